"""What people and bots are shown of a position. The view also says what the rules make of it:
roads, majorities, what a scoring round would give, and why something cannot be done."""

from __future__ import annotations

from sacbe.core.facts import Fact
from sacbe.core.position import AGENDA, DEPTH, FRAME, Position
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
from sacbe.tikal.holdings import action_points
from sacbe.tikal.moves import PlaceTile
from sacbe.tikal.position import (
    BID,
    BIDDER,
    CAMP_HEX,
    CAMP_OF,
    CAMPS_SET,
    DONE_HERE,
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
    MASKS_LEFT,
    ON,
    OPEN,
    ORDER,
    PASSED,
    PLACE_TILE,
    ROUND,
    SCORE,
    SCORING,
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
from sacbe.tikal.unavailable import unavailable
from sacbe.tikal.view_types import (
    HexView,
    PlacementView,
    ScorerView,
    Scoring,
    TikalPlayerView,
    TikalView,
)


def view(position: Position, seat: int | None) -> TikalView:
    """Return what a seat, or a spectator, may know."""
    cells = position.cells
    held: int = cells[HELD]
    bidder: int = cells[BIDDER]
    first_pass: int = cells[FIRST_PASS]
    last_placer: int = cells[LAST_PLACER]
    return {
        **position.game.common_view(position, seat),
        "mode": "tactical" if cells[TACTICAL] == 1 else "basic",
        "first": int(cells[FIRST]) if cells[FIRST] >= 0 else None,
        "action_points": action_points(position, None),
        "scoring": scoring_now(position),
        "scoring_order": scoring_order(position),
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
        "placements": placements(position) if seat == position.to_move else {},
        "unavailable": unavailable(position, seat),
        "players": [player_view(position, other) for other in range(position.players)],
    }


def scoring_now(position: Position) -> Scoring | None:
    """Which kind of scoring round goes on, if one does."""
    cells = position.cells
    kinds = {int(cells[AGENDA + FRAME * i]) for i in range(int(cells[DEPTH]))}
    if FINAL_SCORING in kinds:
        return "final"
    return "volcano" if SCORING in kinds else None


def scoring_order(position: Position) -> list[ScorerView]:
    """Return who scores in the scoring round that goes on, in order, and how far it is."""
    cells = position.cells
    players = position.players
    for i in range(int(cells[DEPTH])):
        at = AGENDA + FRAME * i
        kind, starter, begun = int(cells[at]), int(cells[at + 1]), int(cells[at + 2])
        if kind in (SCORING, FINAL_SCORING):
            seats = [
                (starter + place) % players if kind == SCORING else int(cells[ORDER + place])
                for place in range(players)
            ]
            return [
                {
                    "seat": seat,
                    "state": "scored"
                    if place < begun - 1
                    else ("now" if place == begun - 1 else "later"),
                }
                for place, seat in enumerate(seats)
            ]
    return []


def placements(position: Position) -> dict[str, list[PlacementView]]:
    """Return where the tile may lie, and the roads that the rules report for each way."""
    out: dict[str, list[PlacementView]] = {}
    if position.is_over or position.cells[position.top()] != PLACE_TILE:
        return out
    for id in position.legal():
        args = position.game.moves[id].args
        if isinstance(args, PlaceTile):
            after = position.copy()
            facts: list[Fact] = []
            after.facts = facts
            after.apply(id)
            roads = {str(fact.detail): fact.amount for fact in facts if fact.what == "road"}
            out.setdefault(args.hex, []).append({"rotation": args.rotation, "roads": roads})
    return out


def hex_view(position: Position, hex: int) -> HexView:
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


def player_view(position: Position, seat: int) -> TikalPlayerView:
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
