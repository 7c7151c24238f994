"""Draw the example pictures for the pages: `python -m tests.face.pictures docs/pictures`."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

import sacbe
from sacbe import CHANCE, Position
from sacbe.bots import make
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from sacbe.face import board_svg
from sacbe.face.pixels import image
from sacbe.face.svg import WIDTH

MOVES = {"tzolkin": 190, "tikal": 300}
"""The number of moves played: enough to show most of the pieces."""


def middle(name: str, players: int = 4) -> Position:
    """Return a position in the middle of a game between greedy bots."""
    position = sacbe.GAMES[name].start(players)
    dice = Dice(3)
    bots = [make("greedy", seat) for seat in range(players)]
    for _ in range(MOVES[name]):
        seat = position.to_move
        if seat == CHANCE:
            position.apply(draw(position, dice, position.choices()))
        else:
            position.play(bots[seat].choose(position.view(seat)))
    return position


if __name__ == "__main__":
    for name in MOVES:
        drawn = image(board_svg(middle(name).view()), WIDTH)
        few = drawn.quantize(256, kmeans=1, dither=Image.Dither.NONE)
        few.save(Path(sys.argv[1]) / f"env-{name}.png", optimize=True)
