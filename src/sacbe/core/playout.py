"""Random games to the end, and counting move sequences to a depth. Compiled together with the
rules."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.dice import Dice
from sacbe.core.game import Game
from sacbe.core.position import CHANCE, DEPTH, TURN, Position


class Tally(NamedTuple):
    """The totals of a run of random games."""

    games: int
    decisions: int
    """Moves by players, without chance moves."""
    moves: int
    """All moves, chance moves included."""
    offered: int
    """Legal moves, summed over all decisions."""
    longest: int
    """Moves in the longest game."""


def draw(position: Position, dice: Dice, choices: vec[i64]) -> i64:
    """Return a random move: by weight for chance, with equal probability for a player."""
    if position.mover() != CHANCE:
        return choices[dice.below(len(choices))]
    game = position.game
    total: i64 = 0
    for id in choices:
        total += game.weight(position, id)
    left = dice.below(total)
    for id in choices:
        left -= game.weight(position, id)
        if left < 0:
            return id
    return choices[len(choices) - 1]


def playout(position: Position, dice: Dice) -> tuple[i64, i64, i64]:
    """Play at random to the end; return the number of decisions, of all moves, and of legal moves
    offered."""
    game = position.game
    cells = position.cells
    decisions: i64 = 0
    moves: i64 = 0
    offered: i64 = 0
    while cells[DEPTH] != 0:
        choices = game.choices(position)
        if position.mover() == CHANCE:
            game.apply(position, draw(position, dice, choices))
        else:
            decisions += 1
            offered += len(choices)
            game.apply(position, choices[dice.below(len(choices))])
        moves += 1
    return decisions, moves, offered


def playouts(game: Game, players: int, games: int, seed: int) -> Tally:
    """Play whole random games from the start.

    >>> import sacbe
    >>> playouts(sacbe.GAMES["tzolkin"], 2, 3, seed=1).games
    3
    """
    dice = Dice(seed)
    decisions: i64 = 0
    moves: i64 = 0
    offered: i64 = 0
    longest: i64 = 0
    for _ in range(games):
        d, m, o = playout(game.start(players), dice)
        decisions += d
        moves += m
        offered += o
        if m > longest:
            longest = m
    return Tally(games, decisions, moves, offered, longest)


class Results:
    """The results of random games as counts, so that memory does not grow with the number of
    games."""

    def __init__(self, players: int) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.moves: int = 0
        self.offered: int = 0
        self.lengths: dict[int, int] = {}
        """Games by their number of decisions."""
        self.turns: dict[int, int] = {}
        """Games by their number of turns."""
        self.scores: list[dict[int, int]] = [{} for _ in range(players)]
        """For each seat, games by its final score in quarters of a point."""
        self.wins: list[dict[int, int]] = [{} for _ in range(players)]
        """For each seat, games that it won, by the number of winners."""

    def add(self, position: Position, decisions: int, moves: int, offered: int) -> None:
        """Count a game that is over."""
        self.games += 1
        self.decisions += decisions
        self.moves += moves
        self.offered += offered
        count(self.lengths, decisions)
        count(self.turns, position.cells[TURN])
        for seat in range(position.players):
            count(self.scores[seat], position.game.quarters(position, seat))
        winners = position.winners()
        for winner in winners:
            count(self.wins[winner], len(winners))


def count(counts: dict[int, int], value: int) -> None:
    """Add one to the count of a value."""
    counts[value] = counts.get(value, 0) + 1


def play_on(start: Position, games: int, dice: Dice, results: Results) -> None:
    """Play random games from a position to the end and count them. The dice continue from their
    current state, so that a run split into portions gives the same games.

    >>> import sacbe
    >>> results = Results(2)
    >>> play_on(sacbe.GAMES["tzolkin"].start(2), 3, Dice(1), results)
    >>> results.games, sum(results.lengths.values())
    (3, 3)
    """
    for _ in range(games):
        position = start.copy()
        decisions, moves, offered = playout(position, dice)
        results.add(position, decisions, moves, offered)


def perft(position: Position, depth: i64) -> i64:
    """Return how many sequences of `depth` moves there are, chance moves included; games that end
    earlier count once.

    >>> import sacbe
    >>> perft(sacbe.GAMES["tzolkin"].start(2), 2)
    26
    """
    if depth == 0 or position.cells[DEPTH] == 0:
        return 1
    choices = position.choices()
    if depth == 1:
        return len(choices)
    count: i64 = 0
    for id in choices:
        after = position.copy()
        after.apply(id)
        count += perft(after, depth - 1)
    return count
