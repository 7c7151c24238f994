"""Technologies: the cost and effect of levels (TZ-4.7 and the table of technologies)."""

from __future__ import annotations

import pytest

from tests.tzolkin.table import Table, can, changes, play

TRACKS = ("agriculture", "extraction", "architecture", "theology")


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(
    ("level", "payment", "paid"),
    [
        (1, "pay wood", {"wood": -1}),
        (1, "pay stone", {"stone": -1}),
        (1, "pay gold", {"gold": -1}),
        (2, "pay wood wood", {"wood": -2}),
        (2, "pay stone gold", {"stone": -1, "gold": -1}),
        (3, "pay wood stone gold", {"wood": -1, "stone": -1, "gold": -1}),
        (3, "pay gold gold gold", {"gold": -3}),
    ],
)
def test_price(track: str, level: int, payment: str, paid: dict[str, int]) -> None:
    """TZ-4.7: reaching level 1, 2, 3 takes 1, 2, 3 resources of any mix."""
    table = Table().goods(0, wood=3, stone=3, gold=3).technologies(0, **{track: level - 1})
    gained = changes(table.act("tikal", 1), f"advance {track}", payment)
    assert gained == paid | {track: 1}


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("level", "resources"), [(1, 1), (2, 2), (3, 3)])
def test_too_few_resources(track: str, level: int, resources: int) -> None:
    """TZ-4.7: a track is open with the resources for its next level, but not with one less."""
    table = Table().goods(0, wood=resources, corn=9, skull=1).technologies(0, **{track: level - 1})
    position = table.act("tikal", 1)
    assert can(position, f"advance {track}")
    table = Table().goods(0, wood=resources - 1, corn=9, skull=1)
    position = table.technologies(0, **{track: level - 1}).retrieve("tikal", 1)
    if resources > 1:
        position.play("act tikal 1")
    assert not can(position, f"advance {track}")


@pytest.mark.parametrize(
    ("level", "goods", "mixes"),
    [
        (1, {"wood": 2, "stone": 1}, {"wood", "stone"}),
        (1, {"gold": 1}, {"gold"}),
        (2, {"wood": 2, "stone": 1}, {"wood wood", "wood stone"}),
        (2, {"wood": 1, "stone": 1, "gold": 1}, {"wood stone", "wood gold", "stone gold"}),
        (3, {"wood": 1, "stone": 1, "gold": 1}, {"wood stone gold"}),
        (3, {"wood": 1, "gold": 2}, {"wood gold gold"}),
        (
            3,
            {"stone": 2, "gold": 3},
            {"stone stone gold", "stone gold gold", "gold gold gold"},
        ),
        (3, {"wood": 3, "stone": 1}, {"wood wood wood", "wood wood stone"}),
    ],
)
def test_mixes(level: int, goods: dict[str, int], mixes: set[str]) -> None:
    """TZ-4.7: a player can pay any mix of resources that they have."""
    table = Table().goods(0, **goods).technologies(0, theology=level - 1)
    position = table.act("tikal", 1)
    position.play("advance theology")
    assert set(position.tokens()) == {f"pay {mix}" for mix in mixes}


def test_tikal_1_is_one_advance() -> None:
    """TZ-4.7: Tikal 1 gives one level only."""
    position = Table().goods(0, wood=9).act("tikal", 1)
    play(position, "advance theology", "pay wood")
    assert position.tokens() == ["end turn"]


def test_tikal_3_once() -> None:
    """TZ-4.7: with Tikal 3 a player may stop after one advance."""
    position = Table().goods(0, wood=9).act("tikal", 3)
    assert changes(position, "advance theology", "pay wood", "done") == {"wood": -1, "theology": 1}
    assert position.tokens() == ["end turn"]


def test_tikal_3_in_two_tracks() -> None:
    """TZ-4.7: Tikal 3 gives two levels in different tracks."""
    position = Table().goods(0, wood=9).act("tikal", 3)
    play(position, "advance theology", "pay wood")
    gained = changes(position, "advance agriculture", "pay wood")
    assert gained == {"wood": -1, "agriculture": 1}
    assert position.tokens() == ["end turn"]


def test_tikal_3_in_one_track() -> None:
    """TZ-4.7: Tikal 3 gives two levels in one track, each at its own price."""
    position = Table().goods(0, wood=9).technologies(0, agriculture=1).act("tikal", 3)
    assert changes(position, "advance agriculture", "pay wood wood") == {
        "wood": -2,
        "agriculture": 1,
    }
    assert changes(position, "advance agriculture", "pay wood wood wood") == {
        "wood": -3,
        "agriculture": 1,
    }
    assert position.tokens() == ["end turn"]


def test_each_level_is_paid_when_taken() -> None:
    """TZ-4.7: two resources pay for the first level of a track, but then not for the second."""
    position = Table().goods(0, wood=2).act("tikal", 3)
    play(position, "advance agriculture", "pay wood")
    assert not can(position, "advance agriculture")
    assert can(position, "advance theology")


def test_the_first_advance_may_pay_for_the_second() -> None:
    """TZ-4.7: the bonus of extraction pays for the second advance of Tikal 3."""
    position = Table().goods(0, wood=1).technologies(0, extraction=3).act("tikal", 3)
    play(position, "advance extraction", "pay wood", "gain stone gold")
    gained = changes(position, "advance theology", "pay gold")
    assert gained == {"gold": -1, "theology": 1}


