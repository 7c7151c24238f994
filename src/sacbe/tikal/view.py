"""What people and bots are shown: views, prompts, and what a move changes."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.message import Value
from sacbe.core.position import AGENDA, DEPTH, FRAME, Position, Prompt
from sacbe.tikal.data import (
    CAMPS,
    GUARDS,
    HEX_NAMES,
    HEXES,
    HIGHEST_STEP,
    KIND_NAMES,
    KINDS,
    LOWEST_STEP,
    SIDES,
    TERRAINS,
    TILE_IDS,
    TILES,
)
from sacbe.tikal.position import (
    BID,
    BIDDER,
    CAMP_HEX,
    CAMP_OF,
    CAMPS_SET,
    CHOOSE_TILE,
    DONE_HERE,
    DRAW_FIRST,
    DRAW_TILE,
    DRAW_TREASURE,
    FACE_DOWN,
    FINAL_SCORING,
    FIRST,
    FIRST_PASS,
    GUARD_OF,
    GUARDS_SET,
    HELD,
    HOME,
    IN_STACK,
    LAST_PLACER,
    LEADER_AT,
    LEADER_GUARD,
    LEADER_LOST,
    LEVEL,
    LOST,
    MAKE_BID,
    MASKS_LEFT,
    ON,
    OPEN,
    ORDER,
    PASSED,
    PLACE_TILE,
    ROUND,
    SCORE,
    SCORING,
    SPEND,
    STEPS_LEFT,
    SUPPLY,
    TACTICAL,
    TILE_AT,
    TOTEM,
    TREASURE,
    explorers,
    leader,
    player,
)
from sacbe.tikal.scoring import temple_points, treasure_points
from sacbe.tikal.temples import controller
from sacbe.tikal.tiles import road, terrain


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """Everything: what is face down is unknown to all alike."""
    cells = position.cells
    held: int = cells[HELD]
    bidder: int = cells[BIDDER]
    first_pass: int = cells[FIRST_PASS]
    last_placer: int = cells[LAST_PLACER]
    return {
        "mode": "tactical" if cells[TACTICAL] == 1 else "basic",
        "first": int(cells[FIRST]) if cells[FIRST] >= 0 else None,
        "action_points": action_points(position, None),
        "scoring": scoring_now(position),
        "scoring_rounds": int(cells[ROUND]),
        "tile": TILE_IDS[held - 1] if held > 0 else None,
        "last_placer": last_placer if last_placer >= 0 else None,
        "open_tiles": [TILE_IDS[i] for i in range(TILES) if cells[TILE_AT + i] == OPEN],
        "unseen_tiles": [TILE_IDS[i] for i in range(TILES) if cells[TILE_AT + i] == IN_STACK],
        "unseen_treasures": {
            KIND_NAMES[kind]: int(cells[FACE_DOWN + kind]) for kind in range(KINDS)
        },
        "steps_left": {
            str(step): int(cells[STEPS_LEFT + step])
            for step in range(LOWEST_STEP, HIGHEST_STEP + 1)
        },
        "auction": {
            "bid": int(cells[BID]),
            "bidder": bidder if bidder >= 0 else None,
            "first_pass": first_pass if first_pass >= 0 else None,
        },
        "last_scoring_order": [
            int(cells[ORDER + place])
            for place in range(position.players)
            if cells[ORDER + place] >= 0
        ],
        "hexes": {
            HEX_NAMES[hex]: hex_view(position, hex) for hex in range(HEXES) if cells[ON + hex] > 0
        },
        "players": [player_view(position, other) for other in range(position.players)],
    }


def action_points(position: Position, seat: int | None) -> int | None:
    """The action points left in the turn that goes on, if it is that seat's or none is given;
    None otherwise."""
    cells = position.cells
    for i in range(int(cells[DEPTH]) - 1, -1, -1):
        at = AGENDA + FRAME * i
        if cells[at] == SPEND and (seat is None or cells[at + 1] == seat):
            return int(cells[at + 2])
    return None


def scoring_now(position: Position) -> str | None:
    """Which kind of scoring round goes on, if one does."""
    cells = position.cells
    kinds = {int(cells[AGENDA + FRAME * i]) for i in range(int(cells[DEPTH]))}
    if FINAL_SCORING in kinds:
        return "final"
    return "volcano" if SCORING in kinds else None


def hex_view(position: Position, hex: int) -> dict[str, object]:
    """An explored hex: what it is, its roads, and who is there."""
    cells = position.cells
    tile: int = (cells[ON + hex] - 1) // SIDES
    guard: int = cells[GUARD_OF + hex]
    camp: int = cells[CAMP_OF + hex]
    holder: int = controller(position, hex)
    return {
        "tile": TILE_IDS[tile] if tile < TILES else None,
        "terrain": TERRAINS[terrain(position, hex)],
        "rotation": int((cells[ON + hex] - 1) % SIDES),
        "roads": [int(road(position, hex, side)) for side in range(SIDES)],
        "level": int(cells[LEVEL + hex]),
        "treasures": int(cells[MASKS_LEFT + hex]),
        "done_this_turn": int(cells[DONE_HERE + hex]),
        "camp": camp - 1 if camp > 0 else None,
        "guard": None
        if guard == 0
        else {
            "seat": (guard - 1) % LEADER_GUARD,
            "figure": "leader" if guard > LEADER_GUARD else "explorer",
        },
        "figures": [
            {
                "explorers": int(explorers(position, seat, hex)),
                "leader": bool(leader(position, seat, hex)),
            }
            for seat in range(position.players)
        ],
        "held_by": holder if holder >= 0 and cells[LEVEL + hex] > 0 else None,
    }


def player_view(position: Position, seat: int) -> dict[str, object]:
    """What a player has, and what a scoring round would give now."""
    cells = position.cells
    at = int(player(seat))
    return {
        "seat": seat,
        "points": int(cells[at + SCORE]),
        "explorers": int(cells[at + SUPPLY]),
        "leader": cells[at + LEADER_AT] == HOME,
        "explorers_lost": int(cells[at + LOST]),
        "leader_lost": cells[at + LEADER_LOST] == 1,
        "camps": [
            HEX_NAMES[cells[at + CAMP_HEX + i] - 1] for i in range(int(cells[at + CAMPS_SET]))
        ],
        "camps_left": CAMPS - int(cells[at + CAMPS_SET]),
        "guards_left": GUARDS - int(cells[at + GUARDS_SET]),
        "totem_up": bool(cells[at + TOTEM]),
        "passed": bool(cells[at + PASSED]),
        "treasures": {KIND_NAMES[kind]: int(cells[at + TREASURE + kind]) for kind in range(KINDS)},
        "would_score": {
            "temples": int(temple_points(position, seat)),
            "treasures": int(treasure_points(position, seat)),
        },
    }


def holdings(position: Position, seat: int) -> dict[str, int]:
    """What a player has that a move may change."""
    cells = position.cells
    at = int(player(seat))
    out: dict[str, int] = {
        "action_points": action_points(position, seat) or 0,
        "points": int(cells[at + SCORE]),
        "would_score": int(temple_points(position, seat) + treasure_points(position, seat)),
    }
    for kind, name in enumerate(KIND_NAMES):
        out[name] = int(cells[at + TREASURE + kind])
    return out


def prompt(position: Position) -> Prompt:
    """What is being decided."""
    cells = position.cells
    top = position.top()
    kind, a = int(cells[top]), int(cells[top + 2])
    source: int = cells[top + 4]
    params: dict[str, Value] = {}
    if kind == SPEND:
        params = {"count": a}
    elif kind == DRAW_TREASURE:
        params = {"player": a + 1}
    elif kind == PLACE_TILE:
        params = {"tile": TILE_IDS[int(cells[HELD]) - 1]}
    elif kind == MAKE_BID:
        params = {"count": int(cells[BID])}
    key = PROMPTS[kind]
    if kind == SPEND and scoring_now(position):
        key = "ask-spend-scoring"
    elif kind == MAKE_BID and cells[BID] == 0:
        key = "ask-bid-first"
    return Prompt(key, params, position.game.moves[source].token if source >= 0 else "")


PROMPTS: Final = {
    DRAW_FIRST: "ask-first",
    DRAW_TILE: "ask-tile",
    DRAW_TREASURE: "ask-treasure",
    PLACE_TILE: "ask-place-tile",
    SPEND: "ask-spend",
    MAKE_BID: "ask-bid",
    CHOOSE_TILE: "ask-choose",
}
