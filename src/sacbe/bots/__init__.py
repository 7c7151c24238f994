"""Bots by name. A bot gets a view, never the position, so it knows only what a person in its seat
would know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.bots.bot import BadBot, Bot, Forfeit
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.levels import LEVELS, level_bot
from sacbe.bots.random import RandomBot
from sacbe.bots.search import SearchBot
from sacbe.bots.specs import check, make
from sacbe.core.dice import Dice

__all__ = [
    "BOTS",
    "LEVELS",
    "BadBot",
    "Bot",
    "Forfeit",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "check",
    "level_bot",
    "make",
]

BOTS: Final[dict[str, Callable[[Dice], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}
"""The kinds of bots. `make` also reads how long each may think."""
