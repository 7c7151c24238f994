"""A pen for pictures of a table: colours, words, players' shapes and panels, with Pillow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import cos, pi, radians, sin
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from sacbe.core.position import Position
from sacbe.face.narrator import COLOURS
from sacbe.i18n.words import Words

View = dict[str, Any]
Point = tuple[float, float]
Box = tuple[float, float, float, float]

WIDTH: Final = 960
HEIGHT: Final = 640
FINE: Final = 2
"""Everything is drawn so many times larger, then made smaller: edges become smooth."""

GROUND: Final = "#f6f1e7"
CARD: Final = "#fbf8f1"
SUNK: Final = "#e9e0cf"
LINE: Final = "#b9ac93"
INK: Final = "#2b2622"
QUIET: Final = "#635845"
JADE: Final = "#1d7256"
GLOW: Final = "#e8b923"
WHITE: Final = "#ffffff"
NEUTRAL: Final = "#7b756b"
POINTS: Final = "#7a5ea8"
SEATS: Final = ("#c0442e", "#3f8a3a", "#2b6cb0", "#d9a514")
"""Every seat's colour; each has its shape as well."""

BAND: Final = 36
"""The height of the band on top."""
MARGIN: Final = 8
WORDS: Final = Words()


class Pen:
    """Draws on a picture; lengths are those of the finished one."""

    def __init__(self, image: Image.Image) -> None:
        self.image: Image.Image = image
        self.draw: ImageDraw.ImageDraw = ImageDraw.Draw(image)

    def polygon(
        self, points: Sequence[Point], fill: str | None, line: str | None = None, width: float = 1
    ) -> None:
        """A filled outline."""
        corners = [(x * FINE, y * FINE) for x, y in points]
        if fill:
            self.draw.polygon(corners, fill)
        if line:  # much quicker than the polygon's own outline
            self.draw.line([*corners, corners[0], corners[1]], line, round(width * FINE), "curve")

    def line(self, points: Sequence[Point], fill: str, width: float = 1) -> None:
        """A line with round joints."""
        corners = [(x * FINE, y * FINE) for x, y in points]
        self.draw.line(corners, fill, round(width * FINE), "curve")

    def circle(
        self,
        at: Point,
        radius: float,
        fill: str | None,
        line: str | None = None,
        width: float = 1,
        flat: float = 1,
    ) -> None:
        """A disc; `flat` below 1 makes it lower."""
        x, y = at
        box = (
            (x - radius) * FINE,
            (y - radius * flat) * FINE,
            (x + radius) * FINE,
            (y + radius * flat) * FINE,
        )
        self.draw.ellipse(box, fill, line, round(width * FINE) if line else 0)

    def box(
        self,
        box: Box,
        fill: str | None,
        line: str | None = None,
        width: float = 1,
        radius: float = 5,
    ) -> None:
        """A rectangle with round corners: left, top, right, bottom."""
        left, top, right, bottom = (value * FINE for value in box)
        thick = round(width * FINE) if line else 0
        self.draw.rounded_rectangle((left, top, right, bottom), radius * FINE, fill, line, thick)

    def text(
        self,
        at: Point,
        text: object,
        size: float = 12,
        fill: str = INK,
        *,
        anchor: str = "m",
        bold: bool = False,
    ) -> float:
        """Words in a line, `at` its left (l), middle (m) or right (r) end; returns its length."""
        mask, length, base = lettering(str(text), size, bold)
        x, y = at
        left = x * FINE - {"l": 0.0, "m": length / 2, "r": length}[anchor]
        middle = y * FINE + 0.36 * size * FINE - base
        self.image.paste(fill, (round(left) - FINE, round(middle)), mask)
        return length / FINE

    # Signs that both games use.

    def seat(
        self, seat: int, at: Point, radius: float, line: str = WHITE, width: float = 1
    ) -> None:
        """A player's shape in their colour."""
        x, y = at
        r = radius
        fill = SEATS[seat]
        if seat == 0:
            triangle = [(x, y - r * 1.1), (x + r * 1.1, y + r * 0.85), (x - r * 1.1, y + r * 0.85)]
            self.polygon(triangle, fill, line, width)
        elif seat == 1:
            self.circle(at, r, fill, line, width)
        elif seat == 2:
            self.box((x - r * 0.9, y - r * 0.9, x + r * 0.9, y + r * 0.9), fill, line, width, 1)
        else:
            self.polygon(around(at, r * 1.2, 4), fill, line, width)

    def star(self, at: Point, radius: float, fill: str = POINTS, line: str | None = None) -> None:
        """Points."""
        corners = [toward(at, 36 * i, radius if i % 2 == 0 else radius * 0.45) for i in range(10)]
        self.polygon(corners, fill, line, 0.75)

    def person(self, at: Point, radius: float, fill: str, line: str | None = None) -> None:
        """A worker or explorer: head and shoulders."""
        x, y = at
        r = radius
        robe = [
            (x - r * 0.75, y + r),
            (x - r * 0.55, y - r * 0.1),
            (x + r * 0.55, y - r * 0.1),
            (x + r * 0.75, y + r),
        ]
        self.polygon(robe, fill, line, 0.75)
        self.circle((x, y - r * 0.45), r * 0.5, fill, line, 0.75)


