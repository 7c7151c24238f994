"""Pieces are conserved: everything visible is counted after every move.

The counts use only views, dumps and the contents of the box, so that a mistake in the engine's own
check cannot hide one in its rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe import Position
from sacbe.core.dice import Dice
from tests.golden.choosers import WEIGHERS, at_random, weighted
from tests.walks import Walk, walk_on, walks

GAME = sacbe.GAMES["tzolkin"]
SKULLS = 13
WORKERS = 6
NEUTRAL = {2: 12, 3: 6, 4: 0}
FIELDS = {2: 2, 3: 3, 4: 4}
MONUMENTS = {2: 4, 3: 5, 4: 6}
BUILDINGS = {1: [f"B{n:02}" for n in range(1, 15)], 2: [f"B{n:02}" for n in range(15, 33)]}
ALL_MONUMENTS = [f"M{n:02}" for n in range(1, 14)]
ALL_WEALTH = [f"W{n:02}" for n in range(1, 22)]
GEARS = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}
TOP = {"chaac": 6, "quetzalcoatl": 8, "kukulcan": 7}
END_TURN = GAME.moves.parse("end turn").id

every_count = pytest.mark.parametrize("players", [2, 3, 4])
CHOOSERS = {
    "random": at_random,
    **{name: weighted(weigh) for name, weigh in WEIGHERS["tzolkin"].items()},
}


def games(players: int, walk: Walk, how: str) -> Iterator[tuple[Position, Any, Any]]:
    """Yield every position of a game, with the spectator's view and the dump."""
    position = GAME.start(players)
    if how == "random":
        moves = walk_on(position, walk)
    else:
        moves = chosen(position, walk.seed, how)
    yield position, position.view(None), position.dump()
    for _ in moves:
        yield position, position.view(None), position.dump()


def chosen(position: Position, seed: int, how: str) -> Iterator[int]:
    """Play to the end with a chooser; random games build little and climb little."""
    dice = Dice(seed)
    while not position.is_over:
        id = CHOOSERS[how](position, dice)
        position.play(id)
        yield id


def check_skulls(view: Any, dump: Any) -> None:
    """Skulls are in the supply, with players, or on Chichen Itza (TZ-4.6)."""
    with_players = sum(player["skull"] for player in view["players"])
    on_altars = len(view["altars"])
    assert sorted(set(view["altars"])) == view["altars"]
    assert view["skulls_left"] + with_players + on_altars == SKULLS
    assert sum(dump["altars"]) == on_altars


def check_workers(players: int, view: Any, dump: Any) -> None:
    """Workers are in hand, in the supply, on one tooth, or on the starting-player space."""
    standing: Counter[Any] = Counter()
    for gear, teeth in GEARS.items():
        shown = view["gears"][gear]["spaces"] + view["gears"][gear]["beyond"]
        assert len(shown) == len(dump[gear]) == teeth
        standing.update(who for who in shown if who is not None)
        assert set(view["gears"][gear]["beyond"]) <= {None, "neutral"}
        free = [i for i, who in enumerate(view["gears"][gear]["spaces"]) if who is None]
        assert view["gears"][gear]["lowest_free"] == (free[0] if free else None)
    if view["calendar"]["starting_space"] is not None:
        standing[view["calendar"]["starting_space"]] += 1
    for seat, player in enumerate(view["players"]):
        assert player["seat"] == seat
        assert player["hand"] + player["supply"] + standing[seat] == WORKERS
        assert player["hand"] >= 0
        assert 0 <= player["supply"] <= 3
        assert player["workers"] == WORKERS - player["supply"]
    assert set(standing) <= {"neutral", *range(players)}
    assert standing["neutral"] + dump["neutral_left"] == NEUTRAL[players]


def check_harvest_tiles(players: int, view: Any) -> None:
    """Harvest tiles are in the jungle, with a player, or burned."""
    fields = FIELDS[players]
    corn = sum(group["corn"] for group in view["jungle"].values())
    wood = sum(group["wood"] for group in view["jungle"].values())
    assert corn + sum(player["corn_tiles"] for player in view["players"]) == 4 * fields
    taken = sum(player["wood_tiles"] for player in view["players"])
    assert wood + taken + view["burned"] == 3 * fields
    assert sorted(view["jungle"]) == ["2", "3", "4", "5"]
    for group in view["jungle"].values():
        assert 0 <= group["wood"] <= group["corn"] <= fields  # wood lies on corn
    assert view["jungle"]["2"]["wood"] == 0


def check_buildings(view: Any, dump: Any) -> None:
    """Buildings are unseen, in the row, with one player, or out of the game after the first age."""
    row = [tile for tile in view["row"] if tile is not None]
    assert len(view["row"]) == 6
    owned = [tile for player in view["players"] for tile in player["buildings"]]
    placed = Counter(row + owned + view["unseen_buildings"])
    assert set(placed) <= set(BUILDINGS[1] + BUILDINGS[2])
    assert all(count == 1 for count in placed.values())
    gone = set(BUILDINGS[1] + BUILDINGS[2]) - set(placed)
    age = view["calendar"]["age"]
    assert gone <= (set(BUILDINGS[1]) if age == 2 else set())
    assert set(row) <= set(BUILDINGS[age])
    if age == 2:
        assert not set(BUILDINGS[1]) & set(row + view["unseen_buildings"])
    else:
        assert set(BUILDINGS[2]) <= set(view["unseen_buildings"])
    tiles = BUILDINGS[1] + BUILDINGS[2]
    assert [tiles[number - 1] if number else None for number in dump["row"]] == view["row"]
    assert {
        tile for tile, where in zip(tiles, dump["buildings"], strict=True) if where == 2
    } == gone


