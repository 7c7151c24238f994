"""Tzolk'in's table as a picture: the machine, temples, technologies, tiles, the players."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from sacbe.core.position import Position
from sacbe.envs.render_pen import (
    BAND,
    CARD,
    GLOW,
    INK,
    JADE,
    LINE,
    MARGIN,
    NEUTRAL,
    POINTS,
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
    band,
    finish,
    panels,
    sheet,
    toward,
    wave,
)
from sacbe.tzolkin.data import DATA, FOOD_DAYS, GEARS, GOODS, TECHNOLOGIES, TEMPLES

Sign = tuple[str, str]
"""What a sign shows, and the number beside it."""

UNIT: Final = 4.4
"""A wheel's radius in these is the number of its teeth, so that all teeth are alike."""
MIDDLE: Final = (246.0, 284.0)
"""Of the calendar."""
MACHINE: Final[Box] = (0, BAND, 492, 530)
"""Where the machine is: left, top, right, bottom."""
CALENDAR: Final = 26
DAYS: Final = 27
AT: Final = {"palenque": -55, "yaxchilan": 14, "tikal": 83, "uxmal": 152, "chichen_itza": 231}
"""Where around the calendar each gear stands, in degrees clockwise from the top."""
START: Final = toward(MIDDLE, 268, (CALENDAR + 7.4) * UNIT)
"""The starting-player space."""
WHEELS: Final = {
    "calendar": ("#e9e0cf", "#b9ac93"),
    "palenque": ("#cfe0c4", "#7fa873"),
    "yaxchilan": ("#e2cfc2", "#a98a74"),
    "tikal": ("#efc9be", "#c98878"),
    "uxmal": ("#f0dca4", "#c9a64a"),
    "chichen_itza": ("#c7dde3", "#7fa9b5"),
}
GODS: Final = {"chaac": "#8a5a3b", "quetzalcoatl": "#c99a12", "kukulcan": "#2f8a55"}
STAIRS: Final = {"chaac": "#ecdfd5", "quetzalcoatl": "#f5ead0", "kukulcan": "#dbe9de"}
KINDS: Final = {
    "farm": ("#e3eddc", "#5d9150"),
    "civic": ("#dfe7ef", "#5f86ad"),
    "tomb": ("#f3e1da", "#bb6a55"),
    "shrine": ("#ece2f0", "#8d6ba3"),
}
MONUMENT_KINDS: Final = {
    "farm": "#cbe0c0",
    "civic": "#c4d6e8",
    "tomb": "#ecc9bd",
    "shrine": "#dccbe4",
}
CORN: Final = "#d99a1c"
LEAF: Final = "#6d9440"
WOOD: Final = "#8a5a33"
STONE: Final = "#8c8f94"
GOLD: Final = "#c79a22"
SKULL: Final = "#3f9fb5"
TEMPLE: Final[Box] = (500, 44, 660, 318)
TECHNOLOGY: Final[Box] = (500, 326, 660, 528)
TILE: Final[Box] = (MARGIN, 534, 660, 632)
"""Where temples, technologies, and the tiles on show are."""
PANEL: Final = 668
TALLEST: Final = 144
SIGNS: Final[dict[str, tuple[tuple[Sign, ...], ...]]] = {
    "tikal": (
        (("technology", "+1"),),
        (("hammer", ""),),
        (("technology", "+2"),),
        (("hammer", "2"), ("monument", "")),
        (("step", ""), ("step", "")),
    ),
    "uxmal": (
        (("corn", "3"), ("step", "")),
        (("market", ""),),
        (("worker", "+1"),),
        (("corn", ""), ("hammer", "")),
        (("corn", "1"), ("any", "")),
    ),
}
"""Actions of two gears; the others' follow from the game's data."""
TILES: Final = {
    tile["id"]: tile for key in ("buildings", "monuments", "wealth") for tile in DATA[key]
}


def picture(position: Position, seat: int | None) -> NDArray[np.uint8]:
    """The table as a seat, or a spectator, sees it."""
    view = position.view(seat)
    image = machine().copy()
    pen = Pen(image)
    now = view["calendar"]
    facts = (
        WORDS.text("web-tz-day", day=min(now["day"], DAYS)),
        WORDS.text("web-tz-age", age=now["age"]),
    )
    band(pen, position, view, " · ".join(facts))
    calendar(pen, view)
    workers(pen, view)
    altars(pen, view)
    jungle(pen, view)
    temples(pen, view)
    technologies(pen, view)
    on_show(pen, view)
    panels(pen, position, view, PANEL, TALLEST, board)
    return finish(image)


