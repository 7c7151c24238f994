"""Monuments: what a seat's own will score, and the prospects of those on show."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import NEVER, POINT
from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation.economy import Economy
from sacbe.tzolkin.evaluation.weights import TzolkinWeights
from sacbe.tzolkin.monuments import CONSTRUCTION, COUNTED, COUNTS, MonumentCounts


class Monuments:
    """A monument is expected to score what it would score now, and a little more for every turn to
    come."""

    owns: bool = False  # whether the seat has built any
    worth: i64 = 0  # of the seat's own, and the prospect of the best one on show
    best: i64 = 0  # the profit from the best one that can be paid for

    def __init__(self, weights: TzolkinWeights, economy: Economy) -> None:
        self.weights: TzolkinWeights = weights
        self.economy: Economy = economy
        self.counts: MonumentCounts = MonumentCounts()
        self.one_more: vec[i64] = vec[i64]([0] * COUNTED)
        """What the seat's monuments give for one more of each thing they count."""

    def read(self, position: Position, seat: i64) -> None:
        """Value a seat's monuments and those on show."""
        self.counts.read(position, seat)
        cells = position.cells
        turns = self.economy.time.turns
        growth = 100 + self.weights.monument_growth * turns
        self.best = NEVER
        own: i64 = 0
        hope: i64 = 0
        i: i64
        if self.owns:
            for i in range(COUNTED):
                self.one_more[i] = 0
        self.owns = False
        for i in range(d.MONUMENTS):
            where = cells[p.MONUMENT_AT + i]
            if where == p.OWNED + seat:
                self.owns = True
                own += self.counts.points(i) * growth
                self.one_more[COUNTS[i]] += self.counts.each(i) * POINT
            elif where == p.ON_SHOW:
                hope = max(hope, self.promise(i, self.counts.points_if_built(i) * growth))
        if turns >= 2:
            own += hope * self.weights.monument_hope // 100 * min(turns, 8) // 800
        self.worth = own

    def promise(self, monument: i64, points: i64) -> i64:
        """Return a hundred times the profit from a monument on show, less for each missing
        resource."""
        profit = points
        missing: i64 = 0
        good: i64
        for good in range(d.WOOD, d.SKULL + 1):
            cost = d.MONUMENT_COST[5 * monument + good]
            profit -= cost * self.economy.price[good]
            missing += max(cost - self.economy.have[good], 0)
        if missing == 0:
            self.best = max(self.best, profit)
        return profit * max(100 - self.weights.monument_missing * missing, 0)

    def for_tile(self, kind: i64) -> i64:
        """Return what the seat's monuments give for one more tile of a kind."""
        return self.one_more[kind] + self.one_more[CONSTRUCTION]
