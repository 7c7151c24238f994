"""Tikal's map drawn with characters: flat-topped hexes, four lines high, with the price of every
road on its border."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sacbe.face.narrator import SHAPES, Narrator, fit
from sacbe.tikal import data as d
from sacbe.tikal.face.lines import own_stones
from sacbe.tikal.view_types import HexView, TikalView

Spot = tuple[int, int]

TOP: Final = 10
"""The length of the upper side of a hex."""
SLANT: Final = 2
"""How many lines and columns a slanted side takes."""
PITCH: Final = TOP + SLANT
TALL: Final = 2 * SLANT
WIDTH: Final = d.COLUMNS * PITCH + SLANT
HEIGHT: Final = d.ROWS * TALL + SLANT + 1
LEADER: Final = "★"
TREASURE: Final = "◦"
HEAPS: Final = (" ", "·", ":", "∴")
"""Stones that lead into the jungle: one, two, three."""
CANOPY: Final = "░"
ROOM: Final = TOP + 2 * (SLANT - 1)
"""Columns on the middle lines of a hex."""


class Canvas:
    """Characters with styles, written in any order."""

    def __init__(self, width: int, height: int) -> None:
        self.letters: list[list[str]] = [[" "] * width for _ in range(height)]
        self.styles: list[list[str]] = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a text; players' shapes keep their colours."""
        for letter in text:
            self.letters[y][x] = letter
            self.styles[y][x] = f"seat{SHAPES.index(letter)}" if letter in SHAPES else style
            x += 1

    def lines(self) -> list[Text]:
        """Return the canvas line by line."""
        out: list[Text] = []
        for letters, styles in zip(self.letters, self.styles, strict=True):
            line = Text(no_wrap=True)
            for letter, style in zip(letters, styles, strict=True):
                line.append(letter, style or None)
            line.rstrip()
            out.append(line)
        return out


def draw(view: TikalView, narrator: Narrator) -> list[Text]:
    """Draw the whole map."""
    canvas = Canvas(WIDTH, HEIGHT)
    for hex in range(d.HEXES):
        if d.HEX_NAMES[hex] not in view["hexes"]:
            jungle(canvas, hex, d.HEX_NAMES[hex] in view["placements"])
    for hex in range(d.HEXES):
        for side in range(d.SIDES):
            border(canvas, view, hex, side)
    for hex in range(d.HEXES):
        if d.HEX_NAMES[hex] in view["hexes"]:
            ground(canvas, view, hex, narrator)
    return canvas.lines()


def corner(hex: int) -> Spot:
    """Return where a hex begins: the column of its left tip, the line of its upper side."""
    column, row = divmod(hex, d.ROWS)
    return column * PITCH, row * TALL + (SLANT if column % 2 else 0)


# Borders.


def spots(hex: int, side: int) -> list[Spot]:
    """Return the places of a side's characters, from top to bottom or from left to right."""
    x, y = corner(hex)
    right = x + TOP + 2 * SLANT - 1
    if side in (0, 3):
        line = y if side == 0 else y + TALL
        return [(x + SLANT + i, line) for i in range(TOP)]
    steps = range(SLANT)
    if side == 1:
        return [(right - SLANT + 1 + i, y + 1 + i) for i in steps]
    if side == 2:
        return [(right - i, y + SLANT + 1 + i) for i in steps]
    if side == 4:
        return [(x + i, y + SLANT + 1 + i) for i in steps]
    return [(x + SLANT - 1 - i, y + 1 + i) for i in steps]


def border(canvas: Canvas, view: TikalView, hex: int, side: int) -> None:
    """Draw one side of a hex: a road with its price, stones that lead nowhere yet, or just a
    line."""
    beside = int(d.NEIGHBOUR[d.SIDES * hex + side])
    here = view["hexes"].get(d.HEX_NAMES[hex])
    there = view["hexes"].get(d.HEX_NAMES[beside]) if beside >= 0 else None
    if here is None and there is not None:
        return  # drawn from the other side
    line = "_" if side in (0, 3) else "/" if side in (2, 5) else "\\"
    places = spots(hex, side)
    if here is None:
        for x, y in places:
            canvas.put(x, y, line, "jungle")
        return
    for x, y in places:
        canvas.put(x, y, line, "edge")
    price = here["roads"][side]
    heap = own_stones(d.HEX_NAMES[hex], here)[side] if beside >= 0 and there is None else 0
    if price or heap:
        write(canvas, places, side, str(price) if price else HEAPS[heap], bool(price))


