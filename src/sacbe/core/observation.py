"""What a seat sees, as numbers for programs that learn: named arrays of small integers, counted
from the observer's own seat. They contain only what that seat may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple, SupportsIndex

from librt.strings import BytesWriter, read_i16_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from sacbe.core.layout import Layout
from sacbe.core.position import AGENDA, DEEPEST, DEPTH, FRAME, PLAYERS, Position

WIDTH: Final = 2
"""Bytes per number, little-endian."""
BY_ITSELF: Final = 32
"""Agenda entries of this kind or above happen by themselves, without a decision."""
SELF: Final = "own"


class Column(NamedTuple):
    """One number, or one number in every row: its name, its bounds, and its meaning."""

    name: str
    low: int
    high: int
    meaning: str


class Array(NamedTuple):
    """Numbers under one name. Without rows it is a single line of columns."""

    name: str
    columns: tuple[Column, ...]
    rows: tuple[str, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of the axes."""
        return (len(self.rows), len(self.columns)) if self.rows else (len(self.columns),)

    @property
    def size(self) -> int:
        """How many numbers the array has."""
        return max(len(self.rows), 1) * len(self.columns)


class Sheet:
    """Observations being written, 16 bits a number. Numbers default to 0."""

    def __init__(self) -> None:
        self.out: BytesWriter = BytesWriter()
        self.start: i64 = 0

    def begin(self, blank: bytes) -> None:
        """Start the next observation, filled with zeros."""
        out = self.out
        self.start = len(out)
        out.write(blank)

    def put(self, at: i64, value: i64) -> None:
        """Write a number of at most 16 bits."""
        out = self.out
        place = self.start + WIDTH * at
        out[place] = u8(value & 255)
        if value < 0 or value > 255:
            out[place + 1] = u8((value >> 8) & 255)


def clip(value: i64, low: i64, high: i64) -> i64:
    """Return the nearest number within bounds. In real games the bounds are never reached.

    >>> clip(7, 0, 5), clip(-7, 0, 5), clip(4, 0, 5)
    (5, 0, 4)
    """
    if value < low:
        return low
    return high if value > high else value


