"""A real PostgreSQL for the tests: the one that SACBE_TEST_POSTGRES names, or a temporary one.

Each process that runs tests starts its own when a test first needs it, which takes about a second.
It ends with that process (see cluster.py), so there is nothing to share and nothing to lock.
"""

from __future__ import annotations

import asyncio
import atexit
import functools
import os
import secrets
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg
from sqlalchemy import URL, make_url

from tests.server import cluster
from tests.server.cluster import OWNER, NoPostgres

PREFIX = "sacbe_test_"


class Postgres:
    """A running server, in which tests create and drop databases."""

    def __init__(self, url: str) -> None:
        """Use the server at `url`, which names a user who may create databases, and a database."""
        self._url = make_url(url).set(drivername="postgresql+asyncpg")
        self._keeper: subprocess.Popen[str] | None = None
        # The folder of its data and its Unix socket; None for a server that was already running.
        self.folder: Path | None = None

    @classmethod
    def start(cls) -> Postgres:
        """Start our own cluster, which ends with this process at the latest."""
        # Not in TMPDIR: a socket's path must be short, and open to the user who is not root.
        folder = Path(tempfile.mkdtemp(prefix="sacbe-postgres-", dir="/tmp"))
        keeper = subprocess.Popen(
            [sys.executable, "-I", cluster.__file__, "keep", str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # Ctrl-C is meant for the tests; they may need the database until they have ended.
            start_new_session=True,
        )
        assert keeper.stdout
        told = keeper.stdout.readline()
        if not told.startswith("ready "):
            told += keeper.stdout.read()
            keeper.communicate()
            raise NoPostgres(told.strip() or f"{cluster.__file__} ended without a word")
        port = int(told.split()[1])
        started = cls(f"postgresql://{OWNER}@127.0.0.1:{port}/postgres")
        started.folder = folder
        started._keeper = keeper
        atexit.register(started.stop)
        return started

    def stop(self) -> None:
        """Stop and remove our own cluster; leave any other alone."""
        if self._keeper:
            self._keeper.communicate("stop\n")
            self._keeper = None
            atexit.unregister(self.stop)

    def url(self, database: str) -> str:
        """Return the URL of a database for SQLAlchemy: `postgresql+asyncpg://...`."""
        return self._url.set(database=database).render_as_string(hide_password=False)

    def socket_url(self, database: str) -> str:
        """Return the URL of a database through the Unix socket of our own cluster."""
        assert self.folder
        url = URL.create(
            "postgresql+asyncpg",
            username=self._url.username,
            database=database,
            query={"host": str(self.folder), "port": str(self._url.port)},
        )
        return url.render_as_string(hide_password=False)

    def fresh_database(self, like: str | None = None) -> str:
        """Create a database, empty or a copy of `like`, and return its URL.

        Nobody may be connected to `like` meanwhile.
        """
        name = PREFIX + secrets.token_hex(8)
        template = make_url(like).database if like else "template0"
        self.run(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def drop(self, url: str) -> None:
        """Drop a database created here, and disconnect anyone still connected to it."""
        name = make_url(url).database
        if not name or not name.startswith(PREFIX):
            raise ValueError(f"not made by these tests: {name}")
        self.run(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def run(self, statement: str) -> None:
        """Run a statement in a thread with its own event loop: a test may have one running."""

        async def execute() -> None:
            connection = await asyncpg.connect(dsn(self.url(self._url.database or "postgres")))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, execute()).result()


def dsn(url: str) -> str:
    """Convert a URL for SQLAlchemy to one for asyncpg."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


@functools.cache
def server() -> Postgres:
    """Return the PostgreSQL of this process."""
    given = os.environ.get("SACBE_TEST_POSTGRES")
    return Postgres(given) if given else Postgres.start()
