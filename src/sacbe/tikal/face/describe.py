"""Tiles in words."""

from __future__ import annotations

from sacbe.core.message import Message
from sacbe.tikal import data as d


def tile(id: str) -> Message:
    """Describe a tile.

    >>> from sacbe.i18n import text
    >>> text(tile("A1"))
    'A1, ruins with 4 treasures'
    """
    return Message("tikal-tile", {"id": id, "terrain": terrain(id)})


def terrain(id: str) -> Message:
    """Describe what is on a tile.

    >>> terrain("D5").key
    'terrain-volcano'
    """
    number = d.TILE_IDS.index(id)
    return Message(
        f"terrain-{d.TERRAINS[d.TERRAIN[number]]}",
        {"level": int(d.PRINTED_LEVEL[number]), "count": int(d.MASKS[number])},
    )


def is_volcano(id: str | None) -> bool:
    """Whether a tile is a volcano."""
    return id is not None and d.TERRAIN[d.TILE_IDS.index(id)] == d.VOLCANO
