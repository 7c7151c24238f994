"""How much of the game a seat still has ahead of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.position import AGENDA, DEPTH, FRAME, PLAYERS, Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p

DAYS: Final = 27
assert list(d.FOOD_DAYS)[3] == DAYS


class DaysLeft:
    """The turns a seat still has, and how far off the Food Days are."""

    turns: i64 = 0  # to come, the present one included
    moved: i64 = 0  # 1 if the seat's turn of this round is over: the calendar moves before the next
    soonest: i64 = 0  # turns from now until workers can be retrieved: 1 if the seat is placing
    food_day: i64 = 0  # the next one, 0 to 3; 4 after the last
    reward: i64 = 0  # the next Food Day whose rewards are still to come
    goods_days: i64 = 0  # how many of those give goods

    def __init__(self) -> None:
        self.until: vec[i64] = vec[i64]([0] * 4)
        """Turns until each Food Day."""

    def read(self, position: Position, seat: i64) -> None:
        """Count turns and Food Days for a seat."""
        cells = position.cells
        place = seat - cells[p.FIRST]
        if place < 0:
            place += cells[PLAYERS]
        self.moved = 1 if cells[p.FIRST] >= 0 and place < cells[p.TURNS] else 0
        self.food_day = cells[p.FED]
        self.reward = cells[p.FED]
        i: i64
        for i in range(AGENDA, AGENDA + FRAME * cells[DEPTH], FRAME):
            if cells[i] == p.TURN_OVER and cells[i + 1] == seat:
                self.moved = 1
            elif cells[i] == p.REWARDS:
                self.reward -= 1
        self.goods_days = (4 - self.reward) // 2
        self.turns = max(DAYS + 1 - cells[p.DAY] - self.moved, 0)
        for i in range(4):
            self.until[i] = max(d.FOOD_DAYS[i] + 1 - cells[p.DAY] - self.moved, 0)
        placing = cells[p.MODE] == p.PLACING or cells[p.MODE] == p.MERCY
        self.soonest = 1 if placing and takes_turn(position, seat) else 0


def takes_turn(position: Position, seat: i64) -> bool:
    """Whether it is a seat's turn."""
    return position.cells[AGENDA] == p.TAKE_TURN and position.cells[AGENDA + 1] == seat
