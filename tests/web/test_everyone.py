"""Accessibility: every language, every screen size, keyboard only, screen readers, reduced
motion."""

from __future__ import annotations

import json
import re
import time
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from sacbe.core.message import Message
from sacbe.i18n import LANGUAGES, text
from tests.web.conftest import LANDSCAPE, LAPTOP, PHONE, TABLET, THOUGHT, Someone
from tests.web.looking import (
    complaints,
    cut_off,
    keys,
    raw_keys,
    seen_to_move,
    speak,
    texts,
    watch_motion,
)
from tests.web.people import IDLE, PATIENCE, Person, said, until
from tests.web.tables import Table, Tables

OTHERS = [language for language in LANGUAGES if language != "en"]
TITLE = "Friday evening"
NAMES = ("Ana", "Bohdan", "Chloé", "Davi", TITLE, "Sacbe", "Tikal", "Chichen Itza")
SIZES = [
    pytest.param(PHONE, id="phone"),
    pytest.param(TABLET, id="tablet"),
    pytest.param(LAPTOP, id="laptop"),
    pytest.param(LANDSCAPE, id="landscape"),
]


class Place(NamedTuple):
    """A page of the app, and what it shows once it is complete."""

    name: str
    path: str
    shows: str


def points_left(seen: Any) -> bool:
    """Whether there are many choices and the turn can end: its button says what would be lost."""
    end = [option for option in seen["options"] if option["token"] == "end turn"]
    return len(seen["options"]) >= 5 and any(option["preview"] for option in end)


def can_bid(seen: Any) -> bool:
    """Whether there is an auction, and a player can bid."""
    return any(option["token"].startswith("bid ") for option in seen["options"])


class Places:
    """All pages of the app, with the tables of a person who has some."""

    def __init__(self, tables: Tables) -> None:
        lobby = tables.make("tikal", "moo1", title=TITLE)
        tzolkin = tables.make("tzolkin", "mmmm", title=TITLE, options={"first": 0})
        tikal = tables.make("tikal", "mmmm", options={"first": 0, "mode": "tactical"})
        auction = tables.make("tikal", "mmmm", options={"first": 0, "mode": "tactical"})
        for running in (tzolkin, tikal):
            running.play(60)
        tzolkin.come_to_choices()
        tikal.come_to(points_left)
        auction.come_to(can_bid)
        self.over = tables.make("tzolkin", "mm").finish()
        self.open = [lobby, tzolkin, tikal, auction, self.over]
        list_of_choices = ".decide [role=group] button"
        self.main = [
            Place("home", "/", "h2"),
            Place("new", "/new?game=tikal", "form"),
            Place("lobby", lobby.page, "h2"),
            Place("tzolkin", tzolkin.page, list_of_choices),
            Place("tikal", tikal.page, list_of_choices),
            Place("auction", auction.page, list_of_choices),
        ]
        self.others = [
            Place("review", f"{self.over.page}/review", "main h2 + *"),
            Place("tiles-tzolkin", "/tiles/tzolkin", "main svg"),
            Place("tiles-tikal", "/tiles/tikal", "main svg"),
            Place("about", "/about", "h2"),
            Place("missing", "/nowhere", "h1"),
        ]

    def enter(self, page: Page) -> None:
        """Make a page's user the owner of all these tables."""
        for table in self.open:
            for token in (table.host, *table.tokens.values()):
                page.request.post("/api/v1/session", data={"token": token})
        page.add_init_script("localStorage.setItem('sacbe-curtain', 'no')")

        def ask_for_less(route: Route) -> None:
            route.continue_(post_data=json.dumps({"playouts": 50}))

        page.route(re.compile("/reviews$"), ask_for_less)

    def visit(self, page: Page, place: Place) -> None:
        page.goto(place.path)
        expect(page.locator(place.shows).first).to_be_visible(timeout=THOUGHT)
        expect(page.locator("[aria-busy=true]")).to_have_count(0, timeout=THOUGHT)


@pytest.fixture(scope="module")
def places(tables: Tables) -> Places:
    return Places(tables)


# Languages.


