"""Playing the games of a plan: here, in a pool of processes, or on a Ray cluster. The games are the
same everywhere, and come in the order in which they end."""

from __future__ import annotations

import importlib
import os
from collections.abc import Generator, Iterable
from functools import partial
from typing import Any, Final

from sacbe.arena.match import Result, work
from sacbe.arena.schedule import BadArena, Plan
from sacbe.core.errors import SacbeError
from sacbe.extras import missing_extra
from sacbe.processes import ProcessPool, Report, Work, WorkerDied

RAY_AHEAD: Final = 4
"""Games that each processor of a Ray cluster is given at a time."""


def cores() -> int:
    """Return how many processors this program may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def results(
    plan: Plan, numbers: list[int], workers: int, ray: str | None = None
) -> Generator[Result, None, None]:
    """Yield the results of some games of the plan, as they come."""
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


def in_pool(plan: Plan, numbers: Iterable[int], workers: int) -> Generator[Result, None, None]:
    """Yield the results from a pool of processes."""
    try:
        # Some bots start processes, too.
        with ProcessPool(_player, [(plan,)] * workers, may_start_others=True) as pool:
            yield from pool.answers(numbers)
    except WorkerDied:
        raise BadArena("error-arena-worker-died") from None


def _player(report: Report, plan: Plan) -> Work:
    """Return what a process of the pool does: play games of the plan by their numbers."""
    return partial(work, plan)


# Ray.


def on_ray(
    plan: Plan, numbers: list[int], workers: int, address: str
) -> Generator[Result, None, None]:
    """Yield the results from a Ray cluster; “local” starts one here, with `workers` processes."""
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
    # No usage reports.
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
    """Return a result from the cluster, or raise the error of its task."""
    try:
        result: Result = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, SacbeError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise BadArena("error-arena-worker-died") from error
    return result
