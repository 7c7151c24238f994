"""Completes a view to a whole position. Until all have chosen their wealth tiles (TZ-1.4), those of
the other players are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.dice import Dice
from sacbe.core.errors import BadPosition
from sacbe.core.game import Game
from sacbe.core.position import Position, count_cells, find_cells
from sacbe.core.view_reader import ViewReader, begin
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.data import by_players
from sacbe.tzolkin.position import player

MODES: Final[dict[str, int]] = {"placing": p.PLACING, "retrieving": p.RETRIEVING, "mercy": p.MERCY}
SIDES: Final[dict[str, int]] = {"dark": 0, "light": 1}
BUILDING_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(d.BUILDING_IDS)}
MONUMENT_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(d.MONUMENT_IDS)}
WEALTH_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(d.WEALTH_IDS)}
GROUP_NAMES: Final[tuple[str, ...]] = tuple(str(group + 2) for group in range(d.GROUPS))
LAST_DAY: Final = 30
MOST_TILES: Final = 16
"""The most harvest tiles of a kind that a player can take or a group can have."""


def imagine(game: Game, view: Mapping[str, Any], dice: Dice) -> Position:
    """Return a position that is consistent with the view. What its seat cannot know is drawn, all
    possibilities equally likely."""
    position, reader, players = begin(game, view)
    cells = position.cells
    fill_calendar(cells, reader, len(players))
    fill_gears(cells, reader.part("gears"), len(players))
    fill_places(cells, reader)
    for seat, part in enumerate(players):
        fill_player(cells, part, seat)
    neutral = count_cells(cells, p.TEETH_AT, d.ALL_TEETH, p.NEUTRAL)
    left = by_players(len(players), "neutral_workers") - neutral
    if left < 0:
        raise BadPosition("error-position-rule", rule="TZ-1.5", what="gears")
    cells[p.NEUTRAL_LEFT] = left
    draw_wealth(cells, players, dice)
    return position


def fill_calendar(cells: vec[i64], reader: ViewReader, players: i64) -> None:
    """Read the calendar, and the kind of turn."""
    calendar = reader.part("calendar")
    cells[p.DAY] = calendar.number("day", 1, LAST_DAY)
    cells[p.AGE_NOW] = calendar.number("age", 1, 2)
    cells[p.FED] = calendar.number("food_days_held", 0, len(d.FOOD_DAYS))
    cells[p.CALENDAR_CORN] = calendar.number("corn", 0, LAST_DAY)
    cells[p.FIRST] = calendar.seat("first", players)
    cells[p.TURNS] = calendar.number("turns_taken", 0, players)
    cells[p.STARTER] = calendar.seat("starting_space", players) + 1
    turn = reader.part("this_turn")
    if turn.get("mode") is not None:
        cells[p.MODE] = turn.word("mode", MODES)
    cells[p.PLACED] = turn.number("placed", 0, d.WORKERS)


def fill_gears(cells: vec[i64], reader: ViewReader, players: i64) -> None:
    """Read who stands where."""
    gear: i64
    for gear in range(len(d.GEARS)):
        part = reader.part(d.GEARS[gear])
        at = p.TEETH_AT + d.TOOTH[gear]
        fill_teeth(cells, part, "spaces", at, d.LAST[gear] + 1, players)
        fill_teeth(
            cells, part, "beyond", at + d.LAST[gear] + 1, d.TEETH[gear] - d.LAST[gear] - 1, players
        )


def fill_teeth(
    cells: vec[i64], reader: ViewReader, name: str, first: i64, count: i64, players: i64
) -> None:
    """Read who stands on some teeth of a gear: a seat, "neutral", or nobody."""
    at = first
    for who in reader.exactly(name, count):
        if who == "neutral":
            cells[at] = p.NEUTRAL
        elif who is not None:
            cells[at] = reader.within(name, who, 0, players - 1) + 1
        at += 1


def fill_places(cells: vec[i64], reader: ViewReader) -> None:
    """Read the jungle, altars and skulls, and the tiles that nobody has."""
    i: i64
    jungle = reader.part("jungle")
    for i in range(d.GROUPS):
        group = jungle.part(GROUP_NAMES[i])
        cells[p.CORN_TILES + i] = group.number("corn", 0, MOST_TILES)
        cells[p.WOOD_TILES + i] = group.number("wood", 0, MOST_TILES)
    cells[p.BURNED] = reader.number("burned", 0, MOST_TILES)
    cells[p.SUPPLY_SKULLS] = reader.number("skulls_left", 0, d.SKULLS)
    for altar in reader.items("altars"):
        cells[p.ALTAR + reader.within("altars", altar, 1, d.ALTARS)] = 1
    for i in range(d.BUILDINGS):
        cells[p.BUILDING_AT + i] = p.OUT  # unless it is found elsewhere
    reader.mark("unseen_buildings", BUILDING_NUMBERS, cells, p.BUILDING_AT, p.IN_DECK)
    at: i64 = p.SLOTS
    for tile in reader.exactly("row", d.ROW):
        if tile is not None:
            building = reader.known("row", tile, BUILDING_NUMBERS)
            cells[at] = building + 1
            cells[p.BUILDING_AT + building] = p.ON_SHOW
        at += 1
    reader.mark("monuments", MONUMENT_NUMBERS, cells, p.MONUMENT_AT, p.ON_SHOW)
    reader.mark("neutral_tiles", WEALTH_NUMBERS, cells, p.WEALTH_AT, p.SHOWN)


def fill_player(cells: vec[i64], reader: ViewReader, seat: i64) -> None:
    """Read a player's board, and the wealth tiles as far as they are known."""
    at = player(seat)
    i: i64
    for i in range(len(d.GOODS)):
        cells[at + i] = reader.number(d.GOODS[i], 0, p.MOST)
    cells[at + p.SCORE] = quarters(reader)
    cells[at + p.HAND] = reader.number("hand", 0, d.WORKERS)
    cells[at + p.RESERVE] = reader.number("supply", 0, d.WORKERS)
    cells[at + p.LIGHT] = reader.word("board", SIDES)
    cells[at + p.CORN_TAKEN] = reader.number("corn_tiles", 0, MOST_TILES)
    cells[at + p.WOOD_TAKEN] = reader.number("wood_tiles", 0, MOST_TILES)
    temples = reader.part("temples")
    for i in range(len(d.TEMPLES)):
        cells[at + p.STEP + i] = temples.number(d.TEMPLES[i], 0, d.TOP[i])
    technologies = reader.part("technologies")
    for i in range(len(d.TECHNOLOGIES)):
        cells[at + p.LEVEL + i] = technologies.number(d.TECHNOLOGIES[i], 0, d.MASTERED)
    reader.mark("buildings", BUILDING_NUMBERS, cells, p.BUILDING_AT, p.OWNED + seat)
    reader.mark("monuments", MONUMENT_NUMBERS, cells, p.MONUMENT_AT, p.OWNED + seat)
    if reader.get("wealth") is not None:
        reader.mark("wealth", WEALTH_NUMBERS, cells, p.WEALTH_AT, p.KEPT_BY + seat)
    if reader.get("wealth_hand") is not None:
        reader.mark("wealth_hand", WEALTH_NUMBERS, cells, p.WEALTH_AT, p.IN_HAND + seat)


