"""Section 3 of the rules: placing a tile."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacbe import Position
from sacbe.core.dice import Dice
from tests.tikal.table import (
    GAME,
    HEXES,
    PRINTED,
    SIDES,
    TILE_IDS,
    TILES,
    Table,
    Tile,
    across,
    at,
    beside,
    can,
    end_turns,
    full,
    has,
    left,
    play,
    seen,
    stones,
)

RUINS = [tile for tile in TILE_IDS if TILES[tile].terrain == "ruins"]
Look = tuple[str, tuple[int, ...]]
Board = dict[str, tuple[Tile, int]]


def board(position: Position) -> Board:
    """Return the tile on every explored hex, and its rotation."""
    return {
        name: (TILES[hex["tile"]] if hex["tile"] else PRINTED[name], hex["rotation"])
        for name, hex in seen(position)["hexes"].items()
    }


def fits(explored: Board, tile: Tile, hex: str, turn: int) -> bool:
    """Whether a tile fits, by TK-3.1 and TK-3.2 word for word."""
    if hex in explored:
        return False
    for side in SIDES:
        other = beside(hex, side)
        if other not in explored:
            continue
        if tile.terrain == "volcano":
            return True
        if explored[other][0].terrain == "volcano":
            continue
        if stones(tile, turn, side) + stones(*explored[other], across(side)) > 0:
            return True
    return False


def look(tile: Tile, hex: str, turn: int) -> Look:
    """Return how a tile looks on a hex: two rotations may look the same."""
    return hex, tuple(stones(tile, turn, side) for side in SIDES)


def lawful(position: Position, tile: Tile) -> set[Look]:
    explored = board(position)
    return {
        look(tile, hex, turn)
        for hex in HEXES
        for turn in range(6)
        if fits(explored, tile, hex, turn)
    }


def offered(position: Position, tile: Tile) -> list[Look]:
    out = []
    for token in position.tokens():
        word, hex, turn = token.split()
        assert word == "place"
        out.append(look(tile, hex, int(turn)))
    return out


def check_places(position: Position, tile: str) -> None:
    """Check that exactly the legal placements are offered, each once."""
    places = offered(position, TILES[tile])
    assert set(places) == lawful(position, TILES[tile])
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("tile", TILE_IDS)
def test_first_places(tile: str) -> None:
    """TK-3.1: next to the printed hexes every rotation fits, as they have stones on all sides."""
    position = Table().holds(0, tile).position()
    check_places(position, tile)
    assert {token.split()[1] for token in position.tokens()} == {"a3", "b3", "c4", "c5"}


@pytest.mark.parametrize("players", [2, 4])
@given(seed=st.integers(0, 2**40))
def test_places(players: int, seed: int) -> None:
    """TK-3.1: on any board, exactly the places with a road are offered."""
    dice = Dice(seed)
    position = GAME.start(players, first=0)
    while not position.is_over:
        tile = seen(position)["tile"]
        if tile and not can(position, "end turn") and not can(position, "leave"):
            check_places(position, tile)
        if can(position, "end turn"):
            play(position, "end turn")
        else:
            legal = position.legal()
            position.play(legal[dice.below(len(legal))])


def test_only_free_hexes() -> None:
    """TK-3.1: a tile cannot cover another, or lie apart from the map."""
    position = Table().lay("c4", "A5").holds(0, "A1").position()
    for hex in ("a5", "a4", "b4", "b5", "c4", "e3", "h1"):
        assert not any(can(position, f"place {hex} {turn}") for turn in range(6))


def test_a_stone_of_the_neighbour_is_enough() -> None:
    """TK-3.1: stones on either side count: the map's stone makes a road to a bare side."""
    position = Table().holds(0, "C1").position()
    assert all(can(position, f"place a3 {turn}") for turn in range(6))


def test_a_stone_of_the_tile_is_enough() -> None:
    """TK-3.1: a stone of the tile makes a road to a bare side of the map."""
    position = Table().lay("c4", "C2", "sw").holds(0, "D2").position()
    assert [turn for turn in range(6) if can(position, f"place c3 {turn}")] == [3]


def test_one_road_is_enough() -> None:
    """TK-3.1: one border with a stone is enough, even if another explored border is bare."""
    position = Table().lay("c4", "C2", "sw").holds(0, "D2").position()
    assert all(can(position, f"place c5 {turn}") for turn in range(6))  # bare to c4, a road to b4


def test_stones_to_a_volcano_do_not_count() -> None:
    """TK-3.1: a tile that touches only a volcano does not fit, whichever way its stones face."""
    position = Table().lay("c4", "B4").holds(0, "D3").position()
    for hex in ("c3", "d3", "d4"):
        assert not any(can(position, f"place {hex} {turn}") for turn in range(6))


def test_beside_a_volcano_and_another() -> None:
    """TK-3.1: next to a volcano, the road must lead to another explored hex."""
    position = Table().lay("c4", "B4").lay("c5", "C2", "sw").holds(0, "D2").position()
    # d4 meets the volcano c4 to the north-west and the bare side of c5 to the south-west
    assert [turn for turn in range(6) if can(position, f"place d4 {turn}")] == [4]


