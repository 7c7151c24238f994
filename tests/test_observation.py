"""Observations as numbers: they contain everything in a seat's view, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import sacbe
from sacbe.core.dice import Dice
from sacbe.core.observation import Array
from sacbe.core.playout import draw
from sacbe.core.position import Position
from sacbe.tikal.data import DIRECTIONS, HEX_NAMES, NEIGHBOUR, TERRAINS

TABLES = [
    ("tzolkin", 2, {}),
    ("tzolkin", 4, {}),
    ("tikal", 2, {}),
    ("tikal", 3, {"mode": "tactical"}),
    ("tikal", 4, {"mode": "tactical"}),
]
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES)
Named = dict[str, list[int]]


def walk(name: str, players: int, options: dict[str, str], seed: int) -> Iterator[Position]:
    """Yield the positions of a random game."""
    dice = Dice(seed)
    position = sacbe.GAMES[name].start(players, **options)
    while not position.is_over:
        yield position
        position.apply(draw(position, dice, position.choices()))
    yield position


def looked(position: Position, seat: int) -> Named:
    return position.game.observation.named(position, seat)


def array(name: str, players: int, called: str) -> Array:
    return next(a for a in sacbe.GAMES[name].observation.arrays(players) if a.name == called)


def table(position: Position, found: Named, called: str) -> dict[str, dict[str, int]]:
    """Return an array with rows, by the names of its rows and columns."""
    columns = array(position.game.name, position.players, called).columns
    rows = array(position.game.name, position.players, called).rows
    numbers = iter(found[called])
    return {row: {column.name: next(numbers) for column in columns} for row in rows}


def line(position: Position, found: Named, called: str) -> dict[str, int]:
    """Return an array without rows, by the names of its columns."""
    columns = array(position.game.name, position.players, called).columns
    return {column.name: number for column, number in zip(columns, found[called], strict=True)}


def one(numbers: list[int] | dict[str, int]) -> int | None:
    """Return where the single 1 is among zeros; None if there is none."""
    values = list(numbers.values()) if isinstance(numbers, dict) else numbers
    assert set(values) <= {0, 1}
    assert sum(values) <= 1
    return values.index(1) if 1 in values else None


def from_own(position: Position, seat: int, other: int | None) -> int | None:
    """Return a seat's number relative to the observer."""
    return None if other is None or other < 0 else (other - seat) % position.players


@every_table
def test_every_number_is_within_its_bounds(
    name: str, players: int, options: dict[str, str]
) -> None:
    game = sacbe.GAMES[name]
    arrays = game.observation.arrays(players)
    assert len({array.name for array in arrays}) == len(arrays)
    for number, position in enumerate(walk(name, players, options, 1)):
        seat = number % players
        found = looked(position, seat)
        assert list(found) == [array.name for array in arrays]
        for array in arrays:
            assert len(found[array.name]) == array.size
            for i, value in enumerate(found[array.name]):
                column = array.columns[i % len(array.columns)]
                assert column.low <= value <= column.high, (array.name, column)


@every_table
def test_it_is_made_of_the_view_alone(name: str, players: int, options: dict[str, str]) -> None:
    """TZ-1.4: changing what a seat cannot know does not change its observation."""
    dice = Dice(5)
    for number, position in enumerate(walk(name, players, options, 2)):
        if number % 7 and number > 60:
            continue
        for seat in range(players):
            other = position.game.imagine(position.view(seat), dice)
            packed = position.game.observation.packed
            assert packed(other, seat) == packed(position, seat), position


def told(position: Position, seat: int) -> str:
    """Return a view without what observations omit: the origin of agenda entries, which tile lies
    on a hex and its rotation (terrain and stones remain), and what follows from the rest."""
    view = position.view(seat)
    for left_out in ("agenda", "choices", "prompt", "seat"):
        del view[left_out]
    for hex in view.get("hexes", {}).values():
        del hex["tile"], hex["rotation"]
    view["turn"] = min(view["turn"], 255)
    return json.dumps(view, sort_keys=True)


