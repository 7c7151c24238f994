"""Tables with connections to this process. News is read once for all connections to a table, and
turned into JSON once for all that may know the same."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, Final

import orjson
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.server import views
from sacbe.server.database import READERS
from sacbe.server.desk import Desk, Desks
from sacbe.server.errors import Refused
from sacbe.server.events import MOVE, UNDO, State, event_rows, is_present, replay
from sacbe.server.hub import Hub, Spot, Watcher
from sacbe.server.schema import CHAT
from sacbe.server.table_access import SeenTable, describe, now_state
from sacbe.server.table_rows import FROZEN, Seat, load_row, load_seats

MOST_EVENTS: Final = 1000
"""Events in one message."""
MOST_MESSAGES: Final = 200
"""Chat messages in one answer."""
TAIL: Final = 100
"""Events and chat messages of a table that are kept in memory."""
MOST_TEXTS: Final = 64


class LiveTable:
    """A table with connections, as it was last read."""

    def __init__(self, desks: Desks, game_id: str, spot: Spot, turn: asyncio.Semaphore) -> None:
        self.desks: Desks = desks
        self.turn: asyncio.Semaphore = turn
        self.id: str = game_id
        self.spot: Spot = spot
        self.users: int = 0
        self.row: Any = None  # a row as it was read, or has just been written
        self.seats: list[Seat] = []
        self.state: State | None = None
        # The last events and messages without a gap: all after `low`, and after `talk_low`.
        self.tail: list[Any] = []
        self.low: int = 0
        self.talk: list[Row[Any]] = []
        self.talk_low: int = 0
        self.texts: dict[tuple[object, ...], str] = {}
        self._reading: asyncio.Task[None] | None = None
        self._begun: int = 0
        self._ended: int = 0

    @property
    def head(self) -> int:
        return int(self.row.head) if self.row is not None else 0

    @property
    def chat(self) -> int:
        return int(self.row.chat_head) if self.row is not None else 0

    # Reading.

    async def fresh(self, again: bool = False) -> None:
        """Read the table if it has news, or in any case with `again`. However many callers ask, it
        is read once; with `again`, it is read after they asked."""
        wanted = self._begun + 1 if again else 0
        while (
            self._ended < wanted
            or self.row is None
            or self.head < self.spot.head
            or self.chat < self.spot.chat
        ):
            if self._reading is None:
                self._begun += 1
                self._reading = asyncio.create_task(self._read())
                self._reading.add_done_callback(forgive)
            await asyncio.shield(self._reading)

    async def _read(self) -> None:
        told = self.spot.head, self.spot.chat
        try:
            async with self.turn, self.desks.database.read() as connection:
                row = await load_row(connection, self.id)
                seats = await load_seats(connection, self.id)
                tail = await self._read_tail(connection, row)
                talk = await self._read_talk(connection, row)
                self._step(row, tail)
                try:
                    state = await now_state(connection, self.desks, row)
                except Refused as refused:
                    if refused.status != 409:
                        raise
                    state = None  # Not started, or of rules that this server does not have.
        finally:
            self._reading = None
        self._ended = self._begun
        self.row, self.seats, self.state = row, seats, state
        self.tail, self.low = tail, row.head - len(tail)
        self.talk, self.talk_low = talk, row.chat_head - len(talk)
        self.texts.clear()
        if self.head > self.spot.head or self.chat > self.spot.chat:
            # Read before any notice came: wake the others, too.
            self.spot.hear(self.head, self.chat)
        elif told == (self.spot.head, self.spot.chat):
            self.spot.head, self.spot.chat = self.head, self.chat

    def take(self, desk: Desk) -> None:
        """Take over what this process has just committed, if that follows on what was read."""
        before = desk.row
        chat = desk.get("chat_head")
        if (
            self.row is None
            or self._reading is not None
            or (before.head, before.chat_head, chat) != (self.head, self.chat, self.chat)
            or len(desk.events) != desk.head - before.head
        ):
            return
        row: Any = SimpleNamespace(**{**before._mapping, **desk.changes})
        state: State | None = None
        if row.position_seq > 0:
            state = self.desks.recent.get(self.id, row.position_seq)
            if state is None or not is_present(row) or row.status == FROZEN:
                return
        self.row, self.seats, self.state = row, desk.seats, state
        self.tail = [*self.tail, *desk.events][-max(TAIL, len(desk.events)) :]
        self.low = desk.head - len(self.tail)
        self.texts.clear()

    def _step(self, row: Row[Any], tail: list[Any]) -> None:
        """Replay the events that were read anyway, from the last position."""
        recent = self.desks.recent
        new = [event for event in tail if event.seq > self.head and event.kind in (MOVE, UNDO)]
        if not new or self.state is None or new[-1].seq != row.position_seq:
            return
        if row.head - len(tail) <= self.head and recent.get(self.id, row.position_seq) is None:
            with contextlib.suppress(Refused):
                state = replay(self.state, new)
                if state is not None:
                    recent.put(self.id, row.position_seq, state)

    async def _read_tail(self, connection: AsyncConnection, row: Row[Any]) -> list[Any]:
        since = self.head
        if self.row is None or not since <= row.head <= since + MOST_EVENTS:
            return []
        if row.head == since:
            return self.tail
        new = await event_rows(connection, self.id, since, row.head, MOST_EVENTS)
        return [*self.tail, *new][-max(TAIL, len(new)) :]

    async def _read_talk(self, connection: AsyncConnection, row: Row[Any]) -> list[Row[Any]]:
        since = self.chat
        if self.row is None or not since <= row.chat_head <= since + MOST_MESSAGES:
            return []
        if row.chat_head == since:
            return self.talk
        new = await chat_rows(connection, self.id, since, row.chat_head)
        return [*self.talk, *new][-max(TAIL, len(new)) :]

    async def events_after(self, since: int) -> Sequence[Any]:
        """Return events after `since`, the first ones if there are many."""
        if since >= self.low:
            return [event for event in self.tail if event.seq > since]
        async with self.desks.database.read() as connection:
            return await event_rows(connection, self.id, since, self.head, MOST_EVENTS)

    async def talk_after(self, since: int) -> Sequence[Row[Any]]:
        """Return chat messages after `since`, the first ones if there are many."""
        if since >= self.talk_low:
            return [message for message in self.talk if message.number > since]
        async with self.desks.database.read() as connection:
            return await chat_rows(connection, self.id, since, self.chat)

    # As JSON.

    def table_text(self, seen: SeenTable) -> str:
        """Return what the table is."""
        seats = tuple(seen.held)
        key = ("table", seats, seen.row.host_hash in seen.keys)
        return self.texts.get(key) or self._keep(key, describe(seen))

    def view_text(self, seat: int | None) -> str:
        """Return what a seat may know of the position."""
        if self.state is None:
            return "null"
        key = ("view", seat)
        return self.texts.get(key) or self._keep(key, views.show(self.state, self.head, seat))

    def events_text(self, events: Sequence[Any], seat: int | None) -> str:
        """Return events as a seat may know them now."""
        if not events:
            return "[]"
        key = ("events", seat, events[0].seq, events[-1].seq)
        if key in self.texts:
            return self.texts[key]
        now = self.state.position if self.state is not None else None
        told = [views.tell(event, seat, now, self.row.game) for event in events]
        # Many events are for a client that was away for long: no other will need just these.
        return self._keep(key, told) if len(told) <= TAIL else orjson.dumps(told).decode()

    def talk_text(self, messages: Sequence[Row[Any]]) -> str:
        """Return chat messages."""
        key = ("chat", messages[0].number, messages[-1].number)
        return self.texts.get(key) or self._keep(key, [chat_message(row) for row in messages])

    def _keep(self, key: tuple[object, ...], content: Any) -> str:
        text = orjson.dumps(content).decode()
        if len(self.texts) >= MOST_TEXTS:
            self.texts.clear()
        self.texts[key] = text
        return text


class LiveTables:
    """The tables with connections to this process."""

    def __init__(self, desks: Desks, hub: Hub) -> None:
        self.desks: Desks = desks
        self.hub: Hub = hub
        self.tables: dict[str, LiveTable] = {}
        # When all clients reconnect at once, they wait here and not for the database.
        self.turn: asyncio.Semaphore = asyncio.Semaphore(READERS)

    def hear(self, desk: Desk) -> None:
        """Take over what this process has committed."""
        live = self.tables.get(desk.id)
        if live is not None:
            live.take(desk)

    def enter(self, game_id: str, watcher: Watcher) -> LiveTable:
        """Add a connection to a table."""
        spot = self.hub.join(game_id, watcher)
        live = self.tables.get(game_id)
        if live is None:
            live = self.tables[game_id] = LiveTable(self.desks, game_id, spot, self.turn)
        live.users += 1
        return live

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """Remove a connection."""
        live.users -= 1
        if not live.users:
            del self.tables[live.id]
        self.hub.part(live.id, watcher)


def forgive(task: asyncio.Task[None]) -> None:
    """Mark a task's error as handled: those who waited for it have it."""
    if not task.cancelled():
        task.exception()


async def chat_rows(
    connection: AsyncConnection, game_id: str, since: int | None, last: int
) -> Sequence[Row[Any]]:
    """Return chat messages after `since`, the first ones if there are many; None: the last ones."""
    if since is None:
        since = last - MOST_MESSAGES
    rows = await connection.execute(
        select(CHAT)
        .where(CHAT.c.game_id == game_id, CHAT.c.number > since, CHAT.c.number <= last)
        .order_by(CHAT.c.number)
        .limit(MOST_MESSAGES)
    )
    return rows.all()


def chat_message(row: Row[Any]) -> dict[str, Any]:
    """Return a chat message, for everybody who may see the table."""
    return {name: getattr(row, name) for name in ("number", "seat", "name", "text", "time")}