def test_the_language_changes_at_once_and_is_remembered(someone: Someone) -> None:
    """The page is not reloaded, and the same browser uses the language next time."""
    page = someone()
    page.goto("/")
    page.evaluate("() => (window.loadedOnce = true)")
    heading = page.get_by_role("heading", level=1)
    for language in [*OTHERS, "en"]:
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(heading).to_have_text(text(Message("web-home-lead"), language))
        expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("() => window.loadedOnce")
    page.get_by_role("banner").get_by_role("combobox").select_option("uk")
    expect(heading).to_have_text(text(Message("web-home-lead"), "uk"))
    page.reload()
    expect(heading).to_have_text(text(Message("web-home-lead"), "uk"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_is_greeted_in_its_language(language: str, someone: Someone) -> None:
    page = someone(language=language)
    page.goto("/")
    lead = page.get_by_role("heading", level=1)
    expect(lead).to_have_text(text(Message("web-home-lead"), language))


def test_every_page_is_told_in_every_language(places: Places, someone: Someone) -> None:
    """No key is shown instead of its text, and nothing stays in English."""
    page = someone()
    places.enter(page)
    wrong = []
    for place in [*places.main, *places.others]:
        places.visit(page, place)
        english = {one for one in texts(page) if several_words(one)}
        wrong += [f"{place.name} in en: {one}" for one in raw_keys(texts(page))]
        for language in OTHERS:
            speak(page, language)
            left = left_in_english(page, english - same_words(language))
            wrong += [f"{place.name} not in {language}: {one}" for one in left]
            wrong += [f"{place.name} in {language}: {one}" for one in raw_keys(texts(page))]
        speak(page, "en")
    assert not wrong, "\n".join(wrong)


def left_in_english(page: Page, english: set[str]) -> set[str]:
    """Return what is not translated after a while: the server has to send the log again."""
    end = time.monotonic() + 20
    while (left := english & set(texts(page))) and time.monotonic() < end:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    return left


def several_words(said: str) -> bool:
    """Whether a text is a sentence: names and numbers are the same in all languages."""
    rest = said
    for name in NAMES:
        rest = rest.replace(name, "")
    return len(re.findall(r"[A-Za-z]{2,}", rest)) > 1


def same_words(language: str) -> set[str]:
    """Return texts that are the same in this language and English: names of games."""
    found = set()
    for key in keys():
        try:
            if text(Message(key), "en") == text(Message(key), language):
                found.add(text(Message(key), "en"))
        except LookupError:
            continue
    return found


# Screens.


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_off(size: ViewportSize, places: Places, someone: Someone) -> None:
    """On every main page, in every language, no page is wider than its window, and all texts fit
    their space."""
    page = someone(size)
    places.enter(page)
    wrong = []
    for place in places.main:
        places.visit(page, place)
        for language in LANGUAGES:
            speak(page, language)
            wrong += [f"{place.name} in {language}: {one}" for one in cut_off(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", ["tzolkin", "tikal"])
def test_fingers_meet_what_they_aim_at(game: str, places: Places, someone: Someone) -> None:
    """In the sheet of a phone every button is at least 44 pixels high."""
    page = someone(PHONE)
    places.enter(page)
    places.visit(page, next(place for place in places.main if place.name == game))
    person = Person(page)
    boxes = {
        button.inner_text() or button.get_attribute("aria-label"): button.bounding_box()
        for button in person.decide.get_by_role("button").all()
    }
    assert len(boxes) > 3
    assert {name: box for name, box in boxes.items() if not box or box["height"] < 43.5} == {}


@pytest.mark.parametrize("game", ["tzolkin", "tikal"])
def test_a_laptop_shows_all_that_matters(game: str, places: Places, someone: Someone) -> None:
    """Nothing important is below the fold: the table does not scroll, and the board, the question,
    the end of the turn and the player's own things are visible."""
    page = someone()
    places.enter(page)
    places.visit(page, next(place for place in places.main if place.name == game))
    person = Person(page)
    height = page.evaluate("() => document.documentElement.scrollHeight")
    assert height <= LAPTOP["height"]
    own = page.get_by_role("list", name=said("web-table-players")).get_by_role("listitem").first
    end = person.decide.get_by_role("button", name=re.compile(said("web-table-end")))
    first = person.choices.get_by_role("button").first
    for thing in (person.decide.get_by_role("heading").first, first, end, own):
        expect(thing).to_be_in_viewport(ratio=0.3)


# Without a mouse.


def focus(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until the element with this name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.innerText?.trim()") == name:
            return
    raise AssertionError(f"Tab does not lead to {name}")


class Typist(Person):
    """A person without a mouse."""

    def act(self) -> bool:
        seen = self.look()
        if seen["busy"]:
            until(self.page, IDLE)
            seen = self.look()
        if seen["end"] and (self.dice.random() < self.lazy or not seen["entries"]):
            self.page.keyboard.press("Control+Enter")
        elif seen["entries"] or seen["closed"]:
            self.walk(seen["entries"] + seen["closed"])
            self.page.keyboard.press("Enter")
        else:
            return False
        return True

    def walk(self, most: int) -> None:
        """Go some steps into the list, to something other than the heading of an open group."""
        self.page.keyboard.press("ArrowDown")
        for _ in range(self.dice.randrange(min(most, 8))):
            self.page.keyboard.press("ArrowDown")
        if self.focused() == "true":
            self.page.keyboard.press("ArrowDown")
        assert self.focused() != "nowhere", "the arrows lead into the list"

    def focused(self) -> str:
        """Return whether the focused heading is open, or what else has the focus."""
        found: str = self.page.evaluate(
            """() => {
              const one = document.activeElement;
              if (!one?.closest("[role=group]")) return "nowhere";
              return one.getAttribute("aria-expanded") ?? "choice";
            }"""
        )
        return found


def test_a_game_is_begun_and_played_with_keys_alone(someone: Someone) -> None:
    """From the home page to a table and fifteen choices, one of them undone."""
    page = someone()
    page.goto("/")
    expect(page.get_by_role("button", name=said("web-home-play")).first).to_be_visible()
    focus(page, said("web-home-play"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    person = Typist(page, lazy=0.3)
    made, taken_back = 0, False
    end = time.monotonic() + PATIENCE
    while made < 15 or not taken_back:
        assert time.monotonic() < end, f"{made} choices, and no end"
        if not person.act():
            until(page, CAN_ACT)
            continue
        made += 1
        until(page, IDLE)
        if made > 3 and not taken_back and person.undo.is_visible():
            page.keyboard.press("Control+z")
            while "undo" not in kinds(page):
                assert time.monotonic() < end, "Control+Z takes nothing back"
                page.wait_for_timeout(100)
            taken_back = True


def kinds(page: Page) -> list[str]:
    """Return the kinds of events at the table on the page."""
    table = page.url.rsplit("/", 1)[1]
    events = page.request.get(f"/api/v1/tables/{table}/events?since=0").json()["events"]
    return [event["kind"] for event in events]


def test_a_whole_game_is_played_with_keys_alone(tables: Tables, someone: Someone) -> None:
    table = tables.make("tikal", "m1", options={"first": 0})
    page = someone()
    page.goto(table.links[0])
    person = Typist(page, "Ana", lazy=0.9)
    end = time.monotonic() + PATIENCE
    while not person.look()["over"]:
        assert time.monotonic() < end, "the game did not end"
        if not person.act():
            until(page, CAN_ACT)
    assert table.info()["status"] == "finished"


def test_when_nothing_is_left_to_choose_the_keys_are_at_the_end_of_the_turn(
    tables: Tables, someone: Someone
) -> None:
    table = tables.make("tikal", "mm", options={"first": 0})
    page = someone()
    page.goto(table.links[0])
    person = Typist(page)
    person.ready()
    end = time.monotonic() + PATIENCE
    while (seen := person.look())["entries"] + seen["closed"]:
        assert time.monotonic() < end, "there is always something left"
        person.walk(seen["entries"] + seen["closed"])
        page.keyboard.press("Enter")
        until(page, IDLE)
    expect(person.end).to_be_focused()
    page.keyboard.press("Enter")
    expect(person.band).to_contain_text("Bohdan")


CAN_ACT = """() => [".decide [role=group] button", ".decide ol li strong",
    ".decide [aria-keyshortcuts='Control+Enter']:enabled:not([aria-disabled=true])"
  ].some((what) => document.querySelector(what) !== null)"""


# Screen readers.


@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]])
def test_nothing_keeps_anybody_out(size: ViewportSize, places: Places, someone: Someone) -> None:
    """axe finds no violations of WCAG 2.1 AA on any page, in light and dark."""
    page = someone(size)
    places.enter(page)
    wrong = []
    for place in [*places.main, *places.others]:
        places.visit(page, place)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            wrong += [f"{place.name}, {scheme}: {one}" for one in complaints(page)]
    assert not wrong, "\n".join(wrong)


# Reduced motion.


@pytest.mark.parametrize("game", ["tzolkin", "tikal"])
def test_nothing_moves_for_whoever_wishes_so(game: str, tables: Tables, someone: Someone) -> None:
    """A choice is animated, unless the user prefers reduced motion."""
    moving, still = [
        moved_by_a_choice(tables.make(game, "mm", options={"first": 0}), someone(still=quiet))
        for quiet in (False, True)
    ]
    assert moving
    assert still == []


def moved_by_a_choice(table: Table, page: Page) -> list[object]:
    """Return what moves when a person makes a choice."""
    table.play(6)
    seat = table.come_to_choices().awaited()["seat"]
    person = Person(page)
    page.goto(table.links[seat])
    person.ready()
    watch_motion(page)
    person.choose()
    return seen_to_move(page)
