"""Moves that only one seat may know, and a game's moves as one seat may know them
(TZ-1.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import SupportsIndex

from mypy_extensions import i64

from sacbe.core.dice import Dice
from sacbe.core.game import Game
from sacbe.core.position import DEPTH, NOBODY, Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.moves import M_BEG, M_DEAL, M_KEEP, M_NEUTRAL
from sacbe.tzolkin.view import any_in_hand


def secret_of(position: Position) -> i64:
    """Return the seat that is dealt or keeps a wealth tile; nothing else is secret."""
    cells = position.cells
    if cells[DEPTH] == 0:
        return NOBODY
    top = position.top()
    if cells[top] == p.DEAL:
        return cells[top + 2]
    if cells[top] == p.KEEP:
        return cells[top + 1]
    return NOBODY


def revealed(position: Position, id: i64) -> bool:
    """Whether everybody knows a move that was secret. Kept tiles are shown when all have chosen.
    All others are put away unseen, including one that a player chose and then took back, so who was
    dealt what is known only after the game."""
    if M_KEEP <= id < M_BEG and not any_in_hand(position):
        return position.cells[p.WEALTH_AT + id - M_KEEP] >= p.KEPT_BY or position.is_over
    return position.is_over


def tile_of(id: int) -> int:
    """Return the wealth tile that a move deals, draws or keeps; -1 for other moves."""
    return (id - M_DEAL) % d.WEALTH if M_DEAL <= id < M_BEG else -1


def shuffle(tiles: list[int], dice: Dice) -> None:
    """Shuffle tiles, all orders equally likely."""
    for i in range(len(tiles) - 1, 0, -1):
        other = dice.below(i + 1)
        tiles[i], tiles[other] = tiles[other], tiles[i]


def retell(
    game: Game,
    players: SupportsIndex,
    options: Mapping[str, object],
    moves: Sequence[int],
    seat: SupportsIndex | None,
    dice: Dice | None,
) -> list[int]:
    """Return the moves with replacements for tiles that the seat cannot know.

    A player whose choice is public was dealt those two tiles. The rest are the lowest tiles that
    are nowhere else, and the lowest of them are kept; with dice, any.
    """
    position = game.start(players, **options)
    viewer = NOBODY if seat is None else game.check_seat(position, seat)
    out = list(moves)
    owners: list[int] = []  # the seat that alone knew each move
    for id in out:
        owners.append(secret_of(position))
        position.apply(id)
    if position.is_over:
        return out
    hidden: set[int] = set()
    known: set[int] = set()
    for i, id in enumerate(out):
        if owners[i] == NOBODY or owners[i] == viewer or revealed(position, id):
            known.add(tile_of(id))
        else:
            hidden.add(i)
    unknown = [tile for tile in range(d.WEALTH) if tile not in known]
    if dice is not None:
        shuffle(unknown, dice)
    for other in range(position.players):
        if other == viewer:
            continue
        own = [i for i, owner in enumerate(owners) if owner == other]
        deals = [i for i in own if moves[i] < M_NEUTRAL]
        keeps = [i for i in own if moves[i] >= M_KEEP]
        shown = [tile_of(moves[i]) for i in keeps if i not in hidden]
        more = len(deals) - len(shown)
        hand = sorted(shown + unknown[:more])
        unknown = unknown[more:]
        if dice is not None:
            shuffle(hand, dice)
        for i, tile in zip(deals, hand, strict=True):
            out[i] = M_DEAL + tile
        if not shown:
            for i, tile in zip(keeps, hand, strict=False):
                out[i] = M_KEEP + tile
    return out
