"""Secret moves, and records retold as one seat may know them (TZ-1.4)."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sacbe
from sacbe import CHANCE, NOBODY, Record
from sacbe.core.dice import Dice
from tests.tzolkin.table import GAME

every_count = pytest.mark.parametrize("players", [2, 3, 4])
many = settings(max_examples=10 * settings().max_examples)
SEEDS = st.integers(0, 2**40)
MOVES = st.one_of(st.integers(0, 40), st.integers(0, 200))
"""Numbers of moves, mostly within the secret phase, which ends with the 30th to 37th move."""
TILES = {f"W{number:02}" for number in range(1, 22)}


class Secrets(NamedTuple):
    """A game's moves as pairs of word and tile, and what they say about wealth tiles."""

    record: Record
    owners: list[int]
    """Whose secret each move was; NOBODY for public moves."""
    shown: bool
    """Whether all have chosen."""

    def moves(self) -> list[tuple[str, str]]:
        """Return every move as its first words and its last word."""
        out = []
        for id in self.record.moves:
            word, _, tile = self.record.game.moves[id].token.rpartition(" ")
            out.append((word, tile))
        return out

    def tiles(self, word: str, owner: int) -> list[str]:
        """Return the tiles that a seat was dealt, or kept, in order."""
        return [
            tile
            for (what, tile), seat in zip(self.moves(), self.owners, strict=True)
            if what == word and seat == owner
        ]


def random_game(players: int, seed: int, moves: int) -> Secrets:
    """Return the first `moves` moves of a random game, or all of it."""
    options: dict[str, Any] = {"first": seed % players} if seed % 3 else {}
    record = Record.new("tzolkin", players, **options)
    dice = Dice(seed)
    owners = []
    for _ in range(moves):
        if record.position.is_over:
            break
        legal = record.position.legal()
        id = legal[dice.below(len(legal))]
        owners.append(GAME.secret_of(record.position, id))
        record.play(id)
    secrets = Secrets(record, owners, False)
    kept = sum(word == "keep" for word, _ in secrets.moves())
    return secrets._replace(shown=kept == 2 * players)


def retold(record: Record, seat: int | None) -> list[str]:
    """Return the game as a seat may know it, as tokens."""
    moves = GAME.retell(record.players, record.options, record.moves, seat)
    return [GAME.moves[id].token for id in moves]


def otherwise(secrets: Secrets, seat: int | None, dice: Dice) -> Record:
    """Return another game that the seat cannot tell from this one: others are dealt other tiles in
    another order, and keep others unless all have chosen."""
    seats = range(secrets.record.players)
    known = {tile for word, tile in secrets.moves() if word == "neutral"}
    hands: dict[int, list[str]] = {}
    keeps: dict[int, list[str]] = {}
    for other in seats:
        if other == seat:
            known.update(secrets.tiles("deal", other))
        elif secrets.shown:
            known.update(secrets.tiles("keep", other))
    unknown = shuffled(sorted(TILES - known), dice)
    for other in seats:
        dealt, kept = secrets.tiles("deal", other), secrets.tiles("keep", other)
        if other == seat:
            hands[other], keeps[other] = dealt, kept
            continue
        hand = list(kept) if secrets.shown else []
        while len(hand) < len(dealt):
            hand.append(unknown.pop())
        hands[other] = shuffled(hand, dice)
        keeps[other] = kept if secrets.shown else shuffled(hand, dice)
    options: dict[str, Any] = secrets.record.options
    other_game = Record.new("tzolkin", len(seats), **options)
    for (word, tile), owner in zip(secrets.moves(), secrets.owners, strict=True):
        if owner != NOBODY:
            tile = (hands if word == "deal" else keeps)[owner].pop(0)
        other_game.play(f"{word} {tile}".strip())
    return other_game


def shuffled(tiles: list[str], dice: Dice) -> list[str]:
    out = list(tiles)
    for i in range(len(out)):
        other = i + dice.below(len(out) - i)
        out[i], out[other] = out[other], out[i]
    return out


def viewer(players: int, data: st.DataObject) -> int | None:
    seats: list[int | None] = [None, *range(players)]
    return data.draw(st.sampled_from(seats))


# Whose secret, and until when.


