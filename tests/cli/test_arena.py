"""`sacbe arena`."""

from __future__ import annotations

import itertools
import re
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import bots
from sacbe.arena.match import Result
from sacbe.arena.run import results
from sacbe.arena.schedule import Plan
from sacbe.bots import outside
from sacbe.core.dice import Dice
from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import Words
from tests.cli.command import Command

TIMES = ("seconds_per_decision", "seconds_per_turn", "slowest_turn")


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register `coin`, a second random bot, in this process: it takes no time."""
    make, check = bots.make, bots.check

    def make_coin(spec: str, seed: int) -> bots.Bot:
        return bots.RandomBot(Dice(seed + 1)) if spec == "coin" else make(spec, seed)

    monkeypatch.setattr(bots, "make", make_coin)
    monkeypatch.setattr(bots, "check", lambda spec: None if spec == "coin" else check(spec))


SMALL = ("arena", "tzolkin", "--bots", "random,coin", "--games", 4, "--seed", 7, "--workers", 1)


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    for standing in data["standings"]:
        for name in TIMES:
            del standing[name]
    return data


def test_json_is_one_object(sacbe_command: Command) -> None:
    outcome = sacbe_command(*SMALL, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    data = outcome.json
    assert (data["game"], data["players"], data["seed"]) == ("tzolkin", 2, 7)
    assert (data["games"], data["games_wanted"], data["complete"]) == (4, 4, True)
    assert data["build"] == sacbe.BUILD
    assert data["deals"] == 2
    assert {standing["bot"] for standing in data["standings"]} == {"random", "coin"}
    for standing in data["standings"]:
        low, high = standing["share_95"]
        assert 0 <= low <= standing["share"] <= high <= 1
        assert standing["expected_share"] == 0.5
        assert standing["rating_95"][0] <= standing["rating"] <= standing["rating_95"][1]
    assert sum(standing["share"] for standing in data["standings"]) == pytest.approx(1)
    again = sacbe_command(*SMALL, "--json").json
    assert without_times(again) == without_times(data)


def test_a_seed_that_was_drawn_is_told(sacbe_command: Command) -> None:
    arguments = ("arena", "tzolkin", "--bots", "random,coin", "--games", 2, "--workers", 1)
    first = sacbe_command(*arguments, "--json").json
    again = sacbe_command(*arguments, "--json", "--seed", first["seed"]).json
    assert without_times(again) == without_times(first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_every_language(sacbe_command: Command, language: str) -> None:
    outcome = sacbe_command(
        *("arena", "tikal", "--bots", "random,coin", "--games", 2, "--seed", 1, "--workers", 1),
        *("--lang", language, "--mode", "tactical", "--gauntlet"),
    )
    assert (outcome.code, outcome.err) == (0, "")
    words = Words(language)
    for key in ("arena-head-rating", "arena-head-fair", "cli-arena-times-title"):
        assert words.text(key).split()[0] in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 100
    assert "\x1b" not in outcome.out


def test_line_ups_are_told(sacbe_command: Command) -> None:
    outcome = sacbe_command(
        *("arena", "tzolkin", "--bots", "random,coin", "--players", 3, "--games", 3),
        *("--seed", 1, "--workers", 1),
    )
    assert "By line-up" in outcome.out
    assert "2 × random, coin" in outcome.out
    assert "33.3%" in outcome.out
    assert "66.7%" in outcome.out


def test_files_are_written(sacbe_command: Command, tmp_path: Path) -> None:
    names = [tmp_path / name for name in ("r.jsonl", "r.html", "r.csv", "r.parquet")]
    files = dict(zip(("-o", "--html", "--csv", "--parquet"), names, strict=True))
    more = [part for pair in files.items() for part in pair]
    outcome = sacbe_command(*SMALL, *more, "--lang", "pl")
    assert outcome.code == 0
    assert files["-o"].read_text(encoding="utf-8").count("\n") == 5
    assert files["--csv"].read_text(encoding="utf-8").count("\n") == 9
    assert '<html lang="pl">' in files["--html"].read_text(encoding="utf-8")
    assert files["--parquet"].read_bytes()[:4] == b"PAR1"


def test_the_same_command_goes_on(
    sacbe_command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "r.jsonl"
    first = sacbe_command(*SMALL, "-o", path, "--json").json
    before = path.read_bytes()
    asked: list[list[int]] = []

    def noted(plan: Plan, numbers: list[int], workers: int, ray: str | None) -> Any:
        asked.append(numbers)
        return results(plan, numbers, workers, ray)

    monkeypatch.setattr("sacbe.cli.arena.results", noted)
    assert sacbe_command(*SMALL, "-o", path, "--json").json == first
    assert path.read_bytes() == before
    more = [8 if part == 4 else part for part in SMALL]
    assert sacbe_command(*more, "-o", path, "--json").json["games"] == 8
    assert path.read_bytes().startswith(before)
    # Fewer games than the file has: only the requested ones count, and nothing is lost.
    assert sacbe_command(*SMALL, "-o", path, "--json").json == first
    assert path.read_bytes().count(b"\n") == 9
    assert asked == [[], [4, 5, 6, 7], []]


def test_the_file_of_another_run_is_refused(sacbe_command: Command, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    sacbe_command(*SMALL, "-o", path)
    other = [8 if part == 7 else part for part in SMALL]
    outcome = sacbe_command(*other, "-o", path)
    assert outcome.code == 2
    assert "belongs to another run: its seed is 7, not 8" in outcome.complaint


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "random,chess"], "There is no bot “chess”. Bots: level:1"),
        (["--bots", "random,search:lots"], "search:200"),
        (["--bots", "random,level:9"], "level:5"),
        (["--bots", "random"], "A match needs at least two bots"),
        (["--bots", ","], "A match needs at least two bots"),
        (["--bots", "random,random"], "“random” is named twice"),
        (["--bots", "random,coin", "--games", "0"], "--games cannot be 0"),
        (["--bots", "random,coin", "--players", "5"], "players cannot be 5"),
        (["--bots", "random,coin", "--workers", "0"], "--workers cannot be 0"),
        (["--bots", "random,coin", "--mode", "tactical"], "mode"),
        (["--bots", "random,coin", "--html", "no/such/r.html"], "no/such"),
        (["--bots", "random,coin", "--csv", "."], "is a folder"),
        (["--bots", "random,coin", "-o", "no/such/r.jsonl"], "no/such/r.jsonl"),
        (["--bots", "random,mine", "--code", "no_such.py"], "no_such.py"),
        ([], "--bots is missing"),
    ],
)
def test_bad_input_is_refused_before_anything_starts(
    sacbe_command: Command, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("sacbe.cli.arena.results", fail)
    outcome = sacbe_command("arena", "tzolkin", *arguments)
    assert outcome.code == 2
    assert said in outcome.complaint


WRITTEN = ("-o", "--html", "--csv", "--parquet")


@pytest.mark.parametrize(
    ("one", "other", "how"),
    [
        *((*pair, "same") for pair in itertools.combinations((*WRITTEN, "--code"), 2)),
        *(("-o", "--html", how) for how in ("dots", "link", "hard link", "not there yet")),
        *(("--csv", "--code", how) for how in ("dots", "link", "hard link")),
    ],
)
def test_no_file_is_written_over_another(
    sacbe_command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    one: str,
    other: str,
    how: str,
) -> None:
    """The command refuses before it plays or writes anything."""

    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("sacbe.cli.arena.results", fail)
    monkeypatch.setattr(outside, "_known", {})
    first, second = tmp_path / "mine.py", tmp_path / "other.py"
    if how != "not there yet":
        first.write_text(CODE.replace("TURN", "6"), encoding="utf-8")
    if how == "same":
        second = first
    elif how == "dots":
        second = tmp_path / ".." / tmp_path.name / "mine.py"
    elif how == "hard link":
        second.hardlink_to(first)
    else:
        second.symlink_to(first)
    before = first.read_bytes() if first.exists() else None
    outcome = sacbe_command(*SMALL, one, second, other, first)
    assert outcome.code == 2
    assert f"is given for both {one} and {other}" in outcome.complaint
    assert (first.read_bytes() if first.exists() else None) == before


def test_the_results_file_survives(sacbe_command: Command, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    assert sacbe_command(*SMALL, "-o", path).code == 0
    before = path.read_bytes()
    for option in WRITTEN[1:]:
        assert sacbe_command(*SMALL, "-o", path, option, path).code == 2
        assert path.read_bytes() == before


def test_a_damaged_results_file_is_refused_before_anything_is_played(
    sacbe_command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "r.jsonl"
    assert sacbe_command(*SMALL, "-o", path).code == 0
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[3] = re.sub(r'"points":\[[^]]*\]', '"points":[NaN,1]', lines[3])
    path.write_text("".join(lines), encoding="utf-8")

    def fail(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("sacbe.cli.arena.results", fail)
    outcome = sacbe_command(*[8 if part == 4 else part for part in SMALL], "-o", path)
    assert outcome.code == 2
    assert "line 4: this is not a game of this run" in outcome.complaint


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C is pressed during the fourth game."""

    def some(plan: Plan, numbers: list[int], workers: int, ray: str | None) -> Iterator[Result]:
        for result in results(plan, numbers, workers, ray):
            if result.number == 3:
                signal.raise_signal(signal.SIGINT)
            yield result

    monkeypatch.setattr("sacbe.cli.arena.results", some)


