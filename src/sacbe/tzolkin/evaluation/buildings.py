"""Buildings in the row: what they give, what they cost, and the best to build."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import NEVER, POINT, TOO_DEAR
from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.building import corn_price
from sacbe.tzolkin.evaluation.economy import Economy
from sacbe.tzolkin.evaluation.monuments import Monuments
from sacbe.tzolkin.evaluation.technologies import Technologies
from sacbe.tzolkin.evaluation.workers import Workforce

# Effects that open a choice.
BUILD_AGAIN: Final = 120
TRADE: Final = 50
ANY_ACTION: Final = 250


class Buildings:
    """What a seat gains by building. The best buildings are found when first needed."""

    found: bool = False
    best: i64 = 0  # the profit from the best building for resources; hugely negative if none
    second: i64 = 0  # from another one, paid from what is left; 0 if none
    for_corn: i64 = 0  # from the best building for corn; hugely negative if none

    def __init__(
        self,
        economy: Economy,
        technologies: Technologies,
        workers: Workforce,
        monuments: Monuments,
    ) -> None:
        self.economy: Economy = economy
        self.technologies: Technologies = technologies
        self.workers: Workforce = workers
        self.monuments: Monuments = monuments
        self.gain: vec[i64] = vec[i64]([0] * d.ROW)
        """What each building of the row gives."""

    def find(self, position: Position, seat: i64) -> None:
        """Find the best building, the best two, and the best one for corn."""
        if self.found:
            return
        self.found = True
        self.best = NEVER
        self.second = 0
        self.for_corn = NEVER
        helped = self.architecture()
        chosen: i64 = -1
        slot: i64
        for slot in range(d.ROW):
            building = position.cells[p.SLOTS + slot] - 1
            if building < 0:
                continue
            self.gain[slot] = self.worth(building)
            worth = self.gain[slot] + helped
            profit = worth - self.price(building)
            if profit > self.best:
                self.best = profit
                chosen = building
            corn = corn_price(position, seat, building)
            self.for_corn = max(self.for_corn, worth + self.economy.more_corn(-corn))
        if self.best > NEVER // 2:
            for slot in range(d.ROW):
                building = position.cells[p.SLOTS + slot] - 1
                if building >= 0 and building != chosen:
                    profit = self.gain[slot] - self.price_after(building, chosen)
                    self.second = max(self.second, profit)

    def best_two(self) -> i64:
        """Return the value of Tikal 4: two buildings, or a monument."""
        return max(self.best + self.second, self.monuments.best)

    def worth(self, building: i64) -> i64:
        """Return what a building gives, without architecture."""
        return self.effects(building, 0) + self.monuments.for_tile(d.BUILDING_KIND[building])

    def architecture(self) -> i64:
        """Return what levels 1 and 2 of architecture give for a building."""
        reached = self.technologies.level[d.ARCHITECTURE]
        if reached == 0:
            return 0
        return self.economy.corn_unit + (2 * POINT if reached > 1 else 0)

    def price(self, building: i64) -> i64:
        """Return the value of the resources for a building, one less with level 3 of architecture;
        `TOO_DEAR` if the seat does not have them."""
        saved: i64 = 1 if self.technologies.level[d.ARCHITECTURE] == d.MASTERED else 0
        total: i64 = 0
        missing: i64 = 0
        dearest: i64 = 0
        good: i64
        for good in range(d.WOOD, d.GOLD + 1):
            cost = d.BUILDING_COST[5 * building + good]
            if cost > 0:
                have = self.economy.have[good]
                if cost > have:
                    missing += cost - have
                    cost = have
                else:
                    dearest = max(dearest, self.economy.price[good])
                total += cost * self.economy.price[good]
        if missing > saved:
            return TOO_DEAR
        return total - dearest if saved > missing else total

    def price_after(self, building: i64, first: i64) -> i64:
        """Return the same for a second building, paid from what the first one leaves."""
        total: i64 = 0
        good: i64
        for good in range(d.WOOD, d.GOLD + 1):
            cost = d.BUILDING_COST[5 * building + good]
            if cost > 0:
                if cost + d.BUILDING_COST[5 * first + good] > self.economy.have[good]:
                    return TOO_DEAR
                total += cost * self.economy.price[good]
        return total

    def effects(self, building: i64, first: i64) -> i64:
        """Return the value of a building's effects, starting with effect `first`."""
        total: i64 = 0
        of = 3 * (d.MOST_EFFECTS * building + first)
        end = 3 * d.MOST_EFFECTS * (building + 1)
        while of < end and d.BUILDING_EFFECTS[of] != d.NO_EFFECT:
            a = d.BUILDING_EFFECTS[of + 1]
            total += self.effect(d.BUILDING_EFFECTS[of], a, d.BUILDING_EFFECTS[of + 2])
            of += 3
        return total

    def effect(self, kind: i64, a: i64, b: i64) -> i64:
        """Return the value of one effect; `data.py` explains `a` and `b`."""
        if kind == d.EFFECT_TEMPLE:
            return self.technologies.temples.steps_up(a, b)
        if kind == d.EFFECT_ANY_TEMPLE:
            return self.technologies.temples.best_step
        if kind == d.EFFECT_TECHNOLOGY:
            return self.technologies.up[a]
        if kind == d.EFFECT_ANY_TECHNOLOGY:
            return a * self.technologies.best_free()
        if kind == d.EFFECT_GAIN:
            return self.economy.more_corn(b) if a == d.CORN else b * self.economy.price[a]
        if kind == d.EFFECT_POINTS:
            return a * POINT
        if kind == d.EFFECT_WORKER:
            return self.workers.one_more()
        if kind == d.EFFECT_FEEDS:
            return self.economy.feeding(a)
        if kind == d.EFFECT_MEAL_DISCOUNT:
            return self.economy.discount()
        if kind == d.EFFECT_BUILD:
            return BUILD_AGAIN
        if kind == d.EFFECT_TRADE:
            return TRADE
        assert kind == d.EFFECT_ANY_ACTION
        return ANY_ACTION
