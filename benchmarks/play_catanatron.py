"""Contestant: catanatron, four random players at one table.

python -m benchmarks.play_catanatron SECONDS
"""

import random
import sys
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions

from benchmarks.timing import microseconds, rate, report

MIDDLES = 50
TURNS = 1000  # catanatron's own limit


def new_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def is_over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS


def decisions(seed: int) -> int:
    """Play a game with catanatron's own loop: a tick is one decision, with its chance events."""
    game = new_game(seed)
    ticks = 0
    while not is_over(game):
        game.play_tick()
        ticks += 1
    return ticks


def middle(seed: int) -> Game:
    """Return a game half-way through; playing it twice keeps copies out of the count."""
    game = new_game(seed)
    for _ in range(decisions(seed) // 2):
        game.play_tick()
    return game


def rollout(game: Game) -> int:
    """Do what catanatron's tree search does for a rollout, without the tree: copy and play at
    random. (Its search player is not in the package; the tree would only make it slower.)"""
    copied = game.copy()
    while not is_over(copied):
        copied.play_tick()
    return 1


def main(seconds: float) -> None:
    middles = [middle(seed) for seed in range(MIDDLES)]
    report(
        version("catanatron"),
        {
            "driven": rate(seconds, decisions),
            "rollouts": rate(seconds, lambda seed: rollout(middles[seed % MIDDLES])),
            "copy": microseconds(seconds, lambda game: game.copy(), middles),
            "legal": microseconds(
                seconds, lambda game: generate_playable_actions(game.state), middles
            ),
        },
    )


if __name__ == "__main__":
    main(float(sys.argv[1]))
