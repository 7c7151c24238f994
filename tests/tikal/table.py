"""A table to test a rule on: set things up by name, and let `Game.load` check the result.

The contents of the box and the board are repeated here, so that the tests do not depend on the
engine's own tables.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sacbe
from sacbe import Position

GAME = sacbe.GAMES["tikal"]
KINDS = ("mask", "vessel", "jaguar", "serpent", "bird", "sun", "shell", "knife")
SIDES = ("n", "ne", "se", "s", "sw", "nw")
HEXES = tuple(f"{column}{row}" for column in "abcdefgh" for row in range(1, 6))
STEPS = {2: 3, 3: 6, 4: 9, 5: 11, 6: 8, 7: 5, 8: 3, 9: 2, 10: 1}
TREASURE_POINTS = (0, 1, 3, 6)
PLACES = ("base", "camp1", "camp2")
BASE = "a5"


class Tile(NamedTuple):
    """A tile or a printed hex; its number is a temple's level or the number of treasures in ruins.
    Stones are listed clockwise from the north side."""

    terrain: str
    number: int
    stones: tuple[int, ...]


def _tiles(text: str) -> dict[str, Tile]:
    rows = [line.split() for line in text.strip().splitlines()]
    return {row[0]: Tile(row[1], int(row[2]), tuple(map(int, row[3]))) for row in rows}


TILES = _tiles("""
A1 ruins    4 201000
A2 temple   2 200100
A3 ruins    4 200010
A4 temple   1 210000
A5 clearing 0 001101
A6 temple   2 201000
B1 clearing 0 201000
B2 clearing 0 210000
B3 ruins    4 120000
B4 volcano  0 000000
B5 temple   3 200100
B6 temple   2 102000
C1 temple   3 300000
C2 clearing 0 300000
C3 ruins    3 300000
C4 clearing 0 110100
C5 temple   4 200010
D1 temple   5 100200
D2 ruins    3 300000
D3 clearing 0 101010
D4 temple   5 300000
D5 volcano  0 000000
E1 clearing 0 100200
E2 temple   5 300000
E3 clearing 0 100200
E4 temple   6 300000
E5 ruins    2 120000
F1 volcano  0 000000
F2 temple   4 300000
F3 ruins    2 200100
F4 temple   4 210000
F5 clearing 0 200100
G1 clearing 0 100200
G2 ruins    2 300000
G3 temple   3 120000
G4 temple   3 201000
""")
PRINTED = _tiles("""
a5 base_camp 0 111000
a4 temple    1 110100
b4 clearing  0 111000
b5 temple    1 010001
""")
TILE_IDS = tuple(TILES)
VOLCANOES = ("B4", "D5", "F1")

# Where a tile is, in a dump.
STACK, OPEN, IN_HAND, PLACED, OUT = range(5)
GONE = 41
SPARE_RUINS = (
    ("a3", "A3", "n"),
    ("a2", "B3", "n"),
    ("a1", "C3", "se"),
    ("b1", "D2", "ne"),
    ("c1", "E5", "n"),
)
"""The source of players' treasures that no ruins of the test gave; a road leads there."""


def beside(hex: str, side: str) -> str | None:
    """Return the hex across a side, or None beyond the edge. Columns b, d, f and h are half a hex
    lower."""
    column, row = "abcdefgh".index(hex[0]), int(hex[1])
    low = column % 2
    right, down = {
        "n": (0, -1),
        "ne": (1, low - 1),
        "se": (1, low),
        "s": (0, 1),
        "sw": (-1, low),
        "nw": (-1, low - 1),
    }[side]
    if 0 <= column + right < 8 and 1 <= row + down <= 5:
        return f"{'abcdefgh'[column + right]}{row + down}"
    return None


def across(side: str) -> str:
    """Return the side of the neighbour that meets this side."""
    return SIDES[(SIDES.index(side) + 3) % 6]


def stones(tile: Tile, rotation: int, side: str) -> int:
    """Return the stones on a side of a tile turned clockwise by `rotation` sixths."""
    return tile.stones[(SIDES.index(side) - rotation) % 6]


