"""SVG drawings of a table: elements, text, icons, players' shapes, and the frame of a picture."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from sacbe.face.narrator import Narrator, points_text
from sacbe.i18n import from_json
from sacbe.i18n.words import Words

View = Mapping[str, Any]
Point = tuple[float, float]

WIDTH: Final = 960
HEIGHT: Final = 640
BAND: Final = 36
"""The height of the band at the top."""
MARGIN: Final = 8
FAMILY: Final = "Sacbe Sans"
"""The typeface in `fonts`, a subset of Source Sans 3; programs without it use the next best."""
FAMILIES: Final = f"{FAMILY}, 'Source Sans 3', 'Segoe UI', 'Noto Sans', sans-serif"
ICONS: Final[dict[str, dict[str, str]]] = json.loads(
    Path(__file__).with_name("icons.json").read_text(encoding="utf-8")
)
"""Icons on a grid of 24 units: a path for each brush. The web app uses the same file."""
BRUSHES: Final = {"line": 1.8, "fine": 1.2, "bold": 3}
"""The width of each brush; `solid` fills instead."""
WIDTHS: Final = {
    char: int(hundredths) / 100
    for hundredths, chars in json.loads(
        (Path(__file__).parent / "fonts" / "widths.json").read_text(encoding="utf-8")
    ).items()
    for char in chars
}
"""The width of each letter in bold, as a share of the font size."""
PIECES: Final = '<g id="sacbe-pieces">'
"""Marks the end of the part that seldom changes in a file."""
COLOUR: Final = re.compile(r"--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+))")
DEFINED: Final[dict[str, str]] = {}
"""Markup that drawings define, by id."""


def number(value: float) -> str:
    """Return a number with at most one decimal.

    >>> number(12.04), number(-0.01), number(3.25)
    ('12', '0', '3.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def toward(at: Point, degrees: float, distance: float) -> Point:
    """Return a point in a direction, clockwise from the top.

    >>> toward((10, 10), 90, 5)
    (15.0, 10.0)
    """
    turn = radians(degrees)
    return at[0] + distance * sin(turn), at[1] - distance * cos(turn)


def spot(at: Point) -> str:
    """Return a point of a path."""
    return f"{number(at[0])} {number(at[1])}"


def polygon(*corners: Point) -> str:
    """Return the path of a polygon."""
    return f"M{' '.join(map(spot, corners))}Z"


def disc(at: Point, r: float) -> str:
    """Return the path of a disc."""
    one, two = number(r), number(2 * r)
    return f"M{spot((at[0] - r, at[1]))}a{one} {one} 0 1 0 {two} 0 {one} {one} 0 1 0-{two} 0z"


def block(at: Point, width: float, height: float, radius: float) -> str:
    """Return the path of a rectangle with round corners."""
    radius = min(radius, width / 2, height / 2)
    w, h, r = (number(value) for value in (width - 2 * radius, height - 2 * radius, radius))
    turn = f"a{r} {r} 0 0 1 "
    corners = f"h{w}{turn}{r} {r}v{h}{turn}-{r} {r}h-{w}{turn}-{r}-{r}v-{h}{turn}{r}-{r}z"
    return f"M{spot((at[0] + radius, at[1]))}{corners}"


def shape(seat: int, at: Point, r: float) -> str:
    """Return the path of a player's shape: triangle, disc, square, diamond."""
    x, y = at
    if seat == 0:
        high, low, wide = y - 1.08 * r, y + 0.9 * r, 1.13 * r
        return polygon((x, high), (x + wide, low), (x - wide, low))
    if seat == 1:
        return disc(at, r)
    if seat == 2:
        return block((x - 0.9 * r, y - 0.9 * r), 1.8 * r, 1.8 * r, 0)
    return polygon(*(toward(at, turn, 1.13 * r) for turn in (0, 90, 180, 270)))


def measure(text: str, size: float, bold: bool = False) -> float:
    """Return the length of a text in our typeface.

    >>> round(measure("Chichen Itza", 10, bold=True))
    55
    """
    return size * sum(WIDTHS.get(char, 0.7) for char in text) * (1 if bold else 0.96)


@cache
def palette(dark: bool, *files: Path) -> dict[str, str]:
    """Return every colour by its name, from the style sheets that the web app uses, too.

    >>> palette(False)["ground"], palette(True)["ground"]
    ('#f6f1e7', '#1e1b18')
    """
    found = {}
    for file in (Path(__file__).with_name("colours.css"), *files):
        for name, light, night, both in COLOUR.findall(file.read_text(encoding="utf-8")):
            found[name] = both or (night if dark else light)
    return found


@cache
def blend(one: str, other: str, share: float) -> str:
    """Return a mix of two colours, with `share` of the first.

    >>> blend("#ff0000", "#0000ff", 0.25)
    '#4000bf'
    """
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


class Drawing:
    """A picture being drawn: elements in the order in which they are painted. Colours are names of
    the palette, or codes.

    Renderers fill much faster than they stroke, so frequent elements have a darker shape beneath
    them instead of an outline.
    """

    def __init__(self, dark: bool, words: Words, *styles: Path) -> None:
        self.dark: bool = dark
        self.words: Words = words
        self.colours: dict[str, str] = palette(dark, *styles)
        self.parts: list[str] = []
        self.still: str = ""
        self.defined: dict[str, str] = {}

    def colour(self, name: str | None) -> str:
        """Return the code of a colour."""
        return "none" if name is None else self.colours.get(name, name)

    def mix(self, one: str, other: str, share: float) -> str:
        """Return a mix of two colours, with `share` of the first."""
        return blend(self.colour(one), self.colour(other), share)

    def element(
        self,
        d: str,
        fill: str | None,
        stroke: str | None = None,
        width: float = 1,
        opacity: float = 1,
    ) -> str:
        """Return a path as an element."""
        out = f'<path d="{d}" fill="{self.colour(fill)}"'
        if stroke:
            out += f' stroke="{self.colour(stroke)}" stroke-width="{width:.3g}"'
        if opacity < 1:
            out += f' {"stroke" if stroke else "fill"}-opacity="{opacity:g}"'
        return out + "/>"

    def path(
        self,
        d: str,
        fill: str | None,
        stroke: str | None = None,
        width: float = 1,
        opacity: float = 1,
    ) -> None:
        """Draw a path."""
        self.parts.append(self.element(d, fill, stroke, width, opacity))

    def text(
        self,
        at: Point,
        text: object,
        size: float = 12,
        fill: str = "ink",
        *,
        anchor: str = "middle",
        bold: bool = False,
        room: float = 0,
    ) -> float:
        """Write text centred on `at`, or starting (start) or ending (end) there. Text longer than
        `room` is made smaller and, if that is not enough, cut. Returns its length."""
        said = str(text)
        while room and measure(said, 0.6 * size, bold) > room:
            said = said[:-2] + "…"
        long = measure(said, size, bold)
        if room and long > room:
            size, long = size * room / long, room
        # Programs without our typeface stretch theirs to this length.
        fit = f' textLength="{number(long)}" lengthAdjust="spacingAndGlyphs"'
        more = fit if len(said) > 1 else ""
        more += "" if anchor == "start" else f' text-anchor="{anchor}"'
        more += ' font-weight="700"' if bold else ""
        x, y = number(at[0]), number(at[1] + 0.34 * size)
        self.parts.append(
            f'<text x="{x}" y="{y}" font-size="{number(size)}" fill="{self.colour(fill)}"{more}>'
            f"{escape(said)}</text>"
        )
        return long

    def id(self, name: str) -> str:
        """Return the id of something in the file. Light and dark ids differ, since a page may show
        both."""
        return f"sacbe-{'dark-' if self.dark else ''}{name}"

    def stamp(
        self,
        name: str,
        make: Callable[[], str],
        at: Point,
        scale: float = 1,
        turn: float = 0,
        colour: str = "",
    ) -> None:
        """Draw something that appears several times: its elements are defined once, for all
        drawings."""
        id = self.id(name)
        if id not in self.defined:
            if id not in DEFINED:
                DEFINED[id] = make()
            self.defined[id] = DEFINED[id]
        place = f"translate({spot(at)})" + (f" rotate({number(turn)})" if turn else "")
        shade = f' color="{self.colour(colour)}"' if colour else ""
        self.parts.append(f'<use href="#{id}" transform="{place} scale({scale:.3g})"{shade}/>')

    def icon(self, name: str, at: Point, size: float, colour: str = "") -> None:
        """Draw an icon around a point; goods and gods have their own colours."""

        def make() -> str:
            return "".join(
                self.element(d, "currentColor").replace("<path", '<path fill-rule="evenodd"')
                if brush == "solid"
                else self.element(d, None, "currentColor", BRUSHES[brush])
                for brush, d in ICONS[name].items()
            )

        hue = name.removesuffix("_tile")
        own = self.mix(hue, "ink", 0.76) if hue in self.colours else "ink"
        corner = (at[0] - size / 2, at[1] - size / 2)
        self.stamp(name, make, corner, size / 24, colour=colour or own)

    def amount(
        self, icon: str, at: Point, count: object, size: float = 15, colour: str = ""
    ) -> None:
        """Draw an icon with a number on its right."""
        self.icon(icon, at, size * 1.15, colour)
        self.text((at[0] + size * 0.72, at[1]), count, size, anchor="start", bold=True)

    def seat(self, seat: int, at: Point, r: float, stroke: str = "ink", width: float = 1) -> None:
        """Draw a player's shape in their colour."""
        self.path(shape(seat, at, r), f"p{seat}", stroke, width)

    def paste(self, other: Drawing, at: Point = (0, 0)) -> None:
        """Add all of another drawing, moved to `at`."""
        self.defined |= other.defined
        self.parts.append(f'<g transform="translate({spot(at)})">{"".join(other.parts)}</g>')

    def settle(self) -> None:
        """Mark everything drawn so far as the part that seldom changes: see `sacbe.face.pixels`."""
        self.still = "".join(self.parts)
        self.parts = []

    def finish(self, title: str, description: str) -> str:
        """Return the picture as the text of an SVG file, with a title and a description for screen
        readers."""
        defined = "".join(f'<g id="{id}">{markup}</g>' for id, markup in self.defined.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" lang="{self.words.language}" '
            f'font-family="{FAMILIES}" stroke-linejoin="round" stroke-linecap="round">'
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
            f'<defs>{defined}</defs><path d="M0 0h{WIDTH}v{HEIGHT}H0z" '
            f'fill="{self.colour("ground")}"/>{self.still}{PIECES}{"".join(self.parts)}</g></svg>\n'
        )


def resize(svg: str, width: int) -> str:
    """Return the same picture in another width.

    >>> resize(Drawing(False, Words()).finish("Title", "Description"), 480)[40:65]
    'width="480" height="320" '
    """
    here = f'width="{WIDTH}" height="{HEIGHT}"'
    return svg.replace(here, f'width="{width}" height="{number(width * HEIGHT / WIDTH)}"', 1)


# The frame of a picture.


def table(
    drawing: Drawing,
    view: View,
    names: Sequence[str],
    facts: Sequence[str],
    left: float,
    tallest: float,
    board: Callable[[Drawing, Point, Any, Any], None],
) -> str:
    """Frame a table and finish its picture: a band that says who decides what, and the players'
    panels on the right, each with what the game draws on it."""
    words, players, prompt = drawing.words, view["players"], view["prompt"]
    narrator = Narrator(words, list(names) or [""] * len(players))
    asked = words.text("result-over") if prompt is None else words.text(from_json(prompt))
    state, scores = " · ".join(facts), []
    best = view["winners"]
    band(drawing, [view["to_move"]] if view["to_move"] >= 0 else best, asked, state)
    top = BAND + MARGIN
    height = min((HEIGHT - top - MARGIN + 6) / len(players), tallest) - 6
    for place, player in enumerate(players):
        seat, corner = player["seat"], (left, top + place * (height + 6))
        panel(drawing, corner, height, seat, seat == view["to_move"], seat in best)
        x, y = left + 22, corner[1] + 20
        who, points = narrator.who(seat), points_text(player["points"])
        drawing.seat(seat, (x, y), 8.5)
        drawing.text((x + 17, y), who, 15, anchor="start", bold=True, room=140)
        drawing.text((WIDTH - 20, y + 2), points, 24, anchor="end", bold=True)
        board(drawing, corner, player, view)
        scores.append(f"{who}: {points}")
    title = words.text(f"game-{view['game']}")
    return drawing.finish(title, f"{state}. {asked} {', '.join(scores)}.")


def band(drawing: Drawing, seats: Sequence[int], asked: str, state: str) -> None:
    """Draw who decides what, or who has won; on the right how far the game is."""
    drawing.path(f"M0 0h{WIDTH}v{BAND}H0z", "accent")
    x, y = 14.0, BAND / 2
    for seat in seats:
        drawing.path(block((x, y - 11), 22, 22, 6), "card")
        drawing.seat(seat, (x + 11, y), 6.5, "ink", 0.75)
        x += 27
    long = drawing.text((WIDTH - 14, y), state, 12.5, "accent-ink", anchor="end", room=300)
    room = WIDTH - 40 - long - x
    drawing.text((x + 3, y), asked, 15.5, "accent-ink", anchor="start", bold=True, room=room)


def panel(
    drawing: Drawing, corner: Point, height: float, seat: int, moves: bool, won: bool
) -> None:
    """Draw a player's panel; it is framed if the player is to move or has won."""
    x, y = corner
    hue = "gold" if won else f"p{seat}"
    fill = drawing.mix(hue, "card", 0.16 if won else 0.09) if won or moves else "card"
    edge, width = (hue, 2) if won or moves else ("line", 1)
    drawing.path(block(corner, WIDTH - MARGIN - x, height, 8), fill, edge, width)
    drawing.path(block((x + 4, y + 8), 4, height - 16, 2), f"p{seat}")
