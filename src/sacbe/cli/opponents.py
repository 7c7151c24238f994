"""Run the bots of a terminal game: ask them, wait, replace those that fail, and end them."""

from __future__ import annotations

import math
import traceback
from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

from rich.live import Live

from sacbe.bots import Bot, Forfeit, make
from sacbe.bots.outside import illegal
from sacbe.cli.screen import Screen
from sacbe.face.narrator import Narrator
from sacbe.face.terminal import paint
from sacbe.i18n.numbers import printable

PERSON: Final = "me"
USUAL: Final = "level:2"
"""The usual opponent, which also takes over from a bot that has failed."""
SIMPLEST: Final = "random"
"""The bot that takes over if even that one fails."""
MOMENT: Final = 0.3
"""Seconds of thinking after which the screen says who is thinking."""


class Opponents:
    """The bots of a game, by seat. `kinds` says who sits where, and changes when one fails."""

    def __init__(self, kinds: list[str], seed: int, narrator: Narrator, screen: Screen) -> None:
        self.kinds: list[str] = kinds
        self.seed: int = seed
        self.narrator: Narrator = narrator
        self.screen: Screen = screen
        self.bots: dict[int, Bot] = {}
        # The longest time each bot has needed for a choice. A bot cannot be watched while it
        # thinks, so an unknown one is assumed to be slow.
        self.slowest: dict[int, float] = {}
        self.began: float = math.inf  # when the first of those began who have moved in succession
        self.line: Live | None = None
        self.news: list[str] = []
        for seat, kind in enumerate(kinds):
            if kind != PERSON:
                self.seat(seat)

    def seat(self, seat: int) -> None:
        """Seat a bot. Bots have their own dice, so their thinking does not change what is drawn."""
        self.bots[seat] = make(self.kinds[seat], self.seed + 1 + seat)
        self.slowest[seat] = math.inf

    def choose(self, seat: int, view: Mapping[str, Any]) -> str:
        """Return the choice of a seat's bot, or of its replacement: always one of the choices."""
        now = perf_counter()
        self.began = min(self.began, now)
        choices: list[str] = view["choices"]
        if len(choices) > 1 and max(now - self.began, self.slowest[seat]) > MOMENT:
            self.show(seat)
        while True:
            try:
                token = self.bots[seat].choose(view)
                if token not in choices:
                    raise illegal(self.kinds[seat], token, choices)
            except Forfeit as failure:
                self.replace(seat, failure)
            except Exception as error:  # our mistake, but no reason to lose the game
                self.replace(seat, crashed(self.kinds[seat], error))
            else:
                break
        if len(choices) > 1:
            took = perf_counter() - now
            known = self.slowest[seat]
            self.slowest[seat] = took if math.isinf(known) else max(known, took)
        return token

    def replace(self, seat: int, failure: Forfeit) -> None:
        """Replace a bot that has failed; `tell` reports it."""
        close(self.bots[seat])
        self.kinds[seat] = USUAL if self.kinds[seat] != USUAL else SIMPLEST
        self.seat(seat)
        who = self.narrator.who(seat)
        why = printable(self.narrator.text(failure.message))
        self.news.append(self.narrator.text("cli-play-forfeit", who=who, why=why))
        self.news.append(self.narrator.text("cli-play-stand-in", who=who, bot=self.kinds[seat]))

    def tell(self) -> None:
        """Report the bots that have failed since the last report."""
        for line in self.news:
            self.screen.say(line, "loss")
        self.news.clear()

    def show(self, seat: int) -> None:
        """Show who is thinking, in a line that is removed afterwards."""
        console = self.screen.console
        if self.screen.plain or not console.is_terminal or console.is_dumb_terminal:
            return
        text = paint(self.narrator.text("cli-play-thinking", who=self.narrator.who(seat)), "quiet")
        if self.line is None:
            self.line = Live(
                text,
                console=console,
                auto_refresh=False,
                transient=True,
                redirect_stdout=False,
                redirect_stderr=False,
            )
            self.line.start(refresh=True)
        else:
            self.line.update(text, refresh=True)

    def hush(self) -> None:
        """Remove the line that says who is thinking."""
        self.began = math.inf
        if self.line is not None:
            self.line.stop()
            self.line = None

    def close(self) -> None:
        """End everything the bots have running."""
        self.hush()
        for bot in self.bots.values():
            close(bot)


def close(bot: Bot) -> None:
    """End what a bot has running, if it has anything."""
    end = getattr(bot, "close", None)
    if end is not None:
        end()


def crashed(kind: str, error: Exception) -> Forfeit:
    """Return the forfeit of a built-in bot that crashed, as for a bot from a file."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    what = traceback.format_exception_only(error)[-1].strip()
    return Forfeit(
        "error-bot-crashed", bot=kind, what=what, where=f"{frame.filename}:{frame.lineno}"
    )
