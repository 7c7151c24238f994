"""Section 2 of the rules: the round and the turn."""

from __future__ import annotations

import random

import pytest

import sacbe

from .table import GAME, Table, close_round, draw_all, has, play, seen


def kinds(tokens: list[str]) -> set[str]:
    """Return the first words of moves."""
    return {token.split()[0] for token in tokens}


@pytest.mark.parametrize(
    ("players", "first"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)]
)
def test_turns_go_clockwise(players: int, first: int) -> None:
    """TZ-2.1: every player takes one turn, clockwise from the first player."""
    table = Table(players, first=first)
    for seat in range(players):
        table.goods(seat, corn=9)
    position = table.position()
    for i in range(players):
        assert position.to_move == (first + i) % players
        assert seen(position)["calendar"]["day"] == 1
        play(position, "place palenque", "end turn")
    assert seen(position)["calendar"]["day"] == 2
    assert position.to_move == first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_feeding_waits_for_the_last_turn(players: int) -> None:
    """TZ-2.1: on a Food Day everybody takes a turn before anybody is fed."""
    table = Table(players).day(8)
    for seat in range(players):
        table.goods(seat, corn=12)
    position = table.position()
    for seat in range(players):
        assert has(position, seat)["corn"] == 12
        assert seen(position)["calendar"]["food_days_held"] == 0
        play(position, "place palenque", "end turn")
    assert seen(position)["calendar"]["food_days_held"] == 1
    # Placing cost 0, 1, 2, 3 at Palenque, feeding 6.
    assert [has(position, seat)["corn"] for seat in range(players)] == [6, 5, 4, 3][:players]


def test_food_day_comes_before_the_calendar() -> None:
    """TZ-2.1: when the player chooses the days, feeding is over and no worker has moved."""
    table = Table().day(8).goods(0, corn=6).starter(0).stand(1, "tikal", 3)
    position = table.last_turn().position()
    close_round(position)
    assert position.tokens() == ["one day", "two days"]
    assert has(position, 0)["corn"] == 0
    assert seen(position)["gears"]["tikal"]["spaces"][3] == 1
    play(position, "one day")
    assert seen(position)["gears"]["tikal"]["spaces"][4] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_twenty_seven_rounds(players: int, seed: int) -> None:
    """TZ-2.1: 27 rounds if nobody skips a day, with Food Days at the ends of 8, 14, 21 and 27."""
    dice = random.Random(seed)
    position = GAME.start(players)
    rounds: list[int] = []
    held: dict[int, int] = {}
    while not position.is_over:
        calendar = seen(position)["calendar"]
        if position.tokens()[0].split()[0] in ("beg", "place", "retrieve"):
            if not rounds or rounds[-1] != calendar["day"]:
                rounds.append(calendar["day"])
            held[calendar["day"]] = calendar["food_days_held"]
        open_to = [token for token in position.tokens() if token != "two days"]
        position.play(dice.choice(open_to))
    assert rounds == list(range(1, 28))
    assert [day for day in range(2, 28) if held[day] > held[day - 1]] == [9, 15, 22]
    assert seen(position)["calendar"]["food_days_held"] == 4


def test_turn_is_not_passed() -> None:
    """TZ-2.2: a turn cannot end without placing or retrieving, even after begging."""
    position = Table().stand(0, "palenque", 1).position()
    assert kinds(position.tokens()) == {"beg", "place", "retrieve"}
    play(position, "beg", "anger chaac")
    assert position.to_move == 0
    assert kinds(position.tokens()) == {"place", "retrieve"}


def test_begging_is_free_to_choose() -> None:
    """TZ-2.2: a player who can place may beg, but need not."""
    position = Table().position()
    assert "beg" in position.tokens()
    play(position, "place tikal", "end turn")
    assert has(position, 0)["corn"] == 0
    assert set(has(position, 0)["temples"].values()) == {1}
    assert position.to_move == 1


def test_placing_rules_out_retrieving() -> None:
    """TZ-2.2: after placing a worker, a player can place more or end the turn."""
    position = Table().goods(0, corn=9).stand(0, "palenque", 1).position()
    play(position, "place tikal")
    assert kinds(position.tokens()) == {"place", "end"}
    play(position, "place tikal")
    assert position.tokens() == ["end turn"]


