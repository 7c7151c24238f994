"""Worker processes: each does one task after another, and ends with the process that started it.

`WorkerProcess` is one of them; `ProcessPool` shares tasks among several. `make(report, *arguments)`
is called once in the new process and returns the worker's function from a task to its answer, which
may call `report` to report progress.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from sacbe.core.errors import SacbeError

READY: Final = "ready"
PROGRESS: Final = "progress"
ANSWER: Final = "answer"
FAILED: Final = "failed"
PATIENCE: Final = 1.0
"""Seconds for a process to clean up before it is killed."""
# New interpreters rather than forks, so that they inherit no open files or connections.
CONTEXT: Final = multiprocessing.get_context("spawn")
STARTING: Final = threading.Lock()
"""Starting a process polls all others; none may be removed meanwhile."""

Report = Callable[[Any], None]
Work = Callable[[Any], Any]
Make = Callable[..., Work]


class WorkerDied(Exception):
    """A worker process has ended, or could not be started; the task may be given to another."""


class WorkerProcess:
    """A process that does one task at a time. Use it from any one thread; other threads may only
    call `terminate` and `kill`."""

    def __init__(
        self, make: Make, *arguments: Any, niceness: int = 0, may_start_others: bool = False
    ) -> None:
        self.pipe, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(
            target=_serve,
            args=(theirs, niceness, make, arguments),
            # Daemons cannot start processes, but are ended automatically if they are forgotten.
            daemon=not may_start_others,
        )
        try:
            with STARTING, _without_interrupts():
                self.process.start()
        except Exception as error:  # no memory, too many files, …
            self.pipe.close()
            raise WorkerDied(f"no process could be started: {error!r}") from error
        finally:
            theirs.close()

    @property
    def pid(self) -> int | None:
        return self.process.pid

    def send(self, task: Any) -> None:
        """Give the process a task; raise `WorkerDied`."""
        try:
            self.pipe.send(task)
        except OSError as error:
            raise WorkerDied(f"process {self.pid} is gone") from error

    def receive(self) -> tuple[str, Any]:
        """Wait for the next message: `READY` once, then `PROGRESS` any number of times and
        `ANSWER` or `FAILED` for each task. Raises `WorkerDied`."""
        try:
            kind, value = self.pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerDied(f"process {self.pid} is gone") from error
        return kind, value

    def wait_ready(self) -> None:
        """Wait until the process has started; raise `WorkerDied`."""
        self.receive()

    def answer(self) -> Any:
        """Wait for the answer to the task; raise `WorkerDied`, or the error of the task."""
        while True:
            kind, value = self.receive()
            if kind == FAILED:
                raise value
            if kind == ANSWER:
                return value

    def terminate(self) -> None:
        """Ask the process to clean up and end."""
        self.process.terminate()

    def kill(self) -> None:
        self.process.kill()

    def end(self) -> str:
        """Wait until the process has ended, and kill it if it does not; return how it ended."""
        self.pipe.close()
        if not wait([self.process.sentinel], PATIENCE):
            self.process.kill()
            wait([self.process.sentinel])
        with STARTING:
            self.process.join()
            how = f"process {self.pid} ended with exit code {self.process.exitcode}"
            with contextlib.suppress(ValueError):  # another thread has already done so
                self.process.close()
        return how


class ProcessPool:
    """Worker processes, one for each of the argument lists."""

    def __init__(
        self, make: Make, arguments: Sequence[tuple[Any, ...]], may_start_others: bool = False
    ) -> None:
        self.workers: list[WorkerProcess] = []
        try:
            for each in arguments:
                self.workers.append(WorkerProcess(make, *each, may_start_others=may_start_others))
        except BaseException:
            self.close()
            raise

    def wait_ready(self) -> None:
        """Wait until all processes have started; raise `WorkerDied`."""
        for worker in self.workers:
            worker.wait_ready()

    def ask_all(self, task: Any) -> list[Any]:
        """Give all processes the same task, and return their answers; raises like `answers`."""
        for worker in self.workers:
            worker.send(task)
        return [worker.answer() for worker in self.workers]

    def answers(self, tasks: Iterable[Any]) -> Iterator[Any]:
        """Give each task to a free process, and yield the answers as they arrive. Raises
        `WorkerDied`, or the error of a task."""
        waiting = iter(tasks)
        busy: dict[Any, WorkerProcess] = {}

        def give(worker: WorkerProcess) -> None:
            for task in waiting:
                worker.send(task)
                busy[worker.pipe] = worker
                return

        for worker in self.workers:
            give(worker)
        while busy:
            for pipe in wait(list(busy)):
                worker = busy[pipe]
                kind, value = worker.receive()
                if kind == FAILED:
                    raise value
                if kind == ANSWER:
                    del busy[pipe]
                    give(worker)
                    yield value

    def close(self) -> None:
        """End the processes, even if they are busy."""
        for worker in self.workers:
            worker.terminate()
        for worker in self.workers:
            worker.end()
        self.workers.clear()

    def __enter__(self) -> ProcessPool:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """Block Ctrl-C, which reaches all processes of a terminal. A new process inherits the block
    until it ignores Ctrl-C itself."""
    if os.name != "posix":
        yield
        return
    resource_tracker.ensure_running()  # starting it later would unblock the signal
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the worker process.


def _serve(pipe: Connection, niceness: int, make: Make, arguments: tuple[Any, ...]) -> None:
    """Do the tasks that come through the pipe, until the other end closes it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started this one ends it
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))  # only after cleaning up
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        os.nice(niceness)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    work = make(lambda share: pipe.send((PROGRESS, share)), *arguments)
    with contextlib.suppress(EOFError, OSError):
        pipe.send((READY, None))
        while True:
            pipe.send(_reply(work, pipe.recv()))


def _reply(work: Work, task: Any) -> tuple[str, Any]:
    """Do a task; return its answer or its error."""
    try:
        return ANSWER, work(task)
    except ConnectionError:  # nobody is there to report to
        raise
    except SacbeError as error:
        return FAILED, error
    except Exception:
        return FAILED, RuntimeError(f"task {task!r}:\n{traceback.format_exc()}")


def _leave_with_parent() -> None:
    """End this process when the one that started it ends, even if that one is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
