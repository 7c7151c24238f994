"""Make the golden games, and the counts that are kept with them.

    python -m tests.golden.make            write new files; refuse if they exist
    python -m tests.golden.make --force    regenerate everything

Use --force only when the rules are meant to change, and say so in the changelog. All seeds are
fixed: the same rules give the same files.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import sacbe
from sacbe import Game, Record
from sacbe.core.dice import Dice
from tests.golden.choosers import WEIGHERS, Chooser, alike, at_random, curious, weighted
from tests.test_builds_agree import PLAYOUTS, playout_summary
from tests.test_golden import TOO_MANY
from tests.test_perft import COUNTS, mid_game_counts

HERE = Path(__file__).parent
RANDOM_GAMES = 3
"""Random games with each number of players."""
WEIGHTED_GAMES = 2
"""Games with each number of players and each weigher: one by weight alone, one curious."""
HUNTS = 150
"""How many more games to play to find moves that are still missing; those with some are kept."""
RARE: dict[str, list[str]] = {"tzolkin": ["ask-turn-mercy"], "tikal": ["move-leave"]}
"""Prompts and moves that only a search finds, by game."""
SEARCHED = 20_000
"""How many random games to search for something rare."""


def play(game: Game, players: int, seed: int, how: str, chooser: Chooser, first: bool) -> Record:
    """Play a whole game. Options that are seats are fixed if `first` is true; other options are
    left out in one game of three, and take each of their values in turn in the rest."""
    options: dict[str, object] = {}
    for name, option in sorted(game.options.items()):
        if not option.values:
            if first:
                options[name] = seed % players
        elif seed % 3:
            options[name] = option.values[-(seed // 3 + seed) % len(option.values)]
    record = Record.new(
        game,
        players,
        [f"Seat {seat}" for seat in range(players)],
        {"chooser": how, "seed": str(seed)},
        **options,
    )
    dice = Dice(seed)
    while not record.position.is_over:
        record.play(chooser(record.position, dice))
    return record


def games(game: Game) -> Iterator[Record]:
    """Yield the golden games of a game."""
    seen: set[int] = set()
    seed = 0
    weighers = WEIGHERS.get(game.name, {"alike": alike})
    for players in game.players:
        for i in range(RANDOM_GAMES):
            seed += 1
            yield note(seen, play(game, players, seed, "random", at_random, i % 2 == 0))
        for how, weigh in sorted(weighers.items()):
            for i in range(WEIGHTED_GAMES):
                seed += 1
                looks_ahead = i % 2 == 0 and game.name not in TOO_MANY
                chooser = curious(seen, weigh) if looks_ahead else weighted(weigh)
                yield note(seen, play(game, players, seed, how, chooser, i % 2 == 0))
    for i in range(0 if game.name in TOO_MANY else HUNTS):
        seed += 1
        players = game.players[i % len(game.players)]
        how, weigh = sorted(weighers.items())[i // len(game.players) % len(weighers)]
        record = play(game, players, seed, f"{how}, curious", curious(seen, weigh), False)
        if not seen.issuperset(record.moves):
            yield note(seen, record)
    for key in RARE.get(game.name, []):
        yield search(game, key)


def note(seen: set[int], record: Record) -> Record:
    """Remember the moves of a record."""
    seen.update(record.moves)
    return record


def search(game: Game, key: str) -> Record:
    """Return the first random game with a prompt or move."""
    for seed in range(SEARCHED):
        players = game.players[seed % len(game.players)]
        record = play(game, players, seed, "random", at_random, False)
        if any(game.moves[id].message.key == key for id in record.moves):
            return record
        prompts = (position.prompt() for position in record.positions())
        if any(prompt is not None and prompt.message.key == key for prompt in prompts):
            return record
    raise AssertionError(f"{key} does not come up in {SEARCHED} games")


def write(path: Path, text: str, force: bool) -> None:
    """Write a file; overwrite an existing one only with `force`."""
    if path.exists() and not force:
        sys.exit(f"{path} exists already; --force writes everything anew")
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.make", description=__doc__)
    parser.add_argument("--force", action="store_true", help="write everything anew")
    force: bool = parser.parse_args().force
    for path in (COUNTS, PLAYOUTS):
        if path.exists() and not force:
            sys.exit(f"{path} exists already; --force writes everything anew")
    for name, game in sorted(sacbe.GAMES.items()):
        for old in sorted((HERE / name).glob("*.sacbe")) if force else []:
            old.unlink()
        seen: set[int] = set()
        for number, record in enumerate(games(game), start=1):
            write(HERE / name / f"{number:02}.sacbe", record.text(), force)
            note(seen, record)
            print(f"{name} {number}: {len(record.moves)} moves, {len(seen)} of {len(game.moves)}")
        missing = [move.token for move in game.moves if move.id not in seen]
        print(f"{name}: never played: {', '.join(missing) or 'nothing'}")
    write(COUNTS, json.dumps(mid_game_counts(), indent=1) + "\n", force)
    write(PLAYOUTS, json.dumps(playout_summary(), indent=1) + "\n", force)


if __name__ == "__main__":
    main()
