"""Views leak nothing: exchanging what a seat may not know does not change its view."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sacbe
from sacbe import CHANCE, Position
from sacbe.core.dice import Dice

GAME = sacbe.GAMES["tzolkin"]
FACE_DOWN, SHOWN, IN_HAND, KEPT = 0, 1, 2, 6
"""Where a wealth tile is, in a dump; the seat is added to the last two."""

TILES = [f"W{number:02}" for number in range(1, 22)]
every_count = pytest.mark.parametrize("players", [2, 3, 4])
many = settings(max_examples=10 * settings().max_examples)


def in_secret(seed: int, moves: int, players: int) -> Position:
    """Return a position while wealth tiles are dealt, drawn for neutral workers, or chosen: `moves`
    moves after the first dealt tile, or the last one before the choices are revealed."""
    dice = Dice(seed)
    position = GAME.start(players)
    while not (asks(position, "ask-deal") and moves_left(position) == 0):
        draw(position, dice)
    for _ in range(moves):
        before = position.copy()
        draw(position, dice)
        if not any(asks(position, key) for key in ("ask-deal", "ask-neutral", "ask-keep")):
            return before
    return position


def asks(position: Position, key: str) -> bool:
    prompt = position.prompt()
    return prompt is not None and prompt.message.key == key


def moves_left(position: Position) -> int:
    """Return how many tiles are dealt."""
    wealth: Any = position.dump()["wealth"]
    return sum(where != FACE_DOWN for where in wealth)


def draw(position: Position, dice: Dice) -> None:
    legal = position.legal()
    position.play(legal[dice.below(len(legal))])


def holder(where: int, players: int) -> int | None:
    """Return the seat that has a tile in hand or has kept it; None if there is none."""
    if IN_HAND <= where < IN_HAND + players:
        return where - IN_HAND
    return where - KEPT if where >= KEPT else None


def views(position: Position) -> dict[int | None, str]:
    """Return what every seat and a spectator see."""
    seats: list[int | None] = [None, *range(position.players)]
    return {seat: json.dumps(position.view(seat), sort_keys=True) for seat in seats}


SEEDS = st.integers(0, 2**40)
MOVES = st.integers(0, 40)


@every_count
@many
@given(seed=SEEDS, moves=MOVES, data=st.data())
def test_what_is_hidden_can_be_exchanged(
    players: int, seed: int, moves: int, data: st.DataObject
) -> None:
    """All tiles that are neither public nor the viewer's own are put in another order."""
    position = in_secret(seed, moves, players)
    viewer = data.draw(st.sampled_from([None, *range(players)]))
    dump: Any = position.dump()
    wealth: list[int] = dump["wealth"]
    hidden = [
        tile
        for tile, where in enumerate(wealth)
        if where != SHOWN and (viewer is None or holder(where, players) != viewer)
    ]
    order = data.draw(st.permutations(hidden))
    dump["wealth"] = list(wealth)
    for tile, other in zip(hidden, order, strict=True):
        dump["wealth"][tile] = wealth[other]
    exchanged = GAME.load(dump)
    assert views(exchanged)[viewer] == views(position)[viewer]


@every_count
@many
@given(seed=SEEDS, moves=MOVES, data=st.data())
def test_one_exchange_is_seen_by_its_owners_only(
    players: int, seed: int, moves: int, data: st.DataObject
) -> None:
    """If two tiles change places, only their owners see it."""
    position = in_secret(seed, moves, players)
    dump: Any = position.dump()
    wealth: list[int] = dump["wealth"]
    tiles = [tile for tile, where in enumerate(wealth) if where != SHOWN]
    one, two = data.draw(st.lists(st.sampled_from(tiles), min_size=2, max_size=2, unique=True))
    if wealth[one] == wealth[two]:
        return
    owners = {holder(wealth[one], players), holder(wealth[two], players)} - {None}
    wealth[one], wealth[two] = wealth[two], wealth[one]
    exchanged = views(GAME.load(dump))
    for seat, view in views(position).items():
        assert (exchanged[seat] != view) == (seat in owners)


@every_count
@many
@given(seed=SEEDS, moves=st.integers(0, 12))
def test_nobody_sees_what_was_kept_before_all_have(players: int, seed: int, moves: int) -> None:
    """Whichever tiles a seat keeps, others see no difference until the last has chosen."""
    dice = Dice(seed)
    position = GAME.start(players)
    while position.to_move == CHANCE:
        draw(position, dice)
    for _ in range(min(moves, 2 * players - 2)):
        draw(position, dice)
    seat = position.to_move
    after = []
    for id in position.legal():
        copy = position.copy()
        copy.play(id)
        after.append(views(copy))
    for viewer in (None, *range(players)):
        seen = {views_after[viewer] for views_after in after}
        assert len(seen) == (len(after) if viewer == seat else 1)


@every_count
@given(seed=SEEDS, moves=MOVES)
def test_own_tiles_are_seen(players: int, seed: int, moves: int) -> None:
    position = in_secret(seed, moves, players)
    wealth: Any = position.dump()["wealth"]
    for viewer in (None, *range(players)):
        view: Any = position.view(viewer)
        for seat, player in enumerate(view["players"]):
            hand = [f"W{i + 1:02}" for i, where in enumerate(wealth) if where == IN_HAND + seat]
            kept = [f"W{i + 1:02}" for i, where in enumerate(wealth) if where == KEPT + seat]
            if seat == viewer:
                assert player["wealth_hand"] == hand
                assert player["wealth"] == kept
            elif hand or kept:
                assert player["wealth_hand"] is None
                assert player["wealth"] is None


@every_count
@given(seed=SEEDS)
def test_after_the_choice_all_see_the_same(players: int, seed: int) -> None:
    """R10: from then on, only tiles that were discarded or never dealt are hidden. They are in no
    view, even after the end."""
    dice = Dice(seed)
    position = GAME.start(players)
    while not position.is_over:
        draw(position, dice)
        if position.turn <= players or (dice.below(10) > 0 and not position.is_over):
            continue
        spectator: Any = position.view(None)
        for seat in range(players):
            view: Any = position.view(seat)
            assert view["seat"] == seat
            assert view["choices"] == (position.tokens() if seat == position.to_move else [])
            own = {key: spectator[key] for key in ("seat", "choices", "unavailable", "missing")}
            assert view | own == spectator
        kept = [tile for player in spectator["players"] for tile in player["wealth"]]
        assert len(kept) == 2 * players
        text = json.dumps(spectator)
        shown = {tile for tile in TILES if f'"{tile}"' in text}
        assert shown == {*kept, *spectator["neutral_tiles"]}


@every_count
@given(seed=SEEDS, moves=MOVES)
def test_the_deck_has_no_order(players: int, seed: int, moves: int) -> None:
    """Face-down tiles are a set without an order, whatever comes next, so nobody can peek."""
    position = in_secret(seed, moves, players)
    if position.to_move != CHANCE:
        return
    weights = {weight for _, weight in position.chance()}
    assert weights == {1}
    wealth: Any = position.dump()["wealth"]
    assert len(position.legal()) == wealth.count(FACE_DOWN)
