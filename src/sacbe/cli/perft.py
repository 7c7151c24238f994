"""`sacbe perft`: count the sequences of moves to a depth, to compare two engines or builds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

import sacbe
from sacbe.cli.options import AsJson, GameName, Language, none_with_record, takes_options
from sacbe.cli.saving import load
from sacbe.cli.terminal import (
    INTERRUPTED,
    BadArgument,
    CtrlC,
    check_range,
    print_json,
    progress_bar,
    result_table,
    titled,
)
from sacbe.core.game import Game
from sacbe.core.playout import perft as count_below
from sacbe.core.position import Position
from sacbe.core.registry import find_game
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import decimal, whole
from sacbe.i18n.words import Words

DEEPEST: Final = 30
AT_ONCE: Final = 3
"""Levels counted in one compiled call, during which Ctrl-C and the progress bar have to wait."""

NO_MOVE: Final = ""
"""The first move of a game that is over, which counts as one sequence."""


@takes_options(before="depth")
def perft(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="cli-perft-option-players")
    ] = None,
    depth: Annotated[int, typer.Option(metavar="N", help="cli-perft-option-depth")] = 5,
    file: Annotated[
        str | None,
        typer.Option("--from", metavar="cli-main-metavar-file", help="cli-perft-option-from"),
    ] = None,
    turn: Annotated[int | None, typer.Option(metavar="N", help="cli-perft-option-turn")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="cli-perft-option-divide")] = False,
    as_json: AsJson = False,
    lang: Language = None,
    **options: object,
) -> int:
    """Count sequences of moves; return the exit code."""
    words = Words(pick_language(lang))
    found = find_game(game)
    check_range("--depth", depth, 1, DEEPEST)
    position = find_position(found, players, options, file, turn)
    count = Count(position, depth)
    count.run(words, divide)
    if as_json:
        print_json(summary(count))
    else:
        show(words, count)
    return 0 if count.complete else INTERRUPTED


def find_position(
    game: Game,
    players: int | None,
    options: dict[str, object],
    file: str | None,
    turn: int | None,
) -> Position:
    """Return the position to count from: the start of a game, or one from a record."""
    if file is None:
        if turn is not None:
            raise BadArgument("cli-perft-turn-alone")
        return game.start(min(game.players) if players is None else players, **options)
    none_with_record(options)
    record = load(file)
    if record.game is not game:
        raise BadArgument("cli-perft-other-game", game=game.name, found=record.game.name)
    if players is not None and players != record.players:
        raise BadArgument("cli-perft-other-players", players=players, found=record.players)
    if turn is None:
        return record.position
    check_range("--turn", turn, 0, record.position.turn)
    return next(position for position in record.positions() if position.turn == turn)


class PerftRow(NamedTuple):
    """The count at a depth."""

    depth: int
    total: int
    seconds: float


class Count:
    """Counts by depth, and by first move at the greatest depth if asked for."""

    def __init__(self, position: Position, depth: int) -> None:
        self.position: Position = position
        self.depth: int = depth
        self.rows: list[PerftRow] = []
        self.by_move: dict[str, int] | None = None
        self.complete: bool = True

    def run(self, words: Words, divide: bool) -> None:
        """Count until done or until Ctrl-C is pressed; an unfinished depth is dropped."""
        with progress_bar() as progress, CtrlC() as ctrl_c:
            for depth in range(1, self.depth + 1):
                task = progress.add_task(words.text("cli-perft-progress", depth=depth), total=1.0)
                by_move: dict[str, int] = {}
                began = time.perf_counter()
                for token, count, share in by_first_move(self.position, depth):
                    by_move[token] = by_move.get(token, 0) + count
                    progress.advance(task, share)
                    if ctrl_c.asked:
                        self.complete = False
                        return
                progress.remove_task(task)
                seconds = time.perf_counter() - began
                self.rows.append(PerftRow(depth, sum(by_move.values()), seconds))
            if divide:
                by_move.pop(NO_MOVE, None)
                self.by_move = by_move


def by_first_move(position: Position, depth: int) -> Iterator[tuple[str, int, float]]:
    """Yield counts in small portions: the first move, the sequences below it, and an estimate of
    the share of the work."""
    if position.is_over:
        yield NO_MOVE, 1, 1.0
    ids = position.legal()
    for id in ids:
        after = position.copy()
        after.apply(id)
        for count, share in portions(after, depth - 1, 1 / len(ids)):
            yield position.game.moves[id].token, count, share


def portions(position: Position, depth: int, share: float) -> Iterator[tuple[int, float]]:
    """Yield counts to a depth, in portions that do not take long."""
    if depth <= AT_ONCE or position.is_over:
        yield count_below(position, depth), share
        return
    ids = position.legal()
    for id in ids:
        after = position.copy()
        after.apply(id)
        yield from portions(after, depth - 1, share / len(ids))


def summary(count: Count) -> dict[str, Any]:
    """Return the counts as JSON."""
    position = count.position
    out: dict[str, Any] = {
        "game": position.game.name,
        "rules_version": position.game.rules_version,
        "version": sacbe.__version__,
        "build": sacbe.BUILD,
        "players": position.players,
        "turn": position.turn,
        "digest": position.digest(),
        "complete": count.complete,
        "depths": [
            {
                "depth": row.depth,
                "count": row.total,
                "seconds": row.seconds,
                "nodes_per_second": row.total / max(row.seconds, 1e-9),
            }
            for row in count.rows
        ],
    }
    if count.by_move is not None:
        out["divide"] = count.by_move
    return out


def show(words: Words, count: Count) -> None:
    """Print the counts."""
    console = Console()
    position = count.position
    if count.by_move is not None:
        title = words.text("cli-perft-divide-title", depth=count.depth)
        console.print(titled(title, divide_table(words, count.by_move)))
    title = words.text(
        "cli-perft-title",
        game=words.text(f"game-{position.game.name}"),
        players=position.players,
        turn=position.turn,
        build=words.text(f"build-{sacbe.BUILD}"),
    )
    console.print(titled(title, depth_table(words, count.rows)))
    if not count.complete:
        console.print(words.text("cli-perft-stopped", depth=len(count.rows)), style="bold yellow")


def depth_table(words: Words, rows: list[PerftRow]) -> Table:
    """Return the table of counts by depth."""
    columns = ("depth", "count", "seconds", "rate")
    table = result_table(*(words.text(f"cli-perft-column-{key}") for key in columns))
    for row in rows:
        table.add_row(
            str(row.depth),
            whole(words, row.total),
            decimal(words, row.seconds, 3),
            whole(words, round(row.total / max(row.seconds, 1e-9))),
        )
    return table


def divide_table(words: Words, by_move: dict[str, int]) -> Table:
    """Return the table of counts by first move; tokens are the same in every language."""
    columns = ("move", "count")
    table = result_table(*(words.text(f"cli-perft-column-{key}") for key in columns))
    for token, number in by_move.items():
        table.add_row(token, whole(words, number))
    return table
