"""The stories of all games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.position import Position
from sacbe.story import tikal, tzolkin
from sacbe.story.company import Company
from sacbe.story.steps import Step

Tell = Callable[[list[Step], Company], list[str]]

STORIES: Final[dict[str, Tell]] = {"tzolkin": tzolkin.tell, "tikal": tikal.tell}
"""How a turn is told, finished or not, by the games' names: sentences in the order in which it
happened. A game without a story is told move by move."""

LAST_POINTS: Final[dict[str, Callable[[Position, Company], list[str]]]] = {
    "tzolkin": tzolkin.last_points
}
"""What is scored when a game is over, for those games in which no turn tells it."""
