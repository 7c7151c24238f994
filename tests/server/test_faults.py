"""The database fails in every possible way, and callers vanish. Each time the error is clear,
nothing is half written, nobody is disconnected, and everything continues after the fault."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import event, make_url, select, text, update

from sacbe.server import database, play
from sacbe.server.database import Database
from sacbe.server.play import Command
from sacbe.server.schema import COMMANDS, EVENTS, GAMES, JOBS, SEATS, SNAPSHOTS
from sacbe.server.services import Services
from sacbe.server.settings import Settings
from sacbe.server.ticker import Ticker
from sacbe.server.tokens import hash_token
from sacbe.server.verify import GOOD, verify
from tests.server.house import ROOMY, House, Reply, Table, on_postgres, on_sqlite, opened, until
from tests.server.postgres import Postgres
from tests.server.running import Client, calling, plugged, running, threaded

PATIENCE = 1.5
"""Seconds that the server waits for its database in these tests."""
LONGEST = 30.0
"""Time limit in seconds for anything that is waited for: much more than it takes."""
OPENED = (EVENTS, GAMES, COMMANDS, SEATS, SNAPSHOTS, JOBS)

Fault = Callable[[], AbstractAsyncContextManager[None]]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", PATIENCE)
    monkeypatch.setattr(database, "SILENCE", 1.5 * PATIENCE)


@pytest.fixture(autouse=True)
def no_surprise(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Check that the server logged no unexpected error: it must handle a failing database."""
    yield
    broken = [one for one in caplog.get_records("call") if one.levelno >= logging.ERROR]
    assert broken == []


def settings(url: str, **more: Any) -> Settings:
    return Settings(database=url, limits=ROOMY, **{"workers": 0, **more})


def onlooker(url: str) -> Database:
    """Open the database for the test itself; only the server is impatient."""
    with pytest.MonkeyPatch.context() as here:
        for name in ("PATIENCE", "SILENCE"):
            here.setattr(database, name, LONGEST)
        return Database(url)


