"""Refusals, each with a status and a message of the catalogues."""

from __future__ import annotations

from typing import Any

from sacbe.core.errors import SacbeError
from sacbe.core.message import Value


class Refused(SacbeError):
    """A request that is not carried out. `extra` goes into the answer beside the message."""

    def __init__(self, status: int, key: str, **params: Value) -> None:
        self.status: int = status
        self.extra: dict[str, Any] = {}
        super().__init__(key, **params)

    def having(self, **extra: Any) -> Refused:
        """Add data to the answer, and return the refusal."""
        self.extra.update(extra)
        return self

    def arguments(self) -> tuple[object, ...]:
        return self.status, self.message.key


class Unavailable(Refused):
    """The database cannot be reached, is locked, or is full. Nothing was changed, or that is
    unknown; the same request may be sent again."""

    def __init__(self, why: str) -> None:
        self.why: str = why
        super().__init__(503, "error-server-unavailable")


def not_found(what: str) -> Refused:
    """Return the refusal for what does not exist, or not for this caller."""
    return Refused(404, f"error-server-no-{what}")