@pytest.mark.usefixtures("interrupted")
def test_ctrl_c_tells_what_was_played(sacbe_command: Command, tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    outcome = sacbe_command(*SMALL, "-o", path)
    assert outcome.code == 130
    assert outcome.out.startswith("Stopped early: these are 3 games out of 4.")
    data = sacbe_command(*SMALL, "--json").json
    assert (data["complete"], data["games"]) == (False, 3)
    assert path.read_bytes().count(b"\n") == 4


CODE = """
def choose(view):
    if view["turn"] > TURN:
        raise KeyError("lost")
    return view["choices"][-1]
"""


def test_bots_of_files(
    sacbe_command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One plays and one crashes, each in its own process; the match continues."""
    monkeypatch.setenv(outside.SECONDS, "60")  # the machine may be busy
    monkeypatch.setattr(outside, "_known", {})
    for name, turn in (("steady", 1000), ("fragile", 6)):
        (tmp_path / f"{name}.py").write_text(CODE.replace("TURN", str(turn)), encoding="utf-8")
    arguments = (
        *("arena", "tzolkin", "--bots", "steady,fragile,random", "--games", 2, "--seed", 1),
        *("--code", tmp_path / "steady.py", "--code", tmp_path / "fragile.py", "--workers", 2),
        *("-o", tmp_path / "r.jsonl"),
    )
    data = sacbe_command(*arguments, "--json").json
    forfeits = {standing["bot"]: standing["forfeits"] for standing in data["standings"]}
    assert forfeits == {"steady": 0, "fragile": 4, "random": 0}
    reasons = data["forfeit_reasons"]["fragile"]
    assert sum(reason["games"] for reason in reasons) == 4
    assert all("lost" in reason["message"]["params"]["what"] for reason in reasons)
    assert data["standings"][-1]["bot"] == "fragile"
    outcome = sacbe_command(*arguments)
    assert outcome.code == 0
    assert "fragile forfeited" in outcome.out
    assert "crashed" in outcome.out
    assert "crashed" not in sacbe_command(*arguments, "--lang", "pl").out
    unknown = sacbe_command("arena", "tzolkin", "--bots", "steady,fragil", "--games", 2)
    assert "steady" in unknown.complaint  # the list of those that are known
