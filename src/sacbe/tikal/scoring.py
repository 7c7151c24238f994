"""Sections 5 and 7: scoring, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tikal.data import HEXES, KINDS, TREASURE_POINTS
from sacbe.tikal.position import LEVEL, SCORE, TREASURE, player
from sacbe.tikal.temples import controller


def temple_points(position: Position, seat: i64) -> i64:
    """The tops of the temples a player holds (TK-5.1)."""
    points: i64 = 0
    hex: i64
    for hex in range(HEXES):
        if position.cells[LEVEL + hex] > 0 and controller(position, hex) == seat:
            points += position.cells[LEVEL + hex]
    return points


def treasure_points(position: Position, seat: i64) -> i64:
    """One, pairs and threes of each kind (TK-5.2)."""
    points: i64 = 0
    kind: i64
    for kind in range(KINDS):
        points += TREASURE_POINTS[position.cells[player(seat) + TREASURE + kind]]
    return points


def score(position: Position, seat: i64) -> None:
    """A player scores in a scoring round (TK-5.3)."""
    position.cells[player(seat) + SCORE] += temple_points(position, seat) + treasure_points(
        position, seat
    )


def highest_temple(position: Position, seat: int) -> int:
    """The highest temple a player holds; 0 if none."""
    return max(
        (
            int(position.cells[LEVEL + hex])
            for hex in range(HEXES)
            if controller(position, hex) == seat
        ),
        default=0,
    )


def winners(position: Position) -> list[int]:
    """Most points, then the highest temple held, then most treasures, then shared (TK-7.2)."""
    ranks = [
        (
            int(position.cells[player(seat) + SCORE]),
            highest_temple(position, seat),
            sum(int(position.cells[player(seat) + TREASURE + kind]) for kind in range(KINDS)),
        )
        for seat in range(position.players)
    ]
    best = max(ranks)
    return [seat for seat in range(position.players) if ranks[seat] == best]
