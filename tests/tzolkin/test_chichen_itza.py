"""Chichen Itza: skulls, points, steps, and theology (TZ-4.14, TZ-4.15)."""

from __future__ import annotations

import pytest

from tests.tzolkin.table import Table, can, changes, has, play

ACTIONS: dict[int, dict[str, int]] = {
    1: {"points": 4, "chaac": 1},
    2: {"points": 5, "chaac": 1},
    3: {"points": 6, "chaac": 1},
    4: {"points": 7, "kukulcan": 1},
    5: {"points": 8, "kukulcan": 1},
    6: {"points": 8, "kukulcan": 1},
    7: {"points": 10, "quetzalcoatl": 1},
    8: {"points": 11, "quetzalcoatl": 1},
    9: {"points": 13, "quetzalcoatl": 1},
}
TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}


def actions(*numbers: int) -> set[str]:
    return {f"act chichen_itza {number}" for number in numbers} | {"nothing"}


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 7])
def test_action(number: int) -> None:
    """TZ-4.14: a skull is spent for the points and the step of the action."""
    position = Table().goods(0, skull=2).retrieve("chichen_itza", number)
    gained = changes(position, f"act chichen_itza {number}")
    assert gained == {"skull": -1} | ACTIONS[number]
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
@pytest.mark.parametrize("number", [6, 8, 9])
def test_action_with_a_resource(number: int, resource: str) -> None:
    """TZ-4.14: actions 6, 8 and 9 also give one resource of choice."""
    position = Table().goods(0, skull=2).retrieve("chichen_itza", number)
    gained = changes(position, f"act chichen_itza {number}", f"gain {resource}")
    assert gained == {"skull": -1, resource: 1} | ACTIONS[number]
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize("number", range(1, 10))
def test_needs_a_skull(number: int) -> None:
    """TZ-4.14: without a skull no action of Chichen Itza can be taken."""
    table = Table().goods(0, corn=20, wood=9, stone=9, gold=9).technologies(0, theology=3)
    assert table.retrieve("chichen_itza", number).tokens() == ["nothing"]


@pytest.mark.parametrize("number", range(1, 10))
def test_once_in_a_game(number: int) -> None:
    """TZ-4.14: an action whose space holds a skull is closed to everybody."""
    position = Table().goods(0, skull=1).altars(number).retrieve("chichen_itza", 10)
    assert set(position.tokens()) == actions(*(n for n in range(1, 10) if n != number))


def test_whoever_comes_first() -> None:
    """TZ-4.14: the skull stays on the space, so the action is closed to the next player."""
    table = Table().goods(0, skull=1).goods(1, skull=1, corn=1)
    position = table.stand(0, "chichen_itza", 4).stand(1, "chichen_itza", 5).position()
    play(position, "retrieve chichen_itza 4", "act chichen_itza 4", "end turn")
    assert position.view(None)["altars"] == [4]
    assert position.view(None)["skulls_left"] == 11
    play(position, "retrieve chichen_itza 5")
    assert set(position.tokens()) == actions(5)


def test_twice_in_one_turn() -> None:
    """TZ-4.14: the same player cannot take an action twice either."""
    table = Table().goods(0, skull=2, corn=1).stand(0, "chichen_itza", 4, 5)
    position = table.position()
    play(position, "retrieve chichen_itza 5", "act chichen_itza 4", "retrieve chichen_itza 4")
    assert position.tokens() == ["nothing"]


def test_step_lost_at_the_top() -> None:
    """TZ-4.14: if the marker cannot rise, the action still scores."""
    position = Table().goods(0, skull=1).temples(0, chaac=6).retrieve("chichen_itza", 1)
    assert changes(position, "act chichen_itza 1") == {"skull": -1, "points": 4}


def test_t5() -> None:
    """T5: from 7, 1 corn back to 6: a skull, 8 points, a step in the green temple, gold."""
    position = Table().goods(0, skull=1, corn=1).retrieve("chichen_itza", 7)
    gained = changes(position, "act chichen_itza 6", "gain gold")
    assert gained == {"corn": -1, "skull": -1, "points": 8, "kukulcan": 1, "gold": 1}


@pytest.mark.parametrize("theology", [2, 3])
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_theology_2(temple: str, theology: int) -> None:
    """TZ-4.14: with theology 2, after the action 1 resource buys a step in any temple."""
    table = Table().goods(0, skull=1, stone=3).technologies(0, theology=theology)
    position = table.act("chichen_itza", 7)
    assert changes(position, "pay stone", f"step {temple}") == {"stone": -1, temple: 1}
    assert position.tokens() == ["end turn"]


def test_theology_2_may_be_left() -> None:
    """TZ-4.14: the step of theology 2 is optional, and corn or skulls cannot pay for it."""
    table = Table().goods(0, skull=2, stone=1, corn=5).technologies(0, theology=2)
    position = table.act("chichen_itza", 1)
    assert set(position.tokens()) == {"pay stone", "done"}
    assert changes(position, "done") == {}
    assert position.tokens() == ["end turn"]


