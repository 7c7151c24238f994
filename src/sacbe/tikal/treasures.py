"""Treasures: recovering and exchanging them (TK-4.5, TK-4.6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import CHANCE, PLAYERS, Position
from sacbe.tikal.data import EXCHANGE, KINDS, MOST_RECOVERED, RECOVER
from sacbe.tikal.holdings import gain_treasure
from sacbe.tikal.moves import M_EXCHANGE, M_RECOVER, M_TREASURE, exchange_id
from sacbe.tikal.position import (
    DONE_HERE,
    DRAW_TREASURE,
    FACE_DOWN,
    MASKS_LEFT,
    TREASURE,
    figures,
    player,
)


def recover_choices(
    position: Position, seat: i64, points: i64, hexes: vec[i64], out: vec[i64]
) -> vec[i64]:
    """A treasure of ruins; the second in a turn needs a second figure."""
    if points < RECOVER:
        return out
    cells = position.cells
    for hex in hexes:
        done = cells[DONE_HERE + hex]
        if (
            cells[MASKS_LEFT + hex] > 0
            and done < MOST_RECOVERED
            and figures(position, seat, hex) > done
        ):
            out = append(out, M_RECOVER + hex)
    return out


def recover(position: Position, seat: i64, id: i64) -> i64:
    """A treasure is taken up, which one is drawn now; returns the price."""
    hex = id - M_RECOVER
    position.cells[MASKS_LEFT + hex] -= 1
    position.cells[DONE_HERE + hex] += 1
    position.push(DRAW_TREASURE, CHANCE, seat, 0)
    return RECOVER


def draw_choices(position: Position) -> vec[i64]:
    """The kinds that are still face down."""
    out = vec[i64](capacity=KINDS)
    kind: i64
    for kind in range(KINDS):
        if position.cells[FACE_DOWN + kind] > 0:
            out = append(out, M_TREASURE + kind)
    return out


def draw(position: Position, seat: i64, id: i64) -> None:
    """The treasure is seen by all from now on."""
    position.cells[FACE_DOWN + id - M_TREASURE] -= 1
    gain_treasure(position, seat, id - M_TREASURE, 1, "ruins")


def exchange_choices(position: Position, seat: i64, points: i64, out: vec[i64]) -> vec[i64]:
    """A single treasure for another player's single one; pairs and threes are locked, and like
    is not swapped for like."""
    if points < EXCHANGE:
        return out
    cells = position.cells
    mine = player(seat) + TREASURE
    other: i64
    wanted: i64
    given: i64
    for other in range(cells[PLAYERS]):
        if other == seat:
            continue
        theirs = player(other) + TREASURE
        for wanted in range(KINDS):
            if cells[theirs + wanted] == 1:
                for given in range(KINDS):
                    if given != wanted and cells[mine + given] == 1:
                        out = append(out, exchange_id(other, wanted, given))
    return out


def exchange(position: Position, seat: i64, id: i64) -> i64:
    """Two treasures change hands; returns the price."""
    choice = id - M_EXCHANGE
    given = choice % (KINDS - 1)
    wanted = choice // (KINDS - 1) % KINDS
    if given >= wanted:
        given += 1
    other = choice // ((KINDS - 1) * KINDS)
    gain_treasure(position, seat, given, -1, "exchange")
    gain_treasure(position, other, given, 1, "exchange")
    gain_treasure(position, other, wanted, -1, "exchange")
    gain_treasure(position, seat, wanted, 1, "exchange")
    return EXCHANGE
