"""`sacbe replay`: the whole story, page by page, and nothing revealed too early."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import replay as module
from sacbe.cli.screen import Screen
from sacbe.i18n import LANGUAGES
from tests.cli.stage import WIDEST, perform


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three bots."""
    file = tmp_path_factory.mktemp("replay") / "game.sacbe"
    outcome = perform(
        "play", "tzolkin", "--seats", "random,random,random", "--names", "Ana,Bo,Cleo", "--seed",
        "21", "--save", str(file), "--lang", "en",
    )  # fmt: skip
    assert outcome.code == 0
    return file


def test_the_whole_story_is_printed_where_nobody_types(game: Path) -> None:
    outcome = perform("replay", str(game))
    assert outcome.code == 0
    last = sacbe.Record.load(game).position.turn
    assert re.findall(r"^Turn (\d+) of", outcome.shown, re.MULTILINE) == [
        str(turn) for turn in range(last + 1)
    ]
    assert "Palenque     " not in outcome.shown  # no boards
    assert "The game is over" in outcome.shown
    assert outcome.width <= WIDEST
    assert "\x1b" not in outcome.shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_fit_in_every_language(game: Path, language: str) -> None:
    outcome = perform("replay", str(game), "--boards", "--from", "60", "--lang", language)
    assert outcome.code == 0
    assert outcome.width <= WIDEST


def test_choices_of_wealth_are_told_only_when_revealed(game: Path) -> None:
    outcome = perform("replay", str(game), "--boards")
    hidden, revealed, _ = outcome.shown.partition("keeps wealth tiles")
    assert revealed
    hidden = re.sub(r"Neutral workers \(wealth tiles .*", "", hidden)  # public
    assert not re.findall(r"W\d\d", hidden.rpartition("\n")[0])


def test_a_seat_sees_its_own_tiles(game: Path) -> None:
    outcome = perform("replay", str(game), "--plain", "--seat", "1", "--boards")
    assert outcome.code == 0
    assert "▲" not in outcome.shown


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--from", "100000"], "0 to "),
        (["--from", "-1"], "0 to "),
        (["--seat", "3"], "0, 1, 2"),
        (["--lang", "xx"], "Polski"),
    ],
)
def test_what_is_wrong_is_said(game: Path, arguments: list[str], said: str) -> None:
    outcome = perform("replay", str(game), *arguments)
    assert outcome.code == 2
    assert said in outcome.complaint


def test_broken_and_missing_files(tmp_path: Path) -> None:
    file = tmp_path / "broken.sacbe"
    file.write_text("nonsense")
    assert perform("replay", str(file)).code == 2
    assert perform("replay", str(tmp_path / "none")).code == 2
    assert file.read_text() == "nonsense"


def test_an_unfinished_game_ends_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "empty.sacbe"
    record = sacbe.Record.new("tzolkin", 2)
    record.save(file)
    assert "not over" in perform("replay", str(file)).shown
    record.play("first 1")
    record.save(file)
    assert "Starting player: ● Green." in perform("replay", str(file)).shown


def test_pages_are_turned(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "somebody_types", lambda screen: True)
    typed = "n\n\np\n40\nb\nxyz\n9999\n0\np\nq\n"
    outcome = perform("replay", str(game), typed=typed)
    assert outcome.code == 0
    pages = [int(turn) for turn in re.findall(r"^Turn (\d+) of", outcome.shown, re.MULTILINE)]
    assert pages == [0, 1, 2, 1, 40, 40, 0]
    assert "“xyz” is not possible here" in outcome.shown
    assert "“9999” is not possible here" in outcome.shown
    assert "This is the start of the game." in outcome.shown
    assert "Palenque     " in outcome.shown


@pytest.mark.parametrize("interrupt", [False, True])
def test_the_end_of_the_input_is_a_clean_end(
    game: Path, interrupt: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "somebody_types", lambda screen: True)
    outcome = perform("replay", str(game), "--plain", typed="n\n", interrupt=interrupt)
    assert outcome.code == 0
    assert outcome.complaint == ""


def test_nobody_types_in_a_test() -> None:
    assert not module.somebody_types(Screen())
