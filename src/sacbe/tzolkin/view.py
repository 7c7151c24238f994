"""What people and bots see of a position. The view also has what follows from the rules: the next
Food Day, the last scoring, prices, and why something cannot be chosen."""

from __future__ import annotations

from typing import Final

from sacbe.core.facts import Fact, totals
from sacbe.core.position import DEPTH, Position, name_cells
from sacbe.tzolkin import data as d
from sacbe.tzolkin import food_day
from sacbe.tzolkin import position as p
from sacbe.tzolkin.placing import lowest_free
from sacbe.tzolkin.position import player
from sacbe.tzolkin.prompts import MODES
from sacbe.tzolkin.retrieving import way
from sacbe.tzolkin.scoring import last_scoring, workers_on_gears
from sacbe.tzolkin.unavailable import missing, unavailable
from sacbe.tzolkin.view_types import (
    CalendarView,
    GearView,
    LastScoringView,
    NextFoodDayView,
    Stander,
    TzolkinPlayerView,
    TzolkinView,
)

POINTS: Final = "quarter_points"


def view(position: Position, seat: int | None) -> TzolkinView:
    """Return what a seat, or a spectator, may know."""
    cells = position.cells
    secret = any_in_hand(position)
    unseen = [i for i in range(d.BUILDINGS) if cells[p.BUILDING_AT + i] == p.IN_DECK]
    food_days = next_food_day(position)
    last = last_scoring(position)
    return {
        **position.game.common_view(position, seat),
        "calendar": calendar_view(position),
        "this_turn": {"mode": MODES.get(int(cells[p.MODE])), "placed": int(cells[p.PLACED])},
        "gears": {d.GEARS[gear]: gear_view(position, gear) for gear in range(5)},
        "jungle": {
            str(group + 2): {
                "corn": int(cells[p.CORN_TILES + group]),
                "wood": int(cells[p.WOOD_TILES + group]),
            }
            for group in range(d.GROUPS)
        },
        "burned": int(cells[p.BURNED]),
        "skulls_left": int(cells[p.SUPPLY_SKULLS]),
        "altars": [altar for altar in range(1, d.ALTARS + 1) if cells[p.ALTAR + altar] > 0],
        "row": [
            d.BUILDING_IDS[cells[p.SLOTS + slot] - 1] if cells[p.SLOTS + slot] > 0 else None
            for slot in range(d.ROW)
        ],
        "buildings_left": {
            str(age): sum(d.AGE[building] == age for building in unseen) for age in (1, 2)
        },
        "unseen_buildings": [d.BUILDING_IDS[building] for building in unseen],
        "monuments": name_cells(cells, p.MONUMENT_AT, p.ON_SHOW, d.MONUMENT_IDS),
        "neutral_tiles": name_cells(cells, p.WEALTH_AT, p.SHOWN, d.WEALTH_IDS),
        "step_back": step_back(position),
        "unavailable": unavailable(position, seat),
        "missing": missing(position, seat),
        "players": [
            player_view(position, other, secret and other != seat, food_days, last)
            for other in range(position.players)
        ],
    }


def goods_of(player: TzolkinPlayerView) -> dict[str, int]:
    """Return a player's goods by name."""
    return {
        "corn": player["corn"],
        "wood": player["wood"],
        "stone": player["stone"],
        "gold": player["gold"],
        "skull": player["skull"],
    }


def calendar_view(position: Position) -> CalendarView:
    """Return the calendar."""
    cells = position.cells
    fed: int = cells[p.FED]
    return {
        "day": int(cells[p.DAY]),
        "age": int(cells[p.AGE_NOW]),
        "food_days": [
            {
                "day": int(day),
                "age": 1 if number < d.FIRST_AGE_FOOD_DAYS else 2,
                "gives": d.FOOD_DAY_GIVES[number],
                "held": number < fed,
            }
            for number, day in enumerate(d.FOOD_DAYS)
        ],
        "food_days_held": fed,
        "next_food_day": int(d.FOOD_DAYS[fed]) if fed < len(d.FOOD_DAYS) else None,
        "corn": int(cells[p.CALENDAR_CORN]),
        "first": int(cells[p.FIRST]) if cells[p.FIRST] >= 0 else None,
        "turns_taken": int(cells[p.TURNS]),
        "starting_space": int(cells[p.STARTER]) - 1 if cells[p.STARTER] > 0 else None,
    }


def gear_view(position: Position, gear: int) -> GearView:
    """Return a gear."""
    at = p.TEETH_AT + int(d.TOOTH[gear])
    teeth = [who_stands(int(position.cells[at + tooth])) for tooth in range(int(d.TEETH[gear]))]
    numbered = int(d.LAST[gear]) + 1
    free: int = lowest_free(position, gear)
    return {
        "spaces": teeth[:numbered],
        "beyond": teeth[numbered:],
        "lowest_free": free if free >= 0 else None,
    }


def any_in_hand(position: Position) -> bool:
    """Whether wealth tiles are still to be chosen: until all have chosen, all choices are
    secret."""
    return any(p.IN_HAND <= position.cells[p.WEALTH_AT + i] < p.KEPT_BY for i in range(d.WEALTH))


