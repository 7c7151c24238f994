"""Palenque: fishing, harvesting and burning (TZ-4.4, TZ-4.5)."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import Position
from tests.tzolkin.table import Table, can, changes, has, play

CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}
GROUPS = sorted(CORN)
COVERED = sorted(WOOD)
BOTTOM = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}


def group(position: Position, number: int) -> dict[str, int]:
    jungle: Any = position.view(None)["jungle"]
    tiles: dict[str, int] = jungle[str(number)]
    return tiles


def in_sight(number: int) -> Table:
    """Return a table where one corn tile of the group is visible."""
    return Table().jungle(number, corn=3 if number == 2 else 4, wood=0 if number == 2 else 3)


def test_fishing() -> None:
    """TZ-4.4: Palenque 1 fishes 3 corn and takes no tile."""
    assert changes(Table().retrieve("palenque", 1), "act palenque 1") == {"corn": 3}


@pytest.mark.parametrize("number", GROUPS)
def test_corn_tile(number: int) -> None:
    """TZ-4.4: the player takes a visible corn tile and gets the corn printed on it."""
    position = in_sight(number).act("palenque", number)
    left = group(position, number)
    gained = changes(position, "harvest corn")
    assert gained == {"corn": CORN[number], "corn_tiles": 1}
    assert group(position, number) == {"corn": left["corn"] - 1, "wood": left["wood"]}


@pytest.mark.parametrize("number", COVERED)
def test_wood_tile(number: int) -> None:
    """TZ-4.4: a wood tile gives the wood printed on it and uncovers the corn tile."""
    position = Table().act("palenque", number)
    assert changes(position, "harvest wood") == {"wood": WOOD[number], "wood_tiles": 1}
    assert group(position, number) == {"corn": 4, "wood": 3}


@pytest.mark.parametrize("number", COVERED)
def test_covered_corn(number: int) -> None:
    """TZ-4.4: a corn tile is visible only after the wood tile of its field is gone."""
    assert set(Table().act("palenque", number).tokens()) == {"harvest wood", "burn"}


def test_uncovered_for_everybody() -> None:
    """TZ-4.4: a corn tile that one player uncovers is visible to the next."""
    table = Table().goods(0, corn=1).stand(0, "palenque", 4).stand(1, "palenque", 3)
    position = table.position()
    play(position, "retrieve palenque 4", "act palenque 3", "harvest wood", "end turn")
    play(position, "retrieve palenque 3", "act palenque 3")
    assert changes(position, "harvest corn", seat=1) == {"corn": 5, "corn_tiles": 1}


def test_group_2_has_no_wood() -> None:
    """TZ-4.4: the corn tiles of Palenque 2 are visible from the start; nothing burns there."""
    assert Table().act("palenque", 2).tokens() == ["harvest corn"]


def test_own_group_only() -> None:
    """TZ-4.4: Palenque 4 does not reach a visible corn tile of another group."""
    position = Table().jungle(3, corn=4, wood=3).act("palenque", 4)
    assert not can(position, "harvest corn")


@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
@pytest.mark.parametrize("number", COVERED)
def test_burn(number: int, temple: str) -> None:
    """TZ-4.4: burning gives a covered corn tile and its corn, and angers the gods."""
    position = Table().act("palenque", number)
    gained = changes(position, "burn", f"anger {temple}")
    assert gained == {"corn": CORN[number], "corn_tiles": 1, temple: -1}
    assert group(position, number) == {"corn": 3, "wood": 3}


def test_burned_wood_is_nobodys() -> None:
    """TZ-4.4: a burned wood tile counts for no player."""
    position = Table().act("palenque", 5)
    play(position, "burn", "anger chaac")
    assert [has(position, seat)["wood_tiles"] for seat in range(4)] == [0, 0, 0, 0]
    assert [has(position, seat)["wood"] for seat in range(4)] == [0, 0, 0, 0]
    assert position.view(None)["burned"] == 1


def test_no_burning_at_the_bottom() -> None:
    """TZ-4.4: with all markers at the bottom nothing can be burned; wood can be taken."""
    position = Table().temples(0, **BOTTOM).act("palenque", 4)
    assert position.tokens() == ["harvest wood"]


def test_burning_with_one_marker_above_the_bottom() -> None:
    """TZ-4.4: a single marker above the bottom is enough to burn."""
    position = Table().temples(0, chaac=0, quetzalcoatl=0).act("palenque", 4)
    play(position, "burn")
    assert position.tokens() == ["anger kukulcan"]


def test_burning_beside_corn_in_sight() -> None:
    """TZ-4.4: a player may burn another field even if a corn tile is visible."""
    position = Table().jungle(3, corn=4, wood=3).act("palenque", 3)
    assert set(position.tokens()) == {"harvest corn", "harvest wood", "burn"}
    play(position, "burn", "anger chaac")
    assert group(position, 3) == {"corn": 3, "wood": 2}


def test_last_tile() -> None:
    """TZ-4.4: if only an uncovered corn tile is left, nothing else can be taken."""
    position = Table().jungle(5, corn=1).act("palenque", 5)
    assert position.tokens() == ["harvest corn"]
    play(position, "harvest corn")
    assert group(position, 5) == {"corn": 0, "wood": 0}


@pytest.mark.parametrize("agriculture", [0, 1])
@pytest.mark.parametrize("number", GROUPS)
def test_empty_group(number: int, agriculture: int) -> None:
    """TZ-4.4: a group with nothing left cannot be used below agriculture level 2."""
    table = Table().jungle(number, corn=0).technologies(0, agriculture=agriculture)
    assert not can(table.retrieve("palenque", number), f"act palenque {number}")


@pytest.mark.parametrize("number", GROUPS)
def test_empty_group_with_agriculture(number: int) -> None:
    """TZ-4.5: agriculture level 2 takes the corn of an empty group, without a tile."""
    position = Table().jungle(number, corn=0).technologies(0, agriculture=2).act("palenque", number)
    assert position.tokens() == ["harvest corn"]
    assert changes(position, "harvest corn") == {"corn": CORN[number] + 1}
    assert group(position, number) == {"corn": 0, "wood": 0}


@pytest.mark.parametrize("number", COVERED)
def test_covered_corn_with_agriculture(number: int) -> None:
    """TZ-4.5: with no visible corn tile, level 2 gives the corn, without a tile or burning."""
    position = Table().technologies(0, agriculture=2).act("palenque", number)
    assert changes(position, "harvest corn") == {"corn": CORN[number] + 1}
    assert group(position, number) == {"corn": 4, "wood": 4}


def test_covered_corn_at_the_bottom() -> None:
    """TZ-4.5: that corn angers no god, so it is available with all markers at the bottom."""
    table = Table().technologies(0, agriculture=2).temples(0, **BOTTOM)
    assert can(table.act("palenque", 3), "harvest corn")


@pytest.mark.parametrize("agriculture", [2, 3])
@pytest.mark.parametrize("number", GROUPS)
def test_corn_in_sight_with_agriculture(number: int, agriculture: int) -> None:
    """TZ-4.5: if a corn tile is visible, level 2 takes it as usual."""
    position = in_sight(number).technologies(0, agriculture=agriculture).act("palenque", number)
    assert changes(position, "harvest corn")["corn_tiles"] == 1


def test_level_1_does_not_see_covered_corn() -> None:
    """TZ-4.5: agriculture level 1 is not enough to harvest without a visible corn tile."""
    position = Table().technologies(0, agriculture=1).act("palenque", 3)
    assert set(position.tokens()) == {"harvest wood", "burn"}


def test_t4_burning() -> None:
    """T4: the worker on 3 takes a wood tile, the one on 4 burns."""
    position = Table().stand(0, "palenque", 1, 3, 4).position()
    first = changes(position, "retrieve palenque 3", "act palenque 3", "harvest wood")
    assert first == {"wood": 2, "wood_tiles": 1}
    second = changes(position, "retrieve palenque 4", "act palenque 4", "burn", "anger kukulcan")
    assert second == {"corn": 7, "corn_tiles": 1, "kukulcan": -1}


def test_t4_stepping_back() -> None:
    """T4: or the worker on 4 pays 1 corn for the tile just uncovered, and angers no god."""
    position = Table().goods(0, corn=1).stand(0, "palenque", 1, 3, 4).position()
    play(position, "retrieve palenque 3", "act palenque 3", "harvest wood")
    second = changes(position, "retrieve palenque 4", "act palenque 3", "harvest corn")
    assert second == {"corn": 5 - 1, "corn_tiles": 1}


def test_t4_without_corn() -> None:
    """T4: stepping back needs 1 corn beforehand."""
    position = Table().stand(0, "palenque", 1, 3, 4).position()
    play(position, "retrieve palenque 3", "act palenque 3", "harvest wood")
    play(position, "retrieve palenque 4")
    assert not can(position, "act palenque 3")