def check_monuments(players: int, position: Position, view: Any) -> None:
    """Monuments are on display or with one player; once drawn, their number is fixed."""
    owned = [tile for player in view["players"] for tile in player["monuments"]]
    placed = view["monuments"] + owned
    assert len(set(placed)) == len(placed)
    assert set(placed) <= set(ALL_MONUMENTS)
    assert len(placed) <= MONUMENTS[players]
    drawing = any(token.startswith(("first", "monument")) for token in position.tokens())
    assert drawing or len(placed) == MONUMENTS[players]


def check_wealth(players: int, position: Position, view: Any, dump: Any) -> None:
    """Wealth tiles are face down, drawn for a neutral worker, in one hand, or kept; two each."""
    assert len(dump["wealth"]) == len(ALL_WEALTH)
    if view["turn"] == 0 or any(player["wealth"] is None for player in view["players"]):
        assert all(player["wealth"] in (None, []) for player in view["players"])
        seats = [position.view(seat)["players"] for seat in range(players)]
        hands: Any = [seats[seat][seat] for seat in range(players)]
    else:
        hands = view["players"]
        assert all(len(player["wealth"]) == 2 for player in hands)
        assert all(player["wealth_hand"] == [] for player in hands)
    held = [tile for player in hands for tile in player["wealth"] + player["wealth_hand"]]
    shown = view["neutral_tiles"]
    assert len(set(held + shown)) == len(held + shown)
    assert set(held + shown) <= set(ALL_WEALTH)
    assert all(len(player["wealth"] + player["wealth_hand"]) <= 4 for player in hands)
    assert dump["wealth"].count(0) == len(ALL_WEALTH) - len(held) - len(shown)
    assert (shown == []) == (dump["neutral_left"] == NEUTRAL[players])


def check_temples_and_technologies(view: Any) -> None:
    """Markers are on the temples, at most one on a top; levels go from 0 to 3."""
    for temple, top in TOP.items():
        steps = [player["temples"][temple] for player in view["players"]]
        assert all(0 <= step <= top for step in steps)
        assert steps.count(top) <= 1
    for player in view["players"]:
        assert all(0 <= level <= 3 for level in player["technologies"].values())
        assert all(player[good] >= 0 for good in ("corn", "wood", "stone", "gold", "skull"))


def check_all(players: int, position: Position, view: Any, dump: Any) -> None:
    check_skulls(view, dump)
    check_workers(players, view, dump)
    check_harvest_tiles(players, view)
    check_buildings(view, dump)
    check_monuments(players, position, view)
    check_wealth(players, position, view, dump)
    check_temples_and_technologies(view)
    GAME.check(position)


@every_count
@given(walk=walks(), how=st.sampled_from(sorted(CHOOSERS)))
def test_everything_is_conserved(players: int, walk: Walk, how: str) -> None:
    for position, view, dump in games(players, walk, how):
        check_all(players, position, view, dump)


@every_count
@given(walk=walks())
def test_only_forward(players: int, walk: Walk) -> None:
    """Some things never go back: taken tiles, altars, Food Days, levels, workers."""
    last: Any = None
    for _, view, _ in games(players, walk, "random"):
        if last is not None:
            check_forward(last, view)
        last = view
    assert last["calendar"]["food_days_held"] == 4


def check_forward(last: Any, view: Any) -> None:
    assert last["calendar"]["day"] <= view["calendar"]["day"] <= last["calendar"]["day"] + 2
    held = last["calendar"]["food_days_held"]
    assert held <= view["calendar"]["food_days_held"] <= held + 1
    assert set(last["altars"]) <= set(view["altars"])
    assert last["burned"] <= view["burned"]
    paid = sum("M13" in player["monuments"] for player in view["players"])
    paid -= sum("M13" in player["monuments"] for player in last["players"])
    assert last["skulls_left"] + paid >= view["skulls_left"]  # TZ-4.6
    for old, new in zip(last["players"], view["players"], strict=True):
        assert old["workers"] <= new["workers"]
        assert old["corn_tiles"] <= new["corn_tiles"]
        assert old["wood_tiles"] <= new["wood_tiles"]
        assert set(old["buildings"]) <= set(new["buildings"])
        assert set(old["monuments"]) <= set(new["monuments"])
        assert all(
            old["technologies"][name] <= level for name, level in new["technologies"].items()
        )


def board(player: Any) -> Any:
    """Return what a player has. Its worth also depends on others."""
    return {name: player[name] for name in player if name not in ("next_food_day", "last_scoring")}


@every_count
@given(walk=walks(), seat=st.integers(0, 1))
def test_a_turn_changes_only_its_player(players: int, walk: Walk, seat: int) -> None:
    """Until it ends, a player's turn does not change other players' boards."""
    position = GAME.start(players)
    before: Any = position.view(None)
    mover = position.to_move
    for id in walk_on(position, walk):
        after: Any = position.view(None)
        in_turn = before["this_turn"]["mode"] or after["this_turn"]["mode"]
        if in_turn and mover not in (seat, sacbe.CHANCE) and id != END_TURN:
            assert board(after["players"][seat]) == board(before["players"][seat])
        before, mover = after, position.to_move
