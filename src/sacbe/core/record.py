"""Records: games as readable text, a header and one line per turn, that replay without a seed.

    sacbe record 1
    game: tzolkin
    rules: 2
    players: 2
    option first: 0
    seat 0: Ana
    seat 1: Bohdan
    moves: 14

    0 (-) *monument M03, *monument M07 = 1f0c…
    1 (0) keep W01, keep W05 = 77ab…
    …
    result: 45 1/4, 33

Each line begins with the number of the turn and the seat whose turn it is, and ends with the first
digits of the digest of the position after it. Chance moves are marked with a star.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from pathlib import Path
from typing import Final, NamedTuple, SupportsIndex

from sacbe.core.arguments import shorten, whole
from sacbe.core.errors import BadOption, BadRecord, IllegalMove, UnknownMove
from sacbe.core.facts import Fact
from sacbe.core.game import Game
from sacbe.core.moves import Move
from sacbe.core.position import CHANCE, Position
from sacbe.core.registry import GAMES, find_game

FIRST_LINE: Final = "sacbe record 1"
DIGITS: Final = 12
LARGEST: Final = 16_000_000
LONGEST_NAME: Final = 200
RETOLD_TAG: Final = "retold"
SPECTATOR: Final = "spectator"


class _Line(NamedTuple):
    """One line of a file: a turn."""

    number: int
    turn: int
    seat: int
    moves: list[tuple[str, bool]]
    digest: str


class Record:
    """A game, running or finished: its options, its players, every move.

    >>> import sacbe
    >>> record = sacbe.Record.new("tzolkin", 2, names=["Ana", "Bohdan"], first=0)
    >>> record.play("monument M01")
    >>> print(record.text())
    sacbe record 1
    game: tzolkin
    rules: 2
    players: 2
    option first: 0
    seat 0: Ana
    seat 1: Bohdan
    moves: 1
    <BLANKLINE>
    0 (-) *monument M01 = 3a0ece273ab6
    <BLANKLINE>
    """

    def __init__(
        self,
        game: Game,
        players: int,
        names: list[str],
        options: dict[str, object],
        tags: dict[str, str],
    ) -> None:
        self.game: Game = game
        self.players: int = players
        self.names: list[str] = names
        self.options: dict[str, object] = options
        self.tags: dict[str, str] = tags
        self.moves: list[int] = []
        self.position: Position = game.start(players, **options)
        self._promised: dict[int, str] = {}  # digests from the file, by number of moves

    @classmethod
    def new(
        cls,
        game: str | Game,
        players: SupportsIndex,
        names: Sequence[str] | None = None,
        tags: dict[str, str] | None = None,
        **options: object,
    ) -> Record:
        """Return a record of a new game."""
        found = game if isinstance(game, Game) else find_game(game)
        count = found.check_players(players)
        given = [f"{seat + 1}" for seat in range(count)] if names is None else list(names)
        if len(given) != count or isinstance(names, str):
            raise BadOption("error-names", players=count, names=len(given))
        clean = [_one_line(name) for name in given]
        kept = {name: value for name, value in options.items() if value is not None}
        for tag in tags or {}:
            if not _is_tag(tag):
                raise BadOption("error-tag", tag=shorten(tag))
        clean_tags = {name: _one_line(value) for name, value in (tags or {}).items()}
        return cls(found, count, clean, kept, clean_tags)

    def play(self, move: SupportsIndex | str | Move) -> None:
        """Play a move and record it."""
        found = self.position.find(move)
        self.position.play(found)
        self.moves.append(found.id)

    def undo(self, moves: int = 1) -> None:
        """Take the last moves back.

        >>> import sacbe
        >>> record = sacbe.Record.new("tzolkin", 2)
        >>> record.play("first 1")
        >>> record.undo()
        >>> record.moves
        []
        """
        kept = self.moves[: max(len(self.moves) - moves, 0)]
        position = self.game.start(self.players, **self.options)
        for id in kept:
            position.apply(id)
        self.moves = kept
        self.position = position
        self._promised = {n: digest for n, digest in self._promised.items() if n <= len(kept)}

    def positions(self) -> Iterator[Position]:
        """Yield a copy of the position at the start and after every move.

        >>> import sacbe
        >>> record = sacbe.Record.new("tzolkin", 2)
        >>> record.play("first 1")
        >>> [position.to_move for position in record.positions()]
        [-1, -1]
        """
        position = self.game.start(self.players, **self.options)
        yield position.copy()
        for id in self.moves:
            position.apply(id)
            yield position.copy()

    def facts(self) -> Iterator[Fact]:
        """Replay the game and report everything that its moves caused, in order: for example where
        every point of the final score came from.

        >>> import sacbe
        >>> record = sacbe.Record.new("tikal", 2, first=0)
        >>> for token in ("tile A1", "place b3 0", "enter leader base"):
        ...     record.play(token)
        >>> [(fact.what, fact.amount, fact.source) for fact in record.facts()][-1]
        ('action_points', -1, 'enter')
        """
        position = self.game.start(self.players, **self.options)
        for id in self.moves:
            yield from position.report(id)

    def retold(self, seat: SupportsIndex | None) -> Record:
        """Return a copy of this record that is safe to show to `seat` (None: a spectator).

        Moves hidden from the seat are replaced by plausible ones (`Game.retell`), so the copy still
        replays. While the game is running, the copy has a single tag, `retold`, with the seat it is
        for; other tags are left out, because they may reveal more than the moves do. Once the game
        is over nothing is hidden, and the copy is equal to this record.

        >>> import sacbe
        >>> record = sacbe.Record.new("tzolkin", 2, first=0)
        >>> while not record.position.is_legal("deal W05"):
        ...     record.play(record.position.legal()[0])
        >>> record.play("deal W05")
        >>> told = record.retold(1)
        >>> told.tags, told.game.moves[told.moves[-1]].token
        ({'retold': '1'}, 'deal W01')
        """
        moves = self.game.retell(self.players, self.options, self.moves, seat)
        tags = dict(self.tags)
        if not self.position.is_over:
            who = whole(seat)
            tags = {RETOLD_TAG: SPECTATOR if who is None else str(who)}
        record = Record(self.game, self.players, list(self.names), dict(self.options), tags)
        for id in moves:
            record.position.apply(id)
            record.moves.append(id)
        return record

    def verify(self) -> Record:
        """Replay the whole game, check every move and compare every digest. Returns the record
        itself, or raises `BadRecord`."""
        position = self.game.start(self.players, **self.options)
        for number, id in enumerate(self.moves, start=1):
            try:
                position.play(id)
            except (UnknownMove, IllegalMove) as error:
                raise BadRecord("error-record-move", 0, why=error.message) from error
            promised = self._promised.get(number)
            if promised is not None and not position.digest().startswith(promised):
                raise BadRecord(
                    "error-record-digest",
                    0,
                    expected=promised,
                    found=position.digest()[:DIGITS],
                )
        if position != self.position:
            raise BadRecord("error-record-position", 0)
        return self

    def __eq__(self, other: object) -> bool:
        """Records are equal if they have the same header and the same moves.

        >>> import sacbe
        >>> one, two = (sacbe.Record.new("tzolkin", 2, first=0) for _ in range(2))
        >>> one == two
        True
        >>> two.play("monument M01")
        >>> one == two
        False
        """
        if not isinstance(other, Record):
            return NotImplemented
        return (
            self.game is other.game
            and self.names == other.names
            and self.options == other.options
            and self.tags == other.tags
            and self.moves == other.moves
        )

    def __hash__(self) -> int:
        raise TypeError("a record grows: use its text() as a key")

    def _repr_svg_(self) -> str:
        """Return the table after the last move as a spectator sees it, for notebooks."""
        from sacbe.face import board_svg

        return board_svg(self.position.view(), names=self.names)

    def __reduce__(self) -> tuple[object, ...]:
        return Record.parse, (self.text(),)

    def __repr__(self) -> str:
        over = "over" if self.position.is_over else "unfinished"
        return f"<{self.game.name} record, {self.players} players, {len(self.moves)} moves, {over}>"

    # The text.

    def text(self) -> str:
        """Return the record as text."""
        lines = [
            FIRST_LINE,
            f"game: {self.game.name}",
            f"rules: {self.game.rules_version}",
            f"players: {self.players}",
        ]
        lines += [f"option {name}: {self.options[name]}" for name in sorted(self.options)]
        lines += [f"seat {seat}: {name}" for seat, name in enumerate(self.names)]
        lines += [f"tag {name}: {self.tags[name]}" for name in sorted(self.tags)]
        lines += [f"moves: {len(self.moves)}", ""]
        lines += self._turns()
        if self.position.is_over:
            scores = ", ".join(points(score) for score in self.position.scores())
            lines.append(f"result: {scores}")
        return "\n".join(lines) + "\n"

    def _turns(self) -> list[str]:
        lines: list[str] = []
        position = self.game.start(self.players, **self.options)
        tokens: list[str] = []
        seat = "-"
        for i, id in enumerate(self.moves):
            turn = position.turn
            token = self.game.moves[id].token
            if position.to_move == CHANCE:
                tokens.append("*" + token)
            else:
                tokens.append(token)
                seat = str(position.to_move)
            position.apply(id)
            if position.turn != turn or i + 1 == len(self.moves):
                digest = position.digest()[:DIGITS]
                lines.append(f"{turn} ({seat}) {', '.join(tokens)} = {digest}")
                tokens = []
                seat = "-"
        return lines

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record from text, replay and check it; raise `BadRecord` with the line."""
        if len(text) > LARGEST:
            raise BadRecord("error-record-large", size=LARGEST)
        lines = text.splitlines()
        header, start = _header(lines)
        record, rules, promised = _start(header)
        result = ""
        for number in range(start, len(lines) + 1):
            line = lines[number - 1].strip()
            if not line:
                continue
            if result:
                raise BadRecord("error-record-after-end", number)
            if line.startswith("result:"):
                result = line.removeprefix("result:").strip()
                record._check_result(result, number)
            else:
                record._replay(_turn(line, number), rules)
        if len(record.moves) != promised:
            raise BadRecord(
                "error-record-short", len(lines), promised=promised, found=len(record.moves)
            )
        if record.position.is_over and not result:
            raise BadRecord("error-record-no-result", len(lines))
        return record

    def _replay(self, line: _Line, rules: int) -> None:
        try:
            self._replay_turn(line, rules)
        except BadRecord as error:
            if rules == self.game.rules_version:
                raise
            version = str(self.game.rules_version)
            raise BadRecord(
                "error-record-earlier-rules",
                line.number,
                found=str(rules),
                version=version,
                why=error.message,
            ) from error

    def _replay_turn(self, line: _Line, rules: int) -> None:
        if line.turn != self.position.turn:
            raise BadRecord("error-record-turn", line.number, turn=self.position.turn)
        for token, chance in line.moves:
            mover = self.position.to_move
            try:
                move = self.position.find(token)
                if self.position.turn != line.turn and not self.position.is_over:
                    raise BadRecord("error-record-turn", line.number, turn=self.position.turn)
                self.position.play(move)
            except (UnknownMove, IllegalMove) as error:
                raise BadRecord("error-record-move", line.number, why=error.message) from error
            if chance != (mover == CHANCE) or (not chance and mover != line.seat):
                raise BadRecord("error-record-seat", line.number, token=token)
            self.moves.append(move.id)
        found = self.position.digest_by(rules)[:DIGITS]
        if found != line.digest:
            raise BadRecord("error-record-digest", line.number, expected=line.digest, found=found)
        self._promised[len(self.moves)] = self.position.digest()[:DIGITS]

    def _check_result(self, result: str, number: int) -> None:
        scores = ", ".join(points(score) for score in self.position.scores())
        if not self.position.is_over or scores != result:
            raise BadRecord("error-record-result", number, expected=scores, found=shorten(result))

    # Files.

    def save(self, path: str | Path) -> None:
        """Write the record to a file atomically: after a crash, the old file is still there."""
        target = Path(path)
        handle, name = tempfile.mkstemp(prefix=target.name + ".", dir=target.parent)
        try:
            os.chmod(name, _mode(target))
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, target)
        except BaseException:
            os.unlink(name)
            raise

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file, replay and check it. Raises `BadRecord`, or `OSError` if the
        file cannot be read."""
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadRecord("error-record-large", size=LARGEST)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = data[: error.start].count(b"\n") + 1
            raise BadRecord("error-record-utf8", line, byte=error.start) from error
        return cls.parse(text)


def _mode(target: Path) -> int:
    """Return a file's permissions, or those that a new file would get; temporary files have
    fewer."""
    try:
        return target.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def points(score: Fraction) -> str:
    """Return a score as people write it.

    >>> points(Fraction(181, 4)), points(Fraction(-1, 2)), points(Fraction(3))
    ('45 1/4', '-1/2', '3')
    """
    whole, rest = divmod(abs(score.numerator), score.denominator)
    sign = "-" if score < 0 else ""
    if rest == 0:
        return f"{sign}{whole}"
    part = f"{rest}/{score.denominator}"
    return f"{sign}{whole} {part}" if whole else f"{sign}{part}"


def _one_line(text: str) -> str:
    """Return a name as it can appear in a header: one printable line, not too long."""
    real = text.encode("utf-8", "replace").decode("utf-8")
    return " ".join(real.split())[:LONGEST_NAME].strip()


def _header(lines: list[str]) -> tuple[dict[str, tuple[str, int]], int]:
    """Return the header's entries with their line numbers, and the number of the line after it."""
    if not lines or lines[0].strip() != FIRST_LINE:
        found = shorten(lines[0].strip()) if lines else ""
        raise BadRecord("error-record-first-line", 1, expected=FIRST_LINE, found=found)
    header: dict[str, tuple[str, int]] = {}
    for number in range(2, len(lines) + 1):
        line = lines[number - 1].strip()
        if not line:
            return header, number + 1
        name, colon, value = line.partition(":")
        if not colon or name in header:
            raise BadRecord("error-record-header", number, found=shorten(line))
        header[name] = (value.strip(), number)
    return header, len(lines) + 1


