"""Yaxchilan: goods, extraction and the supply of skulls (TZ-4.6, TZ-4.16)."""

from __future__ import annotations

import pytest

from tests.tzolkin.table import Table, can, changes


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
def test_goods(action: int, gained: dict[str, int]) -> None:
    """TZ-4.6: Yaxchilan gives the goods of its spaces."""
    position = Table().retrieve("yaxchilan", action)
    assert changes(position, f"act yaxchilan {action}") == gained


def test_thirteenth_skull() -> None:
    """TZ-4.6: there are thirteen skulls, on altars or with players, and no more."""
    table = Table().goods(1, skull=5).goods(2, skull=5).altars(1, 2)
    position = table.stand(0, "yaxchilan", 4, 5).position()
    assert changes(position, "retrieve yaxchilan 4", "act yaxchilan 4") == {"skull": 1}
    position = table.altars(3).position()
    position.play("retrieve yaxchilan 4")
    assert position.tokens() == ["nothing"]


def test_a_skull_on_an_altar_does_not_come_back() -> None:
    """TZ-4.6: skulls laid on Chichen Itza have left the supply for good."""
    table = Table().goods(0, skull=1).goods(1, skull=12)
    position = table.stand(0, "chichen_itza", 1).stand(0, "yaxchilan", 4).position()
    assert changes(position, "retrieve chichen_itza 1", "act chichen_itza 1")["skull"] == -1
    position.play("retrieve yaxchilan 4")
    assert not can(position, "act yaxchilan 4")


@pytest.mark.parametrize(
    ("extraction", "action", "gained"),
    [
        (1, 1, {"wood": 2}),
        (1, 2, {"stone": 1, "corn": 1}),
        (1, 3, {"gold": 1, "corn": 2}),
        (1, 4, {"skull": 1}),
        (1, 5, {"gold": 1, "stone": 1, "corn": 2}),
        (2, 1, {"wood": 2}),
        (2, 2, {"stone": 2, "corn": 1}),
        (2, 3, {"gold": 1, "corn": 2}),
        (2, 4, {"skull": 1}),
        (2, 5, {"gold": 1, "stone": 2, "corn": 2}),
        (3, 1, {"wood": 2}),
        (3, 2, {"stone": 2, "corn": 1}),
        (3, 3, {"gold": 2, "corn": 2}),
        (3, 4, {"skull": 1}),
        (3, 5, {"gold": 2, "stone": 2, "corn": 2}),
    ],
)
def test_extraction(extraction: int, action: int, gained: dict[str, int]) -> None:
    """TZ-4.16: extraction adds to what Yaxchilan yields, of the same kind."""
    position = Table().technologies(0, extraction=extraction).retrieve("yaxchilan", action)
    assert changes(position, f"act yaxchilan {action}") == gained


@pytest.mark.parametrize("extraction", [1, 2, 3])
@pytest.mark.parametrize(("number", "wood"), [(3, 3), (4, 4), (5, 5)])
def test_extraction_at_palenque(number: int, wood: int, extraction: int) -> None:
    """TZ-4.16: extraction adds 1 wood to a wood tile of Palenque, at every level."""
    position = Table().technologies(0, extraction=extraction).act("palenque", number)
    assert changes(position, "harvest wood") == {"wood": wood, "wood_tiles": 1}


def test_extraction_does_not_help_corn() -> None:
    """TZ-4.16: extraction adds nothing to a corn harvest or to burning."""
    table = Table().technologies(0, extraction=3).jungle(3, corn=4, wood=3)
    assert changes(table.act("palenque", 3), "harvest corn") == {"corn": 5, "corn_tiles": 1}
    position = Table().technologies(0, extraction=3).act("palenque", 3)
    burned = changes(position, "burn", "anger chaac")
    assert burned == {"corn": 5, "corn_tiles": 1, "chaac": -1}


def test_extraction_at_the_market() -> None:
    """TZ-4.16: extraction adds nothing to what is bought."""
    position = Table().goods(0, corn=2).technologies(0, extraction=3).act("uxmal", 2)
    assert changes(position, "buy wood") == {"corn": -2, "wood": 1}


def test_extraction_at_chichen_itza() -> None:
    """TZ-4.16: extraction adds nothing to the resource of Chichen Itza."""
    table = Table().goods(0, skull=1).technologies(0, extraction=3)
    assert changes(table.act("chichen_itza", 6), "gain gold") == {"gold": 1}


def test_extraction_and_buildings() -> None:
    """TZ-4.16: extraction adds nothing to the stone that B10 gives."""
    table = Table().goods(0, wood=3).technologies(0, extraction=3).row("B10")
    gained = changes(table.act("tikal", 2), "build B10")
    assert gained == {"wood": -3, "agriculture": 1, "stone": 1}


@pytest.mark.parametrize(("theology", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_theology(theology: int, skulls: int) -> None:
    """TZ-4.16: only theology level 3 adds a skull at Yaxchilan 4."""
    position = Table().technologies(0, theology=theology).retrieve("yaxchilan", 4)
    assert changes(position, "act yaxchilan 4") == {"skull": skulls}


def test_theology_with_one_skull_left() -> None:
    """TZ-4.6: if one skull is left, theology level 3 gets only that one."""
    position = Table().technologies(0, theology=3).goods(1, skull=12).retrieve("yaxchilan", 4)
    assert changes(position, "act yaxchilan 4") == {"skull": 1}


def test_theology_adds_nowhere_else() -> None:
    """TZ-4.16: theology level 3 does not add to the skull of B26 or to the bonus skull."""
    table = Table().age_2().goods(0, wood=2, stone=2).technologies(0, theology=3).row("B26")
    gained = changes(table.act("tikal", 2), "build B26", "advance agriculture")
    assert gained == {"wood": -2, "stone": -2, "agriculture": 1, "skull": 1}
    table = Table().goods(0, wood=1).technologies(0, theology=3)
    bonus = changes(table.act("tikal", 1), "advance theology", "pay wood")
    assert bonus == {"wood": -1, "skull": 1}