def write(canvas: Canvas, places: list[Spot], side: int, what: str, road: bool) -> None:
    """Write a price or a heap of stones in the middle of a side. On a slanted side, both hexes mean
    the same place: below on "\\", above on "/"."""
    if side in (0, 3):
        x, y = places[TOP // 2 - 1]
        canvas.put(x - 1, y, "╴ ╶" if road else "_ _", "edge")
    else:
        x, y = places[-1] if side in (1, 4) else places[0]
    canvas.put(x, y, what, "road" if road else "edge")


# What is inside.


def jungle(canvas: Canvas, hex: int, goal: bool) -> None:
    """Draw an unexplored hex; its name is highlighted if the tile at hand can go there."""
    x, y = corner(hex)
    for line in range(1, TALL + 1):
        inset = SLANT - line if line <= SLANT else line - SLANT - 1
        width = TOP + 2 * (SLANT - 1 - inset)
        canvas.put(x + 1 + inset, y + line, CANOPY * width, "jungle")
    name = f"[{d.HEX_NAMES[hex]}]" if goal else f" {d.HEX_NAMES[hex]} "
    canvas.put(x + PITCH // 2 - 1, y + SLANT, name, "head" if goal else "quiet")


def ground(canvas: Canvas, view: TikalView, hex: int, narrator: Narrator) -> None:
    """Draw an explored hex: its name, what it is, who is there."""
    here = view["hexes"][d.HEX_NAMES[hex]]
    x, y = corner(hex)
    canvas.put(x + SLANT + 1, y + 1, d.HEX_NAMES[hex], "quiet")
    write_middle(canvas, x + 1, y + 2, what(here, narrator))
    groups = figures(here)
    below = len(groups)
    while len("".join(groups[:below])) > ROOM:
        below -= 1
    above = "".join(groups[below:])  # those who do not fit below
    canvas.put(x + SLANT + TOP - len(above), y + 1, above, "number")
    together = " ".join(groups[:below])
    text = together if len(together) <= ROOM else "".join(groups[:below])
    write_middle(canvas, x + 1, y + 3, [(text, "number")])


def write_middle(canvas: Canvas, x: int, y: int, parts: list[tuple[str, str]]) -> None:
    """Write texts one after the other in the middle of a hex's line; if there is no room, the first
    one is shortened."""
    taken = sum(len(text) for text, _ in parts[1:])
    first = fit(parts[0][0], ROOM - taken)
    x += (ROOM - taken - len(first)) // 2
    for text, style in [(first, parts[0][1]), *parts[1:]]:
        canvas.put(x, y, text, style)
        x += len(text)


def what(here: HexView, narrator: Narrator) -> list[tuple[str, str]]:
    """Return what a hex is, with its number and its owner."""
    terrain = here["terrain"]
    word = narrator.text(f"board-tikal-map-{terrain}")
    if here["camp"] is not None:
        camp = narrator.text("board-tikal-map-camp")
        return [(f"{camp} ", "number"), (SHAPES[here["camp"]], "")]
    if terrain == "temple":
        return [(f"{word} ", "temple"), (f"{here['level']}", "number"), (holder(here), "number")]
    if terrain == "ruins" and here["treasures"]:
        return [(f"{word} ", "ruins"), (TREASURE * here["treasures"], "ruins")]
    return [(word, {"volcano": "loss", "base_camp": "head"}.get(terrain, "quiet"))]


def holder(here: HexView) -> str:
    """Return who holds a temple: in brackets by a guard, otherwise by majority."""
    if here["guard"] is not None:
        return f"[{SHAPES[here['guard']['seat']]}]"
    return "" if here["held_by"] is None else f" {SHAPES[here['held_by']]}"


def figures(here: HexView) -> list[str]:
    """Return everybody's figures: the number of explorers, and a star for the leader."""
    return [
        SHAPES[seat]
        + (str(group["explorers"]) if group["explorers"] else "")
        + (LEADER if group["leader"] else "")
        for seat, group in enumerate(here["figures"])
        if group["explorers"] or group["leader"]
    ]
