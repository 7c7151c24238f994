"""Tzolk'in's table as SVG: the machine, temples, technologies, tiles, the players."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from math import acos, degrees
from pathlib import Path
from typing import Any, Final

from sacbe.face.svg import (
    MARGIN,
    WIDTH,
    Drawing,
    Point,
    block,
    disc,
    measure,
    number,
    polygon,
    shape,
    spot,
    table,
    toward,
)
from sacbe.i18n.words import Words
from sacbe.tzolkin import data as d
from sacbe.tzolkin.view import goods_of
from sacbe.tzolkin.view_types import TzolkinPlayerView, TzolkinView

SIGNS: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("signs.json").read_text(encoding="utf-8")
)
"""How spaces, levels and monuments look, and where the gears are; the web app uses the same file.
Each part of a sign is an icon, or several of which one is chosen, with text next to it."""
AT: Final[dict[str, int]] = SIGNS["angles"]
TEETH: Final[int] = d.DATA["calendar"]["teeth"]
FOOD_DAYS: Final[list[int]] = d.DATA["calendar"]["food_days"]
UNIT: Final = 4.5
"""A wheel's radius in this unit is its number of teeth, so that all teeth have the same size."""
MIDDLE: Final = (255.0, 292.0)
"""The centre of the calendar."""
PITCH: Final = 360 / TEETH
TODAY: Final = -PITCH
"""The angle of today's tooth: between Palenque and Yaxchilan."""
START: Final = toward(MIDDLE, AT["start"], (TEETH + 7.4) * UNIT)
"""The position of the starting-player space."""
TOOTH: Final = ((0.33, -1.55), (0.26, -1.1), (0.19, 0.6), (0.14, 1.1), (0.08, 1.25))
"""Half a tooth from the gap to its head: shares of the pitch, and the distance beyond the
radius."""
CLEAR: Final = 28.6
"""The least distance of fixed parts from the calendar's centre."""
TINTS: Final = {
    "calendar": "line",
    "palenque": "kukulcan",
    "yaxchilan": "wood",
    "tikal": "p0",
    "uxmal": "corn",
    "chichen_itza": "skull",
}
KINDS: Final = {
    "farm": "kukulcan",
    "civic": "p2",
    "tomb": "p0",
    "shrine": "points",
    "wealth": "gold",
}
"""The colour of each kind of tile; each also has its own frame."""
TILES: Final = {
    tile["id"]: tile for key in ("buildings", "monuments", "wealth") for tile in d.DATA[key]
}
COLUMN: Final = 516
"""Where temples and technologies begin."""
PANEL: Final = 680
TALLEST: Final = 149
ROW: Final = 538
"""Where the tiles on show begin."""


def board(view: TzolkinView, words: Words, names: Sequence[str], dark: bool) -> str:
    """Draw the table that a view shows: see `sacbe.face.board_svg`."""
    drawing = Drawing(dark, words)
    now = view["calendar"]
    facts = (
        drawing.words.text("calendar-day", day=min(now["day"], FOOD_DAYS[-1])),
        drawing.words.text("calendar-age", age=now["age"]),
    )
    drawing.paste(machine(dark, drawing.words.language))
    drawing.settle()
    calendar(drawing, view, " · ".join(facts))
    on_gears(drawing, view)
    tracks(drawing, view)
    for place, tile in enumerate([*view["row"], *view["monuments"]]):
        if tile is not None:
            at = (MARGIN + 55.3 * place, ROW)
            drawing.paste(card(dark, tile, len(view["players"])), at)
    return table(drawing, view, names, facts, PANEL, TALLEST, player_board)


# The machine.


def teeth(gear: str) -> int:
    """Return how many teeth a gear has."""
    count: int = d.DATA["gears"][gear]["teeth"]
    return count


def centre(gear: str) -> Point:
    """Return the centre of a gear."""
    return toward(MIDDLE, AT[gear], (TEETH + teeth(gear)) * UNIT)


def angle(gear: str, space: float) -> float:
    """Return the angle of a space. The gap for the calendar's tooth is between the last tooth and
    the first; the calendar's tooth itself may be slightly off."""
    aside = round(AT[gear] / PITCH) * PITCH - AT[gear]
    gap = AT[gear] + 180 - aside * TEETH / teeth(gear)
    return gap + (space + 1.5) * 360 / teeth(gear)


