"""The games for OpenSpiel: this module registers them as `sacbe_tzolkin` and `sacbe_tikal`.

>>> import pyspiel
>>> game = pyspiel.load_game("sacbe_tikal(players=3,mode=tactical,reward=points)")
>>> game.num_players(), game.num_distinct_actions()
(3, 1789)
>>> state = game.new_initial_state()
>>> state.chance_outcomes()[0], state.action_to_string(state.chance_outcomes()[0][0])
((0, 0.3333333333333333), 'first 0')

Parameters are `players`, `reward` ("win" or "points"), and the game's own options; with `first=-1`
chance draws the first player.

OpenSpiel's Python algorithms for several players and chance work with these games; use ISMCTS where
information is hidden. The bots `pyspiel.MCTSBot` and `pyspiel.ISMCTSBot` do not work: they release
Python's lock in `step`, and so crash with every game written in Python. Use
`open_spiel.python.algorithms.mcts` and `ismcts` instead.

tests/envs/playthroughs contains whole games as OpenSpiel sees them. To regenerate them, run
`python -m tests.envs.make_playthroughs --force`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from sacbe.core.arguments import shorten
from sacbe.core.dice import Dice
from sacbe.core.errors import BadOption
from sacbe.core.game import QUARTERS, Game
from sacbe.core.many import victory
from sacbe.core.message import Message
from sacbe.core.observation import Array
from sacbe.core.position import CHANCE, NOBODY, Position
from sacbe.envs.options import REWARDS, Setting, setting
from sacbe.extras import explained
from sacbe.games import GAMES
from sacbe.i18n import text

try:
    import pyspiel
except ImportError as error:
    raise explained(error) from error
try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise explained(error) from error

PREFIX: Final = "sacbe_"
DRAWN: Final = -1
"""The value of a seat option that leaves the seat to chance."""
HIDDEN: Final = "?"
"""Replaces a move that the seat cannot know."""
QUARTER_POINTS: Final = "quarter_points"
SEEDS: Final = 1 << 53
"""The number of different seeds that `sampler` can give."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; `setting` has them checked."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        game = GAMES[self.name]
        given = {**defaults(game), **(params or {})}
        chosen = choose(game, given)
        start = game.start(chosen.players, **chosen.options)
        low, high = bounds(game, start) if chosen.reward == "points" else (-1.0, 1.0)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=len(game.moves),  # chance moves are in the move book, too
            num_players=chosen.players,
            min_utility=low,
            max_utility=high,
            max_game_length=game.longest(chosen.players),
        )
        super().__init__(kind(game, chosen.reward), info, given)
        self.setting: Setting = chosen
        self.start: Position = start

    def new_initial_state(self) -> SpielState:
        """Return the start of a game."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the number of chance moves."""
        return self.setting.game.longest(self.setting.players)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, object] | None = None
    ) -> SpielObserver | None:
        """Return an observer of what a seat sees now, as numbers, or of everything it has seen so
        far, as text only. Returns None for other kinds of observation, such as only the public part
        or all hands."""
        if isinstance(iig_obs_type, Mapping):  # OpenSpiel itself may pass only parameters
            iig_obs_type, params = None, iig_obs_type
        for name in params or {}:
            raise BadOption(
                "error-option", game=self.get_type().short_name, option=shorten(name), known="–"
            )
        if iig_obs_type is None:
            return SpielObserver(self.setting, recall=False)
        alone = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not alone or not iig_obs_type.public_info:
            return None
        return SpielObserver(self.setting, recall=iig_obs_type.perfect_recall)


class SpielTzolkin(SpielGame):
    """`sacbe_tzolkin`."""

    name = "tzolkin"


class SpielTikal(SpielGame):
    """`sacbe_tikal`."""

    name = "tikal"


