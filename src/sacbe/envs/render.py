"""What an environment's `render()` shows: the table as text, or as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadOption
from sacbe.core.position import Position
from sacbe.face import board_svg, board_text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MODES: Final = ("human", "ansi", "rgb_array")
"""Printed after every move, as text, or as a picture."""
FRAMES: Final = 2
"""Pictures per second in a video."""


def ansi(position: Position, seat: int | None = None) -> str:
    """Return the table as text, as a seat or a spectator (None) sees it.

    >>> import sacbe
    >>> print(ansi(sacbe.GAMES["tikal"].start(2, first=0), 0))
    Tikal · basic game
    A terrain tile is revealed.
    ...
    """
    return board_text(position, seat)


def picture(position: Position, seat: int | None = None) -> NDArray[np.uint8]:
    """Return the table as a picture, as a seat or a spectator (None) sees it: 640 rows of 960
    pixels of red, green and blue. Raises `ImportError` if the drawing library is missing.

    >>> import sacbe
    >>> picture(sacbe.GAMES["tikal"].start(2)).shape
    (640, 960, 3)
    """
    # Not needed for playing.
    from sacbe.face.pixels import pixels

    return pixels(board_svg(position.view(seat)))


def check_mode(mode: object) -> str | None:
    """Return a render mode, or None for none; raise `BadOption`.

    >>> check_mode("film")
    Traceback (most recent call last):
    sacbe.core.errors.BadOption: There is no render mode “film”. Known: human, ansi, rgb_array.
    """
    if mode is None:
        return None
    if isinstance(mode, str) and mode in MODES:
        return mode
    raise BadOption("error-render-mode", mode=shorten(mode), known=", ".join(MODES))


def show(position: Position, seat: int | None, mode: str | None) -> Any:
    """Return or print the table as a seat, or a spectator (None), sees it."""
    if mode is None:
        from gymnasium import logger

        logger.warn("render() shows nothing without a render_mode")
        return None
    if mode == "rgb_array":
        return picture(position, seat)
    drawn = ansi(position, seat)
    if mode == "ansi":
        return drawn
    print(drawn)
    return None
