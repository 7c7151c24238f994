"""The evaluation of Tikal."""

from __future__ import annotations

import sacbe
from sacbe import Position
from sacbe.tikal.evaluation import TikalEvaluation
from tests.tikal.table import GAME, Table, play

EVALUATION = TikalEvaluation()


def worth(table: Table, seat: int = 0) -> float:
    """What a seat will likely end with."""
    return estimate(table.position(), seat)


def estimate(position: Position, seat: int = 0) -> float:
    """What a seat will likely end with."""
    return int(EVALUATION.points(position, seat)) / 100


def lead(position: Position) -> float:
    """Return how far seat 0 is ahead of seat 1."""
    return estimate(position, 0) - estimate(position, 1)


def term(table: Table, name: str, seat: int = 0) -> float:
    """Return one term of the estimate."""
    return EVALUATION.explain(table.position(), seat)[name]


def test_a_higher_temple_is_better() -> None:
    """A player's temple is worth more with every step; another player's is not."""
    mine = [worth(Table(2).level("a4", level).stand(0, "a4", 1)) for level in range(1, 11)]
    assert mine == sorted(set(mine))
    theirs = [term(Table(2).level("a4", n).stand(1, "a4", 1), "temples_next") for n in (1, 9)]
    assert theirs == [0, 0]


def test_a_greater_majority_is_better() -> None:
    """Compares being behind, level, ahead, and further ahead."""
    table = [Table(2).level("a4", 5).stand(0, "a4", n).stand(1, "a4", 3) for n in range(1, 7)]
    for name in ("temples_next", "temples_later"):
        values = [term(one, name) for one in table]
        assert values == sorted(set(values))


def test_a_guard_is_certain() -> None:
    """A guarded temple scores its level in every future scoring round: here all four."""
    table = Table(2).level("a4", 6).guard(0, "a4").stand(1, "a4", 5)
    assert term(table, "guarded") == 4 * 6
    assert term(table, "temples_next") == 0
    assert term(table, "guarded", 1) == term(table, "temples_next", 1) == 0


def test_guards_are_for_high_temples() -> None:
    """A guard is wasted on a temple of level 2, but not on one of level 9."""
    for level, good in ((2, False), (9, True)):
        position = (
            Table(2, left=5).level("a4", level).stand(0, "a4", 1).stand(1, "a5", 3).position()
        )
        guarded = position.copy()
        play(guarded, "guard explorer a4")
        play(position, "end turn")
        play(guarded, "end turn")
        assert (estimate(guarded) > estimate(position)) == good


def test_treasures_score_in_every_round() -> None:
    """One, two and three of a kind are worth 1, 3 and 6 in each future round; a pair that may
    become three is worth a little more."""
    one, two, three = (term(Table(2).treasures(0, sun=n), "treasures") for n in (1, 2, 3))
    rounds = 4
    assert three == 6 * rounds
    assert 3 * rounds < two < three
    assert rounds < one < two


def test_a_pair_is_better_than_two_singles() -> None:
    """This is what an exchange is for."""
    pair = term(Table(2).treasures(0, sun=2), "treasures")
    assert pair > term(Table(2).treasures(0, sun=1, bird=1), "treasures")


def test_a_treasure_to_be_drawn_counts() -> None:
    """Recovering a treasure pays before the treasure is known."""
    position = Table(2).lay("c4", "A1").stand(0, "c4", 1).position()
    before = estimate(position)
    play(position, "recover c4")
    assert position.to_move == sacbe.CHANCE
    assert estimate(position) > before


def test_every_step_towards_a_temple_helps() -> None:
    """A figure on its way to a high temple gains with each step."""
    position = Table(2).lay("c4", "A5").lay("d3", "D4", "sw").position()
    play(position, "enter explorer base")
    values = [lead(position)]
    for move in ("a5 b4", "b4 c4"):
        play(position, f"move explorer {move}")
        values.append(lead(position))
    assert values == sorted(values)


def test_digging_beats_ending_the_turn() -> None:
    """With a figure on its own temple, a player does not leave points unused."""
    position = Table(2).stand(0, "a4", 2).position()
    dug = position.copy()
    play(dug, "uncover a4", "uncover a4", "end turn")
    play(position, "end turn")
    assert lead(dug) > lead(position)


def test_action_points_are_worth_something() -> None:
    """Having them is better than not having them; ending the turn gives them up."""
    assert term(Table(2, left=10), "action_points") > term(Table(2, left=4), "action_points") > 0
    assert term(Table(2, left=0), "action_points") == 0


def test_own_part_of_a_scoring_round() -> None:
    """With no action points left in a player's part of a scoring round, what they hold counts in
    full, and nothing else counts."""
    table = Table(2).level("a4", 6).stand(0, "a4", 1).level("b5", 4).stand(0, "b5", 1)
    position = table.stand(1, "b5", 1).draws(0, "B4")
    play(position, *["enter explorer base"] * 8)
    assert 6 < EVALUATION.explain(position, 0)["temples_next"] < 10
    play(position, *["enter explorer base"] * 2)
    assert EVALUATION.explain(position, 0)["temples_next"] == 6
    before = estimate(position)
    play(position, "end turn")
    assert EVALUATION.explain(position, 0)["points"] == 6
    assert abs(estimate(position) - before) < 4


def test_nothing_to_come_after_the_last_scoring() -> None:
    """A player who has scored in the last round has only those points."""
    table = Table(2).stand(0, "a4", 1).stand(1, "b5", 1).points(30, 30)
    table.in_stack = ()
    position = table.position()
    play(position, "end turn")
    assert position.to_move == 1
    play(position, "end turn")
    assert EVALUATION.explain(position, 1) == {
        name: 31 * (name == "points") for name in EVALUATION.terms
    }


def test_a_bid_costs() -> None:
    """The lower of two bids is better for the bidder."""
    position = GAME.start(2, first=0, mode="tactical")
    play(position, "tile A3", "tile A5")
    values = []
    for bid in (1, 5, 20):
        after = position.copy()
        play(after, f"bid {bid}")
        values.append(lead(after))
    assert values == sorted(values, reverse=True)


def test_who_chooses_takes_the_better_tile() -> None:
    """They take ruins with four treasures rather than a clearing."""
    position = GAME.start(2, first=0, mode="tactical")
    play(position, "tile A3", "tile A5", "bid 1", "pass")
    ruins, clearing = position.copy(), position.copy()
    play(ruins, "choose A3")
    play(clearing, "choose A5")
    assert lead(ruins) > lead(clearing)
