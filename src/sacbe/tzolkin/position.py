"""Where everything on Tzolk'in's table is in a position's cells."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.layout import Field, Frame, Layout
from sacbe.core.position import FREE
from sacbe.tzolkin import data as d

# Copies: the compiler can only compute a sum if all its parts are in this module.
_FREE: Final = 203
_ALL_TEETH: Final = 53
_ALTARS: Final = 9
_BUILDINGS: Final = 32
_GROUPS: Final = 4
_MONUMENTS: Final = 13
_ROW: Final = 6
_WEALTH: Final = 21
assert (FREE, d.ALL_TEETH, d.ALTARS, d.BUILDINGS) == (_FREE, _ALL_TEETH, _ALTARS, _BUILDINGS)
assert (d.GROUPS, d.MONUMENTS, d.ROW, d.WEALTH) == (_GROUPS, _MONUMENTS, _ROW, _WEALTH)

# The table.
FIRST: Final = _FREE  # the seat with the starting-player marker; -1 until drawn
DAY: Final = _FREE + 1
FED: Final = _FREE + 2  # Food Days held
AGE_NOW: Final = _FREE + 3
TURNS: Final = _FREE + 4  # taken this round
STARTER: Final = _FREE + 5  # the seat on the starting-player space plus 1; 0 if free
CALENDAR_CORN: Final = _FREE + 6
SUPPLY_SKULLS: Final = _FREE + 7
NEUTRAL_LEFT: Final = _FREE + 8  # neutral workers still to be placed in set-up
BURNED: Final = _FREE + 9  # wood tiles burned
# The turn.
MODE: Final = _FREE + 10
PLACED: Final = _FREE + 11
# Places and tiles.
ALTAR: Final = _FREE + 12  # 1 where a skull lies, by number; 0 is not used
SLOTS: Final = ALTAR + _ALTARS + 1  # the row: building number plus 1; 0 if empty
BUILDING_AT: Final = SLOTS + _ROW
MONUMENT_AT: Final = BUILDING_AT + _BUILDINGS
WEALTH_AT: Final = MONUMENT_AT + _MONUMENTS
CORN_TILES: Final = WEALTH_AT + _WEALTH  # left in each group
WOOD_TILES: Final = CORN_TILES + _GROUPS
TEETH_AT: Final = WOOD_TILES + _GROUPS  # who stands on each tooth: seat plus 1, NEUTRAL, 0
# The players.
PLAYER: Final = TEETH_AT + _ALL_TEETH
# (the five goods come first, in the order of the data)
SCORE: Final = 5  # in quarters of a point
HAND: Final = 6  # workers ready to be placed
RESERVE: Final = 7  # workers not yet in play
LIGHT: Final = 8  # 1 while the player board is light side up
CORN_TAKEN: Final = 9
WOOD_TAKEN: Final = 10
STEP: Final = 11  # in three temples
LEVEL: Final = 14  # in four technologies
STRIDE: Final = 18
SIZE: Final = PLAYER + 4 * STRIDE

NEUTRAL: Final = 5
QUARTERS: Final = 4
"""Points are stored in quarters, so that the last scoring is exact."""

# The kind of turn.
UNDECIDED: Final = 0
PLACING: Final = 1
RETRIEVING: Final = 2
MERCY: Final = 3

# Where buildings and monuments are; add the owner's seat to OWNED.
IN_DECK: Final = 0
ON_SHOW: Final = 1
OUT: Final = 2
OWNED: Final = 3

# Where wealth tiles are; add the seat to IN_HAND and KEPT_BY.
FACE_DOWN: Final = 0
SHOWN: Final = 1  # drawn for a neutral worker
IN_HAND: Final = 2
KEPT_BY: Final = 6

# The agenda. Choices and draws:
DRAW_FIRST: Final = 0
DRAW_MONUMENT: Final = 1  # how many are left to draw
REFILL: Final = 2
DEAL: Final = 3  # to whom
DRAW_NEUTRAL: Final = 4
KEEP: Final = 5
TAKE_TURN: Final = 6
ACT: Final = 7  # gear, space
HARVEST: Final = 8  # group
ADVANCE: Final = 9  # how many, PAID / FREE / OPTIONAL
PAY: Final = 10  # how many resources, what for: a technology or FOR_TEMPLES
STEP_UP: Final = 11
TWO_STEPS: Final = 12
ANGER: Final = 13
BUILD: Final = 14  # where, whether architecture has been used
USE_ARCHITECTURE: Final = 15  # building
SAVE: Final = 16  # building, where
MARKET: Final = 17  # what was bought and sold, whether a trade is still due
ANY_ACTION: Final = 18  # whether it can be declined
GAIN: Final = 19  # how many
THEOLOGY_STEP: Final = 20
CHOOSE_DAYS: Final = 21
# Things that happen by themselves:
ALL_KEEP: Final = 32
REVEAL: Final = 33
NEW_ROUND: Final = 34
EFFECTS: Final = 35  # building, which effect
TURN_OVER: Final = 36
REWARDS: Final = 37
CALENDAR: Final = 38

PAID: Final = 0
FREE_LEVEL: Final = 1
OPTIONAL: Final = 2
FOR_TEMPLES: Final = 4

# Where a building is built.
AT_TIKAL_2: Final = 0
AT_TIKAL_4: Final = 1
AT_TIKAL_4_AGAIN: Final = 2
BY_BUILDING: Final = 3
AT_UXMAL_4: Final = 4

MOST: Final = 100_000
"""More goods or points than anybody can have in a game."""


def player(seat: i64) -> i64:
    """Return the index of a player's first cell."""
    return PLAYER + STRIDE * seat


