"""Laying text out: cells of a fixed width side by side, broken into lines where need be."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from sacbe.cli.screen import SHAPES, paint


class Cell:
    """A text with a width to keep to, and how it is set."""

    def __init__(self, text: str, width: int, style: str = "", right: bool = False) -> None:
        self.text: str = text
        self.width: int = width
        self.style: str = style
        self.right: bool = right

    def lines(self) -> list[str]:
        return wrap(self.text, self.width)


def wrap(text: str, width: int) -> list[str]:
    """Lines of so many columns at most, broken at spaces where there are any.

    >>> wrap("gold, stone, 2 corn", 12)
    ['gold, stone,', '2 corn']
    """
    return [line for part in text.split("\n") for line in _wrap(part, width)]


def _wrap(text: str, width: int) -> list[str]:
    lines: list[str] = []
    for word in text.split(" "):
        while cell_len(word) > width:  # no language should need this, but nothing may be lost
            lines.append(word[:width])
            word = word[width:]
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines or [""]


def lay(*cells: Cell) -> list[RenderableType]:
    """Cells side by side, a column between them, as many lines as the longest needs."""
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


def markers(seats: list[int]) -> str:
    """Several players' markers."""
    return "".join(SHAPES[seat] for seat in seats)
