"""Tzolk'in in PettingZoo: `env` and `raw_env` of `sacbe.envs.pettingzoo` for this game.

>>> env(players=3).possible_agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from functools import partial

from sacbe.envs import pettingzoo

env = partial(pettingzoo.env, "tzolkin_v1")
raw_env = partial(pettingzoo.raw_env, "tzolkin_v1")
