"""The kinds of moves: their arguments, and their names for people."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.first_player import FIRST_KIND
from sacbe.core.message import Message, Value
from sacbe.core.moves import Arguments, Kind
from sacbe.tikal.data import HEX_NAMES

PLACES: Final[tuple[str, ...]] = ("base", "camp1", "camp2")
"""Where figures enter: the base camp, and one's own camps in the order they were pitched."""

# What people read.


def argument_name(name: str, value: object) -> Value:
    """Return the value of an argument as messages show it."""
    if name == "hex" or value in HEX_NAMES:
        return Message("hex", {"name": str(value)})
    if value in PLACES:
        return Message(f"place-{value}")
    if name in ARGUMENT_NAMES:
        return Message(f"{ARGUMENT_NAMES[name]}-{value}")
    if isinstance(value, int):
        return value + 1 if name == "seat" else value
    return str(value)


ARGUMENT_NAMES: Final = {
    "figure": "figure",
    "treasure": "treasure",
    "wanted": "treasure",
    "given": "treasure",
}
"""The prefix of the message that names an argument."""


def params(args: Arguments) -> dict[str, Value]:
    """Return the parameters of a move's message."""
    return {name: argument_name(name, value) for name, value in args._asdict().items()}


# The arguments of moves.


class OfJungleTile(NamedTuple):
    """A tile is turned up or chosen."""

    tile: str


class DrawTreasure(NamedTuple):
    """Chance says which treasure was found."""

    treasure: str


class PlaceTile(NamedTuple):
    """The tile goes on a hex, turned clockwise by sixths."""

    hex: str
    rotation: int


class Enter(NamedTuple):
    """A figure comes in at the base camp or at one's own camp."""

    figure: str
    place: str


class Walk(NamedTuple):
    """A figure goes from hex to hex or, in a transfer, from place to place."""

    figure: str
    start: str
    end: str


class OfHex(NamedTuple):
    """Something is uncovered, recovered or pitched on a hex."""

    hex: str


class PostGuard(NamedTuple):
    """A figure guards the temple on a hex for good."""

    figure: str
    hex: str


class Exchange(NamedTuple):
    """A treasure is swapped for one of another player's."""

    seat: int
    wanted: str
    given: str


class Bid(NamedTuple):
    """A bid in an auction."""

    points: int


MOVE_KINDS: Final[dict[str, Kind]] = {
    "first": FIRST_KIND,
    "tile": Kind("tile {tile}", "tile/{tile}", OfJungleTile),
    "treasure": Kind("treasure {treasure}", "treasure/{treasure}", DrawTreasure),
    "place_tile": Kind("place {hex} {rotation}", "hex/{hex}", PlaceTile),
    "leave": Kind("leave"),
    "choose": Kind("choose {tile}", "tile/{tile}", OfJungleTile),
    "enter": Kind("enter {figure} {place}", "place/{place}", Enter),
    "move": Kind("move {figure} {start} {end}", "hex/{end}", Walk),
    "transfer": Kind("transfer {figure} {start} {end}", "place/{end}", Walk),
    "uncover": Kind("uncover {hex}", "hex/{hex}", OfHex),
    "recover": Kind("recover {hex}", "hex/{hex}", OfHex),
    "camp": Kind("camp {hex}", "hex/{hex}", OfHex),
    "guard": Kind("guard {figure} {hex}", "hex/{hex}", PostGuard),
    "exchange": Kind("exchange {wanted} of {seat} for {given}", "treasure/{wanted}", Exchange),
    "bid": Kind("bid {points}", "", Bid),
    "pass": Kind("pass"),
    "end_turn": Kind("end turn"),
}
