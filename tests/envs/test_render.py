"""What `render()` shows: text and pictures, the same for the same table, and no secrets."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import sacbe
from sacbe import CHANCE, Position
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from sacbe.envs import render_text, render_tikal, render_tzolkin
from sacbe.envs.render import ansi, picture
from sacbe.envs.render_pen import HEIGHT, SEATS, WIDTH
from sacbe.face.narrator import points_text
from sacbe.i18n.words import Words
from sacbe.tikal.data import HEX_NAMES
from tests.walks import CASES, variants

every_case = pytest.mark.parametrize(("name", "players"), CASES)
both_games = pytest.mark.parametrize("name", sorted(sacbe.GAMES))
BOARDS = {"tikal": render_tikal.MAP, "tzolkin": render_tzolkin.MACHINE}
"""Where in the picture the players' figures stand."""


def walk(name: str, players: int, seed: int, every: int) -> Iterator[Position]:
    """Positions of a random game, some moves apart, with the first and the last."""
    ways = variants(name)
    position = sacbe.GAMES[name].start(players, **ways[seed % len(ways)])
    dice = Dice(seed)
    made = 0
    while not position.is_over:
        if made % every == 0:
            yield position
        if position.to_move == CHANCE:
            position.apply(draw(position, dice, position.choices()))
        else:
            legal = position.legal()
            position.apply(legal[dice.below(len(legal))])
        made += 1
    yield position


def shows(drawn: NDArray[np.uint8], seat: int, box: tuple[float, float, float, float]) -> bool:
    """Whether a seat's colour is in a part of a picture."""
    left, top, right, bottom = (round(value) for value in box)
    colour = [int(SEATS[seat][at : at + 2], 16) for at in (1, 3, 5)]
    return bool((drawn[top:bottom, left:right] == colour).all(axis=2).any())


def stands(view: Mapping[str, Any], seat: int) -> bool:
    """Whether a seat has anything on the board."""
    if "hexes" in view:
        return any(
            here["camp"] == seat
            or (here["guard"] is not None and here["guard"]["seat"] == seat)
            or here["figures"][seat]["explorers"] > 0
            or here["figures"][seat]["leader"]
            for here in view["hexes"].values()
        )
    teeth = [gear["spaces"] + gear["beyond"] for gear in view["gears"].values()]
    return view["calendar"]["starting_space"] == seat or any(seat in gear for gear in teeth)


def hidden(players: int) -> Position:
    """Wealth tiles are dealt in Tzolk'in, and the first player has chosen one."""
    for position in walk("tzolkin", players, 5, 1):
        if any(player["wealth_count"] == 1 for player in position.view(None)["players"]):
            return position
    raise AssertionError("nobody chose")


@every_case
def test_all_through_a_game(name: str, players: int) -> None:
    """Also when the game is over, for everybody who may look."""
    for position in walk(name, players, players, 131):
        for seat in (None, players - 1):
            drawn = picture(position, seat)
            assert drawn.shape == (HEIGHT, WIDTH, 3)
            assert drawn.dtype == np.uint8
            assert len(ansi(position, seat).splitlines()) > 20


@both_games
def test_same_table_same_picture(name: str) -> None:
    for position in walk(name, 3, 1, 150):
        drawn = picture(position, 0)
        text = ansi(position, 0)
        again = position.copy()
        assert np.array_equal(picture(again, 0), drawn)
        assert ansi(again, 0) == text
        drawn[:] = 0  # it is the caller's: the next one is whole again
        assert picture(position, 0).any()


@both_games
def test_different_tables_differ(name: str) -> None:
    positions = [position.copy() for position in walk(name, 4, 2, 90)]
    assert len(positions) > 4
    drawn = [(picture(position, 1), ansi(position, 1)) for position in positions]
    for one, two in combinations(drawn, 2):
        assert not np.array_equal(one[0], two[0])
        assert one[1] != two[1]


@every_case
def test_figures_are_seen(name: str, players: int) -> None:
    """A seat's colour is on the board when something of it stands there, and only then."""
    found = set()
    for position in walk(name, players, 7, 67):
        view = position.view(None)
        drawn = picture(position)
        for seat in range(players):
            there = stands(view, seat)
            holds = any(here["held_by"] == seat for here in view.get("hexes", {}).values())
            assert shows(drawn, seat, BOARDS[name]) == (there or holds), (seat, position)
            found.add((seat, there))
    assert found == {(seat, there) for seat in range(players) for there in (False, True)}


