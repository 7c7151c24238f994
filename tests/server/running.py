"""A server as people start it: in its own process, on a free port of this machine."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace, TracebackType
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import sacbe
from sacbe.server.app import make_app
from sacbe.server.serve import Server, configuration, listen
from sacbe.server.services import Services
from sacbe.server.settings import LOOPBACK, Settings
from tests.server.house import House, Table

PROGRAM = """
import sys
from sacbe.server.serve import serve
from sacbe.server.settings import Limits, Settings
serve(eval(sys.argv[1]), log="text", ready=lambda settings: print(settings.address, flush=True))
"""
PATIENCE = 60.0


class Address(str):
    """The address of a server, with its process."""

    process: subprocess.Popen[str]
    log: Path

    def kill(self) -> None:
        """Kill the server as `kill -9` does, without any clean-up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Stop the server as Ctrl-C does; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def memory(self) -> int:
        """Return the resident memory of the process in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def running(settings: Settings, port: int = 0) -> Iterator[Address]:
    """Run a server while the context lasts. With `workers=0`, no bots think."""
    settings = replace(settings, host=LOOPBACK, port=port)
    paths = [str(Path(sacbe.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("w", encoding="utf-8") as stream:
            process = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, repr(settings)],
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                stdout=subprocess.PIPE,
                stderr=stream,
                text=True,
                start_new_session=True,
            )
        with process:
            assert process.stdout
            try:
                address = Address(process.stdout.readline().strip())
                address.process, address.log = process, log
                assert address, f"the server did not start: {log.read_text(encoding='utf-8')}"
                yield address
                told = log.read_text(encoding="utf-8")
                assert "Traceback" not in told, told
            finally:
                if process.poll() is None:
                    process.terminate()
                    try:
                        process.wait(PATIENCE)
                    except subprocess.TimeoutExpired:
                        process.kill()
                        raise


@asynccontextmanager
async def calling(address: str, services: Services | None = None) -> AsyncIterator[House]:
    """Call a server over the network; `services` are its services if it runs in this process."""
    app: Any = SimpleNamespace(state=SimpleNamespace(services=services))
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as client:
        yield House(app, client)


class Closed(AssertionError):
    """The server closed the connection, with this code."""

    def __init__(self, code: int | None) -> None:
        super().__init__(code)
        self.code = code


class Client:
    """A WebSocket connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.passed: list[Any] = []

    async def send(self, **content: Any) -> None:
        await self.raw(orjson.dumps(content).decode())

    async def raw(self, frame: str | bytes) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(frame)

    async def any(self, seconds: float = 10.0) -> Any:
        """Return the next message."""
        try:
            async with asyncio.timeout(seconds):
                return orjson.loads(await self.socket.recv())
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else None) from None

    async def next(self, kind: str, seconds: float = 10.0) -> Any:
        """Return the next message of this kind; skip others."""
        async with asyncio.timeout(seconds):
            while (found := await self.any(seconds))["type"] != kind:
                self.passed.append(found)
        return found

    async def all(self, *kinds: str) -> list[Any]:
        """Return the next message of each of these kinds, in whichever order they arrive."""
        found: dict[str, Any] = {}
        while len(found) < len(kinds):
            message = await self.any()
            if message["type"] in kinds:
                found.setdefault(message["type"], message)
        return [found[kind] for kind in kinds]

    async def up_to(self, head: int) -> Any:
        """Return the news that brings the client up to this event."""
        while (found := await self.next("news"))["to"] < head:
            pass
        return found

    async def closed(self, seconds: float = 10.0) -> int | None:
        """Return the code with which the server closes; earlier messages are kept in `passed`."""
        async with asyncio.timeout(seconds):
            while True:
                try:
                    self.passed.append(await self.any(seconds))
                except Closed as closed:
                    return closed.code


class Plugged:
    """`async with plugged(…) as client`"""

    def __init__(self, url: str, headers: dict[str, str], **options: Any) -> None:
        self.opening = connect(url, additional_headers=headers, **options)

    async def __aenter__(self) -> Client:
        return Client(await self.opening.__aenter__())

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.opening.__aexit__(kind, error, trace)


def plugged(
    address: str,
    game_id: str,
    token: str | None = None,
    headers: dict[str, str] | None = None,
    options: dict[str, Any] | None = None,
    **query: Any,
) -> Plugged:
    """Connect to a table's WebSocket."""
    found = {"Authorization": f"Bearer {token}"} if token else {}
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{game_id}/socket?{asked}"
    return Plugged(url, {**found, **(headers or {})}, proxy=None, **(options or {}))


def plug(table: Table, who: int | str | None = None, **more: Any) -> Plugged:
    """Connect to a table as the holder of a seat or a token."""
    token = table.seats[who] if isinstance(who, int) else who
    return plugged(table.house.address, table.id, token, **more)


@contextmanager
def threaded(settings: Settings) -> Iterator[tuple[str, Services]]:
    """Run a server in this process, for tests that change it; yield its address and services."""
    with contextlib.closing(listen(LOOPBACK, 0)) as listener:
        settings = replace(settings, host=LOOPBACK, port=listener.getsockname()[1])
        app = make_app(settings)
        ready = threading.Event()
        server = Server(configuration(app, settings), app, ready.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            yield settings.address, app.state.services
        finally:
            server.should_exit = True
            thread.join()
