"""Observations as NumPy arrays."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from sacbe.core.game import Game
from sacbe.extras import explained

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise explained(error) from error


class Part(NamedTuple):
    """An array of the observation: its slice of all numbers, and its shape."""

    name: str
    numbers: slice
    shape: tuple[int, ...]


class Bounds(NamedTuple):
    """The layout of an observation, and the bounds of its numbers."""

    low: NDArray[np.int16]
    high: NDArray[np.int16]
    parts: tuple[Part, ...]


@cache
def bounds(game: Game, players: int) -> Bounds:
    """Return the bounds for a game.

    >>> import sacbe
    >>> found = bounds(sacbe.GAMES["tikal"], 3)
    >>> found.parts[0], int(found.high[0])
    (Part(name='seat', numbers=slice(0, 3, None), shape=(3,)), 1)
    """
    low: list[int] = []
    high: list[int] = []
    parts: list[Part] = []
    for array in game.observation.arrays(players):
        rows = max(len(array.rows), 1)
        parts.append(Part(array.name, slice(len(low), len(low) + array.size), array.shape))
        low += [column.low for column in array.columns] * rows
        high += [column.high for column in array.columns] * rows
    found = Bounds(np.array(low, np.int16), np.array(high, np.int16), tuple(parts))
    # These arrays are shared between callers.
    found.low.setflags(write=False)
    found.high.setflags(write=False)
    return found
