"""What several commands share: numbers as people write them, safe text, progress, Ctrl-C."""

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
"""The exit code of a program that Ctrl-C stopped, as shells know it."""


class BadArgument(SacbeError):
    """Something asked for on the command line that cannot be done."""


def os_message(error: OSError) -> Message:
    """What the system says about a file, in the catalogue's words where it has some."""
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
    """One JSON object on standard output."""
    print(json.dumps(data, indent=2))


def result_table(*headings: str) -> Table:
    """An empty table in the style that all commands share: text on the left, numbers on the
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
    """A table below its title. Rich's own titles break at the table's width."""
    return Group("", Text(title, style="bold"), table)


def progress_bar() -> Progress:
    """A bar on standard error that leaves nothing behind; nothing at all in a pipe."""
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
    """While it lasts, the first Ctrl-C is only remembered, so that a count is never left half
    done; the second one stops the program at once."""

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
    """Send what is still to be written nowhere: whoever read it has gone. Python would try
    once more at its exit and complain."""
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
