"""Section 1: setting up."""

from __future__ import annotations

from sacbe.core.position import CHANCE, PLAYERS, Position
from sacbe.tikal.data import (
    EXPLORERS,
    HIGHEST_STEP,
    KINDS,
    LOWEST_STEP,
    OF_EACH,
    START_HEX,
    STARTING_POINTS,
    STARTS,
    STEP_COUNT,
    TILES,
)
from sacbe.tikal.position import (
    BIDDER,
    DRAW_FIRST,
    FACE_DOWN,
    FIRST,
    FIRST_PASS,
    LAST_PLACER,
    ORDER,
    SCORE,
    STEPS_LEFT,
    SUPPLY,
    TACTICAL,
    player,
)
from sacbe.tikal.tiles import lay


def prepare(position: Position, players: int, tactical: bool) -> None:
    """Everything that is not drawn (TK-1.1 to TK-1.3)."""
    cells = position.cells
    cells[PLAYERS] = players
    cells[TACTICAL] = 1 if tactical else 0
    cells[FIRST] = -1
    cells[LAST_PLACER] = -1
    cells[BIDDER] = -1
    cells[FIRST_PASS] = -1
    for place in range(4):
        cells[ORDER + place] = -1
    for step in range(LOWEST_STEP, HIGHEST_STEP + 1):
        cells[STEPS_LEFT + step] = STEP_COUNT[step]
    for kind in range(KINDS):
        cells[FACE_DOWN + kind] = OF_EACH
    for start in range(STARTS):
        lay(position, TILES + start, START_HEX[start], 0)
    for seat in range(players):
        cells[player(seat) + SUPPLY] = EXPLORERS
        if tactical:
            cells[player(seat) + SCORE] = STARTING_POINTS
    position.push(DRAW_FIRST, CHANCE, 0, 0)