def _start(header: dict[str, tuple[str, int]]) -> tuple[Record, int, int]:
    """Return an empty record with the header's data, the version of its rules, and the number of
    moves the header announces."""
    name, line = _entry(header, "game")
    if name not in GAMES:
        known = ", ".join(sorted(GAMES))
        raise BadRecord("error-record-game", line, game=shorten(name), known=known)
    game = GAMES[name]
    found, line = _entry(header, "rules")
    versions = {str(version): version for version in range(1, game.rules_version + 1)}
    if found not in versions:
        raise BadRecord(
            "error-record-rules", line, version=str(game.rules_version), found=shorten(found)
        )
    players = _whole(header, "players", max(game.players))
    moves = _whole(header, "moves", game.longest(max(game.players)))
    with _at_line(header["players"][1]):
        game.check_players(players)
    names = [f"{seat + 1}" for seat in range(players)]
    options: dict[str, object] = {}
    tags: dict[str, str] = {}
    for entry, (value, line) in header.items():
        kind, _, rest = entry.partition(" ")
        if kind == "seat" and rest in [str(seat) for seat in range(players)]:
            names[int(rest)] = _one_line(value)
        elif kind == "option" and rest in game.options:
            options[rest] = int(value) if value in "0123" and len(value) == 1 else value
            with _at_line(line):
                game.check_options(players, {rest: options[rest]})
        elif kind == "tag" and _is_tag(rest):
            tags[rest] = _one_line(value)
        elif entry not in ("game", "rules", "players", "moves"):
            raise BadRecord("error-record-header", line, found=shorten(entry))
    return Record(game, players, names, options, tags), versions[found], moves


