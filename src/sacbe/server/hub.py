"""Who is connected to which table, and who is woken by its news.

Processes on one PostgreSQL database notify each other of commits. A lost notice costs time, never
correctness: it only says where to look, and every process also looks now and then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple, Protocol

import asyncpg
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from sacbe.server.database import CHANNEL, PATIENCE, Database
from sacbe.server.desk import Desk
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.presence import WATCHING, PresenceTable, batches
from sacbe.server.schema import GAMES

LOG: Final = logging.getLogger(__name__)
EVERY: Final = 20.0
"""Seconds between two looks for news without a notice."""
STEADY: Final = 0.5
"""Seconds between two announcements of who is here."""
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 10.0
"""Seconds before reconnecting to the database after the connection was lost."""


class Watcher(Protocol):
    """A connection to a table."""

    def places(self) -> tuple[int, ...] | None:
        """Return the seats of this connection: none for one that only watches, None while it is not
        yet known whether it may."""

    def wake(self) -> None:
        """React to news, or to somebody who came or went."""

    def leave(self) -> None:
        """Leave, because the server is about to end."""


class Presence(NamedTuple):
    """Who is connected to a table: the seats, and how many others watch."""

    seats: tuple[int, ...]
    watching: int


class Spot:
    """A table with connections or waiters here, and its last known news."""

    __slots__ = ("chat", "head", "present", "waiters", "watchers")

    def __init__(self) -> None:
        self.head: int = 0
        self.chat: int = 0
        self.present: Presence | None = None
        self.waiters: set[asyncio.Event] = set()
        self.watchers: set[Watcher] = set()

    def hear(self, head: int, chat: int) -> None:
        """Wake all if there is anything new."""
        if head <= self.head and chat <= self.chat:
            return
        self.head = max(self.head, head)
        self.chat = max(self.chat, chat)
        for waiter in self.waiters:
            waiter.set()
        for watcher in tuple(self.watchers):
            watcher.wake()

    def count(self) -> Counter[int]:
        """Count the connections of this process, by seat."""
        found: Counter[int] = Counter()
        for watcher in self.watchers:
            places = watcher.places()
            if places is not None:
                found.update(places or (WATCHING,))
        return found


class Hub:
    """All connections to this process."""

    def __init__(self, database: Database, limit: int = 5_000, limit_each: int = 1_000) -> None:
        self.database: Database = database
        self.limit: int = limit
        self.limit_each: int = limit_each
        self.presence: PresenceTable = PresenceTable(database)
        self.spots: dict[str, Spot] = {}
        self.addresses: Counter[str] = Counter()
        self.connections: int = 0
        self.is_closing: bool = False
        self.is_listening: bool = False
        # Tables where somebody came or went: in this process, and in any.
        self._here: set[str] = set()
        self._anywhere: set[str] = set()
        self._moved: asyncio.Event = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start listening."""
        self._begin(self._look_now_and_then())
        self._begin(self._exchange_presence())
        if self.database.is_postgres:
            self._begin(self._listen())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    def dismiss(self) -> None:
        """Wake all waiters and close all connections, because the server is about to end."""
        self.is_closing = True
        for spot in self.spots.values():
            for waiter in spot.waiters:
                waiter.set()
            for watcher in tuple(spot.watchers):
                watcher.leave()

    async def close(self) -> None:
        """End everything."""
        self.dismiss()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        if self.database.is_postgres:
            # If that fails, the entries expire.
            with contextlib.suppress(Refused):
                await self.presence.forget()

    # Coming and going.

    @asynccontextmanager
    async def connected(self, address: str) -> AsyncIterator[None]:
        """Count a connection while it lasts; refuse it if there are too many."""
        if self.is_closing or self.connections >= self.limit:
            raise Refused(503, "error-server-connections")
        if self.addresses[address] >= self.limit_each:
            raise Refused(429, "error-server-connections-each", most=self.limit_each)
        self.connections += 1
        self.addresses[address] += 1
        try:
            yield
        finally:
            self.connections -= 1
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    def join(self, game_id: str, watcher: Watcher) -> Spot:
        """Add a connection to a table."""
        spot = self._spot(game_id)
        spot.watchers.add(watcher)
        return spot

    def part(self, game_id: str, watcher: Watcher) -> None:
        """Remove a connection."""
        spot = self.spots.get(game_id)
        if spot is not None:
            spot.watchers.discard(watcher)
            self._tidy(game_id)
            self.moved(game_id)

    def moved(self, game_id: str) -> None:
        """Announce that somebody came to a table, left it, or changed seats."""
        self._here.add(game_id)
        self._moved.set()

    def _spot(self, game_id: str) -> Spot:
        return self.spots.setdefault(game_id, Spot())

    def _tidy(self, game_id: str) -> None:
        spot = self.spots.get(game_id)
        if spot is not None and not spot.watchers and not spot.waiters:
            del self.spots[game_id]

    # News.

    def hear(self, desk: Desk) -> None:
        """Announce what this process has committed."""
        self.announce(desk.id, desk.head, int(desk.get("chat_head")))

    def announce(self, game_id: str, head: int, chat: int = 0) -> None:
        """Announce that a table has events up to `head`, and messages up to `chat`."""
        spot = self.spots.get(game_id)
        if spot is not None:
            spot.hear(head, chat)

    async def wait_for(self, game_id: str, since: int, seconds: float) -> None:
        """Wait until a table has events after `since`, or the time is over."""
        spot = self._spot(game_id)
        woken = asyncio.Event()
        spot.waiters.add(woken)
        try:
            # Only now, with the waiter in place: earlier commits are seen here, later ones wake us.
            async with self.database.read() as connection:
                head = await connection.scalar(select(GAMES.c.head).where(GAMES.c.id == game_id))
            if head is None:
                return
            spot.hear(int(head), 0)
            async with asyncio.timeout(seconds):
                while spot.head <= since and not self.is_closing:
                    woken.clear()
                    await woken.wait()
        except TimeoutError:
            pass
        finally:
            spot.waiters.discard(woken)
            self._tidy(game_id)

    async def look(self) -> None:
        """Ask the database for news of all tables with connections or waiters here."""
        for some in batches(list(self.spots)):
            async with self.database.read() as connection:
                found = await connection.execute(
                    select(GAMES.c.id, GAMES.c.head, GAMES.c.chat_head).where(GAMES.c.id.in_(some))
                )
                rows = found.all()
            for row in rows:
                self.announce(row.id, row.head, row.chat_head)

    async def _look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(EVERY * random.uniform(0.9, 1.1))
            try:
                await self.look()
                if self.database.is_postgres:
                    await self._refresh_presence()
                    self._anywhere.update(self.spots)
                    self._moved.set()
            except Unavailable as error:
                LOG.warning("cannot look for news: %s", error.why)
            except Exception:
                LOG.exception("cannot look for news")

    # Notices from other processes.

    async def _listen(self) -> None:
        """Listen for notices, and reconnect if the connection is lost."""
        # Its own connection: those of the pool come and go.
        engine = create_async_engine(
            self.database.url, poolclass=NullPool, connect_args={"timeout": PATIENCE}
        )
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    await self._listen_once(engine)
                except (
                    Refused,
                    SQLAlchemyError,
                    asyncpg.PostgresError,
                    asyncpg.InterfaceError,
                    OSError,
                    TimeoutError,
                ) as error:
                    LOG.warning("cannot listen for notices: %s", error)
                if self.is_listening:
                    self.is_listening = False
                    wait = FIRST_WAIT
                await asyncio.sleep(wait * random.uniform(0.5, 1.5))
                wait = min(2 * wait, LONGEST_WAIT)
        finally:
            await engine.dispose()

    async def _listen_once(self, engine: AsyncEngine) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        async with engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _connection: lost.set())
            await driver.add_listener(CHANNEL, self._on_notice)
            self.is_listening = True
            # What happened while nobody listened.
            await self.look()
            self._anywhere.update(self.spots)
            self._moved.set()
            while not lost.is_set():
                try:
                    async with asyncio.timeout(EVERY):
                        await lost.wait()
                except TimeoutError:
                    await driver.execute("SELECT 1", timeout=PATIENCE)
        LOG.warning("the connection that listens for notices was lost")

    def _on_notice(self, _connection: object, _pid: int, _channel: str, notice: str) -> None:
        kind, *words = notice.split() or [""]
        if kind == "presence":
            self._anywhere.update(id for id in words if id in self.spots)
            self._moved.set()
        elif kind == "news" and len(words) == 3 and words[1].isdecimal() and words[2].isdecimal():
            self.announce(words[0], int(words[1]), int(words[2]))

    # Who is here.

    async def _exchange_presence(self) -> None:
        """Share who came and went here, and learn it from the other processes."""
        while True:
            await self._moved.wait()
            self._moved.clear()
            here, self._here = self._here, set()
            both, self._anywhere = here | self._anywhere, set()
            try:
                if self.database.is_postgres:
                    await self.presence.write(here, self.count)
                    counts = await self.presence.read(id for id in both if id in self.spots)
                else:
                    counts = {game_id: self.count(game_id) for game_id in both}
                for game_id, count in counts.items():
                    self._set_present(game_id, count)
            except Exception as error:
                if not isinstance(error, Refused):
                    LOG.exception("cannot say who is here")
                self._here |= here
                self._anywhere |= both
                self._moved.set()
                await asyncio.sleep(PATIENCE)
            await asyncio.sleep(STEADY)

    def count(self, game_id: str) -> Counter[int]:
        """Count the connections of this process to a table, by seat."""
        spot = self.spots.get(game_id)
        return spot.count() if spot is not None else Counter()

    def _set_present(self, game_id: str, count: Counter[int]) -> None:
        spot = self.spots.get(game_id)
        if spot is None:
            return
        seats = tuple(sorted(seat for seat in count if seat != WATCHING))
        present = Presence(seats, count[WATCHING])
        if present != spot.present:
            spot.present = present
            for watcher in tuple(spot.watchers):
                watcher.wake()

    async def _refresh_presence(self) -> None:
        """Confirm who is here; write it all again if entries are missing."""
        expected = sum(len(spot.count()) for spot in self.spots.values())
        if await self.presence.refresh() != expected:
            self._here.update(self.spots)
