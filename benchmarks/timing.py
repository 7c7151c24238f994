"""Timing and the report line that all contestants share."""

import json
import platform
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")


def rate(seconds: float, work: Callable[[int], int]) -> float:
    """Return units of work per second; `work` takes a seed and returns how much it did."""
    work(0)  # unmeasured: imports, caches and branch predictors wake up
    done = 0
    seed = 0
    start = perf_counter()
    while True:
        seed += 1
        done += work(seed)
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return done / elapsed


def microseconds(seconds: float, call: Callable[[T], object], things: Sequence[T]) -> float:
    """Return the average time of a call over `things`, in microseconds."""
    loop = list(things) * 20

    def work(seed: int) -> int:
        for thing in loop:
            call(thing)
        return len(loop)

    return 1e6 / rate(seconds, work)


def report(version: str, figures: dict[str, float]) -> None:
    """Print one line of JSON: the driver reads the last line that a contestant prints."""
    line = {"version": version, "python": platform.python_version(), "figures": figures}
    print(json.dumps(line))
