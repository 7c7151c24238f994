"""Tree search compared with exact solutions of positions near the end of a game."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe import Position
from sacbe.bots.search import most_tried
from sacbe.bots.tree import Tree, TreeSettings, key
from sacbe.core.dice import Dice
from sacbe.core.playout import draw

Values = tuple[float, ...]


def near_the_end(name: str, seed: int, **options: Any) -> list[Position]:
    """Return the positions of a random game of two, the last first."""
    dice = Dice(seed)
    position = sacbe.GAMES[name].start(2, **options)
    seen: list[Position] = []
    while not position.is_over:
        seen.append(position.copy())
        position.apply(draw(position, dice, position.choices()))
    return seen[::-1]


def after(position: Position, id: int) -> Position:
    copied = position.copy()
    copied.apply(id)
    return copied


def exact(position: Position, known: dict[str, Values]) -> Values:
    """Return each seat's probability of winning under perfect play, by exhaustive search."""
    if position.is_over:
        winners = position.winners()
        return tuple(
            1 / len(winners) if seat in winners else 0.0 for seat in range(position.players)
        )
    found = repr(position.cells)
    if found not in known:
        seat = position.to_move
        if seat == sacbe.CHANCE:
            drawn = position.chance()
            total = sum(weight for _, weight in drawn)
            parts = [(weight / total, exact(after(position, id), known)) for id, weight in drawn]
            known[found] = tuple(
                sum(share * values[other] for share, values in parts)
                for other in range(position.players)
            )
        else:
            known[found] = max(
                (exact(after(position, id), known) for id in position.legal()),
                key=lambda values: values[seat],
            )
    return known[found]


def decisive(name: str, seed: int, back: int, **options: Any) -> tuple[Position, set[int]]:
    """Return a position `back` decisions before the end, and the moves that force a win; all others
    lose."""
    left = back
    for position in near_the_end(name, seed, **options):
        if position.to_move >= 0 and len(position.legal()) > 1:
            left -= 1
            if left == 0:
                break
    known: dict[str, Values] = {}
    values = {id: exact(after(position, id), known)[position.to_move] for id in position.legal()}
    return position, {id for id, value in values.items() if value == 1.0}


def grow(position: Position, playouts: int, settings: TreeSettings, seed: int = 1) -> Tree:
    tree = Tree(position.game.evaluation, settings, Dice(seed))
    root = tree.root(position)
    for _ in range(playouts):
        tree.search(position, root)
    return tree


FORCED = [
    ("tzolkin", 4, 2, {}),
    ("tzolkin", 14, 8, {}),
    ("tzolkin", 15, 7, {}),
    ("tzolkin", 35, 3, {}),
    ("tikal", 1, 2, {"mode": "basic"}),
    ("tikal", 2, 2, {"mode": "basic"}),
    ("tikal", 7, 1, {"mode": "basic"}),
    ("tikal", 27, 2, {"mode": "basic"}),
    ("tikal", 0, 3, {"mode": "tactical"}),
    ("tikal", 14, 2, {"mode": "tactical"}),
    ("tikal", 24, 1, {"mode": "tactical"}),
    ("tikal", 35, 3, {"mode": "tactical"}),
]
"""Decisions that force a win or a loss."""


@pytest.mark.parametrize(("name", "seed", "back", "options"), FORCED)
@pytest.mark.parametrize("random", [False, True], ids=["evaluation", "rollouts"])
def test_finds_forced_wins(
    name: str, seed: int, back: int, options: dict[str, str], random: bool
) -> None:
    position, winning = decisive(name, seed, back, **options)
    assert 0 < len(winning) < len(position.legal())
    root = grow(position, 600, TreeSettings(random=random)).root(position)
    assert root.moves[most_tried(list(root.tries))] in winning


