"""The results file: its contents, what it survives, and what it refuses."""

from __future__ import annotations

import errno
import json
import math
import os
from pathlib import Path
from typing import Any

import pytest

from sacbe.arena.match import Result
from sacbe.arena.schedule import BadArena, Plan
from sacbe.arena.store import Store
from tests.arena.helpers import plan_of, played


@pytest.fixture
def plan() -> Plan:
    return plan_of("random", "coin", seed=9)


@pytest.fixture
def file(plan: Plan, tmp_path: Path) -> Path:
    """A file with four games."""
    path = tmp_path / "results.jsonl"
    with Store(str(path), plan) as store:
        for result in played(plan, games=4):
            store.add(result)
    return path


def test_results_are_taken_over(plan: Plan, file: Path) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == plan.header()
    assert [line["number"] for line in lines[1:]] == [0, 1, 2, 3]
    before = file.read_bytes()
    with Store(str(file), plan) as store:
        assert [result.json() for result in store.results.values()] == [
            {name: tuple(v) if isinstance(v, list) else v for name, v in line.items()}
            for line in lines[1:]
        ]
    assert file.read_bytes() == before


@pytest.mark.parametrize("left", [1, 2, 40, 200])
def test_half_a_line_is_dropped(plan: Plan, file: Path, left: int) -> None:
    whole = file.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    file.write_bytes(whole[: -len(last) + left])
    with Store(str(file), plan) as store:
        assert sorted(store.results) == [0, 1, 2]
        for result in played(plan, games=4):
            if result.number not in store.results:
                store.add(result)
    lines = file.read_bytes().splitlines()
    assert [json.loads(line)["number"] for line in lines[1:]] == [0, 1, 2, 3]


def test_a_line_without_its_end_is_not_taken(plan: Plan, file: Path) -> None:
    """It may be incomplete."""
    file.write_bytes(file.read_bytes().rstrip(b"\n"))
    with Store(str(file), plan) as store:
        assert sorted(store.results) == [0, 1, 2]


@pytest.mark.parametrize("left", [0, 1, 30])
def test_half_a_header_is_written_again(plan: Plan, tmp_path: Path, left: int) -> None:
    path = tmp_path / "results.jsonl"
    Store(str(path), plan).close()
    header = path.read_bytes()
    path.write_bytes(header[:left])
    Store(str(path), plan).close()
    assert path.read_bytes() == header


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"seed": 10}, "seed is 9, not 10"),
        ({"players": 3}, "players is 2, not 3"),
        ({"gauntlet": True}, "gauntlet is false, not true"),
        ({"game": "tikal"}, 'game is "tzolkin", not "tikal"'),
        ({"options": {"first": 1}}, "options is"),
    ],
)
def test_the_file_of_another_run_is_refused(
    file: Path, changed: dict[str, Any], field: str
) -> None:
    before = file.read_bytes()
    file.write_bytes(before + b'{"number"')
    other = plan_of("random", "coin", **{"seed": 9, **changed})
    with pytest.raises(BadArena, match=field):
        Store(str(file), other)
    assert file.read_bytes() == before + b'{"number"'


def test_other_bots_are_another_run(file: Path) -> None:
    with pytest.raises(BadArena, match=r"bots is .*coin.*, not .*greedy"):
        Store(str(file), plan_of("random", "greedy", seed=9))


def test_other_code_is_another_run(tmp_path: Path) -> None:
    code = tmp_path / "mine.py"
    code.write_text("one", encoding="utf-8")
    path = str(tmp_path / "results.jsonl")
    Store(path, plan_of("random", "mine", code=(str(code),))).close()
    Store(path, plan_of("random", "mine", code=(str(code),))).close()
    code.write_text("two", encoding="utf-8")
    with pytest.raises(BadArena, match="its code is"):
        Store(path, plan_of("random", "mine", code=(str(code),)))


@pytest.mark.parametrize(
    "content", [b"Dear diary", b"Dear diary\n", b"[]\n", b"\n", b"\x00\xff\n", b'{"game": 1}\n']
)
def test_something_else_is_refused_untouched(plan: Plan, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(BadArena, match="not an arena results file"):
        Store(str(path), plan)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [b"nonsense\n", b"{}\n", b'{"number": 4}\n', b"[4]\n", b"\n"],
)
def test_a_damaged_line_is_refused(plan: Plan, file: Path, line: bytes) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], line, *lines[2:]]))
    with pytest.raises(BadArena, match="line 3"):
        Store(str(file), plan)


def test_a_game_of_another_number_is_refused(plan: Plan, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('"number":2,', '"number":5,'), encoding="utf-8")
    with pytest.raises(BadArena, match="line 4"):
        Store(str(file), plan)


@pytest.mark.parametrize(
    "reason", ["gave up", {"key": "no-such-key", "params": {}}, {"key": "list"}, ["list"], 7]
)
def test_a_reason_without_words_is_refused(plan: Plan, file: Path, reason: object) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    lines[2] |= {"forfeit": 0, "reason": reason}
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(BadArena, match="line 3"):
        Store(str(file), plan)


GAVE_UP = {"key": "error-arena-bot-failed", "params": {"bot": "b", "what": "lost"}}


