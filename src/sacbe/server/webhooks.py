"""Webhooks: the server calls a player's own address when it is their turn, or the game is over.
Nothing hidden is ever sent.

Anybody may enter an address, so nobody must be able to make the server call machines that only it
can reach: the host's name is resolved and checked, and exactly that address is called."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx
import orjson

from sacbe.core.errors import SacbeError
from sacbe.core.message import Message
from sacbe.i18n import LANGUAGES, text
from sacbe.server.database import Database
from sacbe.server.errors import Refused
from sacbe.server.settings import Settings
from sacbe.server.table_rows import RUNNING, load_row, load_seats

if TYPE_CHECKING:
    from sacbe.server.outbox import Job

PORTS: Final = {"http": 80, "https": 443}
LEAST_PORT: Final = 1024
SECONDS: Final = 5.0
"""For a whole call."""
MOST_READ: Final = 1024
"""Bytes of an answer to read, at most; they are ignored."""
NAMES: Final = ThreadPoolExecutor(3, thread_name_prefix="names")
"""Resolves names. That may take long, and nothing else waits for it."""
DELAYS: Final = (10.0, 60.0, 600.0)
"""Seconds before each further attempt."""
ORDINARY: Final = ipaddress.ip_network("2000::/3")
TUNNELS: Final = (ipaddress.ip_network("2001::/23"), ipaddress.ip_network("2002::/16"))
"""IPv6 addresses that contain IPv4 addresses."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotDelivered(SacbeError):
    """A call failed."""


class Target(NamedTuple):
    """Where to call: a URL, and the checked address of its host."""

    url: httpx.URL
    address: Address

    @property
    def host(self) -> str:
        return self.url.raw_host.decode("ascii")


async def find_target(url: str, local: bool) -> Target:
    """Resolve a webhook, or refuse it. The refusal is the same for unknown names and for those of
    a private network, so that nobody can learn its names here."""
    found = read_url(url)
    addresses = await resolve(found.raw_host.decode("ascii").strip("[]"), port_of(found))
    if not addresses or not (local or all(is_public(address) for address in addresses)):
        raise Refused(422, "error-server-webhook-host", host=found.host[:100])
    return Target(found, addresses[0])


def read_url(url: str) -> httpx.URL:
    """Parse an address, and refuse one that may not be called.

    >>> read_url("https://example.org/turn?game=tikal").host
    'example.org'
    >>> read_url("https://ana:secret@example.org/")
    Traceback (most recent call last):
    sacbe.server.errors.Refused: ...
    """
    try:
        found = httpx.URL(url)
        port = port_of(found)
    except (httpx.InvalidURL, ValueError, KeyError):
        raise Refused(422, "error-server-webhook") from None
    good_port = port in PORTS.values() or LEAST_PORT <= port <= 65_535
    if not found.raw_host or found.userinfo or not good_port:
        raise Refused(422, "error-server-webhook")
    return found


def port_of(url: httpx.URL) -> int:
    """Return the port; raises `KeyError` unless the scheme is http or https."""
    usual = PORTS[url.scheme]
    return usual if url.port is None else url.port


async def resolve(host: str, port: int) -> list[Address]:
    """Return the addresses of a host."""
    try:
        async with asyncio.timeout(SECONDS):
            found = await asyncio.get_running_loop().run_in_executor(
                NAMES, partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            )
    except (OSError, UnicodeError, TimeoutError):
        return []
    return [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]


def is_public(address: Address) -> bool:
    """Whether an address is public.

    >>> [is_public(ipaddress.ip_address(a)) for a in ("1.1.1.1", "10.0.0.1", "::ffff:1.1.1.1")]
    [True, False, False]
    """
    if address.version == 6:
        if address not in ORDINARY or any(address in tunnel for tunnel in TUNNELS):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


# Calling.


async def deliver(database: Database, settings: Settings, job: Job) -> None:
    """Call a player's webhook, if its reason still holds; raises `NotDelivered`."""
    async with database.read() as connection:
        row = await load_row(connection, job.game_id)
        seats = await load_seats(connection, job.game_id)
    assert job.seat is not None
    seat = seats[job.seat]
    what: str = job.payload["what"]
    gone = what == "turn" and (
        row.status != RUNNING or row.to_move != job.seat or not seat.is_person
    )
    if seat.webhook is None or gone:
        return
    said = Message(f"notice-{what}", {"name": row.title or Message(f"game-{row.game}")})
    body = {
        "table": row.id,
        "game": row.game,
        "seat": job.seat,
        "what": what,
        "link": f"{settings.address}/table/{row.id}",
        "text": text(said),
        "texts": {language: text(said, language) for language in LANGUAGES},
    }
    try:
        target = await find_target(seat.webhook, settings.local_webhooks)
    except Refused as error:
        raise NotDelivered(error.message.key, **error.message.params) from error
    try:
        status = await call(target, body)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
        raise NotDelivered("error-server-webhook-call", what=type(error).__name__) from error
    if not 200 <= status < 300:
        raise NotDelivered("error-server-webhook-call", what=str(status))


async def call(target: Target, body: dict[str, Any]) -> int:
    """Send JSON to an address; return the status of the answer."""
    url = target.url.copy_with(host=str(target.address), fragment=None)
    headers = {
        "Host": target.url.netloc.decode("ascii"),
        "Content-Type": "application/json",
        "User-Agent": "sacbe",
    }
    async with (
        asyncio.timeout(SECONDS),
        httpx.AsyncClient(
            verify=certificates(),
            trust_env=False,
            follow_redirects=False,
            timeout=SECONDS,
        ) as client,
        client.stream(
            "POST",
            url,
            content=orjson.dumps(body),
            headers=headers,
            extensions={"sni_hostname": target.host},
        ) as answer,
    ):
        read = 0
        async for part in answer.aiter_raw():
            read += len(part)
            if read >= MOST_READ:
                break
        return answer.status_code


@cache
def certificates() -> ssl.SSLContext:
    """Return the trusted certificates; read once, as that is slow."""
    return ssl.create_default_context()
