"""What the server's tests need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cluster import NoPostgres
from tests.server.postgres import Postgres, server

BOTH = ("test_secrets.py", "test_workers.py")
"""The server is the same in both builds; what leans on the engine most is tested with both."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what need not be tested with the plain build as well."""
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.name not in BOTH:
            item.add_marker(pytest.mark.server)


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


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the test's own: the whole suite runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url
