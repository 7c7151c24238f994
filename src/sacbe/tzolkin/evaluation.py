"""What a position of Tzolk'in is worth, in the words of the game.

The estimate counts in own turns still to come. A worker earns something every turn; one on a gear
is worth the best action it can ride to, less the turns this takes. Goods have prices that fall to
what the last scoring gives for them, corn is first kept for the Food Days, and an action is worth
what it changes in all this. What the turn has begun and not finished is counted as if it were
finished as well as possible, so that a bot that looks one small choice ahead sees where the
choice leads.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import POINT, Evaluation
from sacbe.core.position import AGENDA, DEPTH, FRAME, PLAYERS, Position
from sacbe.tzolkin.data import (
    AGRICULTURE,
    ALTAR_POINTS,
    ALTAR_RESOURCES,
    ALTAR_TEMPLE,
    ALTARS,
    ANY_ACTION_PRICE,
    ARCHITECTURE,
    BUILDING_COST,
    BUILDING_EFFECTS,
    BUILDING_KIND,
    BUILDINGS,
    CHICHEN,
    CORN,
    CORN_PER_RESOURCE,
    EFFECT_ANY_ACTION,
    EFFECT_ANY_TECHNOLOGY,
    EFFECT_ANY_TEMPLE,
    EFFECT_BUILD,
    EFFECT_FEEDS,
    EFFECT_GAIN,
    EFFECT_MEAL_DISCOUNT,
    EFFECT_POINTS,
    EFFECT_TECHNOLOGY,
    EFFECT_TEMPLE,
    EFFECT_TRADE,
    EFFECT_WORKER,
    EXTRACTION,
    FISHING,
    FOOD_DAYS,
    GOLD,
    HARVEST_CORN,
    HARVEST_WOOD,
    HUNGER,
    LAST,
    LEADER_BONUS,
    MASTERED,
    MEAL,
    MONUMENT_COST,
    MONUMENT_KIND,
    MONUMENTS,
    MOST_EFFECTS,
    NO_EFFECT,
    PALENQUE,
    POINTS_PER_SKULL,
    RATE,
    ROW,
    SKULL,
    STEP_PRICE,
    STEPS,
    STONE,
    TECHNOLOGY_COST,
    TEMPLE_GOODS,
    TEMPLE_POINTS,
    THEOLOGY,
    TIKAL,
    TOOTH,
    TOP,
    UXMAL,
    WEALTH,
    WEALTH_EFFECTS,
    WEALTH_GOODS,
    WOOD,
    WORKERS,
    YAXCHILAN,
    YIELD,
)
from sacbe.tzolkin.position import (
    ACT,
    ADVANCE,
    ALTAR,
    ANGER,
    ANY_ACTION,
    AT_TIKAL_4,
    AT_TIKAL_4_AGAIN,
    AT_UXMAL_4,
    BUILD,
    BUILDING_AT,
    CALENDAR_CORN,
    CORN_TAKEN,
    CORN_TILES,
    DAY,
    EFFECTS,
    FED,
    FIRST,
    FOR_TEMPLES,
    FREE_LEVEL,
    GAIN,
    HAND,
    HARVEST,
    KEPT_BY,
    LEVEL,
    LIGHT,
    MARKET,
    MERCY,
    MODE,
    MONUMENT_AT,
    ON_SHOW,
    OPTIONAL,
    OWNED,
    PAY,
    PLACING,
    QUARTERS,
    RESERVE,
    RETRIEVING,
    REVEAL,
    REWARDS,
    SAVE,
    SCORE,
    SLOTS,
    STARTER,
    STEP,
    STEP_UP,
    STRIDE,
    SUPPLY_SKULLS,
    TAKE_TURN,
    TEETH_AT,
    THEOLOGY_STEP,
    TURN_OVER,
    TURNS,
    TWO_STEPS,
    USE_ARCHITECTURE,
    WEALTH_AT,
    WOOD_TAKEN,
    WOOD_TILES,
    player,
)

# The terms.
T_POINTS: Final = 0
T_TEMPLES: Final = 1
T_FOOD: Final = 2
T_CORN: Final = 3
T_RESOURCES: Final = 4
T_SKULLS: Final = 5
T_WORKERS: Final = 6
T_GEARS: Final = 7
T_TURN: Final = 8
T_TECHNOLOGIES: Final = 9
T_MONUMENTS: Final = 10
T_CALENDAR: Final = 11
TERMS: Final[tuple[str, ...]] = (
    "points",
    "temples",
    "food",
    "corn",
    "resources",
    "skulls",
    "workers",
    "gears",
    "turn",
    "technologies",
    "monuments",
    "calendar",
)

WEIGHTS: Final[dict[str, int]] = {
    # A worker: what it earns in a turn; by how many percent all earn less for each worker more
    # than three; and what is left of an action of Tikal or Uxmal, in percent, for a second worker
    # there, since both want the same resources.
    "worker_turn": 80,
    "crowd": 11,
    "second": 25,
    # Corn for a Food Day that is far off, and how many turns ahead it begins to be urgent; corn
    # beyond all meals, early in the game.
    "corn_far": 92,
    "urgent": 8,
    "corn_spare": 70,
    # Goods while there is time to use them; how many turns that takes.
    "wood": 100,
    "stone": 120,
    "gold": 185,
    "skull": 560,
    "use_turns": 11,
    # Levels at the start of the game; they lose their worth turn by turn.
    "agriculture_1": 55,
    "agriculture_2": 45,
    "agriculture_3": 60,
    "extraction_1": 60,
    "extraction_2": 60,
    "extraction_3": 70,
    "architecture_1": 35,
    "architecture_2": 80,
    "architecture_3": 70,
    "theology_1": 25,
    "theology_2": 45,
    "theology_3": 35,
    # Temples: how many turns ahead a lead is quite open.
    "lead_open": 12,
    # What a worker can hope for at Tikal's actions by the time it gets there.
    "tikal_1": 80,
    "tikal_2": 150,
    "tikal_3": 180,
    "tikal_4": 350,
    "tikal_5": 650,
    # Percent of an action of Chichen Itza for a worker without a skull.
    "no_skull": 40,
    # Monuments: growth of an own one in percent a turn; percent of the profit from one that is on
    # show, and how many percent of that each missing resource takes off.
    "monument_growth": 2,
    "monument_hope": 10,
    "monument_missing": 15,
    # The first player's marker, and a light player board.
    "first_player": 40,
    "light_board": 80,
    # The first few corn are worth more, since workers can be placed with them; how many.
    "purse": 15,
    "purse_size": 4,
    # A step in a temple early in the game, beyond the rewards it brings by itself.
    "climb": 20,
    # By how many percent an action is worth less for each turn that the worker has to ride to it.
    "ride_doubt": 2,
    # Not all plans come true: so much is taken off everybody's estimate alike, on the first day and
    # in the middle of the game; from there to the end it becomes nothing.
    "plans_early": 0,
    "plans_middle": 1800,
    # Percent left of an action of Tikal or Uxmal for a second worker there, with resources for it.
    "second_rich": 55,
    # What a worker can hope for at Uxmal 5 by the time it gets there.
    "uxmal_5": 350,
}
"""The numbers that can be tuned, in hundredths of a point if nothing else is said."""

W_WORKER_TURN: Final = 0
W_CROWD: Final = 1
W_SECOND: Final = 2
W_CORN_FAR: Final = 3
W_URGENT: Final = 4
W_CORN_SPARE: Final = 5
W_WOOD: Final = 6
W_SKULL: Final = 9
W_USE_TURNS: Final = 10
W_LEVELS: Final = 11
W_LEAD_OPEN: Final = 23
W_TIKAL: Final = 24
W_NO_SKULL: Final = 29
W_MONUMENT_GROWTH: Final = 30
W_MONUMENT_HOPE: Final = 31
W_MONUMENT_MISSING: Final = 32
W_FIRST_PLAYER: Final = 33
W_LIGHT_BOARD: Final = 34
W_PURSE: Final = 35
W_PURSE_SIZE: Final = 36
W_CLIMB: Final = 37
W_RIDE_DOUBT: Final = 38
W_PLANS_EARLY: Final = 39
W_PLANS_MIDDLE: Final = 40
W_SECOND_RICH: Final = 41
W_UXMAL_5: Final = 42
assert list(WEIGHTS)[W_SKULL] == "skull"
assert list(WEIGHTS)[W_LEVELS] == "agriculture_1"
assert list(WEIGHTS)[W_LEAD_OPEN] == "lead_open"
assert list(WEIGHTS)[W_TIKAL] == "tikal_1"
assert list(WEIGHTS)[W_LIGHT_BOARD] == "light_board"
assert list(WEIGHTS)[W_CLIMB] == "climb"
assert list(WEIGHTS)[W_UXMAL_5] == "uxmal_5"

# A sheet of paper: the weights, and after them what has been worked out for the seat.
OWN: Final = 50  # the player's cells
TURNS_LEFT: Final = 70  # own turns to come, the present one included
AHEAD: Final = 71  # 1 if the calendar turns before the next of them
SOONEST: Final = 72  # 1 if workers can be retrieved only in the turn after this one
CROWDED: Final = 73  # percent that workers earn
HUNGRY: Final = 74
MEAL_PRICE: Final = 75
NEED: Final = 76  # corn for each of the Food Days to come
NEED_PRICE: Final = 80
SPARE: Final = 84
CORN_NOW: Final = 85  # what the corn is worth
CORN_UNIT: Final = 86  # and one corn less
PRICE: Final = 87  # of each good; the first is not used
UP: Final = 92  # a step up in each temple
OTHERS: Final = 95  # the highest step of another player
LEVEL_UP: Final = 98  # the next level of each technology
KIND_COUNT: Final = 103  # tiles by kind
BUILT: Final = 107  # monuments of all players
ACTION: Final = 108  # the small gears' actions, 8 places a gear
REACH: Final = 140  # the best action from a space of a gear, 16 places a gear
READY: Final = 220  # whether a gear's actions have been worked out
FEEDING: Final = 225  # the next Food Day
SCORING: Final = 226  # turns to each of the Food Days
FIRST_REWARD: Final = 230  # the next Food Day whose rewards are still to come
BEST_BUILD: Final = 231
SECOND_BUILD: Final = 232
CORN_BUILD: Final = 233
MONUMENT_BUILD: Final = 234
BUILT_READY: Final = 237
PURSE: Final = 238
NO_SKULLS: Final = 239  # 1 if the supply has none
EARNED: Final = 240  # what a worker earns in a turn
DOWN: Final = 241  # a step down, once it is asked for; 0 before
GOODS_DAYS: Final = 242  # how many rewards in goods are to come
WORTH: Final = 243  # of the buildings in the row, architecture left out
CHEAPEST: Final = 249  # so many of the own resources, once asked for; 0 before
SHEET: Final = 256

DAYS: Final = 27
MIDDLE: Final = 13  # days before the end
assert list(FOOD_DAYS)[3] == DAYS
assert [len(WEIGHTS) <= OWN, ALTARS + 2 <= 16] == [True, True]

MASTERED_POINTS: Final = vec[i64]([0, 9, 20, 33, 33])
WORKER_POINTS: Final = vec[i64]([18, 12, 6, 0])
"""Of the monuments M07 and M09; the latter by workers in the supply."""

FEEDERS: Final = vec[i64](
    [tile for tile in range(WEALTH) if WEALTH_EFFECTS[3 * MOST_EFFECTS * tile] == EFFECT_FEEDS]
)
"""The wealth tiles that feed workers."""

NEVER: Final = -1_000_000


class TzolkinEvaluation(Evaluation):
    """The points a seat will likely end with. Weights are given by name; those that are not given
    are as in `WEIGHTS`.

    >>> import sacbe
    >>> position = sacbe.GAMES["tzolkin"].start(2)
    >>> one, two = TzolkinEvaluation(), TzolkinEvaluation({"worker_turn": 90})
    >>> one.points(position, 0) < two.points(position, 0)
    True
    """

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        super().__init__(TERMS)
        table = dict(WEIGHTS)
        for name, weight in (weights or {}).items():
            if name not in table:
                raise KeyError(name)
            table[name] = weight
        numbers = list(table.values())
        self.blank: vec[i64] = vec[i64](numbers + [0] * (SHEET - len(numbers)))
        """A sheet with nothing on it but the weights."""

    def estimate(self, position: Position, seat: i64, out: vec[i64]) -> None:
        cells = position.cells
        term: i64
        for term in range(len(out)):
            out[term] = 0
        if cells[DEPTH] == 0:
            out[T_POINTS] = cells[player(seat) + SCORE] * POINT // QUARTERS
            return
        sheet = self.blank[:]
        own_cells(cells, seat, sheet)
        time_left(cells, seat, sheet)
        meals(cells, seat, sheet)
        prices(cells, sheet)
        out[T_POINTS] = sheet[OWN + SCORE] * POINT // QUARTERS
        out[T_TEMPLES] = temples(cells, seat, sheet)
        food: i64 = 0
        day: i64
        for day in range(4):
            food -= sheet[NEED + day] * sheet[NEED_PRICE + day]
        corn = sheet[OWN + CORN]
        spare = corn
        for day in range(4):
            spare -= sheet[NEED + day]
        if spare < 0:
            spare = 0
        purse = sheet[W_PURSE_SIZE]
        if corn < purse:
            purse = corn
        out[T_CORN] = spare * sheet[SPARE] + purse * sheet[PURSE]
        out[T_FOOD] = food + sheet[CORN_NOW] - out[T_CORN]
        out[T_RESOURCES] = (
            sheet[OWN + WOOD] * sheet[PRICE + WOOD]
            + sheet[OWN + STONE] * sheet[PRICE + STONE]
            + sheet[OWN + GOLD] * sheet[PRICE + GOLD]
        )
        out[T_SKULLS] = sheet[OWN + SKULL] * sheet[PRICE + SKULL]
        out[T_TECHNOLOGIES] = technologies(sheet)
        counts(cells, seat, sheet)
        out[T_MONUMENTS] = monuments(cells, seat, sheet)
        workers(cells, seat, sheet, out)
        out[T_TURN] = unfinished(cells, seat, sheet)
        out[T_CALENDAR] = calendar(cells, seat, sheet)

    def remaining(self, position: Position) -> i64:
        cells = position.cells
        if cells[DEPTH] == 0:
            return 0
        players = cells[PLAYERS]
        turns = (DAYS + 1 - cells[DAY]) * players - cells[TURNS]
        if turns < 1:
            turns = 1
        return 1000 * turns // (DAYS * players)

    def ahead(self, position: Position) -> i64:
        # With two, the end of the next turn: in matches of equal time 65 % against the end of this
        # one. With more, the end of the own next turn: 67 % against three greedy bots, 41 % with 2.
        players = position.cells[PLAYERS]
        return 2 if players == 2 else players + 1

    def doubt(self, position: Position) -> i64:
        return 350 + 750 * self.remaining(position) // 1000


def own_cells(cells: vec[i64], seat: i64, sheet: vec[i64]) -> None:
    """The player's cells. While wealth tiles are being chosen, those kept count as revealed."""
    at = player(seat)
    i: i64
    for i in range(STRIDE):
        sheet[OWN + i] = cells[at + i]
    if cells[DEPTH] >= 2 and cells[AGENDA + FRAME] == REVEAL:
        tile: i64
        for tile in range(WEALTH):
            if cells[WEALTH_AT + tile] == KEPT_BY + seat:
                for i in range(SKULL + 1):
                    sheet[OWN + i] += WEALTH_GOODS[5 * tile + i]
                for i in range(MOST_EFFECTS):
                    of = 3 * (MOST_EFFECTS * tile + i)
                    kind = WEALTH_EFFECTS[of]
                    if kind == EFFECT_TEMPLE:
                        sheet[OWN + STEP + WEALTH_EFFECTS[of + 1]] += 1
                    elif kind == EFFECT_TECHNOLOGY:
                        sheet[OWN + LEVEL + WEALTH_EFFECTS[of + 1]] += 1
                    elif kind == EFFECT_WORKER:
                        sheet[OWN + RESERVE] -= 1
                        sheet[OWN + HAND] += 1


