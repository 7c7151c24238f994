"""Games of other rules versions: upgraded if they replay the same, otherwise frozen with their
record intact."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

import sacbe
from sacbe.server.database import Database
from sacbe.server.migrate import upgrade
from sacbe.server.schema import EVENTS, GAMES, SEATS, SNAPSHOTS
from sacbe.server.tokens import hash_token
from tests.cli.command import Command
from tests.server.house import House, Table, opened
from tests.server.stored import (
    everything,
    execute,
    findings,
    played,
    read,
    read_again,
    row,
    studied,
    two_tables,
)

run = asyncio.run
WRITTEN = Path(__file__).with_name("rules-1.json")
"""Two games of Tzolk'in as a server with rules 1 stored them. In `skull`, M13 was bought with a
skull, which then left the game; since rules 2 it returns to the supply."""
TIKAL = sacbe.GAMES["tikal"].rules_version
TOKEN = "t" * 43


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("SACBE_LANG", "en")
    return Command(capsys)


async def store(url: str) -> list[Any]:
    """Put the games of rules 1 into an empty database."""
    stored: list[Any] = json.loads(WRITTEN.read_text(encoding="utf-8"))
    database = Database(url)
    await upgrade(database)
    nobody = dict.fromkeys(("host_hash", "invite_hash", "address_hash"), "")
    async with database.write() as connection:
        for each in stored:
            game, here = each["game"], {"game_id": each["game"]["id"]}
            times = {"since": 0.0, "created": 0.0, "updated": 0.0}
            await connection.execute(insert(GAMES), {**game, **nobody, **times})
            person = {"kind": "person", "name": "", "token_hash": hash_token(TOKEN)}
            seats = [{**here, "seat": seat, **person} for seat in range(game["players"])]
            await connection.execute(insert(SEATS), seats)
            names = ("seq", "seat", "kind", "payload", "digest")
            events = [
                {**here, "time": 0.0, **dict(zip(names, event, strict=True))}
                for event in each["events"]
            ]
            await connection.execute(insert(EVENTS), events)
            snapshots = [{**here, "seq": seq, "state": state} for seq, state in each["snapshots"]]
            await connection.execute(insert(SNAPSHOTS), snapshots)
    await database.close()
    return stored


def seated(house: House, game: Any) -> Table:
    """Return a stored table, with the token of its seats."""
    token = {"token": TOKEN}
    made = {"table": game, "host": token, "invite": token}
    return Table(house, {**made, "seats": dict.fromkeys(range(game["players"]), token)})


async def test_games_of_rules_1_go_on_or_are_frozen(database_url: str) -> None:
    skull, plain = await store(database_url)
    found = await findings(database_url)
    assert {id: finding.outcome for id, finding in found.items()} == {
        "plain": "older",
        "skull": "differs",
    }
    assert found["skull"].problem is not None
    assert found["skull"].problem.kind == "digest"
    bought = next(seq for seq, *_, payload, _ in skull["events"] if "build M13" in str(payload))
    assert found["skull"].problem.seq == bought
    moved = await findings(database_url, mend=True)
    assert (moved["plain"].outcome, moved["skull"].mended) == ("moved", True)
    query = select(SNAPSHOTS.c.state).where(SNAPSHOTS.c.game_id == "plain")
    positions = [state["position"] for (state,) in await read(database_url, query)]
    assert len(positions) == len(plain["snapshots"])
    assert [position["rules"] for position in positions] == [2] * len(positions)
    assert not any("skulls_spent" in position for position in positions)
    async with opened(database_url) as house:
        table = seated(house, plain["game"])
        await table.play(5)
        assert (await table.info())["status"] == "running"
        frozen = seated(house, skull["game"])
        record = (await house.get(f"{frozen.path}/record", TOKEN)).text
        assert (await frozen.info(TOKEN))["status"] == "frozen"
    assert record.startswith("sacbe record 1\ngame: tzolkin\nrules: 1\nplayers: 4\n")
    moves = [event for event in skull["events"] if event[2] == "move"]
    assert f"\nmoves: {len(moves)}\n" in record
    for _, _, _, payload, _ in moves:
        assert payload["move"] in record
    assert moves[-1][4][:12] in record
    assert {finding.outcome for finding in (await findings(database_url)).values()} == {
        "good",
        "frozen",
    }


def test_an_older_game_that_replays_alike_is_moved(
    database_url: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version is part of every digest and snapshot; after the upgrade the game continues."""
    names = run(played(database_url))
    for game in sacbe.GAMES.values():
        monkeypatch.setattr(game, "rules_version", game.rules_version + 1)
    found = run(findings(database_url))
    assert {finding.outcome for finding in found.values()} == {"older"}
    plain = command("verify-database", "--database", database_url)
    assert plain.code == 1
    assert plain.out.count("uses the older rules ") == 6
    assert plain.out.count(", but is the same under the current ones") == 6
    mended = command("verify-database", "--database", database_url, "--mend")
    assert mended.code == 0
    assert mended.out.startswith("6 games replayed.\n6 games of older rules are the same")
    told = command("verify-database", "--database", database_url, "--json").json
    assert told["outcomes"] == {"good": 6}

    async def go() -> None:
        versions = {(name, game.rules_version) for name, game in sacbe.GAMES.items()}
        rows = await read(database_url, select(GAMES.c.game, GAMES.c.rules))
        assert {tuple(found) for found in rows} == versions
        for (state,) in await read(database_url, select(SNAPSHOTS.c.state)):
            assert (state["position"]["game"], state["position"]["rules"]) in versions
        async with (
            opened(database_url) as house,
            house.services.desks.open(names["running"]) as desk,
        ):
            await desk.move((await desk.state()).position.legal()[0])

    run(go())
    assert command("verify-database", "--database", database_url).code == 0


