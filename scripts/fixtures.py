"""Bring the fixtures of the web app's tests up to date with the server's answers:

python scripts/fixtures.py web/src/fixtures

Each file is its own source: the position is imagined from the file's view, and a new view is made.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import sacbe
from sacbe.core.dice import Dice
from sacbe.server import views
from sacbe.server.events import State
from sacbe.tikal.data import HEX_NAMES, NEIGHBOUR, SIDES


def refreshed(path: Path) -> str:
    """Return the new contents of a fixture."""
    if path.name == "tikal-neighbours.json":
        return json.dumps(neighbours()) + "\n"
    old: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    game = sacbe.GAMES[old["view"]["game"]]
    view = {**old["view"], "rules": game.rules_version}
    state = State(game.imagine(view, Dice(1)), old["seq"], old["seq"])
    shown = views.show(state, old["seq"], old["seat"])
    ways = views.ways(state, old["seq"], old["seat"])["ways"]
    return json.dumps({**shown, "ways": ways}) + "\n"


def neighbours() -> dict[str, list[str | None]]:
    """Return the hexes around each hex, clockwise from the north."""
    return {
        name: [
            HEX_NAMES[other] if other >= 0 else None
            for other in NEIGHBOUR[SIDES * hex : SIDES * (hex + 1)]
        ]
        for hex, name in enumerate(HEX_NAMES)
    }


if __name__ == "__main__":
    for path in sorted(Path(sys.argv[1]).glob("*.json")):
        path.write_text(refreshed(path), encoding="utf-8")
