"""Every stored game is replayed; differences are reported, frozen on request, and never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

import sacbe
from sacbe.server.database import Database
from sacbe.server.events import State, started_at, state_at
from sacbe.server.schema import EVENTS, GAMES, SNAPSHOTS
from sacbe.server.table_rows import load_row
from tests.cli.command import Command
from tests.server.house import House, Table, opened
from tests.server.stored import (
    everything,
    execute,
    findings,
    played,
    read,
    readable,
    row,
    some_table,
    two_tables,
    write,
)

run = asyncio.run


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("SACBE_LANG", "en")
    return Command(capsys)


def test_a_database_of_good_games_is_good(database_url: str, command: Command) -> None:
    names = run(played(database_url))
    before = run(everything(database_url))
    found = run(findings(database_url))
    assert set(found) == set(names.values())
    assert {finding.outcome for finding in found.values()} == {"good"}
    outcome = command("verify-database", "--database", database_url)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == "6 games replayed.\nAll is well.\n"
    told = command("verify-database", "--database", database_url, "--json", "--mend").json
    assert told["outcomes"] == {"good": 6}
    assert told["differing"] == []
    assert run(everything(database_url)) == before


async def test_a_state_is_the_same_with_and_without_snapshots(database_url: str) -> None:
    """This includes how far its mover may undo without asking, after an undo."""
    names = await played(database_url)
    query = select(EVENTS.c.kind).join(
        SNAPSHOTS, (SNAPSHOTS.c.game_id == EVENTS.c.game_id) & (SNAPSHOTS.c.seq == EVENTS.c.seq)
    )
    kinds = await read(database_url, query.where(EVENTS.c.game_id == names["long"]))
    assert {kind for (kind,) in kinds} == {"move", "undo"}

    async def states(id: str) -> list[State]:
        database = Database(database_url)
        async with database.read() as connection:
            row = await load_row(connection, id)
            first = await started_at(connection, id)
            found = [await state_at(connection, row, seq) for seq in range(first, row.head + 1)]
        await database.close()
        return found

    with_them = {id: await states(id) for id in (names["long"], names["running"])}
    await execute(database_url, delete(SNAPSHOTS))
    assert {id: await states(id) for id in with_them} == with_them


# Damage.


def payload(id: str, seq: int, value: Any) -> Any:
    where = EVENTS.c.game_id == id, EVENTS.c.seq == seq
    return update(EVENTS).where(*where).values(payload=value)


async def last_move(connection: AsyncConnection, id: str, kind: str = "move") -> Any:
    query = select(EVENTS).where(EVENTS.c.game_id == id, EVENTS.c.kind == kind)
    return (await connection.execute(query.order_by(EVENTS.c.seq.desc()).limit(1))).one()


async def change(connection: AsyncConnection, id: str, kind: str, **values: Any) -> None:
    """Change a part of the last event of a kind."""
    event = await last_move(connection, id, kind)
    await connection.execute(payload(id, event.seq, {**event.payload, **values}))


async def unknown_game(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, game="chess"))


async def bad_options(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, options={"colour": "red"}))


async def no_options(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, options=[1]))


async def not_json(connection: AsyncConnection, id: str) -> None:
    if connection.dialect.name == "postgresql":  # which checks JSON itself: use something similar
        await connection.execute(payload(id, 3, 17))
        return
    broken = text("UPDATE events SET payload = '{' WHERE game_id = :id AND seq = 3")
    await connection.execute(broken, {"id": id})


async def gap(connection: AsyncConnection, id: str) -> None:
    where = EVENTS.c.game_id == id, EVENTS.c.seq == 4
    await connection.execute(delete(EVENTS).where(*where))


async def cut_short(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    where = EVENTS.c.game_id == id, EVENTS.c.seq >= event.seq
    await connection.execute(delete(EVENTS).where(*where))


async def unknown_move(connection: AsyncConnection, id: str) -> None:
    await change(connection, id, "move", move="castle long")


async def illegal_move(connection: AsyncConnection, id: str) -> None:
    name = await connection.scalar(select(GAMES.c.game).where(GAMES.c.id == id))
    first = sacbe.GAMES[str(name)].moves[0].token
    await change(connection, id, "move", move=first)


async def no_move(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    await connection.execute(payload(id, event.seq, {}))


async def other_seat(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    where = EVENTS.c.game_id == id, EVENTS.c.seq == event.seq
    await connection.execute(update(EVENTS).where(*where).values(seat=9))


async def other_turn(connection: AsyncConnection, id: str) -> None:
    await change(connection, id, "move", turn=999)


async def secret(connection: AsyncConnection, id: str) -> None:
    await change(connection, id, "move", secret=1)


async def digest(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    where = EVENTS.c.game_id == id, EVENTS.c.seq == event.seq
    await connection.execute(update(EVENTS).where(*where).values(digest="0" * 32))


async def undo_to_nowhere(connection: AsyncConnection, id: str) -> None:
    await change(connection, id, "undo", to=1)


async def undo_elsewhere(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id, "undo")
    await change(connection, id, "undo", to=event.payload["to"] - 1)


async def head(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, head=GAMES.c.head - 1))


async def mover(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, to_move=1 - GAMES.c.to_move))


async def status(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, status="abandoned"))


async def result(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, result={"scores": ["1", "2"], "winners": [1]}))


async def started_twice(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    where = EVENTS.c.game_id == id, EVENTS.c.seq == event.seq
    await connection.execute(update(EVENTS).where(*where).values(kind="started"))


Damage = Callable[[AsyncConnection, str], Awaitable[None]]
DAMAGES: list[tuple[Damage, set[str]]] = [
    (unknown_game, {"unknown-game"}),
    (bad_options, {"options"}),
    (no_options, {"broken"}),
    (not_json, {"unreadable", "broken"}),
    (gap, {"gap"}),
    (cut_short, {"row"}),
    (unknown_move, {"unknown-move"}),
    (illegal_move, {"illegal-move"}),
    (no_move, {"broken"}),
    (other_seat, {"mover"}),
    (other_turn, {"mover"}),
    (secret, {"secret"}),
    (digest, {"digest"}),
    (undo_to_nowhere, {"undo"}),
    (undo_elsewhere, {"digest", "turn"}),
    (head, {"row"}),
    (mover, {"row"}),
    (status, {"row"}),
    (result, {"row"}),
    (started_twice, {"started-twice"}),
]


async def damaged(url: str, damages: list[Damage]) -> list[Table]:
    """Create a table for each kind of damage."""
    async with opened(url) as house:
        tables = [await some_table(house) for _ in damages]
    for damage, table in zip(damages, tables, strict=True):
        await write(url, lambda connection: damage(connection, table.id))  # noqa: B023
    return tables


def test_what_is_damaged_is_named_and_frozen(database_url: str, command: Command) -> None:
    good, _, _ = run(two_tables(database_url))
    damages = [damage for damage, _ in DAMAGES]
    tables = run(damaged(database_url, damages))
    before = run(everything(database_url))
    found = run(findings(database_url))
    assert found[good].is_well
    for table, (damage, kinds) in zip(tables, DAMAGES, strict=True):
        problem = found[table.id].problem
        assert problem is not None, damage
        assert problem.kind in kinds, damage
    outcome = command("verify-database", "--database", database_url)
    assert outcome.code == 1
    assert run(everything(database_url)) == before
    lines = outcome.out.splitlines()
    assert {line.partition(" (")[0] for line in lines[:-2]} == {table.id for table in tables}
    assert all(" differs. " in line for line in lines[:-2])
    assert lines[-1] == f"{len(damages)} games have problems. Nothing was changed."

    told = command("verify-database", "--database", database_url, "--mend", "--json")
    assert told.code == 1
    assert {one["table"]: one["problem"] for one in told.json["differing"]} == {
        table.id: found[table.id].problem.kind  # type: ignore[union-attr]
        for table in tables
    }
    after = run(everything(database_url))
    assert set(after["events"]) > set(before["events"])
    added = set(after["events"]) - set(before["events"])
    assert [event[3] for event in added] == ["frozen"] * len(tables)
    untouched = ("seats", "snapshots", "commands", "jobs")
    assert [after[name] for name in untouched] == [before[name] for name in untouched]
    assert [game for game in after["games"] if "frozen" not in game] == [
        game for game in before["games"] if game[0] not in {table.id for table in tables}
    ]
    again = command("verify-database", "--database", database_url, "--mend")
    assert again.code == 0
    assert f"{len(tables)} games were already frozen and were skipped." in again.out
    assert run(everything(database_url)) == after
    readable_tables = [
        table for table, damage in zip(tables, damages, strict=True) if damage is not not_json
    ]
    run(has_records_alone(database_url, readable_tables))


async def has_records_alone(url: str, tables: list[Table]) -> None:
    """Check that frozen games cannot be viewed or played, but that their records can be read."""
    async with opened(url) as house:
        for table in tables:
            view, move, record = await readable(house, table)
            assert (view, move) == (409, 409)
            assert record.startswith("sacbe record 1\ngame: ")


async def test_the_server_lives_with_what_is_damaged(database_url: str) -> None:
    """This holds even before the damage is repaired."""
    mild = (not_json, head, mover, status, result)
    damages = [damage for damage, _ in DAMAGES if damage not in mild]
    tables = await damaged(database_url, damages)
    await execute(database_url, delete(SNAPSHOTS))
    async with opened(database_url) as house:
        for table in tables:
            await readable(house, table)


def test_a_wrong_snapshot_is_dropped_and_nothing_else(database_url: str, command: Command) -> None:
    id = run(played(database_url))["long"]

    async def spoil(connection: AsyncConnection) -> None:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.game_id == id).order_by(SNAPSHOTS.c.seq)
        rows = (await connection.execute(query)).all()
        state = rows[0].state
        spoiled = {**state, "free_to": state["free_to"] - 1}
        where = SNAPSHOTS.c.game_id == id, SNAPSHOTS.c.seq == rows[0].seq
        await connection.execute(update(SNAPSHOTS).where(*where).values(state=spoiled))
        stray = {"game_id": id, "seq": 99_999, "state": state}
        await connection.execute(insert(SNAPSHOTS), stray)

    run(write(database_url, spoil))
    before = run(everything(database_url))
    (wrong,) = [found for found in run(findings(database_url)).values() if not found.is_well]
    assert (wrong.id, wrong.outcome, wrong.problem) == (id, "good", None)
    assert len(wrong.snapshots) == 2
    assert wrong.snapshots[-1] == 99_999
    plain = command("verify-database", "--database", database_url)
    assert plain.code == 1
    assert f"{id} (tikal): has snapshots that do not match its events" in plain.out
    assert command("verify-database", "--database", database_url, "--mend").code == 1
    after = run(everything(database_url))
    assert len(after["snapshots"]) == len(before["snapshots"]) - 2
    assert {**after, "snapshots": []} == {**before, "snapshots": []}
    assert command("verify-database", "--database", database_url).code == 0


# The command line.


def test_what_is_no_database_of_ours_is_refused(tmp_path: Path, command: Command) -> None:
    missing = command("verify-database", "--database", f"sqlite:///{tmp_path}/none.db")
    assert missing.code == 2
    assert missing.complaint.startswith("There is no database “")
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "empty.db").touch()
    for more in ((), ("--mend",)):
        empty = command("verify-database", "--database", f"sqlite:///{tmp_path}/empty.db", *more)
        assert (empty.code, empty.complaint) == (2, "This is not a Sacbe server’s database.")
    (tmp_path / "text.db").write_text("not a database at all, but long enough " * 20)
    other = command("verify-database", "--database", f"sqlite:///{tmp_path}/text.db")
    assert (other.code, other.complaint) == (
        2,
        "The database cannot be used: file is not a database",
    )
    assert command("verify-database", "--database", "mysql://localhost/x").code == 2
    assert command("verify-database", "--database", "postgresql://u@127.0.0.1:1/x").code == 2


def test_a_missing_database_of_postgresql_is_said(postgres_url: str, command: Command) -> None:
    outcome = command("verify-database", "--database", postgres_url + "_none")
    assert outcome.code == 2
    assert "does not exist" in outcome.complaint


def test_a_database_of_another_shape_is_refused(database_url: str, command: Command) -> None:
    run(two_tables(database_url))
    run(execute(database_url, text("UPDATE alembic_version SET version_num = '9999'")))
    for more in ((), ("--mend",)):
        outcome = command("verify-database", "--database", database_url, *more)
        assert outcome.code == 2
        assert "9999" in outcome.complaint


def test_json_says_what_differs(database_url: str, command: Command) -> None:
    _, table, _ = run(two_tables(database_url))
    run(write(database_url, lambda connection: unknown_move(connection, table.id)))
    told = command("verify-database", "--database", database_url, "--json").json
    (one,) = told["differing"]
    assert one["message"]["key"] == "problem-unknown-move"
    assert one["error"] == f"Event {one['event']}: there is no move “castle long”."
    assert (one["mended"], told["games"]) == (False, 2)
    orjson.dumps(told)


async def test_all_is_read_while_others_play(house: House, database_url: str) -> None:
    """A game that continues meanwhile is read in a consistent state."""
    table = await house.table("tikal", "mm", options={"first": 0})
    playing = asyncio.create_task(table.play(20))
    rounds = 0
    while not playing.done() or rounds < 3:
        found = await findings(database_url)
        assert found[table.id].is_well, found
        rounds += 1
    await playing
