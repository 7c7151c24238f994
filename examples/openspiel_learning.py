"""OpenSpiel's own learning agents play two-player Tzolk'in against random moves.

    pip install "sacbe[envs]" torch dm-tree
    python -m examples.openspiel_learning --episodes 60

The first agent is tabular Q-learning, which hardly ever meets a situation twice in a game of this
size. The second, if PyTorch and dm-tree are installed, is a deep Q-network. Neither learns much
from so few games: the example only shows how to use OpenSpiel's agents.
"""

from __future__ import annotations

import argparse
import importlib.util

import numpy as np
from open_spiel.python import rl_agent, rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

import sacbe.envs.openspiel

assert sacbe.envs.openspiel  # imported because it registers the games
GAME = "sacbe_tzolkin(players=2,reward=win)"
LOOKS = 3
"""How often an agent is tested during training."""
TRIES = 10
"""Games per test."""


def play(
    env: rl_environment.Environment, agents: list[rl_agent.AbstractAgent], learning: bool
) -> list[float]:
    """Play one game; return each seat's result: 1 for a victory, -1 for a defeat."""
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([agents[seat].step(step, is_evaluation=not learning).action])
    if learning:
        for agent in agents:
            agent.step(step)
    return list(step.rewards)


def train(env: rl_environment.Environment, agent: rl_agent.AbstractAgent, episodes: int) -> None:
    """Train an agent against random moves, and print how well it does."""
    rival = random_agent.RandomAgent(1, env.action_spec()["num_actions"])
    each = max(episodes // LOOKS, 1)
    for number in range(1, episodes + 1):
        play(env, [agent, rival], learning=True)
        if number % each == 0:
            won = sum(play(env, [agent, rival], learning=False)[0] > 0 for _ in range(TRIES))
            print(f"{number:>6} episodes: won {won:>2} of {TRIES}, last loss {agent.loss:.4f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--episodes", type=int, default=60, help="games of each agent (60)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    np.random.seed(args.seed)
    env = rl_environment.Environment(
        GAME, chance_event_sampler=rl_environment.ChanceEventSampler(args.seed)
    )
    numbers = env.observation_spec()["info_state"][0]
    actions = env.action_spec()["num_actions"]
    print(f"{GAME}: {numbers} numbers seen, {actions} actions")

    print("Tabular Q-learning")
    train(env, tabular_qlearner.QLearner(0, actions), args.episodes)

    if not all(importlib.util.find_spec(module) for module in ("torch", "tree")):
        print("No deep Q-network: pip install torch dm-tree")
        return
    import torch
    from open_spiel.python.pytorch import dqn

    torch.set_num_threads(1)  # the network is too small for more
    print("Deep Q-network")
    agent = dqn.DQN(
        0,
        numbers,
        actions,
        hidden_layers_sizes=(128,),
        batch_size=64,
        replay_buffer_capacity=5000,
        min_buffer_size_to_learn=500,
        learning_rate=0.001,
        optimizer_str="adam",
        loss_str="huber",
        gradient_clipping=1.0,
        epsilon_decay_duration=100 * args.episodes,
        seed=args.seed,
    )
    train(env, agent, args.episodes)


if __name__ == "__main__":
    main()
