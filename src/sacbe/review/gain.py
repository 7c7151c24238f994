"""Points won or lost, with their cause."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from sacbe.core.message import Message


class Gain(NamedTuple):
    """Some points of a seat: the source names the cause, the detail says which tile or when."""

    seat: int
    source: str
    points: Fraction
    detail: Message | None = None