def test_retrieving_rules_out_placing() -> None:
    """TZ-2.2: after retrieving a worker, a player can retrieve more or end the turn."""
    position = Table().goods(0, corn=9).stand(0, "palenque", 1, 2).position()
    play(position, "retrieve palenque 1", "nothing")
    assert position.tokens() == ["retrieve palenque 2", "end turn"]
    play(position, "retrieve palenque 2", "nothing")
    assert position.tokens() == ["end turn"]


def test_row_is_refilled_at_the_end_of_the_turn() -> None:
    """TZ-2.2: the gap is filled from the rest of age 1, with equal probabilities."""
    position = Table().goods(0, wood=1).stand(0, "tikal", 2).position()
    play(position, "retrieve tikal 2", "act tikal 2", "build B01", "end turn")
    assert position.to_move == sacbe.CHANCE
    assert position.tokens() == [f"building B{number:02}" for number in range(7, 15)]
    assert len({weight for _, weight in position.chance()}) == 1
    play(position, "building B10")
    assert position.to_move == 1
    assert sorted(seen(position)["row"]) == ["B02", "B03", "B04", "B05", "B06", "B10"]


def test_row_is_refilled_from_age_2() -> None:
    """TZ-2.2: in age 2 the gap is filled from the deck of age 2."""
    position = Table().age_2().goods(0, wood=2).stand(0, "tikal", 2).position()
    play(position, "retrieve tikal 2", "act tikal 2", "build B15", "end turn")
    assert position.tokens() == [f"building B{number}" for number in range(21, 33)]


def test_every_gap_is_refilled() -> None:
    """TZ-2.2: two gaps get two tiles."""
    position = Table().goods(0, wood=2).stand(0, "tikal", 4).position()
    play(position, "retrieve tikal 4", "act tikal 4", "build B01", "build B02", "end turn")
    play(position, "building B14", "building B13")
    assert position.to_move == 1
    assert sorted(seen(position)["row"]) == ["B03", "B04", "B05", "B06", "B13", "B14"]


def test_exhausted_deck_leaves_the_slot_empty() -> None:
    """TZ-2.2: if no tile of the age is left, the row stays short; age 2 does not come early."""
    table = Table().goods(0, wood=1).stand(0, "tikal", 2)
    table.owns(2, "B07", "B08", "B09", "B10").owns(3, "B11", "B12", "B13", "B14")
    position = table.position()
    play(position, "retrieve tikal 2", "act tikal 2", "build B01", "end turn")
    assert position.to_move == 1
    row = seen(position)["row"]
    assert sorted(tile for tile in row if tile) == ["B02", "B03", "B04", "B05", "B06"]
    assert row.count(None) == 1


def test_last_tile_of_the_deck_fills_one_of_two_gaps() -> None:
    """TZ-2.2: only one tile is left for two gaps."""
    table = Table().goods(0, wood=2).stand(0, "tikal", 4)
    table.owns(2, "B07", "B08", "B09", "B10").owns(3, "B11", "B12", "B13")
    position = table.position()
    play(position, "retrieve tikal 4", "act tikal 4", "build B01", "build B02", "end turn")
    draw_all(position)
    assert position.to_move == 1
    row = seen(position)["row"]
    assert sorted(tile for tile in row if tile) == ["B03", "B04", "B05", "B06", "B14"]
    assert row.count(None) == 1


def test_calendar_corn_goes_to_the_starting_player_space() -> None:
    """TZ-2.2: the corn comes at the end of the turn, too late to pay for workers."""
    position = Table().calendar_corn(5).position()
    play(position, "place start")
    assert has(position, 0)["corn"] == 0
    assert seen(position)["calendar"]["corn"] == 5
    assert position.tokens() == ["end turn"]
    play(position, "end turn")
    assert has(position, 0)["corn"] == 5
    assert seen(position)["calendar"]["corn"] == 0


def test_calendar_corn_is_taken_after_a_worker_is_placed_later() -> None:
    """TZ-2.2: it does not matter whether the starting-player space came first or last."""
    position = Table().goods(0, corn=1).calendar_corn(4).position()
    play(position, "place start", "place uxmal", "end turn")
    assert has(position, 0)["corn"] == 4