def gave_up(what: object) -> dict[str, Any]:
    reason = {"key": "error-arena-bot-failed", "params": {"bot": "b", "what": what}}
    return {"forfeit": 0, "winners": [1], "reason": reason}


VALUES: dict[str, list[Any]] = {
    "number": [1.0, True, "1", None],
    "lineup": [False, 0.0, "0"],
    "deal": [0.0, None],
    "rotation": [True, 1.0, None],
    "bots": ["random", 7, None, ["random", "coin", "coin"]],
    "points": [
        *(["a", "b"], [1], [1, 2, 3], [], "12", None, 7, [1, None], [1, True], [[1], 2]),
        *([1, math.nan], [math.inf, 1], [1e300, 1], [10**400, 1], {"0": 1, "1": 2}),
    ],
    "winners": ["xx", [9], [-1], [], None, 0, [0, 0], [0.0], [True], [[0]]],
    "forfeit": [7, 0, "0", False, [0]],
    "reason": [GAVE_UP, {}, [], 0, "", False],
    "turns": [None, -1, 1.5, "9", True, [], 10**30],
    "decisions": [[], [1], [1, -1], [1, 2.0], None, "12", [10**30, 1]],
    "thought": [[], [1], [1, -1], [1, None], [10**6, 1], None, 3],
    "digest": [None, 7, "", "xyz", "0" * 31, ["0"] * 32, "\ud800" * 32],
    "seconds": [None, [], [1], [1, "2"], [math.nan, 1], [-1, 1], [0, 0]],
    "slowest": [None, [], [1], [1, "2"], [1, math.nan], [-1, 0], [1e9, 0]],
    "more": [1],
}
DAMAGED: list[dict[str, Any]] = [
    *({field: value} for field, values in VALUES.items() for value in values),
    {"forfeit": 7, "reason": GAVE_UP},
    {"forfeit": -1, "reason": GAVE_UP, "winners": [0, 1]},
    {"forfeit": True, "reason": GAVE_UP, "winners": [0]},
    {"forfeit": 0, "reason": GAVE_UP, "winners": [0]},
    {"forfeit": 0, "reason": GAVE_UP, "winners": [0, 1]},
    {"forfeit": 0, "winners": [1]},
    *map(gave_up, ("\ud800", None, [1], math.nan, math.inf, 1e308, 10**400)),
]


@pytest.mark.parametrize("damage", DAMAGED, ids=lambda damage: repr(damage)[:60])
def test_every_field_is_checked(plan: Plan, file: Path, damage: dict[str, Any]) -> None:
    """This happens when the file is opened, not when the games are counted."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines[2]["number"] == lines[2]["rotation"] == 1
    lines[2] |= damage
    content = "".join(json.dumps(line) + "\n" for line in lines)
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BadArena, match="line 3"):
        Store(str(file), plan)
    assert file.read_text(encoding="utf-8") == content


@pytest.mark.parametrize("field", Result._fields)
def test_no_field_may_be_missing(plan: Plan, file: Path, field: str) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    del lines[2][field]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(BadArena, match="line 3"):
        Store(str(file), plan)


def test_a_reason_without_bottom_is_refused(plan: Plan, file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    deep = '{"key":"list","params":{"a":' * 5000 + "1" + "}}" * 5000
    lines[2] = lines[2].replace('"reason":null', f'"reason":{deep}')
    file.write_text("".join(lines), encoding="utf-8")
    with pytest.raises(BadArena, match="line 3"):
        Store(str(file), plan)


def test_a_forfeit_is_taken_over(plan: Plan, file: Path) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    lines[2] |= {"forfeit": 0, "winners": [1], "reason": GAVE_UP}
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with Store(str(file), plan) as store:
        assert store.results[1].forfeit == 0


def test_each_game_is_on_the_disk_before_the_next(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut cannot lose it."""
    path = tmp_path / "results.jsonl"
    synced: list[bytes] = []

    def note(file: int) -> None:
        if os.path.sameopenfile(file, opened):
            synced.append(path.read_bytes())

    opened = os.open(path, os.O_RDONLY | os.O_CREAT)
    monkeypatch.setattr(os, "fsync", note)
    with Store(str(path), plan) as store:
        assert synced[-1].count(b"\n") == 1
        for count, result in enumerate(played(plan, games=2), start=2):
            store.add(result)
            assert synced[-1] == path.read_bytes()
            assert synced[-1].count(b"\n") == count
    os.close(opened)


def test_a_disk_that_fails_is_told(
    plan: Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with Store(str(tmp_path / "results.jsonl"), plan) as store:
        monkeypatch.setattr(os, "fsync", fail)
        with pytest.raises(OSError, match=os.strerror(errno.EIO)):
            store.add(played(plan, games=2)[0])


def test_a_game_twice_counts_once(plan: Plan, file: Path) -> None:
    with open(file, "ab") as stream:
        stream.write(file.read_bytes().splitlines(keepends=True)[-1])
    with Store(str(file), plan) as store:
        assert sorted(store.results) == [0, 1, 2, 3]


@pytest.mark.skipif(os.name != "posix", reason="locks of files are the system's")
def test_two_runs_do_not_write_the_same_file(plan: Plan, file: Path) -> None:
    with (
        Store(str(file), plan),
        pytest.raises(BadArena, match="in use by another run"),
    ):
        Store(str(file), plan)
