"""Many games stepped at once, for programs that learn. Chance moves are made automatically, and a
game that ends is followed by the next. Compiled together with the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.strings import BytesWriter, read_i64_le, write_f32_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sacbe.core.dice import Dice
from sacbe.core.game import QUARTERS, Game
from sacbe.core.observation import Sheet
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, DEPTH, FREE, Position

LONG: Final = 8
"""Bytes of an integer in the input and output."""
SHORT: Final = 4
"""Bytes of a reward."""
CHUNK: Final = 8
"""Games whose observations are copied together, few enough to stay in the processor's cache."""
LINE: Final = 8
"""Cells that a processor fetches from memory at once."""


class Many:
    """Many games stepped together. `step` writes the results game after game: observations into the
    memory given to the constructor, everything else into one writer each.

    >>> import sacbe
    >>> game = sacbe.GAMES["tzolkin"]
    >>> seen = memoryview(bytearray(3 * len(game.observation.empty(2))))
    >>> games = Many(game, 2, {}, seen, 3, by_points=False)
    >>> games.reset([1, 2, 3])
    >>> games.step(games.sample(Dice(7)))
    -1
    >>> games.positions[0].to_move in (0, 1)
    True
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object],
        seen: memoryview,
        count: int,
        by_points: bool,
    ) -> None:
        self.game: Game = game
        self.start: Position = game.start(players, **dict(options))
        self.players: i64 = players
        self.moves: i64 = len(game.moves)
        self.by_points: bool = by_points
        self.positions: list[Position] = [self.start.copy() for _ in range(count)]
        self.dice: list[Dice] = [Dice(0) for _ in range(count)]
        self.blank: bytes = game.observation.empty(players)
        self.nothing: bytes = bytes(SHORT * players)
        self.seen: memoryview = seen
        """Observations of the seats to move, 16 bits a number."""
        self.told: i64 = 0
        """How many bytes of `seen` have been written."""
        self.fetched: i64 = 0
        self.sheet: Sheet = Sheet()
        """Observations that have not been copied to `seen` yet."""
        self.masks: BytesWriter = BytesWriter()
        self.legal: bytes = b""
        """The legal moves of all games, 64 bits each: the game's number times the number of moves,
        plus the move."""
        self.ends: vec[i64] = vec[i64]()
        """Where each game's moves end in `legal`."""
        self.seats: BytesWriter = BytesWriter()
        """The seats to move, one byte per game."""
        self.finished: BytesWriter = BytesWriter()
        """1 where a game has ended, one byte per game."""
        self.rewards: BytesWriter = BytesWriter()
        """Every seat's reward for the move, as 32-bit floats."""
        self.points: BytesWriter = BytesWriter()
        """The final scores of games that have ended, 32-bit floats; 0 for the others."""

    def clear(self) -> None:
        """Discard the results of the last step."""
        self.told = 0
        self.masks.truncate(0)
        self.ends = vec[i64](capacity=len(self.positions))
        self.seats.truncate(0)
        self.finished.truncate(0)
        self.rewards.truncate(0)
        self.points.truncate(0)

    def reset(self, seeds: Sequence[int]) -> None:
        """Start every game over, each with its own dice."""
        self.clear()
        number: i64
        for number in range(len(self.positions)):
            self.dice[number] = Dice(seeds[number])
            self.tell(number, self.begin(number))
        self.close()

    def step(self, actions: bytes) -> i64:
        """Play one move in every game, given as 64-bit numbers. Returns -1, or the number of the
        first game whose move is not legal; then nothing has been played."""
        wrong = self.wrong(actions)
        if wrong >= 0:
            return wrong
        self.clear()
        number: i64
        for number in range(len(self.positions)):
            self.tell(number, self.play(number, read_i64_le(actions, LONG * number)))
        self.close()
        return -1

    def wrong(self, actions: bytes) -> i64:
        """Return the first game whose action is not legal, or -1."""
        legal = self.legal
        number: i64
        at: i64 = 0
        for number in range(len(self.positions)):
            chosen = read_i64_le(actions, LONG * number)
            end = self.ends[number]
            found = False
            while at < end:
                if read_i64_le(legal, LONG * at) - number * self.moves == chosen:
                    found = True
                at += 1
            if not found:
                return number
        return -1

    def sample(self, dice: Dice) -> bytes:
        """Return a random legal move for every game, in the format of `step`; all are equally
        likely."""
        out = BytesWriter()
        legal = self.legal
        number: i64
        first: i64 = 0
        for number in range(len(self.positions)):
            end = self.ends[number]
            chosen = first + dice.below(end - first)
            write_i64_le(out, read_i64_le(legal, LONG * chosen) - number * self.moves)
            first = end
        return out.getvalue()

    def begin(self, number: i64) -> vec[i64]:
        """Start the next game in a place, with the same dice, and return its legal moves."""
        position = self.start.copy()
        self.positions[number] = position
        return self.draw(position, number)

    def draw(self, position: Position, number: i64) -> vec[i64]:
        """Make chance moves until somebody has to decide or the game is over; return the legal
        moves then."""
        game = self.game
        choices = game.choices(position)
        while position.mover() == CHANCE:
            game.apply(position, draw(position, self.dice[number], choices))
            choices = game.choices(position)
        return choices

    def play(self, number: i64, id: i64) -> vec[i64]:
        """Play a move in one game, start the next if that ends it, and return the legal moves
        then."""
        game = self.game
        position = self.positions[number]
        self.fetched += fetch(position)
        before = vec[i64]()
        seat: i64
        if self.by_points:
            for seat in range(self.players):
                before = append(before, game.quarters(position, seat))
        game.apply(position, id)
        choices = self.draw(position, number)
        if self.by_points:
            for seat in range(self.players):
                gained = game.quarters(position, seat) - before[seat]
                write_f32_le(self.rewards, float(gained) / QUARTERS)
        if position.cells[DEPTH] != 0:
            self.finished.append(0)
            self.points.write(self.nothing)
            if not self.by_points:
                self.rewards.write(self.nothing)
            return choices
        self.finished.append(1)
        for seat in range(self.players):
            write_f32_le(self.points, float(game.quarters(position, seat)) / QUARTERS)
        if not self.by_points:
            for reward in victory(position):
                write_f32_le(self.rewards, reward)
        return self.begin(number)

    def tell(self, number: i64, choices: vec[i64]) -> None:
        """Write a game's observation for the seat to move, and its legal moves."""
        position = self.positions[number]
        seat = position.mover()
        self.sheet.begin(self.blank)
        self.game.observation.write(position, seat, self.sheet)
        self.seats.append(u8(seat))
        masks = self.masks
        first = number * self.moves
        for id in choices:
            write_i64_le(masks, first + id)
        self.ends = append(self.ends, len(masks) // LONG)
        if number % CHUNK == CHUNK - 1:
            self.hand_over()

    def close(self) -> None:
        """Finish the output after the last game."""
        self.hand_over()
        self.legal = self.masks.getvalue()

    def hand_over(self) -> None:
        """Copy the observations into `seen`."""
        data = self.sheet.out.getvalue()
        end = self.told + len(data)
        self.seen[self.told : end] = data
        self.told = end
        self.sheet.out.truncate(0)


def fetch(position: Position) -> i64:
    """Read through a position that is likely out of the cache, so that its cells are fetched in one
    pass; the rules access them in no order."""
    cells = position.cells
    total: i64 = 0
    at: i64 = FREE
    while at < len(cells):
        total += cells[at]
        at += LINE
    return total


def victory(position: Position) -> list[float]:
    """Return 1 for a win, -1 for a loss and a value in between for a shared win, by seat; 0 while
    the game goes on.

    >>> import sacbe
    >>> victory(sacbe.GAMES["tikal"].start(3))
    [0.0, 0.0, 0.0]
    """
    if not position.is_over:
        return [0.0] * position.players
    winners = position.winners()
    return [
        2.0 / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(position.players)
    ]
