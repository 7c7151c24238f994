"""What a position offers: the best lines to the end of the turn, what each is worth, and why.

Everything starts from what one seat can see. Where something is hidden, several possible worlds
are imagined, and every line is measured in all of them.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from sacbe.bots.greedy import greedy
from sacbe.bots.search import WORLDS
from sacbe.bots.tree import Node, Tree, TreeSettings, key
from sacbe.core.dice import Dice
from sacbe.core.errors import BadOption
from sacbe.core.evaluation import Evaluation
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, Position
from sacbe.core.registry import find_game

SPARE: Final = 2
"""So many more lines are measured than are wanted: what was tried most need not be best."""
MOST_LOOKED_AT: Final = 400
"""Lines of the tree that are looked at, at most, to find different ones."""
PORTION: Final = 16
"""Playouts between two looks at the clock."""
SMALLEST: Final = 0.3
"""Points, as they are shown: what changes less is no reason."""

Moves = tuple[int, ...]
Progress = Callable[[float], None]
Tell = Callable[[Position, Moves], Sequence[str]]
"""Says a line in words, in several parts."""
Terms = dict[str, float]


class Reason(NamedTuple):
    """A difference that the evaluation sees: one of its terms, in points."""

    term: str
    points: float


def reasons_json(reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    """Return reasons as JSON."""
    return [{"term": reason.term, "points": round(reason.points, 2)} for reason in reasons]


def rounded(values: Sequence[float]) -> list[float]:
    """Round numbers to the digits that can mean something."""
    return [round(value, 4) + 0.0 for value in values]


class Value(NamedTuple):
    """What a search found, for every seat."""

    wins: tuple[float, ...]
    """How probably each wins."""
    points: tuple[float, ...]
    """How many points each will likely end with."""
    hope: float
    """What the search works for, from 0 to 1: winning, and a little for points."""
    playouts: int

    def lead(self, seat: int) -> float:
        """How far a seat will likely be ahead of the others' average."""
        rest = sum(self.points) - self.points[seat]
        return self.points[seat] - rest / (len(self.points) - 1)

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
    """And after it."""
    rivals: tuple[float, ...]
    """What each seat will likely end with by the evaluation after the line, in points."""

    def gains(self) -> list[Reason]:
        """What the line changes for its seat, the biggest change first."""
        return differences(self.now, self.end)

    def against(self, other: Line) -> list[Reason]:
        """What its seat has more or less of than after another line, the most first."""
        return differences(other.end, self.end)


def differences(before: Terms, after: Terms) -> list[Reason]:
    """The terms that differ, the biggest difference first; of equals, the first term.

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
    """The best lines for the seat of a view, which must be to move; the best one first. The
    playouts go into finding lines, and half as many into measuring each of them. With `seconds`
    instead of playouts, half of the time goes into finding lines, half into measuring them.
    Lines of which `tell` says the same are one line.

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
    """How much is searched: playouts, or seconds if there are none."""

    playouts: int
    seconds: float


def _silent(share: float) -> None:
    pass


def mover(view: Mapping[str, Any]) -> int:
    """The seat of a view; raises `BadOption` unless it is to move."""
    seat = view["seat"]
    if not isinstance(seat, int) or seat != view["to_move"]:
        raise BadOption("error-hint-not-to-move", seat=str(seat))
    return seat


# Worlds and lines.


def imagine(view: Mapping[str, Any], seed: int) -> list[Position]:
    """Worlds that look like that: one where nothing is hidden, else several."""
    game = find_game(view["game"])
    dice = Dice(seed)
    worlds = [game.imagine(view, dice)]
    other = game.imagine(view, dice)
    if other != worlds[0]:
        worlds.append(other)
        worlds += [game.imagine(view, dice) for _ in range(WORLDS - 2)]
    return worlds


def follow(world: Position, moves: Sequence[int], dice: Dice | None) -> Position | None:
    """The position after a line; draws are drawn anew if there are dice. None if a choice of the
    line cannot be made then."""
    position = world.copy()
    for id in moves:
        if dice is not None and position.to_move == CHANCE:
            position.apply(draw(position, dice, position.choices()))
        elif id in position.choices():
            position.apply(id)
        else:
            return None
    return position


