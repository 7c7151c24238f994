"""Tikal's table as a picture: the map of the jungle, what lies beside it, the players."""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from sacbe.core.dice import Dice
from sacbe.core.position import Position
from sacbe.envs.render_pen import (
    BAND,
    CARD,
    INK,
    JADE,
    LINE,
    MARGIN,
    NEUTRAL,
    QUIET,
    SEATS,
    SUNK,
    WHITE,
    WORDS,
    Box,
    Pen,
    Point,
    View,
    arc,
    around,
    band,
    finish,
    panels,
    sheet,
    toward,
    wave,
)
from sacbe.tikal.data import (
    HEX_NAMES,
    HEXES,
    KIND_NAMES,
    LETTERS,
    MASKS,
    NEIGHBOUR,
    PRINTED_LEVEL,
    ROWS,
    SIDES,
    START_HEX,
    STONES,
    TERRAIN,
    TERRAINS,
    TILE_IDS,
    TILES,
)

RADIUS: Final = 51
"""Of a hex, to its corners."""
APOTHEM: Final = RADIUS * sqrt(3) / 2
"""To the middles of its sides."""
MAP: Final[Box] = (MARGIN, BAND + MARGIN, 650, 540)
"""Where the map is: left, top, right, bottom."""
STRIP: Final[Box] = (MARGIN, 546, 650, 632)
PANEL: Final = 658
TALLEST: Final = 142
POINTS: Final = 10
"""Action points of a turn."""

NIGHT: Final = "#16382a"
CROWNS: Final = ("#1f4d37", "#2a6246", "#245740", "#2f6b4c")
CANOPY_LINE: Final = "#3b7556"
CANOPY_INK: Final = "#a9cbb3"
TERRAIN_COLOURS: Final = {
    "temple": "#b9ae7a",
    "ruins": "#dcc39a",
    "clearing": "#c3cf8e",
    "base_camp": "#e0bf92",
    "volcano": "#82736b",
}
GRASS: Final = "#aebd72"
TRAIL: Final = "#f6ead0"
SLAB: Final = "#fffaf0"
SLAB_LINE: Final = "#5f5138"
HEDGE: Final = "#2f6b47"
ROCK: Final = "#cbb78e"
ROCK_LIT: Final = "#f3e6c6"
ROCK_SHADE: Final = "#a08b64"
ROCK_LINE: Final = "#5d4c2f"
LAVA: Final = "#e2572b"
SMOKE: Final = "#d8d0c8"
TREASURE: Final = "#e9c04f"
KIND_COLOURS: Final = {
    "mask": "#57b78f",
    "vessel": "#e08a5c",
    "jaguar": "#e9c04f",
    "serpent": "#8fc25a",
    "bird": "#6fb3e0",
    "sun": "#f2a33a",
    "shell": "#e9a9b8",
    "knife": "#b9b4c4",
}


def picture(position: Position, seat: int | None) -> NDArray[np.uint8]:
    """The table as a seat, or a spectator, sees it."""
    view = position.view(seat)
    image = jungle().copy()
    pen = Pen(image)
    facts = [WORDS.text("cli-tikal-mode", mode=view["mode"])]
    if view["scoring"]:
        facts.append(WORDS.text("cli-tikal-scoring", kind=view["scoring"]))
    band(pen, position, view, " · ".join(facts))
    draw_map(pen, view)
    strip(pen, view)
    panels(pen, position, view, PANEL, TALLEST, board)
    return finish(image)


# The map.


def centre(hex: int) -> Point:
    """The middle of a hex."""
    column, row = divmod(hex, ROWS)
    x = MAP[0] + 2 + RADIUS * (1 + 1.5 * column)
    return x, MAP[1] + 5 + APOTHEM * (1 + 2 * row + column % 2)