# The machine.


def centre(gear: str) -> Point:
    """The middle of a gear."""
    return toward(MIDDLE, AT[gear], (CALENDAR + teeth(gear)) * UNIT)


def teeth(gear: str) -> int:
    """How many a gear has."""
    count: int = DATA["gears"][gear]["teeth"]
    return count


def angle(gear: str, space: int) -> float:
    """Where a space stands. The gap that takes the calendar's tooth lies between the last tooth
    and the first; the calendar's tooth itself may be a little aside."""
    pitch = 360 / CALENDAR
    aside = round(AT[gear] / pitch) * pitch - AT[gear]
    gap = AT[gear] + 180 - aside * CALENDAR / teeth(gear)
    return gap + (space + 1.5) * 360 / teeth(gear)


def wheel(pen: Pen, at: Point, count: int, first: float, name: str) -> None:
    """A wheel with so many teeth, the first one in a direction."""
    fill, line = WHEELS[name]
    root, head = count - 1.55, count + 1.25
    shape = (
        (-0.33, root),
        (-0.25, root + 0.6),
        (-0.18, head - 0.55),
        (-0.07, head),
        (0.07, head),
        (0.18, head - 0.55),
        (0.25, root + 0.6),
        (0.33, root),
    )
    step = 360 / count
    outline = [
        toward(at, first + (tooth + share) * step, far * UNIT)
        for tooth in range(count)
        for share, far in shape
    ]
    shade = [(x + 1.5, y + 2.5) for x, y in outline]
    pen.polygon(shade, "#ddd3bf")
    pen.polygon(outline, fill, line, 1.25)
    pen.circle(at, (count - 5.2 if count == CALENDAR else count - 2.6) * UNIT, CARD, line, 1)


@cache
def machine() -> Image.Image:
    """All that stays as it is: the wheels, for they turn by whole teeth, and the spaces."""
    image = sheet()
    pen = Pen(image)
    for gear in GEARS:
        last: int = DATA["gears"][gear]["last_space"]
        signs = actions(gear)
        for space in range(1, last + 1):
            plaque(pen, gear, space, signs[space - 1] if space <= len(signs) else ())
    wheel(pen, MIDDLE, CALENDAR, 0, "calendar")
    for gear in GEARS:
        at = centre(gear)
        wheel(pen, at, teeth(gear), angle(gear, 0), gear)
        for space in range(DATA["gears"][gear]["last_space"] + 1):
            spot = toward(at, angle(gear, space), (teeth(gear) - 4.2) * UNIT)
            pen.text(spot, space, 9, QUIET)
        pen.text(at, WORDS.text(f"gear-{gear}"), 9, INK)
    pen.circle(START, 12, CARD, LINE, 1)
    for box in (TEMPLE, TECHNOLOGY):
        pen.box(box, CARD, LINE, 1, 7)
    return image


def actions(gear: str) -> tuple[tuple[Sign, ...], ...]:
    """What the numbered spaces give, from the first on."""
    if gear == "palenque":
        harvest = DATA["palenque"]
        fields = [
            (
                ("corn", str(corn)),
                *((("wood", str(harvest["wood"][n])),) if n in harvest["wood"] else ()),
            )
            for n, corn in harvest["corn"].items()
        ]
        return ((("corn", str(harvest["fishing"])),), *fields)
    if gear == "yaxchilan":
        return tuple(
            tuple((good, str(amount) if amount > 1 else "") for good, amount in gain.items())
            for gain in DATA["yaxchilan"].values()
        )
    if gear == "chichen_itza":
        return tuple(
            (("points", str(altar["points"])), (altar["temple"], "+" * altar["resources"]))
            for altar in DATA["chichen_itza"].values()
        )
    return SIGNS[gear]