def time_left(cells: vec[i64], seat: i64, sheet: vec[i64]) -> None:
    """How many turns the seat has, and whether this round's is one of them."""
    over: i64 = 0
    if cells[FIRST] >= 0:
        players = cells[PLAYERS]
        place = seat - cells[FIRST]
        if place < 0:
            place += players
        if place < cells[TURNS]:
            over = 1
    rewards: i64 = cells[FED]
    i: i64
    for i in range(AGENDA, AGENDA + FRAME * cells[DEPTH], FRAME):
        if cells[i] == TURN_OVER and cells[i + 1] == seat:
            over = 1
        elif cells[i] == REWARDS:
            rewards -= 1
    sheet[AHEAD] = over
    left = DAYS + 1 - cells[DAY] - over
    if left < 0:
        left = 0
    sheet[TURNS_LEFT] = left
    mine = cells[AGENDA] == TAKE_TURN and cells[AGENDA + 1] == seat
    if mine and (cells[MODE] == PLACING or cells[MODE] == MERCY):
        sheet[SOONEST] = 1
    sheet[FEEDING] = cells[FED]
    sheet[FIRST_REWARD] = rewards
    sheet[GOODS_DAYS] = (4 - rewards) // 2
    for i in range(4):
        turns = FOOD_DAYS[i] - cells[DAY] + 1 - over
        sheet[SCORING + i] = turns if turns > 0 else 0
    crowd = WORKERS - sheet[OWN + RESERVE] - 3
    sheet[CROWDED] = 100 - sheet[W_CROWD] * crowd
    sheet[EARNED] = sheet[W_WORKER_TURN] * sheet[CROWDED] // 100