@cache
def jungle() -> Image.Image:
    """The map before anybody came: the same trees in every picture."""
    image = sheet()
    pen = Pen(image)
    pen.box(MAP, NIGHT, radius=8)
    dice = Dice(1)
    for hex in range(HEXES):
        at = centre(hex)
        pen.polygon(around(at, RADIUS - 1, 6, 30), CROWNS[0])
        for tree in range(26):
            size = 5 + int(dice.below(6))
            far = (APOTHEM - size - 2) * sqrt((tree + 1) / 26)
            spot = toward(at, int(dice.below(360)), far)
            pen.circle(spot, size, CROWNS[1 + dice.below(3)], CROWNS[0], 1)
            pen.circle((spot[0] - size * 0.3, spot[1] - size * 0.3), size * 0.25, CANOPY_LINE)
        pen.polygon(around(at, RADIUS - 1, 6, 30), None, CANOPY_LINE, 1)
        pen.text(at, HEX_NAMES[hex], 12, CANOPY_INK, bold=True)
    return image


def draw_map(pen: Pen, view: View) -> None:
    """All that is explored: ground, then roads, then what stands there."""
    here = {hex: view["hexes"][name] for hex, name in enumerate(HEX_NAMES) if name in view["hexes"]}
    for hex, ground in here.items():
        at = centre(hex)
        pen.polygon(around(at, RADIUS, 6, 30), TERRAIN_COLOURS[ground["terrain"]], ROCK_LINE, 1)
        if ground["terrain"] == "clearing":
            pen.circle(at, RADIUS * 0.66, GRASS, flat=0.8)
    for hex, ground in here.items():
        borders(pen, hex, ground, here)
    for hex, ground in here.items():
        at = centre(hex)
        ink = SMOKE if ground["terrain"] == "volcano" else QUIET
        pen.text((at[0] + 21, at[1] - 33), HEX_NAMES[hex], 8, ink)
        art(pen, at, ground["terrain"], ground["level"], ground["treasures"])
        if ground["camp"] is not None:
            tent(pen, (at[0], at[1] - 6), 17, SEATS[ground["camp"]])
            pen.seat(ground["camp"], (at[0], at[1] - 3), 5, WHITE, 0.75)
        if ground["terrain"] == "temple":
            top(pen, at, ground)
        figures(pen, at, ground)


def borders(pen: Pen, hex: int, ground: View, here: dict[int, View]) -> None:
    """The stones on the sides of a hex; roads where they lead on, hedges where nobody passes."""
    at = centre(hex)
    stones = own_stones(hex, ground)
    for side in range(SIDES):
        beside = int(NEIGHBOUR[SIDES * hex + side])
        if ground["roads"][side]:
            pen.line(
                [toward(at, 60 * side, APOTHEM - 11), toward(at, 60 * side, APOTHEM)], TRAIL, 9
            )
        elif beside in here:
            ends = (toward(at, 60 * side - 27, RADIUS - 1), toward(at, 60 * side + 27, RADIUS - 1))
            pen.line(ends, HEDGE, 2.5)
        slabs(pen, at, side, stones[side], 1)


def own_stones(hex: int, ground: View) -> list[int]:
    """The stones that an explored hex itself shows, side by side."""
    printed = [int(start) for start in START_HEX]
    tile = TILE_IDS.index(ground["tile"]) if ground["tile"] else TILES + printed.index(hex)
    return tile_stones(tile, ground["rotation"])


def tile_stones(tile: int, rotation: int) -> list[int]:
    """The stones of a tile, turned so."""
    first = SIDES * (SIDES * tile + rotation)
    return [int(STONES[first + side]) for side in range(SIDES)]


def slabs(pen: Pen, at: Point, side: int, count: int, scale: float) -> None:
    """So many stones on a side of a hex."""
    middle = toward(at, 60 * side, (APOTHEM - 5) * scale)
    for number in range(count):
        spot = toward(middle, 60 * side + 90, (number - (count - 1) / 2) * 9.5 * scale)
        ends = (toward(spot, 60 * side, 2.8 * scale), toward(spot, 60 * side + 180, 2.8 * scale))
        half = 3.8 * scale
        corners = [
            toward(ends[0], 60 * side - 90, half),
            toward(ends[0], 60 * side + 90, half),
            toward(ends[1], 60 * side + 90, half),
            toward(ends[1], 60 * side - 90, half),
        ]
        pen.polygon(corners, SLAB, SLAB_LINE, 0.75)


