"""The search bot: Monte Carlo tree search from its view, with a budget for each turn."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from sacbe.bots.pause import pause
from sacbe.bots.tree import Node, Tree, TreeSettings
from sacbe.core.dice import Dice
from sacbe.core.evaluation import Evaluation
from sacbe.core.game import Game
from sacbe.core.position import Position
from sacbe.core.registry import find_game

SHARE: Final = 0.6
"""The share of a turn's remaining budget that each decision may use."""
WORLDS: Final = 8
"""How many possible positions are searched if something is hidden."""
GLANCE: Final = 16
"""How often, in playouts, to check whether the rest of the budget can still change the choice."""


class Clock:
    """What is left of a turn's budget, in playouts, seconds, or both: whichever runs out first
    counts. 0 means no limit.

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
        """Return how much the next decision of a turn may use."""
        if turn != self.turn:
            self.turn = turn
            self.playouts_left = self.playouts
            self.seconds_left = self.seconds
        playouts = max(1, round(self.playouts_left * SHARE)) if self.playouts else 0
        seconds = max(1e-6, self.seconds_left * SHARE) if self.seconds else 0.0
        return playouts, seconds

    def spend(self, playouts: int, seconds: float) -> None:
        """Deduct what has been used."""
        self.playouts_left -= playouts
        self.seconds_left -= seconds


def most_tried(tries: list[int]) -> int:
    """Return the index of the most visits; the first if several tie.

    >>> most_tried([3, 8, 8])
    1
    """
    return tries.index(max(tries))


def imagined(game: Game, view: Mapping[str, Any], dice: Dice) -> list[Position]:
    """Return possible positions for a view: one if nothing is hidden, otherwise several."""
    worlds: list[Position] = [game.imagine(view, dice) for _ in range(WORLDS)]
    for world in worlds:
        if world != worlds[0]:
            return worlds
    return worlds[:1]


def lead(roots: list[Node]) -> float:
    """Return how many more visits the most visited move has than any other."""
    first: i64 = 0
    second: i64 = 0
    for edge in range(len(roots[0].moves)):
        total: i64 = 0
        for root in roots:
            total += root.tries[edge]
        if total > first:
            second = first
            first = total
        elif total > second:
            second = total
    return float(first - second)


def run(
    tree: Tree,
    worlds: list[Position],
    roots: list[Node],
    playouts: int,
    seconds: float,
    began: float,
) -> int:
    """Search the worlds in turn until the playouts or the seconds since `began` run out (0: no
    limit), or until the rest of the budget cannot change the choice. Returns the number of
    playouts."""
    done: i64 = 0
    most: i64 = playouts
    while True:
        at = done % len(worlds)
        tree.search(worlds[at], roots[at])
        done += 1
        if most and done >= most:
            break
        if seconds == 0.0 and done % GLANCE:
            continue
        spent = perf_counter() - began
        if seconds and spent >= seconds:
            break
        if done % GLANCE == 0:
            pause()
            left = float(most - done)  # only playouts count if the budget has any
            if most == 0:
                left = float(done) * (seconds - spent) / spent
            if lead(roots) > left:
                break
    return done


class SearchBot:
    """Searches before every choice, with a budget for each turn.

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
        settings: TreeSettings | None = None,
        evaluation: Evaluation | None = None,
    ) -> None:
        self.dice: Dice = dice
        self.clock: Clock = Clock(playouts, seconds)
        self.settings: TreeSettings = TreeSettings() if settings is None else settings
        self.evaluation: Evaluation | None = evaluation
        self.tree: Tree | None = None
        self.done: int = 0  # playouts of the last decision

    def choose(self, view: Mapping[str, Any]) -> str:
        """Return the token of the most visited move."""
        choices: list[str] = view["choices"]
        if len(choices) == 1:
            return choices[0]
        began = perf_counter()
        playouts, seconds = self.clock.share(view["turn"])
        tries = self.think(view, playouts, seconds, began)
        self.clock.spend(self.done, perf_counter() - began)
        return choices[most_tried(tries)]

    def think(
        self, view: Mapping[str, Any], playouts: int, seconds: float, began: float
    ) -> list[int]:
        """Search until the playouts or the seconds run out, or the rest of them cannot change the
        choice. Returns the visits of each of the view's choices."""
        game = find_game(view["game"])
        evaluation = self.evaluation
        if evaluation is None:
            evaluation = game.evaluation
        tree = self.tree
        if tree is None or tree.evaluation is not evaluation:
            tree = Tree(evaluation, self.settings, self.dice)
            self.tree = tree
        worlds = imagined(game, view, self.dice)
        roots: list[Node] = [tree.root(world) for world in worlds]
        self.done = run(tree, worlds, roots, playouts, seconds, began)
        tries: list[int] = []
        for edge in range(len(roots[0].moves)):
            total: i64 = 0
            for root in roots:
                total += root.tries[edge]
            tries.append(total)
        return tries
