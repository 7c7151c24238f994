"""Fixtures for all tests of the command line."""

from __future__ import annotations

import pytest

from tests.cli.command import Command

SURROUNDINGS = (
    *("SACBE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"),
    *("FORCE_COLOR", "PY_COLORS", "TTY_COMPATIBLE", "TTY_INTERACTIVE"),
)


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make tests independent of the environment they run in."""
    for name in SURROUNDINGS:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def sacbe_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`sacbe` in English, without colour, at 100 columns."""
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    return Command(capsys)
