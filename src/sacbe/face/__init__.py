"""How games are shown. Each game's face is a package of its own; here is what they share, and where
to find them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sacbe.core.position import Position
    from sacbe.i18n.words import Words

FACES: Final = {"tzolkin": "sacbe.tzolkin.face", "tikal": "sacbe.tikal.face"}
"""The package of each game's face, by the game's name."""


def board_svg(
    view: dict[str, Any],
    words: Words | None = None,
    names: Sequence[str] = (),
    dark: bool = False,
) -> str:
    """Draw the table that a view shows, as the text of an SVG file: in English unless `words` are
    of another language; players are called by their colours unless there are `names`.

    >>> import sacbe
    >>> board_svg(sacbe.GAMES["tikal"].start(2).view())[:4]
    '<svg'
    """
    face = import_module(f"{FACES[view['game']]}.svg")
    drawn: str = face.board(view, words, names, dark)
    return drawn


def board_text(position: Position, seat: int | None = None) -> str:
    """Describe the table as a seat, or a spectator (None), sees it, in English.

    >>> import sacbe
    >>> board_text(sacbe.GAMES["tikal"].start(2)).splitlines()[0]
    'Tikal · basic game'
    """
    written: str = import_module(f"{FACES[position.game.name]}.text").board(position, seat)
    return written
