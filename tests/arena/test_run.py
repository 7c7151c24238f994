"""Many games: in processes, after a kill, on a cluster. Always the same games."""

from __future__ import annotations

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sacbe.arena import run
from sacbe.arena.match import Result
from sacbe.arena.schedule import BadArena, Plan
from sacbe.arena.store import Store
from sacbe.arena.summary import summarize
from tests.arena.helpers import TIMES, plan_of, played, without_times

BOTS = ("random", "level:1")
GAMES = 6


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plan_of(*BOTS, seed=5)


@pytest.fixture(scope="module")
def alone(plan: Plan) -> list[Result]:
    """The games as one process plays them."""
    return played(plan, GAMES)


def table(plan: Plan, results: list[Result]) -> Any:
    """The summary without its times, as programs see it."""
    data = summarize(plan, results, plan.total(GAMES)).json()
    for standing in data["standings"]:
        for name in ("seconds_per_decision", "seconds_per_turn", "slowest_turn"):
            del standing[name]
    return data


def test_processes_play_the_same_games(plan: Plan, alone: list[Result]) -> None:
    crowd = played(plan, GAMES, workers=3)
    ordered = sorted(crowd, key=lambda result: result.number)
    assert [without_times(r) for r in ordered] == [without_times(r) for r in alone]
    assert table(plan, crowd) == table(plan, alone)


def test_no_process_is_left_behind(plan: Plan) -> None:
    coming = run.results(plan, list(range(plan.total(GAMES))), 2)
    next(coming)
    coming.close()  # as after Ctrl-C
    assert [line for line in children(os.getpid()) if "spawn_main" in line] == []


def children(parent: int) -> list[str]:
    """The command lines of a process' children, where the system tells."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(stat[1]) == parent and stat[0] != "Z":
                found.append((folder / "cmdline").read_text())
        except OSError:  # it has ended meanwhile
            continue
    return found


def test_an_error_in_a_process_arrives(plan: Plan) -> None:
    unknown = plan_of("random", "nobody")
    with pytest.raises(ValueError, match="no bot “nobody”"):
        played(unknown, workers=2)
    other = Plan(**{**vars(plan), "sources": "other"})
    with pytest.raises(BadArena, match="another version"):
        played(other, workers=2)


DIES = """
import os, signal, sys
from sacbe.arena import match
from sacbe.cli.app import run

if __name__ == "__main__":
    from sacbe.arena.store import Store

    add = Store.add

    def add_and_die(self, result):
        add(self, result)
        if len(self.results) == 3:
            os.write(self._file, b'{"number":5,"lineup":0,"de')
            os.kill(os.getpid(), signal.SIGKILL)

    Store.add = add_and_die
    run(sys.argv[1:])
"""


def command(path: Path, *more: str) -> list[str]:
    return [
        *("arena", "tzolkin", "--bots", ",".join(BOTS), "--games", str(GAMES), "--seed", "5"),
        *("--workers", "2", "-o", str(path), *more),
    ]


@pytest.mark.skipif(os.name != "posix", reason="there is no such signal")
def test_killed_in_the_middle_and_gone_on(plan: Plan, alone: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    killed = subprocess.run(
        [sys.executable, "-c", DIES, *command(path)], capture_output=True, text=True, check=False
    )
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert len(path.read_bytes().splitlines()) == 1 + 3 + 1
    kept = path.read_bytes().splitlines()[:4]
    done = subprocess.run(
        [sys.executable, "-m", "sacbe", *command(path, "--json")],
        capture_output=True,
        text=True,
        check=True,
    )
    lines = path.read_bytes().splitlines()
    assert lines[:4] == kept
    assert sorted(json.loads(line)["number"] for line in lines[1:]) == list(range(6))
    with Store(str(path), plan) as store:
        results = list(store.results.values())
    assert table(plan, results) == table(plan, alone)
    assert json.loads(done.stdout)["complete"] is True


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell")
def test_processes_leave_with_a_killed_parent(tmp_path: Path) -> None:
    """Not after hours, when their game is over."""
    script = (
        "import sys\nfrom sacbe.cli.app import run\nif __name__ == '__main__': run(sys.argv[1:])\n"
    )
    path = tmp_path / "results.jsonl"
    arguments = ["arena", "tzolkin", "--bots", "random,search:5000", "--seed", "1"]
    with subprocess.Popen(
        [sys.executable, "-c", script, *arguments, "--workers", "2", "-o", str(path)]
    ) as process:
        wait_for(lambda: sum("spawn_main" in line for line in children(process.pid)) == 2)
        workers = [
            int(folder.name)
            for folder in Path("/proc").glob("[0-9]*")
            if stat_parent(folder) == process.pid
        ]
        process.kill()
    wait_for(lambda: not any(alive(worker) for worker in workers))


def stat_parent(folder: Path) -> int:
    try:
        return int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def alive(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def wait_for(condition: Any) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.05)


def test_ray_plays_the_same_games(alone: list[Result], tmp_path: Path) -> None:
    """On a cluster of two workers, started here."""
    path = tmp_path / "results.jsonl"
    done = subprocess.run(
        [sys.executable, "-m", "sacbe", *command(path, "--ray", "local", "--json")],
        # A key of its own: without one, Ray would leave one in the home directory.
        env={**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    lines.sort(key=lambda line: line["number"])
    for line in lines:
        for name in TIMES:
            del line[name]
    assert lines == json.loads(json.dumps([without_times(result) for result in alone]))


def test_without_ray_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadArena, match=r"needs Ray, .* pip install 'sacbe\[ray\]'"):
        run.find_ray()
