"""The examples that need no PyTorch run as printed; `make examples` runs them all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from examples.credit import advantages

from sacbe.envs import vector

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("pettingzoo_tournament --game tikal --rounds 1", "greedy"),
        ("openspiel_match --games 1 --simulations 2", "estimate"),
        ("openspiel_learning --episodes 2", "Tabular Q-learning"),
    ],
)
def test_it_runs(command: str, said: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *f"examples.{command}".split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_no_move_is_better_than_expected_where_nothing_happens() -> None:
    """All values are 1 and there are no rewards, so only the discount matters."""
    env = vector.make("tzolkin", 16, players=3, seed=1)
    seats, finished = [], []
    for _ in range(400):
        seats.append(env.seats.astype(np.int64))
        env.step(env.sample())
        finished.append(env.finished.copy())
    values = np.ones((400, 16), np.float32)
    rewards = np.zeros((400, 16, 3), np.float32)
    ended = np.array(finished)
    found, good = advantages(
        values, np.array(seats), rewards, ended, values[0], env.seats.astype(np.int64), 1.0, 0.9
    )
    assert good.mean() > 0.97
    assert ended.any(), "a value of 1 was expected there, and nothing came"
    assert set(np.unique(found[good].round(3))) - {0.0}
    assert found[good].max() == 0
    # Each falls by a tenth from one of the seat's moves to the next before an end, never below -1.
    assert found[good].min() == -1
    quiet, _ = advantages(
        values,
        np.array(seats),
        rewards,
        np.zeros_like(ended),
        values[0],
        env.seats.astype(np.int64),
        1.0,
        0.9,
    )
    assert not quiet.any()


def test_what_comes_in_anothers_turn_is_counted() -> None:
    """Two seats alternate; seat 0 gets 5 in the turn of seat 1, and the game ends."""
    seats = np.array([[0], [1], [0], [1]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[3, 0] = [5, -5]
    finished = np.array([[False], [False], [False], [True]])
    values = np.zeros((4, 1), np.float32)
    found, good = advantages(
        values, seats, rewards, finished, values[0], np.array([0]), discount=0.5, smoothing=1.0
    )
    assert good.all()
    assert found[:, 0].tolist() == [2.5, -2.5, 5, -5]
