"""Reasons why something cannot be done on a hex now, as messages by target."""

from __future__ import annotations

from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.core.unavailable import unavailable_view
from sacbe.core.view_types import UnavailableView
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.position import figures, player
from sacbe.tikal.temples import majority
from sacbe.tikal.tiles import terrain


def unavailable(position: Position, seat: int | None) -> list[UnavailableView]:
    """Return why a player who spends action points cannot do the work of a hex where they have
    figures, by target."""
    cells = position.cells
    if seat is None or position.to_move != seat or cells[position.top()] != p.SPEND:
        return []
    points = int(cells[position.top() + 2])
    book = position.game.moves
    offered = {(book[id].kind, book[id].targets) for id in position.legal()}
    reasons: list[tuple[str, Message]] = []
    for hex in range(d.HEXES):
        if figures(position, seat, hex) > 0:
            target = f"hex/{d.HEX_NAMES[hex]}"
            for kind, why in why_not(position, seat, hex, points).items():
                if why is not None and (kind, (target,)) not in offered:
                    reasons.append((target, why))
    return unavailable_view(reasons)


def why_not(position: Position, seat: int, hex: int, points: int) -> dict[str, Message | None]:
    """Return why each kind of work on a hex would not be offered; None where it would be."""
    cells = position.cells
    ground = terrain(position, hex)
    if ground == d.TEMPLE:
        guarded = cells[p.GUARD_OF + hex] > 0
        return {
            "uncover": why_not_uncover(position, seat, hex, points),
            "guard": None if guarded else why_not_guard(position, seat, hex, points),
        }
    if ground == d.RUINS and cells[p.MASKS_LEFT + hex] > 0:
        return {"recover": why_no_work(position, seat, hex, points, "recover")}
    if ground in (d.CLEARING, d.RUINS):
        return {"camp": why_no_camp(position, seat, hex, points)}
    return {}


def why_not_uncover(position: Position, seat: int, hex: int, points: int) -> Message | None:
    """Return why no step of a temple can be uncovered (TK-4.4)."""
    cells = position.cells
    following = int(cells[p.LEVEL + hex]) + 1
    if cells[p.GUARD_OF + hex] > 0:
        return Message("why-guarded")
    if cells[p.STEPS_LEFT + following] == 0:
        return Message("why-no-step", {"level": following})
    return why_no_work(position, seat, hex, points, "uncover")


def why_no_work(position: Position, seat: int, hex: int, points: int, work: str) -> Message | None:
    """Return why nothing more can be uncovered or recovered on a hex this turn (TK-4.4, TK-4.5)."""
    done = position.cells[p.DONE_HERE + hex]
    if done >= (d.MOST_UNCOVERED if work == "uncover" else d.MOST_RECOVERED):
        return Message(f"why-{work}-most")
    if figures(position, seat, hex) <= done:
        return Message(f"why-{work}-figures")
    return too_dear("why-dear", d.UNCOVER if work == "uncover" else d.RECOVER, points)


def why_not_guard(position: Position, seat: int, hex: int, points: int) -> Message | None:
    """Return why no guard can be posted (TK-4.8)."""
    if position.cells[player(seat) + p.GUARDS_SET] == d.GUARDS:
        return Message("why-no-guards")
    if majority(position, hex) != seat:
        return Message("why-guard-majority")
    return too_dear("why-guard-dear", d.GUARD, points)


def why_no_camp(position: Position, seat: int, hex: int, points: int) -> Message | None:
    """Return why no camp can be pitched (TK-4.7)."""
    cells = position.cells
    if cells[p.CAMP_OF + hex] > 0:
        return None if cells[p.CAMP_OF + hex] == seat + 1 else Message("why-camp-taken")
    if cells[player(seat) + p.CAMPS_SET] == d.CAMPS:
        return Message("why-no-camps")
    return too_dear("why-camp-dear", d.CAMP, points)


def too_dear(key: str, price: int, points: int) -> Message | None:
    """Return a message that something costs more action points than there are, if so."""
    return Message(key, {"count": int(price), "points": points}) if points < price else None
