"""The components and figures of `data.json`, as tables for the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("data.json").read_text(encoding="utf-8")
)

# Goods, in the order of the player's cells. Resources are wood, stone and gold.
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4
GOODS: Final[tuple[str, ...]] = ("corn", "wood", "stone", "gold", "skull")
RESOURCES: Final[tuple[str, ...]] = ("wood", "stone", "gold")

PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN: Final = 4
GEARS: Final[tuple[str, ...]] = tuple(DATA["gears"])
assert list(GEARS) == ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]
TEETH: Final = vec[i64]([DATA["gears"][gear]["teeth"] for gear in GEARS])
LAST: Final = vec[i64]([DATA["gears"][gear]["last_space"] for gear in GEARS])
ACTIONS: Final = vec[i64]([DATA["gears"][gear]["actions"] for gear in GEARS])
TOOTH: Final = vec[i64]([0, 10, 20, 30, 40])
"""The index of each gear's first tooth among all teeth."""
ALL_TEETH: Final = 53
FREE_CHOICE: Final = vec[i64]([min(DATA["gears"][gear]["free_choice"]) for gear in GEARS])

TEMPLES: Final[tuple[str, ...]] = tuple(DATA["temples"])
assert list(TEMPLES) == ["chaac", "quetzalcoatl", "kukulcan"]
KUKULCAN: Final = 2
TOP: Final = vec[i64]([len(DATA["temples"][temple]["points"]) - 1 for temple in TEMPLES])
STEPS: Final = 9
TEMPLE_POINTS: Final = vec[i64](
    [
        (DATA["temples"][temple]["points"] + [0] * STEPS)[step]
        for temple in TEMPLES
        for step in range(STEPS)
    ]
)
TEMPLE_GOODS: Final = vec[i64](
    [
        GOODS.index(DATA["temples"][temple]["goods"].get(str(step), "corn"))
        for temple in TEMPLES
        for step in range(STEPS)
    ]
)
"""The good of each step; 0 (corn, which no step gives) where there is none."""
SKULL_STEP: Final[i64] = min(
    int(step) for step, good in DATA["temples"]["kukulcan"]["goods"].items() if good == "skull"
)
"""The only step that gives a skull is Kukulcan's."""
LEADER_BONUS: Final = vec[i64](
    [bonus for temple in TEMPLES for bonus in DATA["temples"][temple]["leader_bonus"]]
)

AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
_TECHNOLOGIES: Final[dict[str, Any]] = DATA["technologies"]
TECHNOLOGIES: Final[tuple[str, ...]] = tuple(_TECHNOLOGIES)
assert list(TECHNOLOGIES) == ["agriculture", "extraction", "architecture", "theology"]
MASTERED: Final = 3
# What levels 0 to 3 add, from which level something is allowed, and the bonus beyond the last.
AGRICULTURE_CORN: Final = vec[i64](_TECHNOLOGIES["agriculture"]["corn"])
AGRICULTURE_FISHING: Final = vec[i64](_TECHNOLOGIES["agriculture"]["fishing"])
FREE_HARVEST: Final[i64] = _TECHNOLOGIES["agriculture"]["free_harvest"]
EXTRACTION_GOODS: Final = vec[i64](
    [
        _TECHNOLOGIES["extraction"].get(good, [0, 0, 0, 0])[level]
        for level in range(MASTERED + 1)
        for good in GOODS
    ]
)
EXTRACTION_BONUS: Final[i64] = _TECHNOLOGIES["extraction"]["bonus"]["resources"]
ARCHITECTURE_CORN: Final = vec[i64](_TECHNOLOGIES["architecture"]["corn"])
ARCHITECTURE_POINTS: Final = vec[i64](_TECHNOLOGIES["architecture"]["points"])
ARCHITECTURE_SAVES: Final = vec[i64](_TECHNOLOGIES["architecture"]["saved"])
ARCHITECTURE_BONUS: Final[i64] = _TECHNOLOGIES["architecture"]["bonus"]["points"]
THEOLOGY_AHEAD: Final[i64] = _TECHNOLOGIES["theology"]["ahead"]
THEOLOGY_BUYS_STEP: Final[i64] = _TECHNOLOGIES["theology"]["step_for_resource"]
THEOLOGY_SKULLS: Final = vec[i64](_TECHNOLOGIES["theology"]["skull"])
THEOLOGY_BONUS: Final[i64] = _TECHNOLOGIES["theology"]["bonus"]["skulls"]
TECHNOLOGY_COST: Final = vec[i64](DATA["technology_cost"])

