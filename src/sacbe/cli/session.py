"""A game on one screen: turns, the prompt, undo, saving. Independent of any particular game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from sacbe.cli.opponents import PERSON, Opponents
from sacbe.cli.saving import Keeper, program
from sacbe.cli.screen import Quit, Screen
from sacbe.cli.terminal import os_message
from sacbe.cli.typed_choice import asks_number, example, labels, pick, span, words
from sacbe.core.arguments import shorten
from sacbe.core.dice import Dice
from sacbe.core.errors import UnknownMove
from sacbe.core.message import Message
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, NOBODY, Position
from sacbe.core.record import Record
from sacbe.face.game_face import GameFace, MenuEntry, question
from sacbe.face.narrator import Narrator
from sacbe.face.steps import Step, history, take_step, turns
from sacbe.face.terminal import paint
from sacbe.i18n.numbers import printable

SEAT_TAG: Final = "seats"
"""The tag of a record that says who sits where."""
INDENT: Final = 4
"""Columns for a choice's number."""
LOG: Final = 12
"""The default number of turns that the log shows."""
COMMANDS: Final = {
    "u": "undo",
    "b": "board",
    "p": "players",
    "t": "tiles",
    "l": "log",
    "s": "save",
    "q": "quit",
    "?": "help",
    "h": "help",
}


