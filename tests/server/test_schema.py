"""The API conforms to its own schema: Schemathesis sends good and bad requests for every operation
to a real server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from schemathesis import Case
from schemathesis.checks import CHECKS

from sacbe.server.app import make_app
from sacbe.server.settings import Settings
from tests.server.house import ROOMY
from tests.server.running import running

schema = schemathesis.openapi.from_dict(make_app(Settings(database="sqlite:///no.db")).openapi())
WANTED = ("not_a_server_error", "status_code_conformance", "response_schema_conformance")


class Place(NamedTuple):
    """A server, with a table where a game is in progress."""

    address: str
    table: str
    seat: str
    host: str


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("schema")
    settings = Settings(database=f"sqlite:///{folder / 'tables.db'}", workers=0, limits=ROOMY)
    with running(settings) as address:
        seats = [{"kind": "me"}, {"kind": "me"}]
        made: Any = httpx.post(
            f"{address}/api/v1/tables",
            json={"game": "tikal", "seats": seats, "public": True},
            timeout=60,
        ).json()
        yield Place(
            address, made["table"]["id"], made["seats"]["0"]["token"], made["host"]["token"]
        )


@schema.parametrize()
def test_every_operation(case: Case[Any], place: Place) -> None:
    """Half of the requests go to the existing table, as its player or its host."""
    token = place.host if len(str(case.body)) % 2 else place.seat
    if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 2:
        case.path_parameters["id"] = place.table
        case.headers["Authorization"] = f"Bearer {token}"
    if isinstance((case.query or {}).get("wait"), int | float):
        case.query["wait"] = min(case.query["wait"], 0.05)  # do not wait long for news
    checks: Any = CHECKS.get_by_names(list(WANTED))
    case.call_and_validate(base_url=place.address, checks=checks, timeout=60)


def test_all_of_the_api_is_tried() -> None:
    """The schema contains the main paths of the API."""
    paths = {path.removeprefix("/api/v1") for path in schema.raw_schema["paths"]}
    assert {"/tables", "/tables/{id}/commands", "/tables/{id}/view", "/session"} <= paths