async def test_older_games_that_were_not_mended_are_refused(database_url: str) -> None:
    _, table, info = await two_tables(database_url)
    await execute(database_url, row(table.id, rules=0))
    view, move, record = await read_again(database_url, table)
    assert (view, move) == (409, 409)
    assert "rules: 0\n" in record
    assert "tag table: " + table.id in record
    # It was not changed: as soon as its rules are back, it continues.
    await execute(database_url, row(table.id, rules=TIKAL))
    async with opened(database_url) as house:
        table.house = house
        assert (await table.info())["head"] == info["head"]
        await table.play(1)


async def test_a_stored_record_keeps_secrets_while_the_game_could_go_on(
    house: House, database_url: str
) -> None:
    table = await house.table("tzolkin", "mo", options={"first": 0})
    (await table.claim(1)).ok()
    await table.play(3)
    await execute(database_url, row(table.id, rules=0))

    async def records() -> list[str]:
        return [
            (await table.get("/record", token)).text
            for token in (table.seats[0], table.seats[1], table.host)
        ]

    first, second, host = await records()
    assert first != second
    assert first.count("?") > 0
    dealt = [line for line in first.splitlines() if "*deal " in line]
    assert dealt
    assert host.count("deal ") == host.count("keep ") == 0
    assert host.count("*?") > second.count("*?") > 0
    assert " = ?" in first  # a digest would reveal it
    await findings(database_url, mend=True)
    await execute(database_url, row(table.id, status="frozen", rules=0))
    whole = await records()
    assert whole[0] == whole[1] == whole[2]
    assert "?" not in whole[0]


async def test_an_open_table_of_older_rules_starts_with_the_present_ones(
    house: House, database_url: str
) -> None:
    table = await house.table("tikal", "mo")
    await execute(database_url, row(table.id, rules=0))
    (await table.claim(1)).ok()
    assert (await table.info())["rules"] == TIKAL
    await table.play(2)
    assert (await findings(database_url))[table.id].outcome == "good"


async def test_a_finished_study_of_older_rules_cannot_be_taken_up(
    house: House, database_url: str
) -> None:
    over = await house.table("tikal", "mm")
    await over.finish()
    study = await studied(over)
    await execute(database_url, row(study.id, rules=0), row(over.id, rules=0))
    head = (await study.info())["head"]
    (await study.undo(0, head)).refused(409, "error-server-is-frozen")
    (await over.post("/study", over.seats[0])).refused(409, "error-server-is-frozen")
    record = (await over.get("/record", over.host)).text
    assert "result: " in record
    # The players can start another game, with the current rules.
    (await over.post("/rematch", over.seats[0])).ok()


async def test_rules_that_play_differently_freeze_what_they_change(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same or a newer version, a game either replays the same or is frozen."""
    good, table, _ = await two_tables(database_url)
    game = sacbe.GAMES["tikal"]

    class Other:
        """Tikal, but the other player begins. A compiled game cannot have subclasses."""

        rules_version = TIKAL + 1

        def start(self, players: int, **options: Any) -> Any:
            return game.start(players, **{**options, "first": 1})

        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

    other: Any = Other()
    monkeypatch.setitem(sacbe.GAMES, "tikal", other)
    found = await findings(database_url, mend=True)
    assert found[good].outcome == "good"
    assert found[table.id].outcome == "differs"
    assert found[table.id].problem is not None
    view, move, record = await read_again(database_url, table)
    assert (view, move) == (409, 409)
    assert f"rules: {TIKAL}\n" in record


async def test_a_frozen_games_record_is_one_that_its_rules_can_read(database_url: str) -> None:
    """The record is downloaded as it was stored; with the rules of its time it replays."""
    _, table, _ = await two_tables(database_url)
    await execute(database_url, row(table.id, head=GAMES.c.head - 1))
    assert (await findings(database_url, mend=True))[table.id].mended
    _, _, record = await read_again(database_url, table)
    read_back = sacbe.Record.parse(record)
    read_back.verify()
    assert read_back.game.name == "tikal"


def test_games_of_newer_rules_are_left_alone(database_url: str, command: Command) -> None:
    """An old program must not freeze games of a newer one."""
    _, table, _ = run(two_tables(database_url))
    run(execute(database_url, row(table.id, rules=7)))
    before = run(everything(database_url))
    outcome = command("verify-database", "--database", database_url, "--mend")
    assert outcome.code == 1
    assert f"It uses rules 7; this version of Sacbe has only {TIKAL}." in outcome.out
    assert run(everything(database_url)) == before
