"""Helpers for a game's own check of loaded positions."""

from __future__ import annotations

from sacbe.core.errors import BadPosition
from sacbe.core.position import AGENDA, DEPTH, FRAME, Position


def need(holds: bool, rule: str, what: str) -> None:
    """Raise `BadPosition` with the rule that is broken, unless `holds`.

    >>> need(False, "TZ-4.6", "skulls")
    Traceback (most recent call last):
    sacbe.core.errors.BadPosition: This position is not possible: skulls breaks rule TZ-4.6.
    """
    if not holds:
        raise BadPosition("error-position-rule", rule=rule, what=what)


def agenda(position: Position) -> list[list[int]]:
    """Return the agenda's entries, the top last: kind, seat, and two details."""
    cells = position.cells
    return [
        [int(cells[AGENDA + FRAME * i + j]) for j in range(4)] for i in range(int(cells[DEPTH]))
    ]
