"""The pages on the environments: they tell every number there is, and what they show can be run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from scripts.env_pages import DOCS, SEAT, filled, kind, page

import sacbe

ROOT = Path(__file__).parents[2]
HEADINGS = ["Specs", "Observation", "Actions", "Rewards", "End", "Version history"]
HOW = "PYTHONPATH=src python scripts/env_pages.py"
RUNS = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
"""What runs with nothing but `sacbe[envs]`. Other blocks have a title that says what they need."""
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def read(name: str) -> str:
    return page(name).read_text(encoding="utf-8")


def programs() -> list[str]:
    return RUNS.findall((DOCS / "envs.md").read_text(encoding="utf-8"))


def part(text: str, heading: str) -> str:
    """What stands under a heading, to the next one."""
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
    """Each array is there, and under its name every row's bounds, every column and meaning."""
    text = read(name)
    game = sacbe.GAMES[name]
    for players in game.players:
        for array in game.observation.arrays(players):
            assert f"\n| `{array.name}` | " in text
            told = part(text, f"### {array.name}")
            for column in array.columns:
                named = kind(column)[0] or column.name
                assert SEAT not in column.name
                line = next(line for line in told.splitlines() if f"`{named}`" in line)
                assert line.endswith(f" | {column.low} … {column.high} | {column.meaning} |")


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
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_version_to_cite_is_this_one() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {sacbe.__version__}\n" in citation
    entry = (DOCS / "envs.md").read_text(encoding="utf-8")
    assert f"version = {{{sacbe.__version__}}}" in entry
