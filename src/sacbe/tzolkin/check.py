"""Checks that a position is consistent: nothing is lost, and nothing appears from nowhere."""

from __future__ import annotations

from typing import Final

from sacbe.core.checking import agenda, need
from sacbe.core.position import TURN, Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.building import can_build
from sacbe.tzolkin.calendar import can_jump
from sacbe.tzolkin.data import by_players
from sacbe.tzolkin.position import player
from sacbe.tzolkin.technology import level

SET_UP: Final = (
    p.NEW_ROUND,
    p.REVEAL,
    p.ALL_KEEP,
    p.DRAW_NEUTRAL,
    p.DEAL,
    p.REFILL,
    p.DRAW_MONUMENT,
    p.DRAW_FIRST,
)
"""The agenda at the start; draws are removed from the end."""
DEEPEST_TURN: Final = 24
"""More entries than any turn opens at once; the rest of the agenda is for what those open."""


def check(position: Position) -> None:
    """Raise `BadPosition` unless everything on the table is consistent."""
    check_agenda(position)
    check_workers(position)
    check_skulls(position)
    check_jungle(position)
    check_temples(position)
    check_buildings(position)
    check_monuments(position)
    check_wealth(position)
    check_calendar(position)


def check_agenda(position: Position) -> None:
    """Check that play can lead to this agenda."""
    cells = position.cells
    entries = agenda(position)
    kinds: list[int] = [entry[0] for entry in entries]
    if not entries:
        need(cells[p.FED] == len(d.FOOD_DAYS), "TZ-8.1", "agenda")
        return
    need(cells[p.FED] < len(d.FOOD_DAYS), "TZ-8.1", "agenda")
    need(len(entries) <= DEEPEST_TURN, "TZ-2.2", "agenda")
    need((cells[TURN] == 0) == (kinds[0] == p.NEW_ROUND and p.KEEP not in kinds), "TZ-1.4", "turn")
    mode: int = cells[p.MODE]
    in_turn = kinds[0] in (p.TAKE_TURN, p.TURN_OVER)
    need(in_turn or mode == p.UNDECIDED, "TZ-2.2", "mode")
    need((cells[p.PLACED] > 0) == (mode in (p.PLACING, p.MERCY)), "TZ-3.2", "placed")
    need(mode != p.MERCY or cells[p.PLACED] == 1, "TZ-3.4", "placed")
    if kinds[0] == p.NEW_ROUND:
        keeping = kinds[1:2] == [p.REVEAL] and len(kinds) > 2 and set(kinds[2:]) == {p.KEEP}
        waiting = tuple(kinds) == SET_UP[: len(kinds)] and len(kinds) > 3
        seats = [entry[1] for entry in entries[2:]]
        need(waiting or (keeping and len(set(seats)) == len(seats)), "TZ-1.4", "agenda")
        for entry in entries[:-1]:  # draws further down have not begun
            if entry[0] == p.DEAL:
                need(entry[2] == 0, "TZ-1.4", "agenda")
            if entry[0] == p.DRAW_MONUMENT:
                need(entry[2] == by_players(position.players, "monuments"), "TZ-1.2", "agenda")
    elif kinds[0] == p.TAKE_TURN:
        check_turn(position, entries)
    else:
        known = ([p.TURN_OVER, p.REFILL], [p.CALENDAR, p.REWARDS, p.REFILL], [p.CHOOSE_DAYS])
        need(kinds in known, "TZ-2.1", "agenda")
    turns: int = cells[p.TURNS]
    if in_turn:
        first: int = cells[p.FIRST]
        right = (first + turns) % position.players == entries[0][1]
        need(turns < position.players and first >= 0 and right, "TZ-2.1", "turns")
    else:
        expected = 0 if kinds[0] == p.NEW_ROUND else position.players
        need(turns == expected, "TZ-2.1", "turns")
    if kinds == [p.CHOOSE_DAYS]:
        need(cells[p.STARTER] == 0 and can_jump(position, entries[0][1]), "TZ-6.2", "agenda")
    if kinds[0] == p.CALENDAR:
        need(cells[p.FED] == 2 and cells[p.AGE_NOW] == 2, "TZ-7.1", "agenda")


