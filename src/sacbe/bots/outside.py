"""Bots from outside: a user's own file, run in its own process.

The process gets views and answers with tokens, one JSON line each. Its time and memory limits guard
against accidents; they are not a sandbox. See `sacbe.bots.outside_host`.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
import re
import selectors
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from sacbe.bots.bot import BadBot, Forfeit
from sacbe.core.arguments import shorten

TAKEN: Final = ("me", "random", "greedy", "search", "rollouts", "level")
"""Names that are already in use."""
NAME: Final = re.compile(r"\w[\w.-]{0,39}")
HOST: Final = Path(__file__).with_name("outside_host.py")
SECONDS: Final = "SACBE_CODE_SECONDS"
MEMORY: Final = "SACBE_CODE_MEMORY"
START_SECONDS: Final = 10.0
"""The least number of seconds to start: a bot may have a lot to import."""
LONGEST_ANSWER: Final = 65_536
"""The longest answer in bytes. The host shortens longer texts, so anything longer is not an
answer."""
LONGEST_WORDS: Final = 300
"""The longest error message of a bot, in characters."""

_known: dict[str, str] = {}


class CodeLimits(NamedTuple):
    """The seconds a bot may think about one choice, and the MiB of memory it may use."""

    seconds: float = 2.0
    memory: int = 1024


LEAST: Final = CodeLimits(0.01, 64)
MOST: Final = CodeLimits(3600.0, 1_048_576)


def limits() -> CodeLimits:
    """Return the limits for bots started from now on; raise `BadBot`.

    >>> limits()
    CodeLimits(seconds=2.0, memory=1024)
    """
    usual = CodeLimits()
    seconds, memory = os.environ.get(SECONDS), os.environ.get(MEMORY)
    return CodeLimits(
        _number(SECONDS, seconds, LEAST.seconds, MOST.seconds) if seconds else usual.seconds,
        int(_number(MEMORY, memory, LEAST.memory, MOST.memory)) if memory else usual.memory,
    )


def set_limits(seconds: float | None = None, memory: int | None = None) -> None:
    """Set the limits, also for processes started from here; raise `BadBot`.

    >>> set_limits(seconds=0)
    Traceback (most recent call last):
    sacbe.bots.bot.BadBot: --code-seconds cannot be “0”: use a number from 0.01 to 3600.
    """
    if seconds is not None:
        _number("--code-seconds", str(seconds), LEAST.seconds, MOST.seconds)
        os.environ[SECONDS] = str(seconds)
    if memory is not None:
        _number("--code-memory", str(memory), LEAST.memory, MOST.memory)
        os.environ[MEMORY] = str(memory)


def _number(name: str, text: str, least: float, most: float) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if least <= value <= most:
        return value
    value_shown = _words(text, 40)
    raise BadBot(
        "error-bot-limit", name=name, value=value_shown, least=f"{least:g}", most=f"{most:.0f}"
    )


# Names.


def register(path: str | os.PathLike[str]) -> str:
    """Register the bot in a file, and return its name; raise `BadBot`.

    >>> register("no_such_bot.py")
    Traceback (most recent call last):
    sacbe.bots.bot.BadBot: There is no file “no_such_bot.py”. ...
    """
    limits()
    file = os.fspath(path)
    shown = _words(file, 200)
    try:
        with open(file, "rb") as stream:
            stream.read(1)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise BadBot("error-bot-no-file", file=shown) from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadBot("error-bot-file", file=shown, why=why) from None
    name = Path(file).stem
    if not NAME.fullmatch(name):
        raise BadBot("error-bot-name", file=shown, name=_words(name, 40))
    real = os.path.realpath(file)
    other = find(name)
    if name.lower() in TAKEN or (other is not None and _known[other] != real):
        raise BadBot("error-bot-taken", file=shown, name=name)
    if other is not None:
        return other
    _known[name] = real
    return name


def find(name: str) -> str | None:
    """Return the registered name that matches, ignoring case."""
    for known_name in _known:
        if known_name.lower() == name.lower():
            return known_name
    return None


def known() -> dict[str, str]:
    """Return the registered files by name.

    >>> known()
    {}
    """
    return dict(_known)


# Playing.


class OutsideBot:
    """A bot in its own process, which starts with the first choice. A bot that breaks the rules
    raises `Forfeit`, now and every time it is asked again."""

    def __init__(self, path: str, seed: int, limits_: CodeLimits | None = None) -> None:
        self.path: str = path
        self.name: str = Path(path).stem
        self.seed: int = seed
        self.limits: CodeLimits = limits() if limits_ is None else limits_
        self.process: subprocess.Popen[bytes] | None = None
        self.failure: Forfeit | None = None

    def choose(self, view: Mapping[str, Any]) -> str:
        """Return the bot's answer if it is one of the choices."""
        if self.failure is not None:
            raise self.failure
        try:
            if self.process is None:
                self._start()
            answer = self._answer(json.dumps(view).encode() + b"\n", self.limits.seconds)
            return self._checked(answer, view["choices"])
        except Forfeit as failure:
            self.failure = failure
            self.close()
            raise
        except BaseException:  # Ctrl-C: a late answer must not be mistaken for the next one
            self.close()
            raise

    def close(self) -> None:
        """End the bot's process, and those that it started."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            pipe.close()

    def _start(self) -> None:
        """Start the process, and wait until the bot is ready."""
        command = [sys.executable, "-P", "-B", str(HOST), os.path.abspath(self.path)]
        command += [str(self.seed), str(self.limits.seconds), str(self.limits.memory)]
        try:
            self.process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=_prints(),
                # Keeps the order of sets the same in every run.
                env={**os.environ, "PYTHONHASHSEED": "0"},
                # Keeps Ctrl-C from reaching the bot, and puts it into a group that can be ended as
                # a whole.
                start_new_session=True,
            )
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise Forfeit("error-bot-start", bot=self.name, why=why) from error
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self._answer(b"", max(START_SECONDS, self.limits.seconds))

    def _answer(self, request: bytes, seconds: float) -> object:
        """Return the answer to a request, parsed as JSON; raise `Forfeit`."""
        line = self._exchange(request, seconds)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Forfeit("error-bot-garbage", bot=self.name) from None
        if not isinstance(answer, dict) or len(answer) != 1:
            raise Forfeit("error-bot-garbage", bot=self.name)
        if "failed" in answer:
            raise self._failed(answer["failed"])
        return answer.get("token")

    def _exchange(self, request: bytes, seconds: float) -> bytes:
        """Send a line, and wait for one."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        until = monotonic() + seconds
        to, back = self.process.stdin.fileno(), self.process.stdout.fileno()
        line, unsent = b"", request
        with selectors.DefaultSelector() as pipes:
            pipes.register(back, selectors.EVENT_READ)
            if request:
                pipes.register(to, selectors.EVENT_WRITE)
            while True:
                # Poll once more after the time is up, in case this process was suspended.
                ready = pipes.select(max(0.0, until - monotonic()))
                if not ready:
                    key = "error-bot-late" if request else "error-bot-late-start"
                    raise Forfeit(key, bot=self.name, seconds=f"{seconds:g}")
                for pipe, _ in ready:
                    if pipe.fd == to:
                        try:
                            unsent = unsent[os.write(to, unsent) :]
                        except BrokenPipeError:  # it has ended, as the other pipe will show
                            unsent = b""
                        if not unsent:
                            pipes.unregister(to)
                        continue
                    read = os.read(back, LONGEST_ANSWER)
                    line += read
                    if not read:
                        raise self._ended()
                    if line.endswith(b"\n") and line.count(b"\n") == 1:
                        return line
                    if b"\n" in line or len(line) > LONGEST_ANSWER:
                        raise Forfeit("error-bot-garbage", bot=self.name)

    def _checked(self, answer: object, choices: list[str]) -> str:
        """Return an answer that is one of the choices, or raise `Forfeit`."""
        if not isinstance(answer, str):
            raise Forfeit("error-bot-garbage", bot=self.name)
        if answer not in choices:
            raise illegal(self.name, answer, choices)
        return answer

    def _failed(self, failure: object) -> Forfeit:
        """Return the error that the bot's host reported."""
        told = failure if isinstance(failure, dict) else {}
        kind = told.get("kind")
        what = _words(str(told.get("what")), LONGEST_WORDS)
        where = _words(str(told.get("where")), LONGEST_WORDS)
        if kind == "memory":
            return Forfeit("error-bot-memory", bot=self.name, memory=str(self.limits.memory))
        if kind == "syntax":
            return Forfeit("error-bot-syntax", bot=self.name, what=what, where=where)
        if kind == "no-choose":
            return Forfeit("error-bot-no-choose", bot=self.name, file=where)
        if kind == "not-text":
            return Forfeit("error-bot-not-text", bot=self.name, what=what)
        return Forfeit("error-bot-crashed", bot=self.name, what=what, where=where)

    def _ended(self) -> Forfeit:
        """Return an error that says how the process ended."""
        assert self.process is not None
        try:
            code = self.process.wait(5.0)
        except subprocess.TimeoutExpired:  # it only closed its pipe
            return Forfeit("error-bot-garbage", bot=self.name)
        if code >= 0:
            return Forfeit("error-bot-exited", bot=self.name, code=code)
        name = str(-code)
        with contextlib.suppress(ValueError):
            name = signal.Signals(-code).name
        return Forfeit("error-bot-killed", bot=self.name, signal=name)


def illegal(name: str, answer: str, choices: list[str]) -> Forfeit:
    """Return the failure of a bot that chose something illegal."""
    return Forfeit(
        "error-bot-illegal",
        bot=name,
        answer=shorten(_words(answer, 60)),
        count=len(choices),
        example=choices[0],
    )


def _prints() -> int | None:
    """Return where a bot's output goes: to our standard error if that is a file or a pipe, but
    never to a screen that shows a game."""
    try:
        os.fstat(2)
    except OSError:  # it was closed
        return subprocess.DEVNULL
    return subprocess.DEVNULL if os.isatty(2) else None


def _words(text: str, most: int) -> str:
    """Return text from outside as one short line, without control characters."""
    line = " ".join(text[: 4 * most].split())
    line = "".join(letter if letter.isprintable() else "\ufffd" for letter in line)
    return line if len(line) <= most else line[: most - 1] + "…"
