"""Section 1 of the rules: set-up."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sacbe
from sacbe import Position

from .table import GAME, Table, close_round, draw_all, has, play, seen

TILES = [f"W{number:02}" for number in range(1, 22)]
HANDS = ("W01 W02 W03 W04", "W05 W06 W07 W08", "W09 W10 W11 W12", "W13 W14 W15 W16")
COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, *hands: str) -> Position:
    """Return a game in which these wealth tiles have just been dealt, four to each seat."""
    position = GAME.start(players, first=0)
    while not position.tokens()[0].startswith("deal"):
        position.play(position.legal()[0])
    for hand in hands[:players]:
        play(position, *(f"deal {tile}" for tile in hand.split()))
    return position


def neutral(position: Position, *tiles: str) -> None:
    """Draw these tiles for neutral workers."""
    play(position, *(f"neutral {tile}" for tile in tiles))


def keep(position: Position, *tiles: str) -> None:
    play(position, *(f"keep {tile}" for tile in tiles))


def teeth(position: Position, gear: str) -> list[int]:
    """Return the teeth of a gear with neutral workers."""
    shown = seen(position)["gears"][gear]
    row = shown["spaces"] + shown["beyond"]
    return [tooth for tooth, who in enumerate(row) if who == "neutral"]


def neutral_count(position: Position) -> int:
    return sum(len(teeth(position, gear)) for gear in seen(position)["gears"])


@COUNTS
def test_every_player_starts_alike(players: int) -> None:
    """TZ-1.1: three workers and three in supply, markers on step 1, nothing else."""
    position = GAME.start(players)
    assert len(seen(position)["players"]) == players
    for seat in range(players):
        player = has(position, seat)
        assert (player["hand"], player["supply"], player["workers"]) == (3, 3, 3)
        assert player["temples"] == {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1}
        assert set(player["technologies"].values()) == {0}
        assert len(player["technologies"]) == 4
        assert player["board"] == "light"
        assert [player[good] for good in ("corn", "wood", "stone", "gold", "skull")] == [0] * 5
        assert player["buildings"] == player["monuments"] == []
        assert player["corn_tiles"] == player["wood_tiles"] == 0
    assert position.scores() == [0] * players


@pytest.mark.parametrize(("players", "shown"), [(2, 4), (3, 5), (4, 6)])
def test_monuments_shown(players: int, shown: int) -> None:
    """TZ-1.2: 4, 5 or 6 monuments face up, all 13 equally likely."""
    position = GAME.start(players, first=0)
    for drawn in range(shown):
        assert len(position.chance()) == 13 - drawn
        assert len({weight for _, weight in position.chance()}) == 1
        assert position.tokens()[-1].startswith("monument")
        position.play(position.legal()[-1])
    assert len(seen(position)["monuments"]) == shown
    assert not position.tokens()[0].startswith("monument")


@COUNTS
def test_buildings_shown(players: int) -> None:
    """TZ-1.2: six buildings of age 1 face up, the rest of age 1 and all of age 2 face down."""
    position = GAME.start(players, first=0)
    while position.tokens()[0].startswith("monument"):
        position.play(position.legal()[0])
    assert position.tokens() == [f"building B{number:02}" for number in range(1, 15)]
    assert len({weight for _, weight in position.chance()}) == 1
    for _ in range(6):
        position.play(position.legal()[-1])
    assert not position.tokens()[0].startswith("building")
    assert sorted(seen(position)["row"]) == ["B09", "B10", "B11", "B12", "B13", "B14"]
    face_down = [f"B{number:02}" for number in (*range(1, 9), *range(15, 33))]
    assert seen(position)["unseen_buildings"] == face_down


def test_monuments_are_never_refilled() -> None:
    """TZ-1.2: a built monument leaves a gap for the rest of the game."""
    table = Table().stand(0, "tikal", 4).goods(0, wood=3, stone=2, gold=1)
    position = table.monuments("M01", "M02", "M03", "M04", "M05", "M06").position()
    play(position, "retrieve tikal 4", "act tikal 4", "build M01", "end turn")
    draw_all(position)
    assert position.to_move == 1
    assert seen(position)["monuments"] == ["M02", "M03", "M04", "M05", "M06"]


@COUNTS
def test_jungle(players: int) -> None:
    """TZ-1.3: as many fields in each group as players; no wood in group 2."""
    assert seen(GAME.start(players))["jungle"] == {
        "2": {"corn": players, "wood": 0},
        "3": {"corn": players, "wood": players},
        "4": {"corn": players, "wood": players},
        "5": {"corn": players, "wood": players},
    }


@COUNTS
def test_four_wealth_tiles_each(players: int) -> None:
    """TZ-1.4: four tiles to each player, all undealt ones equally likely."""
    position = GAME.start(players, first=0)
    while not position.tokens()[0].startswith("deal"):
        position.play(position.legal()[0])
    deals = 0
    while position.to_move == sacbe.CHANCE and position.tokens()[0].startswith("deal"):
        assert len(position.chance()) == 21 - deals
        assert len({weight for _, weight in position.chance()}) == 1
        position.play(position.legal()[0])
        deals += 1
    assert deals == 4 * players
    for seat in range(players):
        view: Any = position.view(seat)
        assert len(view["players"][seat]["wealth_hand"]) == 4


@pytest.mark.parametrize(("players", "kind"), [(2, "neutral"), (3, "neutral"), (4, "keep")])
def test_neutral_workers_come_before_the_choice(players: int, kind: str) -> None:
    """TZ-1.4: with 2 or 3 players, neutral workers are placed before anybody chooses."""
    position = dealt(players, *HANDS)
    assert {token.split()[0] for token in position.tokens()} == {kind}
    draw_all(position)
    assert neutral_count(position) == {2: 12, 3: 6, 4: 0}[players]
    assert {token.split()[0] for token in position.tokens()} == {"keep"}


@COUNTS
def test_each_keeps_two_of_four(players: int) -> None:
    """TZ-1.4: each player keeps two of their four tiles, then play begins."""
    position = dealt(players, *HANDS)
    draw_all(position)
    for _ in range(players):
        seat = position.to_move
        hand = HANDS[seat].split()
        assert position.tokens() == [f"keep {tile}" for tile in hand]
        keep(position, hand[0])
        assert position.to_move == seat
        assert position.tokens() == [f"keep {tile}" for tile in hand[1:]]
        keep(position, hand[2])
        if position.tokens()[0].startswith("keep"):
            assert position.to_move != seat
    for seat in range(players):
        hand = HANDS[seat].split()
        assert has(position, seat)["wealth"] == [hand[0], hand[2]]
    assert "place palenque" in position.tokens()


def test_nothing_is_gained_before_the_reveal() -> None:
    """TZ-1.4: goods and effects come only when the last player has chosen."""
    position = dealt(4, *HANDS)
    keep(position, "W02", "W04", "W05", "W07", "W09", "W11", "W13")
    for seat in range(4):
        assert has(position, seat)["corn"] == 0
        assert set(has(position, seat)["temples"].values()) == {1}
    keep(position, "W15")
    assert [has(position, seat)["corn"] for seat in range(4)] == [14, 4, 5, 5]


def test_hands_are_secret() -> None:
    """TZ-1.4: no view shows what others were dealt or kept."""
    position = dealt(4, *HANDS)
    other = dealt(4, "W17 W18 W19 W20", *HANDS[1:])
    for viewer in (1, 2, 3, None):
        assert position.view(viewer) == other.view(viewer)
    keep(position, "W01", "W02")
    keep(other, "W20", "W18")
    for viewer in (1, 2, 3, None):
        assert position.view(viewer) == other.view(viewer)
        view: Any = position.view(viewer)
        assert view["players"][0]["wealth"] is None
        assert view["players"][0]["wealth_hand"] is None
    mine: Any = position.view(0)
    assert mine["players"][0]["wealth"] == ["W01", "W02"]
    assert mine["players"][1]["wealth_hand"] is None


WEALTH: dict[str, dict[str, int]] = {
    "W01": {"corn": 3, "quetzalcoatl": 1, "agriculture": 1},
    "W02": {"corn": 5, "gold": 1, "quetzalcoatl": 1},
    "W03": {"stone": 1, "gold": 1, "agriculture": 1},
    "W04": {"corn": 9, "stone": 1},
    "W05": {"wood": 1, "kukulcan": 1, "extraction": 1},
    "W06": {"corn": 2, "wood": 2, "kukulcan": 1},
    "W07": {"corn": 4, "wood": 1, "extraction": 1},
    "W08": {"corn": 3, "wood": 2, "stone": 1},
    "W09": {"corn": 2, "chaac": 1, "architecture": 1},
    "W10": {"corn": 6, "stone": 2},
    "W11": {"corn": 3, "gold": 1, "architecture": 1},
    "W12": {"corn": 6, "wood": 1, "stone": 1},
    "W13": {"corn": 5, "stone": 1, "chaac": 1},
    "W14": {"corn": 3, "wood": 1},
    "W15": {"worker": 1},
    "W16": {"corn": 8, "gold": 1},
    "W17": {"corn": 4, "wood": 1, "skull": 1},
    "W18": {"corn": 5, "stone": 1, "theology": 1},
    "W19": {"corn": 4, "wood": 3},
    "W20": {"corn": 2, "wood": 2, "theology": 1},
    "W21": {"corn": 7, "wood": 2},
}


@pytest.mark.parametrize("tile", TILES)
def test_wealth_tile(tile: str) -> None:
    """TZ-1.4: a kept tile gives its goods and effects, and discarded tiles give nothing."""
    partner = "W04" if tile == "W10" else "W10"
    rest = [other for other in TILES if other not in (tile, partner)]
    hands = [" ".join(rest[4 * i : 4 * i + 4]) for i in range(3)]
    position = dealt(4, f"{tile} {partner} {rest[12]} {rest[13]}", *hands)
    keep(position, tile, partner)
    while position.tokens()[0].startswith("keep"):
        position.play(position.legal()[0])
    player = has(position, 0)
    got = {name: player[name] for name in ("corn", "wood", "stone", "gold", "skull")}
    got |= {name: step - 1 for name, step in player["temples"].items()}
    got |= player["technologies"]
    got["worker"] = player["workers"] - 3
    assert player["hand"] + player["supply"] == 6
    assert player["hand"] == player["workers"]
    hungry = player["workers"] - (tile == "W14")
    assert player["meals"] == {"workers": hungry, "corn_each": 2, "corn": 2 * hungry}
    assert got == {name: WEALTH[tile].get(name, 0) + WEALTH[partner].get(name, 0) for name in got}
    assert position.scores()[0] == 0


@pytest.mark.parametrize(
    ("pair", "track"),
    [
        ("W01 W03", "agriculture"),
        ("W05 W07", "extraction"),
        ("W09 W11", "architecture"),
        ("W18 W20", "theology"),
    ],
)
def test_both_tiles_of_one_kind_add_up(pair: str, track: str) -> None:
    """TZ-1.4: two tiles of the same technology raise it twice."""
    rest = [tile for tile in TILES if tile not in pair]
    position = dealt(4, f"{pair} W16 W17", *(" ".join(rest[4 * i : 4 * i + 4]) for i in range(3)))
    keep(position, *pair.split())
    while position.tokens()[0].startswith("keep"):
        position.play(position.legal()[0])
    assert has(position, 0)["technologies"][track] == 2


def test_wealth_skull_comes_from_the_supply() -> None:
    """TZ-1.4: the skull of a wealth tile is one of the thirteen."""
    position = dealt(4, "W17 W02 W03 W04", *HANDS[1:])
    keep(position, "W17", "W02", "W05", "W06", "W09", "W10", "W13", "W14")
    assert has(position, 0)["skull"] == 1
    assert seen(position)["skulls_left"] == 12


@pytest.mark.parametrize(("day", "food_days"), [(8, 0), (14, 1), (21, 2), (27, 3)])
def test_feeding_tile_lasts(day: int, food_days: int) -> None:
    """TZ-1.4: the tile that feeds a worker does so on every Food Day."""
    table = Table().day(day, food_days).goods(0, corn=4).goods(1, corn=4)
    position = table.keeps(0, "W14").last_turn().position()
    before = position.scores()
    close_round(position)
    assert seen(position)["calendar"]["food_days_held"] == food_days + 1
    gained = [after - old for after, old in zip(position.scores(), before, strict=True)]
    assert gained[0] - gained[1] == 3


@pytest.mark.parametrize(("players", "count"), [(2, 12), (3, 6), (4, 0)])
def test_number_of_neutral_workers(players: int, count: int) -> None:
    """TZ-1.5: 12 with two players, 6 with three, none with four, for any draws."""
    for seed in range(60):
        dice = random.Random(seed)
        position = GAME.start(players)
        while position.to_move == sacbe.CHANCE:
            position.play(dice.choice(position.legal()))
        assert neutral_count(position) == count
        standing = {
            (gear, tooth) for gear in seen(position)["gears"] for tooth in teeth(position, gear)
        }
        for gear in ("palenque", "yaxchilan", "tikal", "uxmal"):
            assert len(teeth(position, gear)) <= 5
        assert set(teeth(position, "chichen_itza")) <= {0, 3, 5, 7, 10}
        assert len(standing) == count


def test_neutral_draws_are_undealt_tiles() -> None:
    """TZ-1.5: all tiles that nobody was dealt are equally likely."""
    position = dealt(3, *HANDS)
    assert position.tokens() == [f"neutral {tile}" for tile in TILES[12:]]
    assert len({weight for _, weight in position.chance()}) == 1
    neutral(position, "W13")
    assert position.tokens() == [f"neutral {tile}" for tile in TILES[13:]]


@pytest.mark.parametrize(
    ("tile", "gear", "spaces"),
    [
        ("W01", "palenque", [1, 6]),
        ("W02", "palenque", [3, 8]),
        ("W03", "palenque", [0, 5]),
        ("W04", "palenque", [2, 7]),
        ("W05", "yaxchilan", [1, 6]),
        ("W06", "yaxchilan", [3, 8]),
        ("W07", "yaxchilan", [0, 5]),
        ("W08", "yaxchilan", [2, 7]),
        ("W09", "tikal", [1, 6]),
        ("W10", "tikal", [3, 8]),
        ("W11", "tikal", [0, 5]),
        ("W12", "tikal", [2, 7]),
        ("W13", "uxmal", [1, 6]),
        ("W14", "uxmal", [3, 8]),
        ("W15", "uxmal", [0, 5]),
        ("W16", "uxmal", [2, 7]),
        ("W17", "chichen_itza", [0]),
        ("W18", "chichen_itza", [3]),
        ("W19", "chichen_itza", [5]),
        ("W20", "chichen_itza", [7]),
        ("W21", "chichen_itza", [10]),
    ],
)
@pytest.mark.parametrize("players", [2, 3])
def test_where_a_neutral_worker_stands(
    players: int, tile: str, gear: str, spaces: list[int]
) -> None:
    """TZ-1.5, T13: on the tile's space, and for the first on a small gear also on the opposite."""
    rest = [other for other in TILES if other != tile]
    position = dealt(players, *(" ".join(rest[4 * i : 4 * i + 4]) for i in range(players)))
    neutral(position, tile)
    assert teeth(position, gear) == spaces
    assert neutral_count(position) == len(spaces)


