"""`sacbe simulate`."""

from __future__ import annotations

import itertools
import math
import signal
import statistics
from typing import Any

import pytest

import sacbe
from sacbe.arena.statistics import wilson
from sacbe.cli import simulate
from sacbe.cli.simulate import histogram, spread, victories
from sacbe.core.dice import Dice
from sacbe.core.playout import Results, play_on, playouts
from sacbe.core.position import Position
from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import Words
from tests.cli.command import Command

TIMES = ("seconds", "games_per_second", "decisions_per_second")


def without_time(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name not in TIMES}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_json_is_one_object(sacbe_command: Command, players: int) -> None:
    outcome = sacbe_command(
        "simulate", "tzolkin", "--players", players, "--games", 20, "--seed", 7, "--json"
    )
    assert outcome.code == 0
    assert outcome.err == ""
    data = outcome.json
    tally = playouts(sacbe.GAMES["tzolkin"], players, 20, seed=7)
    assert data["games"] == data["games_wanted"] == 20
    assert data["complete"] is True
    assert data["decisions"] == tally.decisions
    assert data["moves"] == tally.moves
    assert data["mean_legal_moves"] == tally.offered / tally.decisions
    assert data["seconds"] > 0
    assert math.isclose(data["games_per_second"], 20 / data["seconds"])
    assert math.isclose(data["decisions_per_second"], tally.decisions / data["seconds"])
    assert data["build"] == sacbe.BUILD
    assert data["version"] == sacbe.__version__
    assert data["rules_version"] == sacbe.GAMES["tzolkin"].rules_version
    assert (data["game"], data["players"], data["seed"]) == ("tzolkin", players, 7)
    assert data["options"] == {}
    assert len(data["seats"]) == players
    assert math.isclose(sum(seat["share"] for seat in data["seats"]), 1)
    for seat in data["seats"]:
        low, high = seat["share_95"]
        assert 0 <= low <= seat["share"] <= high <= 1
    assert sum(step["count"] for step in data["score_histogram"]) == 20 * players
    assert math.isclose(data["decisions_per_game"]["mean"], tally.decisions / 20)


