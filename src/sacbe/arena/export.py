"""The games of a match as a table for other programs: one row per seat and game."""

from __future__ import annotations

import csv
import importlib
import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from sacbe.arena.match import Result
from sacbe.arena.schedule import Plan
from sacbe.extras import missing_extra
from sacbe.i18n import text

COLUMNS: Final[dict[str, str]] = {
    "number": "int64",
    "lineup": "int64",
    "deal": "int64",
    "rotation": "int64",
    "seat": "int64",
    "bot": "string",
    "points": "float64",
    "victory": "float64",
    "forfeit": "bool",
    "reason": "string",
    "finished": "bool",
    "turns": "int64",
    "decisions": "int64",
    "turns_asked": "int64",
    "seconds": "float64",
    "slowest_turn": "float64",
    "digest": "string",
}
"""The columns, with their types in Parquet. Reasons are written in English."""


def rows(results: Iterable[Result]) -> Iterator[tuple[Any, ...]]:
    """Yield a row for each seat, game by game."""
    for result in sorted(results, key=lambda result: result.number):
        for seat, bot in enumerate(result.bots):
            forfeit = result.forfeit == seat
            yield (
                result.number,
                result.lineup,
                result.deal,
                result.rotation,
                seat,
                bot,
                result.points[seat],
                result.share(seat),
                forfeit,
                "" if result.reason is None or not forfeit else text(result.reason),
                result.finished,
                result.turns,
                result.decisions[seat],
                result.thought[seat],
                result.seconds[seat],
                result.slowest[seat],
                result.digest,
            )


def write_csv(path: str, results: Iterable[Result]) -> None:
    """Write the table as comma-separated values; true and false as 1 and 0."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        for row in rows(results):
            writer.writerow(int(cell) if isinstance(cell, bool) else cell for cell in row)


def find_pyarrow() -> Any:
    """Return the library that writes Parquet; raise `MissingExtra` if it is not installed."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError as error:
        raise missing_extra("pyarrow") or error from None


def write_parquet(path: str, plan: Plan, results: Iterable[Result]) -> None:
    """Write the table as Parquet, with the run's header in the metadata of the file."""
    pyarrow, parquet = find_pyarrow()
    kinds = {"bool": "bool_"}
    schema = pyarrow.schema(
        [(name, getattr(pyarrow, kinds.get(kind, kind))()) for name, kind in COLUMNS.items()],
        metadata={"sacbe-arena": json.dumps(plan.header())},
    )
    columns = list(zip(*rows(results), strict=True))
    arrays = [
        pyarrow.array(column, field.type) for column, field in zip(columns, schema, strict=True)
    ]
    parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), path)
