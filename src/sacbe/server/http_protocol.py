"""Uvicorn's HTTP with limits on the head of a request: one that never ends, or never comes, does
not keep the server busy. (`security` limits bodies.)"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD: Final = 64 * 1024
"""Bytes of a request before its body, roughly."""
PATIENCE: Final = 20.0
"""Seconds to wait for them."""


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
