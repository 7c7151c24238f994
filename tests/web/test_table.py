"""Everything that can happen at a table, as its players see it."""

from __future__ import annotations

import json
import re
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.running import running
from tests.web.conftest import PHONE, THOUGHT, Someone, server_settings
from tests.web.people import IDLE, PATIENCE, Person, said, until
from tests.web.tables import Table, Tables

# What others did is shown only for a moment, so the page itself checks it.
FITS = """() => {
  const look = () => {
    const band = document.querySelector("header.mine");
    if (!band?.querySelector(".doing")) return requestAnimationFrame(look);
    const turn = band.querySelector("strong");
    window.fits = turn.scrollWidth <= turn.clientWidth;
  };
  look();
}"""
FEW_PLAYOUTS = 50
"""Few playouts make a review quick; otherwise it is the same."""


@pytest.fixture(scope="module")
def finished(tables: Tables) -> Table:
    """Create a finished game, which no test changes."""
    return tables.make("tzolkin", "mm", title="Finished").finish()


@pytest.fixture
def pair(tables: Tables, someone: Someone) -> tuple[Table, Person, Person]:
    """Seat Ana, on a laptop, and Bohdan, on a phone, in the middle of a game; Ana is to move."""
    table = tables.make("tzolkin", "mm", options={"first": 0})
    table.play(12)
    # At the beginning of a turn, nothing can be undone.
    while (seen := table.awaited())["seat"] != 0 or seen["undo_to"] is not None:
        table.play(1, lazy=1.0)
    people = Person(someone(), "Ana"), Person(someone(PHONE), "Bohdan")
    for seat, person in enumerate(people):
        person.page.goto(table.links[seat])
    people[0].ready()
    return table, *people


def test_whose_turn_it_is_is_not_cut_by_what_others_did(tables: Tables, someone: Someone) -> None:
    table = tables.make("tikal", "mm", options={"first": 0})
    person = Person(someone({"width": 920, "height": 800}))
    person.page.goto(table.links[1])
    expect(person.band).to_be_visible()
    person.page.evaluate(FITS)
    while table.awaited()["seat"] == 0:
        table.play(1, lazy=0.0)
    until(person.page, "() => window.fits !== undefined")
    assert person.page.evaluate("() => window.fits")


# Joining, and who may see what.


def test_two_people_share_one_device(someone: Someone) -> None:
    """They choose this when they create the table. The device is passed on before a secret."""
    page = someone()
    person = Person(page)
    page.goto("/new?game=tzolkin")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("textbox", name=said("web-new-name"), exact=True).fill("Ana")
    page.get_by_label(said("web-new-seat", colour=said("colour-green"))).select_option("here")
    page.get_by_role("textbox", name=said("web-new-name-here")).fill("Bohdan")
    person.button("web-new-make").click()
    curtain = page.get_by_role("dialog", name=re.compile("Ana|Bohdan"))
    expect(curtain).to_be_visible()
    first = "Ana" if "Ana" in curtain.inner_text() else "Bohdan"
    second = "Bohdan" if first == "Ana" else "Ana"
    expect(person.decide).to_have_count(0)
    person.button("web-table-pass-open", name=first).click()
    expect(curtain).to_be_hidden()
    # Keeping the second tile completes the choice.
    for _ in range(2):
        person.choose()
    expect(page.get_by_role("heading", name=said("web-table-pass", name=second))).to_be_visible()
    person.button("web-table-pass-open", name=second).click()
    expect(person.band).to_contain_text(said("web-table-turn-of", name=second))
    until(page, IDLE)
    person.choose()
    expect(person.undo).to_be_visible()


def test_a_stranger_is_told_what_an_invitation_is(tables: Tables, someone: Someone) -> None:
    """Without one the table is not shown; with one they take a seat, and the game begins."""
    table = tables.make("tikal", "mo", options={"first": 1})
    person = Person(someone(PHONE), "Eva")
    person.page.goto(table.page)
    expect(person.page.get_by_role("heading", name=said("web-table-absent"))).to_be_visible()
    expect(person.text("web-table-absent-invitation")).to_be_visible()
    person.sit(table.invitation)
    expect(person.band).to_contain_text(said("web-table-turn"))
    assert person.page.url.endswith(table.page), "the token is not left in the address"
    assert [seat["name"] for seat in table.info()["seats"]] == ["Ana", "Eva"]


