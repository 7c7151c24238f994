"""Runs a user's bot. `sacbe.bots.outside` starts this file by its path, in a new process:

    python outside_host.py FILE SEED SECONDS MEBIBYTES

This file imports nothing from Sacbe; the bot may. Requests are JSON lines on standard input, and
answers go to standard output. The bot has access to neither.
"""

from __future__ import annotations

import contextlib
import io
import json
import math
import os
import queue
import random
import signal
import sys
import threading
import traceback
import types
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from typing import Any, Final

LONGEST: Final = 1000
"""The longest text in an answer, in characters. Every token is shorter."""
OUT_OF_MEMORY: Final = b'{"failed": {"kind": "memory"}}\n'
GRACE: Final = 5
"""Extra seconds before the system ends a bot that is still running."""


def main(path: str, seed: int, seconds: float, memory: int) -> None:
    """Load the bot, and let it choose until there are no more requests."""
    requests, answers = take_pipes()
    limit(memory)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(requests, lines), daemon=True).start()
    random.seed(seed)
    try:
        choose = load(path)
        reply = answer("token", "") if choose is not None else failed("no-choose", where=path)
    except BaseException as error:
        choose, reply = None, told(error, path)
    os.write(answers, reply)
    while choose is not None:
        line = lines.get()
        alarm(math.ceil(seconds) + GRACE)
        try:
            reply = asked(choose, json.loads(line))
        except BaseException as error:
            reply = told(error, path)
        alarm(0)
        os.write(answers, reply)


def take_pipes() -> tuple[int, int]:
    """Hide the pipes from the bot: its input is empty, and its output goes to standard error, also
    from C code."""
    requests, answers = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True, errors="backslashreplace")
    return requests, answers


def limit(memory: int) -> None:
    """Limit the memory and disable core dumps, where the system can."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        size = memory * 2**20
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def listen(requests: int, lines: queue.SimpleQueue[bytes]) -> None:
    """Read requests. When there are no more, the parent process is gone: end everything, including
    a bot that is still thinking and any processes it has started."""
    with open(requests, "rb") as stream:
        for line in stream:
            lines.put(line)
    with contextlib.suppress(OSError):
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def alarm(seconds: int) -> None:
    """Have the system end this process after some seconds (0: never). This only matters if the
    parent process is gone and the bot is in code that blocks all other threads."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def load(path: str) -> Callable[[Any], object] | None:
    """Return the function `choose` in a file."""
    # Like a script, the file can import other files in its folder, as well as Sacbe.
    sys.path.insert(0, os.path.dirname(path))
    sys.path.append(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    loader = SourceFileLoader("sacbe_code", path)
    spec = spec_from_loader("sacbe_code", loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules["sacbe_code"] = module
    loader.exec_module(module)
    choose = getattr(module, "choose", None)
    return choose if callable(choose) else None


def asked(choose: Callable[[Any], object], view: Any) -> bytes:
    """Return the bot's answer."""
    token = choose(view)
    if not isinstance(token, str):
        return failed("not-text", what=type(token).__name__)
    return answer("token", token[:LONGEST])


def told(error: BaseException, path: str) -> bytes:
    """Return the error message, with its place in the bot's own file."""
    if isinstance(error, MemoryError):
        return OUT_OF_MEMORY
    if isinstance(error, SyntaxError) and os.path.exists(error.filename or ""):
        return failed("syntax", what=str(error.msg), where=f"{error.filename}:{error.lineno}")
    what = "".join(traceback.format_exception_only(error))
    return failed("crash", what=what, where=place(error.__traceback__, path))


def place(trace: types.TracebackType | None, path: str) -> str:
    """Return the last executed line of the bot's own file."""
    found = path
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == path:
            found = f"{path}:{trace.tb_lineno}"
        trace = trace.tb_next
    return found


def failed(kind: str, what: str = "", where: str = "") -> bytes:
    return answer("failed", {"kind": kind, "what": what[:LONGEST], "where": where[:LONGEST]})


def answer(name: str, value: object) -> bytes:
    return json.dumps({name: value}).encode() + b"\n"


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]))
