"""How much of the game a seat still has ahead of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.position import AGENDA, DEPTH, FRAME, PLAYERS, Position, count_cells
from sacbe.tikal import data as d
from sacbe.tikal import position as p

VOLCANO_TILES: Final = vec[i64]([n for n in range(d.TILES) if d.TERRAIN[n] == d.VOLCANO])
assert len(VOLCANO_TILES) == d.VOLCANOES
AFTER_LETTER: Final = vec[i64]([sum(other > letter for other in d.LETTER) for letter in d.LETTER])
"""How many tiles have a later letter than each tile."""
IN_LETTER: Final = vec[i64]([sum(other == letter for other in d.LETTER) for letter in d.LETTER])
"""How many tiles have the letter of each tile."""
TWELFTHS: Final = 12


class RoundsLeft:
    """The turns a seat still has, and how far off the scoring rounds are."""

    owner: i64 = -1  # the seat whose turn it is; -1 if nobody's
    action_points: i64 = 0  # left to the seat
    turns: i64 = 0  # to come with full action points
    scores_now: bool = False  # whether the seat is in its own part of a scoring round
    still_scores: i64 = 0  # 1 if a scoring round is on and the seat has not scored in it yet
    rounds_ahead: i64 = 0  # scoring rounds that have not begun
    wait: i64 = 0  # tiles until the seat scores next
    phase: i64 = 0  # scoring rounds after the next one, plus the time until that one, in twelfths
    drawn_for: i64 = -1  # the seat that a treasure is being drawn for; -1 if none is
    last_round: bool = False  # whether the last scoring round is on
    to_draw: i64 = 0  # tiles about to be drawn

    def read(self, position: Position, seat: i64) -> None:
        """Count turns and scoring rounds for a seat."""
        cells = position.cells
        self.read_agenda(cells, seat)
        stack = self.read_tiles(cells)
        players = cells[PLAYERS]
        if cells[p.TACTICAL] == 1:
            self.turns += (stack - self.to_draw) // players
            if cells[p.player(seat) + p.TOTEM] == 1 and self.owner != seat:
                self.turns += 1
        elif self.owner >= 0:
            after = (seat - self.owner - 1 + players) % players
            self.turns += (stack - self.to_draw + players - 1 - after) // players
        else:
            self.turns += stack // players
        self.turns += self.rounds_ahead
        self.phase = 0
        if self.rounds_ahead > 0:
            self.phase = (self.rounds_ahead - 1) * TWELFTHS + min(self.wait, TWELFTHS)
        if self.still_scores == 1:
            self.wait = 0

    def read_agenda(self, cells: vec[i64], seat: i64) -> None:
        """Find out whose turn it is, and which scoring round is on."""
        players = cells[PLAYERS]
        self.owner = -1
        self.action_points = 0
        self.turns = 0
        self.scores_now = False
        self.still_scores = 0
        self.drawn_for = -1
        self.last_round = False
        self.to_draw = 0
        at: i64
        place: i64
        for at in range(AGENDA, AGENDA + FRAME * cells[DEPTH], FRAME):
            kind = cells[at]
            who = cells[at + 1]
            detail = cells[at + 2]
            if kind == p.TURN_OVER:
                self.owner = who
            elif kind == p.SPEND:
                if who == seat:
                    self.action_points = detail
            elif kind == p.OWN_SPEND or kind == p.TAKE_TILE:
                if who == seat:
                    self.turns += 1
            elif kind == p.SCORE_NOW:
                if who == seat:
                    self.still_scores = 1
                    self.scores_now = True
            elif kind == p.SCORING:
                if (seat - who + players) % players >= detail:
                    self.still_scores = 1
                    self.turns += 1
            elif kind == p.FINAL_SCORING:
                self.last_round = True
                for place in range(detail, players):
                    if cells[p.ORDER + place] == seat:
                        self.still_scores = 1
                        self.turns += 1
            elif kind == p.DRAW_TILE:
                self.to_draw = detail
            elif kind == p.DRAW_TREASURE:
                self.drawn_for = detail

    def read_tiles(self, cells: vec[i64]) -> i64:
        """Find out when the next scoring rounds come; return how many tiles are in the stack."""
        stack = count_cells(cells, p.TILE_AT, d.TILES, p.IN_STACK)
        i: i64
        self.rounds_ahead = 0 if self.last_round else 1
        self.wait = stack + 1
        for i in range(d.VOLCANOES - 1, -1, -1):
            tile = VOLCANO_TILES[i]
            where = cells[p.TILE_AT + tile]
            if where == p.IN_STACK:
                self.rounds_ahead += 1
                until = stack - AFTER_LETTER[tile]
                self.wait = until - min(IN_LETTER[tile], until) // 2
            elif where == p.OPEN:
                self.rounds_ahead += 1
                self.wait = 1
        return stack

    def rounds(self) -> i64:
        """Return how many times the seat still scores."""
        return self.still_scores + self.rounds_ahead

    def points_to_come(self) -> i64:
        """Return how many action points the seat still has, counting at most three turns."""
        return min(self.turns * d.ACTION_POINTS + self.action_points, 3 * d.ACTION_POINTS)
