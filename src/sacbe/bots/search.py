"""The search bot: Monte-Carlo tree search on what it can know, within a budget for each turn."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from sacbe.bots.tree import Node, Settings, Tree
from sacbe.core.dice import Dice
from sacbe.core.evaluation import Evaluation
from sacbe.core.position import Position
from sacbe.core.registry import find_game

SHARE: Final = 0.6
"""How much of what is left of a turn's budget goes into each of its decisions."""
WORLDS: Final = 8
"""How many possible worlds are searched where something is hidden."""


class Clock:
    """What is left of a turn's budget: playouts, seconds, or both, of which the first to run out
    counts. None of either is 0.

    >>> clock = Clock(playouts=100, seconds=0.0)
    >>> clock.share(turn=1)
    (60, 0.0)
    >>> clock.spend(60, 0.01)
    >>> clock.share(turn=1), clock.share(turn=2)
    ((24, 0.0), (60, 0.0))
    """

    def __init__(self, playouts: int, seconds: float) -> None:
        self.playouts: int = playouts
        self.seconds: float = seconds
        self.turn: int = -1
        self.playouts_left: int = playouts
        self.seconds_left: float = seconds

    def share(self, turn: int) -> tuple[int, float]:
        """How much may be spent on the next decision of a turn."""
        if turn != self.turn:
            self.turn = turn
            self.playouts_left = self.playouts
            self.seconds_left = self.seconds
        playouts = max(1, round(self.playouts_left * SHARE)) if self.playouts else 0
        seconds = max(1e-6, self.seconds_left * SHARE) if self.seconds else 0.0
        return playouts, seconds

    def spend(self, playouts: int, seconds: float) -> None:
        """Count what has been spent."""
        self.playouts_left -= playouts
        self.seconds_left -= seconds


def most_tried(tries: list[int]) -> int:
    """Where the most tries are; the first of equals.

    >>> most_tried([3, 8, 8])
    1
    """
    return tries.index(max(tries))


class SearchBot:
    """Searches before every choice, with a budget for a whole turn.

    >>> import sacbe
    >>> position = sacbe.GAMES["tikal"].start(2, first=0)
    >>> position.play(position.legal()[0])
    >>> SearchBot(Dice(1), playouts=20).choose(position.view(0)) in position.tokens()
    True
    """

    def __init__(
        self,
        dice: Dice,
        playouts: int = 200,
        seconds: float = 0.0,
        settings: Settings | None = None,
        evaluation: Evaluation | None = None,
    ) -> None:
        self.dice: Dice = dice
        self.clock: Clock = Clock(playouts, seconds)
        self.settings: Settings = Settings() if settings is None else settings
        self.evaluation: Evaluation | None = evaluation
        self.tree: Tree | None = None

    def choose(self, view: dict[str, Any]) -> str:
        """The token of the move that was tried most."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        began = perf_counter()
        playouts, seconds = self.clock.share(view["turn"])
        tries = self.think(view, playouts, seconds, began)
        self.clock.spend(playouts, perf_counter() - began)
        return choices[most_tried(tries)]

    def think(self, view: dict[str, Any], playouts: int, seconds: float, began: float) -> list[int]:
        """Search until the playouts or the seconds run out; how often each choice of the view was
        tried."""
        game = find_game(view["game"])
        evaluation = self.evaluation
        if evaluation is None:
            evaluation = game.evaluation
        tree = self.tree
        if tree is None or tree.evaluation is not evaluation:
            tree = Tree(evaluation, self.settings, self.dice)
            self.tree = tree
        worlds: list[Position] = [game.imagine(view, self.dice)]
        other = game.imagine(view, self.dice)
        if other != worlds[0]:
            worlds.append(other)
            while len(worlds) < WORLDS:
                worlds.append(game.imagine(view, self.dice))
        roots: list[Node] = [tree.root(world) for world in worlds]
        done: i64 = 0
        most: i64 = playouts
        while done == 0 or (
            (most == 0 or done < most) and (seconds == 0.0 or perf_counter() < began + seconds)
        ):
            at = done % len(worlds)
            tree.search(worlds[at], roots[at])
            done += 1
        tries: list[int] = []
        for edge in range(len(roots[0].moves)):
            total: i64 = 0
            for root in roots:
                total += root.tries[edge]
            tries.append(total)
        return tries