def test_only_the_first_on_a_gear_brings_another() -> None:
    """TZ-1.5: the second tile of a gear adds only one neutral worker."""
    position = dealt(3, *HANDS[1:])
    neutral(position, "W03", "W02")
    assert teeth(position, "palenque") == [0, 3, 5]
    neutral(position, "W17", "W01")
    assert teeth(position, "palenque") == [0, 1, 3, 5]
    assert teeth(position, "chichen_itza") == [0]


def test_no_opposite_when_none_is_left() -> None:
    """TZ-1.5: the sixth neutral worker of three players has no opposite."""
    position = dealt(3, *HANDS[1:])
    neutral(position, "W17", "W18", "W19", "W20", "W21", "W01")
    assert teeth(position, "palenque") == [1]
    assert teeth(position, "chichen_itza") == [0, 3, 5, 7, 10]
    assert neutral_count(position) == 6
    assert position.tokens()[0].startswith("keep")


def test_drawing_stops_with_the_last_neutral_worker() -> None:
    """TZ-1.5: three players draw three tiles of different small gears: each brings two."""
    position = dealt(3, "W02 W03 W04 W05", "W06 W07 W08 W10", "W11 W12 W14 W15")
    neutral(position, "W01", "W09", "W13")
    assert [teeth(position, gear) for gear in ("palenque", "tikal", "uxmal")] == [[1, 6]] * 3
    assert position.tokens()[0].startswith("keep")


