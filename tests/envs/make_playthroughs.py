"""Make the playthroughs: whole games, with everything that OpenSpiel reports about them.

    python -m tests.envs.make_playthroughs            write new files; refuse if they exist
    python -m tests.envs.make_playthroughs --force    regenerate everything

Use --force only when the environments are meant to change, and say so in the changelog.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

import sacbe.envs.openspiel
from sacbe.core.dice import Dice
from sacbe.core.playout import draw

assert sacbe.envs.openspiel  # imported because it registers the games
HERE = Path(__file__).parent / "playthroughs"
GAMES = {
    "tzolkin": "sacbe_tzolkin",
    "tzolkin_points": "sacbe_tzolkin(first=1,reward=points)",
    "tikal": "sacbe_tikal(first=0)",
    "tikal_tactical_points": "sacbe_tikal(mode=tactical,reward=points)",
}
"""The games to play, by file name."""
TENSOR = re.compile(r"ObservationTensor\(\d\)|[ ◯◉]+$")
"""Matches the lines of a tensor."""


def moves(game: str) -> list[int]:
    """Return a game in which most turns end as soon as possible, to keep the file small."""
    state = pyspiel.load_game(game).new_initial_state()
    position = state.position
    dice = Dice(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(position, dice, position.choices()))
            continue
        legal = state.legal_actions()
        ends = [id for id in legal if position.game.moves[id].token in ("end turn", "pass")]
        some = ends if ends and dice.below(8) else legal
        state.apply_action(some[dice.below(len(some))])
    return list(state.history())


def text(game: str) -> str:
    """Return the playthrough of a game, without the tensors: the observation strings have the same
    numbers with their names, in a fifth of the space."""
    lines = playthrough(game, moves(game)).splitlines()
    return "".join(f"{line}\n" for line in lines if not TENSOR.match(line))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.envs.make_playthroughs")
    parser.add_argument("--force", action="store_true", help="write everything anew")
    force: bool = parser.parse_args().force
    HERE.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        path = HERE / f"{name}.txt"
        if path.exists() and not force:
            sys.exit(f"{path} exists already; --force writes everything anew")
        path.write_text(text(game), encoding="utf-8", newline="\n")
        print(f"{name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
