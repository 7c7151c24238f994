"""Treasures: recovering and exchanging them (TK-4.5, TK-4.6)."""

from __future__ import annotations

import pytest

import sacbe
from tests.tikal.table import KINDS, Table, at, can, has, play, seen, spent

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def exchanges(table: Table) -> set[tuple[str, int, str]]:
    """Return what can be taken, from whom, and for what."""
    found = [token.split() for token in table.position().tokens() if token.startswith("exchange")]
    return {(words[1], int(words[3]), words[5]) for words in found}


def test_recover() -> None:
    """TK-4.5: for 3 points a player takes a treasure from ruins; chance decides which."""
    position = Table(left=3).lay("c4", "A1").stand(0, "c4", 1).position()
    assert spent(position, "recover c4", "treasure sun") == 3
    assert at(position, "c4")["treasures"] == 3
    assert has(position, 0)["treasures"] == {**dict.fromkeys(KINDS, 0), "sun": 1}
    assert seen(position)["unseen_treasures"] == {**dict.fromkeys(KINDS, 3), "sun": 2}
    assert position.to_move == 0


def test_recover_needs_three_points() -> None:
    """TK-4.5: 2 points are not enough."""
    assert not can(Table(left=2).lay("c4", "A1").stand(0, "c4", 3).position(), "recover c4")


def test_seen_by_all() -> None:
    """TK-4.5: everybody sees the treasure from then on, and nobody saw it before."""
    position = Table(3).lay("c4", "A1").stand(0, "c4", 1).position()
    play(position, "recover c4")
    assert position.to_move == sacbe.CHANCE
    assert len(position.chance()) == 8
    play(position, "treasure knife")
    for seat in (None, 0, 1, 2):
        players = position.view(seat)["players"]
        assert isinstance(players, list)
        assert players[0]["treasures"]["knife"] == 1


def test_second_treasure_needs_a_second_figure() -> None:
    """TK-4.5: the second treasure of a turn needs two own figures at the ruins."""
    position = Table().lay("c4", "A1").stand(0, "c4", 1).stand(0, "b4", 1).position()
    play(position, "recover c4", "treasure sun")
    assert not can(position, "recover c4")
    play(position, "move explorer b4 c4", "recover c4", "treasure sun")
    assert has(position, 0)["treasures"]["sun"] == 2


def test_the_leader_is_one_figure_at_ruins() -> None:
    """TK-4.5: the leader alone recovers one treasure, with an explorer two."""
    position = Table().lay("c4", "A1").stand(0, "c4", leader=True).position()
    play(position, "recover c4", "treasure sun")
    assert not can(position, "recover c4")
    position = Table().lay("c4", "A1").stand(0, "c4", 1, leader=True).position()
    assert spent(position, *["recover c4", "treasure sun"] * 2) == 6


def test_figures_must_be_at_the_ruins_still() -> None:
    """TK-4.5: a figure that has left does not count for the second treasure."""
    position = Table().lay("c4", "A1").stand(0, "c4", 2).position()
    play(position, "recover c4", "treasure sun", "move explorer c4 b4")
    assert not can(position, "recover c4")


def test_two_treasures_a_turn() -> None:
    """TK-4.5: at most two per turn at the same ruins; other ruins are counted separately."""
    table = Table().lay("c4", "A1").lay("c5", "A3").stand(0, "c4", 4).stand(0, "c5", 1)
    position = table.position()
    play(position, "recover c4", "treasure sun", "recover c4", "treasure sun")
    assert not can(position, "recover c4")
    assert spent(position, "recover c5", "treasure sun") == 3
    assert has(position, 0)["treasures"]["sun"] == 3


@COUNTS
def test_the_next_player_recovers_afresh(players: int) -> None:
    """TK-4.5: the limit applies to one turn: the next player may take two more."""
    table = Table(players).lay("c4", "A1").stand(0, "c4", 2).stand(1, "c4", 2)
    position = table.position()
    play(position, *["recover c4", "treasure sun"] * 2, "end turn", "tile A5", "place c5 0")
    play(position, *["recover c4", "treasure bird"] * 2)
    assert at(position, "c4")["treasures"] == 0


def test_figures_of_others_recover_nothing() -> None:
    """TK-4.5: the player's own figures are needed, for the first treasure and the second."""
    position = Table().lay("c4", "A1").stand(1, "c4", 3).position()
    assert not can(position, "recover c4")
    position = Table().lay("c4", "A1").stand(0, "c4", 1).stand(1, "c4", 3).position()
    play(position, "recover c4", "treasure sun")
    assert not can(position, "recover c4")


def test_no_majority_is_needed() -> None:
    """TK-4.5: one figure among many others' can take a treasure."""
    table = Table().lay("c4", "A1").stand(0, "c4", 1).stand(1, "c4", 5, leader=True)
    assert can(table.position(), "recover c4")


