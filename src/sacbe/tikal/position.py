"""Where everything on Tikal's table is in a position's cells."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.layout import Field, Frame, Layout
from sacbe.core.position import FREE, Position
from sacbe.tikal.data import HEXES, HIGHEST_STEP, KINDS, MOST_POINTS, OF_EACH, TILES

# Copies: the compiler can only compute a sum if all its parts are in this module.
_FREE: Final = 203
_HEXES: Final = 40
_HIGHEST_STEP: Final = 10
_KINDS: Final = 8
_TILES: Final = 36
assert (_FREE, _HEXES, _HIGHEST_STEP, _KINDS, _TILES) == (FREE, HEXES, HIGHEST_STEP, KINDS, TILES)

# The table.
TACTICAL: Final = _FREE  # 1 in the tactical game
FIRST: Final = _FREE + 1  # the first player's seat; -1 until drawn
HELD: Final = _FREE + 2  # the tile about to be placed, plus 1; 0 if none
LAST_PLACER: Final = _FREE + 3  # who placed (or lost) the last tile; -1 at the start
ROUND: Final = _FREE + 4  # scoring rounds held
# The auction.
BID: Final = _FREE + 5  # the highest bid; 0 if none
BIDDER: Final = _FREE + 6  # whose it is; -1 if nobody's
FIRST_PASS: Final = _FREE + 7  # who passed first in this auction; -1 if nobody
ORDER: Final = _FREE + 8  # of the last scoring round: four seats; -1 where there is none
# Tiles and things.
TILE_AT: Final = _FREE + 12
STEPS_LEFT: Final = TILE_AT + _TILES  # temple steps by number; 0 and 1 are not used
FACE_DOWN: Final = STEPS_LEFT + _HIGHEST_STEP + 2  # treasures not yet seen, by kind
# The hexes.
ON: Final = FACE_DOWN + _KINDS  # 1 + 6 x tile + its rotation; 0 if unexplored
LEVEL: Final = ON + _HEXES  # a temple's top
MASKS_LEFT: Final = LEVEL + _HEXES  # a ruin's treasures
CAMP_OF: Final = MASKS_LEFT + _HEXES  # seat plus 1; 0 if no camp
GUARD_OF: Final = CAMP_OF + _HEXES  # seat plus 1, and 4 more if the guard is a leader; 0 if none
DONE_HERE: Final = GUARD_OF + _HEXES  # steps uncovered or treasures recovered here this turn
# The players: what each has, then where each figure stands.
PLAYER: Final = DONE_HERE + _HEXES
SCORE: Final = 0
SUPPLY: Final = 1  # explorers
LEADER_AT: Final = 2  # hex plus 1; HOME in the supply, GONE on guard or out of the game
LOST: Final = 3  # explorers out of the game
LEADER_LOST: Final = 4  # 1 if the leader is out of the game
GUARDS_SET: Final = 5
CAMPS_SET: Final = 6
CAMP_HEX: Final = 7  # two camps: hex plus 1; 0 if not pitched
TOTEM: Final = 9  # 1 while it is up
PASSED: Final = 10  # in this auction
TREASURE: Final = 11  # by kind
EXPLORERS_ON: Final = TREASURE + _KINDS
STRIDE: Final = EXPLORERS_ON + _HEXES
SIZE: Final = PLAYER + 4 * STRIDE

LEADER_GUARD: Final = 4
HOME: Final = 0
GONE: Final = _HEXES + 1

# Where a tile is.
IN_STACK: Final = 0
OPEN: Final = 1  # face up, to be chosen (tactical game)
IN_HAND: Final = 2  # drawn or chosen, about to be placed
PLACED: Final = 3
OUT: Final = 4

# The agenda. Choices and draws:
DRAW_FIRST: Final = 0
DRAW_TILE: Final = 1  # how many more are turned up
DRAW_TREASURE: Final = 2  # for whom
PLACE_TILE: Final = 3
SPEND: Final = 4  # action points left
MAKE_BID: Final = 5
CHOOSE_TILE: Final = 6
# Things that happen by themselves:
NEW_TURN: Final = 32
NEW_ROUND: Final = 33
AUCTION: Final = 34
TAKE_TILE: Final = 35  # the turn of the player who has the tile
OWN_SPEND: Final = 36  # after a volcano's scoring round
SCORING: Final = 37  # how many have scored
SCORE_NOW: Final = 38
FINAL_SCORING: Final = 39  # how many have scored
TURN_OVER: Final = 40


def player(seat: i64) -> i64:
    """Return the index of a player's first cell."""
    return PLAYER + STRIDE * seat


