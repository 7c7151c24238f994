"""Reasons why something on the board cannot be chosen now, as messages by target."""

from __future__ import annotations

from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.core.unavailable import unavailable_view
from sacbe.core.view_types import UnavailableView
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.move_kinds import goods_name
from sacbe.tzolkin.moves import START_SPACE
from sacbe.tzolkin.placing import lowest_free
from sacbe.tzolkin.position import player


def unavailable(position: Position, seat: int | None) -> list[UnavailableView]:
    """Return why a player cannot choose things on the board, by target: spaces while the player
    decides, and missing goods for tiles at any time."""
    if seat is None or position.is_over:
        return []
    reasons: dict[str, Message | None] = {
        f"tile/{tile}": Message("why-missing", {"what": goods_name(listed(goods))})
        for tile, goods in missing(position, seat).items()
    }
    if position.to_move == seat:
        for gear, name in enumerate(d.GEARS):
            for space in range(int(d.LAST[gear]) + 1):
                reasons[f"space/{name}/{space}"] = why_not_space(position, seat, gear, space)
        reasons["start"] = why_not_space(position, seat, START_SPACE, 0)
        for target in offered(position):
            reasons[target] = None
    return unavailable_view([(target, why) for target, why in reasons.items() if why is not None])


def offered(position: Position) -> set[str]:
    """Return the targets of all legal moves."""
    game = position.game
    return {target for id in position.legal() for target in game.targets(position, game.moves[id])}


def listed(goods: dict[str, int]) -> tuple[str, ...]:
    """Return goods one by one."""
    return tuple(good for good, count in goods.items() for _ in range(count))


def why_not_space(position: Position, seat: int, gear: int, space: int) -> Message | None:
    """Return why a space that is not offered cannot be chosen, if there is something to say."""
    cells = position.cells
    top = position.top()
    if cells[top] == p.TAKE_TURN:
        return why_not_in_turn(position, seat, gear, space)
    if cells[top] != p.ACT:
        return Message("why-decide-first")
    if cells[top + 2] != gear:
        return Message("why-other-gear")
    if gear == d.CHICHEN and 0 < space < d.LAST[gear] and cells[p.ALTAR + space] > 0:
        return Message("why-altar")
    if space > cells[top + 3]:
        return Message("why-ahead")
    return Message("why-useless") if space > 0 else None


def why_not_in_turn(position: Position, seat: int, gear: int, space: int) -> Message | None:
    """Return why no worker can be placed on a space, or retrieved from it."""
    cells = position.cells
    mode = cells[p.MODE]
    start = gear == START_SPACE
    who = cells[p.STARTER] if start else cells[p.TEETH_AT + d.TOOTH[gear] + space]
    if who == seat + 1 and not start:
        return Message("why-placing") if mode in (p.PLACING, p.MERCY) else None
    if who != 0:
        return Message("why-taken")
    if mode == p.RETRIEVING:
        return Message("why-retrieving")
    if cells[player(seat) + p.HAND] == 0:
        return Message("why-no-worker")
    free = space if start else int(lowest_free(position, gear))
    return Message("why-corn") if free == space else Message("why-lowest", {"space": free})


def missing(position: Position, seat: int | None) -> dict[str, dict[str, int]]:
    """Return the goods that a player lacks for each tile on show that is not offered."""
    if seat is None or position.is_over:
        return {}
    cells = position.cells
    goods = [int(cells[player(seat) + good]) for good in range(len(d.GOODS))]
    costs: dict[str, list[int]] = {}
    for slot in range(d.ROW):
        building = int(cells[p.SLOTS + slot]) - 1
        if building >= 0:
            costs[d.BUILDING_IDS[building]] = [
                int(d.BUILDING_COST[5 * building + good]) for good in range(len(d.GOODS))
            ]
    for monument in range(d.MONUMENTS):
        if cells[p.MONUMENT_AT + monument] == p.ON_SHOW:
            costs[d.MONUMENT_IDS[monument]] = [
                int(d.MONUMENT_COST[5 * monument + good]) for good in range(len(d.GOODS))
            ]
    can = offered(position) if position.to_move == seat else set()
    out: dict[str, dict[str, int]] = {}
    for tile, cost in costs.items():
        short = {
            name: cost[good] - goods[good]
            for good, name in enumerate(d.GOODS)
            if cost[good] > goods[good]
        }
        if short and f"tile/{tile}" not in can:
            out[tile] = short
    return out
