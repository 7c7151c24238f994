"""The package as a whole: its version, its weight, and what can be sent to another process."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import tomllib
from multiprocessing import get_context
from pathlib import Path

import pytest

import sacbe
from sacbe import BadOption, BadPosition, BadRecord, IllegalMove, Record, SacbeError, UnknownMove

ROOT = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def test_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == sacbe.__version__
    assert f"[{sacbe.__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_importing_is_light() -> None:
    """The engine needs neither the command line's libraries, nor the catalogues', nor those of
    the environments."""
    ours = ("sacbe.cli", "sacbe.bots", "sacbe.envs")
    learning = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL", "pyarrow", "ray", "torch")
    heavy = ("typer", "rich", "babel", "fluent", *ours, *learning)
    code = f"import sys, sacbe; print([m for m in {heavy!r} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


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
    """Array libraries have integers of their own."""

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
