"""Playing the games of a plan: here, in a pool of processes, or on a Ray cluster. Whichever it
is, the same games come out, in the order in which they end."""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Generator, Iterable
from multiprocessing import connection
from typing import Any, Final

from sacbe.arena.match import Result, work
from sacbe.arena.schedule import BadArena, Plan
from sacbe.bots.parent import leave_with_parent
from sacbe.core.errors import SacbeError
from sacbe.extras import missing_extra

PATIENCE: Final = 1.0
"""Seconds for a process to close its bots before it is ended by force."""
RAY_AHEAD: Final = 4
"""Games that a Ray cluster is given for each of its processors at a time."""


def cores() -> int:
    """How many processors this program may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def results(
    plan: Plan, numbers: list[int], workers: int, ray: str | None = None
) -> Generator[Result, None, None]:
    """The results of these games of the plan, as they come."""
    if not numbers:
        return
    if ray is not None:
        yield from on_ray(plan, numbers, workers, ray)
    elif min(workers, len(numbers)) == 1:
        for number in numbers:
            yield work(plan, number)
    else:
        yield from in_pool(plan, numbers, min(workers, len(numbers)))


# Processes.


class Worker:
    """A process that plays one game after the other."""

    def __init__(self, context: Any, plan: Plan) -> None:
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, plan))
        self.process.start()
        theirs.close()

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()


def in_pool(plan: Plan, numbers: Iterable[int], workers: int) -> Generator[Result, None, None]:
    """The results out of a pool of processes. They are started anew, not forked, so that they
    hold nothing of ours open."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(numbers)
    pool: list[Worker] = []
    busy: dict[Any, Worker] = {}

    def give(worker: Worker) -> None:
        for number in waiting:
            worker.pipe.send(number)
            busy[worker.pipe] = worker
            return

    try:
        for _ in range(workers):
            pool.append(Worker(context, plan))
            give(pool[-1])
        while busy:
            for pipe in connection.wait(list(busy)):
                worker = busy.pop(pipe)
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):
                    raise BadArena("error-arena-worker-died") from None
                if isinstance(answer, BaseException):
                    raise answer
                give(worker)
                yield answer
    finally:
        for worker in pool:
            worker.stop()


def serve(pipe: connection.Connection, plan: Plan) -> None:
    """What a process of the pool does: until there is nobody to play for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who reads the results
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))  # and close the bots
    leave_with_parent()
    with contextlib.suppress(EOFError, OSError):
        while True:
            number: int = pipe.recv()
            answer: Result | BaseException
            try:
                answer = work(plan, number)
            except SacbeError as error:
                answer = error
            except Exception:
                answer = RuntimeError(f"game {number}:\n{traceback.format_exc()}")
            pipe.send(answer)


# Ray.


def on_ray(
    plan: Plan, numbers: list[int], workers: int, address: str
) -> Generator[Result, None, None]:
    """The results out of a Ray cluster; the address “local” starts one here, with so many
    processes."""
    ray = find_ray()
    start(ray, address, workers)
    try:
        play = ray.remote(num_cpus=1, max_retries=3)(work)
        shared = ray.put(plan)
        room = RAY_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        busy: list[Any] = []
        waiting = iter(numbers)
        while True:
            for number in waiting:
                busy.append(play.remote(shared, number))
                if len(busy) >= room:
                    break
            if not busy:
                return
            done, busy = ray.wait(busy)
            for reference in done:
                yield fetch(ray, reference)
    finally:
        ray.shutdown()


def find_ray() -> Any:
    """Return the library; raise `MissingExtra` if it is not installed."""
    # Nothing is reported to anybody.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise missing_extra("ray") or error from None


def start(ray: Any, address: str, workers: int) -> None:
    """Join the cluster at the address, or start one."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == "local":
            ray.init("local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        why = str(error).strip().splitlines()
        raise BadArena(
            "error-arena-ray", address=address, why=why[0] if why else type(error).__name__
        ) from error


def fetch(ray: Any, reference: Any) -> Result:
    """A result out of the cluster; errors are raised as they were over there."""
    try:
        result: Result = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, SacbeError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise BadArena("error-arena-worker-died") from error
    return result
