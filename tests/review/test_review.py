"""Reviews are the same every time, find blunders, and do not report noise."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import Message
from sacbe.face.narrator import Narrator
from sacbe.i18n import text
from sacbe.i18n.words import Words
from sacbe.review import analysis, losses, turns
from sacbe.review.losses import Loss, difference, loss
from sacbe.review.page import page
from sacbe.review.review import Crew, Unfinished, review
from sacbe.review.summary import swings
from sacbe.review.turns import Doubt, TurnAnalyst, all_turns
from tests.processes import alive, linux_only, wait_for, workers
from tests.review.games import bots_game

every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make reviews as quick as possible."""
    monkeypatch.setattr(turns, "LINES", 1)
    monkeypatch.setattr(losses, "DOUBTED", 2)
    monkeypatch.setattr(turns, "REPEATS", turns.REPEATS[:2])


def test_a_review_is_reproduced(quick: None) -> None:
    record = bots_game("tzolkin", 2, seed=2)
    told: list[tuple[int, int]] = []
    first = review(
        record, playouts=1, seed=5, progress=lambda done, most: told.append((done, most))
    )
    second = review(record, playouts=1, seed=5)
    assert json.dumps(first) == json.dumps(second)
    narrator = Narrator(Words("en"), record.names)
    assert page(record, first, narrator) == page(record, second, narrator)
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1]
    check_whole(record, first)
    assert first["decided"] is None
    assert "tied on points" not in page(record, first, narrator)
    equal = first | {"decided": Message("review-decided-workers").json()}
    assert "tied on points, decided by the number of workers on gears" in page(
        record, equal, narrator
    )


def check_whole(record: sacbe.Record, data: dict[str, object]) -> None:
    """Check that a review covers every turn and accounts for every point."""
    found = json.loads(json.dumps(data))
    numbers = [turn.number for turn in all_turns(record)]
    assert [entry["turn"] for entry in found["curve"]] == numbers
    for entry in found["curve"]:
        assert sum(entry["wins"]) == pytest.approx(1, abs=0.001)
    scores = record.position.scores()
    assert found["curve"][-1]["points"] == [float(score) for score in scores]
    assert found["curve"][-1]["expected"] == [float(score) for score in scores]
    for seat in found["seats"]:
        total = sum(Fraction(source["points"]) for source in seat["sources"])
        assert total == scores[seat["seat"]]
        for number in seat["losses"]:
            turn = next(turn for turn in found["turns"] if turn["turn"] == number)
            assert turn["seat"] == seat["seat"]
            assert turn["loss"]["stands"]


def test_several_processes_find_the_same() -> None:
    record = bots_game("tzolkin", 2, seed=2, until=12)
    crews = [Crew(record, 2, 1, workers) for workers in (1, 2)]
    some = all_turns(record)[:6]
    looks = []
    for crew in crews:
        with crew:
            found = crew.look(some, lambda done: None)
            doubts = crew.doubt([found[some[-1].number]], lambda done: None)
            looks.append((sorted(found.items()), doubts))
    assert looks[0] == looks[1]


@every_game
def test_turns_are_whole(name: str) -> None:
    record = bots_game(name, 2, seed=1, until=16)
    positions = list(record.positions())
    for turn in all_turns(record):
        assert positions[turn.first].to_move == turn.seat
        assert positions[turn.first].turn == turn.number
        last = positions[turn.first + len(turn.moves) - 1]
        assert last.to_move == turn.seat
        assert tuple(record.moves[turn.first : turn.first + len(turn.moves)]) == turn.moves


@every_game
def test_a_blunder_is_found(name: str) -> None:
    record = bots_game(name, 2, seed=1, until=16, blunder=8)
    blunder = int(record.tags["blunder"])
    analyst = TurnAnalyst(record, 4, seed=1)
    look = analyst.look(blunder)
    assert look.best is not None
    assert max(difference(look)) > 0
    doubt = analyst.doubt(blunder, look.best.moves)
    assert loss(doubt).stands


@every_game
@pytest.mark.skipif(sacbe.BUILD == "plain", reason="a whole review takes long")
def test_a_blunder_is_named_by_a_whole_review(name: str) -> None:
    record = bots_game(name, 2, seed=1, blunder=18)
    blunder = int(record.tags["blunder"])
    data = review(record, playouts=20, seed=1)
    seat = next(turn.seat for turn in all_turns(record) if turn.number == blunder)
    assert blunder in data["seats"][seat]["losses"]
    shown = page(record, data, Narrator(Words("en"), record.names))
    assert text(Message("review-loss-title", {"turn": blunder})) in shown


