"""Stored games: created, inspected and changed directly in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.server.database import Database
from sacbe.server.schema import GAMES
from sacbe.server.verify import GameFinding, verify
from tests.server.house import House, Table, opened

TABLES = ("games", "events", "seats", "snapshots", "commands", "jobs")
READERS = ("", "/events", "/log", "/record", "/chat")
"""Requests that work for any table, whatever is wrong with it."""


async def findings(url: str, mend: bool = False) -> dict[str, GameFinding]:
    database = Database(url)
    try:
        return {found.id: found async for found in verify(database, mend)}
    finally:
        await database.close()


async def write(url: str, do: Callable[[AsyncConnection], Awaitable[Any]]) -> None:
    database = Database(url)
    async with database.write() as connection:
        await do(connection)
    await database.close()


async def execute(url: str, *statements: Any) -> None:
    async def do(connection: AsyncConnection) -> None:
        for statement in statements:
            await connection.execute(statement)

    await write(url, do)


async def read(url: str, query: Any) -> list[Any]:
    database = Database(url)
    async with database.read() as connection:
        found = list(await connection.execute(query))
    await database.close()
    return found


async def everything(url: str) -> dict[str, list[Any]]:
    """Return everything that is stored about games."""
    return {
        name: sorted(tuple(map(str, row)) for row in await read(url, text(f"SELECT * FROM {name}")))
        for name in TABLES
    }


def row(id: str, **values: Any) -> Any:
    return update(GAMES).where(GAMES.c.id == id).values(**values)


async def played(url: str) -> dict[str, str]:
    """Create tables of all kinds; return their ids by kind."""
    async with opened(url) as house:
        tables = {
            "open": await house.table("tikal", "mo"),
            "running": await house.table("tzolkin", "mm", options={"first": 0}),
            "long": await house.table("tikal", "mm", options={"first": 0}),
            "closed": await house.table("tikal", "mm"),
            "over": await house.table("tikal", "mm"),
        }
        await play(house, tables["running"], 12)
        await with_undo(tables["running"])
        await play(house, tables["long"], 90)
        await with_undo(tables["long"])
        async with house.services.desks.open(tables["long"].id) as desk:
            await desk.undo(0, 30)  # further back than the last snapshot
        await play(house, tables["long"], 10)
        await house.post(f"{tables['closed'].path}/close", tables["closed"].host)
        over = tables["over"]
        await over.finish()
        study = tables["study"] = await studied(over)
        head = (await study.info())["head"]
        (await study.undo(0, head)).ok()
        await study.play(2)
        return {name: table.id for name, table in tables.items()}


async def studied(table: Table) -> Table:
    """Create a study table of a game."""
    made = (await table.post("/study", table.seats[0])).ok()
    return Table(table.house, made)


async def with_undo(table: Table) -> None:
    """Take back the last choice, and make another."""
    info = await table.info()
    seat = info["to_move"]
    view = await table.view(seat)
    answer = (await table.command(seat, view["options"][0]["token"], view["seq"])).ok()
    (await table.undo(seat, answer["seq"])).ok()
    other = next((s for s in table.seats if s != seat), None)
    question = (await table.info())["asked"]
    if question is not None and other is not None:
        body = {"seat": other, "accept": True, "asked": question["seq"]}
        (await table.post("/undo/answer", table.seats[other], **body)).ok()
    await table.play(2)


async def play(house: House, table: Table, moves: int) -> None:
    """Play `moves` moves quickly, all at once."""
    async with house.services.desks.open(table.id) as desk:
        for _ in range(moves):
            position = (await desk.state()).position
            await desk.move(table.dice.choice(position.legal()))


async def some_table(house: House) -> Table:
    """Create a table where a move was taken back."""
    table = await house.table("tikal", "mm", public=True, options={"first": 0})
    await play(house, table, 6)
    await with_undo(table)
    return table


async def two_tables(url: str) -> tuple[str, Table, Any]:
    """Create a good table and one to damage; return both, with the state of the latter."""
    async with opened(url) as house:
        good = await house.table("tzolkin", "mm")
        table = await some_table(house)
        return good.id, table, await table.info()


async def readable(house: House, table: Table) -> list[Any]:
    """Check that a damaged table can still be listed and viewed, and its record downloaded."""
    table.house = house  # the one where it was made may be closed
    found = (await house.get("/tables")).ok()["tables"]
    assert table.id in [shown["id"] for shown in found]
    replies = [await house.get(table.path + path, table.seats[0]) for path in READERS]
    replies.append(await table.get("/log"))
    assert [reply.status for reply in replies] == [200] * len(replies), [
        reply.text[:200] for reply in replies if reply.status != 200
    ]
    view = await table.get("/view", table.seats[0])
    base = (await house.get(table.path, table.seats[0])).ok()["head"]
    move = await table.command(0, "castle long", base)
    undo = await table.undo(0, base)
    assert view.status < 500, view.text
    assert move.status in (409, 422), move.text
    assert undo.status < 500, undo.text
    return [view.status, move.status, replies[3].text]


async def read_again(url: str, table: Table) -> list[Any]:
    async with opened(url) as house:
        return await readable(house, table)
