"""Who plays, in the language of whoever listens."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from sacbe.core.message import Message, Value
from sacbe.i18n.words import Words

COLOURS: Final = ("red", "green", "blue", "yellow")
"""Every seat's colour, in every game."""
LEVEL: Final = re.compile(r"level:(\d)")
"""A bot that has no other name."""


class Company:
    """Who plays, and the language and manner in which they are spoken to. `plain`: signs may not
    be read aloud, so that words stand in their place."""

    def __init__(self, words: Words, names: list[str], plain: bool = False) -> None:
        self.words: Words = words
        self.plain: bool = plain
        self.names: list[str] = [self.called(seat, name) for seat, name in enumerate(names)]

    def called(self, seat: int, name: str) -> str:
        """The name of a player; a seat without one is called by its colour, and so is a bot, for
        there may be others of its level.

        >>> Company(Words("en"), ["", "level:2", "level:2", "search:9"]).names
        ['Red', 'Green bot, level 2', 'Blue bot, level 2', 'search:9']
        """
        colour = self.words.text(f"web-colour-{COLOURS[seat % len(COLOURS)]}")
        level = LEVEL.fullmatch(name)
        if level:
            return self.words.text("web-bot-of", colour=colour, level=level[1])
        return name or colour

    def who(self, seat: int) -> str:
        """A player, as stories speak of them."""
        return self.names[seat]

    def text(self, message: Message | str, **params: Value) -> str:
        """A message in the company's language."""
        return self.words.text(message, **params)

    def join(self, texts: list[str]) -> str:
        """Several texts as one, separated as the language separates them."""
        return self._chain("list", texts)

    def sequence(self, texts: list[str]) -> str:
        """Several texts that have commas of their own."""
        return self._chain("cli-play-sequence", texts)

    def _chain(self, key: str, texts: list[str]) -> str:
        result = texts[-1] if texts else ""
        for text in reversed(texts[:-1]):
            result = self.text(key, first=text, rest=result)
        return result


def quarters(points: Fraction | float) -> str:
    """Points as people write them.

    >>> quarters(Fraction(181, 4)), quarters(-0.5), quarters(3.0)
    ('45 ¼', '−½', '3')
    """
    exact = Fraction(points)
    whole, rest = divmod(abs(exact), 1)
    part = {0: "", 1: "¼", 2: "½", 3: "¾"}[int(rest * 4)]
    number = str(whole) if whole or not part else ""
    sign = "−" if exact < 0 else ""
    return sign + " ".join(piece for piece in (number, part) if piece)
