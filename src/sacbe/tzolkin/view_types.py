"""The types of what people and bots are shown of a position."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from sacbe.core.view_types import Keys, UnavailableView, View
from sacbe.tzolkin.data import GEARS, TECHNOLOGIES, TEMPLES, FoodDayGift

TurnMode = Literal["placing", "retrieving", "mercy"]
"""What a turn has become."""
Stander = int | Literal["neutral"] | None
"""Who stands on a tooth: a seat, a neutral worker, or nobody."""


class GearView(TypedDict):
    """A gear: who stands on its numbered spaces and on the teeth beyond them, and where the next
    worker would stand (None: no space is free)."""

    spaces: list[Stander]
    beyond: list[Stander]
    lowest_free: int | None


class FoodDayView(TypedDict):
    """A Food Day: when it is (later if it is jumped over), in which age, what it gives, and whether
    it is over."""

    day: int
    age: int
    gives: FoodDayGift
    held: bool


class CalendarView(TypedDict):
    """The calendar, the first player, and who stands on the starting-player space."""

    day: int
    age: int
    food_days: list[FoodDayView]
    food_days_held: int
    next_food_day: int | None
    corn: int
    first: int | None
    turns_taken: int
    starting_space: int | None


class ThisTurnView(TypedDict):
    """What the turn has become, and how many workers were placed in it."""

    mode: TurnMode | None
    placed: int


class JungleView(TypedDict):
    """Tiles left in a group of jungle fields: every wood tile lies on a corn tile."""

    corn: int
    wood: int


class MealsView(TypedDict):
    """How many workers have to be fed with corn, and the corn that each and all of them cost."""

    workers: int
    corn_each: int
    corn: int


class NextFoodDayView(TypedDict):
    """What the next Food Day would do to a player if nothing changed until then."""

    fed_by_farms: int
    fed: int
    corn: int
    hungry: int
    points_lost: int
    goods: dict[str, int]
    points: int
    leader_points: int


class LastScoringView(TypedDict):
    """What the last scoring would give a player as things stand."""

    corn: float
    skulls: float
    monuments: dict[str, float]


class TzolkinPlayerView(TypedDict):
    """A player's board. Wealth tiles, the next Food Day and the last scoring are None while they
    are another player's secret; how many tiles there are never is."""

    seat: int
    points: float
    corn: int
    wood: int
    stone: int
    gold: int
    skull: int
    hand: int
    supply: int
    workers: int
    on_gears: int
    meals: MealsView
    next_food_day: NextFoodDayView | None
    last_scoring: LastScoringView | None
    board: Literal["light", "dark"]
    corn_tiles: int
    wood_tiles: int
    temples: Annotated[dict[str, int], Keys(TEMPLES)]
    technologies: Annotated[dict[str, int], Keys(TECHNOLOGIES)]
    buildings: list[str]
    monuments: list[str]
    wealth: list[str] | None
    wealth_hand: list[str] | None
    wealth_count: int
    wealth_hand_count: int


class TzolkinView(View):
    """Everything but the wealth tiles in other players' hands and, until all have chosen, which
    they keep.

    `jungle` is keyed by the Palenque space that harvests a group. `altars` are the spaces of
    Chichen Itza that have a skull. `step_back` is the corn that each action of a retrieved
    worker's gear costs to reach (None unless that is being decided). `unavailable` says why
    something on the board cannot be chosen now, and `missing` which goods the viewer lacks for a
    tile on show.
    """

    calendar: CalendarView
    this_turn: ThisTurnView
    gears: Annotated[dict[str, GearView], Keys(GEARS)]
    jungle: dict[str, JungleView]
    burned: int
    skulls_left: int
    altars: list[int]
    row: list[str | None]
    buildings_left: Annotated[dict[str, int], Keys((1, 2))]
    unseen_buildings: list[str]
    monuments: list[str]
    neutral_tiles: list[str]
    step_back: dict[str, int] | None
    unavailable: list[UnavailableView]
    missing: dict[str, dict[str, int]]
    players: list[TzolkinPlayerView]
