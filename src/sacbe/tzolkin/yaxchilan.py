"""Yaxchilan: wood, stone, gold and skulls (TZ-4.6)."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin.data import CORN, EXTRACTION, GOLD, SKULL, STONE, THEOLOGY, WOOD, YIELD
from sacbe.tzolkin.position import SUPPLY_SKULLS, gain_skulls, player
from sacbe.tzolkin.technology import level


def possible(position: Position, action: i64) -> bool:
    """Everything but skulls is always to be had."""
    return YIELD[5 * action + SKULL] == 0 or position.cells[SUPPLY_SKULLS] > 0


def act(position: Position, seat: i64, action: i64) -> None:
    """Take the goods; extraction adds to each kind that is there, theology to skulls (TZ-4.16)."""
    cells = position.cells
    at = player(seat)
    of = 5 * action
    cells[at + CORN] += YIELD[of + CORN]
    extraction = level(position, seat, EXTRACTION)
    good: i64
    for good in range(WOOD, GOLD + 1):
        amount = YIELD[of + good]
        if amount > 0:
            cells[at + good] += amount
            if extraction >= good:  # level 1 helps with wood, 2 with stone, 3 with gold
                cells[at + good] += 1
    skulls = YIELD[of + SKULL]
    if skulls > 0:
        if level(position, seat, THEOLOGY) == 3:
            skulls += 1
        gain_skulls(position, seat, skulls)


assert (WOOD, STONE, GOLD) == (1, 2, 3)
