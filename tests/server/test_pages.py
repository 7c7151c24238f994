"""The plain pages are complete in every language, have nothing inline, and escape everything."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import sacbe
from sacbe.i18n import LANGUAGES, bundle
from sacbe.server import api_page, pages
from tests.server.house import House, opened

Work = Callable[[House], Awaitable[None]]
FOLDER = Path(pages.__file__).parent
TEMPLATES = sorted((FOLDER / "templates").glob("*.html"))
EMPTY = {"meta", "link", "br", "img", "input", "hr"}


class Seen(HTMLParser):
    """The parts of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.ids: list[str] = []
        self.text = ""
        self.title = ""
        self.open: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.ids += [value for name, value in attrs if name == "id" and value is not None]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data
        if self.open and self.open[-1] == "title":
            self.title += data

    def all(self, tag: str, name: str) -> list[str]:
        return [str(attrs[name]) for found, attrs in self.tags if found == tag and name in attrs]


@pytest.fixture
def database_url(sqlite_url: str) -> str:
    return sqlite_url


async def get(house: House, path: str, status: int = 200, accept: str = "en") -> Seen:
    answer = await house.client.get(path, headers={"Accept-Language": accept})
    assert answer.status_code == status
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Seen(answer.text)


async def every_page(house: House) -> dict[str, Seen]:
    """Return all pages, with something on each."""
    table = await house.table("tikal", "mm", public=True, title="One")
    await table.play(10)
    await house.table("tzolkin", "mo1", public=True, pace={"kind": "days", "days": 2})
    live = {"kind": "live", "seconds": 600, "increment": 5}
    await house.table("tzolkin", "m1", public=True, pace=live)
    return {
        "index": await get(house, "/plain"),
        "table": await get(house, f"/plain/table/{table.id}"),
        "missing": await get(house, "/plain/table/nothing", 404),
        "api": await get(house, "/api"),
    }


# The templates.


def said(path: Path) -> set[str]:
    return set(re.findall(r"""say\(["']([a-z-]+)["']""", path.read_text(encoding="utf-8")))


def test_every_text_of_the_templates_exists_and_every_text_is_used() -> None:
    used = {key for path in TEMPLATES for key in said(path)}
    assert len(used) > 40
    code = "".join(
        (FOLDER / name).read_text(encoding="utf-8") for name in ("pages.py", "web_app.py")
    )
    used |= set(re.findall(r'say\(\s*"([a-z-]+)"', code))
    used |= {f"status-{one}" for one in ("open", "running", "finished", "abandoned", "frozen")}
    catalogue = (FOLDER.parent / "i18n" / "en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^page-([a-z-]+) =", catalogue, re.MULTILINE))
    assert used - known == set()
    assert known - used == set()


