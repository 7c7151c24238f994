"""Webhooks: what they report to whom, and which addresses a server never calls."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import ssl
import subprocess
import threading
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from sacbe.server import seating, webhooks
from sacbe.server.errors import Refused
from sacbe.server.table_setup import TableTokens
from sacbe.server.tokens import new_token
from sacbe.server.webhooks import Address, NotDelivered, find_target, is_public
from tests.server.house import opened, until
from tests.server.rooms import Room, keys, room

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "198.18.0.1",
    "192.0.2.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:1.1.1.1",
    "fe80::1",
    "fec0::1",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "64:ff9b::7f00:1",
]


@pytest.fixture
def house(database_url: str) -> AbstractAsyncContextManager[Room]:
    return room(database_url)


class Web:
    """A web server that gives the test's answers, and remembers what it received."""

    def __init__(self) -> None:
        self.answer: bytes = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
        self.heads: list[str] = []
        self.bodies: list[Any] = []
        self.port: int = 0

    def url(self, host: str = "127.0.0.1", scheme: str = "http") -> str:
        return f"{scheme}://{host}:{self.port}/turn?who=ana"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            self.heads.append(head)
            length = next(
                int(line.split(":")[1])
                for line in head.splitlines()
                if line.lower().startswith("content-length:")
            )
            self.bodies.append(json.loads(await reader.readexactly(length)))
            writer.write(self.answer)
            await writer.drain()
        except (EOFError, ConnectionError, ssl.SSLError):
            pass
        finally:
            writer.close()
            with contextlib.suppress(ConnectionError, ssl.SSLError):
                await writer.wait_closed()


@contextlib.asynccontextmanager
async def web(context: ssl.SSLContext | None = None) -> AsyncIterator[Web]:
    found = Web()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0, ssl=context)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
        await server.wait_closed()


async def refused(url: str, local: bool = False) -> str:
    with pytest.raises(Refused) as found:
        await find_target(url, local)
    assert found.value.status == 422
    assert str(found.value)
    return found.value.message.key


def names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> None:
    """Make successive look-ups of a host return these answers."""
    left = list(answers)

    async def resolve(host: str, port: int) -> list[Address]:
        found = left.pop(0) if len(left) > 1 else left[0]
        return [ipaddress.ip_address(address) for address in found]

    monkeypatch.setattr(webhooks, "resolve", resolve)


# Addresses that a server never calls.


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_refused(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    host = f"[{address}]" if ":" in address else address
    said = asyncio.run(refused(f"http://{host}/"))
    assert said == "error-server-webhook-host"


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"])
def test_public_addresses_are_not(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))
    host = f"[{address}]" if ":" in address else address
    asyncio.run(find_target(f"https://{host}/hook", local=False))


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST.", "127.1", "2130706433", "0x7f000001", "0"]
)
def test_other_names_of_this_machine_are_refused(host: str) -> None:
    said = asyncio.run(refused(f"http://{host}:8080/"))
    assert said == "error-server-webhook-host"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "turn",
        "/turn",
        "ftp://example.org/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "http://",
        "http:///turn",
        "https://ana:secret@1.1.1.1/",
        "https://ana@1.1.1.1/",
        "http://1.1.1.1:22/",
        "http://1.1.1.1:0/",
        "http://1.1.1.1:1023/",
        "http://1.1.1.1:65536/",
        "http://1.1.1.1:x/",
        "http://1.1.1.1/\r\nHost: x",
        "http://[::1/",
    ],
)
@pytest.mark.parametrize("local", [True, False])
def test_what_is_no_address_of_the_web_is_refused(url: str, local: bool) -> None:
    assert asyncio.run(refused(url, local)) == "error-server-webhook"


async def test_this_machine_can_be_allowed() -> None:
    for url in ("http://127.0.0.1:8080/", "http://localhost/", "http://[::1]:443/"):
        await find_target(url, local=True)
    assert await refused("http://no-such-host.invalid/", True) == "error-server-webhook-host"


def test_all_addresses_of_a_name_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, ["1.1.1.1", "10.0.0.1"])
    assert asyncio.run(refused("http://example.org/")) == "error-server-webhook-host"


