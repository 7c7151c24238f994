"""What treasures will score, and what ruins promise."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.evaluation import POINT
from sacbe.core.position import PLAYERS, Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.evaluation.figures import Figures
from sacbe.tikal.evaluation.time_left import RoundsLeft
from sacbe.tikal.evaluation.weights import TikalWeights


class Treasures:
    """A seat's treasures score in every round to come. Ruins promise more of them to figures that
    stand there."""

    worth: i64 = 0  # of the treasures a seat has
    ruins: i64 = 0  # promised by the ruins it stands on
    each: i64 = 0  # what a treasure in ruins promises

    def __init__(self, weights: TikalWeights, time: RoundsLeft, figures: Figures) -> None:
        self.weights: TikalWeights = weights
        self.time: RoundsLeft = time
        self.figures: Figures = figures

    def read(self, position: Position, seat: i64) -> None:
        """Value a seat's treasures."""
        cells = position.cells
        me = p.player(seat) + p.TREASURE
        rounds = self.time.rounds()
        self.ruins = 0
        self.each = self.weights.treasure * rounds * self.weights.ruins // 100
        total: i64 = 0
        unseen: i64 = 0
        next_one: i64 = 0
        kind: i64
        for kind in range(d.KINDS):
            own = cells[me + kind]
            left = cells[p.FACE_DOWN + kind]
            total += d.TREASURE_POINTS[own] * POINT
            unseen += left
            if own < d.OF_EACH:
                next_one += left * (d.TREASURE_POINTS[own + 1] - d.TREASURE_POINTS[own])
            if left > 0:
                if own == 1:
                    total += self.weights.pair
                elif own == 2:
                    total += self.weights.three
        self.worth = total * rounds
        if self.time.drawn_for == seat and unseen > 0:
            self.worth += next_one * rounds * POINT // unseen

    def look(self, position: Position, seat: i64, hex: i64) -> None:
        """Count ruins, and the value of one more figure on them. The first figure has two treasures
        in view, the second one more; with other players' figures around, a third less."""
        cells = position.cells
        left = cells[p.MASKS_LEFT + hex]
        if left == 0:
            return
        first = min(left, 2) * 2
        second = min(left, 3) * 2
        other: i64
        for other in range(cells[PLAYERS]):
            if other != seat and p.figures(position, other, hex) > 0:
                first = min(left, 2) * 4 // 3
                second = min(left, 3) * 4 // 3
        first = first * self.each // 2
        second = second * self.each // 2
        mine = self.figures.idle[hex]
        self.figures.idle[hex] = max(mine - 2, 0)
        if mine == 0:
            self.figures.prospect[hex] = first
        elif mine == 1:
            self.ruins += first
            self.figures.prospect[hex] = second - first
        else:
            self.ruins += second
