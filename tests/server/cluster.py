"""Find PostgreSQL's programs, and run a temporary cluster for as long as the parent process lives.

This script uses only the standard library, and runs in its own process:

  cluster.py find          print where the programs are, or how to install them
  cluster.py keep FOLDER   run a cluster in FOLDER until the parent ends, then remove both

The keeper prints one line, `ready PORT`, or prints what is wrong and ends. It stops when something
is written to it, when its standard input is closed, or when its parent has ended for any reason: a
test run that is killed cannot clean up after itself.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

OWNER = "sacbe"
MISSING = """\
The server's tests need PostgreSQL, and neither initdb nor postgres was found.
On Debian or Ubuntu: sudo apt-get install postgresql. On Fedora: sudo dnf install postgresql-server.
On macOS: brew install postgresql. Or name a running server, whose user may create databases:
SACBE_TEST_POSTGRES=postgresql://user:password@host:5432/postgres"""

# Where packages install the programs if they are not on the path.
PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/usr/local/pgsql/bin",
    "/Applications/Postgres.app/Contents/Versions/*/bin",
)

SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "32MB",
    # The tests kill our server, never PostgreSQL or the machine, so commits are safe in the
    # system's memory and need not wait for the disk.
    "fsync": "off",
    "full_page_writes": "off",
}
PATIENCE = 60.0


class NoPostgres(RuntimeError):
    """PostgreSQL is not installed, or does not start."""


def folders() -> Iterator[Path]:
    """Yield folders where the programs may be, the likeliest first."""
    for name in ("initdb", "postgres"):
        found = shutil.which(name)
        if found:
            yield Path(found).parent
    config = shutil.which("pg_config")
    if config:
        told = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
        if told.stdout.strip():
            yield Path(told.stdout.strip())
    for place in PLACES:
        # The newest version first: 16 before 9.6.
        yield from sorted(
            Path("/").glob(place.lstrip("/")),
            key=lambda path: [int(number) for number in re.findall(r"\d+", str(path))],
            reverse=True,
        )


def find() -> Path:
    """Return the folder with PostgreSQL's programs."""
    for folder in folders():
        if all(os.access(folder / name, os.X_OK) for name in ("initdb", "postgres")):
            return folder
    raise NoPostgres(MISSING)


def other_user() -> pwd.struct_passwd | None:
    """Return the user to run PostgreSQL, which refuses to run as root; None: the current user."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise NoPostgres("PostgreSQL refuses to run as root, and there is no user postgres or nobody.")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = find()
        self.process: subprocess.Popen[bytes] | None = None
        # Without the user's PGDATA or PGPORT; messages in English.
        self.how: dict[str, Any] = {
            "cwd": folder,
            "env": {"PATH": os.defpath, "LC_ALL": "C"},
            "stdin": subprocess.DEVNULL,
            "stderr": subprocess.STDOUT,
        }
        user = other_user()
        if user:
            os.chown(folder, user.pw_uid, user.pw_gid)
            self.how |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def create(self) -> None:
        done = subprocess.run(
            [
                self.programs / "initdb",
                f"--pgdata={self.folder / 'data'}",
                f"--username={OWNER}",
                "--auth=trust",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
            ],
            stdout=subprocess.PIPE,
            check=False,
            **self.how,
        )
        if done.returncode:
            raise NoPostgres(f"initdb failed: {done.stdout.decode(errors='replace')}")

    def start(self) -> int:
        """Start the cluster and return its port; retry if another program takes the port."""
        log = self.folder / "log"
        for _ in range(5):
            port = free_port()
            settings = SETTINGS | {"port": str(port), "unix_socket_directories": str(self.folder)}
            command = [str(self.programs / "postgres"), "-D", str(self.folder / "data")]
            for name, value in settings.items():
                command += ["-c", f"{name}={value}"]
            with log.open("wb") as out:
                self.process = subprocess.Popen(command, stdout=out, **self.how)
            if self.is_ready():
                return port
            self.stop()
            if b"could not bind" not in log.read_bytes():
                break
        raise NoPostgres(f"PostgreSQL does not start: {log.read_text(errors='replace')}")

    def is_ready(self) -> bool:
        """Wait until the cluster accepts connections; return False if it ends or takes too long."""
        assert self.process
        status = self.folder / "data" / "postmaster.pid"
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            with contextlib.suppress(OSError):
                lines = status.read_text(encoding="utf-8").splitlines()
                if len(lines) > 7 and lines[7].strip() == "ready":
                    return True
            time.sleep(0.02)
        return False

    def stop(self) -> None:
        """Stop at once: nobody needs the data any more."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGQUIT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def keep(folder: Path) -> None:
    parent = os.getppid()
    cluster: Cluster | None = None
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(1))
    try:
        cluster = Cluster(folder)
        cluster.create()
        print("ready", cluster.start(), flush=True)
        # A pipe stays open while any copy of its end exists, so check for the parent, too.
        while os.getppid() == parent and not select.select([sys.stdin], [], [], 0.5)[0]:
            pass
    except (NoPostgres, OSError) as error:
        print(error, flush=True)
    finally:
        if cluster:
            cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main(arguments: list[str]) -> None:
    match arguments:
        case ["find"]:
            try:
                print(find())
            except NoPostgres as error:
                sys.exit(str(error))
        case ["keep", folder]:
            keep(Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