def test_a_link_that_was_renewed_says_so(tables: Tables, someone: Someone) -> None:
    table = tables.make("tikal", "mo")
    table.call("POST", "/invite")
    page = someone()
    page.goto(table.invitation)
    expect(page.get_by_role("heading", name=said("web-table-spent"))).to_be_visible()


def test_a_spectator_sees_nothing_that_is_hidden(tables: Tables, someone: Someone) -> None:
    """Until all have chosen, the wealth tiles that a player keeps appear neither in the answers to
    a spectator's page nor on that page. The player's own page has them."""
    table = tables.make("tzolkin", "mm", public=True, options={"first": 0})
    table.play(2)
    kept = table.view(0)["view"]["players"][0]["wealth"]
    assert len(kept) == 2
    assert table.info()["to_move"] == 1
    told: dict[str, str] = {}
    for name, link in (("spectator", table.page), ("keeper", table.links[0])):
        page = someone()
        heard = hear_everything(page)
        page.goto(link)
        page.get_by_role("tab", name=said("web-table-tiles")).click()
        wealth = page.get_by_role("tabpanel").get_by_role("heading", name=said("web-tz-wealth"))
        expect(wealth).to_be_visible()
        events = range(table.info()["head"] + 1)
        for asked in ("", *(f"/view?at={event}" for event in events), "/log", "/record"):
            heard.append(page.request.get(f"/api/v1/tables/{table.id}{asked}").text())
        told[name] = "\n".join([*heard, page.content()])
    marks = [f'"{tile}"' for tile in kept] + [said("web-tz-where-kept", name=said("colour-red"))]
    assert all(mark in told["keeper"] for mark in marks)
    assert not any(mark in told["spectator"] for mark in marks)


def hear_everything(page: Page) -> list[str]:
    """Collect everything that the server sends to a page."""
    heard: list[str] = []
    page.on("response", lambda one: heard.append(one.text()) if "/api/" in one.url else None)
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    return heard


def test_a_wrong_address_leads_back_to_the_tables(someone: Someone) -> None:
    page = someone()
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name=said("web-missing"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name=said("web-missing-home")).click()
    expect(page.get_by_role("heading", name=said("web-home-lead"))).to_be_visible()


def test_the_back_button_leads_back(pair: tuple[Table, Person, Person]) -> None:
    """From the table to the list of tables, from there to a new one, and all the way back."""
    table, ana, _ = pair
    page = ana.page
    ana.band.get_by_role("link", name=said("web-missing-home")).click()
    expect(page.get_by_role("heading", name=said("web-home-lead"))).to_be_visible()
    page.get_by_role("link", name=said("web-home-friends")).first.click()
    expect(page.get_by_role("heading", name=said("web-new"))).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name=said("web-home-lead"))).to_be_visible()
    page.go_back()
    ana.ready()
    assert page.url.endswith(table.page)


# Choosing and undoing.


def test_a_choice_is_taken_back_at_once(pair: tuple[Table, Person, Person]) -> None:
    """Nobody is asked, as long as nothing was revealed."""
    table, ana, _ = pair
    before = table.view(0)
    ana.choose()
    assert table.view(0)["view"] != before["view"]
    ana.take_back()
    assert table.view(0)["view"] == before["view"]


