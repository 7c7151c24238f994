"""One game as environments play it: what is drawn is drawn at once, and moves bring rewards."""

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
    """A game that goes on until somebody has to decide, or it is over.

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
        """The moves of the seat that decides; none before the beginning and after the end."""
        self.quarters: list[int] = []
        """Every seat's points, in quarters of one."""

    def begin(self, seed: object) -> None:
        """The next game. Without a seed (None) the dice go on from the last game; the first dice
        are then anybody's guess. Raises `BadOption`."""
        if seed is not None:
            number = whole(seed)
            if number is None or number < 0:
                raise BadOption("error-seed", seed=shorten(seed))
            self.dice = Dice(number)
        self.position = self.start.copy()
        self.draw()
        self.quarters = self.count()

    def draw(self) -> None:
        """Let chance draw until a seat decides or the game is over."""
        if self.dice is None:
            self.dice = Dice(secrets.randbits(63))
        position = self.position
        while position.to_move == CHANCE:
            position.apply(draw(position, self.dice, position.choices()))
        self.legal = position.legal()

    def count(self) -> list[int]:
        """Every seat's points now, in quarters of one."""
        position = self.position
        return [position.game.quarters(position, seat) for seat in range(position.players)]

    def play(self, id: int) -> list[float]:
        """Play a legal move and what is drawn after it; returns what that brought to every seat."""
        self.position.apply(id)
        self.draw()
        if not self.by_points:
            return victory(self.position)
        before, self.quarters = self.quarters, self.count()
        return [
            (after - before) / QUARTERS for before, after in zip(before, self.quarters, strict=True)
        ]

    def __getstate__(self) -> dict[str, Any]:
        # Compiled dice cannot be copied nor pickled; what they are made of can.
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
        """Every seat's points now."""
        return [quarters / QUARTERS for quarters in self.count()]

    def action(self, action: object) -> int:
        """A number that somebody gave for a move, whether there is such a move or not; raises
        `BadOption` for what is no whole number.

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
        """The error that says what would have been one."""
        last = len(self.setting.game.moves) - 1
        return BadOption("error-action-kind", action=shorten(action), last=str(last))
