"""What a position is worth: the points each seat will likely end with, reason by reason.

Everything is counted in hundredths of a point, in whole numbers, so that bots decide the same in
every build and on every machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.position import Position

POINT: Final = 100
"""Hundredths in a point."""


class Evaluation(ABC):
    """A game's evaluation. One number a term and seat; their sum is the points that the seat will
    likely end with. The terms have names from the game, so that bots can say why.

    >>> import sacbe
    >>> evaluation = sacbe.GAMES["tzolkin"].evaluation
    >>> position = sacbe.GAMES["tzolkin"].start(2)
    >>> len(evaluation.explain(position, 0)) == len(evaluation.terms)
    True
    """

    def __init__(self, terms: tuple[str, ...]) -> None:
        self.terms: tuple[str, ...] = terms

    @abstractmethod
    def estimate(self, position: Position, seat: i64, out: vec[i64]) -> None:
        """Fill in, for every term, the points that the seat will likely end with. When the game
        is over, the sum is the score."""

    @abstractmethod
    def remaining(self, position: Position) -> i64:
        """How much of the game is still to come, in thousandths; 0 at the end."""

    @abstractmethod
    def doubt(self, position: Position) -> i64:
        """How much a lead may still change, in hundredths of a point: a lead of so much wins about
        three games of four."""

    def ahead(self, position: Position) -> i64:
        """At which turn's end from here on an estimate is worth most to a search for its price:
        1 is the end of the turn that goes on."""
        return 1

    def points(self, position: Position, seat: i64) -> i64:
        """The sum of all terms."""
        out = vec[i64]([0] * len(self.terms))
        self.estimate(position, seat, out)
        total: i64 = 0
        for part in out:
            total += part
        return total

    def explain(self, position: Position, seat: int) -> dict[str, float]:
        """The terms by name, in points."""
        out = vec[i64]([0] * len(self.terms))
        self.estimate(position, seat, out)
        return {name: int(part) / POINT for name, part in zip(self.terms, out, strict=True)}
