"""Temples: uncovering steps, guards, and who holds the majority.

TK-4.4, TK-4.8, TK-4.9 and TK-5.1."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import PLAYERS, Position
from sacbe.tikal.data import (
    EXPLORER,
    GUARD,
    GUARDS,
    HEX_NAMES,
    HEXES,
    LEADER_WEIGHT,
    MOST_UNCOVERED,
    TEMPLE,
    UNCOVER,
)
from sacbe.tikal.moves import M_GUARD, M_UNCOVER
from sacbe.tikal.position import (
    DONE_HERE,
    EXPLORERS_ON,
    GONE,
    GUARD_OF,
    GUARDS_SET,
    LEADER_AT,
    LEADER_GUARD,
    LEADER_LOST,
    LEVEL,
    LOST,
    STEPS_LEFT,
    explorers,
    figures,
    leader,
    player,
)
from sacbe.tikal.tiles import terrain


def uncover_choices(
    position: Position, seat: i64, points: i64, hexes: vec[i64], out: vec[i64]
) -> vec[i64]:
    """The next step of a temple without a guard; the second in a turn needs a second figure."""
    if points < UNCOVER:
        return out
    cells = position.cells
    for hex in hexes:
        if terrain(position, hex) == TEMPLE and cells[GUARD_OF + hex] == 0:
            done = cells[DONE_HERE + hex]
            if (
                done < MOST_UNCOVERED
                and figures(position, seat, hex) > done
                and cells[STEPS_LEFT + cells[LEVEL + hex] + 1] > 0
            ):
                out = append(out, M_UNCOVER + hex)
    return out


def uncover(position: Position, seat: i64, id: i64) -> i64:
    """A temple grows; returns the price."""
    cells = position.cells
    hex = id - M_UNCOVER
    cells[LEVEL + hex] += 1
    cells[STEPS_LEFT + cells[LEVEL + hex]] -= 1
    cells[DONE_HERE + hex] += 1
    if position.facts is not None:
        position.note(seat, "level", cells[LEVEL + hex], "uncover", HEX_NAMES[hex])
    return UNCOVER


def strength(cells: vec[i64], seat: i64, hex: i64) -> i64:
    """What a player's figures on a hex count towards the majority (TK-1.3)."""
    at = player(seat)
    count = cells[at + EXPLORERS_ON + hex]
    if cells[at + LEADER_AT] == hex + 1:
        count += LEADER_WEIGHT
    return count


def majority(position: Position, hex: i64) -> i64:
    """The player whose figures on a hex count strictly the most (TK-1.3); -1 if there is none."""
    cells = position.cells
    best: i64 = 0
    holder: i64 = -1
    seat: i64
    for seat in range(cells[PLAYERS]):
        count = strength(cells, seat, hex)
        if count > best:
            best = count
            holder = seat
        elif count == best:
            holder = -1
    return holder


def controller(position: Position, hex: i64) -> i64:
    """Who scores a temple: its guard's owner whoever else stands there, or the majority; -1 if
    nobody."""
    guard = position.cells[GUARD_OF + hex]
    if guard > 0:
        return (guard - 1) % LEADER_GUARD
    return majority(position, hex)


def guard_choices(
    position: Position, seat: i64, points: i64, hexes: vec[i64], out: vec[i64]
) -> vec[i64]:
    """A figure of choice on a temple that the player holds (TK-4.8)."""
    cells = position.cells
    if points < GUARD or cells[player(seat) + GUARDS_SET] == GUARDS:
        return out
    figure: i64
    for figure in range(2):
        for hex in hexes:
            if (
                terrain(position, hex) == TEMPLE
                and cells[GUARD_OF + hex] == 0
                and majority(position, hex) == seat
            ):
                here = (
                    explorers(position, seat, hex)
                    if figure == EXPLORER
                    else leader(position, seat, hex)
                )
                if here > 0:
                    out = append(out, M_GUARD + HEXES * figure + hex)
    return out


def guard(position: Position, seat: i64, id: i64) -> i64:
    """One figure stays for good, the player's others there leave the game; returns the price."""
    cells = position.cells
    figure = (id - M_GUARD) // HEXES
    hex = (id - M_GUARD) % HEXES
    at = player(seat)
    if position.facts is not None:
        lost = figures(position, seat, hex) - 1
        position.note(seat, "guarded", cells[LEVEL + hex], "guard", HEX_NAMES[hex])
        position.note(seat, "figures", -lost, "guard", HEX_NAMES[hex])
    cells[GUARD_OF + hex] = seat + 1
    cells[at + LOST] += cells[at + EXPLORERS_ON + hex]
    cells[at + EXPLORERS_ON + hex] = 0
    if figure == EXPLORER:
        cells[at + LOST] -= 1
    else:
        cells[GUARD_OF + hex] += LEADER_GUARD
    if cells[at + LEADER_AT] == hex + 1:
        cells[at + LEADER_AT] = GONE
        if figure == EXPLORER:
            cells[at + LEADER_LOST] = 1
    cells[at + GUARDS_SET] += 1
    return GUARD
