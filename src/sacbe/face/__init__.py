"""How games are shown and told: everything that the faces of all games share.

A game's face is `FACE` in the package `face` beside the game's own modules; nothing else has to
know of it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from sacbe.core.game import Game
from sacbe.face.game_face import GameFace


def find_face(game: Game) -> GameFace:
    """Return a game's face.

    >>> import sacbe
    >>> find_face(sacbe.GAMES["tikal"]).example_tile
    'C4'
    """
    return _face(type(game).__module__)


@cache
def _face(module: str) -> GameFace:
    package = module.rpartition(".")[0]
    face: GameFace = import_module(f"{package}.face").FACE
    return face
