"""`sacbe simulate`: many random games, and their statistics."""

from __future__ import annotations

import math
import secrets
import time
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import sacbe
from sacbe.arena.statistics import wilson
from sacbe.cli.options import AsJson, GameName, Language, takes_options
from sacbe.cli.terminal import (
    INTERRUPTED,
    CtrlC,
    check_range,
    print_json,
    progress_bar,
    result_table,
    titled,
)
from sacbe.core.dice import Dice
from sacbe.core.game import QUARTERS, Game
from sacbe.core.playout import Results, play_on
from sacbe.core.registry import find_game
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import decimal, percent, whole
from sacbe.i18n.words import Words

MOST_GAMES: Final = 1_000_000_000
LARGEST_SEED: Final = 10**18
PORTION: Final = 0.1
"""Seconds between updates of the progress bar and checks for Ctrl-C: compiled code does neither."""
BAR: Final = 40
BINS: Final = 14
WIDTHS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


@takes_options(before="as_json")
def simulate(
    game: GameName,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="cli-simulate-option-players")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", help="cli-simulate-option-games")] = 1000,
    seed: Annotated[int | None, typer.Option(metavar="N", help="cli-simulate-option-seed")] = None,
    as_json: AsJson = False,
    lang: Language = None,
    **options: object,
) -> int:
    """Play random games; return the exit code."""
    words = Words(pick_language(lang))
    found = find_game(game)
    check_range("--games", games, 1, MOST_GAMES)
    chosen = secrets.randbelow(1_000_000) if seed is None else seed
    check_range("--seed", chosen, -LARGEST_SEED, LARGEST_SEED)
    seats = max(found.players) if players is None else players
    run = play(words, found, seats, options, games, chosen)
    if as_json:
        print_json(summary(run))
    else:
        show(words, run)
    return 0 if run.results.games == games else INTERRUPTED


class Run(NamedTuple):
    """A finished simulation."""

    game: Game
    players: int
    options: dict[str, object]
    wanted: int
    seed: int
    results: Results
    seconds: float


def play(
    words: Words, game: Game, players: int, options: dict[str, object], games: int, seed: int
) -> Run:
    """Play the games in portions, until all are played or Ctrl-C is pressed."""
    start = game.start(players, **options)
    dice = Dice(seed)
    results = Results(players)
    seconds = 0.0
    portion = 1
    with progress_bar() as progress, CtrlC() as ctrl_c:
        task = progress.add_task(words.text("cli-simulate-progress"), total=games)
        while results.games < games and not ctrl_c.asked:
            portion = min(portion, games - results.games)
            began = time.perf_counter()
            play_on(start, portion, dice, results)
            took = time.perf_counter() - began
            seconds += took
            progress.advance(task, portion)
            portion = max(1, min(2 * portion, int(portion * PORTION / max(took, 1e-9))))
    return Run(game, players, options, games, seed, results, seconds)


# Statistics from counts by value.


class Spread(NamedTuple):
    """How values are distributed."""

    mean: float
    sd: float
    min: float
    q1: float
    median: float
    q3: float
    max: float


def spread(counts: dict[int, int], unit: int = 1) -> Spread:
    """Return the distribution of values that are given in fractions of a unit.

    >>> spread({4: 1, 8: 2, 12: 1}, unit=4)
    Spread(mean=2.0, sd=0.816..., min=1.0, q1=1.75, median=2.0, q3=2.25, max=3.0)
    """
    number = sum(counts.values())
    total = sum(value * count for value, count in counts.items())
    mean = total / number
    squares = sum(count * (value - mean) ** 2 for value, count in counts.items())
    ordered = sorted(counts)
    return Spread(
        mean / unit,
        math.sqrt(squares / (number - 1)) / unit if number > 1 else 0.0,
        ordered[0] / unit,
        quantile(counts, ordered, number, 0.25) / unit,
        quantile(counts, ordered, number, 0.5) / unit,
        quantile(counts, ordered, number, 0.75) / unit,
        ordered[-1] / unit,
    )


def quantile(counts: dict[int, int], ordered: list[int], number: int, share: float) -> float:
    """Return the value below which a share of all values lies, interpolated if necessary."""
    place = share * (number - 1)
    index = int(place)
    low = nth(counts, ordered, index)
    high = nth(counts, ordered, min(index + 1, number - 1))
    return low + (high - low) * (place - index)


def nth(counts: dict[int, int], ordered: list[int], index: int) -> int:
    """Return the value at an index of all values in order."""
    for value in ordered:
        index -= counts[value]
        if index < 0:
            return value
    raise IndexError(index)


def all_scores(results: Results) -> dict[int, int]:
    """Return the scores of all seats together."""
    together: dict[int, int] = {}
    for scores in results.scores:
        for value, count in scores.items():
            together[value] = together.get(value, 0) + count
    return together


def victories(wins: dict[int, int]) -> float:
    """Return a seat's victories; one shared by two seats counts as half for each, and so on.

    >>> victories({1: 3, 2: 1})
    3.5
    """
    return sum(count / winners for winners, count in wins.items())


def histogram(counts: dict[int, int]) -> list[tuple[int, int, int]]:
    """Group scores (given in quarters) by whole points: from, below, how many.

    >>> histogram({0: 1, 7: 2, 8: 5})
    [(0, 1, 1), (1, 2, 2), (2, 3, 5)]
    """
    low, high = min(counts), max(counts)
    width = next((w for w in WIDTHS if (high - low) / QUARTERS <= w * (BINS - 2)), WIDTHS[-1])
    bins: dict[int, int] = {}
    for value, count in counts.items():
        step = value // (QUARTERS * width)
        bins[step] = bins.get(step, 0) + count
    return [
        (step * width, (step + 1) * width, bins.get(step, 0))
        for step in range(min(bins), max(bins) + 1)
    ]