class Observation(ABC):
    """A game's observations.

    >>> import sacbe
    >>> position = sacbe.GAMES["tzolkin"].start(2, first=1)
    >>> observation = sacbe.GAMES["tzolkin"].observation
    >>> observation.named(position, 0)["first"], observation.named(position, 1)["first"]
    ([0, 1], [1, 0])
    """

    def __init__(self, layout: Layout) -> None:
        frames = layout.frames
        asked = [kind for kind in frames if kind < BY_ITSELF]
        deep = [kind for kind in frames if frames[kind].deep]
        self.asked: list[str] = [frames[kind].name for kind in asked]
        self.deep: list[str] = [frames[kind].name for kind in deep]
        self.asked_at: vec[i64] = numbered(asked)
        self.deep_at: vec[i64] = numbered(deep)
        self.one: int = max(frames[kind].a[1] for kind in asked)
        self.two: int = max(frames[kind].b[1] for kind in asked)
        self.blank: dict[int, bytes] = {}
        """An observation full of zeros, by the number of players."""

    @abstractmethod
    def arrays(self, players: int) -> tuple[Array, ...]:
        """Return all arrays, in the order of the flat tensor."""

    @abstractmethod
    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        """Write every number that is not 0 to a sheet on which an observation has been started."""

    # Shared by all games.

    def first_arrays(self, players: int) -> tuple[Array, ...]:
        """Return the arrays that every observation begins with: who decides what."""
        details = (
            Column("one", 0, self.one, "a detail of the decision"),
            Column("two", 0, self.two, "another one"),
        )
        return (
            Array(
                "seat",
                tuple(Column(f"{i}", 0, 1, "the observer's own seat") for i in range(players)),
            ),
            Array("mover", who(players, "who decides; nobody while something is drawn")),
            Array("decision", flags(self.asked, "what is decided or drawn now")),
            Array("details", tuple(column for column in details if column.high > 0)),
            Array(
                "waiting",
                tuple(
                    Column(name, 0, DEEPEST, "how many of these wait until that is done")
                    for name in self.deep
                ),
            ),
        )

    def write_first(self, position: Position, seat: i64, sheet: Sheet) -> i64:
        """Write the arrays that every observation begins with; return where the game's own arrays
        begin."""
        cells = position.cells
        players = cells[PLAYERS]
        sheet.put(seat, 1)
        mover = position.mover()
        if mover >= 0:
            sheet.put(players + turned(mover, seat, players), 1)
        at = 2 * players
        depth = cells[DEPTH]
        top = AGENDA + FRAME * (depth - 1)
        if depth > 0:
            sheet.put(at + self.asked_at[cells[top]], 1)
        at += len(self.asked)
        if self.one > 0:
            if depth > 0:
                sheet.put(at, cells[top + 2])
            at += 1
        if self.two > 0:
            if depth > 0:
                sheet.put(at, cells[top + 3])
            at += 1
        entry: i64
        other: i64
        for entry in range(depth - 1):
            kind = cells[AGENDA + FRAME * entry]
            count: i64 = 0
            for other in range(entry + 1):
                if cells[AGENDA + FRAME * other] == kind:
                    count += 1
            sheet.put(at + self.deep_at[kind], count)
        return at + len(self.deep)

    # Public.

    def size(self, players: int) -> int:
        """Return how many numbers an observation has."""
        return sum(array.size for array in self.arrays(players))

    def empty(self, players: int) -> bytes:
        """Return an observation full of zeros."""
        blank = self.blank.get(players)
        if blank is None:
            blank = bytes(WIDTH * self.size(players))
            self.blank[players] = blank
        return blank

    def packed(self, position: Position, seat: SupportsIndex) -> bytes:
        """Return all numbers one after another, 16 bits each, little-endian; raise `BadOption` for
        a seat that is not at the table."""
        own = position.game.check_seat(position, seat)
        sheet = Sheet()
        sheet.begin(self.empty(position.players))
        self.write(position, own, sheet)
        return sheet.out.getvalue()

    def named(self, position: Position, seat: SupportsIndex) -> dict[str, list[int]]:
        """Return the numbers of each array, row after row.

        >>> import sacbe
        >>> position = sacbe.GAMES["tikal"].start(3, first=0)
        >>> sacbe.GAMES["tikal"].observation.named(position, 2)["seat"]
        [0, 0, 1]
        """
        data = self.packed(position, seat)
        out: dict[str, list[int]] = {}
        at = 0
        for array in self.arrays(position.players):
            numbers = [int(read_i16_le(data, WIDTH * (at + i))) for i in range(array.size)]
            out[array.name] = numbers
            at += array.size
        return out


def numbered(kinds: list[int]) -> vec[i64]:
    """Return the index of each kind in the list, by kind; -1 for kinds that are not in it.

    >>> list(numbered([1, 3]))
    [-1, 0, -1, 1]
    """
    highest = max(kinds, default=-1)
    return vec[i64]([kinds.index(kind) if kind in kinds else -1 for kind in range(highest + 1)])


def turned(seat: i64, own: i64, players: i64) -> i64:
    """Return the offset of `seat` from `own`, clockwise.

    >>> turned(0, 2, 3), turned(2, 2, 3)
    (1, 0)
    """
    after = seat - own
    return after + players if after < 0 else after


def names(players: int) -> tuple[str, ...]:
    """Return the names of all seats, starting with the observer's own.

    >>> names(3)
    ('own', 'next', 'next_2')
    """
    return (SELF, "next", "next_2", "next_3")[:players]


def who(players: int, meaning: str) -> tuple[Column, ...]:
    """Return one column per seat, of which the seat in question has a 1."""
    return tuple(Column(name, 0, 1, meaning) for name in names(players))


def flags(labels: Sequence[str], meaning: str) -> tuple[Column, ...]:
    """Return one column per label, 1 where it holds."""
    return tuple(Column(label, 0, 1, meaning) for label in labels)
