"""Tikal 4 and Tikal 5: two buildings, a monument, two temples (TZ-4.9, TZ-4.10, TZ-4.12)."""

from __future__ import annotations

import pytest

from sacbe import Position
from tests.tzolkin.table import Table, can, changes, draw_all, has, play, seen


def row(position: Position) -> object:
    return position.view(None)["row"]


def rich() -> Table:
    return Table().goods(0, wood=9, stone=9, gold=9)


def test_one_building() -> None:
    """TZ-4.9: with Tikal 4 a player may stop after one building."""
    position = rich().row("B01", "B02").act("tikal", 4)
    assert changes(position, "build B01", "done") == {"wood": -1}
    assert has(position, 0)["buildings"] == ["B01"]
    assert position.tokens() == ["end turn"]


def test_two_buildings() -> None:
    """TZ-4.9: Tikal 4 builds two buildings, but no third."""
    position = rich().row("B01", "B02", "B03").act("tikal", 4)
    assert changes(position, "build B01", "build B03") == {"wood": -2}
    assert has(position, 0)["buildings"] == ["B01", "B03"]
    assert position.tokens() == ["end turn"]


def test_one_monument() -> None:
    """TZ-4.9: Tikal 4 builds one monument and nothing after it."""
    position = rich().row("B01").act("tikal", 4)
    assert changes(position, "build M05") == {"wood": -2, "stone": -2, "gold": -2}
    assert has(position, 0)["monuments"] == ["M05"]
    assert position.tokens() == ["end turn"]


def test_no_monument_after_a_building() -> None:
    """TZ-4.9: a monument replaces both buildings."""
    position = rich().row("B01", "B02").act("tikal", 4)
    assert can(position, "build M05")
    play(position, "build B01")
    assert set(position.tokens()) == {"build B02", "done"}


def test_architecture_on_the_first() -> None:
    """TZ-4.9: used on the first building, architecture does not help the second."""
    table = rich().technologies(0, architecture=2).row("B01", "B02")
    position = table.act("tikal", 4)
    first = changes(position, "build B01", "with architecture")
    assert first == {"wood": -1, "corn": 1, "points": 2}
    assert changes(position, "build B02") == {"wood": -1}


def test_architecture_on_the_second() -> None:
    """TZ-4.9, R11: kept for the second building, architecture does not help the first."""
    table = rich().technologies(0, architecture=2).row("B01", "B02")
    position = table.act("tikal", 4)
    play(position, "build B01")
    assert set(position.tokens()) == {"with architecture", "without architecture"}
    assert changes(position, "without architecture") == {"wood": -1}
    assert changes(position, "build B02") == {"wood": -1, "corn": 1, "points": 2}


def test_the_discount_is_for_one_building() -> None:
    """TZ-4.9: with level 3 one of the two buildings is cheaper, not both."""
    table = Table().goods(0, wood=1).technologies(0, architecture=3).row("B01", "B02", "B03")
    position = table.act("tikal", 4)
    assert changes(position, "build B01", "with architecture", "save wood") == {
        "corn": 1,
        "points": 2,
    }
    assert changes(position, "build B02") == {"wood": -1}


def test_a_building_that_needs_the_discount() -> None:
    """TZ-4.9: a building that is affordable only with architecture must use it."""
    position = Table().technologies(0, architecture=3).row("B01", "B02").act("tikal", 4)
    play(position, "build B01")
    assert not can(position, "without architecture")
    play(position, "with architecture", "save wood")
    assert has(position, 0)["buildings"] == ["B01"]
    assert position.tokens() == ["end turn"]


def test_the_discount_kept_for_the_second() -> None:
    """TZ-4.9: with 1 wood, a farm at full price leaves the next one free."""
    table = Table().goods(0, wood=1).technologies(0, architecture=3).row("B01", "B02")
    position = table.act("tikal", 4)
    play(position, "build B01", "without architecture")
    assert changes(position, "build B02", "save wood") == {"corn": 1, "points": 2}


def test_a_level_gained_helps_the_second() -> None:
    """TZ-4.9: the level that B13 gives helps the second building at once."""
    position = Table().goods(0, wood=1, gold=1).row("B01", "B13").act("tikal", 4)
    assert changes(position, "build B13") == {"gold": -1, "architecture": 1}
    assert changes(position, "build B01") == {"wood": -1, "corn": 1}


def test_level_3_gained_helps_the_second() -> None:
    """TZ-4.9: B13 from level 2, built without architecture, makes the second one cheaper."""
    table = Table().goods(0, gold=1).technologies(0, architecture=2).row("B01", "B13")
    position = table.act("tikal", 4)
    first = changes(position, "build B13", "without architecture")
    assert first == {"gold": -1, "architecture": 1}
    assert changes(position, "build B01", "save wood") == {"corn": 1, "points": 2}