def test_noise_is_not_named() -> None:
    """A loss must exceed its own spread, and be big enough to matter."""
    assert loss(Doubt(1, [0.10, 0.12, 0.11, 0.09], [2.0, 2.2, 1.8, 2.1])).stands
    assert not loss(Doubt(1, [0.20, -0.10, 0.15, -0.05], [2.0, -3.0, 4.0, -1.0])).stands
    assert not loss(Doubt(1, [0.001, 0.001, 0.001, 0.001], [0.1, 0.1, 0.1, 0.1])).stands
    assert loss(Doubt(1, [0.0, 0.0, 0.0, 0.0], [4.0, 4.2, 3.9, 4.1])).stands  # points alone
    assert not Loss(wins=-0.05, wins_error=0.0, points=3.0, points_error=0.1).stands


def test_what_was_played_is_judged_by_what_was_known() -> None:
    """Later draws do not change the judgement of a turn."""
    record = bots_game("tzolkin", 2, seed=3)
    turn = next(turn for turn in all_turns(record) if turn.number == 10)
    cut = sacbe.Record.new("tzolkin", 2, names=record.names)
    for id in record.moves[: turn.first + len(turn.moves)]:
        cut.play(id)
    assert TurnAnalyst(record, 4, 1).look(10) == TurnAnalyst(cut, 4, 1).look(10)


def test_the_curve_begins_where_the_turn_really_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """It includes what was drawn in the turn. Playouts end after each of the next turns of a round,
    so that nobody looks better just for having moved last."""
    record = bots_game("tikal", 2, seed=1, until=12)
    turn = all_turns(record)[-1]
    end = list(record.positions())[turn.first + len(turn.moves)]
    seen: list[int] = []

    def measure(
        ends: Any, seat: int, *rest: Any, ahead: int, curious: float
    ) -> list[analysis.Value]:
        assert ends == [[end]]
        seen.append(ahead)
        return [analysis.Value((0.25 * ahead, 1 - 0.25 * ahead), (10.0, 20.0), 0.5, 1)]

    monkeypatch.setattr(analysis, "measure", measure)
    found = TurnAnalyst(record, 4, 1).outlook(turn.number)
    assert seen == [1, 2] * len(turns.REPEATS)
    assert found.wins == pytest.approx((0.375, 0.625))
    assert found.errors == pytest.approx((0.0, 0.0))
    assert found.points == pytest.approx((10.0, 20.0))


@pytest.mark.skipif(sacbe.BUILD == "plain", reason="a whole review takes long")
def test_to_move_is_no_loss() -> None:
    """Equal bots gain and lose chances equally in their own turns."""
    record = bots_game("tikal", 2, seed=1)
    analyst = TurnAnalyst(record, 100, seed=1)
    open_ends = [turn for turn in all_turns(record) if not analyst.ends[turn.number].is_over]
    found = [(turn.seat, analyst.outlook(turn.number).wins) for turn in open_ends]
    changes = [after[seat] - before[seat] for (_, before), (seat, after) in pairwise(found)]
    falls = sum(change < 0 for change in changes)
    assert 0.3 < falls / len(changes) < 0.7
    assert abs(sum(changes) / len(changes)) < 0.015


def test_turning_points_exceed_the_noise() -> None:
    def entry(turn: int, seat: int, wins: float, error: float) -> dict[str, Any]:
        return {
            "turn": turn,
            "seat": seat,
            "wins": [wins, 1 - wins],
            "wins_error": [error, error],
        }

    sure = [entry(1, 1, 0.5, 0.01), entry(2, 0, 0.6, 0.01)]
    assert swings(sure, 0, {}, {}) == [{"turn": 2, "wins": 0.1}]
    assert swings(sure, 1, {}, {}) == []
    assert swings([entry(1, 1, 0.5, 0.04), entry(2, 0, 0.6, 0.03)], 0, {}, {}) == []
    assert swings([entry(1, 1, 0.5, 0.04), entry(2, 0, 0.6, 0.03)], 0, {}, {2: 0.04})
    assert swings([entry(1, 1, 0.5, 0.0), entry(2, 0, 0.51, 0.0)], 0, {}, {}) == []


