"""Lines and reasons in words: the same words in which turns are told in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from babel.numbers import format_percent

from sacbe.cli.terminal import signed
from sacbe.core.position import CHANCE, Position
from sacbe.i18n.words import Words
from sacbe.review.analysis import SMALLEST, Reason
from sacbe.story import tikal, tzolkin
from sacbe.story.company import Company
from sacbe.story.steps import Step

MOST_REASONS: Final = 3
MEANS: Final = {"tikal": ("action_points", "turns", "tile"), "tzolkin": ("turn",)}
"""What every turn uses up: no reason for or against a line, unless it is compared with another."""
WANING: Final = {"tzolkin": ("workers", "technologies")}
"""What only time takes away: a reason if there is more of it, or if another line is compared."""
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


def tzolkin_deeds(steps: list[Step], company: Company) -> list[str]:
    return tzolkin.deeds([step for step in steps if step.seat != CHANCE], company)


def tikal_deeds(steps: list[Step], company: Company) -> list[str]:
    return [tikal.say(deed, company) for deed in tikal.deeds(steps)]


DEEDS: Final[dict[str, Callable[[list[Step], Company], list[str]]]] = {
    "tzolkin": tzolkin_deeds,
    "tikal": tikal_deeds,
}
"""What was done in a turn, by the games' names."""


def line_text(
    start: Position, moves: Sequence[int], company: Company, whole: bool, real: bool
) -> str:
    """A line in words, as one sentence."""
    return company.sequence(line_parts(start, moves, company, whole, real))


def line_parts(
    start: Position, moves: Sequence[int], company: Company, whole: bool, real: bool
) -> list[str]:
    """A line in words. The turn is told as a story if it is a whole one and no secret is in it,
    else move by move. What is drawn on the way is told only if it was really drawn."""
    steps: list[Step] = []
    position = start.copy()
    for id in moves:
        before = position.copy()
        position.play(id)
        if real or before.to_move != CHANCE:
            steps.append(Step(before, before.game.moves[id], position.copy()))
    told: list[str] = []
    if whole and not steps[0].move.token.startswith("keep "):
        told = DEEDS[start.game.name](steps, company)
    if not told:
        told = [company.text(step.move.message) for step in steps if step.seat != CHANCE]
    return told


@cache
def _nobody(players: int) -> Company:
    return Company(Words("en"), [str(seat + 1) for seat in range(players)])


def whole_turn(start: Position, moves: Sequence[int]) -> list[str]:
    """A whole turn in words by which lines can be told apart, whoever reads them."""
    return line_parts(start, moves, _nobody(start.players), whole=True, real=False)


def rest_of_turn(start: Position, moves: Sequence[int]) -> list[str]:
    """What is left of a turn, in such words."""
    return line_parts(start, moves, _nobody(start.players), whole=False, real=False)


def reason_text(game: str, reason: Reason, company: Company) -> str:
    """A reason in words."""
    return company.text(
        f"reason-{game}-{reason.term}",
        way="up" if reason.points > 0 else "down",
        points=signed(company.words, reason.points),
    )


def told_gains(game: str, reasons: Sequence[Reason]) -> list[Reason]:
    """The biggest changes by a line that are worth telling; not that time has passed."""
    return told(
        [
            reason
            for reason in reasons
            if reason.term not in MEANS.get(game, ())
            and (reason.points > 0 or reason.term not in WANING.get(game, ()))
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


def chance(company: Company, value: float) -> str:
    """A probability; what is possible is never shown as impossible.

    >>> from sacbe.i18n.words import Words
    >>> company = Company(Words("en"), [])
    >>> [chance(company, value) for value in (0.0, 0.001, 0.426, 0.999, 1.0)]
    ['0%', '<1%', '43%', '>99%', '100%']
    """
    language = company.words.language
    if 0 < value < 0.005:
        return "<" + format_percent(0.01, format="0%", locale=language)
    if 0.995 <= value < 1:
        return ">" + format_percent(0.99, format="0%", locale=language)
    return format_percent(value, format="0%", locale=language)


def share(company: Company, value: float) -> str:
    """A difference of probabilities, with its sign, in percentage points."""
    number = signed(company.words, 100 * value, 0)
    return company.text("review-percentage-points", number=number)
