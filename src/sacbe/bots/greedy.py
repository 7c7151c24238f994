"""The greedy bot: small move by small move to the end of its turn, always what the game's
evaluation likes best at once."""

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
    """How far a seat will likely be ahead of the others' average, in hundredths of a point times
    the number of the others; `out` is room to count in."""
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
    """The move after which the one to move is furthest ahead; among equals, any."""
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
    """Plays what looks best after one small move.

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
        """The token of the move after which the seat is furthest ahead."""
        game = find_game(view["game"])
        evaluation = self.evaluation
        if evaluation is None:
            evaluation = game.evaluation
        return game.moves[greedy(game.imagine(view, self.dice), evaluation, self.dice)].token
