"""People at tables: what they do in a browser, found by visible texts and roles."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from sacbe.i18n.words import Words

ENGLISH = Words("en")
PATIENCE = 600.0
"""Time limit for a game in seconds: much more than it takes."""
CLICK = 5_000
"""Milliseconds for a click, unless others' turns are shown first."""

# One query instead of many: a game has hundreds of choices.
LOOK = """([decide, skip, end]) => {
  const section = document.querySelector(`section[aria-label="${decide}"]`);
  const buttons = [...(section?.querySelectorAll("button") ?? [])];
  const ready = (one) => !one.disabled && one.ariaDisabled !== "true";
  const named = (name) =>
    buttons.some((one) => one.innerText.trim().startsWith(name) && ready(one));
  const choices = section?.querySelector("[role=group]");
  return {
    over: !!section?.querySelector("ol li strong"),
    busy: !!document.querySelector("[aria-busy=true]"),
    skip: named(skip),
    end: named(end),
    entries: choices?.querySelectorAll("li button").length ?? 0,
    closed: choices?.querySelectorAll("button[aria-expanded=false]").length ?? 0,
  };
}"""
# One of these players is to move, or the game is over: no need to wait any longer.
AWAITED = """([names, over]) => {
  const turn = document.querySelector("header")?.innerText ?? "";
  return turn.includes(over) || names.some((name) => turn.includes(name));
}"""
IDLE = "() => !document.querySelector('[aria-busy=true]')"
# Playwright's own waiting would need eval, which the page rightly forbids.
UNTIL = """async ([asked, seconds]) => {
  const end = performance.now() + seconds * 1000;
  while (!MET(asked)) {
    if (performance.now() > end) throw new Error("waited in vain");
    await new Promise(requestAnimationFrame);
  }
}"""


def said(key: str, **params: Any) -> str:
    """Return a text of the app in English."""
    return ENGLISH.text(key, **params)


def until(page: Page, met: str, asked: Any = None, seconds: float = 90.0) -> None:
    """Wait until a function in the page returns true."""
    page.evaluate(UNTIL.replace("MET", f"({met})"), [asked, seconds])


class Person:
    """Somebody who plays with the choice list, at random."""

    def __init__(self, page: Page, name: str = "", seed: int = 0, lazy: float = 0.7) -> None:
        self.page = page
        self.name = name
        self.lazy = lazy
        self.dice = random.Random(seed)
        self.decide = page.get_by_role("region", name=said("web-table-decide"))
        self.choices = self.decide.get_by_role("group", name=re.compile("choice", re.I))
        self.headings = self.choices.locator("button[aria-expanded]")
        self.listed = self.choices.get_by_role("listitem").get_by_role("button")
        # The button also says what would be given up.
        ending = re.compile(f"^{said('web-table-end')}")
        self.end = self.decide.get_by_role("button", name=ending)
        self.skip = self.button("web-table-skip", self.decide)
        self.undo = self.decide.get_by_role(
            "button", name=said("web-table-undo"), exact=True, disabled=False
        )
        self.result = page.get_by_role("region", name=said("web-table-result"))
        self.band = page.get_by_role("banner")

    def button(self, key: str, within: Locator | None = None, **params: Any) -> Locator:
        """Return a button by its text."""
        return (within or self.page).get_by_role("button", name=said(key, **params), exact=True)

    def text(self, key: str, **params: Any) -> Locator:
        return self.page.get_by_text(said(key, **params))

    def sit(self, invitation: str, seat: int = 0) -> None:
        """Follow the invitation, and take one of the free seats."""
        self.page.goto(invitation)
        self.page.get_by_role("textbox", name=said("web-set-name")).fill(self.name)
        self.button("web-table-sit").nth(seat).click()

    def look(self) -> Any:
        names = [said(key) for key in ("web-table-decide", "web-table-skip", "web-table-end")]
        return self.page.evaluate(LOOK, names)

    def ready(self) -> None:
        """Wait until there is something to choose, and nothing else is shown first."""
        expect(self.skip.or_(self.listed.first).or_(self.headings.first).first).to_be_visible()
        while self.skip.is_visible():
            self.pass_over()
        expect(self.listed.first.or_(self.headings.first).first).to_be_visible()

    def pass_over(self) -> None:
        """Skip the replay of others' turns, which may be over before the click."""
        self.skip.evaluate_all("(all) => all.forEach((one) => one.click())")

    def act(self) -> bool:
        """Make one choice if there is one; return whether there was."""
        seen = self.look()
        if seen["busy"]:
            until(self.page, IDLE)
            seen = self.look()
        if seen["skip"]:
            self.pass_over()
            return True
        ends = seen["end"] and (self.dice.random() < self.lazy or not seen["entries"])
        try:
            if ends:
                self.end.click(timeout=CLICK)
            elif seen["entries"]:
                self.listed.nth(self.dice.randrange(seen["entries"])).click(timeout=CLICK)
            elif seen["closed"]:
                self.open(self.dice.randrange(seen["closed"]))
            else:
                return False
        except TimeoutError:
            # Others' turns are shown first.
            return True
        return True

    def open(self, number: int) -> None:
        self.choices.locator("button[aria-expanded=false]").nth(number).click(timeout=CLICK)

    def choose(self) -> None:
        """Make any choice of the list, and see it carried out."""
        self.ready()
        if not self.listed.count():
            self.headings.first.click()
        self.listed.first.click()
        until(self.page, IDLE)

    def take_back(self) -> None:
        """Undo the last choice, and see it undone; nothing more can be undone without asking."""
        self.undo.click()
        until(self.page, IDLE)
        expect(self.undo).to_have_count(0)

    def ranking(self) -> list[tuple[str, str]]:
        """Return names and points as the result lists them."""
        found = []
        for line in self.result.get_by_role("listitem").all():
            _, name, points = line.inner_text().split("\n")
            found.append((name, points))
        return found


def play_out(people: Sequence[Person]) -> None:
    """Let all of them play until the game is over."""
    end = time.monotonic() + PATIENCE
    awaited = [[person.name for person in people] + [said("web-table-turn")], said("log-finished")]
    over: set[Person] = set()
    while len(over) < len(people):
        assert time.monotonic() < end, "the game did not end"
        acted = [person.act() for person in people if person not in over]
        if any(acted):
            continue
        over |= {person for person in people if person.look()["over"]}
        until(people[0].page, AWAITED, awaited)
