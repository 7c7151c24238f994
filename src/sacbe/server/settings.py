"""A server's settings: where it keeps its games, and what it allows."""

from __future__ import annotations

import ipaddress
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOOPBACK: Final = "127.0.0.1"
PORT: Final = 8321


def is_loopback(host: str) -> bool:
    """Whether a name or an address means this machine itself.

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
    """Return the default number of workers: all processors but one, which the server needs."""
    return max((os.cpu_count() or 2) - 1, 1)


def usual_database() -> str:
    """Return the default database: a file in the user's data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'sacbe' / 'tables.db'}"


@dataclass(frozen=True)
class Limits:
    """How much callers may ask for."""

    body: int = 64 * 1024
    """Bytes of a request; `record` for a record."""
    record: int = 1024 * 1024
    requests: float = 20.0
    """Requests per second from one address, and from one token or browser."""
    burst: int = 100
    creations: float = 0.2
    """New tables per second from one address."""
    creation_burst: int = 20
    tables: int = 20_000
    """Tables that are open or running."""
    tables_each: int = 200
    """Open or running tables made from one address."""
    chat: int = 500
    """Characters of a message."""
    chats: float = 1.0
    chat_burst: int = 10
    studies: int = 8
    """Unfinished hints and reviews, of all tables made from one address."""
    connections: int = 5_000
    connections_each: int = 1_000
    """WebSockets in all, and from one address."""
    frame: int = 4 * 1024
    """Bytes of a message over a WebSocket."""
    frames: float = 5.0
    frame_burst: int = 40


@dataclass(frozen=True)
class Settings:
    """Everything that the operator of a server may choose.

    >>> Settings(database="sqlite:///tables.db").workers >= 1
    True
    """

    database: str = field(default_factory=usual_database)
    host: str = LOOPBACK
    port: int = PORT
    workers: int = field(default_factory=usual_workers)
    url: str = ""
    """The public address, if it is not http://host:port."""
    proxies: str = LOOPBACK
    """Addresses of proxies that are trusted to name the caller's address."""
    local_webhooks: bool = False
    """Whether webhooks may point at this machine or its private network."""
    public_metrics: bool = False
    """Whether other machines may read the metrics."""
    lease: float = 10.0
    """Seconds after which the jobs of a silent server go to others."""
    limits: Limits = field(default_factory=Limits)

    @property
    def address(self) -> str:
        """The start of every link, without a slash at the end.

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
