"""Words for the terminal: messages as text in the language that a person chose."""

from __future__ import annotations

import os

from sacbe.core.errors import BadOption
from sacbe.core.given import shorten
from sacbe.core.message import Message, Value
from sacbe.i18n import LANGUAGES, text

FALLBACK = "en"


def pick_language(option: str | None = None) -> str:
    """The language to speak: the option's, else the one of SACBE_LANG, else the system's, else
    English. Only an unknown option is an error, because somebody has just typed it.

    >>> pick_language("pl")
    'pl'
    """
    if option is not None:
        code = option.strip().lower()
        if code in LANGUAGES:
            return code
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise BadOption("cli-play-error-language", language=shorten(option), known=known)
    ours = _code(os.environ.get("SACBE_LANG", ""))
    if ours in LANGUAGES:
        return ours
    # The first of these that is set decides, as it does for other programs.
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            code = _code(value)
            return code if code in LANGUAGES else FALLBACK
    return FALLBACK


def _code(locale: str) -> str:
    """The language of a locale's name.

    >>> _code("pt_BR.UTF-8")
    'pt'
    """
    return locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()


class Words:
    """A language's catalogue, ready to speak.

    >>> Words("en").text("amount-skull", count=2)
    '2 skulls'
    """

    def __init__(self, language: str = FALLBACK) -> None:
        self.language: str = language

    def text(self, message: Message | str, **params: Value) -> str:
        """A message, or the message of a key, in this language. What a catalogue lacks is said
        in English: better than no answer at all."""
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