@pytest.mark.slow
@every_table
def test_it_tells_all_that_the_view_tells(name: str, players: int, options: dict[str, str]) -> None:
    """Positions with the same observation have the same view."""
    views: dict[tuple[int, bytes], str] = {}
    for seed in range(3):
        for number, position in enumerate(walk(name, players, options, seed)):
            seat = number % players
            around = [position]
            for id in position.legal()[:4]:
                around.append(position.copy())
                around[-1].apply(id)
            for place in around:
                key = (seat, position.game.observation.packed(place, seat))
                view = told(place, seat)
                assert views.setdefault(key, view) == view
    assert len(views) > 500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tzolkin_says_what_the_view_says(players: int) -> None:
    for number, position in enumerate(walk("tzolkin", players, {}, 3)):
        seat = number % players
        view, found = position.view(seat), looked(position, seat)
        common(position, seat, view, found)
        calendar = view["calendar"]
        assert one(found["first"]) == from_own(position, seat, calendar["first"])
        assert one(found["starting_space"]) == from_own(position, seat, calendar["starting_space"])
        line_ = line(position, found, "table")
        assert line_["day"] == calendar["day"]
        assert line_["skulls_left"] == view["skulls_left"]
        if calendar["next_food_day"] is not None:
            until = calendar["next_food_day"] - calendar["day"]
            assert line_["until_food_day"] == max(until, 0)  # it may have been jumped over
        altars = line(position, found, "altars")
        assert [int(altar) for altar, there in altars.items() if there] == view["altars"]
        for tile, where in table(position, found, "buildings").items():
            assert bool(where["on_show"]) == (tile in view["row"])
            assert bool(where["unseen"]) == (tile in view["unseen_buildings"])
            for other, there in enumerate(list(where.values())[3:]):
                owner = view["players"][(seat + other) % players]
                assert bool(there) == (tile in owner["buildings"])
        teeth = table(position, found, "teeth")
        for gear, shown in view["gears"].items():
            for tooth, stands in enumerate(shown["spaces"] + shown["beyond"]):
                worker = teeth[f"{gear} {tooth}"]
                if stands == "neutral":
                    assert one(worker) == players
                else:
                    assert one(worker) == from_own(position, seat, stands)
        wealth = table(position, found, "wealth")
        mine = view["players"][seat]
        assert [t for t, there in wealth.items() if there["own"]] == mine["wealth"]
        assert [t for t, there in wealth.items() if there["in_hand"]] == mine["wealth_hand"]
        for other, board in enumerate(table(position, found, "players").values()):
            shown = view["players"][(seat + other) % players]
            assert board["corn"] == shown["corn"]
            assert board["quarter_points"] == 4 * shown["points"]
            assert board["hungry"] == shown["meals"]["workers"]
            assert board["theology"] == shown["technologies"]["theology"]
            assert board["wealth_kept"] == shown["wealth_count"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tikal_says_what_the_view_says(players: int) -> None:
    for number, position in enumerate(walk("tikal", players, {"mode": "tactical"}, 3)):
        seat = number % players
        view, found = position.view(seat), looked(position, seat)
        common(position, seat, view, found)
        assert one(found["first"]) == from_own(position, seat, view["first"])
        assert one(found["bidder"]) == from_own(position, seat, view["auction"]["bidder"])
        assert line(position, found, "table")["bid"] == view["auction"]["bid"]
        assert list(line(position, found, "steps_left").values()) == list(
            view["steps_left"].values()
        )
        tiles = table(position, found, "tiles")
        assert [tile for tile, there in tiles.items() if there["open"]] == view["open_tiles"]
        assert [tile for tile, there in tiles.items() if there["in_hand"]] == (
            [view["tile"]] if view["tile"] else []
        )
        hexes = table(position, found, "hexes")
        seats = [column.name for column in array("tikal", players, "first").columns]
        for name, there in hexes.items():
            shown = view["hexes"].get(name)
            if shown is None:
                assert not any(there.values())
                continue
            assert there[shown["terrain"]] == 1
            assert there["level"] == shown["level"]
            assert there["treasures"] == shown["treasures"]
            for side, price in enumerate(shown["roads"]):
                beside = int(NEIGHBOUR[6 * HEX_NAMES.index(name) + side])
                other_side = hexes[HEX_NAMES[beside]] if beside >= 0 else {}
                stones = there[f"stones_{DIRECTIONS[side]}"]
                explored = any(other_side.get(ground) for ground in TERRAINS)
                if not explored or there["volcano"] or other_side["volcano"]:
                    assert price == 0
                else:
                    assert price == stones + other_side[f"stones_{DIRECTIONS[(side + 3) % 6]}"]
            for other, called in enumerate(seats):
                who = (seat + other) % players
                assert there[f"explorers_{called}"] == shown["figures"][who]["explorers"]
                assert there[f"leader_{called}"] == shown["figures"][who]["leader"]
                assert bool(there[f"camp_{called}"]) == (shown["camp"] == who)
                assert bool(there[f"holds_{called}"]) == (shown["held_by"] == who)
                guard = shown["guard"] or {"seat": None, "figure": ""}
                strength = {"explorer": 1, "leader": 2}.get(guard["figure"], 0)
                assert there[f"guard_{called}"] == (strength if guard["seat"] == who else 0)
        for other, board in enumerate(table(position, found, "players").values()):
            shown = view["players"][(seat + other) % players]
            assert board["points"] == shown["points"]
            assert board["temple_points"] == shown["would_score"]["temples"]
            assert board["treasure_points"] == shown["would_score"]["treasures"]
            assert {kind: board[kind] for kind in shown["treasures"]} == shown["treasures"]
            for order, hex in enumerate(shown["camps"], start=1):
                assert hexes[hex][f"camp_{seats[other]}"] == order


def common(position: Position, seat: int, view: Mapping[str, Any], found: Named) -> None:
    """Check the arrays that both games have."""
    assert one(found["seat"]) == seat
    assert one(found["mover"]) == from_own(position, seat, view["to_move"])
    decision, details = line(position, found, "decision"), line(position, found, "details")
    if position.is_over:
        assert not any(found["decision"] + found["details"] + found["waiting"])
        return
    kind, _, a, b, _ = view["agenda"][-1]
    assert decision == {other: int(other == kind) for other in decision}
    assert (details["one"], details.get("two", 0)) == (a, b)
    waiting = line(position, found, "waiting")
    below = [entry[0] for entry in view["agenda"][:-1]]
    assert waiting == {kind: below.count(kind) for kind in waiting}
    assert sum(waiting.values()) == len(below)


def test_the_own_seat_comes_first() -> None:
    """Two seats see the same table, each from its own place."""
    for position in walk("tikal", 3, {}, 4):
        one_, two = looked(position, 0), looked(position, 1)
        size = len(one_["players"]) // 3
        boards = [one_["players"][size * i : size * (i + 1)] for i in range(3)]
        assert two["players"] == boards[1] + boards[2] + boards[0]
        assert two["tiles"] == one_["tiles"]


@pytest.mark.parametrize("seat", [2, 5, -1, True, "0", None, 1.0])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    position = sacbe.GAMES["tzolkin"].start(2, first=0)
    with pytest.raises(sacbe.BadOption, match="There is no seat"):
        position.game.observation.packed(position, seat)
    with pytest.raises(sacbe.BadOption, match="There is no seat"):
        position.game.observation.named(position, seat)
