"""Many games at once, stepped in one compiled call, with results in reused NumPy arrays."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex, TypeAlias

from sacbe.core.arguments import shorten, whole
from sacbe.core.dice import Dice
from sacbe.core.errors import BadOption
from sacbe.core.many import Many
from sacbe.core.position import Position
from sacbe.envs.arrays import bounds
from sacbe.envs.options import Setting, setting
from sacbe.extras import explained

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise explained(error) from error

Seeds: TypeAlias = "SupportsIndex | Sequence[SupportsIndex] | NDArray[np.integer[Any]]"
"""One seed for all games, or one for each."""
MOST: Final = 1 << 20
NUMBERS: Final = "<i2"
"""Observations have this byte order in memory on every machine."""
APART: Final = 1 << 32
"""The distance between the seeds of two environments, so that no two games share one."""


def make(
    id: str,
    num: int,
    *,
    players: int = 2,
    seed: Seeds | None = None,
    reward: str = "win",
    **options: object,
) -> VectorEnv:
    """Return `num` games of `id`, started and ready to be stepped. Without a seed they are
    unpredictable. `options` are those of the game.

    >>> env = make("tzolkin", num=3, players=4, seed=1)
    >>> env.observations.shape[0], env.masks.shape, env.rewards.shape
    (3, (3, 296), (3, 4))
    >>> env.step(env.sample())
    >>> bool(env.finished.any())
    False
    """
    count = whole(num)
    if count is None or not 1 <= count <= MOST:
        raise BadOption("error-number", name="num", value=shorten(num), low="1", high=str(MOST))
    return VectorEnv(setting(id, players, reward, options), count, seed)


class VectorEnv:
    """Many games stepped together.

    `reset` and `step` overwrite the same arrays, so read or copy them before the next call. A
    finished game restarts automatically: after the step that ends it, `finished`, `rewards` and
    `points` describe the old game, and all other arrays the new one.
    """

    def __init__(self, setting: Setting, num: int, seed: Seeds | None) -> None:
        self.setting: Setting = setting
        self.num: int = num
        self.players: int = setting.players
        self.actions: int = len(setting.game.moves)
        found = bounds(setting.game, setting.players)
        self.low: NDArray[np.int16] = found.low.copy()
        self.high: NDArray[np.int16] = found.high.copy()
        """The bounds of every number of an observation."""
        self.observations: NDArray[np.int16] = np.zeros((num, len(found.low)), NUMBERS)
        """Each game as its seat to move sees it."""
        self.named: dict[str, NDArray[np.int16]] = {
            part.name: self.observations[:, part.numbers].reshape(num, *part.shape)
            for part in found.parts
        }
        """The same numbers by name: views, not copies."""
        seen = self.observations.reshape(-1).view(np.uint8).data
        by_points = setting.reward == "points"
        self.many: Many = Many(setting.game, setting.players, setting.options, seen, num, by_points)
        self.masks: NDArray[np.int8] = np.zeros((num, self.actions), np.int8)
        """1 for every legal move."""
        self.seats: NDArray[np.int8] = np.zeros(num, np.int8)
        """The seats to move."""
        self.rewards: NDArray[np.float32] = np.zeros((num, self.players), np.float32)
        """Every seat's reward for the last step."""
        self.finished: NDArray[np.bool_] = np.zeros(num, np.bool_)
        """Whether the last step ended the game."""
        self.points: NDArray[np.float32] = np.zeros((num, self.players), np.float32)
        """The final scores of games that the last step ended; 0 for the others."""
        self.seeds: list[int] = []
        """The seed of the dice in each place; the dice continue from game to game."""
        self.dice: Dice = Dice(secrets.randbits(64))
        self.reset(seed)

    def reset(self, seed: Seeds | None = None) -> None:
        """Start all games over, with one seed for all or one for each. Without a seed, the random
        numbers continue from the last games.

        >>> env = make("tikal", num=2)
        >>> env.reset(seed=[7, 8])
        >>> env.seeds
        [7, 8]
        """
        self.seeds = self.spread(self.dice.word() if seed is None else seed)
        self.dice = Dice(-1 - self.seeds[0])
        self.many.reset(self.seeds)
        self.rewards.fill(0)
        self.finished.fill(False)
        self.points.fill(0)
        self.read()

    def spread(self, seed: object) -> list[int]:
        """Return a seed for every game; raise `BadOption`."""
        one = whole(seed)
        if one is not None and one >= 0:
            return [one * APART + number for number in range(self.num)]
        if isinstance(seed, (Sequence, np.ndarray)) and not isinstance(seed, (str, bytes)):
            found = [whole(value) for value in seed]
            seeds = [value for value in found if value is not None and value >= 0]
            if len(seeds) == len(found) == self.num:
                return seeds
        raise BadOption("error-seeds", seed=shorten(seed), number=str(self.num))

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Play one move in every game. Raises `BadOption` unless all are legal; then nothing has
        been played.

        >>> env = make("tikal", num=2)
        >>> env.step([0, 0])
        Traceback (most recent call last):
        sacbe.core.errors.BadOption: Action 0 is not legal in game 0. Legal: ...
        """
        try:
            chosen = np.asarray(actions)
        except ValueError:  # rows of different lengths
            chosen = np.asarray(None)
        if chosen.shape != (self.num,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadOption(
                "error-actions",
                dtype=str(chosen.dtype),
                shape=str(chosen.shape),
                number=str(self.num),
            )
        chosen = chosen.astype("<i8")
        many = self.many
        wrong = int(many.step(chosen.tobytes()))
        if wrong >= 0:
            legal = ", ".join(str(id) for id in many.positions[wrong].legal())
            raise BadOption(
                "error-action", action=str(chosen[wrong]), number=str(wrong), legal=legal
            )
        self.rewards[:] = read(many.rewards.getvalue(), "<f4", self.rewards.shape)
        self.finished[:] = read(many.finished.getvalue(), "?", self.finished.shape)
        self.points[:] = read(many.points.getvalue(), "<f4", self.points.shape)
        self.read()

    def read(self) -> None:
        """Fill the arrays from the games; the observations are already there."""
        many = self.many
        self.masks.fill(0)
        self.masks.reshape(-1)[np.frombuffer(many.legal, "<i8")] = 1
        self.seats[:] = read(many.seats.getvalue(), "i1", self.seats.shape)

    def sample(self) -> NDArray[np.int64]:
        """Return a random legal move for every game, all equally likely; the same ones for the same
        seed."""
        return np.frombuffer(self.many.sample(self.dice), "<i8").astype(np.int64)

    def position(self, number: SupportsIndex) -> Position:
        """Return a copy of the position of one game.

        >>> make("tzolkin", num=2).position(1).to_move in (0, 1)
        True
        """
        found = whole(number)
        if found is None or not 0 <= found < self.num:
            raise BadOption(
                "error-number",
                name="number",
                value=shorten(number),
                low="0",
                high=str(self.num - 1),
            )
        return self.many.positions[found].copy()

    def __reduce__(self) -> str:
        raise TypeError("a vector environment cannot be copied: make another one with its seeds")


def read(data: bytes, dtype: str, shape: tuple[int, ...]) -> NDArray[Any]:
    """Return bytes as an array."""
    return np.frombuffer(data, dtype).reshape(shape)
