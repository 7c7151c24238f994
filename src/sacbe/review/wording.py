"""Lines and reasons in words: the same words in which turns are told in the terminal."""

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
"""Points that a better line must bring by the end of the turn, and half of all that it brings; else
what it brings comes later."""
SAME_WINS: Final = 0.005
SAME_POINTS: Final = 0.5
"""Lines that differ by less are equal for all that the search knows."""


def comes_later(at_once: float, in_the_end: float) -> bool:
    """Whether what a line has more by the end of the turn does not show why it is better.

    >>> comes_later(4.0, 6.0), comes_later(2.0, 6.0), comes_later(0.2, 0.1)
    (False, True, True)
    """
    return at_once < max(AT_ONCE, in_the_end / 2)


def line_text(
    start: Position, moves: Sequence[int], narrator: Narrator, whole: bool, real: bool
) -> str:
    """A line in words, as one sentence."""
    return narrator.sequence(line_parts(start, moves, narrator, whole, real))


def line_parts(
    start: Position, moves: Sequence[int], narrator: Narrator, whole: bool, real: bool
) -> list[str]:
    """A line in words. The turn is told as a story if it is a whole one and no secret is in it,
    else move by move. What is drawn on the way is told only if it was really drawn."""
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
    """A whole turn in words by which lines can be told apart, whoever reads them."""
    return line_parts(start, moves, _nobody(start.players), whole=True, real=False)


def rest_of_turn(start: Position, moves: Sequence[int]) -> list[str]:
    """What is left of a turn, in such words."""
    return line_parts(start, moves, _nobody(start.players), whole=False, real=False)


def reason_text(game: str, reason: Reason, narrator: Narrator) -> str:
    """A reason in words."""
    return narrator.text(
        f"reason-{game}-{reason.term}",
        way="up" if reason.points > 0 else "down",
        points=signed(narrator.words, reason.points),
    )


def told_gains(game: str, reasons: Sequence[Reason]) -> list[Reason]:
    """The biggest changes by a line that are worth telling; not that time has passed."""
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
    """The biggest differences that are worth telling."""
    return [reason for reason in reasons if abs(reason.points) >= SMALLEST][:most]


def lead(rivals: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the others' average.

    >>> lead([5.0, 1.0, 3.0], 0)
    3.0
    """
    return rivals[seat] - (sum(rivals) - rivals[seat]) / (len(rivals) - 1)


# Numbers as the language writes them.


def chance(narrator: Narrator, value: float) -> str:
    """A probability; what is possible is never shown as impossible.

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
    """A difference of probabilities, with its sign, in percentage points."""
    number = signed(narrator.words, 100 * value, 0)
    return narrator.text("review-percentage-points", number=number)
