"""The search bot on several processors: each process searches a tree of its own, and the tries are
added up."""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Mapping
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Final

from sacbe.bots.bot import Forfeit
from sacbe.bots.parent import leave_with_parent
from sacbe.bots.search import Clock, SearchBot, most_tried
from sacbe.bots.tree import Settings
from sacbe.core.dice import Dice

PATIENCE: Final = 1.0
"""Seconds for a process to end before it is killed."""


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
        self, seed: int, playouts: int, seconds: float, processes: int, random: bool = False
    ) -> None:
        self.clock: Clock = Clock(-(-playouts // processes), seconds)
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        try:
            for number in range(processes):
                pipe, theirs = context.Pipe()
                self.pipes.append(pipe)
                process = context.Process(
                    target=_serve, args=(theirs, seed * 1009 + number, random), daemon=True
                )
                process.start()
                self.processes.append(process)
                theirs.close()
            for pipe in self.pipes:
                pipe.recv()  # it is awake: starting is not thinking
        except (OSError, EOFError) as error:
            self.close()
            raise Forfeit("error-bot-processes", count=processes, why=str(error)) from error

    def choose(self, view: Mapping[str, Any]) -> str:
        """The token of the move that was tried most by all together."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        began = perf_counter()
        playouts, seconds = self.clock.share(view["turn"])
        try:
            for pipe in self.pipes:
                pipe.send((view, playouts, seconds))
            answers: list[tuple[list[int], int]] = [pipe.recv() for pipe in self.pipes]
        except (OSError, EOFError) as error:
            self.close()
            raise Forfeit(
                "error-bot-processes", count=len(self.processes), why=str(error)
            ) from error
        tries = [sum(column) for column in zip(*(each for each, _ in answers), strict=True)]
        self.clock.spend(max(done for _, done in answers), perf_counter() - began)
        return choices[most_tried(tries)]

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(PATIENCE)
            process.kill()
            process.join()


def _serve(pipe: Connection, seed: int, random: bool) -> None:
    """What each process does: think when asked, until there is nobody to think for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who plays
    leave_with_parent()
    bot = SearchBot(Dice(seed), settings=Settings(random=random))
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            view, playouts, seconds = pipe.recv()
            tries = bot.think(view, playouts, seconds, perf_counter())
            pipe.send((tries, bot.done))
