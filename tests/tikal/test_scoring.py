"""Section 5 of the rules: what temples and treasures score."""

from __future__ import annotations

import pytest

from tests.tikal.table import TREASURE_POINTS, Table, at, end_turns, has, play, points, seen

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def scored(table: Table) -> list[int]:
    """Return what everybody scores in the second volcano's round if nobody does anything."""
    before = list(table.data["points"])
    position = table.draws(0, "D5")
    end_turns(position, table.players)
    return [now - was for now, was in zip(points(position), before, strict=True)]


@COUNTS
def test_nothing_scores_nothing(players: int) -> None:
    """TK-5.1: without figures and treasures there are no points."""
    assert scored(Table(players)) == [0] * players


@pytest.mark.parametrize(("tile", "level"), [("A4", 1), ("A2", 2), ("A2", 7), ("A6", 10)])
def test_top_number(tile: str, level: int) -> None:
    """TK-5.1: a temple scores its top number, not its steps."""
    table = Table().lay("c4", tile).level("c4", level).stand(1, "c4", 1)
    assert scored(table) == [0, level, 0, 0]


@pytest.mark.parametrize(
    ("weights", "holder"),
    [
        ([1, 0, 0, 0], 0),
        ([0, 1, 2, 1], 2),
        ([2, 2, 0, 0], None),
        ([2, 2, 1, 0], None),  # not the third player either
        ([1, 1, 2, 0], 2),
        ([1, 1, 1, 1], None),
        ([5, 4, 4, 4], 0),
        ([0, 4, 0, 4], None),
    ],
)
def test_majority(weights: list[int], holder: int | None) -> None:
    """TK-5.1: a majority is strictly the most figures; a tie gives nothing to anybody."""
    table = Table().level("a4", 4)
    for seat, explorers in enumerate(weights):
        table.stand(seat, "a4", explorers)
    assert scored(table) == [4 * int(seat == holder) for seat in range(4)]


@pytest.mark.parametrize(
    ("explorers", "holder"), [(0, 0), (1, 0), (2, 0), (3, None), (4, 1), (5, 1)]
)
def test_leader_counts_three(explorers: int, holder: int | None) -> None:
    """TK-5.1: the leader counts 3 in a majority."""
    table = Table(2).level("a4", 3).stand(0, "a4", leader=True).stand(1, "a4", explorers)
    assert scored(table) == [3 * int(seat == holder) for seat in range(2)]


def test_leader_and_explorers() -> None:
    """TK-5.1: the leader's 3 are added to the explorers."""
    table = Table(2).level("a4", 3).stand(0, "a4", 2, leader=True).stand(1, "a4", 4)
    assert scored(table) == [3, 0]


def test_guard_scores() -> None:
    """TK-5.1: a temple with a guard scores for the guard's owner, even against a majority."""
    table = Table().guard(1, "a4").level("a4", 5).guard(2, "b5", leader=True).level("b5", 3)
    table.stand(0, "b5", 6).stand(3, "b5", 6)
    assert scored(table) == [0, 5, 3, 0]


def test_guard_scores_once() -> None:
    """TK-5.1: a player's guard and majority on one temple do not add up."""
    assert scored(Table(2).guard(1, "a4").stand(1, "a4", 3).level("a4", 4)) == [0, 4]


def test_all_temples() -> None:
    """TK-5.1: every temple scores, here for two players."""
    table = Table(2).level("a4", 2).level("b5", 4).lay("c4", "A2").lay("c5", "A6")
    table.stand(0, "a4", 1).stand(0, "b5", 1).stand(1, "c4", 1).guard(0, "c5")
    assert scored(table) == [2 + 4 + 2, 2]


def test_only_temples_have_majorities() -> None:
    """TK-5.1: figures on the base camp, clearings and ruins score nothing."""
    table = Table(2).lay("c4", "A1").stand(0, "a5", 3).stand(0, "b4", 3).stand(0, "c4", 3)
    assert scored(table.camp(0, "b4")) == [0, 0]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_treasures_of_a_kind(count: int) -> None:
    """TK-5.2: 1 point for one, 3 for two, 6 for three of a kind."""
    assert scored(Table(3).treasures(1, jaguar=count)) == [0, (0, 1, 3, 6)[count], 0]


def test_treasures_by_kind() -> None:
    """TK-5.2: each kind counts separately, and for each player."""
    table = Table(3).treasures(0, mask=1, sun=1, bird=1).treasures(1, mask=2, sun=1)
    table.treasures(2, knife=3, shell=2, sun=1)
    assert scored(table) == [3, 4, 10]
    assert TREASURE_POINTS == (0, 1, 3, 6)


def test_temples_and_treasures_add_up() -> None:
    """TK-5.2: treasures are added to temples, and to earlier points."""
    table = Table(2).points(7, 30).treasures(0, mask=2).stand(0, "a4", 1).level("a4", 4)
    assert scored(table) == [7, 0]


def test_treasures_on_ruins_are_nobodys() -> None:
    """TK-5.2: treasures still on ruins score nothing for anybody who stands there."""
    assert scored(Table(2).lay("c4", "A1").stand(0, "c4", 5)) == [0, 0]


def test_would_score() -> None:
    """TK-5.1: the view shows what each player would score now."""
    position = Table(2).level("a4", 4).stand(0, "a4", 1).treasures(0, mask=3).position()
    assert has(position, 0)["would_score"] == {"temples": 4, "treasures": 6}
    assert has(position, 1)["would_score"] == {"temples": 0, "treasures": 0}


def test_each_scores_at_once() -> None:
    """TK-5.3: a player spends 10 points and scores at once; then the next does."""
    position = Table(3).stand(0, "a4", 2).stand(2, "b5", 1).draws(0, "B4")
    assert seen(position)["action_points"] == 10
    play(position, "uncover a4", "uncover a4")
    assert points(position) == [0, 0, 0]
    play(position, "end turn")
    assert points(position) == [3, 0, 0]
    assert position.to_move == 1
    assert seen(position)["action_points"] == 10
    play(position, "end turn")
    assert points(position) == [3, 0, 0]
    play(position, "end turn")
    assert points(position) == [3, 0, 1]


def test_one_temple_for_several() -> None:
    """TK-5.3: a temple scores for each player who holds it when that player scores."""
    table = Table(3).level("a4", 6).stand(0, "a4", 1).stand(1, "a5", 2).stand(2, "a5", 3)
    position = table.draws(0, "B4")
    play(position, "end turn")
    play(position, *["move explorer a5 a4"] * 2, "end turn")
    play(position, *["move explorer a5 a4"] * 3, "end turn")
    assert points(position) == [6, 6, 6]


def test_a_later_player_may_spoil_nothing() -> None:
    """TK-5.3: points stay scored even if the majority is lost or tied later."""
    position = Table(2).level("a4", 6).stand(0, "a4", 1).stand(1, "a5", 1).draws(0, "B4")
    play(position, "end turn", "move explorer a5 a4", "end turn")
    assert points(position) == [6, 0]
    assert at(position, "a4")["held_by"] is None


def test_own_part_may_win_a_temple() -> None:
    """TK-5.3: actions before scoring affect it, including guards and treasures."""
    table = Table(2).level("a4", 5).stand(0, "a4", 2).stand(1, "a4", 1).lay("c4", "A1")
    position = table.stand(0, "c4", 1).treasures(0, sun=2).draws(0, "B4")
    play(position, "guard explorer a4", "recover c4", "treasure sun", "end turn")
    assert points(position) == [5 + 6, 0]
