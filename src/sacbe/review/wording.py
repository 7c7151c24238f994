"""Lines and reasons in words, the same as in the terminal and the log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from babel.numbers import format_percent

from sacbe.core.position import CHANCE, NOBODY, Position
from sacbe.core.registry import find_game
from sacbe.face import find_face
from sacbe.face.narrator import Narrator
from sacbe.face.steps import Step, take_step
from sacbe.i18n.numbers import signed
from sacbe.i18n.words import Words
from sacbe.review.analysis import SMALLEST, Reason

MOST_REASONS: Final = 3
AT_ONCE: Final = 0.5
"""Points that a better line must gain by the end of the turn, beside half of its whole gain; else
its gain comes later."""
SAME_WINS: Final = 0.005
SAME_POINTS: Final = 0.5
"""Lines that differ by less are equal, as far as the search knows."""


def comes_later(at_once: float, in_the_end: float) -> bool:
    """Whether what a line gains by the end of the turn does not explain why it is better.

    >>> comes_later(4.0, 6.0), comes_later(2.0, 6.0), comes_later(0.2, 0.1)
    (False, True, True)
    """
    return at_once < max(AT_ONCE, in_the_end / 2)


def line_text(
    start: Position, moves: Sequence[int], narrator: Narrator, whole: bool, real: bool
) -> str:
    """Describe a line in one sentence."""
    return narrator.sequence(line_parts(start, moves, narrator, whole, real))


def line_parts(
    start: Position, moves: Sequence[int], narrator: Narrator, whole: bool, real: bool
) -> list[str]:
    """Describe a line: as a story if it is a whole turn without secrets, else move by move. Draws
    on the way are mentioned only if they are real."""
    steps: list[Step] = []
    position = start.copy()
    secret = start.game.secret_of(start, moves[0]) != NOBODY
    for id in moves:
        step = take_step(position, id)
        position = step.after
        if real or step.seat != CHANCE:
            steps.append(step)
    messages = find_face(start.game).deeds(steps, narrator) if whole and not secret else []
    if not messages:
        messages = [step.move.message for step in steps if step.seat != CHANCE]
    return [narrator.text(message) for message in messages]


@cache
def _nobody(players: int) -> Narrator:
    return Narrator(Words("en"), [str(seat + 1) for seat in range(players)])


def whole_turn(start: Position, moves: Sequence[int]) -> list[str]:
    """Describe a whole turn, to distinguish lines; the same for all readers."""
    return line_parts(start, moves, _nobody(start.players), whole=True, real=False)


def rest_of_turn(start: Position, moves: Sequence[int]) -> list[str]:
    """Describe the rest of a turn, to distinguish lines."""
    return line_parts(start, moves, _nobody(start.players), whole=False, real=False)


def reason_text(game: str, reason: Reason, narrator: Narrator) -> str:
    """Describe a reason."""
    return narrator.text(
        f"reason-{game}-{reason.term}",
        way="up" if reason.points > 0 else "down",
        points=signed(narrator.words, reason.points),
    )


def told_gains(game: str, reasons: Sequence[Reason]) -> list[Reason]:
    """Return the biggest changes worth mentioning; not those that time alone brings."""
    face = find_face(find_game(game))
    return told(
        [
            reason
            for reason in reasons
            if reason.term not in face.used_up
            and (reason.points > 0 or reason.term not in face.waning)
        ],
        MOST_REASONS,
    )


def told(reasons: Sequence[Reason], most: int) -> list[Reason]:
    """Return the biggest differences worth mentioning."""
    return [reason for reason in reasons if abs(reason.points) >= SMALLEST][:most]


# Numbers as the language writes them.


def chance(narrator: Narrator, value: float) -> str:
    """Format a probability; what is possible is never shown as impossible.

    >>> from sacbe.i18n.words import Words
    >>> narrator = Narrator(Words("en"), [])
    >>> [chance(narrator, value) for value in (0.0, 0.001, 0.426, 0.999, 1.0)]
    ['0%', '<1%', '43%', '>99%', '100%']
    """
    language = narrator.words.language
    if 0 < value < 0.005:
        return "<" + format_percent(0.01, format="0%", locale=language)
    if 0.995 <= value < 1:
        return ">" + format_percent(0.99, format="0%", locale=language)
    return format_percent(value, format="0%", locale=language)


def share(narrator: Narrator, value: float) -> str:
    """Format a difference of probabilities in percentage points, with its sign."""
    number = signed(narrator.words, 100 * value, 0)
    return narrator.text("review-percentage-points", number=number)
