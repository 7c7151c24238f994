"""Tikal's move book. The order is fixed: new moves are only ever appended."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.first_player import MOST_PLAYERS, add_first_moves
from sacbe.core.moves import MoveBook
from sacbe.tikal.data import (
    FIGURES,
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    KINDS,
    MOST_POINTS,
    NEIGHBOUR,
    SIDES,
    TILE_IDS,
    TILES,
)
from sacbe.tikal.move_kinds import MOVE_KINDS, PLACES, params

WAYS: Final[list[tuple[int, ...]]] = list(permutations(range(3), 2))
"""From one of these places to another."""
EDGES: Final = 190
"""Borders between hexes, each in both directions."""
_EDGES: Final[list[tuple[int, int]]] = [
    (hex, side)
    for hex in range(HEXES)
    for side in range(SIDES)
    if NEIGHBOUR[SIDES * hex + side] >= 0
]
assert len(_EDGES) == EDGES
EDGE_FROM: Final = vec[i64]([hex for hex, _ in _EDGES])
EDGE_SIDE: Final = vec[i64]([side for _, side in _EDGES])
EDGE_AT: Final = vec[i64](
    [
        _EDGES.index((hex, side)) if (hex, side) in _EDGES else -1
        for hex in range(HEXES)
        for side in range(SIDES)
    ]
)
WAY_FROM: Final = vec[i64]([way[0] for way in WAYS])
WAY_TO: Final = vec[i64]([way[1] for way in WAYS])

# A sum is known when this is compiled only if all its parts stand here: these are copies.
_HEXES: Final = 40
_KINDS: Final = 8
_MOST_POINTS: Final = 640
_SIDES: Final = 6
_TILES: Final = 36
assert (_HEXES, _KINDS, _MOST_POINTS, _SIDES, _TILES) == (HEXES, KINDS, MOST_POINTS, SIDES, TILES)

# The id of the first move of each kind; what follows is counted from it.
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
    """The move that takes a kind of treasure from a player for another kind."""
    other = given if given < wanted else given - 1
    return M_EXCHANGE + (KINDS - 1) * (KINDS * seat + wanted) + other


def book() -> MoveBook:
    """Return every move of Tikal."""
    moves = MoveBook("tikal", MOVE_KINDS, params)
    add_first_moves(moves, M_FIRST)
    for i, tile in enumerate(TILE_IDS):
        moves.add(M_TILE + i, "tile", tile)
    for kind, treasure in enumerate(KIND_NAMES):
        moves.add(M_TREASURE + kind, "treasure", treasure)
    for hex, name in enumerate(HEX_NAMES):
        for rotation in range(SIDES):
            moves.add(M_PLACE + SIDES * hex + rotation, "place_tile", name, rotation)
    moves.add(M_LEAVE, "leave")
    for i, tile in enumerate(TILE_IDS):
        moves.add(M_CHOOSE + i, "choose", tile)
    for i, (figure, place) in enumerate(product(FIGURES, PLACES)):
        moves.add(M_ENTER + i, "enter", figure, place)
    for i, (figure, (start, side)) in enumerate(product(FIGURES, _EDGES)):
        end = HEX_NAMES[NEIGHBOUR[SIDES * start + side]]
        moves.add(M_MOVE + i, "move", figure, HEX_NAMES[start], end)
    for i, (figure, (one, two)) in enumerate(product(FIGURES, WAYS)):
        moves.add(M_TRANSFER + i, "transfer", figure, PLACES[one], PLACES[two])
    for first, word in ((M_UNCOVER, "uncover"), (M_RECOVER, "recover"), (M_CAMP, "camp")):
        for hex, name in enumerate(HEX_NAMES):
            moves.add(first + hex, word, name)
    for i, (figure, name) in enumerate(product(FIGURES, HEX_NAMES)):
        moves.add(M_GUARD + i, "guard", figure, name)
    for seat in range(MOST_PLAYERS):
        for wanted, given in permutations(range(KINDS), 2):
            id = exchange_id(seat, wanted, given)
            moves.add(id, "exchange", seat, KIND_NAMES[wanted], KIND_NAMES[given])
    for points in range(1, MOST_POINTS + 1):
        moves.add(M_BID + points - 1, "bid", points)
    moves.add(M_PASS, "pass")
    moves.add(M_END_TURN, "end_turn")
    return moves
