"""Technologies: the levels reached, and the next ones."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import NEVER, POINT
from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation.economy import Economy
from sacbe.tzolkin.evaluation.temples import TempleSteps
from sacbe.tzolkin.evaluation.time_left import DAYS
from sacbe.tzolkin.evaluation.weights import TzolkinWeights


class Technologies:
    """A seat's levels. Each has a value for every turn left to use it."""

    worth: i64 = 0  # all levels reached

    def __init__(self, weights: TzolkinWeights, economy: Economy, temples: TempleSteps) -> None:
        self.economy: Economy = economy
        self.temples: TempleSteps = temples
        table = weights.table()
        self.early: vec[i64] = vec[i64](
            [table[f"{name}_{level}"] for name in d.TECHNOLOGIES for level in (1, 2, 3)]
        )
        """The value of each level at the start of the game."""
        self.level: vec[i64] = vec[i64]([0] * 4)
        self.up: vec[i64] = vec[i64]([0] * 4)
        """The value of each technology's next level, or of the bonus beyond the last."""

    def read(self, position: Position, seat: i64) -> None:
        """Value a seat's levels."""
        cells = position.cells
        me = p.player(seat) + p.LEVEL
        turns = self.economy.time.turns
        total: i64 = 0
        technology: i64
        level: i64
        for technology in range(4):
            reached = cells[me + technology]
            self.level[technology] = reached
            for level in range(reached):
                total += self.early[3 * technology + level]
            if reached < d.MASTERED:
                self.up[technology] = self.early[3 * technology + reached] * turns // DAYS
            else:
                self.up[technology] = self.bonus(technology, cells[p.SUPPLY_SKULLS])
        self.worth = total * turns // DAYS

    def bonus(self, technology: i64, skulls_left: i64) -> i64:
        """Return the value of advancing beyond the last level."""
        if technology == d.AGRICULTURE:
            return max(self.temples.best_step, 0)
        if technology == d.EXTRACTION:
            return 2 * self.economy.price[d.GOLD]
        if technology == d.ARCHITECTURE:
            return 3 * POINT
        return self.economy.price[d.SKULL] * min(skulls_left, 1)

    def cost(self, technology: i64) -> i64:
        """Return how many resources the next level costs."""
        return d.TECHNOLOGY_COST[self.level[technology]]

    def best_free(self) -> i64:
        """Return the value of the best next level."""
        best: i64 = NEVER
        technology: i64
        for technology in range(4):
            best = max(best, self.up[technology])
        return best

    def best_paid(self) -> i64:
        """Return the value of the best next level, less its price."""
        best: i64 = NEVER
        technology: i64
        for technology in range(4):
            price = self.economy.cheapest[self.cost(technology)]
            best = max(best, self.up[technology] - price)
        return best

    def best_two_paid(self) -> i64:
        """Return the value of the best next levels in two technologies, less their price; or of the
        best one alone."""
        best = self.best_paid()
        one: i64
        two: i64
        for one in range(1, 4):
            for two in range(one):
                price = self.economy.cheapest[self.cost(one) + self.cost(two)]
                best = max(best, self.up[one] + self.up[two] - price)
        return best
