"""Section 1: setting up the game, with everything drawn by chance."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import CHANCE, NOBODY, PLAYERS, TURN, Position, count_cells
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.building import plain_effect
from sacbe.tzolkin.data import by_players
from sacbe.tzolkin.holdings import WEALTH_TILE, gain, gain_skulls
from sacbe.tzolkin.moves import M_BUILDING, M_DEAL, M_KEEP, M_MONUMENT, M_NEUTRAL
from sacbe.tzolkin.position import player


def prepare(position: Position, players: int, first: int) -> None:
    """Set up everything that is not drawn (TZ-1.1, TZ-1.3), and put the draws on the agenda, the
    last one first. `first` is -1 if the first player is drawn as well (TZ-1.6)."""
    cells = position.cells
    cells[PLAYERS] = players
    cells[p.FIRST] = first
    cells[p.DAY] = 1
    cells[p.AGE_NOW] = 1
    cells[p.SUPPLY_SKULLS] = d.SKULLS
    cells[p.NEUTRAL_LEFT] = by_players(players, "neutral_workers")
    fields = by_players(players, "fields")
    for group in range(d.GROUPS):
        cells[p.CORN_TILES + group] = fields
        cells[p.WOOD_TILES + group] = fields if group > 0 else 0
    for seat in range(players):
        at = player(seat)
        cells[at + p.HAND] = d.AT_START
        cells[at + p.RESERVE] = d.WORKERS - d.AT_START
        cells[at + p.LIGHT] = 1
        for temple in range(3):
            cells[at + p.STEP + temple] = 1
    position.push(p.NEW_ROUND, 0, 0, 0)
    position.push(p.REVEAL, 0, 0, 0)
    position.push(p.ALL_KEEP, 0, 0, 0)
    position.push(p.DRAW_NEUTRAL, CHANCE, 0, 0)
    position.push(p.DEAL, CHANCE, 0, 0)
    position.push(p.REFILL, CHANCE, 0, 0)
    position.push(p.DRAW_MONUMENT, CHANCE, by_players(players, "monuments"), 0)
    if first < 0:
        position.push(p.DRAW_FIRST, CHANCE, 0, 0)


def draw_monument(position: Position, left: i64, id: i64) -> None:
    """Put a monument on show, and draw the next one."""
    position.cells[p.MONUMENT_AT + id - M_MONUMENT] = p.ON_SHOW
    if left > 1:
        position.push(p.DRAW_MONUMENT, CHANCE, left - 1, 0)


def empty_slot(position: Position) -> i64:
    """Return the first empty slot of the row; -1 if there is none."""
    slot: i64
    for slot in range(d.ROW):
        if position.cells[p.SLOTS + slot] == 0:
            return slot
    return -1


def refill_choices(position: Position) -> vec[i64]:
    """Return the choices of which building of the current age is turned up (TZ-1.2, TZ-2.2)."""
    cells = position.cells
    out = vec[i64](capacity=18)
    building: i64
    for building in range(d.BUILDINGS):
        if d.AGE[building] == cells[p.AGE_NOW] and cells[p.BUILDING_AT + building] == p.IN_DECK:
            out = append(out, M_BUILDING + building)
    return out


def can_refill(position: Position) -> bool:
    """Whether a slot is empty and the deck is not."""
    if empty_slot(position) < 0:
        return False
    cells = position.cells
    building: i64
    for building in range(d.BUILDINGS):
        if d.AGE[building] == cells[p.AGE_NOW] and cells[p.BUILDING_AT + building] == p.IN_DECK:
            return True
    return False


def refill(position: Position, id: i64) -> None:
    """Put a building into the first empty slot, and refill the others."""
    building = id - M_BUILDING
    position.cells[p.SLOTS + empty_slot(position)] = building + 1
    position.cells[p.BUILDING_AT + building] = p.ON_SHOW
    position.push(p.REFILL, CHANCE, 0, 0)


def deal(position: Position, seat: i64, id: i64) -> None:
    """Deal a tile into a hand; four each, one player after another (TZ-1.4)."""
    position.cells[p.WEALTH_AT + id - M_DEAL] = p.IN_HAND + seat
    held = count_cells(position.cells, p.WEALTH_AT, d.WEALTH, p.IN_HAND + seat)
    if held < d.DEALT:
        position.push(p.DEAL, CHANCE, seat, 0)
    elif seat + 1 < position.cells[PLAYERS]:
        position.push(p.DEAL, CHANCE, seat + 1, 0)


def draw_neutral(position: Position, id: i64) -> None:
    """Put a neutral worker where the tile says, and one opposite if it is the gear's first
    (TZ-1.5)."""
    cells = position.cells
    tile = id - M_NEUTRAL
    cells[p.WEALTH_AT + tile] = p.SHOWN
    gear = d.WEALTH_GEAR[tile]
    space = d.WEALTH_SPACE[tile]
    at = p.TEETH_AT + d.TOOTH[gear]
    alone = count_cells(cells, at, d.TEETH[gear], p.NEUTRAL) == 0
    put_neutral(position, gear, space)
    if alone and gear != d.CHICHEN and cells[p.NEUTRAL_LEFT] > 0:
        put_neutral(position, gear, (space + 5) % d.TEETH[gear])
    if cells[p.NEUTRAL_LEFT] > 0:
        position.push(p.DRAW_NEUTRAL, CHANCE, 0, 0)


def put_neutral(position: Position, gear: i64, tooth: i64) -> None:
    """Put a neutral worker on a tooth, which is always free."""
    at = p.TEETH_AT + d.TOOTH[gear] + tooth
    assert position.cells[at] == 0
    position.cells[at] = p.NEUTRAL
    position.cells[p.NEUTRAL_LEFT] -= 1
    if position.facts is not None:
        position.note(NOBODY, "neutral", tooth, d.GEARS[gear], "")


def all_keep(position: Position) -> None:
    """Let everybody choose, from the first player on."""
    players = position.cells[PLAYERS]
    turn: i64
    for turn in range(players - 1, -1, -1):
        position.push(p.KEEP, (position.cells[p.FIRST] + turn) % players, 0, 0)
    position.cells[TURN] += 1


def keep(position: Position, seat: i64, id: i64) -> None:
    """Keep a tile; two each (TZ-1.4)."""
    position.cells[p.WEALTH_AT + id - M_KEEP] = p.KEPT_BY + seat
    held = count_cells(position.cells, p.WEALTH_AT, d.WEALTH, p.IN_HAND + seat)
    if held > d.DEALT - d.KEPT:
        position.push(p.KEEP, seat, 0, 0)
    elif position.cells[position.top()] == p.KEEP:
        position.cells[TURN] += 1  # the next player's choice is a new turn


def reveal(position: Position) -> None:
    """Put tiles that were not kept away unseen, and give players the goods and effects of those
    they kept (TZ-1.4). Wealth tiles open no choice and the supply has enough skulls, so the order
    does not matter."""
    cells = position.cells
    tile: i64
    for tile in range(d.WEALTH):
        if p.IN_HAND <= cells[p.WEALTH_AT + tile] < p.KEPT_BY:
            cells[p.WEALTH_AT + tile] = p.FACE_DOWN
    seat: i64
    for seat in range(cells[PLAYERS]):
        take_wealth(position, seat)


def take_wealth(position: Position, seat: i64) -> None:
    """Give a player the goods and effects of the tiles they kept."""
    cells = position.cells
    tile: i64
    good: i64
    effect: i64
    for tile in range(d.WEALTH):
        if cells[p.WEALTH_AT + tile] == p.KEPT_BY + seat:
            if position.facts is not None:
                position.note(seat, "wealth", 1, "kept", d.WEALTH_IDS[tile])
            source = WEALTH_TILE + tile
            for good in range(d.SKULL):
                gain(position, seat, good, d.WEALTH_GOODS[5 * tile + good], source)
            gain_skulls(position, seat, d.WEALTH_GOODS[5 * tile + d.SKULL], source)
            for effect in range(d.MOST_EFFECTS):
                of = 3 * (d.MOST_EFFECTS * tile + effect)
                if d.WEALTH_EFFECTS[of] != d.NO_EFFECT:
                    plain_effect(
                        position,
                        seat,
                        d.WEALTH_EFFECTS[of],
                        d.WEALTH_EFFECTS[of + 1],
                        d.WEALTH_EFFECTS[of + 2],
                        source,
                    )