FISHING: Final[i64] = DATA["palenque"]["fishing"]
HARVEST_CORN: Final = vec[i64]([DATA["palenque"]["corn"].get(str(n), 0) for n in range(6)])
HARVEST_WOOD: Final = vec[i64]([DATA["palenque"]["wood"].get(str(n), 0) for n in range(6)])
YIELD: Final = vec[i64](
    [DATA["yaxchilan"].get(str(n), {}).get(good, 0) for n in range(6) for good in GOODS]
)
RATE: Final = vec[i64]([0] + [DATA["market"][resource] for resource in RESOURCES])
"""The price in corn of one of each good."""
STEP_PRICE: Final[i64] = DATA["uxmal"]["step"]
CORN_PER_RESOURCE: Final[i64] = DATA["uxmal"]["corn_per_resource"]
ANY_ACTION_PRICE: Final[i64] = DATA["uxmal"]["any_action"]
ALTARS: Final = 9
ALTAR_POINTS: Final = vec[i64](
    [0] + [DATA["chichen_itza"][str(n)]["points"] for n in range(1, ALTARS + 1)]
)
ALTAR_TEMPLE: Final = vec[i64](
    [0] + [TEMPLES.index(DATA["chichen_itza"][str(n)]["temple"]) for n in range(1, ALTARS + 1)]
)
ALTAR_RESOURCES: Final = vec[i64](
    [0] + [DATA["chichen_itza"][str(n)]["resources"] for n in range(1, ALTARS + 1)]
)

WORKERS: Final = 6
assert DATA["workers"]["per_player"] == WORKERS
AT_START: Final[i64] = DATA["workers"]["at_start"]
POINTS_PER_SKULL: Final[i64] = DATA["points_per_skull"]
SKULLS: Final = 13
assert DATA["skulls"] == SKULLS
BEG_AT_MOST: Final[i64] = DATA["corn_when_begging"]["at_most"]
BEG_BECOMES: Final[i64] = DATA["corn_when_begging"]["becomes"]
MEAL: Final[i64] = DATA["meal"]["corn"]
HUNGER: Final[i64] = DATA["meal"]["points_lost"]
FOOD_DAYS: Final = vec[i64](DATA["calendar"]["food_days"])
FoodDayGift: TypeAlias = Literal["goods", "points"]
FOOD_DAY_GIVES: Final[tuple[FoodDayGift, ...]] = tuple(DATA["calendar"]["food_days_give"])
FIRST_AGE_FOOD_DAYS: Final = 2
"""How many Food Days the first age has."""
GIVES_GOODS: Final = vec[i64]([int(gives == "goods") for gives in FOOD_DAY_GIVES])

# What a tile does, one effect after another.
NO_EFFECT: Final = 0
EFFECT_TEMPLE: Final = 1  # temple, steps
EFFECT_ANY_TEMPLE: Final = 2
EFFECT_TECHNOLOGY: Final = 3  # technology
EFFECT_ANY_TECHNOLOGY: Final = 4  # levels
EFFECT_GAIN: Final = 5  # good, how many
EFFECT_POINTS: Final = 6  # how many
EFFECT_WORKER: Final = 7
EFFECT_FEEDS: Final = 8  # workers
EFFECT_MEAL_DISCOUNT: Final = 9  # corn
EFFECT_BUILD: Final = 10
EFFECT_TRADE: Final = 11
EFFECT_ANY_ACTION: Final = 12
MOST_EFFECTS: Final = 4
"""The most effects a tile can have."""


