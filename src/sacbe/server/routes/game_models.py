"""The shapes of what a game shows: its views, and its options with their kinds and arguments. Made
from the games' own view types and move books, for the description of the interface."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from sacbe.core.game import Game
from sacbe.core.moves import Move
from sacbe.core.registry import GAMES
from sacbe.core.view_types import MessageView
from sacbe.face import find_face

FEW: Final = 8
"""Up to this many words are listed one by one; more are any words."""

SHAPE: Any = TypedDict
"""Makes the type of an object from its name and fields."""
OPTION: Final[dict[str, Any]] = {
    "id": int,
    "token": Annotated[str, Field(description="what to send as `move`")],
    "message": MessageView,
    "targets": Annotated[
        list[str],
        Field(description="the places on the board that it is about: compare them, never split"),
    ],
    "preview": Annotated[
        dict[str, int], Field(description="what it changes at once for you, by name")
    ],
}
"""What options of all kinds have."""


def value_type(values: Iterable[Any]) -> Any:
    """Return the type of an argument that has these values.

    >>> value_type(["explorer", "leader"]), value_type([1, 2]), value_type([("wood", "gold")])
    (typing.Literal['explorer', 'leader'], <class 'int'>, list[typing.Literal['wood', 'gold']])
    """
    found = list(dict.fromkeys(values))
    if isinstance(found[0], int):
        return int
    if isinstance(found[0], tuple):
        return list[value_type(part for value in found for part in value)]  # type: ignore[misc]
    return Literal[tuple(found)] if len(found) <= FEW else str


class NoArgs(TypedDict):
    """The arguments of a choice that needs none."""


def option_shape(game: str, kind: str, moves: list[Move]) -> Any:
    """Return the shape of the options of a kind."""
    name = game.title() + kind.title().replace("_", "")
    values = [move.args._asdict() for move in moves]
    fields = {field: value_type(one[field] for one in values) for field in values[0]}
    args = SHAPE(f"{name}Args", fields) if fields else NoArgs
    return SHAPE(f"{name}Option", {**OPTION, "kind": Literal[kind], "args": args})


def game_option(game: Game) -> Any:
    """Return the shape of a game's options: one for each kind of move."""
    by_kind: dict[str, list[Move]] = {}
    for move in game.moves:
        by_kind.setdefault(move.kind, []).append(move)
    shapes = [option_shape(game.name, kind, moves) for kind, moves in by_kind.items()]
    union: Any = Annotated[reduce(or_, shapes), Field(discriminator="kind")]
    return TypeAliasType(f"{game.name.title()}Option", union)


OptionShown: TypeAlias = reduce(or_, map(game_option, GAMES.values()))  # type: ignore[valid-type]
GameView: TypeAlias = reduce(or_, [find_face(game).view_type for game in GAMES.values()])  # type: ignore[valid-type]
