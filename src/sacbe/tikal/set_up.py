"""Section 1: setting up the game."""

from __future__ import annotations

from sacbe.core.position import CHANCE, PLAYERS, Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.position import player
from sacbe.tikal.tiles import lay


def prepare(position: Position, players: int, tactical: bool) -> None:
    """Set up everything that is not drawn (TK-1.1 to TK-1.3)."""
    cells = position.cells
    cells[PLAYERS] = players
    cells[p.TACTICAL] = 1 if tactical else 0
    cells[p.FIRST] = -1
    cells[p.LAST_PLACER] = -1
    cells[p.BIDDER] = -1
    cells[p.FIRST_PASS] = -1
    for place in range(4):
        cells[p.ORDER + place] = -1
    for step in range(d.LOWEST_STEP, d.HIGHEST_STEP + 1):
        cells[p.STEPS_LEFT + step] = d.STEP_COUNT[step]
    for kind in range(d.KINDS):
        cells[p.FACE_DOWN + kind] = d.OF_EACH
    for start in range(d.STARTS):
        lay(position, d.TILES + start, d.START_HEX[start], 0)
    for seat in range(players):
        cells[player(seat) + p.SUPPLY] = d.EXPLORERS
        if tactical:
            cells[player(seat) + p.SCORE] = d.STARTING_POINTS
    position.push(p.DRAW_FIRST, CHANCE, 0, 0)
