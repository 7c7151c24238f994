"""Buildings: all 32 of them, and the effects of architecture (TZ-4.8, TZ-4.11)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from sacbe import Position
from tests.tzolkin.table import Table, can, changes, has, play


class Building(NamedTuple):
    cost: dict[str, int]
    choices: list[str]
    gives: dict[str, int]


BUILDINGS = {
    "B01": Building({"wood": 1}, [], {}),
    "B02": Building({"wood": 1}, [], {}),
    "B03": Building({"wood": 1}, [], {}),
    "B04": Building({"wood": 4}, [], {}),
    "B05": Building({"wood": 4}, [], {}),
    "B06": Building({"wood": 2, "stone": 1}, [], {"chaac": 1, "quetzalcoatl": 1}),
    "B07": Building({"wood": 1, "stone": 2}, [], {"chaac": 1, "kukulcan": 1}),
    "B08": Building({"wood": 1, "gold": 1}, ["step quetzalcoatl"], {"quetzalcoatl": 1}),
    "B09": Building({"wood": 2}, [], {"agriculture": 1}),
    "B10": Building({"wood": 3}, [], {"agriculture": 1, "stone": 1}),
    "B11": Building({"wood": 1, "stone": 1}, [], {"extraction": 1, "corn": 1}),
    "B12": Building({"wood": 2, "stone": 1}, [], {"extraction": 1, "gold": 1}),
    "B13": Building({"gold": 1}, [], {"architecture": 1}),
    "B14": Building({"stone": 1, "gold": 1}, [], {"theology": 1, "kukulcan": 1}),
    "B15": Building({"wood": 2}, [], {}),
    "B16": Building({"wood": 2}, [], {}),
    "B17": Building({"wood": 2}, [], {}),
    "B18": Building({"stone": 3}, ["done"], {"points": 6}),
    "B19": Building({"wood": 1, "stone": 1, "gold": 1}, [], {"workers": 1, "points": 6}),
    "B20": Building({"wood": 1, "gold": 2}, [], {"points": 8}),
    "B21": Building({"wood": 2, "stone": 1, "gold": 1}, ["done"], {"points": 2}),
    "B22": Building(
        {"wood": 1, "stone": 2, "gold": 1},
        [],
        {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1, "points": 3},
    ),
    "B23": Building({"wood": 3}, ["advance theology"], {"theology": 1, "stone": 1}),
    "B24": Building({"wood": 2, "stone": 1}, ["advance extraction"], {"extraction": 1, "gold": 1}),
    "B25": Building(
        {"wood": 3, "stone": 1}, ["advance agriculture"], {"agriculture": 1, "corn": 6}
    ),
    "B26": Building(
        {"wood": 2, "stone": 2}, ["advance architecture"], {"architecture": 1, "skull": 1}
    ),
    "B27": Building({"stone": 2}, [], {"chaac": 2, "points": 2}),
    "B28": Building({"stone": 1, "gold": 1}, [], {"architecture": 1, "points": 3}),
    "B29": Building({"gold": 2}, [], {"kukulcan": 2, "points": 3}),
    "B30": Building({"stone": 2, "gold": 1}, [], {"theology": 1, "chaac": 1, "kukulcan": 1}),
    "B31": Building(
        {"stone": 1, "gold": 2},
        ["advance agriculture", "advance theology"],
        {"agriculture": 1, "theology": 1},
    ),
    "B32": Building({"gold": 3}, [], {"quetzalcoatl": 2, "points": 4}),
}


def table_of(*tiles: str) -> Table:
    """Return a table in the age of these buildings, with only them in the row."""
    table = Table().age_2() if tiles[0] >= "B15" else Table()
    return table.row(*tiles)


def net(*parts: dict[str, int]) -> dict[str, int]:
    """Add up gains and payments; leave out what cancels out."""
    names = {name for part in parts for name in part}
    total = {name: sum(part.get(name, 0) for part in parts) for name in names}
    return {name: amount for name, amount in total.items() if amount != 0}


def paid(cost: dict[str, int]) -> dict[str, int]:
    return {name: -amount for name, amount in cost.items()}


@pytest.mark.parametrize("tile", list(BUILDINGS))
def test_building(tile: str) -> None:
    """TZ-4.8: the player pays the exact cost, takes the tile, and gets all its effects at once. R2:
    the actions of B18 and B21 may be declined."""
    cost, choices, gives = BUILDINGS[tile]
    position = table_of(tile).goods(0, corn=5, wood=5, stone=5, gold=5).act("tikal", 2)
    gained = changes(position, f"build {tile}", *choices)
    assert gained == net(paid(cost), gives)
    assert has(position, 0)["buildings"] == [tile]
    assert position.view(None)["row"] == [None] * 6
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize("tile", list(BUILDINGS))
def test_exact_goods_are_enough(tile: str) -> None:
    """TZ-4.8: the resources of the cost, without corn, are enough to build."""
    cost = BUILDINGS[tile].cost
    position = table_of(tile).goods(0, **cost).act("tikal", 2)
    assert position.tokens() == [f"build {tile}"]


@pytest.mark.parametrize("tile", list(BUILDINGS))
def test_no_substitute(tile: str) -> None:
    """TZ-4.8: if one resource of the cost is missing, other goods do not help."""
    cost = BUILDINGS[tile].cost
    for missing in cost:
        goods = {"corn": 9, "wood": 9, "stone": 9, "gold": 9} | {missing: cost[missing] - 1}
        position = table_of(tile).goods(0, **goods).goods(0, skull=2).retrieve("tikal", 2)
        assert not can(position, "act tikal 2")


@pytest.mark.parametrize("tile", list(BUILDINGS))
def test_building_by_uxmal_4(tile: str) -> None:
    """TZ-4.8: at Uxmal 4 a building costs 2 corn per resource and gives the same."""
    cost, choices, gives = BUILDINGS[tile]
    corn = 2 * sum(cost.values())
    position = table_of(tile).goods(0, corn=corn).act("uxmal", 4)
    if tile in ("B18", "B21"):  # with nothing left to spend, their action offers nothing
        choices = []
    assert changes(position, f"build {tile}", *choices) == net({"corn": -corn}, gives)
    poor = table_of(tile).goods(0, corn=corn - 1, wood=9, stone=9, gold=9)
    assert not can(poor.retrieve("uxmal", 4), "act uxmal 4")


@pytest.mark.parametrize(
    ("tile", "workers", "corn_each"),
    [
        ("B01", 2, 2),
        ("B02", 2, 2),
        ("B03", 2, 2),
        ("B04", 3, 1),
        ("B05", 3, 1),
        ("B15", 0, 2),
        ("B16", 0, 2),
        ("B17", 0, 2),
    ],
)
def test_farm(tile: str, workers: int, corn_each: int) -> None:
    """TZ-4.8: a farm has no immediate effect; it will feed its owner's three workers."""
    position = table_of(tile).goods(0, wood=9).act("tikal", 2)
    assert changes(position, f"build {tile}") == paid(BUILDINGS[tile].cost)
    meals = has(position, 0)["meals"]
    assert (meals["workers"], meals["workers"] and meals["corn_each"]) == (
        workers,
        workers and corn_each,
    )


