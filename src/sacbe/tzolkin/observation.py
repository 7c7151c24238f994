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
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.food_day import meals
from sacbe.tzolkin.position import player

MOST_GOODS: Final = 255
LOWEST: Final = -4000
HIGHEST: Final = 8000
"""The upper bound of points, in quarters."""
LAST_TURN: Final = 255
PLACES: Final[tuple[str, ...]] = ("unseen", "on_show", "out")
MODES: Final[tuple[str, ...]] = ("undecided", "placing", "retrieving", "mercy")


class TzolkinObservation(Observation):
    """Everything except the wealth tiles in others' hands and, until all have chosen, which ones
    they keep (TZ-1.4)."""

    def __init__(self) -> None:
        super().__init__(p.LAYOUT)

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
                    Column("skulls_left", 0, d.SKULLS, "crystal skulls in the supply"),
                    Column("burned", 0, 12, "wood tiles burned"),
                    Column("placed", 0, d.WORKERS, "workers placed in this turn"),
                ),
            ),
            Array("mode", flags(MODES, "what the turn has become")),
            Array(
                "altars", flags(tuple(str(n + 1) for n in range(d.ALTARS)), "a skull lies there")
            ),
            Array(
                "row",
                tuple(
                    Column(
                        str(slot), 0, d.BUILDINGS, "the building there, counted from 1; 0 if none"
                    )
                    for slot in range(d.ROW)
                ),
            ),
            Array(
                "jungle",
                (
                    Column("corn", 0, 4, "corn tiles left"),
                    Column("wood", 0, 4, "wood tiles left"),
                ),
                tuple(f"palenque {group + 2}" for group in range(d.GROUPS)),
            ),
            Array(
                "teeth",
                (
                    *who(players, "whose worker stands there"),
                    Column("neutral", 0, 1, "a neutral worker stands there"),
                ),
                tuple(
                    f"{d.GEARS[gear]} {tooth}"
                    for gear in range(5)
                    for tooth in range(d.TEETH[gear])
                ),
            ),
            Array(
                "buildings",
                (*flags(PLACES, "where the building is"), *who(players, "who built it")),
                d.BUILDING_IDS,
            ),
            Array(
                "monuments",
                (Column("on_show", 0, 1, "can be built"), *who(players, "who built it")),
                d.MONUMENT_IDS,
            ),
            Array(
                "wealth",
                (
                    Column("neutral", 0, 1, "drawn for neutral workers"),
                    Column("in_hand", 0, 1, "in the observer's own hand, not chosen yet"),
                    *who(players, "who keeps it; others' choices only when all have chosen"),
                ),
                d.WEALTH_IDS,
            ),
            Array(
                "players",
                (
                    *(
                        Column(good, 0, MOST_GOODS, "how much of it the seat has")
                        for good in d.GOODS
                    ),
                    Column("quarter_points", LOWEST, HIGHEST, "points, times 4"),
                    Column("hand", 0, d.WORKERS, "workers ready to be placed"),
                    Column("supply", 0, 3, "workers not yet in play"),
                    Column("light", 0, 1, "the player board is light side up"),
                    Column("corn_tiles", 0, 16, "corn tiles taken"),
                    Column("wood_tiles", 0, 12, "wood tiles taken"),
                    *(Column(temple, 0, 8, "step in this temple") for temple in d.TEMPLES),
                    *(Column(name, 0, 3, "level of this technology") for name in d.TECHNOLOGIES),
                    Column("hungry", 0, d.WORKERS, "workers to be fed on a Food Day"),
                    Column("meal", 0, d.MEAL, "corn that each of them costs"),
                    Column("wealth_hand", 0, 4, "wealth tiles to choose from"),
                    Column("wealth_kept", 0, d.KEPT, "wealth tiles kept"),
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
    """Write everything from the starting player to the jungle; return where the next arrays
    begin."""
    cells = position.cells
    players = cells[PLAYERS]
    i: i64
    if cells[p.FIRST] >= 0:
        sheet.put(at + turned(cells[p.FIRST], seat, players), 1)
    at += players
    if cells[p.STARTER] > 0:
        sheet.put(at + turned(cells[p.STARTER] - 1, seat, players), 1)
    at += players
    fed = cells[p.FED]
    sheet.put(at, clip(cells[TURN], 0, LAST_TURN))
    sheet.put(at + 1, cells[p.DAY])
    sheet.put(at + 2, cells[p.AGE_NOW])
    sheet.put(at + 3, fed)
    if fed < len(d.FOOD_DAYS):
        sheet.put(at + 4, clip(d.FOOD_DAYS[fed] - cells[p.DAY], 0, 30))
    sheet.put(at + 5, cells[p.TURNS])
    sheet.put(at + 6, cells[p.CALENDAR_CORN])
    sheet.put(at + 7, cells[p.SUPPLY_SKULLS])
    sheet.put(at + 8, cells[p.BURNED])
    sheet.put(at + 9, cells[p.PLACED])
    at += 10
    sheet.put(at + cells[p.MODE], 1)
    at += 4
    for i in range(d.ALTARS):
        sheet.put(at + i, cells[p.ALTAR + 1 + i])
    at += d.ALTARS
    for i in range(d.ROW):
        sheet.put(at + i, cells[p.SLOTS + i])
    at += d.ROW
    for i in range(d.GROUPS):
        sheet.put(at + 2 * i, cells[p.CORN_TILES + i])
        sheet.put(at + 2 * i + 1, cells[p.WOOD_TILES + i])
    return at + 2 * d.GROUPS


def write_teeth(position: Position, seat: i64, sheet: Sheet, at: i64) -> i64:
    """Write who stands on each tooth of the gears."""
    cells = position.cells
    players = cells[PLAYERS]
    tooth: i64
    for tooth in range(d.ALL_TEETH):
        stands = cells[p.TEETH_AT + tooth]
        if stands == p.NEUTRAL:
            sheet.put(at + players, 1)
        elif stands > 0:
            sheet.put(at + turned(stands - 1, seat, players), 1)
        at += players + 1
    return at


def write_tiles(position: Position, seat: i64, sheet: Sheet, at: i64) -> i64:
    """Write where buildings and monuments are."""
    cells = position.cells
    players = cells[PLAYERS]
    i: i64
    for i in range(d.BUILDINGS):
        place = cells[p.BUILDING_AT + i]
        if place < p.OWNED:
            sheet.put(at + place, 1)
        else:
            sheet.put(at + p.OWNED + turned(place - p.OWNED, seat, players), 1)
        at += p.OWNED + players
    for i in range(d.MONUMENTS):
        place = cells[p.MONUMENT_AT + i]
        if place == p.ON_SHOW:
            sheet.put(at, 1)
        elif place >= p.OWNED:
            sheet.put(at + 1 + turned(place - p.OWNED, seat, players), 1)
        at += 1 + players
    return at


def write_wealth_and_players(position: Position, seat: i64, sheet: Sheet, at: i64) -> None:
    """Write wealth tiles as far as the seat may know them, and every player's board."""
    cells = position.cells
    players = cells[PLAYERS]
    i: i64
    other: i64
    secret = False
    for i in range(d.WEALTH):
        if p.IN_HAND <= cells[p.WEALTH_AT + i] < p.KEPT_BY:
            secret = True
    boards = at + d.WEALTH * (2 + players)
    columns = 22
    for i in range(d.WEALTH):
        place = cells[p.WEALTH_AT + i]
        if place == p.SHOWN:
            sheet.put(at, 1)
        elif place == p.IN_HAND + seat:
            sheet.put(at + 1, 1)
        elif place >= p.KEPT_BY and (not secret or place == p.KEPT_BY + seat):
            sheet.put(at + 2 + turned(place - p.KEPT_BY, seat, players), 1)
        at += 2 + players
    for other in range(players):
        mine = player(other)
        at = boards + columns * turned(other, seat, players)
        for i in range(5):
            sheet.put(at + i, clip(cells[mine + i], 0, MOST_GOODS))
        sheet.put(at + 5, clip(cells[mine + p.SCORE], LOWEST, HIGHEST))
        for i in range(p.HAND, p.STRIDE):  # these columns are the cells, in their order
            sheet.put(at + i, cells[mine + i])
        if secret and other != seat:  # a kept tile may feed a worker
            sheet.put(at + 18, d.WORKERS - cells[mine + p.RESERVE])
            sheet.put(at + 19, d.MEAL)
        else:
            hungry, price = meals(position, other)
            sheet.put(at + 18, hungry)
            sheet.put(at + 19, price)
    # Their number is no secret: everybody sees the backs.
    hands = vec[i64]([0] * 8)
    for i in range(d.WEALTH):
        place = cells[p.WEALTH_AT + i]
        if place >= p.IN_HAND:
            hands[place - p.IN_HAND] += 1
    for other in range(players):
        at = boards + columns * turned(other, seat, players)
        sheet.put(at + 20, hands[other])
        sheet.put(at + 21, hands[4 + other])
