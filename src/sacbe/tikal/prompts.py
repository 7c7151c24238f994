"""Prompts: the kind of each, its arguments, and its question for people."""

from __future__ import annotations

from typing import Final

from sacbe.core.choices import Prompt
from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.move_kinds import argument_name
from sacbe.tikal.view import scoring_now

VARIANTS: Final = ("scoring",)
"""Arguments that choose the question and do not appear in it."""


def prompt(position: Position) -> Prompt:
    """Return what is being decided."""
    cells = position.cells
    top = position.top()
    kind, a = int(cells[top]), int(cells[top + 2])
    args: dict[str, int | str | None] = {}
    variant = ""
    if kind == p.SPEND:
        args = {"count": a, "scoring": scoring_now(position)}
        variant = "scoring" if args["scoring"] else ""
    elif kind == p.DRAW_TREASURE:
        args = {"seat": a}
    elif kind == p.PLACE_TILE:
        args = {"tile": d.TILE_IDS[int(cells[p.HELD]) - 1]}
    elif kind == p.MAKE_BID:
        args = {"count": int(cells[p.BID])}
        variant = "first" if cells[p.BID] == 0 else ""
    params = {
        name: argument_name(name, value)
        for name, value in args.items()
        if value is not None and name not in VARIANTS
    }
    name = position.game.layout.frames[kind].name
    words = ["ask", name, variant] if variant else ["ask", name]
    source: int = cells[top + 4]
    token = position.game.moves[source].token if source >= 0 else ""
    return Prompt(name, args, Message("-".join(words), params), token)
