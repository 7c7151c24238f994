"""The first player: drawn by chance unless the option `first` names a seat. Shared by all games
that have a first player."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.choices import Option
from sacbe.core.message import Message
from sacbe.core.moves import Kind
from sacbe.core.position import PLAYERS, Position

MOST_PLAYERS: Final = 4
FIRST_OPTION: Final = Option((), None, Message("option-first"))


class DrawFirst(NamedTuple):
    """Chance draws the first player."""

    seat: int


FIRST_KIND: Final = Kind("first {seat}", "seat/{seat}", DrawFirst)


def draw_first(position: Position, cell: i64, seat: i64) -> None:
    """Write the first player into a cell of the position."""
    position.cells[cell] = seat
    if position.facts is not None:
        position.note(seat, "first", 1, "draw", "")


def first_choices(position: Position, at: i64) -> vec[i64]:
    """Return the moves that name a seat."""
    out = vec[i64](capacity=MOST_PLAYERS)
    seat: i64
    for seat in range(position.cells[PLAYERS]):
        out = append(out, at + seat)
    return out
