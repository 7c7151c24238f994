"""What every test of the command line needs."""

from __future__ import annotations

import pytest

from tests.cli.command import Command


@pytest.fixture
def sacbe_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`sacbe` in English, without colour, at 100 columns."""
    for name in ("SACBE_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "PY_COLORS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    return Command(capsys)
