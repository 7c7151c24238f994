"""Backups of an SQLite database, made while the server runs, and restoring them.

PostgreSQL has its own programs for both."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from alembic.script import ScriptDirectory

from sacbe.core.errors import SacbeError
from sacbe.server.database import read_url
from sacbe.server.migrate import NewerDatabase, configuration

PATIENCE: Final = 10.0
"""Seconds to wait for the current writer."""
BESIDE: Final = ("-wal", "-shm", "-journal")
"""Files that SQLite keeps beside a database, and that belong to it alone."""


class BackupError(SacbeError):
    """A backup that cannot be made, or a file that cannot be restored."""


class Restored(NamedTuple):
    """What was restored, and where the database that was there before is now."""

    path: Path
    games: int
    kept: Path | None


def file_of(url: str, program: str) -> Path:
    """Return the file of an SQLite database; for any other, name the program to use instead."""
    found = read_url(url)
    if found.get_backend_name() != "sqlite":
        raise BackupError("error-backup-postgres", program=program)
    return Path(found.database or "")


def backup(url: str, target: Path) -> int:
    """Copy a database as it is at one moment to a new file; return how many games it has."""
    source = file_of(url, "pg_dump")
    if not source.is_file():
        raise BackupError("error-backup-no-database", file=str(source))
    if os.path.lexists(target):
        raise BackupError("error-backup-exists", file=str(target))
    with temporary(target) as half:
        games = copy(source, half)
        put(half, target)
    return games


def restore(file: Path, url: str, replace: bool) -> Restored:
    """Replace a database with a backup, and keep the old one beside it."""
    target = file_of(url, "pg_restore")
    if not file.is_file():
        raise FileNotFoundError(2, "", str(file))
    if os.path.lexists(target) and not replace:
        raise BackupError("error-backup-in-the-way", file=str(target))
    if target.exists() and os.path.samefile(file, target):
        raise BackupError("error-backup-same", file=str(target))
    target.parent.mkdir(parents=True, exist_ok=True)
    with temporary(target) as half:
        games = copy(file, half)
        with alone(target):
            kept = put_away(target)
            try:
                put(half, target)
            except BaseException:
                if kept is not None:
                    os.rename(kept, target)
                raise
    return Restored(target, games, kept)


@contextlib.contextmanager
def temporary(target: Path) -> Iterator[Path]:
    """Make a file beside the target, and remove it afterwards unless it was renamed to the target.
    Only its owner may read it: it contains everybody's hidden tiles."""
    handle, name = tempfile.mkstemp(prefix=target.name + ".", suffix=".part", dir=target.parent)
    os.close(handle)
    half = Path(name)
    try:
        yield half
    finally:
        for end in ("", *BESIDE):
            Path(name + end).unlink(missing_ok=True)


def copy(source: Path, target: Path) -> int:
    """Copy a server's database as it is at one moment, and check the copy; return how many games it
    has. Raises `BackupError` if it is damaged, or not a server's."""
    try:
        with contextlib.closing(connect(source)) as old, contextlib.closing(connect(target)) as new:
            check(old, source)
            # All pages in one step: with smaller ones, every move would restart the backup.
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # a single file
            check(new, source)
            wrong = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if wrong != "ok":
                raise BackupError("error-backup-damaged", file=str(source), why=str(wrong)[:100])
            games = int(new.execute("SELECT count(*) FROM games").fetchone()[0])
    except sqlite3.OperationalError as error:
        raise BackupError("error-backup-database", file=str(source), why=str(error)) from error
    except sqlite3.DatabaseError as error:
        if "not a database" in str(error):
            raise BackupError("error-backup-not-ours", file=str(source)) from error
        raise BackupError("error-backup-damaged", file=str(source), why=str(error)) from error
    sync(target)
    return games


def connect(path: Path) -> sqlite3.Connection:
    """Connect to a database that exists."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    if not os.access(path, os.W_OK):
        uri = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Raise an error unless this is a server's database with a known schema."""
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    if not {"alembic_version", "games", "events"} <= names:
        raise BackupError("error-backup-not-ours", file=str(path))
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    scripts = ScriptDirectory.from_config(configuration()).walk_revisions()
    if found is None:
        raise BackupError("error-backup-not-ours", file=str(path))
    if found[0] not in {script.revision for script in scripts}:
        raise NewerDatabase("error-server-newer-database", found=str(found[0])[:40])


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Lock the database for ourselves; raises `BackupError` if another has it open. The files
    beside it are merged into it, so that it can be moved as one file."""
    if not path.exists():
        yield
        return
    with contextlib.closing(sqlite3.connect(path, timeout=1.0, isolation_level=None)) as connection:
        try:
            # Only the last connection can change this.
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BackupError("error-backup-in-use", file=str(path)) from error
        except sqlite3.DatabaseError:
            pass  # not a database, so nobody uses it as one
        yield


def put_away(path: Path) -> Path | None:
    """Rename a database, with the date; return the new name."""
    if not any(os.path.lexists(f"{path}{end}") for end in ("", *BESIDE)):
        return None
    date = time.strftime("%Y-%m-%d-%H%M%S")
    name, number = f"{path}.{date}", 1
    while os.path.lexists(name):
        number += 1
        name = f"{path}.{date}-{number}"
    was_there = os.path.lexists(path)
    for end in ("", *BESIDE):
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{path}{end}", f"{name}{end}")
    return Path(name) if was_there else None


def put(half: Path, target: Path) -> None:
    """Give a finished file its name, unless another file already has it."""
    try:
        os.link(half, target)
    except FileExistsError:
        raise BackupError("error-backup-exists", file=str(target)) from None
    except OSError:  # a file system without hard links
        if os.path.lexists(target):
            raise BackupError("error-backup-exists", file=str(target)) from None
        os.rename(half, target)
    sync(target.parent)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
