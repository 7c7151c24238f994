"""`sacbe verify-database`, `backup` and `restore`: maintenance of the server's database."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import sacbe
from sacbe.cli.options import AsJson, Language
from sacbe.cli.serve import VARIABLE
from sacbe.cli.terminal import BadArgument, print_json, progress_bar
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import printable
from sacbe.i18n.words import Words

# The server's modules are slow to import, so only the commands that need them do so.
if TYPE_CHECKING:
    from sacbe.server.database import Database
    from sacbe.server.verify import GameFinding

DatabaseUrl = Annotated[
    str | None, typer.Option(metavar="URL", help="cli-verify-database-option-database")
]


def verify_database(
    database: DatabaseUrl = None,
    mend: Annotated[bool, typer.Option("--mend", help="cli-verify-database-option-mend")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Replay every game in a server's database; return the exit code."""
    words = Words(pick_language(lang))
    with telling_why():
        counts, findings = asyncio.run(verify_all(words, url_of(database), mend, as_json))
    differing = sum(not finding.is_well for finding in findings)
    if as_json:
        print_json(
            {
                "version": sacbe.__version__,
                "build": sacbe.BUILD,
                "games": counts.total(),
                "outcomes": dict(sorted(counts.items())),
                "mend": mend,
                "differing": [finding_json(words, finding) for finding in findings],
            }
        )
    else:
        show_totals(words, counts, differing, mend)
    return 1 if differing else 0


def backup(
    file: Annotated[
        str, typer.Argument(metavar="cli-main-metavar-file", help="cli-backup-argument-file")
    ],
    database: DatabaseUrl = None,
    lang: Language = None,
) -> int:
    """Copy a server's database to a file; return the exit code."""
    from sacbe.server.backup import backup as make_backup

    words = Words(pick_language(lang))
    games = make_backup(url_of(database), Path(file))
    say(words.text("cli-backup-done", file=file, games=games))
    return 0


def restore(
    file: Annotated[
        str, typer.Argument(metavar="cli-main-metavar-file", help="cli-restore-argument-file")
    ],
    database: DatabaseUrl = None,
    replace: Annotated[bool, typer.Option("--replace", help="cli-restore-option-replace")] = False,
    lang: Language = None,
) -> int:
    """Restore a server's database from a backup; return the exit code."""
    from sacbe.server.backup import restore as put_back

    words = Words(pick_language(lang))
    restored = put_back(Path(file), url_of(database), replace)
    say(words.text("cli-restore-done", file=str(restored.path), games=restored.games))
    if restored.kept is not None:
        say(words.text("cli-restore-kept", file=str(restored.kept)))
    return 0


def url_of(given: str | None) -> str:
    """Return the URL of the database; the server's default if none is given."""
    from sacbe.server.settings import usual_database

    return given or os.environ.get(VARIABLE) or usual_database()


def say(line: str) -> None:
    """Print one line, however long, without wrapping it."""
    Console().print(printable(line), soft_wrap=True, highlight=False, markup=False)


@contextlib.contextmanager
def telling_why() -> Iterator[None]:
    """Report a database's own error in one line. A server only asks to try again; a person who has
    just typed the address wants to know more."""
    from sqlalchemy.exc import SQLAlchemyError

    from sacbe.server.errors import Unavailable

    try:
        yield
    except Unavailable as error:
        raise BadArgument("cli-verify-database-unavailable", why=one_line(error.why)) from error
    except SQLAlchemyError as error:
        why = one_line(str(getattr(error, "orig", None) or error))
        raise BadArgument("cli-verify-database-unavailable", why=why) from error


def one_line(text: str) -> str:
    return " ".join(text.split())[:200]


# Verifying.


