"""Section 7: feeding the workers, and the temples' rewards."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.position import NOBODY, PLAYERS, Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import (
    HUNGRY,
    LEADER_REWARD,
    MEALS,
    TEMPLE_REWARD,
    gain,
    gain_skulls,
    score,
)
from sacbe.tzolkin.position import player


def farms(position: Position, seat: i64) -> tuple[i64, i64]:
    """Return how many workers a player's tiles feed, and how much corn they take off each meal."""
    cells = position.cells
    fed: i64 = 0
    discount: i64 = 0
    for building in d.FARMS:
        if cells[p.BUILDING_AT + building] == p.OWNED + seat:
            of = 3 * d.MOST_EFFECTS * building
            if d.BUILDING_EFFECTS[of] == d.EFFECT_FEEDS:
                fed += d.BUILDING_EFFECTS[of + 1]
            else:
                discount += d.BUILDING_EFFECTS[of + 1]
    for tile in d.WEALTHY_FARMS:
        if cells[p.WEALTH_AT + tile] == p.KEPT_BY + seat:
            of = 3 * d.MOST_EFFECTS * tile
            if d.WEALTH_EFFECTS[of] == d.EFFECT_FEEDS:
                fed += d.WEALTH_EFFECTS[of + 1]
            else:
                discount += d.WEALTH_EFFECTS[of + 1]
    return fed, discount


def meals(position: Position, seat: i64) -> tuple[i64, i64]:
    """Return how many workers must be paid for, and the corn each costs (TZ-7.2, TZ-7.3)."""
    fed, discount = farms(position, seat)
    hungry = d.WORKERS - position.cells[player(seat) + p.RESERVE] - fed
    price = d.MEAL - discount
    if hungry < 0:
        hungry = 0
    if price < 0:
        price = 0
    return hungry, price


def hold(position: Position) -> None:
    """Begin the next Food Day: every player feeds their workers."""
    cells = position.cells
    cells[p.FED] += 1
    if position.facts is not None:
        gives = d.FOOD_DAY_GIVES[cells[p.FED] - 1]
        position.note(NOBODY, "food_day", cells[p.FED], "calendar", gives)
    seat: i64
    for seat in range(cells[PLAYERS]):
        feed(position, seat)


def feed(position: Position, seat: i64) -> None:
    """Feed as many workers as there is corn for; each of the others costs points."""
    cells = position.cells
    hungry, price = meals(position, seat)
    fed = hungry
    if price > 0 and cells[player(seat) + d.CORN] // price < hungry:
        fed = cells[player(seat) + d.CORN] // price
    if position.facts is not None:
        workers = d.WORKERS - cells[player(seat) + p.RESERVE]
        position.note(seat, "fed_by_farms", workers - hungry, "meal", "")
        position.note(seat, "fed", fed, "meal", "")
        position.note(seat, "hungry", hungry - fed, "meal", "")
    gain(position, seat, d.CORN, -fed * price, MEALS)
    score(position, seat, -d.HUNGER * (hungry - fed), HUNGRY)


def new_age(position: Position) -> None:
    """Remove all buildings of age 1 that nobody has built (TZ-7.1)."""
    cells = position.cells
    cells[p.AGE_NOW] = 2
    if position.facts is not None:
        position.note(NOBODY, "age", 2, "calendar", "")
    slot: i64
    for slot in range(d.ROW):
        cells[p.SLOTS + slot] = 0
    building: i64
    for building in range(d.BUILDINGS):
        where = cells[p.BUILDING_AT + building]
        if d.AGE[building] == 1 and (where == p.IN_DECK or where == p.ON_SHOW):
            cells[p.BUILDING_AT + building] = p.OUT


def rewards(position: Position) -> None:
    """Give goods on the first and third Food Day, points on the second and fourth."""
    if d.GIVES_GOODS[position.cells[p.FED] - 1] == 1:
        reward_goods(position)
    else:
        reward_points(position)


def reward_goods(position: Position) -> None:
    """Give every player the goods of their step and of all steps below it; skulls only if there are
    enough for everyone entitled (TZ-7.4)."""
    cells = position.cells
    players = cells[PLAYERS]
    entitled: i64 = 0
    seat: i64
    temple: i64
    step: i64
    for seat in range(players):
        at = player(seat)
        for temple in range(3):
            for step in range(cells[at + p.STEP + temple] + 1):
                good = d.TEMPLE_GOODS[d.STEPS * temple + step]
                if good == d.SKULL:
                    entitled += 1
                elif good != d.CORN:
                    gain(position, seat, good, 1, TEMPLE_REWARD)
    if entitled > cells[p.SUPPLY_SKULLS]:
        return
    for seat in range(players):
        if cells[player(seat) + p.STEP + d.KUKULCAN] >= d.SKULL_STEP:
            gain_skulls(position, seat, 1, TEMPLE_REWARD)


def reward_points(position: Position) -> None:
    """Give every player the points of their step, plus the bonus for the highest marker, half of it
    if tied (TZ-7.5)."""
    cells = position.cells
    players = cells[PLAYERS]
    age: i64 = 0 if cells[p.FED] == 2 else 1
    seat: i64
    temple: i64
    for temple in range(3):
        highest: i64 = -1
        holders: i64 = 0
        for seat in range(players):
            step = cells[player(seat) + p.STEP + temple]
            score(position, seat, d.TEMPLE_POINTS[d.STEPS * temple + step], TEMPLE_REWARD)
            if step > highest:
                highest = step
                holders = 0
            if step == highest:
                holders += 1
        bonus = d.LEADER_BONUS[2 * temple + age]
        if holders > 1:
            bonus = bonus // 2
        for seat in range(players):
            if cells[player(seat) + p.STEP + temple] == highest:
                score(position, seat, bonus, LEADER_REWARD)
