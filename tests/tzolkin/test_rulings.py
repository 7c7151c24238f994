"""Rulings of the rules page that no other test covers."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import Position
from tests.tzolkin.table import GAME, TECHNOLOGIES, Table, can, changes, has, play

TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}


def test_r2_steps_and_levels_may_not() -> None:
    """R2: the step of B08 and the level of B23 are compulsory."""
    position = Table().goods(0, wood=9, gold=9).row("B08").act("tikal", 2)
    play(position, "build B08")
    assert set(position.tokens()) == {"step chaac", "step quetzalcoatl", "step kukulcan"}
    position = Table().age_2().goods(0, wood=9).row("B23").act("tikal", 2)
    play(position, "build B23")
    assert all(token.startswith("advance") for token in position.tokens())


def b21(corn: int) -> Position:
    """Return a position in which B21 has just been built with Tikal 2; the row also shows B15."""
    goods = {"wood": 9, "stone": 9, "gold": 9, "corn": corn}
    position = Table().age_2().goods(0, **goods).row("B15", "B21").act("tikal", 2)
    play(position, "build B21")
    return position


def test_r3_b21_is_uxmal_5() -> None:
    """R3: B21 offers what Uxmal 5 offers, but not Uxmal 5 itself."""
    gears = ("palenque", "yaxchilan", "tikal", "uxmal")
    wanted = {f"act {gear} {n}" for gear in gears for n in range(1, 6)} - {"act uxmal 5"}
    assert set(b21(corn=9).tokens()) == wanted | {"done"}


def test_r3_b21_costs_a_corn() -> None:
    """R3: the action of B21 costs 1 corn plus its own cost."""
    assert changes(b21(corn=1), "act yaxchilan 1") == {"corn": -1, "wood": 1, "points": 2}
    assert changes(b21(corn=4), "act uxmal 1", "step chaac") == {
        "corn": -4,
        "chaac": 1,
        "points": 2,
    }
    assert not can(b21(corn=3), "act uxmal 1")


def test_r3_b21_without_corn() -> None:
    """R3: without corn B21 gives its points and no action."""
    position = b21(corn=0)
    assert position.tokens() == ["end turn"]
    assert has(position, 0)["points"] == 2


def test_r4_an_action_is_gone_through_with() -> None:
    """R4: once picked, market, builds and advances take place at least once."""
    rich = {"corn": 9, "wood": 9, "stone": 9, "gold": 9}
    for gear, number in (("uxmal", 2), ("tikal", 1), ("tikal", 2), ("tikal", 3), ("tikal", 4)):
        tokens = Table().goods(0, **rich).act(gear, number).tokens()
        assert not {"done", "nothing", "end turn"} & set(tokens)
    assert can(Table().goods(0, **rich).retrieve("uxmal", 2), "nothing")


def test_r5_no_going_back_and_forth() -> None:
    """R5: goods bought in a visit to the market cannot be sold in it, and vice versa."""
    position = Table().goods(0, corn=9, wood=3, stone=3).act("uxmal", 2)
    play(position, "buy wood")
    assert not can(position, "sell wood")
    assert can(position, "sell stone")
    play(position, "sell stone", "sell stone")
    assert not can(position, "buy stone")
    assert can(position, "buy gold")
    play(position, "buy gold")
    assert not can(position, "sell gold")
    assert can(position, "buy wood")


def test_r5_a_new_visit_is_free() -> None:
    """R5: on another visit in the same turn, goods bought earlier may be sold."""
    position = Table().goods(0, corn=4).stand(0, "uxmal", 2, 6).position()
    play(position, "retrieve uxmal 2", "act uxmal 2", "buy wood", "done")
    play(position, "retrieve uxmal 6", "act uxmal 2")
    assert can(position, "sell wood")


def test_r6_burning_for_the_tile() -> None:
    """R6: with agriculture 2 and no visible corn tile, a player may still burn for the tile."""
    position = Table().technologies(0, agriculture=2).act("palenque", 3)
    assert set(position.tokens()) == {"harvest corn", "harvest wood", "burn"}
    gained = changes(position, "burn", "anger chaac")
    assert gained == {"corn": 6, "corn_tiles": 1, "chaac": -1}


def test_r8_a_step_of_choice_is_lost() -> None:
    """R8: if the player cannot rise anywhere, the step of B08 is lost."""
    table = Table().goods(0, wood=1, gold=1).temples(0, **TOPS).row("B08")
    assert changes(table.act("tikal", 2), "build B08") == {"wood": -1, "gold": -1}


@pytest.mark.parametrize("empty", ["agriculture", "theology"])
def test_r8_no_bonus_to_be_bought(empty: str) -> None:
    """R8: agriculture's bonus is not sold to a player who cannot rise anywhere, nor theology's if
    the supply has no skull."""
    table = Table().goods(0, wood=3).technologies(0, **dict.fromkeys(TECHNOLOGIES, 3))
    if empty == "agriculture":
        table.temples(0, **TOPS)
    else:
        table.goods(1, skull=13)
    sold = [f"advance {track}" for track in TECHNOLOGIES if track != empty]
    assert table.act("tikal", 1).tokens() == sold


def test_r8_lower_levels_are_sold_all_the_same() -> None:
    """R8: levels 1 to 3 are for sale whether or not the bonus would be empty."""
    table = Table().goods(0, wood=3).goods(1, skull=13).temples(0, **TOPS)
    position = table.technologies(0, theology=2, agriculture=2).act("tikal", 1)
    assert can(position, "advance theology")
    assert can(position, "advance agriculture")


def test_r8_a_free_bonus_may_be_empty() -> None:
    """R8: B14 at theology 3 with no skull left gives its step only."""
    table = Table().goods(0, stone=1, gold=1).goods(1, skull=13).technologies(0, theology=3)
    gained = changes(table.row("B14").act("tikal", 2), "build B14")
    assert gained == {"stone": -1, "gold": -1, "kukulcan": 1}


def test_r9_two_of_those_that_can_rise() -> None:
    """R9: with Tikal 5 the player picks two of the temples that can rise."""
    position = Table().goods(0, wood=1).temples(0, chaac=6).act("tikal", 5)
    play(position, "pay wood")
    assert position.tokens() == ["step quetzalcoatl kukulcan"]
    table = Table().goods(0, wood=1).temples(0, kukulcan=6).temples(1, kukulcan=7)
    position = table.act("tikal", 5)
    play(position, "pay wood")
    assert position.tokens() == ["step chaac quetzalcoatl"]


def test_r10_neutral_tiles_are_open() -> None:
    """R10: tiles drawn for neutral workers are open to everybody."""
    position = GAME.start(3, first=0)
    drawn: list[str] = []
    while position.to_move == sacbe.CHANCE:
        token = position.tokens()[0]
        if token.startswith("neutral"):
            drawn.append(token.split()[1])
        position.play(token)
    assert drawn
    for seat in (None, 0, 1, 2):
        assert position.view(seat)["neutral_tiles"] == drawn
