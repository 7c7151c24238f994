"""Rulings of the rules page that no other test covers."""

from __future__ import annotations

import pytest

from tests.tikal.table import HEXES, Table, can, end_turns, full, left, play, points, spent


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r1_the_last_player_is_asked(players: int) -> None:
    """R1: when all others have passed without a bid, the last player bids or passes."""
    table = Table(players, mode="tactical").auction(0)
    for token, mover, paid in (
        ("bid 3", players - 1, 3),
        ("bid 1", players - 1, 1),
        ("pass", 0, 0),
    ):
        position = table.position()
        play(position, *["pass"] * (players - 1))
        assert position.to_move == players - 1
        assert position.tokens() == [*(f"bid {bid}" for bid in range(1, 21)), "pass"]
        play(position, token)
        assert position.to_move == mover
        assert position.tokens()[0].startswith("choose")
        assert points(position)[mover] == 20 - paid
        assert sum(points(position)) == 20 * players - paid


def test_r2_the_order_does_not_change() -> None:
    """R2: points gained in the last round do not change its order."""
    table = Table(3, mode="tactical").stack().totems(0).turn(0).points(6, 5, 5)
    position = table.stand(1, "a4", 1).level("a4", 9).lay("c4", "E4").position()
    play(position, "end turn")
    assert end_turns(position, 3) == [1, 2, 0]
    assert points(position) == [6, 14, 5]


def test_r4_a_finished_temple() -> None:
    """R4: a finished temple does not grow, may have a guard, and scores."""
    table = Table(2).lay("c4", "E4").lay("c5", "E2").level("c4", 10).level("c5", 9)
    position = table.stand(0, "c5", 2).draws(0, "F1")
    assert not can(position, "uncover c5")
    play(position, "guard explorer c5", "end turn")
    assert points(position) == [9, 0]


@pytest.mark.parametrize("mode", ["basic", "tactical"])
def test_r7_turns_are_ended(mode: str) -> None:
    """R7: a turn lasts until its player ends it, even if no points are left."""
    position = Table(mode=mode, left=1).position()
    assert spent(position, "enter leader base") == 1
    assert left(position) == 0
    assert position.to_move == 0
    assert position.tokens() == ["end turn"]


def test_r8_a_volcano_finds_a_place() -> None:
    """R8: behind volcanoes, where no other tile fits, a volcano does."""
    table = full(Table(2).holds(0, "F1"), ("a1", *HEXES[-5:]), a2="B4", b1="D5")
    position = table.position()
    assert can(position, "place a1 0")
    assert not can(position, "leave")
