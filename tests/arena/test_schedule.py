"""Who plays whom, when, and where."""

from __future__ import annotations

from collections import Counter

import pytest

from sacbe import BadOption
from sacbe.arena.schedule import BadArena, derive, lineups
from tests.arena.helpers import plan_of


def test_round_robin_takes_every_choice_of_different_bots() -> None:
    assert len(lineups(("a", "b", "c", "d"), 2, False)) == 6
    assert lineups(("a", "b", "c", "d"), 4, False) == (("a", "b", "c", "d"),)
    assert lineups(("a", "b", "c", "d"), 3, False)[0] == ("a", "b", "c")


def test_fewer_bots_than_seats_are_mixed() -> None:
    assert lineups(("a", "b"), 4, False) == (
        ("a", "a", "a", "b"),
        ("a", "a", "b", "b"),
        ("a", "b", "b", "b"),
    )
    assert all(len(set(lineup)) > 1 for lineup in lineups(("a", "b", "c"), 4, False))


def test_gauntlet_is_one_against_copies() -> None:
    assert lineups(("a", "b", "c"), 4, True) == (("a", "b", "b", "b"), ("a", "c", "c", "c"))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("gauntlet", [False, True])
def test_every_seat_is_taken_equally_often(players: int, gauntlet: bool) -> None:
    plan = plan_of("random", "greedy", "level:1", players=players, gauntlet=gauntlet)
    total = plan.total(7)
    assert total % (players * len(plan.lineups)) == 0
    assert total >= 7 * len(plan.lineups)
    seen: Counter[tuple[int, int, str]] = Counter()
    games = set()
    for number in range(total):
        task = plan.task(number)
        assert task.number == number
        assert sorted(task.bots) == sorted(plan.lineups[task.lineup])
        games.add((task.lineup, task.deal, task.rotation))
        for seat, bot in enumerate(task.bots):
            seen[task.lineup, seat, bot] += 1
    assert len(games) == total
    for lineup, bots in enumerate(plan.lineups):
        for bot in bots:
            assert len({seen[lineup, seat, bot] for seat in range(players)}) == 1


def test_more_games_are_more_deals() -> None:
    """A run can be extended by more games later."""
    plan = plan_of("random", "greedy", "level:1")
    assert {plan.task(number).deal for number in range(plan.total(4))} == {0, 1}
    assert plan.task(plan.total(4)).deal == 2


def test_impossible_fields() -> None:
    with pytest.raises(BadArena, match="at least two bots"):
        plan_of("random")
    with pytest.raises(BadArena, match="“random” is named twice"):
        plan_of("random", "greedy", "random")
    with pytest.raises(BadOption, match="players cannot be 7"):
        plan_of("random", "greedy", players=7)
    with pytest.raises(BadOption, match="mode"):
        plan_of("random", "greedy", options={"mode": "tactical"})


def test_options_are_those_of_the_game() -> None:
    basic = plan_of("random", "greedy", game="tikal")
    assert basic == plan_of("random", "greedy", game="tikal", options={"mode": "basic"})
    assert basic != plan_of("random", "greedy", game="tikal", options={"mode": "tactical"})


def test_seeds_are_the_same_everywhere() -> None:
    """Fixed values, because every machine must compute the same."""
    assert derive("bot", 7, 0, 1, 2) == 4703561063533508881
    many = {derive("bot", 7, deal, rotation, 0) for deal in range(50) for rotation in range(4)}
    assert len(many) == 200
