"""Many players at many tables of one server, all in one process. It has to be cheap to run, because
it shares the machine with the server it measures."""

import asyncio
import contextlib
import itertools
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import orjson
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import sacbe

API = "/api/v1"
GAMES = tuple(sacbe.GAMES)  # taken in turn
SEATS = 4
BOT = "level:1"
BEAT = 0.1
"""Seconds between two measurements of delay; every tenth one also samples the server."""
NEWS = b'"type":"news",'
FROM_TO = re.compile(rb'"from":(\d+),"to":(\d+),')
SEQ = re.compile(rb'"seq":(\d+),')
HEAD = 200
"""The first bytes of a message, which contain its type and its range of events."""
NO_OPTIONS = b'"options":[]'
OVER = re.compile(rb'"result":\{"scores"')
LENGTH = re.compile(rb"content-length: *(\d+)", re.IGNORECASE)


@dataclass(frozen=True)
class Plan:
    """What is played.

    `tables` have four people each, `bot_tables` one person and three bots. Players think for
    `think` seconds on average. The run is measured for `seconds`, after `warm` seconds that are
    not."""

    tables: int = 125
    bot_tables: int = 20
    think: float = 1.0
    seconds: float = 60.0
    warm: float = 8.0
    seed: int = 1


class Command(NamedTuple):
    """A move: its game and seat, the event it caused, and when it was sent and answered."""

    game: int
    seat: int
    seq: int
    sent: float
    answered: float


class News(NamedTuple):
    """News that arrived at a seat: the events after `since` up to `to`."""

    game: int
    seat: int
    since: int
    to: int
    time: float


@dataclass
class Notes:
    """Everything that was observed. Times are those of `time.perf_counter`."""

    began: float = 0.0
    ended: float = 0.0
    commands: list[Command] = field(default_factory=list)
    news: list[News] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    lengths: dict[int, int] = field(default_factory=dict)
    """The number of events of each finished game."""
    answers: list[float] = field(default_factory=list)
    """Seconds that the server's health check took: how busy its event loop is."""
    late: list[float] = field(default_factory=list)
    """Seconds by which this process itself ran late."""
    received: int = 0
    """Bytes of news received."""
    metrics: list[str] = field(default_factory=list)
    """The server's metrics, before and after."""


class Caller:
    """A minimal HTTP/1.1 client over one connection that is kept open."""

    def __init__(self, host: str, port: int, address: str = "", token: str = "") -> None:
        self.host = host
        self.port = port
        # As behind a proxy: every household has its own address.
        self.head = f"Host: {host}:{port}\r\n"
        if address:
            self.head += f"X-Forwarded-For: {address}\r\n"
        if token:
            self.head += f"Authorization: Bearer {token}\r\n"
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send a request; return the status and the body of the answer. If the server has closed
        the idle connection, open it again."""
        kind = "Content-Type: application/json\r\n" if body else ""
        said = f"{method} {path} HTTP/1.1\r\n{self.head}{kind}Content-Length: {len(body)}\r\n\r\n"
        data = said.encode() + body
        if self.streams is not None and not self.streams[0].at_eof():
            with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
                return await self._exchange(data)
        self.close()
        self.streams = await asyncio.open_connection(self.host, self.port)
        return await self._exchange(data)

    async def _exchange(self, data: bytes) -> tuple[int, bytes]:
        assert self.streams is not None
        reader, writer = self.streams
        writer.write(data)
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        body = await reader.readexactly(int(length[1])) if length else b""
        return int(head[9:12]), body

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Crowd:
    """All players."""

    def __init__(self, host: str, port: int, plan: Plan) -> None:
        self.host = host
        self.port = port
        self.plan = plan
        self.notes = Notes()
        self.numbers = itertools.count()
        self.random = random.Random(plan.seed)
        self.measured = False
        self.caller = Caller(host, port)

    async def play(self, on_beat: Callable[[], None]) -> Notes:
        """Play until the time is over. `on_beat` is called at intervals during the measurement."""
        plan = self.plan
        kinds = [False] * plan.tables + [True] * plan.bot_tables
        async with asyncio.TaskGroup() as group:
            tasks = []
            for number, with_bots in enumerate(kinds):
                game = GAMES[number % len(GAMES)]
                tasks.append(group.create_task(self.table(game, with_bots)))
                # Tables do not all start at the same moment.
                await asyncio.sleep(plan.warm / 2 / len(kinds))
            await asyncio.sleep(plan.warm / 2)
            await self.ask_metrics()
            self.notes.began = time.perf_counter()
            self.measured = True
            await self.watch(self.notes.began + plan.seconds, on_beat)
            self.measured = False
            self.notes.ended = time.perf_counter()
            await self.ask_metrics()
            for task in tasks:
                task.cancel()
        self.caller.close()
        return self.notes

    async def watch(self, end: float, on_beat: Callable[[], None]) -> None:
        """Measure delays until the end."""
        beats = itertools.count()
        while (before := time.perf_counter()) < end:
            await asyncio.sleep(BEAT)
            asked = time.perf_counter()
            self.notes.late.append(asked - before - BEAT)
            await self.caller.call("GET", "/healthz")
            self.notes.answers.append(time.perf_counter() - asked)
            if next(beats) % 10 == 0:
                on_beat()
        on_beat()  # at the end, however few beats there were

    async def ask_metrics(self) -> None:
        """Store the server's metrics."""
        self.notes.metrics.append((await self.caller.call("GET", "/metrics"))[1].decode())

    async def table(self, game: str, with_bots: bool) -> None:
        """Play one game after another, each at a new table."""
        people = 1 if with_bots else SEATS
        seats: list[dict[str, str]] = [{"kind": "me", "name": f"P{n}"} for n in range(people)]
        seats += [{"kind": "bot", "bot": BOT}] * (SEATS - people)
        while True:
            number = next(self.numbers)
            where = f"10.{number // 60_000 + 1}.{number // 250 % 240}.{number % 250}"
            host = Caller(self.host, self.port, where)
            status, body = await host.call(
                "POST", f"{API}/tables", orjson.dumps({"game": game, "seats": seats})
            )
            host.close()
            if status != 201:
                self.refuse(status, body)
                return
            made = orjson.loads(body)
            tokens: dict[str, Any] = made["seats"]
            async with asyncio.TaskGroup() as group:
                for seat, found in tokens.items():
                    player = Player(self, number, made["table"]["id"], int(seat), found["token"])
                    group.create_task(player.play(where))

    def refuse(self, status: int, body: bytes) -> None:
        """Note a refused request; none should be."""
        with contextlib.suppress(orjson.JSONDecodeError, KeyError, TypeError):
            self.notes.refused[f"{status} {orjson.loads(body)['error']['key']}"] += 1
            return
        self.notes.refused[f"{status}"] += 1


