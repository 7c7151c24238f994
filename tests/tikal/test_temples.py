"""Temples: uncovering steps and setting guards (TK-4.4, TK-4.8, TK-4.9)."""

from __future__ import annotations

import pytest

from sacbe import Position
from tests.tikal.table import STEPS, Table, at, can, figures, has, play, seen, spent

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
FIGURES = pytest.mark.parametrize("figure", ["explorer", "leader"])


def held_by(position: Position, hex: str) -> int | None:
    """Return who would score a temple."""
    seat: int | None = at(position, hex)["held_by"]
    return seat


def test_uncover() -> None:
    """TK-4.4: 2 points put the next step on the temple; it comes from the supply."""
    position = Table(left=2).stand(0, "a4", 1).position()
    assert spent(position, "uncover a4") == 2
    assert at(position, "a4")["level"] == 2
    assert at(position, "b5")["level"] == 1
    assert seen(position)["steps_left"] == {str(n): STEPS[n] - (n == 2) for n in STEPS}


@pytest.mark.parametrize(
    ("tile", "level"),
    [("A2", 2), ("A4", 1), ("B5", 3), ("C5", 4), ("D1", 5), ("E4", 6), ("E4", 7), ("E4", 9)],
)
def test_exactly_one_higher(tile: str, level: int) -> None:
    """TK-4.4: the step is exactly one higher than the top, printed or not."""
    position = Table().lay("c4", tile).level("c4", level).stand(0, "c4", 1).position()
    before = seen(position)["steps_left"]
    play(position, "uncover c4")
    assert at(position, "c4")["level"] == level + 1
    after = seen(position)["steps_left"]
    assert {n: before[n] - after[n] for n in after if before[n] != after[n]} == {str(level + 1): 1}


def test_uncover_needs_two_points() -> None:
    """TK-4.4: 1 point is not enough."""
    assert not can(Table(left=1).stand(0, "a4", 3).position(), "uncover a4")


@pytest.mark.parametrize("guard", [0, 1])
def test_no_uncovering_under_a_guard(guard: int) -> None:
    """TK-4.4: a temple with a guard does not grow, not even for the guard's owner."""
    position = Table().guard(guard, "a4").stand(0, "a4", 3).position()
    assert not can(position, "uncover a4")


def test_uncover_needs_a_figure() -> None:
    """TK-4.4: one's own figure must be there; others' figures do not count."""
    position = Table().stand(1, "a4", 5).stand(0, "a5", 2).position()
    assert not can(position, "uncover a4")
    second = Table().stand(0, "a4", 1).stand(1, "a4", 5).position()
    play(second, "uncover a4")
    assert not can(second, "uncover a4")


def test_second_step_needs_a_second_figure() -> None:
    """TK-4.4: the second step of a turn needs two own figures on the temple."""
    position = Table().stand(0, "a4", 1).stand(0, "a5", 1).position()
    play(position, "uncover a4")
    assert not can(position, "uncover a4")
    play(position, "move explorer a5 a4", "uncover a4")
    assert at(position, "a4")["level"] == 3


def test_figures_must_be_there_still() -> None:
    """TK-4.4: the second step needs two figures; one that has left does not count."""
    position = Table().stand(0, "a4", 2).position()
    play(position, "uncover a4", "move explorer a4 a5")
    assert not can(position, "uncover a4")


def test_other_figures_do_not_take_turns() -> None:
    """TK-4.4: a fresh figure in place of the first does not make the second step the first."""
    position = Table().stand(0, "a4", 1).stand(0, "a5", 1).position()
    play(position, "uncover a4", "move explorer a4 a5", "move explorer a5 a4")
    assert not can(position, "uncover a4")


def test_two_steps_a_turn() -> None:
    """TK-4.4: at most two steps per turn on the same temple, with any number of figures."""
    position = Table().stand(0, "a4", 6, leader=True).position()
    play(position, "uncover a4", "uncover a4")
    assert not can(position, "uncover a4")


def test_each_temple_by_itself() -> None:
    """TK-4.4: the limit applies to each temple separately."""
    position = (
        Table().lay("c4", "A2").stand(0, "a4", 2).stand(0, "b5", 2).stand(0, "c4", 1).position()
    )
    assert (
        spent(position, "uncover a4", "uncover b5", "uncover a4", "uncover b5", "uncover c4") == 10
    )
    assert [at(position, hex)["level"] for hex in ("a4", "b5", "c4")] == [3, 3, 3]


