"""Servers and their workers are killed again and again while they work. Nothing that was answered
is lost, nothing is done twice, and every game continues."""

from __future__ import annotations

import asyncio
import functools
import os
import random
import re
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Row, select

import sacbe
from sacbe.server.database import Database
from sacbe.server.schema import COMMANDS, EVENTS, GAMES, JOBS, SEATS
from sacbe.server.settings import Settings
from sacbe.server.verify import GOOD, verify
from tests.processes import alive, workers
from tests.server.house import ROOMY, until

KILLS = (
    {"sqlite": 30, "postgresql": 20}
    if sacbe.BUILD == "compiled"
    else {"sqlite": 6, "postgresql": 4}
)
"""How often to kill. This does not test the engine, so the slower build needs fewer kills."""
LEASE = 2.0
PATIENCE = 90.0
"""Time limit in seconds for anything that is waited for: much more than it takes."""
PAUSE = 0.02
"""Seconds between two attempts to reach a server, and a player's longest thinking time."""
ENOUGH = 4
"""Further moves that show that a game continues."""

# Imports take a second or two and are always the same, so one process does them once and forks the
# servers.
NURSERY = """
import os, signal, sys
from sacbe.server.serve import serve
from sacbe.server.settings import Limits, Settings

def say(*words):
    os.write(1, (" ".join(map(str, words)) + "\\n").encode())

def live(given, log):
    os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    serve(eval(given), log="text", ready=lambda settings: say("ready", settings.address))

child = 0
say("here")
try:
    while line := sys.stdin.readline():
        word, _, rest = line.strip().partition(" ")
        if word == "start":
            log, _, given = rest.partition(" ")
            child = os.fork()
            if child == 0:
                code = 1
                try:
                    live(given, log)
                    code = 0
                finally:
                    os._exit(code)
            say("born", child)
        else:
            os.kill(child, int(rest))
            status, child = os.waitpid(child, 0)[1], 0
            say("gone", os.waitstatus_to_exitcode(status))
finally:
    if child:
        os.kill(child, signal.SIGKILL)
"""


class Nursery:
    """Starts servers on one database, one after another."""

    def __init__(self, process: asyncio.subprocess.Process, settings: Settings, log: Path) -> None:
        self.process = process
        self.settings = settings
        self.log = log
        self.pid = 0
        self.address = ""
        """The address of the server; empty while there is none."""

    async def start(self) -> float:
        """Start a server and wait until it answers; return how long that took."""
        began = time.monotonic()
        await self.begin()
        [self.address] = await self.hear("ready")
        return time.monotonic() - began

    async def begin(self) -> None:
        """Begin to start a server."""
        self.tell(f"start {self.log} {self.settings!r}")
        [pid] = await self.hear("born")
        self.pid = int(pid)

    async def end(self, number: int = signal.SIGKILL) -> int:
        """Send the server a signal; return how it ended."""
        self.address = ""
        self.tell(f"signal {int(number)}")
        [code] = await self.hear("gone")
        return int(code)

    def tell(self, line: str) -> None:
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n".encode())

    async def hear(self, word: str) -> list[str]:
        """Return the next line of this kind: a server may be ready just before it dies."""
        assert self.process.stdout
        async with asyncio.timeout(PATIENCE):
            while line := (await self.process.stdout.readline()).decode().split():
                if line[0] == word:
                    return line[1:]
        raise AssertionError(self.log.read_text(encoding="utf-8"))

    def workers(self) -> list[int]:
        """Return the server's worker processes."""
        return workers(self.pid)


