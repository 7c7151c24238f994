"""Callers' mistakes: each raises its own error, and changes nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    Record,
    SacbeError,
    UnknownMove,
)
from tests.walks import CASES, Walk, somewhere

every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))
every_case = pytest.mark.parametrize(("name", "players"), CASES)


class Thing:
    """Something that is neither a number nor a word."""

    def __repr__(self) -> str:
        return "Thing()"


HUGE = 10**5000
"""A number so large that Python refuses to print it; error messages must not try."""
NOT_COUNTS: list[Any] = [
    0, 1, 5, -2, 2**63, -(2**70), HUGE, True, False, None, "2", "", 2.0, 2.5, float("nan"),
    float("inf"), [2], (2,), {}, b"2", Thing(),
]  # fmt: skip
NOT_SEATS: list[Any] = [
    -1, 4, 99, 2**63, HUGE, True, False, "0", "", 0.0, 1.5, float("nan"), [0], {}, Thing()
]  # fmt: skip
NOT_MOVES: list[Any] = [
    None, True, False, 1.0, 0.5, float("nan"), [0], (0,), {}, b"end turn", Thing(),
    -1, 100_000, 2**63, -(2**63) - 1, 2**64, HUGE, -HUGE,
    "", " ", "xyzzy", "*", "x" * 100_000, "\x00", "\ud800", "end turn, end turn", "0", "-1",
]  # fmt: skip


def check_error(error: SacbeError, *mentions: str) -> None:
    """Check that an error has a text that says what was wrong."""
    assert isinstance(error, ValueError)
    said = str(error)
    assert said.strip()
    assert len(said) < 10_000
    for mention in mentions:
        assert mention in said


def short(value: object) -> str:
    """Return the start of a value as error messages show it."""
    return "" if isinstance(value, int) and abs(value) == HUGE else str(value)[:20]


def label(value: object) -> str:
    """Return a label for a value in a test's name, the same in every process."""
    return f"{type(value).__name__} {short(value) or 'huge or empty'}".encode(
        "unicode_escape"
    ).decode()


# Numbers of players and options.


@every_game
@pytest.mark.parametrize("players", NOT_COUNTS, ids=label)
def test_wrong_number_of_players(name: str, players: Any) -> None:
    with pytest.raises(BadOption) as caught:
        sacbe.GAMES[name].start(players)
    check_error(caught.value, name, short(players))
    with pytest.raises(BadOption) as caught:
        Record.new(name, players)
    check_error(caught.value, name, short(players))


@every_case
@pytest.mark.parametrize("value", NOT_SEATS, ids=label)
def test_wrong_value_of_an_option(name: str, players: int, value: Any) -> None:
    game = sacbe.GAMES[name]
    for option in game.options:
        wrong: dict[str, Any] = {option: value}
        for start in (game.start, lambda players, **given: Record.new(name, players, **given)):
            with pytest.raises(BadOption) as caught:
                start(players, **wrong)
            check_error(caught.value, option, short(value))


@every_case
def test_an_option_must_fit_the_number_of_players(name: str, players: int) -> None:
    game = sacbe.GAMES[name]
    for option, description in game.options.items():
        if description.values:
            continue
        for seat in range(players):
            fitting: dict[str, Any] = {option: seat}
            game.start(players, **fitting)
        beyond: dict[str, Any] = {option: players}
        with pytest.raises(BadOption) as caught:
            game.start(players, **beyond)
        check_error(caught.value, option, str(players), str(players - 1))


@every_case
@pytest.mark.parametrize("option", ["frist", "", "First", "x" * 1000, "players_", "é"], ids=label)
def test_unknown_option(name: str, players: int, option: str) -> None:
    wrong: dict[str, Any] = {option: 0}
    for start in (
        sacbe.GAMES[name].start,
        lambda players, **given: Record.new(name, players, **given),
    ):
        with pytest.raises(BadOption) as caught:
            start(players, **wrong)
        check_error(caught.value, name, option[:20], *sacbe.GAMES[name].options)


@every_case
@pytest.mark.parametrize("seat", NOT_SEATS, ids=label)
def test_wrong_seats(name: str, players: int, seat: Any) -> None:
    record = Record.new(name, players)
    for tell in (
        record.position.view,
        record.retold,
        lambda seat: record.game.retell(players, {}, [], seat),
    ):
        for wrong in (seat, players):
            with pytest.raises(BadOption) as caught:
                tell(wrong)
            check_error(caught.value, short(wrong), str(players - 1))
    assert record == Record.new(name, players)


@every_game
def test_no_game_that_could_be_told(name: str) -> None:
    for players, options in ((1, {}), (2, {"first": 2}), (2, {"frist": 0})):
        for seat in (None, 0):
            with pytest.raises(BadOption):
                sacbe.GAMES[name].retell(players, options, [], seat)


@pytest.mark.parametrize(
    "name", ["", "chess", "Tzolkin", "tzolkin ", "x" * 500, "тікаль"], ids=label
)
def test_unknown_game(name: str) -> None:
    with pytest.raises(BadOption) as caught:
        Record.new(name, 2)
    check_error(caught.value, name[:20], *sacbe.GAMES)