@pytest.fixture
def patient(impatient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Restore the server's usual patience, for tests of something else."""
    for name in ("PATIENCE", "SILENCE"):
        monkeypatch.setattr(database, name, LONGEST)


async def everything(url: str) -> dict[str, list[Any]]:
    """Return everything stored about tables, read through another connection."""
    found = onlooker(url)
    try:
        async with found.read() as connection:
            return {
                one.name: list(
                    await connection.execute(select(one).order_by(*one.primary_key.columns))
                )
                for one in OPENED
            }
    finally:
        await found.close()


async def check(url: str) -> None:
    """Check that the stored data of each game is consistent."""
    stored = onlooker(url)
    try:
        outcomes = [finding async for finding in verify(stored)]
    finally:
        await stored.close()
    assert outcomes
    assert all(one.outcome == GOOD and one.is_well for one in outcomes), outcomes


def is_unavailable(reply: Reply) -> bool:
    """Whether a request was refused as it should be when the database fails."""
    if reply.status != 503:
        return False
    assert reply.error == "error-server-unavailable"
    assert "try again" in reply.body["error"]["text"]
    assert int(reply.headers["retry-after"]) > 0
    return True


async def is_ready(house: House) -> bool:
    return (await house.client.get("/readyz")).status_code == 200


async def until_ready(house: House) -> None:
    await until(lambda: is_ready(house))


async def until_done(table: Table, seat: int, move: str, base: int, key: str) -> Any:
    """Send a command until it is answered; return the answer."""
    async with asyncio.timeout(LONGEST):
        while is_unavailable(reply := await table.command(seat, move, base, key)):
            await asyncio.sleep(0.1)
    return reply.ok()


async def at_once(client: Client, head: int) -> Any:
    """Return the news up to an event, on a connection that was never lost."""
    while (found := await client.next("news", LONGEST))["to"] < head:
        pass
    return found


async def mover_sees(table: Table) -> Any:
    return await table.view((await table.info())["to_move"])


async def drill(address: str, url: str, fault: Fault) -> None:
    """Play before, during and after a fault, and check what players see."""
    async with calling(address) as house:
        table = await house.table("tikal", "mm", options={"first": 0})
        await table.play(2)
        seen = await mover_sees(table)
        before = await everything(url)
        async with plugged(address, table.id, table.host) as watcher:
            await watcher.next("welcome")
            async with fault():
                for _ in range(300):  # a full disk may still have room for some
                    move, base, seat = seen["options"][0]["token"], seen["seq"], seen["seat"]
                    reply = await table.command(seat, move, base, f"at-{base}")
                    if is_unavailable(reply):
                        break
                    seen = reply.ok()
                    seen = seen if seen["options"] else await mover_sees(table)
                    before = await everything(url)
                else:
                    raise AssertionError("there is no fault")
                assert is_unavailable(await table.command(seat, move, base, f"at-{base}"))
                assert not await is_ready(house)
                assert (await house.client.get("/healthz")).status_code == 200
                await watcher.send(type="ping")
                await watcher.next("pong")
            assert await everything(url) == before
            answer = await until_done(table, seat, move, base, f"at-{base}")
            assert answer["events"][0]["seq"] == base + 1
            assert (await table.command(seat, move, base, f"at-{base}")).ok() == answer
            stored = await everything(url)
            assert [row.key for row in stored["commands"]].count(f"at-{base}") == 1
            await table.play(2)
            # Everything arrives on a connection that was never lost.
            head = (await table.info())["head"]
            assert (await watcher.up_to(head))["view"]["seq"] == head
        await until_ready(house)
    await check(url)


# SQLite.


@contextmanager
def before_each(services: Services) -> Iterator[list[str]]:
    """Let each connection run statements at the beginning of each transaction."""
    statements: list[str] = []

    def begin(connection: Any) -> None:
        for statement in tuple(statements):
            connection.exec_driver_sql(statement)

    event.listen(services.database.engine.sync_engine, "begin", begin)
    try:
        yield statements
    finally:
        event.remove(services.database.engine.sync_engine, "begin", begin)


def file_of(url: str) -> Path:
    return Path(str(make_url(url).database))


def test_there_is_no_room_left(sqlite_url: str) -> None:
    with threaded(settings(sqlite_url)) as (address, services), before_each(services) as statements:

        @asynccontextmanager
        async def full() -> AsyncIterator[None]:
            with contextlib.closing(sqlite3.connect(file_of(sqlite_url))) as other:
                [pages] = other.execute("PRAGMA page_count").fetchone()
            statements[:] = [f"PRAGMA max_page_count = {pages}"]
            yield
            statements[:] = ["PRAGMA max_page_count = 1000000000"]
            async with calling(address) as house:
                await until_ready(house)

        asyncio.run(drill(address, sqlite_url, full))


@pytest.mark.skipif(
    sys.platform != "linux", reason="other systems limit a process only from inside"
)
def test_a_file_may_not_grow(sqlite_url: str) -> None:
    """The system refuses the writes of a real server."""
    import resource

    with running(settings(sqlite_url)) as server:
        number = server.process.pid
        _, most = resource.prlimit(number, resource.RLIMIT_FSIZE)

        @asynccontextmanager
        async def bounded() -> AsyncIterator[None]:
            log = Path(f"{file_of(sqlite_url)}-wal")
            resource.prlimit(number, resource.RLIMIT_FSIZE, (log.stat().st_size, most))
            yield
            resource.prlimit(number, resource.RLIMIT_FSIZE, (most, most))

        asyncio.run(drill(server, sqlite_url, bounded))


def test_somebody_else_has_locked_the_file(sqlite_url: str) -> None:
    with threaded(settings(sqlite_url)) as (address, _):

        @asynccontextmanager
        async def locked() -> AsyncIterator[None]:
            with contextlib.closing(sqlite3.connect(file_of(sqlite_url))) as other:
                other.execute("BEGIN IMMEDIATE")
                yield
                other.rollback()

        asyncio.run(drill(address, sqlite_url, locked))


@pytest.mark.usefixtures("patient")
@on_sqlite
async def test_a_short_lock_is_waited_for(house: House, sqlite_url: str) -> None:
    table = await house.table("tikal", "mm")
    seen = await mover_sees(table)
    with contextlib.closing(sqlite3.connect(file_of(sqlite_url))) as other:
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.3, other.rollback)
        reply = await table.command(seen["seat"], seen["options"][0]["token"], seen["seq"])
        reply.ok()


