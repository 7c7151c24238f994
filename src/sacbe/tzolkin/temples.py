"""Section 5: steps up and down in the temples."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import PLAYERS, Position
from sacbe.tzolkin.data import TOP
from sacbe.tzolkin.holdings import CAUSE, move_marker
from sacbe.tzolkin.moves import M_ANGER, M_STEP, PAIR_ONE, PAIR_TWO
from sacbe.tzolkin.position import PLAYER, STEP, STRIDE, player


def can_rise(position: Position, seat: i64, temple: i64) -> bool:
    """Whether a marker can go one step up: the top holds only one marker (TZ-5.1, TZ-5.2)."""
    cells = position.cells
    step = cells[player(seat) + STEP + temple]
    top = TOP[temple]
    if step < top - 1:
        return True
    if step == top:
        return False
    other: i64
    for other in range(cells[PLAYERS]):
        if cells[PLAYER + STRIDE * other + STEP + temple] == top:
            return False
    return True


def any_can_rise(position: Position, seat: i64) -> bool:
    """Whether the player can go up in any temple."""
    return can_rise(position, seat, 0) or can_rise(position, seat, 1) or can_rise(position, seat, 2)


def rise(position: Position, seat: i64, temple: i64, steps: i64, source: i64) -> None:
    """Go up, one step at a time; steps that cannot be taken are lost."""
    for _ in range(steps):
        if not can_rise(position, seat, temple):
            return
        move_marker(position, seat, temple, 1, source)


def step_choices(position: Position, seat: i64) -> vec[i64]:
    """Return the choices of a step up in one temple."""
    out = vec[i64](capacity=3)
    temple: i64
    for temple in range(3):
        if can_rise(position, seat, temple):
            out = append(out, M_STEP + temple)
    return out


def two_steps_choices(position: Position, seat: i64) -> vec[i64]:
    """Return the choices of a step in each of two temples, or in one if only one can rise
    (TZ-4.12)."""
    out = vec[i64](capacity=3)
    pair: i64
    for pair in range(3):
        if can_rise(position, seat, PAIR_ONE[pair]) and can_rise(position, seat, PAIR_TWO[pair]):
            out = append(out, M_STEP + 3 + pair)
    if len(out) == 0:
        return step_choices(position, seat)
    return out


def step(position: Position, seat: i64, id: i64) -> None:
    """Go up one step in one temple, or in each of two."""
    choice = id - M_STEP
    if choice < 3:
        rise(position, seat, choice, 1, CAUSE)
    else:
        rise(position, seat, PAIR_ONE[choice - 3], 1, CAUSE)
        rise(position, seat, PAIR_TWO[choice - 3], 1, CAUSE)


def can_anger(position: Position, seat: i64) -> bool:
    """Whether some marker is not at the bottom."""
    cells = position.cells
    at = player(seat) + STEP
    return cells[at] > 0 or cells[at + 1] > 0 or cells[at + 2] > 0


def anger_choices(position: Position, seat: i64) -> vec[i64]:
    """Return the choices of a step down in one temple (TZ-5.4)."""
    out = vec[i64](capacity=3)
    temple: i64
    for temple in range(3):
        if position.cells[player(seat) + STEP + temple] > 0:
            out = append(out, M_ANGER + temple)
    return out


def anger(position: Position, seat: i64, id: i64) -> None:
    """Go down one step."""
    move_marker(position, seat, id - M_ANGER, -1, CAUSE)
