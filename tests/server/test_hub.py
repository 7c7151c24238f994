"""News: those who wait for a table are woken, whichever process it came from, even if a notice is
lost."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable
from typing import Any

import asyncpg
import pytest
from sqlalchemy import func, select

from sacbe.server import hub, presence
from sacbe.server.errors import Unavailable
from sacbe.server.hub import Hub, Presence
from sacbe.server.presence import PresenceTable
from sacbe.server.schema import PRESENCE
from sacbe.server.settings import Settings
from tests.server.house import ROOMY, House, on_postgres, opened, until
from tests.server.postgres import dsn
from tests.server.running import calling, plugged, running

LISTENERS = (
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
    "AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')"
)
"""Connections that listen, including those that have been checked since."""


async def seconds_of(waiting: Awaitable[None]) -> float:
    began = time.monotonic()
    await waiting
    return time.monotonic() - began


class Somebody:
    """A connection that only counts how often it is woken."""

    def __init__(self, *seats: int) -> None:
        self.seats = seats
        self.woken = 0
        self.left = False

    def places(self) -> tuple[int, ...]:
        return self.seats

    def wake(self) -> None:
        self.woken += 1

    def leave(self) -> None:
        self.left = True


# One process.


async def test_waiting_ends_with_the_news(house: House) -> None:
    table = await house.table("tikal", "mm")
    head = (await table.info())["head"]
    wait_for = house.services.hub.wait_for
    assert await seconds_of(wait_for(table.id, head, 0.3)) >= 0.3
    assert await seconds_of(wait_for(table.id, head - 1, 20)) < 15
    assert await seconds_of(wait_for("nowhere", 0, 20)) < 15
    waiting = [asyncio.create_task(wait_for(table.id, head, 20)) for _ in range(3)]
    later = asyncio.create_task(wait_for(table.id, head + 1000, 20))
    await asyncio.sleep(0.2)
    await table.step()
    await asyncio.wait_for(asyncio.gather(*waiting), 15)
    assert not later.done()
    house.services.hub.dismiss()
    await asyncio.wait_for(later, 15)
    assert not house.services.hub.spots


async def test_what_is_committed_while_a_waiter_comes_is_not_missed(house: House) -> None:
    """The news may come before the waiter is registered, while it looks, or afterwards."""
    table = await house.table("tikal", "mm")
    for delay in (0.0, 0.0005, 0.001, 0.003, 0.01):
        head = (await table.info())["head"]
        waiting = asyncio.create_task(house.services.hub.wait_for(table.id, head, 20))
        await asyncio.sleep(delay)
        await table.step()
        await asyncio.wait_for(waiting, 15)


async def test_long_polling(house: House) -> None:
    table = await house.table("tikal", "mm")
    head = (await table.info())["head"]
    path = f"{table.path}/events"
    polling = asyncio.create_task(house.get(path, table.host, since=head, wait=20))
    await asyncio.sleep(0.1)
    answer = await table.step()
    told = (await asyncio.wait_for(polling, 15)).ok()
    assert told["head"] == answer["seq"]
    assert told["events"] == await table.events(since=head)
    # Callers who may not see the table are refused at once.
    began = time.monotonic()
    assert (await house.get(path, since=10**6, wait=20)).status == 404
    assert time.monotonic() - began < 15


async def test_everybody_at_the_table_is_woken_and_nobody_else(tmp_path: Any) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as house:
        news = house.services.hub
        here, too, elsewhere = Somebody(0), Somebody(), Somebody(0)
        news.join("a", here)
        news.join("a", too)
        news.join("b", elsewhere)
        news.announce("a", 3)
        news.announce("a", 3)
        news.announce("a", 2)
        assert (here.woken, too.woken, elsewhere.woken) == (1, 1, 0)
        news.announce("a", 3, 1)
        assert (here.woken, too.woken, elsewhere.woken) == (2, 2, 0)
        news.part("a", too)
        news.announce("a", 4)
        assert (here.woken, too.woken) == (3, 2)
        news.part("a", here)
        news.part("b", elsewhere)
        assert not news.spots


async def test_the_database_is_looked_at_without_news(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If every notice is lost, news takes a little longer."""
    monkeypatch.setattr(hub, "EVERY", 0.2)
    monkeypatch.setattr(Hub, "hear", lambda _self, _desk: None)
    monkeypatch.setattr(Hub, "_on_notice", lambda _self, *_notice: None)
    async with opened(database_url) as house:
        table = await house.table("tikal", "mm")
        head = (await table.info())["head"]
        watcher = Somebody(0)
        spot = house.services.hub.join(table.id, watcher)
        await until(lambda: spot.head == head)
        waiting = asyncio.create_task(house.services.hub.wait_for(table.id, head, 20))
        await asyncio.sleep(0.1)
        await table.step()
        await asyncio.wait_for(waiting, 15)
        assert spot.head > head
        assert watcher.woken >= 2
        house.services.hub.part(table.id, watcher)