@contextmanager
def _at_line(line: int) -> Iterator[None]:
    """Add the line number to errors about options."""
    try:
        yield
    except BadOption as error:
        raise BadRecord("error-record-options", line, why=error.message) from error


def _is_tag(name: str) -> bool:
    return name.isascii() and name.replace("-", "").replace("_", "").isalnum()


def _entry(header: dict[str, tuple[str, int]], name: str) -> tuple[str, int]:
    if name not in header:
        raise BadRecord("error-record-missing", len(header) + 1, name=name)
    return header[name]


def _whole(header: dict[str, tuple[str, int]], name: str, most: int) -> int:
    value, line = _entry(header, name)
    if not (value.isascii() and value.isdigit() and len(value) < 10 and int(value) <= most):
        raise BadRecord(
            "error-record-number", line, name=name, found=shorten(value), most=str(most)
        )
    return int(value)


def _turn(line: str, number: int) -> _Line:
    """Parse the line of a turn."""
    body, equals, digest = line.rpartition(" = ")
    head, bracket, tokens = body.partition(") ")
    turn, opening, seat = head.partition(" (")
    good = (
        equals
        and bracket
        and opening
        and turn.isascii()
        and turn.isdigit()
        and len(turn) < 10
        and (seat == "-" or (seat.isascii() and seat.isdigit() and len(seat) == 1))
    )
    if not good:
        raise BadRecord("error-record-line", number, found=shorten(line))
    moves = [
        (token.strip().removeprefix("*"), token.strip().startswith("*"))
        for token in tokens.split(",")
    ]
    return _Line(number, int(turn), -1 if seat == "-" else int(seat), moves, digest.strip())
