"""Buildings and monuments: what they cost, architecture's help, and their effects
(TZ-4.8 to TZ-4.11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin.data import (
    ARCHITECTURE,
    ARCHITECTURE_CORN,
    ARCHITECTURE_POINTS,
    ARCHITECTURE_SAVES,
    BUILDING_COST,
    BUILDING_EFFECTS,
    BUILDINGS,
    CORN,
    CORN_PER_RESOURCE,
    EFFECT_ANY_ACTION,
    EFFECT_ANY_TECHNOLOGY,
    EFFECT_ANY_TEMPLE,
    EFFECT_BUILD,
    EFFECT_GAIN,
    EFFECT_POINTS,
    EFFECT_TECHNOLOGY,
    EFFECT_TEMPLE,
    EFFECT_TRADE,
    EFFECT_WORKER,
    GOLD,
    MONUMENT_COST,
    MONUMENTS,
    MOST_EFFECTS,
    NO_EFFECT,
    ROW,
    SKULL,
    WOOD,
)
from sacbe.tzolkin.holdings import (
    ARCHITECTURE_HELP,
    CAUSE,
    gain,
    gain_skulls,
    gain_worker,
    own_building,
    own_monument,
    score,
)
from sacbe.tzolkin.moves import M_BUILD, M_BUILD_MONUMENT, M_DONE, M_SAVE, M_WITH, M_WITHOUT
from sacbe.tzolkin.position import (
    ADVANCE,
    ANY_ACTION,
    AT_TIKAL_4,
    AT_TIKAL_4_AGAIN,
    AT_UXMAL_4,
    BUILD,
    BUILDING_AT,
    BY_BUILDING,
    EFFECTS,
    FREE_LEVEL,
    MARKET,
    MONUMENT_AT,
    ON_SHOW,
    SAVE,
    SLOTS,
    STEP_UP,
    SUPPLY_SKULLS,
    USE_ARCHITECTURE,
    player,
)
from sacbe.tzolkin.technology import learn, level
from sacbe.tzolkin.temples import rise


def missing(position: Position, seat: i64, building: i64) -> i64:
    """How many resources of a building's cost the player lacks."""
    cells = position.cells
    at = player(seat)
    of = 5 * building
    lacking: i64 = 0
    good: i64
    for good in range(WOOD, GOLD + 1):
        short = BUILDING_COST[of + good] - cells[at + good]
        if short > 0:
            lacking += short
    return lacking


def saved(position: Position, seat: i64) -> i64:
    """How many resources of a building's cost architecture saves."""
    return ARCHITECTURE_SAVES[level(position, seat, ARCHITECTURE)]


def corn_price(position: Position, seat: i64, building: i64) -> i64:
    """What a building costs at Uxmal 4: 2 corn a resource, architecture level 3 counted."""
    of = 5 * building
    size = BUILDING_COST[of + WOOD] + BUILDING_COST[of + WOOD + 1] + BUILDING_COST[of + GOLD]
    return CORN_PER_RESOURCE * (size - saved(position, seat))


def can_build(
    position: Position, seat: i64, building: i64, where: i64, used: i64, corn: i64
) -> bool:
    """Whether a building on show can be paid for."""
    if where == AT_UXMAL_4:
        return corn_price(position, seat, building) <= corn
    lacking = missing(position, seat, building)
    return lacking == 0 or (used == 0 and lacking <= saved(position, seat))


def can_build_monument(position: Position, seat: i64, monument: i64) -> bool:
    """Whether a monument on show can be paid for; nothing makes it cheaper (TZ-4.10)."""
    cells = position.cells
    at = player(seat)
    good: i64
    for good in range(WOOD, SKULL + 1):
        if cells[at + good] < MONUMENT_COST[5 * monument + good]:
            return False
    return True


def possible(position: Position, seat: i64, where: i64, used: i64, corn: i64) -> bool:
    """Whether anything can be built."""
    cells = position.cells
    slot: i64
    for slot in range(ROW):
        shown = cells[SLOTS + slot]
        if shown > 0 and can_build(position, seat, shown - 1, where, used, corn):
            return True
    if where == AT_TIKAL_4:
        monument: i64
        for monument in range(MONUMENTS):
            if cells[MONUMENT_AT + monument] == ON_SHOW and can_build_monument(
                position, seat, monument
            ):
                return True
    return False


def choices(position: Position, seat: i64, where: i64, used: i64) -> vec[i64]:
    """What to build."""
    cells = position.cells
    corn = cells[player(seat) + CORN]
    out = vec[i64](capacity=12)
    building: i64
    for building in range(BUILDINGS):
        if cells[BUILDING_AT + building] == ON_SHOW and can_build(
            position, seat, building, where, used, corn
        ):
            out = append(out, M_BUILD + building)
    if where == AT_TIKAL_4:
        monument: i64
        for monument in range(MONUMENTS):
            if cells[MONUMENT_AT + monument] == ON_SHOW and can_build_monument(
                position, seat, monument
            ):
                out = append(out, M_BUILD_MONUMENT + monument)
    if where == AT_TIKAL_4_AGAIN or where == BY_BUILDING:
        out = append(out, M_DONE)
    return out


def build(position: Position, seat: i64, id: i64, where: i64, used: i64) -> None:
    """A tile has been chosen: settle how architecture helps, pay, and take it."""
    if id >= M_BUILD_MONUMENT:
        build_monument(position, seat, id - M_BUILD_MONUMENT)
        return
    building = id - M_BUILD
    if where == AT_UXMAL_4:
        gain(position, seat, CORN, -corn_price(position, seat, building), CAUSE)
        take(position, seat, building, True)
    elif where == AT_TIKAL_4 and level(position, seat, ARCHITECTURE) > 0:
        position.push(USE_ARCHITECTURE, seat, building, 0)
    elif used == 0 and saved(position, seat) > 0:
        position.push(SAVE, seat, building, where)
    else:
        if where == AT_TIKAL_4:
            position.push(BUILD, seat, AT_TIKAL_4_AGAIN, 0)
        pay_cost(position, seat, building, -1)
        take(position, seat, building, used == 0)


