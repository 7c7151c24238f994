"""The results file: a header that identifies the run, then a line for each game, in the order in
which they ended. A game is written in one piece as soon as it is over, and is on the disk before
the next one is taken: if the program or the machine stops, only the games in progress are lost."""

from __future__ import annotations

import contextlib
import errno
import json
import os
from pathlib import Path
from typing import Any, Final

from sacbe.arena.match import Result
from sacbe.arena.schedule import BadArena, Plan

MARK: Final = "sacbe-arena"
DAMAGE: Final = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""Errors that a damaged line may cause."""


class Store:
    """The results file of a plan: its results so far, and where to append. Raises `BadArena` for
    the file of another run, or any other file."""

    def __init__(self, path: str, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.results: dict[int, Result] = {}
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | CLOEXEC, 0o666)
        try:
            lock(self._file, path)
            self._read()
        except BaseException:
            os.close(self._file)
            raise

    def add(self, result: Result) -> None:
        """Append a result."""
        self._write(result.json())
        self.results[result.number] = result

    def _write(self, data: dict[str, Any]) -> None:
        line = to_line(data)
        while line:
            line = line[os.write(self._file, line) :]
        sync(self._file)

    def _read(self) -> None:
        """Read what is there. A last line without its end was being written when the program was
        stopped, and is dropped."""
        content = Path(self.path).read_bytes()
        header = to_line(self.plan.header())
        end = content.rfind(b"\n") + 1
        if not end and header.startswith(content):  # nothing yet, or half of the first line
            os.ftruncate(self._file, 0)
            self._write(self.plan.header())
            sync_folder(self.path)
            return
        lines = content[:end].splitlines()
        self._check_header(lines[0] if lines else b"")
        for number, line in enumerate(lines[1:], start=2):
            result = self._result(line, number)
            self.results.setdefault(result.number, result)
        if end < len(content):
            os.ftruncate(self._file, end)

    def _check_header(self, line: bytes) -> None:
        found = as_object(line)
        if found is None or MARK not in found:
            raise BadArena("error-arena-not-results", file=self.path)
        wanted = self.plan.header()
        for name in [*wanted, *found]:
            if found.get(name) != wanted.get(name):
                raise BadArena(
                    "error-arena-other-run",
                    file=self.path,
                    field=name,
                    found=json.dumps(found.get(name), ensure_ascii=False),
                    wanted=json.dumps(wanted.get(name), ensure_ascii=False),
                )

    def _result(self, line: bytes, number: int) -> Result:
        found = as_object(line)
        if found is not None:
            with contextlib.suppress(*DAMAGE):
                result = Result.load(found)
                if result[:5] == tuple(self.plan.task(result.number)):
                    return result
        raise BadArena("error-arena-bad-line", file=self.path, line=number)

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def to_line(data: dict[str, Any]) -> bytes:
    """Return a line of the file.

    >>> to_line({"number": 1})
    b'{"number":1}\\n'
    """
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def as_object(line: bytes) -> dict[str, Any] | None:
    """Parse a line; None if it is not a JSON object."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


CLOEXEC: Final = getattr(os, "O_CLOEXEC", 0)


def sync(file: int) -> None:
    """Wait until what was written is on the disk, safe from a power cut."""
    try:
        os.fsync(file)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # not on a disk
            raise


def sync_folder(path: str) -> None:
    """Do the same for the name of a new file, where the system can."""
    with contextlib.suppress(OSError):
        folder = os.open(Path(path).resolve().parent, os.O_RDONLY | CLOEXEC)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def lock(file: int, path: str) -> None:
    """Lock the file against other runs while it is open, where the system can."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadArena("error-arena-in-use", file=path) from None
    except OSError:
        return  # a file system without locks
