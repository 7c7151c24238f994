"""Section 7 of the rules: Food Days."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe import Position

from .table import Table, close_round, draw_all, has, play, seen

FIRST, SECOND, THIRD, FOURTH = (8, 0), (14, 1), (21, 2), (27, 3)
GOODS_DAYS = pytest.mark.parametrize("food_day", [FIRST, THIRD], ids=["first", "third"])
GOODS = ("wood", "stone", "gold", "skull")


def goods(position: Position, seat: int) -> dict[str, int]:
    """Return a player's wood, stone, gold and skulls, without those at 0."""
    player = has(position, seat)
    return {good: player[good] for good in GOODS if player[good]}


def fed(table: Table, food_day: tuple[int, int] = FIRST) -> Position:
    """Close the round of a Food Day on this table."""
    position = table.day(*food_day).last_turn().position()
    close_round(position)
    assert seen(position)["calendar"]["food_days_held"] == food_day[1] + 1
    return position


@pytest.mark.parametrize("day", range(1, 28))
def test_days_of_feeding(day: int) -> None:
    """TZ-7.1: there is a Food Day in rounds 8, 14, 21 and 27, and in no others."""
    held = sum(earlier < day for earlier in (8, 14, 21, 27))
    position = Table().day(day, held).goods(0, corn=6).last_turn().position()
    close_round(position)
    if day in (8, 14, 21, 27):
        assert seen(position)["calendar"]["food_days_held"] == held + 1
        assert has(position, 0)["corn"] == 0
    else:
        assert seen(position)["calendar"]["food_days_held"] == held
        assert has(position, 0)["corn"] == 6


def test_order_of_the_second_food_day() -> None:
    """TZ-7.1: feeding, then the new row, then rewards, then the calendar."""
    table = Table().goods(0, corn=3).temples(0, chaac=3).starter(0).day(*SECOND)
    position = table.last_turn().position()
    play(position, "place palenque", "end turn")
    assert position.to_move == sacbe.CHANCE
    assert has(position, 0)["corn"] == 1
    assert position.scores()[0] == -6
    draw_all(position)
    # Chaac 4 and its bonus 6; half of 2 and of 4, as all are level in the others.
    assert position.scores()[0] == -6 + 4 + 6 + 1 + 2
    assert position.tokens() == ["one day", "two days"]
    assert seen(position)["calendar"]["day"] == 14
    assert seen(position)["gears"]["palenque"]["spaces"][0] == 3
    play(position, "one day")
    assert seen(position)["calendar"]["day"] == 15


def test_new_row_of_age_2() -> None:
    """TZ-7.1: six buildings of age 2 replace the whole row; built tiles and monuments stay."""
    table = Table().owns(0, "B07", "B08").owns(1, "M02", "B09").day(*SECOND).last_turn()
    position = table.position()
    on_show = seen(position)["monuments"]
    assert len(on_show) == 5
    play(position, "place palenque", "end turn")
    assert position.tokens() == [f"building B{number}" for number in range(15, 33)]
    assert len({weight for _, weight in position.chance()}) == 1
    new = ["B32", "B15", "B20", "B25", "B30", "B18"]
    play(position, *(f"building {tile}" for tile in new))
    assert position.to_move == 0
    assert sorted(seen(position)["row"]) == sorted(new)
    assert seen(position)["calendar"]["age"] == 2
    rest = [f"B{number}" for number in range(15, 33) if f"B{number}" not in new]
    assert seen(position)["unseen_buildings"] == rest
    assert has(position, 0)["buildings"] == ["B07", "B08"]
    assert has(position, 1)["buildings"] == ["B09"]
    assert has(position, 1)["monuments"] == ["M02"]
    assert seen(position)["monuments"] == on_show


def test_new_row_fills_empty_slots() -> None:
    """TZ-7.1: six buildings of age 2 come even if age 1 had run out and left gaps."""
    table = Table().owns(0, "B01", "B02", "B07", "B08", "B09", "B10")
    table.owns(1, "B11", "B12", "B13", "B14").day(*SECOND).last_turn()
    position = table.position()
    assert seen(position)["row"].count(None) == 2
    close_round(position)
    assert sorted(seen(position)["row"]) == ["B15", "B16", "B17", "B18", "B19", "B20"]