class SpielTable:
    """A state's data besides its history. OpenSpiel copies it with the state. Only the position can
    change, so nothing else needs copying."""

    def __init__(
        self,
        position: Position,
        start: list[int] | None,
        before: list[int] | None,
        secrets: tuple[tuple[int, int], ...],
    ) -> None:
        self.position: Position = position
        self.start: list[int] | None = start
        """Every seat's quarter points at the start, if points are the reward."""
        self.before: list[int] | None = before
        """Every seat's quarter points before the last decision."""
        self.secrets: tuple[tuple[int, int], ...] = secrets
        """The indices of secret moves, each with the seat that knows it."""

    def __deepcopy__(self, memo: dict[int, object]) -> SpielTable:
        return SpielTable(self.position.copy(), self.start, self.before, self.secrets)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with the moves that led to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        points = quarters(game.start) if game.setting.reward == "points" else None
        # All data is in one attribute: fewer attributes make clones faster.
        self.table: SpielTable = SpielTable(game.start.copy(), points, points, ())

    @property
    def position(self) -> Position:
        """The position itself. Only read it; play with `apply_action`."""
        return self.table.position

    def current_player(self) -> Any:
        """Return the seat to move, or OpenSpiel's constant for chance or the end."""
        mover = self.table.position.to_move
        if mover >= 0:
            return mover
        return pyspiel.PlayerId.CHANCE if mover == CHANCE else pyspiel.PlayerId.TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal moves, ascending."""
        return self.table.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn, with probabilities."""
        draws = self.table.position.chance()
        total = sum(weight for _, weight in draws)
        return [(id, weight / total) for id, weight in draws]

    def _apply_action(self, action: int) -> None:
        """Play a move; if it raises `IllegalMove`, nothing has been played."""
        table = self.table
        position = table.position
        owner = position.game.secret_of(position, action)
        before = table.before
        if before is not None and position.to_move != CHANCE:
            before = quarters(position)
        position.play(action)
        table.before = before
        if owner != NOBODY:
            table.secrets = (*table.secrets, (self.move_number(), owner))

    def _action_to_string(self, player: int, action: int) -> str:
        """Return a move as it is written in records."""
        return self.table.position.game.moves[action].token

    def returns(self) -> list[float]:
        """Return every seat's total reward so far."""
        return gains(self.table.position, self.table.start)

    def rewards(self) -> list[float]:
        """Return every seat's reward for the last decision and the draws after it."""
        return gains(self.table.position, self.table.before)

    def __str__(self) -> str:
        position = self.table.position
        prompt = position.prompt()
        who = "chance" if position.to_move == CHANCE else f"seat {position.to_move}"
        now = "over" if prompt is None else f"{who}, {prompt.message.key}"
        points = ", ".join(str(float(score)) for score in position.scores())
        return f"turn {position.turn}: {now}\npoints: {points}\nposition: {position.digest()}"

    def resample_from_infostate(self, seat: int, sampler: Callable[[], float]) -> SpielState:
        """Return another state that is consistent with what the seat knows. What it cannot know is
        drawn again, with equal probabilities. `sampler` gives numbers from 0 to 1."""
        game = self.get_game()
        setting = game.setting
        dice = Dice(int(sampler() * SEEDS))
        state = SpielState(game)
        for id in setting.game.retell(setting.players, setting.options, self.history(), seat, dice):
            state.apply_action(id)
        return state

    def told(self, seat: int) -> str:
        """Return all moves so far as a seat knows them."""
        position = self.table.position
        game = position.game
        moves = self.history()
        tokens = [game.moves[id].token for id in moves]
        for number, owner in self.table.secrets:
            if owner != seat and not game.revealed(position, moves[number]):
                tokens[number] = HIDDEN
        return f"seat {seat}: {', '.join(tokens)}"


class SpielObserver:
    """What a seat sees, in OpenSpiel's form: `tensor`, and its parts by name in `dict`. With
    perfect recall there is only text."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.game: Game = setting.game
        self.recall: bool = recall
        self.arrays: tuple[Array, ...] = self.game.observation.arrays(setting.players)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if recall:
            return
        self.tensor = np.zeros(self.game.observation.size(setting.players), np.float32)
        at = 0
        for array in self.arrays:
            self.dict[array.name] = self.tensor[at : at + array.size].reshape(array.shape)
            at += array.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is not None:
            position = state.position
            seat = self.game.check_seat(position, player)
            self.tensor[:] = np.frombuffer(self.game.observation.packed(position, seat), "<i2")

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the moves that the seat knows, or every number that is not 0, with its name."""
        position = state.position
        seat = self.game.check_seat(position, player)
        if self.recall:
            return state.told(seat)
        named = self.game.observation.named(position, seat)
        found = [(array.name, words(array, named[array.name])) for array in self.arrays]
        return "\n".join(f"{name}: {', '.join(rows)}" for name, rows in found if rows)


