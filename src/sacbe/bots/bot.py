"""What a bot is, and what can go wrong with one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from sacbe.core.errors import SacbeError


class Bot(Protocol):
    """Whoever chooses one of a view's choices, for one seat of one game."""

    def choose(self, view: Mapping[str, Any]) -> str:
        """The token of one of `view["choices"]`."""


class BadBot(SacbeError):
    """A name or a budget that no bot has."""


class Forfeit(SacbeError):
    """A bot that broke down, answered too late, or chose what is not offered."""
