"""Runs the command line inside the tests, with typed input and captured output."""

from __future__ import annotations

import contextlib
import io
import sys
from typing import NamedTuple

from rich.cells import cell_len

from sacbe.cli.app import run

WIDEST = 100


class Outcome(NamedTuple):
    """The result of a command."""

    code: int
    shown: str
    complaint: str

    @property
    def width(self) -> int:
        """The width of the widest line in columns, not counting file names."""
        lines = [line for line in self.shown.split("\n") if ".sacbe" not in line]
        return max(cell_len(line) for line in lines)


class Keyboard(io.StringIO):
    """Typed input; at its end the input is closed, or Ctrl-C is pressed."""

    def __init__(self, typed: str, interrupt: bool = False) -> None:
        super().__init__(typed)
        self.interrupt: bool = interrupt

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        line = super().readline(size)
        if not line and self.interrupt:
            raise KeyboardInterrupt
        return line


def perform(*arguments: str, typed: str = "", interrupt: bool = False) -> Outcome:
    """Run `sacbe` with these arguments and this input."""
    shown, complaint = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = Keyboard(typed, interrupt)
    try:
        with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(complaint):
            code = run(list(arguments))
    finally:
        sys.stdin = before
    return Outcome(code, shown.getvalue(), complaint.getvalue())
