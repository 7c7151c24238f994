"""Errors that also say what would have been right.

Every error carries a `Message`, so that each user interface can show it in its own language;
`str()` gives the English text.
"""

from __future__ import annotations

from collections.abc import Callable

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

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def arguments(self) -> tuple[object, ...]:
        """Return the arguments that rebuild the error, apart from its message's parameters."""
        return (self.message.key,)

    def __reduce__(self) -> tuple[object, ...]:
        # Lets errors from other processes be unpickled here.
        return _again, (type(self), self.arguments(), self.message.params)


class MoveError(SacbeError):
    """The base of errors about moves; `legal` lists the tokens that could be played instead."""

    def __init__(self, key: str, tokens: list[str], **params: Value) -> None:
        self.legal: list[str] = tokens
        super().__init__(key, **params)

    def arguments(self) -> tuple[object, ...]:
        return self.message.key, self.legal


class UnknownMove(MoveError):
    """The game's move book has no such move."""


class IllegalMove(MoveError):
    """The move exists but is not legal in this position."""


class BadOption(SacbeError):
    """A number of players or an option that the game does not support."""


class BadPosition(SacbeError):
    """A dump that cannot be a position of the game."""


class BadRecord(SacbeError):
    """A record that cannot be read or does not replay; `line` is where (0: the whole file)."""

    def __init__(self, key: str, line: int = 0, **params: Value) -> None:
        self.line: int = line
        params["line"] = line
        super().__init__(key, **params)

    def arguments(self) -> tuple[object, ...]:
        return self.message.key, self.line


def _again(
    kind: type[SacbeError], arguments: tuple[object, ...], params: dict[str, Value]
) -> SacbeError:
    """Rebuild an error from its pickle."""
    make: Callable[..., SacbeError] = kind
    return make(*arguments, **{name: params[name] for name in params if name != "line"})
