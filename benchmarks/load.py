"""How many tables one server carries: python -m benchmarks.load [--rounds N] [--seconds S].

`sacbe serve` runs as anybody would start it, with SQLite and one process for bots; all players are
in this process, on the same machine.
"""

import argparse
import asyncio
import gc
import json
import os
import platform
import re
import signal
import socket
import subprocess
import sys
import tempfile
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import sacbe
from benchmarks.load_players import SEATS, Command, Crowd, Notes, Plan
from benchmarks.run import processor, table

PATIENCE = 60.0
TARGET = 0.1
"""Seconds within which 95 of 100 commands must be answered."""
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
MOVES = re.compile(r'^sacbe_moves_total\{by="(\w+)"\} ([\d.]+)$', re.MULTILINE)
MEGABYTE = 1e6


class Sample(NamedTuple):
    """Processor time so far of the server, its bots, and the players, in seconds; the server's
    memory in megabytes."""

    server: float
    bots: float
    players: float
    memory: float


class Server:
    """A running server, watched from outside."""

    def __init__(self, process: subprocess.Popen[bytes], port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log
        self.samples: list[Sample] = []

    def look(self) -> None:
        """See what it has used by now; nothing where that cannot be seen."""
        pid = self.process.pid
        own = os.times()
        memory = 0.0
        with suppress(OSError):
            pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
            memory = int(pages) * PAGE / MEGABYTE
        bots = sum(map(seconds_of, children(pid)))
        self.samples.append(Sample(seconds_of(pid), bots, own.user + own.system, memory))


def seconds_of(pid: int) -> float:
    """Processor time of a process."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def children(pid: int) -> Iterator[int]:
    """The processes that a process has started."""
    for one in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            yield from map(int, one.read_text(encoding="ascii").split())


@contextmanager
def serving(workers: int = 1) -> Iterator[Server]:
    """A server with a database of its own, for as long as it is needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "sacbe", "serve", "--port", str(port), "--lang", "en"]
        command += ["--workers", str(workers), "--database", f"sqlite:///{folder}/tables.db"]
        with log.open("wb") as stream:
            # In the place where this one finds the program, whichever build that is.
            paths = [str(Path(sacbe.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
            process = subprocess.Popen(
                command,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
                stdout=subprocess.PIPE,
                stderr=stream,
            )
        with process:
            try:
                assert process.stdout
                if not process.stdout.readline():
                    sys.exit(f"The server did not start.\n{log.read_text(encoding='utf-8')}")
                yield Server(process, port, log)
            finally:
                process.send_signal(signal.SIGTERM)
                try:
                    process.wait(PATIENCE)
                except subprocess.TimeoutExpired:
                    process.kill()


def more_files() -> None:
    """Two connections for every player, at both ends: often more than is usual."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# What is made of it.


@dataclass
class Spread:
    """Milliseconds: half of all are below the first, and so on."""

    median: float
    p95: float
    p99: float
    most: float
    count: int


def spread(seconds: Sequence[float]) -> Spread:
    """How seconds are spread, in milliseconds.

    >>> spread([0.001 * n for n in range(1, 101)])
    Spread(median=50.0, p95=95.0, p99=99.0, most=100.0, count=100)
    """
    found = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * found[max(round(share * len(found)) - 1, 0)], 1)

    return Spread(at(0.5), at(0.95), at(0.99), at(1.0), len(seconds))


def news_delays(notes: Notes) -> tuple[list[float], list[float]]:
    """Seconds from a command to the news of it at each of the others, from when it was sent and
    from when it was answered. Those can be less than nothing: news does not wait for the
    answer."""
    arrivals: dict[tuple[int, int], list[tuple[int, float]]] = defaultdict(list)
    for news in notes.news:
        arrivals[news.game, news.seat].append((news.to, news.time))
    since_sent, since_answered = [], []
    for command in notes.commands:
        for seat in range(SEATS):
            found = arrivals.get((command.game, seat))
            if seat == command.seat or found is None:
                continue
            index = bisect_left(found, (command.seq, 0.0))
            if index < len(found):
                since_sent.append(found[index][1] - command.sent)
                since_answered.append(found[index][1] - command.answered)
    return since_sent, since_answered


def thirds(notes: Notes) -> list[Spread]:
    """Commands of games that came to their end, by the third of the game's events."""
    parts: list[list[float]] = [[], [], []]
    for command in notes.commands:
        length = notes.lengths.get(command.game)
        if length is not None:
            part = min(3 * command.seq // (length + 1), 2)
            parts[part].append(took(command))
    return [spread(part) for part in parts]


def took(command: Command) -> float:
    return command.answered - command.sent


def measure(plan: Plan) -> dict[str, Any]:
    """One run against a server of its own: the figures."""
    load = os.getloadavg()[0]
    with serving() as server:
        gc.freeze()
        gc.disable()  # its pauses would be taken for the server's
        try:
            notes = asyncio.run(Crowd("127.0.0.1", server.port, plan).play(server.look))
        finally:
            gc.enable()
        told = server.log.read_text(encoding="utf-8")
    if "Traceback" in told or '"trace"' in told:
        sys.exit(f"Something went wrong in the server.\n{told[-5000:]}")
    seconds = notes.ended - notes.began
    first, middle, last = (server.samples[n] for n in (0, len(server.samples) // 2, -1))
    before, after = (dict(MOVES.findall(text)) for text in notes.metrics)
    made = {by: float(after[by]) - float(number) for by, number in before.items()}
    sent, answered = news_delays(notes)
    used = last.server - first.server
    return {
        "plan": asdict(plan),
        "commands": asdict(spread([took(command) for command in notes.commands])),
        "news": asdict(spread(sent)),
        "news after the answer": asdict(spread(answered)),
        "commands/s": round(len(notes.commands) / seconds, 1),
        "bot moves/s": round(made["bot"] / seconds, 1),
        "news/s": round(len(notes.news) / seconds, 1),
        "news MB/s": round(notes.received / seconds / MEGABYTE, 2),
        "refused": dict(notes.refused),
        "server cpu": round(used / seconds, 3),
        "bots cpu": round((last.bots - first.bots) / seconds, 3),
        "players cpu": round((last.players - first.players) / seconds, 3),
        "cpu ms a move": round(1000 * used / max(made["person"] + made["bot"], 1), 2),
        "memory MB": [round(sample.memory, 1) for sample in (first, middle, last)],
        "alive": asdict(spread(notes.answers)),
        "players late": asdict(spread(notes.late)),
        "games ended": len(notes.lengths),
        "thirds": [asdict(part) for part in thirds(notes)],
        "load average": [round(load, 2), round(os.getloadavg()[0], 2)],
    }


if __name__ == "__main__":
    print(json.dumps(measure(Plan(*(float(x) if "." in x else int(x) for x in sys.argv[1:])))))