def art(pen: Pen, at: Point, terrain: str, level: int, treasures: int, scale: float = 1) -> None:
    """What a hex is."""
    x, y = at
    if terrain == "temple":
        pyramid(pen, (x + 5 * scale, y + 13 * scale), level, scale)
    elif terrain == "volcano":
        volcano(pen, at, scale)
    elif terrain == "base_camp":
        tent(pen, (x - 14 * scale, y - 12 * scale), 14 * scale, "#efe4cd")
        tent(pen, (x + 12 * scale, y - 8 * scale), 16 * scale, "#f6ead0")
    elif terrain == "ruins":
        ruins(pen, at, scale)
        for number in range(treasures):
            spot = (x + (number - (treasures - 1) / 2) * 15 * scale, y + 6 * scale)
            pen.circle(spot, 6.5 * scale, TREASURE, ROCK_LINE, 0.75)
            for eye in (-2.2, 2.2):
                pen.circle((spot[0] + eye * scale, spot[1] - scale), 1.1 * scale, ROCK_LINE)


def height(level: int) -> float:
    """How tall a temple is: each storey adds to it."""
    return 13 + 3.3 * level


def pyramid(pen: Pen, foot: Point, level: int, scale: float) -> None:
    """A stepped pyramid of so many storeys, with a stair and a house on top."""
    x, y = foot
    tall = height(level) * scale
    base, crown = (17 + 1.3 * level) * scale, 8 * scale
    storeys = max(level, 1)
    step = (tall - 7 * scale) / storeys
    for storey in range(storeys):
        half = base - (base - crown) * storey / storeys
        low, high = y - storey * step, y - (storey + 1) * step
        sides = [(x - half, low), (x - half + 1.5, high), (x + half - 1.5, high), (x + half, low)]
        pen.polygon(sides, ROCK, ROCK_LINE, 0.5)
        shade = [(x + half * 0.4, low), (x + half * 0.4, high), sides[2], sides[3]]
        pen.polygon(shade, ROCK_SHADE)
    peak = y - storeys * step
    stair = [
        (x - 5.5 * scale, y),
        (x - 3 * scale, peak),
        (x + 3 * scale, peak),
        (x + 5.5 * scale, y),
    ]
    pen.polygon(stair, ROCK_LIT, ROCK_LINE, 0.5)
    house = (x - 6 * scale, peak - 7 * scale, x + 6 * scale, peak)
    pen.box(house, ROCK_LIT, ROCK_LINE, 0.5, 1)
    pen.box((x - 2 * scale, peak - 5 * scale, x + 2 * scale, peak), ROCK_LINE, radius=0)


def ruins(pen: Pen, at: Point, scale: float) -> None:
    """Broken columns and a wall."""
    x, y = at
    for left, tall in ((-24, 16), (-12, 24), (6, 22), (17, 12)):
        box = (x + left * scale, y - (tall + 4) * scale, x + (left + 7) * scale, y - 4 * scale)
        pen.box(box, ROCK, ROCK_LINE, 0.75, 1)
    pen.box(
        (x - 15 * scale, y - 31 * scale, x + 2 * scale, y - 26 * scale),
        ROCK_LIT,
        ROCK_LINE,
        0.75,
        1,
    )
    pen.box(
        (x - 27 * scale, y - 6 * scale, x + 27 * scale, y - 2 * scale),
        ROCK_SHADE,
        ROCK_LINE,
        0.5,
        1,
    )


def volcano(pen: Pen, at: Point, scale: float) -> None:
    """A cone that smokes."""
    x, y = at
    for right, up, size in ((4, 31, 5), (-3, 26, 6), (3, 20, 5)):
        pen.circle((x + right * scale, y - up * scale), size * scale, SMOKE)

    def place(points: list[Point]) -> list[Point]:
        return [(x + right * scale, y + down * scale) for right, down in points]

    pen.polygon(place([(-38, 24), (-9, -16), (9, -16), (38, 24)]), "#5d514b", "#3d342f", 1)
    pen.polygon(place([(9, -16), (38, 24), (8, 24)]), "#4c423d")
    pen.polygon(
        place([(-9, -16), (9, -16), (5, -4), (8, 8), (2, 2), (-1, 14), (-4, -2)]),
        LAVA,
        "#8c2f12",
        0.5,
    )


