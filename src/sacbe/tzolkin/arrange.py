"""Sets up a table by description instead of by draws, for studies, tests and other engines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sacbe.core.arranging import built, merge
from sacbe.core.errors import BadPosition
from sacbe.core.position import Position
from sacbe.tzolkin import data as d
from sacbe.tzolkin.data import by_players
from sacbe.tzolkin.view import view as view_of


def arrange(position: Position, table: Mapping[str, Any]) -> Position:
    """Return the table of a description, in the words of the view. Parts that it leaves out are as
    at the start of the first round, except that nobody has any goods.

    `gears` lists who stands where (`{"tikal": {3: 0, 5: "neutral"}}`), `to_move` says whose turn
    begins, and a player's `workers` is the number in play. Workers in hand, skulls in the supply,
    the decks and the age follow from the rest.
    """
    view: dict[str, Any] = {**view_of(first_round(position), None)}
    view["players"] = [blank(player) for player in view["players"]]
    given = dict(table)
    if not isinstance(given.get("gears", {}), Mapping):
        raise BadPosition("error-view-entry", name="gears", value=str(given["gears"]))
    stand(view, given.pop("gears", {}))
    merge(view, given)
    complete(view, given)
    return built(position.game, view)


def first_round(position: Position) -> Position:
    """Return the first turn of a game in which chance drew the first of everything."""
    after = position.copy()
    while after.turn <= after.players:
        after.play(after.legal()[0])
    return after


def blank(player: dict[str, Any]) -> dict[str, Any]:
    """Return a player who has nothing but three workers in hand."""
    return {
        **player,
        **dict.fromkeys(d.GOODS, 0),
        "temples": dict.fromkeys(d.TEMPLES, 1),
        "technologies": dict.fromkeys(d.TECHNOLOGIES, 0),
        "workers": int(d.AT_START),
        "points": 0,
        "board": "light",
        "wealth": [],
    }


def stand(view: dict[str, Any], gears: Mapping[str, Any]) -> None:
    """Put workers on gears; the description of a gear replaces the whole gear."""
    for name, workers in gears.items():
        if name not in d.GEARS or not isinstance(workers, Mapping):
            raise BadPosition("error-table-entry", name=f"gears/{name}", known=", ".join(d.GEARS))
        gear = d.GEARS.index(name)
        teeth: list[Any] = [None] * int(d.TEETH[gear])
        for tooth, who in workers.items():
            if not str(tooth).isdigit() or int(tooth) >= len(teeth):
                raise BadPosition("error-view-entry", name=f"gears/{name}", value=str(tooth))
            teeth[int(tooth)] = who
        numbered = int(d.LAST[gear]) + 1
        view["gears"][name].update(spaces=teeth[:numbered], beyond=teeth[numbered:])


def complete(view: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Fill in what follows from the rest."""
    calendar, players = view["calendar"], view["players"]
    calendar["age"] = 1 if calendar["food_days_held"] < 2 else 2
    seat = given.get("to_move", calendar["first"])
    calendar["turns_taken"] = (seat - calendar["first"]) % len(players)
    view["agenda"] = [["turn", seat, 0, 0, ""]]
    view["turn"] = max(view["turn"], 1)
    on_teeth = [
        who for gear in view["gears"].values() for who in (*gear["spaces"], *gear["beyond"])
    ]
    for player in players:
        player["supply"] = d.WORKERS - player["workers"]
        placed = on_teeth.count(player["seat"])
        player["hand"] = player["workers"] - placed - (calendar["starting_space"] == player["seat"])
    held = sum(player["skull"] for player in players)
    view["skulls_left"] = d.SKULLS - held - len(view["altars"])
    complete_tiles(view, given)


def complete_tiles(view: dict[str, Any], given: Mapping[str, Any]) -> None:
    """Fill in the row, the decks, the monuments on show, and the wealth tiles that players keep."""
    players = view["players"]
    owned = [tile for player in players for tile in player["buildings"] + player["monuments"]]
    age = view["calendar"]["age"]
    deck = [
        tile
        for tile, of in zip(d.BUILDING_IDS, d.AGE, strict=True)
        if of >= age and tile not in owned
    ]
    current = [tile for tile in deck if d.AGE[d.BUILDING_IDS.index(tile)] == age]
    row = list(given.get("row", current[: d.ROW]))
    view["row"] = row + [None] * (d.ROW - len(row))
    view["unseen_buildings"] = [tile for tile in deck if tile not in row]
    if "monuments" not in given:
        free = [tile for tile in d.MONUMENT_IDS if tile not in owned]
        built_already = sum(tile in d.MONUMENT_IDS for tile in owned)
        view["monuments"] = free[: by_players(len(players), "monuments") - built_already]
    lasting = [d.WEALTH_IDS[tile] for tile in d.WEALTHY_FARMS]
    taken = [tile for player in players for tile in player["wealth"]] + view["neutral_tiles"]
    spare = [tile for tile in d.WEALTH_IDS if tile not in taken + lasting]
    for player in players:
        while len(player["wealth"]) < d.KEPT:
            player["wealth"].append(spare.pop(0))
        player.update(wealth_count=d.KEPT, wealth_hand=[], wealth_hand_count=0)
