"""A table to test a rule on: set things up by name, and let `Game.load` check the result."""

from __future__ import annotations

from typing import Any

import sacbe
from sacbe import Position

GAME = sacbe.GAMES["tzolkin"]
GOODS = ("corn", "wood", "stone", "gold", "skull")
TEMPLES = ("chaac", "quetzalcoatl", "kukulcan")
TECHNOLOGIES = ("agriculture", "extraction", "architecture", "theology")
NEUTRAL = 5


class Table:
    """The first turn of a game in which nobody has anything: no goods, no levels, three workers
    in hand, markers on their starting steps. Wealth tiles without lasting effect are kept.
    """

    def __init__(self, players: int = 4, first: int = 0) -> None:
        position = GAME.start(players, first=first)
        kept = ["W02", "W04", "W06", "W08", "W10", "W12", "W13", "W16"]
        for seat in range(players):  # two tiles each that are kept, two that are not
            kept_by = kept[2 * seat : 2 * seat + 2]
            other = ["W01", "W03", "W05", "W07", "W09", "W11", "W14", "W15"]
            for tile in kept_by + other[2 * seat : 2 * seat + 2]:
                self._until(position, f"deal {tile}")
                position.play(f"deal {tile}")
        while position.to_move == sacbe.CHANCE:
            position.play(position.legal()[0])
        while position.tokens()[0].startswith("keep"):
            position.play(next(t for t in position.tokens() if t.split()[1] in kept))
        self.data: dict[str, Any] = position.dump()
        self.players = players
        self.data["goods"] = [[0] * 5 for _ in range(players)]
        self.data["temples"] = [[1] * 3 for _ in range(players)]
        self.data["technologies"] = [[0] * 4 for _ in range(players)]
        self.data["skulls_left"] = 13

    @staticmethod
    def _until(position: Position, token: str) -> None:
        while token not in position.tokens():
            position.play(position.legal()[0])

    def goods(self, seat: int, **goods: int) -> Table:
        """Set a player's goods; skulls come from the supply."""
        for name, amount in goods.items():
            i = GOODS.index(name)
            if name == "skull":
                self.data["skulls_left"] -= amount - self.data["goods"][seat][i]
            self.data["goods"][seat][i] = amount
        return self

    def temples(self, seat: int, **steps: int) -> Table:
        """Set a player's markers, by step index (1 is the starting step)."""
        for name, step in steps.items():
            self.data["temples"][seat][TEMPLES.index(name)] = step
        return self

    def technologies(self, seat: int, **levels: int) -> Table:
        for name, level in levels.items():
            self.data["technologies"][seat][TECHNOLOGIES.index(name)] = level
        return self

    def workers(self, seat: int, in_play: int) -> Table:
        """Set how many workers a player has in play; new ones are in hand."""
        added = in_play - (6 - self.data["workers_in_supply"][seat])
        self.data["workers_in_supply"][seat] -= added
        self.data["workers_in_hand"][seat] += added
        return self

    def stand(self, seat: int, gear: str, *spaces: int) -> Table:
        """Put workers from a player's hand on spaces of a gear."""
        for space in spaces:
            assert self.data[gear][space] == 0, (gear, space)
            self.data[gear][space] = seat + 1
            self.data["workers_in_hand"][seat] -= 1
        return self

    def starter(self, seat: int) -> Table:
        """Put a player's worker on the starting-player space."""
        self.data["starting_space"] = seat + 1
        self.data["workers_in_hand"][seat] -= 1
        return self

    def neutral(self, **teeth: list[int]) -> Table:
        """Set where all neutral workers stand."""
        for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"):
            row = self.data[gear]
            for tooth in range(len(row)):
                if row[tooth] == NEUTRAL:
                    row[tooth] = 0
            for tooth in teeth.get(gear, []):
                row[tooth] = NEUTRAL
        return self

    def row(self, *buildings: str) -> Table:
        """Set the building row in this order, then empty slots. Others go back to the deck."""
        old = [i for i, where in enumerate(self.data["buildings"]) if where == 1]
        for i in old:
            self.data["buildings"][i] = 0 if (i < 14) == (self.data["age"] == 1) else 2
        numbers = [int(name[1:]) for name in buildings]
        for number in numbers:
            self.data["buildings"][number - 1] = 1
        self.data["row"] = numbers + [0] * (6 - len(numbers))
        return self

    def owns(self, seat: int, *tiles: str) -> Table:
        """Give a player buildings and monuments."""
        for tile in tiles:
            i = int(tile[1:]) - 1
            if tile[0] == "B":
                if self.data["buildings"][i] == 1:
                    slot = self.data["row"].index(i + 1)
                    self.data["row"][slot] = 0
                self.data["buildings"][i] = 3 + seat
            else:
                if self.data["monuments"][i] == 0:  # swap one in: their number is fixed
                    shown = next(j for j, w in enumerate(self.data["monuments"]) if w == 1)
                    self.data["monuments"][shown] = 0
                self.data["monuments"][i] = 3 + seat
        return self

    def monuments(self, *tiles: str) -> Table:
        """Set the monuments on display; their number depends on the number of players."""
        for i, where in enumerate(self.data["monuments"]):
            if where == 1:
                self.data["monuments"][i] = 0
        for tile in tiles:
            self.data["monuments"][int(tile[1:]) - 1] = 1
        return self

    def altars(self, *numbers: int) -> Table:
        """Put skulls on Chichen Itza; they come from the supply."""
        for number in numbers:
            self.data["altars"][number - 1] = 1
            self.data["skulls_left"] -= 1
        return self

    def jungle(self, group: int, corn: int, wood: int = 0) -> Table:
        """Set the tiles left in a group (2 to 5); the last seat has taken the others."""
        i, last = group - 2, self.players - 1
        self.data["corn_tiles_taken"][last] += self.data["corn_tiles"][i] - corn
        self.data["wood_tiles_taken"][last] += self.data["wood_tiles"][i] - wood
        self.data["corn_tiles"][i], self.data["wood_tiles"][i] = corn, wood
        return self

    def age_2(self) -> Table:
        """Go to the time after the second Food Day: the row holds B15 to B20."""
        self.data["age"] = 2
        self.data["food_days"] = 2
        self.data["day"] = 15
        for i in range(14):
            if self.data["buildings"][i] < 2:
                self.data["buildings"][i] = 2
        self.data["row"] = [0] * 6
        return self.row("B15", "B16", "B17", "B18", "B19", "B20")

    def day(self, day: int, food_days: int = 0) -> Table:
        if food_days >= 2 and self.data["age"] == 1:
            self.age_2()
        self.data["day"], self.data["food_days"] = day, food_days
        return self

    def points(self, seat: int, points: int) -> Table:
        self.data["quarter_points"][seat] = 4 * points
        return self

    def dark(self, seat: int) -> Table:
        """Turn a player's board dark side up."""
        self.data["board_light"][seat] = 0
        return self

    def last_turn(self) -> Table:
        """Make it the last player's turn of the round, instead of the first player's."""
        self.data["turns"] = self.players - 1
        seat = (self.data["first"] + self.players - 1) % self.players
        self.data["agenda"] = [["turn", seat, 0, 0, ""]]
        return self

    def calendar_corn(self, corn: int) -> Table:
        """Put corn on the calendar."""
        self.data["calendar_corn"] = corn
        return self

    def keeps(self, seat: int, tile: str) -> Table:
        """Let a player keep a wealth tile, in exchange for one of the default ones."""
        wealth = self.data["wealth"]
        i, j = int(tile[1:]) - 1, wealth.index(6 + seat)
        wealth[i], wealth[j] = wealth[j], wealth[i]
        return self

    def position(self) -> Position:
        return GAME.load(self.data)

    def retrieve(self, gear: str, space: int) -> Position:
        """Let the first player retrieve a worker from here; its action is still to be chosen."""
        position = self.stand(self.data["first"], gear, space).position()
        position.play(f"retrieve {gear} {space}")
        return position

    def act(self, gear: str, number: int) -> Position:
        """Let the first player retrieve a worker from this action's space and take the action."""
        position = self.retrieve(gear, number)
        position.play(f"act {gear} {number}")
        return position


