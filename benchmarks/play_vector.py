"""Contestant: many of Sacbe's games at once, with observations and masks.

python -m benchmarks.play_vector GAME PLAYERS NUM SECONDS
"""

import sys
from importlib.metadata import version

import sacbe
from benchmarks.timing import rate, report
from sacbe.envs import vector

STEPS = 20
EARLIER = 400
"""Steps before the measurement, which spread the games over all stages."""


def main(name: str, players: int, num: int, seconds: float) -> None:
    env = vector.make(name, num, players=players, seed=1)
    for _ in range(EARLIER):
        env.step(env.sample())

    def steps(seed: int) -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return num * STEPS

    report(f"{version('sacbe')}, {sacbe.BUILD}", {"steps": rate(seconds, steps)})


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]))
