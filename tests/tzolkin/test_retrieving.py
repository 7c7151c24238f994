"""Retrieving workers: which actions they may take and what that costs (TZ-4.1 to TZ-4.3)."""

from __future__ import annotations

import pytest

from tests.tzolkin.table import Table, can, changes, has, play

SMALL_GEARS = ("palenque", "yaxchilan", "tikal", "uxmal")
B06 = {"wood": -2, "stone": -1, "chaac": 1, "quetzalcoatl": 1}
TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}


def rich() -> Table:
    """Return a table where seat 0 can pay for anything but has no corn."""
    return Table().goods(0, wood=9, stone=9, gold=9, skull=3)


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_any_order(order: tuple[int, int, int]) -> None:
    """TZ-4.1: workers are retrieved one after another, in any order."""
    position = Table().stand(0, "yaxchilan", 1, 2, 3).position()
    for space in order:
        play(position, f"retrieve yaxchilan {space}", f"act yaxchilan {space}")
    player = has(position, 0)
    assert (player["wood"], player["stone"], player["gold"], player["corn"]) == (1, 1, 1, 3)
    assert position.tokens() == ["end turn"]


def test_from_several_gears() -> None:
    """TZ-4.1: the workers retrieved in a turn may come from different gears."""
    position = Table().stand(0, "palenque", 1).stand(0, "yaxchilan", 1).position()
    play(position, "retrieve yaxchilan 1", "act yaxchilan 1", "retrieve palenque 1")
    assert changes(position, "act palenque 1") == {"corn": 3}


def test_one_is_enough() -> None:
    """TZ-4.1: the player may stop at any time; the other workers stay where they are."""
    position = Table().stand(0, "yaxchilan", 1, 2).position()
    play(position, "retrieve yaxchilan 2", "act yaxchilan 2")
    assert set(position.tokens()) == {"retrieve yaxchilan 1", "end turn"}
    play(position, "end turn")
    assert position.to_move == 1
    assert position.dump()["yaxchilan"] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_resolved_before_the_next() -> None:
    """TZ-4.1: each worker is resolved fully before the next one is retrieved."""
    position = Table().stand(0, "palenque", 3, 4).position()
    play(position, "retrieve palenque 4")
    assert not can(position, "retrieve palenque 3")
    play(position, "act palenque 4")
    assert set(position.tokens()) == {"harvest wood", "burn"}
    play(position, "burn")
    assert set(position.tokens()) == {"anger chaac", "anger quetzalcoatl", "anger kukulcan"}
    play(position, "anger chaac")
    assert can(position, "retrieve palenque 3")


def test_comes_home() -> None:
    """TZ-4.1: the retrieved worker is back in hand and its space is free."""
    position = Table().stand(0, "yaxchilan", 1, 3).position()
    play(position, "retrieve yaxchilan 3", "act yaxchilan 3")
    assert has(position, 0)["hand"] == 2
    assert position.dump()["yaxchilan"] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_only_own_workers() -> None:
    """TZ-4.1: players cannot retrieve another player's worker or a neutral one."""
    table = Table(2).neutral(
        palenque=[1, 6],
        yaxchilan=[1, 6],
        tikal=[1, 6],
        uxmal=[1, 3, 5, 6],
        chichen_itza=[0, 3],
    )
    position = table.stand(0, "palenque", 2).stand(1, "palenque", 3).position()
    retrievals = [token for token in position.tokens() if token.startswith("retrieve")]
    assert retrievals == ["retrieve palenque 2"]