def play(position: Position, *tokens: str) -> None:
    """Play moves one after another."""
    for token in tokens:
        position.play(token)


def draw_all(position: Position) -> None:
    """Let chance make the first possible draw until somebody has to decide."""
    while position.to_move == sacbe.CHANCE:
        position.play(position.legal()[0])


def has(position: Position, seat: int) -> dict[str, Any]:
    """Return a player's part of the spectator's view."""
    players: Any = position.view(None)["players"]
    player: dict[str, Any] = players[seat]
    return player


def can(position: Position, token: str) -> bool:
    """Whether this move is legal now; a misspelt one is an error."""
    return GAME.moves.parse(token).id in position.legal()


def changes(position: Position, *tokens: str, seat: int = 0) -> dict[str, float]:
    """Play moves; return what they change for a player, without what stays the same. Check that
    `Game.load` still accepts the position.
    """
    before = _counted(has(position, seat))
    play(position, *tokens)
    assert GAME.load(position.dump()) == position
    after = _counted(has(position, seat))
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def _counted(player: dict[str, Any]) -> dict[str, float]:
    names = (*GOODS, "points", "workers", "corn_tiles", "wood_tiles")
    return {name: player[name] for name in names} | {**player["temples"], **player["technologies"]}


def seen(position: Position) -> Any:
    """Return the spectator's view, untyped."""
    return position.view(None)


def close_round(position: Position, gear: str = "palenque") -> None:
    """Let the last player of the round place one worker and end the turn; chance draws."""
    play(position, f"place {gear}", "end turn")
    draw_all(position)
