"""The chat: all who see the table can read it, members can write, and it never delays a game."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any

import pytest

from sacbe.server import live_tables
from tests.server.house import ROOMY, House, Reply, Table, opened

TALKATIVE = replace(ROOMY, chats=1e9, chat_burst=10**9)


@pytest.fixture
def house(database_url: str) -> AbstractAsyncContextManager[House]:
    return opened(database_url, TALKATIVE)


async def say(table: Table, token: str, text: str, key: str, **more: Any) -> Reply:
    return await table.post("/chat", token, text=text, key=key, **more)


async def heard(house: House, table: Table, token: str | None = None, **params: Any) -> Any:
    return (await table.get("/chat", token or table.host, **params)).ok()


async def test_what_is_said_is_heard(house: House) -> None:
    table = await house.table("tikal", "mm")
    before = await table.info()
    assert await heard(house, table) == {"head": 0, "messages": []}
    assert (await say(table, table.seats[1], "  Привіт 👋🏽 ", "a")).ok() == {"number": 1}
    assert (await say(table, table.host, "Cześć", "a")).ok() == {"number": 2}
    told = await heard(house, table, table.invite)
    assert told["head"] == 2
    assert [(m["number"], m["seat"], m["name"], m["text"]) for m in told["messages"]] == [
        (1, 1, "P1", "Привіт 👋🏽"),
        (2, None, "", "Cześć"),
    ]
    assert (await heard(house, table, since=1))["messages"] == told["messages"][1:]
    # A chat message does not make anybody's move out of date.
    after = await table.info()
    assert after.pop("chat") == 2
    assert before.pop("chat") == 0
    assert after.pop("now") > before.pop("now")
    assert after == before


async def test_a_message_is_said_once(house: House) -> None:
    table = await house.table("tikal", "mm")
    replies = await asyncio.gather(*(say(table, table.seats[0], "hola", "same") for _ in range(5)))
    assert [reply.ok() for reply in replies] == [{"number": 1}] * 5
    (await say(table, table.seats[0], "adiós", "same")).refused(422, "error-server-key-used")
    # Keys are separate for each player, and separate from those of moves.
    assert (await say(table, table.seats[1], "hola", "same")).ok() == {"number": 2}
    mover = (await table.info())["to_move"]
    view = await table.view(mover)
    move = view["options"][0]["token"]
    assert (await table.command(mover, move, view["seq"], key="same")).status == 200
    assert (await heard(house, table))["head"] == 2


async def test_numbers_have_no_gaps(house: House) -> None:
    table = await house.table("tikal", "mm")
    await asyncio.gather(*(say(table, table.seats[n % 2], f"text {n}", f"k{n}") for n in range(20)))
    told = await heard(house, table)
    assert [message["number"] for message in told["messages"]] == list(range(1, 21))


async def test_who_may_speak(house: House) -> None:
    table = await house.table("tikal", "mm", public=True)
    for token, more, status, error in (
        (table.invite, {}, 403, "error-server-not-seated"),
        ("x" * 43, {}, 403, "error-server-not-seated"),
        (table.seats[0], {"seat": 1}, 403, "error-server-not-your-seat"),
        (table.host, {"seat": 0}, 403, "error-server-not-your-seat"),
        (table.seats[0], {"seat": 9}, 404, "error-server-no-seat"),
    ):
        reply = await say(table, token, "hola", "a", **more)
        assert (reply.status, reply.error) == (status, error)
    assert (await table.post("/chat", text="a", key="a")).status == 403
    assert (await table.get("/chat")).ok()["messages"] == []
    hidden = await house.table("tikal", "mm")
    assert (await hidden.get("/chat")).status == 404
    assert (await say(hidden, table.seats[0], "hola", "a")).status == 404
    assert (await house.get("/tables/nowhere/chat")).status == 404


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "error-server-chat-length"),
        ("   ", "error-server-chat-length"),
        ("x" * 501, "error-server-chat-length"),
        ("a\nb", "error-server-chat-letters"),
        ("a\x00b", "error-server-chat-letters"),
        ("a\x1b[31mb", "error-server-chat-letters"),
        ("a\u202eb", "error-server-chat-letters"),
        ("a\u2028b", "error-server-chat-letters"),
        ("x" * 5000, "error-server-request"),
    ],
)
async def test_what_cannot_be_said(tmp_path: Any, text: str, error: str) -> None:
    async with opened(f"sqlite:///{tmp_path / 'tables.db'}", TALKATIVE) as house:
        table = await house.table("tikal", "mm")
        (await say(table, table.seats[0], text, "a")).refused(422, error)
        longest = await say(table, table.seats[0], "é" * 500, "b")
        assert longest.ok() == {"number": 1}


async def test_half_a_character_is_refused(house: House) -> None:
    table = await house.table("tikal", "mm")
    answer = await house.client.post(
        f"/api/v1{table.path}/chat",
        content=b'{"text": "a\\ud800b", "key": "a"}',
        headers={"Authorization": f"Bearer {table.host}", "Content-Type": "application/json"},
    )
    assert answer.status_code == 422


async def test_nobody_speaks_all_the_time(database_url: str) -> None:
    limits = replace(ROOMY, chats=0.001, chat_burst=3)
    async with opened(database_url, limits) as house:
        table = await house.table("tikal", "mm")
        for number in range(3):
            assert (await say(table, table.seats[0], "a", f"k{number}")).status == 200
        (await say(table, table.seats[0], "a", "k3")).refused(429, "error-server-too-often")
        # Repeating an earlier message is still answered, and others may speak.
        assert (await say(table, table.seats[0], "a", "k0")).ok() == {"number": 1}
        assert (await say(table, table.seats[1], "a", "k3")).ok() == {"number": 4}


async def test_long_talks_come_in_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "MOST_MESSAGES", 4)
    table = await house.table("tikal", "mm")
    for number in range(10):
        (await say(table, table.seats[0], "a", f"k{number}")).ok()

    async def numbers(**params: Any) -> list[int]:
        told = await heard(house, table, **params)
        assert told["head"] == 10
        return [message["number"] for message in told["messages"]]

    assert await numbers() == [7, 8, 9, 10]
    assert await numbers(since=0) == [1, 2, 3, 4]
    assert await numbers(since=8) == [9, 10]
    assert await numbers(since=10) == []
