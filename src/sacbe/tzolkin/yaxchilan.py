"""Yaxchilan: wood, stone, gold and skulls (TZ-4.6)."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import CAUSE, gain, gain_skulls
from sacbe.tzolkin.technology import level


def possible(position: Position, action: i64) -> bool:
    """Whether the action is possible: only skulls can run out."""
    return d.YIELD[5 * action + d.SKULL] == 0 or position.cells[p.SUPPLY_SKULLS] > 0


def act(position: Position, seat: i64, action: i64) -> None:
    """Take the goods; extraction adds to each kind, theology to skulls (TZ-4.16)."""
    of = 5 * action
    extraction = 5 * level(position, seat, d.EXTRACTION)
    good: i64
    for good in range(d.CORN, d.GOLD + 1):
        amount = d.YIELD[of + good]
        if amount > 0:
            gain(position, seat, good, amount + d.EXTRACTION_GOODS[extraction + good], CAUSE)
    skulls = d.YIELD[of + d.SKULL]
    if skulls > 0:
        bonus = d.THEOLOGY_SKULLS[level(position, seat, d.THEOLOGY)]
        gain_skulls(position, seat, skulls + bonus, CAUSE)
