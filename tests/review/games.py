"""Games to review: bots play well enough, with a blunder where one is wanted."""

from __future__ import annotations

from functools import cache

import sacbe
from sacbe.bots.greedy import greedy
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, Position

WASTED = {"tzolkin": ("nothing", "end turn"), "tikal": ("end turn",)}
"""The choices in a wasted turn."""
WORTH = {"tzolkin": "retrieve ", "tikal": "place "}
"""The start of a choice that makes a turn worth something."""


@cache
def bots_game(
    name: str, players: int, seed: int, until: int = 1000, blunder: int = 1000
) -> sacbe.Record:
    """Return a game of greedy bots, to the end or to the first choice of a turn. From turn
    `blunder` on, the first turn in which something could be done is wasted; the tag `blunder`
    names it."""
    record = sacbe.Record.new(name, players, names=["Ana", "Bohdan", "Zoé", "Jan"][:players])
    dice = Dice(seed)
    while not record.position.is_over:
        position = record.position
        if position.turn >= until and position.to_move != CHANCE:
            break
        if position.to_move == CHANCE:
            record.play(draw(position, dice, position.choices()))
            continue
        if position.turn >= blunder and "blunder" not in record.tags and worth(position):
            record.tags["blunder"] = str(position.turn)
        if record.tags.get("blunder") == str(position.turn):
            record.play(wasted(position))
        else:
            record.play(greedy(position, record.game.evaluation, dice))
    return record


def worth(position: Position) -> bool:
    """Whether something could be done in this turn."""
    return any(token.startswith(WORTH[position.game.name]) for token in position.tokens())


def wasted(position: Position) -> int:
    """Return a move that does nothing if there is one, else the last one."""
    for token in WASTED[position.game.name]:
        if position.is_legal(token):
            return position.find(token).id
    return position.legal()[-1]
