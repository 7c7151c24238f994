"""What temples will score."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import POINT
from sacbe.core.position import PLAYERS, Position
from sacbe.tikal import position as p
from sacbe.tikal.evaluation.figures import Figures
from sacbe.tikal.evaluation.time_left import RoundsLeft
from sacbe.tikal.evaluation.weights import TikalWeights
from sacbe.tikal.temples import strength

STANDINGS: Final[list[str]] = (
    [f"behind_{n}" for n in (3, 2, 1)] + ["level"] + [f"ahead_{n}" for n in (1, 2, 3, 4)]
)
"""How a seat's figures on a temple compare with the strongest of the others."""
LEVEL: Final = 3
BEST: Final = 7


class TempleHolds:
    """What a seat can expect of temples. The chance that one scores depends on the figures there
    and on how soon the scoring round is. A guarded temple is certain."""

    next: i64 = 0  # expected in the next scoring round
    later: i64 = 0  # in the rounds after it
    guarded: i64 = 0  # levels of the seat's guarded temples

    def __init__(self, weights: TikalWeights, time: RoundsLeft, figures: Figures) -> None:
        self.weights: TikalWeights = weights
        self.time: RoundsLeft = time
        self.figures: Figures = figures
        table = weights.table()
        self.now: vec[i64] = vec[i64]([table[f"now_{name}"] for name in STANDINGS])
        self.soon: vec[i64] = vec[i64]([table[f"soon_{name}"] for name in STANDINGS])
        self.far_off: vec[i64] = vec[i64]([table[f"later_{name}"] for name in STANDINGS])
        self.chance: vec[i64] = vec[i64]([0] * len(STANDINGS))
        """What percentage of temples will score in the next round, by standing."""

    def reset(self) -> None:
        """Start counting again, with the current chances."""
        self.next = 0
        self.later = 0
        self.guarded = 0
        far = self.weights.far
        wait = self.time.wait
        standing: i64
        for standing in range(BEST + 1):
            chance = self.far_off[standing]
            if self.time.scores_now:
                chance = self.now[standing]
                if self.time.action_points == 0 and standing <= LEVEL:
                    chance = 0
            elif wait < far:
                chance = (self.soon[standing] * (far - wait) + chance * wait) // far
            self.chance[standing] = chance

    def look(self, position: Position, seat: i64, hex: i64) -> None:
        """Count a temple, and the value of one more figure on it."""
        cells = position.cells
        level = cells[p.LEVEL + hex]
        guard = cells[p.GUARD_OF + hex]
        if guard > 0:
            if (guard - 1) % p.LEADER_GUARD == seat:
                self.guarded += level
            return
        theirs: i64 = 0
        other: i64
        for other in range(cells[PLAYERS]):
            if other != seat:
                theirs = max(theirs, strength(cells, other, hex))
        mine = strength(cells, seat, hex)
        lead = mine - theirs
        standing = min(max(LEVEL + lead, 0), BEST)
        if standing > 0:  # else the temple is lost, and all figures are free to leave
            spare = max(LEVEL + lead - BEST, 0)
            self.figures.idle[hex] = min(self.figures.idle[hex], spare)
        grown = level * POINT
        if cells[p.STEPS_LEFT + level + 1] > 0:
            grown += self.weights.growth
        grown *= self.time.rounds() - 1
        now: i64 = 0
        if mine > 0:
            now = self.expect(level, grown, standing)
            self.next += level * self.chance[standing]
            self.later += grown * self.far_off[standing] // 100
        if standing < BEST:
            self.figures.prospect[hex] = self.expect(level, grown, standing + 1) - now

    def expect(self, level: i64, grown: i64, standing: i64) -> i64:
        """Return what a temple will bring in the next round and in those after it."""
        return level * self.chance[standing] + grown * self.far_off[standing] // 100