def quarters(reader: ViewReader) -> i64:
    """Return a player's points in quarters."""
    points = reader.get("points")
    if isinstance(points, int) and not isinstance(points, bool):
        return p.QUARTERS * reader.number("points", -p.MOST // p.QUARTERS, p.MOST // p.QUARTERS)
    if isinstance(points, float) and -p.MOST <= points * p.QUARTERS <= p.MOST:
        found = int(points * p.QUARTERS)
        if found == points * p.QUARTERS:
            return found
    raise reader.wrong("points", points)


def draw_wealth(cells: vec[i64], players: list[ViewReader], dice: Dice) -> None:
    """Draw the wealth tiles that are hidden in others' hands or that they keep in secret."""
    unknown = find_cells(cells, p.WEALTH_AT, d.WEALTH, p.FACE_DOWN, 0)
    first: i64 = 0
    for seat, reader in enumerate(players):
        kept = reader.number("wealth_count", 0, d.KEPT)
        hand = reader.number("wealth_hand_count", 0, d.DEALT)
        if reader.get("wealth") is None:
            first = draw(cells, unknown, first, kept, p.KEPT_BY + seat, dice)
        if reader.get("wealth_hand") is None:
            first = draw(cells, unknown, first, hand, p.IN_HAND + seat, dice)


def draw(cells: vec[i64], unknown: vec[i64], first: i64, count: i64, where: i64, dice: Dice) -> i64:
    """Draw `count` unknown tiles from index `first` on; return the next index."""
    end = first + count
    if end > len(unknown):
        raise BadPosition("error-position-rule", rule="TZ-1.4", what="wealth")
    i: i64
    for i in range(first, end):
        other = i + dice.below(len(unknown) - i)
        tile = unknown[other]
        unknown[other] = unknown[i]
        cells[p.WEALTH_AT + tile] = where
    return end
