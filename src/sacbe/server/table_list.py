"""The list of tables that a caller may see."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Float, Select, exists, literal, or_, select, tuple_, union
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.server.schema import GAMES, SEATS
from sacbe.server.table_access import SeenTable, describe
from sacbe.server.table_rows import ABANDONED, BOT, FINISHED, FROZEN, Seat
from sacbe.server.tokens import Keys

PAGE: Final = 50
"""Tables of a page, at most."""


class Filter(NamedTuple):
    """Which tables to list; None means any."""

    game: str | None = None
    status: str | None = None
    players: int | None = None
    pace: str | None = None
    free: bool = False


ALL: Final = Filter()


class Listed(NamedTuple):
    """Tables, and where the next page begins if there is one."""

    tables: list[dict[str, Any]]
    next: str | None


async def listing(
    connection: AsyncConnection,
    keys: Keys,
    mine: bool = False,
    wanted: Filter = ALL,
    before: str | None = None,
    limit: int | None = None,
) -> Listed:
    """Return the tables that a caller may see, the last used first; `before` is the `next` of
    another page.

    The public ones and the caller's own are found each by their own index, and then mixed."""
    most = min(PAGE if limit is None else limit, PAGE)
    sources: list[Select[Any]] = []
    if not mine:
        sources.append(public_tables())
    if keys:
        sources.append(tables_of(keys))
    if not sources:
        return Listed([], None)
    # The order is the database's alone: not every language sorts ids alike.
    ids = (filtered(source, wanted, before).limit(most + 1).subquery().c.id for source in sources)
    page = last_first(select(GAMES).where(GAMES.c.id.in_(union(*map(select, ids)))))
    rows = (await connection.execute(page.limit(most + 1))).all()
    more, rows = len(rows) > most, rows[:most]
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for one in await connection.execute(
        select(SEATS).where(SEATS.c.game_id.in_(list(seats))).order_by(SEATS.c.seat)
    ):
        values = one._asdict()
        seats[values.pop("game_id")].append(Seat(**values))
    return Listed(
        [describe(SeenTable(row, seats[row.id], keys)) for row in rows],
        f"{float(rows[-1].updated)!r},{rows[-1].id}" if more else None,
    )


def public_tables() -> Select[Any]:
    """Select the tables that everybody may see."""
    return select(GAMES).where(GAMES.c.public)


def tables_of(keys: Keys) -> Select[Any]:
    """Select the tables that a caller's own tokens open."""
    return select(GAMES).where(
        GAMES.c.id.in_(
            union(
                select(SEATS.c.game_id).where(SEATS.c.token_hash.in_(keys)),
                select(GAMES.c.id).where(GAMES.c.host_hash.in_(keys)),
                select(GAMES.c.id).where(GAMES.c.invite_hash.in_(keys)),
            )
        )
    )


def last_first(query: Select[Any]) -> Select[Any]:
    """Put tables in the order of the list: the last used first."""
    return query.order_by(GAMES.c.updated.desc(), GAMES.c.id.desc())


def filtered(query: Select[Any], wanted: Filter, before: str | None) -> Select[Any]:
    """Select the wanted tables, the last used first. No page skips a table, even if several were
    used at the same moment."""
    # In the order of `Filter`.
    columns = (GAMES.c.game, GAMES.c.status, GAMES.c.players, GAMES.c.pace["kind"].as_string())
    rules: list[ColumnElement[bool]] = [
        column == value for column, value in zip(columns, wanted, strict=False) if value is not None
    ]
    if wanted.free:
        # The same as `is_free`, in a form that leaves the index of the order to be used.
        rules.append(GAMES.c.status.not_in((FINISHED, ABANDONED, FROZEN)))
        rules.append(
            exists().where(
                SEATS.c.game_id == GAMES.c.id, SEATS.c.token_hash.is_(None), SEATS.c.kind != BOT
            )
        )
    if before is not None:
        moment, _, id = before.partition(",")
        last = tuple_(literal(float(moment), Float), literal(id))
        rules.append(tuple_(GAMES.c.updated, GAMES.c.id) < last)
    return last_first(query.where(*rules))


async def opens_something(connection: AsyncConnection, key: str) -> bool:
    """Whether a token opens any table."""
    return bool(
        await connection.scalar(
            select(
                or_(
                    exists().where(SEATS.c.token_hash == key),
                    exists().where(GAMES.c.host_hash == key),
                    exists().where(GAMES.c.invite_hash == key),
                )
            )
        )
    )
