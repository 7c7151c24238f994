"""Where Tikal's points come from, move by move."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sacbe.core.message import Message
from sacbe.core.moves import Move
from sacbe.core.position import Position
from sacbe.review.gain import Gain
from sacbe.tikal.position import ROUND, SCORE, player
from sacbe.tikal.scoring import highest_temple, temple_points, treasure_points
from sacbe.tikal.view import scoring_now

SOURCES: Final = ("start", "temples", "treasures", "auctions")
"""In the order in which they are told."""


def gains(before: Position, move: Move, after: Position) -> list[Gain]:
    """Every seat's points won and lost by a move, with their causes: a scoring round gives points,
    an auction costs some."""
    out: list[Gain] = []
    for seat in range(before.players):
        at = player(seat) + SCORE
        points = int(after.cells[at]) - int(before.cells[at])
        if seat == before.to_move and move.token == "end turn" and scoring_now(before):
            when = scoring_round(before)
            temples = int(temple_points(before, seat))
            treasures = int(treasure_points(before, seat))
            points -= temples + treasures
            out.append(Gain(seat, "temples", Fraction(temples), when))
            out.append(Gain(seat, "treasures", Fraction(treasures), when))
        out.append(Gain(seat, "auctions", Fraction(points)))
    return [gain for gain in out if gain.points]


def scoring_round(position: Position) -> Message:
    """The scoring round that goes on."""
    if scoring_now(position) == "final":
        return Message("source-last-round")
    return Message("source-volcano", {"number": int(position.cells[ROUND]) + 1})


def milestone(before: Position, after: Position) -> Message | None:
    """What divides the game: the scoring rounds, when the last player has scored."""
    return scoring_round(before) if after.cells[ROUND] > before.cells[ROUND] else None


def decided(position: Position) -> Message:
    """What decided a game between equal points: the highest temple, or treasures if those were
    equal, too."""
    scores = position.scores()
    winners = position.winners()
    highest = highest_temple(position, winners[0])
    for seat in range(position.players):
        if seat not in winners and scores[seat] == scores[winners[0]]:
            if highest_temple(position, seat) == highest:
                return Message("review-decided-treasures")
    return Message("review-decided-temple")
