"""Tikal's table as SVG: the map of the jungle, what lies beside it, the players."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

from sacbe.face.svg import (
    BAND,
    MARGIN,
    Drawing,
    Point,
    block,
    disc,
    number,
    polygon,
    spot,
    table,
    toward,
)
from sacbe.i18n.words import Words
from sacbe.tikal.data import DATA, HEX_NAMES, LETTERS, NEIGHBOUR, ROWS, SIDES
from sacbe.tikal.face.lines import own_stones, totem
from sacbe.tikal.view_types import HexView, TikalPlayerView, TikalView

ART: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("art.json").read_text(encoding="utf-8")
)
"""The art of the jungle, drawn for a hex of 200 units: named paths, and for each name fill, stroke,
stroke width and opacity. The web app uses the same file."""
STYLE: Final = Path(__file__).with_name("colours.css")
UNLINED: Final = ("hedge", "palm")
"""Frequent shapes that are clear enough without an outline."""
RADIUS: Final = 51.4
"""The radius of a hex, to its corners."""
APOTHEM: Final = RADIUS * sqrt(3) / 2
"""The distance to the middles of its sides."""
SCALE: Final = RADIUS / 100
MAP: Final = (MARGIN, BAND + MARGIN)
STRIP: Final = (MARGIN, 546)
"""The corners of the map, and of the strip with what lies beside it."""
WIDE: Final = 648
PANEL: Final = 664
TALLEST: Final = 142


def board(view: TikalView, words: Words, names: Sequence[str], dark: bool) -> str:
    """Draw the table that a view shows: see `sacbe.face.board_svg`."""
    drawing = Drawing(dark, words, STYLE)
    facts = [drawing.words.text("board-tikal-mode", mode=view["mode"])]
    if view["scoring"]:
        facts.append(drawing.words.text("board-tikal-scoring", kind=view["scoring"]))
    jungle(drawing, view["hexes"])
    strip(drawing, view)
    return table(drawing, view, names, facts, PANEL, TALLEST, player_board)


# What stands in the jungle.


def art(drawing: Drawing, piece: str, seat: int | None = None) -> str:
    """Return a piece of the art as elements, in a player's colour if it has one."""
    own = "tk-slab" if seat is None else f"p{seat}"
    out = []
    for look, d in ART[piece]:
        fill, *rest = ART["looks"][piece][look]
        one, _, mixed = (fill or "").partition(" ")
        shade = fill and (own if one == "seat" else one)
        if mixed:
            share, other = mixed.split()
            shade = drawing.mix(shade, other, int(share) / 100)
        out.append(drawing.element(d, shade, *([] if piece in UNLINED else rest)))
    return "".join(out)


def outline(radius: float) -> str:
    """Return a hex around the origin."""
    return polygon(*(toward((0, 0), 30 + 60 * side, radius) for side in range(SIDES)))


def moved(markup: str, x: float, y: float, scale: float = 1) -> str:
    """Return elements moved and scaled."""
    return f'<g transform="translate({spot((x, y))}) scale({scale:g})">{markup}</g>'


def pyramid(level: int, guarded: bool) -> tuple[float, float, float]:
    """Return the foot and the top of a temple, and half of its width: each storey makes it taller
    and wider. It is a little lower if a guard needs room on top."""
    foot = 40 if guarded else 37
    return foot, foot - 94 * (level / 10) ** 0.56, 35 + 2.7 * level


