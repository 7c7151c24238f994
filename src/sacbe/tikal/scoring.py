"""Sections 5 and 7: scoring, and the winners."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.facts import Fact
from sacbe.core.position import Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.position import player
from sacbe.tikal.temples import controller


def temple_points(position: Position, seat: i64) -> i64:
    """Return the sum of the levels of the temples a player holds (TK-5.1)."""
    points: i64 = 0
    hex: i64
    for hex in range(d.HEXES):
        points += temple_worth(position, seat, hex)
    return points


def temple_worth(position: Position, seat: i64, hex: i64) -> i64:
    """Return the level of a temple if a player holds it, otherwise 0."""
    level = position.cells[p.LEVEL + hex]
    return level if level > 0 and controller(position, hex) == seat else 0


def treasure_points(position: Position, seat: i64) -> i64:
    """Return a player's points for singles, pairs and threes of each kind (TK-5.2)."""
    points: i64 = 0
    kind: i64
    for kind in range(d.KINDS):
        points += set_worth(position, seat, kind)
    return points


def set_worth(position: Position, seat: i64, kind: i64) -> i64:
    """Return what a player's treasures of a kind give."""
    return d.TREASURE_POINTS[position.cells[player(seat) + p.TREASURE + kind]]


def score(position: Position, seat: i64) -> None:
    """Score for a player in a scoring round (TK-5.3)."""
    if position.facts is not None:
        report_score(position, seat)
    position.cells[player(seat) + p.SCORE] += temple_points(position, seat) + treasure_points(
        position, seat
    )


def report_score(position: Position, seat: i64) -> None:
    """Report what a player scores, temple by temple and kind by kind."""
    hex: i64
    for hex in range(d.HEXES):
        points = temple_worth(position, seat, hex)
        if points > 0:
            position.note(seat, "points", points, "temples", d.HEX_NAMES[hex])
    kind: i64
    for kind in range(d.KINDS):
        points = set_worth(position, seat, kind)
        if points > 0:
            position.note(seat, "points", points, "treasures", d.KIND_NAMES[kind])


def last_scoring(position: Position) -> list[Fact]:
    """Return what a scoring round would give everybody now."""
    after = position.copy()
    facts: list[Fact] = []
    after.facts = facts
    for seat in range(position.players):
        report_score(after, seat)
    return facts


def highest_temple(position: Position, seat: int) -> int:
    """Return the level of the highest temple a player holds; 0 if none."""
    return max(
        (
            int(position.cells[p.LEVEL + hex])
            for hex in range(d.HEXES)
            if controller(position, hex) == seat
        ),
        default=0,
    )


def winners(position: Position) -> list[int]:
    """Return the winners: most points, then the highest temple held, then most treasures, then
    shared (TK-7.2)."""
    ranks = [
        (
            int(position.cells[player(seat) + p.SCORE]),
            highest_temple(position, seat),
            sum(int(position.cells[player(seat) + p.TREASURE + kind]) for kind in range(d.KINDS)),
        )
        for seat in range(position.players)
    ]
    best = max(ranks)
    return [seat for seat in range(position.players) if ranks[seat] == best]