@every_case
def test_wrong_number_of_names(name: str, players: int) -> None:
    for count in {0, players - 1, players + 1, 50}:
        with pytest.raises(BadOption) as caught:
            Record.new(name, players, names=["x"] * count)
        check_error(caught.value, str(players), str(count))


# Moves.


@every_case
@pytest.mark.parametrize("move", NOT_MOVES, ids=label)
def test_unknown_moves(name: str, players: int, move: Any) -> None:
    """Values that are neither an id nor a token of the game are refused."""
    record = Record.new(name, players)
    digest = record.position.digest()
    for play in (record.position.play, record.position.preview, record.play):
        with pytest.raises(UnknownMove) as caught:
            play(move)
        check_error(caught.value, name, short(move))
    assert record.position.digest() == digest
    assert record.moves == []


@every_case
def test_moves_of_another_game(name: str, players: int) -> None:
    """A Move is identified by its token, because ids mean something else in another game."""
    position = sacbe.GAMES[name].start(players)
    book = position.game.moves
    digest = position.digest()
    legal = position.legal()
    foreign = replace(book[legal[0]], game="another", token="jump")
    with pytest.raises(UnknownMove) as caught:
        position.play(foreign)
    check_error(caught.value, "jump", name)
    illegal = next(move for move in book if move.id not in legal)
    namesake = replace(book[legal[0]], game="another", token=illegal.token)
    with pytest.raises(IllegalMove) as refused:
        position.play(namesake)
    check_error(refused.value, illegal.token, *position.tokens())
    assert position.digest() == digest
    same_word = replace(illegal, game="another", token=position.tokens()[0])
    position.play(same_word)
    other = position.game.start(players)
    other.play(legal[0])
    assert position == other


@every_case
def test_moves_after_the_end(name: str, players: int) -> None:
    position = somewhere(name, players, Walk(1, 0, []), 10**9)
    while not position.is_over:
        position.play(position.legal()[0])
    digest = position.digest()
    for move in position.game.moves:
        with pytest.raises(IllegalMove) as caught:
            position.play(move)
        assert caught.value.legal == []
    check_error(caught.value, move.token)
    assert position.digest() == digest


# The names and tags of a record.


LINES = st.text(st.characters(exclude_categories=["Cs"]), max_size=300)


@every_case
@given(data=st.data())
def test_any_name_survives(name: str, players: int, data: st.DataObject) -> None:
    """Names are put on one line and cut if they are long; the result survives saving."""
    names = data.draw(st.lists(LINES, min_size=players, max_size=players))
    record = Record.new(name, players, names=names)
    again = Record.parse(record.text())
    assert again.names == record.names
    assert again.text() == record.text()
    for given_name, kept in zip(names, record.names, strict=True):
        assert " ".join(given_name.split()).startswith(kept)


@every_game
def test_a_long_name_survives(name: str) -> None:
    check_kept(name, names=["a" * 199 + " b"] * sacbe.GAMES[name].players[0])  # cut after a space


@every_game
@given(tag=LINES, value=LINES)
def test_any_tag_survives_or_is_refused(name: str, tag: str, value: str) -> None:
    check_kept(name, tags={tag: value})


@every_game
@pytest.mark.parametrize("tag", ["", " ", "a:b", "a\nb", "x" * 5000, "моя"], ids=label)
def test_strange_tags_survive_or_are_refused(name: str, tag: str) -> None:
    check_kept(name, tags={tag: "x"})


@every_game
def test_half_characters_survive_or_are_refused(name: str) -> None:
    """A lone surrogate cannot be written to a file; it must not make a game impossible to save."""
    check_kept(name, names=["\udcff"] * sacbe.GAMES[name].players[0])


def check_kept(name: str, **given: Any) -> None:
    """Check that names and tags are either refused or saved in the game's file."""
    try:
        record = Record.new(name, sacbe.GAMES[name].players[0], **given)
    except BadOption as error:
        check_error(error)
        return
    assert Record.parse(record.text().encode().decode()) == record


# Errors in general.


def test_errors_are_value_errors() -> None:
    for kind in (UnknownMove, IllegalMove, BadOption, BadPosition, BadRecord):
        assert issubclass(kind, SacbeError)
        assert issubclass(kind, ValueError)
    kinds = {UnknownMove, IllegalMove, BadOption, BadPosition, BadRecord}
    assert all(not issubclass(one, tuple(kinds - {one})) for one in kinds)


@every_game
def test_errors_travel_as_json(name: str) -> None:
    """Their messages can be sent to a browser and shown there."""
    position = sacbe.GAMES[name].start(sacbe.GAMES[name].players[0])
    with pytest.raises(UnknownMove) as caught:
        position.play("xyzzy")
    sent = json.loads(json.dumps(caught.value.message.json()))
    assert sent["key"].startswith("error-")
    assert sent["params"]["token"] == "xyzzy"
