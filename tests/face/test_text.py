"""Tables as plain text: complete, the same for the same table, without secrets."""

from __future__ import annotations

import pytest

import sacbe
from sacbe import CHANCE
from sacbe.core.dice import Dice
from sacbe.face import board_text
from sacbe.face.narrator import points_text
from sacbe.face.text import LABEL, PLAYER
from sacbe.i18n.words import Words
from sacbe.tikal.data import HEX_NAMES
from tests.face.games import hidden, walk
from tests.walks import CASES

every_case = pytest.mark.parametrize(("name", "players"), CASES)
both_games = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


@both_games
def test_same_table_same_text(name: str) -> None:
    told = [board_text(position, 1) for position in walk(name, 4, 2, 90)]
    assert told == [board_text(position.copy(), 1) for position in walk(name, 4, 2, 90)]
    assert len(set(told)) == len(told) > 4
    assert all(len(text.splitlines()) > 20 for text in told)


@every_case
def test_has_all_points(name: str, players: int) -> None:
    for position in walk(name, players, 3, 47):
        line = next(line for line in board_text(position).splitlines() if line.startswith("points"))
        width = PLAYER
        columns = line[LABEL:]
        told = [columns[at : at + width].strip() for at in range(0, len(columns), width)]
        assert told == [points_text(points) for points in position.scores()]


@every_case
def test_says_who_decides_what(name: str, players: int) -> None:
    colours = ("▲ Red", "● Green", "■ Blue", "◆ Yellow")
    for position in walk(name, players, 4, 31):
        line = board_text(position).splitlines()[1]
        prompt = position.prompt()
        if prompt is None:
            assert all(colours[seat] in line for seat in position.winners())
            continue
        asked = Words().text(prompt.message)
        if position.to_move == CHANCE:
            assert line == asked
        else:
            assert line == f"{colours[position.to_move]} to move: {asked}"


def test_has_the_board_of_tikal() -> None:
    for position in walk("tikal", 3, 6, 60):
        view = position.view(None)
        text = board_text(position)
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


def test_has_the_board_of_tzolkin() -> None:
    for position in walk("tzolkin", 4, 6, 60):
        view = position.view(2)
        text = board_text(position, 2)
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
    """Tables that differ only in what is hidden from a seat look the same to it."""
    position = hidden(players)
    for seat in range(players):
        other = position.game.imagine(position.view(seat), Dice(seat))
        assert board_text(other, seat) == board_text(position, seat)
        assert board_text(other) == board_text(position)
        # The owner of those tiles does see them.
        owners = [owner for owner in range(players) if other.view(owner) != position.view(owner)]
        assert owners
        for owner in owners:
            assert board_text(other, owner) != board_text(position, owner)


def test_the_auction() -> None:
    """The highest bid, and the tiles that are bid for."""
    for position in walk("tikal", 4, 1, 1):
        view = position.view(None)
        if view["mode"] == "tactical" and view["auction"]["bidder"] is not None:
            break
    text = board_text(position)
    assert f"highest bid: {view['auction']['bid']}" in text
    assert f"Face-up tiles: {', '.join(view['open_tiles'])}" in text