def words(array: Array, numbers: list[int]) -> list[str]:
    """Return the numbers of an array that are not 0, with their names, row after row.

    >>> import sacbe
    >>> observation = sacbe.GAMES["tzolkin"].observation
    >>> numbers = observation.named(sacbe.GAMES["tzolkin"].start(2), 1)
    >>> for array in observation.arrays(2):
    ...     if array.name in ("table", "jungle"):
    ...         print(words(array, numbers[array.name]))
    ['day=1 age=1 until_food_day=7 skulls_left=13']
    ['palenque 2 corn=2', 'palenque 3 corn=2 wood=2', 'palenque 4 ...', 'palenque 5 ...']
    """
    out: list[str] = []
    width = len(array.columns)
    for row, name in enumerate(array.rows or ("",)):
        parts = [
            column.name if number == column.high == 1 else f"{column.name}={number}"
            for column, number in zip(array.columns, numbers[width * row :], strict=False)
            if number
        ]
        if parts:
            out.append(" ".join([name, *parts] if name else parts))
    return out


def quarters(position: Position) -> list[int]:
    """Return every seat's points, times 4."""
    return [int(position.game.quarters(position, seat)) for seat in range(position.players)]


def gains(position: Position, since: list[int] | None) -> list[float]:
    """Return how many points every seat has gained since it had the quarter points `since`. None
    means that only winning counts, at the end."""
    if since is None:
        return victory(position)
    return [(now - then) / QUARTERS for now, then in zip(quarters(position), since, strict=True)]


def bounds(game: Game, start: Position) -> tuple[float, float]:
    """Return the least and the most points that a seat can gain in any position."""
    for field in game.layout.fields:
        if field.name in ("points", QUARTER_POINTS):
            unit = QUARTERS if field.name == QUARTER_POINTS else 1
            begun = max(quarters(start)) / QUARTERS
            return field.low / unit - begun, field.high / unit - begun
    raise AssertionError(f"{game.name} has no points")


def defaults(game: Game) -> dict[str, object]:
    """Return all parameters of a game with their defaults.

    >>> defaults(GAMES["tikal"])
    {'players': 2, 'reward': 'win', 'first': -1, 'mode': 'basic'}
    """
    out: dict[str, object] = {"players": game.players[0], "reward": REWARDS[0]}
    for name, option in game.options.items():
        out[name] = option.default if option.values else DRAWN
    return out


def choose(game: Game, params: Mapping[str, object]) -> Setting:
    """Return the parameters, checked; raise `BadOption` with the known ones."""
    options = {name: params[name] for name in params if name not in ("players", "reward")}
    chosen = setting(game.name, params["players"], params["reward"], {})
    for name, option in game.options.items():
        if not option.values:
            seats = range(DRAWN, chosen.players)
            if options[name] not in seats:
                raise BadOption(
                    "error-option-value",
                    option=name,
                    value=shorten(options[name]),
                    known=", ".join(str(seat) for seat in seats),
                )
            if options[name] == DRAWN:
                del options[name]
    return setting(game.name, chosen.players, chosen.reward, options)


def has_secrets(game: Game) -> bool:
    """Whether some seats may know less than others.

    >>> has_secrets(GAMES["tzolkin"]), has_secrets(GAMES["tikal"])
    (True, False)
    """
    return type(game).secret_of is not Game.secret_of


def kind(game: Game, reward: str) -> Any:
    """Return OpenSpiel's description of a game with these rewards and any other parameters."""
    types = pyspiel.GameType
    return types(
        short_name=PREFIX + game.name,
        long_name=text(Message(f"game-{game.name}")),
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            types.Information.IMPERFECT_INFORMATION
            if has_secrets(game)
            else types.Information.PERFECT_INFORMATION
        ),
        utility=types.Utility.GENERAL_SUM,
        reward_model=(
            types.RewardModel.REWARDS if reward == "points" else types.RewardModel.TERMINAL
        ),
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


# Register classes, as OpenSpiel itself does: it keeps them beyond the end of Python, which a
# function would not survive.
for made in (SpielTzolkin, SpielTikal):
    pyspiel.register_game(kind(GAMES[made.name], REWARDS[0]), made)
