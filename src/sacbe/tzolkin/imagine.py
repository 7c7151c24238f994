"""A whole position from what one seat sees of it. Until all have chosen their wealth tiles
(TZ-1.4), those of the others are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.dice import Dice
from sacbe.core.errors import BadPosition
from sacbe.core.game import Game
from sacbe.core.position import Position
from sacbe.core.view_reader import ViewReader, begin, look
from sacbe.tzolkin.data import (
    ALL_TEETH,
    ALTARS,
    BUILDING_IDS,
    BUILDINGS,
    DEALT,
    FOOD_DAYS,
    GEARS,
    GOODS,
    GROUPS,
    KEPT,
    LAST,
    MASTERED,
    MONUMENT_IDS,
    ROW,
    SKULLS,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    TOOTH,
    TOP,
    WEALTH,
    WEALTH_IDS,
    WORKERS,
    by_players,
)
from sacbe.tzolkin.position import (
    AGE_NOW,
    ALTAR,
    BUILDING_AT,
    BURNED,
    CALENDAR_CORN,
    CORN_TAKEN,
    CORN_TILES,
    DAY,
    FACE_DOWN,
    FED,
    FIRST,
    HAND,
    IN_DECK,
    IN_HAND,
    KEPT_BY,
    LEVEL,
    LIGHT,
    MERCY,
    MODE,
    MONUMENT_AT,
    MOST,
    NEUTRAL,
    NEUTRAL_LEFT,
    ON_SHOW,
    OUT,
    OWNED,
    PLACED,
    PLACING,
    QUARTERS,
    RESERVE,
    RETRIEVING,
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

MODES: Final[dict[str, int]] = {"placing": PLACING, "retrieving": RETRIEVING, "mercy": MERCY}
SIDES: Final[dict[str, int]] = {"dark": 0, "light": 1}
BUILDING_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(BUILDING_IDS)}
MONUMENT_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(MONUMENT_IDS)}
WEALTH_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(WEALTH_IDS)}
GROUP_NAMES: Final[tuple[str, ...]] = tuple(str(group + 2) for group in range(GROUPS))
LAST_DAY: Final = 30
MOST_TILES: Final = 16
"""No player takes more harvest tiles of a kind, no group has more."""


def imagine(game: Game, view: Mapping[str, Any], dice: Dice) -> Position:
    """A position that is like the view; what its seat cannot know is drawn, all that is possible
    equally likely."""
    reader = look(game, view)
    players = reader.parts("players")
    position = begin(game, reader, players)
    cells = position.cells
    fill_calendar(cells, reader, len(players))
    fill_gears(cells, reader.part("gears"), len(players))
    fill_places(cells, reader)
    for seat, part in enumerate(players):
        fill_player(cells, part, seat)
    i: i64
    left: i64 = by_players(len(players), "neutral_workers")
    for i in range(ALL_TEETH):
        if cells[TEETH_AT + i] == NEUTRAL:
            left -= 1
    if left < 0:
        raise BadPosition("error-position-rule", rule="TZ-1.5", what="gears")
    cells[NEUTRAL_LEFT] = left
    draw_wealth(cells, players, dice)
    return position


def fill_calendar(cells: vec[i64], reader: ViewReader, players: i64) -> None:
    """The calendar, and what the turn has become."""
    calendar = reader.part("calendar")
    cells[DAY] = calendar.number("day", 1, LAST_DAY)
    cells[AGE_NOW] = calendar.number("age", 1, 2)
    cells[FED] = calendar.number("food_days_held", 0, len(FOOD_DAYS))
    cells[CALENDAR_CORN] = calendar.number("corn", 0, LAST_DAY)
    cells[FIRST] = calendar.seat("first", players)
    cells[TURNS] = calendar.number("turns_taken", 0, players)
    cells[STARTER] = calendar.seat("starting_space", players) + 1
    turn = reader.part("this_turn")
    if turn.get("mode") is not None:
        cells[MODE] = turn.word("mode", MODES)
    cells[PLACED] = turn.number("placed", 0, WORKERS)


def fill_gears(cells: vec[i64], reader: ViewReader, players: i64) -> None:
    """Who stands where."""
    gear: i64
    for gear in range(len(GEARS)):
        part = reader.part(GEARS[gear])
        at = TEETH_AT + TOOTH[gear]
        fill_teeth(cells, part, "spaces", at, LAST[gear] + 1, players)
        fill_teeth(
            cells, part, "beyond", at + LAST[gear] + 1, TEETH[gear] - LAST[gear] - 1, players
        )


def fill_teeth(
    cells: vec[i64], reader: ViewReader, name: str, first: i64, count: i64, players: i64
) -> None:
    """Who stands on some teeth of a gear: a seat, "neutral", or nobody."""
    at = first
    for who in reader.exactly(name, count):
        if who == "neutral":
            cells[at] = NEUTRAL
        elif who is not None:
            cells[at] = reader.within(name, who, 0, players - 1) + 1
        at += 1


def fill_places(cells: vec[i64], reader: ViewReader) -> None:
    """Jungle, altars, skulls, and the tiles that nobody has."""
    i: i64
    jungle = reader.part("jungle")
    for i in range(GROUPS):
        group = jungle.part(GROUP_NAMES[i])
        cells[CORN_TILES + i] = group.number("corn", 0, MOST_TILES)
        cells[WOOD_TILES + i] = group.number("wood", 0, MOST_TILES)
    cells[BURNED] = reader.number("burned", 0, MOST_TILES)
    cells[SUPPLY_SKULLS] = reader.number("skulls_left", 0, SKULLS)
    for altar in reader.items("altars"):
        cells[ALTAR + reader.within("altars", altar, 1, ALTARS)] = 1
    for i in range(BUILDINGS):
        cells[BUILDING_AT + i] = OUT  # unless it is found somewhere
    reader.mark("unseen_buildings", BUILDING_NUMBERS, cells, BUILDING_AT, IN_DECK)
    at: i64 = SLOTS
    for tile in reader.exactly("row", ROW):
        if tile is not None:
            building = reader.known("row", tile, BUILDING_NUMBERS)
            cells[at] = building + 1
            cells[BUILDING_AT + building] = ON_SHOW
        at += 1
    reader.mark("monuments", MONUMENT_NUMBERS, cells, MONUMENT_AT, ON_SHOW)
    reader.mark("neutral_tiles", WEALTH_NUMBERS, cells, WEALTH_AT, SHOWN)


def fill_player(cells: vec[i64], reader: ViewReader, seat: i64) -> None:
    """A player's board, and the wealth tiles as far as they are known."""
    at = player(seat)
    i: i64
    for i in range(len(GOODS)):
        cells[at + i] = reader.number(GOODS[i], 0, MOST)
    cells[at + SCORE] = quarters(reader)
    cells[at + HAND] = reader.number("hand", 0, WORKERS)
    cells[at + RESERVE] = reader.number("supply", 0, WORKERS)
    cells[at + LIGHT] = reader.word("board", SIDES)
    cells[at + CORN_TAKEN] = reader.number("corn_tiles", 0, MOST_TILES)
    cells[at + WOOD_TAKEN] = reader.number("wood_tiles", 0, MOST_TILES)
    temples = reader.part("temples")
    for i in range(len(TEMPLES)):
        cells[at + STEP + i] = temples.number(TEMPLES[i], 0, TOP[i])
    technologies = reader.part("technologies")
    for i in range(len(TECHNOLOGIES)):
        cells[at + LEVEL + i] = technologies.number(TECHNOLOGIES[i], 0, MASTERED)
    reader.mark("buildings", BUILDING_NUMBERS, cells, BUILDING_AT, OWNED + seat)
    reader.mark("monuments", MONUMENT_NUMBERS, cells, MONUMENT_AT, OWNED + seat)
    if reader.get("wealth") is not None:
        reader.mark("wealth", WEALTH_NUMBERS, cells, WEALTH_AT, KEPT_BY + seat)
    if reader.get("wealth_hand") is not None:
        reader.mark("wealth_hand", WEALTH_NUMBERS, cells, WEALTH_AT, IN_HAND + seat)


