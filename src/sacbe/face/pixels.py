"""Pictures as pixels. LunaSVG draws them with our own typeface, so they look the same everywhere.
Importing this module raises `ImportError` if the library is missing."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sacbe.extras import explained
from sacbe.face.svg import FAMILY, PIECES, WIDTH

try:
    from PIL.Image import Image
    from pillow_lunasvg import SvgImageFile, add_font_file
except ImportError as error:
    raise explained(error) from error

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_GROUNDS: Final = 8
GROUNDS: Final[dict[tuple[str, int], Image]] = {}
"""A cache of the parts that seldom change, newest last; it saves half of the work."""

for style in ("Regular", "Bold"):
    file = Path(__file__).parent / "fonts" / f"SacbeSans-{style}.ttf"
    add_font_file(file, FAMILY, bold=style == "Bold")


def pixels(svg: str, width: int = WIDTH) -> NDArray[np.uint8]:
    """Return a drawing as an array: rows of pixels of red, green and blue.

    >>> import sacbe
    >>> from sacbe.face import board_svg
    >>> pixels(board_svg(sacbe.GAMES["tikal"].start(2).view()), 480).shape
    (320, 480, 3)
    """
    try:
        import numpy as np
    except ImportError as error:
        raise explained(error) from error
    return np.array(image(svg, width))


def png(svg: str, width: int = WIDTH) -> bytes:
    """Return a drawing as a PNG file.

    >>> import sacbe
    >>> from sacbe.face import board_svg
    >>> png(board_svg(sacbe.GAMES["tikal"].start(2).view()))[1:4]
    b'PNG'
    """
    out = BytesIO()
    image(svg, width).save(out, "PNG", optimize=True)
    return out.getvalue()


def image(svg: str, width: int) -> Image:
    """Return one of our drawings in another width, as a Pillow image."""
    head, end, drawn = svg.partition("</defs>")
    still, _, pieces = drawn.partition(PIECES)
    ground = GROUNDS.pop((still, width), None)
    if ground is None:
        ground = render(f"{head}{end}{still}</svg>", width).convert("RGB")
    GROUNDS[still, width] = ground
    if len(GROUNDS) > MOST_GROUNDS:
        del GROUNDS[next(iter(GROUNDS))]
    over = render(f"{head}{end}{PIECES}{pieces}", width)
    out = ground.copy()
    out.paste(over, mask=over)
    return out


def render(svg: str, width: int) -> Image:
    """Return any drawing as pixels of red, green, blue and opacity."""
    drawn = SvgImageFile(BytesIO(svg.encode()))
    # Sizes are rounded up: the slightest excess would add a pixel.
    drawn.load(scale=(width - 1e-6) / drawn.width)
    return drawn