def test_calendar_corn_stays_for_others() -> None:
    """TZ-2.2: a player who uses only gears or retrieves does not take it, nor does the next."""
    position = Table().calendar_corn(3).stand(1, "palenque", 0).position()
    play(position, "place tikal", "end turn")
    assert has(position, 0)["corn"] == 0
    play(position, "retrieve palenque 0", "nothing", "end turn")
    assert has(position, 1)["corn"] == 0
    assert seen(position)["calendar"]["corn"] == 3
    play(position, "place start", "end turn", "place uxmal", "end turn")
    assert has(position, 2)["corn"] == 3
    assert has(position, 3)["corn"] == 0


def test_second_build_of_tikal_4_sees_the_rest_of_the_row() -> None:
    """TZ-2.3: between two builds of one action the row is not refilled."""
    position = Table().goods(0, wood=9, stone=9, gold=9).stand(0, "tikal", 4).position()
    play(position, "retrieve tikal 4", "act tikal 4", "build B03")
    assert sorted(t for t in position.tokens() if t.startswith("build B")) == [
        "build B01",
        "build B02",
        "build B04",
        "build B05",
        "build B06",
    ]
    assert seen(position)["row"].count(None) == 1


def test_second_worker_sees_the_rest_of_the_row() -> None:
    """TZ-2.3: the row is not refilled between two workers of one turn."""
    position = Table().goods(0, wood=9, stone=9).stand(0, "tikal", 2, 4).position()
    play(position, "retrieve tikal 2", "act tikal 2", "build B03")
    play(position, "retrieve tikal 4", "act tikal 4")
    assert "build B03" not in position.tokens()
    assert sorted(tile for tile in seen(position)["row"] if tile) == [
        "B01",
        "B02",
        "B04",
        "B05",
        "B06",
    ]
    play(position, "build B01", "done", "end turn")
    assert position.to_move == sacbe.CHANCE


def test_two_rounds_of_the_rulebook() -> None:
    """T12: the first two rounds of Green, Blue, Red and Yellow."""
    green, blue, red, yellow = range(4)
    table = Table().goods(green, corn=3).goods(blue, corn=4).goods(red, corn=7)
    position = table.goods(yellow, corn=8).position()
    play(position, "place tikal", "place yaxchilan", "place palenque", "end turn")
    assert has(position, green)["corn"] == 0
    play(position, "place palenque", "place palenque", "end turn")
    assert has(position, blue)["corn"] == 0
    play(position, "place yaxchilan", "place yaxchilan", "place tikal", "end turn")
    assert has(position, red)["corn"] == 0
    play(position, "place tikal", "place start", "end turn")
    assert has(position, yellow)["corn"] == 5
    assert position.to_move == yellow
    play(position, "one day")

    gears = seen(position)["gears"]
    assert gears["palenque"]["spaces"] == [None, green, blue, blue] + [None] * 4
    assert gears["yaxchilan"]["spaces"] == [None, green, red, red] + [None] * 4
    assert gears["tikal"]["spaces"] == [None, green, red, yellow] + [None] * 4
    assert seen(position)["calendar"]["first"] == position.to_move == yellow
    assert seen(position)["calendar"]["corn"] == 0
    assert has(position, yellow)["hand"] == 2

    play(position, "place palenque", "place palenque", "end turn")
    assert has(position, yellow)["corn"] == 0
    assert seen(position)["gears"]["palenque"]["spaces"][:5] == [yellow, green, blue, blue, yellow]
    play(position, "retrieve yaxchilan 1", "act yaxchilan 1")
    assert has(position, green)["wood"] == 1
    play(position, "retrieve tikal 1", "act tikal 1", "advance agriculture")
    play(position, "pay wood", "end turn")
    assert has(position, green)["wood"] == 0
    assert has(position, green)["technologies"]["agriculture"] == 1
    play(position, "place tikal", "end turn")
    assert has(position, blue)["corn"] == 0
    play(position, "retrieve yaxchilan 3", "act yaxchilan 3", "end turn")
    assert (has(position, red)["gold"], has(position, red)["corn"]) == (1, 2)

    calendar = seen(position)["calendar"]
    assert (calendar["day"], calendar["corn"], calendar["first"]) == (3, 1, yellow)
    assert position.to_move == yellow
