"""Observations and moves as NumPy arrays, and their Gymnasium spaces, which PettingZoo also
uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadOption
from sacbe.core.game import Game
from sacbe.core.position import Position
from sacbe.envs.arrays import Bounds, bounds
from sacbe.envs.options import Setting
from sacbe.extras import explained

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise explained(error) from error

Observed: TypeAlias = "NDArray[np.int16] | dict[str, NDArray[np.int16]]"
NUMBERS: Final = "<i2"


class Spaces:
    """What a seat sees and may do, as flat or named arrays.

    >>> from sacbe.envs.options import setting
    >>> asked = setting("tzolkin", 2, "win", {})
    >>> flat, named = Spaces(asked, flat=True), Spaces(asked, flat=False)
    >>> start = asked.game.start(2, first=0)
    >>> flat.observe(start, 1) in flat.observation(), named.observe(start, 1) in named.observation()
    (True, True)
    >>> named.observe(start, 1)["seat"]
    array([0, 1], dtype=int16)
    """

    def __init__(self, setting: Setting, flat: object) -> None:
        self.game: Game = setting.game
        self.bounds: Bounds = bounds(setting.game, setting.players)
        if not isinstance(flat, bool):
            raise BadOption(
                "error-option-value", option="flat", value=shorten(flat), known="True, False"
            )
        self.flat: bool = flat
        self.actions: int = len(setting.game.moves)

    # Each call creates a new space: spaces have random generators, which should not be shared.

    def observation(self) -> spaces.Space[Any]:
        """Return the space of observations."""
        low, high, parts = self.bounds
        if self.flat:
            return spaces.Box(low, high, dtype=np.int16)
        return spaces.Dict(
            [
                (
                    part.name,
                    spaces.Box(
                        low[part.numbers].reshape(part.shape),
                        high[part.numbers].reshape(part.shape),
                        dtype=np.int16,
                    ),
                )
                for part in parts
            ]
        )

    def mask(self) -> spaces.Box:
        """Return the space of masks of legal moves."""
        return spaces.Box(0, 1, (self.actions,), np.int8)

    def action(self) -> spaces.Discrete:
        """Return the space of moves."""
        return spaces.Discrete(self.actions)

    def observe(self, position: Position, seat: int) -> Observed:
        """Return what a seat sees, as new arrays."""
        data = self.game.observation.packed(position, seat)
        numbers = np.frombuffer(data, NUMBERS).astype(np.int16)
        if self.flat:
            return numbers
        return {part.name: numbers[part.numbers].reshape(part.shape) for part in self.bounds.parts}

    def mark(self, legal: Sequence[int]) -> NDArray[np.int8]:
        """Return 1 for every legal move, 0 for the others."""
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask
