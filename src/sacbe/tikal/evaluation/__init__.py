"""What a position of Tikal is worth, in the terms of the game.

A seat's temples, treasures and figures are counted hex by hex. Then what a figure could do on each
hex is carried along the roads, so that a figure on its way is worth more with every step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import POINT, Evaluation
from sacbe.core.position import AGENDA, DEPTH, FRAME, PLAYERS, Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.evaluation.figures import Figures
from sacbe.tikal.evaluation.temples import TempleHolds
from sacbe.tikal.evaluation.tiles import Tiles
from sacbe.tikal.evaluation.time_left import TWELFTHS, RoundsLeft
from sacbe.tikal.evaluation.treasures import Treasures
from sacbe.tikal.evaluation.weights import WEIGHTS, TikalWeights

__all__ = ["TERMS", "WEIGHTS", "TikalEvaluation"]

# The terms.
T_POINTS: Final = 0
T_TEMPLES_NEXT: Final = 1
T_TEMPLES_LATER: Final = 2
T_GUARDED: Final = 3
T_TREASURES: Final = 4
T_RUINS: Final = 5
T_WAYS: Final = 6
T_RESERVE: Final = 7
T_CAMPS: Final = 8
T_GUARDS_LEFT: Final = 9
T_ACTION_POINTS: Final = 10
T_TURNS: Final = 11
T_TILE: Final = 12
TERMS: Final[tuple[str, ...]] = (
    "points",
    "temples_next",
    "temples_later",
    "guarded",
    "treasures",
    "ruins",
    "ways",
    "reserve",
    "camps",
    "guards_left",
    "action_points",
    "turns",
    "tile",
)


class TikalEvaluation(Evaluation):
    """The expected final score of a seat. Weights are given by name; the others default to
    `WEIGHTS`.

    >>> TikalEvaluation({"gold": 1})
    Traceback (most recent call last):
    KeyError: 'gold'
    """

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        super().__init__(TERMS)
        w = TikalWeights()
        w.change(weights)
        # Each of these is filled in for one seat of one position at a time, and uses those before
        # it.
        self.weights: TikalWeights = w
        self.time: RoundsLeft = RoundsLeft()
        self.figures: Figures = Figures(w, self.time)
        self.temples: TempleHolds = TempleHolds(w, self.time, self.figures)
        self.treasures: Treasures = Treasures(w, self.time, self.figures)
        self.tiles: Tiles = Tiles(w, self.time)

    def estimate(self, position: Position, seat: i64, out: vec[i64]) -> None:
        cells = position.cells
        term: i64
        for term in range(len(out)):
            out[term] = 0
        me = p.player(seat)
        out[T_POINTS] = cells[me + p.SCORE] * POINT
        if cells[DEPTH] == 0:
            return
        self.time.read(position, seat)
        rounds = self.time.rounds()
        if rounds == 0:  # the seat has scored for the last time
            return
        self.treasures.read(position, seat)
        self.temples.reset()
        self.look_around(position, seat)
        self.figures.read(position, seat)
        out[T_TEMPLES_NEXT] = self.temples.next
        out[T_TEMPLES_LATER] = self.temples.later
        out[T_GUARDED] = self.temples.guarded * rounds * POINT
        out[T_TREASURES] = self.treasures.worth
        out[T_RUINS] = self.treasures.ruins
        out[T_WAYS] = self.figures.ways
        out[T_RESERVE] = self.figures.reserve
        out[T_CAMPS] = self.figures.camps
        phase = self.time.phase
        out[T_GUARDS_LEFT] = (
            (d.GUARDS - cells[me + p.GUARDS_SET]) * self.weights.guard * phase // TWELFTHS
        )
        price = self.weights.action + self.weights.action_round * rounds
        out[T_ACTION_POINTS] = self.time.action_points * price
        turn = self.weights.turn + self.weights.turn_round * phase // TWELFTHS
        turn -= self.weights.turn_crowd * (cells[PLAYERS] - 2)
        out[T_TURNS] = self.time.turns * turn
        out[T_TILE] = self.tiles.worth(position, seat)

    def look_around(self, position: Position, seat: i64) -> None:
        """Look at every hex: the figures there, and what one more figure would gain."""
        cells = position.cells
        hex: i64
        for hex in range(d.HEXES):
            self.figures.prospect[hex] = 0
            self.figures.idle[hex] = 0
            on = cells[p.ON + hex]
            if on > 0:
                self.figures.idle[hex] = p.figures(position, seat, hex)
                if d.GROUND[on - 1] == d.TEMPLE:
                    self.temples.look(position, seat, hex)
                elif d.GROUND[on - 1] == d.RUINS:
                    self.treasures.look(position, seat, hex)

    def remaining(self, position: Position) -> i64:
        cells = position.cells
        if cells[DEPTH] == 0:
            return 0
        players = cells[PLAYERS]
        tiles: i64 = 0
        tile: i64
        for tile in range(d.TILES):
            where = cells[p.TILE_AT + tile]
            if where == p.IN_STACK or where == p.OPEN:
                tiles += 1
                if d.TERRAIN[tile] == d.VOLCANO:
                    tiles += players
        tiles += players
        at: i64
        for at in range(AGENDA, AGENDA + FRAME * cells[DEPTH], FRAME):
            kind = cells[at]
            if kind == p.SCORING:
                tiles += players - cells[at + 2]
            elif kind == p.FINAL_SCORING:
                tiles -= cells[at + 2]
            elif kind == p.SPEND or kind == p.OWN_SPEND:
                tiles += 1
        return tiles * 1000 // (d.TILES + (d.VOLCANOES + 1) * players + 1)

    def ahead(self, position: Position) -> i64:
        # At equal time, 1 won 85 % of matches in the basic game and 10 % in the tactical one, where
        # every bid is a turn.
        return 1 + position.cells[p.TACTICAL]

    def doubt(self, position: Position) -> i64:
        # Fitted to the winners of games between greedy bots; more players score fewer points each.
        players = position.cells[PLAYERS]
        if players == 2:
            return 3 * POINT + 25 * POINT * self.remaining(position) // 1000
        return 2 * POINT + (60 // players - 4) * POINT * self.remaining(position) // 1000