def check_turn(position: Position, entries: list[list[int]]) -> None:
    """Check that everything a turn has opened belongs to the player whose turn it is, and can be
    finished."""
    cells = position.cells
    mode: int = cells[p.MODE]
    seat = entries[0][1]
    built: list[int] = []
    for i, (kind, who, a, b) in enumerate(entries[1:], start=1):
        top = i == len(entries) - 1
        name = p.LAYOUT.frames[kind].name
        need(p.ACT <= kind <= p.THEOLOGY_STEP or kind == p.EFFECTS, "TZ-2.2", name)
        need(who == seat, "TZ-2.2", name)
        need(mode == p.RETRIEVING or (kind == p.ANGER and mode == p.UNDECIDED), "TZ-2.2", name)
        need(kind != p.EFFECTS or not top, "TZ-4.8", name)
        if kind == p.BUILD:
            need(top or a in (p.AT_TIKAL_4_AGAIN, p.BY_BUILDING), "TZ-4.9", name)
        if kind == p.ADVANCE:
            need(top or b != p.PAID, "TZ-4.7", name)
        if kind == p.EFFECTS:
            effect = d.BUILDING_EFFECTS[3 * (d.MOST_EFFECTS * a + b)]
            owned = cells[p.BUILDING_AT + a] == p.OWNED + seat
            need(owned and a not in built and effect != d.NO_EFFECT, "TZ-4.8", d.BUILDING_IDS[a])
            built.append(a)
        if kind in (p.USE_ARCHITECTURE, p.SAVE):
            least = 1 if kind == p.USE_ARCHITECTURE else d.MASTERED
            need(cells[p.BUILDING_AT + a] == p.ON_SHOW, "TZ-4.8", d.BUILDING_IDS[a])
            need(level(position, seat, d.ARCHITECTURE) >= least, "TZ-4.11", name)
            need(can_build(position, seat, a, p.AT_TIKAL_4, 0, 0), "TZ-4.8", d.BUILDING_IDS[a])
        if kind == p.PAY:
            price = 1 if b == p.FOR_TEMPLES else int(d.TECHNOLOGY_COST[level(position, seat, b)])
            need(a == price, "TZ-4.7", name)
        if kind == p.ACT:
            need(b <= d.LAST[a], "TZ-3.2", d.GEARS[a])


def of_players(position: Position, cell: int) -> list[int]:
    """Return what every player has in one of their cells."""
    return [int(position.cells[player(seat) + cell]) for seat in range(position.players)]


def check_workers(position: Position) -> None:
    """Check that every worker stands in exactly one place (TZ-1.1, TZ-1.5)."""
    cells = position.cells
    workers = [int(cells[p.STARTER])]
    need(workers[0] <= position.players, "TZ-3.2", "starting_space")
    for gear, name in enumerate(d.GEARS):
        at = p.TEETH_AT + int(d.TOOTH[gear])
        teeth = [int(cells[at + tooth]) for tooth in range(int(d.TEETH[gear]))]
        for tooth, who in enumerate(teeth):
            if who not in (0, p.NEUTRAL):
                need(who <= position.players, "TZ-1.1", name)
                need(tooth <= d.LAST[gear], "TZ-6.4", name)
        workers += teeth
    for seat in range(position.players):
        at = int(player(seat))
        count: int = cells[at + p.HAND] + cells[at + p.RESERVE] + workers.count(seat + 1)
        need(count == d.WORKERS, "TZ-1.1", "workers")
    neutral: int = workers.count(p.NEUTRAL) + cells[p.NEUTRAL_LEFT]
    need(neutral == by_players(position.players, "neutral_workers"), "TZ-1.5", "neutral")


def check_skulls(position: Position) -> None:
    """Check that there are thirteen skulls in all (TZ-4.6)."""
    cells = position.cells
    on_altars = sum(int(cells[p.ALTAR + altar]) for altar in range(1, d.ALTARS + 1))
    total: int = cells[p.SUPPLY_SKULLS] + on_altars + sum(of_players(position, d.SKULL))
    need(total == d.SKULLS, "TZ-4.6", "skulls")


def check_jungle(position: Position) -> None:
    """Check that harvest tiles are in the jungle, with a player, or burned (TZ-1.3, TZ-4.4)."""
    cells = position.cells
    fields = by_players(position.players, "fields")
    corn = sum(of_players(position, p.CORN_TAKEN))
    wood = sum(of_players(position, p.WOOD_TAKEN)) + int(cells[p.BURNED])
    for group in range(d.GROUPS):
        corn_left: int = cells[p.CORN_TILES + group]
        wood_left: int = cells[p.WOOD_TILES + group]
        need(wood_left <= corn_left <= fields, "TZ-1.3", "corn_tiles")
        need(group > 0 or wood_left == 0, "TZ-1.3", "wood_tiles")
        corn += corn_left
        wood += wood_left
    need(corn == d.GROUPS * fields, "TZ-1.3", "corn_tiles")
    need(wood == (d.GROUPS - 1) * fields, "TZ-1.3", "wood_tiles")


def check_temples(position: Position) -> None:
    """Check that top steps hold one marker at most (TZ-5.2)."""
    for temple, name in enumerate(d.TEMPLES):
        steps = of_players(position, p.STEP + temple)
        need(max(steps) <= d.TOP[temple], "TZ-5.1", name)
        need(steps.count(int(d.TOP[temple])) <= 1, "TZ-5.2", name)


