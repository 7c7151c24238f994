"""Where Tikal's points come from, fact by fact."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sacbe.core.facts import Fact
from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.face.game_face import Gain
from sacbe.face.steps import Step
from sacbe.tikal.position import ROUND
from sacbe.tikal.scoring import highest_temple
from sacbe.tikal.view import scoring_now

SOURCES: Final = {
    "start": "start",
    "temples": "temples",
    "treasures": "treasures",
    "auctions": "auction",
}
"""The source in facts, by the name that people read, in the order shown."""
NAMES: Final = {source: name for name, source in SOURCES.items()}


def gain(step: Step, fact: Fact) -> Gain | None:
    """Return the points that a fact is about, if it is about points."""
    if fact.what != "points":
        return None
    detail = scoring_round(step.before) if fact.source in ("temples", "treasures") else None
    return Gain(fact.seat, NAMES[fact.source], Fraction(fact.amount), detail)


def milestone(step: Step, fact: Fact) -> Message | None:
    """Return the scoring round that a fact reports, if it reports one."""
    return scoring_round(step.before) if fact.what == "scoring_round" else None


def scoring_round(position: Position) -> Message:
    """Name the current scoring round."""
    if scoring_now(position) == "final":
        return Message("source-last-round")
    return Message("source-volcano", {"number": int(position.cells[ROUND]) + 1})


def decided(position: Position) -> Message:
    """Return what decided a game between equal points: the highest temple or, if those were equal,
    treasures."""
    scores = position.scores()
    winners = position.winners()
    highest = highest_temple(position, winners[0])
    for seat in range(position.players):
        if seat not in winners and scores[seat] == scores[winners[0]]:
            if highest_temple(position, seat) == highest:
                return Message("review-decided-treasures")
    return Message("review-decided-temple")