def test_templates_say_nothing_of_their_own() -> None:
    """Words between the tags come from the catalogues, except names and code."""
    allowed = {"Sacbe", "UTC", "Refusal", "make", "terminal", "sacbe", "play", "lang"}
    for path in TEMPLATES:
        source = re.sub(r"<pre.*?</pre>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        source = re.sub(r"<code.*?</code>", "", source, flags=re.DOTALL)
        text = re.sub(r"\{%.*?%\}|\{\{.*?\}\}|<[^>]*>", " ", source, flags=re.DOTALL)
        found = set(re.findall(r"[A-Za-z]{2,}", text))
        assert found <= allowed, path.name


def test_templates_escape_everything() -> None:
    for path in TEMPLATES:
        source = path.read_text(encoding="utf-8")
        assert "safe" not in source, path.name
        assert "autoescape" not in source, path.name
    assert pages.TEMPLATES.autoescape is True


# The pages.


async def test_nothing_is_inline_and_nothing_comes_from_elsewhere(house: House) -> None:
    for name, page in (await every_page(house)).items():
        for tag, attrs in page.tags:
            assert tag not in ("style", "iframe", "object", "form", "base"), name
            assert not any(key == "style" or key.startswith("on") for key in attrs), name
            assert tag != "script" or (attrs.get("src") or "").startswith("/static/"), name
        for tag, key in (("script", "src"), ("link", "href"), ("img", "src"), ("a", "href")):
            for address in page.all(tag, key):
                assert address.startswith(("/", "#")), (name, address)
                assert not address.startswith("//"), name
        assert page.text.count("page-") == 0


async def test_every_link_leads_somewhere(house: House) -> None:
    found = await every_page(house)
    for name, page in found.items():
        assert len(page.ids) == len(set(page.ids)), name
        links = [*page.all("a", "href"), *page.all("link", "href"), *page.all("img", "src")]
        for address in set(links + page.all("script", "src")):
            path, _, anchor = address.partition("#")
            answer = await house.client.get(path) if path else None
            wanted = 404 if path.startswith("/plain/table/nothing") else 200
            assert answer is None or answer.status_code == wanted, (name, address)
            if anchor:
                there = page if answer is None else Seen(answer.text)
                assert anchor in there.ids, (name, address)


async def test_pages_say_what_browsers_and_readers_need(house: House) -> None:
    for name, page in (await every_page(house)).items():
        assert page.title, name
        assert page.all("html", "lang") == ["en"], name
        assert sum(tag == "h1" for tag, _ in page.tags) == 1, name
        assert sum(tag == "main" for tag, _ in page.tags) == 1, name
        assert "width=device-width, initial-scale=1" in page.all("meta", "content"), name
        assert len(page.all("img", "src")) == len(page.all("img", "alt")), name
        hidden = "noindex, nofollow" in page.all("meta", "content")
        assert hidden == (name in ("table", "missing")), name


@pytest.mark.parametrize("language", sorted(LANGUAGES))
async def test_every_language(house: House, language: str) -> None:
    table = await house.table("tikal", "m1", public=True)
    english = await get(house, "/plain?lang=en")
    for path in ("/plain", "/api", f"/plain/table/{table.id}"):
        chosen = await get(house, f"{path}?lang={language}")
        assert chosen.all("html", "lang") == [language]
        asked = await get(house, path, accept=f"xx, {language};q=0.9, en;q=0.1")
        assert asked.all("html", "lang") == [language]
        if path == "/plain" and language != "en" and bundle(language).has_message("page-title"):
            assert chosen.text != english.text
    unknown = await get(house, "/plain?lang=xx", accept=language)
    assert unknown.all("html", "lang") == [language]
    links = (await get(house, f"/plain?lang={language}")).all("a", "href")
    assert f"/plain/table/{table.id}?lang={language}" in links


async def test_the_tables_with_their_state(house: House) -> None:
    assert "No public table yet." in (await get(house, "/plain")).text
    await house.table("tikal", "mm", public=True, title="Rainy day")
    await house.table("tzolkin", "mo3", public=True)
    private = await house.table("tikal", "mm", title="Only for us")
    page = await get(house, "/plain")
    for words in (
        "Rainy day",
        "in progress",
        "waiting for players",
        "bot, level 3",
        "open seat",
        "P0",
        "Tzolk’in",
    ):
        assert words in page.text, words
    assert "Only for us" not in page.text
    assert "Your tables" not in page.text
    # In a browser that holds a seat.
    await house.client.post("/api/v1/session", json={"token": private.seats[0]})
    page = await get(house, "/plain")
    assert "Your tables" in page.text
    assert "Only for us" in page.text


async def test_older_tables_are_on_another_page(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sacbe.server.table_list.PAGE", 2)
    async with opened(sqlite_url) as house:
        for number in range(3):
            await house.table("tikal", "mo", public=True, title=f"Number {number}")
        page = await get(house, "/plain?lang=uk")
        assert "Number 2" in page.text
        assert "Number 0" not in page.text
        [older] = [link for link in page.all("a", "href") if "before=" in link]
        assert older.endswith("&lang=uk")
        assert "Number 0" in (await get(house, older)).text


async def test_whatever_people_write_is_text(sqlite_url: str) -> None:
    evil = "<script>alert('\"&')</script>"
    async with opened(sqlite_url) as house:
        made = await house.post(
            "/tables",
            game="tikal",
            seats=[{"kind": "me", "name": evil[:40]}, {"kind": "me", "name": "<b>x</b>"}],
            public=True,
            title=evil,
        )
        id = made.ok()["table"]["id"]
        for path in ("/plain", f"/plain/table/{id}"):
            page = await get(house, path)
            assert evil in page.text
            assert "<b>x</b>" in page.text
            assert all(source == "/static/link.js" for source in page.all("script", "src"))
            scripts = [attrs for tag, attrs in page.tags if tag == "script"]
            assert all("src" in attrs for attrs in scripts)
        answer = await house.client.get('/plain/table/"><script>alert(1)</script>')
        assert answer.status_code == 404
        assert "<script>alert" not in answer.text
        answer = await house.client.get("/plain?lang=%22%3E%3Cscript%3E")
        assert "<script>" not in answer.text


async def test_the_log_of_a_public_table_has_no_secrets(house: House) -> None:
    table = await house.table("tzolkin", "mm", public=True)
    dealt = (await table.view(0))["view"]["players"][0]["wealth_hand"]
    assert dealt
    page = await get(house, f"/plain/table/{table.id}")
    assert "What happened" in page.text
    assert "The game begins." in page.text
    assert "Monuments on display" in page.text
    # Not even in a browser that holds the seat: others may be watching.
    for _ in range(2):
        page = await get(house, f"/plain/table/{table.id}")
        assert not any(tile in page.text for tile in dealt)
        await house.client.post("/api/v1/session", json={"token": table.seats[0]})


async def test_a_private_table_is_as_if_it_were_not_there(house: House) -> None:
    table = await house.table("tikal", "mm", title="Only for us")
    hidden = await house.client.get(f"/plain/table/{table.id}")
    nothing = await house.client.get("/plain/table/abcdefghjkmn")
    assert hidden.status_code == nothing.status_code == 404
    assert hidden.text.replace(table.id, "") == nothing.text.replace("abcdefghjkmn", "")
    assert "/static/link.js" in hidden.text, "which may bring the token"
    await house.client.post("/api/v1/session", json={"token": table.invite})
    assert "Only for us" in (await get(house, f"/plain/table/{table.id}")).text


async def test_a_finished_table_shows_the_result(house: House) -> None:
    table = await house.table("tikal", "mm", public=True)
    await table.play(5000)
    info = await table.info()
    assert info["status"] == "finished"
    page = await get(house, f"/plain/table/{table.id}")
    assert "winner" in page.text
    assert "Only the last part is shown here." in page.text
    for score in info["result"]["scores"]:
        assert str(score) in page.text


async def test_the_interface_page_lists_every_endpoint(house: House) -> None:
    page = await get(house, "/api")
    schema = (await house.client.get("/api/v1/openapi.json")).json()
    for path, methods in schema["paths"].items():
        assert path in page.text
        for method, operation in methods.items():
            assert api_page.anchor(method, path) in page.ids
            for one in operation.get("parameters", []):
                assert one["name"] in page.text
    for name in schema["components"]["schemas"]:
        assert f"shape-{name}" in page.ids


def test_the_script_is_only_where_links_lead() -> None:
    """All pages can be read without a script."""
    having = [path.name for path in TEMPLATES if "<script" in path.read_text(encoding="utf-8")]
    assert having == ["missing.html", "table.html"]
    script = (FOLDER / "static" / "link.js").read_text(encoding="utf-8")
    assert script.index("history.replaceState") < script.index("fetch("), "first of all"
    assert "innerHTML" not in script
    assert "eval" not in script


def test_every_game_has_a_name() -> None:
    for game in sacbe.GAMES:
        assert bundle("en").has_message(f"game-{game}")
