"""What `render()` shows: text and pictures."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

import sacbe
from sacbe.envs.render import ansi, picture
from sacbe.face import board_svg, board_text
from sacbe.face.pixels import pixels
from tests.face.games import hidden, walk

both_games = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


@both_games
def test_what_a_seat_sees(name: str) -> None:
    for position in walk(name, 3, 1, 150):
        for seat in (None, 2):
            drawn = picture(position, seat)
            assert np.array_equal(drawn, pixels(board_svg(position.view(seat))))
            assert ansi(position, seat) == board_text(position, seat)
            drawn[:] = 0  # the caller owns it: the next one is not affected
            assert picture(position, seat).any()


def test_seats_see_different_tables() -> None:
    position = hidden(3)
    drawn = [picture(position, seat) for seat in (None, 0, 1, 2)]
    assert len({image.tobytes() for image in drawn}) == 4


def test_without_its_library() -> None:
    """Text needs neither the library nor NumPy; for a picture, an error names the package."""
    code = """
import sys
sys.modules["pillow_lunasvg"] = sys.modules["numpy"] = None
import sacbe
from sacbe.envs.render import ansi, picture
for game in sacbe.GAMES.values():
    position = game.start(2)
    assert len(ansi(position)) > 500
    try:
        picture(position)
    except ImportError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    told = 'This needs the package pillow_lunasvg. Install it: pip install "sacbe[envs]"'
    assert done.stdout.splitlines() == [told, told]