@every_case
def test_text_has_all_points(name: str, players: int) -> None:
    for position in walk(name, players, 3, 47):
        line = next(line for line in ansi(position).splitlines() if line.startswith("points"))
        width = render_text.PLAYER
        columns = line[render_text.LABEL :]
        told = [columns[at : at + width].strip() for at in range(0, len(columns), width)]
        assert told == [points_text(points) for points in position.scores()]


@every_case
def test_text_says_who_decides_what(name: str, players: int) -> None:
    colours = ("▲ Red", "● Green", "■ Blue", "◆ Yellow")
    for position in walk(name, players, 4, 31):
        line = ansi(position).splitlines()[1]
        prompt = position.prompt()
        if prompt is None:
            assert all(colours[seat] in line for seat in position.winners())
            continue
        asked = Words().text(prompt.message)
        if position.to_move == CHANCE:
            assert line == asked
        else:
            assert line == f"{colours[position.to_move]} to move: {asked}"


def test_text_has_the_board_of_tikal() -> None:
    for position in walk("tikal", 3, 6, 60):
        view = position.view(None)
        text = ansi(position)
        for name in HEX_NAMES:
            assert (f"─{name}─" if name in view["hexes"] else f"░ {name} ░") in text
        for seat in range(3):
            figures = sum(here["figures"][seat]["explorers"] for here in view["hexes"].values())
            lines = text.splitlines()[3:26]
            counts = [
                int(word[1:].rstrip("★") or 0)
                for line in lines
                for word in line.split()
                if word[0] == "▲●■"[seat] and len(word) > 1
            ]
            assert sum(counts) == figures


def test_text_has_the_board_of_tzolkin() -> None:
    for position in walk("tzolkin", 4, 6, 60):
        view = position.view(2)
        text = ansi(position, 2)
        gears = text[text.index("\nGears") : text.index("\nBuildings")]
        for seat, shape in enumerate("▲●■◆"):
            teeth = [gear["spaces"] + gear["beyond"] for gear in view["gears"].values()]
            assert gears.count(shape) == sum(gear.count(seat) for gear in teeth)
        for tile in [*view["row"], *view["monuments"]]:
            assert tile is None or tile in text
        for player in view["players"]:
            for tile in player["buildings"] + player["monuments"]:
                assert tile in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_do_not_show(players: int) -> None:
    """Tables that differ only in what a seat may not see look the same to it."""
    position = hidden(players)
    for seat in range(players):
        view = position.view(seat)
        dice = Dice(seat)
        other = position.game.imagine(view, dice)
        assert other != position
        assert np.array_equal(picture(other, seat), picture(position, seat))
        assert ansi(other, seat) == ansi(position, seat)
        assert ansi(other) == ansi(position)
        assert np.array_equal(picture(other), picture(position))
        # Whoever has those tiles does see them.
        owners = [owner for owner in range(players) if other.view(owner) != position.view(owner)]
        assert owners
        for owner in owners:
            assert ansi(other, owner) != ansi(position, owner)
            assert not np.array_equal(picture(other, owner), picture(position, owner))


def test_the_auction_is_seen() -> None:
    """The highest bid, and the tiles that are bid for."""
    for position in walk("tikal", 4, 1, 1):
        view = position.view(None)
        if view["mode"] == "tactical" and view["auction"]["bidder"] is not None:
            break
    text = ansi(position)
    assert f"highest bid: {view['auction']['bid']}" in text
    assert f"Open tiles: {', '.join(view['open_tiles'])}" in text
    before = picture(position)
    bids = [id for id in position.legal() if position.game.moves[id].token.startswith("bid")]
    position.apply(bids[-1])
    left, top, right, bottom = (round(value) for value in render_tikal.STRIP)
    assert not np.array_equal(
        picture(position)[top:bottom, left:right], before[top:bottom, left:right]
    )


def test_without_pillow() -> None:
    """Text needs neither Pillow nor NumPy; a picture says what is missing."""
    code = """
import sys
sys.modules["PIL"] = sys.modules["numpy"] = None
import sacbe
from sacbe.envs.render import ansi, picture
for game in sacbe.GAMES.values():
    position = game.start(2)
    assert len(ansi(position)) > 500
    del sys.modules["numpy"]
    try:
        picture(position)
    except ImportError as error:
        print(error)
    sys.modules["numpy"] = None
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    told = 'This needs the package pillow: pip install "sacbe[envs]".'
    assert done.stdout.splitlines() == [told, told]
