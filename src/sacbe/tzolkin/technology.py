"""Technology levels, their price and the bonus beyond the last (TZ-4.7); paying and gaining any mix
of resources."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.holdings import (
    ARCHITECTURE_HELP,
    CAUSE,
    change,
    gain,
    gain_skulls,
    resources,
    score,
)
from sacbe.tzolkin.moves import BUNDLE, BUNDLE_AT, M_ADVANCE, M_DONE, M_GAIN, M_PAY
from sacbe.tzolkin.position import player
from sacbe.tzolkin.temples import any_can_rise


def level(position: Position, seat: i64, technology: i64) -> i64:
    """Return a player's level, 0 to 3."""
    return position.cells[player(seat) + p.LEVEL + technology]


def helps(position: Position, seat: i64, technology: i64) -> bool:
    """Whether one more level, or the bonus beyond the last, would do anything (TZ-4.3)."""
    if level(position, seat, technology) < d.MASTERED:
        return True
    if technology == d.AGRICULTURE:
        return any_can_rise(position, seat)
    if technology == d.THEOLOGY:
        return position.cells[p.SUPPLY_SKULLS] > 0
    return True


def can_advance(position: Position, seat: i64, technology: i64, paid: bool) -> bool:
    """Whether the next level is affordable and does something."""
    if paid:
        price = d.TECHNOLOGY_COST[level(position, seat, technology)]
        if resources(position, seat) < price:
            return False
    return helps(position, seat, technology)


def any_advance(position: Position, seat: i64, paid: bool) -> bool:
    """Whether any technology can be advanced."""
    technology: i64
    for technology in range(4):
        if can_advance(position, seat, technology, paid):
            return True
    return False


def advance_choices(position: Position, seat: i64, how: i64) -> vec[i64]:
    """Return the choices of which technology to advance."""
    out = vec[i64](capacity=5)
    technology: i64
    for technology in range(4):
        if can_advance(position, seat, technology, how != p.FREE_LEVEL):
            out = append(out, M_ADVANCE + technology)
    if how == p.OPTIONAL:
        out = append(out, M_DONE)
    return out


def advance(position: Position, seat: i64, technology: i64, left: i64, how: i64) -> None:
    """Advance the chosen technology: pay for it or, if it is free, take it; then perhaps
    another."""
    if left > 1:
        position.push(
            p.ADVANCE, seat, left - 1, p.FREE_LEVEL if how == p.FREE_LEVEL else p.OPTIONAL
        )
    if how == p.FREE_LEVEL:
        learn(position, seat, technology, CAUSE)
    else:
        price = d.TECHNOLOGY_COST[level(position, seat, technology)]
        position.push(p.PAY, seat, price, technology)


def learn(position: Position, seat: i64, technology: i64, source: i64) -> None:
    """Take a level, or the bonus beyond the last."""
    if level(position, seat, technology) < d.MASTERED:
        change(position, seat, p.LEVEL + technology, 1, d.TECHNOLOGIES[technology], source)
    elif technology == d.AGRICULTURE:
        position.push(p.STEP_UP, seat, 0, 0)
    elif technology == d.EXTRACTION:
        position.push(p.GAIN, seat, d.EXTRACTION_BONUS, 0)
    elif technology == d.ARCHITECTURE:
        score(position, seat, d.ARCHITECTURE_BONUS, ARCHITECTURE_HELP)
    else:
        gain_skulls(position, seat, d.THEOLOGY_BONUS, source)


def pay_choices(position: Position, seat: i64, amount: i64) -> vec[i64]:
    """Return every mix of `amount` resources that the player has."""
    cells = position.cells
    at = player(seat) + d.WOOD
    wood = cells[at]
    stone = cells[at + 1]
    gold = cells[at + 2]
    out = vec[i64](capacity=11)
    bundle: i64
    for bundle in range(BUNDLE_AT[amount], BUNDLE_AT[amount + 1]):
        of = 3 * bundle
        if BUNDLE[of] <= wood and BUNDLE[of + 1] <= stone and BUNDLE[of + 2] <= gold:
            out = append(out, M_PAY + bundle)
    return out


def take_mix(position: Position, seat: i64, mix: i64, sign: i64) -> None:
    """Give a player the resources of a mix, or take them away (`sign` is -1)."""
    resource: i64
    for resource in range(3):
        gain(position, seat, d.WOOD + resource, sign * BUNDLE[3 * mix + resource], CAUSE)


def gain_choices(amount: i64) -> vec[i64]:
    """Return every mix of `amount` resources."""
    out = vec[i64](capacity=6)
    bundle: i64
    for bundle in range(BUNDLE_AT[amount], BUNDLE_AT[amount + 1]):
        out = append(out, M_GAIN + bundle)
    return out