def test_a_volcano_needs_no_road() -> None:
    """TK-3.2: a volcano fits next to any explored hex, including bare sides and volcanoes."""
    table = Table().lay("c4", "C2", "sw").lay("c5", "B4").holds(0, "D5")
    position = table.position()
    # c3, d3 and d4 touch bare sides only; d5 touches only the volcano c5
    wanted = ["a3", "b3", "c3", "d3", "d4", "d5"]
    assert sorted({token.split()[1] for token in position.tokens()}) == wanted


def test_a_volcano_looks_the_same_all_around() -> None:
    """TK-3.2: a volcano has no stones, so there is no choice of rotation."""
    position = Table().holds(0, "D5").position()
    assert len(position.tokens()) == 4


def test_no_road_into_a_volcano() -> None:
    """TK-3.2: nobody can enter a volcano, however many stones face it."""
    table = Table().lay("c4", "C2", "n").lay("c3", "B4").stand(0, "c4", 1, leader=True)
    position = table.position()
    assert not can(position, "move explorer c4 c3")
    assert not can(position, "move leader c4 c3")
    assert at(position, "c4")["roads"][0] == 0
    assert at(position, "c3")["roads"] == [0] * 6


def test_no_camp_on_a_volcano() -> None:
    """TK-3.2: nobody is ever on a volcano, so nothing is done there."""
    table = Table().lay("c4", "D5").lay("c5", "A5").stand(0, "b4", 4).stand(0, "c5", 4)
    position = table.position()
    assert not any(token.split()[-1] == "c4" for token in position.tokens())


@pytest.mark.parametrize("tile", RUINS)
def test_ruins_get_treasures(tile: str) -> None:
    """TK-3.3: ruins get as many face-down treasures as they show masks."""
    position = Table().holds(0, tile).position()
    before = seen(position)["unseen_treasures"]
    play(position, "place c4 1")
    assert at(position, "c4")["treasures"] == TILES[tile].number
    assert seen(position)["unseen_treasures"] == before  # nobody knows which


@pytest.mark.parametrize("tile", ["A5", "A2", "D5"])
def test_only_ruins_get_treasures(tile: str) -> None:
    """TK-3.3: no other terrain has treasures; a temple has its printed level."""
    position = Table().holds(0, tile).position()
    play(position, "place c4 0")
    assert at(position, "c4")["treasures"] == 0
    assert at(position, "c4")["level"] == (2 if tile == "A2" else 0)


def sealed(free: tuple[str, ...], volcanoes: dict[str, str]) -> Table:
    """Return a table where the free hexes are behind volcanoes; the first player has drawn G3."""
    return full(Table(3).holds(0, "G3"), free, **volcanoes)


def test_no_place_at_all() -> None:
    """TK-3.4: if no tile fits behind volcanoes, it leaves the game, and the turn continues."""
    table = sealed(("a1", "a2"), {"a3": "B4", "b1": "D5", "b2": "F1", "c1": "G4"})
    position = table.position()
    assert position.tokens() == ["leave"]
    assert position.to_move == 0
    play(position, "leave")
    assert position.to_move == 0
    assert left(position) == 10
    assert seen(position)["tile"] is None
    assert {"a1", "a2"} & set(seen(position)["hexes"]) == set()
    assert "G3" not in [hex["tile"] for hex in seen(position)["hexes"].values()]
    assert "G3" not in seen(position)["unseen_tiles"]
    play(position, "enter explorer base")
    assert left(position) == 9


def test_the_next_tile_after_one_that_left() -> None:
    """TK-3.4: the game continues with the next tile, which may also leave the game."""
    table = sealed(("a1", "a2"), {"a3": "B4", "b1": "D5", "b2": "F1"})
    unseen = [tile for i, tile in enumerate(TILE_IDS) if table.data["tiles"][i] == 0]
    position = table.position()
    play(position, "leave", "end turn", f"tile {unseen[0]}")
    assert position.to_move == 1
    assert position.tokens() == ["leave"]


def test_the_last_tile_leaves() -> None:
    """TK-3.4: a last tile that leaves the game still ends it, as if it had been placed."""
    position = sealed(("a1",), {"a2": "B4", "b1": "D5"}).position()
    play(position, "leave", "end turn")
    assert seen(position)["scoring"] == "final"
    assert end_turns(position, 3) == [1, 2, 0]
    assert position.is_over


def test_ruins_that_leave() -> None:
    """TK-3.4: the treasures of ruins that leave the game stay hidden."""
    table = full(Table(2).holds(0, "G2"), ("a1",), a2="B4", b1="D5")
    position = table.position()
    before = seen(position)["unseen_treasures"]
    play(position, "leave")
    assert seen(position)["unseen_treasures"] == before
    GAME.check(position)


def test_no_leaving_while_a_place_is_left() -> None:
    """TK-3.4: a tile that fits somewhere has to be placed."""
    table = full(Table(2).holds(0, "G2"), ("a1", "h1"), a2="B4", b1="D5")
    position = table.position()
    assert not can(position, "leave")
    assert {token.split()[1] for token in position.tokens()} == {"h1"}


def test_a_volcano_always_fits() -> None:
    """TK-3.4: a volcano can be placed behind volcanoes."""
    table = full(Table(2).holds(0, "F1"), ("a1", *HEXES[-5:]), a2="B4", b1="D5")
    position = table.position()
    assert can(position, "place a1 0")
    assert not can(position, "leave")
    assert has(position, 0)["points"] == 0
