"""Chichen Itza: skulls for the gods (TZ-4.14, TZ-4.15)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import CAUSE, gain, resources, score
from sacbe.tzolkin.moves import M_DONE
from sacbe.tzolkin.position import player
from sacbe.tzolkin.technology import level, pay_choices
from sacbe.tzolkin.temples import any_can_rise, rise


def possible(position: Position, seat: i64, action: i64) -> bool:
    """Whether the player has a skull, and none lies on this action's space yet."""
    return position.cells[player(seat) + d.SKULL] > 0 and position.cells[p.ALTAR + action] == 0


def act(position: Position, seat: i64, action: i64) -> None:
    """Give a skull for points, a step, and perhaps a resource; theology level 2 comes next."""
    gain(position, seat, d.SKULL, -1, CAUSE)
    position.cells[p.ALTAR + action] = 1
    score(position, seat, d.ALTAR_POINTS[action], CAUSE)
    rise(position, seat, d.ALTAR_TEMPLE[action], 1, CAUSE)
    if level(position, seat, d.THEOLOGY) >= d.THEOLOGY_BUYS_STEP:
        position.push(p.THEOLOGY_STEP, seat, 0, 0)
    if d.ALTAR_RESOURCES[action] > 0:
        position.push(p.GAIN, seat, d.ALTAR_RESOURCES[action], 0)


def theology_possible(position: Position, seat: i64) -> bool:
    """Whether theology level 2 has something to offer."""
    return resources(position, seat) > 0 and any_can_rise(position, seat)


def theology_choices(position: Position, seat: i64) -> vec[i64]:
    """Return the choices: a resource for a step in any temple, or nothing."""
    return append(pay_choices(position, seat, 1), M_DONE)
