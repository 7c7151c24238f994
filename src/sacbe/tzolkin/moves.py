"""Tzolk'in's move book. The order is fixed: new moves are only appended."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.first_player import MOST_PLAYERS
from sacbe.core.moves import MoveBook
from sacbe.tzolkin import data as d
from sacbe.tzolkin.move_kinds import MOVE_KINDS, params

# Copies: the compiler can only compute a sum if all its parts are in this module.
_BUILDINGS: Final = 32
_MONUMENTS: Final = 13
_WEALTH: Final = 21
assert (_BUILDINGS, _MONUMENTS, _WEALTH) == (d.BUILDINGS, d.MONUMENTS, d.WEALTH)

# The id of the first move of each kind; the others are counted from it.
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
"""The id of each gear's first action, minus 1: add the action's number."""
SPACE_GEAR: Final = vec[i64]([gear for gear in range(5) for _ in range(d.LAST[gear] + 1)])
SPACE_NUMBER: Final = vec[i64]([space for gear in range(5) for space in range(d.LAST[gear] + 1)])
ACTION_GEAR: Final = vec[i64]([gear for gear in range(5) for _ in range(d.ACTIONS[gear])])
ACTION_NUMBER: Final = vec[i64]([n for gear in range(5) for n in range(1, d.ACTIONS[gear] + 1)])
assert len(SPACE_GEAR) == 43 and len(ACTION_GEAR) == 29 and d.ALL_TEETH == 53

BUNDLES: Final[list[tuple[int, ...]]] = [
    bundle for size in (1, 2, 3) for bundle in combinations_with_replacement(range(3), size)
]
"""Wood, stone and gold in every mix of one, two and three."""
BUNDLE: Final = vec[i64]([bundle.count(resource) for bundle in BUNDLES for resource in range(3)])
BUNDLE_AT: Final = vec[i64]([0, 0, 3, 9, 19])
"""The index of the first bundle of each size; the next entry is the end."""
PAIRS: Final[list[tuple[int, ...]]] = list(combinations(range(3), 2))
PAIR_ONE: Final = vec[i64]([pair[0] for pair in PAIRS])
PAIR_TWO: Final = vec[i64]([pair[1] for pair in PAIRS])


def book() -> MoveBook:
    """Return every move of Tzolk'in."""
    moves = MoveBook("tzolkin", MOVE_KINDS, params)
    moves.add_all(M_FIRST, "first", zip(range(MOST_PLAYERS)))
    moves.add_all(M_MONUMENT, "monument", zip(d.MONUMENT_IDS))
    moves.add_all(M_BUILDING, "building", zip(d.BUILDING_IDS))
    moves.add_all(M_DEAL, "deal", zip(d.WEALTH_IDS))
    moves.add_all(M_NEUTRAL, "neutral", zip(d.WEALTH_IDS))
    moves.add_all(M_KEEP, "keep", zip(d.WEALTH_IDS))
    moves.add(M_BEG, "beg")
    moves.add_all(M_PLACE, "place", zip(d.GEARS))
    moves.add(M_PLACE + START_SPACE, "place_start")
    for i in range(len(SPACE_GEAR)):
        moves.add(M_RETRIEVE + i, "retrieve", d.GEARS[SPACE_GEAR[i]], int(SPACE_NUMBER[i]))
    for i in range(len(ACTION_GEAR)):
        moves.add(M_ACT + i, "act", d.GEARS[ACTION_GEAR[i]], int(ACTION_NUMBER[i]))
    moves.add(M_NOTHING, "nothing")
    moves.add(M_HARVEST_CORN, "harvest_corn")
    moves.add(M_HARVEST_WOOD, "harvest_wood")
    moves.add(M_BURN, "burn")
    moves.add_all(M_ADVANCE, "advance", zip(d.TECHNOLOGIES))
    mixes = [tuple(d.RESOURCES[resource] for resource in bundle) for bundle in BUNDLES]
    moves.add_all(M_PAY, "pay", zip(mixes))
    moves.add_all(M_STEP, "step", zip(d.TEMPLES))
    moves.add_all(M_STEP + len(d.TEMPLES), "two_steps", combinations(d.TEMPLES, 2))
    moves.add_all(M_ANGER, "anger", zip(d.TEMPLES))
    moves.add_all(M_BUILD, "build", zip(d.BUILDING_IDS))
    moves.add_all(M_BUILD_MONUMENT, "build", zip(d.MONUMENT_IDS))
    moves.add(M_WITH, "with_architecture")
    moves.add(M_WITHOUT, "without_architecture")
    moves.add_all(M_SAVE, "save", zip(d.RESOURCES))
    moves.add_all(M_BUY, "buy", zip(d.RESOURCES))
    moves.add_all(M_SELL, "sell", zip(d.RESOURCES))
    moves.add_all(M_GAIN, "gain", zip(mixes[:9]))
    moves.add(M_DONE, "done")
    moves.add(M_ONE_DAY, "one_day")
    moves.add(M_TWO_DAYS, "two_days")
    moves.add(M_END_TURN, "end_turn")
    return moves
