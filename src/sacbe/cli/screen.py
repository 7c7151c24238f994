"""The screen and the keyboard: colours that suit a limestone table, and reading a line."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from sacbe.face.narrator import NEUTRAL, SHAPES
from sacbe.face.terminal import THEME, WIDEST, heading, paint

UNBOUNDED: Final = 10_000
"""Columns of a screen wide enough to cut nothing."""
BLANK: Final = 60
"""Lines that push a secret out of sight where the screen cannot be cleared."""


class Quit(Exception):
    """The player quits: by a command, Ctrl-C, or the end of the input."""


class Screen:
    """Where a game is shown, and where its players type."""

    def __init__(self, plain: bool = False, widest: int = WIDEST) -> None:
        self.widest: int = widest
        # Rich takes simple terminals for 80 columns wide unless it gets a height, too.
        self.console: Console = Console(
            theme=THEME, width=_width(widest), height=25, highlight=False, markup=False, emoji=False
        )
        # A board is useless without the shapes; sentences are not.
        self.plain: bool = plain or not _can_print(self.console, SHAPES + NEUTRAL)
        if hasattr(sys.stdout, "reconfigure") and not _can_print(self.console, "−“ąї"):
            sys.stdout.reconfigure(errors="replace")

    @property
    def is_terminal(self) -> bool:
        """Whether the output is a terminal."""
        return self.console.is_terminal

    @property
    def is_wide(self) -> bool:
        """Whether a board fits; otherwise it is described in lines."""
        return self.console.width >= WIDEST

    @property
    def height(self) -> int:
        """The number of visible lines; many if the output is not a terminal."""
        return shutil.get_terminal_size().lines if self.is_terminal else 1000

    def say(self, what: RenderableType = "", style: str = "") -> None:
        """Print a line, or something drawn."""
        if isinstance(what, str):
            what = self.hang(paint(what, style), 0 if self.plain else 2)
        self.console.print(what)

    def say_whole(self, text: str) -> None:
        """Print a line to copy: it is never broken, however long."""
        self.console.print(paint(text), soft_wrap=True)

    def hang(self, text: Text, indent: int) -> Text:
        """Wrap a text to the screen, indenting all lines but the first."""
        lines = text.wrap(self.console, self.console.width - indent)
        for line in lines:
            line.rstrip()
        return Text("\n" + " " * indent).join(lines)

    def fits(self, table: Table) -> bool:
        """Whether a table can be shown without a word cut short."""
        options = self.console.options.update(width=UNBOUNDED)
        return Measurement.get(self.console, options, table).minimum <= self.console.width

    def head(self, title: str) -> None:
        """Print a title."""
        if self.plain:
            self.say(title)
        else:
            self.console.print(heading(title, self.console.width))

    def ask(self, prompt: str) -> str:
        """Read a line from the player; raise `Quit` at the end of the input."""
        self.console.file.flush()
        if sys.stdin is None:  # it was closed before the program began
            raise Quit
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Quit from None
        except UnicodeDecodeError:
            line = "\ufffd"  # not a word of any language: the caller says so
        if not sys.stdin.isatty():
            self.console.print()  # the Enter that nobody typed
        self.console.width = _width(self.widest)  # perhaps the window was resized meanwhile
        return line.strip()

    def clear(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print("\n" * BLANK)


def _width(widest: int) -> int:
    """Return the width to draw; a file or pipe is as wide as a board."""
    known = sys.stdout.isatty() or os.environ.get("COLUMNS", "").isdigit()
    return min(shutil.get_terminal_size().columns, widest) if known else widest


def _can_print(console: Console, text: str) -> bool:
    try:
        text.encode(console.encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
