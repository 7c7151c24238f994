"""Positions that no game can reach although every entry is within bounds: each is refused, and the
error names the rule."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import BadPosition, Record
from tests.tzolkin.table import Table

GOLDEN = Path(__file__).with_name("golden")
Dump = dict[str, Any]


def refused(name: str, data: Dump, *mentions: str) -> None:
    with pytest.raises(BadPosition) as caught:
        sacbe.GAMES[name].load(data)
    for mention in mentions:
        assert mention in str(caught.value)


@pytest.mark.parametrize("name", sorted(sacbe.GAMES))
def test_more_turns_than_moves(name: str) -> None:
    game = sacbe.GAMES[name]
    data = game.start(2).dump()
    data["turn"] = game.longest(2) + 1
    refused(name, data, "turn")


def retrieving() -> Dump:
    """Tzolk'in: the worker from Tikal 4 is about to build."""
    position = Table().stand(0, "tikal", 4).goods(0, wood=9, stone=9, gold=9).position()
    position.play("retrieve tikal 4")
    position.play("act tikal 4")
    return position.dump()


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        (["save", 0, 3, 1, "act tikal 4"], "TZ-4.11"),  # architecture is at level 0
        (["architecture", 0, 3, 0, "act tikal 4"], "TZ-4.11"),
        (["pay", 0, 3, 0, "act tikal 1"], "TZ-4.7"),  # the first level costs one
        (["pay", 0, 2, 4, "act tikal 5"], "TZ-4.7"),
    ],
)
def test_choices_that_nothing_opens(entry: list[object], rule: str) -> None:
    data = retrieving()
    data["agenda"][-1] = entry
    refused("tzolkin", data, rule)


def test_effects_of_a_building_that_nobody_owns() -> None:
    data = retrieving()
    data["agenda"].insert(1, ["effects", 0, 31, 0, "build B32"])
    refused("tzolkin", data, "TZ-4.8", "B32")


def test_two_days_with_a_dark_board() -> None:
    data = Table().dark(0).position().dump()
    data["agenda"] = [["days", 0, 0, 0, ""]]
    data["turns"] = 4
    refused("tzolkin", data, "TZ-6.2")


def test_a_tile_on_the_map_before_anybody_starts() -> None:
    game = sacbe.GAMES["tikal"]
    data = game.start(4, mode="tactical").dump()
    data["tiles"][4] = 3
    data["hexes"][7] = 1 + 6 * 4
    refused("tikal", data, "TK-1.2")


def last_round() -> Dump:
    """Tikal: the last player of the last scoring round of a basic game."""
    for path in sorted((GOLDEN / "tikal").glob("*.sacbe")):
        record = Record.load(path)
        if record.options.get("mode", "basic") == "basic":
            positions = list(record.positions())
            return next(p.dump() for p in reversed(positions) if not p.is_over)
    raise AssertionError


def test_points_that_nobody_can_have_yet() -> None:
    data = last_round()
    scorer = data["agenda"][-1][1]
    first = data["order"][0]
    data["points"][first] = 620  # possible after scoring four times
    sacbe.GAMES["tikal"].load(data)
    data["points"][scorer] = 620
    refused("tikal", data, "TK-5.1")


def test_a_wrong_order_of_the_last_round() -> None:
    data = last_round()
    data["order"][:2] = reversed(data["order"][:2])
    refused("tikal", data, "TK-7.1")


def test_figures_lost_without_a_guard() -> None:
    data = sacbe.GAMES["tikal"].start(2, first=0).dump()
    data["explorers_lost"][1] = 1
    data["explorers_in_supply"][1] -= 1
    refused("tikal", data, "TK-4.8")
