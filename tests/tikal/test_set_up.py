"""Section 1 of the rules: set-up and board."""

from __future__ import annotations

from collections import Counter

import pytest

import sacbe
from sacbe import Position
from tests.tikal.table import (
    GAME,
    HEXES,
    KINDS,
    PRINTED,
    SIDES,
    STEPS,
    TILE_IDS,
    TILES,
    Table,
    across,
    at,
    beside,
    can,
    has,
    play,
    seen,
    stones,
)

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])
MODES = pytest.mark.parametrize("mode", ["basic", "tactical"])


def first_letters(position: Position) -> set[str]:
    """Return the letters of the tiles that can be turned up now."""
    return {token.split()[1][0] for token in position.tokens()}


def turn_up(position: Position, tile: str) -> None:
    """Draw a tile, place it anywhere, and do nothing more until the next one."""
    play(position, f"tile {tile}")
    while position.to_move != sacbe.CHANCE and not position.is_over:
        ends = can(position, "end turn")
        position.play("end turn" if ends else position.legal()[0])


@COUNTS
@MODES
def test_printed_hexes(players: int, mode: str) -> None:
    """TK-1.1: base camp in the lower left corner, two temples 1 and a clearing between them."""
    hexes = seen(GAME.start(players, mode=mode))["hexes"]
    assert {name: hex["terrain"] for name, hex in hexes.items()} == {
        "a5": "base_camp",
        "a4": "temple",
        "b4": "clearing",
        "b5": "temple",
    }
    assert {name: hex["level"] for name, hex in hexes.items()} == {
        "a5": 0,
        "a4": 1,
        "b4": 0,
        "b5": 1,
    }
    for hex in hexes.values():
        assert (hex["tile"], hex["camp"], hex["guard"], hex["treasures"]) == (None, None, None, 0)
        assert hex["figures"] == [{"explorers": 0, "leader": False}] * players


def test_forty_hexes() -> None:
    """TK-1.1: eight columns of five hexes; a tile can be laid on each, in six rotations."""
    places = [move.token for move in GAME.moves if move.token.startswith("place ")]
    assert places == [f"place {hex} {turn}" for hex in HEXES for turn in range(6)]
    assert len(HEXES) == 40


def test_borders() -> None:
    """TK-1.1: hexes are flat-topped, and columns b, d, f and h are half a hex lower."""
    moves = [move.token.split() for move in GAME.moves if move.token.startswith("move explorer")]
    shared = [(hex, beside(hex, side)) for hex in HEXES for side in SIDES]
    wanted = [(one, two) for one, two in shared if two is not None]
    assert Counter((one, two) for _, _, one, two in moves) == Counter(wanted)
    assert len(wanted) == 2 * 95
    assert all((two, one) in wanted for one, two in wanted)


@pytest.mark.parametrize("hex", sorted(PRINTED))
def test_printed_stones(hex: str) -> None:
    """TK-1.1: the stones of the printed hexes, seen by the price of roads to bare sides."""
    for side in SIDES:
        other = beside(hex, side)
        if other is None or other in PRINTED:
            continue
        position = Table(2).lay(other, "C2", side).stand(0, hex, 1).position()  # stones look away
        road = stones(PRINTED[hex], 0, side)
        assert at(position, hex)["roads"][SIDES.index(side)] == road
        assert can(position, f"move explorer {hex} {other}") == (road > 0)


@pytest.mark.parametrize("tile", TILE_IDS)
def test_tiles(tile: str) -> None:
    """TK-1.2: every tile's terrain, level or treasures, and stones in all six rotations."""
    kind = TILES[tile]
    for turn, north in enumerate(SIDES):
        if kind.terrain == "volcano" or (tile == "D3" and turn > 1):
            continue  # nothing to see, or nothing new
        table = Table(2).lay("c4", "A5" if tile == "C2" else "C2", "n").lay("c3", tile, north)
        hex = at(table.position(), "c3")
        assert (hex["tile"], hex["terrain"], hex["rotation"]) == (tile, kind.terrain, turn)
        assert hex["level"] == (kind.number if kind.terrain == "temple" else 0)
        assert hex["treasures"] == (kind.number if kind.terrain == "ruins" else 0)
        facing = 0 if tile == "C2" else 3  # of the tile to the south
        assert hex["roads"][SIDES.index("s")] == stones(kind, turn, "s") + facing


def test_the_box() -> None:
    """TK-1.2: 36 tiles by letter: 6 A, 6 B, 5 each of C to F, 4 G."""
    position = GAME.start(4, first=0)
    assert seen(position)["unseen_tiles"] == list(TILE_IDS)
    letters = Counter(tile[0] for tile in TILE_IDS)
    assert letters == {"A": 6, "B": 6, "C": 5, "D": 5, "E": 5, "F": 5, "G": 4}
    assert sum(tile.number for tile in TILES.values() if tile.terrain == "ruins") == 24
    assert all(sum(tile.stones) in (0, 3) for tile in TILES.values())


