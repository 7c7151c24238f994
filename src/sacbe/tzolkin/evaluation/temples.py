"""What the temples will still give."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import NEVER, POINT, TOO_DEAR
from sacbe.core.position import PLAYERS, Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation.economy import Economy
from sacbe.tzolkin.evaluation.time_left import DAYS, DaysLeft
from sacbe.tzolkin.evaluation.weights import TzolkinWeights


class TempleSteps:
    """A seat's markers in the three temples: the rewards to come, and what a step changes."""

    worth: i64 = 0  # all rewards to come
    best_step: i64 = 0  # a step up in the temple of choice
    two_steps: i64 = 0  # a step up in each of the two best temples
    down: i64 = 0  # what `step_down` found; 0 before it has been called

    def __init__(self, weights: TzolkinWeights, time: DaysLeft, economy: Economy) -> None:
        self.weights: TzolkinWeights = weights
        self.time: DaysLeft = time
        self.economy: Economy = economy
        self.step: vec[i64] = vec[i64]([0] * 3)
        self.others: vec[i64] = vec[i64]([0] * 3)
        """The highest step of another seat in each temple."""
        self.now: vec[i64] = vec[i64]([0] * 3)
        """The rewards of each temple."""
        self.up: vec[i64] = vec[i64]([0] * 3)
        """The value of a step up in each temple; 0 where it is impossible."""

    def read(self, position: Position, seat: i64) -> None:
        """Value a seat's markers."""
        cells = position.cells
        me = p.player(seat) + p.STEP
        self.worth = 0
        self.down = 0
        self.best_step = NEVER
        worst: i64 = TOO_DEAR
        temple: i64
        other: i64
        for temple in range(3):
            highest: i64 = -1
            for other in range(cells[PLAYERS]):
                if other != seat:
                    highest = max(highest, cells[p.player(other) + p.STEP + temple])
            step = cells[me + temple]
            self.step[temple] = step
            self.others[temple] = highest
            now = self.rewards(temple, step)
            self.now[temple] = now
            self.worth += now
            up: i64 = 0
            if self.can_reach(temple, step + 1):
                up = self.rewards(temple, step + 1) - now
            self.up[temple] = up
            self.best_step = max(self.best_step, up)
            worst = min(worst, up)
        self.two_steps = self.up[0] + self.up[1] + self.up[2] - worst

    def can_reach(self, temple: i64, step: i64) -> bool:
        """Whether the marker may climb to a step: only one marker may be at the top."""
        top = d.TOP[temple]
        return step < top or (step == top and self.others[temple] < top)

    def rewards(self, temple: i64, step: i64) -> i64:
        """Return what a temple will give a marker on a step. The nearer the Food Day, the more the
        current order counts for the leader's bonus."""
        total = self.weights.climb * step * self.time.turns // DAYS
        if self.time.goods_days > 0:
            total += self.time.goods_days * self.goods_up_to(temple, step)
        points = d.TEMPLE_POINTS[d.STEPS * temple + step] * POINT
        gap = max(min(step - self.others[temple], 3), -3)
        sure: i64 = 50  # what percentage of the bonus the marker would get now
        if gap > 0:
            sure = 100
        elif gap < 0:
            sure = 0
        far = self.weights.lead_open
        day: i64
        for day in range(1, 4, 2):
            if day >= self.time.reward:
                share = 50 + 15 * gap
                turns = self.time.until[day]
                if turns < far:
                    share = (sure * (far - turns) + share * turns) // far
                total += points + d.LEADER_BONUS[2 * temple + day // 2] * share
        return total

    def goods_up_to(self, temple: i64, step: i64) -> i64:
        """Return the value of the goods of a step and all lower ones."""
        total: i64 = 0
        i: i64
        for i in range(2, step + 1):
            good = d.TEMPLE_GOODS[d.STEPS * temple + i]
            if good != d.CORN:
                total += self.economy.price[good]
        return total

    def steps_up(self, temple: i64, steps: i64) -> i64:
        """Return the value of one or two steps in a temple."""
        total = self.up[temple]
        step = self.step[temple] + 2
        if steps == 2 and self.can_reach(temple, step):
            total += self.rewards(temple, step) - self.rewards(temple, step - 1)
        return total

    def step_down(self) -> i64:
        """Return the cost of the least harmful step down: a negative number, or `NEVER` at the
        bottom."""
        if self.down == 0:
            self.down = NEVER
            temple: i64
            for temple in range(3):
                if self.step[temple] > 0:
                    below = self.rewards(temple, self.step[temple] - 1)
                    self.down = max(self.down, below - self.now[temple])
        return self.down