def test_neutral_workers_ride_round() -> None:
    """TZ-1.5: they turn with their gears all the way round, and never leave them."""
    position = (
        Table(3)
        .neutral(palenque=[7], tikal=[0, 9], uxmal=[8], chichen_itza=[10, 12])
        .last_turn()
        .position()
    )
    close_round(position, "yaxchilan")
    assert teeth(position, "palenque") == [8]
    assert teeth(position, "tikal") == [0, 1]
    assert teeth(position, "uxmal") == [9]
    assert teeth(position, "chichen_itza") == [0, 11]


def test_neutral_workers_turn_two_days() -> None:
    """TZ-1.5: a jump of a day moves them by two teeth."""
    position = (
        Table(3)
        .neutral(palenque=[6, 9], tikal=[7], uxmal=[8], chichen_itza=[9, 12])
        .starter(0)
        .last_turn()
        .position()
    )
    close_round(position, "yaxchilan")
    play(position, "two days")
    assert teeth(position, "palenque") == [1, 8]
    assert teeth(position, "tikal") == [9]
    assert teeth(position, "uxmal") == [0]
    assert teeth(position, "chichen_itza") == [1, 11]


def test_neutral_workers_block_their_space() -> None:
    """TZ-1.5: placing skips a space with a neutral worker on it, at the price of the next."""
    table = Table(3).neutral(palenque=[0, 1, 2], tikal=[8, 9], chichen_itza=[11])
    position = table.goods(0, corn=4).position()
    play(position, "place palenque")
    assert seen(position)["gears"]["palenque"]["spaces"][3] == 0
    assert has(position, 0)["corn"] == 1


