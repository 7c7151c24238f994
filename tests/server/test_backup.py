"""A backup is complete and consistent; a restored database has the same games."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import make_url

from sacbe.server import backup as module
from sacbe.server.backup import BackupError, backup, restore
from sacbe.server.database import Database
from sacbe.server.migrate import NewerDatabase, upgrade
from sacbe.server.verify import verify
from tests.cli.command import Command
from tests.server import cluster
from tests.server.house import Table, opened
from tests.server.postgres import Postgres

Result = TypeVar("Result")
TABLES = ("games", "events", "seats", "commands", "snapshots", "jobs", "chat", "alembic_version")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("SACBE_LANG", "en")
    return Command(capsys)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Create a database with some games."""
    path = tmp_path / "server" / "tables.db"
    asyncio.run(some_games(f"sqlite:///{path}"))
    return path


async def some_games(url: str) -> Table:
    async with opened(url) as house:
        await house.table("tzolkin", "mo")
        table = await house.table("tikal", "mm", options={"first": 0})
        await table.play(5)
        return table


def url_of(path: Path) -> str:
    return f"sqlite:///{path}"


def stored(path: Path) -> dict[str, list[Any]]:
    """Return everything in a database."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        return {
            name: sorted(map(str, connection.execute(f"SELECT * FROM {name}"))) for name in TABLES
        }


async def well(url: str) -> int:
    """Check that all games replay; return how many there are."""
    database = Database(url)
    found = [finding async for finding in verify(database)]
    await database.close()
    assert [finding for finding in found if not finding.is_well] == []
    return len(found)


def test_a_backup_has_everything(source: Path, tmp_path: Path, command: Command) -> None:
    before = stored(source)
    target = tmp_path / "backups" / "monday.db"
    target.parent.mkdir()
    outcome = command("backup", target, "--database", url_of(source))
    assert (outcome.code, outcome.out) == (0, f"“{target}” contains 2 games.\n")
    assert [path.name for path in target.parent.iterdir()] == ["monday.db"]
    assert stored(target) == before == stored(source)
    assert target.stat().st_mode & 0o077 == 0
    assert asyncio.run(well(url_of(target))) == 2


def test_the_servers_own_database_is_meant(
    source: Path, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SACBE_DATABASE", url_of(source))
    assert command("backup", tmp_path / "monday.db").code == 0
    assert command("verify-database").out == "2 games replayed.\nAll is well.\n"
    monkeypatch.delenv("SACBE_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    source.parent.rename(tmp_path / "sacbe")
    assert command("verify-database").code == 0


async def test_a_backup_while_the_server_works(tmp_path: Path) -> None:
    """Each backup is consistent: its games replay, and rows agree with events. Nobody waits."""
    path = tmp_path / "tables.db"
    backups = [tmp_path / f"backup{number}.db" for number in range(6)]
    async with opened(url_of(path)) as house:
        tables = [
            await house.table("tikal", "mm", options={"first": 0}),
            await house.table("tzolkin", "mm", options={"first": 0}),
        ]
        moves = 0
        copying = True

        async def write(table: Table) -> None:
            nonlocal moves
            while copying:
                await table.step()
                moves += 1

        writers = [asyncio.create_task(write(table)) for table in tables]
        for target in backups:
            before = moves
            while moves == before:
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(backup, url_of(path), target) == 2
        copying = False
        await asyncio.gather(*writers)
        assert moves > len(backups)
    sizes = [len(stored(target)["events"]) for target in backups]
    assert sizes == sorted(sizes)
    assert sizes[0] < sizes[-1]
    for target in backups:
        assert await well(url_of(target)) == 2


def test_a_backup_overwrites_nothing(source: Path, tmp_path: Path, command: Command) -> None:
    target = tmp_path / "monday.db"
    target.write_text("my diary")
    outcome = command("backup", target, "--database", url_of(source))
    assert outcome.code == 2
    assert outcome.complaint.startswith(f"“{target}” already exists.")
    assert target.read_text() == "my diary"
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "elsewhere.db")
    assert command("backup", link, "--database", url_of(source)).code == 2
    assert not (tmp_path / "elsewhere.db").exists()
    assert command("backup", source, "--database", url_of(source)).code == 2
    assert asyncio.run(well(url_of(source))) == 2


def test_who_came_meanwhile_is_not_overwritten(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "backups" / "monday.db"
    target.parent.mkdir()
    real = module.copy

    def copy(old: Path, new: Path) -> int:
        target.write_text("my diary")
        return real(old, new)

    monkeypatch.setattr(module, "copy", copy)
    with pytest.raises(BackupError, match="already exists"):
        backup(url_of(source), target)
    assert target.read_text() == "my diary"
    assert [path.name for path in target.parent.iterdir()] == ["monday.db"]


def test_a_backup_is_whole_or_not_at_all(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "backups" / "monday.db"
    target.parent.mkdir()

    def full(path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(module, "sync", full)
    with pytest.raises(OSError, match="No space left"):
        backup(url_of(source), target)
    assert list(target.parent.iterdir()) == []


def test_what_cannot_be_backed_up_is_said(tmp_path: Path, command: Command) -> None:
    target = tmp_path / "monday.db"
    none = command("backup", target, "--database", url_of(tmp_path / "none.db"))
    assert (none.code, none.complaint) == (2, f"There is no database “{tmp_path / 'none.db'}”.")
    other = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE words (word TEXT)")
    assert (
        "not a Sacbe server’s database"
        in command("backup", target, "--database", url_of(other)).complaint
    )
    nowhere = command("backup", tmp_path / "none" / "x.db", "--database", url_of(other))
    assert nowhere.code == 2
    assert list(tmp_path.iterdir()) == [other]


# Restoring.


def test_restored_games_are_the_same(source: Path, tmp_path: Path, command: Command) -> None:
    target = tmp_path / "monday.db"
    backup(url_of(source), target)
    before = stored(source)
    new = tmp_path / "new" / "tables.db"
    outcome = command("restore", target, "--database", url_of(new))
    assert (outcome.code, outcome.out) == (0, f"“{new}” is restored and contains 2 games.\n")
    assert [path.name for path in new.parent.iterdir()] == ["tables.db"]
    assert stored(new) == before
    assert stored(target) == before


async def test_a_restored_game_goes_on(tmp_path: Path) -> None:
    """It continues with the same tokens, from its state at the time of the backup."""
    path, target = tmp_path / "tables.db", tmp_path / "monday.db"
    table = await some_games(url_of(path))
    backup(url_of(path), target)
    async with opened(url_of(path)) as house:
        table.house = house
        head = (await table.info())["head"]
        await table.play(4)
    kept = restore(target, url_of(path), replace=True).kept
    assert kept is not None
    async with opened(url_of(path)) as house:
        table.house = house
        assert (await table.info())["head"] == head
        await table.play(6)
    assert await well(url_of(path)) == await well(url_of(kept)) == 2


def test_a_database_is_only_replaced_on_request(
    source: Path, tmp_path: Path, command: Command
) -> None:
    target = tmp_path / "monday.db"
    backup(url_of(source), target)
    asyncio.run(some_games(url_of(source)))
    before = stored(source)
    refused = command("restore", target, "--database", url_of(source))
    assert refused.code == 2
    assert "Use --replace to put the backup in its place" in refused.complaint
    assert stored(source) == before
    outcome = command("restore", target, "--database", url_of(source), "--replace")
    assert outcome.code == 0
    assert stored(source) == stored(target)
    (kept,) = [path for path in source.parent.iterdir() if path != source]
    assert kept.name.startswith("tables.db.20")
    assert outcome.out.endswith(f"The old database is now “{kept}”.\n")
    assert stored(kept) == before
    again = command("restore", target, "--database", url_of(source), "--replace")
    assert again.code == 0
    assert len(list(source.parent.iterdir())) == 3


def test_the_old_database_is_kept_with_what_stood_beside_it(source: Path, tmp_path: Path) -> None:
    """A server that was killed leaves its last moves in a separate file."""
    target = tmp_path / "monday.db"
    backup(url_of(source), target)
    code = (
        "import os, sqlite3, sys\n"
        "db = sqlite3.connect(sys.argv[1])\n"
        "db.execute('PRAGMA journal_mode = WAL')\n"
        "db.execute(\"UPDATE games SET title = 'the last one'\")\n"
        "db.commit()\n"
        "os._exit(0)\n"
    )
    subprocess.run([sys.executable, "-c", code, str(source)], check=True)
    assert Path(f"{source}-wal").stat().st_size > 0
    kept = restore(target, url_of(source), replace=True).kept
    assert kept is not None
    assert stored(source) == stored(target)
    assert all("the last one" in game for game in stored(kept)["games"])


def test_a_stray_file_beside_it_cannot_change_what_is_restored(
    source: Path, tmp_path: Path
) -> None:
    target, new = tmp_path / "monday.db", tmp_path / "new" / "tables.db"
    backup(url_of(source), target)
    new.parent.mkdir()
    (new.parent / "tables.db-wal").write_text("left behind")
    (new.parent / "tables.db-journal").write_text("left behind")
    assert restore(target, url_of(new), replace=False).kept is None
    assert not (new.parent / "tables.db-wal").exists()
    assert not (new.parent / "tables.db-journal").exists()
    assert stored(new) == stored(source)


def test_a_database_in_use_is_not_replaced(source: Path, tmp_path: Path, command: Command) -> None:
    target = tmp_path / "monday.db"
    backup(url_of(source), target)
    before = stored(source)
    code = (
        "import asyncio, sys\n"
        "from sacbe.server.services import Services\n"
        "from sacbe.server.settings import Settings\n"
        "async def go():\n"
        "    services = Services(Settings(database=sys.argv[1], workers=0))\n"
        "    await services.open()\n"
        "    print('ready', flush=True)\n"
        "    await asyncio.to_thread(sys.stdin.readline)\n"
        "    await services.close()\n"
        "asyncio.run(go())\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, url_of(source)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        refused = command("restore", target, "--database", url_of(source), "--replace")
        process.communicate("stop\n")
    assert (refused.code, refused.complaint) == (2, f"“{source}” is in use. Stop the server first.")
    assert sorted(path.name for path in source.parent.iterdir()) == ["tables.db"]
    assert stored(source) == before
    assert command("restore", target, "--database", url_of(source), "--replace").code == 0


@pytest.mark.parametrize("damage", ["text", "cut", "page", "other", "empty", "newer", "none"])
def test_only_a_good_backup_is_restored(
    damage: str, source: Path, tmp_path: Path, command: Command
) -> None:
    target = tmp_path / "monday.db"
    backup(url_of(source), target)
    before = stored(source)
    spoil(target, damage)
    outcome = command("restore", target, "--database", url_of(source), "--replace")
    assert outcome.code == 2
    expected = {
        "text": "is not a Sacbe server’s database",
        "cut": "is damaged",
        "page": "is damaged",
        "other": "is not a Sacbe server’s database",
        "empty": "is not a Sacbe server’s database",
        "newer": "a newer version of Sacbe (its schema is 9999)",
        "none": "There is no file",
    }
    assert expected[damage] in outcome.complaint
    assert [path.name for path in source.parent.iterdir()] == ["tables.db"]
    assert stored(source) == before


def spoil(path: Path, damage: str) -> None:
    data = path.read_bytes()
    if damage == "text":
        path.write_text("The games of Monday. " * 100)
    elif damage == "cut":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "page":
        middle = len(data) // 2 // 4096 * 4096
        path.write_bytes(data[:middle] + b"\xff" * 4096 + data[middle + 4096 :])
    elif damage == "empty":
        path.write_bytes(b"")
    elif damage == "none":
        path.unlink()
    else:
        with contextlib.closing(sqlite3.connect(path)) as connection, connection:
            if damage == "newer":
                connection.execute("UPDATE alembic_version SET version_num = '9999'")
            else:
                connection.execute("DROP TABLE events")


def test_a_database_is_no_backup_of_itself(source: Path, command: Command) -> None:
    outcome = command("restore", source, "--database", url_of(source), "--replace")
    assert outcome.code == 2
    assert "not a backup of it" in outcome.complaint
    assert asyncio.run(well(url_of(source))) == 2


def test_a_backup_of_a_newer_version_is_refused(source: Path, tmp_path: Path) -> None:
    spoil(source, "newer")
    with pytest.raises(NewerDatabase):
        backup(url_of(source), tmp_path / "monday.db")


# PostgreSQL has its own programs.


def test_for_postgresql_its_own_programs_are_named(command: Command, tmp_path: Path) -> None:
    url = "postgresql://sacbe@localhost/sacbe"
    assert "use its own pg_dump" in command("backup", "x", "--database", url).complaint
    assert "use its own pg_restore" in command("restore", "x", "--database", url).complaint


def test_the_commands_of_the_page_work(postgres: Postgres, tmp_path: Path) -> None:
    """They are run as docs/backup.md shows them; the programs come with PostgreSQL."""
    dump, restore = (
        shutil.which(name) or str(cluster.find() / name) for name in ("pg_dump", "pg_restore")
    )
    first, second = postgres.fresh_database(), postgres.fresh_database()

    def plain(url: str) -> str:
        driver = make_url(url).set(drivername="postgresql")
        return driver.render_as_string(hide_password=False)

    try:
        table = asyncio.run(some_games(first))
        file = str(tmp_path / "monday.dump")
        subprocess.run([dump, "--format=custom", f"--file={file}", plain(first)], check=True)
        subprocess.run(
            [restore, "--no-owner", "--exit-on-error", f"--dbname={plain(second)}", file],
            check=True,
        )

        async def go() -> None:
            assert await well(second) == 2
            database = Database(second)
            await upgrade(database)
            await database.close()
            async with opened(second) as house:
                table.house = house
                await table.play(2)

        asyncio.run(go())
    finally:
        postgres.drop(first)
        postgres.drop(second)
