"""What callers give: whole numbers of any kind, and anything at all in an error message."""

from __future__ import annotations

from typing import SupportsIndex


def whole(value: object) -> int | None:
    """A whole number, also one of an array library's; None for anything else. True is no number.

    >>> whole(3), whole(True), whole("3"), whole(3.0)
    (3, None, None, None)
    """
    if isinstance(value, bool):
        return None
    if isinstance(value, int):  # nearly always; asking for a protocol takes long
        return value
    if isinstance(value, SupportsIndex):
        try:
            return value.__index__()
        except TypeError:  # arrays of many numbers look like one
            return None
    return None


def shorten(value: object) -> str:
    """What somebody gave, short enough for an error message.

    >>> shorten("x" * 100)
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
    """
    if isinstance(value, int) and value.bit_length() > 256:
        return "…"  # Python refuses to write out very long numbers
    text = str(value)
    return text if len(text) <= 41 else text[:40] + "…"