@COUNTS
def test_the_next_player_uncovers_afresh(players: int) -> None:
    """TK-4.4: the limit applies to one turn: the next player may add two more."""
    position = Table(players).stand(0, "a4", 2).stand(1, "a4", 2).position()
    play(position, "uncover a4", "uncover a4", "end turn", "tile A5", "place c4 0")
    play(position, "uncover a4", "uncover a4")
    assert at(position, "a4")["level"] == 5
    assert not can(position, "uncover a4")


def test_no_step_left() -> None:
    """TK-4.4: a temple is finished when no step with the next number is left."""
    table = Table().lay("c4", "E4").lay("c5", "E2").level("c4", 10).level("c5", 9)
    position = table.stand(0, "c4", 2).stand(0, "c5", 2).stand(0, "a4", 1).position()
    assert seen(position)["steps_left"]["10"] == 0
    assert not can(position, "uncover c5")  # the only 10 lies on the other
    assert not can(position, "uncover c4")  # there is no 11
    assert can(position, "uncover a4")


def test_no_step_is_left_out() -> None:
    """TK-4.4: with all 8s gone, a temple stays at 7, even if there are 9s."""
    table = Table().lay("c4", "E4").lay("c5", "E2").lay("d4", "D1").lay("d3", "D4")
    for hex in ("c4", "c5", "d4"):
        table.level(hex, 8)
    position = table.level("d3", 7).stand(0, "d3", 2).stand(0, "c4", 1).position()
    assert seen(position)["steps_left"]["8"] == 0
    assert seen(position)["steps_left"]["9"] == 2
    assert not can(position, "uncover d3")
    assert can(position, "uncover c4")


def test_the_last_step_is_taken_once() -> None:
    """TK-4.4: when a turn takes the last step of a number, the second temple stops there."""
    table = Table().lay("c4", "E4").lay("c5", "E2").level("c4", 9).level("c5", 9)
    position = table.stand(0, "c4", 1).stand(0, "c5", 1).position()
    assert can(position, "uncover c5")
    play(position, "uncover c4")
    assert not can(position, "uncover c5")


@pytest.mark.parametrize("hex", ["a5", "b4", "c4"])
def test_only_temples_are_uncovered(hex: str) -> None:
    """TK-4.4: nothing is uncovered on the base camp, a clearing or ruins."""
    position = Table().lay("c4", "A1").stand(0, hex, 3).position()
    assert not can(position, f"uncover {hex}")


@FIGURES
def test_guard(figure: str) -> None:
    """TK-4.8: for 5 points a chosen figure stays as guard; the player's others there are lost."""
    position = Table(left=5).stand(0, "a4", 3, leader=True).stand(0, "a5", 2).position()
    leave = {"explorers": 3 if figure == "leader" else 2, "leader": figure == "explorer"}
    assert {"figure": figure, "leave": leave} in position.view(0)["guards"]["a4"]
    assert position.view(1)["guards"] == {}
    assert spent(position, f"guard {figure} a4") == 5
    assert at(position, "a4")["guard"] == {"seat": 0, "figure": figure}
    assert figures(position, 0, "a4") == (0, False)
    assert figures(position, 0, "a5") == (2, False)
    player = has(position, 0)
    assert player["explorers_lost"] == leave["explorers"]
    assert player["leader_lost"] == leave["leader"]
    assert (player["explorers"], player["leader"], player["guards_left"]) == (13, False, 1)


@FIGURES
def test_one_figure_alone(figure: str) -> None:
    """TK-4.8: a single figure on a temple may become its guard; no figure is lost."""
    table = Table().stand(0, "a4", int(figure == "explorer"), figure == "leader")
    position = table.position()
    assert [token for token in position.tokens() if token.startswith("guard")] == [
        f"guard {figure} a4"
    ]
    play(position, f"guard {figure} a4")
    assert has(position, 0)["explorers_lost"] == 0
    assert not has(position, 0)["leader_lost"]


def test_guard_needs_five_points() -> None:
    """TK-4.8: 4 points are not enough."""
    assert not can(Table(left=4).stand(0, "a4", 1).position(), "guard explorer a4")


MAJORITIES = [
    # own explorers, leader; another's explorers, leader; a third's explorers; strictly more?
    (1, False, 0, False, 0, True),
    (1, False, 1, False, 0, False),
    (2, False, 1, False, 0, True),
    (2, False, 1, False, 1, True),  # not the others together
    (2, False, 1, False, 2, False),
    (2, False, 3, False, 0, False),
    (0, True, 2, False, 0, True),  # the leader counts 3
    (0, True, 3, False, 0, False),
    (0, True, 2, False, 2, True),
    (1, True, 3, False, 0, True),
    (3, False, 0, True, 0, False),
    (4, False, 0, True, 0, True),
    (4, False, 1, True, 0, False),
    (2, True, 2, True, 0, False),
    (0, False, 0, False, 0, False),
]


