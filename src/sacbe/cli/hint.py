"""`sacbe hint`: the best ways to play a turn, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import typer

from sacbe.cli.options import AsJson, Language
from sacbe.cli.play import chosen_game
from sacbe.cli.saving import load
from sacbe.cli.screen import Screen
from sacbe.cli.terminal import BadArgument, check_range, print_json, progress_bar
from sacbe.core.position import CHANCE, Position
from sacbe.core.record import Record
from sacbe.core.registry import find_game
from sacbe.face import find_face
from sacbe.face.narrator import Narrator, TerminalNarrator
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import decimal
from sacbe.i18n.words import Words
from sacbe.review.analysis import Line, analyse
from sacbe.review.hints import brings, compare, hint_json
from sacbe.review.lines import imagine
from sacbe.review.wording import chance, line_text, rest_of_turn, whole_turn

PLAYOUTS: Final = 1000
MOST_PLAYOUTS: Final = 10_000_000
MOST_SECONDS: Final = 3600
LARGEST_SEED: Final = 10**18
MOST_LINES: Final = 10


def hint(
    file: Annotated[str, typer.Argument(metavar="cli-main-metavar-file", help="cli-hint-file")],
    at: Annotated[int | None, typer.Option(metavar="N", help="cli-hint-option-at")] = None,
    turn: Annotated[int | None, typer.Option(metavar="N", help="cli-hint-option-turn")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="cli-hint-option-seat")] = None,
    best: Annotated[int, typer.Option(metavar="N", help="cli-hint-option-best")] = 3,
    playouts: Annotated[
        int | None, typer.Option(metavar="N", help="cli-hint-option-playouts")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(metavar="N", help="cli-hint-option-seconds")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="cli-hint-option-seed")] = 1,
    plain: Annotated[bool, typer.Option("--plain", help="cli-replay-option-plain")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Show the best lines of a position; return the exit code."""
    words = Words(pick_language(lang))
    record = load(file)
    chosen_game(record.game.name)
    check_range("--best", best, 1, MOST_LINES)
    check_range("--seed", seed, -LARGEST_SEED, LARGEST_SEED)
    if playouts is not None:
        check_range("--playouts", playouts, 1, MOST_PLAYOUTS)
    if seconds is not None and playouts is not None:
        raise BadArgument("cli-hint-error-both")
    if seconds is not None and not 0 < seconds <= MOST_SECONDS:
        raise BadArgument("cli-hint-error-seconds", most=MOST_SECONDS)
    if seat is not None:
        record.game.check_seat(record.position, seat)
    moves = find_moves(record, at, turn)
    position = list(record.positions())[moves]
    screen = Screen(plain)
    narrator = TerminalNarrator(words, record.names, screen.plain)
    mine = find_seat(position, seat, narrator)
    budget = 0 if seconds is not None else playouts or PLAYOUTS
    whole = is_whole(record, moves)
    view = position.view(mine)
    with progress_bar() as progress:
        task = progress.add_task(words.text("cli-hint-progress"), total=1.0)
        lines = analyse(
            view,
            budget,
            seed,
            best,
            seconds or 0.0,
            lambda share: progress.update(task, completed=share),
            whole_turn if whole else rest_of_turn,
        )
    # Described in an imagined world, too: a hint may use only what the seat can know.
    teller = Teller(imagine(view, seed)[0], whole, narrator, lines)
    if as_json:
        print_json(hint_json(teller.start, whole, narrator, lines, moves, budget, seconds, seed))
    else:
        teller.show(screen, view, budget)
    return 0


def find_moves(record: Record, at: int | None, turn: int | None) -> int:
    """Return the number of moves before the requested position."""
    if at is not None and turn is not None:
        raise BadArgument("cli-hint-error-at-turn")
    if at is not None:
        check_range("--at", at, 0, len(record.moves))
        return at
    if turn is None:
        return len(record.moves)
    check_range("--turn", turn, 0, record.position.turn)
    for number, position in enumerate(record.positions()):
        if position.turn == turn and position.to_move != CHANCE:
            return number
        if position.turn > turn:
            break
    raise BadArgument("cli-hint-error-no-choice", turn=turn)


def find_seat(position: Position, seat: int | None, narrator: Narrator) -> int:
    """Return the seat to move; raise `BadArgument` if there is none, or if it is not `seat`."""
    if position.is_over:
        raise BadArgument("cli-hint-error-over")
    if position.to_move == CHANCE:
        raise BadArgument("cli-hint-error-chance")
    if seat is not None and seat != position.to_move:
        raise BadArgument(
            "cli-hint-error-seat",
            who=narrator.who(seat),
            mover=narrator.who(position.to_move),
            seat=str(position.to_move),
        )
    return position.to_move


def is_whole(record: Record, moves: int) -> bool:
    """Whether nothing has been chosen in the turn yet."""
    positions = list(record.positions())[: moves + 1]
    turn = positions[-1].turn
    return not any(
        position.turn == turn and position.to_move != CHANCE for position in positions[:-1]
    )


class Teller:
    """Describes lines in words."""

    def __init__(self, start: Position, whole: bool, narrator: Narrator, lines: list[Line]) -> None:
        self.start: Position = start
        self.game: str = start.game.name
        self.whole: bool = whole
        self.narrator: Narrator = narrator
        self.lines: list[Line] = lines

    def text(self, line: Line) -> str:
        """Describe the moves of a line."""
        return line_text(self.start, line.moves, self.narrator, self.whole, real=False)

    def show(self, screen: Screen, view: Mapping[str, Any], playouts: int) -> None:
        """Print all lines with their details."""
        narrator = self.narrator
        seat = self.lines[0].seat
        screen.head(
            narrator.text(
                "cli-hint-title",
                game=narrator.text(f"game-{self.game}"),
                turn=view["turn"],
                who=narrator.who(seat),
            )
        )
        screen.say(find_face(find_game(self.game)).status(view, seat, narrator), "quiet")
        for number, line in enumerate(self.lines):
            screen.say()
            screen.say(
                narrator.text("cli-hint-line", number=number + 1, what=self.text(line)), "bold"
            )
            for told_line in self.details(number, line):
                screen.say(told_line)
        screen.say()
        screen.say(narrator.text("cli-hint-note"), "quiet")

    def details(self, number: int, line: Line) -> list[str]:
        """Return the texts to show below a line."""
        narrator = self.narrator
        seats = range(self.start.players)
        out = [
            narrator.text(
                "cli-hint-chances",
                chances=narrator.join(
                    [f"{narrator.who(s)} {chance(narrator, line.value.wins[s])}" for s in seats]
                ),
            ),
            narrator.text(
                "cli-hint-points",
                points=narrator.join(
                    [
                        f"{narrator.who(s)} {decimal(narrator.words, line.value.points[s])}"
                        for s in seats
                    ]
                ),
            ),
        ]
        if gains := brings(line, self.game, narrator):
            out.append(narrator.text("cli-hint-changes", reasons=narrator.sequence(gains)))
        compared = compare(self.lines, number, self.game, narrator)
        if compared is not None:
            reasons = narrator.sequence(compared.said)
            out.append(
                narrator.text("cli-hint-against", number=compared.other + 1, reasons=reasons)
            )
        return out
