"""`sacbe serve`: a real process, from its start to its end."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from sacbe.cli.serve import is_address
from sacbe.core.message import Message
from sacbe.i18n import text
from sacbe.server import serve as serving
from sacbe.server.settings import PORT, Settings
from tests.cli.command import Command
from tests.server import running as processes

ROOT = Path(__file__).parents[2]
START = (sys.executable, "-c", "from sacbe.cli.main import main; main()", "serve")


class Running:
    """A server in its own process."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        self.errors = (folder / "errors").open("w+", encoding="utf-8")
        given = {"SACBE_DATABASE": f"sqlite:///{folder}/t.db", "SACBE_LANG": "en", **variables}
        self.process = subprocess.Popen(
            [*START, *arguments],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, **given},
        )
        self.url = ""
        self.told: list[str] = []

    def wait(self) -> None:
        """Wait until the server prints its address and answers."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.told.append(line.strip())
            if line.startswith("The tables are at "):
                self.url = line.split()[-1]
            if line.strip() == text(Message("cli-serve-stop")):
                break
        else:
            raise AssertionError(self.log())
        assert httpx.get(f"{self.url}/readyz", timeout=20).status_code == 200

    def end(self, number: int = signal.SIGTERM) -> tuple[int, float]:
        """Stop the server; return the exit code, and how long it took."""
        began = time.monotonic()
        self.process.send_signal(number)
        return self.process.wait(60), time.monotonic() - began

    def log(self) -> str:
        self.errors.flush()
        return Path(self.errors.name).read_text(encoding="utf-8")


@contextmanager
def running(folder: Path, *arguments: str, **variables: str) -> Iterator[Running]:
    found = Running(folder, *arguments, **variables)
    try:
        yield found
    finally:
        found.process.kill()
        found.process.wait()
        assert found.process.stdout is not None
        found.process.stdout.close()
        found.errors.close()


@pytest.fixture
def sacbe_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("SACBE_LANG", "en")
    return Command(capsys)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def taken(host: str = "127.0.0.1", port: int = 0) -> Iterator[int]:
    with socket.socket() as other:
        other.bind((host, port))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_from_start_to_end(tmp_path: Path, number: int) -> None:
    with running(tmp_path, "--port", "0", "--workers", "1") as server:
        server.wait()
        assert server.url.startswith("http://127.0.0.1:")
        assert not any("reach" in line for line in server.told)
        body = {"game": "tikal", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]}
        made = httpx.post(f"{server.url}/api/v1/tables", json=body, timeout=60)
        assert made.status_code == 201
        assert made.json()["host"]["link"].startswith(f"{server.url}/table/")
        assert "server" not in made.headers
        # A client that waits for news does not keep the server from stopping.
        id, token = made.json()["table"]["id"], made.json()["host"]["token"]
        path = f"/api/v1/tables/{id}/events?since=1000&wait=20"
        with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2]))) as call:
            head = (
                f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n"
            )
            call.sendall(head.encode())
            time.sleep(0.3)
            code, seconds = server.end(number)
        assert code == 0
        assert seconds < 20  # less than the wait for news
        assert "graceful shutdown" not in server.log()
        assert "Traceback" not in server.log()
        for line in server.log().splitlines():
            assert {"time", "level", "event"} <= set(json.loads(line))
        assert token not in server.log()


def test_games_are_still_there_after_a_restart(tmp_path: Path) -> None:
    body = {"game": "tikal", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
    with running(tmp_path, "--port", "0", "--workers", "1") as server:
        server.wait()
        id = httpx.post(f"{server.url}/api/v1/tables", json=body, timeout=60).json()["table"]["id"]
        assert server.end()[0] == 0
    with running(tmp_path, "--port", "0", "--workers", "1", "--log", "text") as server:
        server.wait()
        assert httpx.get(f"{server.url}/api/v1/tables/{id}", timeout=60).status_code == 200
        assert server.end()[0] == 0
        assert " info request method=GET route=/api/v1/tables/{id} status=200" in server.log()


def test_what_is_too_large_is_refused_on_the_wire(tmp_path: Path) -> None:
    """Requests are chunked, without a length, as a malicious client might send them."""
    with running(tmp_path, "--port", "0", "--workers", "1") as server:
        server.wait()
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=20) as call:
            call.sendall(
                b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\n"
                b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            )
            chunk = b"4000\r\n" + b" " * 0x4000 + b"\r\n"
            for _ in range(5):
                call.sendall(chunk)
            answer = b""
            while b"error-server-too-large" not in answer:
                more = call.recv(65_536)
                assert more, answer
                answer += more
        assert answer.startswith(b"HTTP/1.1 413 ")
        assert b"content-security-policy" in answer
        assert server.end()[0] == 0


def test_a_head_without_an_end_is_not_read(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--workers", "1") as server:
        server.wait()
        port = int(server.url.rpartition(":")[2])
        for beginning in (b"GET /", b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "):
            sent = 0
            with socket.create_connection(("127.0.0.1", port), timeout=20) as call:
                call.sendall(beginning)
                with contextlib.suppress(ConnectionError):
                    while sent < 50_000_000:
                        call.sendall(b"a" * 50_000)
                        sent += 50_000
            assert sent < 20_000_000, "the server has hung up long before"
        # A large head within the limit.
        answer = httpx.get(server.url, headers={"X-Large": "a" * 20_000}, timeout=60)
        assert answer.status_code == 200
        assert server.end()[0] == 0


# Errors, each in one line.


def complaint(tmp_path: Path, *arguments: str, **variables: str) -> str:
    with running(tmp_path, *arguments, **variables) as server:
        assert server.process.wait(60) == 2
        [line] = server.log().splitlines()
        assert line.startswith("sacbe: ")
        return line.removeprefix("sacbe: ")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with taken() as port:
        said = complaint(tmp_path, "--port", str(port))
    assert said == f"Port {port} is in use. Choose another one with --port."


def test_a_newer_database(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "t.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    said = complaint(tmp_path, "--port", "0")
    assert "made by a newer version" in said
    assert "9999" in said


def test_a_database_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("This is no database at all. " * 100)
    said = complaint(tmp_path, "--port", "0")
    assert "t.db cannot be opened: file is not a database" in said
    closed = f"postgresql://me:secret@127.0.0.1:{free_port()}/tables"
    said = complaint(tmp_path, "--port", "0", SACBE_DATABASE=closed)
    assert "cannot be opened" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--port", "70000"), "--port cannot be 70000"),
        (("--workers", "0"), "--workers cannot be 0"),
        (("--log", "xml"), "xml"),
        (("--url", "play.example.org"), "play.example.org"),
        (("--url", "https://example.org/games"), "https://NAME"),
        (("--database", "mysql://x/y"), "mysql://x/y"),
        (("--host", "no such host"), "cannot listen"),
    ],
)
def test_what_cannot_be_asked_for(
    sacbe_command: Command, tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    if "--database" not in arguments:
        arguments = (*arguments, "--database", f"sqlite:///{tmp_path}/t.db")
    outcome = sacbe_command("serve", *arguments)
    assert outcome.code == 2
    assert said in outcome.complaint


def test_addresses() -> None:
    assert is_address("http://192.168.1.5:8321")
    assert is_address("https://play.example.org/")
    for wrong in ("", "https://", "ftp://a", "https://a/b", "https://a?b", "https://a:b", "//a"):
        assert not is_address(wrong), wrong
    assert not is_address("https://me:secret@example.org")


# The parts.


def test_the_next_free_port_if_none_was_chosen() -> None:
    with taken() as port:
        with serving.listen("127.0.0.1", port, more=20) as found:
            assert port < found.getsockname()[1] <= port + 20
        with pytest.raises(serving.CannotServe):
            serving.listen("127.0.0.1", port)


def test_a_usual_port_that_is_taken(tmp_path: Path) -> None:
    try:
        with taken(port=PORT), running(tmp_path, "--workers", "1") as server:
            server.wait()
            assert PORT < int(server.url.rpartition(":")[2]) <= PORT + serving.NEXT
            assert server.end()[0] == 0
    except OSError:
        pytest.skip("something else is at the usual port")


def test_others_are_told_how_to_come(tmp_path: Path) -> None:
    with running(tmp_path, "--port", "0", "--host", "0.0.0.0", "--workers", "1") as server:
        server.wait()
        [friends] = [line for line in server.told if "Others can reach" in line]
        port = server.url.rpartition(":")[2]
        assert f"http://{serving.own_address()}:{port}" in friends
        assert server.url == f"http://127.0.0.1:{port}"
        answer = httpx.get(server.url, headers={"Host": "kitchen.lan"}, timeout=60)
        assert answer.status_code == 200
        assert server.end()[0] == 0


def test_a_browser_is_only_opened_where_there_can_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def fail(url: str) -> bool:
        opened.append(url)
        raise RuntimeError("no browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    serving.show(Settings().address)
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    serving.show(Settings().address)
    until = time.monotonic() + 5
    while not opened and time.monotonic() < until:
        time.sleep(0.01)
    assert opened == [f"http://127.0.0.1:{PORT}"]


def test_make_play_starts_the_server() -> None:
    done = subprocess.run(
        ["make", "-n", "play", "ARGS=--port 9000"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ".venv/bin/sacbe serve --open --port 9000" in done.stdout
    done = subprocess.run(
        ["make", "-n", "terminal", "GAME=tikal", "ARGS=--lang pl"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ".venv/bin/sacbe play tikal --lang pl" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="files have no such modes there")
def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It contains secret hands and the hashes of all tokens."""
    file = tmp_path / "new" / "tables.db"
    with processes.running(Settings(database=f"sqlite:///{file}", workers=0)):
        modes = {path.name: path.stat().st_mode & 0o077 for path in file.parent.iterdir()}
    assert modes
    assert set(modes.values()) == {0}, modes
