"""Arguments from callers: reading whole numbers of any type, and quoting any value in an error
message."""

from __future__ import annotations

from typing import SupportsIndex


def whole(value: object) -> int | None:
    """Return a whole number as an int, including those of array libraries; None for anything else,
    also for True and False.

    >>> whole(3), whole(True), whole("3"), whole(3.0)
    (3, None, None, None)
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int):  # the usual case; checking for a protocol is slow
        return value
    if isinstance(value, SupportsIndex):
        try:
            return value.__index__()
        except TypeError:  # arrays of many numbers look like one
            return None
    return None


def shorten(value: object) -> str:
    """Return a value as text, short enough for an error message.

    >>> shorten("x" * 100)
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
    """
    if isinstance(value, int) and value.bit_length() > 256:
        return "…"  # Python refuses to write out very long numbers
    text = str(value)
    return text if len(text) <= 41 else text[:40] + "…"
