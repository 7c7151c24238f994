"""Sections 2 and 6: rounds, Food Days, and the turning of the gears."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import CHANCE, NOBODY, PLAYERS, TURN, Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.food_day import hold, new_age
from sacbe.tzolkin.holdings import CALENDAR_CORN_TAKEN, gain
from sacbe.tzolkin.moves import M_ONE_DAY, M_TWO_DAYS
from sacbe.tzolkin.position import player
from sacbe.tzolkin.scoring import final


def new_round(position: Position) -> None:
    """Start the first player's turn."""
    position.cells[p.TURNS] = 0
    new_turn(position, position.cells[p.FIRST])


def new_turn(position: Position, seat: i64) -> None:
    """Start a turn."""
    clear_turn(position)
    position.cells[TURN] += 1
    position.push(p.TAKE_TURN, seat, 0, 0)


def clear_turn(position: Position) -> None:
    """Clear the state of the last turn."""
    position.cells[p.MODE] = p.UNDECIDED
    position.cells[p.PLACED] = 0


def end_turn(position: Position, seat: i64) -> None:
    """End a turn; the row is refilled only now (TZ-2.2, TZ-2.3)."""
    position.push(p.TURN_OVER, seat, 0, 0)
    position.push(p.REFILL, CHANCE, 0, 0)


def turn_over(position: Position, seat: i64) -> None:
    """Give the corn on the calendar to a player who took the starting-player space; then start the
    next turn or end the round (TZ-2.1)."""
    cells = position.cells
    if cells[p.STARTER] == seat + 1:
        gain(position, seat, d.CORN, cells[p.CALENDAR_CORN], CALENDAR_CORN_TAKEN)
        cells[p.CALENDAR_CORN] = 0
    cells[p.TURNS] += 1
    players = cells[PLAYERS]
    if cells[p.TURNS] < players:
        new_turn(position, (cells[p.FIRST] + cells[p.TURNS]) % players)
    else:
        end_round(position)


def end_round(position: Position) -> None:
    """End a round: on a Food Day, feeding, a new age and rewards; then the calendar (TZ-7.1). A
    Food Day that was jumped over takes place after the next round (TZ-6.5)."""
    cells = position.cells
    clear_turn(position)
    position.push(p.CALENDAR, cells[p.FIRST], 0, 0)
    if cells[p.DAY] >= d.FOOD_DAYS[cells[p.FED]]:
        hold(position)
        position.push(p.REWARDS, cells[p.FIRST], 0, 0)
        if cells[p.FED] == d.FIRST_AGE_FOOD_DAYS:
            new_age(position)
            position.push(p.REFILL, CHANCE, 0, 0)


def advance(position: Position) -> None:
    """Move the calendar after a round (TZ-6.1, TZ-6.2), or for the last time (TZ-8.1)."""
    cells = position.cells
    players = cells[PLAYERS]
    starter = cells[p.STARTER] - 1
    if starter >= 0:
        cells[p.STARTER] = 0
        cells[player(starter) + p.HAND] += 1
        cells[p.FIRST] = (starter + 1) % players if cells[p.FIRST] == starter else starter
        if position.facts is not None:
            position.note(cells[p.FIRST], "first", 1, "calendar", "")
    else:
        cells[p.CALENDAR_CORN] += 1
    if cells[p.FED] == len(d.FOOD_DAYS):
        days(position, 1)
        final(position)
    elif starter >= 0 and can_jump(position, starter):
        cells[TURN] += 1
        position.push(p.CHOOSE_DAYS, starter, 0, 0)
    else:
        days(position, 1)
        position.push(p.NEW_ROUND, cells[p.FIRST], 0, 0)


def can_jump(position: Position, seat: i64) -> bool:
    """Whether the player may advance two days: the player board is light side up, and the second
    day would push no player's worker off a gear (TZ-6.2, TZ-6.3)."""
    cells = position.cells
    if cells[player(seat) + p.LIGHT] == 0:
        return False
    gear: i64
    for gear in range(5):
        who = cells[p.TEETH_AT + d.TOOTH[gear] + d.LAST[gear] - 1]
        if who != 0 and who != p.NEUTRAL:
            return False
    return True


def day_choices() -> vec[i64]:
    """Return the choices: one day or two."""
    out = vec[i64](capacity=2)
    out = append(out, M_ONE_DAY)
    return append(out, M_TWO_DAYS)


def choose_days(position: Position, seat: i64, id: i64) -> None:
    """Advance one day or two; two days turn the player board dark side up."""
    if id == M_TWO_DAYS:
        position.cells[player(seat) + p.LIGHT] = 0
        days(position, 2)
    else:
        days(position, 1)
    position.push(p.NEW_ROUND, position.cells[p.FIRST], 0, 0)


def days(position: Position, number: i64) -> None:
    """Turn the gears, one day at a time."""
    for _ in range(number):
        position.cells[p.DAY] += 1
        turn_gears(position)
    if position.facts is not None:
        position.note(NOBODY, "day", number, "calendar", int(position.cells[p.DAY]))


def turn_gears(position: Position) -> None:
    """Move every worker on by a space. From the last one a player's worker goes home (TZ-6.4),
    while neutral workers go all the way round (TZ-1.5)."""
    cells = position.cells
    gear: i64
    tooth: i64
    for gear in range(d.CHICHEN + 1):
        at = p.TEETH_AT + d.TOOTH[gear]
        leaving = cells[at + d.LAST[gear]]
        if leaving != 0 and leaving != p.NEUTRAL:
            cells[player(leaving - 1) + p.HAND] += 1
            cells[at + d.LAST[gear]] = 0
            if position.facts is not None:
                position.note(leaving - 1, "fell", 1, d.GEARS[gear], "")
        last = cells[at + d.TEETH[gear] - 1]
        for tooth in range(d.TEETH[gear] - 1, 0, -1):
            cells[at + tooth] = cells[at + tooth - 1]
        cells[at] = last