def tent(pen: Pen, at: Point, size: float, fill: str) -> None:
    """A tent."""
    x, y = at
    pen.polygon(
        [(x, y - size * 0.8), (x + size, y + size * 0.6), (x - size, y + size * 0.6)],
        fill,
        INK,
        0.75,
    )
    door = [(x, y - size * 0.1), (x + size * 0.3, y + size * 0.6), (x - size * 0.3, y + size * 0.6)]
    pen.polygon(door, INK)


def top(pen: Pen, at: Point, ground: View) -> None:
    """A temple's number, with who would score it; the guard above."""
    x, y = at
    holder = ground["held_by"]
    plaque = (x - 40, y - 14, x - 20, y + 6)
    pen.box(
        plaque, WHITE, SLAB_LINE if holder is None else SEATS[holder], 1 if holder is None else 2.5
    )
    pen.text((x - 30, y - 4), ground["level"], 15, bold=True)
    if holder is not None:
        pen.seat(holder, (x - 30, y - 18), 4.5, WHITE, 0.75)
    if ground["guard"] is not None:
        leads = ground["guard"]["figure"] == "leader"
        foot = (x + 5, y + 16 - height(ground["level"]))
        figure(pen, foot, ground["guard"]["seat"], 0, leads)


def figures(pen: Pen, at: Point, ground: View) -> None:
    """Everybody who is there, in groups."""
    groups = [
        (seat, group["explorers"] if not leads else 0, leads)
        for seat, group in enumerate(ground["figures"])
        for leads in (False, True)
        if (group["leader"] if leads else group["explorers"])
    ]
    gap = min(17.0, 74 / max(len(groups), 1))
    for number, (seat, count, leads) in enumerate(groups):
        x = at[0] + (number - (len(groups) - 1) / 2) * gap
        figure(pen, (x, at[1] + 34), seat, count, leads)


def figure(pen: Pen, foot: Point, seat: int, count: int, leads: bool) -> None:
    """An explorer, with how many there are; or the leader, who is taller and has a star. Their
    heads have the player's shape."""
    x, y = foot
    tall = 26 if leads else 20
    shoulder = y - tall * 0.6
    robe = [(x - 7, y), (x - 4.5, shoulder), (x + 4.5, shoulder), (x + 7, y)]
    pen.polygon(robe, SEATS[seat], INK, 0.75)
    pen.seat(seat, (x, shoulder - 3), 5, INK, 0.75)
    if leads:
        pen.star((x, y - 6.5), 5, WHITE, INK)
    elif count > 1:
        pen.text((x, y - 6), count, 10, INK if seat == 3 else WHITE, bold=True)


# Beside the map.


def strip(pen: Pen, view: View) -> None:
    """Action points or the auction, tiles at hand, and what is left to be found."""
    left, up, _, down = STRIP
    pen.box(STRIP, CARD, LINE, 1, 7)
    turn(pen, (left + 12, up + 16), view)
    tiles = [view["tile"]] if view["tile"] else view["open_tiles"]
    for number, tile in enumerate(tiles):
        tile_card(pen, (left + 138 + 62 * number, (up + down) / 2), tile)
    unseen = [tile[0] for tile in view["unseen_tiles"]]
    rows = (
        [(letter, unseen.count(letter)) for letter in LETTERS],
        [(step, count) for step, count in view["steps_left"].items()],
    )
    x = left + 440
    for number, key in enumerate(("letters", "steps", "unseen")):
        label = WORDS.text(f"cli-tikal-aside-{key}")
        pen.text((x - 16, up + 15 + 28 * number), label, 8.5, QUIET, anchor="r")
    for number, cells in enumerate(rows):
        y = up + 15 + 28 * number
        for place, (name, count) in enumerate(cells):
            at = (x + 22 * place, y)
            pen.box((at[0] - 9, y - 10, at[0] + 9, y + 2), SUNK if count else CARD, LINE, 0.5, 2)
            pen.text((at[0], y - 4), name, 9, INK if count else LINE, bold=True)
            pen.text((at[0], y + 9), count, 9, QUIET if count else LINE)
    for place, kind in enumerate(KIND_NAMES):
        at = (x + 25 * place, down - 16)
        treasure(pen, kind, (at[0] - 3, at[1]), 7)
        pen.text((at[0] + 9, at[1]), view["unseen_treasures"][kind], 9, QUIET)


