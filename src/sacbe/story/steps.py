"""Moves that were made, as stories need them."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from sacbe.core.moves import Move
from sacbe.core.position import Position


class Step(NamedTuple):
    """A move that was made, between two positions."""

    before: Position
    move: Move
    after: Position

    @property
    def seat(self) -> int:
        return self.before.to_move


def turns(steps: list[Step]) -> list[list[Step]]:
    """Steps, turn by turn."""
    return [list(group) for _, group in groupby(steps, key=lambda step: step.before.turn)]
