"""Who may see a table, and what they see of it: the table itself, nothing of the game."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.core.position import Position
from sacbe.server.desk import Desks
from sacbe.server.errors import Refused, Unavailable, not_found
from sacbe.server.events import State, is_present, state_now
from sacbe.server.table_rows import FROZEN, OPEN, PERSON, RUNNING, Seat, load_row, load_seats
from sacbe.server.tokens import Keys


def require_visible(row: Row[Any], seats: list[Seat], keys: Keys) -> None:
    """Refuse callers who may not see the table: to them it does not exist."""
    if row.public or row.host_hash in keys or row.invite_hash in keys:
        return
    if not any(seat.token_hash in keys for seat in seats):
        raise not_found("table")


class SeenTable(NamedTuple):
    """A table as it was read, for a caller who may see it."""

    row: Row[Any]
    seats: list[Seat]
    keys: Keys

    @property
    def held(self) -> list[int]:
        """The seats the caller plays."""
        return [seat.seat for seat in self.seats if seat.token_hash in self.keys]

    @property
    def is_started(self) -> bool:
        return int(self.row.position_seq) > 0

    def seat(self, wanted: int | None) -> int | None:
        """Return the seat as which the caller looks: the one they asked for, else the one of
        theirs that is to move, else their first; None for a spectator."""
        held = self.held
        if wanted is not None:
            if wanted not in held:
                raise Refused(403, "error-server-not-your-seat", seat=str(wanted))
            return wanted
        if self.row.to_move in held:
            return int(self.row.to_move)
        return held[0] if held else None

    def names(self) -> list[str]:
        """Return the players' names for a record."""
        return [seat.name or seat.bot or str(seat.seat + 1) for seat in self.seats]


async def look(connection: AsyncConnection, game_id: str, keys: Keys) -> SeenTable:
    """Read a table for a caller; refuse those who may not see it."""
    row = await load_row(connection, game_id)
    seats = await load_seats(connection, game_id)
    require_visible(row, seats, keys)
    return SeenTable(row, seats, keys)


async def require_holder(desks: Desks, game_id: str, keys: Keys, seat: int) -> None:
    """Refuse callers who do not hold a seat, before anything is done for them."""
    async with desks.database.read() as connection:
        (await look(connection, game_id, keys)).seat(seat)


async def now_state(connection: AsyncConnection, desks: Desks, row: Row[Any]) -> State:
    """Return the position of a table as its row says."""
    if row.position_seq == 0:
        raise Refused(409, "error-server-is-open")
    if not is_present(row) or row.status == FROZEN:
        raise Refused(409, "error-server-is-frozen")
    found = await state_now(connection, desks.recent, row, row.position_seq)
    desks.recent.put(row.id, row.position_seq, found)
    return found


async def now_position(connection: AsyncConnection, desks: Desks, row: Row[Any]) -> Position | None:
    """Return the position of a table; None if it has none that these rules can show."""
    try:
        return (await now_state(connection, desks, row)).position
    except Unavailable:
        raise
    except Refused:
        return None


def is_free(seat: Seat, status: str) -> bool:
    """Whether somebody may sit down here: also where a person has left a running game, and a bot
    plays on until another comes. A seat that was a bot's from the beginning is not for people."""
    if status == OPEN:
        return seat.kind == OPEN
    vacated = seat.kind == PERSON and seat.token_hash is None and seat.bot is not None
    return status == RUNNING and vacated


def describe(seen: SeenTable) -> dict[str, Any]:
    """Return what a table is, for everybody who may see it."""
    row = seen.row
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "rules": row.rules,
        "players": row.players,
        "status": row.status,
        "title": row.title,
        "public": row.public,
        "study": row.study,
        "hints": row.hints,
        "start": "full" if row.auto_start else "host",
        "pace": row.pace,
        "head": row.head,
        "position_seq": row.position_seq,
        "chat": row.chat_head,
        "to_move": row.to_move if row.to_move >= 0 else None,
        "turn": row.turn,
        "since": row.since,
        "deadline": row.deadline,
        "asked": row.asked,
        "result": row.result,
        "rematch": row.rematch,
        "created": row.created,
        "updated": row.updated,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "bank": seat.bank,
                "free": is_free(seat, row.status),
                "yours": seat.seat in seen.held,
            }
            for seat in seen.seats
        ],
        "host": row.host_hash in seen.keys,
    }
