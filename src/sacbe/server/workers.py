"""A pool of processes that think for bots, make hints and review games.

Each process has a thread here, its keeper, which starts it, talks with it, and starts another one
when it has died. So the event loop never waits, and never touches a pipe. A process is given one
task at a time; tasks wait here, where they can still go to any of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import os
import queue
import signal
import socket
import threading
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import orjson

from sacbe.core.errors import SacbeError
from sacbe.i18n import from_json
from sacbe.server.worker import MOST_BOTS, serve

GRACE: Final = 0.25
"""Seconds that a choice waits for the process that knows its game, if that one is at another
choice and others are idle."""
LONGEST_CHOICE: Final = 3.0
"""Seconds that a choice may still take when nobody waits for it any more. Levels need less."""
PATIENCE: Final = 1.0
"""Seconds for tasks, and then for processes, to end by themselves when the pool is closed."""
LONGEST_PAUSE: Final = 5.0
"""Seconds between two attempts to start a process, at most."""

LOG: Final = logging.getLogger(__name__)
CONTEXT: Final = multiprocessing.get_context("spawn")
STARTING: Final = threading.Lock()
"""Whoever starts a process looks at all others: meanwhile none may be done away with."""

Progress = Callable[[float], None]


class WorkerDied(Exception):
    """The process is gone; the task may be given again."""


class TaskFailed(SacbeError):
    """The task itself went wrong; it would do so again."""


class Request:
    """A task that somebody waits for."""

    def __init__(
        self,
        task: dict[str, Any],
        affinity: str,
        progress: Progress | None,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.data: bytes = orjson.dumps(task)
        self.short: bool = task.get("task") in ("move", "state")
        self.affinity: str = affinity
        self.progress: Progress | None = progress
        self.patient_until: float = loop.time() + GRACE
        self.future: asyncio.Future[Any] = loop.create_future()

    def fail(self, error: Exception) -> None:
        """Say that there will be no answer."""
        if not self.future.done():
            self.future.set_exception(error)


class Keeper:
    """Keeps a process running, in a thread. What happens to it, the pool is told in its loop."""

    def __init__(self, pool: Workers, niceness: int, loop: asyncio.AbstractEventLoop) -> None:
        # For the loop:
        self.idle: bool = False
        self.since: float = 0.0  # when it became idle
        self.ready: int = 0  # the number of the process that was last ready
        self.request: Request | None = None
        self.up: asyncio.Future[None] = loop.create_future()  # the first process is ready
        self.ended: asyncio.Future[None] = loop.create_future()  # and none is left
        # For the thread:
        self._pool: Workers = pool
        self._loop: asyncio.AbstractEventLoop = loop
        self._niceness: int = niceness
        self._was_ready: bool = False
        self._busy: bool = False  # the process has been given a task, and has not answered yet
        # For both. A task goes into the queue with the number of the process that it is for.
        self._closing: threading.Event = threading.Event()
        self._tasks: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        self._bell, self._button = socket.socketpair()
        self._lock: threading.Lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._number: int = 0
        threading.Thread(target=self._live, name="sacbe-worker", daemon=True).start()

    # Called in the loop. Nothing here waits.

    def give(self, request: Request) -> None:
        """Let the process do a task."""
        self.idle = False
        self.request = request
        self._tasks.put((self.ready, request.data))
        self._ring()

    def stop(self, number: int) -> None:
        """Kill the process, if it still is that one; another one takes its place."""
        with self._lock:
            if self._process is not None and self._number == number:
                self._process.kill()

    def close(self, force: bool = False) -> None:
        """End the process, and let no other take its place."""
        self._closing.set()
        self._ring()
        with self._lock:
            if self._process is not None and force:
                self._process.kill()
            elif self._process is not None:
                self._process.terminate()

    def pid(self) -> int | None:
        """The process, if there is one."""
        with self._lock:
            return None if self._process is None else self._process.pid

    def _ring(self) -> None:
        with contextlib.suppress(OSError):  # the thread has ended
            self._button.send(b"!")

    # Runs in the thread.

    def _live(self) -> None:
        if os.name == "posix":
            # Ctrl-C goes to all processes of the terminal. A new one inherits that it does not
            # hear it, until it ignores it. (What would undo that is started before.)
            resource_tracker.ensure_running()
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        pause = 0.0
        while not self._closing.wait(pause):
            self._was_ready = self._busy = False
            how = self._one_process()
            self._tell(self._pool.on_death, self._busy, how)
            pause = 0.0 if self._was_ready else min(2 * pause + 0.1, LONGEST_PAUSE)
        self._bell.close()
        self._button.close()
        self._tell(self._pool.on_end)

    def _one_process(self) -> str:
        """A process from its start to its end; how it ended."""
        try:
            process, pipe = self._start()
        except Exception as error:  # no memory, too many files, …
            return f"no process could be started: {error!r}"
        try:
            self._talk(pipe)
        except (EOFError, OSError):
            pass  # it has died
        except Exception:
            LOG.exception("What a worker said cannot be understood.")
        pipe.close()
        return self._end(process)

    def _start(self) -> tuple[SpawnProcess, Connection]:
        pipe, theirs = CONTEXT.Pipe()
        try:
            process = CONTEXT.Process(target=serve, args=(theirs, self._niceness), daemon=True)
            with STARTING:
                process.start()
        except BaseException:
            pipe.close()
            raise
        finally:
            theirs.close()
        with self._lock:
            self._process = process
            self._number += 1
        return process, pipe

    def _talk(self, pipe: Connection) -> None:
        """Give tasks to the process and hear its answers, until it dies or is to end."""
        while not self._closing.is_set():
            if pipe in wait([pipe, self._bell]):  # before the bell: it may be a death
                message = json.loads(pipe.recv_bytes())
                if "ready" in message:
                    self._was_ready = True
                    self._tell(self._pool.on_ready, self._number)
                    continue
                if "progress" not in message:
                    self._busy = False
                self._tell(self._pool.on_message, message)
                continue
            self._bell.recv(1)
            with contextlib.suppress(queue.Empty):
                number, data = self._tasks.get_nowait()
                if number == self._number:  # else its process is no more
                    pipe.send_bytes(data)
                    self._busy = True

    def _end(self, process: SpawnProcess) -> str:
        """Make sure that the process is no more; how it ended."""
        if not wait([process.sentinel], PATIENCE):
            process.kill()
            wait([process.sentinel])
        with STARTING, self._lock:
            process.join()
            said = f"process {process.pid} ended with exit code {process.exitcode}"
            self._process = None
            with contextlib.suppress(ValueError):  # somebody else has already looked after it
                process.close()
        return said

    def _tell(self, what: Callable[..., None], *about: object) -> None:
        try:
            self._loop.call_soon_threadsafe(what, self, *about)
        except RuntimeError:  # the loop is closed: there is nobody to work for
            self._closing.set()


class Workers:
    """The pool. Everything is called in one event loop."""

    def __init__(self, count: int, *, niceness: int = 10) -> None:
        self._count: int = count
        self._niceness: int = niceness
        self._keepers: list[Keeper] = []
        self._waiting: list[Request] = []
        self._homes: OrderedDict[str, Keeper] = OrderedDict()  # who was given an affinity last
        self._closed: bool = False

    async def start(self) -> None:
        """Start the processes, and wait until all are ready. Raises `WorkerDied` if one cannot
        be started; none is left then."""
        loop = asyncio.get_running_loop()
        self._keepers = [Keeper(self, self._niceness, loop) for _ in range(self._count)]
        try:
            await asyncio.gather(*(keeper.up for keeper in self._keepers))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End everything: tasks have a moment to finish, those that wait are not begun. When this
        is done, no process is left."""
        self._closed = True
        self._match()
        running = [
            keeper.request.future
            for keeper in self._keepers
            if keeper.request is not None and not keeper.request.future.done()
        ]
        try:
            if running:
                await asyncio.wait(running, timeout=PATIENCE)
            for keeper in self._keepers:
                keeper.close()
            if self._keepers:
                await asyncio.wait([keeper.ended for keeper in self._keepers], timeout=PATIENCE)
        finally:
            for keeper in self._keepers:
                keeper.close(force=True)
        if self._keepers:
            await asyncio.wait([keeper.ended for keeper in self._keepers])

    async def run(
        self,
        task: dict[str, Any],
        *,
        affinity: str = "",
        progress: Progress | None = None,
    ) -> Any:
        """The answer to a task, as soon as a process is free and has found it; `progress` is told
        from 0 to 1 how far it is. Tasks of the same affinity go to the same process, if they need
        not wait for that. Raises `WorkerDied` and `TaskFailed`. If this is cancelled, a choice is
        finished and forgotten, anything else is stopped."""
        request = Request(task, affinity, progress, asyncio.get_running_loop())
        self._waiting.append(request)
        self._match()
        if affinity and request in self._waiting:
            asyncio.get_running_loop().call_later(GRACE, self._match)
        try:
            return await request.future
        except asyncio.CancelledError:
            self._drop(request)
            raise

    @property
    def free(self) -> int:
        """How many processes are idle."""
        return sum(keeper.idle for keeper in self._keepers)

    def pids(self) -> list[int]:
        """The processes that are running."""
        pids = [keeper.pid() for keeper in self._keepers]
        return [pid for pid in pids if pid is not None]

    # Who does what.

    def _match(self) -> None:
        """Give tasks to idle processes, the oldest first."""
        for request in list(self._waiting):
            if self._closed:
                self._waiting.remove(request)
                request.fail(WorkerDied("the pool is closed"))
                continue
            keeper = self._choose(request)
            if keeper is not None:
                self._waiting.remove(request)
                keeper.give(request)
                if request.affinity:
                    self._homes[request.affinity] = keeper
                    self._homes.move_to_end(request.affinity)
                    while len(self._homes) > MOST_BOTS * self._count:
                        self._homes.popitem(last=False)

    def _choose(self, request: Request) -> Keeper | None:
        """Who does this now: the process that knows the game, else the longest idle one."""
        idle = [keeper for keeper in self._keepers if keeper.idle]
        if not idle:
            return None
        home = self._homes.get(request.affinity)
        if home is not None and home.idle:
            return home
        if home is not None and home.request is not None and home.request.short:
            if asyncio.get_running_loop().time() < request.patient_until:
                return None
        return min(idle, key=lambda keeper: keeper.since)

    def _drop(self, request: Request) -> None:
        """Nobody waits for this any more."""
        if request in self._waiting:
            self._waiting.remove(request)
        for keeper in self._keepers:
            if keeper.request is request and request.short:
                asyncio.get_running_loop().call_later(LONGEST_CHOICE, self._stop, keeper, request)
            elif keeper.request is request:
                self._stop(keeper, request)

    def _stop(self, keeper: Keeper, request: Request) -> None:
        """End a process, if it is still at this task."""
        if keeper.request is request:
            keeper.request = None
            keeper.stop(keeper.ready)

    # What the keepers tell.

    def on_ready(self, keeper: Keeper, number: int) -> None:
        """A new process waits for its first task."""
        keeper.ready = number
        if not keeper.up.done():
            keeper.up.set_result(None)
        self._is_idle(keeper)

    def on_message(self, keeper: Keeper, message: dict[str, Any]) -> None:
        """A process has an answer, or tells how far it is."""
        request = keeper.request
        if request is None:  # it is being stopped
            return
        if "progress" in message:
            if request.progress is not None and not request.future.done():
                request.progress(message["progress"])
            return
        keeper.request = None
        if "failed" in message:
            if "trace" in message:
                LOG.error("A task went wrong in a worker.\n%s", message["trace"])
            said = from_json(message["failed"])
            request.fail(TaskFailed(said.key, **said.params))
        elif not request.future.done():
            request.future.set_result(message["answer"])
        self._is_idle(keeper)

    def on_death(self, keeper: Keeper, busy: bool, how: str) -> None:
        """A process is no more, or could not be started."""
        request, keeper.request = keeper.request, None
        keeper.idle = False
        if not self._closed:
            LOG.warning("A worker is gone: %s.", how)
        if not keeper.up.done():
            keeper.up.set_exception(WorkerDied(how))
        if request is None:
            return
        if busy:
            request.fail(WorkerDied(how))
        elif not request.future.done():  # it had not been given to the process yet
            self._waiting.insert(0, request)
            self._match()

    def on_end(self, keeper: Keeper) -> None:
        """A keeper's work is done."""
        if not keeper.up.done():
            keeper.up.cancel()
        if not keeper.ended.done():
            keeper.ended.set_result(None)

    def _is_idle(self, keeper: Keeper) -> None:
        keeper.idle = True
        keeper.since = asyncio.get_running_loop().time()
        self._match()
