"""Uxmal: temples, market, workers, corn buildings, any action (TZ-4.13)."""

from __future__ import annotations

import pytest

from tests.tzolkin.table import Table, can, changes, has, play

SMALL_GEARS = ("palenque", "yaxchilan", "tikal", "uxmal")


@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_temple(temple: str) -> None:
    """TZ-4.13: Uxmal 1 gives a step in a temple of choice for 3 corn."""
    position = Table().goods(0, corn=3).retrieve("uxmal", 1)
    assert changes(position, "act uxmal 1", f"step {temple}") == {"corn": -3, temple: 1}
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize(("resource", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_market_rates(resource: str, corn: int) -> None:
    """TZ-4.13: wood costs 2 corn, stone 3, gold 4, for buying and selling."""
    position = Table().goods(0, corn=corn).act("uxmal", 2)
    assert changes(position, f"buy {resource}") == {"corn": -corn, resource: 1}
    position = Table().goods(0, **{resource: 1}).act("uxmal", 2)
    assert changes(position, f"sell {resource}") == {"corn": corn, resource: -1}


@pytest.mark.parametrize(("resource", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_market_too_dear(resource: str, corn: int) -> None:
    """TZ-4.13: a resource cannot be bought with less corn than its rate."""
    other = "stone" if resource == "wood" else "wood"
    position = Table().goods(0, corn=corn - 1, **{other: 1}).act("uxmal", 2)
    assert not can(position, f"buy {resource}")
    assert not can(position, f"sell {resource}")
    assert can(position, f"sell {other}")


def test_market_any_number_of_times() -> None:
    """TZ-4.13: a visit may have any number of exchanges, selling and buying."""
    position = Table().goods(0, corn=1, gold=2, stone=1).act("uxmal", 2)
    gained = changes(position, "sell gold", "sell gold", "sell stone", *["buy wood"] * 6)
    assert gained == {"gold": -2, "stone": -1, "wood": 6, "corn": 8 + 3 - 12}


def test_market_has_no_skulls() -> None:
    """TZ-4.13: skulls are not traded."""
    position = Table().goods(0, corn=20, skull=3, wood=1, stone=1, gold=1).act("uxmal", 2)
    assert set(position.tokens()) == {
        "buy wood",
        "buy stone",
        "buy gold",
        "sell wood",
        "sell stone",
        "sell gold",
    }
    assert not can(Table().goods(0, skull=3).retrieve("uxmal", 2), "act uxmal 2")


@pytest.mark.parametrize("in_play", [3, 4, 5])
def test_worker(in_play: int) -> None:
    """TZ-4.13: Uxmal 3 takes a worker from the supply."""
    position = Table().workers(0, in_play).retrieve("uxmal", 3)
    assert changes(position, "act uxmal 3") == {"workers": 1}
    assert has(position, 0)["supply"] == 6 - in_play - 1


def test_no_seventh_worker() -> None:
    """TZ-4.13: a player has at most 6 workers."""
    assert not can(Table().workers(0, 6).retrieve("uxmal", 3), "act uxmal 3")


def test_worker_is_usable_next_turn() -> None:
    """TZ-4.13: the new worker is not placed this turn; next turn it can be."""
    position = Table().goods(0, corn=1).stand(0, "uxmal", 3).stand(0, "tikal", 0, 1).position()
    play(position, "retrieve uxmal 3", "act uxmal 3")
    assert set(position.tokens()) == {"retrieve tikal 0", "retrieve tikal 1", "end turn"}
    play(position, "end turn")
    for gear in ("palenque", "yaxchilan", "uxmal"):
        play(position, f"place {gear}", "end turn")
    play(position, "place palenque", "place yaxchilan")
    assert has(position, 0)["hand"] == 0


def test_t6() -> None:
    """T6: a building of two resources by Uxmal 4 costs 4 corn."""
    position = Table().goods(0, corn=4).row("B14").act("uxmal", 4)
    assert changes(position, "build B14") == {"corn": -4, "theology": 1, "kukulcan": 1}


def test_corn_building_is_corn_only() -> None:
    """TZ-4.13: at Uxmal 4, resources cannot pay any part of the cost."""
    table = Table().goods(0, corn=3, wood=9, stone=9, gold=9).row("B01", "B14")
    position = table.act("uxmal", 4)
    assert position.tokens() == ["build B01"]
    assert changes(position, "build B01") == {"corn": -2}


def test_one_corn_building() -> None:
    """TZ-4.13: Uxmal 4 is one building."""
    position = Table().goods(0, corn=20).row("B01", "B02").act("uxmal", 4)
    play(position, "build B01")
    assert position.tokens() == ["end turn"]


def test_any_action() -> None:
    """TZ-4.13: Uxmal 5 gives any action 1 to 5 of the small gears except itself."""
    table = Table().goods(0, corn=20, wood=9, stone=9, gold=9, skull=3)
    position = table.act("uxmal", 5)
    wanted = {f"act {gear} {n}" for gear in SMALL_GEARS for n in range(1, 6)}
    assert {t for t in position.tokens() if t != "nothing"} == wanted - {"act uxmal 5"}


@pytest.mark.parametrize(
    ("action", "choices", "gained"),
    [
        ("palenque 1", [], {"corn": 3}),
        ("palenque 2", ["harvest corn"], {"corn": 4, "corn_tiles": 1}),
        ("palenque 3", ["harvest wood"], {"wood": 2, "wood_tiles": 1}),
        ("palenque 5", ["burn", "anger chaac"], {"corn": 9, "corn_tiles": 1, "chaac": -1}),
        ("yaxchilan 1", [], {"wood": 1}),
        ("yaxchilan 4", [], {"skull": 1}),
        ("yaxchilan 5", [], {"gold": 1, "stone": 1, "corn": 2}),
        ("tikal 1", ["advance theology", "pay wood"], {"wood": -1, "theology": 1}),
        ("tikal 2", ["build B01"], {"wood": -1}),
        (
            "tikal 3",
            ["advance theology", "pay wood", "advance extraction", "pay gold"],
            {"wood": -1, "gold": -1, "theology": 1, "extraction": 1},
        ),
        ("tikal 4", ["build B01", "build B02"], {"wood": -2}),
        (
            "tikal 5",
            ["pay stone", "step chaac kukulcan"],
            {"stone": -1, "chaac": 1, "kukulcan": 1},
        ),
        ("uxmal 1", ["step chaac"], {"corn": -3, "chaac": 1}),
        ("uxmal 2", ["buy wood", "done"], {"corn": -2, "wood": 1}),
        ("uxmal 3", [], {"workers": 1}),
        ("uxmal 4", ["build B01"], {"corn": -2}),
    ],
)
@pytest.mark.parametrize("space", [5, 6, 7])
def test_any_action_at_its_own_cost(
    space: int, action: str, choices: list[str], gained: dict[str, int]
) -> None:
    """TZ-4.13: Uxmal 5, from 5 or by free choice, costs 1 corn and what the action costs."""
    table = Table().goods(0, corn=9, wood=9, stone=9, gold=9).row("B01", "B02")
    position = table.retrieve("uxmal", space)
    total = changes(position, "act uxmal 5", f"act {action}", *choices)
    expected = gained | {"corn": gained.get("corn", 0) - 1}
    assert total == expected
    assert position.tokens() == ["end turn"]


def test_any_action_must_be_payable() -> None:
    """TZ-4.13: the 1 corn is paid first, so 3 corn are not enough for Uxmal 1 in this way."""
    assert not can(Table().goods(0, corn=3).act("uxmal", 5), "act uxmal 1")
    position = Table().goods(0, corn=4).retrieve("uxmal", 5)
    gained = changes(position, "act uxmal 5", "act uxmal 1", "step chaac")
    assert gained == {"corn": -4, "chaac": 1}


def test_any_action_with_one_corn() -> None:
    """TZ-4.13: after the last corn, only actions that cost nothing are open."""
    position = Table().goods(0, corn=1).act("uxmal", 5)
    free = {f"act palenque {n}" for n in range(1, 6)} | {f"act yaxchilan {n}" for n in range(1, 6)}
    assert {t for t in position.tokens() if t != "nothing"} == free | {"act uxmal 3"}


@pytest.mark.parametrize(
    ("technologies", "action", "choices", "gained"),
    [
        ({"agriculture": 3}, "palenque 2", ["harvest corn"], {"corn": 7 - 1, "corn_tiles": 1}),
        ({"agriculture": 2}, "palenque 3", ["harvest corn"], {"corn": 6 - 1}),
        (
            {"extraction": 1},
            "palenque 3",
            ["harvest wood"],
            {"corn": -1, "wood": 3, "wood_tiles": 1},
        ),
        ({"extraction": 3}, "yaxchilan 5", [], {"gold": 2, "stone": 2, "corn": 2 - 1}),
        ({"theology": 3}, "yaxchilan 4", [], {"skull": 2, "corn": -1}),
        ({"architecture": 2}, "tikal 2", ["build B01"], {"wood": -1, "points": 2}),
        ({"architecture": 3}, "tikal 2", ["build B01", "save wood"], {"points": 2}),
        (
            {"architecture": 3},
            "uxmal 4",
            ["build B09"],
            {"corn": 1 - 2 - 1, "points": 2, "agriculture": 1},
        ),
    ],
)
def test_any_action_with_technologies(
    technologies: dict[str, int], action: str, choices: list[str], gained: dict[str, int]
) -> None:
    """TZ-4.13: all technologies apply to the action chosen with Uxmal 5 (which costs 1 corn)."""
    table = Table().goods(0, corn=9, wood=1).row("B01", "B09").technologies(0, **technologies)
    position = table.retrieve("uxmal", 5)
    assert changes(position, "act uxmal 5", f"act {action}", *choices) == gained


def test_no_way_to_chichen_itza() -> None:
    """TZ-4.13: Uxmal 5 does not give actions of Chichen Itza."""
    position = Table().goods(0, corn=9, skull=1).act("uxmal", 5)
    assert not any(token.startswith("act chichen_itza") for token in position.tokens())
