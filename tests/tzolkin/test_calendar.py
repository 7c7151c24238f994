"""Section 6 of the rules: the calendar."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import Position

from .table import Table, close_round, has, play, seen

SMALL = ("palenque", "yaxchilan", "tikal", "uxmal")


def spaces(position: Position, gear: str, seat: int) -> list[int]:
    """Return the numbered spaces of a gear on which a player has workers."""
    row = seen(position)["gears"][gear]["spaces"]
    return [space for space, who in enumerate(row) if who == seat]


def may_jump(position: Position, gear: str = "palenque") -> bool:
    """Close the round by placing on a gear; return whether two days are offered."""
    close_round(position, gear)
    return "two days" in position.tokens()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_on_the_starting_player_space(players: int) -> None:
    """TZ-6.1: 1 corn goes to the calendar, one day passes, the first player stays the same."""
    position = Table(players, first=1).last_turn().position()
    close_round(position)
    calendar = seen(position)["calendar"]
    assert (calendar["corn"], calendar["day"], calendar["first"]) == (1, 2, 1)
    assert position.to_move == 1
    assert [has(position, seat)["board"] for seat in range(players)] == ["light"] * players


def test_calendar_corn_gathers() -> None:
    """TZ-6.1: corn accumulates round after round, until somebody takes it."""
    position = Table(2).position()
    for corn in (1, 2):
        play(position, "place palenque", "end turn", "place yaxchilan", "end turn")
        assert seen(position)["calendar"]["corn"] == corn
    play(position, "place start", "end turn")
    assert has(position, 0)["corn"] == 2


@pytest.mark.parametrize(
    ("players", "first", "owner", "then"),
    [
        (4, 0, 2, 2),
        (4, 0, 3, 3),
        (4, 2, 1, 1),
        (4, 0, 0, 1),
        (4, 3, 3, 0),
        (3, 1, 0, 0),
        (3, 2, 2, 0),
        (2, 0, 1, 1),
        (2, 0, 0, 1),
        (2, 1, 1, 0),
    ],
)
def test_first_player_marker(players: int, first: int, owner: int, then: int) -> None:
    """TZ-6.2: the marker goes to the worker's player, or to the left if they already have it."""
    position = Table(players, first=first).starter(owner).last_turn().position()
    close_round(position)
    assert position.to_move == owner
    assert position.tokens() == ["one day", "two days"]
    play(position, "one day")
    assert seen(position)["calendar"]["first"] == position.to_move == then


@pytest.mark.parametrize("days", ["one day", "two days"])
def test_starting_worker_comes_home(days: str) -> None:
    """TZ-6.2: the worker returns to hand, no corn goes to the calendar, and the space is free."""
    position = Table().starter(1).last_turn().position()
    assert has(position, 1)["hand"] == 2
    close_round(position)
    play(position, days)
    assert has(position, 1)["hand"] == 3
    assert seen(position)["calendar"]["corn"] == 0
    assert seen(position)["calendar"]["starting_space"] is None
    assert "place start" in position.tokens()


@pytest.mark.parametrize("owner", [0, 1, 3])
@pytest.mark.parametrize(("days", "day"), [("one day", 2), ("two days", 3)])
def test_days_by_wish(days: str, day: int, owner: int) -> None:
    """TZ-6.2: two days turn only the board of the player who chose them dark; one day none."""
    position = Table().starter(owner).last_turn().position()
    close_round(position)
    play(position, days)
    assert seen(position)["calendar"]["day"] == day
    dark = [seat for seat in range(4) if has(position, seat)["board"] == "dark"]
    assert dark == [owner] * (days == "two days")


def test_no_jump_with_a_dark_board() -> None:
    """TZ-6.2: with a dark board, the calendar advances one day."""
    position = Table().starter(1).dark(1).last_turn().position()
    assert not may_jump(position)
    assert seen(position)["calendar"]["day"] == 2
    assert seen(position)["calendar"]["first"] == 1
    assert seen(position)["calendar"]["corn"] == 0
    assert has(position, 1)["board"] == "dark"


