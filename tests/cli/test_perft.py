"""`sacbe perft`."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import perft
from sacbe.core.playout import perft as count_below
from sacbe.core.position import Position
from sacbe.i18n import LANGUAGES
from tests.cli.command import Command, random_record, save


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return save(random_record(3, seed=5, turns=30), tmp_path / "game.sacbe")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_counts_agree_with_the_engine(sacbe_command: Command, players: int) -> None:
    outcome = sacbe_command("perft", "tzolkin", "--players", players, "--depth", 5, "--json")
    assert outcome.code == 0
    assert outcome.err == ""
    data = outcome.json
    start = sacbe.GAMES["tzolkin"].start(players)
    assert [row["depth"] for row in data["depths"]] == [1, 2, 3, 4, 5]
    assert [row["count"] for row in data["depths"]] == [
        count_below(start, depth) for depth in range(1, 6)
    ]
    assert data["complete"] is True
    assert data["digest"] == start.digest()
    assert "divide" not in data


def test_divide_adds_up(sacbe_command: Command, record: Path) -> None:
    data = sacbe_command(
        "perft", "tzolkin", "--from", record, "--turn", 12, "--depth", 5, "--divide", "--json"
    ).json
    game = sacbe.GAMES["tzolkin"]
    positions = sacbe.Record.load(record).positions()
    start = next(position for position in positions if position.turn == 12)
    assert (data["players"], data["turn"], data["digest"]) == (3, 12, start.digest())
    assert list(data["divide"]) == [game.moves[id].token for id in start.legal()]
    assert sum(data["divide"].values()) == data["depths"][-1]["count"] == count_below(start, 5)


def test_from_the_end_of_a_record(sacbe_command: Command, record: Path) -> None:
    data = sacbe_command("perft", "tzolkin", "--from", record, "--depth", 2, "--json").json
    assert data["turn"] == 30


def test_game_that_is_over(sacbe_command: Command, tmp_path: Path) -> None:
    path = save(random_record(2, seed=1), tmp_path / "over.sacbe")
    data = sacbe_command(
        "perft", "tzolkin", "--from", path, "--depth", 5, "--json", "--divide"
    ).json
    assert [row["count"] for row in data["depths"]] == [1] * 5
    assert data["divide"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables(sacbe_command: Command, language: str) -> None:
    outcome = sacbe_command("perft", "tzolkin", "--depth", 3, "--divide", "--lang", language)
    assert outcome.code == 0
    assert "first 0" in outcome.out
    assert "312" in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 100


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--depth", "0"], "--depth cannot be 0: use a whole number from 1 to 30."),
        (["--depth", "1000"], "--depth cannot be 1000:"),
        (["--players", "5"], "Possible: 2, 3, 4."),
        (["--turn", "3"], "--turn needs --from"),
        (["--from", "/nowhere/game"], "There is no file “/nowhere/game”."),
        (["--from", "RECORD", "--turn", "31"], "use a whole number from 0 to 30."),
        (["--from", "RECORD", "--turn", "-1"], "use a whole number from 0 to 30."),
        (["--from", "RECORD", "--players", "2"], "--players is 2, but the record has 3 players."),
        (["--from", "BROKEN"], "Line 1: a record begins with"),
    ],
)
def test_impossible(
    sacbe_command: Command, record: Path, tmp_path: Path, arguments: list[str], said: str
) -> None:
    broken = tmp_path / "broken"
    broken.write_text("hello\n")
    named = {"RECORD": str(record), "BROKEN": str(broken)}
    outcome = sacbe_command("perft", "tzolkin", *(named.get(word, word) for word in arguments))
    assert outcome.code == 2
    assert said in outcome.complaint


def test_ctrl_c_keeps_the_depths_that_were_done(
    sacbe_command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = perft.by_first_move

    def pressed(position: Position, depth: int) -> Iterator[tuple[str, int, float]]:
        for portion in whole(position, depth):
            if depth == 4:
                signal.raise_signal(signal.SIGINT)
            yield portion

    monkeypatch.setattr(perft, "by_first_move", pressed)
    outcome = sacbe_command("perft", "tzolkin", "--depth", 30, "--divide")
    assert outcome.code == 130
    assert "Stopped early: depth 3 is the last one completed." in outcome.out
    data = sacbe_command("perft", "tzolkin", "--depth", 30, "--json").json
    assert data["complete"] is False
    assert [row["depth"] for row in data["depths"]] == [1, 2, 3]
