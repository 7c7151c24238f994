"""The examples that need no PyTorch run as printed; `make examples` runs them all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
