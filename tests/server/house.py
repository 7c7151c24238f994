"""A server inside the test: the real application and a real database, without a network."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from sacbe.server.app import make_app
from sacbe.server.services import Services
from sacbe.server.settings import Limits, Settings

ROOMY = Limits(requests=1e9, burst=10**9, creations=1e9, creation_burst=10**9)
"""Limits that no test reaches, except those about limits."""
KEYS = itertools.count()
on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
on_postgres = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
"""Marks tests that run on only one kind of database."""


class Reply:
    """What the server answered."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.headers = response.headers
        self.text = response.text
        self.body: Any = (
            response.json() if "json" in response.headers.get("content-type", "") else None
        )

    @property
    def error(self) -> str:
        """The key of the refusal."""
        return str(self.body["error"]["key"])

    def ok(self) -> Any:
        assert self.status < 300, (self.status, self.text)
        return self.body

    def refused(self, status: int, key: str) -> None:
        assert (self.status, self.error) == (status, key)


class House:
    """Calls a server as a program would, with one token or none."""

    def __init__(self, app: FastAPI, client: httpx.AsyncClient) -> None:
        self.app = app
        self.client = client

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def address(self) -> str:
        return str(self.client.base_url).rstrip("/")

    async def call(
        self, method: str, path: str, token: str | None = None, json: Any = None, **params: Any
    ) -> Reply:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        wanted = {name: value for name, value in params.items() if value is not None}
        response = await self.client.request(
            method, f"/api/v1{path}", json=json, headers=headers, params=wanted
        )
        return Reply(response)

    async def get(self, path: str, token: str | None = None, **params: Any) -> Reply:
        return await self.call("GET", path, token, **params)

    async def post(self, path: str, token: str | None = None, **body: Any) -> Reply:
        return await self.call("POST", path, token, json=body)

    async def table(self, game: str = "tzolkin", seats: Any = "mm", **more: Any) -> Table:
        """Create a table: `m` is a seat of the creator, `o` an open one, `1` to `5` a bot."""
        places = [
            {"kind": "me", "name": f"P{number}"}
            if letter == "m"
            else {"kind": "open"}
            if letter == "o"
            else {"kind": "bot", "bot": f"level:{letter}"}
            for number, letter in enumerate(seats)
        ]
        made = (await self.post("/tables", game=game, seats=places, **more)).ok()
        return Table(self, made)


class Table:
    """A table, and everybody's tokens."""

    def __init__(self, house: House, made: Any) -> None:
        self.house = house
        self.id: str = made["table"]["id"]
        self.host: str = made["host"]["token"]
        self.invite: str = made["invite"]["token"]
        self.seats: dict[int, str] = {
            int(seat): link["token"] for seat, link in made["seats"].items()
        }
        self.dice = random.Random(1)

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    async def get(self, path: str, token: str | None = None, **params: Any) -> Reply:
        return await self.house.get(self.path + path, token, **params)

    async def post(self, path: str, token: str | None = None, **body: Any) -> Reply:
        return await self.house.post(self.path + path, token, **body)

    async def claim(self, seat: int, name: str = "") -> Reply:
        reply = await self.house.post(f"{self.path}/seats/{seat}/claim", self.invite, name=name)
        if reply.status == 200:
            self.seats[seat] = reply.body["seat"]["token"]
        return reply

    async def info(self, token: str | None = None) -> Any:
        return (await self.house.get(self.path, token or self.host)).ok()

    async def view(self, seat: int | None = None, **params: Any) -> Any:
        token = self.seats[seat] if seat is not None else self.host
        return (await self.house.get(f"{self.path}/view", token, **params)).ok()

    async def events(self, seat: int | None = None, since: int = 0) -> Any:
        token = self.seats[seat] if seat is not None else self.host
        return (await self.house.get(f"{self.path}/events", token, since=since)).ok()["events"]

    async def command(self, seat: int, move: str, base: int, key: str | None = None) -> Reply:
        return await self.house.post(
            f"{self.path}/commands",
            self.seats[seat],
            key=key or f"k{next(KEYS)}",
            base=base,
            seat=seat,
            move=move,
        )

    async def undo(self, seat: int, base: int, to: int | None = None) -> Reply:
        more = {} if to is None else {"to": to}
        return await self.house.post(
            f"{self.path}/undo",
            self.seats[seat],
            key=f"k{next(KEYS)}",
            base=base,
            seat=seat,
            **more,
        )

    async def step(self, seen: Any = None) -> Any:
        """Make a move for the seat to move; return the answer, or None once the game is over.
        `seen` is the last answer, which may already be the mover's view."""
        if seen is None or not seen["options"]:
            info = await self.info()
            if info["status"] != "running":
                return None
            seen = await self.view(info["to_move"])
        token = self.dice.choice(seen["options"])["token"]
        return (await self.command(seen["seat"], token, seen["seq"])).ok()

    async def play(self, moves: int) -> None:
        """Play `moves` moves, or to the end."""
        seen = None
        for _ in range(moves):
            seen = await self.step(seen)
            if seen is None:
                return

    async def finish(self) -> None:
        """Store the rest of the game at once."""
        async with self.house.services.desks.open(self.id) as desk:
            while desk.status == "running":
                legal = (await desk.state()).position.legal()
                await desk.move(self.dice.choice(legal))


@asynccontextmanager
async def opened(
    url: str, /, limits: Limits = ROOMY, web: Path | None = None, **changes: Any
) -> AsyncIterator[House]:
    """Open a server on a database, without the web app unless the test names its folder."""
    settings = replace(Settings(database=url, workers=0, limits=limits), **changes)
    app = make_app(settings, web)
    transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 5000))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8321") as client,
    ):
        yield House(app, client)


async def until(true: Callable[[], bool | Awaitable[bool]], seconds: float = 180.0) -> None:
    """Wait for a condition, much longer than it should take."""
    async with asyncio.timeout(seconds):
        while not (found if isinstance(found := true(), bool) else await found):
            await asyncio.sleep(0.02)
