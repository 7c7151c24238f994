"""The turns of a recorded game, and what a search finds about each of them."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from sacbe.core.position import CHANCE, Position
from sacbe.core.record import Record
from sacbe.review import analysis
from sacbe.review.analysis import Line, SearchBudget
from sacbe.review.lines import Moves, endings, forced, imagine, names
from sacbe.review.wording import whole_turn

LINES: Final = 3
"""Lines that are compared with what was played."""
REPEATS: Final = ((0.5, 1.0), (1.0, 2.0), (1.0, 0.5), (1.5, 1.0))
"""How a measurement is repeated: with this share of the playouts, by a search this many times as
curious, and each time with another seed. If nothing is drawn, another seed alone would change
nothing, and the noise would seem to be zero."""
CURVE: Final = 4
"""The chances after a turn are measured as often as a doubt, each time with this many times fewer
playouts, shared among as many searches as there are players."""


class Turn(NamedTuple):
    """A turn of a recorded game: from the seat's first choice to its last one."""

    number: int
    seat: int
    first: int
    """How many moves were made before it."""
    moves: Moves


class Outlook(NamedTuple):
    """The seats' prospects after a turn, as it really went."""

    wins: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard errors of the chances to win."""
    points: tuple[float, ...]


class Look(NamedTuple):
    """What a first look at a turn found."""

    number: int
    played: Line
    best: Line | None
    """None if there was nothing to choose."""
    after: Outlook


class Doubt(NamedTuple):
    """What repeated measurements of a turn found: how much better the better line was each time."""

    number: int
    wins: list[float]
    points: list[float]


def all_turns(record: Record) -> list[Turn]:
    """Return the turns in which somebody chose something."""
    out: list[Turn] = []
    position = record.game.start(record.players, **record.options)
    for number, id in enumerate(record.moves):
        seat = position.to_move
        if seat != CHANCE:
            if out and out[-1].number == position.turn and out[-1].seat == seat:
                out[-1] = out[-1]._replace(moves=tuple(record.moves[out[-1].first : number + 1]))
            else:
                out.append(Turn(position.turn, seat, number, (id,)))
        position.apply(id)
    return out


class TurnAnalyst:
    """Searches any turn of a game."""

    def __init__(self, record: Record, playouts: int, seed: int) -> None:
        self.turns: dict[int, Turn] = {turn.number: turn for turn in all_turns(record)}
        positions = list(record.positions())
        self.starts: dict[int, Position] = {
            turn.number: positions[turn.first] for turn in self.turns.values()
        }
        self.ends: dict[int, Position] = {
            turn.number: positions[turn.first + len(turn.moves)] for turn in self.turns.values()
        }
        self.playouts: int = playouts
        self.seed: int = seed

    def seed_of(self, number: int, repeat: int = 0) -> int:
        """Return the turn's own seed."""
        return (self.seed * 10_007 + number) * 101 + repeat

    def look(self, number: int) -> Look:
        """Compare what was played with the best line found. Both are measured in the same way, and
        with nothing but what the seat could know."""
        turn = self.turns[number]
        seed = self.seed_of(number)
        worlds = imagine(self.starts[number].view(turn.seat), seed)
        lines = [turn.moves]
        if not forced(worlds[0], turn.moves):
            budget = SearchBudget(self.playouts, 0.0)
            same = names(worlds[0], turn.moves, whole_turn)
            found = analysis.find_lines(worlds, LINES + 1, budget, seed, tell=whole_turn)
            lines += [moves for moves in found if not same & names(worlds[0], moves, whole_turn)][
                :LINES
            ]
        measured = self.measure(worlds, lines, turn.seat, seed, max(1, self.playouts // 2))
        played, others = measured[0], measured[1:]
        best = max(others, key=lambda line: line.value.hope) if others else None
        return Look(number, played, best, self.outlook(number))

    def outlook(self, number: int) -> Outlook:
        """Return everybody's prospects after a turn, by what its player knew then. The evaluation
        favours the seat that has just moved. So playouts end after one more turn, after two, and so
        on up to a whole round, equally often: then no turn favours its seat more than another."""
        end = self.ends[number]
        players = range(end.players)
        if end.is_over:
            scores = tuple(float(score) for score in end.scores())
            return Outlook(tuple(shares(end)), (0.0,) * end.players, scores)
        seat = self.turns[number].seat
        playouts = self.playouts / (CURVE * end.players)
        found: list[tuple[list[float], list[float]]] = []
        for repeat, (share, curious) in enumerate(REPEATS, 1):
            seed = self.seed_of(number, repeat)
            budget = SearchBudget(max(1, round(playouts * share)), 0.0)
            worlds = imagine(end.view(seat), seed)
            values = [
                analysis.measure([worlds], seat, budget, seed, ahead=ahead, curious=curious)[0]
                for ahead in range(1, end.players + 1)
            ]
            found.append(
                (
                    [sum(value.wins[s] for value in values) / len(values) for s in players],
                    [sum(value.points[s] for value in values) / len(values) for s in players],
                )
            )
        wins = [mean_and_error([each[s] for each, _ in found]) for s in players]
        return Outlook(
            tuple(mean for mean, _ in wins),
            tuple(error for _, error in wins),
            tuple(sum(each[s] for _, each in found) / len(found) for s in players),
        )

    def measure(
        self,
        worlds: list[Position],
        lines: list[Moves],
        seat: int,
        seed: int,
        playouts: int,
        curious: float = 1.0,
    ) -> list[Line]:
        """Return lines with what they are worth."""
        budget = SearchBudget(playouts, 0.0)
        ends = [endings(worlds, moves, seed) for moves in lines]
        values = analysis.measure(ends, seat, budget, seed, curious=curious)
        return [
            analysis.describe(worlds, moves, value, seat, seed)
            for moves, value in zip(lines, values, strict=True)
        ]

    def doubt(self, number: int, better: Moves) -> Doubt:
        """Compare a better line with what was played several times, each time in another way."""
        turn = self.turns[number]
        wins: list[float] = []
        points: list[float] = []
        for repeat, (share, curious) in enumerate(REPEATS, 1):
            seed = self.seed_of(number, repeat)
            worlds = imagine(self.starts[number].view(turn.seat), seed)
            lines = [turn.moves, better]
            playouts = max(1, round(self.playouts * share))
            played, best = self.measure(worlds, lines, turn.seat, seed, playouts, curious)
            wins.append(best.value.wins[turn.seat] - played.value.wins[turn.seat])
            points.append(best.value.lead(turn.seat) - played.value.lead(turn.seat))
        return Doubt(number, wins, points)


def shares(position: Position) -> list[float]:
    """Return every seat's share of the victory in a game that is over."""
    winners = position.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(position.players)]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Return the mean of some values, and its standard error."""
    mean = sum(values) / len(values)
    squares = sum((value - mean) ** 2 for value in values)
    return mean, math.sqrt(squares / (len(values) - 1) / len(values))