def _effect(effect: dict[str, Any]) -> tuple[int, int, int]:
    match effect:
        case {"temple": "any"}:
            return EFFECT_ANY_TEMPLE, 0, 0
        case {"temple": temple}:
            return EFFECT_TEMPLE, TEMPLES.index(temple), effect.get("steps", 1)
        case {"technology": "any", "levels": levels}:
            return EFFECT_ANY_TECHNOLOGY, levels, 0
        case {"technology": technology}:
            return EFFECT_TECHNOLOGY, TECHNOLOGIES.index(technology), 0
        case {"gain": gain}:
            ((good, amount),) = gain.items()
            return EFFECT_GAIN, GOODS.index(good), amount
        case {"points": points}:
            return EFFECT_POINTS, points, 0
        case {"worker": 1}:
            return EFFECT_WORKER, 0, 0
        case {"feeds_workers": workers}:
            return EFFECT_FEEDS, workers, 0
        case {"meal_discount": corn}:
            return EFFECT_MEAL_DISCOUNT, corn, 0
        case {"build": True}:
            return EFFECT_BUILD, 0, 0
        case {"trade": True}:
            return EFFECT_TRADE, 0, 0
        case {"any_action": True}:
            return EFFECT_ANY_ACTION, 0, 0
    raise AssertionError(effect)


def _effects(tiles: list[dict[str, Any]]) -> list[int]:
    flat: list[int] = []
    for tile in tiles:
        effects = [_effect(effect) for effect in tile["effects"]]
        assert len(effects) <= MOST_EFFECTS
        for kind, a, b in effects + [(NO_EFFECT, 0, 0)] * (MOST_EFFECTS - len(effects)):
            flat += [kind, a, b]
    return flat


def _feeds(tile: dict[str, Any]) -> bool:
    """Whether a tile affects meals. Such tiles have no other effect."""
    kinds = [_effect(effect)[0] for effect in tile["effects"]]
    feeds = EFFECT_FEEDS in kinds or EFFECT_MEAL_DISCOUNT in kinds
    assert not feeds or len(kinds) == 1
    return feeds


def _cost(tiles: list[dict[str, Any]]) -> list[int]:
    return [tile["cost"].get(good, 0) for tile in tiles for good in GOODS]


BUILDINGS: Final = 32
BUILDING_IDS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in DATA["buildings"])
assert len(BUILDING_IDS) == BUILDINGS
AGE: Final = vec[i64]([tile["age"] for tile in DATA["buildings"]])
KINDS: Final[tuple[str, ...]] = ("farm", "civic", "tomb", "shrine")
BUILDING_KIND: Final = vec[i64]([KINDS.index(tile["kind"]) for tile in DATA["buildings"]])
BUILDING_COST: Final = vec[i64](_cost(DATA["buildings"]))
BUILDING_EFFECTS: Final = vec[i64](_effects(DATA["buildings"]))
FARMS: Final = vec[i64]([i for i, tile in enumerate(DATA["buildings"]) if _feeds(tile)])
"""The buildings that feed workers or make meals cheaper."""
ROW: Final = 6

MONUMENTS: Final = 13
MONUMENT_IDS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in DATA["monuments"])
assert len(MONUMENT_IDS) == MONUMENTS
MONUMENT_KIND: Final = vec[i64]([KINDS.index(tile["kind"]) for tile in DATA["monuments"]])
MONUMENT_COST: Final = vec[i64](_cost(DATA["monuments"]))

WEALTH: Final = 21
WEALTH_IDS: Final[tuple[str, ...]] = tuple(tile["id"] for tile in DATA["wealth"])
assert len(WEALTH_IDS) == WEALTH
WEALTH_GEAR: Final = vec[i64]([GEARS.index(tile["gear"]) for tile in DATA["wealth"]])
WEALTH_SPACE: Final = vec[i64]([tile["space"] for tile in DATA["wealth"]])
WEALTH_GOODS: Final = vec[i64](
    [tile["goods"].get(good, 0) for tile in DATA["wealth"] for good in GOODS]
)
WEALTH_EFFECTS: Final = vec[i64](_effects(DATA["wealth"]))
WEALTHY_FARMS: Final = vec[i64]([i for i, tile in enumerate(DATA["wealth"]) if _feeds(tile)])
"""The wealth tiles that feed workers or make meals cheaper."""
DEALT: Final = 4
KEPT: Final = 2

GROUPS: Final = 4
"""Groups of jungle fields, for Palenque 2 to 5."""


def by_players(players: int, what: str) -> int:
    """Return a figure that depends on the number of players.

    >>> by_players(3, "monuments")
    5
    """
    number: int = DATA["by_players"][str(players)][what]
    return number
