"""What players gain and pay. During play, every change of goods, points, temple steps, technology
levels, harvest tiles and workers from the supply goes through here, and is reported if facts are
being collected."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.moves import (
    ACTION_GEAR,
    ACTION_NUMBER,
    M_ACT,
    M_BEG,
    M_BUILD,
    M_BUILD_MONUMENT,
    M_NOTHING,
    M_PLACE,
    M_RETRIEVE,
    M_WITH,
    START_SPACE,
)
from sacbe.tzolkin.position import player

# Sources.
CAUSE: Final = 0  # the move that caused it: an action, a building, a worker placed
MERCY_SHOWN: Final = 1
STEP_BACK: Final = 2
ANY_ACTION_PAID: Final = 3
CALENDAR_CORN_TAKEN: Final = 4
ARCHITECTURE_HELP: Final = 5
MEALS: Final = 6  # the Food Day's number is the detail of this one and the next three
HUNGRY: Final = 7
TEMPLE_REWARD: Final = 8
LEADER_REWARD: Final = 9
LAST_CORN: Final = 10
LAST_SKULLS: Final = 11
MONUMENT_SCORED: Final = 20  # add the monument
WEALTH_TILE: Final = 40  # add the tile
SOURCES: Final[tuple[str, ...]] = (
    "",
    "mercy",
    "step_back",
    "any_action",
    "calendar",
    "architecture",
    "meal",
    "hunger",
    "food_day",
    "leader",
    "corn",
    "skulls",
)


def gain(position: Position, seat: i64, good: i64, amount: i64, source: i64) -> None:
    """Give a player goods, or take some away. For skulls from the supply, see `gain_skulls`."""
    position.cells[player(seat) + good] += amount
    if position.facts is not None and amount != 0:
        note(position, seat, d.GOODS[good], amount, source)


def gain_skulls(position: Position, seat: i64, wanted: i64, source: i64) -> None:
    """Give a player skulls, as long as the supply lasts (TZ-4.6)."""
    given = wanted
    if position.cells[p.SUPPLY_SKULLS] < given:
        given = position.cells[p.SUPPLY_SKULLS]
    position.cells[p.SUPPLY_SKULLS] -= given
    gain(position, seat, d.SKULL, given, source)


def change(position: Position, seat: i64, cell: i64, amount: i64, name: str, source: i64) -> None:
    """Add an amount to one of a player's cells, and report it under a name."""
    position.cells[player(seat) + cell] += amount
    if position.facts is not None and amount != 0:
        note(position, seat, name, amount, source)


def score(position: Position, seat: i64, points: i64, source: i64) -> None:
    """Give a player points, or take some away."""
    change(position, seat, p.SCORE, p.QUARTERS * points, "quarter_points", source)


def gain_worker(position: Position, seat: i64, source: i64) -> None:
    """Give a player a worker from the supply, if one is left (TZ-4.13)."""
    cells = position.cells
    at = player(seat)
    if cells[at + p.RESERVE] > 0:
        cells[at + p.RESERVE] -= 1
        cells[at + p.HAND] += 1
        if position.facts is not None:
            note(position, seat, "worker", 1, source)


def move_marker(position: Position, seat: i64, temple: i64, steps: i64, source: i64) -> None:
    """Move a temple marker one step up or down. Reaching the top turns the player board light side
    up (TZ-5.3)."""
    cells = position.cells
    at = player(seat)
    cells[at + p.STEP + temple] += steps
    if cells[at + p.STEP + temple] == d.TOP[temple]:
        cells[at + p.LIGHT] = 1
    if position.facts is not None:
        note(position, seat, d.TEMPLES[temple], steps, source)


def resources(position: Position, seat: i64) -> i64:
    """Count a player's wood, stone and gold."""
    at = player(seat)
    cells = position.cells
    return cells[at + d.WOOD] + cells[at + d.STONE] + cells[at + d.GOLD]


def holdings(position: Position, seat: int) -> dict[str, int]:
    """Return what a player has that a move may change; points in quarters."""
    cells = position.cells
    at = int(player(seat))
    out: dict[str, int] = {name: int(cells[at + good]) for good, name in enumerate(d.GOODS)}
    out["quarter_points"] = int(cells[at + p.SCORE])
    out["worker"] = d.WORKERS - int(cells[at + p.RESERVE])
    for i, name in enumerate(d.TEMPLES):
        out[name] = int(cells[at + p.STEP + i])
    for i, name in enumerate(d.TECHNOLOGIES):
        out[name] = int(cells[at + p.LEVEL + i])
    out["corn_tile"] = int(cells[at + p.CORN_TAKEN])
    out["wood_tile"] = int(cells[at + p.WOOD_TAKEN])
    return out


# Reporting.


def note(position: Position, seat: i64, what: str, amount: i64, source: i64) -> None:
    """Report a change, with its source by name."""
    name: str
    detail: int | str = ""
    if source >= WEALTH_TILE:
        name, detail = "wealth", d.WEALTH_IDS[source - WEALTH_TILE]
    elif source >= MONUMENT_SCORED:
        name, detail = "monument", d.MONUMENT_IDS[source - MONUMENT_SCORED]
    elif source == CAUSE:
        name, detail = cause(position.cause)
    else:
        name = SOURCES[source]
        if MEALS <= source <= LEADER_REWARD:
            detail = int(position.cells[p.FED])
    position.note(seat, what, amount, name, detail)


def cause(id: i64) -> tuple[str, int | str]:
    """Return the name of a move's source, and a detail: an action's gear and number, or a tile."""
    if M_ACT <= id < M_NOTHING:
        return d.GEARS[ACTION_GEAR[id - M_ACT]], int(ACTION_NUMBER[id - M_ACT])
    if M_BUILD <= id < M_BUILD_MONUMENT:
        return "building", d.BUILDING_IDS[id - M_BUILD]
    if M_BUILD_MONUMENT <= id < M_WITH:
        return "monument", d.MONUMENT_IDS[id - M_BUILD_MONUMENT]
    if M_PLACE <= id < M_RETRIEVE:
        return "placing", "start" if id - M_PLACE == START_SPACE else d.GEARS[id - M_PLACE]
    return ("begging" if id == M_BEG else ""), ""
