"""Moves and the move book: every move of a game, in a fixed, append-only order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, NamedTuple, Protocol

from sacbe.core.arguments import shorten
from sacbe.core.errors import UnknownMove
from sacbe.core.message import Message, Value


class Arguments(Protocol):
    """A move's arguments: each kind of move that has any has its own named tuple."""

    def _asdict(self) -> dict[str, Any]: ...


class NoArguments(NamedTuple):
    """The arguments of a move that needs none."""


class Kind(NamedTuple):
    """A kind of move: patterns that turn its arguments into a token and into targets on the
    board, and the type of the arguments."""

    token: str
    target: str = ""
    args: Callable[..., Arguments] = NoArguments


@dataclass(frozen=True, eq=False, repr=False)
class Move:
    """One small choice: a kind and its arguments, from which everything else follows.

    `id` is the move's index in the move book, `token` its language-neutral name, `message` its name
    for people, and `targets` the places on the board that it refers to.

    >>> import sacbe
    >>> move = sacbe.GAMES["tzolkin"].moves.parse("retrieve tikal 3")
    >>> move.kind, move.args
    ('retrieve', Retrieve(gear='tikal', space=3))
    >>> move.message.key, move.targets
    ('move-retrieve', ('space/tikal/3',))
    """

    game: str
    id: int
    kind: str
    args: Arguments
    token: str
    message: Message
    targets: tuple[str, ...]

    def json(self) -> dict[str, Any]:
        """Return the move as JSON, for the network.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].moves.parse("place palenque").json()["args"]
        {'gear': 'palenque'}
        """
        return {
            "id": self.id,
            "token": self.token,
            "kind": self.kind,
            "args": self.args._asdict(),
            "message": self.message.json(),
        }

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

    def __init__(
        self, game: str, kinds: dict[str, Kind], params: Callable[[Arguments], dict[str, Value]]
    ) -> None:
        self.game: str = game
        self.kinds: dict[str, Kind] = kinds
        self._params: Callable[[Arguments], dict[str, Value]] = params
        self._moves: list[Move] = []
        self._by_token: dict[str, Move] = {}

    def add(self, first: int, name: str, *values: object) -> None:
        """Append a move of a kind; `first` is the id that the rules expect for it."""
        kind = self.kinds[name]
        args = kind.args(*values)
        fields = args._asdict()
        token = kind.token.format(**{field: " ".join(each(fields[field])) for field in fields})
        assert first == len(self._moves), (first, token)
        assert token not in self._by_token, token
        message = Message("move-" + name.replace("_", "-"), self._params(args))
        targets = tuple(pattern.format(**fields) for pattern in kind.target.split())
        move = Move(self.game, first, name, args, token, message, targets)
        self._moves.append(move)
        self._by_token[token] = move

    def add_all(self, first: int, name: str, values: Iterable[tuple[object, ...]]) -> None:
        """Append a move of a kind for each of several lists of arguments."""
        for number, each in enumerate(values, start=first):
            self.add(number, name, *each)

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
        """Return the move of a token, ignoring case and extra spaces.

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
        """Return an error that names the moves most similar to an unknown one."""
        tokens = [move.token for move in self._moves]
        like = get_close_matches(token[:80], tokens, n=3, cutoff=0.0)
        return UnknownMove(
            "error-unknown-move", [], game=self.game, token=shorten(token), like=", ".join(like)
        )


def each(value: object) -> list[str]:
    """Return the words of one argument."""
    return [str(part) for part in value] if isinstance(value, tuple) else [str(value)]