def test_only_the_board_of_the_worker_counts() -> None:
    """TZ-6.2: when the marker passes on, the new first player's board does not matter."""
    assert may_jump(Table().starter(0).dark(1).last_turn().position())
    assert not may_jump(Table().starter(0).dark(0).last_turn().position())


@pytest.mark.parametrize("gear", SMALL)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_space_6_forbids_the_jump(gear: str, seat: int) -> None:
    """TZ-6.3: anybody's worker on 6 of a small gear forbids it, even the chooser's own."""
    position = Table().starter(1).stand(seat, gear, 6).last_turn().position()
    assert not may_jump(position)
    assert seen(position)["calendar"]["day"] == 2
    assert spaces(position, gear, seat) == [7]
    assert has(position, 1)["board"] == "light"


@pytest.mark.parametrize("gear", SMALL)
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4, 5, 7])
def test_other_spaces_of_small_gears_allow_the_jump(gear: str, space: int) -> None:
    """TZ-6.3: workers on 5 and lower stay on the gear, one on 7 falls anyway."""
    position = Table().starter(1).stand(0, gear, space).last_turn().position()
    assert may_jump(position, "uxmal" if gear == "palenque" else "palenque")


def test_space_9_of_chichen_itza_forbids_the_jump() -> None:
    """TZ-6.3: 9 is the second-to-last space there."""
    position = Table().starter(1).stand(0, "chichen_itza", 9).last_turn().position()
    assert not may_jump(position)
    assert spaces(position, "chichen_itza", 0) == [10]


@pytest.mark.parametrize("space", [5, 6, 7, 8, 10])
def test_other_spaces_of_chichen_itza_allow_the_jump(space: int) -> None:
    """TZ-6.3: 6 and 7 are not the last spaces there, nor is 8; a worker on 10 falls anyway."""
    assert may_jump(Table().starter(1).stand(0, "chichen_itza", space).last_turn().position())


def test_worker_on_6_beside_one_on_7_forbids_the_jump() -> None:
    """TZ-6.3: a worker that falls anyway does not excuse one that would not."""
    assert not may_jump(Table().starter(1).stand(2, "tikal", 6, 7).last_turn().position())


@pytest.mark.parametrize(("players", "others"), [(2, [1, 2, 3, 4, 5, 7, 8]), (3, [8])])
def test_neutral_workers_never_forbid_the_jump(players: int, others: list[int]) -> None:
    """TZ-6.3: they do not, even on 6 of every small gear and 9 of Chichen Itza."""
    table = Table(players).starter(0).last_turn()
    table.neutral(palenque=[6], yaxchilan=[6], tikal=[6], uxmal=[6], chichen_itza=[9, *others])
    assert may_jump(table.position())


@pytest.mark.parametrize(
    ("gear", "space"),
    [(gear, space) for gear in SMALL for space in range(7)]
    + [("chichen_itza", space) for space in range(10)],
)
def test_a_day(gear: str, space: int) -> None:
    """TZ-6.4: a worker moves on by one space, up to 7, or up to 10 at Chichen Itza."""
    position = Table().stand(1, gear, space).last_turn().position()
    close_round(position, "palenque" if gear == "chichen_itza" else "chichen_itza")
    assert spaces(position, gear, 1) == [space + 1]
    assert has(position, 1)["hand"] == 2


@pytest.mark.parametrize(("gear", "last"), [(gear, 7) for gear in SMALL] + [("chichen_itza", 10)])
@pytest.mark.parametrize("wish", ["", "one day", "two days"])
def test_falling_off(gear: str, last: int, wish: str) -> None:
    """TZ-6.4: from the last space a worker returns to hand, without an action."""
    table = Table().stand(2, gear, last).goods(2, skull=1)
    if wish:
        table.starter(1)
    position = table.last_turn().position()
    close_round(position)
    if wish:
        play(position, wish)
    player = has(position, 2)
    assert player["hand"] == 3
    assert spaces(position, gear, 2) == []
    goods = [player[good] for good in ("corn", "wood", "stone", "gold", "skull")]
    assert goods == [0, 0, 0, 0, 1]
    assert position.scores()[2] == 0


