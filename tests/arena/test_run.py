"""Many games: in processes, after a kill, on a cluster, and always the same ones."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sacbe.arena import run
from sacbe.arena.match import Result
from sacbe.arena.schedule import BadArena, Plan
from sacbe.arena.store import Store
from sacbe.arena.summary import summarize
from sacbe.extras import MissingExtra
from tests.arena.helpers import TIMES, plan_of, played, without_times
from tests.processes import alive, descendants, linux_only, wait_for
from tests.processes import workers as workers_of

BOTS = ("random", "level:1")
GAMES = 6


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plan_of(*BOTS, seed=5)


@pytest.fixture(scope="module")
def alone(plan: Plan) -> list[Result]:
    """Return the games as one process plays them."""
    return played(plan, GAMES)


def table(plan: Plan, results: list[Result]) -> Any:
    """Return the JSON summary without its times."""
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
    assert workers_of(os.getpid()) == []


def test_an_error_in_a_process_arrives(plan: Plan) -> None:
    unknown = plan_of("random", "nobody")
    with pytest.raises(ValueError, match="no bot “nobody”"):
        played(unknown, workers=2)
    other = Plan(**{**vars(plan), "sources": "other"})
    with pytest.raises(BadArena, match="different version"):
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


MATCH = """
import sys
from sacbe.cli.app import run

if __name__ == "__main__":
    run(sys.argv[1:])
"""


@contextlib.contextmanager
def match(bot: str, workers: int, processes: int) -> Iterator[tuple[int, list[int]]]:
    """Run a match in the middle of a long game; yield its process, and all that it has started.
    None of them may be left at the end."""
    with subprocess.Popen(
        [
            *(sys.executable, "-c", MATCH, "arena", "tzolkin", "--bots", f"random,{bot}"),
            *("--seed", "1", "--games", "2", "--workers", str(workers)),
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            wait_for(lambda: sum(map(awake, workers_of(process.pid))) == processes)
            time.sleep(0.5)
            family = descendants(process.pid)
            yield process.pid, family
            # Much sooner than the bots would have finished thinking.
            process.wait(30)
            wait_for(lambda: not any(map(alive, family)), 30)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@linux_only
@pytest.mark.parametrize(
    ("bot", "workers", "processes", "how"),
    [
        ("search:1000000", 2, 2, signal.SIGINT),
        ("search:1000000", 2, 2, signal.SIGKILL),
        ("search:200s@2", 1, 2, signal.SIGINT),
        ("search:200s@2", 1, 2, signal.SIGKILL),
        ("search:200s@2", 2, 2 + 2 * 2, signal.SIGINT),
        ("search:200s@2", 2, 2 + 2 * 2, signal.SIGTERM),
        ("search:200s@2", 2, 2 + 2 * 2, signal.SIGKILL),
    ],
)
def test_processes_leave_with_their_match(
    bot: str, workers: int, processes: int, how: signal.Signals
) -> None:
    """The processes of the arena and of the bots all end."""
    with match(bot, workers, processes) as (process, _):
        if how == signal.SIGINT:
            os.killpg(process, how)  # the keyboard reaches all of them
        else:
            os.kill(process, how)


@linux_only
def test_processes_of_a_bot_leave_with_its_worker() -> None:
    with match("search:200s@2", 2, 2 + 2 * 2) as (process, family):
        worker = next(each for each in workers_of(process) if descendants(each))
        assert len(descendants(worker)) >= 2
        os.kill(worker, signal.SIGKILL)
    assert not any(map(alive, family))


def awake(process: int) -> bool:
    """Whether a process has begun to work; from then on, a thread watches its parent."""
    with contextlib.suppress(OSError):
        return len(list(Path(f"/proc/{process}/task").iterdir())) > 1
    return False


def test_ray_plays_the_same_games(alone: list[Result], tmp_path: Path) -> None:
    """The test starts a cluster with two workers."""
    path = tmp_path / "results.jsonl"
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-m", "sacbe", *command(path, "--ray", "local", "--json")],
            # With its own key: otherwise Ray would leave one in the home directory.
            env={
                **os.environ,
                "RAY_AUTH_MODE": "token",
                "RAY_AUTH_TOKEN": secrets.token_hex(16),
                "RAY_gcs_server_port_wait_time_s": "180",
            },
            capture_output=True,
            text=True,
            check=False,
        )
        # Ray allows itself 30 s to start, and a busy machine may need more.
        if "timed out during startup" not in done.stderr:
            break
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in path.read_bytes().splitlines()[1:]]
    lines.sort(key=lambda line: line["number"])
    for line in lines:
        for name in TIMES:
            del line[name]
    assert lines == json.loads(json.dumps([without_times(result) for result in alone]))


def test_without_ray_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r'pip install "sacbe\[ray\]"'):
        run.find_ray()
