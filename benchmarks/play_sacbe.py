"""Contestant: one of Sacbe's games, in the build that is installed.

python -m benchmarks.play_sacbe GAME SECONDS
"""

import sys
from importlib.metadata import version
from random import Random

import sacbe
from benchmarks.timing import microseconds, rate, report
from sacbe.bots.tree import Tree, TreeSettings
from sacbe.core.dice import Dice
from sacbe.core.playout import playouts
from sacbe.core.position import Position

PLAYERS = 4
BATCH = 5
MIDDLES = 50
ROLLOUTS = 20


def random_game(name: str, seed: int) -> list[Position]:
    """Return the positions of a random game in which a seat is to move."""
    random = Random(seed)
    position = sacbe.GAMES[name].start(PLAYERS)
    kept = []
    while not position.is_over:
        if position.to_move == sacbe.CHANCE:
            ids, weights = zip(*position.chance(), strict=True)
            position.play(random.choices(ids, weights)[0])
        else:
            kept.append(position.copy())
            position.play(random.choice(position.legal()))
    return kept


def main(name: str, seconds: float) -> None:
    game = sacbe.GAMES[name]
    random = Random(1)

    def compiled_loop(seed: int) -> int:
        return playouts(game, PLAYERS, BATCH, seed).decisions

    def python_loop(seed: int, listen: bool = False) -> int:
        position = game.start(PLAYERS)
        if listen:
            position.facts = []
        decisions = 0
        while not position.is_over:
            if position.to_move == sacbe.CHANCE:
                ids, weights = zip(*position.chance(), strict=True)
                position.play(random.choices(ids, weights)[0])
            else:
                position.play(random.choice(position.legal()))
                decisions += 1
        return decisions

    def searched(seed: int) -> int:
        """Run one search, including its tree; return the number of playouts."""
        position = middles[seed % MIDDLES]
        tree = Tree(game.evaluation, TreeSettings(random=True), Dice(seed))
        root = tree.root(position)
        for _ in range(ROLLOUTS):
            tree.search(position, root)
        return ROLLOUTS

    games = [random_game(name, seed) for seed in range(MIDDLES)]
    middles = [positions[len(positions) // 2] for positions in games]
    report(
        f"{version('sacbe')}, {sacbe.BUILD}",
        {
            "playouts": rate(seconds, compiled_loop),
            "driven": rate(seconds, python_loop),
            "reported": rate(seconds, lambda seed: python_loop(seed, listen=True)),
            "rollouts": rate(seconds, searched),
            "copy": microseconds(seconds, lambda position: position.copy(), middles),
            "legal": microseconds(seconds, lambda position: position.legal(), middles),
        },
    )


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
