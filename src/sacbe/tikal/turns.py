"""Sections 2, 6 and 7: turns, scoring rounds, and the end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.position import CHANCE, NOBODY, PLAYERS, TURN, Position
from sacbe.tikal import data as d
from sacbe.tikal import expedition, temples, tiles, treasures
from sacbe.tikal import position as p
from sacbe.tikal.moves import (
    M_CAMP,
    M_END_TURN,
    M_EXCHANGE,
    M_GUARD,
    M_MOVE,
    M_RECOVER,
    M_TRANSFER,
    M_UNCOVER,
)
from sacbe.tikal.position import player


def new_turn(position: Position, seat: i64) -> None:
    """Start a turn of the basic game: draw a tile (TK-2.1)."""
    position.cells[TURN] += 1
    position.push(p.TURN_OVER, seat, 0, 0)
    position.push(p.TAKE_TILE, seat, 0, 0)
    position.push(p.DRAW_TILE, CHANCE, 1, 0)


def take_tile(position: Position, seat: i64) -> None:
    """Let the player place the tile and spend action points; a volcano brings a scoring round
    first, starting with that player (TK-6.1, TK-8.6)."""
    if tiles.holds_volcano(position):
        position.push(p.OWN_SPEND, seat, 0, 0)
        position.push(p.SCORING, seat, 0, 0)
        if position.facts is not None:
            players = position.cells[PLAYERS]
            tile = d.TILE_IDS[position.cells[p.HELD] - 1]
            place: i64
            for place in range(players):
                position.note((seat + place) % players, "scores", place, "volcano", tile)
    else:
        place_and_spend(position, seat)


def own_spend(position: Position, seat: i64) -> None:
    """Start the player's own turn after a volcano's scoring round."""
    position.cells[TURN] += 1
    place_and_spend(position, seat)


def place_and_spend(position: Position, seat: i64) -> None:
    """Let the player place the tile, then spend action points."""
    start_spending(position, seat)
    position.push(p.PLACE_TILE, seat, 0, 0)


def start_spending(position: Position, seat: i64) -> None:
    """Give the player all action points."""
    position.push(p.SPEND, seat, d.ACTION_POINTS, 0)
    if position.facts is not None:
        position.note(seat, "action_points", d.ACTION_POINTS, "turn", "")


def stop_spending(position: Position, seat: i64, left: i64) -> None:
    """End the spending: points left over are lost (TK-2.1), and limits start afresh in the next
    turn (TK-6.1)."""
    if position.facts is not None and left > 0:
        position.note(seat, "action_points", -left, "end_turn", "")
    hex: i64
    for hex in range(d.HEXES):
        position.cells[p.DONE_HERE + hex] = 0


def scoring(position: Position, starter: i64, done: i64) -> None:
    """Continue a volcano's scoring round: each player in turn spends action points and scores at
    once (TK-5.3)."""
    players = position.cells[PLAYERS]
    if done == players:
        round_over(position, "volcano")
        return
    position.push(p.SCORING, starter, done + 1, 0)
    spend_and_score(position, (starter + done) % players)


def round_over(position: Position, kind: str) -> None:
    """End a scoring round."""
    position.cells[p.ROUND] += 1
    if position.facts is not None:
        position.note(NOBODY, "scoring_round", position.cells[p.ROUND], kind, "")


def spend_and_score(position: Position, seat: i64) -> None:
    """Start one player's part of a scoring round."""
    position.cells[TURN] += 1
    position.push(p.SCORE_NOW, seat, 0, 0)
    start_spending(position, seat)


def start_final_scoring(position: Position) -> None:
    """Set the order of the last scoring round: from the left of the player who placed the last tile
    (TK-7.1); in the tactical game by points, fewest first, ties as in the basic game (TK-8.7)."""
    cells = position.cells
    players = cells[PLAYERS]
    last = cells[p.LAST_PLACER]
    place: i64
    for place in range(players):
        cells[p.ORDER + place] = (last + 1 + place) % players
    if cells[p.TACTICAL] == 1:
        other: i64
        for place in range(1, players):  # an insertion sort keeps ties in order
            seat = cells[p.ORDER + place]
            other = place
            while other > 0 and points(position, cells[p.ORDER + other - 1]) > points(
                position, seat
            ):
                cells[p.ORDER + other] = cells[p.ORDER + other - 1]
                other -= 1
            cells[p.ORDER + other] = seat
    position.push(p.FINAL_SCORING, last, 0, 0)
    if position.facts is not None:
        for place in range(players):
            position.note(cells[p.ORDER + place], "scores", place, "final", "")


def points(position: Position, seat: i64) -> i64:
    """Return a player's points."""
    return position.cells[player(seat) + p.SCORE]


def final_scoring(position: Position, starter: i64, done: i64) -> None:
    """Continue the last scoring round with the next player; after the last one the game is over."""
    if done == position.cells[PLAYERS]:
        round_over(position, "final")
        return
    position.push(p.FINAL_SCORING, starter, done + 1, 0)
    spend_and_score(position, position.cells[p.ORDER + done])


def turn_over(position: Position, seat: i64) -> None:
    """Start the next turn, of the player on the left."""
    position.cells[p.LAST_PLACER] = seat
    position.push(p.NEW_TURN, (seat + 1) % position.cells[PLAYERS], 0, 0)


def spend_choices(position: Position, seat: i64, left: i64) -> vec[i64]:
    """Return everything that the action points left can pay for, and ending the turn (section
    4)."""
    cells = position.cells
    at = player(seat)
    hexes = vec[i64](capacity=20)
    leader_hex = cells[at + p.LEADER_AT] - 1
    hex: i64
    for hex in range(d.HEXES):
        if cells[at + p.EXPLORERS_ON + hex] > 0 or hex == leader_hex:
            hexes = append(hexes, hex)
    out = vec[i64](capacity=40)
    if left > 0:
        out = expedition.enter_choices(position, seat, left, out)
        out = expedition.move_choices(position, seat, left, hexes, out)
        out = expedition.transfer_choices(position, seat, left, out)
        out = temples.uncover_choices(position, seat, left, hexes, out)
        out = treasures.recover_choices(position, seat, left, hexes, out)
        out = expedition.camp_choices(position, seat, left, hexes, out)
        out = temples.guard_choices(position, seat, left, hexes, out)
        out = treasures.exchange_choices(position, seat, left, out)
    return append(out, M_END_TURN)


def spend(position: Position, seat: i64, id: i64) -> i64:
    """Carry out one action; return its price."""
    if id < M_MOVE:
        return expedition.enter(position, seat, id)
    if id < M_TRANSFER:
        return expedition.move(position, seat, id)
    if id < M_UNCOVER:
        return expedition.transfer(position, seat, id)
    if id < M_RECOVER:
        return temples.uncover(position, seat, id)
    if id < M_CAMP:
        return treasures.recover(position, seat, id)
    if id < M_GUARD:
        return expedition.camp(position, seat, id)
    if id < M_EXCHANGE:
        return temples.guard(position, seat, id)
    return treasures.exchange(position, seat, id)
