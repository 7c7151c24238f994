"""What players have, and what they gain and pay in treasures and bids.

Points scored are added in `scoring`, and action points are counted in `turns` and `game`. Each of
these modules reports its changes if facts are being collected.
"""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.core.position import AGENDA, DEPTH, FRAME, Position
from sacbe.tikal.data import KIND_NAMES
from sacbe.tikal.position import SCORE, SPEND, TREASURE, player
from sacbe.tikal.scoring import temple_points, treasure_points


def gain_treasure(position: Position, seat: i64, kind: i64, count: i64, source: str) -> None:
    """Give a player treasures of a kind, or take some away."""
    position.cells[player(seat) + TREASURE + kind] += count
    if position.facts is not None:
        position.note(seat, KIND_NAMES[kind], count, source, "")


def pay_bid(position: Position, seat: i64, points: i64) -> None:
    """Pay points for the right to play next (TK-8.2)."""
    position.cells[player(seat) + SCORE] -= points
    if position.facts is not None and points > 0:
        position.note(seat, "points", -points, "auction", "")


def action_points(position: Position, seat: int | None) -> int | None:
    """Return the action points left in the current turn if it is that seat's or no seat is given;
    None otherwise."""
    cells = position.cells
    for i in range(int(cells[DEPTH]) - 1, -1, -1):
        at = AGENDA + FRAME * i
        if cells[at] == SPEND and (seat is None or cells[at + 1] == seat):
            return int(cells[at + 2])
    return None


def holdings(position: Position, seat: int) -> dict[str, int]:
    """Return what a player has that a move may change."""
    cells = position.cells
    at = int(player(seat))
    out: dict[str, int] = {
        "action_points": action_points(position, seat) or 0,
        "points": int(cells[at + SCORE]),
        "would_score": int(temple_points(position, seat) + treasure_points(position, seat)),
    }
    for kind, name in enumerate(KIND_NAMES):
        out[name] = int(cells[at + TREASURE + kind])
    return out