def explorers(position: Position, seat: i64, hex: i64) -> i64:
    """Return how many explorers a player has on a hex."""
    return position.cells[PLAYER + STRIDE * seat + EXPLORERS_ON + hex]


def leader(position: Position, seat: i64, hex: i64) -> i64:
    """Return 1 if a player's leader is on a hex."""
    return 1 if position.cells[PLAYER + STRIDE * seat + LEADER_AT] == hex + 1 else 0


def figures(position: Position, seat: i64, hex: i64) -> i64:
    """Return how many figures a player has on a hex; the leader counts as one (TK-1.3)."""
    return explorers(position, seat, hex) + leader(position, seat, hex)


LAYOUT: Final = Layout(
    SIZE,
    (
        Field("tactical", TACTICAL, 1, 0, 1),
        Field("first", FIRST, 1, -1, 3),
        Field("held", HELD, 1, 0, TILES),
        Field("last_placer", LAST_PLACER, 1, -1, 3),
        Field("scoring_rounds", ROUND, 1, 0, 4),
        Field("bid", BID, 1, 0, MOST_POINTS),
        Field("bidder", BIDDER, 1, -1, 3),
        Field("first_pass", FIRST_PASS, 1, -1, 3),
        Field("order", ORDER, 4, -1, 3),
        Field("tiles", TILE_AT, TILES, IN_STACK, OUT),
        Field("steps_left", STEPS_LEFT, HIGHEST_STEP + 2, 0, 11),
        Field("treasures_unseen", FACE_DOWN, KINDS, 0, OF_EACH),
        Field("hexes", ON, HEXES, 0, 6 * (TILES + 4)),
        Field("levels", LEVEL, HEXES, 0, HIGHEST_STEP),
        Field("treasures_left", MASKS_LEFT, HEXES, 0, 4),
        Field("camps", CAMP_OF, HEXES, 0, 4),
        Field("guards", GUARD_OF, HEXES, 0, 8),
        Field("done_this_turn", DONE_HERE, HEXES, 0, 2),
        Field("points", PLAYER + SCORE, 1, 0, MOST_POINTS, STRIDE),
        Field("explorers_in_supply", PLAYER + SUPPLY, 1, 0, 18, STRIDE),
        Field("leader", PLAYER + LEADER_AT, 1, HOME, GONE, STRIDE),
        Field("explorers_lost", PLAYER + LOST, 1, 0, 18, STRIDE),
        Field("leader_lost", PLAYER + LEADER_LOST, 1, 0, 1, STRIDE),
        Field("guards_set", PLAYER + GUARDS_SET, 1, 0, 2, STRIDE),
        Field("camps_set", PLAYER + CAMPS_SET, 1, 0, 2, STRIDE),
        Field("camp_hexes", PLAYER + CAMP_HEX, 2, 0, HEXES, STRIDE),
        Field("totem_up", PLAYER + TOTEM, 1, 0, 1, STRIDE),
        Field("passed", PLAYER + PASSED, 1, 0, 1, STRIDE),
        Field("treasures", PLAYER + TREASURE, KINDS, 0, OF_EACH, STRIDE),
        Field("explorers", PLAYER + EXPLORERS_ON, HEXES, 0, 18, STRIDE),
    ),
    {
        DRAW_FIRST: Frame("first", True, (0, 0), (0, 0), False),
        DRAW_TILE: Frame("tile", True, (1, 4), (0, 0), False),
        DRAW_TREASURE: Frame("treasure", True, (0, 3), (0, 0), False),
        PLACE_TILE: Frame("place", False, (0, 0), (0, 0), False),
        SPEND: Frame("spend", False, (0, 10), (0, 0), True),
        MAKE_BID: Frame("bid", False, (0, 0), (0, 0), False),
        CHOOSE_TILE: Frame("choose", False, (0, 0), (0, 0), False),
        NEW_TURN: Frame("new_turn", False, (0, 0), (0, 0), True),
        NEW_ROUND: Frame("new_round", False, (0, 0), (0, 0), True),
        AUCTION: Frame("auction", False, (0, 0), (0, 0), True),
        TAKE_TILE: Frame("take_tile", False, (0, 0), (0, 0), True),
        OWN_SPEND: Frame("own_spend", False, (0, 0), (0, 0), True),
        SCORING: Frame("scoring", False, (0, 4), (0, 0), True),
        SCORE_NOW: Frame("score", False, (0, 0), (0, 0), True),
        FINAL_SCORING: Frame("final_scoring", False, (0, 4), (0, 0), True),
        TURN_OVER: Frame("turn_over", False, (0, 0), (0, 0), True),
    },
)
