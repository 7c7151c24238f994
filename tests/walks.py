"""Random games for tests, of every game and number of players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

import sacbe
from sacbe import Position
from sacbe.core.dice import Dice

few = settings(max_examples=settings().max_examples // 2)
"""Settings for properties that take long to check."""
CASES = [(name, players) for name in sorted(sacbe.GAMES) for players in sacbe.GAMES[name].players]
"""Every game with every number of players."""


class Walk(NamedTuple):
    """The course of a random game: by dice, except for a run of moves that Hypothesis picks."""

    seed: int
    begin: int
    picks: list[int]


def walks() -> st.SearchStrategy[Walk]:
    """Random games; simpler ones have small seeds and few picks."""
    return st.builds(
        Walk,
        st.integers(0, 2**40),
        st.integers(0, 400),
        st.lists(st.integers(0, 20), max_size=30),
    )


def variants(name: str) -> list[dict[str, Any]]:
    """Return every way to play a game: all combinations of the options that are not seats."""
    named = {
        option: description.values
        for option, description in sacbe.GAMES[name].options.items()
        if description.values
    }
    return [dict(zip(named, values, strict=True)) for values in product(*named.values())]


def start(name: str, players: int, walk: Walk) -> Position:
    """Return the start of a random game, in one of the game's variants."""
    ways = variants(name)
    return sacbe.GAMES[name].start(players, **ways[walk.seed % len(ways)])


def options(name: str, players: int) -> st.SearchStrategy[dict[str, Any]]:
    """Options of a game, each given or not."""
    given: dict[str, st.SearchStrategy[Any]] = {}
    for option, description in sacbe.GAMES[name].options.items():
        values: list[Any] = list(description.values) or list(range(players))
        given[option] = st.sampled_from(values)
    return st.fixed_dictionaries({}, optional=given)


def walk_on(position: Position, walk: Walk) -> Iterator[int]:
    """Play to the end; yield every move just after it was played."""
    dice = Dice(walk.seed)
    number = 0
    while not position.is_over:
        legal = position.legal()
        index = number - walk.begin
        if 0 <= index < len(walk.picks):
            pick = walk.picks[index] % len(legal)
        else:
            pick = dice.below(len(legal))
        position.play(legal[pick])
        number += 1
        yield legal[pick]


def some_of(walk: Walk, every: int) -> Iterator[bool]:
    """Yield endlessly whether to look closely at a position, on average at one in `every`."""
    dice = Dice(walk.seed + 1)
    while True:
        yield dice.below(every) == 0


def somewhere(name: str, players: int, walk: Walk, moves: int) -> Position:
    """Return the position after `moves` moves of a random game, or the last one before its end."""
    position = start(name, players, walk)
    before = position.copy()
    for number, _ in enumerate(walk_on(position, walk), start=1):
        if number > moves or position.is_over:
            break
        before = position.copy()
    return before
