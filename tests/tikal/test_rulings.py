"""The rulings of the rules page, R1 to R9."""

from __future__ import annotations

import pytest

from tests.tikal.table import (
    HEXES,
    Table,
    at,
    can,
    end_turns,
    figures,
    full,
    has,
    left,
    play,
    points,
    seen,
    spent,
)


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


def test_r1_first_to_pass_not_last() -> None:
    """R1: a pass after passes only: who passed first has the turn, not the opener's neighbour."""
    position = Table(4, mode="tactical").totems(0, 1, 3).auction(3).position()
    play(position, "pass", "pass", "pass")
    assert position.to_move == 3


def test_r2_the_order_does_not_change() -> None:
    """R2: points gained in the last round do not change its order."""
    table = Table(3, mode="tactical").stack().totems(0).turn(0).points(6, 5, 5)
    position = table.stand(1, "a4", 1).level("a4", 9).lay("c4", "E4").position()
    play(position, "end turn")
    assert end_turns(position, 3) == [1, 2, 0]
    assert points(position) == [6, 14, 5]


def test_r3_camps_by_number() -> None:
    """R3: the camp pitched first is the first, wherever it stands on the board."""
    for one, two in (("b4", "c4"), ("c4", "b4")):
        table = Table().lay("c4", "A5").stand(0, "b4", 1).stand(0, "c4", 1)
        position = table.position()
        play(position, f"camp {one}", f"camp {two}", "end turn")
        play(position, "tile A1", "place c5 0", "end turn", "tile A2", "place b3 0", "end turn")
        play(position, "tile A3", "place a3 0", "end turn", "tile A4")
        play(position, next(token for token in position.tokens() if token.startswith("place")))
        play(position, "enter explorer camp1", "enter leader camp2")
        assert figures(position, 0, one) == (2, False)
        assert figures(position, 0, two) == (1, True)


def test_r4_a_finished_temple() -> None:
    """R4: a finished temple does not grow, may have a guard, and scores."""
    table = Table(2).lay("c4", "E4").lay("c5", "E2").level("c4", 10).level("c5", 9)
    position = table.stand(0, "c5", 2).draws(0, "F1")
    assert not can(position, "uncover c5")
    play(position, "guard explorer c5", "end turn")
    assert points(position) == [9, 0]


def test_r5_pairs_may_be_made() -> None:
    """R5: an exchange may make a pair or a three for either; it is locked from then on."""
    table = Table(2).treasures(0, mask=2, sun=1, bird=1).treasures(1, mask=1, sun=2, knife=1)
    position = table.position()
    play(position, "exchange mask of 1 for sun")
    assert has(position, 0)["treasures"]["mask"] == 3
    assert has(position, 1)["treasures"]["sun"] == 3
    left_over = [token for token in position.tokens() if token.startswith("exchange")]
    assert left_over == ["exchange knife of 1 for bird"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r6_the_last_tile_is_no_choice(players: int) -> None:
    """R6: the last player of a round takes the tile that is left, in a move of its own."""
    table = Table(players, mode="tactical").totems(1).shown("A4").chooses(1)
    assert table.position().tokens() == ["choose A4"]


@pytest.mark.parametrize("mode", ["basic", "tactical"])
def test_r7_turns_are_ended(mode: str) -> None:
    """R7: a turn goes on until its player ends it, though no points are left."""
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


def test_r9_a_guard_is_no_figure() -> None:
    """R9: a guard does not count as a figure, and does not move."""
    position = Table().guard(0, "a4").guard(0, "b5", leader=True).position()
    assert figures(position, 0, "a4") == figures(position, 0, "b5") == (0, False)
    assert position.tokens() == ["enter explorer base", "end turn"]


def test_r9_nothing_takes_a_guarded_temple() -> None:
    """R9: figures of all may come, stop and pass; the temple stays with its guard's owner."""
    table = Table(2, turn=1).guard(0, "a4").stand(1, "a5", 4, leader=True).level("a4", 3)
    position = table.position()
    assert spent(position, *["move explorer a5 a4"] * 4, "move leader a5 a4") == 10
    assert at(position, "a4")["held_by"] == 0
    assert seen(position)["players"][1]["would_score"]["temples"] == 0
    assert not any(token.startswith(("uncover", "guard")) for token in position.tokens())
