"""The server's log, for people or, as JSON, for programs.

It never contains tokens, nor what could be one, nor anybody's address or name."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sacbe.server.answers import refusal
from sacbe.server.errors import Refused
from sacbe.server.metrics import Metrics
from sacbe.server.security import EXEMPT

LOG: Final = logging.getLogger("sacbe.server")
API: Final = "/api/v1"
TOKEN: Final = re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])")
PASSWORD: Final = re.compile(r"(://[^/\s:@]*):[^/\s@]*@")
UNKNOWN: Final = "(none)"
"""The route of requests that match none: they share one entry in the metrics."""


def event(what: str, level: int = logging.INFO, **fields: object) -> None:
    """Write a line: what happened, with its details."""
    LOG.log(level, what, extra={"fields": fields})


def clean(text: str) -> str:
    """Remove tokens and passwords from a text.

    >>> clean("/table/abc#seat=" + "x" * 43 + " postgresql://me:secret@host/tables")
    '/table/abc#seat=[token] postgresql://me:[password]@host/tables'
    """
    return PASSWORD.sub(r"\1:[password]@", TOKEN.sub("[token]", text))


class TextFormatter(logging.Formatter):
    """Formats a line for people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = getattr(record, "fields", {})
        parts = [
            time.strftime("%H:%M:%S", time.localtime(record.created)),
            record.levelname.lower(),
            record.getMessage(),
            *(f"{name}={value}" for name, value in fields.items()),
        ]
        first, *more = clean(" ".join(parts)).splitlines()
        # Text from callers must not look like another line of the log.
        lines = [first, *(f"    {line}" for line in [*more, *trace(record)])]
        return "\n".join("".join(c if c.isprintable() else "\ufffd" for c in one) for one in lines)


class JsonFormatter(logging.Formatter):
    """Formats a JSON object for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": clean(record.getMessage()),
        }
        if record.name != LOG.name:
            line["logger"] = record.name
        for name, value in getattr(record, "fields", {}).items():
            plain = isinstance(value, int | float | bool) or value is None
            line.setdefault(name, value if plain else clean(str(value)))
        found = trace(record)
        if found:
            line["trace"] = found
        return json.dumps(line, ensure_ascii=False)


def trace(record: logging.LogRecord) -> list[str]:
    """Return the traceback of an error, line by line."""
    if not record.exc_info or record.exc_info[1] is None:
        return []
    text = "".join(traceback.format_exception(record.exc_info[1]))
    return clean(text).splitlines()


def set_up(form: str | None = None, stream: TextIO | None = None) -> None:
    """Log the server and its libraries to standard error: as text on a terminal, else as JSON."""
    out = sys.stderr if stream is None else stream
    if form is None:
        form = "text" if out.isatty() else "json"
    handler = logging.StreamHandler(out)
    handler.setFormatter(TextFormatter() if form == "text" else JsonFormatter())
    for name, level in (
        (LOG.name, logging.INFO),
        # Below warnings, they log the callers' addresses and links.
        ("uvicorn", logging.WARNING),
        ("uvicorn.error", logging.WARNING),
        ("asyncio", logging.WARNING),
        ("alembic", logging.WARNING),
        ("websockets", logging.WARNING),
    ):
        logger = logging.getLogger(name)
        logger.setLevel(level)
        logger.handlers = [] if name == "uvicorn.error" else [handler]
        logger.propagate = name == "uvicorn.error"


class RequestLog:
    """Middleware that logs and counts every request, and answers after an unexpected error."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: ASGIApp = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def send_noting(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and not status:
                status = 403  # what the caller gets instead
            await send(message)

        try:
            await self.app(scope, receive, send_noting)
        except Exception as error:
            LOG.error("broke", exc_info=error, extra={"fields": {"route": route_of(scope)}})
            if scope["type"] == "http" and not status:
                refused = Refused(500, "error-server-broke")
                await refusal(HTTPConnection(scope), refused)(scope, receive, send_noting)
            elif scope["type"] == "websocket":
                raise
        finally:
            self.note(scope, status, time.perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log a request."""
        route = route_of(scope)
        method = scope.get("method", "WEBSOCKET")
        services = getattr(scope["app"].state, "services", None)
        metrics: Metrics | None = getattr(services, "metrics", None)
        if metrics is not None:
            metrics.request(route, method, status, seconds)
        quiet = scope["path"] in EXEMPT or scope["path"].startswith("/static/")
        level = logging.DEBUG if quiet else logging.INFO
        ms = round(seconds * 1000, 1)
        event("request", level, method=method, route=route, status=status, ms=ms)


def route_of(scope: Scope) -> str:
    """Return the route that answers a request, with {id} in place of an actual one."""
    path = getattr(scope.get("route"), "path", None)
    if not isinstance(path, str) or not path or "endpoint" not in scope:
        return "/static" if scope["path"].startswith("/static/") else UNKNOWN
    # Depending on the version, the path of an included router has its prefix or not.
    inner = scope["path"].startswith(API + "/") and not path.startswith(API + "/")
    return API + path if inner else path
