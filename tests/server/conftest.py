"""What the server's tests need."""

from __future__ import annotations

import asyncio
import inspect
import random
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sacbe.server import chance, database
from tests.server.cluster import NoPostgres
from tests.server.house import House, opened
from tests.server.postgres import Postgres, server

PATIENCE = 600.0
"""Seconds for a test: much more than any takes."""


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> object:
    """Run an `async` test in an event loop of its own. What a fixture only opens there, such as a
    server, is entered before the test and left after it."""
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
    """A machine may be slow, or busy with something else: the database is given time."""
    monkeypatch.setattr(database, "PATIENCE", 30.0)


@pytest.fixture(autouse=True)
def same_draws(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test draws today it draws tomorrow; each test something else."""
    dice = random.Random(request.node.nodeid)
    monkeypatch.setattr(chance, "secrets", SimpleNamespace(randbelow=dice.randrange))


@pytest.fixture(scope="session")
def postgres() -> Postgres:
    try:
        return server()
    except NoPostgres as error:
        reason = str(error)
    pytest.fail(reason, pytrace=False)


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database of the test's own."""
    url = postgres.fresh_database()
    yield url
    postgres.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """An empty database of the test's own, in a file."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database of the test's own: the whole suite runs on both kinds."""
    url: str = request.getfixturevalue(
        "sqlite_url" if request.param == "sqlite" else "postgres_url"
    )
    return url


@pytest.fixture
def house(database_url: str) -> AbstractAsyncContextManager[House]:
    """A server on an empty database, for `async` tests."""
    return opened(database_url)
