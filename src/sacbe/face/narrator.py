"""The players' names, with the language and style used to describe them."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from rich.cells import cell_len

from sacbe.core.message import Message, Value, listing
from sacbe.i18n.numbers import printable
from sacbe.i18n.words import Words

COLOURS: Final = ("red", "green", "blue", "yellow")
"""Every seat's colour, in every game."""
SHAPES: Final = "▲●■◆"
"""Every seat's shape: colour is never the only cue."""
NEUTRAL: Final = "✚"
LEVEL: Final = re.compile(r"level:(\d)")
"""The name of a bot that has no other."""
LONGEST_NAME: Final = 14
"""In columns: a longer name would misalign tables."""


class Narrator:
    """Describes players and messages in a language. With `plain`, symbols that a screen reader may
    skip are written as words."""

    def __init__(self, words: Words, names: list[str], plain: bool = False) -> None:
        self.words: Words = words
        self.plain: bool = plain
        self.names: list[str] = [self.name(seat, name) for seat, name in enumerate(names)]

    def name(self, seat: int, name: str) -> str:
        """Return a player's name. People without a name are called by their colour, and so are
        bots, because several may have the same level.

        >>> Narrator(Words("en"), ["", "level:2", "level:2", "search:9"]).names
        ['Red', 'Green bot, level 2', 'Blue bot, level 2', 'search:9']
        """
        level = LEVEL.fullmatch(name)
        if level:
            return self.words.text("bot-of", colour=self.colour(seat), level=level[1])
        return name or self.colour(seat)

    def colour(self, seat: int) -> str:
        """Return the name of a seat's colour."""
        return self.words.text(f"colour-{COLOURS[seat % len(COLOURS)]}")

    def who(self, seat: int) -> str:
        """Return a player's name as stories use it."""
        return self.names[seat]

    def text(self, message: Message | str, **params: Value) -> str:
        """Return a message in the narrator's language."""
        return self.words.text(message, **params)

    def join(self, texts: list[str]) -> str:
        """Join texts as the language joins a list."""
        return self.text(listing(texts)) if texts else ""

    def sequence(self, texts: list[str]) -> str:
        """Join texts that contain commas."""
        return self.text(sequence(texts)) if texts else ""


class TerminalNarrator(Narrator):
    """A narrator for the terminal, which adds the players' shapes."""

    def name(self, seat: int, name: str) -> str:
        """Return a name that fits the screen; a seat without one is called by its colour."""
        if not name or name == str(seat + 1):
            return self.words.text(f"colour-{COLOURS[seat]}")
        return fit(printable(name), LONGEST_NAME)

    def who(self, seat: int) -> str:
        """Return a player's name with their shape, or in words."""
        name = self.names[seat]
        if not self.plain:
            return f"{SHAPES[seat]} {name}"
        colour = self.words.text(f"colour-{COLOURS[seat]}")
        if name == colour:
            return name
        return self.words.text("board-plain-who", name=name, colour=colour)


def sequence(parts: list[Message] | list[str]) -> Message:
    """Join parts that contain commas."""
    return listing(parts, "story-sequence")


def points_text(points: Fraction | float) -> str:
    """Format points as people write them.

    >>> points_text(Fraction(181, 4)), points_text(-0.5), points_text(3.0)
    ('45 ¼', '−½', '3')
    """
    exact = Fraction(points)
    whole, rest = divmod(abs(exact), 1)
    part = {0: "", 1: "¼", 2: "½", 3: "¾"}[int(rest * 4)]
    number = str(whole) if whole or not part else ""
    sign = "−" if exact < 0 else ""
    return sign + " ".join(piece for piece in (number, part) if piece)


def fit(text: str, width: int) -> str:
    """Shorten a text to `width` columns of the screen.

    >>> fit("a very long name indeed", 12)
    'a very long…'
    """
    if cell_len(text) <= width:
        return text
    while cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…"
