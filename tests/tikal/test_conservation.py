"""Pieces are conserved: everything visible is counted after every move.

The counts use only views, dumps and the contents of the box, so that a mistake in the engine's own
check cannot hide one in its rules.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from sacbe import CHANCE, Position
from tests.tikal import law
from tests.tikal.games import EVERY_GAME, Step, steps
from tests.tikal.table import BASE, GAME, HEXES, KINDS, OUT, PRINTED, SIDES, STEPS, TILE_IDS, TILES
from tests.walks import Walk, few, walks

every_game = pytest.mark.parametrize(("players", "mode", "how"), EVERY_GAME)


def check_tiles(view: Any, dump: Any) -> None:
    """TK-1.1, TK-1.2: 36 tiles, each on one hex, open, in hand, face down, or out of the game."""
    on_map = [hex["tile"] for hex in view["hexes"].values() if hex["tile"] is not None]
    out = [tile for tile, where in zip(TILE_IDS, dump["tiles"], strict=True) if where == OUT]
    held = [view["tile"]] if view["tile"] else []
    together = on_map + out + held + view["open_tiles"] + view["unseen_tiles"]
    assert sorted(together) == sorted(TILE_IDS)
    assert len(view["hexes"]) == 4 + len(on_map)
    assert set(view["hexes"]) <= set(HEXES)
    assert all(view["hexes"][hex]["tile"] is None for hex in PRINTED)
    drawn = [tile[0] for tile in TILE_IDS if tile not in view["unseen_tiles"]]
    left = [tile[0] for tile in view["unseen_tiles"]]
    assert max(drawn, default="A") <= min(left, default="G")


def check_terrain(view: Any) -> None:
    """TK-1.1: every hex is what its tile says."""
    for name, hex in view["hexes"].items():
        tile = law.ground(view, name)[0]
        assert hex["terrain"] == tile.terrain
        assert (hex["level"] > 0) == (tile.terrain == "temple")
        assert hex["level"] == 0 or tile.number <= hex["level"] <= 10
        assert hex["treasures"] <= (tile.number if tile.terrain == "ruins" else 0)
        if tile.terrain == "volcano":
            assert not any(there["explorers"] or there["leader"] for there in hex["figures"])
        if hex["camp"] is not None:
            assert tile.terrain in ("clearing", "ruins")
            assert hex["treasures"] == 0
        assert hex["guard"] is None or tile.terrain == "temple"


def check_treasures(view: Any) -> None:
    """TK-1.2: 24 treasures, three of a kind; those face down lie on ruins or belong to tiles."""
    for kind in KINDS:
        held = sum(player["treasures"][kind] for player in view["players"])
        assert held + view["unseen_treasures"][kind] == 3
    on_ruins = sum(hex["treasures"] for hex in view["hexes"].values())
    laid = {hex["tile"] for hex in view["hexes"].values()}
    elsewhere = sum(
        tile.number for id, tile in TILES.items() if tile.terrain == "ruins" and id not in laid
    )
    in_the_air = int(view["to_move"] == CHANCE and view["action_points"] is not None)
    assert sum(view["unseen_treasures"].values()) == on_ruins + elsewhere + in_the_air


def check_steps(view: Any) -> None:
    """TK-1.2: 48 temple steps, in the supply or on temples, none skipped."""
    used: Counter[int] = Counter()
    for name, hex in view["hexes"].items():
        if hex["level"]:
            used.update(range(law.ground(view, name)[0].number + 1, hex["level"] + 1))
    assert {step: view["steps_left"][str(step)] + used[step] for step in STEPS} == STEPS
    assert sum(view["steps_left"].values()) + used.total() == 48


def check_figures(view: Any) -> None:
    """TK-1.3: 19 figures and two camps per player."""
    for seat, player in enumerate(view["players"]):
        there = [hex["figures"][seat] for hex in view["hexes"].values()]
        guards = [hex["guard"]["figure"] for hex in view["hexes"].values() if owns(hex, seat)]
        explorers = player["explorers"] + player["explorers_lost"] + guards.count("explorer")
        assert explorers + sum(place["explorers"] for place in there) == 18
        leaders = int(player["leader"]) + int(player["leader_lost"]) + guards.count("leader")
        assert leaders + sum(place["leader"] for place in there) == 1
        assert player["guards_left"] == 2 - len(guards) >= 0
        pitched = sum(hex["camp"] == seat for hex in view["hexes"].values())
        assert player["camps_left"] == 2 - pitched >= 0
        assert player["points"] >= 0


def owns(hex: Any, seat: int) -> bool:
    return bool(hex["guard"] is not None and hex["guard"]["seat"] == seat)


def check_roads(view: Any) -> None:
    """TK-3.1: roads lead from the base camp to every explored hex except volcanoes."""
    reached = set(law.distances(view, BASE, []))
    dry = {hex for hex in view["hexes"] if law.ground(view, hex)[0].terrain != "volcano"}
    assert reached == dry
    for name, hex in view["hexes"].items():
        assert hex["roads"] == [law.road(view, name, side) for side in SIDES]


def check_worth(view: Any) -> None:
    """TK-5.1: the view's holders and points match the rules."""
    for seat, player in enumerate(view["players"]):
        assert sum(player["would_score"].values()) == law.worth(view, seat)
    for name, hex in view["hexes"].items():
        seats = [seat for seat in range(len(view["players"])) if law.controls(view, seat, name)]
        assert ([] if hex["held_by"] is None else [hex["held_by"]]) == seats