def wheel(drawing: Drawing, at: Point, count: int, first: float, name: str) -> None:
    """Draw a wheel with one of its teeth in the direction of `first`."""
    tint, id, far = TINTS[name], drawing.id(f"{name}-rim"), (count + 1.25) * UNIT

    def outline(grown: float) -> str:
        teeth = (
            (tooth + side * (share + grown / 7), count + deep + grown)
            for tooth in range(count)
            for side, half in ((-1, TOOTH), (1, TOOTH[::-1]))
            for share, deep in half
        )
        return polygon(*(toward(at, first + turn * 360 / count, far * UNIT) for turn, far in teeth))

    drawing.parts.append(
        f'<radialGradient id="{id}" gradientUnits="userSpaceOnUse" cx="{number(at[0])}" '
        f'cy="{number(at[1])}" r="{number(far)}">'
        f'<stop offset=".6" stop-color="{drawing.mix(tint, "card", 0.16)}"/>'
        f'<stop offset=".95" stop-color="{drawing.mix(tint, "sunk", 0.36)}"/></radialGradient>'
    )
    shadow = disc((at[0] + 2.5, at[1] + 4.5), far - 2)
    drawing.path(shadow, drawing.mix("#000000", "ground", 0.1))
    drawing.path(outline(0.15), drawing.mix(tint, "line", 0.4))
    drawing.path(outline(-0.13), f"url(#{id})")


@cache
def machine(dark: bool, language: str) -> Drawing:
    """Draw everything that never changes: the wheels, which turn by whole teeth, and the spaces."""
    drawing = Drawing(dark, Words(language))
    for gear in d.GEARS:
        for space in range(1, d.DATA["gears"][gear]["last_space"] + 1):
            plaque(drawing, gear, space)
    wheel(drawing, MIDDLE, TEETH, 0, "calendar")
    for far, fill in ((24.9, None), (21.2, None), (19.6, "card"), (18.9, None)):
        drawing.path(disc(MIDDLE, far * UNIT), fill, "line", 0.6)
    beads = (toward(MIDDLE, bead * PITCH / 2, 20.4 * UNIT) for bead in range(2 * TEETH))
    drawing.path("".join(disc(bead, 1.1) for bead in beads), "line")
    for gear in d.GEARS:
        at, count = centre(gear), teeth(gear)
        wheel(drawing, at, count, angle(gear, 0), gear)
        drawing.path(disc(at, (count - 2.3) * UNIT), "card", "line", 0.75)
        for space in range(d.DATA["gears"][gear]["last_space"] + 1):
            place = toward(at, angle(gear, space), (count - 3.8) * UNIT)
            drawing.text(place, space, 10, "quiet", bold=True)
        name = drawing.words.text(f"gear-{gear}")
        drawing.text(at, name, 9.5, bold=True, room=(count - 5.2) * 2 * UNIT)
    drawing.path(disc(START, 14), "card", "line", 1.5)
    stairs(drawing)
    levels(drawing)
    return drawing


def sector(gear: str, space: int) -> tuple[str, Point]:
    """Return the outline of a numbered space, cut where it would overlap the calendar, and its
    centre."""
    at, count, contact = centre(gear), teeth(gear), AT[gear] + 180
    free = space in d.DATA["gears"][gear]["free_choice"]
    inner, outer = count + 2.4, count + (6.4 if free else 9.2)
    apart = TEETH + count
    near = degrees(acos((apart**2 + outer**2 - CLEAR**2) / (2 * apart * outer)))
    middle, half = angle(gear, space) - contact, 180 / count - 1
    start, end = max(middle - half, near), min(middle + half, 360 - near)
    ends = [
        spot(toward(at, contact + turn, far * UNIT))
        for turn, far in ((start, inner), (end, inner), (end, outer), (start, outer))
    ]
    close, wide = number(inner * UNIT), number(outer * UNIT)
    path = f"M{ends[0]}A{close} {close} 0 0 1 {ends[1]}L{ends[2]}A{wide} {wide} 0 0 0 {ends[3]}Z"
    return path, toward(at, contact + (start + end) / 2, (inner + outer) / 2 * UNIT)


