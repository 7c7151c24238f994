"""The games in Gymnasium: one seat learns, and bots play the others.

>>> import gymnasium
>>> import sacbe.envs.gymnasium
>>> env = gymnasium.make("sacbe/Tikal-v1", players=3, seat="random", opponents="random")
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> reward, terminated
(0.0, False)

Importing this module registers the environments. You can also pass
`sacbe.envs.gymnasium:sacbe/Tikal-v1` as the id.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sacbe.bots.bot import Bot
from sacbe.bots.specs import check, make
from sacbe.core.arguments import shorten, whole
from sacbe.core.errors import BadOption
from sacbe.envs.options import ILLEGAL, VERSION, setting
from sacbe.envs.render import FRAMES, MODES, check_mode, show
from sacbe.envs.spaces import Observed, Spaces
from sacbe.envs.table import Table
from sacbe.extras import explained
from sacbe.games import GAMES

try:
    import gymnasium
    import numpy as np
    from gymnasium.error import ResetNeeded
    from numpy.typing import NDArray
except ImportError as error:
    raise explained(error) from error

RANDOM: Final = "random"
"""Draws a new seat for every game."""
SEEDS: Final = 1 << 62


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. The others move between its turns, within `step`.

    `seat` is a number, or "random" to draw one for every game. `opponents` is the name of a bot, or
    a list with one name for each other seat, clockwise from the next one. Bots that search by time,
    such as level 3 and above, may play differently on a slower machine, even with the same seed.

    `info` has the `action_mask`, the `seat` and, after the last step, everybody's `points`. An
    illegal action ends the game with the reward `ILLEGAL[reward]`, and `info["illegal"]` says which
    action it was.
    """

    metadata = {"render_modes": list(MODES), "render_fps": FRAMES}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        seat: int | str = 0,
        opponents: str | Sequence[str] = "level:1",
        reward: str = "win",
        flat: bool = True,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        chosen = setting(game, players, reward, options)
        self.render_mode = check_mode(render_mode)
        self.table: Table = Table(chosen)
        self.spaces: Spaces = Spaces(chosen, flat)
        self.observation_space = self.spaces.observation()
        self.action_space = self.spaces.action()
        self.wanted: int | str = check_seat(seat, chosen.players)
        self.opponents: list[str] = check_opponents(opponents, chosen.players - 1)
        self.bots: dict[int, Bot] = {}
        """The bots in the other seats of this game."""
        self.seat: int = 0
        self.playing: bool = False
        """Whether a game is running."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Start a game, and play to the seat's first turn. Without a seed, the random numbers
        continue from the last game. Any `options` raise `BadOption`: the game's options are set
        when the environment is created."""
        for name in options or {}:
            raise BadOption("error-reset-options", option=shorten(name))
        table = self.table
        first = seed is None and table.dice is None
        table.begin(int(self.np_random.integers(SEEDS)) if first else seed)
        super().reset(seed=whole(seed))
        players = table.setting.players
        drawn = int(self.np_random.integers(players))
        seeds = self.np_random.integers(SEEDS, size=players - 1)
        self.seat = drawn if isinstance(self.wanted, str) else self.wanted
        self.dismiss()
        for number, name in enumerate(self.opponents):
            self.bots[(self.seat + 1 + number) % players] = make(name, int(seeds[number]))
        self.playing = True
        self.wait()
        if self.render_mode == "human":
            self.render()
        return self.spaces.observe(table.position, self.seat), self.info()

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Play a move, then all others until it is the seat's turn again or the game is over.
        Raises `BadOption` unless the action is a whole number, and `ResetNeeded` if no game is
        running."""
        table = self.table
        self.check_playing()
        id = table.action(action)
        if id in table.legal:
            reward = table.play(id)[self.seat] + self.wait()
            self.playing = not table.position.is_over
            info = self.info()
        else:
            reward = ILLEGAL[table.setting.reward]
            self.playing = False
            moves = table.setting.game.moves
            info = self.info()
            # Always a string, because Gymnasium's vector environments combine the infos into one
            # array.
            info["illegal"] = moves[id].token if 0 <= id < len(moves) else str(id)
        if not self.playing:
            self.dismiss()
        if self.render_mode == "human":
            self.render()
        observation = self.spaces.observe(table.position, self.seat)
        return observation, reward, not self.playing, False, info

    def wait(self) -> float:
        """Let the others move; return the seat's reward."""
        table = self.table
        position = table.position
        brought = 0.0
        while position.to_move in self.bots:
            mover = position.to_move
            token = self.bots[mover].choose(position.view(mover))
            brought += table.play(position.find(token).id)[self.seat]
        return brought

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for every legal move; sb3-contrib expects this name."""
        return self.mask().astype(np.bool_)

    def mask(self) -> NDArray[np.int8]:
        """Return 1 for every legal move."""
        return self.spaces.mark(self.table.legal if self.playing else [])

    def info(self) -> dict[str, Any]:
        """Return the information besides the observation."""
        info: dict[str, Any] = {"action_mask": self.mask(), "seat": self.seat}
        if not self.playing:
            info["points"] = np.array(self.table.points())
        return info

    def check_playing(self) -> None:
        """Raise `ResetNeeded` unless a game is running."""
        if not self.playing:
            begun = self.table.dice is not None
            raise ResetNeeded(str(BadOption("error-ended" if begun else "error-not-begun")))

    def render(self) -> Any:
        """Return the table as the seat sees it, as text or a picture, or print it."""
        if self.table.dice is None:
            self.check_playing()
        return show(self.table.position, self.seat, self.render_mode)

    def dismiss(self) -> None:
        """Close the bots; some have their own processes."""
        for bot in self.bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()
        self.bots = {}

    def __getstate__(self) -> dict[str, Any]:
        """Return what is copied or pickled; raise `TypeError` while a game is running, because bots
        have search trees and processes."""
        if self.bots:
            raise TypeError("an environment cannot be copied while a game goes on: close it first")
        return self.__dict__

    def close(self) -> None:
        """Close the opponents."""
        self.dismiss()
        self.playing = False


def check_seat(seat: object, players: int) -> int | str:
    """Return a seat of the table, or "random"; raise `BadOption`.

    >>> check_seat(3, 3)
    Traceback (most recent call last):
    sacbe.core.errors.BadOption: There is no seat 3. Seats: 0, 1, 2, random.
    """
    if isinstance(seat, str) and seat == RANDOM:
        return RANDOM
    number = whole(seat)
    if number is None or not 0 <= number < players:
        known = ", ".join([*(str(other) for other in range(players)), RANDOM])
        raise BadOption("error-seat", seat=shorten(seat), known=known)
    return number


def check_opponents(opponents: object, number: int) -> list[str]:
    """Return the names of `number` bots; raise `BadOption`, or `BadBot` for an unknown name.

    >>> check_opponents("greedy", 3)
    ['greedy', 'greedy', 'greedy']
    >>> check_opponents(["random", "greedy"], 3)
    Traceback (most recent call last):
    sacbe.core.errors.BadOption: The opponents cannot be ['random', 'greedy']: give one bot for ...
    """
    given = [opponents] * number if isinstance(opponents, str) else opponents
    names = [name for name in given if isinstance(name, str)] if isinstance(given, Sequence) else []
    if not isinstance(given, Sequence) or not len(names) == len(given) == number:
        raise BadOption("error-opponents", given=shorten(opponents), number=str(number))
    for name in names:
        check(name)
    return names


def register() -> None:
    """Register the environments with Gymnasium, once."""
    for name in GAMES:
        id = f"sacbe/{name.title()}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})


register()
