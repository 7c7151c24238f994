"""The gears: the value of their actions, and what the workers on them can expect."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import NEVER, POINT
from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation.buildings import Buildings
from sacbe.tzolkin.evaluation.economy import Economy
from sacbe.tzolkin.evaluation.monuments import Monuments
from sacbe.tzolkin.evaluation.technologies import Technologies
from sacbe.tzolkin.evaluation.temples import TempleSteps
from sacbe.tzolkin.evaluation.time_left import DaysLeft
from sacbe.tzolkin.evaluation.weights import TzolkinWeights
from sacbe.tzolkin.evaluation.workers import Workforce
from sacbe.tzolkin.monuments import CORN_TILE, WOOD_TILE
from sacbe.tzolkin.palenque import in_sight

ALL_GEARS: Final = 5


class Gears:
    """What a seat's workers can do. A gear's actions are valued when first needed. Actions and
    spaces are numbered like the teeth, from `TOOTH` of the gear."""

    def __init__(self, weights: TzolkinWeights, time: DaysLeft, buildings: Buildings) -> None:
        self.weights: TzolkinWeights = weights
        self.time: DaysLeft = time
        self.buildings: Buildings = buildings
        self.economy: Economy = buildings.economy
        self.technologies: Technologies = buildings.technologies
        self.temples: TempleSteps = buildings.technologies.temples
        self.workers: Workforce = buildings.workers
        self.monuments: Monuments = buildings.monuments
        self.ready: vec[i64] = vec[i64]([0] * ALL_GEARS)
        self.action: vec[i64] = vec[i64]([0] * d.ALL_TEETH)
        """The value of each action."""
        self.reach: vec[i64] = vec[i64]([0] * d.ALL_TEETH)
        """What a worker retrieved from each space can do: the action there, or a lower one for
        corn."""
        self.hope: vec[i64] = vec[i64]([0] * d.ALL_TEETH)
        """What a worker that reaches each space later can hope for, whatever is possible now."""
        table = weights.table()
        for space in range(2, d.LAST[d.TIKAL] + 1):
            self.hope[d.TOOTH[d.TIKAL] + space] = table[f"tikal_{min(space, 5)}"]
            if space >= 5:
                self.hope[d.TOOTH[d.UXMAL] + space] = weights.uxmal_5

    def reset(self) -> None:
        """Forget the actions of another position."""
        self.buildings.found = False
        gear: i64
        for gear in range(ALL_GEARS):
            self.ready[gear] = 0

    def worth(self, position: Position, seat: i64) -> i64:
        """Return the value of workers on gears beyond their value in hand."""
        cells = position.cells
        left = self.workers.count - cells[p.player(seat) + p.HAND]
        if cells[p.STARTER] == seat + 1:
            left -= 1
        total: i64 = 0
        before: i64 = 0
        gear: i64
        for gear in range(ALL_GEARS):
            if left == 0:
                break
            if gear != d.UXMAL:  # workers on Uxmal compete for resources with those on Tikal
                before = 0
            at = p.TEETH_AT + d.TOOTH[gear]
            space = d.LAST[gear]
            while space >= 0:
                if cells[at + space] == seat + 1:
                    self.prepare(position, seat, gear)
                    total += self.ride(position, gear, space, before) - self.workers.future
                    before += 1
                    left -= 1
                space -= 1
        return total

    def ride(self, position: Position, gear: i64, space: i64, before: i64) -> i64:
        """Return the value of a worker on a gear: the best space to retrieve it from, and what it
        earns afterwards. `before` workers of the same seat compete with it and come first."""
        turns = self.time.turns
        moved = self.time.moved
        at = d.TOOTH[gear]
        last = d.LAST[gear]
        share = self.share(gear, before)
        no_skull = gear == d.CHICHEN and self.economy.have[d.SKULL] <= before
        best: i64 = 0
        turn: i64
        for turn in range(self.time.soonest, turns):
            here = space + moved + turn
            if here > last:  # off the gear
                return max(best, self.workers.future_in(turns - turn))
            worth = self.reach[at + here]
            if turn + moved >= 2:
                worth = max(worth, self.hope[at + here] * min(turns, 8) // 8)
            if no_skull and (turn + moved < 2 or position.cells[p.SUPPLY_SKULLS] == 0):
                worth = 0
            if share < 100:
                worth = worth * share // 100
            worth = worth * (100 - self.weights.ride_doubt * turn) // 100
            best = max(best, worth + self.workers.future_in(turns - turn - 1))
        return best

    def share(self, gear: i64, before: i64) -> i64:
        """Return what percentage of an action is left for a worker after `before` others."""
        have = self.economy.have
        if gear == d.CHICHEN and have[d.SKULL] <= before:
            return self.weights.no_skull
        if before == 0 or (gear != d.TIKAL and gear != d.UXMAL):
            return 100
        if have[d.WOOD] + have[d.STONE] + have[d.GOLD] > 2 * before:
            return self.weights.second_rich
        return self.weights.second

    def prepare(self, position: Position, seat: i64, gear: i64) -> None:
        """Value the actions of a gear, and from those its spaces."""
        if self.ready[gear] == 1:
            return
        self.ready[gear] = 1
        ahead: i64 = 0
        if gear == d.PALENQUE:
            self.palenque(position, seat)
        elif gear == d.YAXCHILAN:
            self.yaxchilan(position)
        elif gear == d.TIKAL:
            self.tikal(position, seat)
        elif gear == d.UXMAL:
            self.uxmal(position, seat)
        else:
            self.chichen_itza(position)
            if self.technologies.level[d.THEOLOGY] > 0:
                ahead = 1
        self.spread(gear, ahead)

    def spread(self, gear: i64, ahead: i64) -> None:
        """Value the spaces of a gear. Each reaches its own action (if `ahead` is 1, the next one)
        and all lower ones, for a corn per step; the last spaces reach all actions."""
        action = self.action
        reach = self.reach
        at = d.TOOTH[gear]
        actions = d.ACTIONS[gear]
        corn = self.economy.corn_unit
        reach[at] = 0
        best: i64 = 0
        best_of_all: i64 = 0
        space: i64
        for space in range(1, actions + 1):
            best = max(best - corn, 0)
            best = max(best, action[at + space])
            best_of_all = max(best_of_all, best)
            reach[at + space - ahead] = best
        for space in range(actions + 1 - ahead, d.LAST[gear] + 1):
            reach[at + space] = best_of_all

    def palenque(self, position: Position, seat: i64) -> None:
        """Value fishing and harvesting."""
        at = d.TOOTH[d.PALENQUE]
        fish = d.FISHING + d.AGRICULTURE_FISHING[self.technologies.level[d.AGRICULTURE]]
        self.action[at + 1] = self.economy.more_corn(fish)
        action: i64
        for action in range(2, 6):
            self.action[at + action] = self.harvest(position, seat, action)

    def harvest(self, position: Position, seat: i64, action: i64) -> i64:
        """Return the best use of Palenque 2 to 5: a corn tile, a wood tile, or burning wood for
        corn."""
        best: i64 = NEVER
        bonus = d.AGRICULTURE_CORN[self.technologies.level[d.AGRICULTURE]]
        corn = self.economy.more_corn(d.HARVEST_CORN[action] + bonus)
        tile = self.monuments.one_more[CORN_TILE]
        wooded = position.cells[p.WOOD_TILES + action - 2] > 0
        if in_sight(position, action) > 0:
            best = corn + tile
        else:
            if self.technologies.level[d.AGRICULTURE] >= d.FREE_HARVEST:
                best = corn
            if wooded:
                best = max(best, corn + tile + self.temples.step_down())
        if wooded:
            wood = d.HARVEST_WOOD[action]
            if self.technologies.level[d.EXTRACTION] > 0:
                wood += 1
            tile = self.monuments.one_more[WOOD_TILE]
            best = max(best, wood * self.economy.price[d.WOOD] + tile)
        return best

    def yaxchilan(self, position: Position) -> None:
        """Value the goods of Yaxchilan, with extraction and theology."""
        action: i64
        good: i64
        for action in range(1, 6):
            of = 5 * action
            worth: i64 = 0
            if d.YIELD[of + d.CORN] > 0:
                worth = self.economy.more_corn(d.YIELD[of + d.CORN])
            for good in range(d.WOOD, d.GOLD + 1):
                number = d.YIELD[of + good]
                if number > 0:
                    if self.technologies.level[d.EXTRACTION] >= good:
                        number += 1
                    worth += number * self.economy.price[good]
            if d.YIELD[of + d.SKULL] > 0:
                number = 2 if self.technologies.level[d.THEOLOGY] == d.MASTERED else 1
                number = min(number, position.cells[p.SUPPLY_SKULLS])
                worth += number * self.economy.price[d.SKULL]
            self.action[d.TOOTH[d.YAXCHILAN] + action] = worth

    def tikal(self, position: Position, seat: i64) -> None:
        """Value technologies, buildings, monuments and temples, which cost resources."""
        self.buildings.find(position, seat)
        at = d.TOOTH[d.TIKAL]
        self.action[at + 1] = self.technologies.best_paid()
        self.action[at + 2] = self.buildings.best
        self.action[at + 3] = self.technologies.best_two_paid()
        self.action[at + 4] = self.buildings.best_two()
        self.action[at + 5] = self.temples.two_steps - self.economy.cheapest[1]

    def uxmal(self, position: Position, seat: i64) -> None:
        """Value temples, the market, workers, buildings for corn, and the actions of other
        gears."""
        self.buildings.find(position, seat)
        at = d.TOOTH[d.UXMAL]
        self.action[at + 1] = self.temples.best_step + self.economy.more_corn(-d.STEP_PRICE)
        self.action[at + 2] = self.market()
        self.action[at + 3] = self.workers.one_more()
        self.action[at + 4] = self.buildings.for_corn
        self.action[at + 5] = self.any_action(position, seat)

    def market(self) -> i64:
        """Return the value of the best single exchange at the market."""
        best: i64 = NEVER
        good: i64
        for good in range(d.WOOD, d.GOLD + 1):
            price = self.economy.price[good]
            if self.economy.have[good] > 0:
                best = max(best, self.economy.more_corn(d.RATE[good]) - price)
            best = max(best, self.economy.more_corn(-d.RATE[good]) + price)
        return best

    def any_action(self, position: Position, seat: i64) -> i64:
        """Return the value of Uxmal 5: the best action of the small gears, for a corn."""
        best: i64 = NEVER
        gear: i64
        for gear in range(d.UXMAL):
            self.prepare(position, seat, gear)
            best = max(best, self.reach[d.TOOTH[gear] + d.LAST[gear]])
        action: i64
        for action in range(1, 5):
            best = max(best, self.action[d.TOOTH[d.UXMAL] + action])
        return best + self.economy.more_corn(-d.ANY_ACTION_PRICE)

    def chichen_itza(self, position: Position) -> None:
        """Value the altars for a seat with a skull; with theology also a step for a resource."""
        extra: i64 = 0
        if self.technologies.level[d.THEOLOGY] >= d.THEOLOGY_BUYS_STEP:
            extra = max(self.temples.best_step - self.economy.price[d.WOOD], 0)
        altar: i64
        for altar in range(1, d.ALTARS + 1):
            worth: i64 = 0
            if position.cells[p.ALTAR + altar] == 0:
                worth = (
                    d.ALTAR_POINTS[altar] * POINT
                    + self.temples.up[d.ALTAR_TEMPLE[altar]]
                    + d.ALTAR_RESOURCES[altar] * self.economy.price[d.GOLD]
                    + extra
                    - self.economy.price[d.SKULL]
                )
            self.action[d.TOOTH[d.CHICHEN] + altar] = worth
