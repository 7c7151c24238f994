"""The kinds of moves: their arguments, and their names for people."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.first_player import FIRST_KIND
from sacbe.core.message import Message, Value, listing
from sacbe.core.moves import Arguments, Kind
from sacbe.tzolkin import data as d

# What people read.


def tile_name(tile: str) -> Message:
    """Return the name of a building, monument or wealth tile."""
    if tile in d.WEALTH_IDS:
        return Message("tile-wealth", {"id": tile})
    if tile in d.MONUMENT_IDS:
        return Message("tile-monument", {"id": tile})
    kind = d.KINDS[d.BUILDING_KIND[d.BUILDING_IDS.index(tile)]]
    return Message(f"tile-{kind}", {"id": tile})


def goods_name(goods: tuple[str, ...]) -> Message:
    """Return the name of a mix of goods: “2 wood, 1 gold”.

    >>> from sacbe.i18n import text
    >>> text(goods_name(("wood", "wood", "gold")))
    '2 wood, 1 gold'
    """
    kinds = list(dict.fromkeys(goods))
    return listing([Message(f"amount-{good}", {"count": goods.count(good)}) for good in kinds])


def argument_name(name: str, value: object) -> Value:
    """Return the value of an argument as messages show it."""
    if name == "tile":
        return tile_name(str(value))
    if name == "goods":
        assert isinstance(value, tuple)
        return goods_name(value)
    if name in ARGUMENT_NAMES:
        return Message(f"{ARGUMENT_NAMES[name]}-{value}")
    assert isinstance(value, int)
    return value + 1 if name == "seat" else value


ARGUMENT_NAMES: Final = {
    "gear": "gear",
    "technology": "technology",
    "resource": "good",
    "temple": "temple",
    "one": "temple",
    "two": "temple",
}
"""The prefix of the message that names an argument."""


def params(args: Arguments) -> dict[str, Value]:
    """Return the parameters of a move's message."""
    out = {name: argument_name(name, value) for name, value in args._asdict().items()}
    if isinstance(args, Act):
        out["action"] = Message(f"action-{args.gear}-{args.space}")
    return out


# The arguments of moves.


class OfTile(NamedTuple):
    """A tile is drawn, dealt, kept or built."""

    tile: str


class PlaceWorker(NamedTuple):
    """A worker goes on a gear's lowest free space."""

    gear: str


class Retrieve(NamedTuple):
    """A worker comes home from a numbered space of a gear."""

    gear: str
    space: int


class Act(NamedTuple):
    """A worker does the action of a numbered space."""

    gear: str
    space: int


class Advance(NamedTuple):
    """A technology advances by a level."""

    technology: str


class OfGoods(NamedTuple):
    """Resources are paid or gained in a mix of choice."""

    goods: tuple[str, ...]


class OfTemple(NamedTuple):
    """A marker goes up or down a step."""

    temple: str


class TwoSteps(NamedTuple):
    """Markers go up a step in two temples."""

    one: str
    two: str


class OfResource(NamedTuple):
    """A resource is saved, bought or sold."""

    resource: str


MOVE_KINDS: Final[dict[str, Kind]] = {
    "first": FIRST_KIND,
    "monument": Kind("monument {tile}", "tile/{tile}", OfTile),
    "building": Kind("building {tile}", "tile/{tile}", OfTile),
    "deal": Kind("deal {tile}", "tile/{tile}", OfTile),
    "neutral": Kind("neutral {tile}", "tile/{tile}", OfTile),
    "keep": Kind("keep {tile}", "tile/{tile}", OfTile),
    "beg": Kind("beg"),
    "place": Kind("place {gear}", "gear/{gear}", PlaceWorker),
    "place_start": Kind("place start", "start"),
    "retrieve": Kind("retrieve {gear} {space}", "space/{gear}/{space}", Retrieve),
    "act": Kind("act {gear} {space}", "space/{gear}/{space}", Act),
    "nothing": Kind("nothing"),
    "harvest_corn": Kind("harvest corn", "jungle/corn"),
    "harvest_wood": Kind("harvest wood", "jungle/wood"),
    "burn": Kind("burn", "jungle/wood"),
    "advance": Kind("advance {technology}", "technology/{technology}", Advance),
    "pay": Kind("pay {goods}", "", OfGoods),
    "step": Kind("step {temple}", "temple/{temple}", OfTemple),
    "two_steps": Kind("step {one} {two}", "temple/{one} temple/{two}", TwoSteps),
    "anger": Kind("anger {temple}", "temple/{temple}", OfTemple),
    "build": Kind("build {tile}", "tile/{tile}", OfTile),
    "with_architecture": Kind("with architecture", "technology/architecture"),
    "without_architecture": Kind("without architecture"),
    "save": Kind("save {resource}", "good/{resource}", OfResource),
    "buy": Kind("buy {resource}", "good/{resource}", OfResource),
    "sell": Kind("sell {resource}", "good/{resource}", OfResource),
    "gain": Kind("gain {goods}", "", OfGoods),
    "done": Kind("done"),
    "one_day": Kind("one day", "calendar"),
    "two_days": Kind("two days", "calendar"),
    "end_turn": Kind("end turn"),
}
