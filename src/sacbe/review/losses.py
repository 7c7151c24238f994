"""Which turns of a game lost something, and which of these losses a second look confirms."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.review.turns import Doubt, Look, mean_and_error

DOUBTED: Final = 5
"""Turns of each player that are looked at again."""
SURE: Final = 2.353
"""Standard errors that a loss, or the change at a turning point, must exceed: 95 %, one-sided, if
the repeats were independent."""
LEAST_WINS: Final = 0.02
LEAST_POINTS: Final = 1.5
"""A smaller loss is not worth naming."""
POINT_WORTH: Final = 0.01
"""What a point counts beside the probability of winning when losses are put in order."""


class Loss(NamedTuple):
    """How much a turn lost, and how sure that is."""

    wins: float
    wins_error: float
    points: float
    points_error: float

    @property
    def stands(self) -> bool:
        """Whether the loss exceeds the noise of the search."""
        by_wins = self.wins >= LEAST_WINS and self.wins > SURE * self.wins_error
        by_points = self.points >= LEAST_POINTS and self.points > SURE * self.points_error
        # Trading one for the other, such as points for a better chance to win, is no mistake.
        return (by_wins and self.points > -LEAST_POINTS) or (by_points and self.wins > -LEAST_WINS)


def difference(look: Look) -> tuple[float, float]:
    """Return how much better the best line looked than what was played: in winning, in points."""
    if look.best is None:
        return 0.0, 0.0
    seat = look.played.seat
    return (
        look.best.value.wins[seat] - look.played.value.wins[seat],
        look.best.value.lead(seat) - look.played.value.lead(seat),
    )


def weight(wins: float, points: float) -> float:
    """Return the number by which losses are put in order."""
    return wins + POINT_WORTH * points


def doubted(looks: dict[int, Look], players: int) -> list[Look]:
    """Return the turns of each player that seem to have lost most."""
    out: list[Look] = []
    for seat in range(players):
        own = [looks[number] for number in sorted(looks) if looks[number].played.seat == seat]
        seeming = [
            look
            for look in own
            if difference(look)[0] >= LEAST_WINS / 2 or difference(look)[1] >= LEAST_POINTS / 2
        ]
        seeming.sort(key=lambda look: -weight(*difference(look)))
        out += seeming[:DOUBTED]
    return out


def loss(doubt: Doubt) -> Loss:
    """Return the mean of all repeats, and its standard error.

    >>> loss(Doubt(7, wins=[0.125, 0.125], points=[3.0, 5.0]))
    Loss(wins=0.125, wins_error=0.0, points=4.0, points_error=1.0)
    """
    return Loss(*mean_and_error(doubt.wins), *mean_and_error(doubt.points))