@pytest.mark.parametrize(
    ("track", "choices", "gained"),
    [
        ("agriculture", ["step chaac"], {"stone": -1, "chaac": 1}),
        ("agriculture", ["step quetzalcoatl"], {"stone": -1, "quetzalcoatl": 1}),
        ("agriculture", ["step kukulcan"], {"stone": -1, "kukulcan": 1}),
        ("extraction", ["gain gold gold"], {"stone": -1, "gold": 2}),
        ("extraction", ["gain wood stone"], {"wood": 1}),
        ("architecture", [], {"stone": -1, "points": 3}),
        ("theology", [], {"stone": -1, "skull": 1}),
    ],
)
def test_bonus(track: str, choices: list[str], gained: dict[str, int]) -> None:
    """TZ-4.7: at level 3, 1 resource buys the bonus of the track; the level stays 3."""
    position = Table().goods(0, stone=2).technologies(0, **{track: 3}).act("tikal", 1)
    assert changes(position, f"advance {track}", "pay stone", *choices) == gained
    assert position.tokens() == ["end turn"]


def test_bonus_choices() -> None:
    """TZ-4.7: the bonus of extraction is any two resources."""
    position = Table().goods(0, wood=1).technologies(0, extraction=3).act("tikal", 1)
    play(position, "advance extraction", "pay wood")
    assert set(position.tokens()) == {
        "gain wood wood",
        "gain wood stone",
        "gain wood gold",
        "gain stone stone",
        "gain stone gold",
        "gain gold gold",
    }


def test_bonus_again() -> None:
    """TZ-4.7: the bonus can be bought again and again, for 1 resource each time."""
    position = Table().goods(0, wood=2).technologies(0, architecture=3).act("tikal", 3)
    play(position, "advance architecture", "pay wood")
    gained = changes(position, "advance architecture", "pay wood")
    assert gained == {"wood": -1, "points": 3}


def test_level_3_then_bonus() -> None:
    """TZ-4.7: reaching level 3 gives no bonus yet; a second advance does, for 1 resource."""
    position = Table().goods(0, wood=4).technologies(0, architecture=2).act("tikal", 3)
    assert changes(position, "advance architecture", "pay wood wood wood") == {
        "wood": -3,
        "architecture": 1,
    }
    assert changes(position, "advance architecture", "pay wood") == {"wood": -1, "points": 3}


@pytest.mark.parametrize(
    ("tile", "track", "price", "choices", "gained"),
    [
        ("B09", "agriculture", {"wood": 2}, ["step kukulcan"], {"kukulcan": 1}),
        (
            "B11",
            "extraction",
            {"wood": 1, "stone": 1},
            ["gain gold gold"],
            {"gold": 2, "corn": 1},
        ),
        ("B14", "theology", {"stone": 1, "gold": 1}, [], {"skull": 1, "kukulcan": 1}),
    ],
)
def test_free_bonus(
    tile: str, track: str, price: dict[str, int], choices: list[str], gained: dict[str, int]
) -> None:
    """TZ-4.7: a free advance at level 3 also gives the bonus, for free."""
    position = Table().goods(0, **price).technologies(0, **{track: 3}).row(tile).act("tikal", 2)
    paid = {name: -amount for name, amount in price.items()}
    assert changes(position, f"build {tile}", *choices) == paid | gained


def test_free_bonus_of_architecture() -> None:
    """TZ-4.7: B13 at architecture 3 is free, brings 1 corn and 2 points, and 3 points of bonus."""
    position = Table().technologies(0, architecture=3).row("B13").act("tikal", 2)
    assert changes(position, "build B13", "save gold") == {"corn": 1, "points": 2 + 3}


def test_two_free_levels() -> None:
    """TZ-4.7: the two free levels of B31 may end in the bonus."""
    table = Table().age_2().goods(0, stone=1, gold=2).technologies(0, extraction=2).row("B31")
    position = table.act("tikal", 2)
    play(position, "build B31")
    assert changes(position, "advance extraction") == {"extraction": 1}
    assert changes(position, "advance extraction", "gain wood wood") == {"wood": 2}
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize(("agriculture", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_agriculture_when_fishing(agriculture: int, corn: int) -> None:
    """TZ-4.7: agriculture adds 1 corn to fishing from level 2 on."""
    position = Table().technologies(0, agriculture=agriculture).retrieve("palenque", 1)
    assert changes(position, "act palenque 1") == {"corn": corn}


@pytest.mark.parametrize(("agriculture", "added"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("number", "printed"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_agriculture_when_harvesting(
    number: int, printed: int, agriculture: int, added: int
) -> None:
    """TZ-4.7: agriculture adds 1, 1, 3 corn to a harvest at levels 1, 2, 3."""
    table = Table().jungle(number, corn=1).technologies(0, agriculture=agriculture)
    gained = changes(table.act("palenque", number), "harvest corn")
    assert gained == {"corn": printed + added, "corn_tiles": 1}


@pytest.mark.parametrize(("agriculture", "corn"), [(1, 8), (2, 8), (3, 10)])
def test_agriculture_when_burning(agriculture: int, corn: int) -> None:
    """TZ-4.7: burning also harvests corn, so agriculture adds to it."""
    position = Table().technologies(0, agriculture=agriculture).act("palenque", 4)
    gained = changes(position, "burn", "anger chaac")
    assert gained == {"corn": corn, "corn_tiles": 1, "chaac": -1}


def test_agriculture_adds_no_wood() -> None:
    """TZ-4.7: agriculture adds nothing to a wood tile."""
    position = Table().technologies(0, agriculture=3).act("palenque", 4)
    assert changes(position, "harvest wood") == {"wood": 3, "wood_tiles": 1}


def test_agriculture_adds_nothing_at_yaxchilan() -> None:
    """TZ-4.7: agriculture adds nothing to the corn of Yaxchilan."""
    position = Table().technologies(0, agriculture=3).retrieve("yaxchilan", 2)
    assert changes(position, "act yaxchilan 2") == {"stone": 1, "corn": 1}
