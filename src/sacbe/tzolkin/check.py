"""What must hold in every position: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from typing import Final

from sacbe.core.checking import agenda, need
from sacbe.core.position import TURN, Position
from sacbe.tzolkin.building import can_build
from sacbe.tzolkin.calendar import can_jump
from sacbe.tzolkin.data import (
    AGE,
    ALTARS,
    ARCHITECTURE,
    BUILDING_EFFECTS,
    BUILDING_IDS,
    BUILDINGS,
    CHICHEN,
    DEALT,
    FOOD_DAYS,
    GEARS,
    GROUPS,
    KEPT,
    LAST,
    MASTERED,
    MONUMENT_IDS,
    MONUMENTS,
    MOST_EFFECTS,
    NO_EFFECT,
    ROW,
    SKULL,
    SKULLS,
    TECHNOLOGY_COST,
    TEETH,
    TEMPLES,
    TOOTH,
    TOP,
    WEALTH,
    WEALTH_GEAR,
    WEALTH_IDS,
    WEALTH_SPACE,
    WORKERS,
    by_players,
)
from sacbe.tzolkin.position import (
    ACT,
    ADVANCE,
    AGE_NOW,
    ALL_KEEP,
    ALTAR,
    ANGER,
    AT_TIKAL_4,
    AT_TIKAL_4_AGAIN,
    BUILD,
    BUILDING_AT,
    BURNED,
    BY_BUILDING,
    CALENDAR,
    CHOOSE_DAYS,
    CORN_TAKEN,
    CORN_TILES,
    DAY,
    DEAL,
    DRAW_FIRST,
    DRAW_MONUMENT,
    DRAW_NEUTRAL,
    EFFECTS,
    FACE_DOWN,
    FED,
    FIRST,
    FOR_TEMPLES,
    HAND,
    IN_DECK,
    IN_HAND,
    KEEP,
    KEPT_BY,
    LAYOUT,
    MERCY,
    MODE,
    MONUMENT_AT,
    NEUTRAL,
    NEUTRAL_LEFT,
    NEW_ROUND,
    ON_SHOW,
    OUT,
    OWNED,
    PAID,
    PAY,
    PLACED,
    PLACING,
    REFILL,
    RESERVE,
    RETRIEVING,
    REVEAL,
    REWARDS,
    SAVE,
    SHOWN,
    SLOTS,
    STARTER,
    STEP,
    SUPPLY_SKULLS,
    TAKE_TURN,
    TEETH_AT,
    THEOLOGY_STEP,
    TURN_OVER,
    TURNS,
    UNDECIDED,
    USE_ARCHITECTURE,
    WEALTH_AT,
    WOOD_TAKEN,
    WOOD_TILES,
    player,
)
from sacbe.tzolkin.technology import level

SET_UP: Final = (
    NEW_ROUND,
    REVEAL,
    ALL_KEEP,
    DRAW_NEUTRAL,
    DEAL,
    REFILL,
    DRAW_MONUMENT,
    DRAW_FIRST,
)
"""The agenda at the start; draws leave it from the end."""
DEEPEST_TURN: Final = 24
"""No turn opens so many things at once; the rest of the agenda's room is for what they open."""


