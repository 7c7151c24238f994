"""Tikal's move book. The order is fixed: new moves are only appended."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.first_player import MOST_PLAYERS
from sacbe.core.moves import MoveBook
from sacbe.tikal import data as d
from sacbe.tikal.move_kinds import MOVE_KINDS, PLACES, params

WAYS: Final[list[tuple[int, ...]]] = list(permutations(range(3), 2))
"""From one place (the base camp or a camp) to another."""
EDGES: Final = 190
"""Borders between hexes, each in both directions."""
_EDGES: Final[list[tuple[int, int]]] = [
    (hex, side)
    for hex in range(d.HEXES)
    for side in range(d.SIDES)
    if d.NEIGHBOUR[d.SIDES * hex + side] >= 0
]
assert len(_EDGES) == EDGES
EDGE_FROM: Final = vec[i64]([hex for hex, _ in _EDGES])
EDGE_SIDE: Final = vec[i64]([side for _, side in _EDGES])
EDGE_AT: Final = vec[i64](
    [
        _EDGES.index((hex, side)) if (hex, side) in _EDGES else -1
        for hex in range(d.HEXES)
        for side in range(d.SIDES)
    ]
)
WAY_FROM: Final = vec[i64]([way[0] for way in WAYS])
WAY_TO: Final = vec[i64]([way[1] for way in WAYS])

# Copies: the compiler can only compute a sum if all its parts are in this module.
_HEXES: Final = 40
_KINDS: Final = 8
_MOST_POINTS: Final = 640
_SIDES: Final = 6
_TILES: Final = 36
assert (d.HEXES, d.KINDS, d.MOST_POINTS) == (_HEXES, _KINDS, _MOST_POINTS)
assert (d.SIDES, d.TILES) == (_SIDES, _TILES)

# The id of the first move of each kind; the others are counted from it.
M_FIRST: Final = 0  # seat
M_TILE: Final = M_FIRST + 4
M_TREASURE: Final = M_TILE + _TILES  # kind
M_PLACE: Final = M_TREASURE + _KINDS  # hex, rotation
M_LEAVE: Final = M_PLACE + _HEXES * _SIDES
M_CHOOSE: Final = M_LEAVE + 1  # tile
M_ENTER: Final = M_CHOOSE + _TILES  # figure, place
M_MOVE: Final = M_ENTER + 6  # figure, border
M_TRANSFER: Final = M_MOVE + 2 * EDGES  # figure, way
M_UNCOVER: Final = M_TRANSFER + 12  # hex
M_RECOVER: Final = M_UNCOVER + _HEXES  # hex
M_CAMP: Final = M_RECOVER + _HEXES  # hex
M_GUARD: Final = M_CAMP + _HEXES  # figure, hex
M_EXCHANGE: Final = M_GUARD + 2 * _HEXES  # whose, kind wanted, kind given (another one)
M_BID: Final = M_EXCHANGE + 4 * _KINDS * (_KINDS - 1)  # points, from 1
M_PASS: Final = M_BID + _MOST_POINTS
M_END_TURN: Final = M_PASS + 1


def exchange_id(seat: i64, wanted: i64, given: i64) -> i64:
    """Return the move that takes a kind of treasure from a player for another kind."""
    other = given if given < wanted else given - 1
    return M_EXCHANGE + (d.KINDS - 1) * (d.KINDS * seat + wanted) + other


def book() -> MoveBook:
    """Return every move of Tikal."""
    moves = MoveBook("tikal", MOVE_KINDS, params)
    moves.add_all(M_FIRST, "first", zip(range(MOST_PLAYERS)))
    moves.add_all(M_TILE, "tile", zip(d.TILE_IDS))
    moves.add_all(M_TREASURE, "treasure", zip(d.KIND_NAMES))
    moves.add_all(M_PLACE, "place_tile", product(d.HEX_NAMES, range(d.SIDES)))
    moves.add(M_LEAVE, "leave")
    moves.add_all(M_CHOOSE, "choose", zip(d.TILE_IDS))
    moves.add_all(M_ENTER, "enter", product(d.FIGURES, PLACES))
    borders = [
        (d.HEX_NAMES[hex], d.HEX_NAMES[d.NEIGHBOUR[d.SIDES * hex + side]]) for hex, side in _EDGES
    ]
    moves.add_all(M_MOVE, "move", ((figure, *border) for figure in d.FIGURES for border in borders))
    ways = list(permutations(PLACES, 2))
    moves.add_all(M_TRANSFER, "transfer", ((figure, *way) for figure in d.FIGURES for way in ways))
    moves.add_all(M_UNCOVER, "uncover", zip(d.HEX_NAMES))
    moves.add_all(M_RECOVER, "recover", zip(d.HEX_NAMES))
    moves.add_all(M_CAMP, "camp", zip(d.HEX_NAMES))
    moves.add_all(M_GUARD, "guard", product(d.FIGURES, d.HEX_NAMES))
    swaps = list(permutations(d.KIND_NAMES, 2))  # in the order of `exchange_id`
    seats = range(MOST_PLAYERS)
    moves.add_all(M_EXCHANGE, "exchange", ((seat, *swap) for seat in seats for swap in swaps))
    moves.add_all(M_BID, "bid", zip(range(1, d.MOST_POINTS + 1)))
    moves.add(M_PASS, "pass")
    moves.add(M_END_TURN, "end_turn")
    return moves
