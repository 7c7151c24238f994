"""A number of moves that no game of Tikal can exceed. docs/tikal.md says why it holds."""

from __future__ import annotations

from sacbe.tikal.data import ACTION_POINTS, MOST_POINTS, RECOVER, TILES, VOLCANOES


def longest(players: int) -> int:
    """At most so many moves, chance moves included.

    >>> longest(2) < longest(4) < 30_000
    True
    """
    # Every action costs a point at least; a treasure recovered is drawn; and then the end.
    spending = int(ACTION_POINTS) + int(ACTION_POINTS) // int(RECOVER) + 1
    turn = 3 + spending  # the tile is drawn, chosen and placed
    scoring = (VOLCANOES + 1) * players * spending
    auction = MOST_POINTS + players  # every bid is higher than the last; then all pass
    return 1 + TILES * (turn + auction) + scoring
