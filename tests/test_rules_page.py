"""No rule without a test, no test of a rule that does not exist.

A rule is a list item of the rules page that begins with its id in bold. A test names the rules it
settles at the start of its docstring: `TZ-4.9, T9: what is shown`.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import sacbe

TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
PREFIX = {"tikal": ("TK", "K"), "tzolkin": ("TZ", "T")}
"""The prefixes of each game's rule and example ids; rulings are R1, R2 …"""

every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


def an_id(name: str) -> str:
    """Return the pattern of one id."""
    rules, examples = PREFIX[name]
    return rf"(?:{rules}-\d+\.\d+|{examples}\d+|R\d+)"


def ids_of_page(name: str) -> list[str]:
    """Return the ids on the rules page, in order."""
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    return re.findall(rf"^[-*] \*\*({an_id(name)})\*\*", page, flags=re.MULTILINE)


def leading_ids(name: str, docstring: str) -> list[str]:
    """Return the ids that a docstring begins with."""
    one = an_id(name)
    match = re.match(
        rf"\s*{one}(?:(?:,\s*|\s+and\s+|,\s+and\s+|\s+){one})*(?![\w.-]*\w)", docstring
    )
    return re.findall(one, match.group()) if match else []


def functions_of(name: str) -> list[tuple[str, str]]:
    """Return every test function of a game with its docstring."""
    found = []
    for path in sorted((TESTS / name).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append((f"{path.name}::{node.name}", ast.get_docstring(node) or ""))
    return found


@cache
def cited(name: str) -> dict[str, list[str]]:
    """Return the tests that cite each id."""
    found: dict[str, list[str]] = {}
    for test, docstring in functions_of(name):
        for id in leading_ids(name, docstring):
            found.setdefault(id, []).append(test)
    return found


def test_how_ids_are_read() -> None:
    assert leading_ids("tzolkin", "TZ-4.1: back for corn") == ["TZ-4.1"]
    assert leading_ids("tzolkin", "TZ-4.10, T9 and R2: two buildings") == ["TZ-4.10", "T9", "R2"]
    assert leading_ids("tzolkin", "TZ-4.1 TZ-4.2 is also fine") == ["TZ-4.1", "TZ-4.2"]
    assert leading_ids("tzolkin", "Not at the start: TZ-4.1") == []
    assert leading_ids("tzolkin", "") == []


@every_game
def test_ids_are_unique_and_in_order(name: str) -> None:
    ids = ids_of_page(name)
    assert len(ids) == len(set(ids))
    keys = [(re.match(r"[A-Z]+", id), [int(n) for n in re.findall(r"\d+", id)]) for id in ids]
    for letters in (*PREFIX[name], "R"):
        numbers = [number for match, number in keys if match and match.group() == letters]
        assert numbers, f"the page has no {letters} rules"
        assert numbers == sorted(numbers)


@every_game
def test_every_rule_has_a_test(name: str) -> None:
    untested = [id for id in ids_of_page(name) if id not in cited(name)]
    assert not untested, f"no test cites {', '.join(untested)}"


@every_game
def test_every_cited_rule_exists(name: str) -> None:
    known = set(ids_of_page(name))
    unknown = {id: tests for id, tests in cited(name).items() if id not in known}
    assert not unknown, f"the rules page lacks {unknown}"
