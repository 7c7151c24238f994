"""What workers will earn in the turns to come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation.economy import Economy
from sacbe.tzolkin.evaluation.time_left import DAYS, DaysLeft, takes_turn
from sacbe.tzolkin.evaluation.weights import TzolkinWeights

MIDDLE: Final = 13
"""Days left in the middle of the game."""


class Workforce:
    """A seat's workers. Each earns the same every turn, less if there are many."""

    count: i64 = 0  # in play
    share: i64 = 0  # what percentage each of them earns
    earned: i64 = 0  # by each worker per turn
    future: i64 = 0  # what a worker in hand will earn

    def __init__(self, weights: TzolkinWeights, time: DaysLeft, economy: Economy) -> None:
        self.weights: TzolkinWeights = weights
        self.time: DaysLeft = time
        self.economy: Economy = economy

    def read(self, position: Position, seat: i64) -> None:
        """Count a seat's workers."""
        self.count = d.WORKERS - position.cells[p.player(seat) + p.RESERVE]
        self.share = 100 - self.weights.crowd * (self.count - 3)
        self.earned = self.weights.worker_turn * self.share // 100
        self.future = self.future_in(self.time.turns)

    def future_in(self, turns: i64) -> i64:
        """Return what a worker in hand will earn with a number of turns left."""
        return self.earned * max(turns - 1, 0)

    def worth(self, position: Position, seat: i64) -> i64:
        """Return what all workers would earn if they were in hand."""
        cells = position.cells
        total = self.count * self.future - self.failed_plans(DAYS - cells[p.DAY])
        if self.time.moved == 1:
            return total
        late: i64 = 1 if cells[p.STARTER] == seat + 1 else 0  # in hand from the next turn on
        if cells[p.MODE] == p.RETRIEVING or cells[p.MODE] == p.MERCY:
            if takes_turn(position, seat):
                late += cells[p.player(seat) + p.HAND]
        return total - late * (self.future - self.future_in(self.time.turns - 1))

    def failed_plans(self, days: i64) -> i64:
        """Return what to deduct because not all plans come true, with a number of days left."""
        middle = self.weights.plans_middle
        if days <= MIDDLE:
            return middle * days // MIDDLE
        early = self.weights.plans_early
        return (early * (days - MIDDLE) + middle * (2 * MIDDLE - days)) // MIDDLE

    def one_more(self) -> i64:
        """Return the value of a worker from the supply: what it will earn, less its food."""
        if self.count == d.WORKERS:
            return 0
        earned = self.weights.worker_turn * max(self.time.turns - 2, 0)
        share = (self.count + 1) * (self.share - self.weights.crowd) - self.count * self.share
        total = earned * share // 100
        if self.economy.hungry >= 0:
            total += self.economy.smaller_meals(-self.economy.meal)
        return total
