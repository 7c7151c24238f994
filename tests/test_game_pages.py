"""The page of each game names everything that programs can encounter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sacbe
from sacbe import Record
from sacbe.tzolkin.holdings import SOURCES

DOCS = Path(__file__).parents[1] / "docs"
GOLDEN = Path(__file__).parent / "golden"
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def section(name: str, heading: str) -> set[str]:
    """Return everything written as code in a section of a game's page."""
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    text = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return set(re.findall(r"`([^`]+)`", text))


@every_game
def test_dumps_are_explained(name: str) -> None:
    game = sacbe.GAMES[name]
    assert set(game.start(2).dump()) <= section(name, "The dump")
    frames = {frame.name for frame in game.layout.frames.values()}
    assert frames <= section(name, "The dump") | section(name, "Prompts")


@every_game
def test_prompts_and_facts_are_explained(name: str) -> None:
    prompts, facts = section(name, "Prompts"), section(name, "Facts")
    game = sacbe.GAMES[name]
    held = set(game.holdings(game.start(2), 0))
    for path in sorted((GOLDEN / name).glob("*.sacbe"))[::4]:
        record = Record.load(path)
        for position in record.positions():
            if (prompt := position.prompt()) is not None:
                assert {prompt.kind, *prompt.args} <= prompts, prompt
        for fact in record.facts():
            assert fact.what in facts | held, fact
            assert {fact.source} - {""} <= facts | set(game.moves.kinds), fact
    if name == "tzolkin":
        assert set(SOURCES) - {""} <= facts


@every_game
def test_the_rules_version_is_right(name: str) -> None:
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    assert f"| Rules version | {sacbe.GAMES[name].rules_version} |" in page
    assert f"- **{sacbe.GAMES[name].rules_version}**:" in page
