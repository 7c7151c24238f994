"""The examples on the API page work: they are run in a shell, with a real curl and a real server,
until the game is over."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest

import sacbe
from sacbe.i18n import from_json, text
from sacbe.server.app import API, make_app
from sacbe.server.settings import Settings
from tests.server.test_serve import Running, running

PAGE = Path(__file__).parents[2] / "docs" / "server-api.md"
SOURCE = Path(sacbe.__file__).parents[1]
ADDRESS = "SACBE=http://127.0.0.1:8321"
SECONDS = 600.0
"""Seconds for a whole game, on a machine that is busy with other tests."""


def blocks(language: str, first: str = "", last: str = "") -> list[str]:
    """Return the code on the page, between two headings."""
    page = PAGE.read_text(encoding="utf-8")
    for heading in (first, last):
        assert not heading or page.count(f"# {heading}\n") == 1, heading
    if first:
        page = page.partition(f"# {first}\n")[2]
    if last:
        page = page.partition(f"# {last}\n")[0]
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def walk(address: str, game: int, until: str = "Who you are") -> str:
    """Return everything that the reader types up to a heading, for one of the games."""
    script = "\n".join(blocks("sh", "A whole game with curl", until))
    assert script.count(ADDRESS) == 1
    lines = script.replace(ADDRESS, f"SACBE={address}").splitlines()
    numbers = [number for number, line in enumerate(lines) if re.match("#?GAME=", line)]
    assert len(numbers) == 3
    for number in numbers:
        lines[number] = lines[number].lstrip("#") if number == numbers[game] else ""
    return "\n".join(lines) + "\n"


def variables(folder: Path) -> dict[str, str]:
    """Return the shell's environment: this Python, this Sacbe, and no proxy."""
    commands = {
        "sacbe": [sys.executable, "-c", "from sacbe.cli.main import main; main()"],
        # Started for every choice of a game, so it should load little.
        "python3": [sys.executable, "-S"],
    }
    for name, start in commands.items():
        command = folder / name
        command.write_text(f'#!/bin/sh\nexec {shlex.join(start)} "$@"\n')
        command.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    paths = [str(folder), str(Path(sys.executable).parent), kept["PATH"]]
    python = [str(SOURCE), kept.get("PYTHONPATH", "")]
    return {
        **kept,
        "PATH": os.pathsep.join(paths),
        "PYTHONPATH": os.pathsep.join(python),
        "SACBE_LANG": "en",
    }


def do(arguments: list[str], folder: Path, given: str = "", **more: str) -> str:
    """Run a command and return its output. Stop it at its first error: a player who waits for one
    that has failed would wait for long. Leave no process behind."""
    paths = {name: folder / name for name in ("given", "told", "complaint")}
    paths["given"].write_text(given, encoding="utf-8")
    with (
        paths["given"].open() as stdin,
        paths["told"].open("w") as stdout,
        paths["complaint"].open("w") as stderr,
        subprocess.Popen(
            arguments,
            cwd=folder,
            env={**variables(folder), **more},
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            start_new_session=True,
        ) as process,
    ):
        end = time.monotonic() + SECONDS
        while process.poll() is None and not paths["complaint"].stat().st_size:
            if time.monotonic() > end:
                break
            time.sleep(0.1)
        late = process.poll() is None
        if late:
            time.sleep(1)  # for the rest of its output
            os.killpg(process.pid, signal.SIGKILL)
    complaint = paths["complaint"].read_text(encoding="utf-8")
    assert complaint == ""
    assert not late, "the game does not end"
    assert process.returncode == 0
    return paths["told"].read_text(encoding="utf-8")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    folder = tmp_path / "server"
    folder.mkdir()
    with running(folder, "--port", "0", "--workers", "1") as found:
        found.wait()
        yield found
        assert found.end()[0] == 0
        assert "Traceback" not in found.log()


