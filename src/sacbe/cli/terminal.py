"""Helpers for several commands: errors, JSON, tables, progress bars, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import sys
from types import FrameType, TracebackType
from typing import Any, Final

from rich import box
from rich.console import Console, Group
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sacbe.core.arguments import shorten
from sacbe.core.errors import SacbeError
from sacbe.core.message import Message
from sacbe.i18n.numbers import printable

INTERRUPTED: Final = 130
"""The exit code that shells expect from a program stopped by Ctrl-C."""


class BadArgument(SacbeError):
    """A command-line argument that cannot be used."""


def os_message(error: OSError) -> Message:
    """Return the system's error about a file, as a catalogue message if there is one for it."""
    name = printable(str(error.filename or ""))
    for kind, key in (
        (FileNotFoundError, "cli-main-no-file"),
        (IsADirectoryError, "cli-main-folder"),
        (NotADirectoryError, "cli-main-no-file"),
        (PermissionError, "cli-main-permission"),
    ):
        if name and isinstance(error, kind):
            return Message(key, {"file": name})
    why = error.strerror or type(error).__name__
    return Message("cli-main-system", {"file": name or "none", "why": why})


def check_range(option: str, value: int, least: int, most: int) -> None:
    """Raise `BadArgument` unless the number is within the bounds.

    >>> check_range("--games", 0, 1, 10)
    Traceback (most recent call last):
    sacbe.cli.terminal.BadArgument: --games cannot be 0: use a whole number from 1 to 10.
    """
    if not least <= value <= most:
        raise BadArgument(
            "cli-main-range", option=option, value=shorten(str(value)), least=least, most=most
        )


def print_json(data: dict[str, Any]) -> None:
    """Print a JSON object to standard output."""
    print(json.dumps(data, indent=2))


def result_table(*headings: str) -> Table:
    """Return an empty table in the style that all commands share: text on the left, numbers on the
    right, readable in a pipe, too. Without headings, add columns yourself."""
    table = Table(
        box=box.SIMPLE_HEAD if headings else None,
        show_header=bool(headings),
        pad_edge=False,
        collapse_padding=True,
    )
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left")
    return table


def titled(title: str, table: Table) -> Group:
    """Return a table below its title. Rich's own titles wrap at the table's width."""
    return Group("", Text(title, style="bold"), table)


def progress_bar() -> Progress:
    """Return a progress bar for standard error. It is removed at the end, and hidden in a pipe."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


class CtrlC:
    """A context in which the first Ctrl-C is only remembered, so that no count is left half done;
    the second one stops the program at once."""

    def __init__(self) -> None:
        self.asked: bool = False
        self._before: Any = None

    def __enter__(self) -> CtrlC:
        self._before = signal.signal(signal.SIGINT, self._remember)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _remember(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


def discard_output() -> None:
    """Redirect stdout to the null device after a broken pipe, so that Python does not complain when
    it flushes on exit."""
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
