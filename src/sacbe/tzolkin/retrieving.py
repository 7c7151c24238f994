"""Section 4: retrieving workers, and which action each may do (TZ-4.1 to TZ-4.3)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import chichen_itza, palenque, tikal, uxmal, yaxchilan
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import ANY_ACTION_PAID, STEP_BACK, gain
from sacbe.tzolkin.moves import (
    ACT_AT,
    ACTION_GEAR,
    ACTION_NUMBER,
    M_ACT,
    M_DONE,
    M_NOTHING,
    M_RETRIEVE,
    RETRIEVE_AT,
    SPACE_GEAR,
    SPACE_NUMBER,
)
from sacbe.tzolkin.position import player
from sacbe.tzolkin.technology import level


def choices(position: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """Append the choices of which worker to retrieve."""
    cells = position.cells
    me = seat + 1
    left = d.WORKERS - cells[player(seat) + p.RESERVE] - cells[player(seat) + p.HAND]
    if cells[p.STARTER] == me:
        left -= 1
    gear: i64
    space: i64
    for gear in range(5):
        at = p.TEETH_AT + d.TOOTH[gear]
        for space in range(d.LAST[gear] + 1):
            if left == 0:  # all workers found: skip the remaining spaces
                return out
            if cells[at + space] == me:
                out = append(out, RETRIEVE_AT[gear] + space)
                left -= 1
    return out


def retrieve(position: Position, seat: i64, id: i64) -> None:
    """Take a worker home; its action comes next."""
    cells = position.cells
    gear = SPACE_GEAR[id - M_RETRIEVE]
    space = SPACE_NUMBER[id - M_RETRIEVE]
    cells[p.TEETH_AT + d.TOOTH[gear] + space] = 0
    cells[player(seat) + p.HAND] += 1
    cells[p.MODE] = p.RETRIEVING
    position.push(p.ACT, seat, gear, space)


def way(position: Position, seat: i64, gear: i64, space: i64, action: i64) -> i64:
    """Return the corn it costs to reach an action from a space: 1 per step back (TZ-4.1), none on a
    free-choice space (TZ-4.2) or one ahead with theology (TZ-4.15); -1 if it cannot be reached."""
    theology = gear == d.CHICHEN and level(position, seat, d.THEOLOGY) >= d.THEOLOGY_AHEAD
    if space >= d.FREE_CHOICE[gear] or (theology and space + 1 == d.FREE_CHOICE[gear]):
        return 0
    if action <= space:
        return space - action
    if theology and action == space + 1:
        return 0
    return -1


def possible(position: Position, seat: i64, gear: i64, action: i64, corn: i64) -> bool:
    """Whether an action can be paid for with `corn` and does something (TZ-4.3)."""
    if corn < 0:
        return False
    if gear == d.PALENQUE:
        return palenque.possible(position, seat, action)
    if gear == d.YAXCHILAN:
        return yaxchilan.possible(position, action)
    if gear == d.TIKAL:
        return tikal.possible(position, seat, action)
    if gear == d.CHICHEN:
        return chichen_itza.possible(position, seat, action)
    if action < 5:
        return uxmal.possible(position, seat, action, corn)
    return any_action_possible(corn)


def any_action_possible(corn: i64) -> bool:
    """Whether Uxmal 5 is possible: fishing always is, so only the price matters."""
    return corn >= d.ANY_ACTION_PRICE


def act_choices(position: Position, seat: i64, gear: i64, space: i64) -> vec[i64]:
    """Return what the retrieved worker can do."""
    corn = position.cells[player(seat) + d.CORN]
    out = vec[i64](capacity=10)
    action: i64
    for action in range(1, d.ACTIONS[gear] + 1):
        cost = way(position, seat, gear, space, action)
        if cost >= 0 and possible(position, seat, gear, action, corn - cost):
            out = append(out, ACT_AT[gear] + action)
    return append(out, M_NOTHING)


def act(position: Position, seat: i64, gear: i64, space: i64, id: i64) -> None:
    """Pay for stepping back to the action, and do it."""
    if id == M_NOTHING:
        return
    action = ACTION_NUMBER[id - M_ACT]
    gain(position, seat, d.CORN, -way(position, seat, gear, space, action), STEP_BACK)
    do(position, seat, gear, action)


def do(position: Position, seat: i64, gear: i64, action: i64) -> None:
    """Do an action of a gear."""
    if gear == d.PALENQUE:
        palenque.act(position, seat, action)
    elif gear == d.YAXCHILAN:
        yaxchilan.act(position, seat, action)
    elif gear == d.TIKAL:
        tikal.act(position, seat, action)
    elif gear == d.UXMAL:
        uxmal.act(position, seat, action)
    else:
        chichen_itza.act(position, seat, action)


def any_action_choices(position: Position, seat: i64, can_decline: i64) -> vec[i64]:
    """Return any action 1 to 5 of Palenque, Yaxchilan, Tikal or Uxmal except Uxmal 5 (TZ-4.13)."""
    corn = position.cells[player(seat) + d.CORN] - d.ANY_ACTION_PRICE
    out = vec[i64](capacity=20)
    id: i64
    for id in range(ACT_AT[d.UXMAL] + 5 - M_ACT):
        if possible(position, seat, ACTION_GEAR[id], ACTION_NUMBER[id], corn):
            out = append(out, M_ACT + id)
    if can_decline != 0:
        out = append(out, M_DONE)
    return out


def any_action(position: Position, seat: i64, id: i64) -> None:
    """Pay for the chosen action, and do it."""
    gain(position, seat, d.CORN, -d.ANY_ACTION_PRICE, ANY_ACTION_PAID)
    do(position, seat, ACTION_GEAR[id - M_ACT], ACTION_NUMBER[id - M_ACT])