@cache
def font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Pillow's own typeface."""
    return ImageFont.load_default(size * FINE)


@lru_cache(maxsize=2048)
def lettering(text: str, size: float, bold: bool) -> tuple[Image.Image, float, float]:
    """Words as a mask, how long they are, and where in the mask their base line is."""
    face = font(size)
    length = face.getlength(text)
    base = round(size * FINE)
    # Bold is the same again a little to the right: so the gaps of a 5 or a 6 stay open.
    strokes = 1 + max(round(size * FINE / 22), 1) if bold else 1
    length += strokes - 1
    mask = Image.new("L", (round(length) + 2 * FINE + 2, round(size * FINE * 1.4)), 0)
    drawn = ImageDraw.Draw(mask)
    for shift in range(strokes):
        drawn.text((FINE + shift, base), text, 255, face, "ls")
    return mask, length, base


def toward(at: Point, degrees: float, distance: float) -> Point:
    """A point in a direction, clockwise from the top.

    >>> toward((10, 10), 90, 5)
    (15.0, 10.0)
    """
    turn = radians(degrees)
    return at[0] + distance * sin(turn), at[1] - distance * cos(turn)


def around(at: Point, radius: float, corners: int, start: float = 0) -> list[Point]:
    """The corners of a regular outline, clockwise from the top."""
    return [toward(at, start + 360 * i / corners, radius) for i in range(corners)]


def arc(at: Point, radius: float, start: float, end: float, steps: int = 8) -> list[Point]:
    """Points along a part of a circle."""
    return [toward(at, start + (end - start) * i / steps, radius) for i in range(steps + 1)]


def wave(at: Point, length: float, height: float, steps: int = 8) -> list[Point]:
    """Points along an upright S."""
    x, y = at
    return [
        (x + height * sin(2 * pi * i / steps), y - length / 2 + length * i / steps)
        for i in range(steps + 1)
    ]


def sheet() -> Image.Image:
    """An empty picture with the band and the ground."""
    image = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), GROUND)
    Pen(image).draw.rectangle((0, 0, WIDTH * FINE, BAND * FINE), JADE)
    return image


def finish(image: Image.Image) -> NDArray[np.uint8]:
    """The picture in its size, as an array of its own."""
    return np.array(image.reduce(FINE), np.uint8)


def band(pen: Pen, position: Position, view: View, right: str) -> None:
    """Whose turn it is and what is decided; on the right how far the game is."""
    middle = BAND / 2
    x = 16.0
    who = [view["to_move"]] if view["to_move"] >= 0 else position.winners()
    for seat in who:
        pen.box((x - 3, middle - 11, x + 19, middle + 11), CARD, radius=5)
        pen.seat(seat, (x + 8, middle), 7, INK, 0.5)
        x += 27
    prompt = position.prompt()
    text = WORDS.text("cli-play-over") if prompt is None else WORDS.text(prompt.message)
    pen.text((x + 2, middle), text, 15, WHITE, anchor="l", bold=True)
    pen.text((WIDTH - 14, middle), right, 12, "#d5e8de", anchor="r")


def panels(
    pen: Pen,
    position: Position,
    view: View,
    left: float,
    tallest: float,
    board: Callable[[Pen, Box, View, View], None],
) -> None:
    """The players' panels from the top to the bottom, each with what the game draws on it."""
    top = BAND + MARGIN
    height = min((HEIGHT - top - MARGIN + 6) / position.players, tallest) - 6
    winners = position.winners()
    for i, player in enumerate(view["players"]):
        above = top + i * (height + 6)
        box = (left, above, WIDTH - MARGIN, above + height)
        panel(pen, box, player["seat"], player["points"], view, winners)
        board(pen, box, player, view)


def panel(pen: Pen, box: Box, seat: int, points: float, view: View, winners: list[int]) -> None:
    """A player's panel: shape, colour's name, points; framed when it is their move, or their
    victory."""
    left, top, right, bottom = box
    marked = seat == view["to_move"] or seat in winners
    fill, line = ("#fdf3d6", GLOW) if seat in winners else (CARD, SEATS[seat] if marked else LINE)
    pen.box(box, SEATS[seat], radius=7)
    pen.box((left + 6, top, right, bottom), fill, radius=6)
    pen.box(box, None, line, 2.5 if marked else 1, 7)
    pen.seat(seat, (left + 22, top + 20), 9, INK, 0.75)
    pen.text(
        (left + 40, top + 20), WORDS.text(f"colour-{COLOURS[seat]}"), 15, anchor="l", bold=True
    )
    pen.text((right - 12, top + 20), f"{points:g}", 25, anchor="r", bold=True)
