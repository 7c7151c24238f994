"""How the golden games choose their moves: at random, by weight, or towards unseen moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from sacbe import CHANCE, Position
from sacbe.core.dice import Dice
from sacbe.core.playout import draw

Chooser: TypeAlias = Callable[[Position, Dice], int]
Weigher: TypeAlias = Callable[[str], int]

AHEAD = 5
"""How many moves a curious chooser looks ahead."""


def at_random(position: Position, dice: Dice) -> int:
    """Choose any move with equal probability; chance by its weights."""
    return draw(position, dice, position.choices())


def weighted(weigh: Weigher) -> Chooser:
    """Return a chooser that picks players' moves by the weight of their tokens."""

    def choose(position: Position, dice: Dice) -> int:
        if position.to_move == CHANCE:
            return at_random(position, dice)
        legal = position.legal()
        weights = [weigh(position.game.moves[id].token) for id in legal]
        left = dice.below(sum(weights))
        for id, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return id
        raise AssertionError("weights are positive")

    return choose


def curious(seen: set[int], weigh: Weigher) -> Chooser:
    """Return a chooser that heads for a move not in `seen` if one is near, else picks by weight."""
    otherwise = weighted(weigh)

    def choose(position: Position, dice: Dice) -> int:
        if position.to_move == CHANCE:
            new = [id for id in position.legal() if id not in seen]
            return new[dice.below(len(new))] if new else at_random(position, dice)
        for depth in range(1, AHEAD + 1):
            found = way_to_new(position, seen, depth)
            if found >= 0:
                return found
        return otherwise(position, dice)

    return choose


def way_to_new(position: Position, seen: set[int], depth: int) -> int:
    """Return the first of exactly `depth` moves by the same player, the last of them new; -1 if
    there are none."""
    for id in position.legal():
        if depth == 1:
            if id not in seen:
                return id
            continue
        after = position.copy()
        after.apply(id)
        if after.to_move == position.to_move and way_to_new(after, seen, depth - 1) >= 0:
            return id
    return -1


def eager(token: str) -> int:
    """Tzolk'in: build, act, wait for high spaces, gather for monuments."""
    words = token.split()
    number = int(words[-1]) if words[-1].isdigit() else 0
    match words[0]:
        case "retrieve":
            return 1 + number**3
        case "act":
            return 40 * number if words[1] in ("yaxchilan", "chichen_itza") else 10 * number
        case "place":
            return {"yaxchilan": 60, "tikal": 60, "palenque": 50, "chichen_itza": 25}.get(
                words[1], 15
            )
        case "end":
            return 60
        case "nothing" | "done":
            return 3
        case "build":
            return 200 if words[1].startswith("M") else 60
        case "buy":
            return 30
        case _:
            return 10


def needy(token: str) -> int:
    """Tzolk'in: beg whenever that is possible, and place rather than work."""
    words = token.split()
    match words[0]:
        case "beg":
            return 1000
        case "place":
            return 400 if words[1] == "start" else 100
        case "nothing":
            return 20
        case _:
            return 10


def thrifty(token: str) -> int:
    """Tzolk'in: gather stone, gold and skulls, learn extraction, and spend on nothing else."""
    words = token.split()
    number = int(words[-1]) if words[-1].isdigit() else 0
    match words[0]:
        case "retrieve":
            return 1 + number**4
        case "act":
            return {"yaxchilan": 400, "palenque": 80}.get(words[1], 1) * number
        case "place":
            return {"yaxchilan": 100, "palenque": 40, "tikal": 40}.get(words[1], 2)
        case "end":
            return 200
        case "sell" | "nothing":
            return 1
        case _:
            return 40 if words[-1] in ("extraction", "gold", "stone", "done") else 4


def explorer(token: str) -> int:
    """Tikal: dig and uncover wherever that is possible, spread out, pitch camps, set guards."""
    words = token.split()
    match words[0]:
        case "uncover" | "recover" | "camp":
            return 60
        case "guard":
            return 20
        case "enter" | "move":
            return 10
        case "exchange" | "transfer":
            return 15
        case "pass":
            return 40
        case "end":
            return 1
        case _:
            return 4


def collector(token: str) -> int:
    """Tikal: treasures above all, by digging and by exchange; bids low."""
    words = token.split()
    match words[0]:
        case "recover" | "exchange":
            return 200
        case "bid":
            return 40 if int(words[1]) < 4 else 1
        case "end":
            return 2
        case _:
            return 10


def alike(token: str) -> int:
    """Any game: all moves are worth the same."""
    return 1


WEIGHERS: dict[str, dict[str, Weigher]] = {
    "tzolkin": {"eager": eager, "needy": needy, "thrifty": thrifty},
    "tikal": {"alike": alike, "collector": collector, "explorer": explorer},
}
"""The weighers of each game's golden games, by name."""
