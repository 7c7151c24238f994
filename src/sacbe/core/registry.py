"""All games by name. Filled by `sacbe.games`, so that records can refer to games without the core
importing any."""

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
    """Return a game by its name, or raise `BadOption`.

    >>> import sacbe
    >>> find_game("tzolkin")
    sacbe.GAMES['tzolkin']
    """
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption("error-game", game=shorten(name), known=", ".join(sorted(GAMES)))
    return GAMES[name]


def restore(name: str, cells: list[int]) -> Position:
    """Unpickle a position without checking it; use `Game.load` for untrusted data."""
    return Position(find_game(name), vec[i64](cells))


def find_book(name: str) -> MoveBook:
    """Unpickle a move book: return the game's own."""
    return find_game(name).moves


def find_move(name: str, id: int) -> Move:
    """Unpickle a move: return the one in the game's book."""
    return find_game(name).moves[id]
