"""Section 2 of the rules: a turn of the basic game."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import Position
from tests.tikal.table import GAME, Table, at, can, end_turns, has, left, play, seen, spent

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def place(position: Position, tile: str) -> None:
    """Draw a tile and place it anywhere."""
    play(position, f"tile {tile}")
    play(position, next(token for token in position.tokens() if token.startswith("place")))


def test_draw_then_place_then_spend() -> None:
    """TK-2.1: a tile is drawn, then placed by the same player, who then has 10 action points."""
    position = GAME.start(3, first=1)
    assert position.to_move == sacbe.CHANCE
    play(position, "tile A1")
    assert position.to_move == 1
    assert seen(position)["tile"] == "A1"
    assert all(token.startswith("place") for token in position.tokens())
    play(position, "place c4 0")
    assert position.to_move == 1
    assert seen(position)["tile"] is None
    assert at(position, "c4")["tile"] == "A1"
    assert left(position) == 10
    assert set(position.tokens()) == {"enter explorer base", "enter leader base", "end turn"}


@COUNTS
def test_clockwise(players: int) -> None:
    """TK-2.1: turns pass to the left, round after round."""
    position = GAME.start(players, first=1)
    movers = []
    for tile in ("A1", "A2", "A3", "A4", "A5", "A6"):
        place(position, tile)
        movers.append(position.to_move)
        play(position, "end turn")
    assert movers == [seat % players for seat in range(1, 7)]


@COUNTS
def test_leftover_points_are_lost(players: int) -> None:
    """TK-2.1: unspent points are lost: everybody begins with 10."""
    position = Table(players).lay("c4", "A5").lay("c5", "A3").position()
    play(position, "enter explorer base", "end turn")
    for tile in ("A1", "A2", "A4")[:players]:
        place(position, tile)
        assert left(position) == 10
        play(position, "end turn")


def test_ten_points_and_no_more() -> None:
    """TK-2.1: ten figures can enter in a turn, not eleven."""
    position = Table().position()
    assert spent(position, *["enter explorer base"] * 10) == 10
    assert position.tokens() == ["end turn"]
    assert position.to_move == 0
    assert has(position, 0)["explorers"] == 8


def test_any_order_and_mix() -> None:
    """TK-2.1: actions can be taken in any order and mixed."""
    table = Table().lay("c4", "A1").stand(0, "a4", 1).stand(0, "c4", 1)
    position = table.position()
    assert spent(position, "recover c4", "treasure sun", "enter leader base", "uncover a4") == 6
    assert spent(position, "move leader a5 b4", "enter explorer base") == 2
    assert spent(position, "move explorer a4 a5") == 2
    assert position.tokens() == ["end turn"]


@pytest.mark.parametrize("points", range(10))
def test_nothing_above_what_is_left(points: int) -> None:
    """TK-2.1: an action is offered only if the remaining points pay for it in full."""
    table = Table(left=points).lay("c4", "A1").stand(0, "c4", 1).stand(0, "b4", 1).stand(0, "a4", 1)
    table.lay("c5", "A5").camp(0, "c5").treasures(0, sun=1).treasures(1, bird=1)
    position = table.position()
    prices = {
        "enter explorer base": 1,
        "move explorer b4 a5": 1,
        "move explorer a4 a5": 2,
        "uncover a4": 2,
        "recover c4": 3,
        "exchange bird of 1 for sun": 3,
        "camp b4": 5,
        "guard explorer a4": 5,
    }
    assert {token for token in prices if can(position, token)} == {
        token for token, price in prices.items() if price <= points
    }
    assert can(position, "end turn")


def test_a_turn_may_be_empty() -> None:
    """TK-2.1: up to 10 points are spent: a turn may end at once."""
    position = Table(3).position()
    assert end_turns(position, 1) == [0]
    assert position.to_move == sacbe.CHANCE


def test_the_tile_comes_first() -> None:
    """TK-2.1: the tile must be placed before anything else can be done."""
    position = Table().stand(0, "a4", 3).holds(0, "A1").position()
    assert {token.split()[0] for token in position.tokens()} == {"place"}


def test_no_points_for_a_turn() -> None:
    """TK-2.1: a turn scores nothing."""
    position = Table(2).stand(0, "a4", 1).treasures(0, sun=3).position()
    play(position, "end turn")
    assert position.scores() == [0, 0]
