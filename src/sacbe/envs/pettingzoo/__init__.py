"""The games in PettingZoo: every seat is an agent.

>>> from sacbe.envs.pettingzoo import tikal_v1
>>> env = tikal_v1.env(players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(6):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))
>>> env.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from sacbe.envs.options import ILLEGAL
from sacbe.extras import explained

try:
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise explained(error) from error

from sacbe.envs.pettingzoo.agents import Agents, Environment

__all__ = ["Agents", "Environment", "env", "raw_env"]


def env(
    id: str,
    *,
    players: int = 2,
    reward: str = "win",
    flat: bool = True,
    render_mode: str | None = None,
    **options: object,
) -> Environment:
    """Return a game with PettingZoo's usual wrappers: an illegal move ends it, with
    `ILLEGAL[reward]` for the agent that made it and 0 for the others. Anything that is not an
    action raises an error.

    >>> env("tzolkin_v1", players=4).possible_agents
    ['player_0', 'player_1', 'player_2', 'player_3']
    """
    made: Environment = raw_env(
        id, players=players, reward=reward, flat=flat, render_mode=render_mode, **options
    )
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL[reward])
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(
    id: str,
    *,
    players: int = 2,
    reward: str = "win",
    flat: bool = True,
    render_mode: str | None = None,
    **options: object,
) -> Agents:
    """Return a game without wrappers: an illegal move raises an error and changes nothing.

    >>> game = raw_env("tikal_v1", first=1)
    >>> game.reset(seed=1)
    >>> game.step(0)
    Traceback (most recent call last):
    sacbe.core.errors.IllegalMove: “first 0” is not legal now. Legal: ...
    """
    return Agents(id, players, reward, flat, render_mode, options)
