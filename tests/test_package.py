"""The package as a whole: its version, its imports, and what can be sent to other processes."""

from __future__ import annotations

import copy
import os
import pickle
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from multiprocessing import get_context
from pathlib import Path

import pytest

import sacbe
from sacbe import BadOption, BadPosition, BadRecord, IllegalMove, Record, SacbeError, UnknownMove
from sacbe.extras import EXTRAS

ROOT = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def test_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == sacbe.__version__
    assert f"[{sacbe.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_importing_is_light() -> None:
    """The engine does not import the libraries of the command line, the catalogues or the
    environments."""
    ours = ("sacbe.cli", "sacbe.bots", "sacbe.envs")
    learning = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL", "pyarrow", "ray", "torch")
    heavy = ("typer", "rich", "babel", "fluent", *ours, *learning)
    code = f"import sys, sacbe; print([m for m in {heavy!r} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def name_of(requirement: str) -> str:
    """Return the package that a requirement names."""
    return re.split(r"[^\w.-]", requirement)[0]


def test_extras_are_those_of_the_project() -> None:
    """The module of every package in an extra is known, so that its absence can be explained."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    names = {"pillow_lunasvg": "pillow-lunasvg", "pyspiel": "open_spiel"}
    brought = {"PIL"}  # by another package
    for extra, modules in EXTRAS.items():
        packages = {name_of(one).replace("-", "_") for one in extras[extra]}
        known = {names.get(module, module).replace("-", "_") for module in modules}
        assert known - brought == packages, extra
    base = {name_of(one) for one in project["dependencies"]}
    assert not base & {module for modules in EXTRAS.values() for module in modules}


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve", "--port", "0"], "server"),
        (["verify-database"], "server"),
        (["arena", "tikal", "--bots", "random,greedy", "--games", "1", "--parquet", "x"], "arena"),
        (["play", "tzolkin", "--seats", "random,random"], None),
        (["simulate", "tikal", "--players", "2", "--games", "1"], None),
    ],
)
@pytest.mark.once
def test_without_extras(arguments: list[str], extra: str | None, tmp_path: Path) -> None:
    """The error names the missing package and the command to install it; everything else works."""
    absent = [module for modules in EXTRAS.values() for module in modules]
    code = f"import sys; sys.modules.update(dict.fromkeys({absent!r}))\n"
    code += f"from sacbe.cli.main import main; sys.argv = ['sacbe', *{arguments!r}]; main()"
    home = {**os.environ, "HOME": str(tmp_path), "SACBE_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=home,
        check=False,
    )
    if extra is None:
        assert (done.returncode, done.stderr) == (0, "")
    else:
        assert done.returncode == 2
        assert f'pip install "sacbe[{extra}]"' in done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.once
def test_what_is_packed(tmp_path: Path) -> None:
    """A wheel and an sdist contain the web app, the catalogues and the typeface, but no tests."""
    command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--outdir",
        str(tmp_path),
        str(ROOT),
    ]
    plain = {**os.environ, "SACBE_COMPILE": "no"}
    subprocess.run(command, check=True, capture_output=True, env=plain)
    (wheel,) = tmp_path.glob("*.whl")
    (sdist,) = tmp_path.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as file:
        packed = set(file.namelist())
    with tarfile.open(sdist) as tar:
        source = {name.partition("/src/")[2] for name in tar.getnames()}
    for needed in (
        "sacbe/server/static/web/index.html",
        "sacbe/i18n/uk.ftl",
        "sacbe/tzolkin/data.json",
        "sacbe/face/fonts/SacbeSans-Bold.ttf",
        "sacbe/py.typed",
    ):
        assert needed in packed
        assert needed in source
    assert not any(name.startswith(("tests/", "web/")) for name in packed)


@every_game
def test_everything_can_be_pickled(name: str) -> None:
    game = sacbe.GAMES[name]
    record = Record.new(name, 2, names=["Ана", "B"])
    record.play(record.position.legal()[0])
    for again in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
        assert again.text() == record.text()
        assert again.position == record.position
    position = record.position
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.deepcopy(position) == position
    assert pickle.loads(pickle.dumps(game)) is game
    assert pickle.loads(pickle.dumps(game.moves)) is game.moves
    assert pickle.loads(pickle.dumps(game.moves[0])) is game.moves[0]


def errors() -> list[SacbeError]:
    """One error of each kind."""
    game = sacbe.GAMES["tzolkin"]
    found: list[SacbeError] = []
    for attempt in (
        lambda: game.start(2).play("end turn"),
        lambda: game.start(2).play("jump"),
        lambda: game.moves.parse("jump"),
        lambda: game.start(7),
        lambda: game.load({}),
        lambda: Record.parse("nothing"),
    ):
        with pytest.raises(SacbeError) as caught:
            attempt()
        found.append(caught.value)
    return found


def test_errors_can_be_pickled() -> None:
    kinds = [IllegalMove, UnknownMove, UnknownMove, BadOption, BadPosition, BadRecord]
    assert [type(error) for error in errors()] == kinds
    for error in errors():
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert repr(again) == repr(error) == f"{type(error).__name__}({str(error)!r})"
        assert again.message == error.message
        assert getattr(again, "legal", None) == getattr(error, "legal", None)
        assert getattr(again, "line", None) == getattr(error, "line", None)


def illegal(_: int) -> None:
    sacbe.GAMES["tzolkin"].start(2).play("end turn")


def test_an_error_reaches_another_process() -> None:
    with (
        get_context("spawn").Pool(1) as pool,
        pytest.raises(IllegalMove, match="first 0, first 1"),
    ):
        pool.map(illegal, [0])


def test_whole_numbers_of_any_kind() -> None:
    """Array libraries have their own integers."""

    class Two:
        def __index__(self) -> int:
            return 2

    game = sacbe.GAMES["tzolkin"]
    position = game.start(Two(), first=0)
    assert position.players == 2
    assert game.start(3, first=Two()).dump()["first"] == 2
    assert game.start(3).view(Two())["seat"] == 2
    assert Record.new("tzolkin", Two()).players == 2
    before = game.start(3)
    before.play(Two())
    assert before.dump()["first"] == 2


def test_a_record_keeps_its_permissions(tmp_path: Path) -> None:
    record = Record.new("tzolkin", 2)
    path = tmp_path / "game.sacbe"
    plain = tmp_path / "plain"
    plain.touch()
    record.save(path)
    assert path.stat().st_mode == plain.stat().st_mode
    path.chmod(0o640)
    record.save(path)
    assert path.stat().st_mode & 0o777 == 0o640
