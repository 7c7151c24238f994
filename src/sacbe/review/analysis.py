"""What a position offers: the best lines to the end of the turn, what each is worth, and why.

Everything starts from what one seat can see. Where something is hidden, several possible worlds
are imagined, and every line is measured in all of them (see `lines`).
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from sacbe.bots.greedy import greedy
from sacbe.bots.tree import Node, Tree, TreeSettings
from sacbe.core.dice import Dice
from sacbe.core.errors import BadOption
from sacbe.core.evaluation import Evaluation
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, Position
from sacbe.review.lines import Moves, Tell, depends, endings, imagine, names

SPARE: Final = 2
"""Lines measured beyond those wanted: what was tried most need not be best."""
MOST_LOOKED_AT: Final = 400
"""Lines of the tree to look at, at most, to find different ones."""
PORTION: Final = 16
"""Playouts between two looks at the clock."""
SMALLEST: Final = 0.3
"""Points. What changes less is no reason."""

Progress = Callable[[float], None]
Terms = dict[str, float]


class Reason(NamedTuple):
    """A difference that the evaluation sees: one of its terms, in points."""

    term: str
    points: float


def reasons_json(reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    """Return reasons as JSON."""
    return [{"term": reason.term, "points": round(reason.points, 2)} for reason in reasons]


def rounded(values: Sequence[float]) -> list[float]:
    """Round numbers to meaningful digits."""
    return [round(value, 4) + 0.0 for value in values]


def lead(points: Sequence[float], seat: int) -> float:
    """Return how far a seat is ahead of the others' average.

    >>> lead([5.0, 1.0, 3.0], 0)
    3.0
    """
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


class Value(NamedTuple):
    """What a search found, for every seat."""

    wins: tuple[float, ...]
    """The probability that each wins."""
    points: tuple[float, ...]
    """The expected final points of each."""
    hope: float
    """What the search maximizes, from 0 to 1: winning, and a little for points."""
    playouts: int

    def lead(self, seat: int) -> float:
        """Return how far a seat is expected to finish ahead of the others' average."""
        return lead(self.points, seat)

    def json(self) -> dict[str, Any]:
        """Return the value as reviews and hints show it."""
        return {"wins": rounded(self.wins), "points": rounded(self.points)}


class Line(NamedTuple):
    """Small moves to the end of a turn, what they are worth, and what they change."""

    seat: int
    moves: Moves
    """Down to the seat's last choice; a draw on the way is one of several that are possible."""
    value: Value
    now: Terms
    """The seat's terms of the evaluation before the line."""
    end: Terms
    """Its terms after the line."""
    rivals: tuple[float, ...]
    """The final points that the evaluation expects for each seat after the line."""

    def gains(self) -> list[Reason]:
        """Return what the line changes for its seat, the biggest change first."""
        return differences(self.now, self.end)

    def against(self, other: Line) -> list[Reason]:
        """Return what its seat has beyond another line, the biggest difference first."""
        return differences(other.end, self.end)


def differences(before: Terms, after: Terms) -> list[Reason]:
    """Return the terms that differ, the biggest difference first; of equals, the first term.

    >>> differences({"corn": 1.0, "temples": 0.0}, {"corn": 2.0, "temples": 4.5})
    [Reason(term='temples', points=4.5), Reason(term='corn', points=1.0)]
    """
    found = [Reason(term, round(after[term] - before[term], 6)) for term in before]
    return sorted(
        (reason for reason in found if reason.points), key=lambda reason: -abs(reason.points)
    )