def check_all(position: Position, view: Any) -> None:
    dump = position.dump()
    check_tiles(view, dump)
    check_terrain(view)
    check_treasures(view)
    check_steps(view)
    check_figures(view)
    check_worth(view)
    GAME.check(position)


def check_points(step: Step) -> None:
    """TK-5.3: points come only from scoring, by the board at that time; bids cost points."""
    gained = {
        seat: after["points"] - before["points"]
        for seat, (before, after) in enumerate(
            zip(step.before["players"], step.after["players"], strict=True)
        )
    }
    if step.token == "end turn" and step.before["scoring"] is not None:
        assert gained.pop(step.mover) == law.worth(step.before, step.mover)
    elif step.token == "pass" and step.before["auction"]["bid"] and len(still_in(step.before)) == 2:
        assert gained.pop(step.before["auction"]["bidder"]) == -step.before["auction"]["bid"]
    elif step.token.startswith("bid") and still_in(step.before) == [step.mover]:
        assert gained.pop(step.mover) == -int(step.token.split()[1])  # all others have passed
    assert set(gained.values()) <= {0}


def still_in(view: Any) -> list[int]:
    """Return who takes part in the auction."""
    players = view["players"]
    return [p["seat"] for p in players if p["totem_up"] and not p["passed"]]


def check_forward(step: Step) -> None:
    """Check what is never undone: tiles, temple steps, treasures taken, camps, guards, figures."""
    for name, old in step.before["hexes"].items():
        new = step.after["hexes"][name]
        assert (old["tile"], old["rotation"]) == (new["tile"], new["rotation"])
        assert old["level"] <= new["level"] <= old["level"] + 1
        assert old["treasures"] - 1 <= new["treasures"] <= old["treasures"]
        assert old["camp"] in (None, new["camp"])
        assert old["guard"] in (None, new["guard"])
        if old["guard"] is not None:
            assert old["level"] == new["level"]
    for was, now in zip(step.before["players"], step.after["players"], strict=True):
        assert was["explorers_lost"] <= now["explorers_lost"]
        assert was["explorers"] >= now["explorers"]
        assert was["leader_lost"] <= now["leader_lost"]
        assert was["leader"] >= now["leader"]
    assert set(step.after["unseen_tiles"]) <= set(step.before["unseen_tiles"])
    assert step.before["scoring_rounds"] <= step.after["scoring_rounds"]


@every_game
@few
@given(walk=walks())
def test_everything_is_conserved(players: int, mode: str, how: str, walk: Walk) -> None:
    """TK-1.2: 36 tiles, 24 treasures and 48 steps; TK-1.3: 19 figures and 2 camps per player."""
    for step in steps(players, mode, how, walk):
        check_all(step.position, step.after)
        if step.token.startswith("place"):
            check_roads(step.after)
        check_forward(step)
        check_points(step)
    last = step.after
    assert last["scoring_rounds"] == 4
    assert step.position.winners() == law.winners(last)
    assert last["unseen_tiles"] == last["open_tiles"] == []
