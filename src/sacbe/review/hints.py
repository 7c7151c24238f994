"""Hints: the best lines of a turn in words, for the terminal and the browser, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sacbe.core.position import Position
from sacbe.face.narrator import Narrator
from sacbe.review.analysis import Line, Reason, lead, reasons_json
from sacbe.review.wording import (
    MOST_REASONS,
    SAME_POINTS,
    SAME_WINS,
    comes_later,
    line_text,
    reason_text,
    told,
    told_gains,
)


class Compared(NamedTuple):
    """How a line differs from another one, in words."""

    other: int
    said: list[str]


def brings(line: Line, game: str, narrator: Narrator) -> list[str]:
    """Describe what a line changes most."""
    return _said(told_gains(game, line.gains()), game, narrator)


def compare(lines: Sequence[Line], number: int, game: str, narrator: Narrator) -> Compared | None:
    """Describe how the best line differs from the next, or another from the best, if any."""
    if len(lines) == 1:
        return None
    other = number + 1 if number == 0 else 0
    reasons = told(lines[number].against(lines[other]), MOST_REASONS)
    said = _said(reasons, game, narrator)
    return Compared(other, said + _unseen(lines, number, other, reasons, narrator))


def _unseen(
    lines: Sequence[Line], number: int, other: int, reasons: list[Reason], narrator: Narrator
) -> list[str]:
    """Return what to add where the reasons do not show why the better line is better."""
    better, worse = lines[min(number, other)], lines[max(number, other)]
    first = better is lines[number]
    change = [one - two for one, two in zip(better.rivals, worse.rivals, strict=True)]
    wins = [line.value.wins[line.seat] for line in (better, worse)]
    leads = [line.value.lead(line.seat) for line in (better, worse)]
    if abs(wins[0] - wins[1]) < SAME_WINS and abs(leads[0] - leads[1]) < SAME_POINTS:
        return [narrator.text("reason-same")]
    shown = any((reason.points > 0) == first for reason in reasons)
    if shown and not comes_later(lead(change, better.seat), leads[0] - leads[1]):
        return []
    if first:
        return [narrator.text("reason-later")]
    return [narrator.text("reason-later-other", number=min(number, other) + 1)]


def hint_json(
    start: Position,
    whole: bool,
    narrator: Narrator,
    lines: Sequence[Line],
    moves: int | None,
    playouts: int,
    seconds: float | None,
    seed: int,
) -> dict[str, Any]:
    """Return everything about the best lines of a position, which comes after `moves` moves."""
    game = start.game.name
    return {
        "game": game,
        "players": start.players,
        "turn": start.turn,
        "moves": moves,
        "seat": lines[0].seat,
        "playouts": playouts or None,
        "seconds": seconds,
        "seed": seed,
        "lines": [
            {
                "moves": [start.game.moves[id].token for id in line.moves],
                "text": line_text(start, line.moves, narrator, whole, real=False),
                **line.value.json(),
                "changes": _json(line.gains(), game, narrator),
                "against_best": _json(line.against(lines[0]), game, narrator),
                "brings": brings(line, game, narrator),
                "compared": (found := compare(lines, number, game, narrator)) and found._asdict(),
            }
            for number, line in enumerate(lines)
        ],
    }


def _said(reasons: Sequence[Reason], game: str, narrator: Narrator) -> list[str]:
    """Describe reasons."""
    return [reason_text(game, reason, narrator) for reason in reasons]


def _json(reasons: list[Reason], game: str, narrator: Narrator) -> list[dict[str, Any]]:
    """Return reasons as JSON, with words."""
    said = _said(reasons, game, narrator)
    return [{**data, "text": text} for data, text in zip(reasons_json(reasons), said, strict=True)]