async def verify_all(
    words: Words, url: str, mend: bool, as_json: bool
) -> tuple[Counter[str], list[GameFinding]]:
    """Replay all games; return how many there are of each kind, and those with problems. Print
    each problem at once, unless the output is JSON."""
    from sacbe.server.database import Database
    from sacbe.server.verify import count_games, verify

    check_file(url)
    console = Console()
    database = Database(url, patient=True)
    counts: Counter[str] = Counter()
    findings: list[GameFinding] = []
    try:
        await check_shape(database, mend)
        with progress_bar() as progress:
            total = await count_games(database)
            task = progress.add_task(words.text("cli-verify-database-progress"), total=total)
            async for finding in verify(database, mend):
                counts[finding.outcome] += 1
                progress.advance(task)
                if finding.is_well:
                    continue
                findings.append(finding)
                if not as_json:
                    for line in lines(words, finding):
                        show(console, finding, line)
    finally:
        await database.close()
    return counts, findings


def check_file(url: str) -> None:
    """Raise an error if the file does not exist: opening it would create it."""
    from sacbe.server.database import read_url

    found = read_url(url)
    if found.get_backend_name() == "sqlite" and not Path(found.database or "").is_file():
        raise BadArgument("cli-verify-database-no-file", file=printable(found.database or ""))


async def check_shape(database: Database, mend: bool) -> None:
    """Raise an error unless the database has the schema that this version needs; with `mend`,
    upgrade it."""
    from sacbe.server.migrate import is_current, revision, upgrade

    found = await revision(database)
    if found is None:
        raise BadArgument("cli-verify-database-not-ours")
    if mend:
        await upgrade(database)
    elif not await is_current(database):
        raise BadArgument("cli-verify-database-shape", found=printable(found[:40]))


def lines(words: Words, finding: GameFinding) -> Iterator[str]:
    """Yield the lines to print about a game."""
    from sacbe.server.verify import OLDER

    if finding.problem is not None:
        said = words.text(finding.problem.message)
        key = "cli-verify-database-frozen" if finding.mended else "cli-verify-database-differs"
        yield words.text(key, why=said)
    if finding.outcome == OLDER:
        yield words.text("cli-verify-database-older", rules=str(finding.rules))
    if finding.snapshots:
        dropped, kept = "cli-verify-database-snapshots-dropped", "cli-verify-database-snapshots"
        numbers = ", ".join(str(seq) for seq in finding.snapshots[:20])
        yield words.text(dropped if finding.mended else kept, seqs=numbers)


def show(console: Console, finding: GameFinding, line: str) -> None:
    """Print a line about a game, as one line however long: it may go through a pipe."""
    said = Text.assemble(
        (finding.id, "bold red"), f" ({printable(finding.game)}): ", printable(line)
    )
    console.print(said, soft_wrap=True, highlight=False)


def show_totals(words: Words, counts: Counter[str], differing: int, mend: bool) -> None:
    """Print the totals at the end."""
    from sacbe.server.verify import MOVED, STOPPED

    console = Console()

    def tell(key: str, count: int) -> None:
        console.print(words.text(key, count=count), soft_wrap=True, highlight=False)

    tell("cli-verify-database-total", counts.total())
    if counts[MOVED]:
        tell("cli-verify-database-moved", counts[MOVED])
    if counts[STOPPED]:
        tell("cli-verify-database-stopped", counts[STOPPED])
    if not differing:
        console.print(words.text("cli-verify-database-well"), style="bold green")
        return
    style = "bold yellow" if mend else "bold red"
    key = "cli-verify-database-mended" if mend else "cli-verify-database-wrong"
    console.print(words.text(key, count=differing), style=style, soft_wrap=True)


def finding_json(words: Words, finding: GameFinding) -> dict[str, Any]:
    """Return a game's part of the JSON."""
    problem = finding.problem
    return {
        "table": finding.id,
        "game": finding.game,
        "rules": finding.rules,
        "status": finding.status,
        "outcome": finding.outcome,
        "problem": problem and problem.kind,
        "event": problem and problem.seq,
        "error": problem and words.text(problem.message),
        "message": problem and problem.message.json(),
        "snapshots": list(finding.snapshots),
        "mended": finding.mended,
    }
