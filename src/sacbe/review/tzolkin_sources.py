"""Where Tzolk'in's points come from, move by move."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sacbe.core.message import Message
from sacbe.core.moves import Move
from sacbe.core.position import AGENDA, DEPTH, FRAME, Position
from sacbe.review.gain import Gain
from sacbe.tzolkin.data import (
    ALTAR_POINTS,
    BUILDINGS,
    CORN,
    DATA,
    HUNGER,
    LEADER_BONUS,
    STEPS,
    TEMPLE_POINTS,
)
from sacbe.tzolkin.food_day import meals
from sacbe.tzolkin.moves import tile_name
from sacbe.tzolkin.position import (
    BUILDING_AT,
    CALENDAR_CORN,
    EFFECTS,
    FED,
    OWNED,
    QUARTERS,
    REWARDS,
    SCORE,
    STARTER,
    STEP,
    player,
)
from sacbe.tzolkin.scoring import last_scoring

SOURCES: Final = (
    "temples",
    "leader",
    "buildings",
    "architecture",
    "altars",
    "monuments",
    "skulls",
    "corn",
    "hunger",
)
"""In the order in which they are told."""

TILE_POINTS: Final[list[int]] = [
    sum(effect.get("points", 0) for effect in tile["effects"]) for tile in DATA["buildings"]
]


def gains(before: Position, move: Move, after: Position) -> list[Gain]:
    """Every seat's points won and lost by a move, with their causes."""
    out: list[Gain] = []
    for seat in range(before.players):
        found: list[Gain] = []
        if after.cells[FED] > before.cells[FED]:
            found += hunger(before, after, seat)
        if rewarded(before, after):
            found += temple_points(after, seat)
        if after.is_over:
            found += at_the_end(after, seat)
        if before.to_move == seat:
            found += own_turn(
                before, move, after, seat, changed(before, after, seat) - total(found)
            )
        out += [gain for gain in found if gain.points]
    return out


def total(found: list[Gain]) -> Fraction:
    return sum((gain.points for gain in found), Fraction(0))


def changed(before: Position, after: Position, seat: int) -> Fraction:
    """How much a seat's points changed."""
    at = player(seat) + SCORE
    return Fraction(int(after.cells[at]) - int(before.cells[at]), QUARTERS)


def own_turn(
    before: Position, move: Move, after: Position, seat: int, points: Fraction
) -> list[Gain]:
    """Points within a player's own turn: skulls given away, the tiles whose last effect has come,
    and what is left, which only architecture can have given."""
    found: list[Gain] = []
    word, *rest = move.token.split()
    if word == "act" and rest[0] == "chichen_itza":
        found.append(Gain(seat, "altars", Fraction(int(ALTAR_POINTS[int(rest[1])]))))
    waiting, left = pending(before), pending(after)
    for tile in range(BUILDINGS):
        mine = after.cells[BUILDING_AT + tile] == OWNED + seat
        new = mine and before.cells[BUILDING_AT + tile] != OWNED + seat
        if TILE_POINTS[tile] and tile not in left and (new or (mine and tile in waiting)):
            name = tile_name(DATA["buildings"][tile]["id"])
            found.append(Gain(seat, "buildings", Fraction(TILE_POINTS[tile]), name))
    found.append(Gain(seat, "architecture", points - total(found)))
    return found


def pending(position: Position) -> set[int]:
    """The buildings whose effects are not yet all done."""
    cells = position.cells
    frames = [AGENDA + FRAME * number for number in range(int(cells[DEPTH]))]
    return {int(cells[at + 2]) for at in frames if cells[at] == EFFECTS}


def hunger(before: Position, after: Position, seat: int) -> list[Gain]:
    """A Food Day's hungry workers. Who has just taken the starting-player space had its corn
    first."""
    cells = before.cells
    workers, price = meals(before, seat)
    corn = int(cells[player(seat) + CORN])
    if cells[STARTER] == seat + 1:
        corn += int(cells[CALENDAR_CORN])
    fed = min(int(workers), corn // int(price)) if price else int(workers)
    lost = int(HUNGER) * (int(workers) - fed)
    return [Gain(seat, "hunger", Fraction(-lost), food_day(after))]


def rewarded(before: Position, after: Position) -> bool:
    """Whether a Food Day's points were given: on the second one only once the new buildings are
    turned up."""
    due = after.cells[FED] > before.cells[FED] or waits(before)
    return due and not waits(after) and int(after.cells[FED]) % 2 == 0


def waits(position: Position) -> bool:
    """Whether rewards are still to be given."""
    cells = position.cells
    return any(cells[AGENDA + FRAME * number] == REWARDS for number in range(int(cells[DEPTH])))


def temple_points(position: Position, seat: int) -> list[Gain]:
    """The points of a seat's steps, and its bonuses for the highest marker, as on a Food Day."""
    cells = position.cells
    age = 0 if cells[FED] == 2 else 1
    steps, bonuses = 0, 0
    for temple in range(3):
        heights = [int(cells[player(s) + STEP + temple]) for s in range(position.players)]
        steps += int(TEMPLE_POINTS[STEPS * temple + heights[seat]])
        if heights[seat] == max(heights):
            bonus = int(LEADER_BONUS[2 * temple + age])
            bonuses += bonus if heights.count(max(heights)) == 1 else bonus // 2
    when = food_day(position)
    return [
        Gain(seat, "temples", Fraction(steps), when),
        Gain(seat, "leader", Fraction(bonuses), when),
    ]


def at_the_end(position: Position, seat: int) -> list[Gain]:
    """The last scoring."""
    found: list[Gain] = []
    for name, points in last_scoring(position, seat).items():
        if name == "corn":
            found.append(Gain(seat, "corn", points))
        elif name == "skull":
            found.append(Gain(seat, "skulls", points))
        else:
            found.append(Gain(seat, "monuments", points, tile_name(name)))
    return found


def food_day(position: Position) -> Message:
    """The Food Day that was held last."""
    return Message("source-food-day", {"number": int(position.cells[FED])})


def milestone(before: Position, after: Position) -> Message | None:
    """What divides the game: the Food Days."""
    return food_day(after) if after.cells[FED] > before.cells[FED] else None


def decided(position: Position) -> Message:
    """What decided a game between equal points: only workers on gears can have."""
    return Message("review-decided-workers")
