"""Section 8 of the rules: the end, the winner, monuments."""

from __future__ import annotations

from fractions import Fraction

import pytest

import sacbe
from sacbe import Position

from .table import Table, close_round, has, play, seen

LEVEL = 6
"""Points of the last Food Day for a player who is level with all others on the starting steps: half
of the bonuses 2, 6 and 4."""


def last_round(players: int = 4) -> Table:
    """Return a table in the last turn of the game; all have just enough corn for three workers."""
    table = Table(players).day(27, 3).last_turn()
    for seat in range(players):
        table.goods(seat, corn=6)
    return table


def ended(table: Table) -> Position:
    position = table.position()
    close_round(position)
    assert position.is_over
    return position


def worth(table: Table, seat: int = 0) -> Fraction:
    """Return a player's final points beyond those for being level."""
    return ended(table).scores()[seat] - LEVEL


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_the_fourth_food_day(players: int) -> None:
    """TZ-8.1: after feeding, rewards and a last day, nobody is to move."""
    position = ended(last_round(players))
    assert position.to_move == sacbe.NOBODY
    assert position.legal() == []
    assert position.scores() == [LEVEL] * players


@pytest.mark.parametrize(("day", "food_days"), [(8, 0), (14, 1), (21, 2), (26, 3)])
def test_the_game_does_not_end_earlier(day: int, food_days: int) -> None:
    """TZ-8.1: it continues after other Food Days and earlier rounds; corn does not score yet."""
    position = Table().day(day, food_days).goods(0, corn=40, gold=4).last_turn().position()
    close_round(position)
    assert not position.is_over
    assert position.winners() == []
    assert position.scores()[0] == (LEVEL if day == 14 else 0)
    assert has(position, 0)["gold"] == 4


@pytest.mark.parametrize("owner", [0, 1, 3])
def test_the_last_day_is_one_day(owner: int) -> None:
    """TZ-8.1, R7: one last day, even with a worker on the starting-player space."""
    table = last_round().stand(2, "tikal", 4)
    if owner == 3:
        position = table.position()
        play(position, "place start", "end turn")
    else:
        position = table.starter(owner).position()
        close_round(position)
    assert position.is_over
    assert seen(position)["gears"]["tikal"]["spaces"][5] == 2
    assert has(position, owner)["board"] == "light"


def test_workers_fall_on_the_last_day() -> None:
    """TZ-8.1: workers on 7 and 10 return to hand once more."""
    table = last_round().stand(0, "tikal", 7, 6).stand(1, "chichen_itza", 10, 9)
    gears = seen(ended(table))["gears"]
    assert gears["tikal"]["spaces"] == [None] * 7 + [0]
    assert gears["chichen_itza"]["spaces"] == [None] * 10 + [1]


@pytest.mark.parametrize(
    ("goods", "quarters"),
    [
        ({"corn": 1}, 1),
        ({"corn": 2}, 2),
        ({"corn": 3}, 3),
        ({"corn": 4}, 4),
        ({"corn": 21}, 21),
        ({"wood": 1}, 2),
        ({"stone": 1}, 3),
        ({"gold": 1}, 4),
        ({"skull": 1}, 12),
        ({"skull": 3}, 36),
        ({"wood": 1, "stone": 1}, 5),
        ({"wood": 3, "stone": 2, "gold": 5, "skull": 2, "corn": 7}, 6 + 6 + 20 + 24 + 7),
    ],
)
def test_goods_become_points(goods: dict[str, int], quarters: int) -> None:
    """TZ-8.1: wood 2, stone 3, gold 4 corn; a quarter of a point per corn; 3 per skull."""
    table = last_round().goods(0, **(goods | {"corn": 6 + goods.get("corn", 0)}))
    position = ended(table)
    assert position.scores()[0] == LEVEL + Fraction(quarters, 4)
    assert position.scores()[1] == LEVEL


def test_feeding_comes_before_the_final_scoring() -> None:
    """TZ-8.1: 5 corn feed two workers; 1 corn is left for a quarter, 3 points are lost."""
    assert worth(last_round().goods(0, corn=5)) == Fraction(1, 4) - 3


def test_points_so_far_are_kept() -> None:
    """TZ-8.1: points scored during the game count, even below zero."""
    position = ended(last_round().points(0, 31).points(1, -20))
    assert position.scores() == [LEVEL + 31, LEVEL - 20, LEVEL, LEVEL]


