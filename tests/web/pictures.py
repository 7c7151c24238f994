"""Take the screenshots of the web app for the docs: python -m tests.web.pictures docs/pictures

It starts its own server with the installed app. Bots play the games with fixed seeds, so the
pictures stay the same until the app or the bots change."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from sacbe import CHANCE, Record
from sacbe.bots import make
from sacbe.server.settings import Settings
from tests.server.running import running
from tests.web import chromium

LAPTOP = (1280, 720)
PHONE = (390, 844)
NAMES = ["Ana", "Bohdan", "Kasia", "Rui"]
PARTS = {"tzolkin": 0.6, "tikal": 0.62}
"""How far into a game the pictures are taken."""


def played(game: str) -> Record:
    """Play a whole game between bots."""
    record = Record.new(game, len(NAMES), names=NAMES)
    bots = [make("search:60", seed=seat) for seat in range(len(NAMES))]
    dice = random.Random(1)
    while not record.position.is_over:
        position = record.position
        seat = position.to_move
        if seat == CHANCE:
            ids, weights = zip(*position.chance(), strict=True)
            record.play(dice.choices(ids, weights)[0])
        else:
            record.play(bots[seat].choose(position.view(seat)))
    return record


def study(address: str, record: Record, moves: int | None) -> str:
    """Create a table in the middle of a recorded game; return its link."""
    body = {"record": record.text(), "moves": moves}
    answer = httpx.post(f"{address}/api/v1/records", json=body, timeout=30)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    link: str = next(iter(made["seats"].values()))["link"]
    return link


def opened(browser: Browser, size: tuple[int, int], language: str, dark: bool) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="dark" if dark else "light",
        has_touch=size[0] < 900,
        reduced_motion="reduce",
    )
    return context.new_page()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        settings = Settings(database=f"sqlite:///{scratch}/tables.db", workers=1)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox"])
        with running(settings) as address:
            for game, part in PARTS.items():
                record = played(game)
                moves = int(len(record.moves) * part)
                for name, size, language, dark in (
                    (f"{game}-laptop", LAPTOP, "en", False),
                    (f"{game}-dark", LAPTOP, "uk", True),
                    (f"{game}-phone", PHONE, "pl", False),
                ):
                    page = opened(browser, size, language, dark)
                    page.goto(study(address, record, moves))
                    take(page, folder / f"{name}.png")
            for name, size in (("home", LAPTOP), ("home-phone", PHONE)):
                page = opened(browser, size, "en", False)
                page.goto(address)
                take(page, folder / f"{name}.png")


def take(page: Page, file: Path) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)
    page.screenshot(path=file)
    page.context.close()


if __name__ == "__main__":
    main()
