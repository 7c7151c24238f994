"""PettingZoo's own tests, and the engine's games move by move."""

from __future__ import annotations

import copy
import importlib
import pickle
import subprocess
import sys
from collections import defaultdict
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv

import sacbe
from sacbe import BadOption, IllegalMove, Position
from sacbe.core.dice import Dice
from sacbe.core.many import victory
from sacbe.core.playout import draw
from sacbe.envs import pettingzoo
from sacbe.envs.options import ILLEGAL
from sacbe.envs.pettingzoo import Agents, tikal_v1, tzolkin_v1

OWN: Any = importlib.import_module("pettingzoo.test")
"""PettingZoo's own tests."""
WAYS: list[tuple[str, dict[str, Any]]] = [
    ("tzolkin", {"players": 2}),
    ("tzolkin", {"players": 4, "first": 3, "flat": False}),
    ("tikal", {"players": 2, "mode": "tactical", "flat": False}),
    ("tikal", {"players": 3, "first": 1}),
]
every_way = pytest.mark.parametrize(("name", "settings"), WAYS)
both_rewards = pytest.mark.parametrize("reward", ["win", "points"])
both_games = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def module(name: str) -> Any:
    return importlib.import_module(f"sacbe.envs.pettingzoo.{name}_v1")


def begun(name: str, **settings: Any) -> Agents:
    env = pettingzoo.raw_env(name, **settings)
    env.reset(seed=1)
    return env


def refuse(name: str, **settings: Any) -> str:
    """Return the error about invalid settings."""
    with pytest.raises(BadOption) as caught:
        pettingzoo.env(name, **settings)
    return str(caught.value)


def some(mask: Any, dice: Dice) -> int:
    """Return a move that the mask allows."""
    legal = np.flatnonzero(mask)
    return int(legal[dice.below(len(legal))])


def equal(one: Any, two: Any) -> bool:
    """Whether two observations are the same."""
    if isinstance(one, dict):
        return one.keys() == two.keys() and all(equal(one[name], two[name]) for name in one)
    return bool(np.array_equal(one, two))


# PettingZoo's own tests. They warn about these observations in all games but PettingZoo's.


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should:UserWarning")
@every_way
@both_rewards
def test_api(name: str, settings: dict[str, Any], reward: str) -> None:
    OWN.api_test(module(name).env(reward=reward, **settings), num_cycles=150)


@every_way
def test_seeds(name: str, settings: dict[str, Any]) -> None:
    OWN.seed_test(lambda: module(name).env(**settings), num_cycles=40)
    OWN.seed_test(lambda: module(name).raw_env(**settings), num_cycles=10)


@both_games
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed: list[str] = []

    def nothing(result: Any) -> bool:
        printed.append(capsys.readouterr().out)
        return result is None

    OWN.render_test(
        module(name).env, custom_tests={"human": nothing, "ansi": lambda text: "\n" in text}
    )
    assert "\n" in printed[0]


