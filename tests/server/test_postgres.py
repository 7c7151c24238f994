"""The tests' PostgreSQL is real, empty for each test, and ends with them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server import cluster
from tests.server.cluster import NoPostgres
from tests.server.postgres import Postgres, dsn

ROOT = Path(__file__).parents[2]
Result = TypeVar("Result")

own_cluster = pytest.mark.skipif(
    bool(os.environ.get("SACBE_TEST_POSTGRES")), reason="SACBE_TEST_POSTGRES names a server"
)


@pytest.fixture
def is_new() -> bool:
    return True


async def execute(url: str, *statements: str) -> Any:
    """Run statements; return the first value of the last result."""
    connection = await asyncpg.connect(dsn(url))
    try:
        for statement in statements[:-1]:
            await connection.execute(statement)
        return await connection.fetchval(statements[-1])
    finally:
        await connection.close()


TABLES = "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"


def test_a_database_is_empty_and_can_be_filled(postgres_url: str) -> None:
    assert asyncio.run(execute(postgres_url, TABLES)) == 0
    word = asyncio.run(
        execute(
            postgres_url,
            "CREATE TABLE words (word text)",
            "INSERT INTO words VALUES ('сакбе')",
            "SELECT word FROM words",
        )
    )
    assert word == "сакбе"


def test_sqlalchemy_takes_the_url(postgres_url: str) -> None:
    async def ask() -> Any:
        engine = create_async_engine(postgres_url)
        async with engine.connect() as connection:
            answer = await connection.scalar(text("SELECT 6 * 7"))
        await engine.dispose()
        return answer

    assert postgres_url.startswith("postgresql+asyncpg://")
    assert asyncio.run(ask()) == 42


def test_two_databases_are_separate(postgres: Postgres, postgres_url: str) -> None:
    asyncio.run(execute(postgres_url, "CREATE TABLE words (word text)", "SELECT 1"))
    other = postgres.fresh_database()
    copy = postgres.fresh_database(like=postgres_url)
    try:
        assert [asyncio.run(execute(url, TABLES)) for url in (postgres_url, other, copy)] == [
            1,
            0,
            1,
        ]
    finally:
        postgres.drop(other)
        postgres.drop(copy)
    with pytest.raises(asyncpg.InvalidCatalogNameError):
        asyncio.run(execute(other, "SELECT 1"))


async def test_a_database_can_be_dropped_in_use(postgres: Postgres) -> None:
    """This also works in a test with a running event loop."""
    url = postgres.fresh_database()
    connection = await asyncpg.connect(dsn(url))
    postgres.drop(url)
    with pytest.raises((asyncpg.PostgresError, OSError)):
        await connection.fetchval("SELECT 1")
    await connection.close()


def test_only_databases_of_the_tests_are_dropped(postgres: Postgres) -> None:
    with pytest.raises(ValueError, match="not made by these tests"):
        postgres.drop(postgres.url("postgres"))


def test_notices_arrive(postgres_url: str) -> None:
    async def listen() -> str:
        heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        connection = await asyncpg.connect(dsn(postgres_url))
        try:
            await connection.add_listener("moves", lambda *told: heard.set_result(told[3]))
            await execute(postgres_url, "NOTIFY moves, 'game 7'", "SELECT 1")
            return await asyncio.wait_for(heard, 30)
        finally:
            await connection.close()

    assert asyncio.run(listen()) == "game 7"


@own_cluster
def test_the_socket_leads_to_the_same_server(postgres: Postgres, postgres_url: str) -> None:
    assert postgres.folder
    name = asyncio.run(execute(postgres_url, "SELECT current_database()"))
    through_socket = postgres.socket_url(name)
    assert asyncio.run(execute(through_socket, "SELECT inet_server_addr()")) is None
    assert asyncio.run(execute(through_socket, "SELECT current_database()")) == name


@own_cluster
def test_a_cluster_ends_with_its_process() -> None:
    """Even if the process is killed, neither the server nor its folder is left."""
    code = (
        "import time; from tests.server.postgres import server;"
        " print(server().folder, flush=True); time.sleep(600)"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    with process:
        assert process.stdout
        folder = Path(process.stdout.readline().strip())
        number = int((folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        os.kill(number, 0)
        process.send_signal(signal.SIGKILL)
    until = time.monotonic() + 60
    while folder.exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert not folder.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_programs_are_found_off_the_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The newest complete version is chosen."""
    for version in ("9.6", "15", "16"):
        (tmp_path / version / "bin").mkdir(parents=True)
        for name in ("initdb", "postgres"):
            (tmp_path / version / "bin" / name).touch(mode=0o755)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(cluster, "PLACES", (f"{tmp_path}/*/bin",))
    assert cluster.find() == tmp_path / "16" / "bin"
    (tmp_path / "16" / "bin" / "initdb").unlink()
    assert cluster.find() == tmp_path / "15" / "bin"


def test_without_programs_the_tests_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(cluster, "PLACES", ())
    with pytest.raises(NoPostgres, match="apt-get install postgresql"):
        cluster.find()
