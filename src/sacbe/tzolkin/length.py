"""An upper bound on the moves in a game of Tzolk'in. It is loose, so that each figure can be
checked by hand; docs/tzolkin.md explains why it holds."""

from __future__ import annotations

from typing import Final

from sacbe.tzolkin import data as d
from sacbe.tzolkin.data import by_players

ROUNDS: Final = 27  # every round advances the calendar by at least one day (TZ-2.1, TZ-6.5)
TURN_MOVES: Final = 3 + d.WORKERS  # beg, anger, end the turn; place all workers
RETRIEVED: Final = ROUNDS // 2 * d.WORKERS  # placed in one turn, retrieved in another
ACTION_MOVES: Final = 12  # retrieve, act, any action, and twice: advance, pay, take the bonus
BUILDING_MOVES: Final = 8  # turn it up; build, architecture, save; choices of its effects

# A player's corn, with resources at market rates, never exceeds what was gained in total.
WEALTH_AT_START: Final = 2 * 14
ACTION_YIELD: Final = 16  # Yaxchilan 5 with extraction 3, or extraction's bonus twice
BUILDING_YIELD: Final = 17  # B31 with extraction's bonus twice, and architecture's corn
REWARDS: Final = 2 * 18  # two Food Days with every step's goods
BEGGING: Final = 3 * ROUNDS
CALENDAR: Final = ROUNDS
RICHEST: Final = (
    WEALTH_AT_START
    + RETRIEVED * ACTION_YIELD
    + d.BUILDINGS * BUILDING_YIELD
    + REWARDS
    + BEGGING
    + CALENDAR
)


def longest(players: int) -> int:
    """Return an upper bound on the number of moves, chance moves included.

    >>> longest(2) < longest(4) < 1_000_000
    True
    """
    set_up = (
        1
        + by_players(players, "monuments")
        + d.ROW
        + (d.DEALT + d.KEPT) * players
        + by_players(players, "neutral_workers")
    )
    actions = players * RETRIEVED + 1  # plus the one of B21
    visits = actions + 1  # to the market, plus the one of B18
    # Each trade of a visit is worth at least one corn; one more move ends the visit.
    return (
        set_up
        + ROUNDS  # one day or two
        + players * ROUNDS * TURN_MOVES
        + actions * ACTION_MOVES
        + d.BUILDINGS * BUILDING_MOVES
        + visits * (RICHEST + 1)
    )
