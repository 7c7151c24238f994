"""A table and its seats as the database stores them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Row, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.server.errors import not_found
from sacbe.server.schema import GAMES, SEATS

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
FROZEN: Final = "frozen"
PERSON: Final = "person"
BOT: Final = "bot"
NOT_STARTED: Final = -3
"""`games.to_move` before the game has started."""
ROW: Final = select(GAMES).where(GAMES.c.id == bindparam("id"))
LOCKED_ROW: Final = ROW.with_for_update()


@dataclass
class Seat:
    """A seat of a table, and who sits there."""

    seat: int
    kind: str
    bot: str | None
    name: str
    token_hash: str | None
    bank: float | None
    webhook: str | None
    paused: dict[str, Any] | None = None
    """The person's turn that a bot took over, and when it would have ended."""

    @property
    def is_person(self) -> bool:
        """Whether a person sits here and plays."""
        return self.kind == PERSON and self.bot is None


SEATS_OF: Final = (
    select(*(SEATS.c[field.name] for field in fields(Seat)))
    .where(SEATS.c.game_id == bindparam("id"))
    .order_by(SEATS.c.seat)
)


async def load_seats(connection: AsyncConnection, game_id: str) -> list[Seat]:
    """Return the seats of a table, in order."""
    rows = await connection.execute(SEATS_OF, {"id": game_id})
    return [Seat(*row) for row in rows]


async def load_row(connection: AsyncConnection, game_id: str, lock: bool = False) -> Row[Any]:
    """Return a table's row; with `lock`, keep other writers out until the transaction ends."""
    row = (await connection.execute(LOCKED_ROW if lock else ROW, {"id": game_id})).first()
    if row is None:
        raise not_found("table")
    return row
