"""Runs the command line as a person would, but inside the test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import sacbe
from sacbe.cli.app import run
from sacbe.core.dice import Dice
from sacbe.core.playout import draw


class Outcome(NamedTuple):
    """The exit code and the output of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line on standard error of a command that printed nothing else."""
        assert self.out == ""
        assert self.err.startswith("sacbe: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("sacbe: ").strip()


class Command:
    """Runs commands in English, without colour, at 100 columns."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture

    def __call__(self, *arguments: object) -> Outcome:
        self.capture.readouterr()
        code = run([str(argument) for argument in arguments])
        out, err = self.capture.readouterr()
        return Outcome(code, out, err)


def random_record(players: int, seed: int, turns: int = 1000) -> sacbe.Record:
    """Return the record of a random game, to its end or until `turns` turns have begun."""
    record = sacbe.Record.new("tzolkin", players, names=["Ana", "Bohdan", "Zoé", "Jan"][:players])
    dice = Dice(seed)
    while not record.position.is_over and record.position.turn < turns:
        record.play(draw(record.position, dice, record.position.choices()))
    return record


def save(record: sacbe.Record, path: Path) -> Path:
    record.save(path)
    return path