def test_unknown_and_private_names_are_refused_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise anybody could use the server to find names in its private network."""

    async def said() -> Any:
        with pytest.raises(Refused) as found:
            await find_target("http://intranet.test/", local=False)
        return found.value.message.json(), found.value.status

    names(monkeypatch, [])
    unknown = asyncio.run(said())
    names(monkeypatch, ["10.0.0.1"])
    assert asyncio.run(said()) == unknown


async def test_names_are_looked_up_only_for_whoever_holds_the_seat(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[Address]:
        asked.append(host)
        return [ipaddress.ip_address("1.1.1.1")]

    monkeypatch.setattr(webhooks, "resolve", resolve)
    async with opened(sqlite_url) as house:
        table = await house.table("tikal", "mm")
        body = {"webhook": "https://example.org/turn"}
        path = f"{table.path}/seats/0"
        for token, status in (
            (None, 404),
            (new_token(), 404),
            (table.invite, 403),
            (table.host, 403),
            (table.seats[1], 403),
        ):
            assert (await house.call("PATCH", path, token, body)).status == status
        assert asked == []
        (await house.call("PATCH", path, table.seats[0], body)).ok()
        assert asked == ["example.org"]


async def test_a_name_that_takes_long_is_in_nobodys_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not use up threads that others need, and nobody waits for ever."""
    end = threading.Event()
    monkeypatch.setattr(webhooks, "SECONDS", 0.05)
    monkeypatch.setattr("socket.getaddrinfo", lambda *_args, **_more: end.wait(20))
    try:
        lookups = [webhooks.resolve("slow.test", 80) for _ in range(50)]
        assert await asyncio.gather(*lookups) == [[]] * 50
        async with asyncio.timeout(5):
            assert await asyncio.to_thread(lambda: "at once") == "at once"
        busy = [one for one in threading.enumerate() if one.name.startswith("names")]
        assert len(busy) <= 4
    finally:
        end.set()


# What is reported to whom.


async def told(house: Room, table: TableTokens, seat: int, url: str) -> None:
    await seating.change_seat(house.desks, table.game_id, keys(table, seat), seat, {"webhook": url})


def heard(found: Web, times: int) -> Any:
    async def true() -> bool:
        return len(found.bodies) >= times

    return true


def all_ended(house: Room, status: str) -> Any:
    async def true() -> bool:
        return {job.status for job in await house.jobs()} == {status}

    return true


async def test_players_are_told_that_it_is_their_turn(database_url: str) -> None:
    async with room(database_url, 0, local_webhooks=True) as house, web() as found:
        house.dispatcher.start()
        table = await house.table("mm", title="Sunday")
        seat = 1 - (await house.row(table.game_id)).to_move
        await told(house, table, seat, found.url())
        await house.turn(table)
        await until(heard(found, 1))
        assert found.bodies == [
            {
                "table": table.game_id,
                "game": "tzolkin",
                "seat": seat,
                "what": "turn",
                "link": f"{house.services.settings.address}/table/{table.game_id}",
                "text": "Sunday: it is your turn.",
                "texts": {
                    "en": "Sunday: it is your turn.",
                    "uk": "Sunday: ваш хід.",
                    "pt": "Sunday: é a sua vez.",
                    "ru": "Sunday: ваш ход.",
                    "pl": "Sunday: twoja tura.",
                },
            }
        ]
        head = found.heads[0].lower()
        assert head.startswith("post /turn?who=ana http/1.1")
        assert f"host: 127.0.0.1:{found.port}\r\n" in head
        await until(all_ended(house, "done"))
        await house.turn(table)  # the other player's turn: no call
        await asyncio.sleep(0.2)
        assert len(found.bodies) == 1


async def test_players_are_told_that_the_game_is_over(sqlite_url: str) -> None:
    async with room(sqlite_url, 0, local_webhooks=True) as house, web() as found:
        table = await house.table("mm")
        await told(house, table, 0, found.url())
        async with house.desks.open(table.game_id) as desk:
            desk.notice(0, "over")
        house.dispatcher.start()
        await until(heard(found, 1))
        assert found.bodies[0]["what"] == "over"
        assert found.bodies[0]["text"] == "Tzolk’in: The Mayan Calendar: the game is over."


@pytest.mark.parametrize("why", ["moved", "handed", "left", "silent"])
async def test_what_is_not_so_any_more_is_not_told(sqlite_url: str, why: str) -> None:
    async with room(sqlite_url, 0, local_webhooks=True) as house, web() as found:
        table = await house.table("mm")
        seat = (await house.row(table.game_id)).to_move
        mine = keys(table, seat)
        await told(house, table, seat, found.url())
        async with house.desks.open(table.game_id) as desk:
            desk.notice(seat, "turn")
        if why == "moved":
            await house.turn(table)
        elif why == "handed":
            await seating.hand(house.desks, table.game_id, mine, seat, "level:1")
        elif why == "left":
            await seating.leave(house.desks, table.game_id, mine, seat)
        else:
            change = {"webhook": None}
            await seating.change_seat(house.desks, table.game_id, mine, seat, change)
        house.dispatcher.start()

        async def done() -> bool:
            return [j.status for j in await house.jobs() if j.kind == "notice"] == ["done"]

        await until(done)
        assert found.bodies == []


async def test_nobody_is_told_of_turns_that_a_bot_plays(sqlite_url: str) -> None:
    async with room(sqlite_url, 0) as house:
        table = await house.table("mm")
        seat = 1 - (await house.row(table.game_id)).to_move
        await told(house, table, seat, "https://1.1.1.1/")
        await seating.hand(house.desks, table.game_id, keys(table, seat), seat, "level:1")
        await house.turn(table)
        assert [job.kind for job in await house.jobs()] == ["bot"]


# Calls that fail.