def quarters(reader: ViewReader) -> i64:
    """A player's points in quarters, whole or not."""
    points = reader.get("points")
    if isinstance(points, int) and not isinstance(points, bool):
        return QUARTERS * reader.number("points", -MOST // QUARTERS, MOST // QUARTERS)
    if isinstance(points, float) and -MOST <= points * QUARTERS <= MOST:
        found = int(points * QUARTERS)
        if found == points * QUARTERS:
            return found
    raise reader.wrong("points", points)


def draw_wealth(cells: vec[i64], players: list[ViewReader], dice: Dice) -> None:
    """The wealth tiles that are hidden in others' hands, or kept by them in secret: any of those
    that could be there."""
    unknown = vec[i64](capacity=WEALTH)
    tile: i64
    for tile in range(WEALTH):
        if cells[WEALTH_AT + tile] == FACE_DOWN:
            unknown = append(unknown, tile)
    first: i64 = 0
    for seat, reader in enumerate(players):
        kept = reader.number("wealth_count", 0, KEPT)
        hand = reader.number("wealth_hand_count", 0, DEALT)
        if reader.get("wealth") is None:
            first = draw(cells, unknown, first, kept, KEPT_BY + seat, dice)
        if reader.get("wealth_hand") is None:
            first = draw(cells, unknown, first, hand, IN_HAND + seat, dice)


def draw(cells: vec[i64], unknown: vec[i64], first: i64, count: i64, where: i64, dice: Dice) -> i64:
    """So many of the unknown tiles, from the first that is not drawn yet on; returns the next."""
    end = first + count
    if end > len(unknown):
        raise BadPosition("error-position-rule", rule="TZ-1.4", what="wealth")
    i: i64
    for i in range(first, end):
        other = i + dice.below(len(unknown) - i)
        tile = unknown[other]
        unknown[other] = unknown[i]
        cells[WEALTH_AT + tile] = where
    return end