@pytest.mark.parametrize(("own", "leader", "other", "other_leader", "third", "most"), MAJORITIES)
def test_strictly_more(
    own: int, leader: bool, other: int, other_leader: bool, third: int, most: bool
) -> None:
    """TK-4.8: strictly more than every other player there, with the leader counting 3."""
    table = Table().stand(0, "a4", own, leader).stand(1, "a4", other, other_leader)
    position = table.stand(2, "a4", third).position()
    guards = {token for token in position.tokens() if token.startswith("guard")}
    wanted = {"guard explorer a4"} if own else set()
    wanted |= {"guard leader a4"} if leader else set()
    assert guards == (wanted if most else set())
    assert (held_by(position, "a4") == 0) == most


@pytest.mark.parametrize("owner", [0, 1])
def test_no_second_guard_on_a_temple(owner: int) -> None:
    """TK-4.8: a temple has only one guard, anyone's."""
    position = Table().guard(owner, "a4").stand(0, "a4", 5).position()
    assert not can(position, "guard explorer a4")


def test_others_stay() -> None:
    """TK-4.8: figures of others stay where they are."""
    table = Table().stand(0, "a4", 4).stand(1, "a4", 2).stand(2, "a4", leader=True)
    position = table.position()
    play(position, "guard explorer a4")
    assert figures(position, 1, "a4") == (2, False)
    assert figures(position, 2, "a4") == (0, True)
    assert [has(position, seat)["explorers_lost"] for seat in range(4)] == [3, 0, 0, 0]


def test_a_guarded_temple_grows_no_more() -> None:
    """TK-4.8: nobody can uncover its steps any more, not even the guard's owner."""
    position = Table(2).stand(0, "a4", 3).stand(1, "a4", 2).position()
    play(position, "guard explorer a4", "end turn", "tile A5", "place c4 0")
    assert not can(position, "uncover a4")


def test_two_guards() -> None:
    """TK-4.8: two guards per player, in one turn if points allow; no third."""
    table = Table().lay("c4", "A2").stand(0, "a4", 1).stand(0, "b5", 2).stand(0, "c4", 1)
    position = table.position()
    assert spent(position, "guard explorer b5", "guard explorer a4") == 10
    assert has(position, 0)["guards_left"] == 0
    third = (
        Table().lay("c4", "A2").guard(0, "a4").guard(0, "b5").stand(0, "c4", 3).stand(1, "a5", 1)
    )
    assert not can(third.position(), "guard explorer c4")


def test_guard_for_good() -> None:
    """TK-4.8, R9: the guard does not move, enter again or do anything else."""
    position = Table().stand(0, "a4", leader=True).position()
    play(position, "guard leader a4")
    assert position.tokens() == ["enter explorer base", "end turn"]


def test_a_guarded_temple_is_crossed() -> None:
    """TK-4.8: everybody can enter and cross a guarded temple like any other hex."""
    for seat in (0, 1):
        table = Table(turn=seat).guard(0, "a4").lay("a3", "A5").stand(seat, "a5", 1)
        position = table.position()
        assert spent(position, "move explorer a5 a4", "move explorer a4 a3") == 4  # A5's s has 1
        assert figures(position, seat, "a3") == (1, False)


@pytest.mark.parametrize("hex", ["a5", "b4", "c4"])
def test_guards_only_on_temples(hex: str) -> None:
    """TK-4.8: there is no guard on the base camp, a clearing or ruins."""
    position = Table().lay("c4", "A1").stand(0, hex, 3, leader=True).position()
    assert not any(token.startswith("guard") for token in position.tokens())


def test_guard_owns_whoever_stands_there() -> None:
    """TK-4.9, R9: a guarded temple belongs to the guard's owner, even if others have more there."""
    table = Table().guard(0, "a4").stand(1, "a4", 6, leader=True).guard(2, "b5", leader=True)
    position = table.stand(0, "b5", 3).position()
    assert held_by(position, "a4") == 0
    assert held_by(position, "b5") == 2
    would = [has(position, seat)["would_score"]["temples"] for seat in range(4)]
    assert would == [1, 0, 1, 0]


def test_a_guard_weighs_nothing_elsewhere() -> None:
    """TK-4.9: figures on guard or out of the game count in no other majority."""
    table = Table().guard(0, "a4", leader=True).lost(0, 5).stand(1, "b5", 1)
    assert held_by(table.position(), "b5") == 1