def draws(world: Position, moves: Sequence[int]) -> bool:
    """Whether chance has a move within a line."""
    position = world.copy()
    for id in moves:
        if position.to_move == CHANCE:
            return True
        if id not in position.choices():
            return False
        position.apply(id)
    return False


def names(world: Position, moves: Moves, tell: Tell | None = None) -> set[object]:
    """What a line has in common with the same choices in another order or after other draws, with
    others that lead to the same position, and with those of which the same is told."""
    found: set[object] = {tuple(sorted(chosen(world, moves)))}
    end = follow(world, moves, None)
    if end is None:
        return found
    if not draws(world, moves):
        found.add(key(end))
    if tell is not None:
        found.add(("told", *sorted(tell(world, moves))))
    return found


def chosen(world: Position, moves: Moves) -> list[int]:
    """A line without what chance does in it."""
    position = world.copy()
    out: list[int] = []
    for id in moves:
        if position.to_move != CHANCE:
            out.append(id)
        if id not in position.choices():
            return list(moves)
        position.apply(id)
    return out


def depends(world: Position, moves: Sequence[int], seed: int) -> bool:
    """Whether a line can be played only after some of the draws on its way."""
    if not draws(world, moves):
        return False
    dice = Dice(seed)
    return any(follow(world, moves, dice) is None for _ in range(WORLDS))


def endings(worlds: Sequence[Position], moves: Sequence[int], seed: int) -> list[Position]:
    """Where a line leads: one position, or several where something is hidden or drawn on the
    way. A draw that the rest of the line depends on stays as it is."""
    wanted = list(worlds)
    if len(wanted) == 1 and draws(wanted[0], moves):
        wanted *= WORLDS
    dice = Dice(seed)
    found = [follow(world, moves, dice) for world in wanted]
    if any(end is None for end in found):
        found = [follow(world, moves, None) for world in wanted]
    return [end for end in found if end is not None]


def forced(world: Position, moves: Sequence[int]) -> bool:
    """Whether a line was the only one."""
    position = world.copy()
    for id in moves:
        if position.to_move != CHANCE and len(position.choices()) > 1:
            return False
        position.apply(id)
    return True


# Searching.


def run(
    tree: Tree,
    starts: Sequence[tuple[Position, Node]],
    budget: SearchBudget,
    report: Progress,
) -> int:
    """Search from some positions in turn, until the budget is spent; how many playouts that was."""
    began = perf_counter()
    done = 0
    while True:
        for position, root in starts:
            tree.search(position, root)
            done += 1
            if budget.playouts and done >= budget.playouts:
                break
        if budget.playouts:
            if done % PORTION < len(starts):
                report(done / budget.playouts)
            if done >= budget.playouts:
                return done
        else:
            share = (perf_counter() - began) / budget.seconds
            if done % PORTION < len(starts):
                report(min(share, 1.0))
            if share >= 1.0:
                return done


def plant(game_position: Position, seed: int, ahead: int = -1, curious: float = 1.0) -> Tree:
    """An empty tree. Its playouts end after so many turns, or where the evaluation says; whoever is
    more curious than usual looks at more that does not seem best."""
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
    """What the ends of some lines are worth, each with the same seed and the same budget."""
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
    """What was found from several positions together, each with the same weight. One position may
    stand there several times."""
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
    """Different lines to the end of the turn, the most tried first. Small moves in another order
    are no other line, and neither is one that would be told in the same words."""
    tree = plant(worlds[0], seed)
    roots = [tree.root(world) for world in worlds]
    run(tree, list(zip(worlds, roots, strict=True)), budget, report)
    found: list[Moves] = []
    lucky: list[Moves] = []  # can be played only after some of the draws on the way
    seen: set[object] = set()
    # What is left to look at: how often it was tried, as a negative number; a number that keeps
    # equals in order; in which world; the moves so far.
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
    """The most tried way down a tree to the end of the turn, after some given moves."""

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
        """Where the given moves lead, or where most tries went; -1 if nobody has been there."""
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
    """A line with what the evaluation says before and after it."""
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
    """The terms of the evaluation, averaged over some positions."""
    all_terms = [evaluation.explain(position, seat) for position in positions]
    return {
        name: sum(each[name] for each in all_terms) / len(all_terms) for name in evaluation.terms
    }
