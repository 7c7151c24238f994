"""Every stored game is replayed; what differs is named, frozen on request, and never lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import orjson
import pytest
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

import sacbe
from sacbe.server.database import Database
from sacbe.server.desk import load_row
from sacbe.server.events import State, started_at, state_at
from sacbe.server.schema import EVENTS, GAMES, SNAPSHOTS
from sacbe.server.verify import Finding, digest_by, verify
from tests.cli.command import Command
from tests.server.house import House, Table, opened

Result = TypeVar("Result")
TABLES = ("games", "events", "seats", "snapshots", "commands", "jobs")
READERS = ("", "/events", "/log", "/record", "/chat")
"""What can be asked of any table, whatever is wrong with it."""


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    return asyncio.run(coroutine)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("SACBE_LANG", "en")
    return Command(capsys)


async def findings(url: str, mend: bool = False) -> dict[str, Finding]:
    database = Database(url)
    try:
        return {found.id: found async for found in verify(database, mend)}
    finally:
        await database.close()


async def write(url: str, do: Callable[[AsyncConnection], Awaitable[Any]]) -> None:
    database = Database(url)
    async with database.write() as connection:
        await do(connection)
    await database.close()


async def execute(url: str, *statements: Any) -> None:
    async def do(connection: AsyncConnection) -> None:
        for statement in statements:
            await connection.execute(statement)

    await write(url, do)


async def everything(url: str) -> dict[str, list[Any]]:
    """All that is stored of games."""
    database = Database(url)
    found = {}
    async with database.read() as connection:
        for name in TABLES:
            rows = await connection.execute(text(f"SELECT * FROM {name}"))
            found[name] = sorted(tuple(map(str, row)) for row in rows)
    await database.close()
    return found


async def played(url: str) -> dict[str, str]:
    """Tables of all kinds, by what they are."""
    async with opened(url) as house:
        tables = {
            "open": await house.table("tikal", "mo"),
            "running": await house.table("tzolkin", "mm", options={"first": 0}),
            "long": await house.table("tikal", "mm", options={"first": 0}),
            "closed": await house.table("tikal", "mm"),
            "over": await house.table("tikal", "mm"),
        }
        await play(house, tables["running"], 12)
        await with_undo(tables["running"])
        await play(house, tables["long"], 90)
        await with_undo(tables["long"])
        async with house.hall.desks.open(tables["long"].id) as desk:
            await desk.undo(0, 30)  # further back than the last snapshot
        await play(house, tables["long"], 10)
        await house.post(f"{tables['closed'].path}/close", tables["closed"].host)
        await finish(house, tables["over"])
        over = tables["over"]
        studied = (await house.post(f"{over.path}/study", over.seats[0])).ok()
        study = Table(house, studied)
        tables["study"] = study
        head = (await study.info())["head"]
        (await study.undo(0, head)).ok()
        await study.play(2)
        return {name: table.id for name, table in tables.items()}


async def with_undo(table: Table) -> None:
    """Take the last choice back, and make another."""
    info = await table.info()
    seat = info["to_move"]
    view = await table.view(seat)
    answer = (await table.command(seat, view["options"][0]["token"], view["seq"])).ok()
    (await table.undo(seat, answer["seq"])).ok()
    other = next((s for s in table.seats if s != seat), None)
    question = (await table.info())["asked"]
    if question is not None and other is not None:
        body = {"seat": other, "accept": True, "asked": question["seq"]}
        (await table.house.post(f"{table.path}/undo/answer", table.seats[other], **body)).ok()
    await table.play(2)


async def play(house: House, table: Table, moves: int) -> None:
    """So many moves, or up to the end, quickly: all at once."""
    async with house.hall.desks.open(table.id) as desk:
        for _ in range(moves):
            position = (await desk.state()).position
            if position.is_over:
                return
            await desk.move(table.dice.choice(position.legal()))


async def finish(house: House, table: Table) -> None:
    await play(house, table, 10_000)


def test_a_database_of_good_games_is_good(database_url: str, command: Command) -> None:
    names = run(played(database_url))
    before = run(everything(database_url))
    found = run(findings(database_url))
    assert set(found) == set(names.values())
    assert {finding.outcome for finding in found.values()} == {"good"}
    outcome = command("verify-database", "--database", database_url)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == "6 games replayed.\nAll is well.\n"
    told = command("verify-database", "--database", database_url, "--json", "--mend").json
    assert told["outcomes"] == {"good": 6}
    assert told["differing"] == []
    assert run(everything(database_url)) == before


def test_snapshots_were_compared(database_url: str) -> None:
    """The tables above have some: of moves, and of an undo."""
    names = run(played(database_url))

    async def go() -> list[Any]:
        database = Database(database_url)
        async with database.read() as connection:
            query = select(EVENTS.c.kind).join(
                SNAPSHOTS,
                (SNAPSHOTS.c.game_id == EVENTS.c.game_id) & (SNAPSHOTS.c.seq == EVENTS.c.seq),
            )
            kinds = list(await connection.scalars(query.where(EVENTS.c.game_id == names["long"])))
        await database.close()
        return kinds

    assert set(run(go())) == {"move", "undo"}


def test_a_state_is_the_same_with_and_without_snapshots(database_url: str) -> None:
    """Also how far its mover may go back unasked, after an undo."""
    names = run(played(database_url))

    async def states(id: str) -> list[State]:
        database = Database(database_url)
        async with database.read() as connection:
            row = await load_row(connection, id)
            first = await started_at(connection, id)
            found = [await state_at(connection, row, seq) for seq in range(first, row.head + 1)]
        await database.close()
        return found

    with_them = {id: run(states(id)) for id in (names["long"], names["running"])}
    run(execute(database_url, delete(SNAPSHOTS)))
    assert {id: run(states(id)) for id in with_them} == with_them


# What can be wrong.


def payload(id: str, seq: int, value: Any) -> Any:
    where = EVENTS.c.game_id == id, EVENTS.c.seq == seq
    return update(EVENTS).where(*where).values(payload=value)


def row(id: str, **values: Any) -> Any:
    return update(GAMES).where(GAMES.c.id == id).values(**values)


async def last_move(connection: AsyncConnection, id: str, kind: str = "move") -> Any:
    query = select(EVENTS).where(EVENTS.c.game_id == id, EVENTS.c.kind == kind)
    return (await connection.execute(query.order_by(EVENTS.c.seq.desc()).limit(1))).one()


async def change(connection: AsyncConnection, id: str, kind: str, **values: Any) -> None:
    """Change a part of the last event of a kind."""
    event = await last_move(connection, id, kind)
    await connection.execute(payload(id, event.seq, {**event.payload, **values}))


async def unknown_game(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, game="chess"))


async def bad_options(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, options={"colour": "red"}))


async def no_options(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, options=[1]))


async def not_json(connection: AsyncConnection, id: str) -> None:
    if connection.dialect.name == "postgresql":  # which checks by itself: something like it
        await connection.execute(payload(id, 3, 17))
        return
    broken = text("UPDATE events SET payload = '{' WHERE game_id = :id AND seq = 3")
    await connection.execute(broken, {"id": id})


async def gap(connection: AsyncConnection, id: str) -> None:
    where = EVENTS.c.game_id == id, EVENTS.c.seq == 4
    await connection.execute(delete(EVENTS).where(*where))


async def cut_short(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    where = EVENTS.c.game_id == id, EVENTS.c.seq >= event.seq
    await connection.execute(delete(EVENTS).where(*where))


async def unknown_move(connection: AsyncConnection, id: str) -> None:
    await change(connection, id, "move", move="castle long")


async def illegal_move(connection: AsyncConnection, id: str) -> None:
    name = await connection.scalar(select(GAMES.c.game).where(GAMES.c.id == id))
    first = sacbe.GAMES[str(name)].moves[0].token
    await change(connection, id, "move", move=first)


async def no_move(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    await connection.execute(payload(id, event.seq, {}))


async def other_seat(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    where = EVENTS.c.game_id == id, EVENTS.c.seq == event.seq
    await connection.execute(update(EVENTS).where(*where).values(seat=9))


async def other_turn(connection: AsyncConnection, id: str) -> None:
    await change(connection, id, "move", turn=999)


async def secret(connection: AsyncConnection, id: str) -> None:
    await change(connection, id, "move", secret=1)


async def digest(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    where = EVENTS.c.game_id == id, EVENTS.c.seq == event.seq
    await connection.execute(update(EVENTS).where(*where).values(digest="0" * 32))


async def undo_to_nowhere(connection: AsyncConnection, id: str) -> None:
    await change(connection, id, "undo", to=1)


async def undo_elsewhere(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id, "undo")
    await change(connection, id, "undo", to=event.payload["to"] - 1)


async def head(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, head=GAMES.c.head - 1))


async def mover(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, to_move=1 - GAMES.c.to_move))


async def status(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, status="abandoned"))


async def result(connection: AsyncConnection, id: str) -> None:
    await connection.execute(row(id, result={"scores": ["1", "2"], "winners": [1]}))


async def started_twice(connection: AsyncConnection, id: str) -> None:
    event = await last_move(connection, id)
    where = EVENTS.c.game_id == id, EVENTS.c.seq == event.seq
    await connection.execute(update(EVENTS).where(*where).values(kind="started"))


Damage = Callable[[AsyncConnection, str], Awaitable[None]]
DAMAGES: list[tuple[Damage, set[str]]] = [
    (unknown_game, {"unknown-game"}),
    (bad_options, {"options"}),
    (no_options, {"broken"}),
    (not_json, {"unreadable", "broken"}),
    (gap, {"gap"}),
    (cut_short, {"row"}),
    (unknown_move, {"unknown-move"}),
    (illegal_move, {"illegal-move"}),
    (no_move, {"broken"}),
    (other_seat, {"mover"}),
    (other_turn, {"mover"}),
    (secret, {"secret"}),
    (digest, {"digest"}),
    (undo_to_nowhere, {"undo"}),
    (undo_elsewhere, {"digest", "turn"}),
    (head, {"row"}),
    (mover, {"row"}),
    (status, {"row"}),
    (result, {"row"}),
    (started_twice, {"started-twice"}),
]


async def two_tables(url: str) -> tuple[str, Table, Any]:
    """A good one, and one to be damaged, with what it is."""
    async with opened(url) as house:
        good = await house.table("tzolkin", "mm")
        table = await some_table(house)
        return good.id, table, await table.info()


async def some_table(house: House) -> Table:
    """A table where a move was taken back."""
    table = await house.table("tikal", "mm", public=True, options={"first": 0})
    await play(house, table, 6)
    await with_undo(table)
    return table


async def damaged(url: str, damages: list[Damage]) -> list[Table]:
    """A table for each damage."""
    async with opened(url) as house:
        tables = [await some_table(house) for _ in damages]
    for damage, table in zip(damages, tables, strict=True):
        await write(url, lambda connection: damage(connection, table.id))  # noqa: B023
    return tables


async def readable(house: House, table: Table) -> list[Any]:
    """Whatever is wrong with a table: it can be listed and looked at, and its record be taken."""
    found = (await house.get("/tables")).ok()["tables"]
    assert table.id in [shown["id"] for shown in found]
    replies = [await house.get(table.path + path, table.seats[0]) for path in READERS]
    replies.append(await house.get(f"{table.path}/log"))
    assert [reply.status for reply in replies] == [200] * len(replies), [
        reply.text[:200] for reply in replies if reply.status != 200
    ]
    view = await house.get(f"{table.path}/view", table.seats[0])
    base = (await house.get(table.path, table.seats[0])).ok()["head"]
    table.house = house
    move = await table.command(0, "castle long", base)
    undo = await table.undo(0, base)
    assert view.status < 500, view.text
    assert move.status in (409, 422), move.text
    assert undo.status < 500, undo.text
    return [view.status, move.status, replies[3].text]


async def read_again(url: str, table: Table) -> list[Any]:
    async with opened(url) as house:
        return await readable(house, table)


def test_what_is_damaged_is_named_and_frozen(database_url: str, command: Command) -> None:
    good, _, _ = run(two_tables(database_url))
    damages = [damage for damage, _ in DAMAGES]
    tables = run(damaged(database_url, damages))
    before = run(everything(database_url))
    found = run(findings(database_url))
    assert found[good].is_well
    for table, (damage, kinds) in zip(tables, DAMAGES, strict=True):
        problem = found[table.id].problem
        assert problem is not None, damage
        assert problem.kind in kinds, damage
    outcome = command("verify-database", "--database", database_url)
    assert outcome.code == 1
    assert run(everything(database_url)) == before
    lines = outcome.out.splitlines()
    assert {line.partition(" (")[0] for line in lines[:-2]} == {table.id for table in tables}
    assert all(" differs. " in line for line in lines[:-2])
    assert lines[-1] == f"{len(damages)} games are not as they should be. Nothing was changed."

    told = command("verify-database", "--database", database_url, "--mend", "--json")
    assert told.code == 1
    assert {one["table"]: one["problem"] for one in told.json["differing"]} == {
        table.id: found[table.id].problem.kind  # type: ignore[union-attr]
        for table in tables
    }
    after = run(everything(database_url))
    assert set(after["events"]) > set(before["events"])
    added = set(after["events"]) - set(before["events"])
    assert [event[3] for event in added] == ["frozen"] * len(tables)
    untouched = ("seats", "snapshots", "commands", "jobs")
    assert [after[name] for name in untouched] == [before[name] for name in untouched]
    assert [game for game in after["games"] if "frozen" not in game] == [
        game for game in before["games"] if game[0] not in {table.id for table in tables}
    ]
    again = command("verify-database", "--database", database_url, "--mend")
    assert again.code == 0
    assert f"{len(tables)} games were frozen before, and not looked at." in again.out
    assert run(everything(database_url)) == after

    async def look() -> None:
        async with opened(database_url) as house:
            for table, damage in zip(tables, damages, strict=True):
                if damage is not not_json:
                    view, move, record = await readable(house, table)
                    assert (view, move) == (409, 409)
                    assert record.startswith("sacbe record 1\ngame: ")

    run(look())


def test_the_server_lives_with_what_is_damaged(database_url: str) -> None:
    """Before anybody has mended it, too."""
    mild = (not_json, head, mover, status, result)
    damages = [damage for damage, _ in DAMAGES if damage not in mild]
    tables = run(damaged(database_url, damages))
    run(execute(database_url, delete(SNAPSHOTS)))

    async def look() -> None:
        async with opened(database_url) as house:
            for table in tables:
                await readable(house, table)

    run(look())


def test_a_wrong_snapshot_is_dropped_and_nothing_else(database_url: str, command: Command) -> None:
    id = run(played(database_url))["long"]

    async def spoil(connection: AsyncConnection) -> None:
        query = select(SNAPSHOTS).where(SNAPSHOTS.c.game_id == id).order_by(SNAPSHOTS.c.seq)
        rows = (await connection.execute(query)).all()
        state = rows[0].state
        spoiled = {**state, "free_to": state["free_to"] - 1}
        where = SNAPSHOTS.c.game_id == id, SNAPSHOTS.c.seq == rows[0].seq
        await connection.execute(update(SNAPSHOTS).where(*where).values(state=spoiled))
        stray = {"game_id": id, "seq": 99_999, "state": state}
        await connection.execute(insert(SNAPSHOTS), stray)

    run(write(database_url, spoil))
    before = run(everything(database_url))
    (wrong,) = [found for found in run(findings(database_url)).values() if not found.is_well]
    assert (wrong.id, wrong.outcome, wrong.problem) == (id, "good", None)
    assert len(wrong.snapshots) == 2
    assert wrong.snapshots[-1] == 99_999
    plain = command("verify-database", "--database", database_url)
    assert plain.code == 1
    assert f"{id} (tikal): has snapshots that are not what its events say" in plain.out
    assert command("verify-database", "--database", database_url, "--mend").code == 1
    after = run(everything(database_url))
    assert len(after["snapshots"]) == len(before["snapshots"]) - 2
    assert {**after, "snapshots": []} == {**before, "snapshots": []}
    assert command("verify-database", "--database", database_url).code == 0


# Other rules.


def test_an_older_game_that_replays_alike_is_moved(
    database_url: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version is part of every digest and snapshot; after the move the game goes on."""
    names = run(played(database_url))
    for game in sacbe.GAMES.values():
        monkeypatch.setattr(game, "rules_version", 2)
    found = run(findings(database_url))
    assert {finding.outcome for finding in found.values()} == {"older"}
    plain = command("verify-database", "--database", database_url)
    assert plain.code == 1
    assert plain.out.count("is of the older rules 1, and the same by the present ones") == 6
    mended = command("verify-database", "--database", database_url, "--mend")
    assert mended.code == 0
    assert mended.out.startswith("6 games replayed.\n6 games of older rules are the same")
    told = command("verify-database", "--database", database_url, "--json").json
    assert told["outcomes"] == {"good": 6}

    async def go() -> None:
        database = Database(database_url)
        async with database.read() as connection:
            assert set(await connection.scalars(select(GAMES.c.rules))) == {2}
            states = list(await connection.scalars(select(SNAPSHOTS.c.state)))
            assert {state["position"]["rules"] for state in states} == {2}
        await database.close()
        async with opened(database_url) as house:
            id = names["running"]
            async with house.hall.desks.open(id) as desk:
                position = (await desk.state()).position
                await desk.move(position.legal()[0])

    run(go())
    assert command("verify-database", "--database", database_url).code == 0


