"""Palenque: fishing, and harvesting corn and wood in the jungle (TZ-4.4, TZ-4.5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin.data import (
    AGRICULTURE,
    CORN,
    EXTRACTION,
    FISHING,
    HARVEST_CORN,
    HARVEST_WOOD,
    WOOD,
)
from sacbe.tzolkin.moves import M_BURN, M_HARVEST_CORN, M_HARVEST_WOOD
from sacbe.tzolkin.position import (
    ANGER,
    BURNED,
    CORN_TAKEN,
    CORN_TILES,
    HARVEST,
    WOOD_TAKEN,
    WOOD_TILES,
    player,
)
from sacbe.tzolkin.technology import level
from sacbe.tzolkin.temples import can_anger


def in_sight(position: Position, action: i64) -> i64:
    """How many corn tiles of an action's group have no wood tile on them."""
    group = action - 2
    return position.cells[CORN_TILES + group] - position.cells[WOOD_TILES + group]


def can_harvest_corn(position: Position, seat: i64, action: i64) -> bool:
    """A corn tile in sight, or agriculture level 2, which needs none (TZ-4.5)."""
    return in_sight(position, action) > 0 or level(position, seat, AGRICULTURE) >= 2


def possible(position: Position, seat: i64, action: i64) -> bool:
    """Whether the action would do anything."""
    if action == 1 or can_harvest_corn(position, seat, action):
        return True
    # A wood tile can be taken, so that burning it need not be asked for.
    return position.cells[WOOD_TILES + action - 2] > 0


def act(position: Position, seat: i64, action: i64) -> None:
    """Fish, or go on to choose what to harvest."""
    if action == 1:
        bonus: i64 = 1 if level(position, seat, AGRICULTURE) >= 2 else 0
        position.cells[player(seat) + CORN] += FISHING + bonus
    else:
        position.push(HARVEST, seat, action, 0)


def choices(position: Position, seat: i64, action: i64) -> vec[i64]:
    """Corn, wood, or burning wood for the corn under it."""
    out = vec[i64](capacity=3)
    if can_harvest_corn(position, seat, action):
        out = append(out, M_HARVEST_CORN)
    if position.cells[WOOD_TILES + action - 2] > 0:
        out = append(out, M_HARVEST_WOOD)
        if can_anger(position, seat):
            out = append(out, M_BURN)
    return out


def harvest(position: Position, seat: i64, action: i64, id: i64) -> None:
    """Take a tile and what it yields; technologies add to it (TZ-4.16)."""
    cells = position.cells
    at = player(seat)
    group = action - 2
    if id == M_HARVEST_WOOD:
        bonus: i64 = 1 if level(position, seat, EXTRACTION) >= 1 else 0
        cells[at + WOOD] += HARVEST_WOOD[action] + bonus
        cells[WOOD_TILES + group] -= 1
        cells[at + WOOD_TAKEN] += 1
        return
    if id == M_BURN:
        cells[WOOD_TILES + group] -= 1
        cells[BURNED] += 1
        position.push(ANGER, seat, 0, 0)
    if in_sight(position, action) > 0:
        cells[CORN_TILES + group] -= 1
        cells[at + CORN_TAKEN] += 1
    cells[at + CORN] += HARVEST_CORN[action] + corn_bonus(position, seat)


def corn_bonus(position: Position, seat: i64) -> i64:
    """What agriculture adds to a harvest of corn."""
    reached = level(position, seat, AGRICULTURE)
    if reached == 3:
        return 3
    return 1 if reached >= 1 else 0