@contextlib.asynccontextmanager
async def one_notice(url: str, hook: str, local: bool = True) -> AsyncIterator[Room]:
    """Open a server with one notice to send."""
    async with room(url, 0, local_webhooks=local) as house:
        table = await house.table("mm")
        seat = (await house.row(table.game_id)).to_move
        await told(house, table, seat, hook)
        async with house.desks.open(table.game_id) as desk:
            desk.notice(seat, "turn")
        yield house


async def test_redirects_are_not_followed(sqlite_url: str) -> None:
    async with web() as found, web() as elsewhere:
        found.answer = (
            f"HTTP/1.1 307 Elsewhere\r\nLocation: {elsewhere.url()}\r\n"
            "Content-Length: 0\r\nConnection: close\r\n\r\n"
        ).encode()
        async with one_notice(sqlite_url, found.url()) as house:
            house.dispatcher.start()
            await until(heard(found, 1))

            async def counted() -> bool:
                return bool((await house.jobs())[0].attempts == 1)

            await until(counted)
            assert elsewhere.heads == []
            (job,) = await house.jobs()
            assert job.status == "waiting"
            assert 5 < job.until - job.created < 60


async def test_three_more_attempts_and_no_more(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(webhooks, "DELAYS", (0.0, 0.0, 0.0))
    monkeypatch.setattr("sacbe.server.dispatcher.POLL", 0.05)
    caplog.set_level("INFO")

    async with web() as found:
        found.answer = b"HTTP/1.1 500 Sorry\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        async with one_notice(sqlite_url, found.url()) as house:
            house.dispatcher.start()
            await until(all_ended(house, "failed"))
            await asyncio.sleep(0.2)
            assert len(found.bodies) == 4
    assert "is not told" in caplog.text


async def test_an_endless_answer_is_not_read(sqlite_url: str) -> None:
    async with web() as found:
        found.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n" + b"x" * 5000
        async with one_notice(sqlite_url, found.url()) as house:
            house.dispatcher.start()
            await until(all_ended(house, "done"))


async def test_an_answer_that_does_not_come_is_not_waited_for(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if a little data arrives now and then."""
    monkeypatch.setattr(webhooks, "SECONDS", 0.5)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(b"H")
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(1000), 0.05)
        writer.close()

    server = await asyncio.start_server(drip, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with one_notice(sqlite_url, f"http://127.0.0.1:{port}/") as house:
        house.dispatcher.start()

        async def counted() -> bool:
            return bool((await house.jobs())[0].attempts == 1)

        await until(counted)
    server.close()
    await server.wait_closed()


async def test_a_name_that_changes_its_mind_does_not_lead_inside(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address is public when it is checked, and private when it is called."""
    names(monkeypatch, ["1.1.1.1"], ["127.0.0.1"])
    async with web() as found:
        hook = found.url("rebinding.test")
        await find_target(hook, local=False)
        async with one_notice(sqlite_url, hook, local=False) as house:
            (job,) = await house.dispatcher.outbox.lease(house.dispatcher.room())
            with pytest.raises(NotDelivered) as error:
                await webhooks.deliver(house.database, house.services.settings, job)
            assert error.value.message.key == "error-server-webhook-host"
        assert found.heads == []


async def test_the_address_that_was_checked_is_called(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is resolved once, and sent with the request."""
    names(monkeypatch, ["127.0.0.1"])
    async with web() as found:
        async with one_notice(sqlite_url, found.url("webhook.test")) as house:
            house.dispatcher.start()
            await until(heard(found, 1))
        assert f"host: webhook.test:{found.port}\r\n" in found.heads[0].lower()


async def test_certificates_are_those_of_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-nodes", "-days", "2", "-subj", "/CN=webhook.test"),
            *("-addext", "subjectAltName=DNS:webhook.test"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(certificate, key)
    asked: list[str | None] = []
    theirs.sni_callback = lambda _socket, name, _context: asked.append(name)
    ours = ssl.create_default_context(cafile=str(certificate))
    monkeypatch.setattr(webhooks, "certificates", lambda: ours)
    names(monkeypatch, ["127.0.0.1"])
    async with web(theirs) as found:
        good = await find_target(found.url("webhook.test", "https"), local=True)
        assert await webhooks.call(good, {"what": "turn"}) == 204
        assert asked == ["webhook.test"]
        assert f"host: webhook.test:{found.port}\r\n" in found.heads[0].lower()
        bad = await find_target(found.url("another.test", "https"), local=True)
        with pytest.raises(Exception, match=r"(?i)certificate"):
            await webhooks.call(bad, {"what": "turn"})
        assert len(found.bodies) == 1


async def test_no_proxy_is_asked_and_no_cookie_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    monkeypatch.setenv("ALL_PROXY", "http://127.0.0.1:9")
    async with web() as found:
        found.answer = (
            b"HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        )
        target = await find_target(found.url(), local=True)
        for _ in range(2):
            assert await webhooks.call(target, {}) == 200
        assert "cookie" not in found.heads[1].lower()
