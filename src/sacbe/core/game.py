"""The interface of a game: a fixed description, a factory of positions, and the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core import layout as cells_layout
from sacbe.core.arguments import shorten, whole
from sacbe.core.choices import Journey, Option, Prompt
from sacbe.core.dice import Dice
from sacbe.core.errors import BadOption, BadPosition, SacbeError
from sacbe.core.evaluation import Evaluation
from sacbe.core.facts import Fact
from sacbe.core.layout import Layout
from sacbe.core.moves import Move, MoveBook
from sacbe.core.observation import Observation
from sacbe.core.position import DEPTH, NOBODY, Position
from sacbe.core.view_types import View

QUARTERS: Final = 4
"""Scores are whole quarters of a point in every game."""


class Game(ABC):
    """A game's fixed description and the factory of its positions.

    >>> import sacbe
    >>> game = sacbe.GAMES["tzolkin"]
    >>> game.name, game.players, sorted(game.options)
    ('tzolkin', (2, 3, 4), ['first'])
    """

    def __init__(
        self,
        name: str,
        players: tuple[int, ...],
        rules_version: int,
        options: dict[str, Option],
        moves: MoveBook,
        layout: Layout,
        evaluation: Evaluation,
        observation: Observation,
    ) -> None:
        self.name: str = name
        self.players: tuple[int, ...] = players
        self.rules_version: int = rules_version
        self.options: dict[str, Option] = options
        self.moves: MoveBook = moves
        self.layout: Layout = layout
        self.evaluation: Evaluation = evaluation
        self.observation: Observation = observation

    # Public.

    def start(
        self,
        players: SupportsIndex,
        table: object = None,
        **options: object,
    ) -> Position:
        """Start a new game. Everything drawn during set-up is a move of `CHANCE`.

        With `table`, the position is set up by description instead, in the words of the view;
        anything the description leaves out is as at the start. Raises `BadPosition` if the parts do
        not make a possible position.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].start(4, first=2).players
        4
        >>> position = sacbe.GAMES["tzolkin"].start(
        ...     4, first=0, table={"gears": {"palenque": {1: 3}}, "players": [{"corn": 6}]}
        ... )
        >>> position.play("place palenque")
        >>> position.play("place palenque")
        >>> position.view()["players"][0]["corn"]
        3
        >>> sacbe.GAMES["tzolkin"].start(5)
        Traceback (most recent call last):
        sacbe.core.errors.BadOption: tzolkin: the number of players cannot be 5. Possible: 2, 3, 4.
        """
        count = self.check_players(players)
        position = self.set_up(count, self.check_options(count, options))
        if table is None:
            return position
        if not isinstance(table, Mapping):
            raise BadPosition("error-view-entry", name="table", value=shorten(table))
        return self.arrange(position, table)

    def load(self, data: Mapping[str, object]) -> Position:
        """Return the position of a dump, or raise `BadPosition` if it cannot be one.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(3)
        >>> sacbe.GAMES["tzolkin"].load(position.dump()) == position
        True
        """
        if not isinstance(data, Mapping):
            raise BadPosition("error-position-dict")
        rest = dict(data)
        self.check_rules(rest.pop("game", None), rest.pop("rules", None))
        players = self.check_players(rest.pop("players", None), BadPosition)
        cells = cells_layout.load(self.layout, rest, players, self.moves, self.longest(players))
        position = Position(self, cells)
        self.check(position)
        if cells[DEPTH] != 0 and len(self.choices(position)) == 0:
            raise BadPosition("error-position-stuck")
        return position

    def dump(self, position: Position) -> dict[str, Any]:
        """Return the canonical JSON form: see `Position.dump`."""
        out: dict[str, Any] = {
            "game": self.name,
            "rules": self.rules_version,
            "players": position.players,
        }
        out.update(cells_layout.dump(self.layout, position.cells, self.moves))
        return out

    def earlier_dump(self, dump: dict[str, Any], rules: int) -> dict[str, Any]:
        """Return a dump as an earlier version of the rules wrote it, for comparing digests."""
        return {**dump, "rules": rules}

    def agenda(self, position: Position) -> list[list[Any]]:
        """Return what is still to be decided or done, as in the dump. The agenda holds no
        secrets."""
        return cells_layout.agenda(self.layout, position.cells, self.moves)

    # Arguments are checked here rather than by their declared types: a wrong type would raise a
    # different error in the compiled build, and none in the plain one.

    def check_players(self, players: object, error: type[SacbeError] = BadOption) -> int:
        """Return `players` as an int, or raise `error` unless the game supports that many."""
        count = whole(players)
        if count is None or count not in self.players:
            known = ", ".join(str(number) for number in self.players)
            raise error("error-players", game=self.name, players=shorten(players), known=known)
        return count

    def check_rules(self, game: object, rules: object) -> None:
        """Raise `BadPosition` unless a dump or view is from this game and version of the rules."""
        if game != self.name:
            raise BadPosition("error-position-game", game=self.name, found=shorten(game))
        if type(rules) is not int or rules != self.rules_version:  # neither True nor 1.0
            version = str(self.rules_version)
            raise BadPosition("error-position-rules", version=version, found=shorten(rules))

    def check_options(self, players: int, options: dict[str, object]) -> dict[str, object]:
        """Return the options with defaults filled in; raise `BadOption` for a name or value that
        the game does not have."""
        for name in options:
            if name not in self.options:
                raise BadOption(
                    "error-option",
                    game=self.name,
                    option=shorten(name),
                    known=", ".join(sorted(self.options)),
                )
        checked: dict[str, object] = {}
        for name, option in self.options.items():
            value = options.get(name)
            checked[name] = option.default
            if value is None:
                continue
            if option.values:
                good = isinstance(value, str) and value in option.values
                known = ", ".join(option.values)
            else:
                value = whole(value)
                good = value is not None and 0 <= value < players
                known = ", ".join(str(seat) for seat in range(players))
            if not good:
                raise BadOption(
                    "error-option-value", option=name, value=shorten(options[name]), known=known
                )
            checked[name] = value
        return checked

    def check_seat(self, position: Position, seat: object) -> int:
        """Return `seat` as an int, or raise `BadOption` unless it is at the table."""
        number = whole(seat)
        if number is None or not 0 <= number < position.players:
            known = ", ".join(str(other) for other in range(position.players))
            raise BadOption("error-seat", seat=shorten(seat), known=known)
        return number

    def __reduce__(self) -> tuple[object, ...]:
        from sacbe.core.registry import find_game

        return find_game, (self.name,)

    def __repr__(self) -> str:
        return f"sacbe.GAMES[{self.name!r}]"

    # For each game to implement.

    @abstractmethod
    def set_up(self, players: int, options: dict[str, object]) -> Position:
        """Return the first position; the arguments have been checked."""

    @abstractmethod
    def arrange(self, position: Position, table: Mapping[str, Any]) -> Position:
        """Return the position described by `table`; `position` is the first one of the game."""

    @abstractmethod
    def choices(self, position: Position) -> vec[i64]:
        """Return the legal moves, ascending, without duplicates."""

    @abstractmethod
    def apply(self, position: Position, id: i64) -> None:
        """Play a legal move."""

    def weight(self, position: Position, id: i64) -> i64:
        """Return the relative weight of a chance move."""
        return 1

    @abstractmethod
    def longest(self, players: int) -> int:
        """Return a number of moves that no game can exceed, chance moves included."""

    @abstractmethod
    def check(self, position: Position) -> None:
        """Raise `BadPosition` unless the cells, each within bounds, make sense together."""

    def targets(self, position: Position, move: Move) -> tuple[str, ...]:
        """Return the targets on the board of a legal move in this position."""
        return move.targets

    @abstractmethod
    def view(self, position: Position, seat: int | None) -> View:
        """Return what a seat, or a spectator, may know: `common_view` and the game's own table."""

    def common_view(self, position: Position, seat: int | None) -> View:
        """Return the part of the view that all games share."""
        prompt = position.prompt()
        return {
            "game": self.name,
            "rules": self.rules_version,
            "seat": seat,
            "to_move": position.to_move,
            "turn": position.turn,
            "over": position.is_over,
            "winners": position.winners(),
            "prompt": None if prompt is None else prompt.json(),
            "choices": position.tokens() if seat is not None and seat == position.to_move else [],
            "holdings": [self.holdings(position, other) for other in range(position.players)],
            "agenda": self.agenda(position),
        }

    @abstractmethod
    def imagine(self, view: Mapping[str, Any], dice: Dice) -> Position:
        """Return a complete position consistent with the view. What the view's seat cannot know is
        drawn, each possibility with its probability."""

    def secret_of(self, position: Position, id: i64) -> i64:
        """Return the only seat that may know a move about to be made here, or `NOBODY` if it is no
        secret.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(2, first=0)
        >>> position.game.secret_of(position, position.legal()[0]) == sacbe.NOBODY
        True
        >>> while not position.is_legal("deal W05"):
        ...     position.play(position.legal()[0])
        >>> position.game.secret_of(position, position.game.moves.parse("deal W05").id)
        0
        """
        return NOBODY

    def revealed(self, position: Position, id: i64) -> bool:
        """Whether a move that was secret when it was made is public by now.

        >>> import sacbe
        >>> position = sacbe.GAMES["tzolkin"].start(2, first=0)
        >>> while position.to_move == sacbe.CHANCE:
        ...     position.play(position.legal()[0])
        >>> kept = position.legal()[0]
        >>> while position.turn < 3:
        ...     position.play(position.legal()[0])
        ...     print(position.to_move, position.game.revealed(position, kept))
        0 False
        1 False
        1 False
        0 True
        """
        return position.is_over

    def retell(
        self,
        players: SupportsIndex,
        options: Mapping[str, object],
        moves: Sequence[int],
        seat: SupportsIndex | None,
        dice: Dice | None = None,
    ) -> list[int]:
        """Return the moves of a game so far as `seat` (None: a spectator) may know them: the same
        number of moves, all legal.

        Each move hidden from the seat is replaced by one that depends only on what the seat knows,
        so that it reveals nothing. Without dice the replacement is always the same; with dice it is
        any possible one, with equal probability. Once the game is over, the moves are returned
        unchanged.

        The moves must be those of a real game. The answer for a longer game need not begin with the
        answer for a shorter one, because what a seat learns later changes the replacements.

        >>> import sacbe
        >>> game = sacbe.GAMES["tzolkin"]
        >>> record = sacbe.Record.new(game, 2, first=0)
        >>> while not record.position.is_legal("deal W05"):
        ...     record.play(record.position.legal()[0])
        >>> record.play("deal W05")
        >>> [game.moves[id].token for id in game.retell(2, {"first": 0}, record.moves, 0)][-1]
        'deal W05'
        >>> [game.moves[id].token for id in game.retell(2, {"first": 0}, record.moves, 1)][-1]
        'deal W01'
        """
        self.check_seat(self.start(players, **options), 0 if seat is None else seat)
        return list(moves)

    def ways(self, position: Position) -> list[Journey]:
        """Return the cheapest ways of all figures that the seat to move can send somewhere, so that
        nobody has to find them step by step. Empty in games without moving figures.

        >>> import sacbe
        >>> sacbe.GAMES["tzolkin"].ways(sacbe.GAMES["tzolkin"].start(2))
        []
        """
        return []

    @abstractmethod
    def prompt(self, position: Position) -> Prompt:
        """Return what is being decided; the game is not over."""

    @abstractmethod
    def holdings(self, position: Position, seat: int) -> dict[str, int]:
        """Return what a seat has, by name, for previews; empty for chance."""

    @abstractmethod
    def last_scoring(self, position: Position) -> list[Fact]:
        """Return what the last scoring would give in this position, part by part."""

    @abstractmethod
    def quarters(self, position: Position, seat: i64) -> i64:
        """Return a seat's points, in quarters of a point."""

    def scores(self, position: Position) -> list[Fraction]:
        """Return every seat's points."""
        return [
            Fraction(int(self.quarters(position, seat)), QUARTERS)
            for seat in range(position.players)
        ]

    @abstractmethod
    def winners(self, position: Position) -> list[int]:
        """Return the seats that won; the game is over."""