@pytest.mark.parametrize("made", [tzolkin_v1, tikal_v1])
def test_speed(made: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's benchmark, which takes five seconds."""
    OWN.performance_benchmark(made.env())
    said = capsys.readouterr().out
    turns = float(said.split(" turns per second")[0].rsplit("\n", 1)[-1])
    assert turns > 100


# The engine's games.


def check_agents(env: Any, position: Position) -> None:
    """Check that every agent sees what its seat sees."""
    game = position.game
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        assert seen in env.observation_space(agent)
        legal = position.legal() if seat == position.to_move else []
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert seen["action_mask"].dtype == np.int8
        packed = np.frombuffer(game.observation.packed(position, seat), "<i2")
        found = seen["observation"]
        if isinstance(found, dict):
            for array in game.observation.arrays(position.players):
                assert found[array.name].shape == array.shape
            named = game.observation.named(position, seat)
            assert {name: found[name].ravel().tolist() for name in found} == named
            found = np.concatenate([part.ravel() for part in found.values()])
        assert found.dtype == np.int16
        assert np.array_equal(found, packed)


@both_rewards
@every_way
@pytest.mark.parametrize("seed", [0, 7])
def test_a_game_is_the_engines(name: str, settings: dict[str, Any], reward: str, seed: int) -> None:
    env = module(name).env(reward=reward, **settings)
    env.reset(seed=seed)
    rules = {key: value for key, value in settings.items() if key not in ("players", "flat")}
    position = sacbe.GAMES[name].start(settings["players"], **rules)
    dice, choosing = Dice(seed), Dice(seed + 100)
    total: dict[str, float] = defaultdict(float)
    first: list[float] = []
    """The points when somebody first decides."""
    step = 0
    for agent in env.agent_iter():
        while position.to_move == sacbe.CHANCE:
            position.apply(draw(position, dice, position.choices()))
        first = first or [float(score) for score in position.scores()]
        observation, brought, terminated, truncated, info = env.last()
        total[agent] += brought
        assert not truncated
        assert terminated == position.is_over
        if terminated:
            assert info == {"points": float(position.scores()[int(agent[-1])])}
            env.step(None)
            continue
        assert info == {}
        assert agent == f"player_{position.to_move}"
        if step % 9 == 0:
            check_agents(env, position)
        id = some(observation["action_mask"], choosing)
        env.step(id)
        position.play(id)
        step += 1
    assert position.is_over
    assert env.agents == []
    check_agents(env.unwrapped, position)
    if reward == "win":
        assert list(total.values()) == [victory(position)[int(agent[-1])] for agent in total]
        assert sorted(total.values())[-1] > 0
    else:
        for seat, agent in enumerate(env.possible_agents):
            assert total[agent] == float(position.scores()[seat]) - first[seat]


def test_rewards_of_one_move() -> None:
    """Each step's rewards are everybody's change of points, added up for agents who wait."""
    env = begun("tikal", players=3, reward="points")
    dice = Dice(5)
    waiting = [0.0] * 3
    changes = 0
    while not env.table.position.is_over:
        seat = env.table.position.to_move
        before = env.table.position.scores()
        waiting[seat] = 0.0
        env.step(some(env.observe(env.agent_selection)["action_mask"], dice))
        after = env.table.position.scores()
        change = [float(b - a) for a, b in zip(before, after, strict=True)]
        assert list(env.rewards.values()) == change
        waiting = [a + b for a, b in zip(waiting, change, strict=True)]
        assert list(env._cumulative_rewards.values()) == waiting
        changes += any(change)
    assert changes > 4


@both_games
def test_games_are_of_their_seed(name: str) -> None:
    env, other = pettingzoo.raw_env(name), pettingzoo.raw_env(name)

    def play(env: Agents, seed: int | None) -> tuple[int, str]:
        env.reset(seed=seed)
        for _ in range(20):
            env.step(env.table.legal[0])
        return env.table.position.to_move, env.table.position.digest()

    assert play(env, 3) == play(other, np.int64(3)) != play(env, 4)  # type: ignore[arg-type]
    # Without a seed, the dice continue.
    env.reset(seed=3)
    other.reset(seed=3)
    again = [play(env, None) for _ in range(3)]
    assert again == [play(other, None) for _ in range(3)]
    assert len(set(again)) == 3
    # Every environment starts with different dice.
    fresh = set()
    for _ in range(4):
        env = pettingzoo.raw_env(name)
        env.reset()
        dice = env.table.dice
        assert dice is not None
        fresh.add((dice.a, dice.b, dice.c, dice.d))
    assert len(fresh) == 4


@both_games
def test_copies_go_their_own_way(name: str) -> None:
    env = module(name).env(players=3)
    env.reset(seed=1)
    dice = Dice(1)
    for _ in env.agent_iter(30):
        env.step(some(env.last()[0]["action_mask"], dice))
    before = env.unwrapped.table.position.digest()
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert equal(other.last()[0], env.last()[0])
        ways: list[str] = []
        for each in (other, copy.deepcopy(env)):
            for _ in each.agent_iter(30):
                each.step(int(np.flatnonzero(each.last()[0]["action_mask"])[0]))
            ways.append(each.unwrapped.table.position.digest())
        assert ways[0] == ways[1]
    assert env.unwrapped.table.position.digest() == before
    assert pickle.loads(pickle.dumps(pettingzoo.raw_env(name))).possible_agents == [
        "player_0",
        "player_1",
    ]


# What is not legal.


@both_rewards
@both_games
def test_an_illegal_move_ends_the_game(name: str, reward: str) -> None:
    moves = len(sacbe.GAMES[name].moves)
    untold = 0
    for played in (0, 25, 58):
        dice = Dice(2)
        env = module(name).env(players=3, reward=reward)
        env.reset(seed=1)
        told = dict.fromkeys(env.agents, env.unwrapped.table.position.scores())
        for agent in env.agent_iter(played):
            told[agent] = env.unwrapped.table.position.scores()
            env.step(some(env.last()[0]["action_mask"], dice))
        loser = env.agent_selection
        mask = env.last()[0]["action_mask"]
        illegal = np.flatnonzero(mask == 0)
        env.step(illegal[dice.below(len(illegal))])
        got: dict[str, float] = {}
        for agent in env.agent_iter():
            observation, got[agent], terminated, truncated, info = env.last()
            assert terminated
            assert truncated
            assert info == {}
            assert not observation["action_mask"].any()
            env.step(None)
        assert got.pop(loser) == ILLEGAL[reward]
        assert len(got) == 2
        # The others still get their rewards since their last move.
        now = env.unwrapped.table.position.scores()
        for agent, brought in got.items():
            seat = int(agent[-1])
            since = float(now[seat] - told[agent][seat])
            assert brought == (since if reward == "points" else 0.0)
            untold += brought != 0
        # Another game can begin.
        env.reset(seed=1)
        assert env.agents == env.possible_agents
        env.step(some(env.last()[0]["action_mask"], dice))
        for wrong in (-1, moves, 1.0, "0", None, np.zeros(2, np.int64)):
            with pytest.raises(AssertionError, match="not in action space"):
                env.step(wrong)
        with pytest.raises(ValueError, match="truth value"):
            env.step(True)
    assert (untold > 0) == (reward == "points")


@both_games
def test_without_wrappers_it_is_an_error(name: str) -> None:
    env = begun(name)
    before = env.table.position.digest()
    last = len(sacbe.GAMES[name].moves) - 1
    legal = env.table.position.tokens()
    for id in range(0, last + 1, 7):
        if id not in env.table.legal:
            with pytest.raises(IllegalMove, match="is not legal now") as caught:
                env.step(id)
            assert caught.value.legal == legal
    for wrong in (-1, last + 1, 0.0, None, "0", True, [0], np.zeros(2, np.int64), np.array(0.5)):
        with pytest.raises(BadOption, match=f"whole number from 0 to {last}"):
            env.step(wrong)  # type: ignore[arg-type]
    assert env.table.position.digest() == before
    env.step(np.array(env.table.legal[0]))  # type: ignore[arg-type]
    assert env.table.position.digest() != before


def test_calls_in_the_wrong_order() -> None:
    env = pettingzoo.raw_env("tikal")
    calls = (lambda: env.step(0), lambda: env.observe("player_0"), env.render)
    for call in calls:
        with pytest.raises(BadOption, match="has not started"):
            call()
    with pytest.raises(AssertionError, match="reset"):
        tikal_v1.env().step(0)
    env.reset(seed=1)
    while not env.table.position.is_over:
        env.step(env.table.legal[0])
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(BadOption, match="The game is over"):
        env.step(None)


# Settings.


def test_ids_and_names() -> None:
    assert refuse("chess_v1") == (
        "There is no environment “chess_v1”. Known: tikal_v1, tzolkin_v1."
    )
    assert "tikal_v2" in refuse("tikal_v2")
    for name in ("tikal", "tikal_v1"):
        env = pettingzoo.env(name, players=3)
        assert str(env) == env.metadata["name"] == "tikal_v1"
        assert env.possible_agents == ["player_0", "player_1", "player_2"]
    assert str(tzolkin_v1.env()) == "tzolkin_v1"
    assert isinstance(tzolkin_v1.raw_env(), AECEnv)
    assert not env.metadata["is_parallelizable"]
    assert env.metadata["render_fps"] > 0


@both_games
def test_settings_that_do_not_exist(name: str) -> None:
    assert "Possible: 2, 3, 4" in refuse(name, players=5)
    assert "colour" in refuse(name, colour="red")
    assert "win, points" in refuse(name, reward="money")
    assert "0, 1" in refuse(name, first=2)
    assert "human, ansi, rgb_array" in refuse(name, render_mode="film")
    assert "human, ansi, rgb_array" in refuse(name, render_mode=3)
    assert "basic, tactical" in refuse("tikal", mode="odd")


@pytest.mark.parametrize("seed", [-1, 1.0, "1", True])
def test_no_seed(seed: Any) -> None:
    env = tzolkin_v1.env()
    with pytest.raises(BadOption, match="use a whole number, 0 or more"):
        env.reset(seed=seed)


def test_no_agent() -> None:
    env = begun("tikal")
    for call in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(
            BadOption, match=r"There is no seat player_2\. Seats: player_0, player_1"
        ):
            call("player_2")


@both_games
def test_spaces_have_the_bounds_of_every_number(name: str) -> None:
    space: Any = pettingzoo.env(name, players=3).observation_space("player_1")
    flat = space["observation"]
    named: Any = pettingzoo.env(name, players=3, flat=False).observation_space("player_1")
    at = 0
    for array in sacbe.GAMES[name].observation.arrays(3):
        box = named["observation"][array.name]
        for number in range(array.size):
            column = array.columns[number % len(array.columns)]
            ends = (column.low, column.high)
            assert (flat.low[at], flat.high[at]) == ends
            assert (box.low.flat[number], box.high.flat[number]) == ends
            at += 1
    assert flat.shape == (at,)
    assert list(named["observation"]) == [
        array.name for array in sacbe.GAMES[name].observation.arrays(3)
    ]
    assert named["action_mask"].shape == (len(sacbe.GAMES[name].moves),)


def test_spaces_are_nobody_elses() -> None:
    """Each space has its own random generator: seeding one must not affect another."""
    one, two = tikal_v1.env(), tikal_v1.env()
    made = [env.action_space(agent) for env in (one, two) for agent in env.possible_agents]
    assert len({id(space) for space in made}) == len(made)
    assert one.observation_space("player_0") == two.observation_space("player_1")


def test_observations_are_the_callers_own() -> None:
    env = begun("tikal")
    seen = env.observe("player_0")
    seen["observation"][:] = 0
    seen["action_mask"][:] = 0
    again = env.observe("player_0")
    assert again["observation"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_rendering_without_a_mode() -> None:
    env = begun("tikal")
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None
    env.close()


@pytest.mark.parametrize("package", ["pettingzoo", "gymnasium", "numpy"])
def test_a_missing_package_is_named(package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import sacbe.envs.pettingzoo"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    said = done.stderr.strip().splitlines()[-1]
    assert (
        said
        == f'ImportError: This needs the package {package}. Install it: pip install "sacbe[envs]"'
    )