def test_the_starting_player_space_is_no_gear() -> None:
    """TZ-4.1: a worker on the starting-player space cannot be retrieved; those on gears can."""
    position = Table().starter(0).stand(0, "uxmal", 7).stand(0, "chichen_itza", 10).position()
    retrievals = [token for token in position.tokens() if token.startswith("retrieve")]
    assert retrievals == ["retrieve uxmal 7", "retrieve chichen_itza 10"]


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(
    ("gear", "space", "tokens", "gained"),
    [
        ("palenque", 2, ["act palenque 1"], {"corn": 3 - 1}),
        ("palenque", 3, ["act palenque 3", "harvest wood"], {"wood": 2, "wood_tiles": 1}),
        (
            "palenque",
            3,
            ["act palenque 3", "burn", "anger chaac"],
            {"corn": 5, "corn_tiles": 1, "chaac": -1},
        ),
        ("yaxchilan", 5, ["act yaxchilan 4"], {"corn": -1, "skull": 1}),
        (
            "tikal",
            1,
            ["act tikal 1", "advance theology", "pay gold"],
            {"gold": -1, "theology": 1},
        ),
        ("tikal", 2, ["act tikal 2", "build B06"], B06),
        (
            "tikal",
            5,
            ["act tikal 5", "pay wood", "step chaac kukulcan"],
            {"wood": -1, "chaac": 1, "kukulcan": 1},
        ),
        ("uxmal", 2, ["act uxmal 2", "sell gold", "done"], {"gold": -1, "corn": 4}),
        ("uxmal", 3, ["act uxmal 3"], {"workers": 1}),
        (
            "chichen_itza",
            6,
            ["act chichen_itza 6", "gain gold"],
            {"skull": -1, "points": 8, "kukulcan": 1, "gold": 1},
        ),
    ],
)
def test_whoever_retrieves(
    seat: int, gear: str, space: int, tokens: list[str], gained: dict[str, int]
) -> None:
    """TZ-4.1: at every seat, only the player who retrieves pays and gains."""
    table = Table(first=seat).row("B06")
    for each in range(4):
        table.goods(each, corn=9, wood=4, stone=4, gold=4, skull=1)
    position = table.retrieve(gear, space)
    others = [has(position, other) for other in range(4) if other != seat]
    assert changes(position, *tokens, seat=seat) == gained
    assert [has(position, other) for other in range(4) if other != seat] == others


@pytest.mark.parametrize("seat", range(4))
def test_whoever_builds(seat: int) -> None:
    """TZ-4.8: the tile belongs to the player who built it, at every seat."""
    table = Table(first=seat).goods(seat, wood=4, stone=4, gold=4).row("B06", "B08")
    position = table.act("tikal", 4)
    play(position, "build B06")
    assert [has(position, each)["buildings"] for each in range(4)] == [
        ["B06"] if each == seat else [] for each in range(4)
    ]
    position = Table(first=seat).goods(seat, wood=4, stone=4, gold=4).act("tikal", 4)
    play(position, "build M05")
    assert [has(position, each)["monuments"] for each in range(4)] == [
        ["M05"] if each == seat else [] for each in range(4)
    ]


@pytest.mark.parametrize(
    ("action", "gained"),
    [
        (1, {"wood": 1, "corn": -4}),
        (2, {"stone": 1, "corn": 1 - 3}),
        (3, {"gold": 1}),
        (4, {"skull": 1, "corn": -1}),
        (5, {"gold": 1, "stone": 1, "corn": 2}),
    ],
)
def test_step_back(action: int, gained: dict[str, int]) -> None:
    """TZ-4.1: a lower action costs 1 corn per step back; the space's own action costs none."""
    position = Table().goods(0, corn=4).retrieve("yaxchilan", 5)
    assert changes(position, f"act yaxchilan {action}") == gained


def test_step_back_needs_the_corn() -> None:
    """TZ-4.1: with 2 corn, a worker on 5 can step back to 3 but not to 2."""
    position = Table().goods(0, corn=2).retrieve("yaxchilan", 5)
    assert set(position.tokens()) == {
        "act yaxchilan 3",
        "act yaxchilan 4",
        "act yaxchilan 5",
        "nothing",
    }


def test_step_back_is_paid_before_the_action() -> None:
    """TZ-4.1: what the action yields cannot pay for stepping back to it."""
    assert not can(Table().retrieve("palenque", 2), "act palenque 1")
    assert not can(Table().retrieve("yaxchilan", 3), "act yaxchilan 2")
    assert can(Table().goods(0, corn=1).retrieve("palenque", 2), "act palenque 1")


def test_step_back_comes_on_top_of_the_price() -> None:
    """TZ-4.1: Uxmal 1 from space 2 takes 1 corn and then 3, so 4 corn are needed."""
    assert not can(Table().goods(0, corn=3).retrieve("uxmal", 2), "act uxmal 1")
    position = Table().goods(0, corn=4).retrieve("uxmal", 2)
    assert changes(position, "act uxmal 1", "step chaac") == {"corn": -4, "chaac": 1}


