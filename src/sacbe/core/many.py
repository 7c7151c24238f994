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
from sacbe.core.position import CHANCE, DEPTH, Position

LONG: Final = 8
"""Bytes of a whole number that goes in or out."""


class Many:
    """Games side by side. `step` writes what came of it into one writer each, game after game.

    >>> import sacbe
    >>> games = Many(sacbe.GAMES["tzolkin"], 2, {}, 3, by_points=False)
    >>> games.reset([1, 2, 3])
    >>> games.step(games.sample(Dice(7)))
    -1
    >>> games.positions[0].to_move in (0, 1)
    True
    """

    def __init__(
        self, game: Game, players: int, options: Mapping[str, object], count: int, by_points: bool
    ) -> None:
        self.game: Game = game
        self.start: Position = game.start(players, **dict(options))
        self.players: i64 = players
        self.moves: i64 = len(game.moves)
        self.by_points: bool = by_points
        self.positions: list[Position] = [self.start.copy() for _ in range(count)]
        self.dice: list[Dice] = [Dice(0) for _ in range(count)]
        self.legal: list[vec[i64]] = [vec[i64]() for _ in range(count)]
        self.blank: bytes = game.observation.empty(players)
        self.sheet: Sheet = Sheet()
        """Observations of the seats to move, 16 bits a number."""
        self.masks: BytesWriter = BytesWriter()
        """The legal moves of all games, 64 bits each: the game's number times the number of moves,
        plus the move."""
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
        self.sheet.out.truncate(0)
        self.masks.truncate(0)
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
            self.begin(number)
            self.tell(number)

    def begin(self, number: i64) -> None:
        """The next game in that place; the dice go on."""
        self.positions[number] = self.start.copy()
        self.draw(number)

    def draw(self, number: i64) -> None:
        """Let chance draw until somebody has to decide, or the game is over."""
        game = self.game
        position = self.positions[number]
        dice = self.dice[number]
        choices = game.choices(position)
        while position.mover() == CHANCE:
            game.apply(position, draw(position, dice, choices))
            choices = game.choices(position)
        self.legal[number] = choices

    def tell(self, number: i64) -> None:
        """Write how a game looks to the seat that decides, and what it may do."""
        position = self.positions[number]
        seat = position.mover()
        self.sheet.begin(self.blank)
        self.game.observation.write(position, seat, self.sheet)
        self.seats.append(u8(seat))
        masks = self.masks
        first = number * self.moves
        for id in self.legal[number]:
            write_i64_le(masks, first + id)

    def sample(self, dice: Dice) -> bytes:
        """A legal move for every game, any with equal probability, as `step` takes them."""
        out = BytesWriter()
        for choices in self.legal:
            write_i64_le(out, choices[dice.below(len(choices))])
        return out.getvalue()

    def wrong(self, actions: bytes) -> i64:
        """The first game whose action is not legal; -1 if all are."""
        number: i64
        for number in range(len(self.positions)):
            if read_i64_le(actions, LONG * number) not in self.legal[number]:
                return number
        return -1

    def step(self, actions: bytes) -> i64:
        """Play one move in every game, given as 64-bit numbers. If one is not legal nothing is
        played, and its game's number is returned; otherwise -1."""
        wrong = self.wrong(actions)
        if wrong >= 0:
            return wrong
        self.clear()
        number: i64
        for number in range(len(self.positions)):
            self.play(number, read_i64_le(actions, LONG * number))
            self.tell(number)
        return -1

    def play(self, number: i64, id: i64) -> None:
        """Play a move in one game; if that ends it, begin the next."""
        game = self.game
        position = self.positions[number]
        before = vec[i64](capacity=4)
        seat: i64
        if self.by_points:
            for seat in range(self.players):
                before = append(before, game.quarters(position, seat))
        game.apply(position, id)
        self.draw(number)
        over = position.cells[DEPTH] == 0
        self.finished.append(u8(1 if over else 0))
        for seat in range(self.players):
            points = game.quarters(position, seat)
            if self.by_points:
                write_f32_le(self.rewards, float(points - before[seat]) / QUARTERS)
            write_f32_le(self.points, float(points) / QUARTERS if over else 0.0)
        if not self.by_points:
            for reward in victory(position):
                write_f32_le(self.rewards, reward)
        if over:
            self.begin(number)


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
