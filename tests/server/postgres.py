"""A real PostgreSQL for the tests: the one that SACBE_TEST_POSTGRES names, else a temporary one.

Each process that runs tests starts its own when a test first needs it, which takes about a second;
it is gone when that process is (see cluster.py). There is nothing to share, and nothing to lock.
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
    """A running server, in which databases come and go."""

    def __init__(self, url: str) -> None:
        """`url` names the server, a user who may create databases, and a database to do it from."""
        self._url = make_url(url).set(drivername="postgresql+asyncpg")
        self._keeper: subprocess.Popen[str] | None = None
        # The folder of its data and its Unix socket; of a server that was running before, None.
        self.folder: Path | None = None

    @classmethod
    def start(cls) -> Postgres:
        """A cluster of our own, which ends with this process at the latest."""
        # Not in TMPDIR: a socket's path must be short, and open to the user who is not root.
        folder = Path(tempfile.mkdtemp(prefix="sacbe-postgres-", dir="/tmp"))
        keeper = subprocess.Popen(
            [sys.executable, "-I", cluster.__file__, "keep", str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # Ctrl-C is for the tests alone; they may need the database until they have ended.
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
        """Stops and removes a cluster of our own; leaves any other alone."""
        if self._keeper:
            self._keeper.communicate("stop\n")
            self._keeper = None
            atexit.unregister(self.stop)

    def url(self, database: str) -> str:
        """`postgresql+asyncpg://...`, as SQLAlchemy takes it."""
        return self._url.set(database=database).render_as_string(hide_password=False)

    def socket_url(self, database: str) -> str:
        """The same through the Unix socket of a cluster of our own."""
        assert self.folder
        url = URL.create(
            "postgresql+asyncpg",
            username=self._url.username,
            database=database,
            query={"host": str(self.folder), "port": str(self._url.port)},
        )
        return url.render_as_string(hide_password=False)

    def fresh_database(self, like: str | None = None) -> str:
        """The URL of a new database: empty, or a copy of the one `like` names.

        Nobody may be connected to `like` meanwhile.
        """
        name = PREFIX + secrets.token_hex(8)
        template = make_url(like).database if like else "template0"
        self.run(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
        return self.url(name)

    def drop(self, url: str) -> None:
        """Removes a database made here, and throws out who is still connected to it."""
        name = make_url(url).database
        if not name or not name.startswith(PREFIX):
            raise ValueError(f"not made by these tests: {name}")
        self.run(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')

    def run(self, statement: str) -> None:
        """In a thread with an event loop of its own: a test may have one that is running."""

        async def execute() -> None:
            connection = await asyncpg.connect(dsn(self.url(self._url.database or "postgres")))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:
            thread.submit(asyncio.run, execute()).result()


def dsn(url: str) -> str:
    """A URL of SQLAlchemy's as asyncpg takes it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


@functools.cache
def server() -> Postgres:
    """The PostgreSQL of this process."""
    given = os.environ.get("SACBE_TEST_POSTGRES")
    return Postgres(given) if given else Postgres.start()
