"""The pool of worker processes, and their tasks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import sacbe
from sacbe import processes
from sacbe.bots.bot import Bot
from sacbe.cli.app import run
from sacbe.core.dice import Dice
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, Position
from sacbe.core.record import Record
from sacbe.i18n import from_json, text
from sacbe.processes import WorkerDied
from sacbe.review.analysis import Line, Value
from sacbe.server import worker_pool, worker_tasks
from sacbe.server.worker_pool import TaskFailed, WorkerPool
from sacbe.server.worker_tasks import TaskRunner, Throttled, answer
from tests.cli.command import save
from tests.processes import alive
from tests.review.games import bots_game
from tests.server.house import until

GOLDEN = Path(__file__).parents[1] / "golden"
SECONDS = 90.0
"""Time limit for anything that is waited for: much more than it takes."""


@contextlib.asynccontextmanager
async def pool(count: int) -> AsyncIterator[WorkerPool]:
    """Open a pool, wait until it is ready, and check that it leaves no processes behind."""
    workers = WorkerPool(count, niceness=0)
    await workers.start()
    try:
        yield workers
    finally:
        pids = workers.pids()
        await workers.close()
        assert not any(alive(pid) for pid in pids)


def play_out(story: Coroutine[Any, Any, None]) -> None:
    async def within() -> None:
        await asyncio.wait_for(story, 2 * SECONDS)

    asyncio.run(within())


def free(workers: WorkerPool) -> int:
    """Count the idle processes."""
    return sum(each.idle for each in workers._supervisors)


def replaced(workers: WorkerPool, killed: int) -> Callable[[], bool]:
    """Return a check that the only process has been replaced and is ready."""
    return lambda: free(workers) == 1 and workers.pids() not in ([], [killed])


def busy(workers: WorkerPool) -> Callable[[], bool]:
    """Return a check that every process has a task, and has had time to begin it."""

    def true() -> bool:
        return free(workers) == 0 and all(processor_time(pid) > start[pid] for pid in start)

    start = {pid: processor_time(pid) + 10 for pid in workers.pids()}
    return true


def processor_time(pid: int) -> int:
    """Return the processor time of a process, in hundredths of a second."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11])


def some_position(game: str) -> Position:
    """Return a position with several choices, in the middle of a game."""
    position = bots_game(game, 2, seed=1, until=8).position.copy()
    while len(position.legal()) < 2 or position.to_move == CHANCE:
        position.play(position.legal()[0])
    return position


def move(bot: str, position: Position | None = None, game_id: str = "g") -> dict[str, Any]:
    position = some_position("tzolkin") if position is None else position
    seat = position.to_move
    view = position.view(seat)
    return {"task": "move", "bot": bot, "view": view, "game_id": game_id, "seat": seat}


def hint(**changed: Any) -> dict[str, Any]:
    position = some_position("tzolkin")
    return {
        "task": "hint",
        "view": position.view(position.to_move),
        "playouts": 4,
        "seed": 1,
        "best": 2,
        "whole": True,
        "lang": "pl",
        "names": ["Ana", "Bohdan"],
        **changed,
    }


def review(**changed: Any) -> dict[str, Any]:
    record = bots_game("tzolkin", 2, seed=1).text()
    return {"task": "review", "record": record, "playouts": PLAYOUTS, "seed": 1, **changed}


PLAYOUTS = 1 if sacbe.BUILD == "plain" else 40
"""Enough for a review to take some seconds."""
LONG = "search:60s"
STATE = {"task": "state"}


# Tasks.


@pytest.mark.parametrize("game", sorted(sacbe.GAMES))
async def test_bots_play(game: str) -> None:
    """Bots play some turns of a real game, from their seats' views."""
    position = sacbe.GAMES[game].start(2, first=0)
    dice = Dice(1)
    bots = ("level:1", "level:3")
    chosen = [0, 0]
    async with pool(1) as workers:
        while min(chosen) < 3:
            seat = position.to_move
            if seat == CHANCE:
                position.play(draw(position, dice, position.choices()))
                continue
            found = await workers.run(move(bots[seat], position), affinity=f"g/{seat}")
            assert list(found) == ["move"]
            position.play(found["move"])
            chosen[seat] += 1
        assert (await workers.run(STATE))["bots"] == 2


