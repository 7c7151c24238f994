"""Estimates of each seat's final score, reason by reason.

Everything is counted in hundredths of a point, as integers, so that bots make the same decisions in
every build and on every machine.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.position import Position

POINT: Final = 100
"""Hundredths in a point."""
NEVER: Final = -1_000_000
"""The value of something impossible."""
TOO_DEAR: Final = 1_000_000
"""A price that cannot be paid."""


class Weights:
    """The tunable numbers of an evaluation. Each game adds its own as attributes; the defaults are
    the values that won the most matches."""

    def table(self) -> dict[str, int]:
        """Return all weights by name."""
        found = {name: getattr(self, name) for name in dir(self)}
        return {name: weight for name, weight in found.items() if isinstance(weight, int)}

    def change(self, weights: dict[str, int] | None) -> None:
        """Set weights by name; raise `KeyError` for a name that does not exist."""
        known = self.table()
        for name, weight in (weights or {}).items():
            if name not in known:
                raise KeyError(name)
            setattr(self, name, weight)


class Evaluation(ABC):
    """A game's evaluation. The terms of a seat add up to its estimated final score. They have
    names, so that bots can explain their moves. Not thread-safe.

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
        """Fill in the terms for a seat. When the game is over, their sum is the score."""

    @abstractmethod
    def remaining(self, position: Position) -> i64:
        """Return how much of the game is still to come, in thousandths; 0 at the end."""

    @abstractmethod
    def doubt(self, position: Position) -> i64:
        """Return the lead that wins about three games out of four, in hundredths of a point."""

    def ahead(self, position: Position) -> i64:
        """Return after how many turns a search should ask for an estimate; 1 is the end of this
        turn."""
        return 1

    def points(self, position: Position, seat: i64) -> i64:
        """Return the sum of all terms."""
        out = vec[i64]([0] * len(self.terms))
        self.estimate(position, seat, out)
        total: i64 = 0
        for part in out:
            total += part
        return total

    def explain(self, position: Position, seat: SupportsIndex) -> dict[str, float]:
        """Return the terms by name, in points; raise `BadOption` for a seat that is not at the
        table."""
        out = vec[i64]([0] * len(self.terms))
        self.estimate(position, position.game.check_seat(position, seat), out)
        return {name: int(part) / POINT for name, part in zip(self.terms, out, strict=True)}
