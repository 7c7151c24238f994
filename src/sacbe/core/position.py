"""A position: everything on the table, as small integers in one flat vector.

The first cells are the same in every game: the number of players, the number of turns begun, and
the agenda, a stack of what is still to be decided or done. The rest belongs to the game.
"""

from __future__ import annotations

import hashlib
import json
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.arguments import shorten, whole
from sacbe.core.choices import Choice, Prompt
from sacbe.core.errors import BadOption, IllegalMove, UnknownMove
from sacbe.core.facts import Fact
from sacbe.core.moves import Move

if TYPE_CHECKING:
    from sacbe.core.game import Game

CHANCE: Final = -1
NOBODY: Final = -2

PLAYERS: Final = 0
TURN: Final = 1
DEPTH: Final = 2
AGENDA: Final = 3
FRAME: Final = 5  # kind, seat, two details, the move that opened it
DEEPEST: Final = 40
FREE: Final = AGENDA + FRAME * DEEPEST
"""The first cell that belongs to the game."""


def count_cells(cells: vec[i64], at: i64, size: i64, value: i64) -> i64:
    """Count the cells with a value among `size` cells, from `at` on."""
    total: i64 = 0
    i: i64
    for i in range(at, at + size):
        if cells[i] == value:
            total += 1
    return total


def find_cells(cells: vec[i64], at: i64, size: i64, value: i64, first: i64) -> vec[i64]:
    """Return the numbers of the cells with a value among `size` cells, counted from `first`."""
    out = vec[i64](capacity=size)
    i: i64
    for i in range(size):
        if cells[at + i] == value:
            out = append(out, first + i)
    return out


def name_cells(cells: vec[i64], at: i64, value: i64, names: tuple[str, ...]) -> list[str]:
    """Return the names of the cells with a value, from `at` on; there is a cell for each name."""
    return [name for i, name in enumerate(names) if cells[at + i] == value]