LAYOUT: Final = Layout(
    SIZE,
    (
        Field("first", FIRST, 1, -1, 3),
        Field("day", DAY, 1, 1, 30),
        Field("food_days", FED, 1, 0, 4),
        Field("age", AGE_NOW, 1, 1, 2),
        Field("turns", TURNS, 1, 0, 4),
        Field("starting_space", STARTER, 1, 0, 4),
        Field("calendar_corn", CALENDAR_CORN, 1, 0, 30),
        Field("skulls_left", SUPPLY_SKULLS, 1, 0, d.SKULLS),
        Field("neutral_left", NEUTRAL_LEFT, 1, 0, 12),
        Field("burned", BURNED, 1, 0, 12),
        Field("mode", MODE, 1, UNDECIDED, MERCY),
        Field("placed", PLACED, 1, 0, d.WORKERS),
        Field("altars", ALTAR + 1, d.ALTARS, 0, 1),
        Field("row", SLOTS, d.ROW, 0, d.BUILDINGS),
        Field("buildings", BUILDING_AT, d.BUILDINGS, IN_DECK, OWNED + 3),
        Field("monuments", MONUMENT_AT, d.MONUMENTS, IN_DECK, OWNED + 3),
        Field("wealth", WEALTH_AT, d.WEALTH, FACE_DOWN, KEPT_BY + 3),
        Field("corn_tiles", CORN_TILES, d.GROUPS, 0, 4),
        Field("wood_tiles", WOOD_TILES, d.GROUPS, 0, 4),
        Field("palenque", TEETH_AT, 10, 0, NEUTRAL),
        Field("yaxchilan", TEETH_AT + 10, 10, 0, NEUTRAL),
        Field("tikal", TEETH_AT + 20, 10, 0, NEUTRAL),
        Field("uxmal", TEETH_AT + 30, 10, 0, NEUTRAL),
        Field("chichen_itza", TEETH_AT + 40, 13, 0, NEUTRAL),
        Field("goods", PLAYER, 5, 0, MOST, STRIDE),
        Field("quarter_points", PLAYER + SCORE, 1, -MOST, MOST, STRIDE),
        Field("workers_in_hand", PLAYER + HAND, 1, 0, d.WORKERS, STRIDE),
        Field("workers_in_supply", PLAYER + RESERVE, 1, 0, 3, STRIDE),
        Field("board_light", PLAYER + LIGHT, 1, 0, 1, STRIDE),
        Field("corn_tiles_taken", PLAYER + CORN_TAKEN, 1, 0, 16, STRIDE),
        Field("wood_tiles_taken", PLAYER + WOOD_TAKEN, 1, 0, 12, STRIDE),
        Field("temples", PLAYER + STEP, 3, 0, 8, STRIDE),
        Field("technologies", PLAYER + LEVEL, 4, 0, 3, STRIDE),
    ),
    {
        DRAW_FIRST: Frame("first", True, (0, 0), (0, 0), False),
        DRAW_MONUMENT: Frame("monument", True, (1, 6), (0, 0), True),
        REFILL: Frame("refill", True, (0, 0), (0, 0), True),
        DEAL: Frame("deal", True, (0, 3), (0, 0), True),
        DRAW_NEUTRAL: Frame("neutral", True, (0, 0), (0, 0), True),
        KEEP: Frame("keep", False, (0, 0), (0, 0), True),
        TAKE_TURN: Frame("turn", False, (0, 0), (0, 0), True),
        ACT: Frame("act", False, (0, 4), (0, 10), False),
        HARVEST: Frame("harvest", False, (2, 5), (0, 0), False),
        ADVANCE: Frame("advance", False, (1, 2), (PAID, OPTIONAL), True),
        PAY: Frame("pay", False, (1, 3), (0, FOR_TEMPLES), False),
        STEP_UP: Frame("step", False, (0, 0), (0, 0), False),
        TWO_STEPS: Frame("two_steps", False, (0, 0), (0, 0), False),
        ANGER: Frame("anger", False, (0, 0), (0, 0), False),
        BUILD: Frame("build", False, (AT_TIKAL_2, AT_UXMAL_4), (0, 1), True),
        USE_ARCHITECTURE: Frame("architecture", False, (0, d.BUILDINGS - 1), (0, 0), False),
        SAVE: Frame("save", False, (0, d.BUILDINGS - 1), (AT_TIKAL_2, BY_BUILDING), False),
        MARKET: Frame("market", False, (0, 63), (0, 1), False),
        ANY_ACTION: Frame("any_action", False, (0, 1), (0, 0), False),
        GAIN: Frame("gain", False, (1, 2), (0, 0), False),
        THEOLOGY_STEP: Frame("theology", False, (0, 0), (0, 0), True),
        CHOOSE_DAYS: Frame("days", False, (0, 0), (0, 0), False),
        ALL_KEEP: Frame("all_keep", False, (0, 0), (0, 0), True),
        REVEAL: Frame("reveal", False, (0, 0), (0, 0), True),
        NEW_ROUND: Frame("new_round", False, (0, 0), (0, 0), True),
        EFFECTS: Frame("effects", False, (0, d.BUILDINGS - 1), (0, 3), True),
        TURN_OVER: Frame("turn_over", False, (0, 0), (0, 0), True),
        REWARDS: Frame("rewards", False, (0, 0), (0, 0), True),
        CALENDAR: Frame("calendar", False, (0, 0), (0, 0), True),
    },
)