@pytest.mark.parametrize("food_day", [FIRST, THIRD, FOURTH])
def test_row_stays_on_other_food_days(food_day: tuple[int, int]) -> None:
    """TZ-7.1: only the second brings a new row."""
    table = Table().day(*food_day)
    before = list(table.data["row"])
    position = fed(table, food_day)
    assert position.dump()["row"] == before


@pytest.mark.parametrize(
    ("workers", "corn", "left", "lost"),
    [
        (3, 6, 0, 0),
        (3, 7, 1, 0),
        (3, 20, 14, 0),
        (3, 5, 1, 3),  # T7
        (3, 4, 0, 3),
        (3, 3, 1, 6),
        (3, 1, 1, 9),
        (3, 0, 0, 9),
        (4, 8, 0, 0),
        (5, 9, 1, 3),
        (6, 12, 0, 0),
        (6, 0, 0, 18),
    ],
)
@pytest.mark.parametrize("food_day", [FIRST, THIRD])
def test_feeding(food_day: tuple[int, int], workers: int, corn: int, left: int, lost: int) -> None:
    """TZ-7.2, T7: 2 corn each for as many as possible, no half meals, -3 points for each unfed."""
    position = fed(Table().workers(0, workers).goods(0, corn=corn), food_day)
    assert has(position, 0)["corn"] == left
    assert position.scores()[0] == -lost


def test_everybody_feeds() -> None:
    """TZ-7.2: all players feed their own workers from their own corn."""
    table = Table().goods(0, corn=7).goods(1, corn=2).goods(2, corn=8).workers(2, 4)
    position = fed(table.goods(3, corn=9))
    assert [has(position, seat)["corn"] for seat in range(4)] == [1, 0, 0, 3]
    assert position.scores() == [0, -6, 0, 0]


def test_where_the_fed_workers_are() -> None:
    """TZ-7.2: workers on gears, on the starting-player space and in hand eat, not the supply."""
    table = Table().workers(0, 5).stand(0, "tikal", 2).stand(0, "chichen_itza", 10).starter(0)
    table.goods(0, corn=11)
    position = fed(table)
    assert has(position, 0)["corn"] == 1
    assert position.scores()[0] == 0


def test_neutral_workers_eat_nothing() -> None:
    """TZ-7.2: players feed only their own workers."""
    position = fed(Table(2).goods(0, corn=6).goods(1, corn=6))
    assert [has(position, seat)["corn"] for seat in (0, 1)] == [0, 0]
    assert position.scores() == [0, 0]


def test_points_below_zero() -> None:
    """TZ-7.2: 5 points and three hungry workers make -4."""
    assert fed(Table().points(0, 5)).scores()[0] == -4


@pytest.mark.parametrize(
    ("farms", "workers", "corn", "left", "lost"),
    [
        ("B01", 3, 4, 0, 0),
        ("B01 B02", 3, 4, 2, 0),
        ("B01 B02 B03", 3, 4, 4, 0),
        ("B15", 3, 5, 5, 0),
        ("B15", 4, 5, 3, 0),
        ("B15 B16", 6, 1, 1, 0),
        ("B15 B16", 3, 1, 1, 0),
        ("B16 B17 B01", 6, 0, 0, 0),
        ("B04", 3, 5, 2, 0),
        ("B05", 4, 5, 1, 0),
        ("B04", 3, 2, 0, 3),
        ("B04", 6, 0, 0, 18),
        ("B04 B05", 6, 1, 1, 0),
        ("B04 B05", 3, 0, 0, 0),
        ("B04 B05 B01", 3, 2, 2, 0),
        ("B01 B04", 4, 3, 0, 0),
        ("B01 B04", 4, 2, 0, 3),
        ("B01", 4, 3, 1, 6),
        ("B15", 6, 5, 1, 3),
        ("B15 B04", 6, 5, 2, 0),
        ("B01 B02 B04", 5, 10, 7, 0),  # T8
    ],
)
def test_farms(farms: str, workers: int, corn: int, left: int, lost: int) -> None:
    """TZ-7.3, T8: farms feed workers or make meals cheaper; fewest points lost, least corn paid."""
    table = Table().day(*THIRD).workers(0, workers).goods(0, corn=corn).owns(0, *farms.split())
    position = fed(table, THIRD)
    assert has(position, 0)["corn"] == left
    assert position.scores()[0] == -lost


