"""Figures and camps: entering, moving, transfers between camps, pitching camps (TK-4.1 to TK-4.3,
TK-4.7), and the cheapest ways."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.move_kinds import PLACES
from sacbe.tikal.moves import (
    EDGE_AT,
    EDGE_FROM,
    EDGE_SIDE,
    EDGES,
    M_CAMP,
    M_ENTER,
    M_MOVE,
    M_TRANSFER,
    WAY_FROM,
    WAY_TO,
)
from sacbe.tikal.position import player
from sacbe.tikal.tiles import road, terrain


def at_home(position: Position, seat: i64, figure: i64) -> bool:
    """Whether a figure of a kind is in the supply."""
    at = player(seat)
    if figure == d.EXPLORER:
        return position.cells[at + p.SUPPLY] > 0
    return position.cells[at + p.LEADER_AT] == p.HOME


def stands(position: Position, seat: i64, figure: i64, hex: i64) -> bool:
    """Whether a figure of a kind stands on a hex."""
    at = player(seat)
    if figure == d.EXPLORER:
        return position.cells[at + p.EXPLORERS_ON + hex] > 0
    return position.cells[at + p.LEADER_AT] == hex + 1


def go(position: Position, seat: i64, figure: i64, start: i64, end: i64) -> None:
    """Move a figure from one hex to another."""
    at = player(seat)
    if figure == d.EXPLORER:
        position.cells[at + p.EXPLORERS_ON + start] -= 1
        position.cells[at + p.EXPLORERS_ON + end] += 1
    else:
        position.cells[at + p.LEADER_AT] = end + 1


def place_hex(position: Position, seat: i64, place: i64) -> i64:
    """Return the hex of the base camp (0) or of one of the player's camps (1, 2); -1 if it is not
    pitched."""
    if place == 0:
        return d.BASE
    return position.cells[player(seat) + p.CAMP_HEX + place - 1] - 1


def enter_choices(position: Position, seat: i64, points: i64, out: vec[i64]) -> vec[i64]:
    """Append the moves that bring in a figure from the supply (TK-4.1)."""
    if points < d.ENTER:
        return out
    figure: i64
    place: i64
    for figure in range(2):
        if at_home(position, seat, figure):
            for place in range(3):
                if place_hex(position, seat, place) >= 0:
                    out = append(out, M_ENTER + 3 * figure + place)
    return out


def enter(position: Position, seat: i64, id: i64) -> i64:
    """Bring a figure onto the map; return the price."""
    figure = (id - M_ENTER) // 3
    hex = place_hex(position, seat, (id - M_ENTER) % 3)
    at = player(seat)
    if figure == d.EXPLORER:
        position.cells[at + p.SUPPLY] -= 1
        position.cells[at + p.EXPLORERS_ON + hex] += 1
    else:
        position.cells[at + p.LEADER_AT] = hex + 1
    return d.ENTER


def move_choices(
    position: Position, seat: i64, points: i64, hexes: vec[i64], out: vec[i64]
) -> vec[i64]:
    """Append the moves of figures across borders that can be paid for in full (TK-4.2)."""
    at = player(seat)
    for hex in hexes:
        if position.cells[at + p.EXPLORERS_ON + hex] > 0:
            out = roads(position, hex, points, M_MOVE, out)
    leader_hex = position.cells[at + p.LEADER_AT] - 1
    if leader_hex >= 0 and leader_hex < d.HEXES:
        out = roads(position, leader_hex, points, M_MOVE + EDGES, out)
    return out


def roads(position: Position, hex: i64, points: i64, first: i64, out: vec[i64]) -> vec[i64]:
    """Append the moves along all roads from a hex that cost at most `points`; `first` is the id of
    the figure's first move."""
    side: i64
    for side in range(d.SIDES):
        price = road(position, hex, side)
        if price > 0 and price <= points:
            out = append(out, first + EDGE_AT[d.SIDES * hex + side])
    return out


def move(position: Position, seat: i64, id: i64) -> i64:
    """Move a figure across a border; return the price."""
    figure = (id - M_MOVE) // EDGES
    edge = (id - M_MOVE) % EDGES
    hex = EDGE_FROM[edge]
    side = EDGE_SIDE[edge]
    go(position, seat, figure, hex, d.NEIGHBOUR[d.SIDES * hex + side])
    return road(position, hex, side)


