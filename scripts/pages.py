"""Build the pages into build/site and check them: python scripts/pages.py

Prints only problems. The generator checks the links between Markdown files and between docstrings.
This script checks the rest in the built pages: pictures, the navigation, links from docstrings to
pages, and that nothing is loaded from another server.
"""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
SITE = ROOT / "build" / "site"
QUIET = re.compile(r"Build (started|finished)|No issues found")
"""What the generator prints about every build."""
TRACE = re.compile(r"^Traceback .*\n(?: .*\n)+", re.MULTILINE)
"""A traceback of the generator, up to the line with the error."""


class Page(HTMLParser):
    """One built page: its anchors, where its links lead, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors = {""}
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        links = self.links if tag == "a" else self.loads
        links.extend(found[name] for name in ("href", "src") if name in found)


def build() -> list[str]:
    """Build the pages; return the generator's complaints."""
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    said = TRACE.sub("", done.stdout + done.stderr).splitlines()
    complaints = [line for line in said if not QUIET.match(line)]
    return complaints or ["The pages were not built."] * (done.returncode != 0)


def check(site: Path) -> list[str]:
    """Return the problems of built pages; each missing target once, with a page that needs it."""
    site = site.resolve()
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    found: dict[str, str] = {}
    for path, page in pages.items():
        name = path.relative_to(site)
        for link in page.links + page.loads:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.loads and parts.scheme != "data":
                    found.setdefault(link, f"{name}: loads {link}")
                continue
            base = site if parts.path.startswith("/") else path.parent
            target = (base / unquote(parts.path).lstrip("/")).resolve() if parts.path else path
            if target.is_dir():
                target /= "index.html"
            if not target.is_file():
                found.setdefault(str(target), f"{name}: no such page or file: {link}")
            elif target in pages and unquote(parts.fragment) not in pages[target].anchors:
                found.setdefault(f"{target}#{parts.fragment}", f"{name}: no such anchor: {link}")
    return list(found.values())


if __name__ == "__main__":
    sys.exit("\n".join(build() or check(SITE)) or None)