@pytest.mark.parametrize("food_day", [FIRST, SECOND, THIRD])
def test_farms_of_age_1_last(food_day: tuple[int, int]) -> None:
    """TZ-7.3: a farm works on every Food Day, for its owner only."""
    table = Table().day(*food_day).goods(0, corn=6).goods(1, corn=6).owns(0, "B01", "B04")
    position = fed(table, food_day)
    assert has(position, 0)["corn"] == 4
    assert has(position, 1)["corn"] == 0


def test_wealth_tile_and_farms_add_up() -> None:
    """TZ-7.3: the wealth tile that feeds a worker counts like a farm."""
    table = Table().keeps(0, "W14").owns(0, "B01", "B05").workers(0, 4).goods(0, corn=5)
    assert has(fed(table), 0)["corn"] == 3


REWARDS: list[tuple[dict[str, int], dict[str, int]]] = [
    ({"chaac": 0}, {}),
    ({"chaac": 1}, {}),
    ({"chaac": 2}, {"stone": 1}),
    ({"chaac": 3}, {"stone": 1}),
    ({"chaac": 4}, {"stone": 2}),
    ({"chaac": 5}, {"stone": 2}),
    ({"chaac": 6}, {"stone": 2}),
    ({"quetzalcoatl": 0}, {}),
    ({"quetzalcoatl": 2}, {}),
    ({"quetzalcoatl": 3}, {"gold": 1}),
    ({"quetzalcoatl": 4}, {"gold": 1}),
    ({"quetzalcoatl": 5}, {"gold": 2}),
    ({"quetzalcoatl": 8}, {"gold": 2}),
    ({"kukulcan": 0}, {}),
    ({"kukulcan": 1}, {}),
    ({"kukulcan": 2}, {"wood": 1}),
    ({"kukulcan": 3}, {"wood": 1}),
    ({"kukulcan": 4}, {"wood": 2}),
    ({"kukulcan": 5}, {"wood": 2, "skull": 1}),
    ({"kukulcan": 7}, {"wood": 2, "skull": 1}),
    (
        {"chaac": 4, "quetzalcoatl": 3, "kukulcan": 6},
        {"stone": 2, "gold": 1, "wood": 2, "skull": 1},
    ),
]


@GOODS_DAYS
@pytest.mark.parametrize(("steps", "gain"), REWARDS)
def test_goods(food_day: tuple[int, int], steps: dict[str, int], gain: dict[str, int]) -> None:
    """TZ-7.4: a player gets the goods of their step and all below, but no points; others none."""
    position = fed(Table().goods(0, corn=6).temples(0, **steps), food_day)
    assert goods(position, 0) == gain
    assert goods(position, 1) == {}
    assert position.scores()[0] == 0
    assert seen(position)["skulls_left"] == 13 - gain.get("skull", 0)


@pytest.mark.parametrize("food_day", [SECOND, FOURTH])
def test_no_goods_on_days_of_points(food_day: tuple[int, int]) -> None:
    """TZ-7.4: only the first and the third give goods."""
    table = Table().temples(0, chaac=4, quetzalcoatl=5, kukulcan=5)
    assert goods(fed(table, food_day), 0) == {}


@GOODS_DAYS
@pytest.mark.parametrize(
    ("left", "entitled", "given"),
    [(3, 3, 1), (2, 3, 0), (1, 3, 0), (0, 3, 0), (1, 2, 0), (2, 2, 1), (1, 1, 1), (0, 1, 0)],
)
def test_skulls_run_short(food_day: tuple[int, int], left: int, entitled: int, given: int) -> None:
    """TZ-7.4: if there are not enough skulls for all entitled players, nobody gets one."""
    table = Table().goods(3, skull=13 - left)
    for seat in range(entitled):
        table.temples(seat, kukulcan=5 + seat % 2)
    position = fed(table, food_day)
    for seat in range(entitled):
        assert has(position, seat)["skull"] == given
        assert has(position, seat)["wood"] == 2
    assert seen(position)["skulls_left"] == left - given * entitled


POINTS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulcan": [-3, 0, 1, 3, 5, 7, 9, 10],
}
BONUS = {
    SECOND: {"chaac": 6, "quetzalcoatl": 2, "kukulcan": 4},
    FOURTH: {"chaac": 2, "quetzalcoatl": 6, "kukulcan": 4},
}
STEPS = [(temple, step) for temple, points in POINTS.items() for step in range(len(points))]


