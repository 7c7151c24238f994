"""Treasures: recovering and exchanging them (TK-4.5, TK-4.6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import CHANCE, PLAYERS, Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.holdings import gain_treasure
from sacbe.tikal.moves import M_EXCHANGE, M_RECOVER, M_TREASURE, exchange_id
from sacbe.tikal.position import figures, player


def recover_choices(
    position: Position, seat: i64, points: i64, hexes: vec[i64], out: vec[i64]
) -> vec[i64]:
    """Append the ruins where the player can recover a treasure; a second one in a turn needs a
    second figure."""
    if points < d.RECOVER:
        return out
    cells = position.cells
    for hex in hexes:
        done = cells[p.DONE_HERE + hex]
        if (
            cells[p.MASKS_LEFT + hex] > 0
            and done < d.MOST_RECOVERED
            and figures(position, seat, hex) > done
        ):
            out = append(out, M_RECOVER + hex)
    return out


def recover(position: Position, seat: i64, id: i64) -> i64:
    """Recover a treasure, which is drawn now; return the price."""
    hex = id - M_RECOVER
    position.cells[p.MASKS_LEFT + hex] -= 1
    position.cells[p.DONE_HERE + hex] += 1
    position.push(p.DRAW_TREASURE, CHANCE, seat, 0)
    return d.RECOVER


def draw_choices(position: Position) -> vec[i64]:
    """Return the kinds that are still face down."""
    out = vec[i64](capacity=d.KINDS)
    kind: i64
    for kind in range(d.KINDS):
        if position.cells[p.FACE_DOWN + kind] > 0:
            out = append(out, M_TREASURE + kind)
    return out


def draw(position: Position, seat: i64, id: i64) -> None:
    """Give the player the treasure that was drawn, for all to see."""
    position.cells[p.FACE_DOWN + id - M_TREASURE] -= 1
    gain_treasure(position, seat, id - M_TREASURE, 1, "ruins")


def exchange_choices(position: Position, seat: i64, points: i64, out: vec[i64]) -> vec[i64]:
    """Append the exchanges of a single treasure for another player's single one; pairs and threes
    are locked, and a treasure is not exchanged for one of the same kind."""
    if points < d.EXCHANGE:
        return out
    cells = position.cells
    mine = player(seat) + p.TREASURE
    other: i64
    wanted: i64
    given: i64
    for other in range(cells[PLAYERS]):
        if other == seat:
            continue
        theirs = player(other) + p.TREASURE
        for wanted in range(d.KINDS):
            if cells[theirs + wanted] == 1:
                for given in range(d.KINDS):
                    if given != wanted and cells[mine + given] == 1:
                        out = append(out, exchange_id(other, wanted, given))
    return out


def exchange(position: Position, seat: i64, id: i64) -> i64:
    """Exchange two treasures; return the price."""
    choice = id - M_EXCHANGE
    given = choice % (d.KINDS - 1)
    wanted = choice // (d.KINDS - 1) % d.KINDS
    if given >= wanted:
        given += 1
    other = choice // ((d.KINDS - 1) * d.KINDS)
    gain_treasure(position, seat, given, -1, "exchange")
    gain_treasure(position, other, given, 1, "exchange")
    gain_treasure(position, other, wanted, -1, "exchange")
    gain_treasure(position, seat, wanted, 1, "exchange")
    return d.EXCHANGE
