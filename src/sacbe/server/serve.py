"""`sacbe serve`: one process that answers requests, and worker processes for its bots."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import FrameType
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from sacbe.core.errors import SacbeError
from sacbe.server import server_log
from sacbe.server.app import make_app
from sacbe.server.database import Database
from sacbe.server.errors import Unavailable
from sacbe.server.migrate import upgrade
from sacbe.server.protocols import HttpProtocol, WebSocketProtocol
from sacbe.server.settings import Settings, is_loopback

NEXT: Final = 20
"""Ports to try after the usual one."""
EVERYWHERE: Final = ("0.0.0.0", "::", "")
GRACE: Final = 5
"""Seconds to finish requests when the server is ending."""
SWITCH: Final = 0.0005
"""Seconds for which one thread may keep others waiting."""


class CannotServe(SacbeError):
    """The server cannot be started."""


def serve(
    settings: Settings,
    open_browser: bool = False,
    *,
    log: str | None = None,
    next_port: bool = False,
    ready: Callable[[Settings], None] | None = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM. `ready` is called with the final settings when the server
    accepts requests. With `next_port`, use another port if this one is taken."""
    listener = listen(settings.host, settings.port, NEXT if next_port else 0)
    with contextlib.closing(listener):
        port: int = listener.getsockname()[1]
        settings = replace(settings, port=port)
        if settings.host in EVERYWHERE and not settings.url:
            settings = replace(settings, url=f"http://{own_address()}:{port}")
        asyncio.run(prepare(settings.database))
        server_log.set_up(log)
        app = make_app(settings)

        def on_ready() -> None:
            # What exists now stays: collecting it again and again would only cost time.
            gc.collect()
            gc.freeze()
            # All writers wait for the thread that writes to the disk: it must not wait until the
            # loop is idle.
            sys.setswitchinterval(SWITCH)
            if ready is not None:
                ready(settings)
            if open_browser:
                everywhere = settings.host in EVERYWHERE
                show(f"http://127.0.0.1:{port}" if everywhere else settings.address)

        server = Server(configuration(app, settings), app, on_ready)
        server.run(sockets=[listener])
    # Without this, Python would collect everything once more before it ends.
    gc.freeze()
    if server.failed:
        raise CannotServe("error-server-start")


async def prepare(database: str) -> None:
    """Open the database and upgrade it, so that an error is reported in one line. The server does
    it again, and finds nothing to do."""
    found = Database(database, patient=True)
    try:
        await upgrade(found)
    except Unavailable as error:
        shown = found.url.render_as_string(hide_password=True)
        raise CannotServe("error-server-open-database", url=shown, why=error.why) from error
    finally:
        await found.close()


def listen(host: str, port: int, more: int = 0) -> socket.socket:
    """Return a listening socket at this port, or at one of the next `more` ports."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + more, 65_535)
    for attempt in range(port, last + 1):
        found = socket.socket(family, socket.SOCK_STREAM)
        try:
            if os.name == "posix":
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            found.bind((host, attempt))
            found.listen(2048)
        except OSError as error:
            found.close()
            if error.errno == errno.EADDRINUSE and attempt < last:
                continue
            raise cannot_listen(error, host, attempt) from error
        return found
    raise CannotServe("error-server-port", port=str(port))


def cannot_listen(error: OSError, host: str, port: int) -> CannotServe:
    """Return the error for a port that cannot be used."""
    if error.errno == errno.EADDRINUSE:
        return CannotServe("error-server-port", port=str(port))
    if error.errno == errno.EACCES:
        return CannotServe("error-server-port-forbidden", port=str(port))
    return CannotServe("error-server-listen", host=host, why=error.strerror or str(error))


def configuration(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Return Uvicorn's settings."""
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        workers=1,
        ws=WebSocketProtocol,
        ws_max_size=2 * settings.limits.frame,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=True,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )


class Server(uvicorn.Server):
    """Uvicorn's server, ending quietly: being stopped is no error."""

    def __init__(self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app: FastAPI = app
        self.ready: Callable[[], None] = ready
        self.failed: bool = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:  # the log says why
            self.failed = self.should_exit = True
            return
        server_log.event("serving", workers=self.app.state.services.settings.workers)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Requests that wait for news would delay the end.
        self.app.state.services.hub.dismiss()
        await super().shutdown(sockets)
        server_log.event("ended")

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let signals end the server, and do not raise them again afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        ours = (signal.SIGINT, signal.SIGTERM)
        before: dict[int, Any] = {one: signal.signal(one, self.on_signal) for one in ours}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def on_signal(self, number: int, frame: FrameType | None) -> None:
        """End the server: at first when all requests are answered, at a second signal at once."""
        self.force_exit = self.should_exit
        self.should_exit = True


def own_address() -> str:
    """Return this machine's address in its network, as far as it is known. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def is_reachable(settings: Settings) -> bool:
    """Whether other machines can reach the server."""
    return not is_loopback(settings.host)


def has_desktop() -> bool:
    """Whether a browser window can be opened."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def show(url: str) -> None:
    """Open the page in a browser, if there is one. Errors do not matter: the address is shown."""
    if not has_desktop():
        return

    def run() -> None:
        with contextlib.suppress(Exception):
            webbrowser.open(url)

    threading.Thread(target=run, name="sacbe-browser", daemon=True).start()
