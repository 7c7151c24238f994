"""Where Tzolk'in's points come from, fact by fact."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sacbe.core.facts import Fact
from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.face.game_face import Gain
from sacbe.face.steps import Step
from sacbe.tzolkin.move_kinds import tile_name
from sacbe.tzolkin.position import QUARTERS

SOURCES: Final = {
    "temples": "food_day",
    "leader": "leader",
    "buildings": "building",
    "architecture": "architecture",
    "altars": "chichen_itza",
    "monuments": "monument",
    "skulls": "skulls",
    "corn": "corn",
    "hunger": "hunger",
}
"""The source in facts, by the name that people read, in the order shown."""
NAMES: Final = {source: name for name, source in SOURCES.items()}


def gain(step: Step, fact: Fact) -> Gain | None:
    """Return the points that a fact is about, if it is about points."""
    if fact.what != "quarter_points":
        return None
    detail: Message | None = None
    if fact.source in ("food_day", "leader", "hunger"):
        detail = food_day(int(fact.detail))
    elif fact.source in ("building", "monument"):
        detail = tile_name(str(fact.detail))
    return Gain(fact.seat, NAMES[fact.source], Fraction(fact.amount, QUARTERS), detail)


def milestone(step: Step, fact: Fact) -> Message | None:
    """Return the Food Day that a fact reports, if it reports one."""
    return food_day(fact.amount) if fact.what == "food_day" else None


def decided(position: Position) -> Message:
    """Return the tie-break that decided a game."""
    return Message("review-decided-workers")


def food_day(number: int) -> Message:
    """Name a Food Day."""
    return Message("source-food-day", {"number": number})
