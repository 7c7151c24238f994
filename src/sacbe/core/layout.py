"""The names of a game's cells in the canonical JSON form, and the numbers they may hold.

Dumping, loading and the documentation all use this one table, so that they cannot diverge.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadPosition, UnknownMove
from sacbe.core.moves import MoveBook
from sacbe.core.position import AGENDA, CHANCE, DEEPEST, DEPTH, FRAME, PLAYERS, TURN


class Field(NamedTuple):
    """A named run of cells, each between `low` and `high`; with a `stride`, one run per seat."""

    name: str
    at: int
    size: int
    low: int
    high: int
    stride: int = 0


class Frame(NamedTuple):
    """A kind of entry on the agenda: who decides, what its two details may be, and whether it
    can wait below others ("deep")."""

    name: str
    chance: bool
    a: tuple[int, int]
    b: tuple[int, int]
    deep: bool


class Layout(NamedTuple):
    """A game's fields and agenda entries."""

    size: int
    fields: tuple[Field, ...]
    frames: dict[int, Frame]


def dump(layout: Layout, cells: vec[i64], moves: MoveBook) -> dict[str, Any]:
    """Return the cells by name."""
    players: int = cells[PLAYERS]
    out: dict[str, Any] = {"turn": int(cells[TURN])}
    for field in layout.fields:
        if field.stride:
            out[field.name] = [
                _run(field, cells, field.at + field.stride * seat) for seat in range(players)
            ]
        else:
            out[field.name] = _run(field, cells, field.at)
    out["agenda"] = agenda(layout, cells, moves)
    return out


def agenda(layout: Layout, cells: vec[i64], moves: MoveBook) -> list[list[Any]]:
    """Return the agenda by name: kind, seat, two details, and the move that opened it."""
    entries: list[list[Any]] = []
    for i in range(int(cells[DEPTH])):
        at = AGENDA + FRAME * i
        source: int = cells[at + 4]
        entries.append(
            [
                layout.frames[cells[at]].name,
                int(cells[at + 1]),
                int(cells[at + 2]),
                int(cells[at + 3]),
                moves[source].token if source >= 0 else "",
            ]
        )
    return entries


def _run(field: Field, cells: vec[i64], at: int) -> object:
    if field.size == 1:
        return int(cells[at])
    return [int(cells[at + i]) for i in range(field.size)]


def load(
    layout: Layout, data: dict[str, object], players: int, moves: MoveBook, longest: int
) -> vec[i64]:
    """Return the cells of a dump, each within its bounds, or raise `BadPosition`. Turn numbers
    cannot exceed `longest`, the moves of the longest game."""
    cells = vec[i64]([0] * layout.size)
    cells[PLAYERS] = players
    cells[TURN] = number("turn", data.pop("turn", None), 0, longest)
    for field in layout.fields:
        value = data.pop(field.name, None)
        if field.stride:
            for seat, run in enumerate(listed(field.name, value, players)):
                _fill(field, cells, field.at + field.stride * seat, run)
        else:
            _fill(field, cells, field.at, value)
    load_agenda(layout, cells, data.pop("agenda", None), moves)
    for name in data:
        raise BadPosition("error-position-extra", name=shorten(name))
    return cells


def _fill(field: Field, cells: vec[i64], at: int, value: object) -> None:
    if field.size == 1:
        cells[at] = number(field.name, value, field.low, field.high)
        return
    for i, item in enumerate(listed(field.name, value, field.size)):
        cells[at + i] = number(field.name, item, field.low, field.high)


def load_agenda(layout: Layout, cells: vec[i64], value: object, moves: MoveBook) -> None:
    """Write an agenda from a dump into `cells`, which must already have the number of players;
    raise `BadPosition`."""
    if not isinstance(value, list) or len(value) > DEEPEST:
        raise BadPosition("error-position-list", name="agenda", size=DEEPEST)
    kinds: dict[str, int] = {frame.name: kind for kind, frame in layout.frames.items()}
    players: int = cells[PLAYERS]
    for i, entry in enumerate(value):
        if not isinstance(entry, list) or len(entry) != FRAME:
            raise BadPosition("error-position-list", name="agenda", size=FRAME)
        name = entry[0]
        if not isinstance(name, str) or name not in kinds:
            raise BadPosition("error-position-agenda", entry=shorten(name))
        frame = layout.frames[kinds[name]]
        at = AGENDA + FRAME * i
        cells[at] = kinds[name]
        if frame.chance:
            cells[at + 1] = number("agenda", entry[1], CHANCE, CHANCE)
        else:
            cells[at + 1] = number("agenda", entry[1], 0, players - 1)
        cells[at + 2] = number("agenda", entry[2], frame.a[0], frame.a[1])
        cells[at + 3] = number("agenda", entry[3], frame.b[0], frame.b[1])
        cells[at + 4] = _source(entry[4], moves)
        if i < len(value) - 1 and not frame.deep:
            raise BadPosition("error-position-agenda", entry=name)
    cells[DEPTH] = len(value)


def _source(token: object, moves: MoveBook) -> int:
    if token == "":
        return -1
    if not isinstance(token, str):
        raise BadPosition("error-position-agenda", entry=shorten(token))
    try:
        return moves.parse(token).id
    except UnknownMove as error:
        raise BadPosition("error-position-agenda", entry=shorten(token)) from error


def listed(name: str, value: object, size: int) -> list[object]:
    """Return a list of exactly `size` entries, or raise `BadPosition`."""
    if not isinstance(value, list) or len(value) != size:
        raise BadPosition("error-position-list", name=name, size=size)
    return value


def number(name: str, value: object, low: int, high: int) -> int:
    """Return a whole number within bounds, or raise `BadPosition`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(
            "error-position-number",
            name=name,
            value=shorten(value),
            low=str(low),
            high=str(high),
        )
    return value
