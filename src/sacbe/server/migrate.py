"""Upgrades of a database to the shape that this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from sacbe.core.errors import SacbeError
from sacbe.server.database import Database

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x5ACBE
"""The lock for upgrading, as several servers may start at once."""


class NewerDatabase(SacbeError):
    """The database was made by a newer version."""


def configuration() -> Config:
    """Return Alembic's settings, without a file."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config


async def upgrade(database: Database) -> None:
    """Apply all migrations that a database lacks."""
    async with database.write() as connection:
        if database.is_postgres:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade_with)


def upgrade_with(connection: Connection) -> None:
    """`upgrade`, on a connection in a transaction."""
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise NewerDatabase("error-server-newer-database", found=found)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def is_current(database: Database) -> bool:
    """Whether a database has the shape that this version needs."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    return await revision(database) == head


async def revision(database: Database) -> str | None:
    """Return the revision of a database; None if it is empty, or not ours."""
    async with database.read() as connection:
        return await connection.run_sync(
            lambda plain: MigrationContext.configure(plain).get_current_revision()
        )
