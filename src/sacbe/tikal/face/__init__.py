"""Everything that shows and describes Tikal."""

from __future__ import annotations

from typing import Final

from sacbe.face.game_face import GameFace
from sacbe.tikal.face import board, lines, menu, sources, story, svg, text
from sacbe.tikal.view_types import TikalView

FACE: Final = GameFace(
    view_type=TikalView,
    tell=story.tell,
    deeds=story.deeds,
    sources=tuple(sources.SOURCES),
    gain=sources.gain,
    milestone=sources.milestone,
    decided=sources.decided,
    used_up=("action_points", "turns", "tile"),
    review_playouts=200,
    widest=board.WIDE,
    example_tile="C4",
    board=board.board,
    height=board.height,
    look=board.look,
    lines=lines.lines,
    status=lines.status,
    menu=menu.menu,
    result=story.result,
    help=lines.help,
    svg=svg.board,
    text=text.board,
)