def test_only_what_lies_in_the_row() -> None:
    """TZ-4.8: buildings in the deck or owned by other players cannot be built."""
    table = Table().goods(0, wood=9, stone=9, gold=9).owns(1, "B01").row("B02", "B06")
    assert set(table.act("tikal", 2).tokens()) == {"build B02", "build B06"}


def test_order_of_b08() -> None:
    """TZ-4.8: B08 gives its step before its build."""
    position = table_of("B08", "B01").goods(0, wood=2, gold=1).act("tikal", 2)
    play(position, "build B08")
    assert set(position.tokens()) == {"step chaac", "step quetzalcoatl", "step kukulcan"}
    play(position, "step kukulcan")
    assert set(position.tokens()) == {"build B01", "done"}


def test_order_of_b21() -> None:
    """TZ-4.8: B21 gives its action before its 2 points."""
    goods = {"wood": 2, "stone": 1, "gold": 1, "corn": 1}
    position = table_of("B21").goods(0, **goods).act("tikal", 2)
    assert "points" not in changes(position, "build B21")
    assert changes(position, "act palenque 1") == {"corn": 2, "points": 2}


def test_order_of_b26() -> None:
    """TZ-4.8: if one skull is left, the bonus of theology takes it before B26 can."""
    table = table_of("B26").goods(0, wood=2, stone=2).goods(1, skull=12)
    position = table.technologies(0, theology=3).act("tikal", 2)
    gained = changes(position, "build B26", "advance theology")
    assert gained == {"wood": -2, "stone": -2, "skull": 1}


