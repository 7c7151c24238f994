"""Tikal: technologies, buildings and monuments, and two temples (TZ-4.7 to TZ-4.12)."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import building
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import resources
from sacbe.tzolkin.technology import any_advance
from sacbe.tzolkin.temples import any_can_rise


def possible(position: Position, seat: i64, action: i64) -> bool:
    """Whether the action can be paid for and does something."""
    if action == 1 or action == 3:
        return any_advance(position, seat, True)
    if action == 2:
        return building.possible(position, seat, p.AT_TIKAL_2, 0, 0)
    if action == 4:
        return building.possible(position, seat, p.AT_TIKAL_4, 0, 0)
    return resources(position, seat) > 0 and any_can_rise(position, seat)


def act(position: Position, seat: i64, action: i64) -> None:
    """Open what the action lets the player choose."""
    if action == 1:
        position.push(p.ADVANCE, seat, 1, p.PAID)
    elif action == 2:
        position.push(p.BUILD, seat, p.AT_TIKAL_2, 0)
    elif action == 3:
        position.push(p.ADVANCE, seat, 2, p.PAID)
    elif action == 4:
        position.push(p.BUILD, seat, p.AT_TIKAL_4, 0)
    else:
        position.push(p.PAY, seat, 1, p.FOR_TEMPLES)
