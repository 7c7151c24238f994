"""What an environment's `render` does, by its mode."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadOption
from sacbe.core.position import Position
from sacbe.extras import explained

try:
    from gymnasium import logger
except ImportError as error:
    raise explained(error) from error

MODES: Final = ("human", "ansi", "rgb_array")
"""Printed after every move, as text, and as a picture."""
FRAMES: Final = 2
"""Pictures a second in a film."""


def check_mode(mode: object) -> str | None:
    """A render mode, or None for none; raises `BadOption`.

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
    """The table as a seat, or a spectator (None), sees it."""
    if mode is None:
        logger.warn("render() shows nothing without a render_mode")
        return None
    # Drawing is not needed to play.
    from sacbe.envs import render

    if mode == "rgb_array":
        return render.picture(position, seat)
    drawn = render.ansi(position, seat)
    if mode == "ansi":
        return drawn
    print(drawn)
    return None