class Position:
    """Everything on the table. Created by `Game.start` and `Game.load`.

    >>> import sacbe
    >>> position = sacbe.GAMES["tzolkin"].start(2, first=0)
    >>> position.to_move == sacbe.CHANCE
    True
    >>> position.play("monument M01")
    >>> position.play("monument M01")
    Traceback (most recent call last):
    sacbe.core.errors.IllegalMove: “monument M01” is not legal now. Legal: monument M02, ...
    """

    def __init__(self, game: Game, cells: vec[i64]) -> None:
        self.game: Game = game
        self.cells: vec[i64] = cells
        # The move being played, recorded as the source of the choices it opens. Not part of the
        # position: it has no meaning between two moves.
        self.cause: i64 = -1
        # The facts that moves report, while somebody collects them. Copies do not inherit the list.
        self.facts: list[Fact] | None = None

    # The agenda, for the rules.

    def push(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Put something to decide or to do on top of the agenda."""
        cells = self.cells
        depth = cells[DEPTH]
        assert depth < DEEPEST
        at = AGENDA + FRAME * depth
        cells[at] = kind
        cells[at + 1] = seat
        cells[at + 2] = a
        cells[at + 3] = b
        cells[at + 4] = self.cause
        cells[DEPTH] = depth + 1

    def pop(self) -> None:
        """Remove the top of the agenda and clear its cells, so that equal positions have equal
        cells."""
        cells = self.cells
        depth = cells[DEPTH] - 1
        at = AGENDA + FRAME * depth
        cells[at] = 0
        cells[at + 1] = 0
        cells[at + 2] = 0
        cells[at + 3] = 0
        cells[at + 4] = 0
        cells[DEPTH] = depth

    def top(self) -> i64:
        """Return where the top of the agenda is in the cells. The agenda must not be empty."""
        return AGENDA + FRAME * (self.cells[DEPTH] - 1)

    def note(self, seat: i64, what: str, amount: i64, source: str, detail: int | str) -> None:
        """Report a fact. Rules call this only while facts are being collected (`facts` is a
        list)."""
        assert self.facts is not None
        self.facts.append(Fact(int(seat), what, int(amount), source, detail))

    # Public.

    @property
    def players(self) -> int:
        """The number of players."""
        return self.cells[PLAYERS]

    @property
    def turn(self) -> int:
        """The number of turns that have begun."""
        return self.cells[TURN]

    @property
    def to_move(self) -> int:
        """The seat that decides now, `CHANCE`, or `NOBODY` when the game is over."""
        return self.mover()

    def mover(self) -> i64:
        """Return `to_move`, for compiled callers."""
        cells = self.cells
        depth = cells[DEPTH]
        if depth == 0:
            return NOBODY
        return cells[AGENDA + FRAME * (depth - 1) + 1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.cells[DEPTH] == 0

    def choices(self) -> vec[i64]:
        """Return `legal()` for compiled callers."""
        return self.game.choices(self)

    def apply(self, id: i64) -> None:
        """Play a move that is known to be legal, without checks: for search and playouts.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(2)
        >>> position.apply(position.legal()[0])
        """
        self.game.apply(self, id)

    def legal(self) -> list[int]:
        """Return the ids of all legal moves, ascending; empty only when the game is over.

        >>> import sacbe
        >>> len(sacbe.GAMES["tzolkin"].start(4).legal())
        4
        """
        return [id for id in self.game.choices(self)]

    def chance(self) -> list[tuple[int, int]]:
        """Return what can be drawn now, as ids with integer weights; empty unless chance is to
        move.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].start(3).chance()
        [(0, 1), (1, 1), (2, 1)]
        """
        if self.mover() != CHANCE:
            return []
        return [(id, self.game.weight(self, id)) for id in self.game.choices(self)]

    def play(self, move: SupportsIndex | str | Move) -> None:
        """Play a move, given by id, token or Move. An error leaves the position untouched.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(2)
        >>> position.play("first 1")
        >>> position.play(position.legal()[0])
        """
        found = self.find(move)
        wanted: i64 = found.id
        for id in self.game.choices(self):
            if id == wanted:
                self.game.apply(self, wanted)
                return
        raise self.illegal(found)

    def report(self, move: SupportsIndex | str | Move) -> list[Fact]:
        """Play a move like `play`, and return the facts it caused, in order.

        >>> import sacbe
        >>> position = sacbe.GAMES["tikal"].start(2, mode="tactical", first=0)
        >>> while position.to_move == sacbe.CHANCE:
        ...     position.play(position.legal()[0])
        >>> position.play("bid 3")
        >>> [fact for fact in position.report("pass") if fact.what == "points"]
        [Fact(seat=0, what='points', amount=-3, source='auction', detail='')]
        """
        facts: list[Fact] = []
        self.facts = facts
        try:
            self.play(move)
        finally:
            self.facts = None
        return facts

    def is_legal(self, move: SupportsIndex | str | Move) -> bool:
        """Whether a move, given by id, token or Move, can be played now.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(2)
        >>> position.is_legal("first 1"), position.is_legal("first 2"), position.is_legal("first")
        (True, False, False)
        """
        try:
            wanted: i64 = self.find(move).id
        except UnknownMove:
            return False
        return wanted in self.game.choices(self)

    def find(self, move: SupportsIndex | str | Move) -> Move:
        """Return a move of the book, or raise `UnknownMove` with the legal ones."""
        book = self.game.moves
        try:
            if isinstance(move, str):
                return book.parse(move)
            if isinstance(move, Move):
                # The id of another game's Move means something else here.
                return move if move.game == self.game.name else book.parse(move.token)
            id = whole(move)
            if id is not None:
                return book[id]
        except UnknownMove:
            pass
        raise self.unknown(move)

    def unknown(self, move: object) -> UnknownMove:
        """Return the error for something that is not a move, with the legal moves."""
        tokens = self.tokens()
        return UnknownMove(
            "error-unknown-move-legal",
            tokens,
            game=self.game.name,
            token=shorten(move),
            legal=", ".join(tokens),
        )

    def illegal(self, move: Move) -> IllegalMove:
        """Return the error for a move that is not legal, with the legal ones."""
        tokens = self.tokens()
        if not tokens:
            return IllegalMove("error-game-over", tokens, token=move.token)
        return IllegalMove(
            "error-illegal-move", tokens, token=shorten(move.token), legal=", ".join(tokens)
        )

    def tokens(self) -> list[str]:
        """Return the legal moves as tokens.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].start(2).tokens()
        ['first 0', 'first 1']
        """
        book = self.game.moves
        return [book[id].token for id in self.legal()]

    def copy(self) -> Position:
        """Return an independent copy.

        >>> import sacbe
        >>> one = sacbe.GAMES["tzolkin"].start(2, first=1)
        >>> two = one.copy()
        >>> two.play("monument M05")
        >>> one == two
        False
        """
        return Position(self.game, self.cells[:])

    def dump(self) -> dict[str, Any]:
        """Return the canonical JSON form, everything included; `Game.load` reads it back.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].start(2, first=1).dump()["first"]
        1
        """
        return self.game.dump(self)

    def digest(self) -> str:
        """Return a fingerprint of the canonical JSON form: 32 hexadecimal digits.

        >>> import sacbe
        >>> game = sacbe.GAMES["tzolkin"]
        >>> game.start(2).digest() == game.start(2).digest() != game.start(3).digest()
        True
        """
        return self.digest_by(self.game.rules_version)

    def digest_by(self, rules: SupportsIndex) -> str:
        """Return the digest that an earlier version of the rules gave this position.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(2)
        >>> position.digest_by(2) == position.digest() != position.digest_by(1)
        True
        """
        version = whole(rules)
        if version is None:
            known = str(self.game.rules_version)
            raise BadOption("error-rules-version", version=shorten(rules), known=known)
        dump = self.dump()
        if version != self.game.rules_version:
            dump = self.game.earlier_dump(dump, version)
        text = json.dumps(dump, sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """Return what a seat, or a spectator (None), may know, as JSON: who decides what, the
        seat's own choices, the agenda, and the table as the game shows it. The game's module
        `view_types` declares its type; the function `view` in its module `view` returns it typed.

        >>> import sacbe
        >>> view = sacbe.GAMES["tzolkin"].start(2).view(0)
        >>> view["to_move"], view["choices"], view["calendar"]["day"]
        (-1, [], 1)
        """
        checked = None if seat is None else self.game.check_seat(self, seat)
        return cast("dict[str, Any]", self.game.view(self, checked))

    def prompt(self) -> Prompt | None:
        """Return what is being decided; None when the game is over.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].start(2).prompt()
        Prompt(kind='first', args={}, message=Message(key='ask-first', params={}), source='')
        """
        if self.is_over:
            return None
        return self.game.prompt(self)

    def preview(self, move: SupportsIndex | str | Move) -> dict[str, int]:
        """Return what a legal move changes at once for the player who makes it, by name.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(2)
        >>> position.preview("first 0")
        {}
        """
        found = self.find(move)
        if not self.is_legal(found):
            raise self.illegal(found)
        mover = self.to_move
        return self.changes(found.id, mover, self.game.holdings(self, mover))

    def options(self) -> list[Choice]:
        """Return all legal moves, ascending, with their targets on the board and their previews;
        empty only when the game is over.

        >>> import sacbe
        >>> position = sacbe.GAMES["tikal"].start(2, first=0)
        >>> for token in ("tile A1", "place b3 0"):
        ...     position.play(token)
        >>> position.options()[0].targets, position.options()[0].preview
        (('hex/a5',), {'action_points': -1})
        """
        if self.is_over:
            return []
        game = self.game
        mover = self.to_move
        before = game.holdings(self, mover)
        out: list[Choice] = []
        for id in game.choices(self):
            move = game.moves[id]
            targets = game.targets(self, move)
            out.append(Choice(move, targets, self.changes(id, mover, before)))
        return out

    def changes(self, id: i64, mover: int, before: dict[str, int]) -> dict[str, int]:
        """Return what a legal move changes at once, compared with what its player had before."""
        out: dict[str, int] = {}
        if not before:
            return out  # chance has nothing
        after = Position(self.game, self.cells[:])
        self.game.apply(after, id)
        for name, amount in self.game.holdings(after, mover).items():
            if amount != before[name]:
                out[name] = amount - before[name]
        return out

    def scores(self) -> list[Fraction]:
        """Return every seat's points so far; after the end, the final scores.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].start(2).scores()
        [Fraction(0, 1), Fraction(0, 1)]
        """
        return self.game.scores(self)

    def last_scoring(self) -> list[Fact]:
        """Return what the last scoring would give in this position, part by part: in Tzolk'in the
        parts of the final score, in Tikal what a scoring round would give everybody.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(2, first=0, table={"players": [{"skull": 2}]})
        >>> position.last_scoring()
        [Fact(seat=0, what='quarter_points', amount=24, source='skulls', detail='')]
        """
        return self.game.last_scoring(self)

    def winners(self) -> list[int]:
        """Return the seats that won, more than one if victory is shared; empty before the end.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].start(2).winners()
        []
        """
        return self.game.winners(self) if self.is_over else []

    def _repr_svg_(self) -> str:
        """Return the table as a spectator sees it, for notebooks."""
        from sacbe.face import board_svg

        return board_svg(self.view())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and list(self.cells) == list(other.cells)

    def __hash__(self) -> int:
        raise TypeError("a position changes: use its digest() as a key")

    def __reduce__(self) -> tuple[object, ...]:
        from sacbe.core.registry import restore

        return restore, (self.game.name, list(self.cells))

    def __repr__(self) -> str:
        who = {CHANCE: "chance", NOBODY: "nobody"}.get(self.to_move, f"seat {self.to_move}")
        return (
            f"<{self.game.name} position, {self.players} players, turn {self.turn}, "
            f"{who} to move, {self.digest()[:12]}>"
        )
