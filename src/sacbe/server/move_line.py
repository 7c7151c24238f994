"""The line of moves that stands: a move adds to it, an undo takes its end away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar


class Numbered(Protocol):
    """Something that an event made."""

    @property
    def seq(self) -> int:
        """The number of the event."""


Entry = TypeVar("Entry", bound=Numbered)


class MoveLine(Generic[Entry]):
    """What moves and undos leave, in order. An entry is whatever a reader of events needs to know
    of a move: its token, the position after it, or how it is described.

    >>> from types import SimpleNamespace
    >>> line = MoveLine(SimpleNamespace(seq=seq) for seq in (3, 4, 7))
    >>> [entry.seq for entry in line.undo(to=3)], [entry.seq for entry in line.entries]
    ([4, 7], [3])
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries: list[Entry] = list(entries)

    @property
    def last(self) -> Entry:
        return self.entries[-1]

    def add(self, entry: Entry) -> None:
        """Add a move."""
        self.entries.append(entry)

    def undo(self, to: int) -> list[Entry]:
        """Remove the moves after event `to`, and return them in order."""
        kept = len(self.entries)
        while kept and self.entries[kept - 1].seq > to:
            kept -= 1
        removed = self.entries[kept:]
        del self.entries[kept:]
        return removed
