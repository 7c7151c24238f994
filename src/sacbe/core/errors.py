"""What can go wrong, said with what would have been right.

Every error carries a `Message`, so that each user interface can say it in its own language;
`str()` says it in English.
"""

from __future__ import annotations

from sacbe.core.message import Message, Value


class SacbeError(ValueError):
    """The base of all errors that a caller or a file can cause."""

    def __init__(self, key: str, **params: Value) -> None:
        self.message: Message = Message(key, params)
        super().__init__(key)

    def __str__(self) -> str:
        # Imported here because errors are rare and catalogues are not needed to play.
        from sacbe.i18n import text

        return text(self.message)


class UnknownMove(SacbeError):
    """The game's move book has no such move."""


class IllegalMove(SacbeError):
    """The move exists but is not legal in this position; `legal` has the tokens that are."""

    def __init__(self, key: str, tokens: list[str], **params: Value) -> None:
        self.legal: list[str] = tokens
        super().__init__(key, **params)


class BadOption(SacbeError):
    """A number of players or an option that the game does not have."""


class BadPosition(SacbeError):
    """A dump that cannot be a position of the game."""


class BadRecord(SacbeError):
    """A record that cannot be read or does not replay; `line` says where (0: the whole file)."""

    def __init__(self, key: str, line: int = 0, **params: Value) -> None:
        self.line: int = line
        super().__init__(key, line=line, **params)
