"""Results that must be the same in the plain and the compiled build.

The golden games and the perft counts are compared in the same way.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.core.dice import Dice
from sacbe.core.playout import playout, playouts
from tests.walks import CASES, Walk, start

PLAYOUTS = Path(__file__).with_name("playouts.json")
GAMES = 60
SEEDS = (0, 1, 2**32 + 7, -5)


def playout_summary() -> dict[str, dict[str, list[int] | str]]:
    """Return tallies of random games and a digest of their last positions, by game and players."""
    return {f"{name} {players}": summary(name, players) for name, players in CASES}


def summary(name: str, players: int) -> dict[str, list[int] | str]:
    game = sacbe.GAMES[name]
    out: dict[str, list[int] | str] = {}
    for seed in SEEDS:
        out[f"tally {seed}"] = [int(n) for n in playouts(game, players, GAMES, seed)]
    ends = hashlib.blake2b(digest_size=16)
    for seed in range(GAMES):
        position = start(name, players, Walk(seed, 0, []))
        playout(position, Dice(seed))
        ends.update(position.digest().encode())
    out["ends"] = ends.hexdigest()
    return out


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), CASES)
def test_random_games(name: str, players: int) -> None:
    known = json.loads(PLAYOUTS.read_text(encoding="utf-8"))
    assert summary(name, players) == known[f"{name} {players}"]


def test_dice() -> None:
    """The dice are xoshiro128** seeded by splitmix64, word for word."""
    for seed in (*SEEDS, 2**200 + 1):
        dice, plain = Dice(seed), PlainDice(seed)
        assert [dice.word() for _ in range(50)] == [plain.word() for _ in range(50)]
        assert [dice.below(n) for n in range(1, 50)] == [
            plain.word() * n >> 32 for n in range(1, 50)
        ]


class PlainDice:
    """The generator as its authors describe it, on Python's own integers."""

    def __init__(self, seed: int) -> None:
        state = abs(seed) * 2 + (seed < 0)
        folded = 0
        while state:
            folded = (folded * 0x9E3779B97F4A7C15 + state % 2**64 + 1) % 2**64
            state //= 2**64
        words = []
        for _ in range(2):
            folded = (folded + 0x9E3779B97F4A7C15) % 2**64
            mixed = (folded ^ folded >> 30) * 0xBF58476D1CE4E5B9 % 2**64
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
            mixed ^= mixed >> 31
            words += [mixed % 2**32, mixed // 2**32]
        words[0] |= 1
        self.words = words

    def word(self) -> int:
        s = self.words
        result = rotated(s[1] * 5 % 2**32, 7) * 9 % 2**32
        shifted = s[1] * 2**9 % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
        return result


def rotated(word: int, by: int) -> int:
    return (word << by | word >> 32 - by) % 2**32


BAD: list[object] = [None, True, 1.5, "x", b"x", [], {}, -1, 10**30, ("a",), object]
"""Arguments that callers should not pass."""


def refusals() -> list[str]:
    """Return how every call of the public interface reacts to bad arguments."""
    game = sacbe.GAMES["tzolkin"]
    position = game.start(2, first=0)
    calls: dict[str, Callable[[Any], object]] = {
        "start": game.start,
        "table": lambda bad: game.start(2, table=bad),
        "option": lambda bad: game.start(2, first=bad),
        "load": game.load,
        "play": lambda bad: position.copy().play(bad),
        "report": lambda bad: position.copy().report(bad),
        "is_legal": position.is_legal,
        "preview": position.preview,
        "view": position.view,
        "digest_by": position.digest_by,
        "move by id": lambda bad: game.moves[bad],
        "move by token": game.moves.parse,
        "record": lambda bad: sacbe.Record.new(bad, 2),
        "players": lambda bad: sacbe.Record.new("tzolkin", bad),
        "names": lambda bad: sacbe.Record.new("tzolkin", 2, names=bad),
        "tags": lambda bad: sacbe.Record.new("tzolkin", 2, tags=bad),
        "text": sacbe.Record.parse,
        "undo": lambda bad: sacbe.Record.new("tzolkin", 2).undo(bad),
        "retold": lambda bad: sacbe.Record.new("tzolkin", 2).retold(bad),
        "explain": lambda bad: game.evaluation.explain(position, bad),
        "packed": lambda bad: game.observation.packed(position, bad),
    }
    out: list[str] = []
    for name, call in calls.items():
        for bad in BAD:
            try:
                call(bad)
                out.append(f"{name}: fine")
            except Exception as error:
                out.append(f"{name}: {type(error).__name__}: {error}")
    return out


@pytest.mark.once
@pytest.mark.slow
def test_errors() -> None:
    """Both builds refuse the same arguments with the same messages."""
    root = Path(__file__).parents[1]
    script = "from tests.test_builds_agree import refusals; print(*refusals(), sep='\\n')"
    plain = subprocess.run(
        [sys.executable, "-c", script],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.splitlines() == "\n".join(refusals()).splitlines()
