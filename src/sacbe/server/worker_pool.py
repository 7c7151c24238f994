"""A pool of processes that think for bots, make hints and review games.

Each process has a thread here, its supervisor, which starts it, talks to it, and starts another one
when it has died. So the event loop never waits, and never touches a pipe. A process gets one task
at a time; other tasks wait here, where they can still go to any process.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import socket
import threading
from collections import OrderedDict
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any, Final

import orjson

from sacbe.core.errors import SacbeError
from sacbe.i18n import from_json
from sacbe.processes import ANSWER, PROGRESS, READY, WorkerDied, WorkerProcess
from sacbe.server.worker_tasks import MOST_BOTS, task_runner

GRACE: Final = 0.25
"""Seconds that a choice waits for the process that knows its game, if that one is at another
choice and others are idle."""
LONGEST_CHOICE: Final = 3.0
"""Seconds that a choice may still take when nobody waits for it any more. Levels need less."""
PATIENCE: Final = 1.0
"""Seconds for tasks, and then for processes, to end by themselves when the pool is closed."""
LONGEST_PAUSE: Final = 5.0
"""Seconds between two attempts to start a process, at most."""

LOG: Final = logging.getLogger("sacbe.server.workers")

Progress = Callable[[float], None]


class TaskFailed(SacbeError):
    """The task itself went wrong; it would do so again."""


class PendingTask:
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
        """Give up: there will be no answer."""
        if not self.future.done():
            self.future.set_exception(error)


class Supervisor:
    """Keeps a process running, from a thread, and calls the pool in its loop with all news."""

    def __init__(self, pool: WorkerPool, niceness: int, loop: asyncio.AbstractEventLoop) -> None:
        # For the loop:
        self.idle: bool = False
        self.since: float = 0.0  # when it became idle
        self.ready: int = 0  # the number of the process that was last ready
        self.pending: PendingTask | None = None
        self.up: asyncio.Future[None] = loop.create_future()  # the first process is ready
        self.ended: asyncio.Future[None] = loop.create_future()  # and none is left
        # For the thread:
        self._pool: WorkerPool = pool
        self._loop: asyncio.AbstractEventLoop = loop
        self._niceness: int = niceness
        self._was_ready: bool = False
        self._busy: bool = False  # the process has been given a task, and has not answered yet
        # For both. A task goes into the queue with the number of the process that it is for.
        self._closing: threading.Event = threading.Event()
        self._tasks: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        self._bell, self._button = socket.socketpair()
        self._lock: threading.Lock = threading.Lock()
        self._worker: WorkerProcess | None = None
        self._number: int = 0
        threading.Thread(target=self._live, name="sacbe-worker", daemon=True).start()

    # Called in the loop. Nothing here waits.

    def give(self, pending: PendingTask) -> None:
        """Let the process do a task."""
        self.idle = False
        self.pending = pending
        self._tasks.put((self.ready, pending.data))
        self._ring()

    def stop(self, number: int) -> None:
        """Kill the process, if it still is that one; another one takes its place."""
        with self._lock:
            if self._worker is not None and self._number == number:
                self._worker.kill()

    def close(self, force: bool = False) -> None:
        """End the process, and let no other take its place."""
        self._closing.set()
        self._ring()
        with self._lock:
            if self._worker is not None and force:
                self._worker.kill()
            elif self._worker is not None:
                self._worker.terminate()

    def pid(self) -> int | None:
        """Return the number of the process, if there is one."""
        with self._lock:
            return None if self._worker is None else self._worker.pid

    def _ring(self) -> None:
        with contextlib.suppress(OSError):  # the thread has ended
            self._button.send(b"!")

    # Runs in the thread.

    def _live(self) -> None:
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
        """Run a process from its start to its end; return how it ended."""
        try:
            worker = WorkerProcess(task_runner, niceness=self._niceness)
        except WorkerDied as error:
            return str(error)
        with self._lock:
            self._worker = worker
            self._number += 1
        try:
            self._talk(worker)
        except WorkerDied:
            pass
        except Exception:
            LOG.exception("What a worker said cannot be understood.")
        with self._lock:
            self._worker = None
        return worker.end()

    def _talk(self, worker: WorkerProcess) -> None:
        """Give tasks to the process and hear its answers, until it dies or is to end."""
        while not self._closing.is_set():
            if worker.pipe in wait([worker.pipe, self._bell]):  # before the bell: it may be a death
                kind, value = worker.receive()
                if kind == READY:
                    self._was_ready = True
                    self._tell(self._pool.on_ready, self._number)
                elif kind == PROGRESS:
                    self._tell(self._pool.on_progress, value)
                else:
                    assert kind == ANSWER, value
                    self._busy = False
                    self._tell(self._pool.on_answer, json.loads(value))
                continue
            self._bell.recv(1)
            with contextlib.suppress(queue.Empty):
                number, data = self._tasks.get_nowait()
                if number == self._number:  # else its process is gone
                    worker.send(data)
                    self._busy = True

    def _tell(self, what: Callable[..., None], *about: object) -> None:
        try:
            self._loop.call_soon_threadsafe(what, self, *about)
        except RuntimeError:  # the loop is closed: there is nobody to work for
            self._closing.set()


class WorkerPool:
    """The pool. Everything is called in one event loop."""

    def __init__(self, count: int, *, niceness: int = 10) -> None:
        self._count: int = count
        self._niceness: int = niceness
        self._supervisors: list[Supervisor] = []
        self._waiting: list[PendingTask] = []
        # The supervisor that was given each affinity last.
        self._homes: OrderedDict[str, Supervisor] = OrderedDict()
        self._closed: bool = False

    async def start(self) -> None:
        """Start the processes, and wait until all are ready. Raises `WorkerDied` if one cannot
        be started; none is left then."""
        loop = asyncio.get_running_loop()
        self._supervisors = [Supervisor(self, self._niceness, loop) for _ in range(self._count)]
        try:
            await asyncio.gather(*(each.up for each in self._supervisors))
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End everything: running tasks have a moment to finish, others are not begun. When this
        returns, no process is left."""
        self._closed = True
        self._match()
        running = [
            each.pending.future
            for each in self._supervisors
            if each.pending is not None and not each.pending.future.done()
        ]
        try:
            if running:
                await asyncio.wait(running, timeout=PATIENCE)
            for each in self._supervisors:
                each.close()
            if self._supervisors:
                await asyncio.wait([each.ended for each in self._supervisors], timeout=PATIENCE)
        finally:
            for each in self._supervisors:
                each.close(force=True)
        if self._supervisors:
            await asyncio.wait([each.ended for each in self._supervisors])

    async def run(
        self,
        task: dict[str, Any],
        *,
        affinity: str = "",
        progress: Progress | None = None,
    ) -> Any:
        """Do a task as soon as a process is free, and return the answer. `progress` is called with
        numbers from 0 to 1. Tasks of the same affinity go to the same process, if they need not
        wait for that. Raises `WorkerDied` and `TaskFailed`. If this is cancelled, a choice is
        finished and forgotten, anything else is stopped."""
        pending = PendingTask(task, affinity, progress, asyncio.get_running_loop())
        self._waiting.append(pending)
        self._match()
        if affinity and pending in self._waiting:
            asyncio.get_running_loop().call_later(GRACE, self._match)
        try:
            return await pending.future
        except asyncio.CancelledError:
            self._drop(pending)
            raise

    def pids(self) -> list[int]:
        """Return the numbers of the processes that are running."""
        pids = [each.pid() for each in self._supervisors]
        return [pid for pid in pids if pid is not None]

    # Which process does which task.

    def _match(self) -> None:
        """Give tasks to idle processes, the oldest first."""
        for pending in list(self._waiting):
            if self._closed:
                self._waiting.remove(pending)
                pending.fail(WorkerDied("the pool is closed"))
                continue
            chosen = self._choose(pending)
            if chosen is not None:
                self._waiting.remove(pending)
                chosen.give(pending)
                if pending.affinity:
                    self._homes[pending.affinity] = chosen
                    self._homes.move_to_end(pending.affinity)
                    while len(self._homes) > MOST_BOTS * self._count:
                        self._homes.popitem(last=False)

    def _choose(self, pending: PendingTask) -> Supervisor | None:
        """Choose who does this now: the process that knows the game, else the longest idle one."""
        idle = [each for each in self._supervisors if each.idle]
        if not idle:
            return None
        home = self._homes.get(pending.affinity)
        if home is not None and home.idle:
            return home
        if home is not None and home.pending is not None and home.pending.short:
            if asyncio.get_running_loop().time() < pending.patient_until:
                return None
        return min(idle, key=lambda each: each.since)

    def _drop(self, pending: PendingTask) -> None:
        """Forget a task that nobody waits for any more."""
        if pending in self._waiting:
            self._waiting.remove(pending)
        for each in self._supervisors:
            if each.pending is pending and pending.short:
                asyncio.get_running_loop().call_later(LONGEST_CHOICE, self._stop, each, pending)
            elif each.pending is pending:
                self._stop(each, pending)

    def _stop(self, supervisor: Supervisor, pending: PendingTask) -> None:
        """End a process, if it is still at this task."""
        if supervisor.pending is pending:
            supervisor.pending = None
            supervisor.stop(supervisor.ready)

    # What the supervisors report.

    def on_ready(self, supervisor: Supervisor, number: int) -> None:
        """Take note of a new process that waits for its first task."""
        supervisor.ready = number
        if not supervisor.up.done():
            supervisor.up.set_result(None)
        self._is_idle(supervisor)

    def on_progress(self, supervisor: Supervisor, share: float) -> None:
        """Pass on how far a task is."""
        pending = supervisor.pending
        if pending is not None and pending.progress is not None and not pending.future.done():
            pending.progress(share)

    def on_answer(self, supervisor: Supervisor, message: dict[str, Any]) -> None:
        """Pass on what came of a task."""
        pending, supervisor.pending = supervisor.pending, None
        if pending is None:  # it is being stopped
            return
        if "failed" in message:
            if "trace" in message:
                LOG.error("A task went wrong in a worker.\n%s", message["trace"])
            said = from_json(message["failed"])
            pending.fail(TaskFailed(said.key, **said.params))
        elif not pending.future.done():
            pending.future.set_result(message["answer"])
        self._is_idle(supervisor)

    def on_death(self, supervisor: Supervisor, busy: bool, how: str) -> None:
        """Take note of a process that has ended, or could not be started."""
        pending, supervisor.pending = supervisor.pending, None
        supervisor.idle = False
        if not self._closed:
            LOG.warning("A worker is gone: %s.", how)
        if not supervisor.up.done():
            supervisor.up.set_exception(WorkerDied(how))
        if pending is None:
            return
        if busy:
            pending.fail(WorkerDied(how))
        elif not pending.future.done():  # it had not been given to the process yet
            self._waiting.insert(0, pending)
            self._match()

    def on_end(self, supervisor: Supervisor) -> None:
        """Take note of a supervisor that has ended its process and itself."""
        if not supervisor.up.done():
            supervisor.up.cancel()
        if not supervisor.ended.done():
            supervisor.ended.set_result(None)

    def _is_idle(self, supervisor: Supervisor) -> None:
        supervisor.idle = True
        supervisor.since = asyncio.get_running_loop().time()
        self._match()
