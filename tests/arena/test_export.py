"""Games as tables for other programs."""

from __future__ import annotations

import csv
import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from sacbe.arena.export import COLUMNS, find_pyarrow, rows, write_csv, write_parquet
from sacbe.arena.match import Result
from sacbe.arena.schedule import Plan
from sacbe.extras import MissingExtra
from tests.arena.helpers import failed, made, plan_of


@pytest.fixture
def plan() -> Plan:
    return plan_of("a", "b,“c”")


@pytest.fixture
def results() -> list[Result]:
    bots = ("a", "b,“c”")
    return [
        made((7.25, 3.0), (0, 1), bots[::-1], forfeit=0, number=1, reason=failed('"gave\nup"')),
        made((-5.0, 4.5), (1,), bots),
    ]


def test_one_row_for_each_seat(results: list[Result]) -> None:
    found = [dict(zip(COLUMNS, row, strict=True)) for row in rows(results)]
    assert [(row["number"], row["seat"], row["bot"]) for row in found] == [
        (0, 0, "a"),
        (0, 1, "b,“c”"),
        (1, 0, "b,“c”"),
        (1, 1, "a"),
    ]
    assert [row["points"] for row in found] == [-5.0, 4.5, 7.25, 3.0]
    assert [row["victory"] for row in found] == [0, 1, 0.5, 0.5]
    assert [row["forfeit"] for row in found] == [False, False, True, False]
    assert [row["reason"] for row in found] == ["", "", 'b crashed: "gave\nup"', ""]


def test_csv_and_back(results: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    write_csv(str(path), results)
    with open(path, encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    kinds: dict[str, Any] = {"int64": int, "float64": float, "string": str}
    again = [
        tuple(
            found_row[name] == "1" if kind == "bool" else kinds[kind](found_row[name])
            for name, kind in COLUMNS.items()
        )
        for found_row in found
    ]
    assert again == list(rows(results))


def test_parquet_and_back(plan: Plan, results: list[Result], tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_parquet(str(path), plan, results)
    table = importlib.import_module("pyarrow.parquet").read_table(path)
    assert table.column_names == list(COLUMNS)
    assert [tuple(row.values()) for row in table.to_pylist()] == list(rows(results))
    assert json.loads(table.schema.metadata[b"sacbe-arena"]) == plan.header()


def test_without_pyarrow_the_message_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r'pip install "sacbe\[arena\]"'):
        find_pyarrow()
