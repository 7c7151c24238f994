"""Section 6 of the rules: volcanoes of the basic game."""

from __future__ import annotations

import pytest

import sacbe
from tests.tikal.table import VOLCANOES, Table, at, can, end_turns, left, play, points, seen

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


@COUNTS
@pytest.mark.parametrize("tile", VOLCANOES)
def test_order_of_the_scoring_round(players: int, tile: str) -> None:
    """TK-6.1: the scoring round goes clockwise from the player who drew the volcano."""
    for drawer in range(players):
        position = Table(players).draws(drawer, tile)
        assert seen(position)["scoring"] == "volcano"
        movers = end_turns(position, players)
        assert movers == [(drawer + place) % players for place in range(players)]
        assert seen(position)["scoring"] is None


@COUNTS
def test_then_the_volcano_and_a_turn(players: int) -> None:
    """TK-6.1: then that player places it and has 10 points, but no further tile; then the next."""
    position = Table(players).draws(1, "B4")
    assert "B4" not in [hex["tile"] for hex in seen(position)["hexes"].values()]
    assert seen(position)["tile"] == "B4"
    end_turns(position, players)
    assert position.to_move == 1
    assert {token.split()[0] for token in position.tokens()} == {"place"}
    play(position, "place c4 0")
    assert at(position, "c4")["terrain"] == "volcano"
    assert position.to_move == 1
    assert left(position) == 10
    play(position, "enter explorer base", "end turn")
    assert position.to_move == sacbe.CHANCE
    play(position, "tile B1")
    assert position.to_move == 2 % players
    assert seen(position)["scoring"] is None


def test_set_aside_first() -> None:
    """TK-6.1: during the scoring round the volcano is not on the board, so it blocks no road."""
    table = Table(2).lay("c4", "A5").lay("d4", "A1").stand(0, "c4", 1)
    position = table.draws(1, "B4")
    assert not any(token.startswith("place") for token in position.tokens())
    assert sorted(seen(position)["hexes"]) == ["a4", "a5", "b4", "b5", "c4", "d4"]


def test_everybody_has_ten_points() -> None:
    """TK-6.1: each player has 10 points in the round, and unspent ones are lost."""
    position = Table(3).draws(0, "B4")
    for _ in range(3):
        assert left(position) == 10
        play(position, "enter explorer base", "end turn")


def test_limits_start_afresh() -> None:
    """TK-6.1: the limits of a turn are reset for each player and for the turn after the round."""
    table = Table(2).stand(0, "a4", 2).stand(1, "a4", 2).lay("c4", "A1").stand(0, "c4", 2)
    position = table.draws(0, "B4")
    play(position, "uncover a4", "uncover a4")
    assert not can(position, "uncover a4")
    play(position, "recover c4", "treasure sun", "recover c4", "treasure sun")
    assert not can(position, "recover c4")
    play(position, "end turn", "uncover a4", "uncover a4", "end turn", "place b3 0")
    play(position, "uncover a4", "uncover a4", "recover c4", "treasure bird", "recover c4")
    play(position, "treasure bird")
    assert at(position, "a4")["level"] == 7
    assert at(position, "c4")["treasures"] == 0


def test_no_second_scoring_for_the_drawer() -> None:
    """TK-6.1: the turn after the scoring round scores nothing more."""
    position = Table(2).stand(0, "a4", 1).level("a4", 4).draws(0, "B4")
    end_turns(position, 2)
    assert points(position) == [4, 0]
    play(position, "place c4 0", "end turn")
    assert points(position) == [4, 0]


def test_three_scoring_rounds() -> None:
    """TK-6.1: there are three volcanoes, each with its own scoring round."""
    position = Table(2).lay("c4", "B4").lay("c5", "D5").draws(0, "F1")
    assert seen(position)["scoring_rounds"] == 2
    end_turns(position, 2)
    assert seen(position)["scoring_rounds"] == 3


@pytest.mark.parametrize("tile", ["B1", "B3", "B5"])
def test_other_tiles_bring_no_scoring(tile: str) -> None:
    """TK-6.1: only a volcano causes a scoring round."""
    position = Table(2).stand(0, "a4", 1).draws(0, tile)
    assert seen(position)["scoring"] is None
    play(position, "place c4 0", "end turn")
    assert points(position) == [0, 0]
