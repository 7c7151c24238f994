"""Buildings and monuments: their costs and effects, and how architecture helps (TZ-4.8 to
TZ-4.11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import (
    ARCHITECTURE_HELP,
    CAUSE,
    gain,
    gain_skulls,
    gain_worker,
    score,
)
from sacbe.tzolkin.moves import M_BUILD, M_BUILD_MONUMENT, M_DONE, M_SAVE, M_WITH, M_WITHOUT
from sacbe.tzolkin.position import player
from sacbe.tzolkin.technology import learn, level
from sacbe.tzolkin.temples import rise


def missing(position: Position, seat: i64, building: i64) -> i64:
    """Return how many resources of a building's cost the player lacks."""
    cells = position.cells
    at = player(seat)
    of = 5 * building
    lacking: i64 = 0
    good: i64
    for good in range(d.WOOD, d.GOLD + 1):
        short = d.BUILDING_COST[of + good] - cells[at + good]
        if short > 0:
            lacking += short
    return lacking


def saved(position: Position, seat: i64) -> i64:
    """Return how many resources of a building's cost architecture saves."""
    return d.ARCHITECTURE_SAVES[level(position, seat, d.ARCHITECTURE)]


def corn_price(position: Position, seat: i64, building: i64) -> i64:
    """Return what a building costs at Uxmal 4: 2 corn per resource, after the saving of
    architecture level 3."""
    of = 5 * building
    size = (
        d.BUILDING_COST[of + d.WOOD]
        + d.BUILDING_COST[of + d.WOOD + 1]
        + d.BUILDING_COST[of + d.GOLD]
    )
    return d.CORN_PER_RESOURCE * (size - saved(position, seat))


def can_build(
    position: Position, seat: i64, building: i64, where: i64, used: i64, corn: i64
) -> bool:
    """Whether a building on show can be paid for."""
    if where == p.AT_UXMAL_4:
        return corn_price(position, seat, building) <= corn
    lacking = missing(position, seat, building)
    return lacking == 0 or (used == 0 and lacking <= saved(position, seat))


def can_build_monument(position: Position, seat: i64, monument: i64) -> bool:
    """Whether a monument on show can be paid for; nothing makes it cheaper (TZ-4.10)."""
    cells = position.cells
    at = player(seat)
    good: i64
    for good in range(d.WOOD, d.SKULL + 1):
        if cells[at + good] < d.MONUMENT_COST[5 * monument + good]:
            return False
    return True


def possible(position: Position, seat: i64, where: i64, used: i64, corn: i64) -> bool:
    """Whether anything can be built."""
    cells = position.cells
    slot: i64
    for slot in range(d.ROW):
        shown = cells[p.SLOTS + slot]
        if shown > 0 and can_build(position, seat, shown - 1, where, used, corn):
            return True
    if where == p.AT_TIKAL_4:
        monument: i64
        for monument in range(d.MONUMENTS):
            if cells[p.MONUMENT_AT + monument] == p.ON_SHOW and can_build_monument(
                position, seat, monument
            ):
                return True
    return False


def choices(position: Position, seat: i64, where: i64, used: i64) -> vec[i64]:
    """Return the moves that choose what to build."""
    cells = position.cells
    corn = cells[player(seat) + d.CORN]
    out = vec[i64](capacity=12)
    building: i64
    for building in range(d.BUILDINGS):
        if cells[p.BUILDING_AT + building] == p.ON_SHOW and can_build(
            position, seat, building, where, used, corn
        ):
            out = append(out, M_BUILD + building)
    if where == p.AT_TIKAL_4:
        monument: i64
        for monument in range(d.MONUMENTS):
            if cells[p.MONUMENT_AT + monument] == p.ON_SHOW and can_build_monument(
                position, seat, monument
            ):
                out = append(out, M_BUILD_MONUMENT + monument)
    if where == p.AT_TIKAL_4_AGAIN or where == p.BY_BUILDING:
        out = append(out, M_DONE)
    return out


def build(position: Position, seat: i64, id: i64, where: i64, used: i64) -> None:
    """Build a tile that has been chosen: settle how architecture helps, pay, and take it."""
    if id >= M_BUILD_MONUMENT:
        build_monument(position, seat, id - M_BUILD_MONUMENT)
        return
    building = id - M_BUILD
    if where == p.AT_UXMAL_4:
        gain(position, seat, d.CORN, -corn_price(position, seat, building), CAUSE)
        take(position, seat, building, True)
    elif where == p.AT_TIKAL_4 and level(position, seat, d.ARCHITECTURE) > 0:
        position.push(p.USE_ARCHITECTURE, seat, building, 0)
    elif used == 0 and saved(position, seat) > 0:
        position.push(p.SAVE, seat, building, where)
    else:
        if where == p.AT_TIKAL_4:
            position.push(p.BUILD, seat, p.AT_TIKAL_4_AGAIN, 0)
        pay_cost(position, seat, building, -1)
        take(position, seat, building, used == 0)


def build_monument(position: Position, seat: i64, monument: i64) -> None:
    """Pay for a monument and take it. Skulls paid for one return to the supply (TZ-4.6)."""
    good: i64
    for good in range(d.WOOD, d.SKULL + 1):
        gain(position, seat, good, -d.MONUMENT_COST[5 * monument + good], CAUSE)
    position.cells[p.SUPPLY_SKULLS] += d.MONUMENT_COST[5 * monument + d.SKULL]
    position.cells[p.MONUMENT_AT + monument] = p.OWNED + seat
    if position.facts is not None:
        position.note(seat, "monument", 1, "built", d.MONUMENT_IDS[monument])