def test_a_hint_is_what_the_terminal_prints(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = bots_game("tzolkin", 2, seed=1, until=20)
    path = save(record, tmp_path / "game.sacbe")
    told: list[float] = []

    async def story() -> tuple[Any, Any]:
        task = hint(
            view=record.position.view(record.position.to_move), moves=len(record.moves), playouts=16
        )
        async with pool(1) as workers:
            found = await workers.run(task, progress=told.append)
            again = await workers.run(task | {"lang": "en", "moves": None})
            fewer = await workers.run(task | {"playouts": 1, "best": 1, "whole": False})
        assert len(fewer["lines"]) == 1
        return found, again

    found, again = asyncio.run(asyncio.wait_for(story(), SECONDS))
    run(["hint", str(path), "--playouts=16", "--seed=1", "--best=2", "--lang=pl", "--json"])
    assert found == json.loads(capsys.readouterr().out)
    assert again["moves"] is None
    assert again["lines"][0]["moves"] == found["lines"][0]["moves"]
    assert again["lines"][0]["text"] != found["lines"][0]["text"]
    assert told == sorted(told)
    assert all(0 <= share <= 1 for share in told)


def test_a_hint_calls_players_as_the_table_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """It uses the wording of the log: no shapes as in the terminal, no seat numbers."""
    record = Record.load(GOLDEN / "tikal" / "01.sacbe")
    positions = list(record.positions())
    at = next(n for n, id in enumerate(record.moves) if is_exchange(record, id))
    turn = positions[at].turn
    first = next(n for n, one in enumerate(positions) if one.turn == turn and one.to_move >= 0)
    seat = positions[first].to_move
    fair = (1 / record.players,) * record.players
    moves = tuple(record.moves[first : at + 1])
    line = Line(seat, moves, Value(fair, fair, 0.5, 1), {}, {}, fair)
    monkeypatch.setattr(worker_tasks, "analyse", lambda *asked: [line])
    view = positions[first].view(seat)
    names = ["level:2"] * record.players
    task = hint(view=view, names=names, lang="en", whole=True)
    told = TaskRunner().hint(task, lambda share: None)["lines"][0]["text"]
    assert re.search(r"exchanges with (Red|Green|Blue|Yellow) bot, level 2: ", told), told


def is_exchange(record: Record, id: int) -> bool:
    return record.game.moves[id].token.startswith("exchange ")


async def test_a_review_does_not_hold_up_bots() -> None:
    told: list[float] = []
    async with pool(2) as workers:
        await workers.run(move("level:1"), affinity="g")
        reviewing = asyncio.create_task(workers.run(review(), progress=told.append))
        await until(lambda: len(told) > 0)
        (reviewer,) = [one.pid() for one in workers._supervisors if one.pending is not None]
        assert reviewer is not None
        os.kill(reviewer, signal.SIGSTOP)  # so that it cannot finish
        try:
            for _ in range(3):  # whether or not that is the process which knows the game
                await workers.run(move("level:1"), affinity="g")
                await workers.run(move("level:1"), affinity="other")
        finally:
            os.kill(reviewer, signal.SIGCONT)
        assert not reviewing.done()
        found = await reviewing
    assert found["digest"] == bots_game("tzolkin", 2, seed=1).position.digest()
    assert (found["playouts"], found["seed"]) == (PLAYOUTS, 1)
    assert len(told) > 3
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] <= 1


def test_progress_is_told_ten_times_a_second_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(worker_tasks, "monotonic", lambda: now)
    told: list[float] = []
    report = Throttled(told.append)
    for number in range(1024):
        now = 100.0 + number / 1024
        report(number / 1024)
    assert len(told) == 9
    assert told[0] == 103 / 1024


async def test_what_goes_wrong_is_said() -> None:
    """The error has a message from the catalogues, and the process continues."""
    unfinished = bots_game("tzolkin", 2, seed=1, until=8)
    position = unfinished.position
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("error-worker-task", {"task": "dance"}),
        ("error-worker-task", {}),
        ("error-worker-task", {"task": ["move"]}),
        ("error-worker-field", move("level:1") | {"view": None}),
        ("error-worker-field", move("level:1") | {"view": {"choices": []}}),
        ("error-worker-field", move("level:1") | {"seat": "0"}),
        ("error-worker-field", move("level:1") | {"bot": 3}),
        ("error-bot-level", move("level:9")),
        ("error-bot", move("chess")),
        ("error-worker-broke", move("level:2") | {"view": {"choices": ["a", "b"]}}),
        ("error-worker-field", hint(playouts=0)),
        ("error-worker-field", hint(names=["Ana"])),
        ("error-worker-field", hint(names=["Ana", 2])),
        ("error-worker-field", hint(whole=None)),
        ("error-option-language", hint(lang="xx")),
        ("error-hint-not-to-move", hint(view=position.view(1 - position.to_move))),
        ("error-review-unfinished", review(record=unfinished.text())),
        ("error-record-first-line", review(record="nothing")),
        ("error-worker-field", review(seed=True)),
        ("error-worker-field", review(playouts="many")),
    ]
    async with pool(1) as workers:
        before = workers.pids()
        for key, task in wrong:
            with pytest.raises(TaskFailed) as caught:
                await workers.run(task)
            assert caught.value.message.key == key
            assert text(caught.value.message) == str(caught.value)
        assert "move" in await workers.run(move("level:1"))
        assert workers.pids() == before