def test_order_of_b30() -> None:
    """TZ-4.8: B30 at theology 3 gives a skull and both steps."""
    table = table_of("B30").goods(0, stone=2, gold=1).technologies(0, theology=3)
    gained = changes(table.act("tikal", 2), "build B30")
    assert gained == {"stone": -2, "gold": -1, "skull": 1, "chaac": 1, "kukulcan": 1}


@pytest.mark.parametrize("tile", ["B23", "B24", "B25", "B26", "B31"])
def test_any_technology(tile: str) -> None:
    """TZ-4.8: "any" technology is a choice among all four."""
    position = table_of(tile).goods(0, **BUILDINGS[tile].cost).act("tikal", 2)
    play(position, f"build {tile}")
    assert set(position.tokens()) == {
        "advance agriculture",
        "advance extraction",
        "advance architecture",
        "advance theology",
    }


def test_b31_in_one_technology() -> None:
    """TZ-4.8: both levels of B31 may go into one technology."""
    position = table_of("B31").goods(0, stone=1, gold=2).act("tikal", 2)
    play(position, "build B31")
    assert changes(position, "advance theology", "advance theology") == {"theology": 2}
    assert position.tokens() == ["end turn"]


def test_b19_without_a_worker_left() -> None:
    """TZ-4.8: with six workers in play B19 still gives its points."""
    table = table_of("B19").goods(0, wood=1, stone=1, gold=1).workers(0, 6)
    gained = changes(table.act("tikal", 2), "build B19")
    assert gained == {"wood": -1, "stone": -1, "gold": -1, "points": 6}


def test_b26_without_a_skull_left() -> None:
    """TZ-4.8: with no skull in the supply B26 still gives its level."""
    table = table_of("B26").goods(0, wood=2, stone=2).goods(1, skull=13)
    gained = changes(table.act("tikal", 2), "build B26", "advance theology")
    assert gained == {"wood": -2, "stone": -2, "theology": 1}


def test_b18_market() -> None:
    """TZ-4.8: B18 gives a visit to the market, with any number of exchanges, and 6 points."""
    position = table_of("B18").goods(0, stone=4, corn=4).act("tikal", 2)
    gained = changes(position, "build B18", "sell stone", "buy gold", "done")
    assert gained == {"stone": -4, "corn": 3 - 4, "gold": 1, "points": 6}
    assert position.tokens() == ["end turn"]


HELP = {1: {"corn": 1}, 2: {"corn": 1, "points": 2}, 3: {"corn": 1, "points": 2}}


@pytest.mark.parametrize("architecture", [1, 2])
@pytest.mark.parametrize("tile", list(BUILDINGS))
def test_architecture(tile: str, architecture: int) -> None:
    """TZ-4.11: level 1 gives 1 corn for a building, level 2 also 2 points."""
    cost, choices, gives = BUILDINGS[tile]
    table = table_of(tile).goods(0, corn=5, wood=5, stone=5, gold=5)
    position = table.technologies(0, architecture=architecture).act("tikal", 2)
    gained = changes(position, f"build {tile}", *choices)
    assert gained == net(paid(cost), gives, HELP[architecture])


@pytest.mark.parametrize(
    ("tile", "saved"),
    [(tile, name) for tile, building in BUILDINGS.items() for name in building.cost],
)
def test_architecture_3(tile: str, saved: str) -> None:
    """TZ-4.11: level 3 saves one resource of the cost, of the player's choice."""
    cost, choices, gives = BUILDINGS[tile]
    goods = {"corn": 5, "wood": 5, "stone": 5, "gold": 5} | {saved: cost[saved] - 1}
    table = table_of(tile).goods(0, **goods).technologies(0, architecture=3)
    if tile in ("B13", "B28"):
        gives = {name: n for name, n in gives.items() if name != "architecture"}
        gives = net(gives, {"points": 3})  # the bonus in place of a fourth level
    if tile == "B26":
        choices, gives = ["advance theology"], {"theology": 1, "skull": 1}
    gained = changes(table.act("tikal", 2), f"build {tile}", f"save {saved}", *choices)
    assert gained == net(paid(cost), {saved: 1}, gives, HELP[3])


