"""`sacbe replay`: a recorded game, turn by turn."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from sacbe.cli.options import Language
from sacbe.cli.play import chosen_game
from sacbe.cli.saving import load
from sacbe.cli.screen import Quit, Screen
from sacbe.cli.session import show_board, show_result
from sacbe.cli.terminal import BadArgument
from sacbe.core.arguments import shorten
from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.core.record import Record
from sacbe.face import find_face
from sacbe.face.game_face import GameFace
from sacbe.face.narrator import Narrator, TerminalNarrator
from sacbe.face.steps import Step, history, turns
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import printable
from sacbe.i18n.words import Words


def replay(
    file: Annotated[str, typer.Argument(metavar="cli-main-metavar-file", help="cli-replay-file")],
    plain: Annotated[bool, typer.Option("--plain", help="cli-replay-option-plain")] = False,
    start: Annotated[
        int | None, typer.Option("--from", metavar="N", help="cli-replay-option-from")
    ] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="cli-replay-option-seat")] = None,
    boards: Annotated[bool, typer.Option("--boards", help="cli-replay-option-boards")] = False,
    lang: Language = None,
) -> int:
    """Show a recorded game; return the exit code."""
    words = Words(pick_language(lang))
    record = load(file)
    chosen_game(record.game.name)
    if seat is not None:
        record.game.check_seat(record.position, seat)
    face = find_face(record.game)
    screen = Screen(plain, face.widest)
    narrator = TerminalNarrator(words, record.names, screen.plain)
    player = Player(record, face, narrator, screen, seat)
    if start is not None and not 0 <= start <= player.last:
        raise BadArgument("cli-replay-error-turn", turn=start, last=player.last)
    if somebody_types(screen):
        return player.step_through(start or 0)
    return player.print_all(start or 0, boards)


def somebody_types(screen: Screen) -> bool:
    """Whether somebody is there to turn the pages."""
    return sys.stdin is not None and sys.stdin.isatty() and screen.is_terminal


class Player:
    """Shows the turns of a record."""

    def __init__(
        self, record: Record, face: GameFace, narrator: Narrator, screen: Screen, seat: int | None
    ) -> None:
        self.record: Record = record
        self.face: GameFace = face
        self.narrator: Narrator = narrator
        self.screen: Screen = screen
        self.seat: int | None = seat
        self.turns: list[list[Step]] = turns(history(record))

    @property
    def last(self) -> int:
        """The number of the last turn."""
        return max(len(self.turns) - 1, 0)

    def title(self) -> None:
        """Print which game it is."""
        who = [self.narrator.who(seat) for seat in range(self.record.players)]
        game = self.narrator.text(f"game-{self.record.game.name}")
        self.screen.say(
            self.narrator.text("cli-replay-title", game=game, players=self.narrator.join(who)),
            "bold",
        )

    def print_all(self, start: int, boards: bool) -> int:
        """Print the whole story at once."""
        self.title()
        for number in range(start, len(self.turns)):
            self.show(number, boards)
        self.end()
        return 0

    def step_through(self, start: int) -> int:
        """Let the user turn the pages."""
        number = start
        self.title()
        try:
            self.show(number, True)
            while True:
                number = self.turn_page(number)
        except (Quit, KeyboardInterrupt):
            return 0

    def turn_page(self, number: int) -> int:
        """Ask where to go; return the number of the turn to show."""
        line = self.screen.ask(self.prompt_line()).lower()
        if line in ("q", "quit"):
            raise Quit
        if line in ("", "n", "next"):
            wanted = number + 1
        elif line in ("p", "previous"):
            wanted = number - 1
        elif line in ("b", "board"):
            wanted = number
        elif line.isascii() and line.isdigit() and len(line) < 6 and int(line) <= self.last:
            wanted = int(line)
        else:
            shown = printable(shorten(line))
            self.say("cli-replay-bad-input", input=shown, last=self.last)
            return number
        if wanted < 0:
            self.say("cli-replay-at-start")
            return number
        if wanted > self.last:
            self.end()
            self.say("cli-replay-at-end")
            return number
        self.show(wanted, True, whole=line in ("b", "board"))
        return wanted

    def prompt_line(self) -> str:
        """Return the prompt."""
        if self.screen.plain:
            return self.narrator.text("cli-replay-plain-prompt") + " "
        self.screen.say(self.narrator.text("cli-replay-prompt"), "quiet")
        return "> "

    def say(self, key: str, **params: Any) -> None:
        """Print a message from the catalogue."""
        self.screen.say(self.narrator.text(key, **params))

    def show(self, number: int, board: bool, whole: bool = False) -> None:
        """Print a turn as a story, and the board after it."""
        if not self.turns:
            self.say("cli-replay-nothing")
            return
        self.screen.head(self.narrator.text("cli-replay-turn", turn=number, last=self.last))
        told = self.face.tell(self.turns[number], self.narrator)
        for message in told or [Message("cli-replay-nothing")]:
            self.screen.say(self.narrator.text(message))
        if board:
            self.board(self.turns[number][-1].after, whole)

    def board(self, position: Position, whole: bool) -> None:
        """Print the board as the chosen seat, or a spectator, sees it."""
        view = position.view(self.seat)
        show_board(view, self.face, self.narrator, self.screen, whole)
        if self.screen.plain:
            for line in self.face.lines("players", view, self.narrator):
                self.screen.say(line)

    def end(self) -> None:
        """Print how the game ended, or that it has not."""
        if self.record.position.is_over:
            steps = [step for turn in self.turns for step in turn]
            show_result(steps, self.face, self.narrator, self.screen)
        else:
            self.say("cli-replay-unfinished")
