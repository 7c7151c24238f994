"""Helpers for setting up a table by description."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sacbe.core.arguments import shorten
from sacbe.core.dice import Dice
from sacbe.core.errors import BadPosition
from sacbe.core.game import Game
from sacbe.core.position import Position


def merge(into: dict[str, Any], table: object, way: str = "") -> None:
    """Write a description over a view, entry by entry; raise `BadPosition` for an entry that the
    view does not have.

    >>> view = {"calendar": {"day": 1, "corn": 0}, "row": []}
    >>> merge(view, {"calendar": {"day": 9}})
    >>> view["calendar"]
    {'day': 9, 'corn': 0}
    >>> merge(view, {"calendar": {"week": 2}})
    Traceback (most recent call last):
    sacbe.core.errors.BadPosition: There is no entry calendar/week. Known: corn, day.
    """
    if not isinstance(table, Mapping):
        raise BadPosition("error-view-entry", name=way or "table", value=shorten(table))
    for name, value in table.items():
        here = f"{way}/{name}" if way else str(name)
        if name not in into:
            known = ", ".join(sorted(into))
            raise BadPosition("error-table-entry", name=shorten(here), known=known)
        old = into[name]
        if isinstance(old, dict):
            merge(old, value, here)
        elif isinstance(old, list) and old and isinstance(old[0], dict):
            merge_list(old, value, here)
        else:
            into[name] = value


def merge_list(into: list[dict[str, Any]], table: object, way: str) -> None:
    """Write a list of descriptions over a list of entries; entries at the end may be left out."""
    if not isinstance(table, list | tuple) or len(table) > len(into):
        raise BadPosition("error-position-list", name=way, size=len(into))
    for number, part in enumerate(table):
        merge(into[number], part, f"{way}/{number}")


def built(game: Game, view: Mapping[str, Any]) -> Position:
    """Return the position of a view, checked as a whole."""
    return game.load(game.imagine(view, Dice(0)).dump())