def test_step_back_to_an_occupied_space() -> None:
    """TZ-4.1: it does not matter whether the lower space is occupied."""
    table = Table().goods(0, corn=1).stand(1, "yaxchilan", 2)
    position = table.retrieve("yaxchilan", 3)
    assert changes(position, "act yaxchilan 2") == {"stone": 1}
    assert position.dump()["yaxchilan"] == [0, 0, 2, 0, 0, 0, 0, 0, 0, 0]


def test_never_forward_nor_elsewhere() -> None:
    """TZ-4.1: corn does not buy a higher action or one of another gear."""
    position = Table().goods(0, corn=20).retrieve("yaxchilan", 3)
    assert set(position.tokens()) == {
        "act yaxchilan 1",
        "act yaxchilan 2",
        "act yaxchilan 3",
        "nothing",
    }


def test_nothing() -> None:
    """TZ-4.1: a worker may return without an action, for free."""
    position = Table().goods(0, corn=3).retrieve("yaxchilan", 5)
    assert changes(position, "nothing") == {}
    assert has(position, 0)["hand"] == 3
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal"])
def test_free_choice(gear: str, space: int) -> None:
    """TZ-4.2: spaces 6 and 7 give any action of the gear, even without corn."""
    position = rich().retrieve(gear, space)
    assert set(position.tokens()) == {f"act {gear} {n}" for n in range(1, 6)} | {"nothing"}


@pytest.mark.parametrize("space", [6, 7])
def test_free_choice_at_uxmal(space: int) -> None:
    """TZ-4.2: at Uxmal 6 and 7 only the action's own cost is paid."""
    position = Table().goods(0, corn=3).retrieve("uxmal", space)
    assert set(position.tokens()) == {f"act uxmal {n}" for n in range(1, 6)} | {"nothing"}
    assert changes(position, "act uxmal 1", "step kukulcan") == {"corn": -3, "kukulcan": 1}


@pytest.mark.parametrize(
    ("action", "gained"),
    [
        (1, {"wood": 1}),
        (2, {"stone": 1, "corn": 1}),
        (3, {"gold": 1, "corn": 2}),
        (4, {"skull": 1}),
        (5, {"gold": 1, "stone": 1, "corn": 2}),
    ],
)
@pytest.mark.parametrize("space", [6, 7])
def test_free_choice_takes_no_corn(space: int, action: int, gained: dict[str, int]) -> None:
    """TZ-4.2: nothing is paid for stepping back from a free-choice space."""
    position = Table().goods(0, corn=9).retrieve("yaxchilan", space)
    assert changes(position, f"act yaxchilan {action}") == gained


def test_free_choice_at_chichen_itza() -> None:
    """TZ-4.2: Chichen Itza 10 gives any of the actions 1 to 9, even without corn."""
    position = rich().retrieve("chichen_itza", 10)
    assert set(position.tokens()) == {f"act chichen_itza {n}" for n in range(1, 10)} | {"nothing"}
    assert changes(position.copy(), "act chichen_itza 1") == {"skull": -1, "points": 4, "chaac": 1}


@pytest.mark.parametrize("space", [6, 7])
def test_six_and_seven_are_no_free_choice_at_chichen_itza(space: int) -> None:
    """TZ-4.2: at Chichen Itza only space 10 is a free choice."""
    position = rich().retrieve("chichen_itza", space)
    assert set(position.tokens()) == {f"act chichen_itza {space}", "nothing"}


@pytest.mark.parametrize("gear", [*SMALL_GEARS, "chichen_itza"])
def test_space_0(gear: str) -> None:
    """TZ-4.2: space 0 has no action."""
    position = rich().goods(0, corn=20).retrieve(gear, 0)
    assert position.tokens() == ["nothing"]


@pytest.mark.parametrize(
    ("gear", "space", "goods"),
    [
        ("tikal", 1, {"corn": 9, "skull": 1}),
        ("tikal", 2, {"corn": 9, "stone": 9, "gold": 9, "skull": 1}),
        ("tikal", 5, {"corn": 9, "skull": 1}),
        ("uxmal", 1, {"corn": 2, "wood": 9}),
        ("uxmal", 2, {"corn": 1, "skull": 1}),
        ("uxmal", 4, {"corn": 1, "wood": 9}),
        ("uxmal", 5, {"wood": 9}),
        ("chichen_itza", 9, {"corn": 9, "gold": 9}),
    ],
)
def test_unaffordable(gear: str, space: int, goods: dict[str, int]) -> None:
    """TZ-4.3: an action whose cost cannot be paid is closed (the row holds wood-only farms)."""
    table = Table().goods(0, **goods).row("B01", "B02", "B03", "B04", "B05")
    assert not can(table.retrieve(gear, space), f"act {gear} {space}")


