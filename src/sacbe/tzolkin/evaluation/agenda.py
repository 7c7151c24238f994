"""What a seat has begun in its turn and may still choose."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.evaluation import POINT
from sacbe.core.position import AGENDA, DEPTH, FRAME, Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation.gears import Gears


class OpenChoices:
    """The choices on the agenda, each valued as if it were made in the best way."""

    def __init__(self, gears: Gears) -> None:
        self.gears: Gears = gears

    def worth(self, position: Position, seat: i64) -> i64:
        """Return what a seat's open choices will give."""
        cells = position.cells
        total: i64 = 0
        at: i64
        for at in range(AGENDA, AGENDA + FRAME * cells[DEPTH], FRAME):
            if cells[at + 1] == seat and cells[at] != p.TAKE_TURN:
                total += self.choice(position, seat, cells[at], cells[at + 2], cells[at + 3])
        return total

    def choice(self, position: Position, seat: i64, kind: i64, a: i64, b: i64) -> i64:
        """Return what an entry of the agenda will give; `position.py` explains `a` and `b`."""
        gears = self.gears
        temples = gears.temples
        if kind == p.ACT:
            if a == d.CHICHEN and gears.economy.have[d.SKULL] == 0:
                return 0
            gears.prepare(position, seat, a)
            return gears.reach[d.TOOTH[a] + b]
        if kind == p.HARVEST:
            return gears.harvest(position, seat, a)
        if kind == p.ADVANCE:
            return self.advance(a, b)
        if kind == p.PAY:
            bought = temples.two_steps if b == p.FOR_TEMPLES else gears.technologies.up[b]
            return bought - gears.economy.cheapest[a]
        if kind == p.STEP_UP:
            return temples.best_step
        if kind == p.TWO_STEPS:
            return temples.two_steps
        if kind == p.ANGER:
            return temples.step_down()
        if kind == p.BUILD:
            return self.build(position, seat, a, b)
        if kind == p.USE_ARCHITECTURE:
            return self.pay_for_building(position, seat, a, True)
        if kind == p.SAVE:
            return self.pay_for_building(position, seat, a, b == p.AT_TIKAL_4)
        if kind == p.MARKET:
            return max(gears.market(), 0)
        if kind == p.ANY_ACTION:
            gears.prepare(position, seat, d.UXMAL)
            return max(gears.any_action(position, seat), 0)
        if kind == p.GAIN:
            return a * gears.economy.price[d.GOLD]
        if kind == p.THEOLOGY_STEP:
            return max(temples.best_step - gears.economy.cheapest[1], 0)
        if kind == p.EFFECTS:
            return gears.buildings.effects(a, b)
        return 0

    def advance(self, levels: i64, how: i64) -> i64:
        """Return the value of one or two technology levels."""
        technologies = self.gears.technologies
        if how == p.FREE_LEVEL:
            return levels * technologies.best_free()
        worth = technologies.best_paid() if levels == 1 else technologies.best_two_paid()
        return max(worth, 0) if how == p.OPTIONAL else worth

    def build(self, position: Position, seat: i64, where: i64, used: i64) -> i64:
        """Return the value of choosing a building; `used` is 1 if architecture has already helped
        with another."""
        buildings = self.gears.buildings
        buildings.find(position, seat)
        if where == p.AT_UXMAL_4:
            return buildings.for_corn
        if where == p.AT_TIKAL_4:
            return max(buildings.best_two(), 0)
        unhelped: i64 = POINT if where == p.AT_TIKAL_4_AGAIN and used == 1 else 0
        return max(buildings.best - unhelped, 0)

    def pay_for_building(self, position: Position, seat: i64, building: i64, again: bool) -> i64:
        """Return the value of a building that has been chosen; `again` if another may follow."""
        buildings = self.gears.buildings
        worth = buildings.worth(building) + buildings.architecture() - buildings.price(building)
        if again:
            buildings.find(position, seat)
            worth += buildings.second
        return worth
