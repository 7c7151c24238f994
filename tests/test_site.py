"""The check of the built pages finds what the generator misses."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.pages import check

GOOD = '<h1 id="top"><a href="../#a"><a href="https://example.org/"><img src="data:image/png,">'


@pytest.mark.parametrize(
    ("html", "problem"),
    [
        (GOOD, None),
        ('<a href="#end">', "no such anchor: #end"),
        ('<a href="../#b">', "no such anchor: ../#b"),
        ('<a href="../none/">', "no such page or file: ../none/"),
        ('<img src="/none.png">', "no such page or file: /none.png"),
        ('<script src="https://example.org/x.js">', "loads https://example.org/x.js"),
        ('<link href="//example.org/x.css">', "loads //example.org/x.css"),
    ],
)
def test_problems(html: str, problem: str | None, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<h1 id="a">', encoding="utf-8")
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text(html * 2, encoding="utf-8")
    assert check(tmp_path) == ([f"page/index.html: {problem}"] if problem else [])
