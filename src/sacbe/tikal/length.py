"""An upper bound on the moves in a game of Tikal; docs/tikal.md explains why it holds."""

from __future__ import annotations

from sacbe.tikal import data as d


def longest(players: int) -> int:
    """Return an upper bound on the number of moves, chance moves included.

    >>> longest(2) < longest(4) < 30_000
    True
    """
    # Every action costs at least one point, each recovered treasure is drawn, and one move ends the
    # turn.
    spending = int(d.ACTION_POINTS) + int(d.ACTION_POINTS) // int(d.RECOVER) + 1
    turn = 3 + spending  # the tile is drawn, chosen and placed
    scoring = (d.VOLCANOES + 1) * players * spending
    auction = d.MOST_POINTS + players  # every bid is higher than the last; then all pass
    return 1 + d.TILES * (turn + auction) + scoring
