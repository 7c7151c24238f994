"""Completes a view to a whole position. Nothing is hidden in Tikal, so nothing is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.dice import Dice
from sacbe.core.game import Game
from sacbe.core.position import Position
from sacbe.core.view_reader import ViewReader, begin
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.position import player

MODES: Final[dict[str, int]] = {"basic": 0, "tactical": 1}
TILE_NUMBERS: Final[dict[str, int]] = {id: number for number, id in enumerate(d.TILE_IDS)}
HEX_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(d.HEX_NAMES)}
FIGURE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(d.FIGURES)}
STEP_NAMES: Final[tuple[str, ...]] = tuple(str(step) for step in range(d.HIGHEST_STEP + 1))
MOST_DONE: Final[i64] = max(d.MOST_UNCOVERED, d.MOST_RECOVERED)
MOST_MASKS: Final = 4


def imagine(game: Game, view: Mapping[str, Any], dice: Dice) -> Position:
    """Return the position of a view."""
    position, reader, players = begin(game, view)
    fill_table(position.cells, reader, len(players))
    for seat, part in enumerate(players):
        fill_player(position.cells, part, player(seat))
    hexes = reader.part("hexes")
    for name in hexes.data:
        fill_hex(position.cells, hexes, name, len(players))
    return position


def fill_table(cells: vec[i64], reader: ViewReader, players: i64) -> None:
    """Read what lies beside the board, and the auction."""
    cells[p.TACTICAL] = reader.word("mode", MODES)
    cells[p.FIRST] = reader.seat("first", players)
    cells[p.LAST_PLACER] = reader.seat("last_placer", players)
    cells[p.ROUND] = reader.number("scoring_rounds", 0, d.VOLCANOES + 1)
    i: i64
    for i in range(d.TILES):
        cells[p.TILE_AT + i] = p.OUT  # unless it is found elsewhere
    reader.mark("unseen_tiles", TILE_NUMBERS, cells, p.TILE_AT, p.IN_STACK)
    reader.mark("open_tiles", TILE_NUMBERS, cells, p.TILE_AT, p.OPEN)
    if reader.get("tile") is not None:
        held = reader.word("tile", TILE_NUMBERS)
        cells[p.HELD] = held + 1
        cells[p.TILE_AT + held] = p.IN_HAND
    treasures = reader.part("unseen_treasures")
    for i in range(d.KINDS):
        cells[p.FACE_DOWN + i] = treasures.number(d.KIND_NAMES[i], 0, d.OF_EACH)
    steps = reader.part("steps_left")
    for i in range(d.LOWEST_STEP, d.HIGHEST_STEP + 1):
        cells[p.STEPS_LEFT + i] = steps.number(STEP_NAMES[i], 0, d.STEP_COUNT[i])
    auction = reader.part("auction")
    cells[p.BID] = auction.number("bid", 0, d.MOST_POINTS)
    cells[p.BIDDER] = auction.seat("bidder", players)
    cells[p.FIRST_PASS] = auction.seat("first_pass", players)
    order = reader.items("last_scoring_order")
    if len(order) > players:
        raise reader.wrong("last_scoring_order", order)
    for i in range(4):
        cells[p.ORDER + i] = -1
        if i < len(order):
            cells[p.ORDER + i] = reader.within("last_scoring_order", order[i], 0, players - 1)


def fill_player(cells: vec[i64], reader: ViewReader, at: i64) -> None:
    """Read what a player has; figures on the map come with the hexes."""
    cells[at + p.SCORE] = reader.number("points", 0, d.MOST_POINTS)
    cells[at + p.SUPPLY] = reader.number("explorers", 0, d.EXPLORERS)
    cells[at + p.LEADER_AT] = p.HOME if reader.flag("leader") == 1 else p.GONE
    cells[at + p.LOST] = reader.number("explorers_lost", 0, d.EXPLORERS)
    cells[at + p.LEADER_LOST] = reader.flag("leader_lost")
    cells[at + p.GUARDS_SET] = d.GUARDS - reader.number("guards_left", 0, d.GUARDS)
    pitched = d.CAMPS - reader.number("camps_left", 0, d.CAMPS)
    cells[at + p.CAMPS_SET] = pitched
    camp: i64 = at + p.CAMP_HEX
    for name in reader.exactly("camps", pitched):
        cells[camp] = reader.known("camps", name, HEX_NUMBERS) + 1
        camp += 1
    cells[at + p.TOTEM] = reader.flag("totem_up")
    cells[at + p.PASSED] = reader.flag("passed")
    treasures = reader.part("treasures")
    kind: i64
    for kind in range(d.KINDS):
        cells[at + p.TREASURE + kind] = treasures.number(d.KIND_NAMES[kind], 0, d.OF_EACH)


def fill_hex(cells: vec[i64], hexes: ViewReader, name: str, players: i64) -> None:
    """Read an explored hex, and who is there."""
    hex = hexes.known(name, name, HEX_NUMBERS)
    reader = hexes.part(name)
    tile: i64 = -1
    if reader.get("tile") is not None:
        tile = reader.word("tile", TILE_NUMBERS)
        cells[p.TILE_AT + tile] = p.PLACED
    else:  # printed on the board
        start: i64
        for start in range(d.STARTS):
            if d.START_HEX[start] == hex:
                tile = d.TILES + start
        if tile < 0:
            raise reader.wrong("tile", None)
    cells[p.ON + hex] = 1 + d.SIDES * tile + reader.number("rotation", 0, d.SIDES - 1)
    cells[p.LEVEL + hex] = reader.number("level", 0, d.HIGHEST_STEP)
    cells[p.MASKS_LEFT + hex] = reader.number("treasures", 0, MOST_MASKS)
    cells[p.DONE_HERE + hex] = reader.number("done_this_turn", 0, MOST_DONE)
    cells[p.CAMP_OF + hex] = reader.seat("camp", players) + 1
    if reader.get("guard") is not None:
        guard = reader.part("guard")
        cells[p.GUARD_OF + hex] = 1 + guard.number("seat", 0, players - 1)
        if guard.word("figure", FIGURE_NUMBERS) == d.LEADER:
            cells[p.GUARD_OF + hex] += p.LEADER_GUARD
    figures = reader.parts("figures")
    if len(figures) != players:
        reader.exactly("figures", players)
    at = player(0)
    for part in figures:
        cells[at + p.EXPLORERS_ON + hex] = part.number("explorers", 0, d.EXPLORERS)
        if part.flag("leader") == 1:
            cells[at + p.LEADER_AT] = hex + 1
        at += p.STRIDE