@every_count
def test_whose_secret_a_move_is(players: int) -> None:
    """TZ-1.4: a dealt tile is the secret of the seat that gets it, a kept one of the seat that
    keeps it; nothing else is anybody's secret."""
    secrets = random_game(players, seed=3 * players + 1, moves=10**6)
    deals = [s for (word, _), s in zip(secrets.moves(), secrets.owners, strict=True) if s >= 0]
    first = secrets.record.options.get("first")
    assert deals[: 4 * players] == [seat for seat in range(players) for _ in range(4)]
    assert isinstance(first, int)
    assert deals[4 * players :] == [(first + i) % players for i in range(players) for _ in "12"]
    for (word, _), owner in zip(secrets.moves(), secrets.owners, strict=True):
        assert (owner == NOBODY) == (word not in ("deal", "keep"))
    for position, owner in zip(secrets.record.positions(), secrets.owners, strict=False):
        if owner != NOBODY:
            assert position.to_move in (CHANCE, owner)
            assert all(GAME.secret_of(position, id) == owner for id in position.legal())
    assert GAME.secret_of(secrets.record.position, 0) == NOBODY


@every_count
def test_when_a_secret_is_known(players: int) -> None:
    """TZ-1.4: kept tiles are shown when the last player has chosen, the others never; after the
    game nothing is secret any more."""
    record = random_game(players, seed=players, moves=10**6).record
    tokens = [GAME.moves[id].token for id in record.moves]
    kept = [token for token in tokens if token.startswith("keep")]
    put_away = [
        token.replace("deal", "keep")
        for token in tokens
        if token.startswith("deal") and token.replace("deal", "keep") not in kept
    ]
    assert (len(kept), len(put_away)) == (2 * players, 2 * players)
    chosen = 0
    for position, token in zip(record.positions(), ["", *tokens], strict=True):
        chosen += token in kept
        if chosen > 0:
            for keep in kept:
                known = GAME.revealed(position, GAME.moves.parse(keep).id)
                assert known == (chosen == len(kept))
        # Even if a player kept it and then undid that.
        for keep in put_away:
            assert GAME.revealed(position, GAME.moves.parse(keep).id) == position.is_over
        deal = GAME.moves.parse("deal W05").id
        assert GAME.revealed(position, deal) == position.is_over
    assert chosen == len(kept)


# Retold games.


def start_of_a_game() -> Record:
    """Return a game of two; the second player was dealt W01, W10, W11 and W12."""
    record = Record.new("tzolkin", 2, first=0)
    deals = ["W18", "W03", "W20", "W21", "W12", "W01", "W11", "W10"]
    while record.position.to_move == CHANCE:
        asked = record.position.prompt()
        if asked is not None and asked.kind == "deal":
            record.play(f"deal {deals.pop(0)}")
        else:
            record.play(record.position.legal()[0])
    return record


def wealth(tokens: list[str]) -> list[str]:
    """Return the deals and the choices of wealth tiles."""
    return [token for token in tokens if token.split()[0] in ("deal", "keep")]


def test_what_takes_the_place_of_a_secret() -> None:
    """TZ-1.4: the lowest possible tiles, excluding those drawn for neutral workers and the seat's
    own."""
    record = start_of_a_game()
    drawn = [record.game.moves[id].token for id in record.moves]
    assert [token for token in drawn if token.startswith("neutral")][:3] == [
        "neutral W02",
        "neutral W04",
        "neutral W05",
    ]
    record.play("keep W18")
    free = sorted(TILES - {token[-3:] for token in drawn if token.startswith("neutral")})
    for_one = [tile for tile in free if tile not in ("W01", "W10", "W11", "W12")]
    own = ["deal W12", "deal W01", "deal W11", "deal W10"]
    assert wealth(retold(record, 1)) == [
        *(f"deal {tile}" for tile in for_one[:4]), *own, f"keep {for_one[0]}",
    ]  # fmt: skip
    assert wealth(retold(record, None)) == [
        *(f"deal {tile}" for tile in free[:8]), f"keep {free[0]}",
    ]  # fmt: skip
    first = ["deal W18", "deal W03", "deal W20", "deal W21"]
    assert wealth(retold(record, 0))[:4] == first
    assert wealth(retold(record, 0))[8:] == ["keep W18"]
    # All have chosen: what was kept must have been dealt.
    for token in ("keep W03", "keep W01", "keep W11"):
        record.play(token)
    kept = ["keep W18", "keep W03", "keep W01", "keep W11"]
    other = [tile for tile in for_one if tile not in ("W03", "W18")]
    for_one = sorted(["W03", "W18", *other[:2]])
    assert wealth(retold(record, 1)) == [*(f"deal {tile}" for tile in for_one), *own, *kept]
    assert wealth(retold(record, 0))[:4] == first
    assert wealth(retold(record, 0))[8:] == kept


