"""Temples: steps, top steps and angry gods (section 5)."""

from __future__ import annotations

import pytest

from sacbe import Position
from tests.tzolkin.table import Table, can, changes, has, play

TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}
TEMPLES = list(TOPS)


def step_of_choice(table: Table) -> Position:
    """Return a position in which seat 0 has paid for the step of Uxmal 1."""
    return table.goods(0, corn=3).act("uxmal", 1)


@pytest.mark.parametrize(("temple", "step"), [(t, s) for t in TEMPLES for s in range(TOPS[t])])
def test_one_step(temple: str, step: int) -> None:
    """TZ-5.1: a step up moves the marker by one, from the bottom to the top."""
    position = step_of_choice(Table().temples(0, **{temple: step}))
    assert changes(position, f"step {temple}") == {temple: 1}


@pytest.mark.parametrize("temple", TEMPLES)
def test_top(temple: str) -> None:
    """TZ-5.1: a step of choice cannot be taken where the marker is at the top."""
    position = step_of_choice(Table().temples(0, **{temple: TOPS[temple]}))
    assert set(position.tokens()) == {f"step {other}" for other in TEMPLES if other != temple}


@pytest.mark.parametrize("temple", TEMPLES)
def test_one_left_to_rise(temple: str) -> None:
    """TZ-5.1: as long as one marker can rise, steps of choice are available, and go there."""
    steps = TOPS | {temple: 1}
    position = step_of_choice(Table().temples(0, **steps))
    assert position.tokens() == [f"step {temple}"]
    position = Table().goods(0, wood=1).temples(0, **steps).act("tikal", 5)
    assert changes(position, "pay wood", f"step {temple}") == {"wood": -1, temple: 1}
    table = Table().goods(0, wood=1).technologies(0, agriculture=3).temples(0, **steps)
    position = table.act("tikal", 1)
    gained = changes(position, "advance agriculture", "pay wood", f"step {temple}")
    assert gained == {"wood": -1, temple: 1}


def test_two_steps_one_of_them_lost() -> None:
    """TZ-5.1: of B27's two steps the second is lost when the first reaches the top."""
    table = Table().age_2().goods(0, stone=2).temples(0, chaac=5).row("B27")
    gained = changes(table.act("tikal", 2), "build B27")
    assert gained == {"stone": -2, "chaac": 1, "points": 2}


def test_at_the_top_the_step_is_lost() -> None:
    """TZ-5.1: a step in a fixed temple is lost at the top; the rest of the tile is not."""
    table = Table().goods(0, wood=2, stone=1).temples(0, chaac=6).row("B06")
    gained = changes(table.act("tikal", 2), "build B06")
    assert gained == {"wood": -2, "stone": -1, "quetzalcoatl": 1}


def test_a_choice_is_taken_where_it_counts() -> None:
    """TZ-5.1: B08's step is taken in the one temple that can rise."""
    table = Table().goods(0, wood=1, gold=1).temples(0, chaac=6, kukulcan=7).row("B08")
    position = table.act("tikal", 2)
    play(position, "build B08")
    assert position.tokens() == ["step quetzalcoatl"]


@pytest.mark.parametrize("temple", TEMPLES)
def test_top_is_taken(temple: str) -> None:
    """TZ-5.2: while another marker is on the top step, no one else gets there."""
    top = TOPS[temple]
    table = Table().temples(0, **{temple: top - 1}).temples(2, **{temple: top})
    position = step_of_choice(table)
    assert not can(position, f"step {temple}")


@pytest.mark.parametrize(("temple", "action"), [("chaac", 1), ("kukulcan", 4), ("quetzalcoatl", 7)])
def test_step_below_a_taken_top_is_lost(temple: str, action: int) -> None:
    """TZ-5.2: the fixed step of Chichen Itza is lost below a taken top."""
    top = TOPS[temple]
    table = Table().goods(0, skull=1).temples(0, **{temple: top - 1}).temples(1, **{temple: top})
    gained = changes(table.retrieve("chichen_itza", action), f"act chichen_itza {action}")
    assert temple not in gained
    assert gained["points"] > 0