def test_older_games_that_were_not_mended_are_refused(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table, info = run(two_tables(database_url))
    run(execute(database_url, row(table.id, rules=0)))
    view, move, record = run(read_again(database_url, table))
    assert (view, move) == (409, 409)
    assert "rules: 0\n" in record
    assert "tag table: " + table.id in record
    # Nothing was done to it: as soon as its rules are back it goes on.
    run(execute(database_url, row(table.id, rules=1)))

    async def go() -> None:
        async with opened(database_url) as house:
            table.house = house
            assert (await table.info())["head"] == info["head"]
            await table.play(1)

    run(go())


def test_a_stored_record_keeps_secrets_while_the_game_could_go_on(database_url: str) -> None:
    async def make() -> Table:
        async with opened(database_url) as house:
            table = await house.table("tzolkin", "mo", options={"first": 0})
            (await table.claim(1)).ok()
            await table.play(3)
            return table

    table = run(make())
    run(execute(database_url, row(table.id, rules=0)))

    async def records() -> list[str]:
        async with opened(database_url) as house:
            return [
                (await house.get(f"{table.path}/record", token)).text
                for token in (table.seats[0], table.seats[1], table.host)
            ]

    first, second, host = run(records())
    assert first != second
    assert first.count("?") > 0
    dealt = [line for line in first.splitlines() if "*deal " in line]
    assert dealt
    assert host.count("deal ") == host.count("keep ") == 0
    assert host.count("*?") > second.count("*?") > 0
    assert " = ?" in first  # a digest would tell
    run(findings(database_url, mend=True))
    run(execute(database_url, row(table.id, status="frozen", rules=0)))
    whole = run(records())
    assert whole[0] == whole[1] == whole[2]
    assert "?" not in whole[0]


def test_an_open_table_of_older_rules_starts_with_the_present_ones(database_url: str) -> None:
    async def go() -> str:
        async with opened(database_url) as house:
            table = await house.table("tikal", "mo")
            await execute(database_url, row(table.id, rules=0))
            (await table.claim(1)).ok()
            assert (await table.info())["rules"] == 1
            await table.play(2)
            return table.id

    id = run(go())
    assert run(findings(database_url))[id].outcome == "good"


def test_a_finished_study_of_older_rules_cannot_be_taken_up(database_url: str) -> None:
    async def go() -> None:
        async with opened(database_url) as house:
            over = await house.table("tikal", "mm")
            await finish(house, over)
            study = Table(house, (await house.post(f"{over.path}/study", over.seats[0])).ok())
            await execute(database_url, row(study.id, rules=0), row(over.id, rules=0))
            head = (await study.info())["head"]
            refused = await study.undo(0, head)
            assert (refused.status, refused.error) == (409, "error-server-is-frozen")
            again = await house.post(f"{over.path}/study", over.seats[0])
            assert (again.status, again.error) == (409, "error-server-is-frozen")
            record = (await house.get(f"{over.path}/record", over.host)).text
            assert "result: " in record
            # The people can go on, by the present rules.
            (await house.post(f"{over.path}/rematch", over.seats[0])).ok()

    run(go())


def test_rules_that_play_differently_freeze_what_they_change(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same number or a newer one: the game replays alike, or it is frozen."""
    good, table, _ = run(two_tables(database_url))
    game = sacbe.GAMES["tikal"]

    class Other:
        """Tikal, but the other one begins. Not a subclass: of a compiled game there is none."""

        rules_version = 2

        def start(self, players: int, **options: Any) -> Any:
            return game.start(players, **{**options, "first": 1})

        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

    other: Any = Other()
    monkeypatch.setitem(sacbe.GAMES, "tikal", other)
    found = run(findings(database_url, mend=True))
    assert found[good].outcome == "good"
    assert found[table.id].outcome == "differs"
    assert found[table.id].problem is not None
    view, move, record = run(read_again(database_url, table))
    assert (view, move) == (409, 409)
    assert "rules: 1\n" in record


def test_a_frozen_games_record_is_one_that_its_rules_can_read(database_url: str) -> None:
    """What was stored is downloaded as it is; with the rules of its time it replays."""
    _, table, _ = run(two_tables(database_url))
    run(execute(database_url, row(table.id, head=GAMES.c.head - 1)))
    assert run(findings(database_url, mend=True))[table.id].mended
    _, _, record = run(read_again(database_url, table))
    read = sacbe.Record.parse(record)
    read.verify()
    assert read.game.name == "tikal"


def test_games_of_newer_rules_are_left_alone(database_url: str, command: Command) -> None:
    """A program that is too old must not freeze what a newer one plays."""
    _, table, _ = run(two_tables(database_url))
    run(execute(database_url, row(table.id, rules=7)))
    before = run(everything(database_url))
    outcome = command("verify-database", "--database", database_url, "--mend")
    assert outcome.code == 1
    assert "It is of rules 7, and this version of Sacbe has only 1." in outcome.out
    assert run(everything(database_url)) == before


def test_the_digest_of_another_version_is_that_of_its_dump() -> None:
    game = sacbe.GAMES["tzolkin"]
    position = game.start(2, first=0)
    before = position.digest()
    game.rules_version = 5
    try:
        newer = position.digest()
        assert newer != before
        assert digest_by(position, 1) == before
        assert digest_by(position, 5) == newer
    finally:
        game.rules_version = 1


# The command line.


def test_what_is_no_database_of_ours_is_refused(tmp_path: Any, command: Command) -> None:
    missing = command("verify-database", "--database", f"sqlite:///{tmp_path}/none.db")
    assert missing.code == 2
    assert missing.complaint.startswith("There is no database “")
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "empty.db").touch()
    for more in ((), ("--mend",)):
        empty = command("verify-database", "--database", f"sqlite:///{tmp_path}/empty.db", *more)
        assert (empty.code, empty.complaint) == (2, "This is no database of a Sacbe server.")
    (tmp_path / "text.db").write_text("not a database at all, but long enough " * 20)
    other = command("verify-database", "--database", f"sqlite:///{tmp_path}/text.db")
    assert (other.code, other.complaint) == (
        2,
        "The database cannot be used: file is not a database",
    )
    assert command("verify-database", "--database", "mysql://localhost/x").code == 2
    assert command("verify-database", "--database", "postgresql://u@127.0.0.1:1/x").code == 2


def test_a_missing_database_of_postgresql_is_said(postgres_url: str, command: Command) -> None:
    outcome = command("verify-database", "--database", postgres_url + "_none")
    assert outcome.code == 2
    assert "does not exist" in outcome.complaint


def test_a_database_of_another_shape_is_refused(database_url: str, command: Command) -> None:
    run(two_tables(database_url))
    run(execute(database_url, text("UPDATE alembic_version SET version_num = '9999'")))
    for more in ((), ("--mend",)):
        outcome = command("verify-database", "--database", database_url, *more)
        assert outcome.code == 2
        assert "9999" in outcome.complaint


def test_json_says_what_differs(database_url: str, command: Command) -> None:
    _, table, _ = run(two_tables(database_url))
    run(write(database_url, lambda connection: unknown_move(connection, table.id)))
    told = command("verify-database", "--database", database_url, "--json").json
    (one,) = told["differing"]
    assert one["message"]["key"] == "cli-verify-database-unknown-move"
    assert one["error"] == f"Event {one['event']}: there is no move “castle long”."
    assert (one["mended"], told["games"]) == (False, 2)
    orjson.dumps(told)


def test_all_is_read_while_others_play(database_url: str) -> None:
    """A game that goes on meanwhile is read as it stood at one moment."""

    async def go() -> None:
        async with opened(database_url) as house:
            table = await house.table("tikal", "mm", options={"first": 0})

            playing = asyncio.create_task(table.play(20))
            rounds = 0
            while not playing.done() or rounds < 3:
                found = await findings(database_url)
                assert found[table.id].is_well, found
                rounds += 1
            await playing

    run(go())
