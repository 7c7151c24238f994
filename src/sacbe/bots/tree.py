"""Monte Carlo tree search with chance nodes and a value for every seat. Each position has one node:
the same moves in another order lead to the same node. Compiled together with the rules."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.dice import WORD, Dice
from sacbe.core.evaluation import POINT, Evaluation
from sacbe.core.playout import draw, playout
from sacbe.core.position import CHANCE, NOBODY, PLAYERS, TURN, Position

LOG_THREE: Final = 1.0986122886681098  # a lead equal to `doubt` wins three games out of four
FAR: Final = 20_000.0  # the lead that counts fully in the small share given to points
ROOMY: Final = 200_000
"""Nodes kept from one decision to the next; a larger tree is discarded."""
FULL: Final = 400_000
"""The most nodes: beyond that, only known nodes are searched, so that memory is bounded."""


class TreeSettings:
    """Settings of the search; the defaults won the most in matches."""

    def __init__(
        self,
        explore: float = 0.4,
        sharpness: float = 0.04,
        points: float = 0.1,
        ahead: int = -1,
        random: bool = False,
    ) -> None:
        self.explore: float = explore  # how often moves are tried that do not look best
        self.sharpness: float = sharpness  # the smaller, the more the first estimate counts
        self.points: float = points  # how much points count besides winning
        self.ahead: i64 = ahead  # after how many turns to stop; -1: the evaluation decides
        self.random: bool = random  # full random playouts instead of the evaluation


class Node:
    """A position that has been reached, and the results from there."""

    def __init__(self, seat: i64, moves: vec[i64], players: i64) -> None:
        count = len(moves)
        self.seat: i64 = seat
        self.moves: vec[i64] = moves
        self.after: list[Node | None] = [None] * count
        self.tries: vec[i64] = vec[i64]([0] * count)
        # The first estimate of each move for the seat to move, and how much it deserves to be
        # tried; empty until needed.
        self.looks: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.visits: i64 = 0
        # Sums over all visits, for every seat: values, wins, and hundredths of points.
        self.players: i64 = players
        self.sums: vec[float] = vec[float]([0.0] * (3 * players))

    def hope(self, seat: i64) -> float:
        """Return a seat's value here, from 0 to 1: mostly winning, and a little for points."""
        return self.sums[seat] / float(self.visits)

    def wins(self, seat: i64) -> float:
        """Return a seat's probability of winning."""
        return self.sums[self.players + seat] / float(self.visits)

    def points(self, seat: i64) -> float:
        """Return a seat's expected final score."""
        return self.sums[2 * self.players + seat] / float(POINT * self.visits)


def key(position: Position) -> int:
    """Return a fingerprint of a position."""
    a: i64 = 2166136261
    b: i64 = 40503
    for cell in position.cells:
        a = ((a ^ (cell + 7)) * 16777619) & WORD
        b = ((b + cell + 3) * 1566083941) & WORD
    return (a << 31) ^ b


