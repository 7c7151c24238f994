"""Section 8: the end of the game."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sacbe.core.facts import Fact
from sacbe.core.position import PLAYERS, Position
from sacbe.tzolkin.data import (
    ALL_TEETH,
    ALTARS,
    BUILDING_KIND,
    BUILDINGS,
    CORN,
    DATA,
    GOLD,
    KINDS,
    MASTERED,
    MONUMENT_KIND,
    MONUMENTS,
    POINTS_PER_SKULL,
    RATE,
    SKULL,
    STEPS,
    TEMPLE_POINTS,
    WOOD,
    WORKERS,
)
from sacbe.tzolkin.holdings import (
    LAST_CORN,
    LAST_SKULLS,
    MONUMENT_SCORED,
    score,
    score_quarters,
)
from sacbe.tzolkin.position import (
    ALTAR,
    BUILDING_AT,
    CORN_TAKEN,
    LEVEL,
    MONUMENT_AT,
    OWNED,
    RESERVE,
    SCORE,
    STEP,
    TEETH_AT,
    WOOD_TAKEN,
    player,
)


def final(position: Position) -> None:
    """What is left becomes points (TZ-8.1); the agenda is empty, so the game is over."""
    cells = position.cells
    seat: i64
    for seat in range(cells[PLAYERS]):
        score_quarters(position, seat, corn_worth(position, seat), LAST_CORN)
        score(position, seat, POINTS_PER_SKULL * cells[player(seat) + SKULL], LAST_SKULLS)
        monument: i64
        for monument in range(MONUMENTS):
            if cells[MONUMENT_AT + monument] == OWNED + seat:
                points = monument_points(position, seat, monument)
                score(position, seat, points, MONUMENT_SCORED + monument)


def corn_worth(position: Position, seat: i64) -> i64:
    """A player's corn, with resources sold at market rates: a quarter of a point each."""
    cells = position.cells
    at = player(seat)
    corn = cells[at + CORN]
    good: i64
    for good in range(WOOD, GOLD + 1):
        corn += RATE[good] * cells[at + good]
    return corn


def monument_points(position: Position, seat: i64, monument: i64) -> i64:
    """What a monument is worth to its owner as things stand (TZ-8.3)."""
    rule: dict[str, Any] = DATA["monuments"][monument]["scores"]
    cells = position.cells
    if "mastered_technologies" in rule:
        mastered = 0
        for technology in range(4):
            if cells[player(seat) + LEVEL + technology] == MASTERED:
                mastered += 1
        worth: int = rule["mastered_technologies"][mastered]
    elif "workers" in rule:
        worth = rule["workers"][str(WORKERS - int(cells[player(seat) + RESERVE]))]
    else:
        points = rule["points"]
        each: int = points[str(cells[PLAYERS])] if isinstance(points, dict) else points
        worth = each * int(count(position, seat, rule["each"]))
    return worth


def count(position: Position, seat: i64, what: str) -> i64:
    """How many there are of what a monument counts."""
    cells = position.cells
    at = player(seat)
    if what == "corn_tile":
        return cells[at + CORN_TAKEN]
    if what == "wood_tile":
        return cells[at + WOOD_TAKEN]
    if what == "technology_level":
        return (
            cells[at + LEVEL]
            + cells[at + LEVEL + 1]
            + cells[at + LEVEL + 2]
            + cells[at + LEVEL + 3]
        )
    if what == "temple_point":
        return (
            TEMPLE_POINTS[cells[at + STEP]]
            + TEMPLE_POINTS[STEPS + cells[at + STEP + 1]]
            + TEMPLE_POINTS[2 * STEPS + cells[at + STEP + 2]]
        )
    total: i64 = 0
    if what == "step_of_highest_temple":
        temple: i64
        for temple in range(3):
            if cells[at + STEP + temple] - 1 > total:
                total = cells[at + STEP + temple] - 1
        return total
    if what == "skull_on_chichen_itza":
        altar: i64
        for altar in range(1, ALTARS + 1):
            total += cells[ALTAR + altar]
        return total
    if what == "monument_of_anyone":
        for monument in range(MONUMENTS):
            if cells[MONUMENT_AT + monument] >= OWNED:
                total += 1
        return total
    kind: i64 = -1 if what == "construction" else KINDS.index(what)
    building: i64
    for building in range(BUILDINGS):
        if cells[BUILDING_AT + building] == OWNED + seat and kind in (-1, BUILDING_KIND[building]):
            total += 1
    for monument in range(MONUMENTS):
        if cells[MONUMENT_AT + monument] == OWNED + seat and kind in (-1, MONUMENT_KIND[monument]):
            total += 1
    return total


def workers_on_gears(position: Position, seat: i64) -> i64:
    """How many workers a player has on gears: the tie-break (TZ-8.2)."""
    total: i64 = 0
    tooth: i64
    for tooth in range(ALL_TEETH):
        if position.cells[TEETH_AT + tooth] == seat + 1:
            total += 1
    return total


def winners(position: Position) -> list[int]:
    """Most points, then most workers on gears, then shared (TZ-8.2)."""
    ranks: list[tuple[int, int]] = [
        (int(position.cells[player(seat) + SCORE]), int(workers_on_gears(position, seat)))
        for seat in range(position.players)
    ]
    best = max(ranks)
    return [seat for seat in range(position.players) if ranks[seat] == best]


def last_scoring(position: Position) -> list[Fact]:
    """Return what the last scoring gives as things stand: corn and resources, skulls, and each
    monument."""
    after = position.copy()
    facts: list[Fact] = []
    after.facts = facts
    final(after)
    return facts
