"""Whole games to check against the rules, played at random or eagerly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from sacbe import CHANCE, Position
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from tests.tikal.table import GAME, HEXES
from tests.walks import Walk, walk_on

EVERY_GAME = [
    pytest.param(players, mode, how, id=f"{players}-{mode}-{how}")
    for players in (2, 3, 4)
    for mode in ("basic", "tactical")
    for how in ("random", "eager")
]
LIKED = {"guard": 6, "camp": 4, "recover": 60, "uncover": 60, "exchange": 20, "bid": 1, "pass": 60}
"""How much eager players like an action; any other counts 8."""


class Step(NamedTuple):
    """A move, and the spectator's view before and after it."""

    position: Position
    mover: int
    token: str
    before: Any
    after: Any


def weight(token: str) -> int:
    """Return how much eager players like a move: they seldom end a turn with points left."""
    return 1 if token == "end turn" else LIKED.get(token.split(maxsplit=1)[0], 8)


def eagerly(position: Position, walk: Walk) -> Iterator[int]:
    """Play to the end, choosing moves by their weight; yield every move."""
    dice = Dice(walk.seed)
    while not position.is_over:
        if position.to_move == CHANCE:
            id = draw(position, dice, position.choices())
        else:
            legal = position.legal()
            wanted = dice.below(sum(weight(GAME.moves[id].token) for id in legal))
            for id in legal:
                wanted -= weight(GAME.moves[id].token)
                if wanted < 0:
                    break
        position.play(id)
        yield id


def steps(players: int, mode: str, how: str, walk: Walk) -> Iterator[Step]:
    """Yield a whole game, move by move."""
    position = GAME.start(players, mode=mode)
    before, mover = position.view(None), position.to_move
    for id in walk_on(position, walk) if how == "random" else eagerly(position, walk):
        after = position.view(None)
        yield Step(position, mover, GAME.moves[id].token, before, after)
        before, mover = after, position.to_move


def camps(position: Position, seat: int) -> list[str]:
    """Return a player's camps in the order they were pitched."""
    hexes: Any = position.dump()["camp_hexes"]
    return [HEXES[hex - 1] for hex in hexes[seat] if hex > 0]
