"""What a position of Tzolk'in is worth, in the terms of the game.

The estimate counts in turns that a seat still has. A worker earns something every turn; one on a
gear is worth the best action it can ride to, less the turns this takes. Goods have prices that fall
to what the last scoring gives for them, corn is first kept for the Food Days, and an action is
worth what it changes in all this. A choice that is still open counts as if it had been made well,
so that a bot that looks one small choice ahead sees where the choice leads.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import POINT, Evaluation
from sacbe.core.position import AGENDA, DEPTH, FRAME, PLAYERS, Position
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation.agenda import OpenChoices
from sacbe.tzolkin.evaluation.buildings import Buildings
from sacbe.tzolkin.evaluation.economy import Economy
from sacbe.tzolkin.evaluation.gears import Gears
from sacbe.tzolkin.evaluation.monuments import Monuments
from sacbe.tzolkin.evaluation.technologies import Technologies
from sacbe.tzolkin.evaluation.temples import TempleSteps
from sacbe.tzolkin.evaluation.time_left import DAYS, DaysLeft
from sacbe.tzolkin.evaluation.weights import WEIGHTS, TzolkinWeights
from sacbe.tzolkin.evaluation.workers import Workforce
from sacbe.tzolkin.set_up import take_wealth

__all__ = ["TERMS", "WEIGHTS", "TzolkinEvaluation"]

# The terms.
T_POINTS: Final = 0
T_TEMPLES: Final = 1
T_FOOD: Final = 2
T_CORN: Final = 3
T_RESOURCES: Final = 4
T_SKULLS: Final = 5
T_WORKERS: Final = 6
T_GEARS: Final = 7
T_TURN: Final = 8
T_TECHNOLOGIES: Final = 9
T_MONUMENTS: Final = 10
T_CALENDAR: Final = 11
TERMS: Final[tuple[str, ...]] = (
    "points",
    "temples",
    "food",
    "corn",
    "resources",
    "skulls",
    "workers",
    "gears",
    "turn",
    "technologies",
    "monuments",
    "calendar",
)


class TzolkinEvaluation(Evaluation):
    """The expected final score of a seat. Weights are given by name; the others default to
    `WEIGHTS`.

    >>> import sacbe
    >>> position = sacbe.GAMES["tzolkin"].start(2)
    >>> one, two = TzolkinEvaluation(), TzolkinEvaluation({"worker_turn": 90})
    >>> one.points(position, 0) < two.points(position, 0)
    True
    """

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        super().__init__(TERMS)
        w = TzolkinWeights()
        w.change(weights)
        # Each of these is filled in for one seat of one position at a time, and uses those before
        # it.
        self.weights: TzolkinWeights = w
        self.time: DaysLeft = DaysLeft()
        self.economy: Economy = Economy(w, self.time)
        self.temples: TempleSteps = TempleSteps(w, self.time, self.economy)
        self.technologies: Technologies = Technologies(w, self.economy, self.temples)
        self.workers: Workforce = Workforce(w, self.time, self.economy)
        self.monuments: Monuments = Monuments(w, self.economy)
        self.gears: Gears = Gears(
            w,
            self.time,
            Buildings(self.economy, self.technologies, self.workers, self.monuments),
        )
        self.choices: OpenChoices = OpenChoices(self.gears)

    def estimate(self, position: Position, seat: i64, out: vec[i64]) -> None:
        cells = position.cells
        term: i64
        for term in range(len(out)):
            out[term] = 0
        out[T_POINTS] = cells[p.player(seat) + p.SCORE] * POINT // p.QUARTERS
        if cells[DEPTH] == 0:
            return
        if cells[DEPTH] >= 2 and cells[AGENDA + FRAME] == p.REVEAL:
            # A seat's kept wealth tiles count as if they had been revealed.
            position = position.copy()
            take_wealth(position, seat)
        self.time.read(position, seat)
        self.economy.read(position, seat)
        self.temples.read(position, seat)
        self.technologies.read(position, seat)
        self.workers.read(position, seat)
        self.monuments.read(position, seat)
        self.gears.reset()
        out[T_TEMPLES] = self.temples.worth
        out[T_FOOD] = self.economy.food()
        out[T_CORN] = self.economy.corn_left()
        out[T_RESOURCES] = self.economy.resources()
        out[T_SKULLS] = self.economy.skulls()
        out[T_WORKERS] = self.workers.worth(position, seat)
        out[T_GEARS] = self.gears.worth(position, seat)
        out[T_TURN] = self.choices.worth(position, seat)
        out[T_TECHNOLOGIES] = self.technologies.worth
        out[T_MONUMENTS] = self.monuments.worth
        out[T_CALENDAR] = self.calendar(position, seat)

    def calendar(self, position: Position, seat: i64) -> i64:
        """Return the value of starting the round, of the corn on the calendar, and of a light
        player board."""
        cells = position.cells
        turns = min(self.time.turns, 10)
        total: i64 = 0
        first = cells[p.FIRST]
        starter = cells[p.STARTER] - 1
        if starter >= 0:
            if starter == seat and self.time.moved == 0:
                total += self.economy.more_corn(cells[p.CALENDAR_CORN])
            first = (starter + 1) % cells[PLAYERS] if first == starter else starter
        if first == seat:
            total += self.weights.first_player * turns // 10
        if cells[p.player(seat) + p.LIGHT] == 1:
            total += self.weights.light_board * turns // 10
        return total

    def remaining(self, position: Position) -> i64:
        cells = position.cells
        if cells[DEPTH] == 0:
            return 0
        players = cells[PLAYERS]
        turns = (DAYS + 1 - cells[p.DAY]) * players - cells[p.TURNS]
        return 1000 * max(turns, 1) // (DAYS * players)

    def ahead(self, position: Position) -> i64:
        # With two players, the end of the next turn: it won 65 % of matches at equal time against
        # the end of this one. With more players, the end of one's own next turn: it won 67 %
        # against three greedy bots, where the end of the next turn won 41 %.
        players = position.cells[PLAYERS]
        if players == 2:
            return 2
        return players + 1

    def doubt(self, position: Position) -> i64:
        return 350 + 750 * self.remaining(position) // 1000