@pytest.mark.parametrize(
    ("seed", "back", "options"), [(1, 2, {"mode": "basic"}), (24, 2, {"mode": "tactical"})]
)
@pytest.mark.parametrize("random", [False, True], ids=["evaluation", "rollouts"])
def test_chance_weighs_outcomes_rightly(
    seed: int, back: int, options: dict[str, str], random: bool
) -> None:
    """If a draw decides the game, the search must find the exact probability."""
    position, _ = decisive("tikal", seed, back, **options)
    seat = position.to_move
    open_ends = 0
    for id in position.legal():
        drawing = after(position, id)
        truth = exact(drawing, {})[seat]
        if drawing.to_move == sacbe.CHANCE and 0.0 < truth < 1.0:
            open_ends += 1
            root = grow(drawing, 1500, TreeSettings(random=random, points=0.0)).root(drawing)
            assert root.wins(seat) == pytest.approx(truth, abs=0.04)
    assert open_ends


def test_draws_come_as_often_as_they_weigh() -> None:
    position = next(
        position
        for position in near_the_end("tikal", 1)
        if len({weight for _, weight in position.chance()}) > 2
    )
    tree = Tree(position.game.evaluation, TreeSettings(), Dice(1))
    drawn = [tree.drawn(position, tree.root(position)) for _ in range(2000)]
    total = sum(weight for _, weight in position.chance())
    for edge, (_, weight) in enumerate(position.chance()):
        assert drawn.count(edge) / 2000 == pytest.approx(weight / total, abs=0.04)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(sacbe.GAMES))
def test_every_seat_has_a_value(name: str) -> None:
    position = sacbe.GAMES[name].start(4, first=2)
    dice = Dice(5)
    while position.turn < 3:
        position.apply(draw(position, dice, position.choices()))
    root = grow(position, 60, TreeSettings()).root(position)
    assert sum(root.wins(seat) for seat in range(4)) == pytest.approx(1.0)
    assert root.visits == 60
    assert sum(root.tries) == 60


def test_the_order_of_small_moves_makes_no_new_nodes() -> None:
    """Two workers on two gears, in either order: one position, one node."""
    position = sacbe.GAMES["tzolkin"].start(2, first=0)
    dice = Dice(1)
    while not position.is_legal("place palenque"):
        position.apply(draw(position, dice, position.choices()))
    one, two = position.copy(), position.copy()
    for token in ("place palenque", "place uxmal"):
        one.play(token)
    for token in ("place uxmal", "place palenque"):
        two.play(token)
    tree = grow(position, 1, TreeSettings())
    assert key(one) == key(two) != key(position)
    assert tree.node(one) is tree.node(two)


@pytest.mark.slow
def test_a_tree_is_kept_while_there_is_room() -> None:
    position = near_the_end("tikal", 3)[40]
    tree = grow(position, 20, TreeSettings(random=True))
    assert tree.root(position).visits == 20
    for number in range(200_001):
        tree.nodes[-1 - number] = tree.nodes[key(position)]
    assert tree.root(position).visits == 0
    assert len(tree.nodes) == 1


def test_a_full_tree_is_searched_without_growing() -> None:
    position = near_the_end("tikal", 3)[40]
    tree = grow(position, 10, TreeSettings())
    root = tree.root(position)
    for number in range(400_000):
        tree.nodes[-1 - number] = root
    full = len(tree.nodes)
    for _ in range(30):
        tree.search(position, root)
    assert len(tree.nodes) == full
    assert root.visits == 40
    assert sum(root.wins(seat) for seat in range(2)) == pytest.approx(1.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(sacbe.GAMES))
@pytest.mark.parametrize("random", [False, True], ids=["evaluation", "rollouts"])
def test_the_same_seed_grows_the_same_tree(name: str, random: bool) -> None:
    position = near_the_end(name, 6)[90]
    trees = [grow(position, 40, TreeSettings(random=random), seed=9) for _ in range(2)]
    one, two = (tree.root(position) for tree in trees)
    assert list(one.tries) == list(two.tries)
    assert list(one.sums) == list(two.sums)
