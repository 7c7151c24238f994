"""Uxmal: offerings, the market, workers, and building with corn (TZ-4.13)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import building
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import CAUSE, gain, gain_worker, resources
from sacbe.tzolkin.moves import M_BUY, M_DONE, M_SELL
from sacbe.tzolkin.position import player
from sacbe.tzolkin.temples import any_can_rise


def possible(position: Position, seat: i64, action: i64, corn: i64) -> bool:
    """Whether an action, 1 to 4, can be paid for with `corn` and does something."""
    if action == 1:
        return corn >= d.STEP_PRICE and any_can_rise(position, seat)
    if action == 2:
        return corn >= d.RATE[d.WOOD] or resources(position, seat) > 0
    if action == 3:
        return position.cells[player(seat) + p.RESERVE] > 0
    return building.possible(position, seat, p.AT_UXMAL_4, 0, corn)


def act(position: Position, seat: i64, action: i64) -> None:
    """Do the action, or open what it lets the player choose."""
    if action == 1:
        gain(position, seat, d.CORN, -d.STEP_PRICE, CAUSE)
        position.push(p.STEP_UP, seat, 0, 0)
    elif action == 2:
        position.push(p.MARKET, seat, 0, 1)
    elif action == 3:
        gain_worker(position, seat, CAUSE)
    elif action == 4:
        position.push(p.BUILD, seat, p.AT_UXMAL_4, 0)
    else:
        position.push(p.ANY_ACTION, seat, 0, 0)


def market_choices(position: Position, seat: i64, traded: i64, due: i64) -> vec[i64]:
    """Return the choices to buy or sell. A resource cannot be both bought and sold in one visit, so
    that no exchange can go back and forth forever."""
    cells = position.cells
    at = player(seat)
    out = vec[i64](capacity=7)
    resource: i64
    for resource in range(3):
        sold = traded & (8 << resource)
        if sold == 0 and cells[at + d.CORN] >= d.RATE[d.WOOD + resource]:
            out = append(out, M_BUY + resource)
    for resource in range(3):
        bought = traded & (1 << resource)
        if bought == 0 and cells[at + d.WOOD + resource] > 0:
            out = append(out, M_SELL + resource)
    if due == 0:
        out = append(out, M_DONE)
    return out


def trade(position: Position, seat: i64, traded: i64, id: i64) -> None:
    """Make one exchange; the visit goes on."""
    if id < M_SELL:
        resource = id - M_BUY
        gain(position, seat, d.CORN, -d.RATE[d.WOOD + resource], CAUSE)
        gain(position, seat, d.WOOD + resource, 1, CAUSE)
        position.push(p.MARKET, seat, traded | (1 << resource), 0)
    else:
        resource = id - M_SELL
        gain(position, seat, d.CORN, d.RATE[d.WOOD + resource], CAUSE)
        gain(position, seat, d.WOOD + resource, -1, CAUSE)
        position.push(p.MARKET, seat, traded | (8 << resource), 0)