class Table:
    """A turn after the tile was placed, on a board where only the printed hexes are explored.

    Nobody has anything. Unspecified parts follow from the specified ones: supplies, remaining steps
    and treasures, past scoring rounds. Tiles that must have been drawn by now but lie nowhere are
    out of the game.
    """

    def __init__(
        self, players: int = 4, turn: int = 0, left: int = 10, mode: str = "basic"
    ) -> None:
        self.data: dict[str, Any] = GAME.start(players, first=0, mode=mode).dump()
        self.players = players
        self.tactical = mode == "tactical"
        self.in_stack: tuple[str, ...] | None = None
        self.data["turn"] = 1
        if self.tactical:
            self.totems(*range(players))
        self.turn(turn, left)

    # The player to move.

    def turn(self, seat: int, left: int = 10) -> Table:
        """Let a player spend action points, of which `left` remain."""
        self.data["agenda"] = [["turn_over", seat, 0, 0, ""], ["spend", seat, left, 0, ""]]
        return self

    def holds(self, seat: int, tile: str) -> Table:
        """Let a player be about to place a tile."""
        self.turn(seat)
        self.data["agenda"].append(["place", seat, 0, 0, ""])
        self.data["held"] = TILE_IDS.index(tile) + 1
        self.data["tiles"][TILE_IDS.index(tile)] = IN_HAND
        return self

    def draws(self, seat: int, tile: str) -> Position:
        """Return a position of the basic game in which a player has just drawn this tile."""
        self.data["agenda"] = [["turn_over", seat, 0, 0, ""], ["take_tile", seat, 0, 0, ""]]
        self.data["agenda"].append(["tile", sacbe.CHANCE, 1, 0, ""])
        self._find_treasures()
        for i, other in enumerate(TILE_IDS):
            if other[0] < tile[0] and self.data["tiles"][i] == STACK:
                self.data["tiles"][i] = OUT
        position = self.position()
        position.play(f"tile {tile}")
        return position

    def auction(self, opener: int) -> Table:
        """Let a player open an auction of the tactical game."""
        self.data["agenda"] = [["bid", opener, 0, 0, ""]]
        return self

    def chooses(self, seat: int) -> Table:
        """Let a player choose a tile after winning an auction of the tactical game."""
        self.data["agenda"] = [["turn_over", seat, 0, 0, ""], ["take_tile", seat, 0, 0, ""]]
        self.data["agenda"].append(["choose", seat, 0, 0, ""])
        return self

    def totems(self, *seats: int) -> Table:
        """Set the players whose totems are up."""
        self.data["totem_up"] = [int(seat in seats) for seat in range(self.players)]
        return self

    def shown(self, *tiles: str) -> Table:
        """Set the open tiles of the tactical game."""
        for tile in tiles:
            self.data["tiles"][TILE_IDS.index(tile)] = OPEN
        return self

    def stack(self, *tiles: str) -> Table:
        """Set the tiles that are still face down."""
        self.in_stack = tiles
        return self

    # The board.

    def lay(self, hex: str, tile: str, north: str = "n") -> Table:
        """Lay a tile on a hex; its north side points to `north`."""
        at, number = HEXES.index(hex), TILE_IDS.index(tile)
        assert self.data["hexes"][at] == 0, hex
        assert self.data["tiles"][number] == STACK, tile
        self.data["hexes"][at] = 1 + 6 * number + SIDES.index(north)
        self.data["tiles"][number] = PLACED
        kind = TILES[tile]
        if kind.terrain == "temple":
            self.data["levels"][at] = kind.number
        elif kind.terrain == "ruins":
            self.data["treasures_left"][at] = kind.number
        return self

    def level(self, hex: str, level: int) -> Table:
        """Set a temple's level; the steps come from the supply."""
        self.data["levels"][HEXES.index(hex)] = level
        return self

    def dig(self, hex: str, left: int, by: int) -> Table:
        """Leave only `left` treasures in ruins; player `by` has the others, of different kinds as
        far as possible."""
        at = HEXES.index(hex)
        while self.data["treasures_left"][at] > left:
            self.data["treasures_left"][at] -= 1
            held = [sum(column) for column in zip(*self.data["treasures"], strict=True)]
            kind = max(range(8), key=lambda kind: (-held[kind], kind))
            self.data["treasures"][by][kind] += 1
        return self

    def done(self, hex: str, count: int) -> Table:
        """Set how many steps or treasures were dug up on a hex in this turn."""
        self.data["done_this_turn"][HEXES.index(hex)] = count
        return self

    # The players.

    def stand(self, seat: int, hex: str, explorers: int = 0, leader: bool = False) -> Table:
        """Put a player's figures on a hex."""
        self.data["explorers"][seat][HEXES.index(hex)] += explorers
        if leader:
            self.data["leader"][seat] = HEXES.index(hex) + 1
        return self

    def lost(self, seat: int, explorers: int = 0, leader: bool = False) -> Table:
        """Remove a player's figures from the game."""
        self.data["explorers_lost"][seat] += explorers
        if leader:
            self.data["leader_lost"][seat] = 1
            self.data["leader"][seat] = GONE
        return self

    def camp(self, seat: int, *hexes: str) -> Table:
        """Pitch a player's camps in this order."""
        for hex in hexes:
            self.data["camps"][HEXES.index(hex)] = seat + 1
            self.data["camp_hexes"][seat][self.data["camps_set"][seat]] = HEXES.index(hex) + 1
            self.data["camps_set"][seat] += 1
        return self

    def guard(self, seat: int, hex: str, leader: bool = False) -> Table:
        """Put a player's guard on a temple."""
        self.data["guards"][HEXES.index(hex)] = seat + 1 + (4 if leader else 0)
        self.data["guards_set"][seat] += 1
        if leader:
            self.data["leader"][seat] = GONE
        return self

    def treasures(self, seat: int, **kinds: int) -> Table:
        """Give a player treasures."""
        for kind, count in kinds.items():
            self.data["treasures"][seat][KINDS.index(kind)] += count
        return self

    def points(self, *points: int) -> Table:
        """Set every player's points."""
        self.data["points"] = list(points)
        return self

    # The position.

    def position(self) -> Position:
        self._find_treasures()
        self._put_out_tiles()
        held = [sum(column) for column in zip(*self.data["treasures"], strict=True)]
        self.data["treasures_unseen"] = [3 - count for count in held]
        left = [STEPS.get(step, 0) for step in range(12)]
        for at, level in enumerate(self.data["levels"]):
            for step in range(self._tile(at).number + 1, level + 1):
                left[step] -= 1
        self.data["steps_left"] = left
        for seat in range(self.players):
            used = sum(self.data["explorers"][seat]) + self.data["explorers_lost"][seat]
            used += self.data["guards"].count(seat + 1)
            self.data["explorers_in_supply"][seat] = 18 - used
        volcanoes = [self.data["tiles"][TILE_IDS.index(tile)] for tile in VOLCANOES]
        rounds = sum(where in (PLACED, OUT, IN_HAND) for where in volcanoes)
        self.data["scoring_rounds"] = rounds
        return GAME.load(self.data)

    def _tile(self, at: int) -> Tile:
        on = self.data["hexes"][at]
        if on == 0:
            return Tile("unexplored", 99, ())
        number = (on - 1) // 6
        return TILES[TILE_IDS[number]] if number < 36 else PRINTED[HEXES[at]]

    def _find_treasures(self) -> None:
        """Take players' treasures from ruins, from spare ones if the test has no others."""
        for hex, tile, north in SPARE_RUINS:
            missing = sum(map(sum, self.data["treasures"]))
            for at in range(40):
                if self._tile(at).terrain == "ruins":
                    missing -= self._tile(at).number - self.data["treasures_left"][at]
            assert missing >= 0
            if missing > 0:
                self.lay(hex, tile, north)
                left = max(0, TILES[tile].number - missing)
                self.data["treasures_left"][HEXES.index(hex)] = left

    def _put_out_tiles(self) -> None:
        """Remove tiles so that letters are in order and tactical rounds complete."""
        tiles = self.data["tiles"]
        if self.in_stack is not None:
            for i, tile in enumerate(TILE_IDS):
                if tiles[i] == STACK and tile not in self.in_stack:
                    tiles[i] = OUT
        drawn = [tile[0] for i, tile in enumerate(TILE_IDS) if tiles[i] != STACK]
        for i, tile in enumerate(TILE_IDS):
            if tiles[i] == STACK and tile[0] < max(drawn, default="A"):
                tiles[i] = OUT
        if not self.tactical:
            return
        kinds = [entry[0] for entry in self.data["agenda"]]
        chosen = int(kinds[0] == "turn_over" and "choose" not in kinds)
        while tiles.count(OPEN) < sum(self.data["totem_up"]) - chosen:
            tiles[tiles.index(STACK)] = OPEN
        while tiles.count(STACK) % self.players != 0:
            tiles[tiles.index(STACK)] = OUT