def transfer_choices(position: Position, seat: i64, points: i64, out: vec[i64]) -> vec[i64]:
    """Append the transfers of a figure between the base camp and the player's camps (TK-4.3)."""
    if points < d.TRANSFER or position.cells[player(seat) + p.CAMPS_SET] == 0:
        return out
    figure: i64
    way: i64
    for figure in range(2):
        for way in range(6):
            start = place_hex(position, seat, WAY_FROM[way])
            end = place_hex(position, seat, WAY_TO[way])
            if start >= 0 and end >= 0 and stands(position, seat, figure, start):
                out = append(out, M_TRANSFER + 6 * figure + way)
    return out


def transfer(position: Position, seat: i64, id: i64) -> i64:
    """Transfer a figure from camp to camp; return the price."""
    figure = (id - M_TRANSFER) // 6
    way = (id - M_TRANSFER) % 6
    start = place_hex(position, seat, WAY_FROM[way])
    end = place_hex(position, seat, WAY_TO[way])
    go(position, seat, figure, start, end)
    return d.TRANSFER


def camp_choices(
    position: Position, seat: i64, points: i64, hexes: vec[i64], out: vec[i64]
) -> vec[i64]:
    """Append the clearings and empty ruins with a figure of the player, where a camp can be pitched
    (TK-4.7)."""
    if points < d.CAMP or position.cells[player(seat) + p.CAMPS_SET] == d.CAMPS:
        return out
    for hex in hexes:
        ground = terrain(position, hex)
        empty = ground == d.CLEARING or (
            ground == d.RUINS and position.cells[p.MASKS_LEFT + hex] == 0
        )
        if empty and position.cells[p.CAMP_OF + hex] == 0:
            out = append(out, M_CAMP + hex)
    return out


def camp(position: Position, seat: i64, id: i64) -> i64:
    """Pitch a camp for good; return the price."""
    cells = position.cells
    hex = id - M_CAMP
    at = player(seat)
    cells[p.CAMP_OF + hex] = seat + 1
    cells[at + p.CAMP_HEX + cells[at + p.CAMPS_SET]] = hex + 1
    cells[at + p.CAMPS_SET] += 1
    return d.CAMP


class Way(NamedTuple):
    """The cheapest way to a hex: its price in action points, and its moves in order."""

    price: int
    moves: list[int]


def ways(position: Position, seat: int, figure: int, start: int) -> dict[int, Way]:
    """Return the cheapest ways from a hex to every hex that a player's figure can reach, regardless
    of its action points; the figure need not be there.

    >>> import sacbe
    >>> from sacbe.tikal.data import HEX_NAMES
    >>> position = sacbe.GAMES["tikal"].start(2, first=0)
    >>> found = ways(position, 0, 0, HEX_NAMES.index("a5"))
    >>> {HEX_NAMES[hex]: way.price for hex, way in sorted(found.items())}
    {'a4': 2, 'a5': 0, 'b4': 1, 'b5': 2}
    """
    best: dict[int, Way] = {start: Way(0, [])}
    waiting = [start]
    while waiting:
        here = min(waiting, key=lambda hex: best[hex].price)
        waiting.remove(here)
        for price, id, there in steps(position, seat, figure, here):
            total = best[here].price + price
            if there not in best or total < best[there].price:
                best[there] = Way(total, [*best[here].moves, id])
                if there not in waiting:
                    waiting.append(there)
    return best


def steps(position: Position, seat: int, figure: int, hex: int) -> list[tuple[int, int, int]]:
    """Return every single step from a hex: its price, its move, and where it leads."""
    found: list[tuple[int, int, int]] = []
    for side in range(d.SIDES):
        price = int(road(position, hex, side))
        if price > 0:
            id = M_MOVE + EDGES * figure + int(EDGE_AT[d.SIDES * hex + side])
            found.append((price, id, int(d.NEIGHBOUR[d.SIDES * hex + side])))
    for way in range(6):
        start = int(place_hex(position, seat, WAY_FROM[way]))
        end = int(place_hex(position, seat, WAY_TO[way]))
        if start == hex and end >= 0:
            found.append((int(d.TRANSFER), M_TRANSFER + 6 * figure + way, end))
    return found


def spot(position: Position, seat: int, place: str) -> str:
    """Return the name of a hex, given its name or one of a player's places.

    >>> import sacbe
    >>> spot(sacbe.GAMES["tikal"].start(2), 0, "base"), spot(sacbe.GAMES["tikal"].start(2), 0, "c3")
    ('a5', 'c3')
    """
    if place not in PLACES:
        return place
    return d.HEX_NAMES[place_hex(position, seat, PLACES.index(place))]