def test_save_only_what_it_costs() -> None:
    """TZ-4.11, R11: the player chooses which resource of the cost is saved."""
    table = table_of("B06").goods(0, wood=5, stone=5, gold=5).technologies(0, architecture=3)
    position = table.act("tikal", 2)
    play(position, "build B06")
    assert set(position.tokens()) == {"save wood", "save stone"}


def test_save_what_is_missing() -> None:
    """TZ-4.11: the player must be able to pay the rest."""
    table = table_of("B06").goods(0, wood=1, stone=1).technologies(0, architecture=3)
    position = table.act("tikal", 2)
    play(position, "build B06")
    assert position.tokens() == ["save wood"]
    table = table_of("B06").goods(0, wood=1, gold=9).technologies(0, architecture=3)
    assert not can(table.retrieve("tikal", 2), "act tikal 2")


@pytest.mark.parametrize("architecture", [0, 1, 2])
def test_no_discount_below_3(architecture: int) -> None:
    """TZ-4.11: levels 0 to 2 make nothing cheaper."""
    table = table_of("B09").goods(0, wood=1).technologies(0, architecture=architecture)
    assert not can(table.retrieve("tikal", 2), "act tikal 2")
    table = table_of("B09").goods(0, corn=3).technologies(0, architecture=architecture)
    assert not can(table.retrieve("uxmal", 4), "act uxmal 4")


def test_a_free_building() -> None:
    """TZ-4.11: at level 3 a building of one resource costs nothing."""
    position = table_of("B01").technologies(0, architecture=3).act("tikal", 2)
    assert changes(position, "build B01", "save wood") == {"corn": 1, "points": 2}
    position = table_of("B01").technologies(0, architecture=3).act("uxmal", 4)
    assert changes(position, "build B01") == {"corn": 1, "points": 2}


def test_corn_comes_after_payment() -> None:
    """TZ-4.11: the corn of level 1 does not help to pay at Uxmal 4."""
    table = table_of("B01").goods(0, corn=1).technologies(0, architecture=1)
    assert not can(table.retrieve("uxmal", 4), "act uxmal 4")


@pytest.mark.parametrize(
    ("architecture", "gained"),
    [
        (0, {"corn": -6}),
        (1, {"corn": -6 + 1}),
        (2, {"corn": -6 + 1, "points": 2}),
        (3, {"corn": -4 + 1, "points": 2}),
    ],
)
def test_architecture_at_uxmal_4(architecture: int, gained: dict[str, int]) -> None:
    """TZ-4.11: at Uxmal 4, level 3 saves 2 corn; levels 1 and 2 work as at Tikal. R11: with one
    building the player is not asked."""
    table = table_of("B06").goods(0, corn=6).technologies(0, architecture=architecture)
    position = table.act("uxmal", 4)
    assert changes(position, "build B06") == gained | {"chaac": 1, "quetzalcoatl": 1}
    assert position.tokens() == ["end turn"]


def test_uxmal_4_just_payable_at_level_3() -> None:
    """TZ-4.11: with level 3, three resources cost 4 corn at Uxmal 4; 3 corn are not enough."""
    table = table_of("B06").technologies(0, architecture=3)
    assert can(table.goods(0, corn=4).retrieve("uxmal", 4), "act uxmal 4")
    table = table_of("B06").technologies(0, architecture=3)
    assert not can(table.goods(0, corn=3).retrieve("uxmal", 4), "act uxmal 4")


def test_own_level_comes_too_late() -> None:
    """TZ-4.11: the level that a building gives does not help to build it."""
    table = table_of("B28").goods(0, stone=1, gold=1).technologies(0, architecture=1)
    gained = changes(table.act("tikal", 2), "build B28")
    assert gained == {"stone": -1, "gold": -1, "corn": 1, "architecture": 1, "points": 3}


def test_build_of_b08_has_its_own_architecture() -> None:
    """TZ-4.11: architecture helps with B08 and again with the build that it gives."""
    table = table_of("B08", "B01").goods(0, wood=2, gold=1).technologies(0, architecture=2)
    position = table.act("tikal", 2)
    first = changes(position, "build B08", "step chaac")
    assert first == {"wood": -1, "gold": -1, "corn": 1, "points": 2, "chaac": 1}
    assert changes(position, "build B01") == {"wood": -1, "corn": 1, "points": 2}
    assert position.tokens() == ["end turn"]


