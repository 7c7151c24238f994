"""Ratings, times and shares of a match as a language writes them."""

from __future__ import annotations

import math
from collections.abc import Callable

from sacbe.arena.summary import Interval, Share
from sacbe.i18n.numbers import decimal, percent, signed
from sacbe.i18n.words import Words

Form = Callable[[Words, float], str]


def seconds(words: Words, value: float) -> str:
    """Format a time with three significant digits, down to microseconds.

    >>> [seconds(Words("en"), value) for value in (0.000031, 0.01234, 12.34)]
    ['0.000031', '0.0123', '12.3']
    """
    places = 2 - math.floor(math.log10(value)) if value > 0 else 1
    return decimal(words, value, min(max(places, 1), 6))


def rating(words: Words, value: float) -> str:
    """Format a rating with its sign.

    >>> rating(Words("en"), 12.3), rating(Words("en"), -7.6), rating(Words("en"), -0.2)
    ('+12', '−8', '0')
    """
    return signed(words, value, 0)


def between(words: Words, interval: Interval | None, form: Form) -> str:
    """Format an interval, if there is one."""
    if interval is None:
        return "–"
    # Spaces that do not break: an interval stays in one line.
    return f"{form(words, interval[0])}\u00a0–\u00a0{form(words, interval[1])}"


def share_cells(words: Words, share: Share) -> list[str]:
    """Format a share of the victories, its interval, and what it would be among equals."""
    interval = between(words, share.interval, percent)
    return [percent(words, share.share), interval, percent(words, share.fair)]