def check(position: Position) -> None:
    """Raise `BadPosition` unless everything on the table makes sense together."""
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
    """The agenda must be one that play can lead to."""
    cells = position.cells
    entries = agenda(position)
    kinds: list[int] = [entry[0] for entry in entries]
    if not entries:
        need(cells[FED] == len(FOOD_DAYS), "TZ-8.1", "agenda")
        return
    need(cells[FED] < len(FOOD_DAYS), "TZ-8.1", "agenda")
    need(len(entries) <= DEEPEST_TURN, "TZ-2.2", "agenda")
    need((cells[TURN] == 0) == (kinds[0] == NEW_ROUND and KEEP not in kinds), "TZ-1.4", "turn")
    mode: int = cells[MODE]
    in_turn = kinds[0] in (TAKE_TURN, TURN_OVER)
    need(in_turn or mode == UNDECIDED, "TZ-2.2", "mode")
    need((cells[PLACED] > 0) == (mode in (PLACING, MERCY)), "TZ-3.2", "placed")
    need(mode != MERCY or cells[PLACED] == 1, "TZ-3.4", "placed")
    if kinds[0] == NEW_ROUND:
        keeping = kinds[1:2] == [REVEAL] and len(kinds) > 2 and set(kinds[2:]) == {KEEP}
        waiting = tuple(kinds) == SET_UP[: len(kinds)] and len(kinds) > 3
        seats = [entry[1] for entry in entries[2:]]
        need(waiting or (keeping and len(set(seats)) == len(seats)), "TZ-1.4", "agenda")
        for entry in entries[:-1]:  # draws that wait have not begun
            if entry[0] == DEAL:
                need(entry[2] == 0, "TZ-1.4", "agenda")
            if entry[0] == DRAW_MONUMENT:
                need(entry[2] == by_players(position.players, "monuments"), "TZ-1.2", "agenda")
    elif kinds[0] == TAKE_TURN:
        check_turn(position, entries)
    else:
        known = ([TURN_OVER, REFILL], [CALENDAR, REWARDS, REFILL], [CHOOSE_DAYS])
        need(kinds in known, "TZ-2.1", "agenda")
    need(
        kinds[0] not in (TAKE_TURN, TURN_OVER) or in_order(position, entries[0][1]),
        "TZ-2.1",
        "turns",
    )
    if kinds == [CHOOSE_DAYS]:
        need(cells[STARTER] == 0 and can_jump(position, entries[0][1]), "TZ-6.2", "agenda")
    need(kinds[0] != CALENDAR or (cells[FED] == 2 and cells[AGE_NOW] == 2), "TZ-7.1", "agenda")
    need(
        kinds[0] in (TAKE_TURN, TURN_OVER)
        or cells[TURNS] == (0 if kinds[0] == NEW_ROUND else position.players),
        "TZ-2.1",
        "turns",
    )


def in_order(position: Position, seat: int) -> bool:
    """Whether it is this seat's turn in the round."""
    cells = position.cells
    return (
        cells[TURNS] < position.players
        and cells[FIRST] >= 0
        and (int(cells[FIRST]) + int(cells[TURNS])) % position.players == seat
    )


def check_turn(position: Position, entries: list[list[int]]) -> None:
    """What a turn has opened belongs to the player whose turn it is, and can be finished."""
    cells = position.cells
    mode: int = cells[MODE]
    seat = entries[0][1]
    built: list[int] = []
    for i, (kind, who, a, b) in enumerate(entries[1:], start=1):
        top = i == len(entries) - 1
        name = LAYOUT.frames[kind].name
        need(ACT <= kind <= THEOLOGY_STEP or kind == EFFECTS, "TZ-2.2", name)
        need(who == seat, "TZ-2.2", name)
        need(mode == RETRIEVING or (kind == ANGER and mode == UNDECIDED), "TZ-2.2", name)
        need(kind != EFFECTS or not top, "TZ-4.8", name)
        if kind == BUILD:
            need(top or a in (AT_TIKAL_4_AGAIN, BY_BUILDING), "TZ-4.9", name)
        if kind == ADVANCE:
            need(top or b != PAID, "TZ-4.7", name)
        if kind == EFFECTS:
            built.append(a)
            need(cells[BUILDING_AT + a] == OWNED + seat, "TZ-4.8", BUILDING_IDS[a])
            need(built.count(a) == 1, "TZ-4.8", BUILDING_IDS[a])
            need(
                BUILDING_EFFECTS[3 * (MOST_EFFECTS * a + b)] != NO_EFFECT, "TZ-4.8", BUILDING_IDS[a]
            )
        if kind in (USE_ARCHITECTURE, SAVE):
            reached = int(level(position, seat, ARCHITECTURE))
            need(cells[BUILDING_AT + a] == ON_SHOW, "TZ-4.8", BUILDING_IDS[a])
            need(reached == MASTERED or (kind == USE_ARCHITECTURE and reached > 0), "TZ-4.11", name)
            need(can_build(position, seat, a, AT_TIKAL_4, 0, 0), "TZ-4.8", BUILDING_IDS[a])
        if kind == PAY:
            price = 1 if b == FOR_TEMPLES else int(TECHNOLOGY_COST[level(position, seat, b)])
            need(a == price, "TZ-4.7", name)
        if kind == ACT:
            need(b <= LAST[a], "TZ-3.2", GEARS[a])