def test_build_of_b08_with_the_discount() -> None:
    """TZ-4.11: at level 3 both B08 and the build that it gives cost one resource less."""
    table = table_of("B08", "B01").goods(0, wood=1).technologies(0, architecture=3)
    position = table.act("tikal", 2)
    play(position, "build B08", "save gold", "step chaac")
    assert changes(position, "build B01", "save wood") == {"corn": 1, "points": 2}


def test_b08_at_uxmal_4() -> None:
    """TZ-4.11: B08 bought with corn gives a Tikal 2 build, which is paid in resources."""
    table = table_of("B08", "B01", "B06").goods(0, corn=20, wood=1)
    position = table.act("uxmal", 4)
    first = changes(position, "build B08", "step chaac")
    assert first == {"corn": -4, "chaac": 1}
    assert set(position.tokens()) == {"build B01", "done"}
    assert changes(position, "build B01") == {"wood": -1}


def three_buildings(architecture: int) -> Position:
    """Return a position at Tikal 4 with B08, whose build makes it three buildings."""
    table = table_of("B08", "B01", "B02", "B03").goods(0, wood=9, gold=9)
    return table.technologies(0, architecture=architecture).act("tikal", 4)


def test_b08_inside_tikal_4_with() -> None:
    """TZ-4.11: architecture used on B08 also helps its build, but not Tikal 4's second."""
    position = three_buildings(1)
    first = changes(position, "build B08", "with architecture", "step chaac")
    assert first == {"wood": -1, "gold": -1, "corn": 1, "chaac": 1}
    assert changes(position, "build B01") == {"wood": -1, "corn": 1}
    assert changes(position, "build B02") == {"wood": -1}
    assert position.tokens() == ["end turn"]


def test_b08_inside_tikal_4_without() -> None:
    """TZ-4.11: the build of B08 does not use up the architecture kept for the second."""
    position = three_buildings(1)
    first = changes(position, "build B08", "without architecture", "step chaac")
    assert first == {"wood": -1, "gold": -1, "chaac": 1}
    assert changes(position, "build B01") == {"wood": -1, "corn": 1}
    assert changes(position, "build B02") == {"wood": -1, "corn": 1}
    assert position.tokens() == ["end turn"]


def test_b08_as_the_second_of_tikal_4() -> None:
    """TZ-4.11: B08 built second, without help, still gives a build with its own help."""
    position = three_buildings(3)
    play(position, "build B01", "with architecture", "save wood")
    second = changes(position, "build B08", "step chaac")
    assert second == {"wood": -1, "gold": -1, "chaac": 1}
    assert changes(position, "build B02", "save wood") == {"corn": 1, "points": 2}
    assert position.tokens() == ["end turn"]


def test_b08s_build_turned_down_inside_tikal_4() -> None:
    """TZ-4.9, R2: after declining the build of B08, the second of Tikal 4 is still available."""
    position = three_buildings(0)
    play(position, "build B08", "step chaac", "done", "build B03")
    assert has(position, 0)["buildings"] == ["B03", "B08"]
    assert position.tokens() == ["end turn"]


def test_b21_leads_to_tikal_4() -> None:
    """TZ-4.11: Tikal 4 taken with B21 has its own use of architecture, apart from the outer one;
    the 2 points of B21 follow its action.
    """
    table = table_of("B21", "B15", "B16", "B17").goods(0, corn=1, wood=9, stone=9, gold=9)
    position = table.technologies(0, architecture=1).act("tikal", 4)
    first = changes(position, "build B21", "with architecture")
    assert first == {"wood": -2, "stone": -1, "gold": -1, "corn": 1}
    assert changes(position, "act tikal 4", "build B15", "without architecture") == {
        "corn": -1,
        "wood": -2,
    }
    last_inside = changes(position, "build B16")
    assert last_inside == {"wood": -2, "corn": 1, "points": 2}
    assert changes(position, "build B17") == {"wood": -2}
    assert position.tokens() == ["end turn"]


def test_b21_leads_to_uxmal_4() -> None:
    """TZ-4.8: B21 may lead to Uxmal 4, for 1 corn and the corn of the building."""
    table = table_of("B21", "B15").goods(0, corn=5, wood=2, stone=1, gold=1)
    position = table.act("tikal", 2)
    play(position, "build B21")
    assert changes(position, "act uxmal 4", "build B15") == {"corn": -1 - 4, "points": 2}