@pytest.mark.parametrize("agrees", [True, False])
def test_a_turn_is_taken_back_if_the_other_agrees(
    agrees: bool, pair: tuple[Table, Person, Person]
) -> None:
    table, ana, bohdan = pair
    turn = table.info()["turn"]
    end = time.monotonic() + PATIENCE
    while table.info()["turn"] == turn:
        assert time.monotonic() < end, "the turn does not end"
        ana.act()
    expect(ana.band).to_contain_text("Bohdan")
    ana.button("web-table-undo-ask").click()
    expect(ana.text("web-table-asked-wait", names="Bohdan")).to_be_visible()
    expect(bohdan.text("web-table-asked-undo", name="Ana")).to_be_visible()
    bohdan.button("web-table-agree" if agrees else "web-table-refuse").click()
    if agrees:
        expect(ana.band).to_contain_text(said("web-table-turn"))
        expect(ana.end).to_be_enabled()  # what she took back was the end of her turn
        assert table.info()["turn"] == turn
    else:
        expect(ana.text("web-table-asked-wait", names="Bohdan")).to_be_hidden()
        assert table.info()["turn"] == turn + 1


def test_two_tabs_of_one_player_follow_each_other(pair: tuple[Table, Person, Person]) -> None:
    """A choice in one appears in the other. A choice that comes too late does nothing, and the tab
    shows the current state."""
    table, ana, _ = pair
    page = ana.page.context.new_page()
    deaf = False

    def listen(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: None if deaf else socket.send(said))

    page.route_web_socket(re.compile("/socket"), listen)
    other = Person(page)
    page.goto(table.page)
    other.ready()
    ana.choose()
    expect(other.undo).to_be_visible()
    expect(other.choices).to_have_attribute("aria-label", ana.choices.get_attribute("aria-label"))
    deaf = True
    ana.take_back()
    stands = table.view(0)
    other.undo.click()
    expect(other.text("web-table-stale")).to_be_visible()
    expect(other.undo).to_have_count(0)
    assert table.view(0) == stands


def test_a_killed_server_is_waited_for(tmp_path: Path, someone: Someone, built: None) -> None:
    """The page says that the connection is lost. A choice made meanwhile is carried out when the
    server is back, and only once."""
    settings = server_settings(tmp_path)
    with ExitStack() as stack:
        first = stack.enter_context(running(settings))
        with Tables(first) as tables:
            table = tables.make("tikal", "mm", options={"first": 0})
            person = Person(someone(base_url=first))
            person.page.goto(table.links[0])
            person.ready()
            head = table.info()["head"]
        first.kill()
        expect(person.band).to_contain_text(said("web-table-lost"))
        if not person.listed.count():
            person.headings.first.click()
        person.listed.first.click()
        port = int(first.rsplit(":", 1)[1])
        second = stack.enter_context(running(settings, port))
        assert second == first
        expect(person.band).to_contain_text(said("web-table-turn"))
        with Tables(second) as tables:
            table.tables = tables
            expect(person.undo).to_be_visible()
            moves = table.call("GET", f"/events?since={head}")["events"]
        assert [move["kind"] for move in moves if move["seat"] == 0] == ["move"]
        person.choose()


def test_a_hint_is_given_and_played(tables: Tables, someone: Someone) -> None:
    table = tables.make("tikal", "m1", options={"first": 0})
    person = Person(someone())
    person.page.goto(table.links[0])
    person.ready()
    person.button("web-table-hint").click()
    hint = person.page.get_by_role("region", name=said("web-table-hint"), exact=True)
    line = hint.get_by_role("listitem").get_by_role("button").first
    expect(line).to_be_visible(timeout=THOUGHT)
    expect(hint.get_by_text(said("web-table-hint-foot"))).to_be_visible()
    head = table.info()["head"]
    line.click()
    expect(hint).to_be_hidden()
    # There was nothing to undo before. A choice followed by a draw cannot be undone without asking.
    back = re.compile(f"^({said('web-table-undo')}|{said('web-table-undo-turn')})$")
    expect(person.decide.get_by_role("button", name=back, disabled=False)).to_be_visible()
    assert table.info()["head"] > head


# Chat, history, rematches.


