"""Reads a view entry by entry. Errors name the missing or wrong entry by its path, such as
`players/1/corn`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadPosition
from sacbe.core.game import Game
from sacbe.core.layout import listed, load_agenda, number
from sacbe.core.position import PLAYERS, TURN, Position


class ViewReader:
    """A view, or a part of one that is a JSON object.

    >>> view = ViewReader({"row": [], "calendar": {"day": 31, "first": None}})
    >>> view.part("calendar").seat("first", 4)
    -1
    >>> view.part("calendar").number("day", 1, 30)
    Traceback (most recent call last):
    sacbe.core.errors.BadPosition: The entry calendar/day is 31: it must be a whole number from ...
    """

    def __init__(
        self, data: dict[str, Any], name: str = "", above: ViewReader | None = None
    ) -> None:
        self.data: dict[str, Any] = data
        self.name: str = name
        self.above: ViewReader | None = above

    def way(self, name: str) -> str:
        """Return the path of an entry."""
        above = self.above
        return name if above is None else f"{above.way(self.name)}/{name}"

    def wrong(self, name: str, value: object) -> BadPosition:
        """Return the error for an entry with an impossible value."""
        return BadPosition("error-view-entry", name=self.way(name), value=shorten(value))

    def get(self, name: str) -> Any:
        """Return an entry of any type."""
        value = self.data.get(name)
        if value is None and name not in self.data:
            raise BadPosition("error-view-missing", name=self.way(name))
        return value

    def number(self, name: str, low: int, high: int) -> i64:
        """Return an entry that is a whole number within bounds."""
        return self.within(name, self.get(name), low, high)

    def within(self, name: str, value: object, low: int, high: int) -> i64:
        """Return `value`, which belongs to an entry, if it is a whole number within bounds."""
        # The bounds are ints because comparing with an i64 would convert `value` first.
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        return number(self.way(name), value, low, high)  # raises the error

    def seat(self, name: str, players: i64) -> i64:
        """Return a seat; -1 for None."""
        value = self.get(name)
        return -1 if value is None else self.within(name, value, 0, players - 1)

    def flag(self, name: str) -> i64:
        """Return 1 for True, 0 for False."""
        value = self.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name, value)
        return 1 if value else 0

    def word(self, name: str, numbers: dict[str, int]) -> i64:
        """Return the number of the name in an entry."""
        return self.known(name, self.get(name), numbers)

    def known(self, name: str, value: object, numbers: dict[str, int]) -> i64:
        """Return the number of `value`, a name that belongs to an entry."""
        if isinstance(value, str):
            found = numbers.get(value)
            if found is not None:
                return found
        raise self.wrong(name, value)

    def exactly(self, name: str, size: int) -> list[object]:
        """Return a list of exactly `size` entries."""
        value = self.get(name)
        if not isinstance(value, list) or len(value) != size:
            return listed(self.way(name), value, size)  # raises the error
        return value

    def items(self, name: str) -> list[object]:
        """Return a list of any length."""
        value = self.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, value)
        return value

    def mark(self, name: str, numbers: dict[str, int], cells: vec[i64], at: i64, what: i64) -> i64:
        """Write `what` into the cell of every name in a list; return the length of the list."""
        names = self.items(name)
        for value in names:
            cells[at + self.known(name, value, numbers)] = what
        return len(names)

    def part(self, name: str) -> ViewReader:
        """Return a part that is a JSON object."""
        value = self.get(name)
        if not isinstance(value, dict):
            raise self.wrong(name, value)
        return ViewReader(value, name, self)

    def parts(self, name: str) -> list[ViewReader]:
        """Return a list of JSON objects."""
        out: list[ViewReader] = []
        here = ViewReader(self.data, name, self)
        for value in self.items(name):
            if not isinstance(value, dict):
                raise here.wrong(str(len(out)), value)
            out.append(ViewReader(value, str(len(out)), here))
        return out


def begin(game: Game, view: Mapping[str, Any]) -> tuple[Position, ViewReader, list[ViewReader]]:
    """Return a position with what all games share, the turn and the agenda, plus readers for the
    view and its players. Raise `BadPosition` for a view of another game or version."""
    if not isinstance(view, Mapping):
        raise BadPosition("error-view-missing", name="game")
    reader = ViewReader(view if isinstance(view, dict) else dict(view))
    game.check_rules(reader.get("game"), reader.get("rules"))
    players = reader.parts("players")
    count = game.check_players(len(players), BadPosition)
    cells = vec[i64]([0] * game.layout.size)
    cells[PLAYERS] = count
    cells[TURN] = reader.number("turn", 0, game.longest(count))
    load_agenda(game.layout, cells, reader.get("agenda"), game.moves)
    return Position(game, cells), reader, players
