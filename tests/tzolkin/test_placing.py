"""Section 3 of the rules: begging, placing, mercy."""

from __future__ import annotations

import pytest

from sacbe import Position

from .table import Table, close_round, has, play, seen

GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
SMALL = GEARS[:4]
ALL_PLACES = [f"place {gear}" for gear in (*GEARS, "start")]


def spaces(position: Position, gear: str, seat: int) -> list[int]:
    """Return the numbered spaces of a gear on which a player has workers."""
    row = seen(position)["gears"][gear]["spaces"]
    return [space for space, who in enumerate(row) if who == seat]


def crowd(table: Table, **taken: int) -> Table:
    """Let others take the given number of lowest spaces of gears, and the starting-player space."""
    for seat in (1, 2, 3):
        table.workers(seat, 6)
    table.starter(3)
    for gear, count in taken.items():
        for space in range(count):
            seat = next(s for s in (1, 2, 3) if table.data["workers_in_hand"][s] > 0)
            table.stand(seat, gear, space)
    return table


@pytest.mark.parametrize("corn", [0, 1, 2])
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_begging(corn: int, temple: str) -> None:
    """TZ-3.1, TZ-5.4: with 2 corn or less, corn becomes 3 and a marker of choice goes down."""
    table = Table().goods(0, corn=corn).temples(0, chaac=2, quetzalcoatl=3, kukulcan=4)
    position = table.position()
    play(position, "beg")
    assert position.tokens() == ["anger chaac", "anger quetzalcoatl", "anger kukulcan"]
    play(position, f"anger {temple}")
    assert has(position, 0)["corn"] == 3
    before = {"chaac": 2, "quetzalcoatl": 3, "kukulcan": 4}
    assert has(position, 0)["temples"] == before | {temple: before[temple] - 1}
    assert position.to_move == 0


@pytest.mark.parametrize("corn", [3, 4, 20])
def test_no_begging_with_three_corn(corn: int) -> None:
    """TZ-3.1: 3 corn or more is too much to beg."""
    assert "beg" not in Table().goods(0, corn=corn).position().tokens()


def test_begging_once() -> None:
    """TZ-3.1: once a turn, even if the corn is gone again."""
    position = Table().workers(0, 6).position()
    play(position, "beg", "anger chaac")
    assert "beg" not in position.tokens()
    play(position, "place tikal", "place uxmal", "place yaxchilan")
    assert has(position, 0)["corn"] == 0
    assert "beg" not in position.tokens()


def test_begging_again_next_turn() -> None:
    """TZ-3.1: it is possible again in the next turn."""
    position = Table(2).position()
    play(position, "beg", "anger chaac", "place palenque", "place palenque", "end turn")
    assert has(position, 0)["corn"] == 1
    play(position, "place yaxchilan", "end turn")
    assert position.to_move == 0
    play(position, "beg", "anger kukulcan")
    assert has(position, 0)["corn"] == 3


def test_begging_only_at_the_start() -> None:
    """TZ-3.1: not after a worker has been placed or retrieved."""
    position = Table().goods(0, corn=3).position()
    play(position, "place tikal", "place tikal")
    assert has(position, 0)["corn"] == 1
    assert "beg" not in position.tokens()
    position = Table().stand(0, "yaxchilan", 0, 1).position()
    play(position, "retrieve yaxchilan 0", "nothing")
    assert position.tokens() == ["retrieve yaxchilan 1", "end turn"]


def test_begging_before_retrieving() -> None:
    """TZ-3.1: workers on gears do not prevent it, and may be retrieved afterwards."""
    position = Table().stand(0, "yaxchilan", 3).position()
    play(position, "beg", "anger chaac", "retrieve yaxchilan 3", "act yaxchilan 1", "end turn")
    assert (has(position, 0)["corn"], has(position, 0)["wood"]) == (1, 1)


def test_begging_with_every_worker_on_a_gear() -> None:
    """TZ-3.1: no worker needs to be in hand."""
    position = Table().stand(0, "yaxchilan", 1, 2, 3).position()
    assert "beg" in position.tokens()


