"""Five levels for people, from gentle to strong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sacbe.bots.bot import Bot
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.search import SearchBot
from sacbe.core.dice import Dice

PATIENCE: Final = 1.8
"""Seconds per turn after which a level stops searching, however slow the machine is."""


class Level(NamedTuple):
    """How well a level plays."""

    slips: int
    """How many choices in a hundred are made at random."""
    playouts: int
    """Playouts per turn; 0 means that the level is greedy."""


LEVELS: Final[dict[int, Level]] = {
    1: Level(slips=35, playouts=0),
    2: Level(slips=0, playouts=0),
    3: Level(slips=0, playouts=30),
    4: Level(slips=0, playouts=150),
    5: Level(slips=0, playouts=1000),
}


class SlippingBot:
    """A bot that sometimes chooses at random.

    >>> SlippingBot(GreedyBot(Dice(1)), 100, Dice(1)).choose({"choices": ["end turn"]})
    'end turn'
    """

    def __init__(self, bot: Bot, slips: int, dice: Dice) -> None:
        self.bot: Bot = bot
        self.slips: int = slips
        self.dice: Dice = dice

    def choose(self, view: Mapping[str, Any]) -> str:
        """Return the bot's choice or, now and then, a random one."""
        if self.dice.below(100) < self.slips:
            choices: list[str] = view["choices"]
            return choices[self.dice.below(len(choices))]
        return self.bot.choose(view)


def level_bot(number: int, dice: Dice) -> Bot:
    """Return the bot of a level.

    >>> type(level_bot(2, Dice(1))).__name__
    'GreedyBot'
    """
    level = LEVELS[number]
    bot: Bot = GreedyBot(dice)
    if level.playouts:
        bot = SearchBot(dice, level.playouts, PATIENCE)
    return SlippingBot(bot, level.slips, dice) if level.slips else bot
