"""A whole position from what one seat sees of it. Nobody hides anything, so nothing is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.dice import Dice
from sacbe.core.game import Game
from sacbe.core.position import Position
from sacbe.core.view_reader import ViewReader, begin, look
from sacbe.tikal.data import (
    CAMPS,
    EXPLORERS,
    FIGURES,
    GUARDS,
    HEX_NAMES,
    HIGHEST_STEP,
    KIND_NAMES,
    KINDS,
    LEADER,
    LOWEST_STEP,
    MOST_POINTS,
    MOST_RECOVERED,
    MOST_UNCOVERED,
    OF_EACH,
    SIDES,
    START_HEX,
    STARTS,
    STEP_COUNT,
    TILE_IDS,
    TILES,
    VOLCANOES,
)
from sacbe.tikal.position import (
    BID,
    BIDDER,
    CAMP_HEX,
    CAMP_OF,
    CAMPS_SET,
    DONE_HERE,
    EXPLORERS_ON,
    FACE_DOWN,
    FIRST,
    FIRST_PASS,
    GONE,
    GUARD_OF,
    GUARDS_SET,
    HELD,
    HOME,
    IN_HAND,
    IN_STACK,
    LAST_PLACER,
    LEADER_AT,
    LEADER_GUARD,
    LEADER_LOST,
    LEVEL,
    LOST,
    MASKS_LEFT,
    ON,
    OPEN,
    ORDER,
    OUT,
    PASSED,
    PLACED,
    ROUND,
    SCORE,
    STEPS_LEFT,
    STRIDE,
    SUPPLY,
    TACTICAL,
    TILE_AT,
    TOTEM,
    TREASURE,
    player,
)

MODES: Final[dict[str, int]] = {"basic": 0, "tactical": 1}
TILE_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(TILE_IDS)}
HEX_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(HEX_NAMES)}
FIGURE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(FIGURES)}
STEP_NAMES: Final[tuple[str, ...]] = tuple(str(step) for step in range(HIGHEST_STEP + 1))
MOST_DONE: Final[i64] = max(MOST_UNCOVERED, MOST_RECOVERED)
MOST_MASKS: Final = 4


def imagine(game: Game, view: Mapping[str, Any], dice: Dice) -> Position:
    """The position of a view."""
    reader = look(game, view)
    players = reader.parts("players")
    position = begin(game, reader, players)
    fill_table(position.cells, reader, len(players))
    for seat, part in enumerate(players):
        fill_player(position.cells, part, player(seat))
    hexes = reader.part("hexes")
    for name in hexes.data:
        fill_hex(position.cells, hexes, name, len(players))
    return position


def fill_table(cells: vec[i64], reader: ViewReader, players: i64) -> None:
    """What lies beside the board, and the auction."""
    cells[TACTICAL] = reader.word("mode", MODES)
    cells[FIRST] = reader.seat("first", players)
    cells[LAST_PLACER] = reader.seat("last_placer", players)
    cells[ROUND] = reader.number("scoring_rounds", 0, VOLCANOES + 1)
    i: i64
    for i in range(TILES):
        cells[TILE_AT + i] = OUT  # unless it is found somewhere
    reader.mark("unseen_tiles", TILE_NUMBERS, cells, TILE_AT, IN_STACK)
    reader.mark("open_tiles", TILE_NUMBERS, cells, TILE_AT, OPEN)
    if reader.get("tile") is not None:
        held = reader.word("tile", TILE_NUMBERS)
        cells[HELD] = held + 1
        cells[TILE_AT + held] = IN_HAND
    treasures = reader.part("unseen_treasures")
    for i in range(KINDS):
        cells[FACE_DOWN + i] = treasures.number(KIND_NAMES[i], 0, OF_EACH)
    steps = reader.part("steps_left")
    for i in range(LOWEST_STEP, HIGHEST_STEP + 1):
        cells[STEPS_LEFT + i] = steps.number(STEP_NAMES[i], 0, STEP_COUNT[i])
    auction = reader.part("auction")
    cells[BID] = auction.number("bid", 0, MOST_POINTS)
    cells[BIDDER] = auction.seat("bidder", players)
    cells[FIRST_PASS] = auction.seat("first_pass", players)
    order = reader.items("last_scoring_order")
    if len(order) > players:
        raise reader.wrong("last_scoring_order", order)
    for i in range(4):
        cells[ORDER + i] = -1
        if i < len(order):
            cells[ORDER + i] = reader.within("last_scoring_order", order[i], 0, players - 1)


def fill_player(cells: vec[i64], reader: ViewReader, at: i64) -> None:
    """What a player has; figures on the map come with the hexes."""
    cells[at + SCORE] = reader.number("points", 0, MOST_POINTS)
    cells[at + SUPPLY] = reader.number("explorers", 0, EXPLORERS)
    cells[at + LEADER_AT] = HOME if reader.flag("leader") == 1 else GONE
    cells[at + LOST] = reader.number("explorers_lost", 0, EXPLORERS)
    cells[at + LEADER_LOST] = reader.flag("leader_lost")
    cells[at + GUARDS_SET] = GUARDS - reader.number("guards_left", 0, GUARDS)
    pitched = CAMPS - reader.number("camps_left", 0, CAMPS)
    cells[at + CAMPS_SET] = pitched
    camp: i64 = at + CAMP_HEX
    for name in reader.exactly("camps", pitched):
        cells[camp] = reader.known("camps", name, HEX_NUMBERS) + 1
        camp += 1
    cells[at + TOTEM] = reader.flag("totem_up")
    cells[at + PASSED] = reader.flag("passed")
    treasures = reader.part("treasures")
    kind: i64
    for kind in range(KINDS):
        cells[at + TREASURE + kind] = treasures.number(KIND_NAMES[kind], 0, OF_EACH)


def fill_hex(cells: vec[i64], hexes: ViewReader, name: str, players: i64) -> None:
    """An explored hex, and who is there."""
    hex = hexes.known(name, name, HEX_NUMBERS)
    reader = hexes.part(name)
    tile: i64 = -1
    if reader.get("tile") is not None:
        tile = reader.word("tile", TILE_NUMBERS)
        cells[TILE_AT + tile] = PLACED
    else:  # printed on the board
        start: i64
        for start in range(STARTS):
            if START_HEX[start] == hex:
                tile = TILES + start
        if tile < 0:
            raise reader.wrong("tile", None)
    cells[ON + hex] = 1 + SIDES * tile + reader.number("rotation", 0, SIDES - 1)
    cells[LEVEL + hex] = reader.number("level", 0, HIGHEST_STEP)
    cells[MASKS_LEFT + hex] = reader.number("treasures", 0, MOST_MASKS)
    cells[DONE_HERE + hex] = reader.number("done_this_turn", 0, MOST_DONE)
    cells[CAMP_OF + hex] = reader.seat("camp", players) + 1
    if reader.get("guard") is not None:
        guard = reader.part("guard")
        cells[GUARD_OF + hex] = 1 + guard.number("seat", 0, players - 1)
        if guard.word("figure", FIGURE_NUMBERS) == LEADER:
            cells[GUARD_OF + hex] += LEADER_GUARD
    figures = reader.parts("figures")
    if len(figures) != players:
        reader.exactly("figures", players)
    at = player(0)
    for part in figures:
        cells[at + EXPLORERS_ON + hex] = part.number("explorers", 0, EXPLORERS)
        if part.flag("leader") == 1:
            cells[at + LEADER_AT] = hex + 1
        at += STRIDE