def temple(drawing: Drawing, level: int, guarded: bool) -> str:
    """Return a stepped pyramid from a low angle, with a storey for each level, a stair and a
    house."""
    foot, top, base = pyramid(level, guarded)
    high, inset = (foot - top) / level, (base - 17) / level
    dark, lit, shade = "", "", ""
    for storey in range(level):
        low, up = foot - storey * high, foot - (storey + 1) * high
        a, b = base - storey * inset, base - (storey + 0.55) * inset
        dark += polygon((-a - 1, low + 1), (a + 1, low + 1), (b + 1, up), (-b - 1, up))
        low, up, a, b = low - 0.6, up + 1.4, a - 1, b - 1
        lit += polygon((-a, low), (0.45 * a, low), (0.45 * b, up), (-b, up))
        shade += polygon((0.45 * a, low), (a, low), (b, up), (0.45 * b, up))
    steps = round((foot - top) / 4)
    treads = "".join(
        f"M{spot((3 * part - 10, foot - (foot - top) * part))}h{number(20 - 6 * part)}"
        for part in (step / steps for step in range(1, steps))
    )
    stair = polygon((-10.5, foot), (10.5, foot), (7.5, top), (-7.5, top))
    shadow = block((2 - base, foot - 9), 2 * base + 10, 18, 9)
    out = drawing.element(shadow, "tk-outline", opacity=0.32)
    out += drawing.element(dark, "tk-rock-line") + drawing.element(lit, "tk-rock-lit")
    out += drawing.element(shade, drawing.mix("tk-rock-shade", "tk-rock-lit", 0.62))
    out += drawing.element(stair, "tk-rock", "tk-rock-line", 1.4)
    out += drawing.element(treads, None, "tk-rock-line", 1, 0.6)
    return out + ("" if guarded else moved(art(drawing, "house"), 0, top))


def ground(drawing: Drawing, terrain: str) -> str:
    """Return a tile of a terrain, with what is always there."""
    out = drawing.element(outline(99.5), drawing.mix("tk-outline", f"tk-{terrain}", 0.55))
    out += drawing.element(outline(97.5), f"tk-{terrain}")
    out += drawing.element(outline(86), "tk-slab", opacity=0.14)
    if terrain == "ruins":
        return out + moved(art(drawing, "ruins"), 0, -15)
    if terrain == "volcano":
        return out + art(drawing, "volcano") + art(drawing, "smoke")
    if terrain == "clearing":
        return out + art(drawing, "grass")
    if terrain == "base_camp":
        tent = art(drawing, "tent")
        out += moved(tent, -26, 2, 0.78) + moved(tent, 24, -12, 0.7)
        return out + moved(art(drawing, "fire"), 12, 18)
    return out


def crowns(drawing: Drawing, kind: int) -> str:
    """Return tree tops seen from above, the lit ones last."""
    out = drawing.element(outline(100), "tk-canopy-line", opacity=0.8)
    out += drawing.element(outline(98), "tk-canopy")
    fills = ("tk-canopy", "tk-crown", drawing.mix("tk-crown", "tk-crown-lit", 0.55))
    for x, y, r, tone in sorted(ART["crowns"][kind], key=lambda top: int(top[3])):
        at, far = (0.94 * x, 0.94 * y), 0.9 * r
        out += drawing.element(disc(at, far + 1.3), "tk-crown-shade")
        out += drawing.element(disc(at, far - 1.2), fills[tone])
        a, b, c, d = (number(far * share) for share in (0.6, 1.1, 0.75, 0.5))
        shine = f"a{a} {a} 0 0 1 {c}-{d}a{b} {b} 0 0 0-{c} {d}z"
        start = spot((at[0] - 0.55 * far, at[1] - 0.1 * far))
        out += drawing.element(f"M{start}{shine}", "tk-crown-lit", opacity=0.6)
    return out


def slab(drawing: Drawing) -> str:
    """Return a stone."""
    out = drawing.element(block((-10, -8.4), 20, 18, 5.5), "tk-slab-line")
    return out + drawing.element(block((-8.2, -6.7), 16.4, 12.6, 4), "tk-slab")


def tile(
    drawing: Drawing,
    at: Point,
    here: Mapping[str, Any],
    heaps: Sequence[int],
    scale: float = SCALE,
) -> None:
    """Draw a tile, on the map or not: its ground, trails to its heaps of stones, what is on it."""
    terrain, level = here["terrain"], here.get("level", 0)
    guarded, treasures = bool(here.get("guard")), here.get("treasures", 0)
    drawing.stamp(terrain, lambda: ground(drawing, terrain), at, scale)
    trails = "".join(
        f"M{spot(toward(at, 60 * side, 44 * scale))}L{spot(toward(at, 60 * side, 76 * scale))}"
        for side, heap in enumerate(heaps)
        if heap
    )
    if trails:
        drawing.path(trails, None, "tk-trail", 22 * scale, 0.75)
    for side, heap in enumerate(heaps):
        for place in range(heap):
            aside = (place - (heap - 1) / 2) * 22 * scale
            spot_at = toward(toward(at, 60 * side, 73 * scale), 60 * side + 90, aside)
            drawing.stamp("slab", lambda: slab(drawing), spot_at, scale, 60 * side)
    if terrain == "temple":
        name = f"temple-{level}{'-guarded' if guarded else ''}"
        drawing.stamp(name, lambda: temple(drawing, level, guarded), at, scale)
    for place in range(treasures):
        x = at[0] + (place - (treasures - 1) / 2) * 25 * scale
        drawing.stamp("treasure", lambda: art(drawing, "treasure"), (x, at[1] - 3 * scale), scale)


