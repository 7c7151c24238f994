"""Make the typeface of the pictures: python scripts/face_font.py

It is a subset of Source Sans 3 in two weights, taken from the web app's packages (installed by
`scripts/setup.sh test`). It has another name, because the licence reserves the original name for
the unchanged typeface. Run this again when the catalogues need letters that it lacks. Only this
script needs fontTools and brotli: pip install fonttools brotli
"""

from __future__ import annotations

import json
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from fontTools import merge, subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web" / "node_modules" / "@fontsource-variable" / "source-sans-3" / "files"
TARGET = ROOT / "src" / "sacbe" / "face" / "fonts"
NAME = "Sacbe Sans"
WEIGHTS = {"Regular": 450, "Bold": 700}
LETTERS = [
    *range(0x20, 0x7F),  # ASCII
    *range(0xA0, 0x180),  # the other Latin languages of Europe
    *range(0x400, 0x460),  # Cyrillic
    *(0x490, 0x491),
    *map(ord, "–—’“”„…−"),
]
ARROW = 0x2192


def part(name: str, weight: int, folder: str) -> str:
    """Save one of the typeface's files in one weight, with our letters only; return its path."""
    font = TTFont(SOURCE / f"source-sans-3-{name}-wght-normal.woff2")
    font = instancer.instantiateVariableFont(font, {"wght": weight})
    options = subset.Options(layout_features=["kern"], hinting=False, name_IDs=[0, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.flavor = None
    file = f"{folder}/{name}.ttf"
    font.save(file)
    return file


def add_arrow(font: Any, thick: int) -> None:
    """Add an arrow, the one sign that Source Sans lacks."""
    tip, middle, reach = 650, 250, 190
    out, inner = 0.7 * thick, 2.1 * thick
    shaft = [(60, -thick), (60, thick), (tip - 60, thick), (tip - 60, -thick)]
    head = [
        (tip - reach - out, -reach - out),
        (tip - reach - inner, out - reach),
        (tip - out - inner, 0),
        (tip - reach - inner, reach - out),
        (tip - reach - out, reach + out),
        (tip, 0),
    ]
    pen = TTGlyphPen(None)
    for loop in (shaft, head):
        corners = [(round(x), round(middle + y)) for x, y in loop]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), "arrowright"])
    font["glyf"]["arrowright"] = pen.glyph()
    font["hmtx"]["arrowright"] = (700, 60)
    for table in font["cmap"].tables:
        table.cmap[ARROW] = "arrowright"


def make(style: str, weight: int) -> Any:
    """Return the typeface in one weight."""
    with tempfile.TemporaryDirectory() as folder:
        parts = [part(name, weight, folder) for name in ("latin", "latin-ext", "cyrillic")]
        font = merge.Merger().merge(parts)
    bold = style == "Bold"
    add_arrow(font, 45 if bold else 30)
    file = f"{NAME.replace(' ', '')}-{style}"
    for number, text in {1: NAME, 2: style, 3: file, 4: f"{NAME} {style}", 6: file}.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 700 if bold else 400
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x61 | (0x20 if bold else 0x40)
    font["head"].macStyle = int(bold)
    font.save(TARGET / f"{file}.ttf")
    return font


def main() -> None:
    for style, weight in WEIGHTS.items():
        font = make(style, weight)
    widths = defaultdict(list)
    for letter, glyph in sorted(font.getBestCmap().items()):
        hundredths = -(-font["hmtx"][glyph][0] // 20) * 2
        widths[hundredths].append(chr(letter))
    text = {str(width): "".join(letters) for width, letters in sorted(widths.items())}
    written = json.dumps(text, ensure_ascii=False, indent=2)
    (TARGET / "widths.json").write_text(f"{written}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