def turn(pen: Pen, at: Point, view: View) -> None:
    """How many action points are left, or how the auction stands."""
    x, y = at
    if view["action_points"] is not None:
        left = view["action_points"]
        pen.text((x, y + 6), left, 26, anchor="l", bold=True)
        for number in range(POINTS):
            spot = (x + 44 + 13 * (number % 5), y + 13 * (number // 5))
            pen.circle(
                spot, 4.5, JADE if number < left else CARD, JADE if number < left else LINE, 1
            )
        pen.text((x, y + 34), WORDS.text("cli-tikal-points-left", count=left), 9, QUIET, anchor="l")
    elif view["prompt"] is not None and view["prompt"]["key"].startswith("ask-bid"):
        pen.text((x, y), WORDS.text("cli-tikal-aside-auction"), 12, QUIET, anchor="l")
        now = view["auction"]
        if now["bidder"] is None:
            pen.text((x, y + 30), WORDS.text("cli-tikal-no-bid"), 13, anchor="l", bold=True)
        else:
            pen.seat(now["bidder"], (x + 8, y + 30), 9, INK, 0.75)
            pen.text((x + 26, y + 30), now["bid"], 26, anchor="l", bold=True)


def tile_card(pen: Pen, at: Point, id: str) -> None:
    """A tile that is not on the map yet."""
    tile = TILE_IDS.index(id)
    terrain = TERRAINS[TERRAIN[tile]]
    scale = 0.57
    pen.polygon(around(at, RADIUS * scale, 6, 30), TERRAIN_COLOURS[terrain], ROCK_LINE, 1)
    for side, stones in enumerate(tile_stones(tile, 0)):
        slabs(pen, at, side, stones, scale)
    x, y = at
    art(pen, (x, y - 2), terrain, int(PRINTED_LEVEL[tile]), int(MASKS[tile]), scale)
    if terrain == "temple":
        pen.box((x - 24, y - 11, x - 11, y + 3), WHITE, SLAB_LINE, 0.75, 3)
        pen.text((x - 17.5, y - 4), int(PRINTED_LEVEL[tile]), 10, bold=True)
    pen.text((x, y + 16), id, 10, WHITE if terrain == "volcano" else INK, bold=True)


# Players.


def board(pen: Pen, box: Box, player: View, view: View) -> None:
    """What a player can bring in, what would be scored, and the treasures."""
    left, up, right, _ = box
    y = up + 56
    would = player["would_score"]
    if not view["over"]:
        sum = would["temples"] + would["treasures"]
        pen.star((left + 112, up + 20), 7)
        pen.text((left + 123, up + 20), f"+{sum}", 13, QUIET, anchor="l")
    x = left + 24
    fill = SEATS[player["seat"]]
    pen.person((x, y), 9, fill, INK)
    pen.text((x + 13, y), player["explorers"], 14, anchor="l", bold=True)
    x += 52
    pen.person((x, y), 9, fill if player["leader"] else SUNK, INK if player["leader"] else LINE)
    pen.star((x, y + 4), 4.5, WHITE, INK if player["leader"] else LINE)
    pen.text((x + 13, y), int(player["leader"]), 14, anchor="l", bold=True)
    x += 52
    tent(pen, (x, y), 9, fill)
    pen.text((x + 14, y), player["camps_left"], 14, anchor="l", bold=True)
    x += 52
    shield(pen, (x, y), 8, fill)
    pen.text((x + 13, y), player["guards_left"], 14, anchor="l", bold=True)
    if view["mode"] == "tactical":
        state = "passed" if player["passed"] else "up" if player["totem_up"] else "down"
        totem(pen, (right - 52, y), state)
        word = WORDS.text("cli-tikal-totem-brief", state=state)
        pen.text((right - 42, y), word, 10, QUIET, anchor="l")
    owned = [(kind, count) for kind, count in player["treasures"].items() if count]
    for place, (kind, count) in enumerate(owned):
        at = (left + 24 + min(46, 272 / len(owned)) * place, up + 100)
        treasure(pen, kind, at, 11)
        pen.text((at[0] + 13, at[1]), count, 13, anchor="l", bold=True)


def shield(pen: Pen, at: Point, size: float, fill: str) -> None:
    """A guard's."""
    x, y = at
    lower = arc((x, y - size * 0.1), size, 90, 270)
    pen.polygon([(x + size, y - size), *lower, (x - size, y - size)], fill, INK, 0.75)
    pen.line([(x, y - size * 0.7), (x, y + size * 0.6)], WHITE, 1.5)


def totem(pen: Pen, at: Point, state: str) -> None:
    """Upright, or lying."""
    x, y = at
    box = (x - 7, y - 3, x + 7, y + 4) if state == "down" else (x - 4, y - 9, x + 4, y + 9)
    pen.box(box, NEUTRAL if state == "passed" else ROCK, ROCK_LINE, 0.75, 2)
    if state != "down":
        pen.line([(x - 4, y - 3), (x + 4, y - 3)], ROCK_LINE, 1)
        pen.line([(x - 4, y + 3), (x + 4, y + 3)], ROCK_LINE, 1)


def treasure(pen: Pen, kind: str, at: Point, r: float) -> None:
    """A treasure: eight that differ in outline as in colour."""
    x, y = at
    fill = KIND_COLOURS[kind]

    def place(*points: Point) -> list[Point]:
        return [(x + right * r, y + down * r) for right, down in points]

    def eyes(down: float) -> None:
        for eye in (-0.38, 0.38):
            pen.circle((x + eye * r, y + down * r), r * 0.17, INK)

    if kind == "mask":
        face = place((-0.8, -0.9), (0.8, -0.9), (0.9, 0.1), (0.4, 1), (-0.4, 1), (-0.9, 0.1))
        pen.polygon(face, fill, INK, 0.75)
        eyes(-0.25)
        pen.line(place((-0.3, 0.5), (0.3, 0.5)), INK, 1)
    elif kind == "vessel":
        jar = place(
            (-0.5, -1),
            (0.5, -1),
            (0.35, -0.5),
            (0.9, 0.1),
            (0.5, 1),
            (-0.5, 1),
            (-0.9, 0.1),
            (-0.35, -0.5),
        )
        pen.polygon(jar, fill, INK, 0.75)
        pen.line(place((-0.8, 0.15), (0.8, 0.15)), INK, 0.75)
    elif kind == "jaguar":
        for ear in (-0.7, 0.7):
            pen.circle((x + ear * r, y - 0.7 * r), r * 0.35, fill, INK, 0.75)
        pen.circle(at, r * 0.9, fill, INK, 0.75)
        eyes(-0.15)
        pen.polygon(place((-0.2, 0.25), (0.2, 0.25), (0, 0.5)), INK)
    elif kind == "serpent":
        curve = wave(at, r * 1.9, r * 0.6)
        pen.line(curve, INK, r * 0.55)
        pen.line(curve, fill, r * 0.36)
        pen.circle(curve[0], r * 0.36, fill, INK, 0.75)
    elif kind == "bird":
        wings = place(
            (-1, -0.9),
            (0, -0.1),
            (1, -0.9),
            (0.7, 0.3),
            (0.25, 0.5),
            (0, 1),
            (-0.25, 0.5),
            (-0.7, 0.3),
        )
        pen.polygon(wings, fill, INK, 0.75)
    elif kind == "sun":
        rays = [toward(at, 22.5 * i, r if i % 2 == 0 else r * 0.65) for i in range(16)]
        pen.polygon(rays, fill, INK, 0.75)
        pen.circle(at, r * 0.35, "#fff0c0", INK, 0.5)
    elif kind == "shell":
        fan = [(x, y + r * 0.9), *arc((x, y), r, -110, 110)]
        pen.polygon(fan, fill, INK, 0.75)
        for rib in (-55, 0, 55):
            pen.line([(x, y + r * 0.8), toward(at, rib, r * 0.9)], INK, 0.5)
    else:
        blade = place((0, -1.1), (0.45, -0.2), (0.2, 0.4), (-0.2, 0.4), (-0.45, -0.2))
        pen.box((x - r * 0.16, y + r * 0.3, x + r * 0.16, y + r), "#8a5a33", INK, 0.5, 1)
        pen.polygon(blade, fill, INK, 0.75)
