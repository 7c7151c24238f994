"""Migrations create the schema that the server uses."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, Index, Integer, MetaData, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from sacbe.server.database import Database
from sacbe.server.errors import Unavailable
from sacbe.server.migrate import NewerDatabase, configuration, is_current, revision, upgrade
from sacbe.server.schema import METADATA

ROOT = Path(__file__).parents[2]
Result = TypeVar("Result")


def compared(connection: Connection, metadata: MetaData) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


@pytest.fixture
def is_new() -> bool:
    return True


async def differences(database: Database, metadata: MetaData = METADATA) -> list[Any]:
    """Return what a database lacks, and what it should not have."""
    async with database.read() as connection:
        return await connection.run_sync(compared, metadata)


async def test_an_empty_database_gets_everything(database_url: str) -> None:
    database = Database(database_url)
    assert await revision(database) is None
    assert not await is_current(database)
    assert {kind[0] for kind in await differences(database) if isinstance(kind, tuple)} >= {
        "add_table"
    }
    await upgrade(database)
    assert await is_current(database)
    assert await differences(database) == []
    await upgrade(database)
    assert await differences(database) == []
    await database.close()


def test_the_comparison_sees_differences(database_url: str) -> None:
    """Otherwise the test above could not fail."""
    other = MetaData(naming_convention=METADATA.naming_convention)
    for table in METADATA.tables.values():
        table.to_metadata(other)
    other.tables["games"].append_column(Column("colour", Integer))
    Index("ix_events_kind", other.tables["events"].c.kind)

    async def go() -> list[Any]:
        database = Database(database_url)
        await upgrade(database)
        found = await differences(database, other)
        await database.close()
        return found

    assert sorted(kind[0] for kind in asyncio.run(go())) == ["add_column", "add_index"]


async def test_an_upgrade_is_whole_or_not_at_all(database_url: str) -> None:
    """A conflicting table stops the upgrade, and nothing of it remains."""
    database = Database(database_url)
    async with database.write() as connection:
        await connection.execute(text("CREATE TABLE snapshots (word text)"))
    with pytest.raises((SQLAlchemyError, Unavailable)):
        await upgrade(database)
    async with database.read() as connection:
        names = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
    assert names == ["snapshots"]
    await database.close()


async def test_a_newer_database_is_refused(database_url: str) -> None:
    database = Database(database_url)
    await upgrade(database)
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match=r"newer version of Sacbe \(its schema is 9999\)"):
        await upgrade(database)
    assert not await is_current(database)
    await database.close()


async def test_several_may_upgrade_at_once(database_url: str) -> None:
    databases = [Database(database_url) for _ in range(4)]
    await asyncio.gather(*(upgrade(database) for database in databases))
    assert await differences(databases[0]) == []
    for database in databases:
        await database.close()


def test_several_processes_may_upgrade_at_once(database_url: str) -> None:
    code = (
        "import asyncio, sys\n"
        "from sacbe.server import database\n"
        "from sacbe.server.database import Database\n"
        "from sacbe.server.migrate import upgrade\n"
        "database.PATIENCE = 60.0\n"
        "async def go():\n"
        "    database = Database(sys.argv[1])\n"
        "    print('ready', flush=True)\n"
        "    sys.stdin.readline()\n"
        "    await upgrade(database)\n"
        "    await database.close()\n"
        "asyncio.run(go())\n"
    )
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", code, database_url],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin
        process.stdin.write("go\n")
        process.stdin.flush()
    told = [process.communicate(timeout=60)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0], told

    async def go() -> list[Any]:
        database = Database(database_url)
        found = await differences(database)
        await database.close()
        return found

    assert asyncio.run(go()) == []


def test_there_is_one_line_of_migrations() -> None:
    scripts = ScriptDirectory.from_config(configuration())
    assert len(scripts.get_heads()) == 1
    assert [script.revision for script in scripts.walk_revisions()] == sorted(
        (script.revision for script in scripts.walk_revisions()), reverse=True
    )