def check_workers(position: Position) -> None:
    """Every worker stands in exactly one place (TZ-1.1, TZ-1.5)."""
    cells = position.cells
    neutral = 0
    on_table = [0] * position.players
    for gear in range(5):
        for tooth in range(int(TEETH[gear])):
            who: int = cells[TEETH_AT + TOOTH[gear] + tooth]
            if who == NEUTRAL:
                neutral += 1
            elif who > 0:
                need(who <= position.players, "TZ-1.1", GEARS[gear])
                need(tooth <= LAST[gear], "TZ-6.4", GEARS[gear])
                on_table[who - 1] += 1
    starter: int = cells[STARTER]
    need(starter <= position.players, "TZ-3.2", "starting_space")
    if starter > 0:
        on_table[starter - 1] += 1
    for seat in range(position.players):
        at = player(seat)
        workers: int = cells[at + HAND] + cells[at + RESERVE] + on_table[seat]
        need(workers == WORKERS, "TZ-1.1", "workers")
    neutral_left: int = cells[NEUTRAL_LEFT]
    need(
        neutral + neutral_left == by_players(position.players, "neutral_workers"),
        "TZ-1.5",
        "neutral",
    )


def check_skulls(position: Position) -> None:
    """Thirteen skulls in all (TZ-4.6)."""
    cells = position.cells
    total: int = cells[SUPPLY_SKULLS]
    for altar in range(1, ALTARS + 1):
        total += int(cells[ALTAR + altar])
    for seat in range(position.players):
        total += int(cells[player(seat) + SKULL])
    need(total == SKULLS, "TZ-4.6", "skulls")


def check_jungle(position: Position) -> None:
    """Harvest tiles are in the jungle, with a player, or burned (TZ-1.3, TZ-4.4)."""
    cells = position.cells
    fields = by_players(position.players, "fields")
    corn = 0
    wood: int = cells[BURNED]
    for group in range(GROUPS):
        corn_left: int = cells[CORN_TILES + group]
        wood_left: int = cells[WOOD_TILES + group]
        need(wood_left <= corn_left <= fields, "TZ-1.3", "corn_tiles")
        need(group > 0 or wood_left == 0, "TZ-1.3", "wood_tiles")
        corn += corn_left
        wood += wood_left
    for seat in range(position.players):
        corn += int(cells[player(seat) + CORN_TAKEN])
        wood += int(cells[player(seat) + WOOD_TAKEN])
    need(corn == GROUPS * fields, "TZ-1.3", "corn_tiles")
    need(wood == (GROUPS - 1) * fields, "TZ-1.3", "wood_tiles")


def check_temples(position: Position) -> None:
    """The top step holds one marker (TZ-5.2)."""
    for temple in range(3):
        at_top = 0
        for seat in range(position.players):
            step: int = position.cells[player(seat) + STEP + temple]
            need(step <= TOP[temple], "TZ-5.1", TEMPLES[temple])
            if step == TOP[temple]:
                at_top += 1
        need(at_top <= 1, "TZ-5.2", TEMPLES[temple])


def check_buildings(position: Position) -> None:
    """Each building is in one place, and the row shows those that are on show (TZ-1.2, TZ-7.1)."""
    cells = position.cells
    age: int = cells[AGE_NOW]
    need((age == 2) == (cells[FED] >= 2), "TZ-7.1", "age")
    row: list[int] = [int(cells[SLOTS + slot]) for slot in range(ROW) if cells[SLOTS + slot] > 0]
    need(len(set(row)) == len(row), "TZ-1.2", "row")
    for building in range(BUILDINGS):
        where: int = cells[BUILDING_AT + building]
        name: str = BUILDING_IDS[building]
        need((where == ON_SHOW) == (building + 1 in row), "TZ-1.2", name)
        need(where < OWNED + position.players, "TZ-1.1", name)
        if AGE[building] == 2:
            need(where != OUT and (age == 2 or where == IN_DECK), "TZ-7.1", name)
        else:
            need(where >= OUT if age == 2 else where != OUT, "TZ-7.1", name)


