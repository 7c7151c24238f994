"""`sacbe render`: the board of a recorded game as a picture."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Annotated, Final

import typer

from sacbe.cli.options import Language
from sacbe.cli.saving import load
from sacbe.cli.terminal import BadArgument, check_range
from sacbe.face import board_svg
from sacbe.face.svg import WIDTH, resize
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import printable
from sacbe.i18n.words import Words

NARROWEST: Final = 100
WIDEST: Final = 8000
ENDINGS: Final = (".svg", ".png")


def render(
    file: Annotated[str, typer.Argument(metavar="cli-main-metavar-file", help="cli-replay-file")],
    at: Annotated[int | None, typer.Option(metavar="N", help="cli-hint-option-at")] = None,
    out: Annotated[
        str | None,
        typer.Option("-o", "--out", metavar="cli-main-metavar-file", help="cli-render-option-out"),
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="cli-replay-option-seat")] = None,
    width: Annotated[int, typer.Option(metavar="N", help="cli-render-option-width")] = WIDTH,
    dark: Annotated[bool, typer.Option("--dark", help="cli-render-option-dark")] = False,
    lang: Language = None,
) -> int:
    """Draw a board; return the exit code."""
    words = Words(pick_language(lang))
    target = Path(f"{Path(file).stem}.svg" if out is None else out)
    if out != "-" and target.suffix.lower() not in ENDINGS:
        raise BadArgument(
            "cli-render-error-ending", file=printable(str(target)), known=", ".join(ENDINGS)
        )
    check_range("--width", width, NARROWEST, WIDEST)
    record = load(file)
    if seat is not None:
        record.game.check_seat(record.position, seat)
    moves = len(record.moves) if at is None else at
    check_range("--at", moves, 0, len(record.moves))
    position = next(islice(record.positions(), moves, None))
    svg = resize(board_svg(position.view(seat), words, record.names, dark), width)
    if out == "-":
        sys.stdout.write(svg)
        return 0
    if target.suffix.lower() == ".svg":
        target.write_text(svg, encoding="utf-8")
    else:
        target.write_bytes(as_png(svg, width))
    print(words.text("cli-render-done", file=printable(str(target)), moves=moves))
    return 0


def as_png(svg: str, width: int) -> bytes:
    """Return the picture as a PNG file; raise `ImportError` where the library is missing."""
    from sacbe.face.pixels import png

    return png(svg, width)
