"""The greedy bot: looks one move ahead and picks what the game's evaluation likes best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.dice import Dice
from sacbe.core.evaluation import Evaluation
from sacbe.core.position import PLAYERS, Position
from sacbe.core.registry import find_game


def lead(position: Position, evaluation: Evaluation, seat: i64, out: vec[i64]) -> i64:
    """Return how far a seat is expected to be ahead of the others' average, in hundredths of a
    point times the number of other seats. `out` is a buffer."""
    players = position.cells[PLAYERS]
    total: i64 = 0
    for other in range(players):
        evaluation.estimate(position, other, out)
        points: i64 = 0
        for part in out:
            points += part
        total += points * (players - 1) if other == seat else -points
    return total


def greedy(position: Position, evaluation: Evaluation, dice: Dice) -> i64:
    """Return the move that puts the seat to move furthest ahead; a random one of those that tie."""
    choices = position.choices()
    if len(choices) == 1:
        return choices[0]
    seat = position.mover()
    out = vec[i64]([0] * len(evaluation.terms))
    best: i64 = 0
    found: i64 = -1
    equals: i64 = 0
    for id in choices:
        after = position.copy()
        after.apply(id)
        value = lead(after, evaluation, seat, out)
        if found < 0 or value > best:
            best = value
            found = id
            equals = 1
        elif value == best:
            equals += 1
            if dice.below(equals) == 0:
                found = id
    return found


class GreedyBot:
    """Plays what looks best one move ahead.

    >>> import sacbe
    >>> position = sacbe.GAMES["tikal"].start(2, first=0)
    >>> position.play(position.legal()[0])
    >>> GreedyBot(Dice(1)).choose(position.view(0)) in position.tokens()
    True
    """

    def __init__(self, dice: Dice, evaluation: Evaluation | None = None) -> None:
        self.dice: Dice = dice
        self.evaluation: Evaluation | None = evaluation

    def choose(self, view: Mapping[str, Any]) -> str:
        """Return the token of the move that puts the seat furthest ahead."""
        game = find_game(view["game"])
        evaluation = self.evaluation
        if evaluation is None:
            evaluation = game.evaluation
        return game.moves[greedy(game.imagine(view, self.dice), evaluation, self.dice)].token