def test_no_begging_at_the_bottom() -> None:
    """TZ-3.1, TZ-5.4: begging is impossible with all three markers at the bottom."""
    table = Table().temples(0, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert table.position().tokens() == ALL_PLACES


def test_begging_with_one_marker_above_the_bottom() -> None:
    """TZ-3.1: one marker that can go down is enough, and that one does."""
    position = Table().temples(0, chaac=0, quetzalcoatl=1, kukulcan=0).position()
    play(position, "beg")
    assert position.tokens() == ["anger quetzalcoatl"]
    play(position, "anger quetzalcoatl")
    assert has(position, 0)["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert has(position, 0)["corn"] == 3


@pytest.mark.parametrize("gear", SMALL)
def test_six_workers_on_one_gear(gear: str) -> None:
    """TZ-3.2: spaces 0 to 5 and surcharges 0 to 5, each paid as it is placed."""
    position = Table().workers(0, 6).goods(0, corn=30).position()
    left = []
    for _ in range(6):
        play(position, f"place {gear}")
        left.append(has(position, 0)["corn"])
    assert left == [30, 28, 24, 18, 10, 0]
    assert spaces(position, gear, 0) == [0, 1, 2, 3, 4, 5]
    assert has(position, 0)["hand"] == 0
    assert position.tokens() == ["end turn"]


def test_surcharge_counts_workers_not_gears() -> None:
    """TZ-3.2: six workers on six free spaces cost only the surcharges: 15 corn."""
    position = Table().workers(0, 6).goods(0, corn=15).position()
    left = []
    for place in ALL_PLACES:
        play(position, place)
        left.append(has(position, 0)["corn"])
    assert left == [15, 14, 12, 9, 5, 0]


def test_surcharge_starts_anew_each_turn() -> None:
    """TZ-3.2: workers placed in an earlier turn do not count."""
    position = Table(2).goods(0, corn=1).position()
    play(position, "place palenque", "place yaxchilan", "end turn", "place tikal", "end turn")
    assert has(position, 0)["corn"] == 0
    play(position, "place palenque")
    assert spaces(position, "palenque", 0) == [0, 1]


@pytest.mark.parametrize("gear", GEARS)
def test_lowest_free_space(gear: str) -> None:
    """TZ-3.2: the gap at 1 comes before 3, whichever workers are around it."""
    table = Table().goods(0, corn=9).stand(1, gear, 0).stand(0, gear, 2)
    position = table.position()
    play(position, f"place {gear}")
    assert spaces(position, gear, 0) == [1, 2]
    assert has(position, 0)["corn"] == 8
    play(position, f"place {gear}")
    assert spaces(position, gear, 0) == [1, 2, 3]
    assert has(position, 0)["corn"] == 4


@pytest.mark.parametrize(("gear", "last"), [(gear, 7) for gear in SMALL] + [("chichen_itza", 10)])
def test_last_space_and_full_gear(gear: str, last: int) -> None:
    """TZ-3.2: the last space is 7, 10 at Chichen Itza; a full gear is closed."""
    table = Table().goods(0, corn=40).workers(1, 6).workers(2, 6)
    table.stand(1, gear, *range(6)).stand(2, gear, *range(6, last))
    position = table.position()
    play(position, f"place {gear}")
    assert spaces(position, gear, 0) == [last]
    assert has(position, 0)["corn"] == 40 - last
    assert f"place {gear}" not in position.tokens()
    assert len([token for token in position.tokens() if token.startswith("place")]) == 5


def test_gear_closed_by_neutral_workers() -> None:
    """TZ-3.2: neutral workers fill a gear like any other."""
    table = Table(2).neutral(tikal=list(range(8)), uxmal=[2, 3, 4, 5]).goods(0, corn=20)
    assert "place tikal" not in table.position().tokens()
    table.neutral(tikal=[*range(7), 8], uxmal=[2, 3, 4, 5])
    assert "place tikal" in table.position().tokens()


@pytest.mark.parametrize(("corn", "first", "second"), [(2, 0, 0), (3, 1, 0), (4, 1, 1)])
def test_space_must_be_paid_for(corn: int, first: bool, second: bool) -> None:
    """TZ-3.2: Uxmal 3 takes 3 corn from the first worker and 4 from the second."""
    position = Table().goods(0, corn=corn).stand(1, "uxmal", 0, 1, 2).position()
    assert ("place uxmal" in position.tokens()) == first
    play(position, "place start")
    assert ("place uxmal" in position.tokens()) == second


def test_surcharge_must_be_paid_for() -> None:
    """TZ-3.2: without corn, a player can place only one worker, on a free space."""
    position = Table().position()
    play(position, "place tikal")
    assert position.tokens() == ["end turn"]


def test_starting_player_space_costs_only_the_surcharge() -> None:
    """TZ-3.2: it costs 0 corn for the first worker, 2 for the third."""
    position = Table().position()
    play(position, "place start")
    assert has(position, 0)["corn"] == 0
    assert seen(position)["calendar"]["starting_space"] == 0
    position = Table().goods(0, corn=3).position()
    play(position, "place tikal", "place uxmal", "place start")
    assert has(position, 0)["corn"] == 0
    assert seen(position)["calendar"]["starting_space"] == 0


def test_one_worker_on_the_starting_player_space() -> None:
    """TZ-3.2: nobody else may go there in the same round; in the next it is free again."""
    position = Table(2).goods(0, corn=9).goods(1, corn=9).position()
    play(position, "place start")
    assert "place start" not in position.tokens()
    play(position, "end turn")
    assert "place start" not in position.tokens()
    close_round(position)
    play(position, "one day")
    assert "place start" in position.tokens()


def test_must_place_without_workers_on_gears() -> None:
    """TZ-3.3: with nothing to retrieve, a player must place; begging is optional if a space is
    affordable."""
    position = Table().position()
    assert position.tokens() == ["beg", *ALL_PLACES]


@pytest.mark.parametrize(("corn", "cheapest"), [(0, 1), (0, 3), (1, 2), (1, 3), (2, 3)])
def test_must_beg_when_nothing_can_be_paid(corn: int, cheapest: int) -> None:
    """TZ-3.3: if no space is affordable, begging comes first, then placing."""
    taken = dict.fromkeys(GEARS, cheapest)
    position = crowd(Table().goods(0, corn=corn), **taken).position()
    assert position.tokens() == ["beg"]
    play(position, "beg", "anger chaac")
    assert position.tokens() == [f"place {gear}" for gear in GEARS]
    play(position, "place chichen_itza")
    assert has(position, 0)["corn"] == 3 - cheapest


def test_need_not_beg_when_one_space_can_be_paid() -> None:
    """TZ-3.3: one space that costs exactly the player's corn is enough."""
    taken = dict.fromkeys(GEARS, 3) | {"uxmal": 2}
    position = crowd(Table().goods(0, corn=2), **taken).position()
    assert position.tokens() == ["beg", "place uxmal"]


def test_need_not_beg_when_workers_can_be_retrieved() -> None:
    """TZ-3.3: with a worker on a gear, retrieving is possible and begging is optional."""
    table = crowd(Table(), **dict.fromkeys(GEARS, 1)).stand(0, "tikal", 5)
    assert table.position().tokens() == ["beg", "retrieve tikal 5"]


@pytest.mark.parametrize("corn", [0, 1])
def test_mercy(corn: int) -> None:
    """TZ-3.4: the player places one worker on a cheapest space, for all their corn."""
    table = Table().goods(0, corn=corn).temples(0, chaac=0, quetzalcoatl=0, kukulcan=0)
    crowd(table, palenque=2, yaxchilan=3, tikal=2, uxmal=4, chichen_itza=3)
    position = table.position()
    assert position.tokens() == ["place palenque", "place tikal"]
    play(position, "place tikal")
    assert spaces(position, "tikal", 0) == [2]
    assert has(position, 0)["corn"] == 0
    assert has(position, 0)["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}
    assert position.tokens() == ["end turn"]
    assert position.scores()[0] == 0


def test_mercy_takes_all_corn() -> None:
    """TZ-3.4: even 2 corn are lost if the cheapest space costs 3."""
    table = Table().goods(0, corn=2).temples(0, chaac=0, quetzalcoatl=0, kukulcan=0)
    position = crowd(table, **dict.fromkeys(GEARS, 3)).position()
    assert position.tokens() == [f"place {gear}" for gear in GEARS]
    play(position, "place palenque", "end turn")
    assert spaces(position, "palenque", 0) == [3]
    assert has(position, 0)["corn"] == 0


def test_no_mercy_for_who_can_pay() -> None:
    """TZ-3.4: a player who can pay for a space pays for it and keeps the rest."""
    table = Table().goods(0, corn=2).temples(0, chaac=0, quetzalcoatl=0, kukulcan=0)
    position = crowd(table, **dict.fromkeys(GEARS, 3) | {"uxmal": 1}).position()
    assert position.tokens() == ["place uxmal"]
    play(position, "place uxmal")
    assert has(position, 0)["corn"] == 1


def test_no_mercy_for_who_can_retrieve() -> None:
    """TZ-3.4: a player with a worker on a gear does not have to place."""
    table = Table().temples(0, chaac=0, quetzalcoatl=0, kukulcan=0)
    table = crowd(table, **dict.fromkeys(GEARS, 1)).stand(0, "tikal", 5)
    assert table.position().tokens() == ["retrieve tikal 5"]


def test_no_mercy_for_who_can_beg() -> None:
    """TZ-3.4: with a marker above the bottom, the player begs instead."""
    table = Table().temples(0, chaac=0, quetzalcoatl=0, kukulcan=1)
    assert crowd(table, **dict.fromkeys(GEARS, 1)).position().tokens() == ["beg"]


def test_must_retrieve_without_a_free_worker() -> None:
    """TZ-3.5: with all workers on gears, a player must retrieve one, with any amount of corn."""
    position = Table().goods(0, corn=20).stand(0, "tikal", 0, 3).stand(0, "uxmal", 7).position()
    assert position.tokens() == ["retrieve tikal 0", "retrieve tikal 3", "retrieve uxmal 7"]


def test_placing_is_open_with_a_free_worker() -> None:
    """TZ-3.5: one worker in hand is enough to place."""
    position = Table().goods(0, corn=20).stand(0, "tikal", 0, 3).position()
    assert position.tokens() == [*ALL_PLACES, "retrieve tikal 0", "retrieve tikal 3"]


@pytest.mark.parametrize(("corn", "fourth"), [(5, False), (7, False), (8, True)])
def test_green_places_three(corn: int, fourth: bool) -> None:
    """T1: Palenque 0 and 2 and Yaxchilan 0 cost 5 corn, and a fourth worker at least 3 more."""
    table = Table().goods(0, corn=corn).workers(0, 4).stand(1, "palenque", 1)
    position = table.position()
    play(position, "place palenque", "place palenque", "place yaxchilan")
    assert spaces(position, "palenque", 0) == [0, 2]
    assert spaces(position, "yaxchilan", 0) == [0]
    assert has(position, 0)["corn"] == corn - 5
    assert any(token.startswith("place") for token in position.tokens()) == fourth


def test_red_places_two() -> None:
    """T2: Palenque 0 to 2 are taken; Red's two workers on 3 and 4 cost 8 corn."""
    position = Table().goods(0, corn=8).stand(1, "palenque", 0, 1, 2).position()
    play(position, "place palenque")
    assert has(position, 0)["corn"] == 5
    play(position, "place palenque")
    assert has(position, 0)["corn"] == 0
    assert spaces(position, "palenque", 0) == [3, 4]
