"""Rate limits: buckets that refill over time, one token per request."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 50_000
"""Callers whose buckets are kept; the longest silent is forgotten first."""


class Bucket:
    """A bucket that holds up to `burst` tokens, and gets `rate` more every second.

    >>> bucket = Bucket(rate=2.0, burst=1)
    >>> bucket.take(now=10.0), bucket.take(now=10.1), bucket.take(now=10.6)
    (True, False, True)
    """

    __slots__ = ("burst", "rate", "time", "tokens")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate: float = rate
        self.burst: int = burst
        self.tokens: float = float(burst)
        self.time: float = -math.inf

    def take(self, now: float | None = None) -> bool:
        """Take a token; return whether there was one."""
        self._fill(time.monotonic() if now is None else now)
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def wait(self) -> float:
        """Return the seconds from the last attempt until there is a token.

        >>> bucket = Bucket(rate=0.5, burst=1)
        >>> bucket.take(now=0.0), bucket.take(now=1.0), bucket.wait()
        (True, False, 1.0)
        """
        return max(1 - self.tokens, 0.0) / self.rate if self.rate > 0 else math.inf

    def _fill(self, now: float) -> None:
        if now > self.time:
            if self.time != -math.inf:
                self.tokens = min(self.tokens + (now - self.time) * self.rate, float(self.burst))
            self.time = now


class Buckets:
    """A bucket for each caller, in bounded memory."""

    def __init__(self, rate: float, burst: int, most: int = REMEMBERED) -> None:
        self.rate: float = rate
        self.burst: int = burst
        self.most: int = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float | None = None) -> bool:
        """Take a token from a caller's bucket; return whether there was one."""
        return self.get(key).take(now)

    def wait(self, key: str) -> float:
        """Return the seconds until a caller's bucket has a token again."""
        return self.get(key).wait()

    def get(self, key: str) -> Bucket:
        """Return a caller's bucket; a full one for a new caller."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


def network(address: str) -> str:
    """Return the part of an address that is limited: an IPv6 household has many with one prefix.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))
