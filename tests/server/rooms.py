"""A server without its web interface, for tests of the parts behind it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Row, select, update

from sacbe.processes import WorkerDied
from sacbe.server import play, table_access, table_setup, tokens
from sacbe.server.dispatcher import Dispatcher
from sacbe.server.events import State
from sacbe.server.migrate import upgrade
from sacbe.server.play import Command
from sacbe.server.schema import EVENTS, GAMES, JOBS
from sacbe.server.services import Services
from sacbe.server.settings import Settings
from sacbe.server.table_rows import Seat, load_row, load_seats
from sacbe.server.table_setup import Place, TablePlan, TableTokens
from sacbe.server.worker_pool import Progress, WorkerPool

UNTIMED = {"kind": "untimed", "late": "bot", "bot": "level:2"}
KEYS = itertools.count()


class Now:
    """A clock that the test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, start: float = 1_000_000.0) -> None:
        self.now = start
        monkeypatch.setattr("time.time", lambda: self.now)

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


class Pool(WorkerPool):
    """A pool whose answers the test provides."""

    def __init__(self, do: Callable[[dict[str, Any], Progress | None], Awaitable[Any]]) -> None:
        super().__init__(0)
        self.do = do
        self.asked: list[dict[str, Any]] = []
        self.closing: asyncio.Event = asyncio.Event()

    async def start(self) -> None:
        pass

    async def run(
        self, task: dict[str, Any], *, affinity: str = "", progress: Progress | None = None
    ) -> Any:
        """Return the test's answer; raise `WorkerDied` if the pool is closed first."""
        self.asked.append(task)
        work = asyncio.ensure_future(self.do(task, progress))
        closing = asyncio.ensure_future(self.closing.wait())
        try:
            await asyncio.wait((work, closing), return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                return work.result()
            raise WorkerDied("closed")
        finally:
            work.cancel()
            closing.cancel()

    async def close(self) -> None:
        self.closing.set()


async def first_choice(task: dict[str, Any], progress: Progress | None) -> Any:
    """Choose like a bot that takes the first choice."""
    return {"move": task["view"]["choices"][0]}


async def never(task: dict[str, Any], progress: Progress | None) -> Any:
    """Think for ever."""
    await asyncio.Event().wait()


class Room:
    """All parts of a server process, not started."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.desks = services.desks
        self.database = services.database
        self.dispatcher: Dispatcher = services.dispatcher

    async def table(
        self, seats: str = "mm", game: str = "tzolkin", pace: Any = UNTIMED, **more: Any
    ) -> TableTokens:
        """Create a table: `m` is a person, `o` an open seat, `1` to `5` a bot."""
        places = [
            Place("me", f"P{number}")
            if letter == "m"
            else Place("open")
            if letter == "o"
            else Place("bot", "", f"level:{letter}")
            for number, letter in enumerate(seats)
        ]
        plan = TablePlan(game, places, {}, pace, **more)
        return await table_setup.create(self.desks, self.services.settings, plan, "here")

    async def row(self, id: str) -> Row[Any]:
        async with self.database.read() as connection:
            return await load_row(connection, id)

    async def seats(self, id: str) -> list[Seat]:
        async with self.database.read() as connection:
            return await load_seats(connection, id)

    async def events(self, id: str, kind: str | None = None) -> list[Row[Any]]:
        query = select(EVENTS).where(EVENTS.c.game_id == id).order_by(EVENTS.c.seq)
        if kind is not None:
            query = query.where(EVENTS.c.kind == kind)
        async with self.database.read() as connection:
            return list(await connection.execute(query))

    async def jobs(self) -> list[Row[Any]]:
        async with self.database.read() as connection:
            return list(await connection.execute(select(JOBS).order_by(JOBS.c.created)))

    async def state(self, id: str) -> State:
        async with self.database.read() as connection:
            return await table_access.now_state(
                connection, self.desks, await load_row(connection, id)
            )

    async def change(self, id: str, **values: Any) -> None:
        """Change a table's row directly in the database."""
        async with self.database.write() as connection:
            await connection.execute(update(GAMES).where(GAMES.c.id == id).values(**values))

    async def move(self, table: TableTokens, number: int = 0) -> None:
        """Make a move for the person to move."""
        row = await self.row(table.game_id)
        position = (await self.state(table.game_id)).position
        token = position.game.moves[position.legal()[number]].token
        asked = Command("move", row.to_move, f"k{next(KEYS)}", row.head, token)
        await play.command(self.desks, table.game_id, keys(table, row.to_move), asked)

    async def turn(self, table: TableTokens) -> None:
        """Play the rest of a turn."""
        row = await self.row(table.game_id)
        before = (row.to_move, row.turn)
        while before == (row.to_move, row.turn):
            await self.move(table)
            row = await self.row(table.game_id)


def keys(table: TableTokens, *seats: int) -> tokens.Keys:
    """Return the keys of the holder of some seats."""
    return frozenset(tokens.hash_token(table.seats[seat]) for seat in seats)


@contextlib.asynccontextmanager
async def room(url: str, workers: int = 1, **settings: Any) -> AsyncIterator[Room]:
    """Open a server on a database; everything the test started ends with it."""
    services = Services(Settings(database=url, workers=workers, **settings))
    await upgrade(services.database)
    try:
        yield Room(services)
    finally:
        await services.close()
