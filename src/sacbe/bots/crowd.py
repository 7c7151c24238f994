"""The search bot on several processors: each process searches a tree of its own, and the tries are
added up."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter
from typing import Any

from sacbe.bots.search import Clock, SearchBot, most_tried
from sacbe.bots.tree import Settings
from sacbe.core.dice import Dice

_searchers: list[SearchBot] = []  # in each process, its own


class CrowdBot:
    """Like `SearchBot`, with as many processes. With a budget in playouts, each process has its
    share of them, and the choice depends on the seed alone.

    >>> import sacbe
    >>> position = sacbe.GAMES["tikal"].start(2, first=0)
    >>> position.play(position.legal()[0])
    >>> bot = CrowdBot(1, playouts=20, seconds=0.0, processes=2)
    >>> bot.choose(position.view(0)) in position.tokens()
    True
    >>> bot.close()
    """

    def __init__(
        self,
        seed: int,
        playouts: int,
        seconds: float,
        processes: int,
        random: bool = False,
    ) -> None:
        self.clock: Clock = Clock(-(-playouts // processes), seconds)
        context = multiprocessing.get_context("spawn")
        self.processes: list[ProcessPoolExecutor] = [
            ProcessPoolExecutor(1, context, _prepare, (seed * 1009 + number, random))
            for number in range(processes)
        ]

    def choose(self, view: dict[str, Any]) -> str:
        """The token of the move that was tried most by all together."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        began = perf_counter()
        playouts, seconds = self.clock.share(view["turn"])
        answers = [each.submit(_think, view, playouts, seconds) for each in self.processes]
        tries = [sum(column) for column in zip(*(each.result() for each in answers), strict=True)]
        self.clock.spend(playouts, perf_counter() - began)
        return choices[most_tried(tries)]

    def close(self) -> None:
        """Let the processes end."""
        for each in self.processes:
            each.shutdown(wait=False, cancel_futures=True)


def _prepare(seed: int, random: bool) -> None:
    _searchers.append(SearchBot(Dice(seed), settings=Settings(random=random)))


def _think(view: dict[str, Any], playouts: int, seconds: float) -> list[int]:
    return _searchers[0].think(view, playouts, seconds, perf_counter())
