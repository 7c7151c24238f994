"""A PettingZoo tournament: players meet in all pairings, and each plays every seat equally often.

    python -m examples.pettingzoo_tournament --game tikal --rounds 6

A player is a function of the environment and its agent. Two of them use only the observation and
the mask, as a trained network would; two are Sacbe's bots, which see the table as people do.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np

from sacbe import bots
from sacbe.envs import pettingzoo

Player = Callable[[Any, str], int]


def at_random(seed: int) -> Player:
    """Return a player that makes any legal move."""
    random = np.random.default_rng(seed)

    def choose(env: Any, agent: str) -> int:
        return int(random.choice(np.flatnonzero(env.observe(agent)["action_mask"])))

    return choose


def last_move(seed: int) -> Player:
    """Return a player that makes the legal move with the highest number: often the turn's end."""

    def choose(env: Any, agent: str) -> int:
        return int(np.flatnonzero(env.observe(agent)["action_mask"])[-1])

    return choose


def bot(name: str) -> Callable[[int], Player]:
    """Return a function that makes a player of one of Sacbe's bots."""

    def make(seed: int) -> Player:
        made = bots.make(name, seed)

        def choose(env: Any, agent: str) -> int:
            position = env.unwrapped.table.position
            token = made.choose(position.view(env.possible_agents.index(agent)))
            return int(position.find(token).id)

        return choose

    return make


PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": at_random,
    "last move": last_move,
    "greedy": bot("greedy"),
    "level:1": bot("level:1"),
}


def play(game: str, names: tuple[str, ...], seed: int) -> tuple[list[float], list[float]]:
    """Play one game; return every seat's share of the victory, and its points."""
    env = pettingzoo.env(game, players=len(names))
    env.reset(seed=seed)
    players = {
        agent: PLAYERS[name](seed + seat)
        for seat, (agent, name) in enumerate(zip(env.agents, names, strict=True))
    }
    shares = dict.fromkeys(players, 0.0)
    for agent in env.agent_iter():
        _, reward, over, cut, _ = env.last()
        if over or cut:
            shares[agent] = (reward + 1) / 2
            env.step(None)
        else:
            env.step(players[agent](env, agent))
    return list(shares.values()), [float(points) for points in env.unwrapped.table.points()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="tzolkin", help="tzolkin (default) or tikal")
    parser.add_argument("--rounds", type=int, default=6, help="games of every pairing and seating")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    won = {name: [0.0, 0.0, 0] for name in PLAYERS}
    for one, two in combinations(PLAYERS, 2):
        for number in range(given.rounds):
            for names in ((one, two), (two, one)):
                result = play(given.game, names, given.seed + number)
                for name, share, points in zip(names, *result, strict=True):
                    won[name][0] += share
                    won[name][1] += points
                    won[name][2] += 1
    print(f"{given.game}, 2 players, {given.rounds * 2} games of every pairing")
    print(f"{'player':12}{'won':>8}{'points':>9}")
    for name, (share, points, games) in sorted(won.items(), key=lambda item: -item[1][0]):
        print(f"{name:12}{share / games:8.0%}{points / games:9.1f}")


if __name__ == "__main__":
    main()
