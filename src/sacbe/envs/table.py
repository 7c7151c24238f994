"""One game as environments play it: chance moves are made automatically, and moves bring
rewards."""

from __future__ import annotations

import secrets
from typing import Any

from sacbe.core.arguments import shorten, whole
from sacbe.core.dice import Dice
from sacbe.core.errors import BadOption
from sacbe.core.game import QUARTERS
from sacbe.core.many import victory
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, Position
from sacbe.envs.options import Setting


class Table:
    """A game that stops only when somebody has to decide, or at its end.

    >>> from sacbe.envs.options import setting
    >>> table = Table(setting("tzolkin", 3, "win", {}))
    >>> table.begin(seed=1)
    >>> table.position.to_move in (0, 1, 2), table.position.legal() == table.legal
    (True, True)
    >>> table.play(table.legal[0])
    [0.0, 0.0, 0.0]
    """

    def __init__(self, setting: Setting) -> None:
        self.setting: Setting = setting
        self.by_points: bool = setting.reward == "points"
        self.start: Position = setting.game.start(setting.players, **setting.options)
        self.position: Position = self.start
        self.dice: Dice | None = None
        self.legal: list[int] = []
        """The moves of the seat to move; empty before the start and after the end."""
        self.quarters: list[int] = []
        """Every seat's points, in quarters of a point."""

    def begin(self, seed: object) -> None:
        """Start the next game. Without a seed (None) the dice continue from the last game, and the
        first game's are unpredictable. Raises `BadOption`."""
        if seed is not None:
            number = whole(seed)
            if number is None or number < 0:
                raise BadOption("error-seed", seed=shorten(seed))
            self.dice = Dice(number)
        self.position = self.start.copy()
        self.draw()
        self.quarters = self.count()

    def draw(self) -> None:
        """Make chance moves until a seat decides or the game is over."""
        if self.dice is None:
            self.dice = Dice(secrets.randbits(63))
        position = self.position
        while position.to_move == CHANCE:
            position.apply(draw(position, self.dice, position.choices()))
        self.legal = position.legal()

    def count(self) -> list[int]:
        """Return every seat's points now, in quarters of a point."""
        position = self.position
        return [position.game.quarters(position, seat) for seat in range(position.players)]

    def play(self, id: int) -> list[float]:
        """Play a legal move and the chance moves after it; return every seat's reward."""
        self.position.apply(id)
        self.draw()
        if not self.by_points:
            return victory(self.position)
        before, self.quarters = self.quarters, self.count()
        return [
            (after - before) / QUARTERS for before, after in zip(before, self.quarters, strict=True)
        ]

    def __getstate__(self) -> dict[str, Any]:
        # Compiled dice cannot be copied or pickled, but their state can.
        dice = self.dice
        words = None if dice is None else (dice.a, dice.b, dice.c, dice.d)
        return {**self.__dict__, "dice": words}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        if state["dice"] is not None:
            dice = Dice(0)
            dice.a, dice.b, dice.c, dice.d = state["dice"]
            self.dice = dice

    def points(self) -> list[float]:
        """Return every seat's points now."""
        return [quarters / QUARTERS for quarters in self.count()]

    def action(self, action: object) -> int:
        """Return a caller's action as an int, even if no move has that number; raise `BadOption`
        unless it is a whole number.

        >>> from sacbe.envs.options import setting
        >>> table = Table(setting("tikal", 2, "win", {}))
        >>> table.action(7), table.action(-1)
        (7, -1)
        >>> table.action(7.0)
        Traceback (most recent call last):
        sacbe.core.errors.BadOption: “7.0” is not an action: use a whole number from 0 to 1788.
        """
        number = whole(action)
        if number is None:
            raise self.no_action(action)
        return number

    def no_action(self, action: object) -> BadOption:
        """Return the error for something that is not an action."""
        last = len(self.setting.game.moves) - 1
        return BadOption("error-action-kind", action=shorten(action), last=str(last))
