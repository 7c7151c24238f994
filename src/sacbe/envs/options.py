"""The arguments of all environments, checked in one place: a game, players, rules and rewards."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadOption
from sacbe.core.game import Game
from sacbe.games import GAMES

VERSION: Final = 1
"""The version of the environments. Any change to observations, moves or rewards that an agent would
notice increases it."""
REWARDS: Final = ("win", "points")
ILLEGAL: Final = {"win": -1.0, "points": -100.0}
"""The reward for an illegal move, where that ends the game."""


class Setting(NamedTuple):
    """A checked choice of game, players, rules and rewards."""

    game: Game
    players: int
    options: dict[str, object]
    reward: str

    @property
    def id(self) -> str:
        """The environment's name with its version."""
        return f"{self.game.name}_v{VERSION}"


def find(id: object) -> Game:
    """Return the game of an environment's id, with or without the version; raise `BadOption`.

    >>> find("tikal_v1"), find("tzolkin")
    (sacbe.GAMES['tikal'], sacbe.GAMES['tzolkin'])
    >>> find("tikall")
    Traceback (most recent call last):
    sacbe.core.errors.BadOption: There is no environment “tikall”. Known: tikal_v1, tzolkin_v1.
    """
    known = [f"{name}_v{VERSION}" for name in sorted(GAMES)]
    if isinstance(id, str):
        found = re.fullmatch(rf"(\w+?)(?:_v{VERSION})?", id)
        if found and found[1] in GAMES:
            return GAMES[found[1]]
    raise BadOption("error-environment", id=shorten(id), known=", ".join(known))


def setting(id: object, players: object, reward: object, options: dict[str, object]) -> Setting:
    """Check the arguments and return them as a setting; raise `BadOption`.

    >>> setting("tikal", 3, "win", {"mode": "tactical"}).id
    'tikal_v1'
    >>> setting("tikal", 3, "money", {})
    Traceback (most recent call last):
    sacbe.core.errors.BadOption: ...
    """
    game = find(id)
    count = game.check_players(players)
    if not isinstance(reward, str) or reward not in REWARDS:
        raise BadOption(
            "error-option-value", option="reward", value=shorten(reward), known=", ".join(REWARDS)
        )
    game.check_options(count, options)
    return Setting(game, count, options, reward)
