"""Many games at once match the engine's games, move by move."""

from __future__ import annotations

import copy
import gc
import pickle
import tracemalloc
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe import BadOption, Position
from sacbe.core.dice import Dice
from sacbe.core.many import victory
from sacbe.core.playout import draw
from sacbe.envs import vector
from sacbe.envs.vector import VectorEnv

WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("tzolkin", 2, {}),
    ("tzolkin", 4, {"first": 3}),
    ("tikal", 2, {"mode": "tactical"}),
    ("tikal", 3, {}),
]
every_way = pytest.mark.parametrize(("name", "players", "options"), WAYS)


class Replay:
    """One game of the engine, played beside a game of the environment."""

    def __init__(self, name: str, players: int, options: dict[str, Any], seed: int) -> None:
        self.first: Position = sacbe.GAMES[name].start(players, **options)
        self.dice = Dice(seed)
        self.position = self.first.copy()
        self.draw()

    def draw(self) -> None:
        while self.position.to_move == sacbe.CHANCE:
            self.position.apply(draw(self.position, self.dice, self.position.choices()))

    def play(self, id: int) -> list[Fraction]:
        """Play a move; return what every seat gained in points."""
        before = self.position.scores()
        self.position.play(id)
        self.draw()
        return [b - a for a, b in zip(before, self.position.scores(), strict=True)]

    def next(self) -> None:
        self.position = self.first.copy()
        self.draw()


def same(env: VectorEnv, replay: Replay, i: int) -> None:
    position = replay.position
    assert env.position(i) == position
    assert env.seats[i] == position.to_move
    assert np.flatnonzero(env.masks[i]).tolist() == position.legal()
    assert set(np.unique(env.masks[i])) <= {0, 1}
    packed = position.game.observation.packed(position, position.to_move)
    assert env.observations[i].tobytes() == packed
    for name, numbers in position.game.observation.named(position, position.to_move).items():
        assert env.named[name][i].reshape(-1).tolist() == numbers


@every_way
@pytest.mark.parametrize("reward", ["win", "points"])
def test_it_plays_the_engines_games(
    name: str, players: int, options: dict[str, Any], reward: str
) -> None:
    num = 5
    env = vector.make(name, num, players=players, seed=9, reward=reward, **options)
    replays = [Replay(name, players, options, seed) for seed in env.seeds]
    ended = 0
    arrays = [env.observations, env.masks, env.rewards, env.finished, env.seats, env.points]
    step = 0
    while ended < num + 2:
        if step % 5 == 0:
            for i, replay in enumerate(replays):
                same(env, replay, i)
        actions = env.sample()
        env.step(actions)
        step += 1
        for i, replay in enumerate(replays):
            got = replay.play(int(actions[i]))
            over = replay.position.is_over
            assert env.finished[i] == over
            expected = got if reward == "points" else victory(replay.position)
            assert env.rewards[i].tolist() == expected
            if over:
                assert env.points[i].tolist() == replay.position.scores()
                ended += 1
                replay.next()
            else:
                assert not env.points[i].any()
    now = [env.observations, env.masks, env.rewards, env.finished, env.seats, env.points]
    assert all(a is b for a, b in zip(arrays, now, strict=True)), "the arrays stay in place"


def test_win_rewards_say_who_won() -> None:
    env = vector.make("tzolkin", 64, players=3, seed=2)
    found: list[list[float]] = []
    while len(found) < 64:
        env.step(env.sample())
        assert not env.rewards[~env.finished].any()
        for rewards, points in zip(
            env.rewards[env.finished].tolist(), env.points[env.finished].tolist(), strict=True
        ):
            found.append(rewards)
            best = [seat for seat in range(3) if points[seat] == max(points)]
            assert all(rewards[seat] == -1 for seat in range(3) if seat not in best)
            assert max(rewards) > -1
    assert found.count([1.0, -1.0, -1.0]) > 5


def test_a_shared_victory_is_between() -> None:
    """TZ-8.2: two of three have the same points and the same number of workers on gears."""
    game = sacbe.GAMES["tzolkin"]
    ends = (end(seed) | {"quarter_points": [400, 0, 400]} for seed in range(50))
    shared = next(position for position in map(game.load, ends) if len(position.winners()) == 2)
    assert victory(shared) == [0.0, -1.0, 0.0]


def end(seed: int) -> dict[str, Any]:
    """Return a finished game of three."""
    position = sacbe.GAMES["tzolkin"].start(3)
    dice = Dice(seed)
    while not position.is_over:
        position.apply(draw(position, dice, position.choices()))
    return position.dump()


def play_some(env: VectorEnv, steps: int) -> list[Any]:
    out: list[Any] = []
    for _ in range(steps):
        actions = env.sample()
        env.step(actions)
        out.append((actions.tolist(), env.seats.tolist(), env.observations.sum()))
    return out


def test_seeds() -> None:
    """The same seed gives the same games, another seed others; every game has its own dice."""
    one, two, other = (vector.make("tikal", 6, seed=seed) for seed in (3, 3, 4))
    assert play_some(one, 40) == play_some(two, 40)
    assert play_some(vector.make("tikal", 6, seed=3), 40) != play_some(other, 40)
    assert len({one.observations[i].tobytes() for i in range(6)}) == 6
    one.reset(3)
    assert play_some(one, 40) == play_some(vector.make("tikal", 6, seed=3), 40)
    alone = vector.make("tikal", 1, seed=[one.seeds[4]])
    one.reset(one.seeds)
    assert alone.observations[0].tolist() == one.observations[4].tolist()
    assert not set(one.seeds) & set(other.seeds)
    assert vector.make("tikal", 2, seed=np.array([5, 6])).seeds == [5, 6]