def test_letters_in_order() -> None:
    """TK-1.2: tiles of a letter are equally likely; the next letter begins when they are drawn."""
    position = GAME.start(2, first=0)
    for number, letter in enumerate("AAAAAABBBBBBCCCCCDDDDDEEEEEFFFFFGGGG"):
        assert position.to_move == sacbe.CHANCE
        assert first_letters(position) == {letter}
        unseen = [tile for tile in seen(position)["unseen_tiles"] if tile[0] == letter]
        assert len(position.chance()) == len(unseen)
        assert len({weight for _, weight in position.chance()}) == 1
        turn_up(position, unseen[number % len(unseen)])
    assert not any(token.startswith("tile") for token in position.tokens())


@COUNTS
def test_letters_in_order_in_the_tactical_game(players: int) -> None:
    """TK-1.2: the tactical game turns up all of a letter before the next, across rounds."""
    position = GAME.start(players, first=0, mode="tactical")
    for letter in "AAAAAABB":
        while position.to_move != sacbe.CHANCE:
            tokens = position.tokens()
            quiet = [token for token in tokens if token in ("pass", "end turn")]
            position.play(quiet[0] if quiet else tokens[0])
        if position.tokens()[0].startswith("tile"):
            assert first_letters(position) == {letter}
            position.play(position.legal()[-1])


@COUNTS
@MODES
def test_treasures_and_steps(players: int, mode: str) -> None:
    """TK-1.2: eight kinds of three treasures, face down; the steps 2 to 10 lie open."""
    position = GAME.start(players, mode=mode)
    assert seen(position)["unseen_treasures"] == dict.fromkeys(KINDS, 3)
    assert seen(position)["steps_left"] == {str(step): count for step, count in STEPS.items()}
    assert sum(STEPS.values()) == 48


def test_treasures_are_drawn_fairly() -> None:
    """TK-1.2: all face-down treasures are equally likely to be drawn."""
    table = Table().lay("c4", "A1").stand(0, "c4", 1).treasures(1, mask=3, vessel=2)
    position = table.position()
    play(position, "recover c4")
    assert position.to_move == sacbe.CHANCE
    weights = {GAME.moves[id].token.split()[1]: weight for id, weight in position.chance()}
    assert weights == {"vessel": 1, **dict.fromkeys(KINDS[2:], 3)}


@COUNTS
@pytest.mark.parametrize(("mode", "start"), [("basic", 0), ("tactical", 20)])
def test_every_player_starts_alike(players: int, mode: str, start: int) -> None:
    """TK-1.3: a leader, 18 explorers, 2 camps, 2 guards to set; no points, or 20 to bid."""
    position = GAME.start(players, mode=mode)
    assert len(seen(position)["players"]) == players
    for seat in range(players):
        player = has(position, seat)
        assert (player["leader"], player["explorers"], player["camps_left"]) == (True, 18, 2)
        assert (player["guards_left"], player["explorers_lost"]) == (2, 0)
        assert not player["leader_lost"]
        assert player["points"] == start
        assert player["treasures"] == dict.fromkeys(KINDS, 0)
    assert position.scores() == [start] * players


def test_the_leader_is_one_figure() -> None:
    """TK-1.3: a leader counts as one figure where figures are counted, and 3 in majorities."""
    position = Table().stand(0, "a4", leader=True).stand(1, "a4", 2).position()
    play(position, "uncover a4")
    assert not can(position, "uncover a4")
    assert can(position, "guard leader a4")
    position = Table().stand(0, "a4", 1, leader=True).position()
    play(position, "uncover a4", "uncover a4")
    assert at(position, "a4")["level"] == 3


@COUNTS
@MODES
def test_first_player_at_random(players: int, mode: str) -> None:
    """TK-1.4: all players are equally likely to be first."""
    position = GAME.start(players, mode=mode)
    assert position.to_move == sacbe.CHANCE
    assert position.tokens() == [f"first {seat}" for seat in range(players)]
    assert len({weight for _, weight in position.chance()}) == 1


@COUNTS
@MODES
def test_first_player_by_option(players: int, mode: str) -> None:
    """TK-1.4: the option names the first player, who plays or opens the first auction."""
    for first in range(players):
        position = GAME.start(players, first=first, mode=mode)
        drawn = GAME.start(players, mode=mode)
        play(drawn, f"first {first}")
        assert drawn == position
        while position.to_move == sacbe.CHANCE:
            position.play(position.legal()[0])
        assert seen(position)["first"] == first
        assert position.to_move == first


def test_no_other_first_player() -> None:
    """TK-1.4: only a seat at the table can be first."""
    with pytest.raises(sacbe.BadOption):
        GAME.start(2, first=2)


@COUNTS
def test_the_board_is_filled(players: int) -> None:
    """TK-1.1: the 36 tiles fill the board, unless volcanoes keep some off it."""
    position = GAME.start(players, first=0)
    while not position.is_over:
        places = [token for token in position.tokens() if token.startswith("place")]
        if position.to_move == sacbe.CHANCE or places:
            position.play(position.legal()[0])
        else:
            play(position, "end turn")
    assert sorted(seen(position)["hexes"]) == list(HEXES)


def test_opposite_sides_meet() -> None:
    """TK-1.1: neighbours meet at opposite sides."""
    for hex in HEXES:
        for side in SIDES:
            other = beside(hex, side)
            assert other is None or beside(other, across(side)) == hex
