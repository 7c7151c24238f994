"""Positions to draw."""

from __future__ import annotations

from collections.abc import Iterator

import sacbe
from sacbe import CHANCE, Position
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from tests.walks import variants


def walk(name: str, players: int, seed: int, every: int) -> Iterator[Position]:
    """Yield every `every`-th position of a random game, including the first and the last."""
    ways = variants(name)
    position = sacbe.GAMES[name].start(players, **ways[seed % len(ways)])
    dice = Dice(seed)
    made = 0
    while not position.is_over:
        if made % every == 0:
            yield position
        if position.to_move == CHANCE:
            position.apply(draw(position, dice, position.choices()))
        else:
            legal = position.legal()
            position.apply(legal[dice.below(len(legal))])
        made += 1
    yield position


def hidden(players: int) -> Position:
    """Return a position of Tzolk'in with wealth tiles dealt, and one chosen by the first player."""
    for position in walk("tzolkin", players, 5, 1):
        if any(player["wealth_count"] == 1 for player in position.view(None)["players"]):
            return position
    raise AssertionError("nobody chose")
