"""Moves and the move book: every move a game will ever know, in a fixed, append-only order."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from sacbe.core.errors import UnknownMove
from sacbe.core.given import shorten
from sacbe.core.message import Message, Value


class Move:
    """One small choice. `id` is its index in the move book, `token` its language-neutral name.

    >>> import sacbe
    >>> move = sacbe.GAMES["tzolkin"].moves.parse("place palenque")
    >>> move.token, move.target, move.message.key
    ('place palenque', 'gear/palenque', 'move-place')
    """

    def __init__(self, game: str, id: int, token: str, message: Message, target: str) -> None:
        self.game: str = game
        self.id: int = id
        self.token: str = token
        self.message: Message = message
        self.target: str = target

    def __repr__(self) -> str:
        return f"sacbe.GAMES[{self.game!r}].moves.parse({self.token!r})"

    def __str__(self) -> str:
        return self.token

    def __reduce__(self) -> tuple[object, ...]:
        from sacbe.core.registry import find_move

        return find_move, (self.game, self.id)


class MoveBook:
    """All moves of a game, by id and by token.

    >>> import sacbe
    >>> book = sacbe.GAMES["tzolkin"].moves
    >>> book[book.parse("end turn").id].token
    'end turn'
    """

    def __init__(self, game: str) -> None:
        self.game: str = game
        self._moves: list[Move] = []
        self._by_token: dict[str, Move] = {}

    def add(self, first: int, token: str, key: str, target: str = "", **params: Value) -> None:
        """Append a move; `first` is the id the rules expect for it."""
        assert first == len(self._moves), (first, token)
        assert token not in self._by_token, token
        move = Move(self.game, first, token, Message(key, params), target)
        self._moves.append(move)
        self._by_token[token] = move

    def __reduce__(self) -> tuple[object, ...]:
        from sacbe.core.registry import find_book

        return find_book, (self.game,)

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, id: int) -> Move:
        if not 0 <= id < len(self._moves):
            raise UnknownMove(
                "error-unknown-move-id",
                [],
                game=self.game,
                id=shorten(id),
                last=str(len(self._moves) - 1),
            )
        return self._moves[id]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.game == self.game
        return move in self._by_token

    def parse(self, token: str) -> Move:
        """The move of that token; spaces and case are forgiven.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].moves.parse("  Place   Palenque ").token
        'place palenque'
        """
        move = self._by_token.get(token)
        if move is None:
            folded = " ".join(token.casefold().split())
            for candidate in self._moves:
                if candidate.token.casefold() == folded:
                    return candidate
            raise self.unknown(token)
        return move

    def unknown(self, token: str) -> UnknownMove:
        """The error that names the moves most like what was asked for."""
        tokens = [move.token for move in self._moves]
        like = get_close_matches(token[:80], tokens, n=3, cutoff=0.0)
        return UnknownMove(
            "error-unknown-move", [], game=self.game, token=shorten(token), like=", ".join(like)
        )