def plaque(pen: Pen, gear: str, space: int, signs: tuple[Sign, ...]) -> None:
    """A space that stands still around its gear; without signs it is any action."""
    at = centre(gear)
    middle = angle(gear, space)
    if not signs:
        spot = toward(at, middle, (teeth(gear) + 3.9) * UNIT)
        pen.circle(spot, 9, CARD, LINE, 0.75)
        icon(pen, "any", spot, 5)
        return
    half = 0.47 * 360 / teeth(gear)
    inner, outer = (teeth(gear) + 2) * UNIT, (teeth(gear) + 8.8) * UNIT
    edge = arc(at, outer, middle - half, middle + half, 6)
    edge += arc(at, inner, middle + half, middle - half, 6)
    pen.polygon(edge, CARD, LINE, 0.75)
    x, y = toward(at, middle, (teeth(gear) + 5.4) * UNIT)
    for number, sign in enumerate(signs):
        write(pen, (x, y + (number - (len(signs) - 1) / 2) * (12 if len(signs) < 3 else 9)), sign)


def write(pen: Pen, at: Point, sign: Sign, size: float = 5.5) -> None:
    """An icon with its number, both together in the middle."""
    name, number = sign
    shift = size * (0.3 + 0.5 * len(number)) if number else 0
    icon(pen, name, (at[0] - shift, at[1]), size)
    if number:
        pen.text(
            (at[0] - shift + size * 1.3, at[1]), number, size * 1.8, INK, anchor="l", bold=True
        )


def calendar(pen: Pen, view: View) -> None:
    """The days from today on, clockwise; Food Days; what is in the middle of it all."""
    now = view["calendar"]
    day = min(now["day"], DAYS)
    pitch = 360 / CALENDAR
    for tooth in range(CALENDAR):
        written = day + tooth if day + tooth <= DAYS else day + tooth - CALENDAR
        past = written < day
        spot = toward(MIDDLE, (tooth - 1) * pitch, (CALENDAR - 2.9) * UNIT)
        food = written in list(FOOD_DAYS)
        if tooth == 0:
            pen.circle(spot, 8.5, JADE)
        elif food:
            pen.circle(spot, 8.5, SUNK if past else GLOW, LINE if past else "#a37a00", 1)
        ink = WHITE if tooth == 0 else LINE if past else INK
        pen.text(spot, written, 9.5, ink, bold=food or tooth == 0)
    x, y = MIDDLE
    following = now["next_food_day"]
    pen.text((x, y - 44), WORDS.text("web-tz-age", age=now["age"]), 12, QUIET)
    pen.text((x, y - 12), day, 44, INK, bold=True)
    if following is not None:
        key = "goods" if now["food_days_held"] % 2 == 0 else "points"
        text = WORDS.text(f"cli-board-food-{key}", count=max(following - now["day"], 0))
        pen.text((x, y + 24), text, 10, QUIET)
    write(pen, (x - 24, y + 50), ("corn", str(now["corn"])), 8)
    write(pen, (x + 24, y + 50), ("skull", str(view["skulls_left"])), 8)


def workers(pen: Pen, view: View) -> None:
    """Who stands on the teeth of the gears, and on the starting-player space."""
    for gear in GEARS:
        now = view["gears"][gear]
        for space, who in enumerate(now["spaces"] + now["beyond"]):
            spot = toward(centre(gear), angle(gear, space), (teeth(gear) - 0.3) * UNIT)
            if who is None:
                if space == now["lowest_free"]:
                    pen.circle(spot, 4, WHITE, WHEELS[gear][1], 1)
            elif who == "neutral":
                cross(pen, spot, 7.5)
            else:
                pen.seat(who, spot, 7.5, INK, 1)
    start = view["calendar"]["starting_space"]
    if start is not None:
        pen.seat(start, START, 7.5, INK, 1)


def cross(pen: Pen, at: Point, r: float) -> None:
    """A neutral worker."""
    x, y = at
    a = r * 0.38
    corners = [
        (-a, -r),
        (a, -r),
        (a, -a),
        (r, -a),
        (r, a),
        (a, a),
        (a, r),
        (-a, r),
        (-a, a),
        (-r, a),
    ]
    corners += [(-r, -a), (-a, -a)]
    pen.polygon([(x + right, y + down) for right, down in corners], NEUTRAL, INK, 0.75)


def altars(pen: Pen, view: View) -> None:
    """The skulls on Chichen Itza: what has one is done."""
    at = centre("chichen_itza")
    for space in view["altars"]:
        middle = angle("chichen_itza", space)
        half = 0.47 * 360 / teeth("chichen_itza")
        inner, outer = (teeth("chichen_itza") + 2) * UNIT, (teeth("chichen_itza") + 8.8) * UNIT
        edge = arc(at, outer, middle - half, middle + half, 6)
        edge += arc(at, inner, middle + half, middle - half, 6)
        pen.polygon(edge, SUNK, LINE, 0.75)
        icon(pen, "skull", toward(at, middle, (teeth("chichen_itza") + 5.4) * UNIT), 9)


