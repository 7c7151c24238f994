"""Tzolk'in's move book. The order is fixed: new moves are only ever appended."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.first import add_first_moves
from sacbe.core.message import Message, listing
from sacbe.core.moves import MoveBook
from sacbe.tzolkin.data import (
    ACTIONS,
    ALL_TEETH,
    BUILDING_IDS,
    BUILDING_KIND,
    BUILDINGS,
    GEARS,
    KINDS,
    LAST,
    MONUMENT_IDS,
    MONUMENTS,
    RESOURCES,
    TECHNOLOGIES,
    TEMPLES,
    WEALTH,
    WEALTH_IDS,
)

# A sum is known when this is compiled only if all its parts stand here: these are copies.
_BUILDINGS: Final = 32
_MONUMENTS: Final = 13
_WEALTH: Final = 21
assert (_BUILDINGS, _MONUMENTS, _WEALTH) == (BUILDINGS, MONUMENTS, WEALTH)

# The id of the first move of each kind; what follows is counted from it.
M_FIRST: Final = 0  # seat
M_MONUMENT: Final = M_FIRST + 4
M_BUILDING: Final = M_MONUMENT + _MONUMENTS
M_DEAL: Final = M_BUILDING + _BUILDINGS
M_NEUTRAL: Final = M_DEAL + _WEALTH
M_KEEP: Final = M_NEUTRAL + _WEALTH
M_BEG: Final = M_KEEP + _WEALTH
M_PLACE: Final = M_BEG + 1  # gear; 5 is the starting-player space
M_RETRIEVE: Final = M_PLACE + 6  # all numbered spaces, gear after gear
M_ACT: Final = M_RETRIEVE + 43  # all actions, gear after gear
M_NOTHING: Final = M_ACT + 29
M_HARVEST_CORN: Final = M_NOTHING + 1
M_HARVEST_WOOD: Final = M_HARVEST_CORN + 1
M_BURN: Final = M_HARVEST_WOOD + 1
M_ADVANCE: Final = M_BURN + 1  # technology
M_PAY: Final = M_ADVANCE + 4  # wood, stone or gold; then pairs; then threes
M_STEP: Final = M_PAY + 19  # temple; then pairs
M_ANGER: Final = M_STEP + 6  # temple
M_BUILD: Final = M_ANGER + 3  # building
M_BUILD_MONUMENT: Final = M_BUILD + _BUILDINGS
M_WITH: Final = M_BUILD_MONUMENT + _MONUMENTS
M_WITHOUT: Final = M_WITH + 1
M_SAVE: Final = M_WITHOUT + 1  # resource
M_BUY: Final = M_SAVE + 3  # resource
M_SELL: Final = M_BUY + 3  # resource
M_GAIN: Final = M_SELL + 3  # resource; then pairs
M_DONE: Final = M_GAIN + 9
M_ONE_DAY: Final = M_DONE + 1
M_TWO_DAYS: Final = M_ONE_DAY + 1
M_END_TURN: Final = M_TWO_DAYS + 1

START_SPACE: Final = 5

RETRIEVE_AT: Final = vec[i64]([M_RETRIEVE + 8 * gear for gear in range(5)])
ACT_AT: Final = vec[i64]([M_ACT - 1 + 5 * gear for gear in range(5)])
"""Add the action's number, from 1."""
SPACE_GEAR: Final = vec[i64]([gear for gear in range(5) for _ in range(LAST[gear] + 1)])
SPACE_NUMBER: Final = vec[i64]([space for gear in range(5) for space in range(LAST[gear] + 1)])
ACTION_GEAR: Final = vec[i64]([gear for gear in range(5) for _ in range(ACTIONS[gear])])
ACTION_NUMBER: Final = vec[i64]([n for gear in range(5) for n in range(1, ACTIONS[gear] + 1)])
assert len(SPACE_GEAR) == 43 and len(ACTION_GEAR) == 29 and ALL_TEETH == 53

BUNDLES: Final[list[tuple[int, ...]]] = [
    bundle for size in (1, 2, 3) for bundle in combinations_with_replacement(range(3), size)
]
"""Wood, stone and gold in every mix of one, two and three."""
BUNDLE: Final = vec[i64]([bundle.count(resource) for bundle in BUNDLES for resource in range(3)])
BUNDLE_AT: Final = vec[i64]([0, 0, 3, 9, 19])
"""Where the bundles of each size begin; the next one's begin is their end."""
PAIRS: Final[list[tuple[int, ...]]] = list(combinations(range(3), 2))
PAIR_ONE: Final = vec[i64]([pair[0] for pair in PAIRS])
PAIR_TWO: Final = vec[i64]([pair[1] for pair in PAIRS])


def _bundle(bundle: tuple[int, ...]) -> tuple[str, Message]:
    names = " ".join(RESOURCES[resource] for resource in bundle)
    amounts = [
        Message(f"amount-{RESOURCES[resource]}", {"count": bundle.count(resource)})
        for resource in sorted(set(bundle))
    ]
    return names, listing(amounts)


def gear_name(gear: int) -> Message:
    """A gear, or the starting-player space, for people."""
    return Message("gear-start" if gear == START_SPACE else f"gear-{GEARS[gear]}")


def temple_name(temple: int) -> Message:
    """A temple for people."""
    return Message(f"temple-{TEMPLES[temple]}")


def technology_name(technology: int) -> Message:
    """A technology for people."""
    return Message(f"technology-{TECHNOLOGIES[technology]}")