def check_buildings(position: Position) -> None:
    """Check that each building is in one place, and that the row shows those on show (TZ-1.2,
    TZ-7.1)."""
    cells = position.cells
    age: int = cells[p.AGE_NOW]
    need((age == 2) == (cells[p.FED] >= 2), "TZ-7.1", "age")
    slots = [int(cells[p.SLOTS + slot]) for slot in range(d.ROW)]
    row = [building for building in slots if building > 0]
    need(len(set(row)) == len(row), "TZ-1.2", "row")
    for building, name in enumerate(d.BUILDING_IDS):
        where: int = cells[p.BUILDING_AT + building]
        need((where == p.ON_SHOW) == (building + 1 in row), "TZ-1.2", name)
        need(where < p.OWNED + position.players, "TZ-1.1", name)
        if d.AGE[building] == 2:
            need(where != p.OUT and (age == 2 or where == p.IN_DECK), "TZ-7.1", name)
        else:
            need(where >= p.OUT if age == 2 else where != p.OUT, "TZ-7.1", name)


def check_monuments(position: Position) -> None:
    """Check that the number of monuments fits the number of players (TZ-1.2)."""
    left = sum(a for kind, _, a, _ in agenda(position) if kind == p.DRAW_MONUMENT)
    for monument, name in enumerate(d.MONUMENT_IDS):
        where: int = position.cells[p.MONUMENT_AT + monument]
        need(where != p.OUT and where < p.OWNED + position.players, "TZ-1.2", name)
        left += where != p.IN_DECK
    need(left == by_players(position.players, "monuments"), "TZ-1.2", "monuments")


def check_wealth(position: Position) -> None:
    """Check that players have four wealth tiles each in secret, and keep two of them (TZ-1.4,
    TZ-1.5)."""
    cells = position.cells
    players = position.players
    places = [int(cells[p.WEALTH_AT + tile]) for tile in range(d.WEALTH)]
    for tile, where in enumerate(places):
        need(where < p.KEPT_BY + players, "TZ-1.4", d.WEALTH_IDS[tile])
        need(not p.IN_HAND + players <= where < p.KEPT_BY, "TZ-1.4", d.WEALTH_IDS[tile])
        if cells[p.NEUTRAL_LEFT] > 0:
            tooth: int = d.TOOTH[d.WEALTH_GEAR[tile]] + d.WEALTH_SPACE[tile]
            stands = cells[p.TEETH_AT + tooth] == p.NEUTRAL
            need(stands == (where == p.SHOWN), "TZ-1.5", d.WEALTH_IDS[tile])
    need(places.count(p.FACE_DOWN) >= cells[p.NEUTRAL_LEFT], "TZ-1.5", "wealth")
    teeth = [int(cells[p.TEETH_AT + tooth]) for tooth in range(d.ALL_TEETH)]
    need((p.SHOWN in places) == (p.NEUTRAL in teeth), "TZ-1.5", "wealth")
    entries = agenda(position)
    kinds = [entry[0] for entry in entries]
    choosing = [entry[1] for entry in entries if entry[0] == p.KEEP]
    for seat in range(players):
        held, kept = places.count(p.IN_HAND + seat), places.count(p.KEPT_BY + seat)
        hand = (held, kept)
        if choosing:
            started = seat == choosing[-1] and hand == (d.DEALT - 1, 1)
            right = (
                hand == ((d.DEALT, 0) if seat in choosing else (d.DEALT - d.KEPT, d.KEPT))
                or started
            )
        elif kinds[:1] != [p.NEW_ROUND]:
            right = hand == (0, d.KEPT)
        elif kinds[-1] == p.DEAL:
            dealing = entries[-1][2]
            full = d.DEALT if seat < dealing else 0
            right = kept == 0 and (held < d.DEALT if seat == dealing else held == full)
        else:
            right = hand == ((d.DEALT if kinds[-1] == p.DRAW_NEUTRAL else 0), 0)
        need(right, "TZ-1.4", "wealth")


def check_calendar(position: Position) -> None:
    """Check that days and Food Days agree (TZ-6.5, section 7)."""
    cells = position.cells
    day: int = cells[p.DAY]
    fed: int = cells[p.FED]
    first: int = cells[p.FIRST]
    drawing = [entry[0] for entry in agenda(position)][-1:] == [p.DRAW_FIRST]
    need((first == -1) if drawing else (0 <= first < position.players), "TZ-1.6", "first")
    if fed < len(d.FOOD_DAYS):
        need(day <= d.FOOD_DAYS[fed] + 1, "TZ-6.5", "day")
    if fed > 0:
        need(day >= d.FOOD_DAYS[fed - 1], "TZ-6.5", "day")
