"""Monte-Carlo tree search with chance nodes, a value for every seat, and one node for each
position: small moves in another order lead to the same node. Compiled together with the rules."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.dice import WORD, Dice
from sacbe.core.evaluation import POINT, Evaluation
from sacbe.core.playout import draw, playout
from sacbe.core.position import CHANCE, NOBODY, PLAYERS, TURN, Position

LOG_THREE: Final = 1.0986122886681098  # a lead of the game's doubt wins three of four
FAR: Final = 20_000.0  # the lead that counts as full in the small share given to points
ROOMY: Final = 200_000
"""Nodes kept from one decision to the next: when there are more, the tree is grown anew."""
FULL: Final = 400_000
"""Nodes at the most: then only what is known is searched on, so that memory has a bound."""


class TreeSettings:
    """How a tree is searched; the defaults are what won most in measured matches."""

    def __init__(
        self,
        explore: float = 0.4,
        sharpness: float = 0.04,
        points: float = 0.1,
        ahead: int = -1,
        random: bool = False,
    ) -> None:
        self.explore: float = explore  # how much is tried that does not look best
        self.sharpness: float = sharpness  # the smaller, the more the first look counts
        self.points: float = points  # how much points count beside winning
        self.ahead: i64 = ahead  # at which turn's end to stop; -1: where the evaluation says
        self.random: bool = random  # full random playouts instead of the evaluation


class Node:
    """A position that has been reached, and what came of it."""

    def __init__(self, seat: i64, moves: vec[i64], players: i64) -> None:
        count = len(moves)
        self.seat: i64 = seat
        self.moves: vec[i64] = moves
        self.after: list[Node | None] = [None] * count
        self.tries: vec[i64] = vec[i64]([0] * count)
        # How good each move looks to the one to move, at first sight, and how much it deserves
        # to be tried; empty until somebody looks.
        self.looks: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float]()
        self.visits: i64 = 0
        # Over all visits, for every seat: what it can hope for, wins, and hundredths of points.
        self.players: i64 = players
        self.sums: vec[float] = vec[float]([0.0] * (3 * players))

    def hope(self, seat: i64) -> float:
        """What a seat is searched for here, from 0 to 1: winning, and a little for points."""
        return self.sums[seat] / float(self.visits)

    def wins(self, seat: i64) -> float:
        """How probably a seat wins from here."""
        return self.sums[self.players + seat] / float(self.visits)

    def points(self, seat: i64) -> float:
        """How many points a seat will likely end with."""
        return self.sums[2 * self.players + seat] / float(POINT * self.visits)


def key(position: Position) -> int:
    """A number that tells positions apart."""
    a: i64 = 2166136261
    b: i64 = 40503
    for cell in position.cells:
        a = ((a ^ (cell + 7)) * 16777619) & WORD
        b = ((b + cell + 3) * 1566083941) & WORD
    return (a << 31) ^ b


class Tree:
    """Everything that has been searched, from whatever position the game is at now."""

    def __init__(self, evaluation: Evaluation, settings: TreeSettings, dice: Dice) -> None:
        self.evaluation: Evaluation = evaluation
        self.settings: TreeSettings = settings
        self.dice: Dice = dice
        self.nodes: dict[int, Node] = {}
        self.terms: vec[i64] = vec[i64]([0] * len(evaluation.terms))

    def node(self, position: Position) -> Node:
        """The node of a position, made if it has not been reached before."""
        found = key(position)
        known = self.nodes.get(found)
        if known is not None:
            return known
        made = Node(position.mover(), position.choices(), position.cells[PLAYERS])
        self.nodes[found] = made
        return made

    def root(self, position: Position) -> Node:
        """The node to search from. What was searched before is kept while there is room."""
        if len(self.nodes) > ROOMY:
            self.nodes = {}
        return self.node(position)

    def search(self, start: Position, root: Node) -> None:
        """One playout: down the tree to something new, and its value back up."""
        position = start.copy()
        cells = position.cells
        players = cells[PLAYERS]
        path: list[Node] = [root]
        node = root
        until: i64 = -1  # the turn at which to stop, once something new is reached
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
        """How many turns' ends a playout goes on from something new."""
        ahead = self.settings.ahead
        return self.evaluation.ahead(position) if ahead < 0 else ahead

    def drawn(self, position: Position, node: Node) -> i64:
        """Which of the draws chance makes, each with its probability."""
        id = draw(position, self.dice, node.moves)
        at: i64 = 0
        while node.moves[at] != id:
            at += 1
        return at

    def best(self, node: Node) -> i64:
        """The move to try next: what has come of it, or how it looks, and how much it deserves
        to be tried beside what has been."""
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
        """The move to try next without an evaluation: every one once, then the most promising."""
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
        """A first look at every move of a node."""
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
        """What every seat can hope for by the evaluation."""
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
        """What every seat has of a game that is over."""
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
        """Let points count a little beside winning, so that a lost or a won game is still played
        for points."""
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
