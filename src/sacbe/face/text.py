"""A table as plain text in English: what all games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sacbe.core.position import Position
from sacbe.face.narrator import COLOURS, SHAPES
from sacbe.i18n.words import Words

View = Mapping[str, Any]
Row = tuple[str, list[object]]
"""A row's label, and every player's number."""

WORDS: Final = Words()
LABEL: Final = 25
PLAYER: Final = 10
"""Columns of a row's label, and of each player's number."""


def who(seat: int) -> str:
    """Return a player's shape and colour.

    >>> who(2)
    '■ Blue'
    """
    return f"{SHAPES[seat]} {WORDS.text(f'colour-{COLOURS[seat]}')}"


def deciding(position: Position) -> str:
    """Return who is to move and what is decided, or who has won."""
    prompt = position.prompt()
    if prompt is None:
        names = [who(seat) for seat in position.winners()]
        key = "result-winner" if len(names) == 1 else "result-winners"
        return f"{WORDS.text('result-over')}. {WORDS.text(key, who=', '.join(names))}"
    asked = WORDS.text(prompt.message)
    if position.to_move < 0:
        return asked
    return f"{WORDS.text('board-deciding', who=who(position.to_move))}: {asked}"


def table(players: Sequence[View], rows: Sequence[Row]) -> list[str]:
    """Return numbers in columns under the players they belong to."""
    out = [" " * LABEL + "".join(who(player["seat"]).rjust(PLAYER) for player in players)]
    for label, values in rows:
        out.append(label.ljust(LABEL) + "".join(str(value).rjust(PLAYER) for value in values))
    return out
