"""Parts of boards in the terminal: a limestone colour scheme, headings, and cells of a fixed width
side by side."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text
from rich.theme import Theme

from sacbe.face.narrator import NEUTRAL, SHAPES

WIDEST: Final = 100
"""The width in which every board fits. A wider screen stays empty on the right beyond what a board
can use."""
PLAYER: Final = 16
"""Columns for a player's name."""
THEME: Final = Theme(
    {
        # Middle tones, readable on both light and dark backgrounds.
        "head": "bold #2f9e78",
        "line": "#8c8069",
        "quiet": "#8c8069",
        "number": "bold",
        "loss": "#b5654a",
        "seat0": "bold #d2553f",
        "seat1": "bold #5f9c3c",
        "seat2": "bold #4b86c9",
        "seat3": "bold #c4922a",
        "neutral": "#8e8a83",
        "chaac": "#a0714a",
        "quetzalcoatl": "#c4922a",
        "kukulcan": "#4f9b5f",
        "jungle": "#5d7f52",
        "edge": "#8c8069",
        "road": "bold reverse",
        "ruins": "#c4922a",
        "temple": "#a0714a",
    },
    inherit=True,
)


def heading(title: str, width: int) -> RenderableType:
    """Return a title followed by a line; a long title has no line, so that nothing is cut."""
    text = paint(title, "head")
    if text.cell_len > width - 2:
        return text
    return Rule(text, align="left", style="line")


def paint(text: str, style: str = "") -> Text:
    """Return a text with every player's shape in that player's colour."""
    painted = Text(text, style=style)
    for seat, shape in enumerate(SHAPES):
        painted.highlight_regex(shape, f"seat{seat}")
    painted.highlight_regex(NEUTRAL, "neutral")
    return painted


class Cell:
    """A text with a fixed width, a style and an alignment."""

    def __init__(self, text: str, width: int, style: str = "", right: bool = False) -> None:
        self.text: str = text
        self.width: int = width
        self.style: str = style
        self.right: bool = right

    def lines(self) -> list[str]:
        return wrap(self.text, self.width)


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most `width` columns, at spaces if possible.

    >>> wrap("gold, stone, 2 corn", 12)
    ['gold, stone,', '2 corn']
    """
    return [line for part in text.split("\n") for line in _wrap(part, width)]


def _wrap(text: str, width: int) -> list[str]:
    lines: list[str] = []
    for word in text.split(" "):
        while cell_len(word) > width:  # rare, but no text may be lost
            lines.append(word[:width])
            word = word[width:]
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines or [""]


def lay(*cells: Cell) -> list[RenderableType]:
    """Lay out cells side by side, one column apart, in as many lines as the tallest needs."""
    columns = [cell.lines() for cell in cells]
    rows: list[RenderableType] = []
    for number in range(max(len(column) for column in columns)):
        row = Text(no_wrap=True)
        for cell, column in zip(cells, columns, strict=True):
            piece = column[number] if number < len(column) else ""
            room = " " * (cell.width - cell_len(piece))
            row.append_text(
                paint(room + piece if cell.right else piece + room, cell.style or "none")
            )
            row.append(" ")
        row.rstrip()
        rows.append(row)
    return rows


def broken(line: str, width: int) -> Text:
    """Break a sentence into lines that fit; all but the first are indented."""
    return paint("\n  ".join(wrap(line, width - 2)))


def player_row(
    name: str, values: list[str], heads: list[tuple[str, int]], style: str, *more: Cell
) -> list[RenderableType]:
    """Return a row of a table of players: a name, and numbers under their headings."""
    numbers = [
        Cell(value, width, style, True) for value, (_, width) in zip(values, heads, strict=True)
    ]
    return lay(Cell(name, PLAYER, style), *numbers, *more)


def markers(seats: list[int]) -> str:
    """Return several players' markers."""
    return "".join(SHAPES[seat] for seat in seats)