async def test_a_database_that_is_away_is_waited_for(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "EVERY", 0.05)
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}") as house:
        table = await house.table("tikal", "mm")
        really = Hub.look
        failures = 0

        async def look(self: Hub) -> None:
            nonlocal failures
            failures += 1
            if failures < 4:
                raise Unavailable("away")
            await really(self)

        monkeypatch.setattr(Hub, "look", look)
        watcher = Somebody()
        house.services.hub.join(table.id, watcher)
        await until(lambda: watcher.woken > 0)
        assert failures == 4
        house.services.hub.part(table.id, watcher)


# Who is here.


async def test_presence_of_two_processes(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody sees everybody; a process that stops responding is forgotten."""
    monkeypatch.setattr(hub, "EVERY", 0.3)
    monkeypatch.setattr(presence, "KEPT", 3.0)
    monkeypatch.setattr(hub, "STEADY", 0.05)

    async def rows(house: House) -> int:
        async with house.services.database.read() as connection:
            return int(await connection.scalar(select(func.count()).select_from(PRESENCE)) or 0)

    async with opened(postgres_url) as one, opened(postgres_url) as two:
        table = await one.table("tikal", "mmm")
        first, second, third = Somebody(0), Somebody(0, 1), Somebody()
        here = one.services.hub.join(table.id, first)
        one.services.hub.moved(table.id)
        await until(lambda: here.present == Presence((0,), 0))
        there = two.services.hub.join(table.id, second)
        two.services.hub.join(table.id, third)
        two.services.hub.moved(table.id)
        both = Presence((0, 1), 1)
        await until(lambda: here.present == both == there.present)
        # Entries that are still valid are renewed in time.
        await asyncio.sleep(3.2)
        assert here.present == both == there.present
        two.services.hub.part(table.id, third)
        await until(lambda: here.present == Presence((0, 1), 0))
        for task in two.services.hub._tasks:
            task.cancel()
        await until(lambda: here.present == Presence((0,), 0))
        while await rows(one) > 1:
            await asyncio.sleep(0.05)
        # A process that sleeps for too long is forgotten, and comes back.
        async with one.services.database.write() as connection:
            await connection.execute(PRESENCE.delete())
        while await rows(one) != 1:
            await asyncio.sleep(0.05)
        await until(lambda: here.present == Presence((0,), 0))
        await one.services.hub.close()
        assert first.left
        assert await rows(two) == 0


async def test_presence_is_written_seldom(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    writes = 0
    really = PresenceTable.write

    async def write(self: PresenceTable, *about: Any) -> None:
        nonlocal writes
        writes += 1
        await really(self, *about)

    monkeypatch.setattr(PresenceTable, "write", write)
    began = time.monotonic()
    async with opened(postgres_url) as house:
        watchers = [Somebody(number % 4) for number in range(200)]
        for number, watcher in enumerate(watchers):
            house.services.hub.join(f"table{number % 50}", watcher)
            house.services.hub.moved(f"table{number % 50}")
            await asyncio.sleep(0.005)
        spots = house.services.hub.spots
        await until(lambda: all(spot.present is not None for spot in spots.values()))
        # One announcement per arrival would be 200.
        most = (time.monotonic() - began) / hub.STEADY + 3
        assert 1 <= writes <= min(most, 100)


# Several processes.


async def test_two_processes_play_and_undo_in_turn(postgres_url: str) -> None:
    """Neither relies on its remembered position, because the other has moved."""
    async with opened(postgres_url) as one, opened(postgres_url) as two:
        table = await one.table("tikal", "mm")
        watcher = Somebody()
        live = two.services.live_tables.enter(table.id, watcher)
        for number in range(24):
            table.house = (one, two)[number % 2]
            if number % 4 == 3:
                info = await table.info()
                undo = await table.undo(info["to_move"], info["head"])
                assert undo.status in (200, 409), undo.text
                if question := (await table.info())["asked"]:
                    path = f"{table.path}/undo/answer"
                    other = 1 - info["to_move"]
                    body = {"seat": other, "accept": True, "asked": question["seq"]}
                    (await table.house.post(path, table.seats[other], **body)).ok()
            else:
                await table.step()
            views = []
            for table.house in (one, two):
                views.append([await table.view(0), await table.view(1)])
            assert views[0] == views[1]
            await live.fresh(again=True)
            assert json.loads(live.view_text(0)) == views[0][0]
            told = [event for event in await table.events(1) if event["seq"] > live.low]
            assert json.loads(live.events_text(await live.events_after(live.low), 1)) == told
        two.services.recent.states.clear()
        table.house = two
        assert await table.view(0) == views[0][0]
        two.services.live_tables.leave(live, watcher)


async def test_news_reach_the_other_process(postgres_url: str) -> None:
    plan = Settings(database=postgres_url, workers=0, limits=ROOMY)
    with running(plan) as one, running(plan) as two:
        async with calling(one) as house, calling(two) as other:
            table = await house.table("tikal", "mm")
            async with (
                plugged(two, table.id, table.seats[0]) as client,
                plugged(one, table.id, table.seats[1]) as near,
            ):
                await client.next("news")
                await near.next("news")
                while (await client.next("presence"))["seats"] != [0, 1]:
                    pass
                head = (await table.info())["head"]
                times: list[float] = []
                for number in range(6):
                    # Alternate between both processes: neither knows by itself what the other did.
                    table.house = (house, other)[number % 2]
                    seq = (await table.step())["seq"]
                    began = time.monotonic()
                    news = await client.up_to(seq)
                    if table.house is house:  # listeners of the other process need a notice
                        times.append(time.monotonic() - began)
                    assert news["from"] == head
                    assert news["view"] == await table.view(0)
                    assert (await near.up_to(seq))["view"] == await table.view(1)
                    head = seq
                assert min(times) < 1.0  # by a notice, not by polling
                await near.send(type="chat", text="hola", key="1")
                assert (await client.next("chat"))["messages"][0]["text"] == "hola"
                polling = asyncio.create_task(
                    other.get(f"{table.path}/events", table.host, since=head, wait=20)
                )
                await asyncio.sleep(0.3)
                table.house = house
                seq = (await table.step())["seq"]
                assert (await asyncio.wait_for(polling, 15)).ok()["head"] == seq


async def listening(database: Any) -> list[Any]:
    """Return the connections on which two servers listen, once both do."""
    while len(found := await database.fetch(LISTENERS)) < 2:
        await asyncio.sleep(0.02)
    return list(found)


async def test_news_arrive_when_the_listening_connection_is_cut(postgres_url: str) -> None:
    plan = Settings(database=postgres_url, workers=0, limits=ROOMY)
    with running(plan) as one, running(plan) as two:
        database = await asyncpg.connect(dsn(postgres_url))
        async with calling(one) as house:
            table = await house.table("tikal", "mm")
            async with plugged(two, table.id, table.seats[0]) as client:
                await client.next("news")
                for _ in range(3):
                    for row in await listening(database):
                        assert await database.fetchval(
                            "SELECT pg_terminate_backend($1)", row["pid"]
                        )
                    # Nobody listens now.
                    await client.up_to((await table.step())["seq"])
                await listening(database)
        await database.close()


@on_postgres
async def test_strange_notices_do_no_harm(house: House, postgres_url: str) -> None:
    await until(lambda: house.services.hub.is_listening)
    table = await house.table("tikal", "mm")
    head = (await table.info())["head"]
    watcher = Somebody()
    spot = house.services.hub.join(table.id, watcher)
    spot.head = head  # the notice of its making may come only now
    database = await asyncpg.connect(dsn(postgres_url))
    for notice in ("", " ", "news", "news a b c", f"news {table.id} x 1", "presence", "hm"):
        await database.execute("SELECT pg_notify('sacbe', $1)", notice)
    await database.execute("SELECT pg_notify('sacbe', $1)", f"news {table.id} 99 0")
    await database.close()
    await until(lambda: spot.head == 99)
    assert watcher.woken == 1 + (spot.present is not None)
    house.services.hub.part(table.id, watcher)
