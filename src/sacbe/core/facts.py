"""Facts: what a move caused, as reported by the rule that caused it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Fact(NamedTuple):
    """Something that happened to a seat, or to the whole table (`NOBODY`).

    `what` names a thing that players hold (`corn`, `points`, `chaac`: the names of `Game.holdings`)
    or an event (`food_day`, `fell`); `source` says where it came from and `detail` which one.

    >>> import sacbe
    >>> position = sacbe.GAMES["tzolkin"].start(2, first=0)
    >>> while position.turn < 3:
    ...     position.play(position.legal()[0])
    >>> position.report("place palenque")
    [Fact(seat=0, what='placed', amount=0, source='palenque', detail='')]
    """

    seat: int
    what: str
    amount: int
    source: str
    detail: int | str = ""


def totals(facts: Iterable[Fact], seat: int) -> dict[str, int]:
    """Add up what a seat gained and lost; leave out totals of 0.

    >>> totals([Fact(0, "corn", 3, "palenque"), Fact(0, "corn", -1, "step_back")], 0)
    {'corn': 2}
    """
    out: dict[str, int] = {}
    for fact in facts:
        if fact.seat == seat:
            out[fact.what] = out.get(fact.what, 0) + fact.amount
    return {what: amount for what, amount in out.items() if amount}
