"""Gymnasium's own tests, and the engine's games with bots in the other seats."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import subprocess
import sys
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import sacbe
from sacbe import BadOption, Position, bots
from sacbe.bots import BadBot, Bot, GreedyBot, RandomBot
from sacbe.bots.parallel_search import ParallelSearchBot
from sacbe.core.dice import Dice
from sacbe.core.many import victory
from sacbe.core.playout import draw
from sacbe.envs.gymnasium import SeatEnv
from sacbe.envs.options import ILLEGAL

IDS = {"tzolkin": "sacbe/Tzolkin-v1", "tikal": "sacbe/Tikal-v1"}
WAYS: list[tuple[str, dict[str, Any]]] = [
    ("tzolkin", {"players": 2, "opponents": "greedy"}),
    ("tzolkin", {"players": 4, "seat": 2, "opponents": ["random", "level:1", "greedy"]}),
    ("tikal", {"players": 2, "seat": 1, "mode": "tactical", "opponents": ["random"]}),
    ("tikal", {"players": 3, "seat": "random", "first": 1, "opponents": "level:1", "flat": False}),
]
every_way = pytest.mark.parametrize(("name", "settings"), WAYS)
both_rewards = pytest.mark.parametrize("reward", ["win", "points"])
both_games = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def some(mask: Any, dice: Dice) -> int:
    """Return a move that the mask allows."""
    legal = np.flatnonzero(mask)
    return int(legal[dice.below(len(legal))])


def refuse(name: str, **settings: Any) -> str:
    """Return the error about invalid settings."""
    with pytest.raises(BadOption) as caught:
        gymnasium.make(IDS[name], **settings)
    return str(caught.value)


def finish(env: SeatEnv, info: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """Play to the end."""
    over = False
    while not over:
        _, _, over, _, info = env.step(some(info["action_mask"], dice))
    return info


class Watched:
    """A bot that appends its choices to a list."""

    def __init__(self, bot: Bot, heard: list[tuple[int, str]], seat: int) -> None:
        self.bot, self.heard, self.seat = bot, heard, seat

    def choose(self, view: Mapping[str, Any]) -> str:
        assert view["seat"] == view["to_move"] == self.seat
        token = self.bot.choose(view)
        self.heard.append((self.seat, token))
        return token


def listen(monkeypatch: pytest.MonkeyPatch, env: SeatEnv, heard: list[tuple[int, str]]) -> None:
    """Watch all opponents; they are created one after another, from the next seat on."""
    seats: list[int] = []

    def make(name: str, seed: int) -> Watched:
        players = env.table.setting.players
        seats.append((env.seat + 1 + len(seats) % (players - 1)) % players)
        return Watched(bots.make(name, seed), heard, seats[-1])

    monkeypatch.setattr("sacbe.envs.gymnasium.make", make)


def follow(position: Position, dice: Dice, seat: int, heard: list[tuple[int, str]]) -> None:
    """Play what chance and the others did before the seat's turn."""
    while not position.is_over and position.to_move != seat:
        if position.to_move == sacbe.CHANCE:
            position.apply(draw(position, dice, position.choices()))
        else:
            mover, token = heard.pop(0)
            assert mover == position.to_move
            position.play(token)


# Gymnasium's own tests.


@every_way
@both_rewards
def test_gymnasiums_checks(name: str, settings: dict[str, Any], reward: str) -> None:
    env = gymnasium.make(IDS[name], reward=reward, **settings)
    check_env(env.unwrapped, skip_render_check=True)


@both_games
def test_gymnasiums_checks_of_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for mode in (None, "human", "ansi", "rgb_array"):
        check_env(gymnasium.make(IDS[name], render_mode=mode, opponents="random").unwrapped)
    assert "\n" in capsys.readouterr().out