def plaque(drawing: Drawing, gear: str, space: int) -> None:
    """Draw a numbered space, which stays in place around its gear, with its action."""
    path, (x, y) = sector(gear, space)
    drawing.path(path, "card", "line", 0.9)
    rows = actions(gear, space)
    most = {1: 16.0, 2: 12.0}[len(rows)]
    for place, row in enumerate(rows):
        sign(drawing, (x, y + (place - (len(rows) - 1) / 2) * 13), row, most, 25)


def actions(gear: str, space: int) -> list[list[str]]:
    """Return what a numbered space gives, as rows of signs."""
    key = str(space)
    if space in d.DATA["gears"][gear]["free_choice"]:
        return [["any_action"]]
    if gear == "palenque":
        harvest = d.DATA["palenque"]
        rows = [[f"corn {harvest['corn'].get(key, harvest['fishing'])}"]]
        return rows + ([[f"wood {harvest['wood'][key]}"]] if key in harvest["wood"] else [])
    if gear == "yaxchilan":
        gain = d.DATA["yaxchilan"][key]
        others = [amount(good, gain[good]) for good in d.GOODS[1:] if good in gain]
        return [others] + ([[f"corn {gain['corn']}"]] if "corn" in gain else [])
    if gear == "chichen_itza":
        altar = d.DATA["chichen_itza"][key]
        step = [altar["temple"]] + (["any_resource"] if altar["resources"] else [])
        return [[f"points {altar['points']}"], step]
    rows = SIGNS["spaces"][gear][space - 1]
    return [[part.format(**d.DATA["uxmal"]) for part in row] for row in rows]


def amount(good: str, count: int) -> str:
    """Return a good's sign, without a number if there is only one."""
    return good if count == 1 else f"{good} {count}"


def sign(drawing: Drawing, at: Point, parts: Sequence[str], size: float, room: float) -> None:
    """Draw a row of icons and numbers around a point, smaller if it exceeds `room`."""
    split = [part.partition(" ") for part in parts]
    longs = [
        size * (bool(icon) + 0.08) + measure(said, size * 0.96, True) for icon, _, said in split
    ]
    long = sum(longs) + 0.16 * size * (len(parts) - 1)
    if long > room:
        sign(drawing, at, parts, size * room / long, room * 1.01)
        return
    x, y = at[0] - long / 2, at[1]
    for (icon, _, said), wide in zip(split, longs, strict=True):
        choice: list[str] = SIGNS["any"].get(icon, [icon] if icon else [])
        for place, name in enumerate(choice):
            right, down, share = corner(place, len(choice))
            drawing.icon(name, (x + size * (0.5 + right), y + size * down), size * share)
        if said:
            after = x + size * (1.05 if icon else 0.02)
            drawing.text((after, y), said, size * 0.96, anchor="start", bold=True)
        x += wide + 0.16 * size


