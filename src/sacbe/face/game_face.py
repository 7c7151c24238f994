"""The interface of a game's face: everything that shows or describes the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from sacbe.core.facts import Fact
from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.face.narrator import Narrator
from sacbe.face.steps import Step
from sacbe.i18n.words import Words


class MenuEntry(NamedTuple):
    """A choice in a menu: what it is, what it changes at once, what else to know.

    It plays its moves one after another, opens a list of further choices (`more`), or lets people
    type a number that is a move of its own (`numbers`). If it has a `word`, people can type that or
    its `alias` instead of its number in the list.
    """

    moves: tuple[int, ...]
    token: str
    title: str
    effect: str = ""
    details: tuple[str, ...] = ()
    word: str = ""
    more: tuple[MenuEntry, ...] = ()
    numbers: Mapping[int, int] = MappingProxyType({})
    alias: str = ""


class Gain(NamedTuple):
    """Points won or lost by a seat: `source` names the cause, `detail` says which tile or when."""

    seat: int
    source: str
    points: Fraction
    detail: Message | None = None


class TellTurn(Protocol):
    """The type of `GameFace.tell`."""

    def __call__(
        self, turn: list[Step], narrator: Narrator, skip: int | None = None
    ) -> list[Message]: ...


@dataclass(frozen=True)
class GameFace:
    """The functions that show and describe a game. Views are those of `Position.view`."""

    view_type: Any
    """The type of the game's views."""

    # Stories: logs, reviews, hints, the terminal.

    tell: TellTurn
    """Describes a turn, finished or not: what its player did (unless that is `skip`), then what
    happened."""
    deeds: Callable[[list[Step], Narrator], list[Message]]
    """Describes what a player did with some moves of a turn, played or only considered."""

    # Where points come from, for reviews.

    sources: tuple[str, ...]
    """The names of all sources, in the order in which they are shown. Each has a message
    `source-GAME-NAME`."""
    gain: Callable[[Step, Fact], Gain | None]
    """Returns the points that a fact is about, if it is about points."""
    milestone: Callable[[Step, Fact], Message | None]
    """Returns the milestone that a fact marks, such as a scoring round."""
    decided: Callable[[Position], Message]
    """Returns the tie-break that decided a game."""
    review_playouts: int
    """Playouts for finding lines in a review, at every turn."""

    # The terminal.

    widest: int
    """The most columns that the board can use; 100 must be enough."""
    example_tile: str
    """A tile's id, to show how to ask for one."""
    board: Callable[[Any, Narrator, bool, int], RenderableType]
    """Draws the board of a view, whole or only what matters for the turn, for a number of columns.
    Below 100 columns it is simpler."""
    height: Callable[[int], int]
    """Returns how many lines the whole board takes at most on a screen of some width."""
    look: Callable[[Position], object]
    """Returns what the board shows: the board is drawn again when this changes."""
    lines: Callable[[str, Any, Narrator], list[str]]
    """Describes a part of a view in sentences: "board", "players" or "tiles"."""
    status: Callable[[Any, int, Narrator], str]
    """Describes what a player has, in one line."""
    menu: Callable[[Position, Narrator], list[MenuEntry]]
    """Returns the legal moves as the terminal offers them."""
    result: Callable[[list[Step], Narrator], tuple[list[str], list[list[str]]]]
    """Returns a table of where each player's points came from: headings, and a row per player."""

    # Pictures and text: environments, notebooks, files.

    svg: Callable[[Any, Words, Sequence[str], bool], str]
    """Draws the table of a view: see `sacbe.face.board_svg`."""
    text: Callable[[Position, int | None], str]
    """Describes the table in plain English: see `sacbe.face.board_text`."""

    # Optional.

    last_points: Callable[[Position, Narrator], list[Message]] = lambda position, narrator: []
    """Describes what is scored when the game is over, unless the turns already do."""
    help: Callable[[Narrator], list[str]] = lambda narrator: []
    """Returns what else can be typed in this game."""
    used_up: tuple[str, ...] = ()
    """Terms of the evaluation that every turn uses up: they explain a line only in comparison with
    another."""
    waning: tuple[str, ...] = ()
    """Terms that shrink over time: they explain a line only if it has more of them."""


def question(position: Position, narrator: Narrator) -> str:
    """Return what is being decided, in words."""
    prompt = position.prompt()
    assert prompt is not None
    return narrator.text(prompt.message)
