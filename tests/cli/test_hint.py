"""`sacbe hint`."""

from __future__ import annotations

from pathlib import Path

import pytest

import sacbe
from sacbe.cli.hint import Teller
from sacbe.face.narrator import TerminalNarrator
from sacbe.i18n.words import Words
from sacbe.review.analysis import Line, Value
from tests.cli.command import Command, save
from tests.review.games import bots_game


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game in its 20th turn."""
    return save(bots_game("tzolkin", 2, seed=1, until=20), tmp_path / "game.sacbe")


def test_lines_in_words(sacbe_command: Command, game: Path) -> None:
    outcome = sacbe_command("hint", game, "--playouts", 4, "--best", 2)
    assert outcome.code == 0
    assert outcome.err == ""
    record = sacbe.Record.load(game)
    who = record.names[record.position.to_move]
    assert "turn 20" in outcome.out.splitlines()[0]
    assert f"{who} to move" in outcome.out.splitlines()[0]
    assert "\n1. " in outcome.out
    assert "Chances of winning: ▲ Ana " in outcome.out
    assert "What it changes: " in outcome.out
    assert not any("tzolkin" in line for line in outcome.out.splitlines())


def test_for_programs(sacbe_command: Command, game: Path) -> None:
    found = sacbe_command("hint", game, "--playouts", 4, "--best", 2, "--json").json
    record = sacbe.Record.load(game)
    assert found["seat"] == record.position.to_move
    assert found["moves"] == len(record.moves)
    assert 1 <= len(found["lines"]) <= 2
    line = found["lines"][0]
    for token in line["moves"]:
        record.play(token)
    assert sum(line["wins"]) == pytest.approx(1, abs=0.001)
    assert line["text"]
    assert {"term", "points", "text"} == set(line["changes"][0])
    again = sacbe_command("hint", game, "--playouts", 4, "--best", 2, "--json").json
    assert again == found


def test_within_a_turn(sacbe_command: Command, game: Path) -> None:
    """The rest of the turn is described move by move."""
    record = sacbe.Record.load(game)
    positions = list(record.positions())
    at = next(
        number
        for number in range(1, len(positions) - 1)
        if positions[number].tokens()[-1:] == ["end turn"] and len(positions[number].legal()) > 1
    )
    found = sacbe_command("hint", game, "--at", at, "--playouts", 2, "--best", 3)
    assert found.code == 0
    assert "End the turn" in found.out


def test_wealth_tiles_are_named(sacbe_command: Command, game: Path) -> None:
    found = sacbe_command("hint", game, "--turn", 1, "--playouts", 2, "--best", 1)
    assert "Keep wealth tile W" in found.out


def test_tikal(sacbe_command: Command, tmp_path: Path) -> None:
    path = save(bots_game("tikal", 2, seed=1, until=6), tmp_path / "game.sacbe")
    found = sacbe_command("hint", path, "--turn", 5, "--playouts", 2, "--best", 1)
    assert found.code == 0
    assert "\n1. places " in found.out


@pytest.mark.skipif(sacbe.BUILD == "plain", reason="so many playouts take long")
def test_no_line_is_told_twice(sacbe_command: Command, tmp_path: Path) -> None:
    path = save(bots_game("tikal", 2, seed=2, until=16), tmp_path / "game.sacbe")
    found = sacbe_command("hint", path, "--playouts", 60, "--best", 3, "--json").json
    assert len({line["text"] for line in found["lines"]}) == 3


def compared(better: float, worse: float, ahead: float = 3.0) -> list[list[str]]:
    """Return the texts below two lines whose workers are worth `better` and `worse`, where the
    search puts the better one `ahead` points ahead in the end."""
    start = bots_game("tzolkin", 2, seed=1, until=20).position
    narrator = TerminalNarrator(Words("en"), ["Ana", "Bohdan"])
    lines = [
        Line(
            0,
            (),
            Value((0.5, 0.5), (50.0 + more, 50.0), 0.5, 1),
            {"gears": 0.0},
            {"gears": points},
            (points, 0.0),
        )
        for points, more in ((better, ahead), (worse, 0.0))
    ]
    teller = Teller(start, True, narrator, lines)
    return [teller.details(number, line) for number, line in enumerate(lines)]


def test_reasons_do_not_argue_against_the_order() -> None:
    first, second = compared(better=4.0, worse=1.0)
    assert first[-1] == "Compared with no. 2: workers on the gears are worth more: +3"
    assert second[-1] == "Compared with no. 1: workers on the gears are worth less: −3"
    later = "comes later, beyond this turn"
    first, second = compared(better=1.0, worse=4.0)
    assert first[-1] == (
        f"Compared with no. 2: workers on the gears are worth less: −3; the benefit {later}"
    )
    assert second[-1] == (
        "Compared with no. 1: workers on the gears are worth more: +3; "
        f"the benefit of no. 1 {later}"
    )
    first, _ = compared(better=1.0, worse=1.0)
    assert first[-1] == f"Compared with no. 2: the benefit {later}"
    # Less than half of the lead exists at the end of the turn.
    first, _ = compared(better=4.0, worse=1.0, ahead=8.0)
    assert first[-1].endswith(f"+3; the benefit {later}")
    same = "the search sees hardly any difference"
    first, _ = compared(better=4.0, worse=1.0, ahead=0.1)
    assert first[-1].endswith(f"+3; {same}")
    assert [told[-1] for told in compared(better=1.0, worse=1.0, ahead=0.1)] == [
        f"Compared with no. 2: {same}",
        f"Compared with no. 1: {same}",
    ]


def test_whose_turn_it_is(sacbe_command: Command, game: Path) -> None:
    mover = sacbe.Record.load(game).position.to_move
    right = sacbe_command("hint", game, "--seat", mover, "--playouts", 2, "--best", 1)
    assert right.code == 0
    wrong = sacbe_command("hint", game, "--seat", 1 - mover)
    assert wrong.code == 2
    assert f" is (--seat {mover})" in wrong.complaint


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seat", 7), "There is no seat 7"),
        (("--at", 100000), "--at cannot be 100000"),
        (("--at", 0), "Something is being drawn"),
        (("--turn", 99), "--turn cannot be 99"),
        (("--turn", 0), "No one has a choice in turn 0"),
        (("--at", 3, "--turn", 3), "--at or --turn"),
        (("--best", 0), "--best cannot be 0"),
        (("--playouts", 0), "--playouts cannot be 0"),
        (("--seconds", 0), "--seconds must be"),
        (("--seconds", 1, "--playouts", 1), "not both"),
    ],
)
def test_bad_arguments(
    sacbe_command: Command, game: Path, arguments: tuple[object, ...], complaint: str
) -> None:
    outcome = sacbe_command("hint", game, *arguments)
    assert outcome.code == 2
    assert complaint in outcome.complaint


def test_bad_files(sacbe_command: Command, tmp_path: Path) -> None:
    assert "There is no file" in sacbe_command("hint", tmp_path / "none").complaint
    (tmp_path / "bad").write_text("no record\n", encoding="utf-8")
    outcome = sacbe_command("hint", tmp_path / "bad")
    assert outcome.code == 2
    assert "bad" in outcome.complaint


def test_a_finished_game(sacbe_command: Command, tmp_path: Path) -> None:
    path = save(bots_game("tzolkin", 2, seed=2), tmp_path / "game.sacbe")
    assert "The game is over" in sacbe_command("hint", path).complaint
