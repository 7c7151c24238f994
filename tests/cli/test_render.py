"""`sacbe render`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image

import sacbe
from sacbe.face import board_svg
from sacbe.face.svg import resize
from sacbe.i18n.words import Words
from tests.cli.command import Command, random_record, save


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game in its 20th turn, in the folder where the command runs."""
    monkeypatch.chdir(tmp_path)
    return save(random_record(2, seed=1, turns=20), tmp_path / "game.sacbe")


def test_named_like_the_record(sacbe_command: Command, game: Path) -> None:
    outcome = sacbe_command("render", game)
    record = sacbe.Record.load(game)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == f"game.svg: the board after {len(record.moves)} moves\n"
    drawn = board_svg(record.position.view(), names=record.names)
    assert Path("game.svg").read_text(encoding="utf-8") == drawn
    assert ">Bohdan<" in drawn


def test_everything_given(sacbe_command: Command, game: Path) -> None:
    given = ("--at", 40, "--seat", 1, "--width", 480, "--dark", "--lang", "uk", "-o", "-")
    outcome = sacbe_command("render", game, *given)
    record = sacbe.Record.load(game)
    view = list(record.positions())[40].view(1)
    drawn = board_svg(view, Words("uk"), record.names, dark=True)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == resize(drawn, 480) != drawn


def test_png(sacbe_command: Command, game: Path) -> None:
    outcome = sacbe_command("render", game, "--at", 1, "-o", "Board.PNG", "--width", 300)
    assert outcome.out == "Board.PNG: the board after 1 move\n"
    with Image.open("Board.PNG") as image:
        assert (image.format, image.size) == ("PNG", (300, 200))


def test_before_the_first_move(sacbe_command: Command, game: Path) -> None:
    outcome = sacbe_command("render", game, "--at", 0, "-o", "start.svg")
    assert outcome.out == "start.svg: the board before the first move\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seat", 7), "There is no seat 7"),
        (("--at", 100000), "--at cannot be 100000"),
        (("--at", -1), "--at cannot be -1"),
        (("--width", 5), "--width cannot be 5"),
        (("-o", "board.gif"), "cannot be named “board.gif”. Possible endings: .svg, .png."),
        (("-o", "nowhere/board.svg"), "There is no file “nowhere/board.svg”"),
    ],
)
def test_bad_arguments(
    sacbe_command: Command, game: Path, arguments: tuple[object, ...], complaint: str
) -> None:
    outcome = sacbe_command("render", game, *arguments)
    assert outcome.code == 2
    assert complaint in outcome.complaint


def test_bad_files(sacbe_command: Command, game: Path) -> None:
    assert "There is no file" in sacbe_command("render", "none").complaint
    game.write_text("no record\n", encoding="utf-8")
    assert "game.sacbe" in sacbe_command("render", game).complaint
    assert not Path("game.svg").exists()


def test_png_without_its_library(
    sacbe_command: Command, game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "sacbe.face.pixels", raising=False)
    monkeypatch.setitem(sys.modules, "pillow_lunasvg", None)
    outcome = sacbe_command("render", game, "-o", "board.png")
    assert outcome.code == 2
    told = 'This needs the package pillow_lunasvg. Install it: pip install "sacbe[envs]"'
    assert outcome.complaint == told
