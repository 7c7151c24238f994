"""Tiles and changes in words: what a tile costs and does, what a move gives and takes."""

from __future__ import annotations

from typing import Any

from sacbe.core.message import Message, Value, listing
from sacbe.face.narrator import Narrator, sequence
from sacbe.tzolkin.data import DATA, GOODS, TECHNOLOGIES, TEMPLES


def amounts(goods: dict[str, int]) -> Message:
    """Describe goods with their amounts."""
    listed = [
        Message(f"amount-{good}", {"count": goods[good]}) for good in GOODS if goods.get(good)
    ]
    return listing(listed) if listed else Message("amount-nothing")


def effect(what: dict[str, Any]) -> Message:
    """Describe one effect of a building or a wealth tile."""
    name = next(iter(what))
    value = what[name]
    match name:
        case "temple" if value == "any":
            return Message("effect-any-temple")
        case "temple":
            steps: int = what.get("steps", 1)
            return Message("effect-temple", {"temple": Message(f"temple-{value}"), "count": steps})
        case "technology" if value == "any":
            return Message("effect-any-technology", {"count": what["levels"]})
        case "technology":
            return Message("effect-technology", {"technology": Message(f"technology-{value}")})
        case "gain":
            return Message("effect-gain", {"what": amounts(value)})
        case "points" | "feeds_workers" | "meal_discount":
            return Message(f"effect-{name.replace('_', '-')}", {"count": value})
    return Message(f"effect-{name.replace('_', '-')}")


def tile(id: str, players: int) -> Message:
    """Describe what a building, monument or wealth tile costs and does.

    >>> from sacbe.i18n import text
    >>> text(tile("B27", 4))
    'costs 2 stone; 2 steps up on Chaac, 2 points'
    """
    kind = {"B": "buildings", "M": "monuments", "W": "wealth"}[id[0]]
    found: dict[str, Any] = next(entry for entry in DATA[kind] if entry["id"] == id)
    if kind == "monuments":
        params: dict[str, Value] = {}
        points = found["scores"].get("points")
        if isinstance(points, dict):
            params["count"] = points[str(players)]
        return Message(
            "tile-details",
            {"cost": amounts(found["cost"]), "effects": Message(f"monument-{id}", params)},
        )
    effects = [effect(what) for what in found["effects"]]
    if kind == "wealth":
        if found["goods"]:
            effects.insert(0, amounts(found["goods"]))
        return listing(effects)
    return Message("tile-details", {"cost": amounts(found["cost"]), "effects": listing(effects)})


def counted(name: str, count: int) -> Message:
    """Describe an amount of something that previews name: goods, points in quarters, steps, levels,
    tiles."""
    if name == "quarter_points":
        return Message("amount-points", {"count": count // 4})
    if name in TEMPLES:
        return Message("change-temple", {"count": count, "temple": Message(f"temple-{name}")})
    if name in TECHNOLOGIES:
        technology = Message(f"technology-{name}")
        return Message("change-technology", {"count": count, "technology": technology})
    return Message(f"amount-{name.replace('_', '-')}", {"count": count})


def changed(changes: dict[str, int], narrator: Narrator) -> Message | str:
    """Describe changes: with signs or, where signs may not be read aloud, as cost and gain."""
    if not changes:
        return ""
    if not narrator.plain:
        return listing(
            [
                Message("change", {"sign": "+" if n > 0 else "−", "what": counted(name, abs(n))})
                for name, n in changes.items()
            ]
        )
    out: list[Message] = []
    for key, sign in (("story-cost", -1), ("story-gain", 1)):
        # A loss without its sign reads like a gain: only the heading differs.
        part = [counted(name, abs(amount)) for name, amount in changes.items() if amount * sign > 0]
        if part:
            out.append(Message(key, {"what": listing(part)}))
    return sequence(out)
