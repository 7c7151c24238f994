"""Palenque: fishing, and harvesting corn and wood in the jungle (TZ-4.4, TZ-4.5)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import CAUSE, change, gain
from sacbe.tzolkin.moves import M_BURN, M_HARVEST_CORN, M_HARVEST_WOOD
from sacbe.tzolkin.technology import level
from sacbe.tzolkin.temples import can_anger


def in_sight(position: Position, action: i64) -> i64:
    """Return how many corn tiles of an action's group are not covered by a wood tile."""
    group = action - 2
    return position.cells[p.CORN_TILES + group] - position.cells[p.WOOD_TILES + group]


def can_harvest_corn(position: Position, seat: i64, action: i64) -> bool:
    """Whether a corn tile is uncovered, or the player has agriculture level 2, which does not need
    that (TZ-4.5)."""
    return in_sight(position, action) > 0 or level(position, seat, d.AGRICULTURE) >= d.FREE_HARVEST


def possible(position: Position, seat: i64, action: i64) -> bool:
    """Whether the action would do anything."""
    if action == 1 or can_harvest_corn(position, seat, action):
        return True
    # A wood tile can be taken, so there is no need to check for burning it.
    return position.cells[p.WOOD_TILES + action - 2] > 0


def act(position: Position, seat: i64, action: i64) -> None:
    """Fish, or open the choice of what to harvest."""
    if action == 1:
        bonus = d.AGRICULTURE_FISHING[level(position, seat, d.AGRICULTURE)]
        gain(position, seat, d.CORN, d.FISHING + bonus, CAUSE)
    else:
        position.push(p.HARVEST, seat, action, 0)


def choices(position: Position, seat: i64, action: i64) -> vec[i64]:
    """Return the choices: corn, wood, or burning wood for the corn under it."""
    out = vec[i64](capacity=3)
    if can_harvest_corn(position, seat, action):
        out = append(out, M_HARVEST_CORN)
    if position.cells[p.WOOD_TILES + action - 2] > 0:
        out = append(out, M_HARVEST_WOOD)
        if can_anger(position, seat):
            out = append(out, M_BURN)
    return out


def harvest(position: Position, seat: i64, action: i64, id: i64) -> None:
    """Take a tile and its yield; technologies add to it (TZ-4.16)."""
    cells = position.cells
    group = action - 2
    if id == M_HARVEST_WOOD:
        bonus = d.EXTRACTION_GOODS[5 * level(position, seat, d.EXTRACTION) + d.WOOD]
        gain(position, seat, d.WOOD, d.HARVEST_WOOD[action] + bonus, CAUSE)
        cells[p.WOOD_TILES + group] -= 1
        change(position, seat, p.WOOD_TAKEN, 1, "wood_tile", CAUSE)
        return
    if id == M_BURN:
        cells[p.WOOD_TILES + group] -= 1
        cells[p.BURNED] += 1
        position.push(p.ANGER, seat, 0, 0)
    if in_sight(position, action) > 0:
        cells[p.CORN_TILES + group] -= 1
        change(position, seat, p.CORN_TAKEN, 1, "corn_tile", CAUSE)
    bonus = d.AGRICULTURE_CORN[level(position, seat, d.AGRICULTURE)]
    gain(position, seat, d.CORN, d.HARVEST_CORN[action] + bonus, CAUSE)
