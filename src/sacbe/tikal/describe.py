"""Tiles and changes in words: what a tile is, what a move gives and takes."""

from __future__ import annotations

from sacbe.core.message import Message, listing
from sacbe.tikal.data import KIND_NAMES, MASKS, PRINTED_LEVEL, TERRAIN, TERRAINS, TILE_IDS


def tile(id: str) -> Message:
    """What a tile is.

    >>> from sacbe.i18n import text
    >>> text(tile("A1"))
    'A1, ruins with 4 treasures'
    """
    return Message("tikal-tile", {"id": id, "terrain": terrain(id)})


def terrain(id: str) -> Message:
    """What is on a tile.

    >>> terrain("D5").key
    'terrain-volcano'
    """
    number = TILE_IDS.index(id)
    return Message(
        f"terrain-{TERRAINS[TERRAIN[number]]}",
        {"level": int(PRINTED_LEVEL[number]), "count": int(MASKS[number])},
    )


def change(name: str, amount: int) -> Message:
    """One entry of a preview: what is won or lost, with its sign."""
    sign = "+" if amount > 0 else "−"
    if name in KIND_NAMES:
        what = Message(
            "amount-treasure", {"count": abs(amount), "treasure": Message(f"treasure-{name}")}
        )
    else:
        what = Message(f"amount-{name}", {"count": abs(amount)})
    return Message("change", {"sign": sign, "what": what})


def changes(preview: dict[str, int]) -> Message:
    """A whole preview in words."""
    listed = [change(name, amount) for name, amount in preview.items()]
    return listing(listed) if listed else Message("amount-nothing")
