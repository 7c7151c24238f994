"""Who plays whom: line-ups of bots, deals of chance, rotations of seats; every game has a number.

A deal is one fixed sequence of draws. Each line-up plays each deal once in every rotation of its
seats, so that luck and seats favour nobody. Games are numbered deal by deal: a run that is stopped
has played every line-up about equally often, and a longer run continues with new deals.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import sacbe
from sacbe.bots import outside
from sacbe.core.errors import SacbeError
from sacbe.core.registry import find_game

FORMAT: Final = 1
"""The version of the results file."""


class BadArena(SacbeError):
    """A match that cannot be played, or a results file that cannot be used."""


class Task(NamedTuple):
    """One game to play: its number, its deal, and who sits where."""

    number: int
    lineup: int
    deal: int
    rotation: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """Everything that decides what is played; with a game's number, it decides that game.

    >>> plan = Plan.checked("tzolkin", 2, {}, ["random", "greedy"], seed=7)
    >>> plan.lineups
    (('random', 'greedy'),)
    >>> plan.task(3)
    Task(number=3, lineup=0, deal=1, rotation=1, bots=('greedy', 'random'))
    """

    game: str
    players: int
    options: tuple[tuple[str, object], ...]
    bots: tuple[str, ...]
    gauntlet: bool
    seed: int
    code: tuple[str, ...]
    digests: tuple[str, ...]
    """A fingerprint of each file of `code`: another program is another bot."""
    limits: tuple[float, int] | None
    """Seconds per choice, and MiB of memory, for the bots of such files."""
    version: str
    sources: str
    """A fingerprint of the rules and the bots, which may change within a version."""
    build: str
    """`compiled` or `plain`: a bot that thinks for some time is another bot in another build."""

    @staticmethod
    def checked(
        game: str,
        players: int,
        options: dict[str, object],
        bots: list[str],
        gauntlet: bool = False,
        seed: int = 0,
        code: tuple[str, ...] = (),
    ) -> Plan:
        """Return a plan; raises an error for an impossible game, number of players or field.
        `sacbe.arena.match.check_bots` checks whether the bots are known. Bots of files have the
        limits that are set in this process."""
        found = find_game(game)
        count = found.check_players(players)
        if len(bots) < 2:
            raise BadArena("error-arena-two-bots")
        for spec in bots:
            if bots.count(spec) > 1:
                raise BadArena("error-arena-bot-twice", bot=spec)
        return Plan(
            game,
            count,
            tuple(found.check_options(count, options).items()),
            tuple(bots),
            gauntlet,
            seed,
            code,
            tuple(digest(path) for path in code),
            (outside.limits().seconds, outside.limits().memory) if code else None,
            sacbe.__version__,
            sources(),
            sacbe.BUILD,
        )

    @property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """The line-ups of the match."""
        return lineups(self.bots, self.players, self.gauntlet)

    def total(self, games: int) -> int:
        """Return the number of games if each line-up plays at least `games`, in whole deals.

        >>> Plan.checked("tzolkin", 4, {}, ["random", "greedy"], gauntlet=True).total(10)
        12
        """
        deals = -(-games // self.players)
        return deals * self.players * len(self.lineups)

    def task(self, number: int) -> Task:
        """Return a game by its number."""
        rest, rotation = divmod(number, self.players)
        deal, lineup = divmod(rest, len(self.lineups))
        seats = self.lineups[lineup]
        return Task(number, lineup, deal, rotation, seats[rotation:] + seats[:rotation])

    def header(self) -> dict[str, Any]:
        """Return the start of a results file; only a run with the same header may continue it."""
        return {
            "sacbe-arena": FORMAT,
            "game": self.game,
            "rules_version": find_game(self.game).rules_version,
            "version": self.version,
            "sources": self.sources,
            "build": self.build,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "gauntlet": self.gauntlet,
            "seed": self.seed,
            "code": dict(zip(map(stem, self.code), self.digests, strict=True)),
            "code_limits": None if self.limits is None else list(self.limits),
        }


@lru_cache
def lineups(bots: tuple[str, ...], players: int, gauntlet: bool) -> tuple[tuple[str, ...], ...]:
    """Return which bots play together. Round robin: every choice of different bots, or, if there
    are fewer bots than seats, every mixture of at least two. Gauntlet: the first bot against each
    other one, which has all other seats.

    >>> lineups(("a", "b", "c"), 2, False)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> lineups(("a", "b"), 3, False)
    (('a', 'a', 'b'), ('a', 'b', 'b'))
    >>> lineups(("a", "b", "c"), 3, True)
    (('a', 'b', 'b'), ('a', 'c', 'c'))
    """
    if gauntlet:
        return tuple((bots[0], *[other] * (players - 1)) for other in bots[1:])
    if len(bots) >= players:
        return tuple(itertools.combinations(bots, players))
    mixtures = itertools.combinations_with_replacement(bots, players)
    return tuple(mixture for mixture in mixtures if len(set(mixture)) > 1)


def derive(*parts: object) -> int:
    """Derive a seed from what it is for, the same on every machine.

    >>> derive("bot", 7, 0, 1) == derive("bot", 7, 0, 1) != derive("bot", 7, 1, 0)
    True
    """
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())


@lru_cache
def sources() -> str:
    """Return a fingerprint of the files that decide how games go: core, games and bots.

    >>> len(sources())
    32
    """
    root = Path(sacbe.__file__).parent
    mark = hashlib.blake2b(digest_size=16)
    for folder in ("bots", "core", *sorted(sacbe.GAMES)):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".json"):
                mark.update(path.relative_to(root).as_posix().encode() + b"\0")
                mark.update(path.read_bytes() + b"\0")
    return mark.hexdigest()


def stem(path: str) -> str:
    """Return the name of the bot of a file.

    >>> stem("bots/my_bot.py")
    'my_bot'
    """
    return Path(path).stem


def digest(path: str) -> str:
    """Return a fingerprint of a file."""
    return hashlib.blake2b(Path(path).read_bytes(), digest_size=16).hexdigest()
