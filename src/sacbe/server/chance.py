"""Moves of chance, drawn from the system's secure random source: no seed could leak."""

from __future__ import annotations

import secrets

from sacbe.core.position import Position


def draw(position: Position) -> int:
    """Draw a move of chance, each with its probability.

    >>> import sacbe
    >>> draw(sacbe.GAMES["tzolkin"].start(2)) in (0, 1)
    True
    """
    weighted = position.chance()
    rest = secrets.randbelow(sum(weight for _, weight in weighted))
    for id, weight in weighted:
        if rest < weight:
            return id
        rest -= weight
    raise AssertionError("weights are positive")