@pytest.mark.parametrize(
    ("gear", "space", "goods"),
    [
        ("tikal", 1, {"wood": 1}),
        ("tikal", 2, {"wood": 1}),
        ("tikal", 3, {"gold": 1}),
        ("tikal", 4, {"wood": 1}),
        ("tikal", 5, {"stone": 1}),
        ("uxmal", 1, {"corn": 3}),
        ("uxmal", 2, {"corn": 2}),
        ("uxmal", 2, {"gold": 1}),
        ("uxmal", 4, {"corn": 2}),
        ("uxmal", 5, {"corn": 1}),
        ("chichen_itza", 9, {"skull": 1}),
    ],
)
def test_just_affordable(gear: str, space: int, goods: dict[str, int]) -> None:
    """TZ-4.3: an action is open as soon as its cost can be paid."""
    table = Table().goods(0, **goods).row("B01", "B02", "B03", "B04", "B05")
    assert can(table.retrieve(gear, space), f"act {gear} {space}")


def test_stepping_back_can_make_an_action_unaffordable() -> None:
    """TZ-4.3: the corn left after stepping back must pay the cost."""
    table = Table().goods(0, corn=2).row("B01")
    assert not can(table.retrieve("uxmal", 5), "act uxmal 4")
    table = Table().goods(0, corn=3).row("B01")
    assert can(table.retrieve("uxmal", 5), "act uxmal 4")
    assert not can(Table().goods(0, corn=2).retrieve("uxmal", 3), "act uxmal 2")


def test_nothing_to_gain() -> None:
    """TZ-4.3: an action that would do nothing at all cannot be chosen."""
    assert not can(Table().goods(3, skull=13).retrieve("yaxchilan", 4), "act yaxchilan 4")
    assert not can(Table().jungle(2, corn=0).retrieve("palenque", 2), "act palenque 2")
    assert not can(Table().workers(0, 6).retrieve("uxmal", 3), "act uxmal 3")
    assert not can(rich().goods(0, corn=9).row().retrieve("uxmal", 4), "act uxmal 4")
    assert not can(rich().row().retrieve("tikal", 2), "act tikal 2")
    assert not can(rich().temples(0, **TOPS).retrieve("tikal", 5), "act tikal 5")
    assert not can(Table().goods(0, corn=9).temples(0, **TOPS).retrieve("uxmal", 1), "act uxmal 1")


def test_going_home_is_always_open() -> None:
    """TZ-4.3: "nothing" can be chosen whether or not there is an action to take."""
    for gear in SMALL_GEARS:
        for space in range(8):
            assert can(rich().goods(0, corn=9).retrieve(gear, space), "nothing")
            assert can(Table().retrieve(gear, space), "nothing")
    for space in range(11):
        assert can(rich().goods(0, corn=9).retrieve("chichen_itza", space), "nothing")
        assert can(Table().retrieve("chichen_itza", space), "nothing")


def test_t3() -> None:
    """T3: the corn of Yaxchilan 2 pays for the worker on 3 to step back to 2."""
    position = Table().stand(0, "yaxchilan", 1, 2, 3).position()
    assert changes(position, "retrieve yaxchilan 2", "act yaxchilan 2") == {"stone": 1, "corn": 1}
    assert changes(position, "retrieve yaxchilan 3", "act yaxchilan 2") == {"stone": 1}
    player = has(position, 0)
    assert (player["stone"], player["corn"], player["gold"]) == (2, 1, 0)


def test_t3_the_other_way_round() -> None:
    """T3: if the worker on 3 is taken first, only action 3 or nothing is open."""
    position = Table().stand(0, "yaxchilan", 1, 2, 3).position()
    play(position, "retrieve yaxchilan 3")
    assert set(position.tokens()) == {"act yaxchilan 3", "nothing"}
