"""The components and figures of `data.json`, as tables for the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from librt.vecs import vec
from mypy_extensions import i64

DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("data.json").read_text(encoding="utf-8")
)

# The board. Hexes are numbered column by column, each from the top; a5 is the base camp's corner.
COLUMNS: Final = 8
ROWS: Final = 5
HEXES: Final = 40
assert [DATA["board"]["columns"], DATA["board"]["rows"]] == [COLUMNS, ROWS]
DIRECTIONS: Final[tuple[str, ...]] = tuple(DATA["directions"])
SIDES: Final = 6
assert list(DIRECTIONS) == ["n", "ne", "se", "s", "sw", "nw"]
HEX_NAMES: Final[tuple[str, ...]] = tuple(
    f"{'abcdefgh'[column]}{row + 1}" for column in range(COLUMNS) for row in range(ROWS)
)


def _neighbour(hex: int, side: int) -> int:
    """Return the hex across a side; -1 beyond the board's edge."""
    column, row = divmod(hex, ROWS)
    low = 1 if column in DATA["board"]["lowered_columns"] else 0
    step, down = ((0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1))[side]
    if 0 <= column + step < COLUMNS and 0 <= row + down < ROWS:
        return (column + step) * ROWS + row + down
    return -1


NEIGHBOUR: Final = vec[i64](
    [_neighbour(hex, side) for hex in range(HEXES) for side in range(SIDES)]
)

Terrain: TypeAlias = Literal["clearing", "temple", "ruins", "volcano", "base_camp"]
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)
CLEARING: Final = 0
TEMPLE: Final = 1
RUINS: Final = 2
VOLCANO: Final = 3
BASE_CAMP: Final = 4

TILES: Final = 36
LETTERS: Final = "ABCDEFG"
TILE_IDS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in DATA["tiles"])
assert len(TILE_IDS) == TILES
# The four hexes printed on the board follow the tiles, so that they share one table.
_PRINTED: Final[list[dict[str, Any]]] = DATA["layouts"]["printed"]
_ALL: Final[list[dict[str, Any]]] = [*DATA["tiles"], *_PRINTED]
STARTS: Final = 4
START_HEX: Final = vec[i64]([start["column"] * ROWS + start["row"] for start in _PRINTED])
BASE: Final[i64] = START_HEX[0]
LETTER: Final = vec[i64]([LETTERS.index(tile["letter"]) for tile in DATA["tiles"]])
TERRAIN: Final = vec[i64]([TERRAINS.index(tile["terrain"]) for tile in _ALL])
GROUND: Final = vec[i64]([TERRAINS.index(tile["terrain"]) for tile in _ALL for _ in range(SIDES)])
"""The terrain of each tile in each rotation: one number encodes both the tile and its rotation."""
PRINTED_LEVEL: Final = vec[i64]([tile.get("level", 0) for tile in _ALL])
MASKS: Final = vec[i64]([tile.get("masks", 0) for tile in _ALL])
STONES: Final = vec[i64](
    [
        tile["stones"][(side - rotation) % SIDES]
        for tile in _ALL
        for rotation in range(SIDES)
        for side in range(SIDES)
    ]
)
"""The stones on each side of a tile, by rotation; each rotation turns it clockwise by a sixth."""
STONE_SIDES: Final = vec[i64](
    [
        sum(1 << side for side in range(SIDES) if tile["stones"][(side - rotation) % SIDES] > 0)
        for tile in _ALL
        for rotation in range(SIDES)
    ]
)
"""The sides with stones of each tile in each rotation, one bit per side."""
ACROSS: Final = vec[i64]([3, 4, 5, 0, 1, 2])
"""The opposite of each side."""


def _rotations(stones: list[int]) -> int:
    """Return how many rotations look different."""
    return next(turn for turn in range(1, SIDES + 1) if stones[-turn:] + stones[:-turn] == stones)


ROTATIONS: Final = vec[i64]([_rotations(tile["stones"]) for tile in _ALL])

KINDS: Final = 8
"""The number of kinds of treasure."""
OF_EACH: Final = 3
TREASURES: Final = 24
assert [DATA["treasures"]["kinds"], DATA["treasures"]["of_each"]] == [KINDS, OF_EACH]
KIND_NAMES: Final[tuple[str, ...]] = tuple(DATA["treasures"]["names"])
TREASURE_POINTS: Final = vec[i64](DATA["treasures"]["points"])
LOWEST_STEP: Final = 2
HIGHEST_STEP: Final = 10
STEP_COUNT: Final = vec[i64]([DATA["temple_steps"].get(str(n), 0) for n in range(HIGHEST_STEP + 2)])
"""The number of temple steps of each height; none beyond the highest."""

EXPLORERS: Final[i64] = DATA["player"]["explorers"]
LEADER_WEIGHT: Final[i64] = DATA["player"]["leader_weight"]
CAMPS: Final = 2
GUARDS: Final = 2
assert [DATA["player"]["camps"], DATA["player"]["guards"]] == [CAMPS, GUARDS]
ACTION_POINTS: Final[i64] = DATA["player"]["action_points"]
ENTER: Final[i64] = DATA["costs"]["enter"]
TRANSFER: Final[i64] = DATA["costs"]["transfer"]
UNCOVER: Final[i64] = DATA["costs"]["uncover"]
RECOVER: Final[i64] = DATA["costs"]["recover"]
EXCHANGE: Final[i64] = DATA["costs"]["exchange"]
CAMP: Final[i64] = DATA["costs"]["camp"]
GUARD: Final[i64] = DATA["costs"]["guard"]
MOST_UNCOVERED: Final[i64] = DATA["most_a_turn"]["uncover"]
MOST_RECOVERED: Final[i64] = DATA["most_a_turn"]["recover"]
STARTING_POINTS: Final[i64] = DATA["auction"]["starting_points"]

EXPLORER: Final = 0
LEADER: Final = 1
Figure: TypeAlias = Literal["explorer", "leader"]
FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)


def most_points(scorings: int) -> int:
    """Return more points than any player can have after `scorings` rounds: every temple at its
    highest and every treasure, each time."""
    temples: int = sum(tile.get("level", 0) for tile in _ALL) + sum(DATA["temple_steps"].values())
    treasures = KINDS * int(TREASURE_POINTS[OF_EACH])
    return int(STARTING_POINTS) + scorings * (temples + treasures)


VOLCANOES: Final = 3
assert sum(tile["terrain"] == "volcano" for tile in DATA["tiles"]) == VOLCANOES
MOST_POINTS: Final = 640
assert most_points(VOLCANOES + 1) <= MOST_POINTS