def corner(place: int, count: int) -> tuple[float, float, float]:
    """Return where one of several icons is in the square of one: right, down, and its size."""
    if count == 1:
        return 0, 0, 1
    if count == 3:
        return ((0, -0.27, 0.56), (-0.27, 0.27, 0.56), (0.27, 0.27, 0.56))[place]
    return (-0.27, 0.27)[place % 2], (-0.27, 0.27)[place // 2], 0.56


def calendar(drawing: Drawing, view: TzolkinView, when: str) -> None:
    """Draw the days from today on, clockwise, the Food Days, and the centre."""
    now = view["calendar"]
    last = FOOD_DAYS[-1]
    day = min(now["day"], last)
    for tooth in range(TEETH):
        written = day + tooth if day + tooth <= last else day + tooth - TEETH
        place = toward(MIDDLE, TODAY + tooth * PITCH, 23.1 * UNIT)
        if written in FOOD_DAYS:
            held = FOOD_DAYS.index(written) < now["food_days_held"]
            fill = drawing.mix("corn", "card", 0.12 if held else 0.55)
            drawing.path(disc(place, 9.6), fill, "line" if held else "corn", 1.2)
            drawing.icon("food_day", (place[0], place[1] - 0.5), 12, "line" if held else "ink")
        else:
            shade = drawing.mix("quiet", "sunk", 0.4) if written < day else "quiet"
            drawing.text(place, written, 9.5, shade, bold=True)
    tip = toward(MIDDLE, TODAY, 21 * UNIT)
    ends = [toward(MIDDLE, TODAY + turn, 18.3 * UNIT) for turn in (-4.2, 4.2)]
    drawing.path(polygon(tip, *ends), "warn", "card", 1)
    x, y = MIDDLE
    drawing.text((x, y - 42), when, 11.5, "quiet", room=130)
    ahead = now["next_food_day"]
    left = day if ahead is None else max(ahead - now["day"], 0)
    drawing.text((x, y - 9), left, 48, "warn" if ahead and left <= 2 else "ink", bold=True)
    if ahead is not None:
        drawing.text((x, y + 25), drawing.words.text("calendar-food-in", count=left), 13, room=130)
    drawing.amount("corn", (x - 28, y + 52), now["corn"], 15)
    drawing.amount("skull", (x + 18, y + 52), view["skulls_left"], 15)


def on_gears(drawing: Drawing, view: TzolkinView) -> None:
    """Draw workers on the teeth and on the starting-player space, skulls, and tiles of the
    jungle."""
    for gear in d.GEARS:
        now = view["gears"][gear]
        for space, who in enumerate(now["spaces"] + now["beyond"]):
            place = toward(centre(gear), angle(gear, space), (teeth(gear) - 0.15) * UNIT)
            if who is not None:
                worker(drawing, who, place)
            elif space == now["lowest_free"]:
                drawing.path(disc(place, 3.2), "card", drawing.mix(TINTS[gear], "ink", 0.6), 1)
    start = view["calendar"]["starting_space"]
    if start is None:
        drawing.icon("start", START, 15, "quiet")
    else:
        worker(drawing, start, START)
    for space in view["altars"]:
        path, place = sector("chichen_itza", space)
        drawing.path(path, drawing.mix("skull", "sunk", 0.15), "line", 0.9)
        drawing.icon("skull", place, 22)
    for group, left in view["jungle"].items():
        for field in range(left["corn"]):
            good = "wood" if field < left["wood"] else "corn"
            turn = angle("palenque", int(group)) + (field - (left["corn"] - 1) / 2) * 6.6
            place = toward(centre("palenque"), turn, 20.6 * UNIT)
            field_tile(drawing, good, place, turn)


def field_tile(drawing: Drawing, good: str, at: Point, turn: float) -> None:
    """Draw a tile of corn or wood in the jungle."""

    def make() -> str:
        edge = drawing.element(block((-4.8, -4.8), 9.6, 9.6, 2), drawing.mix(good, "ink", 0.7))
        return edge + drawing.element(block((-4, -4), 8, 8, 1.5), drawing.mix(good, "card", 0.35))

    drawing.stamp(f"field-{good}", make, at, turn=turn)
    drawing.icon(good, at, 7)


def worker(drawing: Drawing, who: int | str, at: Point) -> None:
    """Draw a player's worker, or a cross for a neutral one."""

    def make() -> str:
        if isinstance(who, str):
            cross = "M-2.7-7.9h5.4v5.2h5.2v5.4h-5.2v5.2h-5.4v-5.2h-5.2v-5.4h5.2z"
            return drawing.element(cross, who, "ink", 1.1)
        return drawing.element(shape(who, (0, 0), 8), f"p{who}", "ink", 1.1)

    drawing.stamp(f"worker-{who}", make, at)


# Temples, technologies, tiles.


def group(drawing: Drawing, seats: Sequence[int], at: Point, r: float, room: float) -> None:
    """Draw players' shapes next to each other."""
    gap = min(2.3 * r, room / len(seats)) if seats else 0
    for place, seat in enumerate(seats):
        x = at[0] + (place - (len(seats) - 1) / 2) * gap
        drawing.seat(seat, (x, at[1]), r, "ink", 0.6)


def stairs(drawing: Drawing) -> None:
    """Draw the three temples: points and goods of every step."""
    for column, temple in enumerate(d.TEMPLES):
        rule, x = d.DATA["temples"][temple], stair(column)
        name = drawing.words.text(f"temple-{temple}")
        drawing.text((x + 2 * (column - 1), 51), name, 11, room=(38, 57, 44)[column])
        drawing.icon(temple, (x - 17, 67), 15)
        edge = drawing.mix(temple, "line", 0.6)
        for step, points in enumerate(rule["points"]):
            high, half = 294 - 26.6 * step, 25.5 - 0.75 * step
            top = step == len(rule["points"]) - 1
            fill = drawing.mix(temple, "card", 0.4 if top else 0.15)
            drawing.path(block((x - half, high), 2 * half, 26, 2.5), fill, edge, 0.9)
            worth = f"−{-points}" if points < 0 else points
            drawing.text((x - half + 3, high + 13), worth, 13, anchor="start", bold=True)
            if good := rule["goods"].get(str(step)):
                drawing.icon(good, (x + half - 8, high + 13), 12)


def stair(column: int) -> float:
    """Return the centre of a temple."""
    return COLUMN + 26 + 52 * column


def levels(drawing: Drawing) -> None:
    """Draw the four technologies: what each level costs and gives."""
    for level, price in enumerate(d.DATA["technology_cost"], start=1):
        at = (COLUMN + 15.6 + 31.2 * level, 334)
        sign(drawing, at, [f"any_resource ×{price}"], 11, 29)
    for row, technology in enumerate(d.TECHNOLOGIES):
        y = 343 + 47 * row
        drawing.path(block((COLUMN, y), 156, 44, 6), "card", "line")
        drawing.path(block((COLUMN + 0.5, y + 0.5), 31, 43, 5.5), "sunk")
        drawing.icon(technology, (COLUMN + 15.6, y + 16), 19)
        for level, parts in enumerate(SIGNS["levels"][technology], start=1):
            x = COLUMN + 15.6 + 31.2 * level
            drawing.path(f"M{spot((x - 15.6, y + 5))}v34", None, "sunk", 1)
            sign(drawing, (x, y + 15), parts, 13, 27)


def tracks(drawing: Drawing, view: TzolkinView) -> None:
    """Draw everybody's progress in temples and technologies, and what leading a temple gives
    now."""
    players = view["players"]
    for column, temple in enumerate(d.TEMPLES):
        rule, x = d.DATA["temples"][temple], stair(column)
        for age, bonus in enumerate(rule["leader_bonus"], start=1):
            at, now = (x + 18 * (age - 1), 67), age == view["calendar"]["age"]
            if now:
                fill = drawing.mix(temple, "card", 0.32)
                drawing.path(block((at[0] - 9, at[1] - 7), 18, 14, 5), fill)
            drawing.text(at, f"+{bonus}", 11, "ink" if now else "quiet", bold=now)
        for step in range(len(rule["points"])):
            there = [player["seat"] for player in players if player["temples"][temple] == step]
            half = 25.5 - 0.75 * step
            room = 2 * half - (33 if str(step) in rule["goods"] else 20)
            group(drawing, there, (x - half + 17 + room / 2, 307 - 26.6 * step), 4.4, room)
    for row, name in enumerate(d.TECHNOLOGIES):
        for level in range(len(d.DATA["technology_cost"])):
            there = [player["seat"] for player in players if player["technologies"][name] == level]
            group(drawing, there, (COLUMN + 15.6 + 31.2 * level, 378 + 47 * row), 3.6, 27)


def frame(kind: str, at: Point, width: float, height: float) -> str:
    """Return the outline of a tile: each kind has its own, made for 100 by 100 units."""

    def place(found: re.Match[str]) -> str:
        letter, values = found[1], [float(value) / 100 for value in found[2].split()]
        for index, value in enumerate(values):
            upright = letter == "V" or (letter != "H" and index % 2 == 1)
            values[index] = at[1] + value * height if upright else at[0] + value * width
        return letter + " ".join(number(value) for value in values)

    return re.sub(r"([A-Z])([\d. ]*)", place, SIGNS["frames"][kind])


@cache
def card(dark: bool, id: str, players: int) -> Drawing:
    """Draw a tile on show: its price, its name, its effect, its kind."""
    drawing, tile, monument = Drawing(dark, Words()), TILES[id], id in d.MONUMENT_IDS
    kind, tint = tile["kind"], KINDS[tile["kind"]]
    edge = drawing.mix(tint, "line", 0.62)
    fill = drawing.mix(tint, "card", 0.24 if monument else 0.13)
    drawing.path(frame(kind, (0, 0), 52, 94), fill, edge, 1.5)
    if monument:
        drawing.path(frame(kind, (2.6, 3), 46.8, 88), None, edge, 0.75)
    drawing.path(block((5, 8), 42, 16, 8), drawing.mix("ground", fill, 0.75))
    sign(drawing, (26, 16), [amount(*cost) for cost in tile["cost"].items()], 11.5, 39)
    drawing.text((26, 31), id, 9, drawing.mix("ink", tint, 0.72))
    rows = scores(tile, players) if monument else [effect(each) for each in tile["effects"]]
    size = 19 if len(rows) < 2 else 17 if len(rows) < 3 else 13.5
    for place, row in enumerate(rows):
        sign(drawing, (26, 56 + (place - (len(rows) - 1) / 2) * (size + 1.5)), row, size, 43)
    if len(rows) < 3:
        drawing.icon(kind, (26, 84), 12, drawing.mix(tint, "quiet", 0.6))
    return drawing


def scores(tile: dict[str, Any], players: int) -> list[list[str]]:
    """Return what a monument counts: points for each of something."""
    rule = dict(tile["scores"])
    points = rule.pop("points", None)
    what, steps = next(iter(rule.items()))
    counted: list[str] = SIGNS["counted"][what if points is None else rule["each"]]
    if points is None:
        values = steps if isinstance(steps, list) else steps.values()
        said = "·".join(str(value) for value in sorted({*values} - {0}))
        return [[f"points {said}"], [" /", *counted]]
    worth = points[str(players)] if isinstance(points, dict) else points
    return [["points ="], counted] if worth == 1 else [[f"points {worth}", " /", *counted]]


def effect(effect: dict[str, Any]) -> list[str]:
    """Return the signs of a tile's effect."""
    match effect:
        case {"temple": temple}:
            return [amount("any_temple" if temple == "any" else temple, effect.get("steps", 1))]
        case {"technology": "any", "levels": levels}:
            return [amount("any_technology", levels)]
        case {"technology": technology}:
            return [technology]
        case {"gain": gain}:
            return [amount(*each) for each in gain.items()]
    name, value = next(iter(effect.items()))
    return [SIGNS["effects"][name].format(value)]


# Players.


def player_board(
    drawing: Drawing, corner: Point, player: TzolkinPlayerView, view: TzolkinView
) -> None:
    """Draw a player's goods, workers and tiles."""
    left, up = corner
    now, seat = view["calendar"], player["seat"]
    if now["first"] == seat:
        drawing.icon("start", (left + 190, up + 20), 15)
    for place, good in enumerate(d.GOODS):
        drawing.amount(good, (left + 26 + 50 * place, up + 50), goods_of(player)[good], 16)
    y = up + 80
    need = player["meals"]["corn"]
    for x, icon, count, shade in (
        (25, "worker", player["hand"], f"p{seat}"),
        (63, "calendar", player["on_gears"], "quiet"),
        (101, "worker", player["supply"], "line"),
        (139, "food_day", need, "warn" if need > player["corn"] else "quiet"),
        (181, "corn_tile", player["corn_tiles"], ""),
        (217, "wood_tile", player["wood_tiles"], ""),
    ):
        drawing.amount(icon, (left + x, y), count, 13.5, shade)
    side = "sun" if player["board"] == "light" else "moon"
    drawing.icon(side, (WIDTH - MARGIN - 19, y), 14, "quiet")
    kept = player["buildings"] + player["monuments"]
    kept += player["wealth"] or ["?"] * player["wealth_count"]
    chips = kept + (player["wealth_hand"] or ["?"] * player["wealth_hand_count"])
    across = max((len(chips) + 1) // 2, 8)
    for place, tile in enumerate(chips):
        at = (left + 16 + 248 / across * (place % across), up + 98 + 21 * (place // across))
        drawing.paste(chip(drawing.dark, tile, place < len(kept)), at)


@cache
def chip(dark: bool, id: str, kept: bool) -> Drawing:
    """Draw a tile of a player; one that is not chosen yet is pale."""
    drawing, kind = Drawing(dark, Words()), TILES.get(id, {}).get("kind", "wealth")
    share = 0.08 if not kept else 0.4 if id in d.MONUMENT_IDS else 0.18
    fill, edge = drawing.mix(KINDS[kind], "card", share), drawing.mix(KINDS[kind], "line", 0.6)
    drawing.path(frame(kind, (0, 0), 28, 18), fill, edge, 1)
    drawing.text((14, 9), id, 10, "ink" if kept else "quiet")
    return drawing
