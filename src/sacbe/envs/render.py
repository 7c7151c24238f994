"""What an environment's `render()` shows: the table as text, or as a picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sacbe.core.position import Position
from sacbe.envs import render_text
from sacbe.envs.extra import missing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

TEXTS: Final[dict[str, Callable[[Position, int | None], str]]] = {
    "tzolkin": render_text.tzolkin,
    "tikal": render_text.tikal,
}
"""Every game's text, by its name."""
PACKAGES: Final = {"PIL": "pillow"}
"""Packages that are imported by another name."""


def ansi(position: Position, seat: int | None = None) -> str:
    """The table as text, as a seat or a spectator (None) sees it.

    >>> import sacbe
    >>> print(ansi(sacbe.GAMES["tikal"].start(2, first=0), 0))
    Tikal · basic game
    A jungle tile is turned up.
    ...
    """
    return TEXTS[position.game.name](position, seat)


def picture(position: Position, seat: int | None = None) -> NDArray[np.uint8]:
    """The table as a picture, as a seat or a spectator (None) sees it: 640 rows of 960 pixels of
    red, green and blue. Raises `ImportError` without Pillow.

    >>> import sacbe
    >>> picture(sacbe.GAMES["tikal"].start(2)).shape
    (640, 960, 3)
    """
    try:
        if position.game.name == "tikal":
            from sacbe.envs.render_tikal import picture as draw
        else:
            from sacbe.envs.render_tzolkin import picture as draw
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        raise missing(ImportError(name=PACKAGES.get(name, name))) from error
    return draw(position, seat)
