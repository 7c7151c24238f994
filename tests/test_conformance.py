"""The contract of Game, Position and Record, which holds for every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import islice, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sacbe
from sacbe import CHANCE, NOBODY, IllegalMove, Message, Move, Position, Prompt, Record, UnknownMove
from sacbe.core.dice import Dice
from sacbe.i18n import LANGUAGES, text
from tests.walks import CASES, Walk, options, some_of, somewhere, start, walk_on, walks

every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))
every_case = pytest.mark.parametrize(("name", "players"), CASES)
MOVES = st.integers(0, 500)


def as_text(value: object) -> str:
    """Return JSON text that differs for any two different values."""
    return json.dumps(value, sort_keys=True, allow_nan=False)


def positions(name: str, players: int, walk: Walk) -> Iterator[Position]:
    """Yield every position of a random game, as the same object each time."""
    position = start(name, players, walk)
    yield position
    for _ in walk_on(position, walk):
        yield position


# The description.


@every_game
def test_description(name: str) -> None:
    game = sacbe.GAMES[name]
    assert game.name == name
    assert game.players == tuple(sorted(set(game.players)))
    assert all(players >= 1 for players in game.players)
    assert game.rules_version >= 1
    assert repr(game) == f"sacbe.GAMES[{name!r}]"
    assert eval(repr(game)) is game
    longest = [game.longest(players) for players in game.players]
    assert longest == sorted(longest)
    assert longest[0] > 0


@every_game
def test_move_book(name: str) -> None:
    game = sacbe.GAMES[name]
    book = game.moves
    assert len(book) == len(list(book)) > 0
    tokens = set()
    for id in range(len(book)):
        move = book[id]
        assert (move.id, move.game) == (id, name)
        assert book.parse(move.token) is move
        assert move.token in book
        assert str(move) == move.token
        assert eval(repr(move)) is move
        assert move.token == " ".join(move.token.split())
        assert move.token.isascii()
        assert not set(move.token) & set("*,=()")  # marks of a record's lines
        assert all(isinstance(target, str) for target in move.targets)
        tokens.add(move.token.casefold())
    assert len(tokens) == len(book)


@every_game
def test_tokens_forgive_case_and_spaces(name: str) -> None:
    book = sacbe.GAMES[name].moves
    for move in book:
        assert book.parse("  " + move.token.upper().replace(" ", "   ") + "\t") is move


@every_game
@given(token=st.text(max_size=60))
def test_unknown_tokens(name: str, token: str) -> None:
    book = sacbe.GAMES[name].moves
    if " ".join(token.casefold().split()) in {move.token for move in book}:
        return
    with pytest.raises(UnknownMove) as caught:
        book.parse(token)
    assert name in str(caught.value)
    assert token not in book


@every_game
@given(number=st.integers())
def test_unknown_ids(name: str, number: int) -> None:
    book = sacbe.GAMES[name].moves
    if 0 <= number < len(book):
        assert book[number].id == number
        return
    with pytest.raises(UnknownMove) as caught:
        book[number]
    assert name in str(caught.value)
    assert str(len(book) - 1) in str(caught.value)


# Positions along a random game.


@every_case
@given(walk=walks())
def test_every_position_of_a_game(name: str, players: int, walk: Walk) -> None:
    """A position's properties are consistent, and the game ends within its bound."""
    game = sacbe.GAMES[name]
    turn = 0
    for number, position in enumerate(positions(name, players, walk)):
        game.check(position)
        assert number <= game.longest(players)
        legal = position.legal()
        assert all(type(id) is int and 0 <= id < len(game.moves) for id in legal)
        assert legal == sorted(set(legal))
        assert position.tokens() == [game.moves[id].token for id in legal]
        assert position.players == players
        assert position.to_move in (CHANCE, NOBODY, *range(players))
        assert (position.to_move == NOBODY) == (legal == []) == position.is_over
        assert position.turn in (turn, turn + 1)
        turn = position.turn
        drawn = position.chance()
        assert [id for id, _ in drawn] == (legal if position.to_move == CHANCE else [])
        assert all(type(weight) is int and weight > 0 for _, weight in drawn)
        prompt = position.prompt()
        assert (prompt is None) == position.is_over
        if prompt is not None:
            assert type(prompt) is Prompt
            assert prompt.source == "" or prompt.source in game.moves
            assert prompt.message == Message(prompt.message.key, prompt.message.params)
        scores, winners = position.scores(), position.winners()
        assert len(scores) == players
        assert all(type(score) is Fraction and 4 % score.denominator == 0 for score in scores)
        assert (winners != []) == position.is_over
        assert winners == sorted(set(winners))
        assert all(scores[winner] == max(scores) for winner in winners)
    assert position.is_over


