"""Verification of stored games: every game is replayed with the present rules.

Events are trusted, and everything else is compared with what follows from them. Games are read one
at a time, and events page by page, so that the size of the database does not matter."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.core.arguments import shorten
from sacbe.core.errors import SacbeError, UnknownMove
from sacbe.core.message import Message, Value
from sacbe.core.record import points
from sacbe.core.registry import GAMES as RULES
from sacbe.server.database import Database
from sacbe.server.events import MOVE, UNDO, Event, MoveLine, State, first_state
from sacbe.server.schema import EVENTS, GAMES, SNAPSHOTS
from sacbe.server.table_rows import ABANDONED, FINISHED, FROZEN, NOT_STARTED, OPEN, RUNNING

PAGE: Final = 500

GOOD: Final = "good"
OLDER: Final = "older"
"""Of older rules, but the present rules play it the same way."""
MOVED: Final = "moved"
"""Was `OLDER`, and is now of the present version."""
DIFFERS: Final = "differs"
NEWER: Final = "newer"
"""Of rules that only a newer program has: it is left alone."""
STOPPED: Final = FROZEN
"""Frozen by an earlier verification."""


class Problem(NamedTuple):
    """What is wrong with a game, and at which event (0: at none)."""

    kind: str
    seq: int
    params: dict[str, Value]

    @property
    def message(self) -> Message:
        """The message; kinds are the ends of its key."""
        return Message(f"problem-{self.kind}", {"seq": self.seq, **self.params})


class GameFinding(NamedTuple):
    """What the verification of a game found."""

    id: str
    game: str
    rules: int
    status: str
    outcome: str
    problem: Problem | None = None
    snapshots: tuple[int, ...] = ()
    """Snapshots that do not match the events."""
    mended: bool = False

    @property
    def is_well(self) -> bool:
        """Whether nothing needs to be done."""
        return self.outcome in (GOOD, MOVED, STOPPED) and not self.snapshots


class Different(Exception):
    """The game does not follow from its events."""

    def __init__(self, kind: str, seq: int = 0, **params: Value) -> None:
        self.problem: Problem = Problem(kind, seq, params)
        super().__init__(kind)


async def count_games(database: Database) -> int:
    """Count the games."""
    async with database.read() as connection:
        return int(await connection.scalar(select(func.count()).select_from(GAMES)) or 0)


async def verify(database: Database, mend: bool = False) -> AsyncIterator[GameFinding]:
    """Replay every game of a database. With `mend`, move games of older rules that the present ones
    play the same way, freeze those that differ, and drop wrong snapshots."""
    last = ""
    while True:
        async with database.read() as connection:
            query = select(GAMES.c.id).where(GAMES.c.id > last).order_by(GAMES.c.id).limit(PAGE)
            ids = list(await connection.scalars(query))
        if not ids:
            return
        for id in ids:
            found = await verify_game(database, id, mend)
            if found is not None:
                yield found
        last = ids[-1]


async def verify_game(database: Database, id: str, mend: bool) -> GameFinding | None:
    """Verify one game; None if it is gone meanwhile."""
    async with database.read() as connection:
        if database.is_postgres:  # a consistent read while others play
            await connection.execution_options(isolation_level="REPEATABLE READ")
        found = await examine(connection, id)
    if found is None or not mend or found.outcome == NEWER or found.is_well:
        return found
    async with database.write() as connection:
        # Examined again, now that no other can change it.
        await connection.execute(select(GAMES.c.id).where(GAMES.c.id == id).with_for_update())
        found = await examine(connection, id)
        return found and await repair(connection, found)


# Examining.


async def examine(connection: AsyncConnection, id: str) -> GameFinding | None:
    """Replay a game in a transaction."""
    query = select(GAMES.c.game, GAMES.c.rules, GAMES.c.status).where(GAMES.c.id == id)
    plain = (await connection.execute(query)).first()
    if plain is None:
        return None
    number = plain.rules if isinstance(plain.rules, int) else 0
    told = (id, str(plain.game), number, str(plain.status))
    rules = RULES.get(plain.game)
    if plain.status == FROZEN:
        return GameFinding(*told, STOPPED)
    if rules is None:
        params: dict[str, Value] = {"game": shorten(plain.game), "known": ", ".join(sorted(RULES))}
        return GameFinding(*told, DIFFERS, Problem("unknown-game", 0, params))
    if number > rules.rules_version:
        params = {"found": str(number), "version": str(rules.rules_version)}
        return GameFinding(*told, NEWER, Problem("newer", 0, params))
    try:
        row = (await connection.execute(select(GAMES).where(GAMES.c.id == id))).one()
        replay = Replay(row)
        await walk(connection, replay)
        replay.end()
    except Different as different:
        return GameFinding(*told, DIFFERS, different.problem)
    except ValueError as error:  # a column that is not JSON
        if isinstance(error, SacbeError):
            raise
        return GameFinding(*told, DIFFERS, Problem("unreadable", 0, {}))
    outcome = GOOD if number == rules.rules_version else OLDER
    return GameFinding(*told, outcome, snapshots=tuple(replay.wrong))


async def walk(connection: AsyncConnection, replay: Replay) -> None:
    """Replay all events of a game, and compare the snapshots with them."""
    id = replay.row.id
    seqs = set(await connection.scalars(select(SNAPSHOTS.c.seq).where(SNAPSHOTS.c.game_id == id)))
    async for event in all_events(connection, id):
        replay.add(event)
        if event.seq in seqs:
            seqs.remove(event.seq)
            replay.compare(event, await snapshot(connection, id, event.seq))
    replay.wrong += sorted(seqs)  # of events that do not exist


async def all_events(connection: AsyncConnection, id: str) -> AsyncIterator[Row[Any]]:
    """Read the events of a game page by page, however many there are."""
    last = 0
    while True:
        query = select(EVENTS).where(EVENTS.c.game_id == id, EVENTS.c.seq > last)
        rows = (await connection.execute(query.order_by(EVENTS.c.seq).limit(PAGE))).all()
        for event in rows:
            yield event
        if len(rows) < PAGE:
            return
        last = rows[-1].seq


async def snapshot(connection: AsyncConnection, id: str, seq: int) -> Any:
    """Return what a snapshot contains; None if it cannot be read."""
    query = select(SNAPSHOTS.c.state).where(SNAPSHOTS.c.game_id == id, SNAPSHOTS.c.seq == seq)
    try:
        return await connection.scalar(query)
    except ValueError as error:
        if isinstance(error, SacbeError):
            raise
        return None


class Replay:
    """Replays a game from its events."""

    def __init__(self, row: Row[Any]) -> None:
        self.row: Row[Any] = row
        self.line: MoveLine[State] = MoveLine()
        """The positions of the line that is being played, from the first one."""
        self.head: int = 0
        self.position_seq: int = 0
        self.status: str = OPEN
        self.result: dict[str, Any] | None = None
        self.wrong: list[int] = []

    def add(self, event: Row[Any]) -> None:
        """Replay one more event; raises `Different`."""
        if event.seq != self.head + 1:
            raise Different("gap", self.head + 1)
        self.head = event.seq
        try:
            self.carry_out(event)
        except Different:
            raise
        except Exception as error:
            # Rules may raise anything over a foreign move or a damaged event.
            raise Different("broken", event.seq, what=type(error).__name__) from error

    def carry_out(self, event: Row[Any]) -> None:
        payload: dict[str, Any] = event.payload
        if event.kind in (MOVE, UNDO):
            if self.status not in (RUNNING, FINISHED):
                raise Different("not-running", event.seq)
            if event.kind == MOVE:
                self.move(event, payload)
            else:
                self.undo(event, payload)
            self.position_seq = event.seq
        elif event.kind == "started":
            if self.status != OPEN:
                raise Different("started-twice", event.seq)
            self.line = MoveLine([self.first(event.seq)])
            self.status, self.position_seq = RUNNING, event.seq
        elif event.kind == FINISHED:
            self.finish(event, payload)
        elif event.kind == ABANDONED:
            self.status = ABANDONED

    def first(self, seq: int) -> State:
        """Return the state that event `seq` starts."""
        try:
            return first_state(self.row, seq)
        except SacbeError as error:
            raise Different("options", seq, why=error.message) from error

    def move(self, event: Row[Any], payload: dict[str, Any]) -> None:
        before = self.line.last.position
        token = str(payload["move"])
        try:
            id = before.find(token).id
        except UnknownMove:
            raise Different("unknown-move", event.seq, token=shorten(token)) from None
        if before.is_over or not before.is_legal(id):
            raise Different("illegal-move", event.seq, token=shorten(token))
        if event.seat != before.to_move or payload["turn"] != before.turn:
            raise Different("mover", event.seq, token=shorten(token))
        if payload.get("secret", -1) != max(before.game.secret_of(before, id), -1):
            raise Different("secret", event.seq, token=shorten(token))
        self.line.add(self.line.last.after(event.seq, id))
        self.check_digest(event)

    def undo(self, event: Row[Any], payload: dict[str, Any]) -> None:
        to = int(payload["to"])
        if not self.line.entries[0].seq <= to < self.line.last.seq:
            raise Different("undo", event.seq, to=to)
        self.line.undo(to)
        self.status, self.result = RUNNING, None
        self.check_digest(event)
        if payload["turn"] != self.line.last.position.turn:
            raise Different("turn", event.seq)

    def check_digest(self, event: Row[Any]) -> None:
        if event.digest != self.line.last.position.digest_by(self.row.rules):
            raise Different("digest", event.seq)

    def finish(self, event: Row[Any], payload: dict[str, Any]) -> None:
        if self.status != RUNNING or not self.line.last.position.is_over:
            raise Different("not-over", event.seq)
        position = self.line.last.position
        self.result = {
            "scores": [points(score) for score in position.scores()],
            "winners": position.winners(),
        }
        if payload != self.result:
            raise Different("result", event.seq)
        self.status = FINISHED

    def compare(self, event: Row[Any], stored: Any) -> None:
        """Note a snapshot that differs from the state after this event."""
        if event.kind in (MOVE, UNDO):
            expected = self.line.last.json(self.row.rules)
            if stored == json.loads(json.dumps(expected)):
                return
        self.wrong.append(event.seq)

    def end(self) -> None:
        """Compare the table's row with its events; raises `Different`."""
        position = self.line.last.position if self.line.entries else None
        if position is not None and position.is_over and self.status == RUNNING:
            raise Different("no-end", self.head)
        if self.status == OPEN:  # a game that has not started must be able to
            try:
                self.first(0)
            except TypeError as error:
                raise Different("broken", 0, what=type(error).__name__) from error
        expected = {
            "head": self.head,
            "position_seq": self.position_seq,
            "status": self.status,
            "to_move": NOT_STARTED if position is None else position.to_move,
            "turn": 0 if position is None else position.turn,
            "result": self.result,
        }
        for name, value in expected.items():
            found = getattr(self.row, name)
            if found != value:
                raise Different("row", 0, column=name, found=said(found), expected=said(value))