@pytest.mark.parametrize("food_day", [SECOND, FOURTH], ids=["second", "fourth"])
@pytest.mark.parametrize(("temple", "step"), STEPS)
def test_points_of_steps(food_day: tuple[int, int], temple: str, step: int) -> None:
    """TZ-7.5: a player scores their step, not lower ones, and the bonus for being highest."""
    table = Table().goods(0, corn=6).temples(0, **{temple: step})
    position = fed(table, food_day)
    bonus = BONUS[food_day]
    want = POINTS[temple][step]
    want += sum(amount // 2 for other, amount in bonus.items() if other != temple)
    if step > 1:
        want += bonus[temple]
    elif step == 1:
        want += bonus[temple] // 2
    assert position.scores()[0] == want


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("food_day", [SECOND, FOURTH], ids=["second", "fourth"])
def test_all_tied(food_day: tuple[int, int], players: int) -> None:
    """TZ-7.5: however many are tied for highest, each gets half of the bonus: 3 + 1 + 2."""
    table = Table(players)
    for seat in range(players):
        table.goods(seat, corn=6)
    assert fed(table, food_day).scores() == [6] * players


@pytest.mark.parametrize(("food_day", "want"), [(SECOND, [15, 3, 7]), (FOURTH, [13, 5, 9])])
def test_highest_alone_takes_the_bonus(food_day: tuple[int, int], want: list[int]) -> None:
    """TZ-7.5: Chaac steps of 6, 0 and 4 points; 6 (2 in age 2) for the highest, 3 (5) for
    being level in the other temples."""
    table = Table(3).temples(0, chaac=4).temples(1, chaac=1).temples(2, chaac=3)
    for seat in range(3):
        table.goods(seat, corn=6)
    assert fed(table, food_day).scores() == want


@pytest.mark.parametrize(("food_day", "want"), [(SECOND, [3, 10, 10]), (FOURTH, [5, 10, 10])])
def test_two_tied_for_highest(food_day: tuple[int, int], want: list[int]) -> None:
    """TZ-7.5: Chaac steps of 0, 4 and 4 points; half of 6 (of 2 in age 2) for each of two."""
    table = Table(3).temples(1, chaac=3).temples(2, chaac=3)
    for seat in range(3):
        table.goods(seat, corn=6)
    assert fed(table, food_day).scores() == want


def test_highest_may_be_at_the_bottom() -> None:
    """TZ-7.5: all at the bottom are tied for highest: -1 - 2 - 3, and 3 + 1 + 2."""
    table = Table()
    for seat in range(4):
        table.goods(seat, corn=6).temples(seat, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert fed(table, SECOND).scores() == [0] * 4


@GOODS_DAYS
def test_no_points_on_days_of_goods(food_day: tuple[int, int]) -> None:
    """TZ-7.5: only the second and the fourth give points."""
    table = Table().goods(0, corn=6).temples(0, chaac=6, quetzalcoatl=8, kukulcan=0)
    assert fed(table, food_day).scores()[0] == 0


def temples_of_the_rulebook() -> Table:
    """Return a table: Red at 2 brown, 0 yellow, 9 green; Blue at 6, 0, 5; Yellow at 6, 0, -3."""
    table = Table(3).temples(0, chaac=2, kukulcan=6).temples(1, chaac=4, kukulcan=4)
    table.temples(2, chaac=4, kukulcan=0)
    for seat in range(3):
        table.goods(seat, corn=6)
    return table


@GOODS_DAYS
def test_goods_of_the_rulebook(food_day: tuple[int, int]) -> None:
    """T10: Red 1 stone, 2 wood, 1 skull; Blue 2 stone, 2 wood; Yellow 2 stone."""
    position = fed(temples_of_the_rulebook(), food_day)
    want: list[dict[str, Any]] = [
        {"wood": 2, "stone": 1, "skull": 1},
        {"wood": 2, "stone": 2},
        {"stone": 2},
    ]
    assert [goods(position, seat) for seat in range(3)] == want


@pytest.mark.parametrize(("food_day", "want"), [(SECOND, [16, 15, 7]), (FOURTH, [18, 15, 7])])
def test_points_of_the_rulebook(food_day: tuple[int, int], want: list[int]) -> None:
    """T10: 16, 15, 7 points at the end of age 1; 18, 15, 7 at the end of age 2."""
    assert fed(temples_of_the_rulebook(), food_day).scores() == want
