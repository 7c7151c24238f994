"""A number of moves that no game of Tikal can exceed. docs/tikal.md says why it holds."""

from __future__ import annotations

from sacbe.tikal import data as d


def longest(players: int) -> int:
    """At most so many moves, chance moves included.

    >>> longest(2) < longest(4) < 30_000
    True
    """
    # Every action costs a point at least; a treasure recovered is drawn; and then the end.
    spending = int(d.ACTION_POINTS) + int(d.ACTION_POINTS) // int(d.RECOVER) + 1
    turn = 3 + spending  # the tile is drawn, chosen and placed
    scoring = (d.VOLCANOES + 1) * players * spending
    auction = d.MOST_POINTS + players  # every bid is higher than the last; then all pass
    return 1 + d.TILES * (turn + auction) + scoring
