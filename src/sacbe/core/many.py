"""Many games stepped at once, for programs that learn. What is drawn is drawn at once, and a game
that ends is followed by the next. Compiled together with the rules."""

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
"""Bytes of a whole number that goes in or out."""
SHORT: Final = 4
"""Bytes of a reward."""
CHUNK: Final = 8
"""Observations are handed over by so many: what a processor keeps at hand is small."""
LINE: Final = 8
"""Cells that a processor fetches from the memory at once."""


class Many:
    """Games side by side. `step` writes what came of it, game after game: observations into the
    bytes that it was given, and the rest into a writer each.

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
        """How many bytes of them have been handed over."""
        self.fetched: i64 = 0
        self.sheet: Sheet = Sheet()
        """Those that have not."""
        self.masks: BytesWriter = BytesWriter()
        self.legal: bytes = b""
        """The legal moves of all games, 64 bits each: the game's number times the number of moves,
        plus the move."""
        self.ends: vec[i64] = vec[i64]()
        """Where each game's end among them."""
        self.seats: BytesWriter = BytesWriter()
        """Who is to move, a byte a game."""
        self.finished: BytesWriter = BytesWriter()
        """1 where a game has ended, a byte a game."""
        self.rewards: BytesWriter = BytesWriter()
        """What the move brought to every seat, 32-bit floats."""
        self.points: BytesWriter = BytesWriter()
        """The final scores of games that have ended, 32-bit floats; 0 for the others."""

    def clear(self) -> None:
        """Forget what was written."""
        self.told = 0
        self.masks.truncate(0)
        self.ends = vec[i64](capacity=len(self.positions))
        self.seats.truncate(0)
        self.finished.truncate(0)
        self.rewards.truncate(0)
        self.points.truncate(0)

    def reset(self, seeds: Sequence[int]) -> None:
        """Begin every game anew, each with dice of its own."""
        self.clear()
        number: i64
        for number in range(len(self.positions)):
            self.dice[number] = Dice(seeds[number])
            self.tell(number, self.begin(number))
        self.close()

    def step(self, actions: bytes) -> i64:
        """Play one move in every game, given as 64-bit numbers. If one is not legal nothing is
        played, and its game's number is returned; otherwise -1."""
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
        """The first game whose action is not legal; -1 if all are."""
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
        """A legal move for every game, any with equal probability, as `step` takes them."""
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
        """The next game in that place; the dice go on. Returns what can be chosen."""
        position = self.start.copy()
        self.positions[number] = position
        return self.draw(position, number)

    def draw(self, position: Position, number: i64) -> vec[i64]:
        """Let chance draw until somebody has to decide, or the game is over; returns what can be
        chosen then."""
        game = self.game
        choices = game.choices(position)
        while position.mover() == CHANCE:
            game.apply(position, draw(position, self.dice[number], choices))
            choices = game.choices(position)
        return choices

    def play(self, number: i64, id: i64) -> vec[i64]:
        """Play a move in one game, and begin the next if that ends it; returns what can be chosen
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
        """Write how a game looks to the seat that decides, and what it may do."""
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
        """All games have been told."""
        self.hand_over()
        self.legal = self.masks.getvalue()

    def hand_over(self) -> None:
        """Put the observations where they belong."""
        data = self.sheet.out.getvalue()
        end = self.told + len(data)
        self.seen[self.told : end] = data
        self.told = end
        self.sheet.out.truncate(0)


def fetch(position: Position) -> i64:
    """Read through a position that has been out of sight for a thousand others, so that its cells
    come from the memory in one stream; the rules would ask for them here and there."""
    cells = position.cells
    total: i64 = 0
    at: i64 = FREE
    while at < len(cells):
        total += cells[at]
        at += LINE
    return total


def victory(position: Position) -> list[float]:
    """By seat: 1 for a victory, -1 for a defeat, and between them for a shared victory; 0 as long
    as the game goes on.

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