def jungle(pen: Pen, view: View) -> None:
    """Tiles left at Palenque 2 to 5, outside of the spaces: corn, or wood with corn beneath."""
    at = centre("palenque")
    for space, left in view["jungle"].items():
        for number in range(left["corn"]):
            turn = angle("palenque", int(space)) + (number - 1.5) * 8
            x, y = toward(at, turn, (teeth("palenque") + 10.1) * UNIT)
            fill = WOOD if number < left["wood"] else CORN
            pen.box((x - 3.5, y - 3.5, x + 3.5, y + 3.5), fill, CARD, 0.75, 1.5)


# Temples, technologies, tiles.


def temples(pen: Pen, view: View) -> None:
    """Three stairs: points and goods of every step, and who stands where."""
    left, up, _, down = TEMPLE
    age = view["calendar"]["age"]
    for column, temple in enumerate(TEMPLES):
        rule = DATA["temples"][temple]
        x = left + 28 + 52 * column
        icon(pen, temple, (x - 10, up + 17), 9)
        pen.text(
            (x + 3, up + 17), f"+{rule['leader_bonus'][age - 1]}", 12, INK, anchor="l", bold=True
        )
        for step, points in enumerate(rule["points"]):
            low = down - 6 - 26 * step
            half = 25 - step / 2
            box = (x - half, low - 25, x + half, low)
            pen.box(box, STAIRS[temple], GODS[temple], 0.75, 2)
            pen.text((x - half + 4, low - 12.5), points, 11, INK, anchor="l", bold=True)
            good = rule["goods"].get(str(step))
            if good:
                icon(pen, good, (x + half - 7, low - 13), 5)
            there = [p["seat"] for p in view["players"] if p["temples"][temple] == step]
            for number, seat in enumerate(there):
                spot = (x - half + 20 + 8.5 * (number % 2), low - 18.5 + 12 * (number // 2))
                if len(there) < 3:
                    spot = (spot[0], low - 12.5)
                pen.seat(seat, spot, 4.2, INK, 0.5)


def technologies(pen: Pen, view: View) -> None:
    """Four rows of levels 0 to 3, and who has reached them."""
    left, up, _, down = TECHNOLOGY
    tall = (down - up - 8) / 4
    for row, technology in enumerate(TECHNOLOGIES):
        y = up + 4 + tall * row
        icon(pen, technology, (left + 14, y + 8), 6)
        pen.text((left + 26, y + 8), WORDS.text(f"technology-{technology}"), 10, QUIET, anchor="l")
        for level in range(4):
            x = left + 6 + 37.5 * level
            pen.box((x, y + 17, x + 35.5, y + tall - 3), SUNK if level else CARD, LINE, 0.5, 3)
            there = [p["seat"] for p in view["players"] if p["technologies"][technology] == level]
            pen.text((x + 5, y + 31.5), level, 9, QUIET)
            for number, seat in enumerate(there):
                spot = (x + 15 + 12 * (number % 2), y + 25 + 13 * (number // 2))
                if len(there) < 3:
                    spot = (spot[0], y + 31.5)
                pen.seat(seat, spot, 5, INK, 0.5)


def on_show(pen: Pen, view: View) -> None:
    """The row of buildings, then the monuments."""
    left, up, _, down = TILE
    shown = [*view["row"], *view["monuments"]]
    for number, tile in enumerate(shown):
        if tile is not None:
            x = left + 54.6 * number
            card(pen, (x, up, x + 51, down), tile)


def frame(box: Box, kind: str) -> list[Point]:
    """The outline of a tile: each kind has its own."""
    left, up, right, down = box
    c = 7
    if kind == "shrine":
        top = arc(((left + right) / 2, up + 14), (right - left) / 2, -90, 90)
        top = [(x, up + 14 + (y - up - 14) * 14 / ((right - left) / 2)) for x, y in top]
        return [*top, (right, down), (left, down)]
    if kind == "civic":
        corners = [(left, up + c), (left + c, up + c), (left + c, up), (right - c, up)]
        corners += [(right - c, up + c), (right, up + c), (right, down - c), (right - c, down - c)]
        return [
            *corners,
            (right - c, down),
            (left + c, down),
            (left + c, down - c),
            (left, down - c),
        ]
    if kind == "tomb":
        return [
            (left, up + c),
            (left + c, up),
            (right - c, up),
            (right, up + c),
            (right, down),
            (left, down),
        ]
    return [
        *arc((left + c, up + c), c, -90, 0, 4),
        *arc((right - c, up + c), c, 0, 90, 4),
        *arc((right - c, down - c), c, 90, 180, 4),
        *arc((left + c, down - c), c, 180, 270, 4),
    ]


def card(pen: Pen, box: Box, id: str) -> None:
    """A tile on show: what it does, its name, its price."""
    tile = TILES[id]
    left, up, right, down = box
    x = (left + right) / 2
    monument = id.startswith("M")
    fill, line = KINDS[tile["kind"]]
    pen.polygon(
        frame((left + 1, up + 1, right - 1, down - 1), tile["kind"]),
        MONUMENT_KINDS[tile["kind"]] if monument else fill,
        line,
        1.5,
    )
    pen.text((x, up + 13), id, 11, INK, bold=True)
    signs = (
        [("points", "?")]
        if monument
        else [sign for effect in tile["effects"] for sign in says(effect)]
    )
    across = 2 if len(signs) > 2 else 1
    rows = (len(signs) + across - 1) // across
    for number, sign in enumerate(signs):
        spot = (
            x + (number % across - (across - 1) / 2) * 22,
            up + 40 + (number // across - (rows - 1) / 2) * 15,
        )
        write(pen, spot, sign, 10 if monument else 6)
    price = [(good, count) for good, count in tile["cost"].items()]
    pen.box((left + 3, down - 32, right - 3, down - 9), CARD, line, 0.75, 4)
    gap = 14.5
    for number, (good, count) in enumerate(price):
        spot = (x + (number - (len(price) - 1) / 2) * gap, down - 26)
        icon(pen, good, spot, 5)
        pen.text((spot[0], down - 15), count, 9.5, INK, bold=True)


def says(effect: dict[str, Any]) -> list[Sign]:
    """What an effect of a tile looks like."""
    match effect:
        case {"temple": "any"}:
            return [("step", "")]
        case {"temple": temple}:
            steps = effect.get("steps", 1)
            return [(temple, str(steps) if steps > 1 else "")]
        case {"technology": "any", "levels": levels}:
            return [("technology", f"+{levels}")]
        case {"technology": technology}:
            return [(technology, "")]
        case {"gain": gain}:
            return [(good, str(amount)) for good, amount in gain.items()]
        case {"points": points}:
            return [("points", str(points))]
        case {"worker": count}:
            return [("worker", f"+{count}")]
        case {"feeds_workers": count}:
            return [("meal", str(count))]
        case {"meal_discount": count}:
            return [("meal", f"-{count}")]
        case {"build": _}:
            return [("hammer", "")]
        case {"trade": _}:
            return [("market", "")]
    return [("any", "")]


# Players.


def board(pen: Pen, box: Box, player: View, view: View) -> None:
    """A player's goods, workers and tiles."""
    left, up, right, _ = box
    now = view["calendar"]
    seat = player["seat"]
    if now["first"] == seat:
        icon(pen, "first", (left + 112, up + 20), 8)
    for place, good in enumerate(GOODS):
        at = (left + 24 + 53 * place, up + 53)
        icon(pen, good, at, 9)
        pen.text((at[0] + 13, at[1]), player[good], 15, INK, anchor="l", bold=True)
    placed = player["workers"] - player["hand"] - int(now["starting_space"] == seat)
    y = up + 82
    pen.person((left + 23, y), 8, SEATS[seat], INK)
    pen.text((left + 34, y), player["hand"], 13, INK, anchor="l", bold=True)
    icon(pen, "gear", (left + 67, y), 7)
    pen.text((left + 78, y), placed, 13, INK, anchor="l")
    pen.person((left + 107, y), 8, SUNK, QUIET)
    pen.text((left + 118, y), player["supply"], 13, INK, anchor="l")
    need = player["meals"]["workers"] * player["meals"]["corn_each"]
    icon(pen, "meal", (left + 150, y), 7)
    pen.text((left + 161, y), need, 13, INK, anchor="l")
    for x, key, fill in ((194, "corn_tiles", CORN), (228, "wood_tiles", WOOD)):
        pen.box((left + x - 5, y - 5, left + x + 5, y + 5), fill, INK, 0.5, 2)
        pen.text((left + x + 9, y), player[key], 13, INK, anchor="l")
    icon(pen, "light" if player["board"] == "light" else "dark", (right - 18, y), 7)
    chips = [(tile, True) for tile in player["buildings"] + player["monuments"]]
    chips += [(tile, True) for tile in player["wealth"] or ["?"] * player["wealth_count"]]
    chips += [
        (tile, False) for tile in player["wealth_hand"] or ["?"] * player["wealth_hand_count"]
    ]
    across = max((len(chips) + 1) // 2, 9)
    for number, (tile, kept) in enumerate(chips):
        spot = (left + 28 + 266 / across * (number % across), up + 106 + 17 * (number // across))
        chip(pen, spot, tile, kept)


def chip(pen: Pen, at: Point, id: str, kept: bool) -> None:
    """A tile of a player; one that is not chosen yet is pale."""
    x, y = at
    kind = TILES[id].get("kind") if id in TILES else None
    fill, line = KINDS[kind] if kind else (SUNK, QUIET)
    if id.startswith("M") and kind:
        fill = MONUMENT_KINDS[kind]
    pen.box((x - 13, y - 7, x + 13, y + 7), fill if kept else CARD, line, 1, 3)
    pen.text((x, y), id, 9.5, INK if kept else QUIET)


# Icons.


def icon(pen: Pen, name: str, at: Point, r: float) -> None:
    """A small drawing of what is named, so far from its middle to its edge."""
    x, y = at

    def place(*points: Point) -> list[Point]:
        return [(x + right * r, y + down * r) for right, down in points]

    if name == "corn":
        pen.polygon(
            place((0, 1), (-0.9, 0.1), (-0.7, -0.3), (0, 0.5), (0.7, -0.3), (0.9, 0.1)), LEAF
        )
        ear = place(
            (0, -1),
            (0.42, -0.6),
            (0.5, 0),
            (0.3, 0.6),
            (0, 0.9),
            (-0.3, 0.6),
            (-0.5, 0),
            (-0.42, -0.6),
        )
        pen.polygon(ear, CORN, "#9a6a08", 0.5)
    elif name == "wood":
        for down in (-0.42, 0.42):
            log = y + down * r
            pen.box(
                (x - r, log - r * 0.37, x + r * 0.9, log + r * 0.37), WOOD, "#57361b", 0.5, r * 0.3
            )
            pen.circle((x + r * 0.6, log), r * 0.27, "#d9b48a", "#57361b", 0.5)
    elif name == "stone":
        pen.polygon(
            place((-1, 0.7), (-0.7, -0.3), (-0.1, -0.85), (0.6, -0.5), (1, 0.7)),
            STONE,
            "#55585d",
            0.5,
        )
        pen.polygon(place((-0.1, -0.85), (0.6, -0.5), (0.25, 0)), "#b5b8bd")
    elif name == "gold":
        pen.polygon(place((-1, 0.7), (-0.6, -0.5), (0.6, -0.5), (1, 0.7)), GOLD, "#7d5d06", 0.5)
        pen.polygon(place((-0.5, -0.3), (0.5, -0.3), (0.6, 0), (-0.6, 0)), "#ecd27a")
    elif name == "skull":
        pen.box((x - r * 0.5, y + r * 0.1, x + r * 0.5, y + r), SKULL, "#1f5f6e", 0.5, 1)
        pen.circle((x, y - r * 0.2), r * 0.85, SKULL, "#1f5f6e", 0.5)
        for eye in (-0.35, 0.35):
            pen.circle((x + eye * r, y - r * 0.1), r * 0.22, WHITE)
        pen.line(place((0, 0.45), (0, 0.9)), WHITE, 0.5)
    elif name == "points":
        pen.star(at, r * 1.1, POINTS)
    elif name == "worker":
        pen.person(at, r * 1.1, INK)
    elif name == "chaac":
        pen.polygon([(x, y - r * 1.1), *arc((x, y + r * 0.3), r * 0.72, 70, 290, 10)], GODS[name])
    elif name == "quetzalcoatl":
        pen.polygon(
            place((0.9, -1), (0.8, 0), (0.1, 0.7), (-0.5, 0.6), (-0.6, 0), (0.1, -0.8)), GODS[name]
        )
        pen.line(place((-0.9, 1), (0.5, -0.5)), "#7d5d06", r * 0.14)
    elif name == "kukulcan":
        pen.line(wave(at, r * 1.7, r * 0.6), GODS[name], r * 0.42)
        pen.circle((x, y - r * 0.85), r * 0.36, GODS[name])
    else:
        tool(pen, name, at, r)


def tool(pen: Pen, name: str, at: Point, r: float) -> None:
    """Icons of what is done, and of technologies."""
    x, y = at
    thick = max(r * 0.24, 0.75)

    def place(*points: Point) -> list[Point]:
        return [(x + right * r, y + down * r) for right, down in points]

    if name == "any":
        pen.circle(at, r, None, INK, thick)
        for turn in (0, 60, 120):
            pen.line([toward(at, turn, r * 0.6), toward(at, turn + 180, r * 0.6)], INK, thick)
    elif name == "hammer":
        pen.line(place((-0.7, 0.9), (0.3, -0.2)), INK, thick * 1.3)
        pen.polygon(place((-0.4, -0.6), (0, -1), (1, 0), (0.6, 0.4)), INK)
    elif name in ("step", "theology"):
        stairs = place(
            (-1, 0.8),
            (-1, 0.3),
            (-0.4, 0.3),
            (-0.4, -0.2),
            (0.2, -0.2),
            (0.2, -0.7),
            (1, -0.7),
            (1, 0.8),
        )
        if name == "theology":
            stairs = place(
                (-1, 0.8),
                (-1, 0.4),
                (-0.6, 0.4),
                (-0.6, 0),
                (-0.3, 0),
                (-0.3, -0.4),
                (0.3, -0.4),
                (0.3, 0),
                (0.6, 0),
                (0.6, 0.4),
                (1, 0.4),
                (1, 0.8),
            )
            pen.circle((x, y - r * 0.75), r * 0.25, INK)
        pen.polygon(stairs, INK)
    elif name == "monument":
        pen.polygon(place((-0.9, 0.9), (-0.3, -0.9), (0.3, -0.9), (0.9, 0.9)), INK)
        pen.line(place((-0.6, 0), (0.6, 0)), CARD, thick)
    elif name == "market":
        pen.polygon(place((-0.7, -0.9), (0.7, -0.9), (1, -0.1), (-1, -0.1)), INK)
        pen.box((x - r * 0.8, y, x + r * 0.8, y + r * 0.9), None, INK, thick, 0)
    elif name == "meal":
        pen.polygon([(x + r, y), *arc(at, r, 90, 270)], INK)
        for right in (-0.5, 0, 0.5):
            pen.circle((x + right * r, y - r * 0.3), r * 0.24, CORN)
    elif name in ("technology", "gear"):
        for turn in range(0, 180, 45):
            pen.line([toward(at, turn, r), toward(at, turn + 180, r)], INK, r * 0.38)
        pen.circle(at, r * 0.7, INK)
        pen.circle(at, r * 0.3, CARD)
    elif name == "agriculture":
        pen.line(place((0, 1), (0, -0.1)), INK, thick)
        pen.polygon(place((0, 0.2), (-1, 0), (-0.9, -0.7), (-0.2, -0.4)), LEAF, INK, 0.5)
        pen.polygon(place((0, 0), (0.2, -0.7), (0.9, -1), (0.8, -0.2)), LEAF, INK, 0.5)
    elif name == "extraction":
        pen.line(place((-0.8, 0.9), (0.4, -0.4)), INK, thick)
        pen.line(place((-0.5, -0.9), (0.3, -0.7), (0.8, -0.1), (0.9, 0.6)), INK, thick * 1.5)
    elif name == "architecture":
        pen.line(place((-0.8, 0.9), (0, -0.9), (0.8, 0.9)), INK, thick)
        pen.line(place((-0.5, 0.2), (0.5, 0.2)), INK, thick)
        pen.circle((x, y - r * 0.8), r * 0.35, INK)
    elif name == "first":
        pen.circle(at, r, GLOW, INK, 0.75)
        pen.text(at, 1, r * 1.4, INK, bold=True)
    elif name == "light":
        for turn in range(0, 180, 45):
            pen.line([toward(at, turn, r), toward(at, turn + 180, r)], GLOW, 1.5)
        pen.circle(at, r * 0.6, GLOW, "#a37a00", 0.75)
    elif name == "dark":
        inside = arc((x + r * 0.4, y), r * 0.8, 330, 210)
        pen.polygon([*arc(at, r * 0.9, 180, 360), *inside], LINE)
    else:
        raise LookupError(name)
