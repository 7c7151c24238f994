"""What a seat sees of Tzolk'in, as numbers for programs that learn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.observation import (
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
from sacbe.tzolkin.data import (
    ALL_TEETH,
    ALTARS,
    BUILDING_IDS,
    BUILDINGS,
    FOOD_DAYS,
    GEARS,
    GOODS,
    GROUPS,
    KEPT,
    MEAL,
    MONUMENT_IDS,
    MONUMENTS,
    ROW,
    SKULLS,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    WEALTH,
    WEALTH_IDS,
    WORKERS,
)
from sacbe.tzolkin.food_day import meals
from sacbe.tzolkin.position import (
    AGE_NOW,
    ALTAR,
    BUILDING_AT,
    BURNED,
    CALENDAR_CORN,
    CORN_TAKEN,
    CORN_TILES,
    DAY,
    FED,
    FIRST,
    HAND,
    IN_HAND,
    KEPT_BY,
    LAYOUT,
    LEVEL,
    LIGHT,
    MODE,
    MONUMENT_AT,
    NEUTRAL,
    ON_SHOW,
    OWNED,
    PLACED,
    RESERVE,
    SCORE,
    SHOWN,
    SLOTS,
    STARTER,
    STEP,
    SUPPLY_SKULLS,
    TEETH_AT,
    TURNS,
    WEALTH_AT,
    WOOD_TAKEN,
    WOOD_TILES,
    player,
)

MOST_GOODS: Final = 255
LOWEST: Final = -4000
HIGHEST: Final = 8000
"""Bounds of points, in quarters."""
LAST_TURN: Final = 255
PLACES: Final[tuple[str, ...]] = ("unseen", "on_show", "out")
MODES: Final[tuple[str, ...]] = ("undecided", "placing", "retrieving", "mercy")


class TzolkinObservation(Observation):
    """Everything but the wealth tiles in others' hands, and before all have chosen, their
    choice (TZ-1.4)."""

    def __init__(self) -> None:
        super().__init__(LAYOUT)

    def arrays(self, players: int) -> tuple[Array, ...]:
        return (
            *self.first_arrays(players),
            Array("first", who(players, "who has the starting-player marker")),
            Array("starting_space", who(players, "whose worker is on the starting-player space")),
            Array(
                "table",
                (
                    Column("turn", 0, LAST_TURN, "turns that have begun"),
                    Column("day", 1, 30, "day of the calendar"),
                    Column("age", 1, 2, "age"),
                    Column("food_days", 0, 4, "Food Days held"),
                    Column("until_food_day", 0, 30, "days until the next Food Day"),
                    Column("turns_taken", 0, 4, "turns taken in this round"),
                    Column("calendar_corn", 0, 30, "corn on the calendar"),
                    Column("skulls_left", 0, SKULLS, "crystal skulls in the supply"),
                    Column("burned", 0, 12, "wood tiles burned"),
                    Column("placed", 0, WORKERS, "workers placed in this turn"),
                ),
            ),
            Array("mode", flags(MODES, "what the turn has become")),
            Array("altars", flags(tuple(str(n + 1) for n in range(ALTARS)), "a skull lies there")),
            Array(
                "row",
                tuple(
                    Column(str(slot), 0, BUILDINGS, "the building there, counted from 1; 0 if none")
                    for slot in range(ROW)
                ),
            ),
            Array(
                "jungle",
                (
                    Column("corn", 0, 4, "corn tiles left"),
                    Column("wood", 0, 4, "wood tiles left"),
                ),
                tuple(f"palenque {group + 2}" for group in range(GROUPS)),
            ),
            Array(
                "teeth",
                (
                    *who(players, "whose worker stands there"),
                    Column("neutral", 0, 1, "a neutral worker stands there"),
                ),
                tuple(
                    f"{GEARS[gear]} {tooth}" for gear in range(5) for tooth in range(TEETH[gear])
                ),
            ),
            Array(
                "buildings",
                (*flags(PLACES, "where the building is"), *who(players, "who built it")),
                BUILDING_IDS,
            ),
            Array(
                "monuments",
                (Column("on_show", 0, 1, "can be built"), *who(players, "who built it")),
                MONUMENT_IDS,
            ),
            Array(
                "wealth",
                (
                    Column("neutral", 0, 1, "drawn for neutral workers"),
                    Column("in_hand", 0, 1, "in the own hand, not chosen"),
                    *who(players, "who keeps it; others' choices only when all have chosen"),
                ),
                WEALTH_IDS,
            ),
            Array(
                "players",
                (
                    *(Column(good, 0, MOST_GOODS, "how much of it the seat has") for good in GOODS),
                    Column("quarter_points", LOWEST, HIGHEST, "points, times 4"),
                    Column("hand", 0, WORKERS, "workers ready to be placed"),
                    Column("supply", 0, 3, "workers not yet in play"),
                    Column("light", 0, 1, "the player board is light side up"),
                    Column("corn_tiles", 0, 16, "corn tiles taken"),
                    Column("wood_tiles", 0, 12, "wood tiles taken"),
                    *(Column(temple, 0, 8, "step in this temple") for temple in TEMPLES),
                    *(Column(name, 0, 3, "level of this technology") for name in TECHNOLOGIES),
                    Column("hungry", 0, WORKERS, "workers to be fed on a Food Day"),
                    Column("meal", 0, MEAL, "corn that each of them costs"),
                    Column("wealth_hand", 0, 4, "wealth tiles to choose from"),
                    Column("wealth_kept", 0, KEPT, "wealth tiles kept"),
                ),
                names(players),
            ),
        )

    def write(self, position: Position, seat: i64, sheet: Sheet) -> None:
        at = self.write_first(position, seat, sheet)
        at = write_table(position, seat, sheet, at)
        at = write_teeth(position, seat, sheet, at)
        at = write_tiles(position, seat, sheet, at)
        write_wealth_and_players(position, seat, sheet, at)


def write_table(position: Position, seat: i64, sheet: Sheet, at: i64) -> i64:
    """From the starting player to the jungle; returns where the next arrays begin."""
    cells = position.cells
    players = cells[PLAYERS]
    i: i64
    if cells[FIRST] >= 0:
        sheet.put(at + turned(cells[FIRST], seat, players), 1)
    at += players
    if cells[STARTER] > 0:
        sheet.put(at + turned(cells[STARTER] - 1, seat, players), 1)
    at += players
    fed = cells[FED]
    sheet.put(at, clip(cells[TURN], 0, LAST_TURN))
    sheet.put(at + 1, cells[DAY])
    sheet.put(at + 2, cells[AGE_NOW])
    sheet.put(at + 3, fed)
    if fed < len(FOOD_DAYS):
        sheet.put(at + 4, clip(FOOD_DAYS[fed] - cells[DAY], 0, 30))
    sheet.put(at + 5, cells[TURNS])
    sheet.put(at + 6, cells[CALENDAR_CORN])
    sheet.put(at + 7, cells[SUPPLY_SKULLS])
    sheet.put(at + 8, cells[BURNED])
    sheet.put(at + 9, cells[PLACED])
    at += 10
    sheet.put(at + cells[MODE], 1)
    at += 4
    for i in range(ALTARS):
        sheet.put(at + i, cells[ALTAR + 1 + i])
    at += ALTARS
    for i in range(ROW):
        sheet.put(at + i, cells[SLOTS + i])
    at += ROW
    for i in range(GROUPS):
        sheet.put(at + 2 * i, cells[CORN_TILES + i])
        sheet.put(at + 2 * i + 1, cells[WOOD_TILES + i])
    return at + 2 * GROUPS


def write_teeth(position: Position, seat: i64, sheet: Sheet, at: i64) -> i64:
    """Who stands on each tooth of the gears."""
    cells = position.cells
    players = cells[PLAYERS]
    tooth: i64
    for tooth in range(ALL_TEETH):
        stands = cells[TEETH_AT + tooth]
        if stands == NEUTRAL:
            sheet.put(at + players, 1)
        elif stands > 0:
            sheet.put(at + turned(stands - 1, seat, players), 1)
        at += players + 1
    return at


def write_tiles(position: Position, seat: i64, sheet: Sheet, at: i64) -> i64:
    """Where buildings and monuments are."""
    cells = position.cells
    players = cells[PLAYERS]
    i: i64
    for i in range(BUILDINGS):
        place = cells[BUILDING_AT + i]
        if place < OWNED:
            sheet.put(at + place, 1)
        else:
            sheet.put(at + OWNED + turned(place - OWNED, seat, players), 1)
        at += OWNED + players
    for i in range(MONUMENTS):
        place = cells[MONUMENT_AT + i]
        if place == ON_SHOW:
            sheet.put(at, 1)
        elif place >= OWNED:
            sheet.put(at + 1 + turned(place - OWNED, seat, players), 1)
        at += 1 + players
    return at


def write_wealth_and_players(position: Position, seat: i64, sheet: Sheet, at: i64) -> None:
    """Wealth tiles as far as the seat may know them, and every player's board."""
    cells = position.cells
    players = cells[PLAYERS]
    i: i64
    other: i64
    secret = False
    for i in range(WEALTH):
        if IN_HAND <= cells[WEALTH_AT + i] < KEPT_BY:
            secret = True
    boards = at + WEALTH * (2 + players)
    columns = 22
    for i in range(WEALTH):
        place = cells[WEALTH_AT + i]
        if place == SHOWN:
            sheet.put(at, 1)
        elif place == IN_HAND + seat:
            sheet.put(at + 1, 1)
        elif place >= KEPT_BY and (not secret or place == KEPT_BY + seat):
            sheet.put(at + 2 + turned(place - KEPT_BY, seat, players), 1)
        at += 2 + players
    for other in range(players):
        mine = player(other)
        at = boards + columns * turned(other, seat, players)
        for i in range(5):
            sheet.put(at + i, clip(cells[mine + i], 0, MOST_GOODS))
        sheet.put(at + 5, clip(cells[mine + SCORE], LOWEST, HIGHEST))
        sheet.put(at + 6, cells[mine + HAND])
        sheet.put(at + 7, cells[mine + RESERVE])
        sheet.put(at + 8, cells[mine + LIGHT])
        sheet.put(at + 9, cells[mine + CORN_TAKEN])
        sheet.put(at + 10, cells[mine + WOOD_TAKEN])
        for i in range(3):
            sheet.put(at + 11 + i, cells[mine + STEP + i])
        for i in range(4):
            sheet.put(at + 14 + i, cells[mine + LEVEL + i])
        if secret and other != seat:  # a kept tile may feed a worker
            sheet.put(at + 18, WORKERS - cells[mine + RESERVE])
            sheet.put(at + 19, MEAL)
        else:
            hungry, price = meals(position, other)
            sheet.put(at + 18, hungry)
            sheet.put(at + 19, price)
    # How many there are is no secret: everybody sees the backs.
    hands = vec[i64]([0] * 8)
    for i in range(WEALTH):
        place = cells[WEALTH_AT + i]
        if place >= IN_HAND:
            hands[place - IN_HAND] += 1
    for other in range(players):
        at = boards + columns * turned(other, seat, players)
        sheet.put(at + 20, hands[other])
        sheet.put(at + 21, hands[4 + other])
