"""Fixtures for the server's tests."""

from __future__ import annotations

import asyncio
import inspect
import random
import shutil
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sacbe.server import chance, database
from sacbe.server.migrate import upgrade
from tests.server.cluster import NoPostgres
from tests.server.house import House, opened
from tests.server.postgres import Postgres, server

PATIENCE = 600.0
"""The time limit of a test in seconds: much more than any needs."""


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> object:
    """Run an `async` test in its own event loop. Fixtures that are async contexts, such as a
    server, are entered before the test and left after it."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(entered(pyfuncitem.obj, {name: pyfuncitem.funcargs[name] for name in names}))
    return True


async def entered(test: Any, arguments: dict[str, Any]) -> None:
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        for name, value in arguments.items():
            if isinstance(value, AbstractAsyncContextManager):
                arguments[name] = await stack.enter_async_context(value)
        await test(**arguments)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the database more time, as the machine may be slow or busy. Do not wait for the disk: no
    test cuts the power."""
    monkeypatch.setattr(database, "PATIENCE", 30.0)
    monkeypatch.setattr(database, "SYNCHRONOUS", "OFF")


@pytest.fixture(autouse=True)
def same_draws(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each test's draws the same in every run, and different from other tests'."""
    dice = random.Random(request.node.nodeid)
    monkeypatch.setattr(chance, "secrets", SimpleNamespace(randbelow=dice.randrange))


@pytest.fixture(scope="session")
def postgres() -> Postgres:
    try:
        return server()
    except NoPostgres as error:
        reason = str(error)
    pytest.fail(reason, pytrace=False)


async def migrated(url: str) -> str:
    """Bring a new database up to date, to be copied by tests."""
    found = database.Database(url)
    await upgrade(found)
    await found.close()
    return url


@pytest.fixture(scope="session")
def postgres_template(postgres: Postgres) -> Iterator[str]:
    url = asyncio.run(migrated(postgres.fresh_database()))
    yield url
    postgres.drop(url)


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "tables.db"
    asyncio.run(migrated(f"sqlite:///{path}"))
    return path


@pytest.fixture
def is_new() -> bool:
    """Whether a test's database has no tables yet."""
    return False


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest, postgres: Postgres, is_new: bool) -> Iterator[str]:
    """Return the URL of the test's own database, without games."""
    like = None if is_new else request.getfixturevalue("postgres_template")
    url = postgres.fresh_database(like)
    yield url
    postgres.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path, sqlite_template: Path, is_new: bool) -> str:
    """Return the URL of the test's own database file, without games."""
    path = tmp_path / "tables.db"
    if not is_new:
        shutil.copy(sqlite_template, path)
    return f"sqlite:///{path}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Return the URL of the test's own database: the whole suite runs on both kinds."""
    url: str = request.getfixturevalue(
        "sqlite_url" if request.param == "sqlite" else "postgres_url"
    )
    return url


@pytest.fixture
def house(database_url: str) -> AbstractAsyncContextManager[House]:
    """Open a server without games, for `async` tests."""
    return opened(database_url)
