"""SQLite in the event loop itself. Pages in memory, such as those of running games, are read in
microseconds. Waking a thread for every query would take many times as long, and all wait for the
current writer. Only operations that may wait for a lock or the disk run in a thread."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from typing import Any, Final

import aiosqlite

IMMEDIATE: Final = "BEGIN IMMEDIATE"


class InlineConnection(aiosqlite.Connection):
    """A connection to a file that runs in the event loop unless it may have to wait."""

    # Only the loop writes `given`, only the thread `done`. If they are equal, the thread is idle.
    given: int = 0
    done: int = 0

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.given == self.done:
            if not may_wait(fn, args):
                return fn(*args, **kwargs)
            if args[:1] == (IMMEDIATE,):
                with contextlib.suppress(Locked):
                    return self._at_once(fn, *args)
        self.given += 1
        return await super()._execute(self._do, fn, *args, **kwargs)  # type: ignore[no-untyped-call]

    def _at_once(self, fn: Callable[..., Any], *args: Any) -> Any:
        """Begin to write, unless another connection is writing."""
        ask = self._conn.execute
        patience: int = ask("PRAGMA busy_timeout").fetchone()[0]
        ask("PRAGMA busy_timeout = 0")
        try:
            return fn(*args)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise Locked from error
            raise
        finally:
            ask(f"PRAGMA busy_timeout = {patience}")

    def _do(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        try:
            return fn(*args, **kwargs)
        finally:
            self.done += 1


class Locked(Exception):
    """Another connection is writing."""


def may_wait(fn: Callable[..., Any], args: tuple[Any, ...]) -> bool:
    """Whether SQLite may have to wait for a lock or for the disk."""
    if isinstance(getattr(fn, "__self__", None), sqlite3.Connection):
        return fn.__name__ in ("commit", "close")
    return args[:1] == (IMMEDIATE,)


def connect_inline(*args: Any, **kwargs: Any) -> InlineConnection:
    """Return a connection, to be awaited; its thread and the loop use it in turn."""
    settings = {**kwargs, "check_same_thread": False}
    made = InlineConnection(lambda: sqlite3.connect(*args, **settings), iter_chunk_size=64)
    made._thread.daemon = True
    return made