# The map.


def centre(hex: int) -> Point:
    """Return the centre of a hex."""
    column, row = divmod(hex, ROWS)
    x = MAP[0] + 4 + RADIUS * (1 + 1.5 * column)
    return x, MAP[1] + 3 + APOTHEM * (1 + 2 * row + column % 2)


def jungle(drawing: Drawing, hexes: Mapping[str, HexView]) -> None:
    """Draw the map: unexplored canopy, explored ground, borders, and everybody who is there."""
    drawing.path(block(MAP, WIDE, 496, 9), "tk-night")
    explored = [hex for hex, name in enumerate(HEX_NAMES) if name in hexes]
    for hex, name in enumerate(HEX_NAMES):
        if name not in hexes:
            canopy(drawing, hex)
    # Hexes further down are nearer.
    explored.sort(key=lambda hex: centre(hex)[1])
    for hex in explored:
        here, (x, y) = hexes[HEX_NAMES[hex]], centre(hex)
        tile(drawing, (x, y), here, own_stones(HEX_NAMES[hex], here))
        if here["camp"] is not None:
            figure(drawing, (x, y + 12 * SCALE), here["camp"], "tent", SCALE)
            at = (x + 17 * SCALE, y - SCALE)
            drawing.seat(here["camp"], at, 4.2, "tk-outline", 0.8)
    for hex in explored:
        borders(drawing, hex, hexes)
    drawing.settle()
    for hex in explored:
        people(drawing, hex, hexes[HEX_NAMES[hex]])


def canopy(drawing: Drawing, hex: int) -> None:
    """Draw an unexplored hex; neighbours differ, and every picture has the same trees."""
    at, kind = centre(hex), (hex * 7 + hex % 5) % len(ART["crowns"])
    drawing.stamp(f"crowns-{kind}", lambda: crowns(drawing, kind), at, SCALE, hex * 5 % SIDES * 60)
    place = toward(at, hex * 47 + 90, (30 + hex * 13 % 24) * SCALE)
    size = SCALE * (0.8 + hex * 3 % 5 / 12)
    drawing.stamp("palm", lambda: art(drawing, "palm"), place, size, hex * 47 % 360)
    drawing.text(at, HEX_NAMES[hex], 12.5, "tk-canopy-ink", bold=True)


