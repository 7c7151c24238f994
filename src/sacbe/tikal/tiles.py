"""Section 3: drawing and placing tiles, and the roads between them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import NOBODY, Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.moves import M_LEAVE, M_PLACE, M_TILE

ANY_SIDE: Final = 63


def terrain(position: Position, hex: i64) -> i64:
    """Return the terrain of an explored hex."""
    return d.GROUND[position.cells[p.ON + hex] - 1]


def draw_choices(position: Position) -> vec[i64]:
    """Return the tiles left of the current letter (TK-1.2); the letters come in order."""
    out = vec[i64](capacity=6)
    letter: i64 = -1
    tile: i64
    for tile in range(d.TILES):
        if position.cells[p.TILE_AT + tile] == p.IN_STACK:
            if letter < 0:
                letter = d.LETTER[tile]
            if d.LETTER[tile] != letter:
                break
            out = append(out, M_TILE + tile)
    return out


def any_left(position: Position) -> bool:
    """Whether the stack has a tile left. The last letter is drawn last."""
    tile: i64
    for tile in range(d.TILES - 1, -1, -1):
        if position.cells[p.TILE_AT + tile] == p.IN_STACK:
            return True
    return False


def take(position: Position, tile: i64) -> None:
    """Take a tile in hand, to be placed next."""
    position.cells[p.TILE_AT + tile] = p.IN_HAND
    position.cells[p.HELD] = tile + 1


def holds_volcano(position: Position) -> bool:
    """Whether the tile to be placed is a volcano."""
    return d.TERRAIN[position.cells[p.HELD] - 1] == d.VOLCANO


def fitting(position: Position, tile: i64, hex: i64) -> i64:
    """Return the sides of a free hex where a stone of the tile would make a road, one bit each
    (TK-3.1): all six bits if any rotation will do, none if the tile cannot go there."""
    cells = position.cells
    sides: i64 = 0
    side: i64
    for side in range(d.SIDES):
        beside = d.NEIGHBOUR[d.SIDES * hex + side]
        if beside < 0:
            continue
        other = cells[p.ON + beside] - 1
        if other < 0:
            continue
        if d.TERRAIN[tile] == d.VOLCANO:
            return ANY_SIDE
        if d.GROUND[other] == d.VOLCANO:
            continue
        if d.STONES[d.SIDES * other + d.ACROSS[side]] > 0:
            return ANY_SIDE
        sides |= 1 << side
    return sides


def road(position: Position, hex: i64, side: i64) -> i64:
    """Return the price of crossing a border of an explored hex, the stones of both sides; 0 if
    there is no road (TK-4.2)."""
    beside = d.NEIGHBOUR[d.SIDES * hex + side]
    if beside < 0:
        return 0
    here = position.cells[p.ON + hex] - 1
    other = position.cells[p.ON + beside] - 1
    if other < 0 or d.GROUND[other] == d.VOLCANO or d.GROUND[here] == d.VOLCANO:
        return 0
    return d.STONES[d.SIDES * here + side] + d.STONES[d.SIDES * other + d.ACROSS[side]]


def place_choices(position: Position) -> vec[i64]:
    """Return every place and every rotation that looks different; if there is none, the tile leaves
    the game (TK-3.4)."""
    cells = position.cells
    tile = cells[p.HELD] - 1
    out = vec[i64](capacity=48)
    hex: i64
    rotation: i64
    for hex in range(d.HEXES):
        if cells[p.ON + hex] == 0:
            sides = fitting(position, tile, hex)
            if sides != 0:
                for rotation in range(d.ROTATIONS[tile]):
                    if sides == ANY_SIDE or d.STONE_SIDES[d.SIDES * tile + rotation] & sides != 0:
                        out = append(out, M_PLACE + d.SIDES * hex + rotation)
    if len(out) == 0:
        out = append(out, M_LEAVE)
    return out


def place(position: Position, id: i64) -> None:
    """Place the tile; ruins get their treasures (TK-3.3)."""
    cells = position.cells
    tile = cells[p.HELD] - 1
    cells[p.HELD] = 0
    if id == M_LEAVE:
        cells[p.TILE_AT + tile] = p.OUT
        return
    hex = (id - M_PLACE) // d.SIDES
    cells[p.TILE_AT + tile] = p.PLACED
    lay(position, tile, hex, (id - M_PLACE) % d.SIDES)
    if position.facts is not None:
        side: i64
        for side in range(d.SIDES):
            price = road(position, hex, side)
            if price > 0:
                beside = d.HEX_NAMES[d.NEIGHBOUR[d.SIDES * hex + side]]
                position.note(NOBODY, "road", price, "place_tile", beside)


def lay(position: Position, tile: i64, hex: i64, rotation: i64) -> None:
    """Put a tile, or a printed hex, on the board."""
    cells = position.cells
    cells[p.ON + hex] = 1 + d.SIDES * tile + rotation
    cells[p.LEVEL + hex] = d.PRINTED_LEVEL[tile]
    cells[p.MASKS_LEFT + hex] = d.MASKS[tile]
