"""Where the points of a recorded game came from, as the rules reported it."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.core.record import Record
from sacbe.face import find_face
from sacbe.face.game_face import Gain
from sacbe.face.steps import Step


class Source(NamedTuple):
    """What a seat has from one source in all, and in which parts."""

    name: str
    points: Fraction
    parts: list[tuple[Message, Fraction]]


def all_gains(record: Record, steps: list[Step]) -> list[tuple[int, Gain]]:
    """Return every gain and loss of a game with the number of its turn; what one step gave from one
    source is one gain. What seats have at the start comes from there."""
    face = find_face(record.game)
    start = record.game.start(record.players, **record.options)
    found = [
        (0, Gain(seat, "start", points)) for seat, points in enumerate(start.scores()) if points
    ]
    for step in steps:
        gains: dict[object, Gain] = {}
        for fact in step.facts:
            if (gain := face.gain(step, fact)) is not None:
                key = (gain.seat, gain.source, repr(gain.detail))
                former = gains.get(key)
                points = gain.points if former is None else former.points + gain.points
                gains[key] = gain._replace(points=points)
        found += [(step.before.turn, gain) for gain in gains.values() if gain.points]
    return found


def total(gains: Iterable[Gain]) -> Fraction:
    """Add up the points of gains."""
    return sum((gain.points for gain in gains), Fraction(0))


def by_source(record: Record, gains: list[tuple[int, Gain]], seat: int) -> list[Source]:
    """Return a seat's points by source, in the order of the page, without unused sources."""
    out: list[Source] = []
    for name in find_face(record.game).sources:
        own = [gain for _, gain in gains if gain.seat == seat and gain.source == name]
        parts = [(gain.detail, gain.points) for gain in own if gain.detail is not None]
        if own:
            out.append(Source(name, total(own), parts))
    return out


def milestones(record: Record, steps: list[Step]) -> list[tuple[int, Message]]:
    """Return the turns that divide a game, each with what happened at its end."""
    face = find_face(record.game)
    return [
        (step.before.turn, what)
        for step in steps
        for fact in step.facts
        if (what := face.milestone(step, fact)) is not None
    ]


def decided(position: Position) -> Message | None:
    """Return what decided a finished game between equal points; None if points did, or nothing."""
    scores, winners = position.scores(), position.winners()
    if scores.count(scores[winners[0]]) == len(winners):
        return None
    return find_face(position.game).decided(position)