# Playing a move.


@every_case
@given(walk=walks(), moves=MOVES)
def test_id_token_and_move_are_the_same(name: str, players: int, walk: Walk, moves: int) -> None:
    position = somewhere(name, players, walk, moves)
    for id in position.legal():
        move = position.game.moves[id]
        ways: list[int | str | Move] = [id, move.token, move, f" {move.token.upper()} "]
        after = []
        for way in ways:
            copy = position.copy()
            copy.play(way)
            after.append(copy.digest())
        unchecked = position.copy()
        unchecked.apply(id)
        assert set(after) == {unchecked.digest()}


@every_case
@given(walk=walks(), moves=MOVES)
def test_illegal_moves(name: str, players: int, walk: Walk, moves: int) -> None:
    position = somewhere(name, players, walk, moves)
    check_illegal(position, walk)


@every_case
@given(walk=walks())
def test_nothing_can_be_played_after_the_end(name: str, players: int, walk: Walk) -> None:
    position = start(name, players, walk)
    for _ in walk_on(position, walk):
        pass
    assert position.options() == []
    check_illegal(position, walk)


def check_illegal(position: Position, walk: Walk) -> None:
    """Every illegal move is refused, with the legal ones named, and nothing changes."""
    digest = position.digest()
    tokens = position.tokens()
    legal = set(position.legal())
    look = some_of(walk, 8)
    for move in position.game.moves:
        if move.id in legal or not next(look):
            continue
        for way in (move.id, move.token, move):
            with pytest.raises(IllegalMove) as caught:
                position.play(way)
            assert caught.value.legal == tokens
        with pytest.raises(IllegalMove):
            position.preview(move)
        said = str(caught.value)
        assert move.token in said
        assert all(token in said for token in tokens)
    assert position.digest() == digest


@every_case
@given(walk=walks(), moves=MOVES, number=st.integers(), token=st.text())
def test_unknown_moves_change_nothing(
    name: str, players: int, walk: Walk, moves: int, number: int, token: str
) -> None:
    position = somewhere(name, players, walk, moves)
    book = position.game.moves
    digest = position.digest()
    ways: list[int | str | Move] = [len(book), -1, "no such move"]
    if not 0 <= number < len(book):
        ways.append(number)
    ways.append("? " + token)
    ways.append(replace(book[position.legal()[0]], game="no such game", token="no such move"))
    for way in ways:
        with pytest.raises(UnknownMove):
            position.play(way)
        with pytest.raises(UnknownMove):
            position.preview(way)
    assert position.digest() == digest


@every_case
@given(walk=walks(), moves=MOVES)
def test_options_and_previews(name: str, players: int, walk: Walk, moves: int) -> None:
    """Every legal move says what it changes and where it is on the board."""
    position = somewhere(name, players, walk, moves)
    game, digest, mover = position.game, position.digest(), position.to_move
    offered = position.options()
    assert [choice.move.id for choice in offered] == position.legal()
    for choice in offered:
        assert choice.preview == position.preview(choice.move)
        assert choice.targets == game.targets(position, choice.move)
        # What is on the board, not what a gear or camp will turn out to be.
        assert not any(
            target.startswith(("gear/", "place/", "jungle/")) for target in choice.targets
        )
        after = position.copy()
        after.play(choice.move)
        if mover == CHANCE:
            assert choice.preview == {}
            continue
        old, new = game.holdings(position, mover), game.holdings(after, mover)
        assert choice.preview == {key: new[key] - old[key] for key in old if new[key] != old[key]}
        assert old.keys() == new.keys()
    assert position.digest() == digest


# Copies, dumps and digests.


@every_case
@given(walk=walks())
def test_copies_are_independent(name: str, players: int, walk: Walk) -> None:
    position = start(name, players, walk)
    kept: list[tuple[Position, str]] = []
    for _ in walk_on(position, walk):
        copy = position.copy()
        assert copy == position
        assert copy is not position
        kept.append((copy, position.digest()))
    for copy, digest in kept:
        assert copy.digest() == digest
    for (one, before), (two, after) in pairwise(kept):
        assert (one == two) == (before == after)
    # Playing a copy leaves the original alone, too.
    for copy, digest in kept[:-1]:
        again = copy.copy()
        again.play(again.legal()[-1])
        assert copy.digest() == digest


@every_case
@given(walk=walks())
def test_dump_and_load(name: str, players: int, walk: Walk) -> None:
    game = sacbe.GAMES[name]
    look = some_of(walk, 4)
    for position in positions(name, players, walk):
        if not (next(look) or position.is_over):
            continue
        dumped = as_text(position.dump())
        loaded = game.load(json.loads(dumped))
        assert loaded == position
        assert as_text(loaded.dump()) == dumped
        assert loaded.digest() == position.digest()
        assert loaded.legal() == position.legal()
        assert loaded.prompt() == position.prompt()


