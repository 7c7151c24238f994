"""The numbers of Tzolk'in's evaluation that can be tuned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.evaluation import Weights


class TzolkinWeights(Weights):
    """Hundredths of a point unless noted otherwise."""

    # Workers. What one earns in a turn, and how many percent less each earns for every worker
    # beyond three.
    worker_turn: i64 = 80
    crowd: i64 = 11
    # How many percent an action loses for each turn that the worker has to ride to it.
    ride_doubt: i64 = 2
    # What remains, in percent, of an action at Tikal or Uxmal for the second worker there, because
    # both want the same resources: normally, and with plenty of them.
    second: i64 = 25
    second_rich: i64 = 55
    # Percent of an action at Chichen Itza for a worker without a skull.
    no_skull: i64 = 40
    # What a worker can hope for at Tikal's actions and at Uxmal 5 by the time it gets there: in two
    # turns at the earliest.
    tikal_2: i64 = 150
    tikal_3: i64 = 180
    tikal_4: i64 = 350
    tikal_5: i64 = 650
    uxmal_5: i64 = 350
    # Not all plans come true. This is deducted from every seat's estimate alike: on the first day,
    # and in the middle of the game. From there on it falls to nothing.
    plans_early: i64 = 0
    plans_middle: i64 = 1800

    # Corn. For a Food Day far off; how many turns ahead a meal becomes urgent; beyond all meals,
    # early in the game.
    corn_far: i64 = 92
    urgent: i64 = 8
    corn_spare: i64 = 70
    # The first corn is worth more, because it places workers: how much more, and how many corn.
    purse: i64 = 15
    purse_size: i64 = 4

    # Goods while there is time to use them, and how many turns that takes.
    wood: i64 = 100
    stone: i64 = 120
    gold: i64 = 185
    skull: i64 = 560
    use_turns: i64 = 11

    # Technology levels at the start of the game. They lose value turn by turn.
    agriculture_1: i64 = 55
    agriculture_2: i64 = 45
    agriculture_3: i64 = 60
    extraction_1: i64 = 60
    extraction_2: i64 = 60
    extraction_3: i64 = 70
    architecture_1: i64 = 35
    architecture_2: i64 = 80
    architecture_3: i64 = 70
    theology_1: i64 = 25
    theology_2: i64 = 45
    theology_3: i64 = 35

    # Temples. How many turns ahead a lead is still wide open; a step early in the game, beyond the
    # rewards it brings by itself.
    lead_open: i64 = 12
    climb: i64 = 20

    # Monuments. How many percent a seat's own ones grow in a turn; what percentage of the profit
    # from one on show counts, and how many points of it each missing resource takes off.
    monument_growth: i64 = 2
    monument_hope: i64 = 10
    monument_missing: i64 = 15

    # The starting-player marker, and the light side of the player board.
    first_player: i64 = 40
    light_board: i64 = 80


WEIGHTS: Final[dict[str, int]] = TzolkinWeights().table()
"""The defaults by name."""
