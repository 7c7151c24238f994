"""A second, simple and slow implementation of the rules, to check random games against.

Everything is computed from the spectator's view, the contents of the box, and the board as `table`
describes it. Values that a view computes itself (roads, who holds a temple, what a player would
score) are not used.
"""

from __future__ import annotations

import heapq
from typing import Any

from tests.tikal.table import (
    BASE,
    KINDS,
    PLACES,
    PRINTED,
    SIDES,
    TILES,
    TREASURE_POINTS,
    Tile,
    across,
    beside,
    stones,
)

FIGURES = ("explorer", "leader")


def ground(view: Any, hex: str) -> tuple[Tile, int]:
    """Return the tile on an explored hex, and its rotation."""
    found = view["hexes"][hex]
    return (TILES[found["tile"]] if found["tile"] else PRINTED[hex]), found["rotation"]


def road(view: Any, hex: str, side: str) -> int:
    """Return the price of a border (TK-4.2); 0 if there is no road."""
    other = beside(hex, side)
    if other is None or other not in view["hexes"]:
        return 0
    here, there = ground(view, hex), ground(view, other)
    if "volcano" in (here[0].terrain, there[0].terrain):
        return 0
    return stones(*here, side) + stones(*there, across(side))


def neighbours(view: Any, hex: str) -> list[tuple[str, int]]:
    """Return the hexes that roads lead to, with their prices."""
    found = [(beside(hex, side), road(view, hex, side)) for side in SIDES]
    return [(other, price) for other, price in found if other is not None and price > 0]


def figures_on(view: Any, seat: int, hex: str) -> dict[str, int]:
    """Return how many of each figure a player has on a hex."""
    there = view["hexes"][hex]["figures"][seat]
    return {"explorer": there["explorers"], "leader": int(there["leader"])}


def weight(view: Any, seat: int, hex: str) -> int:
    """Return what a player's figures count in a majority (TK-1.3)."""
    there = figures_on(view, seat, hex)
    return there["explorer"] + 3 * there["leader"]


def outweighs(view: Any, seat: int, hex: str) -> bool:
    """Whether a player has strictly more on a hex than every other player."""
    others = [weight(view, other, hex) for other in range(len(view["players"])) if other != seat]
    return weight(view, seat, hex) > max(others)


def controls(view: Any, seat: int, hex: str) -> bool:
    """Whether a player controls a temple (TK-4.9, TK-5.1)."""
    if ground(view, hex)[0].terrain != "temple":
        return False
    guard = view["hexes"][hex]["guard"]
    return bool(guard["seat"] == seat) if guard else outweighs(view, seat, hex)


def worth(view: Any, seat: int) -> int:
    """Return what a player would score (TK-5.1, TK-5.2)."""
    temples = [view["hexes"][hex]["level"] for hex in view["hexes"] if controls(view, seat, hex)]
    held = view["players"][seat]["treasures"].values()
    points: int = sum(temples) + sum(TREASURE_POINTS[count] for count in held)
    return points


def winners(view: Any) -> list[int]:
    """Return the winners (TK-7.2)."""

    def rank(seat: int) -> tuple[int, int, int]:
        tops = [view["hexes"][hex]["level"] for hex in view["hexes"] if controls(view, seat, hex)]
        player = view["players"][seat]
        return player["points"], max(tops, default=0), sum(player["treasures"].values())

    ranks = [rank(seat) for seat in range(len(view["players"]))]
    return [seat for seat, own in enumerate(ranks) if own == max(ranks)]


def entrances(camps: list[str]) -> dict[str, str]:
    """Return the base camp and the player's own camps by name (TK-4.1)."""
    return dict(zip(PLACES, [BASE, *camps], strict=False))


def actions(view: Any, seat: int, camps: list[str]) -> dict[str, int]:
    """Return every action of section 4 that a player can take now, with its price. `camps` are the
    player's own in the order they were pitched, which a view does not say."""
    player = view["players"][seat]
    prices: dict[str, int] = {}
    places = entrances(camps)
    for figure, count in (("explorer", player["explorers"]), ("leader", int(player["leader"]))):
        for place in places if count else ():
            prices[f"enter {figure} {place}"] = 1
        for start in places:
            if figures_on(view, seat, places[start])[figure]:
                for end in set(places) - {start}:
                    prices[f"transfer {figure} {start} {end}"] = 1
    for hex, found in view["hexes"].items():
        there = figures_on(view, seat, hex)
        present = sum(there.values())
        if present == 0:
            continue
        terrain = ground(view, hex)[0].terrain
        again = found["done_this_turn"] + 1
        for figure in FIGURES:
            for other, price in neighbours(view, hex) if there[figure] else ():
                prices[f"move {figure} {hex} {other}"] = price
        if terrain == "temple" and found["guard"] is None:
            step = view["steps_left"].get(str(found["level"] + 1), 0)
            if step > 0 and again <= min(2, present):
                prices[f"uncover {hex}"] = 2
            if player["guards_left"] > 0 and outweighs(view, seat, hex):
                prices |= {f"guard {figure} {hex}": 5 for figure in FIGURES if there[figure]}
        if terrain == "ruins" and found["treasures"] > 0 and again <= min(2, present):
            prices[f"recover {hex}"] = 3
        empty = terrain == "clearing" or (terrain == "ruins" and found["treasures"] == 0)
        if empty and found["camp"] is None and player["camps_left"] > 0:
            prices[f"camp {hex}"] = 5
    for partner, theirs in enumerate(view["players"]):
        for wanted in KINDS:
            for given in KINDS:
                single = theirs["treasures"][wanted] == player["treasures"][given] == 1
                if partner != seat and wanted != given and single:
                    prices[f"exchange {wanted} of {partner} for {given}"] = 3
    return prices


def distances(view: Any, start: str, camps: list[str]) -> dict[str, int]:
    """Return the prices of the cheapest ways from a hex, over roads and between own camps."""
    places = list(entrances(camps).values())
    best: dict[str, int] = {}
    waiting = [(0, start)]
    while waiting:
        price, hex = heapq.heappop(waiting)
        if hex in best:
            continue
        best[hex] = price
        onward = neighbours(view, hex)
        if hex in places:
            onward += [(other, 1) for other in places if other != hex]
        for other, more in onward:
            heapq.heappush(waiting, (price + more, other))
    return best
