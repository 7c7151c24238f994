"""`sacbe verify`: check records, one line per file."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

import sacbe
from sacbe.cli.options import AsJson, Language
from sacbe.cli.terminal import os_message, print_json
from sacbe.core.errors import BadRecord, SacbeError
from sacbe.core.message import Message
from sacbe.core.record import Record, points
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import printable
from sacbe.i18n.words import Words


def verify(
    files: Annotated[
        list[str], typer.Argument(metavar="cli-main-metavar-file", help="cli-verify-files")
    ],
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Check records; return the exit code."""
    words = Words(pick_language(lang))
    console = Console()
    findings: list[Finding] = []
    for file in files:
        finding = examine(file)
        findings.append(finding)
        if not as_json:
            show(console, words, finding)
    good = sum(finding.error is None for finding in findings)
    bad = len(findings) - good
    if as_json:
        print_json(
            {
                "version": sacbe.__version__,
                "build": sacbe.BUILD,
                "good": good,
                "bad": bad,
                "files": [finding_json(words, finding) for finding in findings],
            }
        )
    else:
        console.print(words.text("cli-verify-total", good=good, bad=bad), style="bold")
    return 1 if bad else 0


class Finding(NamedTuple):
    """The result for a file: its record, or why it is not one."""

    file: str
    record: Record | None
    error: Message | None
    line: int


def examine(file: str) -> Finding:
    """Read a record and replay it."""
    try:
        record = Record.load(file)
        record.verify()
    except BadRecord as error:
        return Finding(file, None, error.message, error.line)
    except SacbeError as error:
        return Finding(file, None, error.message, 0)
    except OSError as error:
        return Finding(file, None, os_message(error), 0)
    return Finding(file, record, None, 0)


def show(console: Console, words: Words, finding: Finding) -> None:
    """Print a file's line, as one line however long: it may go through a pipe."""
    good, bad = words.text("cli-verify-good"), words.text("cli-verify-bad")
    width = max(len(good), len(bad))
    if finding.error is not None:
        mark, style = bad.ljust(width), "bold red"
        what = words.text(finding.error)
    else:
        assert finding.record is not None
        mark, style = good.ljust(width), "bold green"
        what = describe(words, finding.record)
    name = printable(finding.file)
    line = Text.assemble((mark, style), "  ", (name, "bold"), ": ", printable(what))
    console.print(line, soft_wrap=True, highlight=False)


def describe(words: Words, record: Record) -> str:
    """Describe a good record in a few words."""
    position = record.position
    game = words.text(f"game-{record.game.name}")
    result = ", ".join(
        words.text("cli-verify-score", name=name, points=points(score))
        for name, score in zip(record.names, position.scores(), strict=True)
    )
    return words.text(
        "cli-verify-finished" if position.is_over else "cli-verify-unfinished",
        game=words.text("cli-verify-players", game=game, players=record.players),
        turns=position.turn,
        result=result,
        winners=", ".join(record.names[seat] for seat in position.winners()),
    )


def finding_json(words: Words, finding: Finding) -> dict[str, Any]:
    """Return a file's part of the JSON."""
    out: dict[str, Any] = {"file": finding.file, "good": finding.error is None}
    if finding.error is not None:
        out["error"] = words.text(finding.error)
        out["message"] = finding.error.json()
        out["line"] = finding.line
        return out
    record = finding.record
    assert record is not None
    position = record.position
    out |= {
        "game": record.game.name,
        "players": record.players,
        "names": record.names,
        "options": record.options,
        "moves": len(record.moves),
        "turns": position.turn,
        "finished": position.is_over,
        "scores": [points(score) for score in position.scores()],
        "winners": position.winners(),
        "digest": position.digest(),
    }
    return out
