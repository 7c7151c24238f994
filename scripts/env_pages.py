"""Write the tables of docs/envs-GAME.md: python scripts/env_pages.py

The tables are generated from the observations and move books, so every number has a row.
`tests/envs/test_pages.py` fails when a page is out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

import sacbe
from sacbe.core.game import Game
from sacbe.core.moves import Move
from sacbe.core.observation import Array, Column, names
from sacbe.envs.options import VERSION

DOCS = Path(__file__).parents[1] / "docs"
MOST = 4
SEAT = "SEAT"
PARTS = ("specs", "observation", "actions")
FEW = 10
"""Up to this many rows are all named; beyond that, only the first and last of each run."""


def page(name: str) -> Path:
    """Return the path of a game's page."""
    return DOCS / f"envs-{name}.md"


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def table(head: tuple[str, ...], rows: list[str]) -> str:
    return "\n".join([row(*head), "|" + "---|" * len(head), *rows])


def shape(game: Game, array: Array) -> str:
    """Format the lengths of the axes, with P for the number of players where they depend on it."""
    least = game.players[0]
    few = next(one for one in game.observation.arrays(least) if one.name == array.name)
    axes = []
    for small, large in zip(few.shape, array.shape, strict=True):
        a_player = (large - small) // (MOST - least)
        rest = large - MOST * a_player
        parts = [str(rest)] if rest or not a_player else []
        if a_player:
            parts.append("P" if a_player == 1 else f"{a_player} P")
        axes.append(parts[0] if len(parts) == 1 else f"({' + '.join(parts)})")
    return " × ".join(axes)


def starts(game: Game, array: Array) -> str:
    """Return where an array begins in the flat tensor, by the number of players."""
    found = []
    for players in game.players:
        at = 0
        for one in game.observation.arrays(players):
            if one.name == array.name:
                found.append(str(at))
            at += one.size
    return " / ".join(found)


def specs(game: Game) -> str:
    sizes = " / ".join(str(game.observation.size(players)) for players in game.players)
    options = ", ".join(
        f"`{name}` ({', '.join(option.values) or 'a seat'})"
        for name, option in game.options.items()
    )
    longest = " / ".join(str(game.longest(players)) for players in game.players)
    counts = " / ".join(str(players) for players in game.players)
    title = f"sacbe/{game.name.title()}-v{VERSION}"
    rows = [
        row(
            "id", f"`{game.name}_v{VERSION}`; Gymnasium: `{title}`; OpenSpiel: `sacbe_{game.name}`"
        ),
        row("players", ", ".join(str(number) for number in game.players)),
        row("options", options),
        row("actions", len(game.moves)),
        row("observation", f"{sizes} numbers (int16) for {counts} players"),
        row("longest game", f"at most {longest} moves, those of chance included"),
    ]
    return table(("what", "value"), rows)


def kind(column: Column) -> tuple[str, int, int, str]:
    """Return what columns that share a row have in common: a name with SEAT instead of the seat's
    name, or an empty one; the bounds and the meaning."""
    for seat in sorted(names(MOST), key=len, reverse=True):
        if column.name == seat:
            return SEAT, column.low, column.high, column.meaning
        if column.name.endswith(f"_{seat}"):
            stem = column.name.removesuffix(seat)
            return stem + SEAT, column.low, column.high, column.meaning
    return "", column.low, column.high, column.meaning


def place(fixed: int, players: int, *more: str) -> str:
    """Format a column's number: after `fixed` columns and `players` columns per seat."""
    parts = [str(fixed)] if fixed else []
    if players:
        parts.append("P" if players == 1 else f"{players} P")
    return " + ".join([*parts, *more]) or "0"


def columns(array: Array) -> list[str]:
    """Return the rows that describe columns. Columns that differ only in the seat share a row, and
    so do columns with the same bounds and meaning."""
    rows = []
    fixed = players = 0
    for (name, low, high, meaning), group in groupby(array.columns, kind):
        found = [column.name for column in group]
        if name:
            found = [name]
            where = place(fixed, players, "seat")
            players += 1
        else:
            first = place(fixed, players)
            fixed += len(found)
            last = place(fixed - 1, players)
            where = first if first == last else f"{first} … {last}"
        shown = ", ".join(f"`{one}`" for one in found)
        rows.append(row(shown, where, f"{low} … {high}", meaning))
    return rows


def following(name: str) -> str:
    """Return the next name in a sequence: B10 after B09, palenque 10 after palenque 9."""
    return re.sub(r"\d+$", lambda found: str(int(found[0]) + 1).zfill(len(found[0])), name)


def runs(rows: Iterable[str]) -> list[str]:
    """Merge consecutive names, each with the numbers of its rows: A1 … A6 (0 … 5)."""
    found: list[list[tuple[str, int]]] = []
    for number, name in enumerate(rows):
        if found and name == following(found[-1][-1][0]):
            found[-1].append((name, number))
        else:
            found.append([(name, number)])
    shown = []
    for run in found:
        (first, low), (last, high) = run[0], run[-1]
        shown.append(f"{first} ({low})" if low == high else f"{first} … {last} ({low} … {high})")
    return shown


def labels(game: Game, array: Array) -> str:
    """Return the names of all rows, in order."""
    if not array.rows:
        return ""
    shown = array.rows if len(array.rows) <= FEW else runs(array.rows)
    least = game.observation.arrays(game.players[0])
    few = len(next(one for one in least if one.name == array.name).rows)
    count = str(len(array.rows)) if few == len(array.rows) else "P"
    return f"Rows ({count}): {', '.join(shown)}.\n\n"


def observation(game: Game) -> str:
    arrays = game.observation.arrays(MOST)
    parts = [
        table(
            ("array", "shape", "begins at, for 2 / 3 / 4 players"),
            [row(f"`{array.name}`", shape(game, array), starts(game, array)) for array in arrays],
        )
    ]
    for array in arrays:
        head = ("columns", "number", "from … to", "meaning")
        parts.append(f"### {array.name}\n\n{labels(game, array)}{table(head, columns(array))}")
    return "\n\n".join(parts)


def actions(game: Game) -> str:
    rows = []

    def sort(move: Move) -> tuple[str, str]:
        return move.message.key, move.token.split()[0]

    for _, group in groupby(game.moves, sort):
        moves = list(group)
        first, last = moves[0], moves[-1]
        ids = str(first.id) if first is last else f"{first.id} … {last.id}"
        tokens = f"`{first.token}`" + ("" if first is last else f" … `{last.token}`")
        rows.append(row(ids, len(moves), tokens))
    return table(("ids", "number", "tokens"), rows)


MAKERS = {"specs": specs, "observation": observation, "actions": actions}


def filled(name: str, text: str) -> str:
    """Return the page with its tables regenerated."""
    for part in PARTS:
        tables = MAKERS[part](sacbe.GAMES[name])
        made = f"<!-- {part}: begin -->\n\n{tables}\n\n<!-- {part}: end -->"
        pattern = rf"<!-- {part}: begin -->.*?<!-- {part}: end -->"
        assert len(re.findall(pattern, text, re.DOTALL)) == 1, f"{page(name)}: no place for {part}"
        text = re.sub(pattern, made.replace("\\", r"\\"), text, flags=re.DOTALL)
    return text


def main() -> None:
    for name in sacbe.GAMES:
        path = page(name)
        path.write_text(filled(name, path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
