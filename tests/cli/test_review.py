"""`sacbe review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sacbe
from sacbe.review import losses, turns
from sacbe.review.review import review
from sacbe.review.summary import FORMAT
from tests.cli.command import Command, save
from tests.review.games import bots_game


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a finished game, and make reviews as quick as possible."""
    monkeypatch.setattr(turns, "LINES", 1)
    monkeypatch.setattr(losses, "DOUBTED", 1)
    monkeypatch.setattr(turns, "REPEATS", turns.REPEATS[:2])
    return save(bots_game("tzolkin", 2, seed=2), tmp_path / "game.sacbe")


def test_a_page_and_data(
    sacbe_command: Command, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = sacbe_command("review", game, "--playouts", 1, "--workers", 1)
    assert outcome.code == 0
    assert outcome.out == "Written: game.html\n"
    assert outcome.err == ""
    shown = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert shown.startswith("<!doctype html>")
    assert "Ana" in shown
    data = review(sacbe.Record.load(game), playouts=1)
    monkeypatch.setattr("sacbe.cli.review.look_again", lambda *arguments: data)
    found = sacbe_command("review", game, "--json")
    assert found.json == json.loads(json.dumps(data))
    found = sacbe_command("review", game, "--json", "-o", "other.html", "--lang", "en")
    assert found.json["format"] == FORMAT
    assert (tmp_path / "other.html").read_text(encoding="utf-8") == shown


def test_unfinished_games(sacbe_command: Command, tmp_path: Path) -> None:
    path = save(bots_game("tzolkin", 2, seed=2, until=12), tmp_path / "game.sacbe")
    outcome = sacbe_command("review", path, "-o", tmp_path / "out.html")
    assert outcome.code == 2
    assert "not over yet" in outcome.complaint
    assert not (tmp_path / "out.html").exists()


def test_bad_files(sacbe_command: Command, game: Path, tmp_path: Path) -> None:
    """Files that cannot be read or written are reported before the work begins."""
    assert "There is no file" in sacbe_command("review", tmp_path / "none").complaint
    (tmp_path / "bad").write_text("no record\n", encoding="utf-8")
    assert "bad" in sacbe_command("review", tmp_path / "bad").complaint
    assert "folder" in sacbe_command("review", game, "-o", tmp_path).complaint
    assert sacbe_command("review", game, "-o", tmp_path / "no" / "page.html").code == 2
    before = game.read_bytes()
    assert "the game itself" in sacbe_command("review", game, "-o", game).complaint
    assert game.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--playouts", 0), "--playouts cannot be 0"),
        (("--workers", 0), "--workers cannot be 0"),
        (("--seed", 10**30), "--seed cannot be"),
    ],
)
def test_bad_arguments(
    sacbe_command: Command, game: Path, arguments: tuple[object, ...], complaint: str
) -> None:
    outcome = sacbe_command("review", game, *arguments)
    assert outcome.code == 2
    assert complaint in outcome.complaint
