"""Everything that shows and describes Tzolk'in."""

from __future__ import annotations

from typing import Final

from sacbe.face.game_face import GameFace
from sacbe.face.terminal import WIDEST
from sacbe.tzolkin.face import board, lines, menu, sources, story, svg, text
from sacbe.tzolkin.view_types import TzolkinView

FACE: Final = GameFace(
    view_type=TzolkinView,
    tell=story.tell,
    deeds=story.deeds,
    last_points=story.last_points,
    sources=tuple(sources.SOURCES),
    gain=sources.gain,
    milestone=sources.milestone,
    decided=sources.decided,
    used_up=("turn",),
    waning=("workers", "technologies"),
    review_playouts=1400,
    widest=WIDEST,
    example_tile="B07",
    board=board.board,
    height=board.height,
    look=board.look,
    lines=lines.lines,
    status=lines.status,
    menu=menu.menu,
    result=story.result,
    svg=svg.board,
    text=text.board,
)
