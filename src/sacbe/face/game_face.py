"""What a game's face provides: how the game is shown and told, in every place where it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from rich.console import RenderableType

from sacbe.core.facts import Fact
from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.face.narrator import Narrator
from sacbe.face.steps import Step
from sacbe.i18n.words import Words


class MenuEntry(NamedTuple):
    """A choice as a menu offers it: what it is, what it changes at once, what else to know.

    It makes its moves one after another. Instead it may open a list of further choices (`more`),
    or let a number be typed that is a move of its own (`numbers`). Where it has a `word`, that
    or its `alias` can be typed for it as well as its place in the list."""

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


class GameFace(ABC):
    """A game's face. Views are JSON, as `Position.view` returns them."""

    view_type: Any
    """The type of the game's views."""

    # Stories: logs, reviews, hints, the terminal.

    @abstractmethod
    def tell(self, turn: list[Step], narrator: Narrator, skip: int | None = None) -> list[Message]:
        """Tell a turn, finished or not, in the order in which it happened: what its player did
        (unless that is `skip`), then what happened."""

    @abstractmethod
    def deeds(self, steps: list[Step], narrator: Narrator) -> list[Message]:
        """Tell what a player did with some moves of a turn, played or only thought of."""

    @abstractmethod
    def last_points(self, position: Position, narrator: Narrator) -> list[Message]:
        """Tell what is scored when the game is over, unless turns tell it."""

    # Where points come from, for reviews.

    sources: tuple[str, ...]
    """The names of all sources, in the order in which they are shown. Each has a message
    `source-GAME-NAME`."""

    @abstractmethod
    def gain(self, step: Step, fact: Fact) -> Gain | None:
        """Return the points that a fact is about, if it is about points."""

    @abstractmethod
    def milestone(self, step: Step, fact: Fact) -> Message | None:
        """Return what divides the game at this fact, if something does."""

    @abstractmethod
    def decided(self, position: Position) -> Message:
        """Return what decided a game between equal points."""

    used_up: tuple[str, ...] = ()
    """Terms of the evaluation that every turn uses up: no reason for or against a line, unless
    it is compared with another."""
    waning: tuple[str, ...] = ()
    """Terms that only time takes away: a reason if there is more of it."""
    review_playouts: int
    """Playouts for finding lines in a review, at every turn."""

    # The terminal.

    widest: int
    """How many columns of the screen the board can use; 100 must be enough."""
    example_tile: str
    """A tile's id, to show how to ask for one."""

    @abstractmethod
    def board(
        self, view: Mapping[str, Any], narrator: Narrator, whole: bool, width: int
    ) -> RenderableType:
        """Draw the board; not whole: only what a turn is decided by. It is drawn for 100 columns
        or more, and more simply for a narrower screen."""

    @abstractmethod
    def height(self, width: int) -> int:
        """Return how many lines the whole board takes at most on a screen of `width` columns."""

    @abstractmethod
    def look(self, position: Position) -> object:
        """Return what the board shows: it is drawn again when this changes."""

    @abstractmethod
    def lines(self, part: str, view: Mapping[str, Any], narrator: Narrator) -> list[str]:
        """Describe a part of the board in sentences: "board", "players" or "tiles"."""

    @abstractmethod
    def status(self, view: Mapping[str, Any], seat: int, narrator: Narrator) -> str:
        """Describe what a player has, in one line."""

    @abstractmethod
    def menu(self, position: Position, narrator: Narrator) -> list[MenuEntry]:
        """Return the legal moves as they are offered to the one who decides."""

    @abstractmethod
    def result(self, steps: list[Step], narrator: Narrator) -> tuple[list[str], list[list[str]]]:
        """Return a table of where each player's points came from in a finished game: headings, and
        a row a player."""

    def help(self, narrator: Narrator) -> list[str]:
        """Return what else can be typed in this game."""
        return []

    # Pictures and text: environments, notebooks, files.

    @abstractmethod
    def svg(self, view: Mapping[str, Any], words: Words, names: Sequence[str], dark: bool) -> str:
        """Draw the table that a view shows, as SVG: see `sacbe.face.board_svg`."""

    @abstractmethod
    def text(self, position: Position, seat: int | None) -> str:
        """Describe the table in plain English text: see `sacbe.face.board_text`."""


def question(position: Position, narrator: Narrator) -> str:
    """Return what is being decided, in words."""
    prompt = position.prompt()
    assert prompt is not None
    return narrator.text(prompt.message)
