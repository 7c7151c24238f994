"""The web app's types match this server's API."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from scripts.fixtures import refreshed
from scripts.openapi import description

WEB = Path(__file__).parents[2] / "web"
HOW = "python scripts/openapi.py web/src/api/openapi.json && (cd web && npm run types)"


def test_the_description_is_current() -> None:
    assert (WEB / "src/api/openapi.json").read_text(encoding="utf-8") == description(), HOW


def test_the_types_are_made_of_it(tmp_path: Path) -> None:
    made = tmp_path / "schema.d.ts"
    folder = Path(sys.executable).parent  # where Node is if the system has none
    subprocess.run(
        ["node_modules/.bin/openapi-typescript", "src/api/openapi.json", "-o", str(made)],
        cwd=WEB,
        env={**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"},
        check=True,
        capture_output=True,
        timeout=120,
    )
    current = (WEB / "src/api/schema.d.ts").read_text(encoding="utf-8")
    assert made.read_text(encoding="utf-8") == current, HOW


def test_its_tests_play_on_what_the_server_shows() -> None:
    how = "python scripts/fixtures.py web/src/fixtures"
    for path in sorted((WEB / "src/fixtures").glob("*.json")):
        assert path.read_text(encoding="utf-8") == refreshed(path), how