def build_monument(position: Position, seat: i64, monument: i64) -> None:
    """Pay for a monument and take it. Skulls paid for one return to the supply (TZ-4.6)."""
    good: i64
    for good in range(WOOD, SKULL + 1):
        gain(position, seat, good, -MONUMENT_COST[5 * monument + good], CAUSE)
    position.cells[SUPPLY_SKULLS] += MONUMENT_COST[5 * monument + SKULL]
    own_monument(position, seat, monument)


def architecture_choices(position: Position, seat: i64, building: i64) -> vec[i64]:
    """Whether architecture helps with the first building of Tikal 4 (TZ-4.9)."""
    out = vec[i64](capacity=2)
    if can_build(position, seat, building, AT_TIKAL_4, 0, 0):
        out = append(out, M_WITH)
    if can_build(position, seat, building, AT_TIKAL_4, 1, 0):
        out = append(out, M_WITHOUT)
    return out


def use_architecture(position: Position, seat: i64, building: i64, id: i64) -> None:
    """The player has said whether architecture helps with this building."""
    if id == M_WITH and saved(position, seat) > 0:
        position.push(SAVE, seat, building, AT_TIKAL_4)
        return
    used: i64 = 1 if id == M_WITH else 0
    position.push(BUILD, seat, AT_TIKAL_4_AGAIN, used)
    pay_cost(position, seat, building, -1)
    take(position, seat, building, id == M_WITH)


def save_choices(position: Position, seat: i64, building: i64) -> vec[i64]:
    """Which resource of the cost architecture level 3 saves."""
    cells = position.cells
    at = player(seat)
    lacking = missing(position, seat, building)
    out = vec[i64](capacity=3)
    resource: i64
    for resource in range(3):
        cost = BUILDING_COST[5 * building + WOOD + resource]
        if cost > 0 and (lacking == 0 or cells[at + WOOD + resource] < cost):
            out = append(out, M_SAVE + resource)
    return out


def save(position: Position, seat: i64, building: i64, where: i64, id: i64) -> None:
    """Pay for a building less one resource."""
    if where == AT_TIKAL_4:
        position.push(BUILD, seat, AT_TIKAL_4_AGAIN, 1)
    pay_cost(position, seat, building, id - M_SAVE)
    take(position, seat, building, True)


def pay_cost(position: Position, seat: i64, building: i64, saved: i64) -> None:
    """Give the resources away, less one of the kind that is saved (-1: none)."""
    resource: i64
    for resource in range(3):
        price = BUILDING_COST[5 * building + WOOD + resource]
        if resource == saved:
            price -= 1
        gain(position, seat, WOOD + resource, -price, CAUSE)


def take(position: Position, seat: i64, building: i64, helped: bool) -> None:
    """The tile is paid for: architecture's corn and points, then the tile's effects (TZ-4.11)."""
    cells = position.cells
    own_building(position, seat, building)
    slot: i64
    for slot in range(ROW):
        if cells[SLOTS + slot] == building + 1:
            cells[SLOTS + slot] = 0
    if helped:
        reached = level(position, seat, ARCHITECTURE)
        gain(position, seat, CORN, ARCHITECTURE_CORN[reached], ARCHITECTURE_HELP)
        score(position, seat, ARCHITECTURE_POINTS[reached], ARCHITECTURE_HELP)
    position.cause = M_BUILD + building  # what the tile asks for springs from the tile
    position.push(EFFECTS, seat, building, 0)


def effects(position: Position, seat: i64, building: i64, which: i64) -> None:
    """One effect of a building; the rest wait below what it opens (TZ-4.8)."""
    of = 3 * (MOST_EFFECTS * building + which)
    if which + 1 < MOST_EFFECTS and BUILDING_EFFECTS[of + 3] != NO_EFFECT:
        position.push(EFFECTS, seat, building, which + 1)
    kind = BUILDING_EFFECTS[of]
    a = BUILDING_EFFECTS[of + 1]
    if kind == EFFECT_ANY_TEMPLE:
        position.push(STEP_UP, seat, 0, 0)
    elif kind == EFFECT_ANY_TECHNOLOGY:
        position.push(ADVANCE, seat, a, FREE_LEVEL)
    elif kind == EFFECT_BUILD:
        position.push(BUILD, seat, BY_BUILDING, 0)
    elif kind == EFFECT_TRADE:
        position.push(MARKET, seat, 0, 0)
    elif kind == EFFECT_ANY_ACTION:
        position.push(ANY_ACTION, seat, 1, 0)
    else:
        plain_effect(position, seat, kind, a, BUILDING_EFFECTS[of + 2], CAUSE)


def plain_effect(position: Position, seat: i64, kind: i64, a: i64, b: i64, source: i64) -> None:
    """An effect of a building or a wealth tile that asks for nothing. Meals count when they are
    eaten."""
    if kind == EFFECT_TEMPLE:
        rise(position, seat, a, b, source)
    elif kind == EFFECT_TECHNOLOGY:
        learn(position, seat, a, source)
    elif kind == EFFECT_GAIN:
        if a == SKULL:
            gain_skulls(position, seat, b, source)
        else:
            gain(position, seat, a, b, source)
    elif kind == EFFECT_POINTS:
        score(position, seat, a, source)
    elif kind == EFFECT_WORKER:
        gain_worker(position, seat, source)