def architecture_choices(position: Position, seat: i64, building: i64) -> vec[i64]:
    """Return the choices of whether architecture helps with the first building of Tikal 4
    (TZ-4.9)."""
    out = vec[i64](capacity=2)
    if can_build(position, seat, building, p.AT_TIKAL_4, 0, 0):
        out = append(out, M_WITH)
    if can_build(position, seat, building, p.AT_TIKAL_4, 1, 0):
        out = append(out, M_WITHOUT)
    return out


def use_architecture(position: Position, seat: i64, building: i64, id: i64) -> None:
    """Carry out the choice of whether architecture helps with this building."""
    if id == M_WITH and saved(position, seat) > 0:
        position.push(p.SAVE, seat, building, p.AT_TIKAL_4)
        return
    used: i64 = 1 if id == M_WITH else 0
    position.push(p.BUILD, seat, p.AT_TIKAL_4_AGAIN, used)
    pay_cost(position, seat, building, -1)
    take(position, seat, building, id == M_WITH)


def save_choices(position: Position, seat: i64, building: i64) -> vec[i64]:
    """Return the choices of which resource architecture level 3 saves."""
    cells = position.cells
    at = player(seat)
    lacking = missing(position, seat, building)
    out = vec[i64](capacity=3)
    resource: i64
    for resource in range(3):
        cost = d.BUILDING_COST[5 * building + d.WOOD + resource]
        if cost > 0 and (lacking == 0 or cells[at + d.WOOD + resource] < cost):
            out = append(out, M_SAVE + resource)
    return out


def save(position: Position, seat: i64, building: i64, where: i64, id: i64) -> None:
    """Pay for a building, less one resource."""
    if where == p.AT_TIKAL_4:
        position.push(p.BUILD, seat, p.AT_TIKAL_4_AGAIN, 1)
    pay_cost(position, seat, building, id - M_SAVE)
    take(position, seat, building, True)


def pay_cost(position: Position, seat: i64, building: i64, saved: i64) -> None:
    """Pay the resources, less one of the kind `saved` (-1: none)."""
    resource: i64
    for resource in range(3):
        price = d.BUILDING_COST[5 * building + d.WOOD + resource]
        if resource == saved:
            price -= 1
        gain(position, seat, d.WOOD + resource, -price, CAUSE)


def take(position: Position, seat: i64, building: i64, helped: bool) -> None:
    """Take a tile that has been paid for: architecture's corn and points, then the tile's effects
    (TZ-4.11)."""
    cells = position.cells
    cells[p.BUILDING_AT + building] = p.OWNED + seat
    if position.facts is not None:
        position.note(seat, "building", 1, "built", d.BUILDING_IDS[building])
    slot: i64
    for slot in range(d.ROW):
        if cells[p.SLOTS + slot] == building + 1:
            cells[p.SLOTS + slot] = 0
    if helped:
        reached = level(position, seat, d.ARCHITECTURE)
        gain(position, seat, d.CORN, d.ARCHITECTURE_CORN[reached], ARCHITECTURE_HELP)
        score(position, seat, d.ARCHITECTURE_POINTS[reached], ARCHITECTURE_HELP)
    position.cause = M_BUILD + building  # the tile is the source of the choices it opens
    position.push(p.EFFECTS, seat, building, 0)


def effects(position: Position, seat: i64, building: i64, which: i64) -> None:
    """Apply one effect of a building; the rest wait on the agenda below what it opens (TZ-4.8)."""
    of = 3 * (d.MOST_EFFECTS * building + which)
    if which + 1 < d.MOST_EFFECTS and d.BUILDING_EFFECTS[of + 3] != d.NO_EFFECT:
        position.push(p.EFFECTS, seat, building, which + 1)
    kind = d.BUILDING_EFFECTS[of]
    a = d.BUILDING_EFFECTS[of + 1]
    if kind == d.EFFECT_ANY_TEMPLE:
        position.push(p.STEP_UP, seat, 0, 0)
    elif kind == d.EFFECT_ANY_TECHNOLOGY:
        position.push(p.ADVANCE, seat, a, p.FREE_LEVEL)
    elif kind == d.EFFECT_BUILD:
        position.push(p.BUILD, seat, p.BY_BUILDING, 0)
    elif kind == d.EFFECT_TRADE:
        position.push(p.MARKET, seat, 0, 0)
    elif kind == d.EFFECT_ANY_ACTION:
        position.push(p.ANY_ACTION, seat, 1, 0)
    else:
        plain_effect(position, seat, kind, a, d.BUILDING_EFFECTS[of + 2], CAUSE)


def plain_effect(position: Position, seat: i64, kind: i64, a: i64, b: i64, source: i64) -> None:
    """Apply an effect of a building or a wealth tile that opens no choice. Effects on meals count
    on Food Days."""
    if kind == d.EFFECT_TEMPLE:
        rise(position, seat, a, b, source)
    elif kind == d.EFFECT_TECHNOLOGY:
        learn(position, seat, a, source)
    elif kind == d.EFFECT_GAIN:
        if a == d.SKULL:
            gain_skulls(position, seat, b, source)
        else:
            gain(position, seat, a, b, source)
    elif kind == d.EFFECT_POINTS:
        score(position, seat, a, source)
    elif kind == d.EFFECT_WORKER:
        gain_worker(position, seat, source)
    else:
        assert kind == d.EFFECT_FEEDS or kind == d.EFFECT_MEAL_DISCOUNT
