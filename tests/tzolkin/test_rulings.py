"""The rulings of the rules page, R2 to R11."""

from __future__ import annotations

import json
import random

import sacbe
from sacbe import Position
from tests.tzolkin.table import GAME, Table, can, changes, draw_all, has, play

WEALTH = [f"W{number:02}" for number in range(1, 22)]
TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}


def test_r2_actions_of_buildings_may_be_turned_down() -> None:
    """R2: the build of B08, the market of B18 and the action of B21 are offers."""
    position = Table().goods(0, wood=9, gold=9).row("B01", "B08").act("tikal", 2)
    play(position, "build B08", "step chaac")
    assert changes(position, "done") == {}
    assert has(position, 0)["buildings"] == ["B08"]
    position = Table().age_2().goods(0, stone=9, corn=9).row("B18").act("tikal", 2)
    play(position, "build B18")
    assert changes(position, "done") == {"points": 6}
    table = Table().age_2().goods(0, wood=9, stone=9, gold=9, corn=9).row("B21")
    position = table.act("tikal", 2)
    play(position, "build B21")
    assert changes(position, "done") == {"points": 2}


def test_r2_steps_and_levels_may_not() -> None:
    """R2: the step of B08 and the level of B23 have to be taken."""
    position = Table().goods(0, wood=9, gold=9).row("B08").act("tikal", 2)
    play(position, "build B08")
    assert set(position.tokens()) == {"step chaac", "step quetzalcoatl", "step kukulcan"}
    position = Table().age_2().goods(0, wood=9).row("B23").act("tikal", 2)
    play(position, "build B23")
    assert all(token.startswith("advance") for token in position.tokens())


def b21(corn: int) -> Position:
    """B21 has just been built by Tikal 2; the row shows B15 besides."""
    goods = {"wood": 9, "stone": 9, "gold": 9, "corn": corn}
    position = Table().age_2().goods(0, **goods).row("B15", "B21").act("tikal", 2)
    play(position, "build B21")
    return position


def test_r3_b21_is_uxmal_5() -> None:
    """R3: B21 offers what Uxmal 5 offers, and not Uxmal 5 itself."""
    gears = ("palenque", "yaxchilan", "tikal", "uxmal")
    wanted = {f"act {gear} {n}" for gear in gears for n in range(1, 6)} - {"act uxmal 5"}
    assert set(b21(corn=9).tokens()) == wanted | {"done"}


def test_r3_b21_costs_a_corn() -> None:
    """R3: the action of B21 costs 1 corn, and what it costs itself."""
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
    """R5: what was bought in a visit to the market is not sold in it, and the reverse."""
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
    """R5: on another visit of the same turn, what was bought may be sold."""
    position = Table().goods(0, corn=4).stand(0, "uxmal", 2, 6).position()
    play(position, "retrieve uxmal 2", "act uxmal 2", "buy wood", "done")
    play(position, "retrieve uxmal 6", "act uxmal 2")
    assert can(position, "sell wood")


def test_r6_burning_for_the_tile() -> None:
    """R6: with agriculture 2 and no corn tile in sight, a player may still burn for the tile."""
    position = Table().technologies(0, agriculture=2).act("palenque", 3)
    assert set(position.tokens()) == {"harvest corn", "harvest wood", "burn"}
    gained = changes(position, "burn", "anger chaac")
    assert gained == {"corn": 6, "corn_tiles": 1, "chaac": -1}


def test_r7_the_last_day_is_one() -> None:
    """R7: after the fourth Food Day nobody is asked about two days."""
    table = Table().day(27, food_days=3).starter(1).last_turn().stand(3, "yaxchilan", 1)
    position = table.stand(0, "tikal", 6).position()
    play(position, "retrieve yaxchilan 1", "nothing", "end turn")
    draw_all(position)
    assert position.is_over
    assert position.dump()["tikal"] == [0, 0, 0, 0, 0, 0, 0, 1, 0, 0]


