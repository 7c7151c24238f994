"""Counts of all sequences of moves from fixed positions: a change of any rule changes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sacbe
from sacbe import Position, Record
from sacbe.core.playout import perft

GOLDEN = Path(__file__).with_name("golden")
COUNTS = Path(__file__).with_name("perft.json")
TURNS = (0.2, 0.4, 0.6, 0.8, 0.95)
"""How far into a golden game the counted positions are."""
DEPTHS = {"tikal": 3, "tzolkin": 5}
"""The depth of the counts in each game."""


def counted(name: str) -> list[Path]:
    """Return the golden games whose positions are counted: one in three."""
    return sorted((GOLDEN / name).glob("*.sacbe"))[::3]


def counts_at(position: Position) -> list[int]:
    """Return the counts to every depth."""
    return [perft(position, depth) for depth in range(1, DEPTHS[position.game.name] + 1)]


def naive_perft(position: Position, depth: int) -> int:
    """Return the same count, using only the public interface."""
    if depth == 0 or position.is_over:
        return 1
    count = 0
    for token in position.tokens():
        after = position.copy()
        after.play(token)
        count += naive_perft(after, depth - 1)
    return count


def at_turn(record: Record, turn: int) -> Position:
    """Return the first position of a turn in which somebody decides."""
    return next(
        position
        for position in record.positions()
        if position.turn == turn and position.to_move >= 0
    )


def mid_game_counts() -> list[dict[str, object]]:
    """Return perft counts of positions in golden games, for the generator to write."""
    counts: list[dict[str, object]] = []
    for name in sorted(sacbe.GAMES):
        for path in counted(name):
            record = Record.load(path)
            for share in TURNS:
                turn = int(record.position.turn * share)
                position = at_turn(record, turn)
                counts.append(
                    {
                        "record": f"{name}/{path.name}",
                        "turn": turn,
                        "digest": position.digest(),
                        "counts": counts_at(position),
                    }
                )
    return counts


# The game starts with draws: the first player, then monuments one by one out of 13, then six
# buildings one by one out of 14. So the counts can be worked out by hand.
@pytest.mark.parametrize(
    ("players", "first", "depth", "count"),
    [
        (2, None, 1, 2),
        (2, None, 2, 2 * 13),
        (2, None, 3, 2 * 13 * 12),
        (2, None, 4, 2 * 13 * 12 * 11),
        (3, None, 4, 3 * 13 * 12 * 11),
        (4, None, 4, 4 * 13 * 12 * 11),
        (4, 3, 4, 13 * 12 * 11 * 10),
        (2, 0, 5, 13 * 12 * 11 * 10 * 14),
    ],
)
def test_start_of_tzolkin(players: int, first: int | None, depth: int, count: int) -> None:
    assert perft(sacbe.GAMES["tzolkin"].start(players, first=first), depth) == count


# The first player is drawn, then one of the six tiles of letter A; in the tactical game as many
# as players, and then the opener, who has 20 points, bids one of them or passes.
@pytest.mark.parametrize(
    ("players", "mode", "depth", "count"),
    [
        (2, "basic", 1, 2),
        (4, "basic", 2, 4 * 6),
        (3, "tactical", 2, 3 * 6),
        (3, "tactical", 4, 3 * 6 * 5 * 4),
        (2, "tactical", 4, 2 * 6 * 5 * 21),
    ],
)
def test_start_of_tikal(players: int, mode: str, depth: int, count: int) -> None:
    assert perft(sacbe.GAMES["tikal"].start(players, mode=mode), depth) == count


def test_depth_0_and_the_end() -> None:
    record = Record.load(sorted(GOLDEN.glob("tzolkin/*.sacbe"))[0])
    assert perft(record.position, 5) == 1  # a game that has ended counts once
    assert perft(record.game.start(2), 0) == 1


@pytest.mark.parametrize(
    "path",
    [path for name in sorted(sacbe.GAMES) for path in counted(name)],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_mid_game(path: Path) -> None:
    known = [
        entry
        for entry in json.loads(COUNTS.read_text(encoding="utf-8"))
        if entry["record"] == f"{path.parent.name}/{path.name}"
    ]
    assert len(known) == len(TURNS)
    record = Record.load(path)
    for entry in known:
        position = at_turn(record, entry["turn"])
        before = position.digest()
        assert before == entry["digest"]
        counts = counts_at(position)
        assert counts == entry["counts"]
        assert position.digest() == before
        assert naive_perft(position, 2) == counts[1]