def test_the_file_may_only_be_read(sqlite_url: str) -> None:
    with threaded(settings(sqlite_url)) as (address, services), before_each(services) as statements:

        @asynccontextmanager
        async def only_read() -> AsyncIterator[None]:
            statements[:] = ["PRAGMA query_only = ON"]
            yield
            statements[:] = ["PRAGMA query_only = OFF"]
            async with calling(address) as house:
                await until_ready(house)

        asyncio.run(drill(address, sqlite_url, only_read))


# PostgreSQL, and the way to it.


class Line:
    """A connection to PostgreSQL that can be cut."""

    def __init__(self, url: str) -> None:
        self.goal = make_url(url)
        self.url = ""
        self.is_cut = False
        self.is_silent = False
        """Whether data is held back: nothing is lost, but nothing arrives."""
        self.commit = ""
        """When to cut the line: before the next COMMIT is forwarded (`before`), or before its
        answer is (`after`)."""
        self.writers: set[asyncio.StreamWriter] = set()
        self.doomed: set[asyncio.StreamWriter] = set()
        """Connections whose answers are dropped."""
        self.lost = 0
        self.answered = asyncio.Event()

    async def open(self) -> asyncio.Server:
        server = await asyncio.start_server(self.call, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        goal = self.goal.set(host="127.0.0.1", port=port)
        self.url = goal.render_as_string(hide_password=False)
        return server

    async def call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.close()
            return
        there = await asyncio.open_connection(self.goal.host, self.goal.port)
        self.writers |= {writer, there[1]}
        async with asyncio.TaskGroup() as group:
            group.create_task(self.carry(reader, there[1], writer, True))
            group.create_task(self.carry(there[0], writer, there[1], False))
        self.writers -= {writer, there[1]}

    async def carry(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        back: asyncio.StreamWriter,
        asking: bool,
    ) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65_536):
                while self.is_silent:
                    await asyncio.sleep(0.01)
                if back in self.doomed:
                    self.answered.set()
                    break
                if asking and self.commit and data[5:].startswith(b"COMMIT"):
                    how, self.commit = self.commit, ""
                    self.lost += 1
                    self.doomed.add(writer)
                    if how == "after":
                        writer.write(data)
                        async with asyncio.timeout(LONGEST):
                            await self.answered.wait()  # now it is carried out
                    back.transport.abort()
                    break
                writer.write(data)
        writer.close()

    def cut(self) -> None:
        """Refuse new connections, and close the existing ones."""
        self.is_cut = True
        for writer in tuple(self.writers):
            writer.transport.abort()


@asynccontextmanager
async def line_to(url: str) -> AsyncIterator[Line]:
    line = Line(url)
    server = await line.open()
    try:
        yield line
    finally:
        server.close()
        line.cut()
        await server.wait_closed()


def behind_a_line(url: str, test: Callable[[Line, str, Services], Any], **more: Any) -> None:
    """Run a test with a server that reaches PostgreSQL through a line."""

    async def go() -> None:
        async with line_to(url) as line, contextlib.AsyncExitStack() as stack:
            # The line runs in this event loop, so nothing here may block on the server.
            start = threaded(settings(line.url, **more))
            address, services = await asyncio.to_thread(start.__enter__)
            stack.push_async_callback(asyncio.to_thread, start.__exit__, None, None, None)
            await test(line, address, services)
            line.is_cut = line.is_silent = False

    asyncio.run(go())


def test_postgresql_is_gone(postgres_url: str) -> None:
    async def test(line: Line, address: str, services: Services) -> None:
        @asynccontextmanager
        async def cut() -> AsyncIterator[None]:
            line.cut()
            yield
            line.is_cut = False

        await drill(address, postgres_url, cut)

    behind_a_line(postgres_url, test)