def test_all_workers_turn_together() -> None:
    """TZ-6.4: neighbours stay neighbours, including the worker placed in this round."""
    table = Table().stand(0, "tikal", 1, 2).stand(1, "tikal", 3, 7).stand(2, "tikal", 4, 6)
    position = table.last_turn().position()
    play(position, "place tikal", "end turn")
    row = seen(position)["gears"]["tikal"]["spaces"]
    assert row == [None, 3, 0, 0, 1, 2, None, 2]
    assert has(position, 1)["hand"] == 2


def test_two_days_carry_two_spaces() -> None:
    """TZ-6.4: a jump moves everybody twice."""
    table = Table().stand(0, "tikal", 0, 5).stand(2, "chichen_itza", 8, 4).starter(1)
    position = table.last_turn().position()
    close_round(position)
    play(position, "two days")
    assert spaces(position, "tikal", 0) == [2, 7]
    assert spaces(position, "chichen_itza", 2) == [6, 10]
    assert spaces(position, "palenque", 3) == [2]


@pytest.mark.parametrize(
    ("day", "food_days"), [(7, 0), (13, 1), (20, 2), (26, 3)], ids=["1st", "2nd", "3rd", "4th"]
)
def test_jumped_food_day_is_held_next_round(day: int, food_days: int) -> None:
    """TZ-6.5: the Food Day is held in the round after the jump; the calendar does not go back."""
    position = Table().day(day, food_days).starter(1).last_turn().position()
    close_round(position)
    play(position, "two days")
    assert seen(position)["calendar"]["day"] == day + 2
    assert seen(position)["calendar"]["food_days_held"] == food_days
    for gear in ("yaxchilan", "tikal", "uxmal"):
        play(position, f"place {gear}", "end turn")
    assert seen(position)["calendar"]["food_days_held"] == food_days
    close_round(position, "chichen_itza")
    assert seen(position)["calendar"]["food_days_held"] == food_days + 1
    if food_days < 3:
        assert seen(position)["calendar"]["day"] == day + 3
        assert position.to_move == 1
    else:
        assert position.is_over
        assert position.to_move == sacbe.NOBODY


def test_jump_onto_a_food_day() -> None:
    """TZ-6.5: two days from round 6 to round 8 skip nothing: 8 is the Food Day."""
    position = Table().day(6).starter(1).last_turn().position()
    close_round(position)
    play(position, "two days")
    assert seen(position)["calendar"]["day"] == 8
    play(position, "place tikal", "end turn", "place uxmal", "end turn")
    play(position, "place yaxchilan", "end turn")
    close_round(position, "chichen_itza")
    assert seen(position)["calendar"]["food_days_held"] == 1
    assert seen(position)["calendar"]["day"] == 9


def test_late_food_day_is_held_once() -> None:
    """TZ-6.5: after the late Food Day the next one comes at its own time."""
    position = Table().day(9).last_turn().position()
    close_round(position)
    assert seen(position)["calendar"]["food_days_held"] == 1
    for day in range(10, 14):
        position = Table().day(day, 1).last_turn().position()
        close_round(position)
        assert seen(position)["calendar"]["food_days_held"] == 1
    position = Table().day(14, 1).last_turn().position()
    close_round(position)
    assert seen(position)["calendar"]["food_days_held"] == 2


@pytest.mark.parametrize(("left_on", "allowed"), [(6, False), (7, True)])
def test_red_leaves_a_worker_on_6(left_on: int, allowed: bool) -> None:
    """T11: Red retrieves from 7 and leaves the worker on 6, so Green cannot jump a day."""
    green, red = 0, 3
    table = Table().starter(green).stand(red, "yaxchilan", 6, 7).last_turn()
    position = table.position()
    play(position, f"retrieve yaxchilan {13 - left_on}", "nothing", "end turn")
    assert ("two days" in position.tokens()) == allowed
