"""What a seat's figures and camps can still do."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.evaluation.roads import Roads, best_camp
from sacbe.tikal.evaluation.time_left import TWELFTHS, RoundsLeft
from sacbe.tikal.evaluation.weights import TikalWeights

FAR_AWAY: Final = 15
"""A way of this length is as bad as any longer one."""
ENOUGH: Final = 5
"""With this many explorers in the supply, a seat is ready for whatever comes next."""


class Figures:
    """A seat's figures and their prospects: the most they could gain on some hex, less the way
    there. A figure is therefore worth more with every step towards it."""

    ways: i64 = 0  # prospects of figures on the map
    reserve: i64 = 0  # what figures in the supply could do
    camps: i64 = 0  # what camps save, and the value of those not pitched yet

    def __init__(self, weights: TikalWeights, time: RoundsLeft) -> None:
        self.weights: TikalWeights = weights
        self.time: RoundsLeft = time
        self.roads: Roads = Roads()
        self.prospect: vec[i64] = vec[i64]([0] * d.HEXES)
        """What one more figure would gain on each hex."""
        self.idle: vec[i64] = vec[i64]([0] * d.HEXES)
        """How many of the seat's figures on each hex are free to leave."""

    def read(self, position: Position, seat: i64) -> None:
        """Value a seat's figures and camps. `prospect` and `idle` must be filled in before."""
        cells = position.cells
        me = p.player(seat)
        self.roads.survey(position)
        supply = cells[me + p.SUPPLY]
        pitched = cells[me + p.CAMPS_SET]
        phase = self.time.phase
        camps = (d.CAMPS - pitched) * self.weights.camp * phase // TWELFTHS
        reserve = self.explorers_left(supply)
        if cells[me + p.LEADER_AT] != p.GONE:
            reserve += self.weights.leader * phase // TWELFTHS
        if supply > 0:
            enough = min(supply, ENOUGH)
            self.roads.measure(position, seat, 0)
            if pitched > 0:
                saved = self.to_temples(cells)
                self.roads.measure(position, seat, pitched)
                saved = (saved - self.to_temples(cells)) * enough // ENOUGH
                camps += saved * self.weights.saved * phase // (10 * TWELFTHS)
            reserve += self.within_reach() * self.weights.reserve // 100 * enough // ENOUGH
        self.roads.carry(position, seat, self.prospect, self.weights.step)
        # Prospects count less if only few action points are to come.
        points = self.time.points_to_come()
        self.ways = self.on_their_way(position, seat) * points // (300 * d.ACTION_POINTS)
        self.reserve = reserve * points // (3 * d.ACTION_POINTS)
        self.camps = camps * points // (3 * d.ACTION_POINTS)

    def to_temples(self, cells: vec[i64]) -> i64:
        """Return the sum of the distances to all temples without a guard, each times its level."""
        total: i64 = 0
        hex: i64
        for hex in range(d.HEXES):
            if cells[p.LEVEL + hex] > 0 and cells[p.GUARD_OF + hex] == 0:
                total += cells[p.LEVEL + hex] * min(self.roads.away[hex], FAR_AWAY)
        return total

    def within_reach(self) -> i64:
        """Return what figures from the supply could gain on all hexes, less the way there."""
        total: i64 = 0
        hex: i64
        for hex in range(d.HEXES):
            if self.prospect[hex] > 0:
                total += max(self.prospect[hex] - self.weights.step * self.roads.away[hex], 0)
        return total

    def explorers_left(self, supply: i64) -> i64:
        """Return the value of explorers in the supply; the last ones are worth most."""
        worth = supply * (2 * d.EXPLORERS - supply) * self.weights.explorer
        return worth * self.time.phase // (2 * d.EXPLORERS * TWELFTHS)

    def on_their_way(self, position: Position, seat: i64) -> i64:
        """Return a hundred times the prospects of figures on the map, beyond those from a camp.
        Only the first free figure on a hex counts fully."""
        w = self.weights
        best = max(best_camp(position, seat, self.prospect) - w.step, 0)
        total: i64 = 0
        hex: i64
        for hex in range(d.HEXES):
            count = p.figures(position, seat, hex)
            if count > 0:
                free = self.idle[hex]
                share = w.busy * (count - free)
                if free > 0:
                    share += 100
                if free > 1:
                    share += w.second
                if free > 2:
                    share += w.third + w.further * (free - 3)
                total += share * (self.prospect[hex] - best)
        return total