# For programs.


def summary(run: Run) -> dict[str, Any]:
    """Return a simulation as JSON."""
    results = run.results
    games = results.games
    return {
        "game": run.game.name,
        "rules_version": run.game.rules_version,
        "version": sacbe.__version__,
        "build": sacbe.BUILD,
        "players": run.players,
        "options": run.options,
        "seed": run.seed,
        "games": games,
        "games_wanted": run.wanted,
        "complete": games == run.wanted,
        "decisions": results.decisions,
        "moves": results.moves,
        "seconds": run.seconds,
        "games_per_second": games / run.seconds,
        "decisions_per_second": results.decisions / run.seconds,
        "mean_legal_moves": results.offered / results.decisions,
        "decisions_per_game": spread(results.lengths)._asdict(),
        "turns_per_game": spread(results.turns)._asdict(),
        "scores": spread(all_scores(results), QUARTERS)._asdict(),
        "score_histogram": [
            {"from": low, "below": high, "count": count}
            for low, high, count in histogram(all_scores(results))
        ],
        "seats": [seat_summary(results, seat) for seat in range(run.players)],
    }


def seat_summary(results: Results, seat: int) -> dict[str, Any]:
    """Return a seat's part of the JSON."""
    won = victories(results.wins[seat])
    low, high = wilson(won, results.games)
    return {
        "seat": seat,
        "victories": won,
        "shared": sum(count for winners, count in results.wins[seat].items() if winners > 1),
        "share": won / results.games,
        "share_95": [low, high],
        "scores": spread(results.scores[seat], QUARTERS)._asdict(),
    }


# For people.


def show(words: Words, run: Run) -> None:
    """Print the tables."""
    console = Console()
    if run.results.games < run.wanted:
        stopped = words.text("arena-stopped", games=run.results.games, wanted=run.wanted)
        console.print(stopped, style="bold yellow")
    scores = all_scores(run.results)
    game = words.text(f"game-{run.game.name}")
    for title, table in (
        (
            words.text("cli-simulate-title", game=game, players=run.players),
            speed_table(words, run),
        ),
        (words.text("cli-simulate-spread-title"), spread_table(words, run.results)),
        (
            words.text("cli-simulate-histogram-title"),
            histogram_table(words, scores, console.options.ascii_only),
        ),
        (words.text("cli-simulate-seats-title"), seats_table(words, run.results)),
    ):
        console.print(titled(title, table))
    console.print(words.text("cli-simulate-shares-note"), style="dim")


def speed_table(words: Words, run: Run) -> Table:
    """Return the table of what was played, and how fast."""
    results = run.results
    table = result_table()
    table.add_column()
    table.add_column(justify="right")
    for key, value in (
        ("games", whole(words, results.games)),
        ("seed", str(run.seed)),
        *((key, str(value)) for key, value in run.options.items()),
        ("decisions", whole(words, results.decisions)),
        ("mean-legal", decimal(words, results.offered / results.decisions, 2)),
        ("seconds", decimal(words, run.seconds, 2)),
        ("games-per-second", whole(words, round(results.games / run.seconds))),
        ("decisions-per-second", whole(words, round(results.decisions / run.seconds))),
        ("build", words.text(f"build-{sacbe.BUILD}")),
    ):
        table.add_row(words.text(f"cli-simulate-row-{key}"), value)
    return table


def spread_table(words: Words, results: Results) -> Table:
    """Return the table of game lengths and points."""
    headings = [words.text(f"cli-simulate-spread-{key}") for key in Spread._fields]
    table = result_table("", *headings)
    for key, values in (
        ("decisions", spread(results.lengths)),
        ("turns", spread(results.turns)),
        ("points", spread(all_scores(results), QUARTERS)),
    ):
        table.add_row(
            words.text(f"cli-simulate-per-game-{key}"),
            *(decimal(words, value, 2 if key == "points" else 1) for value in values),
        )
    return table


def histogram_table(words: Words, scores: dict[int, int], ascii_only: bool) -> Table:
    """Return the table of how often each score was reached."""
    bins = histogram(scores)
    number = sum(scores.values())
    tallest = max(count for _, _, count in bins)
    full, trace = ("#", ".") if ascii_only else ("█", "▏")
    table = result_table()
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_column()
    for low, high, count in bins:
        bar = full * round(BAR * count / tallest)
        table.add_row(
            words.text("cli-simulate-bin", low=low, high=high),
            percent(words, count / number),
            # A score that occurred always gets a visible bar.
            Text(bar or (trace if count else ""), style="cyan"),
        )
    return table


def seats_table(words: Words, results: Results) -> Table:
    """Return the table of the share of games that each seat won."""
    columns = ("victories", "share", "interval", "points")
    table = result_table("", *(words.text(f"cli-simulate-seats-{key}") for key in columns))
    for seat, wins in enumerate(results.wins):
        won = victories(wins)
        low, high = wilson(won, results.games)
        table.add_row(
            words.text("arena-seat", seat=seat),
            decimal(words, won),
            percent(words, won / results.games),
            f"{percent(words, low)} – {percent(words, high)}",
            decimal(words, spread(results.scores[seat], QUARTERS).mean, 2),
        )
    return table