def test_two_steps_to_a_taken_top() -> None:
    """TZ-5.2: of two steps the one that would reach a taken top is lost."""
    table = Table().age_2().goods(0, stone=2).temples(0, chaac=4).temples(3, chaac=6).row("B27")
    gained = changes(table.act("tikal", 2), "build B27")
    assert gained == {"stone": -2, "chaac": 1, "points": 2}


@pytest.mark.parametrize(("temple", "step"), [(t, s) for t in TEMPLES for s in range(1, TOPS[t])])
def test_shared_steps(temple: str, step: int) -> None:
    """TZ-5.2: every step below the top is shared by any number of markers."""
    table = Table().temples(0, **{temple: step - 1})
    for seat in (1, 2, 3):
        table.temples(seat, **{temple: step})
    position = step_of_choice(table)
    assert changes(position, f"step {temple}") == {temple: 1}


def test_top_is_free_again() -> None:
    """TZ-5.2: when the marker on the top goes down, another one may rise there."""
    table = Table().temples(0, chaac=6).temples(1, chaac=5).goods(1, corn=3)
    position = table.stand(0, "palenque", 3).stand(1, "uxmal", 1).position()
    play(position, "retrieve palenque 3", "act palenque 3", "burn", "anger chaac", "end turn")
    play(position, "retrieve uxmal 1", "act uxmal 1")
    assert changes(position, "step chaac", seat=1) == {"chaac": 1}


@pytest.mark.parametrize("temple", TEMPLES)
def test_board_turns_light(temple: str) -> None:
    """TZ-5.3: when a marker reaches a top, the player board turns light side up at once."""
    position = step_of_choice(Table().dark(0).dark(1).temples(0, **{temple: TOPS[temple] - 1}))
    assert has(position, 0)["board"] == "dark"
    play(position, f"step {temple}")
    assert has(position, 0)["board"] == "light"
    assert has(position, 1)["board"] == "dark"


def test_board_stays_light() -> None:
    """TZ-5.3: a board that is already light stays light."""
    position = step_of_choice(Table().temples(0, chaac=5))
    play(position, "step chaac")
    assert has(position, 0)["board"] == "light"


def test_board_stays_dark_below_the_top() -> None:
    """TZ-5.3: no other step turns the board."""
    position = step_of_choice(Table().dark(0).temples(0, quetzalcoatl=6))
    play(position, "step quetzalcoatl")
    assert has(position, 0)["board"] == "dark"


def test_board_stays_dark_below_a_taken_top() -> None:
    """TZ-5.3: a step lost below a taken top does not turn the board."""
    table = Table().goods(0, skull=1).dark(0).temples(0, chaac=5).temples(1, chaac=6)
    assert has(table.act("chichen_itza", 1), 0)["board"] == "dark"


def test_board_stays_dark_for_a_marker_already_there() -> None:
    """TZ-5.3: a step lost at the top does not count as reaching it."""
    table = Table().goods(0, skull=1).dark(0).temples(0, chaac=6)
    assert has(table.act("chichen_itza", 1), 0)["board"] == "dark"


@pytest.mark.parametrize("temple", TEMPLES)
def test_burning_angers(temple: str) -> None:
    """TZ-5.4: burning costs one step in a temple of choice, even from the top."""
    position = Table().temples(0, **TOPS).act("palenque", 4)
    assert changes(position, "burn", f"anger {temple}")[temple] == -1


@pytest.mark.parametrize("temple", TEMPLES)
def test_no_anger_at_the_bottom(temple: str) -> None:
    """TZ-5.4: a marker at the bottom cannot go down, so another one must."""
    position = Table().temples(0, **{temple: 0}).act("palenque", 4)
    play(position, "burn")
    assert set(position.tokens()) == {f"anger {other}" for other in TEMPLES if other != temple}


def test_nobody_else_is_angered() -> None:
    """TZ-5.4: only the player who burned loses a step."""
    position = Table().act("palenque", 4)
    play(position, "burn", "anger kukulcan")
    start = {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}
    assert has(position, 0)["temples"] == start | {"kukulcan": 0}
    assert all(has(position, seat)["temples"] == start for seat in (1, 2, 3))
