"""The WebSocket: clients receive what happens, as far as they may know it, and cannot do harm."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket as plain
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from sacbe.server import live_tables, socket
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.live_tables import LiveTable
from sacbe.server.protocols import WebSocketProtocol
from sacbe.server.server_log import RequestLog
from sacbe.server.settings import Settings
from sacbe.server.tokens import Keys
from tests.server.house import ROOMY, House, Table, until
from tests.server.running import Address, Client, Closed, calling, plug, plugged, running, threaded

NOBODY = "x" * 43
"""A token that opens nothing."""


def plain_settings(folder: Path, **changes: Any) -> Settings:
    url = f"sqlite:///{folder / 'tables.db'}"
    return replace(Settings(database=url, workers=0, limits=ROOMY), **changes)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Address]:
    """Run one server for all tests that do not need their own."""
    plan = plain_settings(tmp_path_factory.mktemp("socket"))
    if request.param == "postgresql":
        postgres = request.getfixturevalue("postgres")
        plan = replace(plan, database=postgres.fresh_database())
    with running(plan) as found:
        yield found
    if request.param == "postgresql":
        postgres.drop(plan.database)


@pytest.fixture
def house(address: Address) -> AbstractAsyncContextManager[House]:
    return calling(address)


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[AbstractAsyncContextManager[House]]:
    """Run the test's own server, in this process."""
    with threaded(plain_settings(tmp_path)) as (address, services):
        yield calling(address, services)


# News.


async def test_a_client_is_welcomed_and_told_what_happens(house: House) -> None:
    async def shown(table: Table) -> Any:
        info = await table.info(table.seats[1])
        assert info.pop("now") > 0  # here it is next to the table
        return info

    table = await house.table("tikal", "mm")
    async with plug(table, 1) as client:
        welcome = await client.any()
        info = await shown(table)
        assert welcome.pop("now") > 0
        assert welcome == {
            "type": "welcome",
            "version": 1,
            "head": info["head"],
            "seat": 1,
            "table": info,
        }
        news = await client.any()
        assert (news["from"], news["to"], news["events"]) == (info["head"],) * 2 + ([],)
        assert news["view"] == await table.view(1)
        for _ in range(3):
            answer = await table.step()
            more = await client.next("news")
            assert (more["from"], more["to"]) == (news["to"], answer["seq"])
            assert more["events"] == await table.events(1, since=news["to"])
            assert more["view"] == await table.view(1)
            assert more["table"] == await shown(table)
            news = more


@pytest.mark.parametrize("offered", ["deflate", None])
async def test_news_are_compressed_for_whoever_can_read_that(
    house: House, offered: str | None
) -> None:
    table = await house.table("tikal", "mm")
    options = {"compression": offered}
    async with plug(table, 0, options=options) as client:
        used = [one.name for one in client.socket.protocol.extensions]
        assert used == (["permessage-deflate"] if offered else [])
        assert (await client.next("news"))["view"] == await table.view(0)


