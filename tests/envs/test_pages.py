"""The pages on the environments explain every number, and their examples run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.env_pages import DOCS, SEAT, filled, kind, page, runs

import sacbe

ROOT = Path(__file__).parents[2]
HEADINGS = ["Specs", "Observation", "Actions", "Rewards", "End", "Version history"]
HOW = "PYTHONPATH=src python scripts/env_pages.py"
RUNS = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""Blocks that need only `sacbe[envs]`. Other blocks have a title that says what they need."""
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def read(name: str) -> str:
    return page(name).read_text(encoding="utf-8")


def programs() -> list[str]:
    return RUNS.findall((DOCS / "envs.md").read_text(encoding="utf-8"))


def rows(told: str) -> list[str]:
    """Return the names of an array's rows, including those between the ends of a run."""
    line = re.search(r"^Rows \(\w+\): (.+)\.$", told, re.MULTILINE)
    names: list[str] = []
    for shown in line[1].split(", ") if line else []:
        run = re.fullmatch(r"(.*?)(\d+) … \1(\d+) \((\d+) … (\d+)\)", shown)
        if run:
            stem, first, last, low, high = run.groups()
            assert len(names) == int(low)
            names += [
                f"{stem}{number:0{len(first)}}" for number in range(int(first), int(last) + 1)
            ]
            assert len(names) == int(high) + 1
        else:
            names.append(shown.removesuffix(f" ({len(names)})"))
    return names


def part(text: str, heading: str) -> str:
    """Return the text under a heading, up to the next one."""
    found = re.search(rf"^{re.escape(heading)}\n(.*?)(?=^#|\Z)", text, re.DOTALL | re.MULTILINE)
    assert found, heading
    return found[1]


@every_game
def test_tables_are_current(name: str) -> None:
    assert read(name) == filled(name, read(name)), HOW


def test_an_older_page_is_found_out() -> None:
    old = read("tikal").replace("| 1787 | 1 | `pass` |\n", "")
    assert old != read("tikal")
    assert filled("tikal", old) == read("tikal")


@every_game
def test_headings(name: str) -> None:
    assert re.findall(r"^## (.+)$", read(name), re.MULTILINE) == HEADINGS


@every_game
def test_every_number_has_its_place(name: str) -> None:
    """Each array is listed with all its rows and columns, and their bounds and meanings."""
    text = read(name)
    game = sacbe.GAMES[name]
    for players in game.players:
        for array in game.observation.arrays(players):
            assert f"\n| `{array.name}` | " in text
            told = part(text, f"### {array.name}")
            named_rows = rows(told)
            assert named_rows[: len(array.rows)] == list(array.rows)
            assert len(named_rows) == len(array.rows) or players < max(game.players)
            for column in array.columns:
                named = kind(column)[0] or column.name
                assert SEAT not in column.name
                line = next(line for line in told.splitlines() if f"`{named}`" in line)
                assert line.endswith(f" | {column.low} … {column.high} | {column.meaning} |")


def test_runs_of_rows() -> None:
    names = ["A1", "A2", "B09", "B10", "B12", "x 9", "x 10", "own"]
    shown = ["A1 … A2 (0 … 1)", "B09 … B10 (2 … 3)", "B12 (4)", "x 9 … x 10 (5 … 6)", "own (7)"]
    assert runs(names) == shown
    assert rows(f"Rows (8): {', '.join(shown)}.") == names


@every_game
def test_every_decision_has_its_details(name: str) -> None:
    told = read(name).split("### What the detail")[1].split("\n### ")[0]
    first = [line.split(" | ")[0] for line in told.splitlines() if line.startswith("| `")]
    named = [word for cell in first for word in re.findall(r"`(\w+)`", cell)]
    assert sorted(named) == sorted(sacbe.GAMES[name].observation.asked)


def test_the_quick_starts_are_there() -> None:
    text = "\n".join(programs())
    for wanted in ("envs.pettingzoo", "envs.gymnasium", "envs.openspiel", "envs import vector"):
        assert wanted in text


@pytest.mark.parametrize("number", range(len(programs())))
def test_quick_starts_run_as_printed(number: int, tmp_path: Path) -> None:
    program = tmp_path / "quick_start.py"
    program.write_text(programs()[number], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program)],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version_to_cite_is_this_one() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {sacbe.__version__}\n" in citation
    entry = (DOCS / "envs.md").read_text(encoding="utf-8")
    assert f"version = {{{sacbe.__version__}}}" in entry
