"""Tiles to place, and the auction for them."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.evaluation import POINT
from sacbe.core.position import Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.evaluation.time_left import RoundsLeft
from sacbe.tikal.evaluation.weights import TikalWeights


class Tiles:
    """The tile in a seat's hand, or its share of the tiles turned up."""

    def __init__(self, weights: TikalWeights, time: RoundsLeft) -> None:
        self.weights: TikalWeights = weights
        self.time: RoundsLeft = time

    def worth(self, position: Position, seat: i64) -> i64:
        """Return what a seat can expect from tiles that are not placed yet."""
        cells = position.cells
        top = position.top()
        total: i64 = 0
        if cells[p.HELD] > 0 and cells[top] == p.PLACE_TILE and cells[top + 1] == seat:
            total = self.tile(cells[p.HELD] - 1)
        return total + self.turned_up(position, seat) if cells[p.TACTICAL] == 1 else total

    def tile(self, tile: i64) -> i64:
        """Return the value of placing a tile anywhere."""
        ground = d.TERRAIN[tile]
        if ground == d.TEMPLE:
            return d.PRINTED_LEVEL[tile] * self.weights.tile_level
        if ground == d.RUINS:
            return d.MASKS[tile] * self.weights.tile_treasure
        return self.weights.tile_volcano if ground == d.VOLCANO else self.weights.tile_clearing

    def turned_up(self, position: Position, seat: i64) -> i64:
        """Return a seat's share of the tiles turned up: the best one for the seat that chooses,
        less its bid; equal parts of the rest for the others."""
        cells = position.cells
        count: i64 = 0
        total: i64 = 0
        best: i64 = 0
        tile: i64
        for tile in range(d.TILES):
            if cells[p.TILE_AT + tile] == p.OPEN:
                worth = self.tile(tile)
                count += 1
                total += worth
                best = max(best, worth)
        if count == 0:
            return 0
        top = position.top()
        chooser: i64 = -1
        pays: i64 = 0
        if cells[top] == p.CHOOSE_TILE:
            chooser = cells[top + 1]
        elif cells[top] == p.MAKE_BID:
            chooser = cells[p.BIDDER]
            pays = cells[p.BID] * POINT
        if chooser == seat:
            return best - pays
        if cells[p.player(seat) + p.TOTEM] == 0 or self.time.owner == seat:
            return 0
        if chooser >= 0:
            total -= best
            count -= 1
        if count == 0:
            return 0
        return total // count
