"""SQLite, asked in the loop itself. It answers in microseconds what is in memory, as the pages of
the tables that are being played are; to wake a thread for every question takes many times as long,
and everybody waits for whoever writes. Only what may have to wait, for a lock or for the disk, is
done in a thread."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from typing import Any, Final

import aiosqlite

IMMEDIATE: Final = "BEGIN IMMEDIATE"


class InlineConnection(aiosqlite.Connection):
    """A connection to a file."""

    # One is written by the loop alone, one by the thread alone. Alike: the thread is idle.
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
        """Begin to write, if nobody else does."""
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
    """Somebody else writes."""


def may_wait(fn: Callable[..., Any], args: tuple[Any, ...]) -> bool:
    """Whether SQLite may have to wait for something."""
    if isinstance(getattr(fn, "__self__", None), sqlite3.Connection):
        return fn.__name__ in ("commit", "close")
    return args[:1] == (IMMEDIATE,)


def connect_inline(*args: Any, **kwargs: Any) -> InlineConnection:
    """A connection, to be awaited; it may be used by its thread and by the loop, in turn."""
    settings = {**kwargs, "check_same_thread": False}
    made = InlineConnection(lambda: sqlite3.connect(*args, **settings), iter_chunk_size=64)
    made._thread.daemon = True
    return made