def said(value: object) -> str:
    """Format a value of a column."""
    return shorten(value if isinstance(value, str) else json.dumps(value))


# Mending.


async def repair(connection: AsyncConnection, found: GameFinding) -> GameFinding:
    """Mend a game, in the transaction in which it was examined."""
    if found.outcome == DIFFERS:
        assert found.problem is not None
        await freeze(connection, found.id, found.problem)
        return found._replace(mended=True)
    if found.snapshots:
        await connection.execute(
            delete(SNAPSHOTS).where(
                SNAPSHOTS.c.game_id == found.id, SNAPSHOTS.c.seq.in_(found.snapshots)
            )
        )
        found = found._replace(mended=True)
    if found.outcome == OLDER:
        await move_on(connection, found.id)
        found = found._replace(outcome=MOVED, mended=True)
    return found


async def freeze(connection: AsyncConnection, id: str, problem: Problem) -> None:
    """Stop a game without changing anything that was stored. Everybody who sees the table may read
    the reason, so it names no move: that could have been secret."""
    now = time.time()
    last = await connection.scalar(select(func.max(EVENTS.c.seq)).where(EVENTS.c.game_id == id))
    head = await connection.scalar(select(GAMES.c.head).where(GAMES.c.id == id))
    seq = max(int(last or 0), int(head or 0)) + 1
    why = {"why": problem.kind, "at": problem.seq}
    event = Event(id, seq, None, FROZEN, why, None, now)
    await connection.execute(insert(EVENTS), event._asdict())
    await connection.execute(
        update(GAMES)
        .where(GAMES.c.id == id)
        .values(status=FROZEN, head=seq, deadline=None, updated=now)
    )


async def move_on(connection: AsyncConnection, id: str) -> None:
    """Move a game that the present rules play the same way to the present version. Digests and
    snapshots depend on the version, so both are rewritten from the replayed positions."""
    row = (await connection.execute(select(GAMES).where(GAMES.c.id == id))).one()
    query = select(SNAPSHOTS.c.seq).where(SNAPSHOTS.c.game_id == id)
    kept = set(await connection.scalars(query))
    replay = Replay(row)
    async for event in all_events(connection, id):
        replay.add(event)
        if event.kind not in (MOVE, UNDO):
            continue
        state = replay.line.last
        digest = update(EVENTS).where(EVENTS.c.game_id == id, EVENTS.c.seq == event.seq)
        await connection.execute(digest.values(digest=state.position.digest()))
        if event.seq in kept:
            snapshot = update(SNAPSHOTS).where(
                SNAPSHOTS.c.game_id == id, SNAPSHOTS.c.seq == event.seq
            )
            await connection.execute(snapshot.values(state=state.json()))
    version = RULES[row.game].rules_version
    await connection.execute(update(GAMES).where(GAMES.c.id == id).values(rules=version))
