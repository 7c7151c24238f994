"""A copy of an SQLite database, made while the server runs, and the way back.

PostgreSQL has programs of its own for both."""

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
"""Seconds to wait for whoever writes."""
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database; it belongs to that file and to no other."""


class BackupError(SacbeError):
    """A backup that cannot be made, or a file that cannot be restored."""


class Restored(NamedTuple):
    """What was restored, and where the database that was there before is now."""

    path: Path
    games: int
    kept: Path | None


def file_of(url: str, program: str) -> Path:
    """The file of an SQLite database; raises `BackupError` for any other, which names the program
    to use instead."""
    found = read_url(url)
    if found.get_backend_name() != "sqlite":
        raise BackupError("error-backup-postgres", program=program)
    return Path(found.database or "")


def backup(url: str, target: Path) -> int:
    """Copy a database as it stands at one moment to a new file, whole or not at all; how many
    games it has."""
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
    """Put a backup in the place of a database. One that is there already is kept beside it."""
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
    """A file beside the target that is gone afterwards, unless it was put in the target's place.
    Only its owner may read it, as it holds everybody's hidden tiles."""
    handle, name = tempfile.mkstemp(prefix=target.name + ".", suffix=".part", dir=target.parent)
    os.close(handle)
    half = Path(name)
    try:
        yield half
    finally:
        for end in ("", *BESIDE):
            Path(name + end).unlink(missing_ok=True)


def copy(source: Path, target: Path) -> int:
    """Copy a database of ours as it stands at one moment, and see that nothing is broken; how
    many games it has. Raises `BackupError` if it is not ours, or damaged."""
    try:
        with contextlib.closing(connect(source)) as old, contextlib.closing(connect(target)) as new:
            check(old, source)
            # All pages in one step: in small ones it would begin anew at every move.
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
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
    """A database that exists."""
    uri = f"{path.absolute().as_uri()}?mode=rw"
    if not os.access(path, os.W_OK):
        uri = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Raise an error unless this is a database of ours, and of a shape that we know."""
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
    """Raise `BackupError` if anybody has the database open, and let nobody use it meanwhile. What
    stands beside it is written into it: it can be put away as one file."""
    if not path.exists():
        yield
        return
    with contextlib.closing(sqlite3.connect(path, timeout=1.0, isolation_level=None)) as connection:
        try:
            # Only the last one who has it open can change this.
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise BackupError("error-backup-in-use", file=str(path)) from error
        except sqlite3.DatabaseError:
            pass  # not a database at all: nobody can be using it as one
        yield


def put_away(path: Path) -> Path | None:
    """Give a database another name, with the date; the name."""
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
    """Give a finished file its name. Whatever has this name by now stays as it is."""
    try:
        os.link(half, target)
    except FileExistsError:
        raise BackupError("error-backup-exists", file=str(target)) from None
    except OSError:  # some file systems know no second name of a file
        if os.path.lexists(target):
            raise BackupError("error-backup-exists", file=str(target)) from None
        os.rename(half, target)
    sync(target.parent)


def sync(path: Path) -> None:
    """See that a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