@asynccontextmanager
async def nursery(url: str, folder: Path) -> AsyncIterator[Nursery]:
    paths = [str(Path(sacbe.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        NURSERY,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    settings = Settings(database=url, port=0, workers=1, lease=LEASE, limits=ROOMY)
    found = Nursery(process, settings, folder / "log")
    found.log.touch()
    try:
        await found.hear("here")
        yield found
    finally:
        assert process.stdin
        process.stdin.close()
        await process.wait()
    lines = found.log.read_text(encoding="utf-8").splitlines()
    # All write to one log, so lines of a new server may come in between.
    lines = [line for line in lines if not re.match(r"\d\d:\d\d:\d\d info ", line)]
    for number, line in enumerate(lines):
        # A worker that was being started when its server was killed may fail like this.
        if "Traceback" in line and "spawn_main" not in "".join(lines[number : number + 4]):
            raise AssertionError("\n".join(lines[number:]))


class Done(NamedTuple):
    """A command that was answered."""

    game_id: str
    seat: int
    key: str
    move: str
    first: int
    last: int


class Player:
    """Plays a seat with legal moves. A command without an answer is sent again, under the same key,
    until there is one."""

    def __init__(
        self, server: Nursery, client: httpx.AsyncClient, game_id: str, token: str
    ) -> None:
        self.server = server
        self.client = client
        self.path = f"/api/v1/tables/{game_id}"
        self.headers = {"Authorization": f"Bearer {token}"}
        self.game_id = game_id
        self.done: list[Done] = []
        self.broken = 0
        """Commands that were sent to a server that died before it answered."""

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request until it is answered, however long that takes."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.server.address:
                try:
                    answer = await self.client.request(
                        method, self.server.address + self.path + path, headers=self.headers, **more
                    )
                    if answer.status_code != 503:
                        return answer
                except httpx.ConnectError:
                    pass
                except httpx.TransportError:
                    self.broken += method == "POST"
            await asyncio.sleep(PAUSE)
        raise AssertionError(f"{method} {path} was not answered")

    async def see(self) -> Any:
        answer = await self.ask("GET", "/view")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def play(self, stop: asyncio.Event) -> None:
        seen = await self.see()
        while not stop.is_set():
            if seen["result"] is not None:
                return
            if seen["options"]:
                await asyncio.sleep(random.uniform(0, PAUSE))
                seen = await self.move(seen)
            else:
                await self.ask("GET", "/events", params={"since": seen["seq"], "wait": 1})
                seen = await self.see()

    async def move(self, seen: Any) -> Any:
        move = random.choice(seen["options"])["token"]
        key = secrets.token_hex(8)
        body = {"key": key, "base": seen["seq"], "seat": seen["seat"], "move": move}
        answer = await self.ask("POST", "/commands", json=body)
        assert answer.status_code == 200, answer.text
        found = answer.json()
        first = found["events"][0]
        assert (first["seat"], first["move"], first["seq"]) == (seen["seat"], move, seen["seq"] + 1)
        assert found["events"][-1]["seq"] == found["seq"]
        self.done.append(Done(self.game_id, seen["seat"], key, move, first["seq"], found["seq"]))
        return found


SEATS_OF_TABLES = (
    *(("tzolkin", "mmmm"), ("tikal", "mmmm")) * 2,
    ("tzolkin", "m1"),
    ("tikal", "1m"),
    ("tikal", "b1"),
)
"""The seats of each table: `m` is a person, `1` a bot, `b` a person who lets a bot play."""


async def hand_over(server: Nursery, client: httpx.AsyncClient, made: Any) -> None:
    """Let a bot take over for the person at the first seat."""
    answer = await client.post(
        f"{server.address}/api/v1/tables/{made['table']['id']}/seats/0/bot",
        json={"bot": "level:1"},
        headers={"Authorization": f"Bearer {made['seats']['0']['token']}"},
    )
    assert answer.status_code == 200, answer.text


async def make_tables(server: Nursery, client: httpx.AsyncClient) -> list[Player]:
    players: list[Player] = []
    for game, seats in SEATS_OF_TABLES:
        places = [
            {"kind": "me"} if letter in "mb" else {"kind": "bot", "bot": f"level:{letter}"}
            for letter in seats
        ]
        answer = await client.post(
            f"{server.address}/api/v1/tables", json={"game": game, "seats": places}
        )
        assert answer.status_code == 201, answer.text
        made = answer.json()
        # The creator of the table holds all of its seats: one client for each of them.
        for seat, link in made["seats"].items():
            if seats[int(seat)] == "b":
                await hand_over(server, client, made)
                continue
            players.append(Player(server, client, made["table"]["id"], link["token"]))
    return players


async def stored(url: str, table: Any) -> list[Row[Any]]:
    """Return everything in a table of the database."""
    database = Database(url)
    try:
        async with database.read() as connection:
            return list(await connection.execute(select(table).order_by(*table.primary_key)))
    finally:
        await database.close()


async def progress(url: str) -> dict[str, tuple[bool, int]]:
    """Return for each game whether it is still running, and how many moves seats have made."""
    moves: dict[str, int] = {}
    for event in await stored(url, EVENTS):
        moves[event.game_id] = moves.get(event.game_id, 0) + (
            event.kind == "move" and event.seat >= 0
        )
    return {
        game.id: (game.status == "running", moves[game.id]) for game in await stored(url, GAMES)
    }


async def check(url: str, players: list[Player]) -> None:
    """Check that every answered command is stored once, where the answer said, and that everything
    else is consistent with it."""
    done = [one for player in players for one in player.done]
    assert len({one.key for one in done}) == len(done)
    events = await stored(url, EVENTS)
    found = {(event.game_id, event.seq): event for event in events}
    assert len(found) == len(events)
    for one in done:
        event = found[one.game_id, one.first]
        assert (event.kind, event.seat, event.payload["move"]) == ("move", one.seat, one.move)
    for game in await stored(url, GAMES):
        seqs = [seq for id, seq in found if id == game.id]
        assert seqs == list(range(1, game.head + 1))
    # Each command has one move and each move one command: none is without an answer.
    commands = {(row.game_id, int(row.actor), row.key): row for row in await stored(url, COMMANDS)}
    bots = {(row.game_id, row.seat) for row in await stored(url, SEATS) if row.bot is not None}
    by_people = {name for name in commands if name[:2] not in bots}
    assert by_people == {(one.game_id, one.seat, one.key) for one in done}
    for one in done:
        answer = commands[one.game_id, one.seat, one.key].answer
        assert answer == {"first": one.first, "last": one.last}
    made = sorted((row.game_id, row.answer["first"]) for row in commands.values())
    assert made == [
        name for name, event in found.items() if event.kind == "move" and event.seat >= 0
    ]
    database = Database(url)
    try:
        outcomes = [finding async for finding in verify(database)]
    finally:
        await database.close()
    assert len(outcomes) == len(SEATS_OF_TABLES)
    assert all(one.outcome == GOOD and one.is_well for one in outcomes), outcomes


async def kill_often(server: Nursery, kills: int, dice: random.Random) -> list[float]:
    """Kill servers, and workers in between; return how long each start took."""
    starts: list[float] = []
    for number in range(kills):
        if not server.address:
            if dice.random() < 0.15 and number + 1 < kills:  # before it is ready
                await server.begin()
                await asyncio.sleep(dice.uniform(0, 0.4))
                await server.end()
                continue
            starts.append(await server.start())
        # A short pause kills a server before its bots are ready, a longer one afterwards.
        await asyncio.sleep(dice.uniform(0, 0.3) if dice.random() < 0.4 else dice.uniform(0.3, 1.5))
        for pid in server.workers():
            if dice.random() < 0.5:
                os.kill(pid, signal.SIGKILL)
                await asyncio.sleep(dice.uniform(0, 0.3))
        assert await server.end() == -signal.SIGKILL
    return starts


@pytest.fixture
def url(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Return the database of the servers to kill."""
    if kind == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.mark.parametrize(
    ("kind", "kills"), KILLS.items(), ids=[f"{kind}-{kills}-kills" for kind, kills in KILLS.items()]
)
async def test_servers_are_killed_under_load(
    kind: str, kills: int, url: str, tmp_path: Path
) -> None:
    async with nursery(url, tmp_path) as server, httpx.AsyncClient(timeout=PATIENCE) as client:
        starts = [await server.start()]
        players = await make_tables(server, client)
        stop = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(stop))
            starts += await kill_often(server, kills, random.Random())
            before = await progress(url)
            starts.append(await server.start())
            end = time.monotonic() + PATIENCE
            while behind := [
                id
                for id, (running, moves) in (await progress(url)).items()
                if running and moves < before[id][1] + ENOUGH
            ]:
                assert time.monotonic() < end, behind
                await asyncio.sleep(PAUSE)
            stop.set()
        for player in {player.game_id: player for player in players}.values():
            record = await player.ask("GET", "/record")
            sacbe.Record.parse(record.text).verify()
        assert await server.end(signal.SIGTERM) == 0
    broken = sum(player.broken for player in players)
    assert broken or kills < 20, "nobody noticed"
    made = [moves for _, moves in (await progress(url)).values()]
    print(
        f"{kills} kills, {kind}: ready in {min(starts):.2f} to {max(starts):.2f} s;"
        f" {sum(made)} moves, {broken} commands sent to a server that died over them"
    )
    await check(url, players)


async def test_a_bot_goes_on_when_the_lease_is_over(database_url: str, tmp_path: Path) -> None:
    """A server is killed while a bot thinks; nobody can know until its lease is over."""
    async with (
        nursery(database_url, tmp_path) as server,
        httpx.AsyncClient(timeout=PATIENCE) as client,
    ):

        async def moves() -> int:
            return sum(count for _, count in (await progress(database_url)).values())

        async def wait_for_more(than: int) -> float:
            began = time.monotonic()
            while await moves() <= than:
                assert time.monotonic() < began + PATIENCE
                await asyncio.sleep(0.02)
            return time.monotonic() - began

        async def leased() -> list[int]:
            """Return the events that bots are thinking about."""
            return [job.base for job in await stored(database_url, JOBS) if job.owner]

        await server.start()
        places = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
        body = {"game": "tzolkin", "seats": places}
        answer = await client.post(f"{server.address}/api/v1/tables", json=body)
        assert answer.status_code == 201, answer.text
        await hand_over(server, client, answer.json())
        # How long it takes without a lease in the way.
        usual = await wait_for_more(0)
        [worker] = server.workers()
        os.kill(worker, signal.SIGSTOP)
        try:
            # A choice made just before is still being stored.
            about: list[int] = []
            while not about or about != await leased():
                about = await leased()
                await asyncio.sleep(0.3)
            await server.end()
        finally:
            os.kill(worker, signal.SIGKILL)
        assert await leased() == about
        before = await moves()
        until = max(job.until for job in await stored(database_url, JOBS) if job.owner)
        assert until <= time.time() + LEASE
        await server.start()
        assert await wait_for_more(before) < usual + LEASE + 20
        assert time.time() >= until  # nobody took it before the lease was over
        assert await server.end(signal.SIGTERM) == 0
        assert await leased() == []


def none_alive(pids: list[int]) -> bool:
    return not any(map(alive, pids))


async def test_workers_go_with_their_server(tmp_path: Path) -> None:
    """However the server ended: a bot without a server would think for ever."""
    async with nursery(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        for _ in range(2):
            await server.start()
            await until(lambda: bool(server.workers()))
            left = server.workers()
            await server.end()
            await until(functools.partial(none_alive, left))