def test_r7_is_about_the_last_day_only() -> None:
    """R7: in an ordinary round the same player is asked."""
    table = Table().day(26, food_days=3).starter(1).last_turn().stand(3, "yaxchilan", 1)
    position = table.position()
    play(position, "retrieve yaxchilan 1", "nothing", "end turn")
    draw_all(position)
    assert (position.to_move, set(position.tokens())) == (1, {"one day", "two days"})


def test_r8_a_step_of_choice_is_lost() -> None:
    """R8: where the player can rise nowhere, the step of B08 is lost."""
    table = Table().goods(0, wood=1, gold=1).temples(0, **TOPS).row("B08")
    assert changes(table.act("tikal", 2), "build B08") == {"wood": -1, "gold": -1}


def test_r8_no_step_to_be_bought() -> None:
    """R8: agriculture's bonus is not sold to a player who can rise nowhere."""
    levels = {"agriculture": 3, "extraction": 3, "architecture": 3, "theology": 3}
    table = Table().goods(0, wood=3).technologies(0, **levels)
    position = table.temples(0, **TOPS).act("tikal", 1)
    assert set(position.tokens()) == {
        "advance extraction",
        "advance architecture",
        "advance theology",
    }


def test_r8_no_skull_to_be_bought() -> None:
    """R8: theology's bonus is not sold when the supply has no skull."""
    levels = {"agriculture": 3, "extraction": 3, "architecture": 3, "theology": 3}
    table = Table().goods(0, wood=3).technologies(0, **levels)
    position = table.goods(1, skull=13).act("tikal", 1)
    assert set(position.tokens()) == {
        "advance agriculture",
        "advance extraction",
        "advance architecture",
    }


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


def test_r9_the_only_one() -> None:
    """R9: where one temple can rise, it is that one."""
    position = Table().goods(0, wood=1).temples(0, chaac=6, quetzalcoatl=8).act("tikal", 5)
    play(position, "pay wood")
    assert position.tokens() == ["step kukulcan"]
    assert changes(position, "step kukulcan") == {"kukulcan": 1}


def test_r10_tiles_given_up_stay_hidden() -> None:
    """R10: no view of anybody names a wealth tile that was given up or never dealt."""
    position = Table().position()
    kept = {"W02", "W04", "W06", "W08", "W10", "W12", "W13", "W16"}
    for seat in (None, 0, 1, 2, 3):
        shown = json.dumps(position.view(seat))
        assert {tile for tile in WEALTH if tile in shown} == kept


def test_r10_to_the_end() -> None:
    """R10: when the game is over, the tiles given up are still not shown."""
    position = Table().position()
    dice = random.Random(1)
    while not position.is_over:
        position.play(dice.choice(position.legal()))
    kept = {"W02", "W04", "W06", "W08", "W10", "W12", "W13", "W16"}
    for seat in (None, 0, 1, 2, 3):
        shown = json.dumps(position.view(seat))
        assert {tile for tile in WEALTH if tile in shown} == kept


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


def test_r11_not_asked_at_tikal_2_and_uxmal_4() -> None:
    """R11: architecture is used without a question where there is one building only."""
    for gear, number in (("tikal", 2), ("uxmal", 4)):
        table = Table().goods(0, wood=2, corn=2).technologies(0, architecture=2).row("B01")
        position = table.act(gear, number)
        assert changes(position, "build B01")["points"] == 2
        assert position.tokens() == ["end turn"]


def test_r11_asked_for_the_first_of_tikal_4() -> None:
    """R11: for the first building of Tikal 4 the player says; for the second it is clear."""
    table = Table().goods(0, wood=3).technologies(0, architecture=1).row("B01", "B02", "B03")
    position = table.act("tikal", 4)
    play(position, "build B01")
    assert set(position.tokens()) == {"with architecture", "without architecture"}
    play(position, "without architecture")
    assert changes(position, "build B02") == {"wood": -1, "corn": 1}
    assert position.tokens() == ["end turn"]


def test_r11_the_player_says_what_is_saved() -> None:
    """R11: at level 3 the player names the resource that is saved."""
    table = Table().goods(0, wood=9, stone=9, gold=9).technologies(0, architecture=3).row("B14")
    position = table.act("tikal", 2)
    play(position, "build B14")
    assert set(position.tokens()) == {"save stone", "save gold"}
