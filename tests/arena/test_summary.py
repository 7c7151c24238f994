"""The summary of a match."""

from __future__ import annotations

import json
import random

import pytest

from sacbe.arena.schedule import Plan
from sacbe.arena.summary import Summary, comparisons, reasons_of, share_of, summarize
from tests.arena.helpers import failed, made, plan_of, played


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plan_of("a", "b")


def test_a_shared_victory_is_split() -> None:
    games = [made((5.0, 5.0), (0, 1)), made((7.0, 2.0), (0,)), made((1.0, 2.0), (1,))]
    share = share_of("a", games)
    assert (share.games, share.victories, share.fair) == (3, 1.5, 0.5)
    three = made((5.0, 5.0, 5.0), (0, 1, 2), ("a", "b", "c"))
    assert share_of("c", [three]).victories == pytest.approx(1 / 3)


def test_copies_of_a_bot_win_together() -> None:
    games = [
        made((9.0, 1.0, 1.0, 1.0), (0,), ("a", "b", "b", "b")),
        made((1.0, 9.0, 9.0, 1.0), (1, 2), ("b", "b", "a", "b")),
    ]
    one, three = share_of("a", games), share_of("b", games)
    assert (one.victories, one.fair) == (1.5, 0.25)
    assert (three.victories, three.fair) == (0.5, 0.75)
    assert one.share + three.share == pytest.approx(1)


def test_a_game_is_compared_two_by_two() -> None:
    game = made((9.0, 4.0, 4.0), (0,), ("a", "b", "c"))
    assert sorted(comparisons(game)) == [
        ("a", "b", 1.0),
        ("a", "c", 1.0),
        ("b", "a", 0.0),
        ("b", "c", 0.5),
        ("c", "a", 0.0),
        ("c", "b", 0.5),
    ]
    copies = made((9.0, 4.0, 5.0), (0,), ("a", "b", "b"))
    assert sorted(comparisons(copies)) == [("a", "b", 1.0)] * 2 + [("b", "a", 0.0)] * 2


def test_a_forfeit_is_a_defeat_against_all_others() -> None:
    game = made((50.0, 4.0, 6.0), (1, 2), ("a", "b", "c"), forfeit=0)
    assert sorted(comparisons(game)) == [("b", "a", 1.0), ("c", "a", 1.0)]
    summary = summarize(plan_of("a", "b", "c", players=3), [game], 3)
    a, b, _ = summary.standings
    assert (a.forfeits, b.forfeits) == (1, 0)
    assert (a.share.victories, b.share.victories) == (0, 0.5)
    assert a.rating < b.rating
    assert a.points is None  # no game was finished
    assert summary.reasons == {"a": [(failed("gave up"), 1)]}
    assert json.loads(json.dumps(summary.json()))["forfeit_reasons"] == {
        "a": [{"message": failed("gave up").json(), "games": 1}]
    }


def test_reasons_are_counted() -> None:
    reasons = ["late", "lost", "late"]
    games = [
        made((1.0, 2.0), (1,), forfeit=0, number=number, reason=failed(why))
        for number, why in enumerate(reasons)
    ]
    assert reasons_of(games) == {"a": [(failed("late"), 2), (failed("lost"), 1)]}


def test_means_and_times(plan: Plan) -> None:
    games = [
        made((10.0, 4.0), (0,), number=0),
        made((6.0, 8.0), (1,), ("b", "a"), number=1, rotation=1, slowest=(0.5, 0.9)),
    ]
    summary = summarize(plan, games, 2)
    a, b = summary.standings
    assert (a.points, b.points) == (9.0, 5.0)
    assert a.times.a_move == pytest.approx(0.2)
    assert a.times.a_turn == pytest.approx(0.5)
    assert (a.times.slowest, b.times.slowest) == (0.9, 0.75)
    assert a.rating_interval is None  # one deal does not show how deals differ
    assert [share.victories for share in summary.seats] == [1, 1]
    assert summary.wins == [[0, 2], [0, 0]]


def random_match(deals: int, strength: float, seed: int) -> Summary:
    """Return a match between two bots, of which one wins with probability `strength`."""
    dice = random.Random(seed)
    plan = plan_of("a", "b", seed=seed)
    games = []
    for number in range(2 * deals):
        task = plan.task(number)
        won = dice.random() < strength
        points = {"a": 60.0 + 5 * won, "b": 62.0}
        winner = task.bots.index("a" if won else "b")
        by_seat = tuple(points[bot] for bot in task.bots)
        games.append(
            made(by_seat, (winner,), task.bots, number=number, deal=task.deal, rotation=number % 2)
        )
    dice.shuffle(games)
    return summarize(plan, games, 2 * deals)


def test_intervals_hold_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """In many matches with a true difference of 191 points, nearly all intervals contain it."""
    monkeypatch.setattr("sacbe.arena.summary.ROUNDS", 200)
    inside = 0
    for seed in range(30):
        a, b = random_match(60, 0.75, seed).standings
        assert a.rating_interval is not None
        low, high = a.rating_interval
        assert low < a.rating < high
        assert a.rating == pytest.approx(-b.rating)
        inside += low < 190.85 / 2 < high
    assert inside >= 25


def test_more_games_are_surer() -> None:
    widths = []
    for deals in (20, 80, 320):
        interval = random_match(deals, 0.6, 1).standings[0].rating_interval
        assert interval is not None
        widths.append(interval[1] - interval[0])
    assert widths[0] > 1.5 * widths[1] > 2.25 * widths[2]


def test_who_wins_everything_is_not_measured_exactly() -> None:
    a = random_match(10, 1.1, 1).standings[0]
    assert a.rating_interval is not None
    low, high = a.rating_interval
    assert low < a.rating - 20
    assert high > a.rating + 20


def test_order_does_not_matter() -> None:
    plan = plan_of("random", "coin", players=3, seed=2)
    games = played(plan, games=6)
    one = summarize(plan, games, len(games))
    assert summarize(plan, games[::-1], len(games)) == one
    assert one.games == len(games)
    assert sum(share.victories for share in one.seats) == pytest.approx(len(games))
    for table in one.tables:
        assert sum(share.share for share in table.shares.values()) == pytest.approx(1)
        assert sum(share.fair for share in table.shares.values()) == pytest.approx(1)