@every_case
@given(walk=walks(), moves=MOVES)
def test_a_loaded_position_plays_on_the_same(
    name: str, players: int, walk: Walk, moves: int
) -> None:
    """Nothing that matters is outside the dump."""
    position = somewhere(name, players, walk, moves)
    loaded = position.game.load(json.loads(as_text(position.dump())))
    for _, _ in zip(walk_on(position, walk), walk_on(loaded, walk), strict=True):
        assert position == loaded
    assert position.digest() == loaded.digest()


@every_case
@given(walk=walks(), moves=MOVES)
def test_load_does_not_change_or_keep_its_argument(
    name: str, players: int, walk: Walk, moves: int
) -> None:
    position = somewhere(name, players, walk, moves)
    data = position.dump()
    before = as_text(data)
    loaded = position.game.load(data)
    loaded.play(loaded.legal()[0])
    assert as_text(data) == before
    assert as_text(position.dump()) == before


@every_case
@given(one=walks(), two=walks())
def test_digests_tell_positions_apart(name: str, players: int, one: Walk, two: Walk) -> None:
    dumps: dict[str, str] = {}
    digests: dict[str, str] = {}
    for walk in (one, two):
        for position in positions(name, players, walk):
            digest, dumped = position.digest(), as_text(position.dump())
            assert len(digest) == 32
            assert set(digest) <= set("0123456789abcdef")
            assert dumps.setdefault(digest, dumped) == dumped
            assert digests.setdefault(dumped, digest) == digest


@every_case
def test_a_position_is_no_key(name: str, players: int) -> None:
    position = sacbe.GAMES[name].start(players)
    with pytest.raises(TypeError, match="digest"):
        hash(position)
    assert position != "a position"
    assert name in repr(position)
    assert position.digest()[:12] in repr(position)


# Views.


@every_case
@given(walk=walks())
def test_views(name: str, players: int, walk: Walk) -> None:
    look = some_of(walk, 6)
    for position in positions(name, players, walk):
        if not (next(look) or position.is_over):
            continue
        digest = position.digest()
        for seat in (None, *range(players)):
            view = position.view(seat)
            assert as_text(view) == as_text(position.copy().view(seat))
            assert json.loads(as_text(view)) == view
            assert view["to_move"] == position.to_move
            mine = seat is not None and seat == position.to_move
            assert view["choices"] == (position.tokens() if mine else [])
        assert position.digest() == digest


@every_case
@given(walk=walks(), moves=MOVES)
def test_a_view_is_a_copy(name: str, players: int, walk: Walk, moves: int) -> None:
    position = somewhere(name, players, walk, moves)
    digest = position.digest()
    for make in (position.dump, position.view):
        before = as_text(make())
        spoil(make())
        assert as_text(make()) == before
    assert position.digest() == digest


