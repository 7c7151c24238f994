"""The games by name. Empty here: `sacbe.games` fills it, so that records can name their game
while the core knows none."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadOption
from sacbe.core.game import Game
from sacbe.core.moves import Move, MoveBook
from sacbe.core.position import Position

GAMES: Final[dict[str, Game]] = {}


def find_game(name: str) -> Game:
    """A game by its name; raises `BadOption`.

    >>> import sacbe
    >>> find_game("tzolkin")
    sacbe.GAMES['tzolkin']
    """
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption("error-game", game=shorten(name), known=", ".join(sorted(GAMES)))
    return GAMES[name]


def restore(name: str, cells: list[int]) -> Position:
    """A position as it was pickled; for what comes from strangers there is `Game.load`."""
    return Position(find_game(name), vec[i64](cells))


def find_book(name: str) -> MoveBook:
    """A game's move book, as it was pickled."""
    return find_game(name).moves


def find_move(name: str, id: int) -> Move:
    """A move, as it was pickled: the shared one of the book."""
    return find_game(name).moves[id]
