"""Games to look at again: of bots that play well enough, with a blunder where one is wanted."""

from __future__ import annotations

from functools import cache

import sacbe
from sacbe.bots.greedy import greedy
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, Position

WASTED = {"tzolkin": ("nothing", "end turn"), "tikal": ("end turn",)}
"""What is always chosen in a turn that wastes everything."""


@cache
def bots_game(
    name: str, players: int, seed: int, blunder: int = -1, until: int = 1000
) -> sacbe.Record:
    """A game of greedy bots, to the end or to some turn; the turn `blunder` is wasted."""
    record = sacbe.Record.new(name, players, names=["Ana", "Bohdan", "Zoé", "Jan"][:players])
    dice = Dice(seed)
    while not record.position.is_over and record.position.turn < until:
        position = record.position
        if position.to_move == CHANCE:
            record.play(draw(position, dice, position.choices()))
        elif position.turn == blunder:
            record.play(wasted(position, dice))
        else:
            record.play(greedy(position, record.game.evaluation, dice))
    return record


def wasted(position: Position, dice: Dice) -> int:
    """A move that does nothing if there is one, else the last one."""
    for token in WASTED[position.game.name]:
        if position.is_legal(token):
            return position.find(token).id
    return position.legal()[-1]