@pytest.mark.parametrize(
    ("gear", "beyond"), [("palenque", [8, 9]), ("uxmal", [8, 9]), ("chichen_itza", [11, 12])]
)
def test_unnumbered_teeth_block_nothing(gear: str, beyond: list[int]) -> None:
    """TZ-1.5: on a tooth without a number, a neutral worker blocks nothing."""
    others = {"yaxchilan": [4, 5, 6, 7]}
    position = Table(3).neutral(**{gear: beyond}, **others).position()
    play(position, f"place {gear}")
    assert seen(position)["gears"][gear]["spaces"][0] == 0


@COUNTS
def test_first_player_is_drawn(players: int) -> None:
    """TZ-1.6: all seats are equally likely to be first."""
    position = GAME.start(players)
    assert position.to_move == sacbe.CHANCE
    assert position.tokens() == [f"first {seat}" for seat in range(players)]
    assert len({weight for _, weight in position.chance()}) == 1
    position.play(f"first {players - 1}")
    assert seen(position)["calendar"]["first"] == players - 1
    while not position.tokens()[0].startswith("keep"):
        position.play(position.legal()[0])
    while position.tokens()[0].startswith("keep"):
        position.play(position.legal()[0])
    assert position.to_move == players - 1


@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (4, 3)])
def test_first_player_as_the_options_say(players: int, first: int) -> None:
    """TZ-1.6: the option names the first player, and nothing is drawn for it."""
    position = GAME.start(players, first=first)
    assert position.tokens()[0].startswith("monument")
    assert seen(position)["calendar"]["first"] == first


@COUNTS
def test_round_1_is_no_food_day(players: int) -> None:
    """TZ-1.6: the calendar starts on round 1, and nobody is fed in it."""
    table = Table(players)
    for seat in range(players):
        table.goods(seat, corn=6)
    position = table.last_turn().position()
    assert seen(position)["calendar"]["day"] == 1
    close_round(position)
    assert seen(position)["calendar"]["day"] == 2
    assert seen(position)["calendar"]["food_days_held"] == 0
    assert [has(position, seat)["corn"] for seat in range(players)] == [6] * players
    assert position.scores() == [0] * players
