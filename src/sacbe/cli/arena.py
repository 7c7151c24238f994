"""`sacbe arena`: matches between bots, and how strong each of them is."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from sacbe.arena.export import find_pyarrow, write_csv, write_parquet
from sacbe.arena.match import Result, check_bots
from sacbe.arena.run import cores, find_ray, results
from sacbe.arena.schedule import Plan
from sacbe.arena.store import Store
from sacbe.arena.summary import ENOUGH, Summary, lineup_name, summarize
from sacbe.arena.wording import between, rating, seconds, share_cells
from sacbe.cli.options import (
    AsJson,
    Code,
    CodeMemory,
    CodeSeconds,
    GameName,
    Language,
    let_in,
    takes_options,
)
from sacbe.cli.terminal import (
    INTERRUPTED,
    BadArgument,
    check_range,
    print_json,
    progress_bar,
    result_table,
    titled,
)
from sacbe.core.registry import find_game
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import decimal, printable, whole
from sacbe.i18n.words import Words

MOST_GAMES: Final = 10_000_000
MOST_WORKERS: Final = 1024
LARGEST_SEED: Final = 10**18


@takes_options(before="as_json")
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="cli-arena-metavar-bots", help="cli-arena-option-bots")
    ],
    players: Annotated[int, typer.Option(metavar="N", help="cli-arena-option-players")] = 2,
    games: Annotated[int, typer.Option(metavar="N", help="cli-arena-option-games")] = 100,
    seed: Annotated[int | None, typer.Option(metavar="N", help="cli-arena-option-seed")] = None,
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="cli-arena-option-gauntlet")] = False,
    output: Annotated[
        str | None,
        typer.Option(
            "-o", "--output", metavar="cli-main-metavar-file", help="cli-arena-option-output"
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="cli-arena-option-workers")
    ] = None,
    html: Annotated[
        str | None, typer.Option(metavar="cli-main-metavar-file", help="cli-arena-option-html")
    ] = None,
    csv: Annotated[
        str | None, typer.Option(metavar="cli-main-metavar-file", help="cli-arena-option-csv")
    ] = None,
    parquet: Annotated[
        str | None, typer.Option(metavar="cli-main-metavar-file", help="cli-arena-option-parquet")
    ] = None,
    code: Code = None,
    code_seconds: CodeSeconds = None,
    code_memory: CodeMemory = None,
    ray: Annotated[
        str | None, typer.Option(metavar="cli-arena-metavar-address", help="cli-arena-option-ray")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
    **options: object,
) -> int:
    """Let bots play against each other; return the exit code."""
    words = Words(pick_language(lang))
    find_game(game)
    check_range("--games", games, 1, MOST_GAMES)
    chosen = secrets.randbelow(1_000_000) if seed is None else seed
    check_range("--seed", chosen, -LARGEST_SEED, LARGEST_SEED)
    processes = cores() if workers is None else workers
    check_range("--workers", processes, 1, MOST_WORKERS)
    let_in(code, code_seconds, code_memory)
    plan = Plan.checked(game, players, options, split(bots), gauntlet, chosen, tuple(code or ()))
    check_bots(plan)
    check_outputs(html, csv, parquet)
    check_apart(
        [
            ("-o", output),
            ("--html", html),
            ("--csv", csv),
            ("--parquet", parquet),
            *(("--code", path) for path in code or ()),
        ]
    )
    if ray is not None:
        find_ray()
    wanted = plan.total(games)
    with contextlib.ExitStack() as stack:
        store = None if output is None else stack.enter_context(Store(output, plan))
        played = play(words, plan, wanted, store, processes, ray)
    if not played:
        return INTERRUPTED
    summary = summarize(plan, played, wanted)
    if csv is not None:
        write_csv(csv, played)
    if parquet is not None:
        write_parquet(parquet, plan, played)
    if html is not None:
        from sacbe.arena.report import page  # only here is the template engine needed

        text = page(summary, played, words, games)
        Path(html).write_text(text, encoding="utf-8")
    if as_json:
        print_json(summary.json())
    else:
        show(words, summary)
    return 0 if len(played) == wanted else INTERRUPTED


def check_outputs(html: str | None, csv: str | None, parquet: str | None) -> None:
    """Raise an error now, not after hours of playing, if an output file cannot be written."""
    if parquet is not None:
        find_pyarrow()
    for path in (html, csv, parquet):
        if path is not None:
            if Path(path).is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
            folder = str(Path(path).parent)
            if not Path(folder).is_dir():
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), folder)
            if not os.access(path if Path(path).exists() else folder, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), path)


def check_apart(named: list[tuple[str, str | None]]) -> None:
    """Raise `BadArgument` if two options name the same file: one would overwrite the other. Bot
    files are only read and may be named twice."""
    found: list[tuple[str, str]] = []
    for option, path in named:
        if path is None:
            continue
        for other, known in found:
            if option != other and same_file(path, known):
                raise BadArgument(
                    "cli-arena-error-same", file=printable(path), one=other, other=option
                )
        found.append((option, path))


def same_file(one: str, other: str) -> bool:
    """Whether two paths lead to the same file, even if it does not exist yet."""
    if os.path.normcase(os.path.realpath(one)) == os.path.normcase(os.path.realpath(other)):
        return True
    with contextlib.suppress(OSError):
        return os.path.samefile(one, other)  # one file with two names
    return False


def split(bots: str) -> list[str]:
    """Return the bots that the option lists.

    >>> split("random, search:200")
    ['random', 'search:200']
    """
    return [spec.strip() for spec in bots.split(",") if spec.strip()]


def play(
    words: Words, plan: Plan, wanted: int, store: Store | None, workers: int, ray: str | None
) -> list[Result]:
    """Play the games that the file lacks, until all are played or Ctrl-C is pressed."""
    known = {} if store is None else store.results
    played = {number: result for number, result in known.items() if number < wanted}
    missing = [number for number in range(wanted) if number not in played]
    with progress_bar() as progress, contextlib.suppress(KeyboardInterrupt):
        task = progress.add_task(
            words.text("cli-arena-progress"), total=wanted, completed=len(played)
        )
        with contextlib.closing(results(plan, missing, workers, ray)) as coming:
            for result in coming:
                if store is not None:
                    store.add(result)
                played[result.number] = result
                progress.advance(task)
    return list(played.values())


# For people.


def show(words: Words, summary: Summary) -> None:
    """Print the tables."""
    console = Console()
    plan = summary.plan
    if summary.games < summary.wanted:
        stopped = words.text("arena-stopped", games=summary.games, wanted=summary.wanted)
        console.print(stopped, style="bold yellow")
    title = words.text(
        "cli-arena-title",
        game=words.text(f"game-{plan.game}"),
        players=plan.players,
        games=summary.games,
        seed=str(plan.seed),
    )
    tables = [(title, standings_table(words, summary))]
    if len(summary.tables) > 1:
        tables.append((words.text("cli-arena-lineups-title"), lineups_table(words, summary)))
    tables.append((words.text("cli-arena-times-title"), times_table(words, summary)))
    for title, table in tables:
        console.print(titled(title, table))
    for line in forfeit_lines(words, summary):
        console.print(line, style="yellow", markup=False)
    if summary.deals < ENOUGH:
        few = words.text("arena-few-deals", enough=ENOUGH)
        console.print(few, style="yellow", markup=False)
    console.print(words.text("cli-arena-note"), style="dim", markup=False)


def headed(words: Words, *keys: str) -> Table:
    """Return an empty table with headings."""
    table = result_table(*(words.text(f"arena-head-{key}") for key in keys))
    for key, column in zip(keys, table.columns, strict=True):
        column.no_wrap = key in ("bot", "interval")
    return table


def standings_table(words: Words, summary: Summary) -> Table:
    """Return the table of bots, strongest first."""
    table = headed(words, "bot", "rating", "interval", "won", "interval", "fair", "games")
    for standing in summary.ranked:
        table.add_row(
            printable(standing.bot),
            rating(words, standing.rating),
            between(words, standing.rating_interval, rating),
            *share_cells(words, standing.share),
            whole(words, standing.share.games),
        )
    return table


def lineups_table(words: Words, summary: Summary) -> Table:
    """Return the table of line-ups with their bots' victories."""
    table = headed(words, "lineup", "bot", "won", "interval", "fair", "games")
    table.columns[1].justify = "left"
    for lineup in summary.tables:
        name = lineup_name(lineup.lineup)
        for bot, share in lineup.shares.items():
            cells = share_cells(words, share)
            table.add_row(printable(name), printable(bot), *cells, whole(words, lineup.games))
            name = ""
    return table


def times_table(words: Words, summary: Summary) -> Table:
    """Return the table of points, thinking times and forfeits."""
    table = headed(words, "bot", "points", "interval", "move", "turn", "slowest", "forfeits")
    for standing in summary.ranked:
        points, times = standing.points, standing.times
        table.add_row(
            printable(standing.bot),
            "–" if points is None else decimal(words, points),
            between(words, standing.points_interval, decimal),
            seconds(words, times.a_move),
            seconds(words, times.a_turn),
            seconds(words, times.slowest),
            whole(words, standing.forfeits),
        )
    return table


def forfeit_lines(words: Words, summary: Summary) -> Iterator[str]:
    """Yield lines that say which bots forfeited, and why."""
    for bot, reasons in summary.reasons.items():
        for reason, count in reasons:
            why = printable(words.text(reason))
            yield words.text("cli-arena-forfeit", bot=printable(bot), reason=why, count=count)