def throw_out(postgres: Postgres, name: str | None) -> None:
    """Disconnect everybody from a database, as `pg_ctl restart` does."""
    # Wait until they are gone.
    gone = f"pg_terminate_backend(pid, {LONGEST * 1000:.0f})"
    postgres.run(f"SELECT {gone} FROM pg_stat_activity WHERE datname = '{name}'")


def test_postgresql_lets_nobody_in(postgres_url: str, postgres: Postgres) -> None:
    """As during a shutdown or start: connections are closed, and new ones refused."""
    name = make_url(postgres_url).database

    @asynccontextmanager
    async def closed() -> AsyncIterator[None]:
        postgres.run(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        throw_out(postgres, name)
        try:
            yield
        finally:
            postgres.run(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')

    with threaded(settings(postgres_url)) as (address, _):
        asyncio.run(drill(address, postgres_url, closed))


@pytest.mark.usefixtures("patient")
@on_postgres
async def test_postgresql_was_gone_while_nobody_asked(
    house: House, postgres_url: str, postgres: Postgres
) -> None:
    """Nobody notices: connections are tried before they are used."""
    table = await house.table("tikal", "mm")
    await asyncio.gather(*(table.info() for _ in range(10)))
    throw_out(postgres, make_url(postgres_url).database)
    await table.play(3)
    await asyncio.gather(*(table.info() for _ in range(10)))
    await until(lambda: house.services.hub.is_listening)


def test_postgresql_says_nothing_any_more(postgres_url: str) -> None:
    """The worst case: the connection exists, but nothing arrives. Nobody waits for ever."""

    async def test(line: Line, address: str, services: Services) -> None:
        @asynccontextmanager
        async def silent() -> AsyncIterator[None]:
            line.is_silent = True
            yield
            line.is_silent = False

        await drill(address, postgres_url, silent)

    behind_a_line(postgres_url, test)


def test_bots_go_on_after_a_fault(postgres_url: str) -> None:
    async def test(line: Line, address: str, services: Services) -> None:
        async with calling(address) as house:
            table = await house.table("tikal", "m1")
            bot = f"{table.path}/seats/0/bot"
            (await house.post(bot, table.seats[0], bot="level:1")).ok()

            async def moved() -> None:
                head = len((await everything(postgres_url))["events"])
                async with asyncio.timeout(LONGEST):
                    while len((await everything(postgres_url))["events"]) < head + 5:
                        await asyncio.sleep(0.05)

            for _ in range(3):
                await moved()
                line.cut()
                await asyncio.sleep(0.5)
                line.is_cut = False
            await moved()
            assert (await table.info())["status"] == "running"

    behind_a_line(postgres_url, test, workers=1, lease=1.0)
    asyncio.run(check(postgres_url))


# Commits with an unknown outcome.


async def send_uncertainly(house: House, url: str, commit: str, fault: Callable[[], None]) -> None:
    """Check that a command with an unknown outcome can be sent again, and is done once."""
    table = await house.table("tikal", "mm", options={"first": 0})
    await table.play(1)
    seen = await mover_sees(table)
    before = await everything(url)
    sent = (seen["seat"], seen["options"][0]["token"], seen["seq"], "once")
    fault()
    assert is_unavailable(await table.command(*sent))
    assert (await everything(url) != before) == (commit == "after")
    # The table can be viewed meanwhile.
    assert (await mover_sees(table))["seq"] == (await everything(url))["games"][0].head
    answer = await until_done(table, *sent)
    assert answer["events"][0]["seq"] == seen["seq"] + 1
    assert (await table.command(*sent)).ok() == answer
    assert [row.key for row in (await everything(url))["commands"]].count("once") == 1
    await table.play(3)
    await check(url)


COMMITS = pytest.mark.parametrize("commit", ["before", "after"])
"""When the connection dies: before the commit is carried out, or just after it."""


@pytest.fixture
def no_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clocks, so that only the test's own commands are committed."""
    monkeypatch.setattr(Ticker, "start", lambda self: None)


@COMMITS
@pytest.mark.usefixtures("no_clocks")
def test_the_line_is_cut_at_a_commit(postgres_url: str, commit: str) -> None:
    async def test(line: Line, address: str, services: Services) -> None:
        async with calling(address) as house:
            await send_uncertainly(
                house, postgres_url, commit, lambda: setattr(line, "commit", commit)
            )
        assert line.lost == 1

    behind_a_line(postgres_url, test)


@COMMITS
@pytest.mark.usefixtures("no_clocks")
@on_sqlite
async def test_a_file_fails_at_a_commit(house: House, sqlite_url: str, commit: str) -> None:
    dialect = house.services.database.engine.sync_engine.dialect
    do = dialect.do_commit

    def fail(connection: Any) -> None:
        dialect.do_commit = do  # type: ignore[method-assign]
        if commit == "after":
            do(connection)
        raise sqlite3.OperationalError("disk I/O error")

    await send_uncertainly(house, sqlite_url, commit, lambda: setattr(dialect, "do_commit", fail))


# Snapshots are only a shortcut.


@pytest.mark.usefixtures("patient")
async def test_damaged_snapshots(database_url: str) -> None:
    """Snapshots that are not JSON, have another shape, or belong to another game or moment are
    ignored: the position is replayed from the events."""

    async def unharmed(house: House, table: Table, views: dict[int, Any]) -> None:
        house.services.recent.states.clear()
        assert {seat: await table.view(seat) for seat in range(3)} == views

    async with opened(database_url) as house:
        table = await house.table("tzolkin", "mmm")
        await table.play(100)
        other = await house.table("tikal", "mm")
        await other.play(100)
        views = {seat: await table.view(seat) for seat in range(3)}
        rows = (await everything(database_url))["snapshots"]
        mine = [row for row in rows if row.game_id == table.id]
        foreign = [row for row in rows if row.game_id == other.id]
        assert len(mine) > 1
        assert foreign
        good = mine[-1].state
        damaged: tuple[Any, ...] = (
            {},
            [],
            None,
            {**good, "position": {}},
            {**good, "position": None},
            {**good, "seq": "?"},
            {**good, "position": foreign[0].state["position"]},
            {**good, "position": mine[0].state["position"]},
        )
        for state in damaged:
            async with house.services.database.write() as connection:
                await connection.execute(
                    update(SNAPSHOTS)
                    .where(SNAPSHOTS.c.game_id == table.id)
                    .values(state=text(":state")),
                    {"state": orjson.dumps(state).decode()},
                )
            await unharmed(house, table, views)
        if not house.services.database.is_postgres:  # which accepts only JSON
            async with house.services.database.write() as connection:
                await connection.execute(text("UPDATE snapshots SET state = '{\"posit'"))
            await unharmed(house, table, views)
        await table.play(10)


# Callers who vanish, and simultaneous callers.


def request_of(table: Table, seen: Any, key: str) -> tuple[bytes, bytes]:
    """Return a command as it is sent: its head and its body."""
    body = orjson.dumps(
        {"key": key, "base": seen["seq"], "seat": seen["seat"], "move": seen["options"][0]["token"]}
    )
    head = (
        f"POST /api/v1{table.path}/commands HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {table.seats[seen['seat']]}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode(), body


@pytest.mark.usefixtures("patient")
async def test_a_caller_hangs_up_while_another_writes(database_url: str) -> None:
    """The command is done or not done, and nothing stays locked."""
    with threaded(settings(database_url)) as (address, services):
        loop = services.hub._tasks[0].get_loop()
        async with calling(address) as house:
            tables = [await house.table("tikal", "mm", options={"first": 0}) for _ in range(2)]
            seen = [await mover_sees(table) for table in tables]
            port = int(address.rpartition(":")[2])
            locked, free = threading.Event(), threading.Event()

            async def hold() -> None:
                async with services.desks.open(tables[0].id):
                    locked.set()
                    await asyncio.to_thread(free.wait)

            holding = asyncio.run_coroutine_threadsafe(hold(), loop)
            await asyncio.to_thread(locked.wait)
            for number in range(8):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                head, body = request_of(tables[0], seen[0], "vanished")
                writer.write(head + (body if number % 2 else body[:9]))
                await writer.drain()
                await asyncio.sleep(0.02)
                writer.transport.abort()
            free.set()
            await asyncio.wrap_future(holding)
            for table, view in zip(tables, seen, strict=True):
                answer = await until_done(
                    table, view["seat"], view["options"][0]["token"], view["seq"], "vanished"
                )
                assert answer["events"][0]["seq"] == view["seq"] + 1
                await table.play(5)
            lock = services.database.writer
            if lock is not None:
                await until(lambda: not lock.locked())  # the server itself writes now and then
            await until_idle(services)
    await check(database_url)


async def until_idle(services: Services) -> None:
    """Wait until all connections to the database are returned."""
    pool: Any = services.database.engine.sync_engine.pool
    await until(lambda: not pool.checkedout())


@pytest.mark.usefixtures("patient")
async def test_a_command_is_given_up_at_every_moment(database_url: str) -> None:
    """As when the server is stopped: at any moment, the command is done completely or not at all,
    and the next one is not blocked."""
    async with opened(database_url) as house:
        table = await house.table("tikal", "mm", options={"first": 0})
        services = house.services
        longest, given_up = 0.0, 0
        for number in range(45):
            seen = await mover_sees(table)
            move = seen["options"][0]["token"]
            asked = Command("move", seen["seat"], f"at-{seen['seq']}", seen["seq"], move)
            keys = frozenset((hash_token(table.seats[seen["seat"]]),))
            began = time.monotonic()
            task = asyncio.create_task(play.command(services.desks, table.id, keys, asked))
            if number < 5:
                await task
                longest = max(longest, time.monotonic() - began)
                continue
            await asyncio.sleep(longest * (number - 5) / 35)
            task.cancel()
            result = (await asyncio.gather(task, return_exceptions=True))[0]
            if isinstance(result, asyncio.CancelledError):
                given_up += 1
                head = (await table.info())["head"]
                assert (head != seen["seq"]) == await is_done(services, asked)
            again = await table.command(seen["seat"], move, seen["seq"], asked.key)
            assert again.ok()["events"][0]["seq"] == seen["seq"] + 1
            await until_idle(services)
        assert given_up
    await check(database_url)


async def is_done(services: Services, asked: Command) -> bool:
    async with services.database.read() as connection:
        found = await connection.scalar(select(COMMANDS.c.key).where(COMMANDS.c.key == asked.key))
    return found is not None


@pytest.mark.usefixtures("patient")
async def test_two_windows_on_one_seat(database_url: str) -> None:
    """Both see the same; of two moves at once one is made, and the other window gets an error."""
    with threaded(settings(database_url)) as (address, _):
        async with calling(address) as house:
            table = await house.table("tikal", "mo", options={"first": 0})
            (await table.claim(1)).ok()
            token = table.seats[0]
            async with (
                plugged(address, table.id, token) as left,
                plugged(address, table.id, token) as right,
            ):
                head = (await table.info())["head"]
                for _ in range(3):
                    news = [await window.up_to(head) for window in (left, right)]
                    assert news[0]["view"] == news[1]["view"]
                    view = news[0]["view"]
                    if len(view["options"]) < 2:
                        break
                    first, second = (option["token"] for option in view["options"][:2])
                    replies = await asyncio.gather(
                        table.command(0, first, view["seq"]), table.command(0, second, view["seq"])
                    )
                    won, lost = sorted(replies, key=lambda reply: reply.status)
                    assert (won.status, lost.status) == (200, 409)
                    assert lost.error == "error-server-stale"
                    head = won.body["seq"]
                    made = won.body["events"][0]["move"]
                    assert made in (first, second)
                    now = lost.body["now"]
                    assert now["seq"] == head
                    assert now == await table.view(0)
                    assert now["view"] == won.body["view"]
                assert head > 0
                events = await table.events(0)
                assert [one["seq"] for one in events] == list(range(1, head + 1))
    await check(database_url)
