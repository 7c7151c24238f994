"""The points of the last Food Day and the final scoring, recomputed from the view before them."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sacbe
from sacbe import Position, Record
from sacbe.core.dice import Dice
from tests.golden.choosers import WEIGHERS, at_random, weighted

GAME = sacbe.GAMES["tzolkin"]
END_TURN = GAME.moves.parse("end turn").id
GOLDEN = Path(__file__).parents[1] / "golden" / "tzolkin"
DATA: Any = json.loads(
    (Path(__file__).parents[2] / "src" / "sacbe" / "tzolkin" / "data.json").read_text("utf-8")
)
BUILDINGS = {tile["id"]: tile for tile in DATA["buildings"]}
MONUMENTS = {tile["id"]: tile for tile in DATA["monuments"]}
WEALTH = {tile["id"]: tile for tile in DATA["wealth"]}
RATES = {"corn": 1, "wood": 2, "stone": 3, "gold": 4}

CHOOSERS = [at_random, *(weighted(weigh) for weigh in WEIGHERS["tzolkin"].values())]


def last_turn(record: Record) -> Position:
    """Return the position in which the last turn of a game ends."""
    positions = list(record.positions())
    last = max(i for i, id in enumerate(record.moves) if id == END_TURN)
    return positions[last]


def fed(player: Any) -> tuple[int, int]:
    """Return a player's corn after the last feeding, and the points lost."""
    tiles = [BUILDINGS[tile] for tile in player["buildings"]]
    tiles += [WEALTH[tile] for tile in player["wealth"]]
    effects = [effect for tile in tiles for effect in tile["effects"]]
    free = sum(effect.get("feeds_workers", 0) for effect in effects)
    price = max(2 - sum(effect.get("meal_discount", 0) for effect in effects), 0)
    corn, lost = player["corn"], 0
    for _ in range(max(player["workers"] - free, 0)):
        if corn >= price:
            corn -= price
        else:
            lost += 3
    return corn, lost


def temple_rewards(players: list[Any]) -> list[Fraction]:
    """Return the points of the steps, and for being highest, at the end of age 2."""
    points = [Fraction(0)] * len(players)
    for temple, figures in DATA["temples"].items():
        steps = [player["temples"][temple] for player in players]
        leaders = [seat for seat, step in enumerate(steps) if step == max(steps)]
        for seat, step in enumerate(steps):
            points[seat] += figures["points"][step]
        for seat in leaders:
            bonus = Fraction(figures["leader_bonus"][1])
            points[seat] += bonus if len(leaders) == 1 else bonus / 2
    return points


def monument_points(view: Any, seat: int, monument: str) -> int:
    """Return what a monument is worth to a player."""
    player = view["players"][seat]
    built = [BUILDINGS[tile]["kind"] for tile in player["buildings"]]
    built += [MONUMENTS[tile]["kind"] for tile in player["monuments"]]
    levels = list(player["technologies"].values())
    steps = {temple: DATA["temples"][temple]["points"] for temple in player["temples"]}
    worth: int
    match monument:
        case "M01":
            worth = 4 * built.count("tomb")
        case "M02":
            worth = 2 * len(built)
        case "M03":
            worth = 4 * player["corn_tiles"]
        case "M04":
            worth = 4 * player["wood_tiles"]
        case "M05":
            anyone = sum(len(other["monuments"]) for other in view["players"])
            worth = {2: 6, 3: 5, 4: 4}[len(view["players"])] * anyone
        case "M06":
            worth = 4 * built.count("civic")
        case "M07":
            worth = (0, 9, 20, 33, 33)[levels.count(3)]
        case "M08":
            worth = 3 * sum(levels)
        case "M09":
            worth = 6 * (player["workers"] - 3)
        case "M10":
            worth = 4 * built.count("shrine")
        case "M11":
            worth = sum(steps[temple][step] for temple, step in player["temples"].items())
        case "M12":
            worth = 3 * max(0, *(step - 1 for step in player["temples"].values()))
        case _:
            worth = 3 * len(view["altars"])
    return worth


def check_points(record: Record) -> None:
    """Check the scores of a finished game against those before its last turn ended."""
    last, end = last_turn(record), record.position
    view: Any = last.view(None)
    assert view["calendar"]["food_days_held"] == 3
    assert view["calendar"]["turns_taken"] == record.players - 1
    mover = last.to_move
    if view["calendar"]["starting_space"] == mover:
        view["players"][mover]["corn"] += view["calendar"]["corn"]
    temples = temple_rewards(view["players"])
    expected = []
    for seat, player in enumerate(view["players"]):
        corn, lost = fed(player)
        goods = {"corn": corn, **{good: player[good] for good in ("wood", "stone", "gold")}}
        points = last.scores()[seat] - lost + temples[seat]
        points += Fraction(sum(RATES[good] * amount for good, amount in goods.items()), 4)
        points += 3 * player["skull"]
        points += sum(monument_points(view, seat, tile) for tile in player["monuments"])
        expected.append(points)
    assert end.scores() == expected
    check_winners(end, expected)


def check_winners(end: Position, scores: list[Fraction]) -> None:
    """Check the winners: most points, then most workers on gears, then shared."""
    gears: Any = end.view(None)["gears"]
    ranks = [
        (points, sum(gear["spaces"].count(seat) for gear in gears.values()))
        for seat, points in enumerate(scores)
    ]
    assert end.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=3 * settings().max_examples)
@given(seed=st.integers(0, 2**40), how=st.integers(0, len(CHOOSERS) - 1))
def test_random_games(players: int, seed: int, how: int) -> None:
    record = Record.new(GAME, players)
    dice = Dice(seed)
    while not record.position.is_over:
        record.play(CHOOSERS[how](record.position, dice))
    check_points(record)


def test_golden_games() -> None:
    """Every monument is built in one of them."""
    built = set()
    for path in sorted(GOLDEN.glob("*.sacbe")):
        record = Record.load(path)
        check_points(record)
        view: Any = record.position.view(None)
        built |= {tile for player in view["players"] for tile in player["monuments"]}
    assert built == set(MONUMENTS)