class Player:
    """A player who waits for news and, on their turn, thinks and makes a legal move."""

    def __init__(self, crowd: Crowd, game: int, table: str, seat: int, token: str) -> None:
        self.crowd = crowd
        self.game = game
        self.seat = seat
        self.table = table
        self.token = token
        self.base = -1
        self.keys = itertools.count()

    async def play(self, address: str) -> None:
        """Play a game from beginning to end."""
        crowd = self.crowd
        place = f"{crowd.host}:{crowd.port}{API}/tables/{self.table}"
        caller = Caller(crowd.host, crowd.port, address, self.token)
        headers = {"Authorization": f"Bearer {self.token}", "X-Forwarded-For": address}
        try:
            async with connect(
                f"ws://{place}/socket?seat={self.seat}",
                additional_headers=headers,
                compression=None,
                max_size=None,
                proxy=None,
                ping_interval=None,
                close_timeout=0.5,
            ) as socket:
                await self.listen(lambda: socket.recv(decode=False), caller)
        except (WebSocketException, OSError) as error:
            crowd.notes.refused[f"socket {type(error).__name__}"] += 1
        finally:
            caller.close()

    async def listen(self, receive: Callable[[], Awaitable[Any]], caller: Caller) -> None:
        """Receive news until the game is over."""
        notes = self.crowd.notes
        while True:
            data: bytes = await receive()
            now = time.perf_counter()
            found = FROM_TO.search(data, 0, HEAD)
            if found is None or NEWS not in data[:HEAD]:
                continue
            to = int(found[2])
            if self.crowd.measured:
                notes.received += len(data)
                notes.news.append(News(self.game, self.seat, int(found[1]), to, now))
            if NO_OPTIONS not in data:
                await self.move(data, caller)
            elif OVER.search(data):
                notes.lengths[self.game] = to
                return

    async def move(self, data: bytes, caller: Caller) -> None:
        """Think, and make a move."""
        crowd = self.crowd
        view: dict[str, Any] | None = orjson.loads(data)["view"]
        if view is None or not view["options"] or view["seq"] <= self.base:
            return
        self.base = view["seq"]
        await asyncio.sleep(crowd.random.expovariate(1 / crowd.plan.think))
        asked = {
            "seat": self.seat,
            "move": crowd.random.choice(view["options"])["token"],
            "base": view["seq"],
            "key": f"k{next(self.keys)}",
        }
        sent = time.perf_counter()
        path = f"{API}/tables/{self.table}/commands"
        status, body = await caller.call("POST", path, orjson.dumps(asked))
        answered = time.perf_counter()
        if status != 200:
            crowd.refuse(status, body)
        elif crowd.measured:
            found = SEQ.search(body, 0, HEAD)
            assert found
            crowd.notes.commands.append(
                Command(self.game, self.seat, int(found[1]), sent, answered)
            )
