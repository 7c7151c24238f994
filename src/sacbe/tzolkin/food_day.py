"""Section 7: feeding the workers, and the temples' rewards."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.position import NOBODY, PLAYERS, Position
from sacbe.tzolkin.data import (
    AGE,
    BUILDING_EFFECTS,
    BUILDINGS,
    CORN,
    EFFECT_FEEDS,
    FARMS,
    FOOD_DAY_GIVES,
    GIVES_GOODS,
    HUNGER,
    KUKULCAN,
    LEADER_BONUS,
    MEAL,
    MOST_EFFECTS,
    ROW,
    SKULL,
    SKULL_STEP,
    STEPS,
    TEMPLE_GOODS,
    TEMPLE_POINTS,
    WEALTH_EFFECTS,
    WEALTHY_FARMS,
    WORKERS,
)
from sacbe.tzolkin.holdings import (
    HUNGRY,
    LEADER_REWARD,
    MEALS,
    TEMPLE_REWARD,
    gain,
    gain_skulls,
    score,
)
from sacbe.tzolkin.position import (
    AGE_NOW,
    BUILDING_AT,
    FED,
    IN_DECK,
    KEPT_BY,
    ON_SHOW,
    OUT,
    OWNED,
    RESERVE,
    SLOTS,
    STEP,
    SUPPLY_SKULLS,
    WEALTH_AT,
    player,
)


def farms(position: Position, seat: i64) -> tuple[i64, i64]:
    """How many workers a player's tiles feed, and how much corn they take off each meal."""
    cells = position.cells
    fed: i64 = 0
    discount: i64 = 0
    for building in FARMS:
        if cells[BUILDING_AT + building] == OWNED + seat:
            of = 3 * MOST_EFFECTS * building
            if BUILDING_EFFECTS[of] == EFFECT_FEEDS:
                fed += BUILDING_EFFECTS[of + 1]
            else:
                discount += BUILDING_EFFECTS[of + 1]
    for tile in WEALTHY_FARMS:
        if cells[WEALTH_AT + tile] == KEPT_BY + seat:
            of = 3 * MOST_EFFECTS * tile
            if WEALTH_EFFECTS[of] == EFFECT_FEEDS:
                fed += WEALTH_EFFECTS[of + 1]
            else:
                discount += WEALTH_EFFECTS[of + 1]
    return fed, discount


def meals(position: Position, seat: i64) -> tuple[i64, i64]:
    """How many workers must be paid for, and the corn each costs (TZ-7.2, TZ-7.3)."""
    fed, discount = farms(position, seat)
    hungry = WORKERS - position.cells[player(seat) + RESERVE] - fed
    price = MEAL - discount
    if hungry < 0:
        hungry = 0
    if price < 0:
        price = 0
    return hungry, price


def hold(position: Position) -> None:
    """Begin the next Food Day: every player feeds their workers."""
    cells = position.cells
    cells[FED] += 1
    if position.facts is not None:
        gives = FOOD_DAY_GIVES[cells[FED] - 1]
        position.note(NOBODY, "food_day", cells[FED], "calendar", gives)
    seat: i64
    for seat in range(cells[PLAYERS]):
        feed(position, seat)


def feed(position: Position, seat: i64) -> None:
    """Feed as many workers as there is corn for; each other one costs points."""
    cells = position.cells
    hungry, price = meals(position, seat)
    fed = hungry
    if price > 0 and cells[player(seat) + CORN] // price < hungry:
        fed = cells[player(seat) + CORN] // price
    if position.facts is not None:
        workers = WORKERS - cells[player(seat) + RESERVE]
        position.note(seat, "fed_by_farms", workers - hungry, "meal", "")
        position.note(seat, "fed", fed, "meal", "")
        position.note(seat, "hungry", hungry - fed, "meal", "")
    gain(position, seat, CORN, -fed * price, MEALS)
    score(position, seat, -HUNGER * (hungry - fed), HUNGRY)


def new_age(position: Position) -> None:
    """All buildings of age 1 that nobody has built leave the game (TZ-7.1)."""
    cells = position.cells
    cells[AGE_NOW] = 2
    if position.facts is not None:
        position.note(NOBODY, "age", 2, "calendar", "")
    slot: i64
    for slot in range(ROW):
        cells[SLOTS + slot] = 0
    building: i64
    for building in range(BUILDINGS):
        where = cells[BUILDING_AT + building]
        if AGE[building] == 1 and (where == IN_DECK or where == ON_SHOW):
            cells[BUILDING_AT + building] = OUT


def rewards(position: Position) -> None:
    """Goods on the first and third Food Day, points on the second and fourth."""
    if GIVES_GOODS[position.cells[FED] - 1] == 1:
        reward_goods(position)
    else:
        reward_points(position)


def reward_goods(position: Position) -> None:
    """The goods of the own step and all below it; skulls for all entitled or for none (TZ-7.4)."""
    cells = position.cells
    players = cells[PLAYERS]
    entitled: i64 = 0
    seat: i64
    temple: i64
    step: i64
    for seat in range(players):
        at = player(seat)
        for temple in range(3):
            for step in range(cells[at + STEP + temple] + 1):
                good = TEMPLE_GOODS[STEPS * temple + step]
                if good == SKULL:
                    entitled += 1
                elif good != CORN:
                    gain(position, seat, good, 1, TEMPLE_REWARD)
    if entitled > cells[SUPPLY_SKULLS]:
        return
    for seat in range(players):
        if cells[player(seat) + STEP + KUKULCAN] >= SKULL_STEP:
            gain_skulls(position, seat, 1, TEMPLE_REWARD)


def reward_points(position: Position) -> None:
    """The points of the own step, and the highest marker's bonus, half of it if tied (TZ-7.5)."""
    cells = position.cells
    players = cells[PLAYERS]
    age: i64 = 0 if cells[FED] == 2 else 1
    seat: i64
    temple: i64
    for temple in range(3):
        highest: i64 = -1
        holders: i64 = 0
        for seat in range(players):
            step = cells[player(seat) + STEP + temple]
            score(position, seat, TEMPLE_POINTS[STEPS * temple + step], TEMPLE_REWARD)
            if step > highest:
                highest = step
                holders = 0
            if step == highest:
                holders += 1
        bonus = LEADER_BONUS[2 * temple + age]
        if holders > 1:
            bonus = bonus // 2
        for seat in range(players):
            if cells[player(seat) + STEP + temple] == highest:
                score(position, seat, bonus, LEADER_REWARD)
