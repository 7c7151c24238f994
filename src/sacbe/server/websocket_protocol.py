"""Uvicorn's WebSocket, without waiting for clients that do not read.

Uvicorn closes a connection only after the client has read everything, which may be never; meanwhile
it keeps what was written, and does not end."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER: Final = 2.0
"""Seconds for the last messages to arrive."""
ABORT: Final = "sacbe.abort"
"""The extension of the ASGI scope that aborts a connection."""


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
