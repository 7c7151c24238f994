"""The roads of the map: how far hexes are from a seat's camps and from each other."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.expedition import place_hex
from sacbe.tikal.tiles import road

SWEEPS: Final = 6
"""How often to go over all roads. Anything further away than that is ignored."""
OUT_OF_REACH: Final = 1000


class Roads:
    """The borders that figures can cross. They are kept until the map changes."""

    count: i64 = 0

    def __init__(self) -> None:
        self.map: vec[i64] = vec[i64]([0] * d.HEXES)
        self.one: vec[i64] = vec[i64]([0] * (3 * d.HEXES))
        """The hex on one side of each road."""
        self.two: vec[i64] = vec[i64]([0] * (3 * d.HEXES))
        self.price: vec[i64] = vec[i64]([0] * (3 * d.HEXES))
        self.away: vec[i64] = vec[i64]([0] * d.HEXES)
        """Action points to bring a figure from the supply to each hex; see `measure`."""

    def survey(self, position: Position) -> None:
        """Find the roads, unless the map is the same as last time."""
        map = self.map
        same = True
        hex: i64
        for hex in range(d.HEXES):
            on = position.cells[p.ON + hex]
            if map[hex] != on:
                map[hex] = on
                same = False
        if same:
            return
        self.count = 0
        side: i64
        for hex in range(d.HEXES):
            if map[hex] > 0:
                for side in range(d.SIDES // 2):  # the other three belong to the neighbours
                    price = road(position, hex, side)
                    if price > 0:
                        self.one[self.count] = hex
                        self.two[self.count] = d.NEIGHBOUR[d.SIDES * hex + side]
                        self.price[self.count] = price
                        self.count += 1

    def measure(self, position: Position, seat: i64, camps: i64) -> None:
        """Fill in `away`, using the base camp and the first `camps` camps of the seat."""
        away = self.away
        i: i64
        for i in range(d.HEXES):
            away[i] = OUT_OF_REACH
        for i in range(camps + 1):
            away[place_hex(position, seat, i)] = 1
        one = self.one
        two = self.two
        price = self.price
        count = self.count
        _sweep: i64
        for _sweep in range(SWEEPS):
            changed = False
            for i in range(count):
                here = away[one[i]]
                there = away[two[i]]
                if here + price[i] < there:
                    away[two[i]] = here + price[i]
                    changed = True
                elif there + price[i] < here:
                    away[one[i]] = there + price[i]
                    changed = True
            if not changed:
                return

    def carry(self, position: Position, seat: i64, prospect: vec[i64], step: i64) -> None:
        """Carry prospects along the roads and between camps: each action point on the way to a hex
        takes off `step`."""
        one = self.one
        two = self.two
        price = self.price
        count = self.count
        camps = position.cells[p.player(seat) + p.CAMPS_SET]
        _sweep: i64
        i: i64
        for _sweep in range(SWEEPS):
            changed = False
            for i in range(count):
                here = prospect[one[i]]
                there = prospect[two[i]]
                toll = price[i] * step
                if there - toll > here:
                    prospect[one[i]] = there - toll
                    changed = True
                elif here - toll > there:
                    prospect[two[i]] = here - toll
                    changed = True
            if camps > 0:
                best = best_camp(position, seat, prospect) - step
                for i in range(camps + 1):
                    camp = place_hex(position, seat, i)
                    if best > prospect[camp]:
                        prospect[camp] = best
                        changed = True
            if not changed:
                return


def best_camp(position: Position, seat: i64, prospect: vec[i64]) -> i64:
    """Return the best prospects from the base camp or one of the seat's camps."""
    best = prospect[d.BASE]
    camp: i64
    for camp in range(position.cells[p.player(seat) + p.CAMPS_SET]):
        best = max(best, prospect[place_hex(position, seat, camp + 1)])
    return best
