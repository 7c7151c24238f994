"""Pictures of tables as pixels."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

import sacbe
from sacbe.face import board_svg
from sacbe.face.pixels import pixels, png, render
from tests.face.games import walk

both_games = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


@both_games
def test_all_through_a_game(name: str) -> None:
    drawn = [pixels(board_svg(position.view())) for position in walk(name, 4, 2, 90)]
    assert len(drawn) > 4
    for one in drawn:
        assert one.shape == (640, 960, 3)
        assert one.dtype == np.uint8
    for one, two in combinations(drawn, 2):
        assert not np.array_equal(one, two)


@both_games
def test_colours(name: str) -> None:
    """The colours are those of the drawing, with channels in the right order."""
    drawn = pixels(board_svg(sacbe.GAMES[name].start(2).view()))
    assert drawn[2, 2].tolist() == [0x1D, 0x72, 0x56]
    assert drawn[638, 958].tolist() == [0xF6, 0xF1, 0xE7]


def test_letters() -> None:
    """Text is drawn, bold or regular, in Latin and Cyrillic letters, with our typeface: the
    system's would be wider."""
    for text, bold in (("Chichen Itza", False), ("Кукулькан", True)):
        weight = ' font-weight="700"' if bold else ""
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">'
            '<path d="M0 0h960v640H0z" fill="#fff"/><text x="0" y="100" font-size="100" '
            f'font-family="Sacbe Sans, sans-serif"{weight}>{text}</text></svg>'
        )
        drawn = np.asarray(render(svg, 960))[..., :3]
        dark = (drawn < 128).all(axis=2).any(axis=0)
        assert 480 < int(np.flatnonzero(dark)[-1]) < 530


@both_games
def test_nothing_is_left_of_other_pictures(name: str) -> None:
    """Cached layers never come from another table: the result is the same as without them."""
    for position in walk(name, 3, 4, 25):
        svg = board_svg(position.view())
        whole = np.asarray(render(svg, 480).convert("RGB")).astype(int)
        assert abs(pixels(svg, 480) - whole).max() <= 4


@pytest.mark.parametrize("width", [100, 333, 1000, 1920])
def test_any_width(width: int) -> None:
    svg = board_svg(sacbe.GAMES["tikal"].start(2).view())
    assert pixels(svg, width).shape == (-(-width * 2 // 3), width, 3)


def test_png() -> None:
    svg = board_svg(sacbe.GAMES["tzolkin"].start(3).view())
    with Image.open(BytesIO(png(svg, 480))) as image:
        assert image.format == "PNG"
        assert np.array_equal(np.asarray(image), pixels(svg, 480))