# Bots kept by a process.


def nothing(share: float) -> None:
    pass


def test_a_bot_is_kept_with_what_it_has_searched() -> None:
    worker = TaskRunner()
    worker.do(move("search:20"), nothing)
    (bot,) = worker.bots.values()
    before = worker.do(STATE, nothing)["nodes"]
    assert before > 0
    worker.do(move("search:20"), nothing)
    assert [bot is kept for kept in worker.bots.values()] == [True]
    worker.do(move("search:20", game_id="another"), nothing)
    worker.do(move("random"), nothing)
    assert len(worker.bots) == 3


def test_the_bots_that_were_asked_longest_ago_go() -> None:
    worker = TaskRunner()
    for number in range(worker_tasks.MOST_BOTS):
        worker.do(move("random", game_id=str(number)), nothing)
    worker.do(move("random", game_id="0"), nothing)
    worker.do(move("random", game_id="new"), nothing)
    games = [key[0] for key in worker.bots]
    assert len(games) == worker_tasks.MOST_BOTS
    assert games[0] == "2"
    assert games[-2:] == ["0", "new"]


def test_trees_have_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = TaskRunner()
    worker.do(move("search:20", game_id="a"), nothing)
    nodes = worker.do(STATE, nothing)["nodes"]
    monkeypatch.setattr(worker_tasks, "MOST_NODES", nodes)
    worker.do(move("search:20", game_id="b"), nothing)
    assert [key[0] for key in worker.bots] == ["b"]


class Liar:
    def choose(self, view: Mapping[str, Any]) -> str:
        return "sleep"


class Wreck:
    def choose(self, view: Mapping[str, Any]) -> str:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("bot", "key"), [(Liar(), "error-bot-illegal"), (Wreck(), "error-worker-broke")]
)
def test_a_bot_that_fails_is_not_kept(bot: Bot, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_tasks, "make", lambda spec, seed: bot)
    worker = TaskRunner()
    found = json.loads(answer(worker, json.dumps(move("level:1")).encode(), nothing))
    assert found["failed"]["key"] == key
    assert text(from_json(found["failed"]))
    assert ("trace" in found) == (key == "error-worker-broke")
    assert len(worker.bots) == 0


# The pool.


async def test_the_same_affinity_goes_to_the_same_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "LONGEST_CHOICE", 0.0)
    async with pool(2) as workers:
        homes: dict[str, set[int]] = {"a": set(), "b": set(), "c": set()}
        for _ in range(3):
            for game, pids in homes.items():
                await workers.run(move("search:4", game_id=game), affinity=game)
                pids.add((await workers.run(STATE, affinity=game))["pid"])
        assert [len(pids) for pids in homes.values()] == [1, 1, 1]
        assert homes["a"] != homes["b"]
        states = await asyncio.gather(workers.run(STATE), workers.run(STATE))
        assert sorted(state["bots"] for state in states) == [1, 2]
        # It waits a little for another choice, but not for long if a process is idle.
        monkeypatch.setattr(worker_pool, "GRACE", SECONDS)
        slow = move("search:0.1s", game_id="a")
        first = asyncio.create_task(workers.run(slow, affinity="a"))
        await asyncio.sleep(0)
        assert (await workers.run(STATE, affinity="a"))["pid"] in homes["a"]
        await first
        monkeypatch.setattr(worker_pool, "GRACE", 0.1)
        slow = move(LONG, game_id="a")
        first = asyncio.create_task(workers.run(slow, affinity="a"))
        await asyncio.sleep(0)
        assert (await workers.run(STATE, affinity="a"))["pid"] not in homes["a"]
        first.cancel()


