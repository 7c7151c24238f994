"""One table, locked for writing: events are appended, and everything that follows from them is
written in the same transaction. Others hear of it only after the commit."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Row, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.core.position import CHANCE
from sacbe.core.record import points
from sacbe.server import chance, clock
from sacbe.server.database import Database, notify
from sacbe.server.errors import Refused, not_found
from sacbe.server.events import (
    EVERY,
    MOVE,
    UNDO,
    Event,
    RecentStates,
    State,
    first_state,
    is_present,
    state_at,
    state_now,
    whole_line,
)
from sacbe.server.schema import COMMANDS, EVENTS, GAMES, JOBS, SEATS, SNAPSHOTS
from sacbe.server.table_rows import (
    FINISHED,
    NOT_STARTED,
    PERSON,
    RUNNING,
    Seat,
    load_row,
    load_seats,
)
from sacbe.server.tokens import NO_KEYS, Keys

LONGEST_QUEUE: Final = 150
"""Requests for one table that may wait at once."""
# Statements that every move needs are built once.
CHANGE: Final = update(GAMES).where(GAMES.c.id == bindparam("which"))
CHANGE_SEAT: Final = update(SEATS).where(
    SEATS.c.game_id == bindparam("which"), SEATS.c.seat == bindparam("number")
)
ADD_EVENTS: Final = insert(EVENTS)
ADD_SNAPSHOTS: Final = insert(SNAPSHOTS)
ADD_JOBS: Final = insert(JOBS)
ADD_COMMAND: Final = insert(COMMANDS)
STORED_COMMAND: Final = select(COMMANDS.c.body, COMMANDS.c.answer).where(
    COMMANDS.c.game_id == bindparam("id"),
    COMMANDS.c.actor == bindparam("by"),
    COMMANDS.c.key == bindparam("named"),
)
# The event that made the position; after an undo, it is an earlier one than the snapshot's.
NEWEST_SNAPSHOT: Final = (
    select(SNAPSHOTS.c.state["seq"].as_integer())
    .where(SNAPSHOTS.c.game_id == bindparam("id"))
    .order_by(SNAPSHOTS.c.seq.desc())
    .limit(1)
)
DROP_JOB: Final = delete(JOBS).where(JOBS.c.id == bindparam("which"))


class Desk:
    """A table in its own transaction."""

    def __init__(
        self,
        connection: AsyncConnection,
        row: Row[Any],
        seats: list[Seat],
        recent: RecentStates,
        now: float,
    ) -> None:
        self.connection: AsyncConnection = connection
        self.row: Row[Any] = row
        self.seats: list[Seat] = seats
        self.recent: RecentStates = recent
        self.now: float = now
        self.before: list[Seat] = [Seat(**vars(seat)) for seat in seats]
        self.changes: dict[str, Any] = {}
        self.events: list[Event] = []
        self.jobs: list[dict[str, Any]] = []
        self.snapshots: list[tuple[int, State]] = []
        self._state: State | None = None

    # The current state.

    @property
    def id(self) -> str:
        return str(self.row.id)

    def get(self, name: str) -> Any:
        """Return a column of the table's row, with changes that are not written yet."""
        return self.changes.get(name, getattr(self.row, name))

    def set(self, **values: Any) -> None:
        """Change the table's row."""
        self.changes.update(values)

    @property
    def head(self) -> int:
        return int(self.get("head"))

    @property
    def status(self) -> str:
        return str(self.get("status"))

    async def state(self) -> State:
        """Return the current position."""
        if self._state is None:
            if not is_present(self.row):
                raise Refused(409, "error-server-is-frozen")
            seq = int(self.get("position_seq"))
            self._state = await state_now(self.connection, self.recent, self.row, seq)
        return self._state

    # Who may do what.

    def held(self, keys: Keys) -> list[int]:
        """Return the seats that a caller plays."""
        return [seat.seat for seat in self.seats if seat.token_hash in keys]

    def is_host(self, keys: Keys) -> bool:
        return self.row.host_hash in keys

    def require_host(self, keys: Keys) -> None:
        if not self.is_host(keys):
            raise Refused(403, "error-server-not-host")

    def require_seat(self, keys: Keys, seat: int) -> Seat:
        """Return a seat; refuse callers who do not play it."""
        found = self.find(seat)
        if found.token_hash is None or found.token_hash not in keys:
            raise Refused(403, "error-server-not-your-seat", seat=str(seat))
        return found

    def find(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise not_found("seat")
        return self.seats[seat]

    def require_running(self) -> None:
        if self.status != RUNNING:
            raise Refused(409, f"error-server-is-{self.status}")

    def others(self, seat: int, keys: Keys = NO_KEYS) -> list[int]:
        """Return the seats of the other people at the table, including those for whom a bot plays
        now: they are asked when something concerns them. A caller may hold several seats, and none
        of them counts as another's."""
        mine = self.seats[seat].token_hash
        return [
            other.seat
            for other in self.seats
            if other.kind == PERSON
            and other.token_hash is not None
            and other.token_hash != mine
            and other.token_hash not in keys
        ]

    # What happens.

    def append(
        self, kind: str, seat: int | None = None, digest: str | None = None, **payload: Any
    ) -> int:
        """Add an event; return its number."""
        seq = self.head + 1
        self.set(head=seq, updated=self.now)
        self.events.append(Event(self.id, seq, seat, kind, payload, digest, self.now))
        return seq

    async def start(self, moves: Sequence[int] = ()) -> None:
        """Start the game: chance sets it up. A game begun elsewhere already has moves."""
        self.append("started")
        self.set(status=RUNNING, position_seq=self.head)
        self._state = first_state(self.row, self.head)
        # The rules may have changed while the table waited.
        self.set(rules=self._state.position.game.rules_version)
        clock.start(self)
        for id in moves:
            self.write_move(id)
        self.draw()
        await self.settle(NOT_STARTED, 0)

    async def move(self, id: int) -> None:
        """Play a legal move of the seat to move, and the moves of chance after it."""
        before = (await self.state()).position
        self.write_move(id)
        self.draw()
        await self.settle(before.to_move, before.turn)

    def draw(self) -> None:
        """Let chance move as long as it is to move."""
        while self._state is not None and self._state.position.to_move == CHANCE:
            self.write_move(chance.draw(self._state.position))

    def write_move(self, id: int) -> None:
        """Append a legal move."""
        state = self._state
        assert state is not None
        before = state.position
        payload: dict[str, Any] = {"move": before.game.moves[id].token, "turn": before.turn}
        secret = before.game.secret_of(before, id)
        if secret >= 0:
            payload["secret"] = secret
        after = state.after(self.head + 1, id)
        self.append(MOVE, before.to_move, after.position.digest(), **payload)
        self.stand(after)

    def stand(self, state: State) -> None:
        """Set the position after the last event, and store a snapshot now and then."""
        self._state = state
        if self.head // EVERY != int(self.get("position_seq")) // EVERY:
            self.snapshots.append((self.head, state))
        self.set(position_seq=self.head)
        asked = self.get("asked")
        if asked is not None and asked["kind"] == UNDO:
            self.set(asked=None)  # what was to be undone is no longer the last

    async def undo(self, seat: int, to: int) -> None:
        """Go back to the position after event `to`; a finished study table continues."""
        if self.status == FINISHED:
            self.set(status=RUNNING, result=None)
        before = (await self.state()).position
        state = await state_at(self.connection, self.row, to)
        newest = await self.connection.scalar(NEWEST_SNAPSHOT, {"id": self.id})
        if before.turn != state.position.turn:
            clock.take_earned(self, await whole_line(self.connection, self.id, self.head), to)
        self.append(UNDO, seat, state.position.digest(), to=to, turn=state.position.turn)
        self.stand(state)
        if newest is not None and to < newest and not self.snapshots:
            # Without it, reading the position would replay the game from the start.
            self.snapshots.append((self.head, state))
        self.draw()
        await self.settle(before.to_move, before.turn, earned=False)

    async def recount(self) -> None:
        """Count the answers to a question again: somebody who was asked may have come or left."""
        asked = self.get("asked")
        if asked is None or self.status != RUNNING:
            return
        if asked["kind"] == "vote":
            clock.count(self)
            return
        gone = [seat for seat in asked["of"] if self.seats[seat].token_hash is None]
        if gone:  # leaving is not agreeing
            self.append("undo-refused", gone[0])
            self.set(asked=None)
        elif set(asked["of"]) <= set(asked["agreed"]):
            await self.undo(int(asked["seat"]), int(asked["to"]))

    async def settle(self, mover: int, turn: int, earned: bool = True) -> None:
        """Follow up on a new position: game over, clocks, notifications."""
        position = (await self.state()).position
        self.set(to_move=position.to_move, turn=position.turn)
        if position.is_over:
            result: dict[str, Any] = {
                "scores": [points(score) for score in position.scores()],
                "winners": position.winners(),
            }
            self.append("finished", **result)
            self.set(status=FINISHED, result=result)
        clock.switch(self, mover, turn, earned)
        now = position.to_move
        if now >= 0 and (now != mover or position.turn != turn):
            if self.seats[now].webhook and self.seats[now].is_person:
                self.notice(now, "turn")
        if position.is_over:
            for seat in self.seats:
                if seat.webhook:
                    self.notice(seat.seat, "over")

    def notice(self, seat: int, what: str) -> None:
        """Queue a call of a player's webhook."""
        self.put_job("notice", seat, {"what": what})

    def put_job(self, kind: str, seat: int | None, payload: dict[str, Any], id: str = "") -> str:
        """Queue a job, to be done after this transaction; return its name."""
        name = id or secrets.token_hex(16)
        self.jobs.append(
            {
                "id": name,
                "game_id": self.id,
                "kind": kind,
                "seat": seat,
                "base": self.head,
                "payload": payload,
                "status": "waiting",
                "until": self.now,
                "attempts": 0,
                "progress": 0.0,
                "created": self.now,
            }
        )
        return name

    async def stored_answer(self, actor: str, key: str, body: str) -> dict[str, Any] | None:
        """Return what was answered to the same command before, if it was."""
        which = {"id": self.id, "by": actor, "named": key}
        row = (await self.connection.execute(STORED_COMMAND, which)).first()
        if row is not None and row.body != body:
            raise Refused(422, "error-server-key-used", name=key)
        return None if row is None else row.answer

    async def store_answer(self, actor: str, key: str, body: str, answer: dict[str, Any]) -> None:
        """Store the answer to a command: sent again, it is not carried out again."""
        row = {"actor": actor, "key": key, "body": body, "answer": answer, "time": self.now}
        await self.connection.execute(ADD_COMMAND, {"game_id": self.id, **row})

    # Writing.

    async def flush(self) -> None:
        """Write all changes."""
        if self.seats != self.before:
            await self.recount()
        moved = self.get("position_seq") != self.row.position_seq
        seated = self.seats != self.before
        if moved or seated or self.status != self.row.status:
            await self.give_to_bot()
        if self.events:
            rows = [event._asdict() for event in self.events]
            await self.connection.execute(ADD_EVENTS, rows)
        if self.changes:
            await self.connection.execute(CHANGE, {"which": self.id, **self.changes})
        if seated:
            for seat, old in zip(self.seats, self.before, strict=True):
                if seat != old:
                    await self.connection.execute(
                        CHANGE_SEAT, {"which": self.id, "number": seat.seat, **vars(seat)}
                    )
        if self.snapshots:
            await self.connection.execute(
                ADD_SNAPSHOTS,
                [
                    {"game_id": self.id, "seq": seq, "state": state.json()}
                    for seq, state in self.snapshots
                ],
            )
        if self.jobs:
            await self.connection.execute(ADD_JOBS, self.jobs)
        if self.changes:
            await notify(self.connection, f"news {self.id} {self.head} {self.get('chat_head')}")

    async def give_to_bot(self) -> None:
        """Queue the job of the bot to move, in place of any earlier one of this table."""
        name = f"bot-{self.id}"
        if any(seat.bot is not None for seat in self.before):
            await self.connection.execute(DROP_JOB, {"which": name})
        mover = int(self.get("to_move"))
        if self.status == RUNNING and mover >= 0 and self.seats[mover].bot is not None:
            self.put_job("bot", mover, {"bot": self.seats[mover].bot}, name)


class Queue:
    """The requests that wait to write to one table."""

    def __init__(self) -> None:
        self.lock: asyncio.Lock = asyncio.Lock()
        self.waiting: int = 0


class Desks:
    """Opens tables for writing, each for one writer at a time."""

    def __init__(self, database: Database, recent: RecentStates) -> None:
        self.database: Database = database
        self.recent: RecentStates = recent
        self.listeners: list[Callable[[Desk], None]] = []
        """Called after a commit with what was written."""
        self.queues: dict[str, Queue] = {}

    @asynccontextmanager
    async def open(self, game_id: str) -> AsyncIterator[Desk]:
        """Open a table for the only writer; leaving without an error commits."""
        async with self.turn(game_id), self.database.write() as connection:
            row = await load_row(connection, game_id, lock=True)
            seats = await load_seats(connection, game_id)
            desk = Desk(connection, row, seats, self.recent, time.time())
            if row.status == RUNNING and not is_present(row):
                raise Refused(409, "error-server-is-frozen")
            yield desk
            await desk.flush()
        self.tell(desk)

    @asynccontextmanager
    async def turn(self, game_id: str) -> AsyncIterator[None]:
        """Wait for other writers of the same table before taking what all tables share."""
        queue = self.queues.setdefault(game_id, Queue())
        if queue.waiting >= LONGEST_QUEUE:
            raise Refused(429, "error-server-too-often")
        queue.waiting += 1
        try:
            async with queue.lock:
                yield
        finally:
            queue.waiting -= 1
            if queue.waiting == 0:
                del self.queues[game_id]

    @asynccontextmanager
    async def create(self, values: dict[str, Any], seats: list[Seat]) -> AsyncIterator[Desk]:
        """Open a new table."""
        async with (
            self.database.write() as connection,
            self.add(connection, values, seats) as desk,
        ):
            yield desk
        self.tell(desk)

    @asynccontextmanager
    async def add(
        self, connection: AsyncConnection, values: dict[str, Any], seats: list[Seat]
    ) -> AsyncIterator[Desk]:
        """Open a new table, in a transaction that the caller begins and ends."""
        await connection.execute(insert(GAMES), values)
        await connection.execute(
            insert(SEATS), [{"game_id": values["id"], **vars(seat)} for seat in seats]
        )
        row = await load_row(connection, values["id"])
        desk = Desk(connection, row, seats, self.recent, time.time())
        yield desk
        await desk.flush()

    def tell(self, desk: Desk) -> None:
        """After the commit: remember the position, and call the listeners."""
        if desk._state is not None and desk.status in (RUNNING, FINISHED):
            self.recent.put(desk.id, int(desk.get("position_seq")), desk._state)
        for listener in self.listeners:
            listener(desk)