@every_count
@many
@given(seed=SEEDS, moves=MOVES, data=st.data())
def test_what_is_hidden_makes_no_difference(
    players: int, seed: int, moves: int, data: st.DataObject
) -> None:
    """TZ-1.4: two games that a seat cannot tell apart are retold the same, and look the same."""
    secrets = random_game(players, seed, moves)
    seat = viewer(players, data)
    one = secrets.record
    if one.position.is_over:
        return
    two = otherwise(secrets, seat, Dice(seed + 1))
    assert one.retold(seat).text() == two.retold(seat).text()
    for before, after in zip(one.positions(), two.positions(), strict=True):
        if before.turn <= players + 1:
            assert json.dumps(before.view(seat)) == json.dumps(after.view(seat))
    assert one.position.view(seat) == two.position.view(seat)


@every_count
@many
@given(seed=SEEDS, moves=MOVES, data=st.data())
def test_a_game_told_again_is_a_game(
    players: int, seed: int, moves: int, data: st.DataObject
) -> None:
    """TZ-1.4: it has the same length, is legal, and looks the same to the seat at every move; once
    all have chosen, every position is the real one."""
    secrets = random_game(players, seed, moves)
    record = secrets.record
    seat = viewer(players, data)
    again = record.retold(seat)
    assert len(again.moves) == len(record.moves)
    parsed = Record.parse(again.text()).verify()
    assert parsed.moves == again.moves
    assert parsed.position == again.position
    assert again.verify().text() == parsed.text()
    shown = False
    for was, position in zip(record.positions(), again.positions(), strict=True):
        shown = shown or (was.turn == players + 1)
        if shown:
            assert was == position
        else:
            assert was.view(seat) == position.view(seat)
            assert (was.to_move, was.turn) == (position.to_move, position.turn)
    if secrets.shown:
        assert shown or len(record.moves) == 0
        assert again.position.digest() == record.position.digest()


@every_count
@many
@given(seed=SEEDS, moves=MOVES, data=st.data())
def test_what_a_seat_knows_is_told_as_it_was(
    players: int, seed: int, moves: int, data: st.DataObject
) -> None:
    """TZ-1.4: this covers the seat's own tiles, what everybody saw, and others' revealed tiles."""
    secrets = random_game(players, seed, moves)
    seat = viewer(players, data)
    record = secrets.record
    told = GAME.retell(players, record.options, record.moves, seat)
    for id, (word, _), owner, again in zip(
        record.moves, secrets.moves(), secrets.owners, told, strict=True
    ):
        if owner in (NOBODY, seat) or (word == "keep" and secrets.shown):
            assert again == id
        assert GAME.moves[again].token.split()[0] == GAME.moves[id].token.split()[0]


@every_count
@many
@given(seed=SEEDS, moves=MOVES, data=st.data())
def test_with_dice_it_is_any_game_that_looks_the_same(
    players: int, seed: int, moves: int, data: st.DataObject
) -> None:
    """TZ-1.4: it is legal, and retold to the seat like the game itself."""
    record = random_game(players, seed, moves).record
    seat = viewer(players, data)
    drawn = GAME.retell(players, record.options, record.moves, seat, Dice(seed + 2))
    options: dict[str, Any] = dict(record.options)
    again = Record.new("tzolkin", players, **options)
    for id in drawn:
        again.play(id)
    assert again.position.view(seat) == record.position.view(seat)
    assert again.retold(seat).text() == record.retold(seat).text()


@every_count
@many
@given(seed=SEEDS, moves=MOVES, data=st.data())
def test_telling_it_once_more_changes_nothing(
    players: int, seed: int, moves: int, data: st.DataObject
) -> None:
    """TZ-1.4: a spectator knows no more than a seat, and retelling adds nothing."""
    record = random_game(players, seed, moves).record
    seat = viewer(players, data)
    once = record.retold(seat)
    assert once.retold(seat).text() == once.text()
    assert once.retold(None).moves == record.retold(None).moves


@every_count
@given(seed=SEEDS)
def test_a_finished_game_is_told_as_it_was(players: int, seed: int) -> None:
    """TZ-1.4, TZ-8.1: nothing is secret after the end."""
    record = random_game(players, seed, 10**6).record
    assert record.position.is_over
    for seat in (None, *range(players)):
        assert record.retold(seat).text() == record.text()
    options: dict[str, Any] = record.options
    unfinished = Record.new("tzolkin", players, **options)
    for id in islice(record.moves, len(record.moves) - 1):
        unfinished.play(id)
    assert unfinished.retold(None).position == unfinished.position
    assert sacbe.Record.parse(unfinished.retold(0).text()).tags == {"retold": "0"}
