"""Sets up a table by description instead of by draws, for studies, tests and other engines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sacbe.core.arranging import built, merge
from sacbe.core.errors import BadPosition
from sacbe.core.position import Position
from sacbe.tikal import data as d
from sacbe.tikal.view import view as view_of


def arrange(position: Position, table: Mapping[str, Any]) -> Position:
    """Return the table of a description, in the words of the view.

    `hexes` lists the tiles on the map (`{"c3": {"tile": "A1", "figures": [{"explorers": 2}]}}`).
    `to_move` spends its `action_points` (default: 10), or is about to place `tile`; in the tactical
    game it opens an auction of `open_tiles` unless either is given. Figures in the supply, tiles,
    steps and treasures still to come, and scoring rounds held follow from the rest. Tiles of
    earlier letters that are not on the map are out of the game.
    """
    game = position.game
    view: dict[str, Any] = {**view_of(started(position), None)}
    given = dict(table)
    hexes = given.pop("hexes", {})
    if not isinstance(hexes, Mapping):
        raise BadPosition("error-view-entry", name="hexes", value=str(hexes))
    for name in hexes:
        if name not in d.HEX_NAMES:
            raise BadPosition(
                "error-table-entry", name=f"hexes/{name}", known=", ".join(d.HEX_NAMES)
            )
        view["hexes"].setdefault(name, empty_hex(position.players))
        merge(view["hexes"][name], hexes[name], f"hexes/{name}")
    merge(view, given)
    for name, here in view["hexes"].items():
        lay(name, here, hexes.get(name, {}))
    complete_players(view)
    complete_tiles(view, given)
    return built(game, view)


def started(position: Position) -> Position:
    """Return the game once the first player is known."""
    after = position.copy()
    if after.view()["first"] is None:
        after.play("first 0")
    return after


def empty_hex(players: int) -> dict[str, Any]:
    """Return an explored hex with nothing on it."""
    return {
        "tile": None,
        "rotation": 0,
        "level": 0,
        "treasures": 0,
        "done_this_turn": 0,
        "camp": None,
        "guard": None,
        "figures": [{"explorers": 0, "leader": False} for _ in range(players)],
    }


def tile_number(name: str, here: Mapping[str, Any]) -> int:
    """Return the number of the tile, or of the printed ground, on a hex."""
    if here["tile"] in d.TILE_IDS:
        return d.TILE_IDS.index(here["tile"])
    printed = [d.HEX_NAMES[d.START_HEX[start]] for start in range(d.STARTS)]
    if here["tile"] is None and name in printed:
        return d.TILES + printed.index(name)
    raise BadPosition("error-view-entry", name=f"hexes/{name}/tile", value=str(here["tile"]))


def lay(name: str, here: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Fill in what a hex has by its tile, unless the description says otherwise."""
    tile = tile_number(name, here)
    if "level" not in given:
        here["level"] = int(d.PRINTED_LEVEL[tile])
    if "treasures" not in given:
        here["treasures"] = int(d.MASKS[tile])


def complete_players(view: dict[str, Any]) -> None:
    """Fill in the players' figures in the supply, their camps and guards."""
    hexes = view["hexes"]
    for player in view["players"]:
        seat = player["seat"]
        here = [there["figures"][seat] for there in hexes.values()]
        guards = [there["guard"]["figure"] for there in hexes.values() if of(there["guard"], seat)]
        camps = [name for name, there in hexes.items() if there["camp"] == seat]
        on_map = sum(figures["explorers"] for figures in here)
        lost = player["explorers_lost"]
        player["explorers"] = d.EXPLORERS - on_map - lost - guards.count("explorer")
        away = player["leader_lost"] or "leader" in guards
        player["leader"] = not away and not any(figures["leader"] for figures in here)
        player["guards_left"] = d.GUARDS - len(guards)
        player["camps"] = player["camps"] or camps
        player["camps_left"] = d.CAMPS - len(player["camps"])


def of(guard: Mapping[str, Any] | None, seat: int) -> bool:
    """Whether a guard belongs to a player."""
    return guard is not None and guard["seat"] == seat


def complete_tiles(view: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Fill in tiles, steps and treasures still to come, scoring rounds, and whose turn it is."""
    tactical = view["mode"] == "tactical"
    seat = given.get("to_move", view["first"])
    spending = not tactical or view["tile"] is not None or "action_points" in given
    laid = {here["tile"] for here in view["hexes"].values()} | {view["tile"]}
    stack = [tile for tile in d.TILE_IDS if tile not in laid and tile not in view["open_tiles"]]
    latest = max((tile[0] for tile in (*laid, *view["open_tiles"]) if tile), default="A")
    stack = [tile for tile in stack if tile[0] >= latest]
    if tactical:
        totems = [bool(part.get("totem_up", True)) for part in given.get("players", [])]
        totems += [True] * (len(view["players"]) - len(totems))
        for player, up in zip(view["players"], totems, strict=True):
            player["totem_up"] = up
        while len(view["open_tiles"]) < sum(totems) - int(spending):
            view["open_tiles"].append(stack.pop(0))
        stack = stack[len(stack) % len(view["players"]) :]
    view["unseen_tiles"] = stack
    left = {str(step): int(d.STEP_COUNT[step]) for step in range(d.LOWEST_STEP, d.HIGHEST_STEP + 1)}
    for name, here in view["hexes"].items():
        for step in range(int(d.PRINTED_LEVEL[tile_number(name, here)]) + 1, here["level"] + 1):
            left[str(step)] -= 1
    view["steps_left"] = left
    view["unseen_treasures"] = {
        kind: d.OF_EACH - sum(player["treasures"][kind] for player in view["players"])
        for kind in d.KIND_NAMES
    }
    gone = [tile for tile in d.TILE_IDS if tile not in stack + view["open_tiles"]]
    view["scoring_rounds"] = sum(d.TERRAIN[d.TILE_IDS.index(tile)] == d.VOLCANO for tile in gone)
    points = given.get("action_points", d.ACTION_POINTS)
    view["agenda"] = [["bid", seat, 0, 0, ""]]
    if spending:
        view["agenda"] = [["turn_over", seat, 0, 0, ""], ["spend", seat, int(points), 0, ""]]
    if view["tile"] is not None:
        view["agenda"].append(["place", seat, 0, 0, ""])
    view["turn"] = max(view["turn"], 1)
