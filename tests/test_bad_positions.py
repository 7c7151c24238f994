"""Modified dumps: each is refused, or is a position that can be played to its end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sacbe
from sacbe import BadPosition, Position, Record
from sacbe.core.dice import Dice
from tests.walks import CASES, Walk, start, walk_on, walks

many = settings(max_examples=3 * settings().max_examples)
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))
every_case = pytest.mark.parametrize(("name", "players"), CASES)

HUGE = 10**5000
JUNK: list[Any] = [
    None, True, False, "", "0", "x" * 10_000, 0.0, 1.0, 0.5, float("nan"), float("inf"), -1,
    -(10**9), 100_001, 2**31, 2**63, -(2**63) - 1, 2**64, [], [0], [[]], {}, {"a": 1}, (1, 2), b"1",
]  # fmt: skip
PLAIN_JUNK = [value for value in JUNK if not isinstance(value, bytes | tuple)]
"""Values that a JSON file can contain."""


@cache
def game_of(name: str, players: int, seed: int) -> tuple[str, ...]:
    """Return the dumps of a random game, as JSON."""
    walk = Walk(seed, 0, [])
    position = start(name, players, walk)
    dumps = [json.dumps(position.dump())]
    for _ in walk_on(position, walk):
        dumps.append(json.dumps(position.dump()))
    return tuple(dumps)


def dumps(name: str, players: int) -> st.SearchStrategy[Any]:
    """Dumps of positions from any point of some random games."""
    return st.integers(0, 7).flatmap(
        lambda seed: st.sampled_from(game_of(name, players, seed)).map(json.loads)
    )


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path to every value inside a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            found += places(item, (*path, i))
    return found


def inside(value: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        value = value[step]
    return value


def change(data: Any, draw: Any) -> None:
    """Make one change somewhere in a dump."""
    path = draw.draw(st.sampled_from(places(data)))
    holder, key = inside(data, path[:-1]), path[-1]
    old = holder[key]
    kinds = ["junk", "delete", "double", "copy"]
    if isinstance(old, int):
        kinds += ["nudge"] * 8
    if isinstance(holder, list):
        kinds += ["swap"] * 4
    match draw.draw(st.sampled_from(kinds)):
        case "junk":
            holder[key] = draw.draw(st.sampled_from(PLAIN_JUNK))
        case "delete":
            del holder[key]
        case "double" if isinstance(holder, list):
            holder.insert(key, json.loads(json.dumps(old)))
        case "double":
            holder[f"{key}_"] = old
        case "copy":
            other = inside(data, draw.draw(st.sampled_from(places(data))))
            holder[key] = json.loads(json.dumps(other))
        case "nudge":
            holder[key] = old + draw.draw(st.sampled_from([-2, -1, 1, 2, 3, 5]))
        case "swap":
            other = draw.draw(st.integers(0, len(holder) - 1))
            holder[key], holder[other] = holder[other], holder[key]


def check_refused_or_sound(name: str, data: Any, seed: int) -> None:
    """Check that a dump is refused with a message, or is as good as any position."""
    before = repr(data)
    game = sacbe.GAMES[name]
    try:
        position = game.load(data)
    except BadPosition as error:
        said = str(error)
        assert said.strip()
        assert len(said) < 10_000
        assert repr(data) == before
        return
    assert repr(data) == before
    # A dump is canonical: loading and dumping an accepted one gives the same text.
    assert json.dumps(position.dump(), sort_keys=True) == json.dumps(data, sort_keys=True)
    play_on(position, seed)


def play_on(position: Position, seed: int) -> None:
    """Check that everything works until the end, and that every position on the way is sound."""
    game = position.game
    longest = game.longest(position.players) + 10**6
    dice = Dice(seed)
    while not position.is_over:
        legal = position.legal()
        assert legal
        assert position.prompt() is not None
        position.view(max(position.to_move, 0))
        position.play(legal[dice.below(len(legal))])
        game.check(position)
        longest -= 1
        assert longest > 0
    assert position.winners()


@every_case
@many
@given(draw=st.data(), seed=st.integers(0, 2**32))
def test_one_change(name: str, players: int, draw: st.DataObject, seed: int) -> None:
    data = draw.draw(dumps(name, players))
    change(data, draw)
    check_refused_or_sound(name, data, seed)


@every_case
@many
@given(draw=st.data(), seed=st.integers(0, 2**32))
def test_several_changes(name: str, players: int, draw: st.DataObject, seed: int) -> None:
    data = draw.draw(dumps(name, players))
    for _ in range(draw.draw(st.integers(2, 4))):
        change(data, draw)
    check_refused_or_sound(name, data, seed)


@every_case
@many
@given(draw=st.data(), seed=st.integers(0, 2**32))
def test_parts_of_two_positions(name: str, players: int, draw: st.DataObject, seed: int) -> None:
    """One position with some entries of another."""
    data, other = draw.draw(dumps(name, players)), draw.draw(dumps(name, players))
    for key in draw.draw(st.sets(st.sampled_from(sorted(data)), min_size=1, max_size=4)):
        data[key] = other[key]
    check_refused_or_sound(name, data, seed)


@every_case
@many
@given(draw=st.data(), seed=st.integers(0, 2**32))
def test_another_agenda(name: str, players: int, draw: Any, seed: int) -> None:
    """The agenda, where mistakes matter most, gets entries of other positions."""
    data = draw.draw(dumps(name, players))
    known = [entry for _ in range(4) for entry in draw.draw(dumps(name, players))["agenda"]]
    agenda = data["agenda"]
    for _ in range(draw.draw(st.integers(1, 3))):
        at = draw.draw(st.integers(0, len(agenda)))
        if known and draw.draw(st.booleans()):
            agenda.insert(at, list(draw.draw(st.sampled_from(known))))
        elif agenda:
            entry = agenda[min(at, len(agenda) - 1)]
            field = draw.draw(st.integers(1, 3))
            entry[field] = draw.draw(st.integers(-1, 12))
    check_refused_or_sound(name, data, seed)


@pytest.mark.slow
@every_case
@pytest.mark.parametrize("junk", JUNK, ids=lambda junk: f"{type(junk).__name__} {str(junk)[:9]}")
def test_junk_everywhere(name: str, players: int, junk: Any) -> None:
    """The same junk replaces each single value of a position in the middle of a game."""
    game_dumps = game_of(name, players, 1)
    text = game_dumps[len(game_dumps) // 2]
    for path in places(json.loads(text)):
        data = json.loads(text)
        inside(data, path[:-1])[path[-1]] = junk
        if data != json.loads(text):
            check_refused_or_sound(name, data, 1)


@every_game
def test_a_true_one_is_no_number(name: str) -> None:
    """JSON distinguishes true and 1.0 from 1, and so does a dump."""
    players = sacbe.GAMES[name].players[0]
    text = game_of(name, players, 1)[-1]
    for path in places(json.loads(text)):
        for junk in (True, 1.0):
            data = json.loads(text)
            if inside(data, path) == 1:
                inside(data, path[:-1])[path[-1]] = junk
                with pytest.raises(BadPosition):
                    sacbe.GAMES[name].load(data)


@every_game
def test_huge_numbers(name: str) -> None:
    """Numbers so large that Python refuses to print them."""
    players = sacbe.GAMES[name].players[0]
    text = game_of(name, players, 1)[100]
    for path in places(json.loads(text)):
        for huge in (HUGE, -HUGE):
            data = json.loads(text)
            inside(data, path[:-1])[path[-1]] = huge
            with pytest.raises(BadPosition) as caught:
                sacbe.GAMES[name].load(data)
            assert str(caught.value).strip()


@every_game
def test_every_entry_is_needed(name: str) -> None:
    game = sacbe.GAMES[name]
    data = game.start(game.players[0]).dump()
    for key in data:
        less = {other: value for other, value in data.items() if other != key}
        with pytest.raises(BadPosition) as caught:
            game.load(less)
        assert key in str(caught.value)
    with pytest.raises(BadPosition) as caught:
        game.load({**data, "colour": "red"})
    assert "colour" in str(caught.value)


@every_game
@pytest.mark.parametrize("data", JUNK, ids=lambda junk: f"{type(junk).__name__} {str(junk)[:9]}")
def test_not_a_position_at_all(name: str, data: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        sacbe.GAMES[name].load(data)
    assert str(caught.value).strip()


@every_game
@pytest.mark.parametrize("version", [0, 3, 99, -1, "1", None, 1.5, [1]])
def test_unknown_rules_version(name: str, version: Any) -> None:
    game = sacbe.GAMES[name]
    data = game.start(game.players[0]).dump()
    with pytest.raises(BadPosition) as caught:
        game.load({**data, "rules": version})
    assert str(version) in str(caught.value)
    assert str(game.rules_version) in str(caught.value)


@every_game
@pytest.mark.parametrize("other", ["chess", "", None, 7, ["tzolkin"], "x" * 5000])
def test_position_of_another_game(name: str, other: Any) -> None:
    game = sacbe.GAMES[name]
    data = game.start(game.players[0]).dump()
    with pytest.raises(BadPosition) as caught:
        game.load({**data, "game": other})
    assert name in str(caught.value)
    assert str(other)[:20] in str(caught.value)


@every_game
def test_huge_positions(name: str) -> None:
    """Long lists and deep nesting are refused at once, with a short message."""
    game = sacbe.GAMES[name]
    data = game.start(game.players[0]).dump()
    deep: Any = 0
    for _ in range(500):
        deep = [deep]
    for key in data:
        for huge in ([0] * 1_000_000, "x" * 1_000_000, deep, {"a": [0] * 100_000}):
            with pytest.raises(BadPosition) as caught:
                game.load({**data, key: huge})
            assert len(str(caught.value)) < 1000
    crowded = {**data, **{f"extra {i}": i for i in range(100_000)}}
    with pytest.raises(BadPosition):
        game.load(crowded)


@every_case
@given(walk=walks(), seed=st.integers(0, 2**32))
def test_honest_positions_play_on(name: str, players: int, walk: Walk, seed: int) -> None:
    """Unchanged positions pass the check that modified ones are put to."""
    record = Record.new(name, players)
    for number, id in enumerate(walk_on(record.position.copy(), walk)):
        record.play(id)
        if number == walk.begin:
            break
    check_refused_or_sound(name, record.position.dump(), seed)
