"""What corn, resources and skulls are worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import NEVER, POINT, TOO_DEAR
from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation.time_left import DaysLeft
from sacbe.tzolkin.evaluation.weights import TzolkinWeights
from sacbe.tzolkin.food_day import farms

HUNGRY_CORN: Final[i64] = d.HUNGER * POINT // d.MEAL
"""The value of a corn that saves a worker from hunger."""
LAST_PRICE: Final = vec[i64](
    [POINT // 4] + [rate * POINT // 4 for rate in d.RATE[1:]] + [d.POINTS_PER_SKULL * POINT]
)
"""What the last scoring gives for each good."""
MOST_PAID: Final = 6
"""The most resources paid at once in any mix: for two technologies."""


class Economy:
    """A seat's goods and their values. Resources and skulls are worth what they can become while
    there is time, and near the end what the last scoring gives for them. Corn is for the Food Days,
    one after another; the rest of it is spare."""

    corn: i64 = 0
    hungry: i64 = 0  # workers that farms do not feed; negative if farms could feed more
    meal: i64 = 0  # corn for each of them
    need: i64 = 0  # corn for all of them on a Food Day
    spare: i64 = 0  # what a corn beyond all meals is worth
    purse: i64 = 0  # what each of the first few corn is worth beyond that
    corn_now: i64 = 0  # what the seat's corn is worth
    corn_unit: i64 = 0  # what one corn more or less is worth
    all_meals: i64 = 0  # what a corn for every Food Day to come is worth

    def __init__(self, weights: TzolkinWeights, time: DaysLeft) -> None:
        self.weights: TzolkinWeights = weights
        self.time: DaysLeft = time
        self.early: vec[i64] = vec[i64](
            [0, weights.wood, weights.stone, weights.gold, weights.skull]
        )
        """The prices of goods while there is time to use them."""
        self.have: vec[i64] = vec[i64]([0] * 5)
        self.price: vec[i64] = vec[i64]([0] * 5)
        self.cheapest: vec[i64] = vec[i64]([0] * (MOST_PAID + 1))
        """The value of the seat's N cheapest resources; `TOO_DEAR` if there are fewer."""
        self.meal_corn: vec[i64] = vec[i64]([0] * 4)
        """The value of a corn for each Food Day."""

    def read(self, position: Position, seat: i64) -> None:
        """Count and price a seat's goods."""
        cells = position.cells
        me = p.player(seat)
        use = self.weights.use_turns
        good: i64
        for good in range(d.WOOD, d.SKULL + 1):
            self.have[good] = cells[me + good]
            self.price[good] = self.early[good]
            if self.time.turns < use:
                last = LAST_PRICE[good]
                self.price[good] = last + (self.early[good] - last) * self.time.turns // use
        self.price_mixes()
        fed, discount = farms(position, seat)
        self.hungry = d.WORKERS - cells[me + p.RESERVE] - fed
        self.meal = max(d.MEAL - discount, 0)
        self.need = max(self.hungry, 0) * self.meal
        self.price_corn()
        self.corn = cells[me + d.CORN]
        self.corn_now = self.corn_worth(self.corn, self.need)
        self.corn_unit = self.weights.corn_far
        if self.corn > 0:
            self.corn_unit = self.corn_now - self.corn_worth(self.corn - 1, self.need)

    def price_mixes(self) -> None:
        """Fill in `cheapest`."""
        number: i64 = 0
        total: i64 = 0
        good: i64
        for good in range(d.WOOD, d.GOLD + 1):
            last = min(number + self.have[good], MOST_PAID)
            while number < last:
                number += 1
                total += self.price[good]
                self.cheapest[number] = total
        while number < MOST_PAID:
            number += 1
            self.cheapest[number] = TOO_DEAR

    def price_corn(self) -> None:
        """Price corn: for a Food Day it becomes more valuable as the day approaches, spare corn
        less."""
        last = LAST_PRICE[d.CORN]
        self.spare = last + (self.weights.corn_spare - last) * min(self.time.turns, 12) // 12
        self.purse = self.weights.purse * min(self.time.turns, 5) // 5
        far = self.weights.corn_far
        urgent = self.weights.urgent
        self.all_meals = 0
        day = self.time.food_day
        while day < 4:
            price = far
            turns = self.time.until[day]
            if turns < urgent:
                price += (HUNGRY_CORN - far) * (urgent - turns) // urgent
            self.meal_corn[day] = price
            self.all_meals += price
            day += 1

    def corn_worth(self, corn: i64, need: i64) -> i64:
        """Return the value of an amount of corn if each Food Day takes `need` of it."""
        worth = self.in_purse(corn)
        day = self.time.food_day
        while day < 4:
            eaten = need
            if corn < need:
                eaten = corn
                if self.time.until[day] == 0:  # a worker is fed fully or not at all
                    eaten -= eaten % self.meal
            worth += eaten * self.meal_corn[day]
            corn -= eaten
            day += 1
        return worth + corn * self.spare

    def in_purse(self, corn: i64) -> i64:
        """Return the extra value of the first few corn, which place workers."""
        return min(corn, self.weights.purse_size) * self.purse

    def corn_left(self) -> i64:
        """Return the value of the corn beyond all meals."""
        left = max(self.corn - (4 - self.time.food_day) * self.need, 0)
        return left * self.spare + self.in_purse(self.corn)

    def food(self) -> i64:
        """Return the value of the seat's corn for meals, less the cost of all meals: 0 if there is
        enough, negative if workers may go hungry."""
        return self.corn_now - self.corn_left() - self.need * self.all_meals

    def more_corn(self, corn: i64) -> i64:
        """Return the value of gaining corn, or of paying it if negative; `NEVER` if there is too
        little."""
        have = self.corn + corn
        if have < 0:
            return NEVER
        return self.corn_worth(have, self.need) - self.corn_now

    def smaller_meals(self, saved: i64) -> i64:
        """Return the value of needing less corn on every Food Day, or more if negative."""
        if saved == 0:
            return 0
        worth = self.corn_worth(self.corn, self.need - saved) - self.corn_now
        return worth + saved * self.all_meals

    def feeding(self, workers: i64) -> i64:
        """Return the value of feeding a number of workers for free."""
        return self.smaller_meals(max(min(workers, self.hungry), 0) * self.meal)

    def discount(self) -> i64:
        """Return the value of paying one corn less for each meal."""
        if self.meal == 0:
            return 0
        return self.smaller_meals(max(self.hungry, 0))

    def resources(self) -> i64:
        """Return the value of the seat's wood, stone and gold."""
        total: i64 = 0
        good: i64
        for good in range(d.WOOD, d.GOLD + 1):
            total += self.have[good] * self.price[good]
        return total

    def skulls(self) -> i64:
        """Return the value of the seat's skulls."""
        return self.have[d.SKULL] * self.price[d.SKULL]
