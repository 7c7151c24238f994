"""The database: an SQLite file or PostgreSQL, with the same two kinds of transactions."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import orjson
from sqlalchemy import delete, event, insert, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadOption
from sacbe.server.errors import Unavailable
from sacbe.server.schema import PRESENCE
from sacbe.server.sqlite_inline import IMMEDIATE, connect_inline

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PATIENCE: Final = 3.0
"""Seconds to wait for a lock or a connection before giving up."""
QUEUE: Final = 10.0
"""Seconds to wait for other writers of this server: there may be many, but each is quick."""
SILENCE: Final = 15.0
"""Seconds to wait for an answer from PostgreSQL."""
SYNCHRONOUS: Final = "FULL"
"""After a commit, the disk has it: SQLite waits for that."""
READERS: Final = 4
PROBE: Final = 200
"""Rows to write and remove again to find out whether the disk has room."""
CHANNEL: Final = "sacbe"
"""The channel on which processes on one PostgreSQL database announce commits."""
NOTIFY: Final = text("SELECT pg_notify(:channel, :notice)")


class Database:
    """The connections to a database."""

    def __init__(self, url: str, patient: bool = False) -> None:
        """Open a database; a `patient` caller waits as long as it takes, because upgrading a large
        database may take long."""
        self.url: URL = read_url(url)
        self.engine: AsyncEngine = make_engine(self.url, patient)
        # SQLite has one writer at a time. Waiting here is fair and costs nothing; SQLite polls.
        self.writer: asyncio.Lock | None = None if self.is_postgres else asyncio.Lock()
        self.trouble: str | None = None
        """Why the last write failed, until `check` finds that writing works again."""

    @property
    def is_postgres(self) -> bool:
        return self.url.get_backend_name() == "postgresql"

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes nothing."""
        with reporting_trouble():
            async with self.engine.connect() as connection:
                if self.is_postgres:
                    # Its transactions show what others commit meanwhile: they would only cost.
                    await connection.execution_options(isolation_level="AUTOCOMMIT")
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that is carried out whole or not at all: once this is left without an
        error, what was written is safe."""
        try:
            async with self._write() as connection:
                yield connection
        except Unavailable as error:
            self.trouble = error.why
            raise

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        if self.writer is None:
            with reporting_trouble():
                async with self.engine.begin() as connection:
                    yield connection
            return
        try:
            await asyncio.wait_for(self.writer.acquire(), QUEUE)
        except TimeoutError:
            raise Unavailable("busy") from None
        try:
            with reporting_trouble():
                async with self.engine.connect() as plain:
                    connection = await plain.execution_options(immediate=True)
                    async with connection.begin():
                        yield connection
        finally:
            self.writer.release()

    async def check(self) -> None:
        """Raise `Unavailable` unless the database answers, and writing works if it last failed."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))
        if self.trouble is not None:
            # Enough that it does not fit into a page that happens to have room.
            name = "check".ljust(40, "-")
            probe = {"game_id": name[:20], "process": name, "connections": 0, "until": 0.0}
            async with self.write() as connection:
                await connection.execute(
                    insert(PRESENCE), [{**probe, "seat": seat} for seat in range(PROBE)]
                )
                await connection.execute(delete(PRESENCE).where(PRESENCE.c.process == name))
            self.trouble = None

    async def close(self) -> None:
        await self.engine.dispose()


def read_url(url: str) -> URL:
    """Return the address of a database, with the driver that we use; raises `BadOption`.

    >>> read_url("sqlite:///tables.db").drivername
    'sqlite+aiosqlite'
    >>> read_url("mysql://localhost/tables")
    Traceback (most recent call last):
    sacbe.core.errors.BadOption: ...
    """
    try:
        found = make_url(url)
        backend = found.get_backend_name()
    except (ArgumentError, ValueError, SQLAlchemyError):
        backend = ""
    if backend not in DRIVERS or (backend == "sqlite" and found.database in (None, "", ":memory:")):
        raise BadOption("error-server-database", url=shorten(url))
    return found.set(drivername=DRIVERS[backend])


def keep_private(path: Path) -> None:
    """Create a file that only its owner may read: it will have hidden tiles."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        with contextlib.suppress(OSError):  # opening it will fail with the reason
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def use_wal(cursor: Any) -> None:
    """Use write-ahead logging. A new file must be free for a moment to change to it, and SQLite
    does not wait for that: several servers may start at once."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() >= end:
                raise
            time.sleep(0.02)


def make_engine(url: URL, patient: bool = False) -> AsyncEngine:
    """Make the engine for a database."""
    as_json: dict[str, Any] = {
        "json_serializer": lambda value: orjson.dumps(value).decode(),
        "json_deserializer": orjson.loads,
    }
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            url,
            pool_size=12,
            max_overflow=4,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            connect_args={
                "timeout": PATIENCE,
                "command_timeout": None if patient else SILENCE,
                "server_settings": {"lock_timeout": f"{1000 * PATIENCE:.0f}ms"},
            },
            **as_json,
        )
    if url.database:
        keep_private(Path(url.database))
    engine = create_async_engine(
        url,
        pool_size=READERS + 1,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE, "async_creator_fn": connect_inline},
        **as_json,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin below, not implicitly
        cursor = connection.cursor()
        use_wal(cursor)
        cursor.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        immediate = connection.get_execution_options().get("immediate")
        connection.exec_driver_sql(IMMEDIATE if immediate else "BEGIN")

    return engine


async def notify(connection: AsyncConnection, notice: str) -> None:
    """Announce something to all processes on the same database, once this transaction is committed.
    A file has only one process, which knows."""
    if connection.dialect.name == "postgresql":
        await connection.execute(NOTIFY, {"channel": CHANNEL, "notice": notice})


class reporting_trouble:
    """A context that turns errors of the database itself into `Unavailable`."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, DBAPIError) and not is_ours(error):
            raise Unavailable(str(error.orig)[:200]) from error
        if isinstance(error, PoolTimeout | ConnectionError | OSError):
            raise Unavailable(str(error)[:200] or type(error).__name__) from error


def is_ours(error: DBAPIError) -> bool:
    """Whether the statement was wrong, not the database."""
    if isinstance(error.orig, sqlite3.OperationalError):
        return "no such" in str(error.orig) or "syntax" in str(error.orig)
    name = type(error).__name__
    return name in ("IntegrityError", "ProgrammingError", "DataError", "NotSupportedError")
