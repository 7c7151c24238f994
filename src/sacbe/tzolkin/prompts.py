"""What is being decided: the kind of each prompt, its arguments, and its question for people."""

from __future__ import annotations

from typing import Final

from sacbe.core.message import Message
from sacbe.core.position import Position, Prompt
from sacbe.tzolkin import placing
from sacbe.tzolkin.data import BUILDING_IDS, CORN, GEARS, TECHNOLOGIES
from sacbe.tzolkin.moves import M_PLACE, M_RETRIEVE, argument_name
from sacbe.tzolkin.position import (
    ACT,
    ADVANCE,
    AGE_NOW,
    BUILD,
    DEAL,
    FOR_TEMPLES,
    GAIN,
    HARVEST,
    MARKET,
    MERCY,
    MODE,
    PAY,
    PLACING,
    REFILL,
    RETRIEVING,
    SAVE,
    TAKE_TURN,
    USE_ARCHITECTURE,
    player,
)
from sacbe.tzolkin.view_types import TurnMode

MODES: Final[dict[int, TurnMode]] = {
    PLACING: "placing",
    RETRIEVING: "retrieving",
    MERCY: "mercy",
}
"""What a turn has become."""
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
    if kind == DEAL:
        args = {"seat": a}
    elif kind == ACT:
        args = {"gear": GEARS[a], "space": b}
    elif kind == HARVEST:
        args = {"space": a}
    elif kind == PAY:
        args = {"count": a, "technology": None if b == FOR_TEMPLES else TECHNOLOGIES[b]}
        variant = "temples" if b == FOR_TEMPLES else "technology"
    elif kind == ADVANCE:
        args = {"count": a, "how": ADVANCES[b]}
        variant = ADVANCES[b]
    elif kind == BUILD:
        args = {"where": PLACES_TO_BUILD[a]}
        variant = PLACES_TO_BUILD[a]
    elif kind in (USE_ARCHITECTURE, SAVE):
        args = {"tile": BUILDING_IDS[a]}
    elif kind == GAIN:
        args = {"count": a}
    elif kind == MARKET:
        args = {"traded": int(a != 0)}
    elif kind == TAKE_TURN:
        args = {"mode": MODES.get(int(cells[MODE]))}
        variant = turn_variant(position)
    elif kind == REFILL:
        args = {"age": int(cells[AGE_NOW])}
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
    """Return which question a turn asks: only what can be done now."""
    mode = int(position.cells[MODE])
    legal = position.game.choices(position)
    if mode in MODES:
        return MODES[mode] if len(legal) > 1 or mode == MERCY else "end"
    retrieving = [id for id in legal if id >= M_RETRIEVE]
    if len(retrieving) == len(legal):
        return "retrieve"
    if retrieving:
        return ""
    needs_mercy = legal[0] >= M_PLACE and (
        placing.price(position, legal[0] - M_PLACE)
        > position.cells[player(position.to_move) + CORN]
    )
    return "place_mercy" if needs_mercy else "place"
