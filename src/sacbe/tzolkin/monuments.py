"""What monuments count and score (TZ-8.3), for both the last scoring and the evaluation."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.position import PLAYERS, Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p

# What monuments count. The kinds of tiles come first, numbered as in `data.KINDS`.
CONSTRUCTION: Final = 4
CORN_TILE: Final = 5
WOOD_TILE: Final = 6
MONUMENT_OF_ANYONE: Final = 7
TECHNOLOGY_LEVEL: Final = 8
MASTERED_TECHNOLOGY: Final = 9
WORKER: Final = 10
TEMPLE_POINT: Final = 11
STEP_OF_HIGHEST_TEMPLE: Final = 12
SKULL_ON_CHICHEN_ITZA: Final = 13
COUNTED: Final = 14
_NAMES: Final[tuple[str, ...]] = (
    *d.KINDS,
    "construction",
    "corn_tile",
    "wood_tile",
    "monument_of_anyone",
    "technology_level",
    "mastered_technologies",
    "workers",
    "temple_point",
    "step_of_highest_temple",
    "skull_on_chichen_itza",
)
assert len(_NAMES) == COUNTED

_TILES: Final[list[dict[str, Any]]] = d.DATA["monuments"]
_RULES: Final[list[dict[str, Any]]] = [tile["scores"] for tile in _TILES]


def _each(rule: dict[str, Any], players: int) -> int:
    points: Any = rule.get("points", 0)
    each: int = points.get(str(players), 0) if isinstance(points, dict) else points
    return each


def _listed(rule: dict[str, Any], number: int) -> int:
    mastered: list[int] = rule.get("mastered_technologies", [])
    workers: dict[str, int] = rule.get("workers", {})
    return mastered[number] if number < len(mastered) else workers.get(str(number), 0)


COUNTS: Final = vec[i64]([_NAMES.index(rule.get("each") or min(rule)) for rule in _RULES])
"""What each monument counts."""
EACH: Final = vec[i64]([_each(rule, players) for rule in _RULES for players in range(5)])
"""Points for each one counted, by number of players; 0 for monuments that score by a list."""
LISTED: Final = vec[i64]([_listed(rule, n) for rule in _RULES for n in range(d.WORKERS + 1)])
"""Points for N of what is counted, for monuments that score by a list."""
COUNTS_ITSELF: Final = vec[i64](
    [
        int(rule.get("each") in (tile["kind"], "construction", "monument_of_anyone"))
        for tile, rule in zip(_TILES, _RULES, strict=True)
    ]
)
"""1 for monuments that count themselves once they are built."""


class MonumentCounts:
    """How many a seat has of each thing that monuments count."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.counts: vec[i64] = vec[i64]([0] * COUNTED)

    def read(self, position: Position, seat: i64) -> None:
        """Count everything for a seat."""
        cells = position.cells
        counts = self.counts
        me = p.player(seat)
        self.players = cells[PLAYERS]
        i: i64
        for i in range(CONSTRUCTION):
            counts[i] = 0
        for i in range(d.BUILDINGS):
            if cells[p.BUILDING_AT + i] == p.OWNED + seat:
                counts[d.BUILDING_KIND[i]] += 1
        monuments: i64 = 0
        for i in range(d.MONUMENTS):
            where = cells[p.MONUMENT_AT + i]
            if where >= p.OWNED:
                monuments += 1
                if where == p.OWNED + seat:
                    counts[d.MONUMENT_KIND[i]] += 1
        levels: i64 = 0
        mastered: i64 = 0
        for i in range(4):
            level = cells[me + p.LEVEL + i]
            levels += level
            if level == d.MASTERED:
                mastered += 1
        points: i64 = 0
        highest: i64 = 1
        for i in range(3):
            step = cells[me + p.STEP + i]
            points += d.TEMPLE_POINTS[d.STEPS * i + step]
            highest = max(highest, step)
        skulls: i64 = 0
        for i in range(1, d.ALTARS + 1):
            skulls += cells[p.ALTAR + i]
        counts[CONSTRUCTION] = counts[0] + counts[1] + counts[2] + counts[3]
        counts[CORN_TILE] = cells[me + p.CORN_TAKEN]
        counts[WOOD_TILE] = cells[me + p.WOOD_TAKEN]
        counts[MONUMENT_OF_ANYONE] = monuments
        counts[TECHNOLOGY_LEVEL] = levels
        counts[MASTERED_TECHNOLOGY] = mastered
        counts[WORKER] = d.WORKERS - cells[me + p.RESERVE]
        counts[TEMPLE_POINT] = points
        counts[STEP_OF_HIGHEST_TEMPLE] = highest - 1
        counts[SKULL_ON_CHICHEN_ITZA] = skulls

    def each(self, monument: i64) -> i64:
        """Return what one more of what a monument counts would score; 0 if it scores by a list."""
        return EACH[5 * monument + self.players]

    def points(self, monument: i64) -> i64:
        """Return what a monument scores for its owner in this position."""
        count = self.counts[COUNTS[monument]]
        each = self.each(monument)
        return each * count if each > 0 else LISTED[(d.WORKERS + 1) * monument + count]

    def points_if_built(self, monument: i64) -> i64:
        """Return what a monument that nobody has built would score if the seat built it now."""
        return self.points(monument) + COUNTS_ITSELF[monument] * self.each(monument)
