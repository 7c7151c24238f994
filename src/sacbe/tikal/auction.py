"""Section 8: the tactical game's rounds and auctions."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import CHANCE, PLAYERS, TURN, Position
from sacbe.tikal import position as p
from sacbe.tikal.holdings import pay_bid
from sacbe.tikal.moves import M_BID, M_PASS
from sacbe.tikal.position import player


def new_round(position: Position, opener: i64) -> None:
    """Turn up as many tiles as there are players, and all totems (TK-8.1)."""
    cells = position.cells
    seat: i64
    for seat in range(cells[PLAYERS]):
        cells[player(seat) + p.TOTEM] = 1
    position.push(p.AUCTION, opener, 0, 0)
    position.push(p.DRAW_TILE, CHANCE, cells[PLAYERS], 0)


def open_auction(position: Position, opener: i64) -> None:
    """Open an auction among the players whose totem is up; the last player of a round needs none
    (TK-8.5)."""
    if left_in(position) == 1:
        win(position, opener)
    else:
        ask(position, opener)


def ask(position: Position, seat: i64) -> None:
    """Ask a player to bid or pass; each time is a new turn."""
    position.cells[TURN] += 1
    position.push(p.MAKE_BID, seat, 0, 0)


def is_in(position: Position, seat: i64) -> bool:
    """Whether a player still takes part in the auction."""
    at = player(seat)
    return position.cells[at + p.TOTEM] == 1 and position.cells[at + p.PASSED] == 0


def left_in(position: Position) -> i64:
    """Return how many players still take part in the auction."""
    count: i64 = 0
    seat: i64
    for seat in range(position.cells[PLAYERS]):
        if is_in(position, seat):
            count += 1
    return count


def bid_choices(position: Position, seat: i64) -> vec[i64]:
    """Return the choices: a higher bid that the player can afford, or passing (TK-8.2, TK-8.4)."""
    cells = position.cells
    out = vec[i64](capacity=24)
    points: i64
    for points in range(cells[p.BID] + 1, cells[player(seat) + p.SCORE] + 1):
        out = append(out, M_BID + points - 1)
    return append(out, M_PASS)


def bid(position: Position, seat: i64, id: i64) -> None:
    """Bid or pass; then the next player is asked, or the auction has a winner."""
    cells = position.cells
    if id == M_PASS:
        cells[player(seat) + p.PASSED] = 1
        if cells[p.FIRST_PASS] < 0:
            cells[p.FIRST_PASS] = seat
    else:
        cells[p.BID] = id - M_BID + 1
        cells[p.BIDDER] = seat
    left = left_in(position)
    if left == 0:  # all passed: the first to do so plays for free (TK-8.4)
        win(position, cells[p.FIRST_PASS])
    elif left == 1 and cells[p.BIDDER] >= 0:
        win(position, cells[p.BIDDER])
    else:
        ask(position, next_in(position, seat))


def next_in(position: Position, seat: i64) -> i64:
    """Return the next player clockwise who still takes part."""
    players = position.cells[PLAYERS]
    after = (seat + 1) % players
    while not is_in(position, after):
        after = (after + 1) % players
    return after


def win(position: Position, seat: i64) -> None:
    """Pay the bid, and let the player choose a tile and play (TK-8.2)."""
    cells = position.cells
    if cells[p.BIDDER] == seat:
        pay_bid(position, seat, cells[p.BID])
    if position.facts is not None:
        why = (
            "bid"
            if cells[p.BIDDER] == seat
            else "last"
            if cells[p.FIRST_PASS] < 0
            else "all_passed"
        )
        position.note(seat, "plays_next", cells[p.BID], why, "")
    cells[p.BID] = 0
    cells[p.BIDDER] = -1
    cells[p.FIRST_PASS] = -1
    other: i64
    for other in range(cells[PLAYERS]):
        cells[player(other) + p.PASSED] = 0
    cells[TURN] += 1
    opened_by = position.cause
    position.cause = -1  # what comes after the tile does not depend on how the auction ended
    position.push(p.TURN_OVER, seat, 0, 0)
    position.push(p.TAKE_TILE, seat, 0, 0)
    position.cause = opened_by
    position.push(p.CHOOSE_TILE, seat, 0, 0)


def turn_over(position: Position, seat: i64) -> None:
    """Turn the totem over; then open the next auction, or start the next round (TK-8.3)."""
    cells = position.cells
    cells[p.LAST_PLACER] = seat
    cells[player(seat) + p.TOTEM] = 0
    if left_in(position) > 0:
        position.push(p.AUCTION, next_in(position, seat), 0, 0)
    else:
        position.push(p.NEW_ROUND, (seat + 1) % cells[PLAYERS], 0, 0)
