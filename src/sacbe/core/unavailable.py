"""Why something on the board cannot be chosen now, as views say it."""

from __future__ import annotations

from sacbe.core.message import Message
from sacbe.core.view_types import UnavailableView


def unavailable_view(reasons: list[tuple[str, Message]]) -> list[UnavailableView]:
    """Return reasons with their targets, each reason once."""
    out: dict[str, UnavailableView] = {}
    for target, reason in reasons:
        entry: UnavailableView = {**reason.json(), "targets": []}
        out.setdefault(repr(reason), entry)["targets"].append(target)
    return list(out.values())
