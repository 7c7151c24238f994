"""How a server is set up: where it keeps its games, and what it allows."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8321


def is_loopback(host: str) -> bool:
    """Whether a name or an address means this machine, seen from itself.

    >>> is_loopback("localhost"), is_loopback("::1"), is_loopback("127.0.0.1.example.org")
    (True, True, False)
    """
    if host == "localhost":
        return True
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped.is_loopback
    return found.is_loopback


def usual_workers() -> int:
    """One processor for the server, the others for bots."""
    return max((os.cpu_count() or 2) - 1, 1)


def usual_database() -> str:
    """A file where programs of this user keep their data."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'sacbe' / 'tables.db'}"


@dataclass(frozen=True)
class Limits:
    """How much anybody may ask for."""

    body: int = 64 * 1024
    """Bytes of a request; records may have `record`."""
    record: int = 1024 * 1024
    requests: float = 20.0
    """Requests a second from one address, and on behalf of one seat."""
    burst: int = 100
    creations: float = 0.2
    """Tables a second from one address."""
    creation_burst: int = 20
    tables: int = 20_000
    """Tables that are open or running."""
    tables_each: int = 200
    """Of these, by one address."""
    chat: int = 500
    """Characters of a message."""
    chats: float = 1.0
    chat_burst: int = 10
    studies: int = 8
    """Hints and reviews of one table that wait or are being made."""
    connections: int = 5_000
    connections_each: int = 1_000
    """WebSockets, and of these from one address."""
    frame: int = 4 * 1024
    """Bytes of a message over a WebSocket."""
    frames: float = 5.0
    frame_burst: int = 40


@dataclass(frozen=True)
class Settings:
    """Everything a host may choose.

    >>> Settings(database="sqlite:///tables.db").workers >= 1
    True
    """

    database: str = field(default_factory=usual_database)
    host: str = LOOPBACK
    port: int = PORT
    workers: int = field(default_factory=usual_workers)
    url: str = ""
    """What people type to reach it, if that is not http://host:port."""
    proxies: str = LOOPBACK
    """Addresses whose word on the caller's address is believed."""
    local_webhooks: bool = False
    """Whether webhooks may point at this machine or its private network."""
    public_metrics: bool = False
    """Whether others than this machine may read the metrics."""
    lease: float = 10.0
    """Seconds after which the work of a server that fell silent is given to another."""
    limits: Limits = field(default_factory=Limits)

    @property
    def address(self) -> str:
        """The beginning of every link, without a slash at the end.

        >>> Settings(host="0.0.0.0", port=80).address
        'http://127.0.0.1:80'
        """
        if self.url:
            return self.url.rstrip("/")
        host = LOOPBACK if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach it over TLS."""
        return self.address.startswith("https://")
