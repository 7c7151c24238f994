"""Where the points of a recorded game came from, by the rules, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import pairwise
from typing import Final, NamedTuple

from sacbe.core.message import Message
from sacbe.core.moves import Move
from sacbe.core.position import Position
from sacbe.core.record import Record
from sacbe.review import tikal_sources, tzolkin_sources
from sacbe.review.gain import Gain


class Rules(NamedTuple):
    """How a game's points are explained."""

    sources: tuple[str, ...]
    """By name, in the order in which they are told. Each has a message `source-GAME-NAME`."""
    gains: Callable[[Position, Move, Position], list[Gain]]
    milestone: Callable[[Position, Position], Message | None]
    decided: Callable[[Position], Message]
    """What decided a game between equal points."""


RULES: Final[dict[str, Rules]] = {
    "tzolkin": Rules(
        tzolkin_sources.SOURCES,
        tzolkin_sources.gains,
        tzolkin_sources.milestone,
        tzolkin_sources.decided,
    ),
    "tikal": Rules(
        tikal_sources.SOURCES,
        tikal_sources.gains,
        tikal_sources.milestone,
        tikal_sources.decided,
    ),
}


class Source(NamedTuple):
    """What a seat has from one source in all, and in which parts."""

    name: str
    points: Fraction
    parts: list[tuple[Message, Fraction]]


def all_gains(record: Record) -> list[tuple[int, Gain]]:
    """Every gain and loss of a game with the number of its turn. What seats have at the start
    comes from there. Every change of the score is accounted for."""
    rules = RULES[record.game.name]
    positions = list(record.positions())
    found = [
        (0, Gain(seat, "start", points))
        for seat, points in enumerate(positions[0].scores())
        if points
    ]
    for number, id in enumerate(record.moves):
        before, after = positions[number], positions[number + 1]
        gains = rules.gains(before, record.game.moves[id], after)
        for seat, points in enumerate(after.scores()):
            change = points - before.scores()[seat]
            assert total(gain for gain in gains if gain.seat == seat) == change
        found += [(before.turn, gain) for gain in gains]
    return found


def total(gains: Iterable[Gain]) -> Fraction:
    """The points of gains together."""
    return sum((gain.points for gain in gains), Fraction(0))


def by_source(record: Record, gains: list[tuple[int, Gain]], seat: int) -> list[Source]:
    """A seat's points by source, in the order in which they are told; what came to nothing is
    left out."""
    out: list[Source] = []
    for name in RULES[record.game.name].sources:
        own = [gain for _, gain in gains if gain.seat == seat and gain.source == name]
        parts: list[tuple[Message, Fraction]] = []
        for gain in own:
            if gain.detail is not None:
                parts.append((gain.detail, gain.points))
        if own:
            out.append(Source(name, total(own), parts))
    return out


def milestones(record: Record) -> list[tuple[int, Message]]:
    """The turns that divide a game, each with what happened at its end."""
    rules = RULES[record.game.name]
    positions = list(record.positions())
    found: list[tuple[int, Message]] = []
    for before, after in pairwise(positions):
        what = rules.milestone(before, after)
        if what is not None:
            found.append((before.turn, what))
    return found


def decided(position: Position) -> Message | None:
    """What decided a game that is over between equal points; None if points did, or nothing."""
    scores, winners = position.scores(), position.winners()
    if scores.count(scores[winners[0]]) == len(winners):
        return None
    return RULES[position.game.name].decided(position)
