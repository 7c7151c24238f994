"""SQLite queries run in the event loop; operations that may block do not."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from sacbe.server import database as databases
from sacbe.server import sqlite_inline
from sacbe.server.database import Database
from sacbe.server.errors import Unavailable


@asynccontextmanager
async def database(folder: Path) -> AsyncIterator[Database]:
    found = Database(f"sqlite:///{folder / 'tables.db'}")
    try:
        async with found.write() as connection:
            await connection.execute(text("CREATE TABLE numbers (n INTEGER)"))
        yield found
    finally:
        await found.close()


async def write(found: Database, number: int) -> None:
    async with found.write() as connection:
        await connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})


async def numbers(found: Database) -> list[int]:
    async with found.read() as connection:
        return list(await connection.scalars(text("SELECT n FROM numbers ORDER BY n")))


async def test_only_what_may_wait_is_done_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: dict[str, set[bool]] = {}

    async with database(tmp_path) as found:
        async with found.read() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            assert isinstance(raw, sqlite_inline.InlineConnection)
        real = sqlite_inline.InlineConnection._do

        def noting(self: sqlite_inline.InlineConnection, fn: Any, *args: Any, **kwargs: Any) -> Any:
            here = threading.current_thread() is threading.main_thread()
            what = " of ".join((fn.__name__, *args[:1]))
            threads.setdefault(what, set()).add(here)
            return real(self, fn, *args, **kwargs)

        monkeypatch.setattr(sqlite_inline.InlineConnection, "_do", noting)
        await write(found, 1)
        assert await numbers(found) == [1]
    # Reads, writes and BEGIN do not come here; closing may, at the end.
    assert threads.pop("close", {False}) == {False}
    assert threads == {"commit": {False}}


async def test_whoever_waits_for_another_program_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 20.0)
    async with database(tmp_path) as found:
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            other.execute("INSERT INTO numbers VALUES (7)")
            writing = asyncio.create_task(write(found, 8))
            slowest = 0.0
            for _ in range(20):
                before = time.monotonic()
                await asyncio.sleep(0.01)
                assert await numbers(found) == []
                slowest = max(slowest, time.monotonic() - before)
            assert not writing.done()
            assert slowest < databases.PATIENCE / 2
            other.execute("COMMIT")
            await writing
        assert await numbers(found) == [7, 8]


async def test_patience_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0.3)
    async with database(tmp_path) as found:
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            before = time.monotonic()
            with pytest.raises(Unavailable):
                await write(found, 1)
            assert time.monotonic() - before >= 0.25
            other.execute("ROLLBACK")
        await write(found, 2)
        assert await numbers(found) == [2]


async def test_whoever_leaves_while_it_is_written_breaks_nothing(tmp_path: Path) -> None:
    async with database(tmp_path) as found:
        for number in range(40):
            writing = asyncio.create_task(write(found, number))
            for _ in range(number % 10):
                await asyncio.sleep(0)
            if number % 2:
                await asyncio.sleep(0.001)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
        await write(found, 1000)
        kept = await numbers(found)
        assert kept[-1] == 1000
        # Completely or not at all, and nothing twice.
        assert len(set(kept)) == len(kept)


async def test_a_commit_is_on_the_disk(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests do not wait for the disk; the server does."""
    monkeypatch.undo()
    found = Database(sqlite_url)
    async with found.read() as connection:
        assert await connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
        assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
    await found.close()
