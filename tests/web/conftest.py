"""Fixtures for the browser tests: a browser, a server with the app, and people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from sacbe.server import pages
from sacbe.server.settings import Settings
from tests.server.house import ROOMY
from tests.server.running import Address, running
from tests.web import chromium
from tests.web.tables import Tables

LAPTOP = ViewportSize(width=1280, height=720)
TABLET = ViewportSize(width=820, height=1180)
LANDSCAPE = ViewportSize(width=1024, height=768)
PHONE = ViewportSize(width=360, height=640)

WAIT = 30_000
"""Milliseconds to wait for anything: the machine may be slow or busy."""
THOUGHT = 240_000
"""Milliseconds to wait for computations of low priority, such as reviews."""
expect.set_options(timeout=WAIT)

Someone = Callable[..., Page]
"""Makes people: `someone()` has a laptop, `someone(PHONE)` a phone."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium, which all tests of the web app need. It ends before other tests run, because
    nothing else can run an event loop in this thread while Playwright does."""
    program = chromium.find()
    if program is None:
        pytest.fail("The web app's tests need Chromium: apt-get install chromium", pytrace=False)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield started
        started.close()


@pytest.fixture(scope="package")
def built() -> None:
    """Check that the package contains the built app."""
    if not (Path(pages.__file__).parent / "static" / "web" / "index.html").exists():
        pytest.fail("The web app was not built: make play or make test does it", pytrace=False)


def server_settings(folder: Path) -> Settings:
    """Return settings for a server without rate limits, with one worker for its bots."""
    limits = replace(ROOMY, chats=1e9, chat_burst=10**9)
    return Settings(database=f"sqlite:///{folder / 'tables.db'}", workers=1, limits=limits)


@pytest.fixture(scope="package")
def address(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """Run a server for tests that do not stop it."""
    with running(server_settings(tmp_path_factory.mktemp("web"))) as started:
        yield started


@pytest.fixture(scope="package")
def tables(address: Address) -> Iterator[Tables]:
    """Create tables at that server and play at them, without a browser."""
    with Tables(address) as made:
        yield made


@pytest.fixture
def someone(browser: Browser, address: Address) -> Iterator[Someone]:
    """Create people, each with their own browser, cookies and storage.

    An error in a page fails the test."""
    troubles: list[str] = []

    def hear(said: ConsoleMessage) -> None:
        if is_trouble(said):
            troubles.append(said.text)

    with ExitStack() as stack:

        def make(
            size: ViewportSize = LAPTOP, language: str = "en", still: bool = True, **more: Any
        ) -> Page:
            context = browser.new_context(
                viewport=size,
                locale=language,
                base_url=more.pop("base_url", address),
                reduced_motion="reduce" if still else "no-preference",
                has_touch=size["width"] < 900,
                **more,
            )
            stack.callback(context.close)
            context.set_default_timeout(WAIT)
            context.on("weberror", lambda error: troubles.append(str(error.error)))
            context.on("console", hear)
            return context.new_page()

        yield make
    assert troubles == []


def is_trouble(said: ConsoleMessage) -> bool:
    """Whether a console message is an error of the app. Refused requests and an unreachable server
    are not: the page handles them."""
    if said.type not in ("error", "warning"):
        return False
    quiet = ("Failed to load resource", "WebSocket connection to")
    return not said.text.startswith(quiet)