def full(table: Table, free: tuple[str, ...] = (), **tiles: str) -> Table:
    """Explore the whole board except for the `free` hexes, with `tiles` on their hexes and other
    tiles, in order, on the rest."""
    for hex, tile in tiles.items():
        table.lay(hex, tile)
    for at, hex in enumerate(HEXES):
        if table.data["hexes"][at] == 0 and hex not in free:
            table.lay(hex, TILE_IDS[table.data["tiles"].index(STACK)])
    return table


def play(position: Position, *tokens: str) -> None:
    """Play moves one after another."""
    for token in tokens:
        position.play(token)


def can(position: Position, token: str) -> bool:
    """Whether this move is legal now; a misspelt one is an error."""
    return GAME.moves.parse(token).id in position.legal()


def seen(position: Position) -> Any:
    """Return the spectator's view, untyped."""
    return position.view(None)


def has(position: Position, seat: int) -> dict[str, Any]:
    """Return a player's part of the spectator's view."""
    player: dict[str, Any] = seen(position)["players"][seat]
    return player


def at(position: Position, hex: str) -> dict[str, Any]:
    """Return an explored hex of the spectator's view."""
    found: dict[str, Any] = seen(position)["hexes"][hex]
    return found


def figures(position: Position, seat: int, hex: str) -> tuple[int, bool]:
    """Return a player's explorers on a hex, and whether the leader is there."""
    there = at(position, hex)["figures"][seat]
    return there["explorers"], there["leader"]


def left(position: Position) -> int:
    """Return the action points left."""
    points: int = seen(position)["action_points"]
    return points


def points(position: Position) -> list[int]:
    """Return every player's points."""
    return [int(score) for score in position.scores()]


def spent(position: Position, *tokens: str) -> int:
    """Play moves; return the action points that they cost. Check that `Game.load` still accepts the
    position."""
    before = left(position)
    play(position, *tokens)
    assert GAME.load(position.dump()) == position
    return before - left(position)


def end_turns(position: Position, count: int) -> list[int]:
    """End `count` turns without doing anything in them; return whose they were."""
    movers = []
    for _ in range(count):
        movers.append(position.to_move)
        position.play("end turn")
    return movers
