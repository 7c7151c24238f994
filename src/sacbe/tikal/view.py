"""What people and bots see of a position. The view also has what follows from the rules: roads,
majorities, what a scoring round would give, and why something cannot be done."""

from __future__ import annotations

from sacbe.core.facts import Fact
from sacbe.core.position import AGENDA, DEPTH, FRAME, Position, name_cells
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.holdings import action_points
from sacbe.tikal.move_kinds import PlaceTile, PostGuard
from sacbe.tikal.position import explorers, leader, player
from sacbe.tikal.scoring import temple_points, treasure_points
from sacbe.tikal.temples import controller
from sacbe.tikal.tiles import road, terrain
from sacbe.tikal.unavailable import unavailable
from sacbe.tikal.view_types import (
    FiguresView,
    HexView,
    PlacementView,
    PostView,
    ScorerView,
    Scoring,
    ScoringState,
    TikalPlayerView,
    TikalView,
)


def view(position: Position, seat: int | None) -> TikalView:
    """Return what a seat, or a spectator, may know."""
    cells = position.cells
    held: int = cells[p.HELD]
    return {
        **position.game.common_view(position, seat),
        "mode": "tactical" if cells[p.TACTICAL] == 1 else "basic",
        "first": seat_or_none(cells[p.FIRST]),
        "action_points": action_points(position, None),
        "scoring": scoring_now(position),
        "scoring_order": scoring_order(position),
        "scoring_rounds": int(cells[p.ROUND]),
        "tile": d.TILE_IDS[held - 1] if held > 0 else None,
        "last_placer": seat_or_none(cells[p.LAST_PLACER]),
        "open_tiles": name_cells(cells, p.TILE_AT, p.OPEN, d.TILE_IDS),
        "unseen_tiles": name_cells(cells, p.TILE_AT, p.IN_STACK, d.TILE_IDS),
        "unseen_treasures": {
            d.KIND_NAMES[kind]: int(cells[p.FACE_DOWN + kind]) for kind in range(d.KINDS)
        },
        "steps_left": {
            str(step): int(cells[p.STEPS_LEFT + step])
            for step in range(d.LOWEST_STEP, d.HIGHEST_STEP + 1)
        },
        "auction": {
            "bid": int(cells[p.BID]),
            "bidder": seat_or_none(cells[p.BIDDER]),
            "first_pass": seat_or_none(cells[p.FIRST_PASS]),
        },
        "last_scoring_order": [
            int(cells[p.ORDER + place])
            for place in range(position.players)
            if cells[p.ORDER + place] >= 0
        ],
        "hexes": {
            d.HEX_NAMES[hex]: hex_view(position, hex)
            for hex in range(d.HEXES)
            if cells[p.ON + hex] > 0
        },
        "placements": placements(position) if seat == position.to_move else {},
        "guards": guards(position) if seat == position.to_move else {},
        "unavailable": unavailable(position, seat),
        "players": [player_view(position, other) for other in range(position.players)],
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for -1."""
    return seat if seat >= 0 else None


def scoring_now(position: Position) -> Scoring | None:
    """Return the kind of the current scoring round, if there is one."""
    cells = position.cells
    kinds = {int(cells[AGENDA + FRAME * i]) for i in range(int(cells[DEPTH]))}
    if p.FINAL_SCORING in kinds:
        return "final"
    return "volcano" if p.SCORING in kinds else None


def scoring_order(position: Position) -> list[ScorerView]:
    """Return who scores in the current scoring round, in order, and how far each of them is."""
    cells = position.cells
    players = position.players
    for i in range(int(cells[DEPTH])):
        at = AGENDA + FRAME * i
        kind, starter, begun = int(cells[at]), int(cells[at + 1]), int(cells[at + 2])
        if kind in (p.SCORING, p.FINAL_SCORING):
            seats = [
                (starter + place) % players if kind == p.SCORING else int(cells[p.ORDER + place])
                for place in range(players)
            ]
            return [
                {"seat": seat, "state": scoring_state(place, begun)}
                for place, seat in enumerate(seats)
            ]
    return []


def scoring_state(place: int, begun: int) -> ScoringState:
    """Return how far the player at `place` in the scoring order is, after `begun` players have
    begun."""
    if place == begun - 1:
        return "now"
    return "scored" if place < begun else "later"


def placements(position: Position) -> dict[str, list[PlacementView]]:
    """Return where the tile may be placed, and the roads that the rules report for each way."""
    out: dict[str, list[PlacementView]] = {}
    if position.is_over or position.cells[position.top()] != p.PLACE_TILE:
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


def guards(position: Position) -> dict[str, list[PostView]]:
    """Return who may become a guard, and who leaves the game for it by the rules (TK-4.8)."""
    out: dict[str, list[PostView]] = {}
    if position.is_over:
        return out
    at = int(player(position.to_move))
    lost, leader_lost = int(position.cells[at + p.LOST]), int(position.cells[at + p.LEADER_LOST])
    for id in position.legal():
        args = position.game.moves[id].args
        if isinstance(args, PostGuard):
            after = position.copy()
            after.apply(id)
            leave: FiguresView = {
                "explorers": int(after.cells[at + p.LOST]) - lost,
                "leader": after.cells[at + p.LEADER_LOST] > leader_lost,
            }
            out.setdefault(args.hex, []).append({"figure": args.figure, "leave": leave})
    return out


def hex_view(position: Position, hex: int) -> HexView:
    """Return an explored hex: what it is, its roads, and who is there."""
    cells = position.cells
    tile: int = (cells[p.ON + hex] - 1) // d.SIDES
    guard: int = cells[p.GUARD_OF + hex]
    holder: int = controller(position, hex) if cells[p.LEVEL + hex] > 0 else -1
    return {
        "tile": d.TILE_IDS[tile] if tile < d.TILES else None,
        "terrain": d.TERRAINS[terrain(position, hex)],
        "rotation": int((cells[p.ON + hex] - 1) % d.SIDES),
        "roads": [int(road(position, hex, side)) for side in range(d.SIDES)],
        "level": int(cells[p.LEVEL + hex]),
        "treasures": int(cells[p.MASKS_LEFT + hex]),
        "done_this_turn": int(cells[p.DONE_HERE + hex]),
        "camp": seat_or_none(cells[p.CAMP_OF + hex] - 1),
        "guard": None
        if guard == 0
        else {
            "seat": (guard - 1) % p.LEADER_GUARD,
            "figure": "leader" if guard > p.LEADER_GUARD else "explorer",
        },
        "figures": [
            {
                "explorers": int(explorers(position, seat, hex)),
                "leader": bool(leader(position, seat, hex)),
            }
            for seat in range(position.players)
        ],
        "held_by": seat_or_none(holder),
    }


def player_view(position: Position, seat: int) -> TikalPlayerView:
    """Return what a player has, and what a scoring round would give now."""
    cells = position.cells
    at = int(player(seat))
    return {
        "seat": seat,
        "points": int(cells[at + p.SCORE]),
        "explorers": int(cells[at + p.SUPPLY]),
        "leader": cells[at + p.LEADER_AT] == p.HOME,
        "explorers_lost": int(cells[at + p.LOST]),
        "leader_lost": cells[at + p.LEADER_LOST] == 1,
        "camps": [
            d.HEX_NAMES[cells[at + p.CAMP_HEX + i] - 1] for i in range(int(cells[at + p.CAMPS_SET]))
        ],
        "camps_left": d.CAMPS - int(cells[at + p.CAMPS_SET]),
        "guards_left": d.GUARDS - int(cells[at + p.GUARDS_SET]),
        "totem_up": bool(cells[at + p.TOTEM]),
        "passed": bool(cells[at + p.PASSED]),
        "treasures": {
            d.KIND_NAMES[kind]: int(cells[at + p.TREASURE + kind]) for kind in range(d.KINDS)
        },
        "would_score": {
            "temples": int(temple_points(position, seat)),
            "treasures": int(treasure_points(position, seat)),
        },
    }
