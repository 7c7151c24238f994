"""Helpers for small matches."""

from __future__ import annotations

from typing import Any

from sacbe.arena.match import Result
from sacbe.arena.run import results
from sacbe.arena.schedule import Plan
from sacbe.core.message import Message

TIMES = ("seconds", "slowest")


def plan_of(*bots: str, game: str = "tzolkin", players: int = 2, **more: Any) -> Plan:
    return Plan.checked(game, players, more.pop("options", {}), list(bots), **more)


def played(plan: Plan, games: int = 2, workers: int = 1) -> list[Result]:
    return list(results(plan, list(range(plan.total(games))), workers))


def failed(what: str) -> Message:
    """Return the reason for a bot's forfeit."""
    return Message("error-arena-bot-failed", {"bot": "b", "what": what})


def made(
    points: tuple[float, ...],
    winners: tuple[int, ...],
    bots: tuple[str, ...] = ("a", "b"),
    forfeit: int | None = None,
    **more: Any,
) -> Result:
    """Return a made-up result."""
    seats = len(bots)
    fields: dict[str, Any] = {
        "number": 0,
        "lineup": 0,
        "deal": 0,
        "rotation": 0,
        "bots": bots,
        "points": points,
        "winners": winners,
        "forfeit": forfeit,
        "reason": None if forfeit is None else failed("gave up"),
        "turns": 10,
        "decisions": (5,) * seats,
        "thought": (2,) * seats,
        "digest": "0" * 32,
        "seconds": (1.0,) * seats,
        "slowest": (0.75,) * seats,
    }
    return Result(**{**fields, **more})


def without_times(result: Result) -> dict[str, Any]:
    return {name: value for name, value in result.json().items() if name not in TIMES}
