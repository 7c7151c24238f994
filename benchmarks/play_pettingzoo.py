"""Contestant: PettingZoo's connect four, its raw environment, played at random.

python -m benchmarks.play_pettingzoo SECONDS
"""

import sys
from importlib.metadata import version
from random import Random
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3

from benchmarks.timing import rate, report


def main(seconds: float) -> None:
    env: Any = connect_four_v3.raw_env()
    random = Random(1)

    def game(seed: int) -> int:
        env.reset(seed=seed)
        steps = 0
        while True:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                return steps
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1

    report(version("pettingzoo"), {"steps": rate(seconds, game)})


if __name__ == "__main__":
    main(float(sys.argv[1]))
