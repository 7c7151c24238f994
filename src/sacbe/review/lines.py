"""Lines of play in possible worlds: follow them, compare them, and see where they lead.

Everything starts from what one seat can see. Where something is hidden, there are several worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sacbe.bots.search import WORLDS
from sacbe.bots.tree import key
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, Position
from sacbe.core.registry import find_game

Moves = tuple[int, ...]
Tell = Callable[[Position, Moves], Sequence[str]]
"""Puts a line into words, in several parts."""


def imagine(view: Mapping[str, Any], seed: int) -> list[Position]:
    """Return worlds that fit a view: one where nothing is hidden, else several."""
    game = find_game(view["game"])
    dice = Dice(seed)
    worlds = [game.imagine(view, dice)]
    other = game.imagine(view, dice)
    if other != worlds[0]:
        worlds.append(other)
        worlds += [game.imagine(view, dice) for _ in range(WORLDS - 2)]
    return worlds


def follow(world: Position, moves: Sequence[int], dice: Dice | None) -> Position | None:
    """Return the position after a line, drawn again with `dice`; None if it cannot be played."""
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
    """Return what a line shares with lines that are the same: those with the same choices in
    another order or after other draws, those that lead to the same position, and those that `tell`
    puts into the same words."""
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
    """Return a line without the moves of chance."""
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
    """Return where a line leads: one position, or several where something is hidden or drawn on
    the way. A draw that the rest of the line depends on stays as it is."""
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
