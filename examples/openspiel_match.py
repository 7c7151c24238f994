"""OpenSpiel's own tree search plays two-player Tikal against random moves.

    pip install "sacbe[envs]"
    python -m examples.openspiel_match --games 4 --simulations 20

It searches in two ways: with random rollouts to the end, OpenSpiel's default, and with Sacbe's
estimate of each seat's final points, which takes a fraction of the time.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import sacbe.envs.openspiel  # registers the games

GAME = "sacbe_tikal(players=2,reward=win)"
SCALE = 15 * 100
"""A lead of 15 points, in hundredths, which nearly always wins."""


class Estimate(mcts.Evaluator):  # type: ignore[misc]
    """An evaluator that estimates who is ahead, from -1 to 1, without rollouts."""

    def evaluate(self, state: sacbe.envs.openspiel.SpielState) -> list[float]:
        """Return each seat's expected result."""
        position = state.position
        points = [position.game.evaluation.points(position, seat) for seat in range(2)]
        lead = math.tanh((points[0] - points[1]) / SCALE)
        return [lead, -lead]

    def prior(self, state: sacbe.envs.openspiel.SpielState) -> list[tuple[int, float]]:
        """Return equal priors for all moves, and the probabilities of chance outcomes."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(bots: list[pyspiel.Bot], random: np.random.RandomState) -> pyspiel.State:
    """Play one game; return its final state."""
    state = pyspiel.load_game(GAME).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=4, help="games of each search (4)")
    parser.add_argument("--simulations", type=int, default=20, help="for each move (20)")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random = np.random.RandomState(args.seed)
    game = pyspiel.load_game(GAME)
    evaluators = {"random games": mcts.RandomRolloutEvaluator(1, random), "estimate": Estimate()}
    print(f"{GAME}: tree search with {args.simulations} simulations against random moves")
    print(f"{'search by':<14}{'games':>6}{'wins':>6}{'points':>8}{'against':>9}{'seconds':>9}")
    for name, evaluator in evaluators.items():
        search = mcts.MCTSBot(game, 1.4, args.simulations, evaluator, random_state=random)
        wins = 0.0
        points = [0.0, 0.0]
        begun = time.perf_counter()
        for number in range(args.games):
            seat = number % 2  # each begins as often as the other
            bots = [pyspiel.make_uniform_random_bot(other, args.seed + number) for other in (0, 1)]
            bots[seat] = search
            end = play(bots, random)
            scores = end.position.scores()
            wins += (end.returns()[seat] + 1) / 2  # a shared victory is half of one
            points[0] += float(scores[seat]) / args.games
            points[1] += float(scores[1 - seat]) / args.games
        print(
            f"{name:<14}{args.games:>6}{wins:>6g}{points[0]:>8.1f}{points[1]:>9.1f}"
            f"{time.perf_counter() - begun:>9.1f}"
        )


if __name__ == "__main__":
    main()