def future(sheet: vec[i64], turns: i64) -> i64:
    """What a worker in hand will still earn in so many turns."""
    if turns <= 1:
        return 0
    return sheet[EARNED] * (turns - 1)


def meals(cells: vec[i64], seat: i64, sheet: vec[i64]) -> None:
    """The player's buildings by kind; the corn needed on the Food Days to come, and what it is
    worth to have it."""
    fed: i64 = 0
    less: i64 = 0
    tile: i64
    for tile in range(BUILDINGS):
        if cells[BUILDING_AT + tile] == OWNED + seat:
            kind = BUILDING_KIND[tile]
            sheet[KIND_COUNT + kind] += 1
            if kind == 0:
                of = 3 * MOST_EFFECTS * tile
                if BUILDING_EFFECTS[of] == EFFECT_FEEDS:
                    fed += BUILDING_EFFECTS[of + 1]
                else:
                    less += BUILDING_EFFECTS[of + 1]
    for tile in FEEDERS:
        if cells[WEALTH_AT + tile] == KEPT_BY + seat:
            fed += WEALTH_EFFECTS[3 * MOST_EFFECTS * tile + 1]
    hungry = WORKERS - sheet[OWN + RESERVE] - fed
    price = MEAL - less
    if price < 0:
        price = 0
    sheet[HUNGRY] = hungry
    sheet[MEAL_PRICE] = price
    if hungry < 0:
        hungry = 0
    urgent = sheet[W_URGENT]
    far = sheet[W_CORN_FAR]
    dear = HUNGER * POINT // MEAL
    day: i64
    for day in range(sheet[FEEDING], 4):
        turns = sheet[SCORING + day]
        worth = far
        if turns < urgent:
            worth += (dear - far) * (urgent - turns) // urgent
        sheet[NEED + day] = hungry * price
        sheet[NEED_PRICE + day] = worth
    spare = sheet[W_CORN_SPARE]
    left = sheet[TURNS_LEFT]
    if left < 12:
        spare = 25 + (spare - 25) * left // 12
    sheet[SPARE] = spare
    purse = sheet[W_PURSE]
    if left < 5:
        purse = purse * left // 5
    sheet[PURSE] = purse
    corn = sheet[OWN + CORN]
    sheet[CORN_NOW] = corn_worth(sheet, corn)
    sheet[CORN_UNIT] = sheet[CORN_NOW] - corn_worth(sheet, corn - 1) if corn > 0 else far