def typed(tmp_path: Path, address: str, script: str) -> list[str]:
    """Return the output of the commands that create a table, and of `script`."""
    for program in ("bash", "curl"):
        if shutil.which(program) is None:
            pytest.fail(
                f"The pages are tested with {program}, which is not installed. "
                f"On Debian or Ubuntu: sudo apt-get install {program}",
                pytrace=False,
            )
    lines = do(["bash", "-eu"], tmp_path, script).splitlines()
    assert lines[0].startswith("Table ")
    assert f"{address}/table/" in lines[0]
    assert lines[1] == "running"
    return lines


def test_the_walk(tmp_path: Path, server: Running) -> None:
    lines = typed(tmp_path, server.url, walk(server.url, 0))
    assert lines[-1] == "1 good, 0 bad"
    record = sacbe.Record.parse((tmp_path / "game.sacbe").read_text(encoding="utf-8"))
    record.verify()
    assert record.position.is_over
    assert (record.game.name, record.options) == ("tzolkin", {})
    assert record.names == ["Ana", "Bohdan", "level:1", "level:1"]
    [result] = [line for line in lines if line.startswith("{'scores':")]
    winners = record.position.winners()
    assert result.endswith(f"'winners': {winners}}}")


@pytest.mark.parametrize(("number", "mode"), [(1, "basic"), (2, "tactical")])
def test_the_walk_through_tikal(tmp_path: Path, server: Running, number: int, mode: str) -> None:
    """Only the creation of the table differs; the rest takes long and is the same. (The program
    below plays Tikal to its end.)"""
    until_first_choice = walk(server.url, number, until="Play to the end")
    lines = typed(tmp_path, server.url, f'{until_first_choice}\nlook 0 "$ANA"\n')
    view = json.loads(lines[-1])["view"]
    assert (view["game"], view["mode"]) == ("tikal", mode)


def test_the_program_with_a_websocket(tmp_path: Path, server: Running) -> None:
    [program] = blocks("python", "The WebSocket", "Chat")
    (tmp_path / "player.py").write_text(program, encoding="utf-8")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "level:1"}]
    made: Any = httpx.post(
        f"{server.url}/api/v1/tables", json={"game": "tikal", "seats": seats}, timeout=60
    ).json()
    id, token = made["table"]["id"], made["seats"]["0"]["token"]
    told = do([sys.executable, "player.py", id, "0", token], tmp_path, SACBE=server.url)
    headers = {"Authorization": f"Bearer {token}"}
    got = httpx.get(f"{server.url}/api/v1/tables/{id}/record", headers=headers, timeout=60)
    assert got.headers["content-disposition"] == f'attachment; filename="{id}.sacbe"'
    record = sacbe.Record.parse(got.text)
    record.verify()
    result = json.loads(told)
    scores = [Fraction(one["numerator"], one["denominator"]) for one in result["scores"]]
    assert scores == record.position.scores()
    assert result["winners"] == record.position.winners()


# Checks of the rest of the page.


def test_answers_are_json_and_say_what_the_server_says() -> None:
    found = [json.loads(block) for block in blocks("json")]
    refusals = [answer["error"] for answer in found if "error" in answer]
    assert len(refusals) >= 8
    for error in refusals:
        said = text(from_json({"key": error["key"], "params": error["params"]}), "en")
        assert error["text"] == said


def test_every_request_is_there_and_no_other() -> None:
    paths = make_app(Settings(database="sqlite:///unused.db")).openapi()["paths"]
    known = {
        f"{method.upper()} {path.removeprefix(API)}"
        for path, ways in paths.items()
        for method in ways
    }
    page = PAGE.read_text(encoding="utf-8").replace("…/", "/tables/{id}/")
    told = {
        f"{method} {path}"
        for method, path in re.findall(r"`(GET|POST|PATCH|DELETE) (/[\w/{}]*)", page)
        if not path.startswith(API)
    }
    assert told == known
