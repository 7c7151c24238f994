"""Section 7 of the rules: the last scoring round, and who wins."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import Position
from tests.tikal.table import Table, at, can, end_turns, full, left, play, points, seen

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def last_turn(players: int = 2, turn: int = 0) -> Table:
    """Return a table in the turn in which the last tile was placed."""
    return Table(players, turn=turn).stack()


def finished(table: Table) -> Position:
    """Return the end of the game if nobody does anything more."""
    position = table.position()
    end_turns(position, table.players + 1)
    assert position.is_over
    return position


@COUNTS
def test_last_scoring_round(players: int) -> None:
    """TK-7.1: it starts to the left of the player who placed the last tile, who is last."""
    for placer in range(players):
        table = (
            last_turn(players, placer).stand(placer, "a4", 1).stand((placer + 1) % players, "b5", 1)
        )
        position = table.position()
        assert end_turns(position, 1) == [placer]
        assert points(position) == [0] * players
        assert seen(position)["scoring"] == "final"
        movers = []
        for _ in range(players):
            assert left(position) == 10
            movers += end_turns(position, 1)
        assert movers == [(placer + 1 + place) % players for place in range(players)]
        assert position.is_over
        assert position.to_move == sacbe.NOBODY
        scorers = (placer, (placer + 1) % players)
        assert points(position) == [int(seat in scorers) for seat in range(players)]


def test_not_before_the_last_tile() -> None:
    """TK-7.1: the game continues while a tile is left."""
    position = Table(2).stack("G4").position()
    play(position, "end turn")
    assert position.tokens() == ["tile G4"]
    play(position, "tile G4", "place c4 0", "end turn")
    assert seen(position)["scoring"] == "final"
    assert position.to_move == 0  # G4 was placed by seat 1


def test_the_last_placer_has_a_turn_first() -> None:
    """TK-7.1: the last tile's player spends 10 points before the last round, and 10 in it."""
    table = full(Table(2).holds(0, "G3"), ("h5",))
    position = table.position()
    play(position, next(token for token in position.tokens() if token.startswith("place h5")))
    assert left(position) == 10
    play(position, "enter explorer base", "end turn", "end turn")
    assert position.to_move == 0
    assert left(position) == 10


def test_limits_in_the_last_round() -> None:
    """TK-7.1: the limits of a turn are reset in the last round, too."""
    position = last_turn().stand(0, "a4", 2).position()
    play(position, "uncover a4", "uncover a4", "end turn", "end turn")
    play(position, "uncover a4", "uncover a4", "end turn")
    assert points(position) == [5, 0]


def test_the_last_scores_after_the_others() -> None:
    """TK-7.1: the last to score can still change who holds a temple, but not earlier scores."""
    table = last_turn().level("a4", 4).stand(1, "a4", 1).stand(0, "a5", 2)
    position = table.position()
    play(position, "end turn", "end turn", *["move explorer a5 a4"] * 2, "end turn")
    assert points(position) == [4, 4]
    assert at(position, "a4")["held_by"] == 0


def test_nothing_after_the_end() -> None:
    """TK-7.1: then the game is over."""
    position = finished(last_turn())
    assert position.tokens() == []
    assert not can(position, "end turn")


@COUNTS
def test_most_points_win(players: int) -> None:
    """TK-7.2: most points win, regardless of anything else."""
    table = last_turn(players).points(*range(10, 10 + players))
    table.stand(0, "a4", 1)  # 1 point, and the highest temple
    position = finished(table.points(*[10] * (players - 1), 12))
    assert position.winners() == [players - 1]


def test_points_of_the_last_round_count() -> None:
    """TK-7.2: the points of the last round count."""
    position = finished(last_turn().points(9, 12).stand(0, "a4", 1).level("a4", 4))
    assert points(position) == [13, 12]
    assert position.winners() == [0]


def test_highest_temple_breaks_a_tie() -> None:
    """TK-7.2: tied in points, the one with the highest temple wins: the height, not the sum."""
    table = last_turn().lay("c4", "A2").level("c4", 5).lay("c5", "A6").level("c5", 4).level("a4", 4)
    table.stand(0, "c5", 1).stand(0, "a4", 1).stand(1, "c4", 1).points(0, 3)
    position = finished(table)
    assert points(position) == [8, 8]
    assert position.winners() == [1]


def test_a_guarded_temple_breaks_a_tie() -> None:
    """TK-7.2: a guarded temple counts for the guard's owner, not for others who stand there."""
    table = last_turn().level("a4", 4).guard(0, "a4").stand(1, "a4", 5).level("b5", 3)
    table.stand(1, "b5", 1).points(0, 1)
    position = finished(table)
    assert points(position) == [4, 4]
    assert position.winners() == [0]


def test_tied_temples_are_nobodys() -> None:
    """TK-7.2: nobody controls a temple without a majority."""
    table = last_turn().level("a4", 6).stand(0, "a4", 1).stand(1, "a4", 1).stand(1, "b5", 1)
    position = finished(table.points(1, 0))
    assert points(position) == [1, 1]
    assert position.winners() == [1]


def test_the_final_board_decides() -> None:
    """TK-7.2: temples count as on the final board, not as at the time of scoring."""
    table = last_turn().level("a4", 4).level("b5", 3).stand(1, "a4", 1).stand(1, "b5", 1)
    table.stand(0, "a5", 2).points(10, 7)
    position = table.position()
    play(position, "end turn", "end turn")  # seat 1 scores 4 and 3
    play(position, *["move explorer a5 a4"] * 2, "end turn")  # seat 0 takes the higher one
    assert points(position) == [14, 14]
    assert position.winners() == [0]


def test_treasures_break_a_tie() -> None:
    """TK-7.2: tied in temples too, most treasures win: their number, not their value."""
    table = last_turn().treasures(0, mask=1, sun=1, bird=1).treasures(1, knife=2).points(3, 3)
    position = finished(table)
    assert points(position) == [6, 6]
    assert position.winners() == [0]


def test_temples_before_treasures() -> None:
    """TK-7.2: the highest temple goes before treasures."""
    table = last_turn().treasures(0, mask=1, sun=1).stand(1, "a4", 1).points(0, 1)
    position = finished(table)
    assert points(position) == [2, 2]
    assert position.winners() == [1]


def test_equally_high_temples() -> None:
    """TK-7.2: if the temples are equally high, treasures decide."""
    table = last_turn().stand(0, "a4", 1).stand(1, "b5", 1).treasures(1, mask=1).points(1, 0)
    assert finished(table).winners() == [1]


@COUNTS
def test_shared_victory(players: int) -> None:
    """TK-7.2: tied in everything, victory is shared."""
    assert finished(last_turn(players)).winners() == list(range(players))


def test_shared_by_the_tied_only() -> None:
    """TK-7.2: only players tied for first share, and ties are broken only among them."""
    table = (
        last_turn(4).points(5, 5, 4, 3).treasures(3, mask=1).stand(2, "a4", 1).points(5, 5, 3, 3)
    )
    position = finished(table)
    assert points(position) == [5, 5, 4, 4]
    assert position.winners() == [0, 1]


def test_no_winners_before_the_end() -> None:
    """TK-7.2: nobody has won until the game is over."""
    position = last_turn().position()
    assert position.winners() == []
    end_turns(position, 2)
    assert position.winners() == []