def test_a_level_gained_is_no_help_once_architecture_was_used() -> None:
    """TZ-4.9: after using level 1 on B13, level 2 does not help the second building."""
    table = Table().goods(0, wood=1, gold=1).technologies(0, architecture=1).row("B01", "B13")
    position = table.act("tikal", 4)
    first = changes(position, "build B13", "with architecture")
    assert first == {"gold": -1, "corn": 1, "architecture": 1}
    assert changes(position, "build B01") == {"wood": -1}


def test_a_level_gained_inside_the_first_helps_the_second() -> None:
    """TZ-4.9: a level gained by the build that B08 gives helps the second building too."""
    table = Table().goods(0, wood=2, gold=2).row("B01", "B08", "B13")
    position = table.act("tikal", 4)
    play(position, "build B08", "step chaac")
    assert changes(position, "build B13") == {"gold": -1, "architecture": 1}
    assert changes(position, "build B01") == {"wood": -1, "corn": 1}
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize(
    ("first", "goods", "second"),
    [("B12", {"wood": 2, "stone": 1}, "B13"), ("B10", {"wood": 4}, "B11")],
)
def test_the_first_pays_for_the_second(first: str, goods: dict[str, int], second: str) -> None:
    """TZ-4.9: the gold of B12 pays for B13; the stone of B10 for B11."""
    position = Table().goods(0, **goods).row(first, second).act("tikal", 4)
    assert position.tokens() == [f"build {first}"]
    play(position, f"build {first}", f"build {second}")
    player = has(position, 0)
    assert set(player["buildings"]) == {first, second}
    assert (player["wood"], player["stone"], player["gold"]) == (0, 0, 0)


def test_the_action_of_the_first_comes_before_the_second() -> None:
    """TZ-4.9: the market of B18 is visited before the second building, and may pay for it."""
    table = Table().age_2().goods(0, stone=3, corn=4).row("B15", "B18")
    position = table.act("tikal", 4)
    play(position, "build B18")
    assert not can(position, "build B15")
    play(position, "buy wood", "buy wood")
    assert changes(position, "build B15") == {"wood": -2}


def test_farms_and_architecture() -> None:
    """TZ-4.9: without architecture the player is not asked about it."""
    position = rich().row("B01", "B02").act("tikal", 4)
    play(position, "build B01")
    assert set(position.tokens()) == {"build B02", "done"}


MONUMENTS = {
    "M01": {"wood": 3, "stone": 2, "gold": 1},
    "M02": {"wood": 1, "stone": 3, "gold": 2},
    "M03": {"wood": 1, "stone": 1, "gold": 4},
    "M04": {"wood": 1, "gold": 4},
    "M05": {"wood": 2, "stone": 2, "gold": 2},
    "M06": {"wood": 2, "stone": 3, "gold": 1},
    "M07": {"wood": 1, "stone": 1, "gold": 3},
    "M08": {"wood": 2, "stone": 1, "gold": 3},
    "M09": {"wood": 3, "gold": 3},
    "M10": {"stone": 2, "gold": 3},
    "M11": {"stone": 4, "gold": 3},
    "M12": {"stone": 3, "gold": 3},
    "M13": {"gold": 4, "skull": 1},
}
OTHERS = {tile: [other for other in MONUMENTS if other != tile][:5] for tile in MONUMENTS}


@pytest.mark.parametrize("architecture", [0, 1, 2, 3])
@pytest.mark.parametrize("tile", list(MONUMENTS))
def test_monument(tile: str, architecture: int) -> None:
    """TZ-4.10: a monument costs what it says; architecture gives nothing and saves nothing."""
    table = Table().monuments(tile, *OTHERS[tile]).technologies(0, architecture=architecture)
    position = table.goods(0, **MONUMENTS[tile]).row().act("tikal", 4)
    paid = {name: -amount for name, amount in MONUMENTS[tile].items()}
    assert changes(position, f"build {tile}") == paid
    assert has(position, 0)["monuments"] == [tile]
    assert tile not in str(position.view(None)["monuments"])


@pytest.mark.parametrize("tile", list(MONUMENTS))
def test_monument_too_dear(tile: str) -> None:
    """TZ-4.10: not even architecture 3 builds a monument if one of its goods is missing."""
    for name in MONUMENTS[tile]:
        goods = dict(MONUMENTS[tile])
        goods[name] -= 1
        table = Table().monuments(tile, *OTHERS[tile]).technologies(0, architecture=3)
        position = table.goods(0, **goods).row("B01").act("tikal", 4)
        assert can(position, "build B01")
        assert not can(position, f"build {tile}")


