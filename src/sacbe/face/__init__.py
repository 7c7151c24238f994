"""How games are shown and described: what the faces of all games share.

A game's face is `FACE` in the package `face` next to the game's own modules; nothing else has to
register it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any

from sacbe.core.game import Game
from sacbe.core.position import Position
from sacbe.core.registry import find_game
from sacbe.face.game_face import GameFace
from sacbe.i18n.words import Words


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


def board_svg(
    view: Mapping[str, Any],
    words: Words | None = None,
    names: Sequence[str] = (),
    dark: bool = False,
) -> str:
    """Draw the table that a view shows, as the text of an SVG file. The text is in English unless
    `words` has another language; players are called by their colours unless `names` are given.

    >>> import sacbe
    >>> board_svg(sacbe.GAMES["tikal"].start(2).view())[:4]
    '<svg'
    """
    return find_face(find_game(view["game"])).svg(view, words or Words(), names, dark)


def board_text(position: Position, seat: int | None = None) -> str:
    """Describe the table as a seat, or a spectator (None), sees it, in English.

    >>> import sacbe
    >>> board_text(sacbe.GAMES["tikal"].start(2)).splitlines()[0]
    'Tikal · basic game'
    """
    return find_face(position.game).text(position, seat)