def borders(drawing: Drawing, hex: int, hexes: Mapping[str, HexView]) -> None:
    """Draw roads to explored neighbours, and hedges where nobody can pass."""
    for side in range(SIDES // 2):
        beside = int(NEIGHBOUR[SIDES * hex + side])
        if beside < 0 or HEX_NAMES[beside] not in hexes:
            continue
        at = toward(centre(hex), 60 * side, APOTHEM)
        if hexes[HEX_NAMES[hex]]["roads"][side]:
            ends = [spot(toward(at, 60 * side + turn, 14 * SCALE)) for turn in (90, 270)]
            drawing.path(f"M{ends[0]}L{ends[1]}", None, "tk-trail", 3)
        else:
            drawing.stamp("hedge", lambda: art(drawing, "hedge"), at, SCALE, 60 * side)


def people(drawing: Drawing, hex: int, here: HexView) -> None:
    """Draw a hex's name, what was done there this turn, everybody's figures, and a temple's
    number."""
    x, y = centre(hex)
    shade = "tk-canopy-ink" if here["terrain"] == "volcano" else "tk-ground-ink"
    drawing.text((x + 70 * SCALE, y), HEX_NAMES[hex], 9.5, shade)
    for place in range(here["done_this_turn"]):
        at = (x + 29 + 10 * place, y - 11)
        drawing.path(disc(at, 4.6), "accent", "card")
        drawing.icon("check", at, 6, "accent-ink")
    guard, is_temple = here["guard"], here["terrain"] == "temple"
    if guard is not None:
        top = y + (pyramid(here["level"], True)[1] + 2) * SCALE
        figure(drawing, (x, top), guard["seat"], guard["figure"], SCALE)
    groups = [
        (seat, group["explorers"], group["leader"])
        for seat, group in enumerate(here["figures"])
        if group["explorers"] or group["leader"]
    ]
    widest, room, shift = (20.6, 47, 7) if is_temple and len(groups) > 1 else (22.6, 55, -1.5)
    gap = min(widest, room / max(len(groups) - 1, 1))
    for place, group in enumerate(groups):
        aside = (place - (len(groups) - 1) / 2) * gap + shift
        together(drawing, (x + aside, y + 25), *group)
    if is_temple:
        plaque(drawing, (x - 64 * SCALE, y - 10 * SCALE), here["level"], here["held_by"])


def together(drawing: Drawing, foot: Point, seat: int, explorers: int, leader: bool) -> None:
    """Draw a player's figures on a hex, on the player's shape, with the number of explorers."""
    x, y = foot
    drawing.seat(seat, (x, y + 1), 6, "tk-outline", 1)
    if leader:
        figure(drawing, (x - (4.5 if explorers else 0), y), seat, "leader", 0.66)
    if explorers:
        x, y = (x + 3.5, y + 2) if leader else (x, y)
        figure(drawing, (x, y), seat, "explorer", 0.66)
    if explorers > 1:
        drawing.path(disc((x + 4.5, y - 1.5), 5.6), "tk-outline", "tk-slab", 0.8)
        drawing.text((x + 4.5, y - 1.5), explorers, 9.5, "#ffffff", bold=True)


def figure(drawing: Drawing, foot: Point, seat: int, kind: str, scale: float) -> None:
    """Draw an explorer, a tent, or the leader, who is taller and carries a standard."""
    drawing.stamp(f"{kind}-{seat}", lambda: art(drawing, kind, seat), foot, scale)


def plaque(drawing: Drawing, at: Point, level: int, holder: int | None, size: float = 20) -> None:
    """Draw a temple's value, in the colour and shape of the player who would score it."""
    x, y, half = *at, size / 2
    edge, width = ("quiet", 1.2) if holder is None else (f"p{holder}", 3)
    drawing.path(block((x - half, y - half), size, size, 4.5), "card", edge, width)
    drawing.text(at, level, size * 0.86, bold=True)
    if holder is not None:
        drawing.seat(holder, (x - 0.5, y - half - 2.5), 5.2, "tk-outline", 0.8)


# Beside the map.


def strip(drawing: Drawing, view: TikalView) -> None:
    """Draw action points or the auction, tiles at hand, and what is left to be found."""
    left, up = STRIP
    drawing.path(block(STRIP, WIDE, 86, 8), "card", "line")
    turn(drawing, (left + 14, up + 22), view)
    tiles = [view["tile"]] if view["tile"] else view["open_tiles"]
    for place, id in enumerate(tiles):
        tile_card(drawing, (left + 168 + 60 * place, up + 43), id)
    unseen = [tile[0] for tile in view["unseen_tiles"]]
    rows = {
        "letters": {letter: unseen.count(letter) for letter in LETTERS},
        "steps": view["steps_left"],
        "unseen": view["unseen_treasures"],
    }
    for row, (key, cells) in enumerate(rows.items()):
        x, y = left + WIDE - 6 - 29 * len(cells), up + 16 + 27 * row
        if len(tiles) < 3:
            label = drawing.words.text(f"board-tikal-aside-{key}")
            drawing.text((x - 8, y), label, 11, "quiet", anchor="end", room=100)
        for place, (name, count) in enumerate(cells.items()):
            at, shade = (x + 29 * place + 8, y), "ink" if count else "line"
            if key == "unseen":
                treasure(drawing, name, at, 17)
            else:
                fill = "sunk" if count else "card"
                drawing.path(block((at[0] - 8, y - 8), 16, 16, 4), fill, "line")
                drawing.text(at, name, 10.5, shade, bold=True)
            drawing.text((at[0] + 9.5, y + 3), count, 10, shade, anchor="start")


def turn(drawing: Drawing, at: Point, view: TikalView) -> None:
    """Draw how many action points are left, or the state of the auction."""
    x, y = at
    left, now = view["action_points"], view["auction"]
    if left is not None:
        drawing.icon("action_points", (x + 6, y + 8), 20, "accent")
        drawing.text((x + 18, y + 8), left, 30, anchor="start", bold=True)
        for point in range(DATA["player"]["action_points"]):
            place = (x + 62 + 12 * (point % 5), y + 2 + 12 * (point // 5))
            drawing.path(disc(place, 4.4), "accent" if point < left else "card", "accent")
        label = drawing.words.text("board-tikal-points-left", count=left)
        drawing.text((x, y + 42), label, 10, "quiet", anchor="start", room=118)
    elif view["prompt"] is not None and view["prompt"]["kind"] == "bid":
        label = drawing.words.text("board-tikal-aside-auction")
        drawing.text((x, y), label, 12, "quiet", anchor="start", room=110)
        if now["bidder"] is None:
            label = drawing.words.text("board-tikal-no-bid")
            drawing.text((x, y + 30), label, 13, anchor="start", bold=True, room=110)
        else:
            drawing.seat(now["bidder"], (x + 9, y + 30), 9)
            drawing.text((x + 28, y + 30), now["bid"], 28, anchor="start", bold=True)


def tile_card(drawing: Drawing, at: Point, id: str) -> None:
    """Draw a tile that is not on the map yet."""
    given = next(tile for tile in DATA["tiles"] if tile["id"] == id)
    tile(drawing, at, {**given, "treasures": given.get("masks", 0)}, given["stones"], 0.29)
    if "level" in given:
        plaque(drawing, (at[0] - 19, at[1] - 3), given["level"], None, 13)
    drawing.text((at[0], at[1] + 19), id, 10, "tk-ground-ink", bold=True)


def treasure(drawing: Drawing, kind: str, at: Point, size: float) -> None:
    """Draw a treasure: a silhouette on a medallion, each with its own rim and colour."""
    rim, corner = ART["rims"][kind], (at[0] - size / 2, at[1] - size / 2)

    def make() -> str:
        return drawing.element(rim, f"tk-{kind}", "tk-outline", 1.6)

    drawing.stamp(f"rim-{kind}", make, corner, size / 32)
    icon = "sun_treasure" if kind == "sun" else kind
    drawing.icon(icon, at, size * 0.66, "tk-outline")


# Players.


def player_board(drawing: Drawing, corner: Point, player: TikalPlayerView, view: TikalView) -> None:
    """Draw what a player can bring in, what would be scored, and the treasures."""
    left, up = corner
    if not view["over"]:
        would = player["would_score"]["temples"] + player["would_score"]["treasures"]
        drawing.amount("would_score", (left + 186, up + 20), f"+{would}", 14, "quiet")
    for x, icon, count in (
        (27, "explorer", player["explorers"]),
        (84, "leader", int(player["leader"])),
        (132, "camp", player["camps_left"]),
        (180, "guard", player["guards_left"]),
    ):
        shade = f"p{player['seat']}" if count else "line"
        drawing.amount(icon, (left + x, up + 56), count, 16, shade)
    if view["mode"] == "tactical":
        state = totem(player)
        word = drawing.words.text("board-tikal-totem-brief", state=state)
        drawing.icon("clock" if state == "up" else "check", (left + 222, up + 56), 13, "quiet")
        drawing.text((left + 232, up + 56), word, 11, "quiet", anchor="start", room=48)
    owned = [(kind, count) for kind, count in player["treasures"].items() if count]
    for place, (kind, count) in enumerate(owned):
        at = (left + 28 + min(44, 258 / len(owned)) * place, up + 101)
        treasure(drawing, kind, at, 28)
        if count > 1:
            drawing.text((at[0] + 15, at[1] + 8), count, 13.5, anchor="start", bold=True)
