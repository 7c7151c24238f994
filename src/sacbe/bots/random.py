"""The random bot: all choices are equally likely."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sacbe.core.dice import Dice


class RandomBot:
    """Chooses at random.

    >>> RandomBot(Dice(1)).choose({"choices": ["end turn"]})
    'end turn'
    """

    def __init__(self, dice: Dice) -> None:
        self.dice: Dice = dice

    def choose(self, view: Mapping[str, Any]) -> str:
        """Return the token of a random choice."""
        choices: list[str] = view["choices"]
        return choices[self.dice.below(len(choices))]
