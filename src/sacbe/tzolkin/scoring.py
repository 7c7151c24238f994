"""Section 8: the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.facts import Fact
from sacbe.core.position import PLAYERS, Position, count_cells
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import LAST_CORN, LAST_SKULLS, MONUMENT_SCORED, change, score
from sacbe.tzolkin.monuments import MonumentCounts
from sacbe.tzolkin.position import player


def final(position: Position) -> None:
    """Turn what is left into points (TZ-8.1); the agenda is empty, so the game is over."""
    cells = position.cells
    counts = MonumentCounts()
    seat: i64
    for seat in range(cells[PLAYERS]):
        counts.read(position, seat)
        corn = corn_worth(position, seat)
        change(position, seat, p.SCORE, corn, "quarter_points", LAST_CORN)
        score(position, seat, d.POINTS_PER_SKULL * cells[player(seat) + d.SKULL], LAST_SKULLS)
        monument: i64
        for monument in range(d.MONUMENTS):
            if cells[p.MONUMENT_AT + monument] == p.OWNED + seat:
                score(position, seat, counts.points(monument), MONUMENT_SCORED + monument)


def corn_worth(position: Position, seat: i64) -> i64:
    """Return a player's corn after selling all resources at market rates; each is a quarter of a
    point."""
    cells = position.cells
    at = player(seat)
    corn = cells[at + d.CORN]
    good: i64
    for good in range(d.WOOD, d.GOLD + 1):
        corn += d.RATE[good] * cells[at + good]
    return corn


def workers_on_gears(position: Position, seat: i64) -> i64:
    """Return how many workers a player has on gears: the tie-break (TZ-8.2)."""
    return count_cells(position.cells, p.TEETH_AT, d.ALL_TEETH, seat + 1)


def winners(position: Position) -> list[int]:
    """Return the winners: most points, then most workers on gears, then shared (TZ-8.2)."""
    ranks: list[tuple[int, int]] = [
        (int(position.cells[player(seat) + p.SCORE]), int(workers_on_gears(position, seat)))
        for seat in range(position.players)
    ]
    best = max(ranks)
    return [seat for seat in range(position.players) if ranks[seat] == best]


def last_scoring(position: Position) -> list[Fact]:
    """Return what the last scoring would give now: corn and resources, skulls, and each
    monument."""
    after = position.copy()
    facts: list[Fact] = []
    after.facts = facts
    final(after)
    return facts
