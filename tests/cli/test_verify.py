"""`sacbe verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import Words
from tests.cli.command import Command, random_record, save


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return save(random_record(2, seed=2), tmp_path / "finished.sacbe")


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return save(random_record(3, seed=3, turns=20), tmp_path / "unfinished.sacbe")


def test_good_records(sacbe_command: Command, finished: Path, unfinished: Path) -> None:
    outcome = sacbe_command("verify", finished, unfinished)
    assert outcome.code == 0
    assert outcome.err == ""
    one, two, total = outcome.out.splitlines()
    assert one.startswith(f"good  {finished}: Tzolk’in: The Mayan Calendar, 2 players, ")
    assert " turns; finished: Ana " in one
    assert "; won by " in one
    assert two.startswith(f"good  {unfinished}: Tzolk’in: The Mayan Calendar, 3 players, 20 turns")
    assert "not finished: Ana " in two
    assert total == "2 good, 0 bad"


def test_one_bad_line_is_found(sacbe_command: Command, finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").split("\n")
    lines[20] = lines[20].replace(" = ", ", place nowhere = ")
    finished.write_text("\n".join(lines), encoding="utf-8")
    outcome = sacbe_command("verify", finished)
    assert outcome.code == 1
    first, total = outcome.out.splitlines()
    assert first.startswith(f"bad   {finished}: Line 21: ")
    assert "place nowhere" in first
    assert total == "0 good, 1 bad"


def test_files_that_are_no_records(sacbe_command: Command, finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    cut = tmp_path / "cut.sacbe"
    cut.write_text(text[: len(text) // 2], encoding="utf-8")
    binary = tmp_path / "binary.sacbe"
    binary.write_bytes(bytes(range(256)))
    empty = tmp_path / "empty.sacbe"
    empty.touch()
    missing = tmp_path / "missing.sacbe"
    below = finished / "below"
    outcome = sacbe_command("verify", cut, binary, empty, missing, below, tmp_path, finished)
    assert outcome.code == 1
    assert outcome.err == ""
    *lines, total = outcome.out.splitlines()
    assert [line.split()[0] for line in lines] == ["bad"] * 6 + ["good"]
    assert "is not UTF-8" in lines[1]
    assert "a record begins with" in lines[2]
    assert f"There is no file “{missing}”." in lines[3]
    assert f"“{tmp_path}” is a folder, not a file." in lines[5]
    assert total == "1 good, 6 bad"


def test_names_cannot_command_the_terminal(sacbe_command: Command, tmp_path: Path) -> None:
    record = random_record(2, seed=1, turns=3)
    record.names[0] = "A\x1b[31m[bold]na"
    outcome = sacbe_command("verify", save(record, tmp_path / "names.sacbe"))
    assert outcome.code == 0
    assert "\x1b" not in outcome.out
    assert "A\ufffd[31m[bold]na" in outcome.out


def test_json(sacbe_command: Command, finished: Path, unfinished: Path, tmp_path: Path) -> None:
    outcome = sacbe_command("verify", "--json", finished, unfinished, tmp_path / "missing")
    assert outcome.code == 1
    assert outcome.err == ""
    data = outcome.json
    assert (data["good"], data["bad"]) == (2, 1)
    one, two, three = data["files"]
    assert one["finished"]
    assert one["winners"]
    assert len(one["digest"]) == 32
    assert not two["finished"]
    assert (two["players"], two["turns"], two["names"]) == (3, 20, ["Ana", "Bohdan", "Zoé"])
    assert not three["good"]
    assert three["message"]["key"] == "cli-main-no-file"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(
    sacbe_command: Command, finished: Path, tmp_path: Path, language: str
) -> None:
    outcome = sacbe_command("verify", finished, tmp_path, "--lang", language)
    assert outcome.code == 1
    words = Words(language)
    good, bad, total = outcome.out.splitlines()
    assert good.startswith(words.text("cli-verify-good"))
    assert bad.startswith(words.text("cli-verify-bad"))
    assert total == words.text("cli-verify-total", good=1, bad=1)
