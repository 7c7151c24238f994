"""What all contestants share: timing, and the line they print."""

import json
import platform
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")


def rate(seconds: float, work: Callable[[int], int]) -> float:
    """Units of work a second; `work` is given a seed, does some and says how much."""
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
    """What one call costs, on average over the things."""
    loop = list(things) * 20

    def work(seed: int) -> int:
        for thing in loop:
            call(thing)
        return len(loop)

    return 1e6 / rate(seconds, work)


def report(version: str, figures: dict[str, float]) -> None:
    """One line of JSON: the driver reads the last line that a contestant prints."""
    line = {"version": version, "python": platform.python_version(), "figures": figures}
    print(json.dumps(line))
