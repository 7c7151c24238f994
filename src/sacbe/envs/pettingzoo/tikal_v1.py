"""Tikal in PettingZoo.

>>> env(players=3).possible_agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from typing import Any, Final

from sacbe.envs import pettingzoo
from sacbe.envs.pettingzoo import Agents, Environment

ID: Final = "tikal_v1"


def env(**settings: Any) -> Environment:
    """`sacbe.envs.pettingzoo.env` for this game."""
    return pettingzoo.env(ID, **settings)


def raw_env(**settings: Any) -> Agents:
    """`sacbe.envs.pettingzoo.raw_env` for this game."""
    return pettingzoo.raw_env(ID, **settings)
