"""Processes as the system sees them, for tests that none are left behind."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import pytest

linux_only = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="the system does not tell"
)


def alive(pid: int) -> bool:
    """Whether a process exists and has not ended. A zombie has ended."""
    try:
        # Check all threads: the process keeps its files open until the last one has ended.
        for task in Path(f"/proc/{pid}/task").iterdir():
            if fields(task)[0] not in ("Z", "X"):
                return True
    except (FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}").exists() and alive(pid)
    return False


def fields(folder: Path) -> list[str]:
    """Return the system's status fields of a process or thread, from its state on."""
    return (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()


def descendants(ancestor: int) -> list[int]:
    """Return the children of a process, their children, and so on."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            parents[int(folder.name)] = int(fields(folder)[1])
    found = [ancestor]
    for one in found:
        found += [child for child, its in parents.items() if its == one]
    return found[1:]


def workers(ancestor: int) -> list[int]:
    """Return the descendants of a process that play, think or search."""
    found = []
    for child in descendants(ancestor):
        with contextlib.suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def wait_for(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)
