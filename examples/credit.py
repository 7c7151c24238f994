"""Generalised advantage estimation for games of several seats on the vector environment.

A seat's next move may be many steps away, and it also gains points from what others do. Going from
the last step back to the first, the code therefore tracks three things for each seat: the value of
its next move, how much better than expected it did from there, and what it has gained since.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


def advantages(
    values: Floats,
    seats: NDArray[np.int64],
    rewards: Floats,
    finished: NDArray[np.bool_],
    next_values: Floats,
    next_seats: NDArray[np.int64],
    discount: float,
    smoothing: float,
) -> tuple[Floats, NDArray[np.bool_]]:
    """Return how much better each move was than expected, and whether that is known.

    Arrays have a row per step and a column per game. `values` are the expected values, `seats` the
    seats that moved; `rewards` has a third axis, one number per seat. `next_values` and
    `next_seats` are those of the step after the last. A seat's last move before the end of the rows
    is unknown, unless the game ended after it.

    >>> values, seats = np.ones((3, 1), np.float32), np.array([[0], [1], [0]])
    >>> rewards, finished = np.zeros((3, 1, 2), np.float32), np.zeros((3, 1), np.bool_)
    >>> found, known = advantages(
    ...     values, seats, rewards, finished, values[0], np.array([1]), discount=1.0, smoothing=1.0
    ... )
    >>> found[known].tolist(), known[:, 0].tolist()
    ([0.0, 0.0], [True, True, False])
    """
    steps, games = values.shape
    rows = np.arange(games)
    ahead = np.zeros(rewards.shape[1:], np.float32)
    """The value of each seat's next move."""
    gain = np.zeros_like(ahead)
    """How much better than expected the seat did from there."""
    got = np.zeros_like(ahead)
    """What the seat gained until then."""
    known = np.zeros(ahead.shape, np.bool_)
    ahead[rows, next_seats] = next_values
    known[rows, next_seats] = True
    found = np.zeros_like(values)
    good = np.zeros(values.shape, np.bool_)
    for t in reversed(range(steps)):
        ended, seat = finished[t], seats[t]
        ahead[ended], gain[ended], got[ended], known[ended] = 0, 0, 0, True
        got += rewards[t]
        good[t] = known[rows, seat]
        better = got[rows, seat] + discount * ahead[rows, seat] - values[t]
        better += discount * smoothing * gain[rows, seat]
        found[t] = np.where(good[t], better, 0)
        ahead[rows, seat], gain[rows, seat] = values[t], found[t]
        got[rows, seat], known[rows, seat] = 0, True
    return found, good