def who_stands(number: int) -> Stander:
    """Return who stands on a tooth: a seat, "neutral", or nobody."""
    if number == 0:
        return None
    return "neutral" if number == p.NEUTRAL else number - 1


def step_back(position: Position) -> dict[str, int] | None:
    """Return the corn it costs to reach each action from the space of the worker being
    retrieved."""
    cells = position.cells
    top = position.top()
    if cells[DEPTH] == 0 or cells[top] != p.ACT:
        return None
    seat, gear, space = int(cells[top + 1]), int(cells[top + 2]), int(cells[top + 3])
    prices = {
        n: int(way(position, seat, gear, space, n)) for n in range(1, int(d.ACTIONS[gear]) + 1)
    }
    return {str(number): price for number, price in prices.items() if price >= 0}


def next_food_day(position: Position) -> list[NextFoodDayView] | None:
    """Return what the next Food Day would do to every player, computed by the rules themselves."""
    if position.cells[p.FED] == len(d.FOOD_DAYS):
        return None
    after = position.copy()
    facts: list[Fact] = []
    after.facts = facts
    food_day.hold(after)
    food_day.rewards(after)
    out: list[NextFoodDayView] = []
    for seat in range(position.players):
        mine = [fact for fact in facts if fact.seat == seat]
        amounts = totals(mine, seat)
        rewards = totals([fact for fact in mine if fact.source in ("food_day", "leader")], seat)
        leader = totals([fact for fact in mine if fact.source == "leader"], seat)
        hungry = totals([fact for fact in mine if fact.source == "hunger"], seat)
        out.append(
            {
                "fed_by_farms": amounts.get("fed_by_farms", 0),
                "fed": amounts.get("fed", 0),
                "corn": -amounts.get("corn", 0),
                "hungry": amounts.get("hungry", 0),
                "points_lost": -hungry.get(POINTS, 0) // p.QUARTERS,
                "goods": {good: rewards[good] for good in d.GOODS if good in rewards},
                "points": rewards.get(POINTS, 0) // p.QUARTERS,
                "leader_points": leader.get(POINTS, 0) // p.QUARTERS,
            }
        )
    return out


def last_scoring_view(seat: int, facts: list[Fact], owned: list[str]) -> LastScoringView:
    """Return what the last scoring gives a player, including each of their monuments."""
    parts: dict[tuple[str, int | str], float] = {
        (fact.source, fact.detail): fact.amount / p.QUARTERS for fact in facts if fact.seat == seat
    }
    return {
        "corn": parts.get(("corn", ""), 0.0),
        "skulls": parts.get(("skulls", ""), 0.0),
        "monuments": {tile: parts.get(("monument", tile), 0.0) for tile in owned},
    }


def player_view(
    position: Position,
    seat: int,
    secret: bool,
    food_days: list[NextFoodDayView] | None,
    last: list[Fact],
) -> TzolkinPlayerView:
    """Return a player's board; if `secret`, without anything that depends on wealth tiles."""
    cells = position.cells
    at = int(player(seat))
    workers = d.WORKERS - int(cells[at + p.RESERVE])
    monuments = name_cells(cells, p.MONUMENT_AT, p.OWNED + seat, d.MONUMENT_IDS)
    wealth = name_cells(cells, p.WEALTH_AT, p.KEPT_BY + seat, d.WEALTH_IDS)
    hand = name_cells(cells, p.WEALTH_AT, p.IN_HAND + seat, d.WEALTH_IDS)
    # A kept tile may feed a worker: until it is revealed, meals must not show it.
    hungry, price = (workers, d.MEAL) if secret else food_day.meals(position, seat)
    return {
        "seat": seat,
        "points": int(cells[at + p.SCORE]) / p.QUARTERS,  # quarters are exact in binary
        "corn": int(cells[at + d.CORN]),
        "wood": int(cells[at + d.WOOD]),
        "stone": int(cells[at + d.STONE]),
        "gold": int(cells[at + d.GOLD]),
        "skull": int(cells[at + d.SKULL]),
        "hand": int(cells[at + p.HAND]),
        "supply": int(cells[at + p.RESERVE]),
        "workers": workers,
        "on_gears": int(workers_on_gears(position, seat)),
        "meals": {"workers": int(hungry), "corn_each": int(price), "corn": int(hungry * price)},
        "next_food_day": None if secret or food_days is None else food_days[seat],
        "last_scoring": None if secret else last_scoring_view(seat, last, monuments),
        "board": "light" if cells[at + p.LIGHT] > 0 else "dark",
        "corn_tiles": int(cells[at + p.CORN_TAKEN]),
        "wood_tiles": int(cells[at + p.WOOD_TAKEN]),
        "temples": {d.TEMPLES[i]: int(cells[at + p.STEP + i]) for i in range(3)},
        "technologies": {d.TECHNOLOGIES[i]: int(cells[at + p.LEVEL + i]) for i in range(4)},
        "buildings": name_cells(cells, p.BUILDING_AT, p.OWNED + seat, d.BUILDING_IDS),
        "monuments": monuments,
        "wealth": None if secret else wealth,
        "wealth_hand": None if secret else hand,
        "wealth_count": len(wealth),
        "wealth_hand_count": len(hand),
    }
