"""Bots as people type them: a name and, after a colon, how long the bot may think."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from sacbe.bots import outside
from sacbe.bots.bot import BadBot, Bot
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.levels import LEVELS, level_bot
from sacbe.bots.parallel_search import ParallelSearchBot
from sacbe.bots.random import RandomBot
from sacbe.bots.search import SearchBot
from sacbe.bots.tree import TreeSettings
from sacbe.core.arguments import shorten
from sacbe.core.dice import Dice

KNOWN: Final = ("random", "greedy", "rollouts:N", "search:N", "search:Ns", "search:Ns@P")
"""What can be typed besides levels, for messages; N and P are numbers."""
MOST_PLAYOUTS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
MOST_PROCESSES: Final = 64
BUDGET: Final = re.compile(r"([0-9]{1,8}|[0-9]{1,4}(?:\.[0-9]{1,6})?s)(?:@([0-9]{1,3}))?")


class Budget(NamedTuple):
    """How long a searching bot may think about each turn."""

    playouts: int
    seconds: float
    processes: int


def make(spec: str, seed: int) -> Bot:
    """Return a bot for one seat in one game, or raise `BadBot`.

    >>> type(make("search:0.25s", seed=1)).__name__
    'SearchBot'
    """
    return maker(spec)(seed)


def check(spec: str) -> None:
    """Raise `BadBot` unless `spec` names a bot.

    >>> check("chess")
    Traceback (most recent call last):
    sacbe.bots.bot.BadBot: There is no bot “chess”. Bots: level:1, ...
    """
    maker(spec)


def maker(spec: str) -> Callable[[int], Bot]:
    """Return a function that makes bots of a spec from a seed; raise `BadBot`."""
    path = outside.known().get(spec)
    if path is not None:
        return partial(outside.OutsideBot, path)
    if spec == "random":
        return lambda seed: RandomBot(Dice(seed))
    if spec == "greedy":
        return lambda seed: GreedyBot(Dice(seed))
    name, colon, rest = spec.partition(":")
    if name == "level" and colon:
        if rest not in [str(number) for number in LEVELS]:
            raise BadBot("error-bot-level", bot=shorten(spec), most=len(LEVELS))
        return lambda seed: level_bot(int(rest), Dice(seed))
    if name in ("search", "rollouts") and colon:
        return partial(searcher, read_budget(spec, rest), name == "rollouts")
    known = [*(f"level:{number}" for number in LEVELS), *KNOWN, *outside.known()]
    raise BadBot("error-bot", bot=shorten(spec), known=", ".join(known))


def searcher(budget: Budget, random: bool, seed: int) -> Bot:
    """Return a bot that searches with the processes its budget asks for."""
    if budget.processes > 1:
        return ParallelSearchBot(seed, budget.playouts, budget.seconds, budget.processes, random)
    return SearchBot(Dice(seed), budget.playouts, budget.seconds, TreeSettings(random=random))


def read_budget(spec: str, text: str) -> Budget:
    """Read a budget such as `200`, `0.25s` or `1s@4`; raise `BadBot`."""
    found = BUDGET.fullmatch(text)
    if found is not None:
        amount: str = found.group(1)
        processes = int(found.group(2) or 1)
        seconds = float(amount[:-1]) if amount.endswith("s") else 0.0
        playouts = 0 if amount.endswith("s") else int(amount)
        if (
            0 < playouts <= MOST_PLAYOUTS or 0.0 < seconds <= MOST_SECONDS
        ) and 0 < processes <= MOST_PROCESSES:
            return Budget(playouts, seconds, processes)
    raise BadBot(
        "error-bot-budget",
        bot=shorten(spec),
        playouts=str(MOST_PLAYOUTS),
        seconds=str(int(MOST_SECONDS)),
        processes=str(MOST_PROCESSES),
    )
