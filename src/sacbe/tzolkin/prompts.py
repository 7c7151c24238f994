"""Prompts: the kind of each, its arguments, and its question for people."""

from __future__ import annotations

from typing import Final

from sacbe.core.choices import Prompt
from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import placing
from sacbe.tzolkin import position as p
from sacbe.tzolkin.move_kinds import argument_name
from sacbe.tzolkin.moves import M_PLACE, M_RETRIEVE
from sacbe.tzolkin.position import player
from sacbe.tzolkin.view_types import TurnMode

MODES: Final[dict[int, TurnMode]] = {
    p.PLACING: "placing",
    p.RETRIEVING: "retrieving",
    p.MERCY: "mercy",
}
"""The kinds of turns."""
ADVANCES: Final = ("paid", "free", "optional")
PLACES_TO_BUILD: Final = ("tikal_2", "tikal_4", "tikal_4_again", "building", "uxmal_4")

VARIANTS: Final = ("how", "where", "traded", "mode")
"""Arguments that choose the question and do not appear in it."""


def prompt(position: Position) -> Prompt:
    """Return what is being decided."""
    cells = position.cells
    top = position.top()
    kind, a, b = int(cells[top]), int(cells[top + 2]), int(cells[top + 3])
    args: dict[str, int | str | None] = {}
    variant = ""
    if kind == p.DEAL:
        args = {"seat": a}
    elif kind == p.ACT:
        args = {"gear": d.GEARS[a], "space": b}
    elif kind == p.HARVEST:
        args = {"space": a}
    elif kind == p.PAY:
        args = {"count": a, "technology": None if b == p.FOR_TEMPLES else d.TECHNOLOGIES[b]}
        variant = "temples" if b == p.FOR_TEMPLES else "technology"
    elif kind == p.ADVANCE:
        args = {"count": a, "how": ADVANCES[b]}
        variant = ADVANCES[b]
    elif kind == p.BUILD:
        args = {"where": PLACES_TO_BUILD[a]}
        variant = PLACES_TO_BUILD[a]
    elif kind in (p.USE_ARCHITECTURE, p.SAVE):
        args = {"tile": d.BUILDING_IDS[a]}
    elif kind == p.GAIN:
        args = {"count": a}
    elif kind == p.MARKET:
        args = {"traded": int(a != 0)}
    elif kind == p.TAKE_TURN:
        args = {"mode": MODES.get(int(cells[p.MODE]))}
        variant = turn_variant(position)
    elif kind == p.REFILL:
        args = {"age": int(cells[p.AGE_NOW])}
    params = {
        name: argument_name(name, value)
        for name, value in args.items()
        if value is not None and name not in VARIANTS
    }
    name = position.game.layout.frames[kind].name
    words = ["ask", name, variant] if variant else ["ask", name]
    question = Message("-".join(words).replace("_", "-"), params)
    source: int = cells[top + 4]
    return Prompt(name, args, question, position.game.moves[source].token if source >= 0 else "")


def turn_variant(position: Position) -> str:
    """Return which question a turn asks, given what can be done now."""
    mode = int(position.cells[p.MODE])
    legal = position.game.choices(position)
    if mode in MODES:
        return MODES[mode] if len(legal) > 1 or mode == p.MERCY else "end"
    retrieving = [id for id in legal if id >= M_RETRIEVE]
    if len(retrieving) == len(legal):
        return "retrieve"
    if retrieving:
        return ""
    needs_mercy = legal[0] >= M_PLACE and (
        placing.price(position, legal[0] - M_PLACE)
        > position.cells[player(position.to_move) + d.CORN]
    )
    return "place_mercy" if needs_mercy else "place"