def analyse(
    view: Mapping[str, Any],
    playouts: int,
    seed: int,
    best: int,
    seconds: float = 0.0,
    progress: Progress | None = None,
    tell: Tell | None = None,
) -> list[Line]:
    """Return the best lines for the seat of a view, which must be to move; the best one first.
    The playouts go into finding lines, and half as many into measuring each of them. With
    `seconds` instead of playouts, half of the time goes into finding lines, half into measuring
    them. Lines that `tell` puts into the same words are one line.

    >>> import sacbe
    >>> position = sacbe.GAMES["tikal"].start(2, first=0)
    >>> position.play(position.legal()[0])
    >>> [line.seat for line in analyse(position.view(0), playouts=4, seed=1, best=1)]
    [0]
    """
    seat = mover(view)
    report = progress or _silent
    worlds = imagine(view, seed)
    found = find_lines(
        worlds,
        best + SPARE,
        SearchBudget(playouts, seconds / 2),
        seed,
        lambda share: report(share / 2),
        tell,
    )
    values = measure(
        [endings(worlds, moves, seed) for moves in found],
        seat,
        SearchBudget(-(-playouts // 2), seconds / 2),
        seed,
        lambda share: report(0.5 + share / 2),
    )
    lines = [
        describe(worlds, moves, value, seat, seed)
        for moves, value in zip(found, values, strict=True)
    ]
    return sorted(lines, key=lambda line: -line.value.hope)[:best]


class SearchBudget(NamedTuple):
    """How much to search: playouts, or seconds if `playouts` is 0."""

    playouts: int
    seconds: float


def _silent(share: float) -> None:
    pass


def mover(view: Mapping[str, Any]) -> int:
    """Return the seat of a view; raises `BadOption` unless it is to move."""
    seat = view["seat"]
    if not isinstance(seat, int) or seat != view["to_move"]:
        raise BadOption("error-hint-not-to-move", seat=str(seat))
    return seat


# Searching.


def run(
    tree: Tree, starts: Sequence[tuple[Position, Node]], budget: SearchBudget, report: Progress
) -> None:
    """Search from some positions in turn until the budget is spent."""
    began = perf_counter()
    done = 0
    while True:
        for position, root in starts:
            tree.search(position, root)
            done += 1
            if budget.playouts and done >= budget.playouts:
                break
        if budget.playouts:
            share = done / budget.playouts
        else:
            share = (perf_counter() - began) / budget.seconds
        if done % PORTION < len(starts):
            report(min(share, 1.0))
        if share >= 1.0:
            return


def plant(game_position: Position, seed: int, ahead: int = -1, curious: float = 1.0) -> Tree:
    """Return an empty tree. Its playouts end after `ahead` turns, or where the evaluation says. A
    more curious search looks more at what does not seem best."""
    settings = TreeSettings(ahead=ahead)
    settings.explore *= curious
    return Tree(game_position.game.evaluation, settings, Dice(seed))


def measure(
    ends: Sequence[Sequence[Position]],
    seat: int,
    budget: SearchBudget,
    seed: int,
    report: Progress = _silent,
    ahead: int = -1,
    curious: float = 1.0,
) -> list[Value]:
    """Return what the ends of some lines are worth, each with the same seed and budget."""
    trees = [plant(positions[0], seed, ahead, curious) for positions in ends]
    starts = [
        [(position, tree.root(position)) for position in positions]
        for tree, positions in zip(trees, ends, strict=True)
    ]
    if budget.playouts:
        for number, (tree, roots) in enumerate(zip(trees, starts, strict=True)):
            run(tree, roots, budget, _silent)
            report((number + 1) / len(trees))
    else:  # in turns, so that each has the same number whenever time is up
        began = perf_counter()
        while True:
            for tree, roots in zip(trees, starts, strict=True):
                run(tree, roots, SearchBudget(max(PORTION, len(roots)), 0.0), _silent)
            share = (perf_counter() - began) / budget.seconds
            report(min(share, 1.0))
            if share >= 1.0:
                break
    return [sum_up([root for _, root in roots], seat) for roots in starts]


def sum_up(roots: Sequence[Node], seat: int) -> Value:
    """Average what was found from several positions. A position may be there several times."""
    reached = [root for root in roots if root.visits > 0]
    count = len(reached)
    players = range(int(reached[0].players))
    nodes = {id(root): root for root in reached}
    return Value(
        tuple(sum(root.wins(other) for root in reached) / count for other in players),
        tuple(sum(root.points(other) for root in reached) / count for other in players),
        sum(root.hope(seat) for root in reached) / count,
        sum(int(root.visits) for root in nodes.values()),
    )


def find_lines(
    worlds: Sequence[Position],
    count: int,
    budget: SearchBudget,
    seed: int,
    report: Progress = _silent,
    tell: Tell | None = None,
) -> list[Moves]:
    """Return different lines to the end of the turn, the most tried first. The same moves in
    another order, or a line in the same words, do not count as different."""
    tree = plant(worlds[0], seed)
    roots = [tree.root(world) for world in worlds]
    run(tree, list(zip(worlds, roots, strict=True)), budget, report)
    found: list[Moves] = []
    lucky: list[Moves] = []  # can be played only after some of the draws on the way
    seen: set[object] = set()
    # What is left to look at: minus the number of tries, a number that keeps equals in order, the
    # world, the moves so far.
    number = 0
    queue: list[tuple[float, int, int, Moves]] = []
    for at in range(len(worlds)):
        heapq.heappush(queue, (-float(roots[at].visits), number, at, ()))
        number += 1
    looked = 0
    while queue and len(found) < count and looked < MOST_LOOKED_AT:
        _, _, at, prefix = heapq.heappop(queue)
        looked += 1
        walk = TreeWalk(worlds[at], roots[at], prefix, tree)
        called = names(worlds[at], walk.moves, tell) if walk.moves else set()
        for weight, branch in walk.branches:
            heapq.heappush(queue, (-weight, number, at, branch))
            number += 1
        if not walk.moves or seen & called:
            continue
        if depends(worlds[at], walk.moves, seed):
            lucky.append(walk.moves)
        else:
            found.append(walk.moves)
            seen |= called
    return found or lucky[:1]


class TreeWalk:
    """The most tried way down a tree to the end of the turn, after the moves of `prefix`."""

    def __init__(self, world: Position, root: Node, prefix: Moves, tree: Tree) -> None:
        self.branches: list[tuple[float, Moves]] = []
        """Other ways that were tried, with how often."""
        position = world.copy()
        seat, turn = position.to_move, position.turn
        node: Node | None = root
        moves: list[int] = []
        last = 0  # moves up to the last choice
        share = 1.0  # how much of all that was drawn here
        while not position.is_over and position.turn == turn:
            if position.to_move not in (seat, CHANCE):
                break
            edge = self.next_edge(node, prefix, moves)
            if node is None or edge < 0:
                node = None
                if position.to_move == CHANCE:
                    id = draw(position, tree.dice, position.choices())
                else:
                    id = greedy(position, tree.evaluation, tree.dice)
            else:
                id = node.moves[edge]
                if node.seat == CHANCE:
                    share *= int(node.tries[edge]) / sum(int(tries) for tries in node.tries)
                elif len(moves) >= len(prefix):
                    for other, tries in enumerate(node.tries):
                        if tries and other != edge:
                            branch = (*moves, int(node.moves[other]))
                            self.branches.append((int(tries) / share, branch))
                node = node.after[edge]
            chosen = position.to_move != CHANCE
            position.apply(id)
            moves.append(int(id))
            if chosen:
                last = len(moves)
        self.moves: Moves = tuple(moves[:last])

    @staticmethod
    def next_edge(node: Node | None, prefix: Moves, moves: list[int]) -> int:
        """Return where the prefix leads, or where most tries went; -1 where nothing was tried."""
        if node is None:
            return -1
        if len(moves) < len(prefix):
            return list(node.moves).index(prefix[len(moves)])
        best = -1
        most = 0
        for edge, tries in enumerate(node.tries):
            if tries > most:
                best, most = edge, int(tries)
        return best


# Why.


def describe(worlds: Sequence[Position], moves: Moves, value: Value, seat: int, seed: int) -> Line:
    """Return a line with what the evaluation says before and after it."""
    ends = endings(worlds, moves, seed)
    evaluation = worlds[0].game.evaluation
    return Line(
        seat,
        moves,
        value,
        terms(evaluation, worlds, seat),
        terms(evaluation, ends, seat),
        tuple(sum(terms(evaluation, ends, other).values()) for other in range(worlds[0].players)),
    )


def terms(evaluation: Evaluation, positions: Sequence[Position], seat: int) -> Terms:
    """Return the terms of the evaluation, averaged over some positions."""
    all_terms = [evaluation.explain(position, seat) for position in positions]
    return {
        name: sum(each[name] for each in all_terms) / len(all_terms) for name in evaluation.terms
    }