def test_known_by_its_module() -> None:
    """Importing the module registers it, and Gymnasium can import it itself."""
    code = (
        "import gymnasium; assert not any('sacbe' in id for id in gymnasium.registry);"
        "env = gymnasium.make('sacbe.envs.gymnasium:sacbe/Tikal-v1', players=3);"
        "print(env.unwrapped.table.setting.id, env.unwrapped.table.setting.players)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["tikal_v1", "3"]


@pytest.mark.parametrize("wrong", [(-1, 0, -1), (0, -1, 10**6)])
@both_games
def test_many_side_by_side(name: str, wrong: tuple[int, ...]) -> None:
    """Gymnasium's own vector environments accept them, with illegal moves in any order."""
    envs = gymnasium.make_vec(
        IDS[name], num_envs=3, vectorization_mode="sync", opponents="random", reward="points"
    )
    dice = Dice(1)
    observations, infos = envs.reset(seed=1)
    moves = len(sacbe.GAMES[name].moves)
    for _ in range(10):
        assert observations.shape[0] == 3
        assert infos["action_mask"].shape == (3, moves)
        actions = np.array([some(mask, dice) for mask in infos["action_mask"]])
        observations, _, over, _, infos = envs.step(actions)
        assert not over.any()
    _, rewards, over, _, infos = envs.step(np.array(wrong))
    assert [*infos["illegal"]] == ["first 0" if id == 0 else str(id) for id in wrong]
    assert rewards.tolist() == [ILLEGAL["points"]] * 3
    assert over.all()
    envs.close()


# The engine's games.


@both_rewards
@every_way
def test_a_game_is_the_engines(
    name: str, settings: dict[str, Any], reward: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game matches the engine's, move by move, with the same dice and the bots' moves."""
    env = gymnasium.make(IDS[name], reward=reward, **settings).unwrapped
    assert isinstance(env, SeatEnv)
    heard: list[tuple[int, str]] = []
    listen(monkeypatch, env, heard)
    rules = {key: value for key, value in settings.items() if key in ("mode", "first")}
    for seed in (0, 5):
        observation, info = env.reset(seed=seed)
        seat = info["seat"]
        assert settings.get("seat", 0) in ("random", seat)
        position = sacbe.GAMES[name].start(settings["players"], **rules)
        dice, choosing = Dice(seed), Dice(9)
        follow(position, dice, seat, heard)
        total, start = 0.0, position.scores()[seat]
        over = False
        while not over:
            assert position == env.table.position
            assert heard == []
            assert observation in env.observation_space
            flat: Any = observation
            if isinstance(observation, dict):
                flat = np.concatenate([part.ravel() for part in observation.values()])
            packed = position.game.observation.packed(position, seat)
            assert np.array_equal(flat, np.frombuffer(packed, "<i2"))
            assert np.flatnonzero(info["action_mask"]).tolist() == position.legal()
            assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
            id = some(info["action_mask"], choosing)
            before = position.scores()[seat]
            observation, brought, over, truncated, info = env.step(id)
            position.play(id)
            follow(position, dice, seat, heard)
            assert over == position.is_over
            assert not truncated
            assert info["seat"] == seat
            if reward == "points":
                assert brought == float(position.scores()[seat] - before)
            else:
                assert brought == victory(position)[seat]
            total += brought
        assert [Fraction(points) for points in info["points"]] == position.scores()
        assert not info["action_mask"].any()
        assert not env.action_masks().any()
        if reward == "points":
            assert total == float(position.scores()[seat] - start)
        else:
            assert total == victory(position)[seat]


def test_it_can_be_over_while_others_move() -> None:
    """The last move need not be the seat's own."""
    enders: set[bool] = set()
    env = SeatEnv("tzolkin", players=3, opponents="random", seat="random", reward="points")
    for seed in range(12):
        _, info = env.reset(seed=seed)
        dice, over = Dice(seed), False
        while not over:
            id = some(info["action_mask"], dice)
            after = env.table.position.copy()
            after.play(id)
            _, _, over, _, info = env.step(id)
        assert env.table.position.is_over
        enders.add(after.is_over)
    assert enders == {True, False}


@both_games
def test_games_are_of_their_seed(name: str) -> None:
    def play(env: SeatEnv, seed: int | None) -> tuple[int, str]:
        _, info = env.reset(seed=seed)
        finish(env, info, Dice(1))
        return env.seat, env.table.position.digest()

    def new() -> SeatEnv:
        return SeatEnv(name, players=3, seat="random", opponents="random")

    one, two = new(), new()
    assert play(one, 3) == play(two, np.int64(3)) != play(one, 4)  # type: ignore[arg-type]
    assert play(one, 3) == play(two, 3)
    again = [play(one, None) for _ in range(3)]
    assert again == [play(two, None) for _ in range(3)]
    assert len(set(again)) == 3
    assert len({play(new(), None) for _ in range(3)}) == 3


def test_random_seats_are_all_seats() -> None:
    env = SeatEnv("tikal", players=4, seat="random", opponents="random")
    env.reset(seed=1)
    seats: list[int] = []
    for _ in range(40):
        observation, info = env.reset()
        assert isinstance(observation, np.ndarray)
        assert observation[:4].tolist().index(1) == info["seat"]
        assert env.table.position.to_move == info["seat"]
        assert sorted([*env.bots, info["seat"]]) == [0, 1, 2, 3]
        seats.append(info["seat"])
    assert set(seats) == {0, 1, 2, 3}


def test_opponents_sit_from_the_next_seat_on() -> None:
    for seat in range(3):
        env = SeatEnv("tikal", players=3, seat=seat, opponents=("random", "greedy"))
        env.reset(seed=1)
        kinds = {number: type(bot) for number, bot in env.bots.items()}
        assert kinds == {(seat + 1) % 3: RandomBot, (seat + 2) % 3: GreedyBot}


def test_opponents_with_processes_are_sent_away() -> None:
    env = SeatEnv("tzolkin", opponents="search:2@2")
    env.reset(seed=1)
    first = next(iter(env.bots.values()))
    assert isinstance(first, ParallelSearchBot)
    assert len(multiprocessing.active_children()) == 2
    env.close()
    assert multiprocessing.active_children() == []
    env.close()
    with pytest.raises(ResetNeeded):
        env.step(0)


# What is not legal.


@both_rewards
@both_games
def test_an_illegal_action_ends_the_game(name: str, reward: str) -> None:
    game = sacbe.GAMES[name]
    moves = len(game.moves)
    env = gymnasium.make(IDS[name], reward=reward, opponents="random", players=3)
    dice = Dice(3)
    for played in (0, 6):
        _, info = env.reset(seed=1)
        illegal = [int(id) for id in np.flatnonzero(info["action_mask"] == 0)]
        chosen = {illegal[0], illegal[dice.below(len(illegal))], illegal[-1]}
        wrong: list[Any] = [-1, moves, 10**12, -(10**30), np.int64(moves), np.array(-5)]
        for action in [*chosen, *wrong]:
            _, info = env.reset(seed=1)
            for _ in range(played):
                _, _, _, _, info = env.step(some(info["action_mask"], Dice(4)))
            if action in range(moves) and info["action_mask"][action]:
                continue
            before = env.unwrapped.table.position.digest()  # type: ignore[attr-defined]
            observation, brought, over, truncated, info = env.step(action)
            assert (brought, over, truncated) == (ILLEGAL[reward], True, False)
            assert observation in env.observation_space
            assert not info["action_mask"].any()
            known = action in range(moves)
            assert info["illegal"] == (game.moves[int(action)].token if known else str(action))
            assert len(info["points"]) == 3
            assert env.unwrapped.table.position.digest() == before  # type: ignore[attr-defined]
            with pytest.raises(ResetNeeded, match="The game is over"):
                env.step(0)


@pytest.mark.parametrize(
    "action",
    [0.0, None, "0", True, [0], (), np.float32(1), np.zeros(2, np.int64), np.array(0.5), {}],
    ids=repr,
)
def test_no_action_at_all(action: Any) -> None:
    env = gymnasium.make(IDS["tikal"], opponents="random")
    _, info = env.reset(seed=1)
    with pytest.raises(BadOption, match="use a whole number from 0 to 1788"):
        env.step(action)
    # Nothing has happened.
    _, _, over, _, _ = env.step(np.flatnonzero(info["action_mask"])[0])
    assert not over


def test_calls_in_the_wrong_order() -> None:
    env = SeatEnv("tzolkin", opponents="random")
    with pytest.raises(ResetNeeded, match="has not started"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="has not started"):
        env.render()
    assert not env.action_masks().any()
    _, info = env.reset(seed=1)
    finish(env, info, Dice(1))
    with pytest.raises(ResetNeeded, match="The game is over"):
        env.step(0)
    env.reset(seed=1)
    assert env.action_masks().any()


# What sb3-contrib needs.


def test_masks_for_stable_baselines() -> None:
    """It finds `action_masks` through the wrappers, and stacks the masks."""
    env = gymnasium.make(IDS["tzolkin"], opponents="random")
    env.reset(seed=1)
    assert env.has_wrapper_attr("action_masks")
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_
    assert masks.shape == (env.action_space.n,)  # type: ignore[attr-defined]
    assert masks.any()
    assert np.stack([masks, masks]).shape == (2, len(masks))
    assert isinstance(env.observation_space, gymnasium.spaces.Box)
    assert isinstance(env.action_space, gymnasium.spaces.Discrete)


# Settings.


@both_games
def test_settings_that_do_not_exist(name: str) -> None:
    assert "Possible: 2, 3, 4" in refuse(name, players=1)
    assert "colour" in refuse(name, colour="red")
    assert "win, points" in refuse(name, reward=None)
    assert "0, 1" in refuse(name, first="x")
    for seat in (-1, 2, 0.0, True, None, "any"):
        assert "Seats: 0, 1, random" in refuse(name, seat=seat)
    for opponents in ([], ["random", "random"], 3, None, [3], {"random": 1}):
        assert "a list of 1" in refuse(name, opponents=opponents)
    with pytest.raises(BadBot, match="There is no bot “chess”"):
        gymnasium.make(IDS[name], opponents="chess")
    with pytest.raises(BadOption, match="no environment “chess”"):
        SeatEnv("chess")
    with pytest.raises(BadOption, match="human, ansi, rgb_array"):
        SeatEnv(name, render_mode="film")


@pytest.mark.parametrize("seed", [-1, 1.0, "1", True])
def test_no_seed(seed: Any) -> None:
    with pytest.raises(BadOption, match="use a whole number, 0 or more"):
        SeatEnv("tikal", opponents="random").reset(seed=seed)


def test_rendering_is_the_seats_view() -> None:
    from sacbe.envs import render

    env = SeatEnv("tzolkin", opponents="random", seat=1, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == render.ansi(env.table.position, 1)
    silent = SeatEnv("tzolkin", opponents="random")
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert silent.render() is None


@pytest.mark.parametrize("package", ["gymnasium", "numpy"])
def test_a_missing_package_is_named(package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import sacbe.envs.gymnasium"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    said = done.stderr.strip().splitlines()[-1]
    assert (
        said
        == f'ImportError: This needs the package {package}. Install it: pip install "sacbe[envs]"'
    )


def test_one_that_has_not_begun_can_be_sent_elsewhere() -> None:
    """Programs that run many of them do this."""
    env = SeatEnv("tikal", players=3, opponents=["random", "greedy"], mode="tactical")
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        one, two = env.reset(seed=3), again.reset(seed=3)
        assert one[1]["seat"] == two[1]["seat"]
        assert np.asarray(one[0]).tolist() == np.asarray(two[0]).tolist()
        env.close()
        env = SeatEnv("tikal", players=3, opponents=["random", "greedy"], mode="tactical")


def test_one_whose_game_goes_on_cannot_and_says_so() -> None:
    """Bots have their own trees and processes, which cannot be moved."""
    env = SeatEnv("tzolkin", opponents="search:2")
    _, info = env.reset(seed=1)
    for copied in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="while a game goes on: close it first"):
            copied(env)
    env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    for over in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert over.table.position == env.table.position
        with pytest.raises(ResetNeeded):
            over.step(0)


def test_options_are_given_when_it_is_made() -> None:
    env = SeatEnv("tikal", opponents="random")
    env.reset(seed=1, options={})
    with pytest.raises(BadOption, match="takes no options: pass “players” when"):
        env.reset(options={"players": 4})


@pytest.mark.parametrize("flat", ["no", None, 1])
def test_flat_or_not(flat: Any) -> None:
    with pytest.raises(BadOption, match=f"The option flat cannot be “{flat}”. Possible: True, Fal"):
        SeatEnv("tikal", flat=flat)
