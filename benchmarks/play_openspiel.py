"""Contestant: one of OpenSpiel's games, written in C++.

python -m benchmarks.play_openspiel GAME SECONDS

"playouts" are rollouts that never leave C++: a search of one simulation, whose evaluator plays
many random games from the root. It does not report how many decisions they took, so the mean
length of the games that the Python loop played from the same start is used instead.
"""

import sys
from importlib.metadata import version
from random import Random

import pyspiel

from benchmarks.timing import microseconds, rate, report

ROLLOUTS = 50
MIDDLES = 50


def main(name: str, seconds: float) -> None:
    game = pyspiel.load_game(name)
    random = Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(start.legal_actions()[0])
    lengths: list[int] = []

    def play(state: pyspiel.State, most: int = sys.maxsize) -> int:
        decisions = 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                ids, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(ids, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def python_loop(seed: int) -> int:
        lengths.append(play(start.clone()))
        return lengths[-1]

    def rollouts(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        # Exploration, simulations, megabytes, solve, seed, verbose.
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, seed, False).mcts_search(start)
        return ROLLOUTS

    driven = rate(seconds, python_loop)
    mean_length = sum(lengths) / len(lengths)
    middles: list[pyspiel.State] = []
    while len(middles) < MIDDLES:
        state = start.clone()
        play(state, int(mean_length / 2))
        if not state.is_terminal() and not state.is_chance_node():
            middles.append(state)
    report(
        version("open_spiel"),
        {
            "playouts": rate(seconds, rollouts) * mean_length,
            "driven": driven,
            "copy": microseconds(seconds, lambda state: state.clone(), middles),
            "legal": microseconds(seconds, lambda state: state.legal_actions(), middles),
        },
    )


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
