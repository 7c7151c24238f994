"""Coming and going: seats are taken, left and handed over, tables started and closed."""

from __future__ import annotations

from typing import Any

from sacbe.server import clock
from sacbe.server.desk import Desk, Desks
from sacbe.server.errors import Refused
from sacbe.server.table_access import is_free, require_visible
from sacbe.server.table_rows import ABANDONED, BOT, OPEN, PERSON, RUNNING, Seat
from sacbe.server.table_setup import begin_if_full, check_bot, one_line, require_people
from sacbe.server.tokens import Keys, claimed_token, hash_token, new_token


async def claim(
    desks: Desks, game_id: str, keys: Keys, seat: int, name: str, key: str | None = None
) -> str:
    """Sit down at an open seat, or at one that was left; return the seat's token. If the same claim
    has already taken the seat, the same `key` gives the same token again."""
    token = new_token() if key is None else claimed_token(game_id, seat, key)
    async with desks.open(game_id) as desk:
        require_visible(desk.row, desk.seats, keys)
        place = desk.find(seat)
        if place.token_hash == hash_token(token):
            return token
        if not is_free(place, desk.status):
            if desk.status != OPEN:
                raise Refused(409, f"error-server-is-{desk.status}")
            raise Refused(409, "error-server-seat-taken", seat=str(seat))
        place.kind, place.name, place.token_hash = PERSON, one_line(name), hash_token(token)
        desk.append("joined", seat, name=place.name)
        if desk.status == OPEN:
            await begin_if_full(desk)
        else:
            clock.take_back(desk, seat)
    return token


async def leave(desks: Desks, game_id: str, keys: Keys, seat: int) -> None:
    """Give a seat up. Before the start it is open again; afterwards a bot plays on until somebody
    else sits down."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.append("left", seat, name=place.name)
        vacate(desk, place)


async def renew(desks: Desks, game_id: str, keys: Keys, seat: int) -> str:
    """Return a new token for the holder of a seat; the old one opens nothing here any more."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.append("renewed", seat, name=place.name)
        return change_token(desk, place)


async def revoke(desks: Desks, game_id: str, keys: Keys, seat: int, open_again: bool) -> str | None:
    """Let the host take a seat from its holder: vacate it, or return a new token for the same
    player.

    While a game runs, the host gets no token of another's seat: they could move for them."""
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        place = desk.find(seat)
        if place.token_hash is None:
            raise Refused(409, "error-server-seat-free", seat=str(seat))
        if desk.status == RUNNING and not open_again:
            raise Refused(403, "error-server-host-plays")
        desk.append("revoked", seat, name=place.name)
        if open_again:
            vacate(desk, place)
            return None
        place.webhook = None
        return change_token(desk, place)


def change_token(desk: Desk, place: Seat) -> str:
    """Replace a token for every seat of the table and for the host; return the new one."""
    old, token = place.token_hash, new_token()
    for seat in desk.seats:
        if seat.token_hash == old:
            seat.token_hash = hash_token(token)
    if desk.get("host_hash") == old:
        desk.set(host_hash=hash_token(token))
    return token


def vacate(desk: Desk, place: Seat) -> None:
    """Leave a seat without a holder."""
    old = place.token_hash
    place.webhook = None
    if desk.status == OPEN:
        place.kind, place.name, place.bot = OPEN, "", None
    elif desk.status == RUNNING and place.bot is None:
        clock.hand_to_bot(desk, place.seat, desk.get("pace")["bot"], "left")
    place.token_hash = None
    pass_on_host(desk, place.seat, old)


def pass_on_host(desk: Desk, seat: int, old: str | None) -> None:
    """If the host has left, make the next person at the table host. A table that everybody has
    left stays with the host: somebody must be able to close it."""
    if desk.get("host_hash") != old:
        return
    hashes = [one.token_hash for one in desk.seats[seat:] + desk.seats[:seat]]
    if old not in hashes:
        desk.set(host_hash=next((one for one in hashes if one is not None), old))


async def start(desks: Desks, game_id: str, keys: Keys, fill: str | None) -> None:
    """Start the game for the host; fill open seats with bots if one is named."""
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        if desk.status != OPEN:
            raise Refused(409, f"error-server-is-{desk.status}")
        for seat in desk.seats:
            if seat.kind == OPEN and fill is not None:
                seat.kind, seat.bot = BOT, check_bot(fill)
                desk.append("joined", seat.seat, name="", bot=fill)
        if any(seat.kind == OPEN for seat in desk.seats):
            raise Refused(409, "error-server-seats-open")
        require_people(seat.kind for seat in desk.seats)
        await desk.start()


async def close(desks: Desks, game_id: str, keys: Keys) -> None:
    """Close a table for the host: before the start at will, later only if no other person plays."""
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        if desk.status not in (OPEN, RUNNING):
            raise Refused(409, f"error-server-is-{desk.status}")
        people = {seat.token_hash for seat in desk.seats} - {None, *keys}
        if desk.status == RUNNING and people:
            raise Refused(409, "error-server-others-play")
        desk.append("abandoned", None, why="host")
        desk.set(status=ABANDONED, deadline=None, asked=None)


async def hand(desks: Desks, game_id: str, keys: Keys, seat: int, level: str) -> None:
    """Let a bot play a person's seat until they take it back."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.require_running()
        if place.bot is not None:
            raise Refused(409, "error-server-bot-plays", seat=str(seat))
        clock.hand_to_bot(desk, seat, check_bot(level), "asked")


async def take_back(desks: Desks, game_id: str, keys: Keys, seat: int) -> None:
    """Let the person play again."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.require_running()
        if place.bot is None:
            raise Refused(409, "error-server-no-bot-plays", seat=str(seat))
        clock.take_back(desk, seat)


async def vote(desks: Desks, game_id: str, keys: Keys, seat: int, choice: str, seq: int) -> None:
    """Vote on what happens to a player who is late."""
    async with desks.open(game_id) as desk:
        desk.require_seat(keys, seat)
        desk.require_running()
        clock.vote(desk, seat, choice, seq)


async def change_seat(
    desks: Desks, game_id: str, keys: Keys, seat: int, changes: dict[str, Any]
) -> None:
    """Change a player's own name or webhook; both have been checked."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        if "webhook" in changes:
            place.webhook = changes["webhook"]
        if "name" in changes:
            place.name = one_line(changes["name"])
            desk.append("renamed", seat, name=place.name)


async def new_invite(desks: Desks, game_id: str, keys: Keys) -> str:
    """Return a new invitation; the old one opens nothing any more."""
    token = new_token()
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        desk.set(invite_hash=hash_token(token))
    return token
