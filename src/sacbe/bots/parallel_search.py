"""The search bot on several processors: each process searches its own tree, and their visits are
added up."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any

from sacbe.bots.bot import Forfeit
from sacbe.bots.search import Clock, SearchBot, most_tried
from sacbe.bots.tree import TreeSettings
from sacbe.core.dice import Dice
from sacbe.processes import ProcessPool, Report, Work, WorkerDied


class ParallelSearchBot:
    """A `SearchBot` that uses several processes. They share a budget in playouts, and with such a
    budget the choice depends only on the seed.

    >>> import sacbe
    >>> position = sacbe.GAMES["tikal"].start(2, first=0)
    >>> position.play(position.legal()[0])
    >>> bot = ParallelSearchBot(1, playouts=20, seconds=0.0, processes=2)
    >>> bot.choose(position.view(0)) in position.tokens()
    True
    >>> bot.close()
    """

    def __init__(
        self, seed: int, playouts: int, seconds: float, processes: int, random: bool = False
    ) -> None:
        self.clock: Clock = Clock(-(-playouts // processes), seconds)
        self.count: int = processes
        self.pool: ProcessPool | None = None
        try:
            seeds = range(seed * 1009, seed * 1009 + processes)
            self.pool = ProcessPool(_searcher, [(each, random) for each in seeds])
            self.pool.wait_ready()  # start-up does not count as thinking
        except WorkerDied as error:
            raise self._forfeit(error) from error

    def choose(self, view: Mapping[str, Any]) -> str:
        """Return the token of the move with the most visits over all processes."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        began = perf_counter()
        playouts, seconds = self.clock.share(view["turn"])
        try:
            if self.pool is None:
                raise WorkerDied("closed")
            answers: list[tuple[list[int], int]] = self.pool.ask_all((view, playouts, seconds))
        except WorkerDied as error:
            raise self._forfeit(error) from error
        tries = [sum(column) for column in zip(*(each for each, _ in answers), strict=True)]
        self.clock.spend(max(done for _, done in answers), perf_counter() - began)
        return choices[most_tried(tries)]

    def close(self) -> None:
        """End the processes, even if they are busy."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.close()

    def _forfeit(self, error: WorkerDied) -> Forfeit:
        self.close()
        return Forfeit("error-bot-processes", count=self.count, why=str(error))


def _searcher(report: Report, seed: int, random: bool) -> Work:
    """Return the work of each process: search a view for some playouts or seconds."""
    bot = SearchBot(Dice(seed), settings=TreeSettings(random=random))

    def search(task: tuple[Mapping[str, Any], int, float]) -> tuple[list[int], int]:
        view, playouts, seconds = task
        return bot.think(view, playouts, seconds, perf_counter()), bot.done

    return search
