"""The golden games: each replays to the same positions, and together they cover everything."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import sacbe
from sacbe import Record
from sacbe.core.record import DIGITS

GOLDEN = Path(__file__).with_name("golden")
CATALOGUE = Path(__file__).parents[1] / "src" / "sacbe" / "i18n" / "en.ftl"
FILES = sorted(GOLDEN.glob("*/*.sacbe"))
NEVER = {
    # The gears turn between placing a worker and the player's next turn: nobody's worker is
    # still on space 0 then.
    "tzolkin": {
        f"retrieve {gear} 0" for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
    },
}
"""Moves that cannot occur in a game, although a loaded position could allow them."""
TOO_MANY = {"tikal"}
"""Games with too many moves to show each one: the golden games show every kind of move."""

every_file = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


@cache
def record(path: Path) -> Record:
    return Record.load(path)


def records(name: str) -> list[Record]:
    return [record(path) for path in FILES if path.parent.name == name]


@every_file
def test_a_golden_game_replays(path: Path) -> None:
    game = record(path)
    game.verify()
    assert game.position.is_over
    assert game.text().encode() == path.read_bytes()


@every_file
def test_every_turn_has_its_digest(path: Path) -> None:
    """The digests in the file match the turns, computed without the record's own code."""
    lines = path.read_text(encoding="utf-8").splitlines()
    turns = [line for line in lines[lines.index("") + 1 :] if not line.startswith("result:")]
    digests = iter(line.rpartition(" = ")[2] for line in turns)
    positions = list(record(path).positions())
    for before, after in pairwise(positions):
        if after.turn != before.turn or after.is_over:
            assert next(digests) == after.digest()[:DIGITS]
    assert next(digests, None) is None


@every_game
def test_there_are_enough(name: str) -> None:
    found = records(name)
    assert len(found) >= 24
    game = sacbe.GAMES[name]
    for players in game.players:
        with_players = [one for one in found if one.players == players]
        assert len(with_players) >= 6
        for option in game.options:
            given = [option in one.options for one in with_players]
            assert any(given)
            assert not all(given)
            for value in game.options[option].values:
                assert any(one.options.get(option) == value for one in with_players)


@every_game
def test_every_move_is_played(name: str) -> None:
    book = sacbe.GAMES[name].moves
    played = [book[id] for one in records(name) for id in one.moves]
    if name in TOO_MANY:
        kinds = {move.message.key for move in played}
        assert {move.message.key for move in book} == kinds
    else:
        tokens = {move.token for move in played}
        assert {move.token for move in book} - tokens == NEVER[name]


def test_everything_is_asked() -> None:
    """Every prompt of the catalogue comes up in some golden game."""
    asked = set()
    for path in FILES:
        for position in record(path).positions():
            prompt = position.prompt()
            if prompt is not None:
                asked.add(prompt.message.key)
    resource = FluentParser().parse(CATALOGUE.read_text(encoding="utf-8"))
    keys = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert asked == {key for key in keys if key.startswith("ask-")}