def corn_worth(sheet: vec[i64], corn: i64) -> i64:
    """Corn goes to the Food Days first, one after another; the rest is spare."""
    purse = sheet[W_PURSE_SIZE]
    if corn < purse:
        purse = corn
    worth = purse * sheet[PURSE]
    day: i64
    for day in range(sheet[FEEDING], 4):
        eaten = sheet[NEED + day]
        if corn < eaten:
            eaten = corn
            if sheet[SCORING + day] == 0:  # a worker is fed entirely or not at all
                eaten -= eaten % sheet[MEAL_PRICE]
        worth += eaten * sheet[NEED_PRICE + day]
        corn -= eaten
    return worth + corn * sheet[SPARE]


def more_corn(sheet: vec[i64], corn: i64) -> i64:
    """What it is worth to have so much corn more (or less, if negative)."""
    have = sheet[OWN + CORN] + corn
    if have < 0:
        return NEVER
    return corn_worth(sheet, have) - sheet[CORN_NOW]


def prices(cells: vec[i64], sheet: vec[i64]) -> None:
    """Goods are worth what they can become; near the end, what the last scoring gives."""
    use = sheet[W_USE_TURNS]
    left = sheet[TURNS_LEFT]
    if left > use:
        left = use
    good: i64
    for good in range(WOOD, SKULL + 1):
        last = POINTS_PER_SKULL * POINT if good == SKULL else RATE[good] * POINT // 4
        sheet[PRICE + good] = last + (sheet[W_WOOD - WOOD + good] - last) * left // use
    turns = sheet[TURNS_LEFT]
    technology: i64
    for technology in range(4):
        reached = sheet[OWN + LEVEL + technology]
        if reached < MASTERED:
            sheet[LEVEL_UP + technology] = (
                sheet[W_LEVELS + 3 * technology + reached] * turns // DAYS
            )
        elif technology == AGRICULTURE:
            sheet[LEVEL_UP] = 0  # a step: filled in with the temples
        elif technology == EXTRACTION:
            sheet[LEVEL_UP + EXTRACTION] = 2 * sheet[PRICE + GOLD]
        elif technology == ARCHITECTURE:
            sheet[LEVEL_UP + ARCHITECTURE] = 3 * POINT
        else:
            sheet[LEVEL_UP + THEOLOGY] = sheet[PRICE + SKULL] if cells[SUPPLY_SKULLS] > 0 else 0


def technologies(sheet: vec[i64]) -> i64:
    """The levels reached, by the turns that are left to use them."""
    total: i64 = 0
    technology: i64
    level: i64
    for technology in range(4):
        for level in range(sheet[OWN + LEVEL + technology]):
            total += sheet[W_LEVELS + 3 * technology + level]
    return total * sheet[TURNS_LEFT] // DAYS


def temples(cells: vec[i64], seat: i64, sheet: vec[i64]) -> i64:
    """The rewards to come. Fills in what a step more is worth in each temple."""
    total: i64 = 0
    temple: i64
    other: i64
    best: i64 = 0
    for temple in range(3):
        highest: i64 = -1
        for other in range(cells[PLAYERS]):
            if other != seat:
                step = cells[player(other) + STEP + temple]
                if step > highest:
                    highest = step
        sheet[OTHERS + temple] = highest
        step = sheet[OWN + STEP + temple]
        now = temple_worth(sheet, temple, step)
        total += now
        up: i64 = 0
        if step < TOP[temple] - 1 or (step == TOP[temple] - 1 and highest < TOP[temple]):
            up = temple_worth(sheet, temple, step + 1) - now
        sheet[UP + temple] = up
        if up > best:
            best = up
    if sheet[OWN + LEVEL] == MASTERED:
        sheet[LEVEL_UP] = best
    return total


