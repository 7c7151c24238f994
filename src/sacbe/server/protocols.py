"""Uvicorn's HTTP and WebSocket, with limits on clients that are too slow.

The head of a request is limited in size and time, so that one that never ends or never comes does
not keep the server busy. (`security` limits bodies.) A WebSocket is aborted if the client does not
read: Uvicorn would wait for that forever, keep what was written, and not end."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body, roughly."""
PATIENCE: Final = 20.0
"""Seconds to wait for them."""
LINGER: Final = 2.0
"""Seconds for the last messages over a WebSocket to arrive."""
ABORT: Final = "sacbe.abort"
"""The extension of the ASGI scope that aborts a connection."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP/1.1 with limits on the size and time of a request's head."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.in_head: bool = True
        self.head: int = 0
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.in_head:
            self.head += len(data)
            if self.head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        self.in_head = True
        self.head = 0
        self.start_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.stop_timer()
        super().on_headers_complete()

    def start_timer(self) -> None:
        """Start the time for the head of a request."""
        self.stop_timer()
        self.timer = self.loop.call_later(PATIENCE, self.give_up)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        """Close the connection of a caller who is too slow."""
        self.timer = None
        if not self.transport.is_closing():
            self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that is aborted if it does not close in time; for `ws` in Uvicorn's settings."""

    end: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][ABORT] = {"abort": self.transport.abort}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.end is not None:
            self.end.cancel()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.abort_after(self.close_timeout + LINGER)

    def shutdown(self) -> None:
        super().shutdown()
        self.abort_after(LINGER)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.abort_after(LINGER)

    def abort_after(self, seconds: float) -> None:
        """Abort the connection unless it has ended by then."""
        if self in self.connections:
            if self.end is not None:
                self.end.cancel()
            self.end = self.loop.call_later(seconds, self.transport.abort)
