"""Who is connected to which table, by seat: shared in the database by all processes on it.

Each process writes its own connections, and refreshes them now and then. The entries of a process
that has stopped doing so expire after a while."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.server.database import Database, notify
from sacbe.server.schema import PRESENCE

KEPT: Final = 60.0
"""Seconds for which the entries of a silent process are believed."""
BATCH: Final = 400
"""Tables in one query, or in one notice."""
WATCHING: Final = -1
"""In place of a seat: connections that only watch."""

Count = Callable[[str], Counter[int]]
"""Returns the connections of this process to a table, by seat."""


class PresenceTable:
    """The connections of this process and of others, in the database."""

    def __init__(self, database: Database) -> None:
        self.database: Database = database
        self.process: str = secrets.token_hex(8)

    async def write(self, game_ids: Iterable[str], count: Count) -> None:
        """Write this process' connections to some tables, and notify the others."""
        until = time.time() + KEPT
        for some in batches(sorted(game_ids)):
            rows = [
                {
                    "game_id": game_id,
                    "process": self.process,
                    "seat": seat,
                    "connections": number,
                    "until": until,
                }
                for game_id in some
                for seat, number in count(game_id).items()
            ]
            async with self.database.write() as connection:
                await connection.execute(
                    delete(PRESENCE).where(
                        PRESENCE.c.process == self.process, PRESENCE.c.game_id.in_(some)
                    )
                )
                if rows:
                    await connection.execute(insert(PRESENCE), rows)
                await notify(connection, " ".join(["presence", *some]))

    async def read(self, game_ids: Iterable[str]) -> dict[str, Counter[int]]:
        """Read the connections of all processes to some tables."""
        counts: dict[str, Counter[int]] = {}
        for some in batches(sorted(game_ids)):
            async with self.database.read() as connection:
                counts |= await connected(connection, some)
        return counts

    async def refresh(self) -> int:
        """Extend this process' entries, and remove old ones; return how many this process has."""
        now = time.time()
        async with self.database.write() as connection:
            done = await connection.execute(
                update(PRESENCE).where(PRESENCE.c.process == self.process).values(until=now + KEPT)
            )
            found = done.rowcount
        async with self.database.write() as connection:
            await connection.execute(delete(PRESENCE).where(PRESENCE.c.until < now))
        return found

    async def forget(self) -> None:
        """Remove this process' connections."""
        async with self.database.write() as connection:
            gone = await connection.execute(
                delete(PRESENCE)
                .where(PRESENCE.c.process == self.process)
                .returning(PRESENCE.c.game_id)
            )
            for some in batches(sorted(set(gone.scalars()))):
                await notify(connection, " ".join(["presence", *some]))


async def connected(connection: AsyncConnection, game_ids: list[str]) -> dict[str, Counter[int]]:
    """Return the connections to some tables by seat, of any process."""
    found = await connection.execute(
        select(PRESENCE.c.game_id, PRESENCE.c.seat, func.sum(PRESENCE.c.connections))
        .where(PRESENCE.c.game_id.in_(game_ids), PRESENCE.c.until > time.time())
        .group_by(PRESENCE.c.game_id, PRESENCE.c.seat)
    )
    counts: dict[str, Counter[int]] = {game_id: Counter() for game_id in game_ids}
    for game_id, seat, number in found:
        counts[game_id][seat] = int(number)
    return counts


def batches(ids: list[str]) -> Iterator[list[str]]:
    """Split ids into lists of at most `BATCH`.

    >>> [len(some) for some in batches(["a"] * 900)]
    [400, 400, 100]
    """
    return (ids[first : first + BATCH] for first in range(0, len(ids), BATCH))
