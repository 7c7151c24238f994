"""Middleware for security: headers, checks of origin and host, rate limits, limits of bodies."""

from __future__ import annotations

import asyncio
import math
import re
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sacbe.server.answers import refusal
from sacbe.server.callers import caller_address, is_own_origin
from sacbe.server.errors import Refused
from sacbe.server.limits import Buckets, network
from sacbe.server.sessions import COOKIE, SECURE_COOKIE
from sacbe.server.settings import Limits, Settings, is_loopback
from sacbe.server.tokens import hash_token

EXEMPT: Final = frozenset(("/healthz", "/readyz", "/metrics"))
"""Polled by monitoring."""
FILES: Final = "/static/"
"""A page needs many files, and browsers cache them: they do not count against limits."""
CREATING: Final = re.compile(r"/api/v1/(tables|records|tables/[^/]+/(study|rematch))/?")
RECORDS: Final = "/api/v1/records"
PATIENCE: Final = 30.0
"""Seconds to wait for the body of a request."""
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT: Final = "max-age=31536000"


class SecurityHeaders:
    """Middleware, the outermost one: headers on every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: ASGIApp = app
        self.headers: dict[str, str] = dict(HEADERS)
        if settings.is_secure:
            self.headers["Strict-Transport-Security"] = STRICT_TRANSPORT

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers[name] = value
                # Answers depend on the caller and on the moment; files do not.
                kept = "no-cache" if scope["path"].startswith(FILES) else "no-store"
                headers.setdefault("Cache-Control", kept)
            await send(message)

        await self.app(scope, receive, send_with)


class SameSite:
    """Middleware that refuses requests that another site makes a browser send, and, on a local
    server, foreign host names that point to this machine."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: ASGIApp = app
        self.settings: Settings = settings
        ours = urlsplit(settings.address)
        self.origin: str = f"{ours.scheme}://{ours.netloc}".lower()
        self.only_here: bool = is_loopback(settings.host)
        self.host: str = (ours.hostname or "").lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused: Refused | None = None
        if self.only_here and not self.is_host(headers.get("host", "")):
            refused = Refused(421, "error-server-host", url=self.origin)
        elif scope["type"] == "websocket" or scope["method"] not in SAFE:
            if not self.is_from_here(HTTPConnection(scope)):
                refused = Refused(403, "error-server-origin")
        if refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
        else:
            await refusal(HTTPConnection(scope), refused)(scope, receive, send)

    def is_host(self, host: str) -> bool:
        """Whether a caller used a name of this server."""
        name = host_name(host)
        return name == self.host or is_loopback(name)

    def is_from_here(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from one of our own pages, or from no page."""
        headers = connection.headers
        if "origin" in headers:
            return is_own_origin(connection, self.settings)
        if COOKIE in connection.cookies or SECURE_COOKIE in connection.cookies:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        return True


def host_name(host: str) -> str:
    """Return the name in a `Host` header.

    >>> host_name("Localhost:8321"), host_name("[::1]:8321"), host_name("[")
    ('localhost', '::1', '')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def caller_key(connection: HTTPConnection) -> str | None:
    """Return a hash of the caller's token or cookie, if there is one."""
    cookies = connection.cookies
    given = (
        connection.headers.get("authorization") or cookies.get(SECURE_COOKIE) or cookies.get(COOKIE)
    )
    return None if given is None else hash_token(given)


class RateLimits:
    """Middleware that refuses callers who ask too often. A caller who invents a new token for every
    request still has one address."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app: ASGIApp = app
        self.addresses: Buckets = Buckets(limits.requests, limits.burst)
        self.callers: Buckets = Buckets(limits.requests, limits.burst)
        self.creators: Buckets = Buckets(limits.creations, limits.creation_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        exempt = path in EXEMPT or path.startswith(FILES)
        if scope["type"] not in ("http", "websocket") or exempt:
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        wait = self.check(connection)
        if wait is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1013})
        else:
            answer = refusal(connection, Refused(429, "error-server-too-often"))
            answer.headers["Retry-After"] = str(math.ceil(min(max(wait, 1), 3600)))
            await answer(scope, receive, send)

    def check(self, connection: HTTPConnection) -> float | None:
        """Return the seconds that a caller must wait, if any."""
        scope = connection.scope
        address = network(caller_address(connection))
        if not self.addresses.take(address):
            return self.addresses.wait(address)
        key = caller_key(connection)
        if key is not None and not self.callers.take(key):
            return self.callers.wait(key)
        creating = scope.get("method") == "POST" and CREATING.fullmatch(scope["path"])
        if creating and not self.creators.take(address):
            return self.creators.wait(address)
        return None


class BodyLimits:
    """Middleware that reads a request whole before anything is done, up to a limit that its own
    header does not change."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app: ASGIApp = app
        self.limit: int = settings.limits.body
        self.record_limit: int = settings.limits.record

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = self.record_limit if scope["path"].rstrip("/") == RECORDS else self.limit
        refused = Refused(413, "error-server-too-large", most=limit)
        body: bytes | None = None
        if said_length(Headers(scope=scope)) <= limit:
            try:
                async with asyncio.timeout(PATIENCE):
                    body = await read(receive, limit)
            except EOFError:
                return
            except TimeoutError:
                refused = Refused(408, "error-server-too-slow")
        if body is None:
            answer = refusal(HTTPConnection(scope), refused)
            # The rest of the body is not worth reading.
            answer.headers["Connection"] = "close"
            await answer(scope, receive, send)
            return
        whole: Message | None = {"type": "http.request", "body": body, "more_body": False}

        async def receive_again() -> Message:
            nonlocal whole
            message, whole = whole, None
            return await receive() if message is None else message

        await self.app(scope, receive_again, send)


def said_length(headers: Headers) -> float:
    """Return the length that a request claims.

    >>> said_length(Headers({"content-length": "12"})), said_length(Headers({}))
    (12.0, 0.0)
    """
    try:
        return float(headers.get("content-length", "0"))
    except ValueError:
        return 0.0


async def read(receive: Receive, limit: int) -> bytes | None:
    """Read the body of a request; None if it is too long. Raises `EOFError` if nobody is there."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise EOFError
        part: bytes = message.get("body", b"")
        size += len(part)
        if size > limit:
            return None
        parts.append(part)
        if not message.get("more_body", False):
            return b"".join(parts)