def resource_name(resource: int) -> Message:
    """Wood, stone or gold for people."""
    return Message(f"good-{RESOURCES[resource]}")


def tile_name(tile: str) -> Message:
    """A building, monument or wealth tile for people."""
    if tile.startswith("W"):
        return Message("tile-wealth", {"id": tile})
    if tile.startswith("M"):
        return Message("tile-monument", {"id": tile})
    kind = KINDS[BUILDING_KIND[BUILDING_IDS.index(tile)]]
    return Message(f"tile-{kind}", {"id": tile})


def book() -> MoveBook:
    """Every move of Tzolk'in."""
    moves = MoveBook("tzolkin")
    add_first_moves(moves, M_FIRST)
    for i, tile in enumerate(MONUMENT_IDS):
        moves.add(
            M_MONUMENT + i, f"monument {tile}", "move-monument", f"monument/{tile}",
            tile=tile_name(tile),
        )  # fmt: skip
    for i, tile in enumerate(BUILDING_IDS):
        moves.add(
            M_BUILDING + i, f"building {tile}", "move-building", f"building/{tile}",
            tile=tile_name(tile),
        )  # fmt: skip
    for first, word in ((M_DEAL, "deal"), (M_NEUTRAL, "neutral"), (M_KEEP, "keep")):
        for i, tile in enumerate(WEALTH_IDS):
            moves.add(
                first + i, f"{word} {tile}", f"move-{word}", f"wealth/{tile}", tile=tile_name(tile)
            )
    moves.add(M_BEG, "beg", "move-beg")
    for gear in range(5):
        moves.add(
            M_PLACE + gear, f"place {GEARS[gear]}", "move-place", f"gear/{GEARS[gear]}",
            gear=gear_name(gear),
        )  # fmt: skip
    moves.add(M_PLACE + START_SPACE, "place start", "move-place-start", "start")
    for i in range(len(SPACE_GEAR)):
        gear, space = int(SPACE_GEAR[i]), int(SPACE_NUMBER[i])
        moves.add(
            M_RETRIEVE + i, f"retrieve {GEARS[gear]} {space}", "move-retrieve",
            f"space/{GEARS[gear]}/{space}", gear=gear_name(gear), space=space,
        )  # fmt: skip
    for i in range(len(ACTION_GEAR)):
        gear, number = int(ACTION_GEAR[i]), int(ACTION_NUMBER[i])
        moves.add(
            M_ACT + i, f"act {GEARS[gear]} {number}", "move-act",
            f"space/{GEARS[gear]}/{number}", gear=gear_name(gear), space=number,
            action=Message(f"action-{GEARS[gear]}-{number}"),
        )  # fmt: skip
    moves.add(M_NOTHING, "nothing", "move-nothing")
    moves.add(M_HARVEST_CORN, "harvest corn", "move-harvest-corn", "jungle/corn")
    moves.add(M_HARVEST_WOOD, "harvest wood", "move-harvest-wood", "jungle/wood")
    moves.add(M_BURN, "burn", "move-burn", "jungle/wood")
    for i, technology in enumerate(TECHNOLOGIES):
        moves.add(
            M_ADVANCE + i, f"advance {technology}", "move-advance", f"technology/{technology}",
            technology=technology_name(i),
        )  # fmt: skip
    for i, bundle in enumerate(BUNDLES):
        names, amounts = _bundle(bundle)
        moves.add(M_PAY + i, f"pay {names}", "move-pay", "", what=amounts)
    for i, temple in enumerate(TEMPLES):
        moves.add(
            M_STEP + i, f"step {temple}", "move-step", f"temple/{temple}", temple=temple_name(i)
        )
    for i, (one, two) in enumerate(PAIRS):
        moves.add(
            M_STEP + 3 + i, f"step {TEMPLES[one]} {TEMPLES[two]}", "move-two-steps",
            f"temple/{TEMPLES[one]} temple/{TEMPLES[two]}",
            one=temple_name(one), two=temple_name(two),
        )  # fmt: skip
    for i, temple in enumerate(TEMPLES):
        moves.add(
            M_ANGER + i, f"anger {temple}", "move-anger", f"temple/{temple}", temple=temple_name(i)
        )
    for i, tile in enumerate(BUILDING_IDS):
        moves.add(
            M_BUILD + i, f"build {tile}", "move-build", f"building/{tile}", tile=tile_name(tile)
        )
    for i, tile in enumerate(MONUMENT_IDS):
        moves.add(
            M_BUILD_MONUMENT + i, f"build {tile}", "move-build", f"monument/{tile}",
            tile=tile_name(tile),
        )  # fmt: skip
    moves.add(M_WITH, "with architecture", "move-with-architecture", "technology/architecture")
    moves.add(M_WITHOUT, "without architecture", "move-without-architecture")
    for first, word in ((M_SAVE, "save"), (M_BUY, "buy"), (M_SELL, "sell")):
        for i, resource in enumerate(RESOURCES):
            moves.add(
                first + i, f"{word} {resource}", f"move-{word}", f"good/{resource}",
                resource=resource_name(i),
            )  # fmt: skip
    for i, bundle in enumerate(BUNDLES[:9]):
        names, amounts = _bundle(bundle)
        moves.add(M_GAIN + i, f"gain {names}", "move-gain", "", what=amounts)
    moves.add(M_DONE, "done", "move-done")
    moves.add(M_ONE_DAY, "one day", "move-one-day", "calendar")
    moves.add(M_TWO_DAYS, "two days", "move-two-days", "calendar")
    moves.add(M_END_TURN, "end turn", "move-end-turn")
    return moves
