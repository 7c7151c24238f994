"""What a seat sees of Tikal, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sacbe.core.observation import (
    WIDTH,
    Array,
    Column,
    Observation,
    Sheet,
    clip,
    flags,
    names,
    turned,
    who,
)
from sacbe.core.position import PLAYERS, TURN, Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.position import player
from sacbe.tikal.scoring import treasure_points
from sacbe.tikal.temples import controller

LAST_TURN: Final = 255
STEPS: Final = d.HIGHEST_STEP - d.LOWEST_STEP + 1
PLACES: Final[tuple[str, ...]] = ("in_stack", "open", "in_hand", "placed", "out")
HEX: Final = 14
"""Columns per hex that do not depend on a seat."""
BOARD: Final = 19
"""Columns per player."""
TEMPLE_POINTS: Final = 9
TREASURE_POINTS: Final = 10
OWN: Final[tuple[tuple[str, int, str], ...]] = (
    ("camp", d.CAMPS, "the seat's first (1) or second (2) camp is there"),
    ("guard", 2, "the seat's guard is there, an explorer (1) or the leader (2)"),
    ("explorers", 18, "explorers of the seat"),
    ("leader", 1, "the seat's leader is there"),
    ("holds", 1, "the seat would score this temple"),
)
"""Columns per hex for every seat."""


class TikalObservation(Observation):
    """Everything: what is face down is unknown to all players."""

    def __init__(self) -> None:
        super().__init__(p.LAYOUT)

    def arrays(self, players: int) -> tuple[Array, ...]:
        return (
            *self.first_arrays(players),
            Array("first", who(players, "the first player")),
            Array("last_placer", who(players, "who placed, or lost, the last tile")),
            Array("bidder", who(players, "whose the highest bid is")),
            Array("first_pass", who(players, "who passed first in this auction")),
            Array(
                "order",
                who(players, "the seat in this place of the last scoring round"),
                tuple(str(place + 1) for place in range(players)),
            ),
            Array(
                "table",
                (
                    Column("turn", 0, LAST_TURN, "turns that have begun"),
                    Column("tactical", 0, 1, "the tactical game is played"),
                    Column("scoring_rounds", 0, 4, "scoring rounds held"),
                    Column("bid", 0, d.MOST_POINTS, "the highest bid"),
                ),
            ),
            Array(
                "steps_left",
                tuple(
                    Column(
                        str(d.LOWEST_STEP + i), 0, 11, "temple steps of this number in the supply"
                    )
                    for i in range(STEPS)
                ),
            ),
            Array(
                "treasures_unseen",
                tuple(Column(name, 0, d.OF_EACH, "treasures face down") for name in d.KIND_NAMES),
            ),
            Array("tiles", flags(PLACES, "where the tile is"), d.TILE_IDS),
            Array("hexes", hex_columns(players), d.HEX_NAMES),
            Array(
                "players",
                (
                    Column("points", 0, d.MOST_POINTS, "points"),
                    Column("explorers", 0, 18, "explorers in the supply"),
                    Column("leader", 0, 1, "the leader is in the supply"),
                    Column("explorers_lost", 0, 18, "explorers out of the game"),
                    Column("leader_lost", 0, 1, "the leader is out of the game"),
                    Column("guards_left", 0, d.GUARDS, "guards that can still be set"),
                    Column("camps_left", 0, d.CAMPS, "camps that can still be pitched"),
                    Column("totem_up", 0, 1, "has not yet taken a tile in this round of auctions"),
                    Column("passed", 0, 1, "has passed in this auction"),
                    Column("temple_points", 0, d.MOST_POINTS, "points temples held would score"),
                    Column("treasure_points", 0, 48, "points treasures would score"),
                    *(Column(name, 0, d.OF_EACH, "treasures of the seat") for name in d.KIND_NAMES),
                ),
                names(players),
            ),
        )

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        at = self.write_first(position, seat, sheet)
        at = write_table(position, seat, sheet, at)
        boards = at + d.HEXES * (HEX + len(OWN) * position.cells[PLAYERS])
        write_players(position, seat, sheet, boards)
        write_hexes(position, seat, sheet, at, boards)


def hex_columns(players: int) -> tuple[Column, ...]:
    """Return the columns of each hex."""
    return (
        *flags(d.TERRAINS, "what it is; none of these if it is unexplored"),
        Column("level", 0, d.HIGHEST_STEP, "top of the temple"),
        Column("treasures", 0, 4, "treasures left in the ruins"),
        Column("done", 0, 2, "steps uncovered or treasures recovered here in this turn"),
        *(
            Column(
                f"stones_{side}", 0, 3, "stones on this side; a road costs those of both its hexes"
            )
            for side in d.DIRECTIONS
        ),
        *(
            Column(f"{name}_{seat}", 0, high, meaning)
            for name, high, meaning in OWN
            for seat in names(players)
        ),
    )


def write_seat(sheet: Sheet, at: i64, who: i64, seat: i64, players: i64) -> i64:
    """Write a 1 for a seat, if there is one; return where the next array begins."""
    if who >= 0:
        sheet.put(at + turned(who, seat, players), 1)
    return at + players


def write_table(position: Position, seat: i64, sheet: Sheet, at: i64) -> i64:
    """Write everything from the first player to the tiles; return where the hexes begin."""
    cells = position.cells
    players = cells[PLAYERS]
    i: i64
    at = write_seat(sheet, at, cells[p.FIRST], seat, players)
    at = write_seat(sheet, at, cells[p.LAST_PLACER], seat, players)
    at = write_seat(sheet, at, cells[p.BIDDER], seat, players)
    at = write_seat(sheet, at, cells[p.FIRST_PASS], seat, players)
    for i in range(players):
        at = write_seat(sheet, at, cells[p.ORDER + i], seat, players)
    sheet.put(at, clip(cells[TURN], 0, LAST_TURN))
    sheet.put(at + 1, cells[p.TACTICAL])
    sheet.put(at + 2, cells[p.ROUND])
    sheet.put(at + 3, cells[p.BID])
    at += 4
    out = sheet.out
    start = sheet.start + WIDTH * at
    for i in range(STEPS):
        out[start + WIDTH * i] = u8(cells[p.STEPS_LEFT + d.LOWEST_STEP + i])
    start += WIDTH * STEPS
    for i in range(d.KINDS):
        out[start + WIDTH * i] = u8(cells[p.FACE_DOWN + i])
    start += WIDTH * d.KINDS
    for i in range(d.TILES):
        out[start + WIDTH * (len(PLACES) * i + cells[p.TILE_AT + i])] = 1
    return at + STEPS + d.KINDS + len(PLACES) * d.TILES


def write_players(position: Position, seat: i64, sheet: Sheet, boards: i64) -> None:
    """Write every player's board, except the points for temples."""
    cells = position.cells
    players = cells[PLAYERS]
    out = sheet.out
    other: i64
    i: i64
    for other in range(players):
        mine = player(other)
        at = boards + BOARD * turned(other, seat, players)
        sheet.put(at, cells[mine + p.SCORE])
        # One byte per number: none of the others exceeds 255.
        here = sheet.start + WIDTH * at
        out[here + WIDTH] = u8(cells[mine + p.SUPPLY])
        out[here + WIDTH * 2] = 1 if cells[mine + p.LEADER_AT] == p.HOME else 0
        out[here + WIDTH * 3] = u8(cells[mine + p.LOST])
        out[here + WIDTH * 4] = u8(cells[mine + p.LEADER_LOST])
        out[here + WIDTH * 5] = u8(d.GUARDS - cells[mine + p.GUARDS_SET])
        out[here + WIDTH * 6] = u8(d.CAMPS - cells[mine + p.CAMPS_SET])
        out[here + WIDTH * 7] = u8(cells[mine + p.TOTEM])
        out[here + WIDTH * 8] = u8(cells[mine + p.PASSED])
        out[here + WIDTH * TREASURE_POINTS] = u8(treasure_points(position, other))
        for i in range(d.KINDS):
            out[here + WIDTH * (11 + i)] = u8(cells[mine + p.TREASURE + i])