class Session:
    """A game being played."""

    def __init__(
        self,
        record: Record,
        kinds: list[str],
        face: GameFace,
        narrator: Narrator,
        screen: Screen,
        keeper: Keeper,
        seed: int,
        manner: str = "",
    ) -> None:
        """Set up a game; `manner` holds the further options to repeat when it is resumed."""
        self.record: Record = record
        self.kinds: list[str] = kinds
        self.face: GameFace = face
        self.narrator: Narrator = narrator
        self.screen: Screen = screen
        self.keeper: Keeper = keeper
        self.manner: str = manner
        self.dice: Dice = Dice(seed)
        self.opponents: Opponents = Opponents(kinds, seed, narrator, screen)
        self.history: list[Step] = history(record)
        self.seen: dict[int, int] = {seat: self.last_turn(seat) for seat in range(len(kinds))}
        self.opened: tuple[int, int] | None = None
        self.warned: bool = False
        self.shown: object = None  # what the board looked like when it was last drawn

    @property
    def position(self) -> Position:
        return self.record.position

    @property
    def persons(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    def last_turn(self, seat: int) -> int:
        """Return where a player's last finished turn ends in the history; what follows is news."""
        for number in range(len(self.history) - 1, -1, -1):
            step = self.history[number]
            if step.seat == seat and step.before.turn != self.position.turn:
                return number
        return 0

    # The course of the game.

    def run(self) -> int:
        """Play until the end, or until somebody quits; return the exit code."""
        try:
            self.greet()
            while self.position.to_move != NOBODY:
                self.go_on()
            self.opponents.hush()
            self.finish()
        except (Quit, KeyboardInterrupt):
            self.opponents.hush()
            self.leave()
        finally:
            self.opponents.close()
        return 0

    def go_on(self) -> None:
        """Make the next move: a person's, a bot's, or one of chance."""
        seat = self.position.to_move
        if seat == CHANCE:
            self.make(draw(self.position, self.dice, self.position.choices()))
        elif self.kinds[seat] != PERSON:
            token = self.opponents.choose(seat, self.position.view(seat))
            self.record.tags[SEAT_TAG] = ",".join(self.kinds)  # perhaps another plays on now
            self.make(self.position.find(token).id)
        else:
            self.opponents.hush()
            self.decide(seat)

    def make(self, id: int) -> None:
        """Play a move and remember it; a person's finished turn is saved at once."""
        step = take_step(self.position.copy(), id)
        self.record.play(id)
        self.history.append(step)
        if step.seat in self.persons and self.position.turn != step.before.turn:
            self.save()

    def save(self) -> bool:
        """Save the game; report a problem only once."""
        done = self.keeper.save(self.record)
        if not done and not self.warned and self.keeper.problem is not None:
            self.warned = True
            self.say_problem(self.keeper.problem)
        return done

    # One decision of a person.

    def decide(self, seat: int) -> None:
        """Let a person make one choice."""
        secret = len(self.persons) > 1 and is_secret(self.position)
        turn = self.position.turn
        if self.opened != (seat, turn):
            self.open_turn(seat, secret)
            self.opened = (seat, turn)
        else:
            self.look_again(seat)
        self.opponents.tell()
        offered = self.face.menu(self.position, self.narrator)
        if is_forced(self.position, offered):
            self.say("cli-play-forced", title=with_effect(offered[0], self.narrator))
            self.make(offered[0].moves[0])
        elif (chosen := self.choose(seat, offered)) is not None:
            for id in chosen:
                self.make(id)
        if secret and self.position.turn != turn:
            self.screen.clear()
            self.say("cli-play-secret-done", who=self.narrator.who(seat))

    def open_turn(self, seat: int, secret: bool) -> None:
        """Begin a person's turn: show what happened since their last one, and the board."""
        self.save()
        if secret:
            who = self.narrator.who(seat)
            self.say("cli-play-pass-screen", who=who)
            self.screen.ask("")
            self.screen.clear()
        self.story(seat)
        if not self.screen.plain and self.face.look(self.position) != self.shown:
            self.show_board(seat, whole=False)

    def look_again(self, seat: int) -> None:
        """Show the board again if a choice has changed it and there is room for the rest."""
        changed = self.face.look(self.position) != self.shown
        if self.screen.plain or not self.screen.is_terminal or not changed:
            return
        if has_room(self.face, self.screen):
            self.show_board(seat, whole=False)

    def story(self, seat: int) -> None:
        """Show what others did since a player's last turn."""
        steps = self.history[self.seen[seat] :]
        self.seen[seat] = len(self.history)
        lines = self.told(turns(steps), seat)
        if lines:
            self.screen.head(self.narrator.text("cli-play-since"))
            for line in lines:
                self.screen.say(line)
            self.screen.say()

    def told(self, some: list[list[Step]], skip: int | None) -> list[str]:
        """Describe some turns, without what `skip` did."""
        return [
            self.narrator.text(said)
            for turn in some
            for said in self.face.tell(turn, self.narrator, skip)
        ]

    def show_board(self, seat: int | None, whole: bool) -> None:
        """Show the board as a player, or a spectator, sees it."""
        view = self.position.view(seat)
        show_board(view, self.face, self.narrator, self.screen, whole)
        self.shown = self.face.look(self.position)

    def choose(self, seat: int, offered: list[MenuEntry]) -> tuple[int, ...] | None:
        """Ask until a choice is made; return its moves, or None after an undo, to ask again."""
        self.show_choices(seat, offered)
        lists = [offered]  # the last one is open, chosen from the one before it
        while True:
            line = self.screen.ask(self.prompt_line(lists))
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.lower(), word.lower())
            if not line:
                self.show_choices(seat, lists[-1])
            elif command == "undo" and not rest:
                if len(lists) > 1:
                    lists.pop()
                    self.show_choices(seat, lists[-1])
                elif self.undo(seat):
                    return None
            elif command in COMMANDS.values() and not (command == "quit" and rest):
                self.obey(command, rest.strip(), seat, lists[-1])
            elif (choice := pick(line, lists[-1])) is not None:
                if choice.moves:
                    return choice.moves
                lists.append(list(choice.more))
                self.screen.head(choice.title)
                self.show_list(lists[-1])
            elif (id := self.written(line, lists[-1])) is not None:
                return (id,)

    def prompt_line(self, lists: list[list[MenuEntry]]) -> str:
        """Return the prompt."""
        offered = lists[-1]
        asked = asks_number(offered)
        kind = "number" if asked is not None else "list" if len(lists) > 1 else "choice"
        manner = "plain" if self.screen.plain else "play"
        text = self.narrator.text(
            f"cli-{manner}-{kind}-prompt",
            count=len(offered),
            numbers="" if asked is None else span(asked, self.narrator),
            words=words(offered, self.narrator),
        )
        if self.screen.plain:
            return text + " "
        self.screen.say(text, "quiet")
        return "> "

    def written(self, line: str, offered: list[MenuEntry]) -> int | None:
        """Return the move typed as a token, if it is legal now."""
        try:
            move = self.position.game.moves.parse(line)
        except UnknownMove:
            self.refuse("bad", line, offered)
            return None
        if not self.position.is_legal(move):
            self.refuse("not-now", line, offered)
            return None
        return move.id

    def refuse(self, why: str, line: str, offered: list[MenuEntry]) -> None:
        """Explain in one line why the input was refused."""
        asked = asks_number(offered)
        key = "cli-play-not-now" if why == "not-now" else "cli-play-bad-input"
        if asked is not None:
            key = "cli-play-bad-number"
        self.say(
            key,
            input=printable(shorten(line)),
            count=len(offered),
            numbers="" if asked is None else span(asked, self.narrator),
            words=words(offered, self.narrator),
        )

    def show_choices(self, seat: int, offered: list[MenuEntry]) -> None:
        """Show the decision, what the player has, and the choices with their costs and effects."""
        self.screen.say()
        prompt = question(self.position, self.narrator)
        who = self.narrator.who(seat)
        self.screen.head(self.narrator.text("cli-play-your-turn", who=who, prompt=prompt))
        view = self.position.view(seat)
        self.screen.say(self.face.status(view, seat, self.narrator), "quiet")
        self.show_list(offered)

    def show_list(self, offered: list[MenuEntry]) -> None:
        """Show the choices, each with what to type for it."""
        names = labels(offered, self.narrator)
        if self.screen.plain:
            for name, choice in zip(names, offered, strict=True):
                title = with_effect(choice, self.narrator)
                whole = self.narrator.sequence([title, *choice.details])
                self.say("cli-plain-choice", number=name, title=whole)
            return
        width = max(INDENT - 1, *(cell_len(name) for name in names))
        for name, choice in zip(names, offered, strict=True):
            # A text inherits its parent's style, so the number must be separate.
            text = self.screen.hang(self.draw_choice(choice), width + 1)
            self.screen.say(Text.assemble((f"{name:>{width}} ", "head"), text))

    def draw_choice(self, choice: MenuEntry) -> Text:
        """Format a choice, with its details beside or below it."""
        text = paint(with_effect(choice, self.narrator))
        details = "\n".join(choice.details)
        if not details:
            return text
        room = self.screen.console.width - INDENT - 2 - cell_len(text.plain)
        beside = "\n" not in details and cell_len(details) <= room
        text.append("  " if beside else "\n", "quiet")
        text.append(details, "quiet")
        return text

    # Commands.

    def obey(self, command: str, rest: str, seat: int, offered: list[MenuEntry]) -> None:
        """Carry out a command; the prompt follows again."""
        if command == "quit":
            raise Quit
        if command == "save":
            self.save_as(rest)
        elif command == "board":
            self.show_board(seat, whole=True)
        elif command == "log":
            self.log(int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else LOG)
        elif command == "help":
            self.help(offered)
        elif command == "tiles" and rest:
            self.tile(rest, seat)
        else:
            view = self.position.view(seat)
            for line in self.face.lines(command, view, self.narrator):
                self.screen.say(line)

    def tile(self, wanted: str, seat: int) -> None:
        """Describe one tile, found by its name."""
        view = self.position.view(seat)
        found = [
            line
            for line in self.face.lines("tiles", view, self.narrator)
            if wanted.casefold() in line.partition(":")[0].casefold().split()
        ]
        for line in found[:1]:
            self.screen.say(line)
        if not found:
            self.say("cli-play-no-tile", tile=printable(shorten(wanted)))

    def log(self, count: int) -> None:
        """Show the last turns as a story."""
        every = turns(self.history)
        lines = self.told(every[max(len(every) - count, 0) :], None)
        for line in lines:
            self.screen.say(line)
        if not lines:
            self.say("cli-play-no-log")

    def help(self, offered: list[MenuEntry]) -> None:
        """Show what can be typed."""
        self.screen.head(self.narrator.text("cli-play-help-title"))
        self.say("cli-play-help-number", token=example(offered))
        for line in self.face.help(self.narrator):
            self.screen.say(line)
        for letter in "ubptlsqr":
            self.say(f"cli-play-help-{letter}", tile=self.face.example_tile)
        self.say("cli-play-help-end")

    def save_as(self, file: str) -> None:
        """Save now; if a file is named, to that file from now on."""
        if file:
            path = Path(file).expanduser()
            if path.exists() or path.is_symlink():
                self.screen.say_whole(
                    self.narrator.text("cli-play-error-exists", file=printable(str(path)))
                )
                return
            try:
                self.record.save(path)
            except OSError as error:
                self.say_problem(os_message(error))
                return
            self.keeper = Keeper(path)
        self.warned = False
        if self.save():
            self.say_file("cli-play-saved")

    def undo(self, seat: int) -> bool:
        """Take back the last choice: within the turn, never past a draw or others' moves. Forced
        moves are undone with the choice that led to them."""
        turn = self.position.turn
        for count, step in enumerate(reversed(self.history), start=1):
            if step.seat != seat or step.before.turn != turn:
                break
            if len(step.before.legal()) > 1:
                self.say("cli-play-undone", title=self.title(step))
                self.record.undo(count)
                del self.history[len(self.history) - count :]
                self.seen[seat] = min(self.seen[seat], len(self.history))
                return True
        self.say("cli-play-no-undo")
        return False

    def title(self, step: Step) -> str:
        """Return the title that a move had when it was offered."""
        for choice in self.face.menu(step.before, self.narrator):
            if choice.moves == (step.move.id,):
                return choice.title
        return self.narrator.text(step.move.message)

    # Beginning and end.

    def say(self, key: str, **params: Any) -> None:
        """Print a message from the catalogue."""
        self.screen.say(self.narrator.text(key, **params))

    def say_file(self, key: str) -> None:
        """Print a message about the game's file."""
        self.screen.say_whole(self.narrator.text(key, file=self.keeper.name))

    def say_problem(self, problem: Message) -> None:
        """Print why the game is not saved."""
        why = self.narrator.text(problem)
        self.screen.say_whole(self.narrator.text("cli-play-not-saved", why=why))

    def greet(self) -> None:
        """Print who plays, and where the game is saved."""
        players = self.narrator.join([self.narrator.who(seat) for seat in range(len(self.kinds))])
        game = self.narrator.text(f"game-{self.record.game.name}")
        self.say("cli-play-welcome", game=game, players=players)
        if self.save():
            self.say_file("cli-play-saved-at")
            if self.persons:
                self.say("cli-play-contains-all")
        if self.persons:
            self.say("cli-play-commands-hint")

    def leave(self) -> None:
        """Print where the game is saved and how to resume it, after somebody has quit."""
        self.screen.say()
        self.opponents.tell()
        if self.position.is_over:
            return
        if self.save():
            self.say_file("cli-play-saved-at")
            command = f"{program()} play --resume {self.keeper.name}{self.manner}"
            self.screen.say_whole(self.narrator.text("cli-play-resume-with", command=command))
        else:
            self.say("cli-play-lost")
        self.say("cli-play-bye")

    def finish(self) -> None:
        """Show the board, the last turns, and where everybody's points came from."""
        saved = self.save()
        if not self.screen.plain:
            self.show_board(None, whole=True)
        if self.persons:
            self.story(max(self.persons, key=lambda seat: self.seen[seat]))
        self.opponents.tell()
        show_result(self.history, self.face, self.narrator, self.screen)
        if saved:
            self.say_file("cli-play-saved-at")


