"""What an environment's `render()` shows: the table as text, or as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sacbe.core.position import Position
from sacbe.face import board_svg, board_text

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def ansi(position: Position, seat: int | None = None) -> str:
    """The table as text, as a seat or a spectator (None) sees it.

    >>> import sacbe
    >>> print(ansi(sacbe.GAMES["tikal"].start(2, first=0), 0))
    Tikal · basic game
    A terrain tile is revealed.
    ...
    """
    return board_text(position, seat)


def picture(position: Position, seat: int | None = None) -> NDArray[np.uint8]:
    """The table as a picture, as a seat or a spectator (None) sees it: 640 rows of 960 pixels of
    red, green and blue. Raises `ImportError` where the library that draws it is missing.

    >>> import sacbe
    >>> picture(sacbe.GAMES["tikal"].start(2)).shape
    (640, 960, 3)
    """
    # Playing does without it.
    from sacbe.face.pixels import pixels

    return pixels(board_svg(position.view(seat)))