def test_positions_by_number() -> None:
    env = vector.make("tikal", 2)
    assert env.position(np.int64(1)) == env.many.positions[1]
    wrong: list[Any] = [2, -1, "0", 1.0]
    for bad in wrong:
        with pytest.raises(BadOption, match="number cannot be"):
            env.position(bad)


def test_bounds_are_ones_own() -> None:
    env = vector.make("tikal", 2)
    env.low[:] = 99
    assert vector.make("tikal", 2).low.max() <= 1


def test_it_cannot_be_copied() -> None:
    for copied in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied: make another one with its seeds"):
            copied(vector.make("tikal", 2))


def test_an_illegal_action_changes_nothing() -> None:
    env = vector.make("tikal", 3, seed=1)
    before = [env.position(i) for i in range(3)]
    seen = env.observations.copy()
    actions = env.sample()
    actions[1] = env.actions - 1 if not env.masks[1][-1] else 0
    with pytest.raises(BadOption, match=rf"Action {actions[1]} is not legal in game 1\. Legal: "):
        env.step(actions)
    assert [env.position(i) for i in range(3)] == before
    assert (env.observations == seen).all()
    for bad in (-1, env.actions, 2**40):
        actions[1] = bad
        with pytest.raises(BadOption, match="not legal in game 1"):
            env.step(actions)
    env.step(env.sample())


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        (np.zeros(3, np.float32), "dtype float32"),
        (np.zeros((3, 1), np.int64), r"shape \(3, 1\)"),
        (np.zeros(4, np.int64), "expected 3 whole numbers"),
        (np.zeros(3, np.bool_), "dtype bool"),
        (["a", "b", "c"], "dtype"),
        (None, "dtype object"),
        ([[1], [2, 3], [4]], "dtype object"),
    ],
)
def test_wrong_actions_are_named(bad: Any, said: str) -> None:
    env = vector.make("tikal", 3)
    with pytest.raises(BadOption, match=said):
        env.step(bad)


@pytest.mark.parametrize("dtype", [np.int8, np.int32, np.uint16, ">i8"])
def test_any_whole_numbers_will_do(dtype: Any) -> None:
    env = vector.make("tzolkin", 2, seed=1)
    actions = env.sample()
    assert actions.max() < 128
    env.step(actions.astype(dtype))
    other = vector.make("tzolkin", 2, seed=1)
    other.step(actions.tolist())
    assert (env.observations == other.observations).all()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"id": "chess"}, "There is no environment “chess”. Known: tikal_v1, tzolkin_v1."),
        ({"id": "tikal_v2"}, "There is no environment “tikal_v2”"),
        ({"id": None}, "There is no environment “None”"),
        ({"num": 0}, "num cannot be 0"),
        ({"num": 2.5}, "num cannot be 2.5"),
        ({"players": 5}, "players cannot be 5"),
        ({"reward": "money"}, "The option reward cannot be “money”. Possible: win, points."),
        ({"mode": "easy"}, "The option mode cannot be “easy”. Possible: basic, tactical."),
        ({"colour": "red"}, "has no option “colour”"),
        ({"seed": -1}, "“-1” is not a valid seed"),
        ({"seed": 1.5}, "“1.5” is not a valid seed"),
        ({"seed": [1, 2]}, r"a list of 3, one per game"),
        ({"seed": ["a", "b", "c"]}, "is not a valid seed"),
        ({"seed": [np.array([7, 8]), 1, 2]}, "is not a valid seed"),
        ({"num": np.array([1, 2])}, "num cannot be"),
        ({"players": np.array([2, 3])}, "the number of players cannot be"),
        ({"reward": np.array(["win"])}, "The option reward cannot be"),
    ],
)
def test_wrong_options_are_named(wrong: dict[str, Any], said: str) -> None:
    right: dict[str, Any] = {"id": "tikal", "num": 3} | wrong
    with pytest.raises(BadOption, match=said):
        vector.make(right.pop("id"), right.pop("num"), **right)


def test_bounds_are_those_of_the_numbers() -> None:
    env = vector.make("tikal", 16, players=4, mode="tactical")
    assert env.low.shape == env.high.shape == env.observations.shape[1:]
    for _ in range(300):
        assert (env.observations >= env.low).all()
        assert (env.observations <= env.high).all()
        env.step(env.sample())


@given(st.integers(0, 2**70))
def test_any_seed_will_do(seed: int) -> None:
    env = vector.make("tzolkin", 2, seed=seed)
    env.step(env.sample())


def test_without_a_seed_nothing_is_foretold() -> None:
    """Two environments differ; resetting one continues with new games."""
    one, two = vector.make("tzolkin", 4), vector.make("tzolkin", 4)
    assert not set(one.seeds) & set(two.seeds)
    before = one.seeds
    one.reset()
    assert not set(one.seeds) & set(before)
    games = []
    for _ in range(2):
        env = vector.make("tzolkin", 4, seed=5)
        env.sample()
        env.reset()
        games.append(env.seeds)
    assert games[0] == games[1]


def test_memory_does_not_grow() -> None:
    """Stepping for long needs no more memory than stepping once."""
    env = vector.make("tzolkin", 8, seed=1)
    play_some(env, 50)
    gc.collect()
    tracemalloc.start()
    try:
        play_some(env, 20)
        gc.collect()
        first = tracemalloc.get_traced_memory()[0]
        for _ in range(400):
            env.step(env.sample())
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] - first < 50_000
    finally:
        tracemalloc.stop()
