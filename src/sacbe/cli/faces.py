"""What the terminal needs to know of a game: how it looks and how it is told. One face a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from rich.cells import cell_len
from rich.console import RenderableType

from sacbe.cli.screen import SHAPES
from sacbe.cli.terminal import printable
from sacbe.core.position import Position
from sacbe.story import company
from sacbe.story.company import COLOURS
from sacbe.story.steps import Step

LONGEST_NAME: Final = 14
"""In columns of the screen: a longer name would push the tables apart."""


class Choice(NamedTuple):
    """A choice as it is offered: what it is, what it changes at once, what else to know.

    It makes its moves one after another. Instead it may open a list of further choices (`more`),
    or let a number be typed that is a move of its own (`numbers`). Where it has a `word`, that
    or its `alias` can be typed for it as well as its place in the list."""

    moves: tuple[int, ...]
    token: str
    title: str
    effect: str = ""
    details: tuple[str, ...] = ()
    word: str = ""
    more: tuple[Choice, ...] = ()
    numbers: Mapping[int, int] = MappingProxyType({})
    alias: str = ""


class Company(company.Company):
    """Who plays, with the shapes and colours of the screen."""

    def called(self, seat: int, name: str) -> str:
        """A name fit for the screen; a seat without one is called by its colour."""
        if not name or name == str(seat + 1):
            return self.words.text(f"cli-board-{COLOURS[seat]}")
        return fit(printable(name), LONGEST_NAME)

    def who(self, seat: int) -> str:
        """A player, with shape or in words."""
        name = self.names[seat]
        if not self.plain:
            return f"{SHAPES[seat]} {name}"
        colour = self.words.text(f"cli-board-{COLOURS[seat]}")
        if name == colour:
            return name
        return self.words.text("cli-plain-who", name=name, colour=colour)


class Face(Protocol):
    """A game's face. Views are JSON, as `Position.view` gives them."""

    widest: int
    """So many columns its board can make use of; 100 must be enough."""
    example: str
    """A tile's id, to show how one is asked for."""

    def board(
        self, view: dict[str, Any], company: Company, whole: bool, width: int
    ) -> RenderableType:
        """The board; not whole: only what a turn is decided by. It is drawn for 100 columns or
        more, and more simply for a narrower screen."""

    def height(self, view: dict[str, Any], width: int) -> int:
        """How many lines the whole board takes at most on a screen of so many columns."""

    def look(self, position: Position) -> object:
        """What the board shows: it is drawn again when this is no longer the same."""

    def lines(self, part: str, view: dict[str, Any], company: Company) -> list[str]:
        """A part of the board in sentences: "board", "players" or "tiles"."""

    def status(self, view: dict[str, Any], seat: int, company: Company) -> str:
        """What a player has, in one line."""

    def choices(self, position: Position, company: Company) -> list[Choice]:
        """The legal moves, as they are offered to the one who decides."""

    def question(self, position: Position, company: Company) -> str:
        """What is being decided."""

    def is_secret(self, position: Position) -> bool:
        """Whether others must not see what is being decided."""

    def tell(self, turn: list[Step], company: Company, skip: int | None) -> list[str]:
        """A turn as a story: what its player did (not if it is `skip`), then what happened."""

    def result(self, steps: list[Step], company: Company) -> tuple[list[str], list[list[str]]]:
        """Where each player's points came from in a game that is over: headings, and a row a
        player."""

    def tie_break(self, company: Company) -> str:
        """What decides between equal points."""

    def help(self, company: Company) -> list[str]:
        """What else can be typed in this game."""


def asked(position: Position, company: Company) -> str:
    """What is being decided, as the game puts it."""
    prompt = position.prompt()
    assert prompt is not None
    return company.text(prompt.message)


def fit(text: str, width: int) -> str:
    """A text that takes so many columns at most.

    >>> fit("a very long name indeed", 12)
    'a very long…'
    """
    if cell_len(text) <= width:
        return text
    while cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def _tzolkin() -> Face:
    from sacbe.cli.tzolkin_board import TzolkinFace

    return TzolkinFace()


def _tikal() -> Face:
    from sacbe.cli.tikal_board import TikalFace

    return TikalFace()


FACES: Final[dict[str, Callable[[], Face]]] = {"tzolkin": _tzolkin, "tikal": _tikal}
"""The faces by the games' names; a game is added to the terminal by adding its face here."""
