"""The interface of a bot, and its errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from sacbe.core.errors import SacbeError


class Bot(Protocol):
    """A player program: picks one of a view's choices, for one seat in one game."""

    def choose(self, view: Mapping[str, Any]) -> str:
        """Return the token of one of `view["choices"]`."""


class BadBot(SacbeError):
    """A name or a budget that no bot has."""


class Forfeit(SacbeError):
    """A bot that crashed, answered too late, or chose something that was not offered."""