def test_skulls_on_chichen_itza_are_worth_nothing() -> None:
    """TZ-8.1: only skulls that a player still has score."""
    assert ended(last_round().altars(1, 5, 9)).scores() == [LEVEL] * 4


def test_most_points_win() -> None:
    """TZ-8.2: a quarter of a point is enough, regardless of workers on gears."""
    table = last_round().goods(1, corn=7).stand(0, "tikal", 1, 2, 3)
    assert ended(table).winners() == [1]


def test_tie_goes_to_workers_on_gears() -> None:
    """TZ-8.2: with equal points, the player with more workers on gears wins."""
    table = last_round().points(0, 9).points(1, 9)
    table.stand(0, "tikal", 1).stand(1, "uxmal", 2, 3).stand(2, "yaxchilan", 1, 2, 3)
    assert ended(table).winners() == [1]


@pytest.mark.parametrize(("gear", "last"), [("tikal", 7), ("chichen_itza", 10)])
def test_tie_is_broken_after_the_last_day(gear: str, last: int) -> None:
    """TZ-8.2: workers that fall on the last day do not count."""
    table = last_round().points(0, 9).points(1, 9)
    table.stand(0, gear, last, 3).stand(1, gear, last - 1, 2)
    assert ended(table).winners() == [1]


def test_starting_player_space_is_no_gear() -> None:
    """TZ-8.2: workers there or in hand do not break a tie."""
    table = last_round().points(0, 9).points(1, 9).starter(0).stand(0, "tikal", 2)
    table.stand(1, "tikal", 3)
    assert ended(table).winners() == [0, 1]


def test_shared_victory() -> None:
    """TZ-8.2: players with equal points and equal workers on gears share it; others do not."""
    table = last_round().points(0, 9).points(2, 9).points(1, 8)
    table.stand(0, "tikal", 1, 2).stand(2, "uxmal", 1).stand(2, "chichen_itza", 3)
    assert ended(table).winners() == [0, 2]


def test_everybody_may_share() -> None:
    """TZ-8.2: all are equal, with one worker each on gears."""
    table = last_round().stand(0, "tikal", 1).stand(1, "tikal", 2).stand(2, "tikal", 3)
    assert ended(table).winners() == [0, 1, 2, 3]


def test_negative_scores_win_too() -> None:
    """TZ-8.2: the highest score wins, even if all are below zero."""
    table = last_round(2).points(0, -30).points(1, -29)
    assert ended(table).winners() == [1]


@pytest.mark.parametrize(
    ("own", "others", "points"),
    [
        ("M01 M03 B06 B18 B09", "B07 M04", 16),  # 4 for each own tomb, not civic B09
        ("M02 M03 B06 B09 B13", "B07 M04", 10),  # 2 for each own building and monument
        ("M06 M07 B09 B23 B13", "B10 M08", 16),  # 4 for each own civic, not shrine B13
        ("M10 M13 B13 B27 B06", "B14 M12", 16),  # 4 for each own shrine, not tomb B06
        ("M01 M02 M05", "", 12 + 6 + 12),  # all three score: tombs, tiles, monuments
    ],
)
def test_monuments_for_what_was_built(own: str, others: str, points: int) -> None:
    """TZ-8.3: M01, M02, M06 and M10 count what their owner has built, themselves included."""
    assert worth(last_round().owns(0, *own.split()).owns(1, *others.split())) == points


def test_m03_corn_tiles() -> None:
    """TZ-8.3: M03 gives its owner 4 points per corn tile; the last seat has 3 and a wood tile."""
    table = last_round().owns(3, "M03").owns(0, "M04").jungle(2, corn=1).jungle(3, corn=4, wood=3)
    assert worth(table, 3) == 12


def test_m03_of_others_tiles() -> None:
    """TZ-8.3: others' tiles give nothing to the owner of M03 or M04."""
    table = last_round().owns(0, "M03", "M04").jungle(3, corn=1)
    assert worth(table) == 0


def test_m04_wood_tiles() -> None:
    """TZ-8.3: M04 gives its owner 4 points per wood tile; the last seat has 4 and 2 corn tiles."""
    table = last_round().owns(3, "M04").jungle(3, corn=2)
    assert worth(table, 3) == 16


def test_m04_and_burned_wood() -> None:
    """TZ-8.3: burning gives a corn tile for M03, but no wood tile for M04."""
    table = last_round().owns(3, "M03", "M04").goods(3, corn=1).stand(3, "palenque", 3)
    position = table.position()
    play(position, "retrieve palenque 3", "act palenque 3", "burn", "anger chaac", "end turn")
    # One step down in Chaac: -1 point and no share of its bonus; then 4 for the corn tile.
    assert position.scores()[3] == -1 + 3 + 2 + 4