def test_people_talk(pair: tuple[Table, Person, Person]) -> None:
    """Each player sees the other's messages, with a notice if the chat is not open."""
    _, ana, bohdan = pair
    ana.page.get_by_role("tab", name=said("web-table-chat")).click()
    ana.page.get_by_role("textbox", name=said("web-table-say")).fill("¡Hola, Bohdan!")
    ana.page.keyboard.press("Enter")
    tab = bohdan.page.get_by_role("tab", name=re.compile(said("web-table-log")))
    expect(tab).to_contain_text("1")
    tab.click()
    heard = bohdan.page.get_by_role("log", name=said("web-table-chat"))
    expect(heard).to_contain_text("¡Hola, Bohdan!")
    expect(tab).not_to_contain_text("1")


def test_a_game_is_replayed_with_slider_and_keys(finished: Table, someone: Someone) -> None:
    page = someone()
    person = Person(page)
    page.goto(finished.links[0])
    person.button("web-table-replay", person.result).click()
    slider = page.get_by_role("slider", name=said("web-table-moment"))
    last = int(slider.get_attribute("max") or 0)
    assert last > 50

    def at(number: int) -> None:
        words = said("web-table-moment-of", number=number, of=last)
        expect(slider).to_have_attribute("aria-valuetext", words)

    at(0)
    expect(person.text("web-table-looking")).to_be_visible()
    page.keyboard.press("ArrowRight")
    at(1)
    page.keyboard.press("ArrowRight")
    at(2)
    page.keyboard.press("ArrowLeft")
    at(1)
    slider.fill("20")
    at(20)
    page.get_by_role("button", name=said("web-table-move-on")).click()
    at(21)
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).not_to_have_attribute(
        "aria-valuetext", said("web-table-moment-of", number=21, of=last)
    )
    page.keyboard.press("Home")
    at(0)
    page.keyboard.press("Escape")
    expect(slider).to_be_hidden()
    expect(person.result).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment(finished: Table, someone: Someone) -> None:
    person = Person(someone())
    person.page.goto(finished.links[0])
    log = person.page.get_by_role("list", name=said("web-table-log"))
    line = log.get_by_role("button").nth(3)
    text = line.inner_text()
    line.click()
    expect(person.text("web-table-looking")).to_be_visible()
    expect(person.decide).to_contain_text(text)
    expect(line).to_have_attribute("aria-current", "step")
    person.button("web-table-now", person.decide).click()
    expect(person.result).to_be_visible()


def test_a_game_is_reviewed(finished: Table, someone: Someone) -> None:
    """The review says who won, draws the chances, and links to the decisive moments."""

    def ask_for_less(route: Route) -> None:
        route.continue_(post_data=json.dumps({"playouts": FEW_PLAYOUTS}))

    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page = someone()
    person = Person(page)
    page.route(re.compile("/reviews$"), ask_for_less)
    page.goto(finished.links[0])
    progress = re.compile("/jobs/")
    page.route(progress, hold)
    person.result.get_by_role("link", name=said("web-table-review")).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.unroute(progress)
    for route in held:
        route.continue_()
    chances = page.get_by_role("heading", name=said("review-chances-title"))
    expect(chances).to_be_visible(timeout=THOUGHT)
    won = finished.info()["result"]["winners"]
    for seat in won:
        expect(page.get_by_role("main")).to_contain_text(finished.info()["seats"][seat]["name"])
    page.get_by_role("region").or_(page.get_by_role("main")).locator(
        "a[href*='?at=']"
    ).first.click()
    expect(person.text("web-table-looking")).to_be_visible()


def test_they_play_again(tables: Tables, someone: Someone) -> None:
    """The first to ask creates the table, the other finds it, and the game begins."""
    table = tables.make("tzolkin", "mm").finish()
    ana, bohdan = Person(someone()), Person(someone(PHONE))
    for seat, person in enumerate((ana, bohdan)):
        person.page.goto(table.links[seat])
    ana.button("web-table-rematch").click()
    ana.button("web-table-start").click()
    bohdan.button("web-table-rematch-join").click()
    expect(ana.band).to_contain_text(re.compile(f"{said('web-table-turn')}|Bohdan"))
    expect(bohdan.band).to_contain_text(re.compile(f"{said('web-table-turn')}|Ana"))
    assert ana.page.url == bohdan.page.url
    assert not ana.page.url.endswith(table.page)
