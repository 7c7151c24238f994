"""Yaxchilan: wood, stone, gold and skulls (TZ-4.6)."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin.data import (
    CORN,
    EXTRACTION,
    EXTRACTION_GOODS,
    GOLD,
    SKULL,
    THEOLOGY,
    THEOLOGY_SKULLS,
    YIELD,
)
from sacbe.tzolkin.holdings import CAUSE, gain, gain_skulls
from sacbe.tzolkin.position import SUPPLY_SKULLS
from sacbe.tzolkin.technology import level


def possible(position: Position, action: i64) -> bool:
    """Everything but skulls is always to be had."""
    return YIELD[5 * action + SKULL] == 0 or position.cells[SUPPLY_SKULLS] > 0


def act(position: Position, seat: i64, action: i64) -> None:
    """Take the goods; extraction adds to each kind that is there, theology to skulls (TZ-4.16)."""
    of = 5 * action
    extraction = 5 * level(position, seat, EXTRACTION)
    good: i64
    for good in range(CORN, GOLD + 1):
        amount = YIELD[of + good]
        if amount > 0:
            gain(position, seat, good, amount + EXTRACTION_GOODS[extraction + good], CAUSE)
    skulls = YIELD[of + SKULL]
    if skulls > 0:
        bonus = THEOLOGY_SKULLS[level(position, seat, THEOLOGY)]
        gain_skulls(position, seat, skulls + bonus, CAUSE)