class Tree:
    """Everything searched so far, from the current position of the game."""

    def __init__(self, evaluation: Evaluation, settings: TreeSettings, dice: Dice) -> None:
        self.evaluation: Evaluation = evaluation
        self.settings: TreeSettings = settings
        self.dice: Dice = dice
        self.nodes: dict[int, Node] = {}
        self.terms: vec[i64] = vec[i64]([0] * len(evaluation.terms))

    def node(self, position: Position) -> Node:
        """Return the node of a position, and create it if it is new."""
        found = key(position)
        known = self.nodes.get(found)
        if known is not None:
            return known
        made = Node(position.mover(), position.choices(), position.cells[PLAYERS])
        self.nodes[found] = made
        return made

    def root(self, position: Position) -> Node:
        """Return the node to search from. Earlier results are kept while there is room."""
        if len(self.nodes) > ROOMY:
            self.nodes = {}
        return self.node(position)

    def search(self, start: Position, root: Node) -> None:
        """Run one playout: down the tree to a new node, then its value back up."""
        position = start.copy()
        cells = position.cells
        players = cells[PLAYERS]
        path: list[Node] = [root]
        node = root
        until: i64 = -1  # the turn at which to stop, once a new node is reached
        values = vec[float]([0.0] * (3 * players))
        while True:
            if node.seat == NOBODY:
                self.result(position, values)
                break
            edge: i64 = 0
            if node.seat == CHANCE:
                edge = self.drawn(position, node)
            elif len(node.moves) > 1:
                if self.settings.random:
                    if node.visits == 0 and node is not root:
                        playout(position, self.dice)
                        self.result(position, values)
                        break
                    edge = self.least_tried(node)
                else:
                    if until < 0 and node.visits == 0:
                        until = cells[TURN] + self.ahead(position)
                    if until >= 0 and cells[TURN] >= until and node is not root:
                        self.judge(position, values)
                        break
                    if len(node.looks) == 0:
                        self.look(position, node)
                    edge = self.best(node)
            position.apply(node.moves[edge])
            node.tries[edge] += 1
            after = node.after[edge]
            if after is None:
                if len(self.nodes) >= FULL:
                    if position.mover() == NOBODY:
                        self.result(position, values)
                    else:
                        self.judge(position, values)
                    break
                after = self.node(position)
                node.after[edge] = after
            node = after
            path.append(node)
        for passed in path:
            passed.visits += 1
            sums = passed.sums
            for at in range(3 * players):
                sums[at] += values[at]

    def ahead(self, position: Position) -> i64:
        """Return after how many turns a playout stops, counted from a new node."""
        ahead = self.settings.ahead
        return self.evaluation.ahead(position) if ahead < 0 else ahead

    def drawn(self, position: Position, node: Node) -> i64:
        """Draw a chance move, each with its probability, and return its index."""
        id = draw(position, self.dice, node.moves)
        at: i64 = 0
        while node.moves[at] != id:
            at += 1
        return at

    def best(self, node: Node) -> i64:
        """Return the index of the move to try next, by its results or its first estimate, and by
        how much it deserves to be tried more."""
        seat = node.seat
        wide = self.settings.explore * sqrt(float(node.visits + 1))
        found: i64 = 0
        most = -1e9
        for edge in range(len(node.moves)):
            tries = node.tries[edge]
            value = node.looks[edge]
            after = node.after[edge]
            if after is not None and after.visits > 0:
                value = after.sums[seat] / float(after.visits)
            value += wide * node.prior[edge] / float(tries + 1)
            if value > most:
                most = value
                found = edge
        return found

    def least_tried(self, node: Node) -> i64:
        """Return the index of the move to try next without an evaluation: each one once, then the
        most promising."""
        seat = node.seat
        found: i64 = 0
        most = -1e9
        untried: i64 = 0
        wide = float(node.visits + 1)
        for edge in range(len(node.moves)):
            tries = node.tries[edge]
            if tries == 0:
                untried += 1
                if self.dice.below(untried) == 0:
                    found = edge
            elif untried == 0:
                value = 0.5
                after = node.after[edge]
                if after is not None and after.visits > 0:
                    value = after.sums[seat] / float(after.visits)
                value += self.settings.explore * sqrt(sqrt(wide) / float(tries))
                if value > most:
                    most = value
                    found = edge
        return found

    def look(self, position: Position, node: Node) -> None:
        """Make a first estimate of every move of a node."""
        count = len(node.moves)
        seat = node.seat
        looks = vec[float]([0.0] * count)
        prior = vec[float]([0.0] * count)
        values = vec[float]([0.0] * (3 * position.cells[PLAYERS]))
        most = -1.0
        for edge in range(count):
            after = position.copy()
            after.apply(node.moves[edge])
            if after.mover() == NOBODY:
                self.result(after, values)
            else:
                self.judge(after, values)
            looks[edge] = values[seat]
            if values[seat] > most:
                most = values[seat]
        total = 0.0
        for edge in range(count):
            share = exp((looks[edge] - most) / self.settings.sharpness)
            prior[edge] = share
            total += share
        for edge in range(count):
            prior[edge] = prior[edge] / total
        node.looks = looks
        node.prior = prior

    def judge(self, position: Position, values: vec[float]) -> None:
        """Write every seat's value by the evaluation."""
        players = position.cells[PLAYERS]
        evaluation = self.evaluation
        terms = self.terms
        most: i64 = 0
        for seat in range(players):
            evaluation.estimate(position, seat, terms)
            points: i64 = 0
            for part in terms:
                points += part
            values[2 * players + seat] = float(points)
            if seat == 0 or points > most:
                most = points
        scale = LOG_THREE / float(evaluation.doubt(position))
        total = 0.0
        for seat in range(players):
            share = exp((values[2 * players + seat] - float(most)) * scale)
            values[players + seat] = share
            total += share
        for seat in range(players):
            values[players + seat] = values[players + seat] / total
        self.mix(values, players)

    def result(self, position: Position, values: vec[float]) -> None:
        """Write every seat's result in a game that is over."""
        players = position.cells[PLAYERS]
        scores = position.scores()
        for seat in range(players):
            values[players + seat] = 0.0
            values[2 * players + seat] = float(POINT * scores[seat])
        winners = position.winners()
        for winner in winners:
            values[players + winner] = 1.0 / float(len(winners))
        self.mix(values, players)

    def mix(self, values: vec[float], players: i64) -> None:
        """Let points count a little besides winning, so that the bot keeps playing well when the
        game is decided."""
        small = self.settings.points
        total = 0.0
        for seat in range(players):
            total += values[2 * players + seat]
        for seat in range(players):
            own = values[2 * players + seat]
            lead = 0.5 + 0.5 * (own - (total - own) / float(players - 1)) / FAR
            if lead < 0.0:
                lead = 0.0
            elif lead > 1.0:
                lead = 1.0
            values[seat] = values[players + seat] * (1.0 - small) + lead * small
