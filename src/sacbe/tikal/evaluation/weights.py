"""The numbers of Tikal's evaluation that can be tuned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.evaluation import Weights


class TikalWeights(Weights):
    """Hundredths of a point unless noted otherwise."""

    # How many of a hundred temples score for a seat in the next scoring round, by how its figures
    # compare with the strongest of the others. In the seat's own part of the round, while it has
    # action points left:
    now_behind_3: i64 = 0
    now_behind_2: i64 = 3
    now_behind_1: i64 = 12
    now_level: i64 = 40
    now_ahead_1: i64 = 100
    now_ahead_2: i64 = 100
    now_ahead_3: i64 = 100
    now_ahead_4: i64 = 100
    # when the round is on or about to come:
    soon_behind_3: i64 = 5
    soon_behind_2: i64 = 12
    soon_behind_1: i64 = 25
    soon_level: i64 = 40
    soon_ahead_1: i64 = 68
    soon_ahead_2: i64 = 80
    soon_ahead_3: i64 = 88
    soon_ahead_4: i64 = 93
    # and in rounds many turns away. Temples that are held score more often than this, but holding
    # them takes action points, which are counted elsewhere: lower numbers won more games.
    later_behind_3: i64 = 6
    later_behind_2: i64 = 10
    later_behind_1: i64 = 15
    later_level: i64 = 22
    later_ahead_1: i64 = 34
    later_ahead_2: i64 = 44
    later_ahead_3: i64 = 54
    later_ahead_4: i64 = 62
    # After how many tiles the current order on a temple means no more than for later rounds.
    far: i64 = 8
    # What a temple that can grow gains before later rounds.
    growth: i64 = 60

    # What the next treasure brings in a scoring round, and what percentage of that ruins promise to
    # a seat that stands on them.
    treasure: i64 = 130
    ruins: i64 = 75
    # A chance to make a pair or a three, each time it scores.
    pair: i64 = 20
    three: i64 = 40

    # An action point saved on the way to something worth going to. The percentage of it that counts
    # for the second, third and further figures on a hex, and for busy figures.
    step: i64 = 60
    second: i64 = 80
    third: i64 = 50
    further: i64 = 20
    busy: i64 = 8
    # What figures in the supply promise, in percent of everything that one of them could do. The
    # value of the last explorer in the supply for each scoring round; the same for the leader,
    # wherever it is.
    reserve: i64 = 15
    explorer: i64 = 3
    leader: i64 = 30
    # For each scoring round: a camp not pitched yet; and, in thousandths of a point, each action
    # point that camps save on the way to a temple, for each of its levels.
    camp: i64 = 20
    saved: i64 = 10

    # A guard not placed yet, for each scoring round after the next.
    guard: i64 = 290
    # An action point, and its additional value for each scoring round to come.
    action: i64 = 20
    action_round: i64 = 6
    # A turn to come; more for each scoring round after the next, less for each player beyond two.
    turn: i64 = 220
    turn_round: i64 = 80
    turn_crowd: i64 = 60

    # A tile to place: each level of a temple, each treasure of ruins, a clearing, a volcano.
    tile_level: i64 = 40
    tile_treasure: i64 = 45
    tile_clearing: i64 = 20
    tile_volcano: i64 = -300


WEIGHTS: Final[dict[str, int]] = TikalWeights().table()
"""The defaults by name."""
