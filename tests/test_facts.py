"""The facts that rules report add up to every change in what players hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given

import sacbe
from sacbe import CHANCE, NOBODY, Fact, Position
from sacbe.core.facts import totals
from tests.tikal.table import Table as TikalTable
from tests.tzolkin.table import Table as TzolkinTable
from tests.walks import CASES, Walk, start, walk_on, walks

DERIVED = {"would_score"}
"""Holdings that are derived from the board."""
every_case = pytest.mark.parametrize(("name", "players"), CASES)


def held(position: Position) -> list[dict[str, int]]:
    """Return what every seat holds."""
    holdings = [position.game.holdings(position, seat) for seat in range(position.players)]
    return [{name: one[name] for name in one if name not in DERIVED} for one in holdings]


@every_case
@given(walk=walks())
def test_facts_are_all_that_changes(name: str, players: int, walk: Walk) -> None:
    """Every change of goods, points, steps, levels, workers, tiles, treasures has its facts."""
    position = start(name, players, walk)
    last = position.copy()
    for id in walk_on(position, walk):
        before = held(last)
        facts = last.report(id)
        assert last == position, "a listener changes nothing"
        after = held(last)
        for seat in range(players):
            reported = totals(facts, seat)
            changed = {
                what: after[seat][what] - before[seat][what]
                for what in after[seat]
                if after[seat][what] != before[seat][what]
            }
            assert changed == {what: reported[what] for what in reported if what in after[seat]}
        assert all(fact.seat in (NOBODY, *range(players)) for fact in facts)


def test_an_illegal_move_reports_nothing() -> None:
    position = sacbe.GAMES["tzolkin"].start(2, first=0)
    with pytest.raises(sacbe.IllegalMove):
        position.report("first 1")
    assert position.facts is None
    assert position.copy().facts is None


TZOLKIN: list[tuple[Callable[[], Position], str, list[Fact]]] = [
    (  # TZ-4.4, TZ-4.16: fishing with agriculture
        lambda: TzolkinTable().technologies(0, agriculture=2).retrieve("palenque", 1),
        "act palenque 1",
        [Fact(0, "corn", 4, "palenque", 1)],
    ),
    (  # TZ-4.1: stepping back is paid first
        lambda: TzolkinTable().goods(0, corn=1).retrieve("yaxchilan", 2),
        "act yaxchilan 1",
        [Fact(0, "corn", -1, "step_back"), Fact(0, "wood", 1, "yaxchilan", 1)],
    ),
    (  # TZ-3.2: a worker on the lowest free space
        lambda: TzolkinTable().goods(0, corn=3).stand(1, "uxmal", 0, 1).position(),
        "place uxmal",
        [Fact(0, "corn", -2, "placing", "uxmal"), Fact(0, "placed", 2, "uxmal")],
    ),
    (  # TZ-4.14: an altar gives points and a step
        lambda: TzolkinTable().goods(0, skull=1).retrieve("chichen_itza", 1),
        "act chichen_itza 1",
        [
            Fact(0, "skull", -1, "chichen_itza", 1),
            Fact(0, "quarter_points", 16, "chichen_itza", 1),
            Fact(0, "chaac", 1, "chichen_itza", 1),
        ],
    ),
]


@pytest.mark.parametrize(("table", "token", "facts"), TZOLKIN)
def test_facts_of_tzolkin(table: Callable[[], Position], token: str, facts: list[Fact]) -> None:
    assert table().report(token) == facts


def test_a_food_day_reports_meals_and_rewards() -> None:
    """TZ-7.2, TZ-7.5: who ate, who went hungry, what the temples gave."""
    table = TzolkinTable(2).day(14, 1).last_turn().goods(0, corn=3).goods(1, corn=9)
    position = table.temples(0, chaac=3).position()
    position.play("place palenque")
    facts = position.report("end turn")
    assert [fact.detail for fact in facts if fact.what == "food_day"] == ["points"]
    assert (totals(facts, 0)["fed"], totals(facts, 0)["hungry"]) == (1, 2)
    hunger = [fact for fact in facts if fact.source == "hunger"]
    assert hunger == [Fact(0, "quarter_points", -24, "hunger", 2)]
    while position.to_move == CHANCE:  # the new buildings come before the rewards (TZ-7.1)
        facts = position.report(position.legal()[0])
    rewards = [fact for fact in facts if fact.source in ("food_day", "leader") and fact.seat == 0]
    assert Fact(0, "quarter_points", 16, "food_day", 2) in rewards
    assert Fact(0, "quarter_points", 24, "leader", 2) in rewards


def test_facts_of_tikal() -> None:
    """TK-4.4, TK-4.8, TK-5.1: steps, guards and temples are reported by hex."""
    position = TikalTable(2).stand(0, "a4", explorers=2).turn(0).position()
    assert position.report("uncover a4") == [
        Fact(0, "level", 2, "uncover", "a4"),
        Fact(0, "action_points", -2, "uncover"),
    ]
    assert position.report("guard explorer a4") == [
        Fact(0, "guarded", 2, "guard", "a4"),
        Fact(0, "figures", -1, "guard", "a4"),
        Fact(0, "action_points", -5, "guard"),
    ]
    assert position.last_scoring() == [Fact(0, "points", 2, "temples", "a4")]
