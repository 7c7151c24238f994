"""Bots by name. A bot is given a view, never the position: it knows what a person would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from sacbe.bots.random import RandomBot
from sacbe.core.dice import Dice

__all__ = ["BOTS", "Bot", "RandomBot"]


class Bot(Protocol):
    """Whoever chooses one of a view's choices."""

    def choose(self, view: dict[str, Any]) -> str:
        """The token of one of `view["choices"]`."""


BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {"random": RandomBot}
"""What a seat can be given to, by the name that people type."""
