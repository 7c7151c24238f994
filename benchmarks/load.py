"""Measure how many tables one server carries: python -m benchmarks.load [--rounds N] [--seconds S]

`sacbe serve` runs with its usual settings, SQLite and one process for bots. All players are in this
process, on the same machine.
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
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from datetime import date
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
Run = dict[str, Any]
"""The figures of a run."""
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"


class Sample(NamedTuple):
    """The processor time that the server, its bots and the players have used so far, in seconds,
    and the server's memory in megabytes."""

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
        """Take a sample of what the server has used so far, where the system shows it."""
        pid = self.process.pid
        own = os.times()
        memory = 0.0
        with suppress(OSError):
            pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
            memory = int(pages) * PAGE / MEGABYTE
        bots = sum(map(seconds_of, children(pid)))
        self.samples.append(Sample(seconds_of(pid), bots, own.user + own.system, memory))


def seconds_of(pid: int) -> float:
    """Return the processor time of a process."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0


def children(pid: int) -> Iterator[int]:
    """Yield the processes that a process has started."""
    for one in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            yield from map(int, one.read_text(encoding="ascii").split())


@contextmanager
def serving(workers: int = 1) -> Iterator[Server]:
    """Run a server with its own database while the context lasts."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "sacbe", "serve", "--port", str(port), "--lang", "en"]
        command += ["--workers", str(workers), "--database", f"sqlite:///{folder}/tables.db"]
        with log.open("wb") as stream:
            # The server uses the same installation as this process, and so the same build.
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
    """Raise the limit of open files: every player has two connections, counted at both ends."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# Evaluating a run.


@dataclass
class Spread:
    """The distribution of times, in milliseconds."""

    median: float
    p95: float
    p99: float
    most: float
    count: int


def spread(seconds: Sequence[float]) -> Spread:
    """Return the distribution of some times, given in seconds.

    >>> spread([0.001 * n for n in range(1, 101)])
    Spread(median=50.0, p95=95.0, p99=99.0, most=100.0, count=100)
    """
    found = sorted(seconds) or [0.0]

    def at(share: float) -> float:
        return round(1000 * found[max(round(share * len(found)) - 1, 0)], 1)

    return Spread(at(0.5), at(0.95), at(0.99), at(1.0), len(seconds))


def news_delays(notes: Notes) -> tuple[list[float], list[float]]:
    """Return the seconds from a command until each of the other players has the news of it, counted
    from when it was sent and from when it was answered. The latter can be negative, because news
    does not wait for the answer."""
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
    """Return the distribution of command times in each third of the games that ended."""
    parts: list[list[float]] = [[], [], []]
    for command in notes.commands:
        length = notes.lengths.get(command.game)
        if length is not None:
            part = min(3 * command.seq // (length + 1), 2)
            parts[part].append(took(command))
    return [spread(part) for part in parts]


def took(command: Command) -> float:
    return command.answered - command.sent


def measure(plan: Plan) -> Run:
    """Run a plan against a new server; return the figures."""
    load = os.getloadavg()[0]
    with serving() as server:
        gc.freeze()
        gc.disable()  # its pauses would be taken for the server's
        try:
            notes = asyncio.run(Crowd("127.0.0.1", server.port, plan).play(server.look))
        finally:
            gc.enable()
            gc.unfreeze()
        told = server.log.read_text(encoding="utf-8")
    if "Traceback" in told or '"trace"' in told:
        sys.exit(f"Something went wrong in the server.\n{told[-5000:]}")
    if not notes.commands:
        sys.exit(f"Nobody made a move. Refused: {dict(notes.refused)}")
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


# Plans and reports.


def plans(options: argparse.Namespace) -> dict[str, list[Plan]]:
    """Return the runs of each part."""
    plan = Plan(options.tables, options.bot_tables, options.think, options.seconds, options.warm)
    people = replace(plan, bot_tables=0)
    # The same number of commands per second, however many tables there are.
    many = [round(plan.tables * share) for share in (0.2, 0.6, 1, 2)]
    each = plan.think / plan.tables * 1.25
    length = replace(people, tables=max(plan.tables // 6, 1), think=plan.think / 5)
    return {
        "main": [replace(plan, seed=seed) for seed in range(1, options.rounds + 1)],
        "pace": [replace(plan, think=plan.think * times) for times in (2, 0.5)],
        "tables": [replace(people, tables=tables, think=each * tables) for tables in many],
        "length": [replace(length, seconds=2 * plan.seconds)],
    }


def several(values: Sequence[float], unit: str = "") -> str:
    """Format the median and the range of some values.

    >>> several([3.0, 1.0, 2.0], " ms")
    '2 (1–3) ms'
    """
    if len(values) == 1:
        return f"{values[0]:g}{unit}"
    return f"{median(values):g} ({min(values):g}–{max(values):g}){unit}"


def percent(values: Sequence[float]) -> str:
    return several([round(100 * value) for value in values], " %")


HEADS: dict[str, Callable[[list[Run]], str]] = {
    "median": lambda runs: several([run["commands"]["median"] for run in runs]),
    "p95": lambda runs: several([run["commands"]["p95"] for run in runs]),
    "p99": lambda runs: several([run["commands"]["p99"] for run in runs]),
    "most": lambda runs: several([run["commands"]["most"] for run in runs]),
    "news p95": lambda runs: several([run["news"]["p95"] for run in runs]),
    "processor": lambda runs: percent([run["server cpu"] for run in runs]),
    "ms a move": lambda runs: several([run["cpu ms a move"] for run in runs]),
}


def rows_of(part: str, results: list[Run]) -> list[list[str]]:
    """Return the table of one part, with its header."""
    plans = [run["plan"] for run in results]
    if part == "main":
        return main_rows(results)
    if part == "length":
        (run,) = results
        rows = [["third of the game", "commands", "median", "p95", "p99", "most"]]
        for name, third in zip(("first", "second", "last"), run["thirds"], strict=True):
            times = [f"{third[what]:g}" for what in ("median", "p95", "p99", "most")]
            rows.append([name, str(third["count"]), *times])
        return rows
    first = {"pace": "seconds of thought", "tables": "tables"}[part]
    name = {"pace": "think", "tables": "tables"}[part]
    rows = [[first, "commands/s", "bots/s", *HEADS]]
    for plan, run in zip(plans, results, strict=True):
        figures = [f"{run['commands/s']:g}", f"{run['bot moves/s']:g}"]
        rows.append([f"{plan[name]:g}", *figures, *(tell([run]) for tell in HEADS.values())])
    return rows


def main_rows(runs: list[Run]) -> list[list[str]]:
    """Return the table of the main part: one row per figure."""

    def times(name: str) -> list[list[str]]:
        return [
            [f"{name}, {what}, ms", several([run[name][what] for run in runs])]
            for what in ("median", "p95", "p99", "most")
        ]

    def plain(name: str) -> list[str]:
        return [name, several([run[name] for run in runs])]

    def share(name: str, of: str) -> list[str]:
        return [of, percent([run[name] for run in runs])]

    memory = [
        several([run["memory MB"][when] for run in runs]) + f" {name}"
        for when, name in enumerate(("at the start", "in the middle", "at the end"))
    ]
    return [
        ["figure", "median of the rounds (least–most)"],
        ["commands", several([run["commands"]["count"] for run in runs])],
        plain("commands/s"),
        plain("bot moves/s"),
        plain("news/s"),
        plain("news MB/s"),
        ["refused", several([sum(run["refused"].values()) for run in runs])],
        *times("commands"),
        *times("news"),
        *times("news after the answer"),
        *times("alive")[:2],
        share("server cpu", "a processor, server"),
        share("bots cpu", "a processor, bots"),
        share("players cpu", "a processor, players"),
        ["processor time a move, ms", several([run["cpu ms a move"] for run in runs])],
        ["memory of the server, MB", ", ".join(memory)],
        ["players late, p95, ms", several([run["players late"]["p95"] for run in runs])],
        [
            "load average before a round",
            several([run["load average"][0] for run in runs]),
        ],
    ]


def machine() -> str:
    return (
        f"{processor()}, {os.cpu_count()} cores, {platform.system()}, "
        f"Python {platform.python_version()}, sacbe {version('sacbe')} ({sacbe.BUILD})"
    )


TITLES = {
    "main": "{tables} tables of four people and {bot_tables} of one with three bots, "
    "{think:g} s of thought",
    "pace": "The same tables, faster and slower",
    "tables": "As many commands, at fewer and more tables",
    "length": "From the beginning to the end of games",
}


def markdown(results: dict[str, list[Run]]) -> str:
    """Return the figures as Markdown."""
    out = [f"Measured on {date.today():%d %B %Y}. {machine()}."]
    for part, runs in results.items():
        out += ["", f"### {TITLES[part].format(**runs[0]['plan'])}", ""]
        head, *rows = rows_of(part, runs)
        out += [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
        out += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(out)


def write_report(file: Path, figures: str) -> None:
    """Write the figures into a page, between its markers."""
    before, begin, rest = file.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{file} has no place for figures: {BEGIN} and {END}")
    file.write_text(f"{before}{BEGIN}\n{figures}\n{END}{after}", encoding="utf-8")


def main() -> None:
    usual = Plan()
    parser = argparse.ArgumentParser(description="How many tables one server carries.")
    parser.add_argument("--rounds", type=int, default=3, help="of the main part (default: 3)")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="of a run")
    parser.add_argument("--warm", type=float, default=usual.warm, help="seconds before it")
    parser.add_argument("--tables", type=int, default=usual.tables, help="of four people")
    parser.add_argument("--bot-tables", type=int, default=usual.bot_tables, help="with three bots")
    parser.add_argument("--think", type=float, default=usual.think, help="seconds for a choice")
    parser.add_argument("--parts", default="main,pace,tables,length", help="which of these")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there")
    parser.add_argument("--report", type=Path, metavar="FILE", help="put the tables into this page")
    options = parser.parse_args()
    more_files()

    print(machine(), flush=True)
    results: dict[str, list[Run]] = {}
    wanted = plans(options)
    for part in options.parts.split(","):
        results[part] = []
        for number, plan in enumerate(wanted[part]):
            print(f"\r{part} {number + 1}/{len(wanted[part])}", end="", file=sys.stderr, flush=True)
            results[part].append(measure(plan))
            if options.json:
                options.json.write_text(json.dumps(results, indent=2) + "\n")
        print("\r" + " " * 40, end="\r", file=sys.stderr)
        print(f"\n{TITLES[part].format(**results[part][0]['plan'])}\n")
        table(rows_of(part, results[part]))
    if options.report:
        write_report(options.report, markdown(results))
    refused = [run["refused"] for runs in results.values() for run in runs if run["refused"]]
    for found in refused:
        print(f"Refused: {found}")
    if "main" in results:
        p95 = median(run["commands"]["p95"] for run in results["main"])
        verdict = "reached" if p95 < 1000 * TARGET and not refused else "MISSED"
        print(f"95 of 100 commands within {p95:g} ms; target < {1000 * TARGET:g} ms: {verdict}")


if __name__ == "__main__":
    main()
