"""Contestant: pgx's backgammon, many games in one compiled step, played at random.

python -m benchmarks.play_pgx SECONDS
"""

import sys
from importlib.metadata import version
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from benchmarks.timing import rate, report

NUM = 1024
STEPS = 20


def main(seconds: float) -> None:
    env = pgx.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(key: Any, state: Any) -> tuple[Any, Any]:
        key, one, two = jax.random.split(key, 3)
        likely = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(one, likely, axis=1)
        return key, step(state, actions, jax.random.split(two, NUM))

    fast = jax.jit(play)

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, NUM))

    def steps(seed: int) -> int:
        nonlocal key, state
        for _ in range(STEPS):
            key, state = fast(key, state)
        state.observation.block_until_ready()
        return NUM * STEPS

    report(version("pgx"), {"steps": rate(seconds, steps)})


if __name__ == "__main__":
    main(float(sys.argv[1]))