def check_monuments(position: Position) -> None:
    """As many monuments as the number of players says (TZ-1.2)."""
    cells = position.cells
    out = 0
    for monument in range(MONUMENTS):
        where: int = cells[MONUMENT_AT + monument]
        need(where != OUT and where < OWNED + position.players, "TZ-1.2", MONUMENT_IDS[monument])
        if where != IN_DECK:
            out += 1
    left = 0
    for kind, _, a, _ in agenda(position):
        if kind == DRAW_MONUMENT:
            left = a
    need(out + left == by_players(position.players, "monuments"), "TZ-1.2", "monuments")


def check_wealth(position: Position) -> None:
    """Four tiles each in secret, two of them kept (TZ-1.4, TZ-1.5)."""
    cells = position.cells
    players = position.players
    held = [0] * players
    kept = [0] * players
    face_down = 0
    shown = 0
    for tile in range(WEALTH):
        where: int = cells[WEALTH_AT + tile]
        name: str = WEALTH_IDS[tile]
        if where == FACE_DOWN:
            face_down += 1
        elif where == SHOWN:
            shown += 1
        elif where >= KEPT_BY:
            need(where < KEPT_BY + players, "TZ-1.4", name)
            kept[where - KEPT_BY] += 1
        else:
            need(where < IN_HAND + players, "TZ-1.4", name)
            held[where - IN_HAND] += 1
        if cells[NEUTRAL_LEFT] > 0:
            gear: int = WEALTH_GEAR[tile]
            stands = cells[TEETH_AT + TOOTH[gear] + WEALTH_SPACE[tile]] == NEUTRAL
            need(stands == (where == SHOWN), "TZ-1.5", name)
    need(face_down >= cells[NEUTRAL_LEFT], "TZ-1.5", "wealth")
    need((shown > 0) == any_neutral(position), "TZ-1.5", "wealth")
    entries = agenda(position)
    kinds = [entry[0] for entry in entries]
    choosing = [entry[1] for entry in entries if entry[0] == KEEP]
    for seat in range(players):
        hand = (held[seat], kept[seat])
        if choosing:
            started = seat == choosing[-1] and hand == (DEALT - 1, 1)
            right = hand == ((DEALT, 0) if seat in choosing else (DEALT - KEPT, KEPT)) or started
        elif kinds[:1] != [NEW_ROUND]:
            right = hand == (0, KEPT)
        elif kinds[-1] == DEAL:
            dealing = entries[-1][2]
            right = kept[seat] == 0 and (
                held[seat] < DEALT
                if seat == dealing
                else held[seat] == (DEALT if seat < dealing else 0)
            )
        else:
            right = hand == ((DEALT if kinds[-1] == DRAW_NEUTRAL else 0), 0)
        need(right, "TZ-1.4", "wealth")


def any_neutral(position: Position) -> bool:
    """Whether a neutral worker stands anywhere."""
    return any(
        position.cells[TEETH_AT + tooth] == NEUTRAL
        for tooth in range(int(TOOTH[CHICHEN] + TEETH[CHICHEN]))
    )


def check_calendar(position: Position) -> None:
    """Days and Food Days go together (TZ-6.5, section 7)."""
    cells = position.cells
    day: int = cells[DAY]
    fed: int = cells[FED]
    first: int = cells[FIRST]
    drawing = [entry[0] for entry in agenda(position)][-1:] == [DRAW_FIRST]
    need((first == -1) if drawing else (0 <= first < position.players), "TZ-1.6", "first")
    if fed < len(FOOD_DAYS):
        need(day <= FOOD_DAYS[fed] + 1, "TZ-6.5", "day")
    if fed > 0:
        need(day >= FOOD_DAYS[fed - 1], "TZ-6.5", "day")