def test_theology_2_with_the_resource_just_gained() -> None:
    """TZ-4.14: the resource that the action gave may pay for the step."""
    table = Table().goods(0, skull=1).technologies(0, theology=2)
    position = table.act("chichen_itza", 6)
    play(position, "gain wood")
    assert changes(position, "pay wood", "step chaac") == {"wood": -1, "chaac": 1}


@pytest.mark.parametrize("theology", [0, 1])
def test_no_such_step_below_level_2(theology: int) -> None:
    """TZ-4.14: theology 0 and 1 do not sell a step."""
    table = Table().goods(0, skull=1, wood=3).technologies(0, theology=theology)
    assert table.act("chichen_itza", 1).tokens() == ["end turn"]


def test_no_such_step_without_resources() -> None:
    """TZ-4.14: without a resource theology 2 has nothing to sell."""
    table = Table().goods(0, skull=2, corn=5).technologies(0, theology=2)
    assert table.act("chichen_itza", 1).tokens() == ["end turn"]


def test_no_such_step_elsewhere() -> None:
    """TZ-4.14: theology 2 sells its step at Chichen Itza only, and only after an action."""
    table = Table().goods(0, wood=3).technologies(0, theology=2)
    assert table.act("yaxchilan", 3).tokens() == ["end turn"]
    table = Table().goods(0, wood=3, skull=1).technologies(0, theology=2)
    position = table.retrieve("chichen_itza", 5)
    play(position, "nothing")
    assert position.tokens() == ["end turn"]


def test_no_such_step_when_nothing_can_rise() -> None:
    """TZ-4.14: theology 2 sells no step to a player whose markers cannot rise."""
    table = Table().goods(0, wood=3, skull=1).technologies(0, theology=2).temples(0, **TOPS)
    assert table.act("chichen_itza", 1).tokens() == ["end turn"]


@pytest.mark.parametrize("theology", [1, 2, 3])
@pytest.mark.parametrize("space", range(9))
def test_next_space(space: int, theology: int) -> None:
    """TZ-4.15: from theology 1 on, the next space's action may be taken, for no corn."""
    table = Table().goods(0, skull=1).technologies(0, theology=theology)
    position = table.retrieve("chichen_itza", space)
    own = [space] if space > 0 else []
    assert set(position.tokens()) == actions(*own, space + 1)


@pytest.mark.parametrize("space", range(10))
def test_no_next_space_without_theology(space: int) -> None:
    """TZ-4.15: without theology no corn buys the next space's action."""
    position = Table().goods(0, skull=1, corn=20).retrieve("chichen_itza", space)
    assert set(position.tokens()) == actions(*range(1, space + 1))


def test_next_space_costs_no_corn() -> None:
    """TZ-4.15: going forward costs nothing, going back still 1 corn per step."""
    table = Table().goods(0, skull=1, corn=5).technologies(0, theology=1)
    position = table.retrieve("chichen_itza", 3)
    forth = changes(position.copy(), "act chichen_itza 4")
    assert forth == {"skull": -1, "points": 7, "kukulcan": 1}
    back = changes(position, "act chichen_itza 1")
    assert back == {"skull": -1, "points": 4, "chaac": 1, "corn": -2}


def test_from_space_9() -> None:
    """TZ-4.15: from space 9 theology 1 reaches space 10, any action for no corn."""
    table = Table().goods(0, skull=1).technologies(0, theology=1)
    position = table.retrieve("chichen_itza", 9)
    assert set(position.tokens()) == actions(*range(1, 10))
    table = Table().goods(0, skull=1, corn=9).technologies(0, theology=1)
    position = table.retrieve("chichen_itza", 9)
    gained = changes(position, "act chichen_itza 2")
    assert gained == {"skull": -1, "points": 5, "chaac": 1}


def test_from_space_10() -> None:
    """TZ-4.15: space 10 has no next space; it is a free choice as usual."""
    table = Table().goods(0, skull=1).technologies(0, theology=1)
    position = table.retrieve("chichen_itza", 10)
    assert set(position.tokens()) == actions(*range(1, 10))


def test_in_place_of_the_own_action() -> None:
    """TZ-4.15: the next space's action replaces any other."""
    table = Table().goods(0, skull=2).technologies(0, theology=1)
    position = table.retrieve("chichen_itza", 3)
    play(position, "act chichen_itza 4")
    assert position.tokens() == ["end turn"]
    assert has(position, 0)["skull"] == 1


def test_next_space_taken() -> None:
    """TZ-4.15: the next space's action must still be open."""
    table = Table().goods(0, skull=1).technologies(0, theology=1).altars(4)
    assert not can(table.retrieve("chichen_itza", 3), "act chichen_itza 4")


def test_next_space_occupied() -> None:
    """TZ-4.15: a worker on the next space does not matter."""
    table = Table().goods(0, skull=1).technologies(0, theology=1).stand(1, "chichen_itza", 4)
    assert can(table.retrieve("chichen_itza", 3), "act chichen_itza 4")


def test_next_space_at_chichen_itza_only() -> None:
    """TZ-4.15: theology does not reach the next space on the small gears."""
    position = Table().technologies(0, theology=3).retrieve("yaxchilan", 3)
    assert set(position.tokens()) == {"act yaxchilan 3", "nothing"}