def test_empty_ruins() -> None:
    """TK-4.5: the last treasure can be taken; after that there is none to take."""
    table = Table().lay("c4", "A1").dig("c4", 1, by=1).stand(0, "c4", 3)
    position = table.position()
    play(position, "recover c4", "treasure mask")
    assert not can(position, "recover c4")


def test_no_treasures_elsewhere() -> None:
    """TK-4.5: treasures lie on ruins only."""
    table = Table().stand(0, "a5", 2).stand(0, "b4", 2).stand(0, "a4", 2)
    assert not any(token.startswith("recover") for token in table.position().tokens())


def test_exchange() -> None:
    """TK-4.6: for 3 points a player swaps a treasure with another player, who is not asked."""
    position = Table(left=3).treasures(0, sun=1).treasures(2, bird=1).position()
    assert spent(position, "exchange bird of 2 for sun") == 3
    assert position.to_move == 0
    assert has(position, 0)["treasures"] == {**dict.fromkeys(KINDS, 0), "bird": 1}
    assert has(position, 2)["treasures"] == {**dict.fromkeys(KINDS, 0), "sun": 1}


def test_exchange_needs_three_points() -> None:
    """TK-4.6: 2 points are not enough."""
    assert exchanges(Table(left=2).treasures(0, sun=1).treasures(2, bird=1)) == set()


def test_exchange_with_anybody() -> None:
    """TK-4.6: any single treasure of any other player, for any single one of one's own."""
    table = Table().treasures(0, sun=1, mask=1).treasures(1, bird=1).treasures(3, bird=1, shell=1)
    assert exchanges(table) == {
        (wanted, seat, given)
        for wanted, seat in (("bird", 1), ("bird", 3), ("shell", 3))
        for given in ("sun", "mask")
    }


def test_nothing_to_exchange() -> None:
    """TK-4.6: an exchange needs a treasure of one's own and one of another player."""
    assert exchanges(Table().treasures(1, bird=1)) == set()
    assert exchanges(Table().treasures(0, bird=1, sun=1)) == set()


@pytest.mark.parametrize("count", [2, 3])
def test_own_pairs_are_locked(count: int) -> None:
    """TK-4.6: a kind of which the player holds two or three cannot be given away."""
    table = Table().treasures(0, sun=count, mask=1).treasures(1, bird=1)
    assert exchanges(table) == {("bird", 1, "mask")}


@pytest.mark.parametrize("count", [2, 3])
def test_pairs_of_others_are_locked(count: int) -> None:
    """TK-4.6: a kind of which the other holds two or three cannot be taken."""
    table = Table().treasures(0, mask=1).treasures(1, bird=count, shell=1)
    assert exchanges(table) == {("shell", 1, "mask")}


def test_locks_are_their_owners() -> None:
    """TK-4.6: one player's pair does not lock the same kind for another player."""
    table = Table().treasures(0, mask=1, sun=2).treasures(1, sun=1)
    assert exchanges(table) == {("sun", 1, "mask")}
    table = Table().treasures(0, mask=1).treasures(1, mask=2, sun=1)
    assert exchanges(table) == {("sun", 1, "mask")}
    position = table.position()
    play(position, "exchange sun of 1 for mask")
    assert has(position, 1)["treasures"]["mask"] == 3


def test_an_exchange_locks() -> None:
    """TK-4.6, R5: a treasure that makes a pair is locked at once, on both sides."""
    table = Table().treasures(0, mask=1, sun=1).treasures(1, sun=1, bird=1)
    position = table.position()
    play(position, "exchange sun of 1 for mask")
    assert has(position, 0)["treasures"]["sun"] == 2
    assert not any(token.startswith("exchange") for token in position.tokens())


def test_like_for_like() -> None:
    """TK-4.6: a treasure cannot be swapped for one of the same kind."""
    assert exchanges(Table().treasures(0, sun=1).treasures(1, sun=1)) == set()


def test_no_exchange_with_oneself() -> None:
    """TK-4.6: the other treasure must belong to another player."""
    table = Table(turn=1).treasures(1, sun=1, bird=1).treasures(0, mask=1)
    assert {seat for _, seat, _ in exchanges(table)} == {0}


def test_exchange_as_often_as_points_last() -> None:
    """TK-4.6: only points limit exchanges in a turn; a treasure given away can be taken back."""
    position = Table().treasures(0, sun=1).treasures(1, bird=1).position()
    tokens = ["exchange bird of 1 for sun", "exchange sun of 1 for bird"]
    assert spent(position, *tokens, tokens[0]) == 9
    assert has(position, 0)["treasures"]["bird"] == 1


def test_exchange_needs_no_figure() -> None:
    """TK-4.6: no figure needs to be anywhere."""
    position = Table().treasures(0, sun=1).treasures(1, bird=1).position()
    assert has(position, 0)["explorers"] == 18
    assert can(position, "exchange bird of 1 for sun")