def test_same_seed_same_games_in_whatever_portions(
    sacbe_command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("simulate", "tzolkin", "--games", 40, "--seed", 3, "--json")
    one = without_time(sacbe_command(*arguments).json)
    monkeypatch.setattr(simulate, "PORTION", 0.0)
    assert without_time(sacbe_command(*arguments).json) == one
    monkeypatch.setattr(simulate, "PORTION", 1e9)
    assert without_time(sacbe_command(*arguments).json) == one
    other = ("simulate", "tzolkin", "--games", 40, "--seed", 4, "--json")
    assert without_time(sacbe_command(*other).json) != one


def test_first_player_is_an_option(sacbe_command: Command) -> None:
    data = sacbe_command(
        "simulate", "tzolkin", "--players", 3, "--games", 5, "--first", 2, "--json"
    ).json
    assert data["options"] == {"first": 2}


def test_seed_that_was_drawn_is_told(sacbe_command: Command) -> None:
    arguments = ("simulate", "tzolkin", "--games", 3, "--json")
    first = sacbe_command(*arguments).json
    again = sacbe_command(*arguments, "--seed", first["seed"]).json
    assert without_time(again) == without_time(first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_every_language(sacbe_command: Command, language: str) -> None:
    outcome = sacbe_command(
        "simulate", "tzolkin", "--games", 12, "--seed", 1, "--first", 0, "--lang", language
    )
    assert outcome.code == 0
    assert outcome.err == ""
    words = Words(language)
    for key in ("row-games-per-second", "row-mean-legal", "spread-title", "seats-title"):
        assert words.text(f"cli-simulate-{key}") in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 100
    assert "\x1b" not in outcome.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--games", "0"], "--games cannot be 0: use a whole number from 1 to 1,000,000,000."),
        (["--games", "-5"], "--games cannot be -5:"),
        (["--games", "9" * 30], "use a whole number from 1 to 1,000,000,000."),
        (["--players", "5"], "tzolkin: the number of players cannot be 5. Possible: 2, 3, 4."),
        (["--players", "0"], "tzolkin: the number of players cannot be 0."),
        (["--players", "-2"], "tzolkin: the number of players cannot be -2."),
        (["--first", "4"], "Possible: 0, 1, 2, 3."),
        (["--players", "2", "--first", "-1"], "Possible: 0, 1."),
        (["--seed", "9" * 30], "--seed cannot be 9999"),
        (["--seed", "one"], "--seed must be a whole number."),
    ],
)
def test_impossible_numbers(sacbe_command: Command, arguments: list[str], said: str) -> None:
    outcome = sacbe_command("simulate", "tzolkin", *arguments)
    assert outcome.code == 2
    assert said in outcome.complaint


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Press Ctrl-C during the eleventh game, or a later one."""

    def play_and_press(start: Position, games: int, dice: Dice, results: Results) -> None:
        play_on(start, games, dice, results)
        if results.games > 10:
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(simulate, "play_on", play_and_press)


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_reports_what_was_played(sacbe_command: Command) -> None:
    outcome = sacbe_command("simulate", "tzolkin", "--games", 100_000)
    assert outcome.code == 130
    assert outcome.out.startswith("Stopped early: these are ")
    assert "games out of 100,000." in outcome.out
    assert "Games won, by seat" in outcome.out


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_leaves_one_json_object(sacbe_command: Command) -> None:
    outcome = sacbe_command("simulate", "tzolkin", "--games", 100_000, "--seed", 5, "--json")
    assert outcome.code == 130
    data = outcome.json
    assert data["complete"] is False
    assert data["games_wanted"] == 100_000
    played = data["games"]
    assert 10 < played < 100_000
    assert data["decisions"] == playouts(sacbe.GAMES["tzolkin"], 4, played, 5).decisions


def test_spread_agrees_with_statistics() -> None:
    values = [-8, -8, 3, 4, 4, 4, 10, 25, 26, 90]
    counts = {value: values.count(value) for value in values}
    found = spread(counts, unit=4)
    points = [value / 4 for value in values]
    quartiles = statistics.quantiles(points, n=4, method="inclusive")
    assert math.isclose(found.mean, statistics.fmean(points))
    assert math.isclose(found.sd, statistics.stdev(points))
    assert [found.q1, found.median, found.q3] == quartiles
    assert (found.min, found.max) == (-2, 22.5)


def test_spread_of_one_value() -> None:
    assert spread({5: 1}) == (5, 0, 5, 5, 5, 5, 5)


def test_shared_victories_are_split() -> None:
    results = Results(4)
    results.wins[0] = {1: 2, 2: 1}
    results.wins[1] = {2: 1, 3: 1}
    results.wins[2] = {3: 1}
    results.wins[3] = {3: 1}
    assert math.isclose(sum(map(victories, results.wins)), 4)


@pytest.mark.parametrize(("won", "games"), [(0, 1), (1, 1), (0.5, 1), (0, 1000), (1000, 1000)])
def test_intervals_stay_within_bounds(won: float, games: int) -> None:
    low, high = wilson(won, games)
    assert 0 <= low <= won / games <= high <= 1
    assert low < high


def test_histogram_covers_everything() -> None:
    for counts in ({0: 1}, {-5: 3, 4: 1}, {-400: 1, 600: 2}, {0: 1, 10**6: 1}):
        bins = histogram(counts)
        assert sum(count for _, _, count in bins) == sum(counts.values())
        assert bins[0][0] <= min(counts) / 4 < bins[0][1]
        assert bins[-1][0] <= max(counts) / 4 < bins[-1][1]
        assert len(bins) <= simulate.BINS or max(counts) > 10_000
        assert all(one[1] == two[0] for one, two in itertools.pairwise(bins))
