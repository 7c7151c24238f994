"""Find the choice that a player typed: its place in the list, its word, or, where moves are
numbers, the move itself. Further words choose from the list that the choice opens."""

from __future__ import annotations

from typing import Final

from sacbe.face.game_face import MenuEntry
from sacbe.face.narrator import Narrator

LONGEST: Final = 4
"""Numbers typed have fewer digits than this."""


def pick(line: str, offered: list[MenuEntry]) -> MenuEntry | None:
    """Return the choice typed, or None.

    >>> rotations = (MenuEntry((7,), "", "so"), MenuEntry((8,), "", "or so"))
    >>> offered = [MenuEntry((), "", "There", word="c3", more=rotations)]
    >>> pick("C3 2", offered).moves, pick("1 2", offered).moves, pick("c4", offered)
    ((8,), (8,), None)
    """
    found: MenuEntry | None = None
    for word in line.split():
        if found is not None:
            offered = list(found.more)
        found = pick_one(word, offered)
        if found is None:
            return None
    return found


def pick_one(word: str, offered: list[MenuEntry]) -> MenuEntry | None:
    """Return the choice that one word names, or None."""
    if word.isascii() and word.isdigit() and len(word) < LONGEST:
        return pick_number(int(word), offered)
    wanted = word.casefold()
    for choice in offered:
        if wanted in (choice.word.casefold(), choice.alias.casefold()) and wanted:
            return choice
    return None


def pick_number(number: int, offered: list[MenuEntry]) -> MenuEntry | None:
    """Return the choice with a number: a move where moves are numbers, else a place in the list."""
    asked = asks_number(offered)
    if asked is not None:
        id = asked.numbers.get(number)
        return None if id is None else asked._replace(moves=(id,))
    return offered[number - 1] if 1 <= number <= len(offered) else None


def asks_number(offered: list[MenuEntry]) -> MenuEntry | None:
    """Return the choice that takes a number, if there is one."""
    return next((choice for choice in offered if choice.numbers), None)


def example(offered: list[MenuEntry]) -> str:
    """Return the token of some move, to show how to write one."""
    for choice in offered:
        token = choice.token or example(list(choice.more))
        if token:
            return token
    return ""


def span(choice: MenuEntry, narrator: Narrator) -> str:
    """Return the range of numbers to type."""
    least, most = min(choice.numbers), max(choice.numbers)
    key = "cli-plain-span" if narrator.plain else "cli-play-span"
    return narrator.text(key, least=least, most=most) if least < most else str(least)


def labels(offered: list[MenuEntry], narrator: Narrator) -> list[str]:
    """Return what to type for each choice."""
    if asks_number(offered) is None:
        return [str(number) for number in range(1, len(offered) + 1)]
    return [span(choice, narrator) if choice.numbers else choice.word for choice in offered]


def words(offered: list[MenuEntry], narrator: Narrator) -> str:
    """Return the words that can be typed instead of a number."""
    return narrator.join([choice.word for choice in offered if not choice.numbers])