@pytest.mark.parametrize(("players", "points"), [(2, 18), (3, 15), (4, 12)])
def test_m05_all_monuments(players: int, points: int) -> None:
    """TZ-8.3: M05 gives 6, 5 or 4 points for each of three built monuments, anyone's."""
    table = last_round(players).owns(0, "M05").owns(1, "M07", "M03")
    position = ended(table)
    assert position.scores()[0] == LEVEL + points
    assert position.scores()[1] == LEVEL


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((2, 2, 2, 2), 0),
        ((3, 2, 0, 1), 9),
        ((0, 0, 0, 3), 9),
        ((3, 0, 3, 2), 20),
        ((3, 3, 0, 3), 33),
        ((3, 3, 3, 3), 33),
    ],
)
def test_m07_mastered_technologies(levels: tuple[int, int, int, int], points: int) -> None:
    """TZ-8.3: M07 gives 9, 20, 33 and 33 points for one to four technologies at level 3."""
    names = ("agriculture", "extraction", "architecture", "theology")
    table = last_round().owns(0, "M07")
    table.technologies(0, **dict(zip(names, levels, strict=True)))
    assert worth(table.technologies(1, agriculture=3)) == points


def test_m08_technology_levels() -> None:
    """TZ-8.3: M08 gives 3 points for each of its owner's levels: 3 + 1 + 2 of them."""
    table = last_round().owns(0, "M08").technologies(1, theology=3)
    assert worth(table.technologies(0, agriculture=3, extraction=1, architecture=2)) == 18


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_m09_workers(workers: int, points: int) -> None:
    """TZ-8.3: M09 gives 0, 6, 12 or 18 points for three to six workers, on gears or not."""
    table = last_round().owns(0, "M09").workers(0, workers).goods(0, corn=2 * workers)
    assert worth(table.stand(0, "tikal", 3, 7)) == points


def test_m11_temple_points() -> None:
    """TZ-8.3: M11 gives 4 - 2 + 5 points again, without a bonus."""
    table = last_round().temples(0, chaac=3, quetzalcoatl=0, kukulcan=4)
    # The Food Day gives 7 and the bonus of Chaac and Kukulcan alone: 2 + 4.
    assert ended(table).scores()[0] == 13
    assert ended(table.owns(0, "M11")).scores()[0] == 20


def test_m11_may_cost_points() -> None:
    """TZ-8.3: M11 with all markers at the bottom takes 6 points."""
    table = last_round().temples(0, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert ended(table.owns(0, "M11")).scores()[0] == -12


def test_m12_highest_temple() -> None:
    """TZ-8.3: M12 gives 3 points per step above the start: 5 steps in Quetzalcoatl, 15."""
    table = last_round().temples(0, chaac=3, quetzalcoatl=6, kukulcan=0)
    # The Food Day gives 4 + 9 - 3 and the bonus of Chaac and Quetzalcoatl: 2 + 6.
    assert ended(table).scores()[0] == 18
    assert ended(table.owns(0, "M12")).scores()[0] == 33


@pytest.mark.parametrize("step", [0, 1])
def test_m12_is_never_below_zero(step: int) -> None:
    """TZ-8.3: M12 gives nothing, and takes nothing, at or below the starting step."""
    table = last_round().temples(0, chaac=step, quetzalcoatl=step, kukulcan=step)
    without = ended(table).scores()[0]
    assert without == (LEVEL if step else -6)
    assert ended(table.owns(0, "M12")).scores()[0] == without


def test_m13_all_skulls() -> None:
    """TZ-8.3: M13 gives 3 points per skull on Chichen Itza, not for its cost or for skulls held."""
    table = last_round().owns(0, "M13").altars(1, 4, 9).goods(1, corn=6, skull=2)
    position = ended(table)
    assert position.scores()[0] == LEVEL + 9
    assert position.scores()[1] == LEVEL + 6


def test_monuments_on_show_score_for_nobody() -> None:
    """TZ-8.3: a monument has to be built to score."""
    table = last_round().monuments("M02", "M05", "M08", "M09", "M12", "M13").altars(1, 2)
    table.technologies(0, agriculture=3).workers(0, 6).goods(0, corn=12)
    assert ended(table).scores() == [LEVEL] * 4