def write_hexes(position: Position, seat: i64, sheet: Sheet, at: i64, boards: i64) -> None:
    """Write what is on every explored hex, and what the temples would score."""
    cells = position.cells
    players = cells[PLAYERS]
    width = HEX + len(OWN) * players
    held = vec[i64]([0] * 4)
    hex: i64
    other: i64
    i: i64
    # Most of the work is here, so there are no calls, and one byte per number: none exceeds 255.
    out = sheet.out
    start = sheet.start + WIDTH * at
    for hex in range(d.HEXES):
        on = cells[p.ON + hex] - 1
        if on < 0:
            continue
        here = start + WIDTH * width * hex
        out[here + WIDTH * d.GROUND[on]] = 1
        out[here + WIDTH * 6] = u8(cells[p.MASKS_LEFT + hex])
        out[here + WIDTH * 7] = u8(cells[p.DONE_HERE + hex])
        for i in range(d.SIDES):
            out[here + WIDTH * (8 + i)] = u8(d.STONES[d.SIDES * on + i])
        level = cells[p.LEVEL + hex]
        if level > 0:
            out[here + WIDTH * 5] = u8(level)
            seats = here + WIDTH * HEX
            other = controller(position, hex)
            if other >= 0:
                out[seats + WIDTH * (4 * players + turned(other, seat, players))] = 1
                held[other] += level
            guard = cells[p.GUARD_OF + hex]
            if guard > 0:
                seats += WIDTH * (players + turned((guard - 1) % p.LEADER_GUARD, seat, players))
                out[seats] = 2 if guard > p.LEADER_GUARD else 1
    for other in range(players):
        mine = player(other)
        column = turned(other, seat, players)
        here = at + HEX + column
        sheet.put(boards + BOARD * column + TEMPLE_POINTS, held[other])
        # Written for every hex, even if nobody is there: a branch would be slower.
        first = sheet.start + WIDTH * (here + 2 * players)
        for hex in range(d.HEXES):
            out[first + WIDTH * width * hex] = u8(cells[mine + p.EXPLORERS_ON + hex])
        if p.HOME < cells[mine + p.LEADER_AT] < p.GONE:
            sheet.put(here + width * (cells[mine + p.LEADER_AT] - 1) + 3 * players, 1)
        for i in range(cells[mine + p.CAMPS_SET]):
            sheet.put(here + width * (cells[mine + p.CAMP_HEX + i] - 1), i + 1)
