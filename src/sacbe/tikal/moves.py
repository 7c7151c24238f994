"""Tikal's move book. The order is fixed: new moves are only ever appended."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.first import add_first_moves
from sacbe.core.message import Message
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

PLACES: Final[tuple[str, ...]] = ("base", "camp1", "camp2")
"""Where figures enter: the base camp, and the own camps in the order they were pitched."""
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


def hex_name(hex: int) -> Message:
    """A hex for people."""
    return Message("hex", {"name": HEX_NAMES[hex]})


def place_name(place: int) -> Message:
    """The base camp or an own camp for people."""
    return Message(f"place-{PLACES[place]}")


def figure_name(figure: int) -> Message:
    """An explorer or the leader for people."""
    return Message(f"figure-{FIGURES[figure]}")


def kind_name(kind: int) -> Message:
    """A treasure for people."""
    return Message(f"treasure-{KIND_NAMES[kind]}")


def book() -> MoveBook:
    """Every move of Tikal."""
    moves = MoveBook("tikal")
    add_first_moves(moves, M_FIRST)
    for i, tile in enumerate(TILE_IDS):
        moves.add(M_TILE + i, f"tile {tile}", "move-tile", f"tile/{tile}", tile=tile)
    for kind, name in enumerate(KIND_NAMES):
        moves.add(
            M_TREASURE + kind, f"treasure {name}", "move-treasure", f"treasure/{name}",
            treasure=kind_name(kind),
        )  # fmt: skip
    for hex, name in enumerate(HEX_NAMES):
        for rotation in range(SIDES):
            moves.add(
                M_PLACE + SIDES * hex + rotation, f"place {name} {rotation}", "move-place-tile",
                f"hex/{name}", hex=hex_name(hex), rotation=rotation,
            )  # fmt: skip
    moves.add(M_LEAVE, "leave", "move-leave")
    for i, tile in enumerate(TILE_IDS):
        moves.add(M_CHOOSE + i, f"choose {tile}", "move-choose", f"tile/{tile}", tile=tile)
    for figure, who in enumerate(FIGURES):
        for place, where in enumerate(PLACES):
            moves.add(
                M_ENTER + 3 * figure + place, f"enter {who} {where}", "move-enter",
                f"place/{where}", figure=figure_name(figure), place=place_name(place),
            )  # fmt: skip
    for figure, who in enumerate(FIGURES):
        for edge, (start, side) in enumerate(_EDGES):
            end = int(NEIGHBOUR[SIDES * start + side])
            moves.add(
                M_MOVE + EDGES * figure + edge,
                f"move {who} {HEX_NAMES[start]} {HEX_NAMES[end]}", "move-move",
                f"hex/{HEX_NAMES[end]}", figure=figure_name(figure),
                start=hex_name(start), end=hex_name(end),
            )  # fmt: skip
    for figure, who in enumerate(FIGURES):
        for i, (one, two) in enumerate(WAYS):
            moves.add(
                M_TRANSFER + 6 * figure + i, f"transfer {who} {PLACES[one]} {PLACES[two]}",
                "move-transfer", f"place/{PLACES[two]}", figure=figure_name(figure),
                start=place_name(one), end=place_name(two),
            )  # fmt: skip
    for first, word in ((M_UNCOVER, "uncover"), (M_RECOVER, "recover"), (M_CAMP, "camp")):
        for hex, name in enumerate(HEX_NAMES):
            moves.add(
                first + hex, f"{word} {name}", f"move-{word}", f"hex/{name}", hex=hex_name(hex)
            )
    for figure, who in enumerate(FIGURES):
        for hex, name in enumerate(HEX_NAMES):
            moves.add(
                M_GUARD + HEXES * figure + hex, f"guard {who} {name}", "move-guard",
                f"hex/{name}", figure=figure_name(figure), hex=hex_name(hex),
            )  # fmt: skip
    for seat in range(4):
        for wanted, theirs in enumerate(KIND_NAMES):
            for given, own in enumerate(KIND_NAMES):
                if given == wanted:
                    continue
                moves.add(
                    exchange_id(seat, wanted, given),
                    f"exchange {theirs} of {seat} for {own}", "move-exchange",
                    f"treasure/{theirs}", seat=seat + 1,
                    wanted=kind_name(wanted), given=kind_name(given),
                )  # fmt: skip
    for points in range(1, MOST_POINTS + 1):
        moves.add(M_BID + points - 1, f"bid {points}", "move-bid", "", count=points)
    moves.add(M_PASS, "pass", "move-pass")
    moves.add(M_END_TURN, "end turn", "move-end-turn")
    return moves
