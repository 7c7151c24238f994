"""Hints as JSON, for programs: what they hold in the terminal and what the server gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe.cli.faces import Company
from sacbe.core.position import Position
from sacbe.review.analysis import Line, Reason
from sacbe.review.review import reasons_json, value_json
from sacbe.review.telling import line_text, reason_text


def hint_json(
    start: Position,
    whole: bool,
    company: Company,
    lines: Sequence[Line],
    moves: int | None,
    playouts: int,
    seconds: float | None,
    seed: int,
) -> dict[str, Any]:
    """Everything about the best lines of a position, each with its words. `moves` says how many
    were made before it, if that is known."""
    return {
        "game": start.game.name,
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
                "text": line_text(start, line.moves, company, whole, real=False),
                **value_json(line.value),
                "changes": _told(start, line.gains(), company),
                "against_best": _told(start, line.against(lines[0]), company),
            }
            for line in lines
        ],
    }


def _told(start: Position, reasons: list[Reason], company: Company) -> list[dict[str, Any]]:
    """Reasons, each with its words."""
    return [
        {**data, "text": reason_text(start.game.name, reason, company)}
        for reason, data in zip(reasons, reasons_json(reasons), strict=True)
    ]