async def test_a_process_is_killed() -> None:
    async with pool(1) as workers:
        (killed,) = workers.pids()
        is_busy = busy(workers)
        thinking = asyncio.create_task(workers.run(move(LONG)))
        waiting = asyncio.create_task(workers.run(STATE))
        await until(is_busy)
        os.kill(killed, signal.SIGKILL)
        with pytest.raises(WorkerDied):
            await thinking
        state = await waiting  # it was not the one to die
        assert [state["pid"]] == workers.pids() != [killed]
        # If no task is running, nobody notices that a process was killed.
        for number in (signal.SIGKILL, signal.SIGTERM):
            (killed,) = workers.pids()
            os.kill(killed, number)
            await until(replaced(workers, killed))
            assert [(await workers.run(STATE))["pid"]] == workers.pids()
        # Not even if a task is about to be given to it.
        (killed,) = workers.pids()
        os.kill(killed, signal.SIGKILL)
        while alive(killed):
            sleep(0.001)  # the loop does not hear of it yet
        assert free(workers) == 1
        assert (await workers.run(STATE))["pid"] != killed
        # Workers ignore Ctrl-C.
        (pid,) = workers.pids()
        os.kill(pid, signal.SIGINT)
        assert (await workers.run(STATE))["pid"] == pid


async def test_nobody_waits_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """If tasks are cancelled, the process is soon free again."""
    async with pool(1) as workers:
        (first,) = workers.pids()
        # A choice is finished, and the bot is kept.
        monkeypatch.setattr(worker_pool, "LONGEST_CHOICE", SECONDS)
        is_busy = busy(workers)
        thinking = asyncio.create_task(workers.run(move("search:2s")))
        waiting = asyncio.create_task(workers.run(move("level:1", game_id="never")))
        await until(is_busy)
        for task in (thinking, waiting):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        state = await workers.run(STATE)
        assert (state["pid"], state["bots"]) == (first, 1)
        # Unless it takes too long.
        monkeypatch.setattr(worker_pool, "LONGEST_CHOICE", 0.1)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(workers.run(move(LONG)), 0.2)
        second = (await workers.run(STATE))["pid"]
        assert second != first
        # A review is stopped.
        monkeypatch.setattr(worker_pool, "LONGEST_CHOICE", SECONDS)
        is_busy = busy(workers)
        reviewing = asyncio.create_task(workers.run(review(playouts=1000)))
        await until(is_busy)
        reviewing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reviewing
        assert (await workers.run(STATE))["pid"] not in (first, second)
        assert not alive(second)


async def test_a_process_that_does_not_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a task does not fit into the pipe, the loop continues, and closing works."""
    monkeypatch.setattr(worker_pool, "PATIENCE", 0.2)
    async with pool(1) as workers:
        (pid,) = workers.pids()
        os.kill(pid, signal.SIGSTOP)
        large = asyncio.create_task(workers.run(review(record="x" * 5_000_000)))
        began = monotonic()
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert monotonic() - began < SECONDS / 2
        assert not large.done()
        await workers.close()
        with pytest.raises(WorkerDied):
            await large


async def test_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_pool, "PATIENCE", 5.0)
    workers = WorkerPool(2)
    await workers.start()
    pids = workers.pids()
    assert len(pids) == free(workers) == 2
    assert all(os.getpriority(os.PRIO_PROCESS, pid) >= 10 for pid in pids)
    tasks = [move(LONG), move("level:1"), move("level:1")]
    long, short, late = [asyncio.create_task(workers.run(task)) for task in tasks]
    await asyncio.sleep(0)
    assert free(workers) == 0
    await workers.close()
    assert not any(alive(pid) for pid in pids)
    assert workers.pids() == []
    assert free(workers) == 0
    assert "move" in await short
    for task in (long, late, workers.run(STATE)):
        with pytest.raises(WorkerDied):
            await task
    await workers.close()

    await until(lambda: "sacbe-worker" not in [each.name for each in threading.enumerate()])


def test_a_pool_that_cannot_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(processes.CONTEXT.Process, "start", refuse)
    with pytest.raises(WorkerDied, match="no more processes"):
        asyncio.run(asyncio.wait_for(WorkerPool(2).start(), SECONDS))


SERVER = """
import asyncio, sys
from sacbe.server.worker_pool import WorkerPool

async def main():
    workers = WorkerPool(1)
    await workers.start()
    print(*workers.pids(), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_processes_leave_with_the_server(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 1
        assert all(alive(pid) for pid in pids)
        server.kill()
        server.wait()
    asyncio.run(until(lambda: not any(alive(pid) for pid in pids)))