def temple_worth(sheet: vec[i64], temple: i64, step: i64) -> i64:
    """What a temple will give to a marker on this step. A lead counts for more the sooner the
    points are given."""
    total = sheet[W_CLIMB] * step * sheet[TURNS_LEFT] // DAYS
    day: i64
    i: i64
    gap = step - sheet[OTHERS + temple]
    if gap > 3:
        gap = 3
    elif gap < -3:
        gap = -3
    open_in = sheet[W_LEAD_OPEN]
    if sheet[GOODS_DAYS] > 0:
        goods: i64 = 0
        for i in range(2, step + 1):
            good = TEMPLE_GOODS[STEPS * temple + i]
            if good != CORN:
                goods += sheet[PRICE + good]
        total += goods * sheet[GOODS_DAYS]
    points = TEMPLE_POINTS[STEPS * temple + step] * POINT
    for day in range(1, 4, 2):
        if day >= sheet[FIRST_REWARD]:
            total += points
            sure: i64 = 50
            if gap > 0:
                sure = 100
            elif gap < 0:
                sure = 0
            turns = sheet[SCORING + day]
            if turns > open_in:
                turns = open_in
            share = (sure * (open_in - turns) + (50 + 15 * gap) * turns) // open_in
            total += LEADER_BONUS[2 * temple + day // 2] * share
    return total


def counts(cells: vec[i64], seat: i64, sheet: vec[i64]) -> None:
    """The player's monuments by kind, and all that are built."""
    tile: i64
    for tile in range(MONUMENTS):
        where = cells[MONUMENT_AT + tile]
        if where >= OWNED:
            sheet[BUILT] += 1
            if where == OWNED + seat:
                sheet[KIND_COUNT + MONUMENT_KIND[tile]] += 1


def monument_points(cells: vec[i64], sheet: vec[i64], monument: i64, mine: i64) -> i64:
    """What a monument scores as things stand; `mine` is 0 if it would have to be built first."""
    new = 1 - mine
    if monument == 0:
        return 4 * (sheet[KIND_COUNT + 2] + new)
    if monument == 1:
        return 2 * (
            sheet[KIND_COUNT]
            + sheet[KIND_COUNT + 1]
            + sheet[KIND_COUNT + 2]
            + sheet[KIND_COUNT + 3]
            + new
        )
    if monument == 2:
        return 4 * sheet[OWN + CORN_TAKEN]
    if monument == 3:
        return 4 * sheet[OWN + WOOD_TAKEN]
    if monument == 4:
        return (8 - cells[PLAYERS]) * (sheet[BUILT] + new)
    if monument == 5:
        return 4 * (sheet[KIND_COUNT + 1] + new)
    if monument == 6 or monument == 7:
        mastered: i64 = 0
        levels: i64 = 0
        i: i64
        for i in range(4):
            levels += sheet[OWN + LEVEL + i]
            if sheet[OWN + LEVEL + i] == MASTERED:
                mastered += 1
        return MASTERED_POINTS[mastered] if monument == 6 else 3 * levels
    if monument == 8:
        return WORKER_POINTS[sheet[OWN + RESERVE]]
    if monument == 9:
        return 4 * (sheet[KIND_COUNT + 3] + new)
    if monument == 10:
        return (
            TEMPLE_POINTS[sheet[OWN + STEP]]
            + TEMPLE_POINTS[STEPS + sheet[OWN + STEP + 1]]
            + TEMPLE_POINTS[2 * STEPS + sheet[OWN + STEP + 2]]
        )
    if monument == 11:
        highest = sheet[OWN + STEP]
        if sheet[OWN + STEP + 1] > highest:
            highest = sheet[OWN + STEP + 1]
        if sheet[OWN + STEP + 2] > highest:
            highest = sheet[OWN + STEP + 2]
        return 3 * (highest - 1) if highest > 1 else 0
    laid: i64 = 0
    altar: i64
    for altar in range(1, ALTARS + 1):
        laid += cells[ALTAR + altar]
    return 3 * laid


def monuments(cells: vec[i64], seat: i64, sheet: vec[i64]) -> i64:
    """What own monuments will score, and a hope for the best one on show."""
    total: i64 = 0
    hope: i64 = 0
    best = NEVER + 0
    growth = 100 + sheet[W_MONUMENT_GROWTH] * sheet[TURNS_LEFT]
    monument: i64
    good: i64
    for monument in range(MONUMENTS):
        where = cells[MONUMENT_AT + monument]
        if where == OWNED + seat:
            total += monument_points(cells, sheet, monument, 1) * growth
        elif where == ON_SHOW:
            profit = monument_points(cells, sheet, monument, 0) * growth
            missing: i64 = 0
            for good in range(WOOD, SKULL + 1):
                cost = MONUMENT_COST[5 * monument + good]
                profit -= cost * sheet[PRICE + good]
                if cost > sheet[OWN + good]:
                    missing += cost - sheet[OWN + good]
            if missing == 0 and profit > best:
                best = profit
            near = 100 - sheet[W_MONUMENT_MISSING] * missing
            if near > 0 and profit * near > hope:
                hope = profit * near
    sheet[MONUMENT_BUILD] = best
    left = sheet[TURNS_LEFT]
    if left > 8:
        left = 8
    if left < 2:
        return total
    return total + hope * sheet[W_MONUMENT_HOPE] // 100 * left // 800


def best_step(sheet: vec[i64]) -> i64:
    """A step in the temple of choice."""
    best = sheet[UP]
    if sheet[UP + 1] > best:
        best = sheet[UP + 1]
    if sheet[UP + 2] > best:
        best = sheet[UP + 2]
    return best


def two_steps(sheet: vec[i64]) -> i64:
    """A step in each of the two best temples."""
    worst = sheet[UP]
    if sheet[UP + 1] < worst:
        worst = sheet[UP + 1]
    if sheet[UP + 2] < worst:
        worst = sheet[UP + 2]
    return sheet[UP] + sheet[UP + 1] + sheet[UP + 2] - worst


def step_down(sheet: vec[i64]) -> i64:
    """An angered god, where it hurts least: a negative number, or `NEVER`."""
    if sheet[DOWN] != 0:
        return sheet[DOWN]
    best = NEVER + 0
    temple: i64
    for temple in range(3):
        step = sheet[OWN + STEP + temple]
        if step > 0:
            worth = temple_worth(sheet, temple, step - 1) - temple_worth(sheet, temple, step)
            if worth > best:
                best = worth
    sheet[DOWN] = best
    return best


def cheapest(sheet: vec[i64], number: i64) -> i64:
    """What so many of the own resources are worth, the cheapest first; minus `NEVER` if there are
    not so many."""
    if sheet[CHEAPEST + number] != 0:
        return sheet[CHEAPEST + number]
    total: i64 = 0
    wanted = number
    good: i64
    for good in range(WOOD, GOLD + 1):
        some = sheet[OWN + good]
        if some > wanted:
            some = wanted
        total += some * sheet[PRICE + good]
        wanted -= some
    if wanted > 0:
        total = -NEVER
    sheet[CHEAPEST + number] = total
    return total


def best_level(sheet: vec[i64], paid: bool) -> i64:
    """The best next level, less its price."""
    best = NEVER + 0
    technology: i64
    for technology in range(4):
        worth = sheet[LEVEL_UP + technology]
        if paid:
            worth -= cheapest(sheet, TECHNOLOGY_COST[sheet[OWN + LEVEL + technology]])
        if worth > best:
            best = worth
    return best


def two_levels(sheet: vec[i64]) -> i64:
    """The best two levels in different technologies, less their price; or the best one."""
    best = NEVER + 0
    one: i64
    two: i64
    for one in range(4):
        price = TECHNOLOGY_COST[sheet[OWN + LEVEL + one]]
        worth = sheet[LEVEL_UP + one] - cheapest(sheet, price)
        if worth > best:
            best = worth
        for two in range(one):
            both = price + TECHNOLOGY_COST[sheet[OWN + LEVEL + two]]
            worth = sheet[LEVEL_UP + one] + sheet[LEVEL_UP + two] - cheapest(sheet, both)
            if worth > best:
                best = worth
    return best


def effects_worth(sheet: vec[i64], building: i64, first: i64) -> i64:
    """What a building gives, from one of its effects on."""
    total: i64 = 0
    i: i64
    for i in range(first, MOST_EFFECTS):
        of = 3 * (MOST_EFFECTS * building + i)
        kind = BUILDING_EFFECTS[of]
        if kind == NO_EFFECT:
            break
        a = BUILDING_EFFECTS[of + 1]
        if kind == EFFECT_TEMPLE:
            total += sheet[UP + a]
            step = sheet[OWN + STEP + a] + 2
            if BUILDING_EFFECTS[of + 2] == 2 and step <= TOP[a]:
                if step < TOP[a] or sheet[OTHERS + a] < TOP[a]:
                    total += temple_worth(sheet, a, step) - temple_worth(sheet, a, step - 1)
        elif kind == EFFECT_ANY_TEMPLE:
            total += best_step(sheet)
        elif kind == EFFECT_TECHNOLOGY:
            total += sheet[LEVEL_UP + a]
        elif kind == EFFECT_ANY_TECHNOLOGY:
            total += a * best_level(sheet, False)
        elif kind == EFFECT_GAIN:
            if a == CORN:
                total += more_corn(sheet, BUILDING_EFFECTS[of + 2])
            else:
                total += BUILDING_EFFECTS[of + 2] * sheet[PRICE + a]
        elif kind == EFFECT_POINTS:
            total += a * POINT
        elif kind == EFFECT_WORKER:
            total += new_worker(sheet)
        elif kind == EFFECT_FEEDS or kind == EFFECT_MEAL_DISCOUNT:
            hungry = sheet[HUNGRY]
            saved: i64 = 0
            if hungry > 0:
                if kind == EFFECT_FEEDS:
                    saved = (a if a < hungry else hungry) * sheet[MEAL_PRICE]
                elif sheet[MEAL_PRICE] > 0:
                    saved = hungry
            total += saved_meals(sheet, saved)
        elif kind == EFFECT_BUILD:
            total += 120
        elif kind == EFFECT_TRADE:
            total += 50
        elif kind == EFFECT_ANY_ACTION:
            total += 250
    return total


def saved_meals(sheet: vec[i64], saved: i64) -> i64:
    """So much corn less on each Food Day: what that is worth with the corn there is."""
    if saved == 0:
        return 0
    before = sheet[CORN_NOW]
    corn = sheet[OWN + CORN]
    day: i64
    for day in range(sheet[FEEDING], 4):
        before -= sheet[NEED + day] * sheet[NEED_PRICE + day]
        sheet[NEED + day] -= saved
    after = corn_worth(sheet, corn)
    for day in range(sheet[FEEDING], 4):
        after -= sheet[NEED + day] * sheet[NEED_PRICE + day]
        sheet[NEED + day] += saved
    return after - before


def new_worker(sheet: vec[i64]) -> i64:
    """A worker from the supply: what it will earn, less its food."""
    if sheet[OWN + RESERVE] == 0:
        return 0
    count = WORKERS - sheet[OWN + RESERVE]
    turns = sheet[TURNS_LEFT] - 2
    if turns < 0:
        turns = 0
    earned = sheet[W_WORKER_TURN] * turns
    now = sheet[CROWDED]
    total = earned * ((count + 1) * (now - sheet[W_CROWD]) - count * now) // 100
    if sheet[HUNGRY] >= 0:
        total += saved_meals(sheet, -sheet[MEAL_PRICE])
    return total


def kind_bonus(cells: vec[i64], seat: i64, kind: i64) -> i64:
    """What own monuments give for one more tile of a kind."""
    total: i64 = 0
    if cells[MONUMENT_AT + 1] == OWNED + seat:
        total += 2 * POINT
    if kind == 1 and cells[MONUMENT_AT + 5] == OWNED + seat:
        total += 4 * POINT
    elif kind == 2 and cells[MONUMENT_AT] == OWNED + seat:
        total += 4 * POINT
    elif kind == 3 and cells[MONUMENT_AT + 9] == OWNED + seat:
        total += 4 * POINT
    return total


def building_worth(cells: vec[i64], sheet: vec[i64], seat: i64, building: i64, helped: bool) -> i64:
    """What it gives to have built a building, its price left out."""
    total = effects_worth(sheet, building, 0)
    total += kind_bonus(cells, seat, BUILDING_KIND[building])
    return total + architecture_worth(sheet) if helped else total


def architecture_worth(sheet: vec[i64]) -> i64:
    """What levels 1 and 2 of architecture give for a building."""
    reached = sheet[OWN + LEVEL + ARCHITECTURE]
    if reached == 0:
        return 0
    return sheet[CORN_UNIT] if reached == 1 else sheet[CORN_UNIT] + 2 * POINT


def building_price(sheet: vec[i64], building: i64, less: i64) -> i64:
    """What the resources for a building are worth; minus `NEVER` if they are not there. `less` is
    1 if architecture saves one."""
    total: i64 = 0
    missing: i64 = 0
    dearest: i64 = 0
    good: i64
    for good in range(WOOD, GOLD + 1):
        cost = BUILDING_COST[5 * building + good]
        if cost > 0:
            lacking = cost - sheet[OWN + good]
            if lacking > 0:
                missing += lacking
                cost -= lacking
            elif sheet[PRICE + good] > dearest:
                dearest = sheet[PRICE + good]
            total += cost * sheet[PRICE + good]
    if missing > less:
        return -NEVER
    if less > missing:
        total -= dearest
    return total


def builds(cells: vec[i64], seat: i64, sheet: vec[i64]) -> None:
    """The best building, the best two, and the best one for corn, of those in the row."""
    if sheet[BUILT_READY] == 1:
        return
    sheet[BUILT_READY] = 1
    less: i64 = 1 if sheet[OWN + LEVEL + ARCHITECTURE] == MASTERED else 0
    helped = architecture_worth(sheet)
    best = NEVER + 0
    second = NEVER + 0
    for_corn = NEVER + 0
    chosen: i64 = -1
    slot: i64
    for slot in range(ROW):
        building = cells[SLOTS + slot] - 1
        if building < 0:
            continue
        worth = building_worth(cells, sheet, seat, building, False)
        sheet[WORTH + slot] = worth
        worth += helped
        profit = worth - building_price(sheet, building, less)
        if profit > best:
            best = profit
            chosen = building
        of = 5 * building
        size = BUILDING_COST[of + WOOD] + BUILDING_COST[of + STONE] + BUILDING_COST[of + GOLD]
        corn = CORN_PER_RESOURCE * (size - less)
        profit = worth + more_corn(sheet, -corn)
        if profit > for_corn:
            for_corn = profit
    if best > NEVER // 2:
        # The second one must be paid from what is left.
        sheet[OWN + WOOD] -= BUILDING_COST[5 * chosen + WOOD]
        sheet[OWN + STONE] -= BUILDING_COST[5 * chosen + STONE]
        sheet[OWN + GOLD] -= BUILDING_COST[5 * chosen + GOLD]
        for slot in range(ROW):
            building = cells[SLOTS + slot] - 1
            if building < 0 or building == chosen:
                continue
            price = building_price(sheet, building, 0)
            if price < -NEVER:
                profit = sheet[WORTH + slot] - price
                if profit > second:
                    second = profit
        sheet[OWN + WOOD] += BUILDING_COST[5 * chosen + WOOD]
        sheet[OWN + STONE] += BUILDING_COST[5 * chosen + STONE]
        sheet[OWN + GOLD] += BUILDING_COST[5 * chosen + GOLD]
    sheet[BEST_BUILD] = best
    sheet[SECOND_BUILD] = second if second > 0 else 0
    sheet[CORN_BUILD] = for_corn


def market(sheet: vec[i64]) -> i64:
    """The best single exchange at the market."""
    best = NEVER + 0
    good: i64
    for good in range(WOOD, GOLD + 1):
        if sheet[OWN + good] > 0:
            worth = more_corn(sheet, RATE[good]) - sheet[PRICE + good]
            if worth > best:
                best = worth
        worth = sheet[PRICE + good] + more_corn(sheet, -RATE[good])
        if worth > best:
            best = worth
    return best


def harvest(cells: vec[i64], seat: i64, sheet: vec[i64], action: i64) -> i64:
    """The best use of Palenque 2 to 5."""
    corn_tiles = cells[CORN_TILES + action - 2]
    wood_tiles = cells[WOOD_TILES + action - 2]
    agriculture = sheet[OWN + LEVEL + AGRICULTURE]
    bonus: i64 = 0
    if agriculture == MASTERED:
        bonus = 3
    elif agriculture > 0:
        bonus = 1
    best = NEVER + 0
    tile: i64 = 0
    if cells[MONUMENT_AT + 2] == OWNED + seat:
        tile = 4 * POINT
    corn = more_corn(sheet, HARVEST_CORN[action] + bonus)
    if corn_tiles > wood_tiles:
        best = corn + tile
    else:
        if agriculture >= 2:
            best = corn
        if wood_tiles > 0:
            worth = corn + tile + step_down(sheet)
            if worth > best:
                best = worth
    if wood_tiles > 0:
        wood = HARVEST_WOOD[action]
        if sheet[OWN + LEVEL + EXTRACTION] > 0:
            wood += 1
        worth = wood * sheet[PRICE + WOOD]
        if cells[MONUMENT_AT + 3] == OWNED + seat:
            worth += 4 * POINT
        if worth > best:
            best = worth
    return best


def ready(cells: vec[i64], seat: i64, sheet: vec[i64], gear: i64) -> None:
    """Work out what the actions of a gear are worth, and from there its spaces."""
    if sheet[READY + gear] == 1:
        return
    sheet[READY + gear] = 1
    if gear == CHICHEN:
        altars(cells, sheet)
        return
    at = ACTION + 8 * gear
    action: i64
    if gear == PALENQUE:
        fish: i64 = FISHING + (1 if sheet[OWN + LEVEL + AGRICULTURE] >= 2 else 0)
        sheet[at + 1] = more_corn(sheet, fish)
        for action in range(2, 6):
            sheet[at + action] = harvest(cells, seat, sheet, action)
    elif gear == YAXCHILAN:
        extraction = sheet[OWN + LEVEL + EXTRACTION]
        for action in range(1, 6):
            of = 5 * action
            worth: i64 = 0
            if YIELD[of + CORN] > 0:
                worth = more_corn(sheet, YIELD[of + CORN])
            good: i64
            for good in range(WOOD, GOLD + 1):
                amount = YIELD[of + good]
                if amount > 0:
                    if extraction >= good:
                        amount += 1
                    worth += amount * sheet[PRICE + good]
            if YIELD[of + SKULL] > 0:
                amount = 2 if sheet[OWN + LEVEL + THEOLOGY] == MASTERED else 1
                if amount > cells[SUPPLY_SKULLS]:
                    amount = cells[SUPPLY_SKULLS]
                worth += amount * sheet[PRICE + SKULL]
            sheet[at + action] = worth
    elif gear == TIKAL:
        builds(cells, seat, sheet)
        sheet[at + 1] = best_level(sheet, True)
        sheet[at + 2] = sheet[BEST_BUILD]
        sheet[at + 3] = two_levels(sheet)
        both = sheet[BEST_BUILD] + sheet[SECOND_BUILD]
        sheet[at + 4] = both if both > sheet[MONUMENT_BUILD] else sheet[MONUMENT_BUILD]
        sheet[at + 5] = two_steps(sheet) - cheapest(sheet, 1)
    else:
        builds(cells, seat, sheet)
        sheet[at + 1] = best_step(sheet) + more_corn(sheet, -STEP_PRICE)
        sheet[at + 2] = market(sheet)
        sheet[at + 3] = new_worker(sheet)
        sheet[at + 4] = sheet[CORN_BUILD]
        sheet[at + 5] = any_action(cells, seat, sheet)
    to = REACH + 16 * gear
    best: i64 = 0
    all_best: i64 = 0
    for action in range(1, 6):
        best -= sheet[CORN_UNIT]
        if sheet[at + action] > best:
            best = sheet[at + action]
        if best < 0:
            best = 0
        if best > all_best:
            all_best = best
        sheet[to + action] = best
    sheet[to + 6] = all_best
    sheet[to + 7] = all_best


def any_action(cells: vec[i64], seat: i64, sheet: vec[i64]) -> i64:
    """Uxmal 5: the best action of the other small gears and of Uxmal itself."""
    best = NEVER + 0
    gear: i64
    for gear in range(UXMAL):
        ready(cells, seat, sheet, gear)
        if sheet[REACH + 16 * gear + 6] > best:
            best = sheet[REACH + 16 * gear + 6]
    action: i64
    for action in range(1, 5):
        if sheet[ACTION + 8 * UXMAL + action] > best:
            best = sheet[ACTION + 8 * UXMAL + action]
    return best + more_corn(sheet, -ANY_ACTION_PRICE)


def altars(cells: vec[i64], sheet: vec[i64]) -> None:
    """What Chichen Itza's spaces are worth to a player with a skull."""
    to = REACH + 16 * CHICHEN
    if cells[SUPPLY_SKULLS] == 0:
        sheet[NO_SKULLS] = 1
    ahead: i64 = 1 if sheet[OWN + LEVEL + THEOLOGY] > 0 else 0
    extra: i64 = 0
    if sheet[OWN + LEVEL + THEOLOGY] >= 2:
        extra = best_step(sheet) - sheet[PRICE + WOOD]
        if extra < 0:
            extra = 0
    best: i64 = 0
    all_best: i64 = 0
    altar: i64
    for altar in range(1, ALTARS + 1):
        worth: i64 = 0
        if cells[ALTAR + altar] == 0:
            worth = (
                ALTAR_POINTS[altar] * POINT
                + sheet[UP + ALTAR_TEMPLE[altar]]
                + ALTAR_RESOURCES[altar] * sheet[PRICE + GOLD]
                + extra
                - sheet[PRICE + SKULL]
            )
        best -= sheet[CORN_UNIT]
        if worth > best:
            best = worth
        if best < 0:
            best = 0
        if best > all_best:
            all_best = best
        if altar - ahead >= 0:
            sheet[to + altar - ahead] = best
    sheet[to + ALTARS] = all_best if ahead == 1 else best
    sheet[to + ALTARS + 1] = all_best


def workers(cells: vec[i64], seat: i64, sheet: vec[i64], out: vec[i64]) -> None:
    """What workers will earn in the turns to come, and what those on gears are riding to."""
    left = sheet[TURNS_LEFT]
    hand = sheet[OWN + HAND]
    total = WORKERS - sheet[OWN + RESERVE]
    base = future(sheet, left)
    days = DAYS - cells[DAY]
    plans = sheet[W_PLANS_MIDDLE] * days // MIDDLE
    if days > MIDDLE:
        plans = sheet[W_PLANS_EARLY] * (days - MIDDLE) + sheet[W_PLANS_MIDDLE] * (2 * MIDDLE - days)
        plans = plans // MIDDLE
    out[T_WORKERS] = total * base - plans
    on_gears = total - hand
    if cells[STARTER] == seat + 1:
        on_gears -= 1
        hand += 1
        if sheet[AHEAD] == 0:  # home again before the next turn
            out[T_WORKERS] += future(sheet, left - 1) - base
            hand -= 1
    if sheet[AHEAD] == 0 and cells[AGENDA] == TAKE_TURN and cells[AGENDA + 1] == seat:
        if cells[MODE] == RETRIEVING or cells[MODE] == MERCY:  # none of them is placed now
            out[T_WORKERS] += hand * (future(sheet, left - 1) - base)
    gear: i64
    space: i64
    value: i64 = 0
    before: i64 = 0
    for gear in range(CHICHEN + 1):
        if on_gears == 0:
            break
        at = TEETH_AT + TOOTH[gear]
        if gear != UXMAL:  # those on Tikal want the same resources as those on Uxmal
            before = 0
        for space in range(LAST[gear], -1, -1):
            if cells[at + space] == seat + 1:
                ready(cells, seat, sheet, gear)
                value += ride(sheet, gear, space, before) - base
                before += 1
                on_gears -= 1
    out[T_GEARS] = value


def ride(sheet: vec[i64], gear: i64, space: i64, before: i64) -> i64:
    """What a worker on a gear is worth: the best space it can be retrieved from, and what it will
    earn afterwards. `before` workers of the same player want the same and come first."""
    left = sheet[TURNS_LEFT]
    rest: i64 = 100
    if (gear == TIKAL or gear == UXMAL) and before > 0:
        resources = sheet[OWN + WOOD] + sheet[OWN + STONE] + sheet[OWN + GOLD]
        rest = sheet[W_SECOND_RICH] if resources > 2 * before else sheet[W_SECOND]
    last = LAST[gear]
    at = REACH + 16 * gear
    best: i64 = 0
    turn: i64
    for turn in range(sheet[SOONEST], left):
        here = space + sheet[AHEAD] + turn
        if here > last:
            worth = future(sheet, left - turn)
            if worth > best:
                best = worth
            break
        worth = sheet[at + here]
        if gear == TIKAL or gear == UXMAL:
            if turn + sheet[AHEAD] >= 2 and (here >= 5 or (gear == TIKAL and here > 0)):
                hope = sheet[W_TIKAL + (here if here < 5 else 5) - 1]
                if gear == UXMAL:
                    hope = sheet[W_UXMAL_5]
                if left < 8:
                    hope = hope * left // 8
                if hope > worth:
                    worth = hope
            if rest < 100:
                worth = worth * rest // 100
        elif gear == CHICHEN and sheet[OWN + SKULL] <= before:
            worth = worth * sheet[W_NO_SKULL] // 100 if turn + sheet[AHEAD] > 1 else 0
            if sheet[NO_SKULLS] == 1:
                worth = 0
        if sheet[W_RIDE_DOUBT] > 0:
            worth = worth * (100 - sheet[W_RIDE_DOUBT] * turn) // 100
        worth += future(sheet, left - turn - 1)
        if worth > best:
            best = worth
    return best


def unfinished(cells: vec[i64], seat: i64, sheet: vec[i64]) -> i64:
    """What the seat has begun in this turn and may still choose, each as well as possible."""
    total: i64 = 0
    at: i64
    for at in range(AGENDA, AGENDA + FRAME * cells[DEPTH], FRAME):
        if cells[at + 1] == seat and cells[at] != TAKE_TURN:
            total += choice(cells, seat, sheet, cells[at], cells[at + 2], cells[at + 3])
    return total


def choice(cells: vec[i64], seat: i64, sheet: vec[i64], kind: i64, a: i64, b: i64) -> i64:
    """What an entry of the agenda will give."""
    worth: i64 = 0
    if kind == ACT:
        ready(cells, seat, sheet, a)
        if a == CHICHEN and sheet[OWN + SKULL] == 0:
            return 0
        return sheet[REACH + 16 * a + b]
    if kind == HARVEST:
        return harvest(cells, seat, sheet, a)
    if kind == ADVANCE:
        if b == FREE_LEVEL:
            return a * best_level(sheet, False)
        worth = best_level(sheet, True) if a == 1 else two_levels(sheet)
        return 0 if b == OPTIONAL and worth < 0 else worth
    if kind == PAY:
        worth = two_steps(sheet) if b == FOR_TEMPLES else sheet[LEVEL_UP + b]
        return worth - cheapest(sheet, a)
    if kind == STEP_UP:
        return best_step(sheet)
    if kind == TWO_STEPS:
        return two_steps(sheet)
    if kind == ANGER:
        return step_down(sheet)
    if kind == BUILD:
        builds(cells, seat, sheet)
        if a == AT_UXMAL_4:
            return sheet[CORN_BUILD]
        worth = sheet[BEST_BUILD]
        if a == AT_TIKAL_4:
            worth += sheet[SECOND_BUILD]
            if sheet[MONUMENT_BUILD] > worth:
                worth = sheet[MONUMENT_BUILD]
        elif a == AT_TIKAL_4_AGAIN and b == 1:
            worth -= 100
        return worth if worth > 0 else 0
    if kind == USE_ARCHITECTURE or kind == SAVE:
        less: i64 = 1 if sheet[OWN + LEVEL + ARCHITECTURE] == MASTERED else 0
        worth = building_worth(cells, sheet, seat, a, True) - building_price(sheet, a, less)
        if kind == USE_ARCHITECTURE or b == AT_TIKAL_4:
            builds(cells, seat, sheet)
            worth += sheet[SECOND_BUILD]
        return worth
    if kind == MARKET:
        worth = market(sheet)
        return worth if worth > 0 else 0
    if kind == ANY_ACTION:
        ready(cells, seat, sheet, UXMAL)
        worth = any_action(cells, seat, sheet)
        return worth if worth > 0 else 0
    if kind == GAIN:
        return a * sheet[PRICE + GOLD]
    if kind == THEOLOGY_STEP:
        worth = best_step(sheet) - cheapest(sheet, 1)
        return worth if worth > 0 else 0
    if kind == EFFECTS:
        return effects_worth(sheet, a, b)
    return 0


def calendar(cells: vec[i64], seat: i64, sheet: vec[i64]) -> i64:
    """Who begins, the corn on the calendar, and the light side of the player board."""
    total: i64 = 0
    left = sheet[TURNS_LEFT]
    if left > 10:
        left = 10
    first = cells[FIRST]
    starter = cells[STARTER] - 1
    if starter >= 0:
        if starter == seat and sheet[AHEAD] == 0:
            total += more_corn(sheet, cells[CALENDAR_CORN])
        first = (starter + 1) % cells[PLAYERS] if first == starter else starter
    if first == seat:
        total += sheet[W_FIRST_PLAYER] * left // 10
    if sheet[OWN + LIGHT] == 1:
        total += sheet[W_LIGHT_BOARD] * left // 10
    return total
