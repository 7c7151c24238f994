"""Sources of points: every point is accounted for."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from sacbe import GAMES, Message, Position, Record
from sacbe.face import find_face
from sacbe.face.game_face import Gain
from sacbe.face.steps import Step, history
from sacbe.i18n import text
from sacbe.review.sources import all_gains, by_source, decided, milestones
from sacbe.tikal import position as tikal
from sacbe.tikal.data import HEXES
from sacbe.tikal.scoring import highest_temple
from sacbe.tzolkin import position as tzolkin

GOLDEN = Path(__file__).parents[1] / "golden"
FILES = sorted(GOLDEN.glob("*/*.sacbe"))
every_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


@cache
def counted(path: Path) -> tuple[Record, list[Step], list[tuple[int, Gain]]]:
    record = Record.load(path)
    steps = history(record)
    return record, steps, all_gains(record, steps)


@every_file
def test_sources_add_up_to_the_result(path: Path) -> None:
    record, steps, gains = counted(path)
    for seat, score in enumerate(record.position.scores()):
        sources = by_source(record, gains, seat)
        assert sum((source.points for source in sources), Fraction(0)) == score
        for source in sources:
            parts = sum((points for _, points in source.parts), Fraction(0))
            assert not source.parts or parts == source.points
    # 2 points for a building (TZ-4.9), 3 beyond the last level (TZ-4.7).
    architecture = {gain.points for _, gain in gains if gain.source == "architecture"}
    assert architecture <= {2, 3, 5}
    # Four Food Days, or the volcanoes (one may fit nowhere) and the last round.
    found = milestones(record, steps)
    turns = [turn for turn, _ in found]
    assert turns == sorted(turns)
    assert len({message.params.get("number") for _, message in found}) == len(found)
    assert len(found) == 4 or record.game.name == "tikal"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_source_has_a_name(name: str) -> None:
    sources = find_face(GAMES[name]).sources
    said = [text(Message(f"source-{name}-{source}")) for source in sources]
    assert len(set(said)) == len(said)


def test_what_a_known_game_gave() -> None:
    """The first golden game, counted by hand from its result: hunger, one skull, corn."""
    record, _, gains = counted(GOLDEN / "tzolkin" / "01.sacbe")
    found = {s.name: s.points for s in by_source(record, gains, 0)}
    assert found == {
        "temples": -8,
        "leader": 8,
        "altars": 5,
        "corn": Fraction(9, 4),
        "hunger": -30,
    }


def finished(game: str) -> Position:
    """Return the end of a game of two whose points differ."""
    for path in sorted((GOLDEN / game).glob("*.sacbe")):
        end = Record.load(path).position
        if end.players == 2 and end.is_over and len(set(end.scores())) == 2:
            return end
    raise AssertionError("no such game")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_points_decide_if_they_differ(game: str) -> None:
    assert decided(finished(game)) is None


def test_workers_decide_tzolkin() -> None:
    end = finished("tzolkin")
    for seat in range(2):
        end.cells[tzolkin.player(seat) + tzolkin.SCORE] = 100
    assert len(end.winners()) == 1
    assert decided(end) == Message("review-decided-workers")


def test_temples_or_treasures_decide_tikal() -> None:
    end = finished("tikal")
    for seat in range(2):
        end.cells[tikal.player(seat) + tikal.SCORE] = 40
        end.cells[tikal.player(seat) + tikal.TREASURE] = 1 + seat
    assert highest_temple(end, 0) != highest_temple(end, 1)
    assert decided(end) == Message("review-decided-temple")
    for hex in range(HEXES):
        end.cells[tikal.LEVEL + hex] = 0
    assert decided(end) == Message("review-decided-treasures")