def test_monuments_by_tikal_4_only() -> None:
    """TZ-4.10: Tikal 2, Uxmal 4 and the build of B08 do not build monuments."""
    for gear, number in (("tikal", 2), ("uxmal", 4)):
        position = rich().goods(0, corn=40, skull=1).row("B01", "B08").act(gear, number)
        assert set(position.tokens()) == {"build B01", "build B08"}
        play(position, "build B08", "step chaac")
        assert set(position.tokens()) == {"build B01", "done"}


def test_no_monument_without_buildings_at_tikal_2() -> None:
    """TZ-4.10: with an empty row Tikal 2 has nothing to build, Tikal 4 has monuments."""
    position = rich().goods(0, corn=9).row().retrieve("tikal", 4)
    assert can(position, "act tikal 4")
    assert not can(position, "act tikal 2")


def test_monument_by_way_of_uxmal_5() -> None:
    """TZ-4.10: Tikal 4 chosen with Uxmal 5 also builds monuments."""
    position = rich().goods(0, corn=1).act("uxmal", 5)
    gained = changes(position, "act tikal 4", "build M05")
    assert gained == {"corn": -1, "wood": -2, "stone": -2, "gold": -2}


@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
@pytest.mark.parametrize(
    "pair", [("chaac", "quetzalcoatl"), ("chaac", "kukulcan"), ("quetzalcoatl", "kukulcan")]
)
def test_two_temples(resource: str, pair: tuple[str, str]) -> None:
    """TZ-4.12: Tikal 5 gives a step in each of two different temples for 1 resource."""
    position = rich().act("tikal", 5)
    gained = changes(position, f"pay {resource}", f"step {pair[0]} {pair[1]}")
    assert gained == {resource: -1, pair[0]: 1, pair[1]: 1}
    assert position.tokens() == ["end turn"]


def test_two_different_temples() -> None:
    """TZ-4.12: the two steps cannot both be in one temple, nor can one be left out."""
    position = rich().act("tikal", 5)
    play(position, "pay wood")
    assert set(position.tokens()) == {
        "step chaac quetzalcoatl",
        "step chaac kukulcan",
        "step quetzalcoatl kukulcan",
    }


def test_one_temple_can_rise() -> None:
    """TZ-4.12, R9: if only one marker can rise, it rises by one and the other step is lost."""
    table = Table().goods(0, wood=1).temples(0, chaac=6, kukulcan=6).temples(1, kukulcan=7)
    position = table.act("tikal", 5)
    play(position, "pay wood")
    assert position.tokens() == ["step quetzalcoatl"]
    assert changes(position, "step quetzalcoatl") == {"quetzalcoatl": 1}
    assert position.tokens() == ["end turn"]


def test_two_temples_want_a_resource() -> None:
    """TZ-4.12: corn and skulls cannot pay for Tikal 5."""
    assert not can(Table().goods(0, corn=9, skull=2).retrieve("tikal", 5), "act tikal 5")


def test_t9() -> None:
    """T9: two levels for 1 wood each, then two buildings; the row is filled at the turn's end."""
    table = Table().goods(0, wood=4).row("B01", "B02", "B03", "B04", "B05", "B06")
    position = table.stand(0, "tikal", 3, 4).position()
    play(position, "retrieve tikal 3", "act tikal 3")
    assert changes(position, "advance agriculture", "pay wood") == {"wood": -1, "agriculture": 1}
    assert changes(position, "advance theology", "pay wood") == {"wood": -1, "theology": 1}
    play(position, "retrieve tikal 4", "act tikal 4", "build B02", "build B03")
    assert has(position, 0)["wood"] == 0
    assert row(position) == ["B01", None, None, "B04", "B05", "B06"]
    play(position, "end turn")
    draw_all(position)
    filled = row(position)
    assert isinstance(filled, list)
    assert None not in filled
    assert [filled[slot] for slot in (0, 3, 4, 5)] == ["B01", "B04", "B05", "B06"]
    assert position.to_move == 1


def test_a_skull_paid_for_m13_returns_to_the_supply() -> None:
    """TZ-4.6: payments go back to the supply, and are available again at once."""
    table = Table().monuments("M01", "M02", "M03", "M04", "M05", "M13")
    table.goods(0, gold=4, skull=1).goods(1, skull=12)
    position = table.stand(0, "tikal", 4).stand(0, "yaxchilan", 4).position()
    play(position, "retrieve tikal 4", "act tikal 4")
    assert changes(position, "build M13") == {"gold": -4, "skull": -1}
    assert seen(position)["skulls_left"] == 1
    assert seen(position)["altars"] == []
    assert changes(position, "retrieve yaxchilan 4", "act yaxchilan 4") == {"skull": 1}
    assert seen(position)["skulls_left"] == 0