def spoil(value: Any) -> None:
    """Change everything in a JSON value that can be changed."""
    if isinstance(value, dict):
        for item in value.values():
            spoil(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            spoil(item)
        value.clear()


# Records.


def recorded(name: str, players: int, walk: Walk, moves: int | None = None, **given: Any) -> Record:
    """Return the record of a random game, or of its first `moves` moves."""
    record = Record.new(name, players, **given)
    for id in islice(walk_on(record.position.copy(), walk), moves):
        record.play(id)
    return record


@every_case
@given(data=st.data(), walk=walks())
def test_whole_records(
    name: str,
    players: int,
    data: st.DataObject,
    walk: Walk,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    chosen = data.draw(options(name, players))
    names = [f"Player {seat} Ґжегож Ção" for seat in range(players)]
    record = recorded(name, players, walk, names=names, tags={"table": "7 {x}"}, **chosen)
    assert record.position.is_over
    record.verify()
    path = tmp_path_factory.mktemp("records") / "game.sacbe"
    record.save(path)
    assert path.read_bytes() == record.text().encode()
    loaded = Record.load(path)
    check_same(loaded, record)
    check_same(Record.parse(record.text().replace("\n", "\r\n")), record)


@every_case
@given(data=st.data(), walk=walks(), moves=MOVES)
def test_unfinished_records(
    name: str, players: int, data: st.DataObject, walk: Walk, moves: int
) -> None:
    chosen = data.draw(options(name, players))
    record = recorded(name, players, walk, moves, **chosen)
    check_same(Record.parse(record.text()), record)


def check_same(one: Record, two: Record) -> None:
    """Check that two records are of the same game."""
    one.verify()
    assert one == two
    for field in ("moves", "names", "options", "tags", "position"):
        assert getattr(one, field) == getattr(two, field)
    assert one.text() == two.text()


@every_case
@given(walk=walks(), moves=MOVES, back=st.integers(0, 60))
def test_positions_and_undo(name: str, players: int, walk: Walk, moves: int, back: int) -> None:
    record = Record.new(name, players)
    digests = [record.position.digest()]
    for id in islice(walk_on(record.position.copy(), walk), moves):
        record.play(id)
        digests.append(record.position.digest())
    played = list(record.moves)
    assert [position.digest() for position in record.positions()] == digests
    loaded = Record.parse(record.text())
    for one in (record, loaded):
        one.undo(back)
        left = max(len(played) - back, 0)
        assert one.moves == played[:left]
        assert one.position.digest() == digests[left]
        one.verify()
        for id in played[left:]:
            one.play(id)
        assert one.position.digest() == digests[-1]
        one.verify()
    assert loaded.text() == record.text()


@every_case
@given(walk=walks(), moves=MOVES)
def test_nothing_changes_a_record_but_its_moves(
    name: str, players: int, walk: Walk, moves: int
) -> None:
    """Moves played on one of its positions do not change it, nor do moves that it refuses."""
    record = recorded(name, players, walk, moves)
    before = record.text()
    for position in record.positions():
        if not position.is_over:
            position.play(position.legal()[0])
    legal = record.position.legal()
    illegal = next(id for id in range(len(record.game.moves)) if id not in legal)
    with pytest.raises(IllegalMove):
        record.play(illegal)
    with pytest.raises(UnknownMove):
        record.play("no such move")
    assert record.text() == before
    record.verify()


# Secrets.


@every_case
@given(walk=walks())
def test_secrets(name: str, players: int, walk: Walk) -> None:
    """A seat knows its own decisions, and after the end everybody knows everything."""
    position = start(name, players, walk)
    before = position.copy()
    secret: set[int] = set()
    for id in walk_on(position, walk):
        owner = position.game.secret_of(before, id)
        assert owner in (NOBODY, *range(players))
        if owner != NOBODY:
            assert before.to_move in (CHANCE, owner)
            assert not position.game.revealed(before, id)
            secret.add(id)
        before = position.copy()
    assert all(position.game.revealed(position, id) for id in secret)


@every_case
@given(data=st.data(), walk=walks(), moves=MOVES)
def test_a_game_told_again(
    name: str, players: int, data: st.DataObject, walk: Walk, moves: int
) -> None:
    """The copy replays, has the same length, and looks the same to its seat throughout."""
    chosen = data.draw(options(name, players))
    seat = data.draw(st.sampled_from([None, *range(players)]))
    names = [f"Player {seat}" for seat in range(players)]
    record = recorded(name, players, walk, moves, names=names, tags={"seed": "7"}, **chosen)
    before = record.text()
    told = record.retold(seat)
    check_same(Record.parse(told.text()), told)
    assert told.moves == record.game.retell(players, chosen, record.moves, seat)
    assert (told.names, told.options) == (names, chosen)
    if record.position.is_over:
        check_same(told, record)
    else:
        assert told.tags == {"retold": "spectator" if seat is None else str(seat)}
    assert told.position.view(seat) == record.position.view(seat)
    look = some_of(walk, 8)
    for was, position in zip(record.positions(), told.positions(), strict=True):
        if next(look):
            assert as_text(was.view(seat)) == as_text(position.view(seat))
    if not told.position.is_over:
        told.play(told.position.legal()[0])
    told.names.clear()
    told.tags.clear()
    assert record.text() == before


# Words.


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@every_game
def test_every_move_can_be_said(name: str, language: str) -> None:
    said = [text(move.message, language) for move in sacbe.GAMES[name].moves]
    assert all(words.strip() for words in said)


@every_case
def test_every_prompt_can_be_said(name: str, players: int) -> None:
    dice = Dice(players)
    seen = set()
    for _ in range(20):
        for position in positions(name, players, Walk(dice.word(), 0, [])):
            prompt = position.prompt()
            if prompt is not None and as_text(prompt.message.json()) not in seen:
                seen.add(as_text(prompt.message.json()))
                assert all(text(prompt.message, language).strip() for language in LANGUAGES)
    assert len(seen) > 1


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@every_game
def test_every_option_can_be_said(name: str, language: str) -> None:
    game = sacbe.GAMES[name]
    assert text(Message(f"game-{name}"), language).strip()
    for option in game.options.values():
        assert text(option.message, language).strip()
