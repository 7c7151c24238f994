"""Worker processes: shared tasks, progress, failures, and no processes left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from sacbe.core.errors import BadOption
from sacbe.processes import (
    ANSWER,
    CONTEXT,
    PROGRESS,
    READY,
    ProcessPool,
    Report,
    Work,
    WorkerDied,
    WorkerProcess,
)


def worker(report: Report, name: str) -> Work:
    """Do a task according to its kind."""

    def work(task: Any) -> Any:
        kind, value = task
        if kind == "square":
            return name, value**2
        if kind == "report":
            report(value)
            return None
        if kind == "refuse":
            raise BadOption("error-players", game=value, players="9", known="2")
        if kind == "die":
            os._exit(7)
        if kind == "wait":
            try:
                report("waiting")
                signal.pause()
            finally:
                Path(value).touch()
        raise ZeroDivisionError(value)

    return work


def test_tasks_are_shared_and_answers_come_from_all() -> None:
    with ProcessPool(worker, [("a",), ("b",)]) as pool:
        found = list(pool.answers(("square", number) for number in range(20)))
        assert sorted(square for _, square in found) == [number**2 for number in range(20)]
        assert {name for name, _ in found} == {"a", "b"}
        assert pool.ask_all(("square", 3)) == [("a", 9), ("b", 9)]
        assert list(pool.answers([])) == []
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_arrives_and_the_process_goes_on() -> None:
    with ProcessPool(worker, [("a",)]) as pool:
        with pytest.raises(BadOption, match="chess"):
            list(pool.answers([("refuse", "chess")]))
        with pytest.raises(RuntimeError, match=r"(?s)'divide', 5.*ZeroDivisionError: 5"):
            list(pool.answers([("divide", 5)]))
        with pytest.raises(BadOption):
            pool.ask_all(("refuse", "chess"))
        assert pool.ask_all(("square", 2)) == [("a", 4)]
        with pytest.raises(WorkerDied):
            list(pool.answers([("die", 0)]))


def test_a_process_reports_and_says_how_it_ended() -> None:
    process = WorkerProcess(worker, "a", niceness=3)
    assert process.receive() == (READY, None)
    assert process.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == os.getpriority(os.PRIO_PROCESS, 0) + 3
    process.send(("report", 0.5))
    assert [process.receive(), process.receive()] == [(PROGRESS, 0.5), (ANSWER, None)]
    process.send(("die", 0))
    with pytest.raises(WorkerDied, match="is gone"):
        process.receive()
    assert process.end().endswith("ended with exit code 7")


def test_a_process_that_is_ended_cleans_up_first(tmp_path: Path) -> None:
    process = WorkerProcess(worker, "a")
    process.wait_ready()
    process.send(("wait", str(tmp_path / "clean")))
    assert process.receive() == (PROGRESS, "waiting")
    process.terminate()
    assert process.end().endswith("ended with exit code 1")
    assert (tmp_path / "clean").exists()


def test_a_process_that_cannot_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(process: object) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(CONTEXT.Process, "start", refuse)
    with pytest.raises(WorkerDied, match="no more processes"):
        ProcessPool(worker, [("a",)])
