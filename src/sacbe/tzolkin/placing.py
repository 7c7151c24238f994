"""Section 3: begging, placing workers, mercy."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import CAUSE, MERCY_SHOWN, gain
from sacbe.tzolkin.moves import M_PLACE, START_SPACE
from sacbe.tzolkin.position import player
from sacbe.tzolkin.temples import can_anger


def can_beg(position: Position, seat: i64) -> bool:
    """Whether the player can beg: at the start of the turn, with little corn and a god left to
    anger (TZ-3.1). Only once, since begging leaves too much corn to beg again."""
    cells = position.cells
    return (
        cells[p.MODE] == p.UNDECIDED
        and cells[player(seat) + d.CORN] <= d.BEG_AT_MOST
        and can_anger(position, seat)
    )


def beg(position: Position, seat: i64) -> None:
    """Raise the player's corn to 3, and anger a god."""
    gain(position, seat, d.CORN, d.BEG_BECOMES - position.cells[player(seat) + d.CORN], CAUSE)
    position.push(p.ANGER, seat, 0, 0)


def lowest_free(position: Position, gear: i64) -> i64:
    """Return the lowest free numbered space of a gear; -1 if there is none."""
    at = p.TEETH_AT + d.TOOTH[gear]
    space: i64
    for space in range(d.LAST[gear] + 1):
        if position.cells[at + space] == 0:
            return space
    return -1


def price(position: Position, gear: i64) -> i64:
    """Return the price of the next worker there, including the surcharge for those placed this turn
    (TZ-3.2); -1 if it cannot be placed."""
    if gear == START_SPACE:
        return position.cells[p.PLACED] if position.cells[p.STARTER] == 0 else -1
    space = lowest_free(position, gear)
    return space + position.cells[p.PLACED] if space >= 0 else -1


def choices(position: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the places where the player can place a worker and pay for it."""
    at = player(seat)
    corn = position.cells[at + d.CORN]
    if position.cells[at + p.HAND] == 0:
        return out
    gear: i64
    for gear in range(START_SPACE + 1):
        cost = price(position, gear)
        if cost >= 0 and cost <= corn:
            out = append(out, M_PLACE + gear)
    return out


def mercy_choices(position: Position, out: vec[i64]) -> vec[i64]:
    """Append the cheapest spaces, for a player who must place but can neither pay nor beg
    (TZ-3.4)."""
    lowest: i64 = -1
    gear: i64
    for gear in range(START_SPACE + 1):
        cost = price(position, gear)
        if cost >= 0 and (lowest < 0 or cost < lowest):
            lowest = cost
    for gear in range(START_SPACE + 1):
        if price(position, gear) == lowest:
            out = append(out, M_PLACE + gear)
    return out


def place(position: Position, seat: i64, gear: i64) -> None:
    """Put a worker on a gear or on the starting-player space, and pay for it."""
    cells = position.cells
    at = player(seat)
    cost = price(position, gear)
    if cost > cells[at + d.CORN]:
        gain(position, seat, d.CORN, -cells[at + d.CORN], MERCY_SHOWN)
        cells[p.MODE] = p.MERCY
    else:
        gain(position, seat, d.CORN, -cost, CAUSE)
        cells[p.MODE] = p.PLACING
    space: i64 = 0
    if gear == START_SPACE:
        cells[p.STARTER] = seat + 1
    else:
        space = lowest_free(position, gear)
        cells[p.TEETH_AT + d.TOOTH[gear] + space] = seat + 1
    if position.facts is not None:
        where = "start" if gear == START_SPACE else d.GEARS[gear]
        position.note(seat, "placed", space, where, "mercy" if cells[p.MODE] == p.MERCY else "")
    cells[at + p.HAND] -= 1
    cells[p.PLACED] += 1
