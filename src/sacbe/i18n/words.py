"""Messages as text, in the reader's language."""

from __future__ import annotations

from typing import Final

from sacbe.core.message import Message, Value
from sacbe.i18n import text

FALLBACK: Final = "en"


class Words:
    """A language's catalogue, ready to use.

    >>> Words("en").text("amount-skull", count=2)
    '2 skulls'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language: str = language

    def text(self, message: Message | str, **params: Value) -> str:
        """Return a message, or the message of a key, in this language. Messages that a catalogue
        lacks are in English."""
        if isinstance(message, str):
            message = Message(message, params)
        try:
            return text(message, self.language)
        except (LookupError, OSError):
            if self.language == FALLBACK:
                raise
            return text(message, FALLBACK)

    def __repr__(self) -> str:
        return f"Words({self.language!r})"