@pytest.mark.parametrize(
    ("after", "chose", "told"),
    [
        (0.6, {2: 0.06}, True),  # nothing else was as good
        (0.6, {2: 0.04}, False),
        (0.6, {2: -0.06}, False),
        (0.4, {2: -0.06}, True),  # something else was better
        (0.4, {2: -0.01}, False),
        (0.4, {}, True),  # something was drawn
    ],
)
def test_turning_points_have_a_cause(after: float, chose: dict[int, float], told: bool) -> None:
    """If nothing was drawn, the cause must be a choice; otherwise it is noise of the search."""
    curve = [
        {"turn": turn, "seat": seat, "wins": [wins, 1 - wins], "wins_error": [0.01, 0.01]}
        for turn, seat, wins in ((1, 1, 0.5), (2, 0, after))
    ]
    assert bool(swings(curve, 0, chose, {})) == told


def test_repeats_are_not_the_same_again() -> None:
    """They differ even if nothing is drawn and another seed would change nothing."""
    record = bots_game("tzolkin", 2, seed=1, until=20)
    analyst = TurnAnalyst(record, 60, seed=1)
    turn = next(turn for turn in reversed(all_turns(record)) if len(turn.moves) > 2)
    assert all(error > 0 for error in analyst.outlook(turn.number).errors)
    look = analyst.look(turn.number)
    assert look.best is not None
    doubt = analyst.doubt(turn.number, look.best.moves)
    assert len(set(doubt.points)) == len(turns.REPEATS)


@pytest.mark.skipif(sacbe.BUILD == "plain", reason="a whole review takes long")
def test_nobody_loses_more_than_there_was() -> None:
    """Before a turn in which nothing was drawn, the chance was at least what the turn lost."""
    record = bots_game("tzolkin", 3, seed=1, blunder=18)
    data = review(record, playouts=20, seed=1)
    curve = {entry["turn"]: entry for entry in data["curve"]}
    before = {turn.number: last.number for last, turn in pairwise(all_turns(record))}
    positions = list(record.positions())
    checked = 0
    for last, turn in pairwise(all_turns(record)):
        told = next(one for one in data["turns"] if one["turn"] == turn.number)
        moves = range(last.first + len(last.moves), turn.first + len(turn.moves))
        if any(positions[move].to_move == sacbe.CHANCE for move in moves):
            continue
        if "loss" in told and told["loss"]["stands"]:
            checked += 1
            stood = curve[before[turn.number]]["wins"][turn.seat]
            after = curve[turn.number]["wins"][turn.seat]
            assert stood >= min(1.0, after + told["loss"]["wins"]) - 0.001
    assert checked > 2


@linux_only
def test_processes_leave_with_a_killed_parent(tmp_path: Path) -> None:
    path = tmp_path / "game.sacbe"
    bots_game("tzolkin", 2, seed=2).save(path)
    script = (
        "import sys\nfrom sacbe.cli.app import run\nif __name__ == '__main__': run(sys.argv[1:])\n"
    )
    arguments = ["review", str(path), "--playouts", "100000", "--workers", "2"]
    with subprocess.Popen(
        [sys.executable, "-c", script, *arguments, "-o", str(tmp_path / "page.html")],
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            wait_for(lambda: len(workers(process.pid)) == 2)
            started = workers(process.pid)
        finally:
            process.kill()
    try:
        wait_for(lambda: not any(alive(worker) for worker in started))
    finally:
        for worker in filter(alive, started):
            os.kill(worker, signal.SIGKILL)


def test_unfinished_games_are_refused() -> None:
    with pytest.raises(Unfinished, match="sacbe hint"):
        review(bots_game("tzolkin", 2, seed=2, until=12))


def test_the_page_needs_nothing_else(quick: None) -> None:
    record = bots_game("tzolkin", 2, seed=2)
    record.names[0] = "<b>Ana & co"
    shown = page(record, review(record, playouts=1, seed=5), Narrator(Words("en"), record.names))
    record.names[0] = "Ana"
    assert "<b>Ana" not in shown
    assert "&lt;b&gt;Ana &amp; co" in shown
    for forbidden in ("<script", "http://", "https://", "<link", "@import", "url("):
        assert forbidden not in shown
    assert 'lang="en"' in shown
    assert shown.count("<title id=") == shown.count('role="img"')