async def test_nothing_is_said_when_nothing_happens(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as client:
        await client.next("presence")
        with pytest.raises(TimeoutError):
            await client.any(1.2)
        await client.send(type="ping")
        assert (await client.any())["type"] == "pong"


async def test_a_gap_is_filled(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as client:
        seen = (await client.next("news"))["to"]
    await table.play(5)
    for since in (seen, 0):
        async with plug(table, 0, since=since) as client:
            await client.next("welcome")
            news = await client.any()
            assert news["from"] == since
            assert news["events"] == await table.events(0, since=since)
            assert len(news["events"]) == news["to"] - since
            assert news["view"] == await table.view(0)
            # Again, because the client has lost track.
            await client.send(type="sync", since=seen)
            again = await client.next("news")
            assert (again["from"], again["view"]) == (seen, news["view"])
            assert again["events"] == await table.events(0, since=seen)
    # A client that claims to know future events starts again.
    async with plug(table, 0, since=10**6) as client:
        assert (await client.next("news"))["from"] == 0


async def test_a_sync_is_told_later_if_the_database_does_not_answer(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_websocket: object) -> Keys:
        raise Unavailable("locked")

    table = await own_house.table("tikal", "mm")
    for _ in range(3):
        await table.step()
    async with plug(table, 0) as client:
        assert (await client.next("news"))["events"] == []
        monkeypatch.setattr(socket, "caller_keys", away)
        await client.send(type="sync", since=0)
        refusal = await client.next("error")
        assert refusal["error"]["key"] == "error-server-unavailable"
        monkeypatch.undo()
        news = await client.next("news")
        assert (news["from"], news["events"]) == (0, await table.events(0, since=0))


async def test_long_gaps_are_filled_in_pages(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_tables, "MOST_EVENTS", 10)

    table = await own_house.table("tzolkin", "mm")
    await table.play(6)
    events = await table.events(1)
    async with plug(table, 1, since=0) as client:
        await client.next("welcome")
        pages: list[Any] = []
        while not pages or pages[-1]["more"]:
            pages.append(await client.any())
        assert len(pages) == -(-len(events) // 10) > 2
        assert [event for page in pages for event in page["events"]] == events
        assert all(page["view"] is None for page in pages[:-1])
        assert pages[-1]["view"] == await table.view(1)


async def test_everybody_gets_their_own_view_and_no_secret(house: House) -> None:
    async with contextlib.AsyncExitStack() as stack:
        table = await house.table("tzolkin", "mmm", start="host")
        tokens: list[tuple[int | None, str]] = [(None, table.host), *table.seats.items()]
        clients = {
            seat: await stack.enter_async_context(plug(table, token)) for seat, token in tokens
        }
        for client in clients.values():
            await client.next("news")
        (await table.post("/start", table.host)).ok()
        await table.play(4)  # Not all have chosen yet: then it would be known to all.
        head = (await table.info())["head"]
        secrets = 0
        for seat, client in clients.items():
            told: list[Any] = []
            while not told or told[-1]["seq"] < head:
                news = await client.next("news")
                told += news["events"]
            assert [event["seq"] for event in told] == list(range(2, head + 1))
            assert news["view"] == await table.view(seat)
            assert all(event["digest"] is None for event in told)
            hidden = [e for e in told if e.get("secret_of") is not None]
            secrets += len(hidden)
            for event in hidden:
                mine = event["secret_of"] == seat
                assert (event["move"] is not None) == (event["message"] is not None) == mine
        assert secrets >= 4 * 3 * 4


async def test_whoever_holds_all_seats_sees_as_the_mover(house: House, address: Address) -> None:
    table = await house.table("tikal", "mm", options={"first": 0})
    await table.play(3)
    record = (await table.get("/record", table.host)).text
    made = (await house.post("/records", record=record)).ok()
    token = made["seats"]["0"]["token"]
    async with plugged(address, made["table"]["id"], token) as client:
        welcome = await client.next("welcome")
        assert welcome["seat"] == welcome["table"]["to_move"]
        while (await client.next("presence"))["seats"] != [0, 1]:
            pass


async def test_a_table_that_has_not_begun_has_no_view(house: House) -> None:
    table = await house.table("tikal", "mo")
    async with plug(table, 0) as client:
        assert (await client.next("news"))["view"] is None
        await table.claim(1, "Ana")
        news = await client.up_to((await table.info())["head"])
        assert news["view"]["seat"] == 0
        assert news["table"]["seats"][1]["name"] == "Ana"
        kinds = [event["kind"] for event in news["events"]]
        assert kinds[:2] == ["joined", "started"]


async def test_presence(house: House) -> None:
    async def present(client: Client, seats: list[int], watching: int) -> None:
        wanted = {"type": "presence", "seats": seats, "watching": watching}
        async with asyncio.timeout(10):
            while await client.next("presence") != wanted:
                pass

    table = await house.table("tikal", "mmm", public=True)
    async with plug(table, 0) as client:
        await present(client, [0], 0)
        async with plug(table, 2):
            await present(client, [0, 2], 0)
            async with plug(table) as watcher, plug(table, 0) as other:
                await watcher.send(type="hello")
                await present(client, [0, 2], 1)
                await present(watcher, [0, 2], 1)
                asked = (await table.get("/presence")).ok()
                assert asked == {"seats": [0, 2], "watching": 1}
                other.passed.clear()
            await present(client, [0, 2], 0)
        await present(client, [0], 0)


async def test_chat(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as ana, plug(table, table.host) as host:
        head = (await ana.next("news"))["to"]
        await host.next("news")
        await ana.send(type="chat", text=" ¡Hola! ", key="a")
        # Either may come first.
        said, heard = await ana.all("said", "chat")
        assert said == {"type": "said", "key": "a", "number": 1}
        for told in (heard, await host.next("chat")):
            (message,) = told["messages"]
            assert (message["number"], message["seat"]) == (1, 0)
            assert (message["name"], message["text"]) == ("P0", "¡Hola!")
        await ana.send(type="chat", text="¡Hola!", key="a")
        assert (await ana.next("said"))["number"] == 1
        await host.send(type="chat", text="Buenas", key="a")
        assert (await ana.next("chat"))["messages"][0]["seat"] is None
        await ana.send(type="chat", text="a\nb", key="b")
        error = await ana.next("error")
        assert (error["error"]["key"], error["key"]) == ("error-server-chat-letters", "b")
        assert (await table.info())["head"] == head
        await ana.send(type="sync", since=head, chat=1)
        assert [m["number"] for m in (await ana.next("chat"))["messages"]] == [2]
    async with plug(table, 1, chat=0) as client:
        assert [m["number"] for m in (await client.next("chat"))["messages"]] == [1, 2]
        with pytest.raises(TimeoutError):
            await client.next("chat", 0.5)


# Access.


async def test_a_greeting_says_who_calls(house: House) -> None:
    table = await house.table("tzolkin", "mmo", start="host")
    async with plug(table) as client:
        await client.send(type="hello", token=table.seats[1], since=1)
        assert (await client.next("welcome"))["seat"] == 1
        assert (await client.next("news"))["from"] == 1
    # Another token, when a seat was taken meanwhile.
    async with plug(table, table.invite) as client:
        assert (await client.next("welcome"))["seat"] is None
        await table.claim(2)
        await client.send(type="hello", token=table.seats[2])
        welcome = await client.next("welcome")
        assert welcome["seat"] == 2
        while (await client.next("presence"))["seats"] != [2]:
            pass
    async with plug(table) as client:
        await client.send(type="sync", since=0)
        assert await client.closed() == 1008
        assert client.passed[0]["error"]["key"] == "error-server-hello"


async def test_whoever_says_nothing_is_not_waited_for(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO", 0.2)

    table = await own_house.table("tikal", "mm", public=True)
    async with plug(table) as client:
        assert await client.closed() == 1008
        assert client.passed[0]["error"]["key"] == "error-server-hello"


async def test_what_is_not_for_a_caller_is_closed(house: House, address: Address) -> None:
    table = await house.table("tikal", "mm")
    for game_id, token, query, code in (
        (table.id, NOBODY, {}, 4004),
        ("nowhere", table.host, {}, 4004),
        (table.id, table.seats[0], {"seat": 1}, 4003),
        (table.id, table.host, {"seat": 0}, 4003),
        (table.id, table.host, {"seat": "x"}, 1008),
        (table.id, table.host, {"since": -1}, 1008),
        (table.id, table.host, {"more": 1}, 1008),
    ):
        async with plugged(address, game_id, token, **query) as client:
            assert await client.closed() == code, (token, query)
            assert client.passed[0]["type"] == "error"
    async with plug(table) as client:
        await client.send(type="hello", token="no token")
        assert await client.closed() == 4003
    async with plug(table) as client:
        await client.send(type="hello")
        assert await client.closed() == 4004
    with pytest.raises(InvalidStatus) as refused:
        await plug(table, "no token").__aenter__()
    assert refused.value.response.status_code == 401


@pytest.mark.parametrize("public", [True, False])
async def test_a_seat_that_is_revoked_is_cut_off(house: House, public: bool) -> None:
    table = await house.table("tikal", "mm", public=public)
    async with plug(table, 0) as old, plug(table, 1) as other:
        await old.next("news")
        await other.next("news")
        path = f"{table.path}/seats/0/revoke"
        (await house.post(path, table.host, open=True)).ok()
        assert await old.closed() == 4003
        assert not any(message["type"] == "news" for message in old.passed)
        assert (await other.next("news"))["events"][0]["kind"] == "revoked"
    (await table.claim(0)).ok()
    async with plug(table, 0) as client:
        assert (await client.next("welcome"))["seat"] == 0


async def test_a_token_that_was_changed_is_cut_off(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as old:
        await old.next("news")
        path = f"{table.path}/seats/0/renew"
        new = (await house.post(path, table.seats[0])).ok()["seat"]["token"]
        assert await old.closed() == 4003
    async with plug(table, new) as client:
        assert (await client.next("welcome"))["seat"] == 0


async def test_the_time_of_the_server_is_told(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as client:
        told = [await client.next(kind) for kind in ("welcome", "news")]
        await client.send(type="ping")
        told.append(await client.next("pong"))
        assert all(abs(message["now"] - time.time()) < 60 for message in told)
        assert told[0]["now"] < told[-1]["now"]


async def test_a_session_with_another_token_is_read_again(house: House, address: Address) -> None:
    """A browser takes a seat while it is connected, and later forgets its session."""
    table = await house.table("tikal", "mo")
    answer = await house.client.post("/api/v1/session", json={"token": table.invite})
    cookie = {"Cookie": answer.headers["set-cookie"].split(";")[0]}
    async with plug(table, headers=cookie, options={"origin": address}) as client:
        assert (await client.next("welcome"))["seat"] is None
        await client.next("news")
        seat = (await table.claim(1)).ok()["seat"]["token"]
        head = (await client.next("news"))["to"]
        await client.send(type="sync", since=head)
        await client.next("news")
        added = await house.client.post("/api/v1/session", json={"token": seat})
        assert added.status_code == 200
        await client.send(type="sync", since=head)
        welcome = await client.next("welcome")
        assert welcome["seat"] == 1
        assert welcome["table"]["seats"][1]["yours"]
        news = await client.next("news")
        assert (news["from"], news["view"]["seat"]) == (head, 1)
        assert (await house.client.delete("/api/v1/session")).status_code == 200
        await client.send(type="sync", since=head)
        assert await client.closed() == 4003


async def test_an_invitation_that_is_replaced_opens_nothing(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, table.invite) as client:
        assert (await client.next("welcome"))["seat"] is None
        (await table.post("/invite", table.host)).ok()
        await table.step()
        assert await client.closed() == 4004


async def test_cookies_count_only_for_our_own_pages(house: House, address: Address) -> None:
    table = await house.table("tikal", "mm")
    answer = await house.client.post("/api/v1/session", json={"token": table.seats[1]})
    cookie = {"Cookie": answer.headers["set-cookie"].split(";")[0]}
    async with plug(table, headers=cookie, options={"origin": address}) as ok:
        assert (await ok.next("welcome"))["seat"] == 1
    for origin in ("http://example.org", "null", None):
        with pytest.raises(InvalidStatus) as refused:
            await plug(table, headers=cookie, options={"origin": origin}).__aenter__()
        assert refused.value.response.status_code == 403


# Refused messages and connections.


@pytest.mark.parametrize(
    ("frame", "code", "key"),
    [
        ("{", 1008, "error-server-frame"),
        ("[1]", 1008, "error-server-frame"),
        ("null", 1008, "error-server-frame"),
        ("NaN", 1008, "error-server-frame"),
        ('{"type":"\\ud800"}', 1008, "error-server-frame"),
        ("[" * 4000, 1008, "error-server-frame"),
        (b'{"type":"ping"}', 1008, "error-server-frame"),
        (b"\xff\x00", 1008, "error-server-frame"),
        ('{"type":"ping","x":"' + "x" * 4096 + '"}', 1009, "error-server-too-large"),
        (b"x" * 5000, 1009, "error-server-too-large"),
    ],
)
async def test_frames_that_are_none(house: House, frame: str | bytes, code: int, key: str) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as client:
        await client.next("presence")
        await client.raw(frame)
        assert await client.closed() == code
        assert client.passed[-1]["error"]["key"] == key
        assert client.passed[-1]["error"]["text"]


async def test_the_largest_frames_are_not_even_read(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as client:
        await client.next("presence")
        await client.raw("x" * 10**6)
        assert await client.closed() in (1009, None)


async def test_mistakes_are_told(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as client:
        for wrong in (
            {},
            {"type": "dance"},
            {"type": 1},
            {"type": "ping", "more": 1},
            {"type": "sync"},
            {"type": "sync", "since": "1"},
            {"type": "chat", "text": 1, "key": "k"},
        ):
            await client.raw(orjson.dumps(wrong).decode())
            error = await client.next("error")
            assert error["error"]["key"] == "error-server-request"
        await client.send(type="ping")
        await client.next("pong")


async def test_a_flood_is_ended(house: House) -> None:
    table = await house.table("tikal", "mm")
    async with plug(table, 0) as client, plug(table, 1) as other:
        await client.next("presence")
        began = time.monotonic()
        for _ in range(500):
            await client.raw('{"type":"ping"}')
        assert await client.closed() == 1008
        pongs = [one for one in client.passed if one["type"] == "pong"]
        more = 2 + ROOMY.frames * (time.monotonic() - began)
        assert ROOMY.frame_burst <= len(pongs) < ROOMY.frame_burst + more
        assert client.passed[-1]["error"]["key"] == "error-server-too-often"
        await table.step()
        await other.up_to((await table.info())["head"])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
TYPES = st.sampled_from(["hello", "ping", "sync", "chat", "news", "", "x"]) | JSON
FRAMES = st.fixed_dictionaries(
    {"type": TYPES},
    optional={
        name: JSON | st.integers(-1, 3) | st.text(max_size=3)
        for name in ("token", "seat", "since", "chat", "text", "key", "more")
    },
)


TABLES: dict[str, Any] = {}


@settings(max_examples=25)
@given(frames=st.lists(JSON | FRAMES, min_size=1, max_size=20))
def test_nothing_that_is_sent_breaks_the_server(address: Address, frames: list[Any]) -> None:
    """An error would be in the log, which is read at the end."""

    async def go() -> None:
        async with calling(address) as house:
            if address not in TABLES:
                TABLES[address] = await house.table("tikal", "mm")
            table = TABLES[address]
            table.house = house
            async with plug(table, 0) as client:
                for frame in frames:
                    await client.raw(json.dumps(frame))
                await client.send(type="ping")
                with contextlib.suppress(Closed):
                    await client.next("pong")
                    return
                assert client.socket.close_code in (1008, 4003, 4004)

    asyncio.run(go())


async def test_connections_are_limited(tmp_path: Path) -> None:
    limits = replace(ROOMY, connections=3, connections_each=2)
    with threaded(plain_settings(tmp_path, limits=limits)) as (address, services):
        async with calling(address) as house, contextlib.AsyncExitStack() as stack:
            table = await house.table("tikal", "mm")
            for _ in range(2):
                await stack.enter_async_context(plug(table, table.host))
            with pytest.raises(InvalidStatus) as refused:
                await plug(table, table.host).__aenter__()
            assert refused.value.response.status_code == 429
            elsewhere = {"X-Forwarded-For": "192.0.2.1"}
            await stack.enter_async_context(plug(table, table.host, headers=elsewhere))
            with pytest.raises(InvalidStatus) as refused:
                await plug(table, table.host, headers=elsewhere).__aenter__()
            assert refused.value.response.status_code == 503
            assert services.hub.connections == 3
        hub = services.hub
        await until(
            lambda: (
                not (hub.connections or hub.addresses or hub.spots or services.live_tables.tables)
            )
        )


def knocking(address: str, id: str, token: str) -> plain.socket:
    """Return a client that has asked to connect, and reads nothing."""
    host, port = address.removeprefix("http://").split(":")
    client = plain.socket()
    # Before it connects: otherwise the system may already have allocated a larger buffer.
    client.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
    client.settimeout(10)
    client.connect((host, int(port)))
    client.sendall(
        f"GET /api/v1/tables/{id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
        f"Authorization: Bearer {token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n".encode()
    )
    return client


async def test_who_does_not_read_is_dropped_and_holds_nobody_up(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "SLOWEST", 6.0)
    wires: list[WebSocketProtocol] = []
    made = WebSocketProtocol.connection_made

    def connection_made(self: WebSocketProtocol, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(plain.SOL_SOCKET, plain.SO_SNDBUF, 4096)
        wires.append(self)
        made(self, transport)

    monkeypatch.setattr(WebSocketProtocol, "connection_made", connection_made)

    table = await own_house.table("tikal", "mm")
    with knocking(own_house.address, table.id, table.seats[0]):
        async with plug(table, 1) as other:
            await other.next("news")
            await until(lambda: own_house.services.hub.connections == 2)
            largest = 0
            deadline = time.monotonic() + 90
            while own_house.services.hub.connections == 2:
                assert time.monotonic() < deadline
                seq = (await table.step())["seq"]
                began = time.monotonic()
                await other.up_to(seq)
                assert time.monotonic() - began < 5  # sooner than the other is dropped
                largest = max(largest, wires[0].transport.get_write_buffer_size())
                await asyncio.sleep(0.05)  # else the game would be over before
            assert 0 < largest < 64 * 1024 + 40_000
            # Nothing of it is left, although the client never closed the connection.
            await until(lambda: wires[0] not in wires[0].connections)


async def test_who_leaves_before_being_let_in_breaks_nothing(
    own_house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The client leaves while the server looks up its token; whether refused or not, no error is
    logged."""
    reads = 0
    ended: list[Any] = []
    left = {number: threading.Event() for number in (1, 2)}

    async def slowly(websocket: Any) -> Any:
        nonlocal reads
        reads += 1
        mine = reads
        await asyncio.to_thread(left[mine].wait)
        await asyncio.sleep(0.2)  # the server has heard of it
        if mine == 2:
            raise Refused(403, "error-server-origin")
        return frozenset()

    monkeypatch.setattr(socket, "caller_keys", slowly)
    monkeypatch.setattr(RequestLog, "note", lambda *told: ended.append(told))

    for number, gone in left.items():
        with knocking(own_house.address, "nowhere", NOBODY):
            while reads < number:
                await asyncio.sleep(0.01)
        gone.set()
    await until(lambda: len(ended) == len(left))
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


# Start and shutdown.


async def test_a_table_is_read_once_for_all(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = 0
    really = LiveTable._read

    async def read(self: LiveTable) -> None:
        nonlocal reads
        reads += 1
        await really(self)

    monkeypatch.setattr(LiveTable, "_read", read)

    async with contextlib.AsyncExitStack() as stack:
        table = await own_house.table("tikal", "mm")
        clients = [await stack.enter_async_context(plug(table, n % 2)) for n in range(8)]
        for client in clients:
            await client.next("news")
        reads = 0
        seq = (await table.step())["seq"]
        for client in clients:
            await client.up_to(seq)
        assert reads == 0  # It was written here.
        await clients[0].send(type="chat", text="a", key="a")
        for client in clients:
            await client.next("chat")
        assert reads == 1


async def test_the_end_of_the_server_is_told(tmp_path: Path) -> None:
    with running(plain_settings(tmp_path)) as address:
        async with calling(address) as house:
            table = await house.table("tikal", "mm")
            head = (await table.info())["head"]
            async with plug(table, 0) as client:
                await client.next("news")
                polling = asyncio.create_task(table.get("/events", table.host, since=head, wait=25))
                await asyncio.sleep(0.3)
                await table.info()  # what was sent before has arrived by now
                began = time.monotonic()
                code = asyncio.create_task(asyncio.to_thread(address.stop))
                assert await client.closed() == 1012
                assert (await polling).ok()["events"] == []
                assert await code == 0
                assert time.monotonic() - began < 20  # nobody waited for the news


def test_a_server_that_was_killed_is_found_again(tmp_path: Path) -> None:
    """Everything that was sent is in the database, and a client continues where it was."""
    plan = plain_settings(tmp_path)

    async def first(address: Address) -> tuple[Any, int]:
        async with calling(address) as house:
            table = await house.table("tikal", "mm")
            async with plug(table, 0) as client:
                await table.play(2)
                head = (await table.info())["head"]
                await client.up_to(head)
                await asyncio.to_thread(address.kill)
                assert await client.closed() is None
        return table, head

    async def second(address: Address, table: Any, head: int) -> None:
        async with calling(address) as house:
            table.house = house
            async with plug(table, 0, since=head) as client:
                assert (await client.next("welcome"))["head"] == head
                news = await client.next("news")
                assert (news["events"], news["view"]["seq"]) == ([], head)
                await table.step()
                assert (await client.next("news"))["from"] == head

    with running(plan) as address:
        table, head = asyncio.run(first(address))
    with running(plan) as address:
        asyncio.run(second(address, table, head))