def show_board(
    view: dict[str, Any], face: GameFace, narrator: Narrator, screen: Screen, whole: bool
) -> None:
    """Show the board, the whole of it if the screen has room."""
    if screen.plain:
        for line in face.lines("board", view, narrator):
            screen.say(line)
        return
    roomy = has_room(face, screen)
    screen.say(face.board(view, narrator, whole or roomy, screen.console.width))


def has_room(face: GameFace, screen: Screen) -> bool:
    """Whether the whole board fits."""
    return screen.is_wide and screen.height > face.height(screen.console.width)


def is_secret(position: Position) -> bool:
    """Whether others must not see what is being decided."""
    return position.game.secret_of(position, position.legal()[0]) != NOBODY


def with_effect(choice: MenuEntry, narrator: Narrator) -> str:
    """Return a choice's title with its immediate effect."""
    if not choice.effect:
        return choice.title
    return narrator.text("story-with-effect", title=choice.title, effect=choice.effect)


def is_forced(position: Position, offered: list[MenuEntry]) -> bool:
    """Whether there is nothing to choose. Ending the turn is always left to the player."""
    only = offered[0]
    simple = len(offered) == 1 and len(only.moves) == 1 and not only.numbers
    return simple and position.game.moves[only.moves[0]].kind != "end_turn"


def show_result(steps: list[Step], face: GameFace, narrator: Narrator, screen: Screen) -> None:
    """Show the final table, and who won."""
    position = steps[-1].after
    screen.say()
    screen.head(narrator.text("result-over"))
    titles, rows = face.result(steps, narrator)
    table = Table(box=SIMPLE, pad_edge=False, header_style="quiet", border_style="line")
    for number, title in enumerate(titles):
        table.add_column(title, justify="left" if number == 0 else "right")
    for row in rows:
        table.add_row(*(paint(value) for value in row))
    if screen.plain or not screen.is_wide or not screen.fits(table):
        for row in rows:
            screen.say(row[0])
            for title, value in zip(titles[1:], row[1:], strict=True):
                screen.say(narrator.text("result-line", title=title, value=value))
    else:
        screen.say(table)
    winners = position.winners()
    key = "result-winner" if len(winners) == 1 else "result-winners"
    best = max(position.scores())
    who = narrator.join([narrator.who(seat) for seat in winners])
    screen.say(narrator.text(key, who=who), "bold")
    if position.scores().count(best) > len(winners):
        screen.say(narrator.text("cli-play-tie-break", how=face.decided(position)))
