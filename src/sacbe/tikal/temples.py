"""Temples: uncovering steps, guards, and who holds the majority.

TK-4.4, TK-4.8, TK-4.9 and TK-5.1."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import PLAYERS, Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.moves import M_GUARD, M_UNCOVER
from sacbe.tikal.position import explorers, figures, leader, player
from sacbe.tikal.tiles import terrain


def uncover_choices(
    position: Position, seat: i64, points: i64, hexes: vec[i64], out: vec[i64]
) -> vec[i64]:
    """Append the temples without a guard where the player can uncover a step; a second step in a
    turn needs a second figure."""
    if points < d.UNCOVER:
        return out
    cells = position.cells
    for hex in hexes:
        if terrain(position, hex) == d.TEMPLE and cells[p.GUARD_OF + hex] == 0:
            done = cells[p.DONE_HERE + hex]
            if (
                done < d.MOST_UNCOVERED
                and figures(position, seat, hex) > done
                and cells[p.STEPS_LEFT + cells[p.LEVEL + hex] + 1] > 0
            ):
                out = append(out, M_UNCOVER + hex)
    return out


def uncover(position: Position, seat: i64, id: i64) -> i64:
    """Uncover a step of a temple; return the price."""
    cells = position.cells
    hex = id - M_UNCOVER
    cells[p.LEVEL + hex] += 1
    cells[p.STEPS_LEFT + cells[p.LEVEL + hex]] -= 1
    cells[p.DONE_HERE + hex] += 1
    if position.facts is not None:
        position.note(seat, "level", cells[p.LEVEL + hex], "uncover", d.HEX_NAMES[hex])
    return d.UNCOVER


def strength(cells: vec[i64], seat: i64, hex: i64) -> i64:
    """Return what a player's figures on a hex count towards the majority (TK-1.3)."""
    at = player(seat)
    count = cells[at + p.EXPLORERS_ON + hex]
    if cells[at + p.LEADER_AT] == hex + 1:
        count += d.LEADER_WEIGHT
    return count


def majority(position: Position, hex: i64) -> i64:
    """Return the player whose figures on a hex count strictly the most (TK-1.3); -1 if there is
    none."""
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
    """Return the seat that scores a temple: the guard's owner if there is a guard, otherwise the
    seat with the majority, or -1 for none."""
    guard = position.cells[p.GUARD_OF + hex]
    if guard > 0:
        return (guard - 1) % p.LEADER_GUARD
    return majority(position, hex)


def guard_choices(
    position: Position, seat: i64, points: i64, hexes: vec[i64], out: vec[i64]
) -> vec[i64]:
    """Append the figures that can guard a temple that the player holds (TK-4.8)."""
    cells = position.cells
    if points < d.GUARD or cells[player(seat) + p.GUARDS_SET] == d.GUARDS:
        return out
    figure: i64
    for figure in range(2):
        for hex in hexes:
            if (
                terrain(position, hex) == d.TEMPLE
                and cells[p.GUARD_OF + hex] == 0
                and majority(position, hex) == seat
            ):
                here = (
                    explorers(position, seat, hex)
                    if figure == d.EXPLORER
                    else leader(position, seat, hex)
                )
                if here > 0:
                    out = append(out, M_GUARD + d.HEXES * figure + hex)
    return out


def guard(position: Position, seat: i64, id: i64) -> i64:
    """Post a figure as a guard for good; the player's others there leave the game. Returns the
    price."""
    cells = position.cells
    figure = (id - M_GUARD) // d.HEXES
    hex = (id - M_GUARD) % d.HEXES
    at = player(seat)
    if position.facts is not None:
        lost = figures(position, seat, hex) - 1
        position.note(seat, "guarded", cells[p.LEVEL + hex], "guard", d.HEX_NAMES[hex])
        position.note(seat, "figures", -lost, "guard", d.HEX_NAMES[hex])
    cells[p.GUARD_OF + hex] = seat + 1
    cells[at + p.LOST] += cells[at + p.EXPLORERS_ON + hex]
    cells[at + p.EXPLORERS_ON + hex] = 0
    if figure == d.EXPLORER:
        cells[at + p.LOST] -= 1
    else:
        cells[p.GUARD_OF + hex] += p.LEADER_GUARD
    if cells[at + p.LEADER_AT] == hex + 1:
        cells[at + p.LEADER_AT] = p.GONE
        if figure == d.EXPLORER:
            cells[at + p.LEADER_LOST] = 1
    cells[at + p.GUARDS_SET] += 1
    return d.GUARD
