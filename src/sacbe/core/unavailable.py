"""Reasons why something on the board cannot be chosen now, in the form that views use."""

from __future__ import annotations

from sacbe.core.message import Message
from sacbe.core.view_types import UnavailableView


def unavailable_view(reasons: list[tuple[str, Message]]) -> list[UnavailableView]:
    """Return each reason once, with all its targets."""
    out: dict[str, UnavailableView] = {}
    for target, reason in reasons:
        entry: UnavailableView = {**reason.json(), "targets": []}
        out.setdefault(repr(reason), entry)["targets"].append(target)
    return list(out.values())
