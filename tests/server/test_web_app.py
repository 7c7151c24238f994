"""The web app: one page for all its addresses, and precompressed files."""

from __future__ import annotations

import gzip
import json
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from sacbe.i18n import LANGUAGES
from sacbe.server.security import HEADERS
from sacbe.server.settings import Limits
from sacbe.server.web_app import FOR_EVER
from tests.server.house import House, opened
from tests.server.test_pages import Seen

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sacbe</title>
    <script type="module" crossorigin src="/static/web/assets/index-a1.js"></script>
    <link rel="modulepreload" crossorigin href="/static/web/assets/words-b2.js">
    <link rel="stylesheet" crossorigin href="/static/web/assets/index-c3.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>
"""
SCRIPT = b"export const nothing = 1;\n" * 200
Work = Callable[[House], Awaitable[None]]
PAGES = ("/", "/new", "/about", "/tiles/tikal", "/table/abc", "/table/abc/review")


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Create the folder of a built app."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "plain.svg").write_text("<svg/>", encoding="utf-8")
    script = folder / "assets" / "index-a1.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-a1.js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name("index-a1.js.br").write_bytes(b"as if it were Brotli")
    script.with_name("font-d4.woff2").write_bytes(b"wOF2")
    return folder


@pytest.fixture
def house(sqlite_url: str, web: Path) -> AbstractAsyncContextManager[House]:
    return opened(sqlite_url, web=web)


async def test_what_a_page_needs_at_once_is_fetched_with_it(web: Path, sqlite_url: str) -> None:
    """After the script that runs first come the shared parts, the app, the page with its style, and
    the caller's language; nothing twice."""
    parts = {
        "_first": {"file": "assets/index-a1.js"},
        "_words": {"file": "assets/words-b2.js"},
        "_common": {"file": "assets/common-d0.js", "css": ["assets/common-d1.css"]},
        "src/start.ts": {"file": "assets/start-d2.js", "imports": ["_common", "_first"]},
        "src/pages/Home.svelte": {"file": "assets/Home-d3.js", "imports": ["_common"]},
        "_tabs": {"file": "assets/tabs-e5.js"},
        "virtual:words/en": {"file": "assets/en-f6.js"},
        "virtual:words/pl": {"file": "assets/pl-a7.js"},
        "src/table/Table.svelte": {
            "file": "assets/Table-b8.js",
            "imports": ["_words", "_tabs"],
            "css": ["assets/Table-c9.css"],
        },
    }
    (web / ".vite").mkdir()
    (web / ".vite" / "manifest.json").write_text(json.dumps(parts), encoding="utf-8")
    async with opened(sqlite_url, web=web) as house:
        for path, language, wanted in (
            ("/", "en", ["common-d0.js", "start-d2.js", "Home-d3.js", "en-f6.js"]),
            ("/about", "uk", ["common-d0.js", "start-d2.js"]),
            (
                "/table/abc",
                "pl",
                ["common-d0.js", "tabs-e5.js", "start-d2.js", "Table-b8.js", "pl-a7.js"],
            ),
        ):
            answer = await house.client.get(path, headers={"Accept-Language": language})
            links = Seen(answer.text.replace(" />", ">")).all("link", "href")
            named = [link.rsplit("/", 1)[1] for link in links]
            styles = ["common-d1.css", *(["Table-c9.css"] if "Table-b8.js" in wanted else [])]
            assert named == ["words-b2.js", "index-c3.css", *wanted, *styles]
            assert answer.text.index("index-a1.js") < answer.text.index("common-d0.js")


async def test_a_wrong_address_is_said_by_the_app_to_people_alone(house: House) -> None:
    person = {"Accept": "text/html,*/*;q=0.8"}
    answer = await house.client.get("/nowhere", headers=person)
    assert answer.status_code == 404
    assert Seen(answer.text.replace(" />", ">")).all("script", "src")
    for path, headers in (("/nowhere", {}), ("/api/v1/no", person), ("/static/no", person)):
        answer = await house.client.get(path, headers=headers)
        assert answer.status_code == 404
        assert answer.json()["error"]["key"] == "error-server-no-page"


async def test_every_address_of_the_app_answers_its_page(house: House, web: Path) -> None:
    for path in PAGES:
        answer = await house.client.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["vary"] == "Accept-Language"
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        page = Seen(answer.text.replace(" />", ">"))
        assert page.title == "Sacbe: Tzolk’in and Tikal, at one table"
        assert page.all("script", "src") == ["/static/web/assets/index-a1.js"]
        assert page.all("html", "lang") == ["en"]
        assert "in your browser" in " ".join(page.all("meta", "content"))
        # For readers without scripts.
        assert page.open == []
        wanted = "/plain/table/abc" if path.startswith("/table/") else "/plain"
        assert page.all("a", "href") == [wanted]
        hidden = "noindex, nofollow" in page.all("meta", "content")
        assert hidden == path.startswith("/table/")
        head = await house.client.head(path)
        assert (head.status_code, head.content) == (200, b"")
    assert (await house.client.get("/elsewhere")).status_code == 404


@pytest.mark.parametrize("language", sorted(LANGUAGES))
async def test_the_page_speaks_the_language_of_the_caller(house: House, language: str) -> None:
    asked = await house.client.get("/", headers={"Accept-Language": f"xx, {language};q=0.5"})
    assert Seen(asked.text.replace(" />", ">")).all("html", "lang") == [language]
    chosen = Seen((await house.client.get(f"/?lang={language}")).text.replace(" />", ">"))
    assert chosen.all("html", "lang") == [language]
    assert chosen.all("a", "href") == [f"/plain?lang={language}"]


async def test_what_is_in_the_address_is_only_text(house: House) -> None:
    answer = await house.client.get("/table/'><img src=x onerror=alert(1)>")
    assert "<img" not in answer.text
    assert "&#39;" in answer.text


async def test_the_plain_pages_stay_beside_the_app(house: House) -> None:
    table = await house.table("tikal", "mm", public=True, title="Rainy day")
    for path in ("/plain", f"/plain/table/{table.id}"):
        answer = await house.client.get(path)
        assert answer.status_code == 200
        assert "Rainy day" in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert (await house.client.get("/plain/table/nothing")).status_code == 404


@pytest.mark.parametrize("folder", [None, "nothing-here"])
async def test_where_the_app_was_not_built_plain_pages_answer(
    sqlite_url: str, tmp_path: Path, folder: str | None
) -> None:
    async with opened(sqlite_url, web=tmp_path / folder if folder else None) as house:
        table = await house.table("tikal", "mm", public=True, title="Rainy day")
        for path in ("/", f"/table/{table.id}", f"/table/{table.id}/review"):
            answer = await house.client.get(path)
            assert answer.status_code == 200, path
            assert "Rainy day" in answer.text
        assert "Rainy day" not in (await house.client.get("/?before=1,a")).text
        assert (await house.client.get("/table/nothing")).status_code == 404
        for path in ("/new", "/about", "/tiles/tikal"):
            assert (await house.client.get(path)).status_code == 404, path


async def test_files_come_compressed_to_whoever_can_read_that(house: House, web: Path) -> None:
    async def get(accept: str, **headers: str) -> tuple[str | None, bytes]:
        request = house.client.build_request(
            "GET", "/static/web/assets/index-a1.js", headers={"Accept-Encoding": accept, **headers}
        )
        answer = await house.client.send(request, stream=True)
        body = b"".join([part async for part in answer.aiter_raw()])
        assert answer.status_code == 200
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == FOR_EVER
        assert int(answer.headers["content-length"]) == len(body)
        return answer.headers.get("content-encoding"), body

    assert await get("gzip, deflate, br") == ("br", b"as if it were Brotli")
    encoding, body = await get("gzip;q=1.0, br;q=0")
    assert (encoding, gzip.decompress(body)) == ("gzip", SCRIPT)
    for plain in ("", "identity", "zstd", "gzip;q=0"):
        assert await get(plain) == (None, SCRIPT)


async def test_files_that_a_browser_has_are_not_sent_again(house: House, web: Path) -> None:
    path = "/static/web/assets/index-a1.js"
    tags = set()
    for accept in ("br", "gzip", "identity"):
        asked = {"Accept-Encoding": accept}
        head = await house.client.head(path, headers=asked)
        assert (head.status_code, head.content) == (200, b"")
        tags.add(head.headers["etag"])
        asked["If-None-Match"] = head.headers["etag"]
        again = await house.client.get(path, headers=asked)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["vary"] == "Accept-Encoding"
        assert "immutable" in again.headers["cache-control"]
    assert len(tags) == 3, "each is another file"


async def test_other_files(house: House, web: Path) -> None:
    kinds = {
        "/static/web/plain.svg": ("image/svg+xml", "no-cache"),
        "/static/web/assets/font-d4.woff2": ("font/woff2", FOR_EVER),
        "/static/plain.css": ("text/css; charset=utf-8", "no-cache"),
        "/static/icon.svg": ("image/svg+xml", "no-cache"),
    }
    for path, (kind, kept) in kinds.items():
        answer = await house.client.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-type"] == kind
        assert answer.headers["cache-control"] == kept
        assert answer.headers["x-content-type-options"] == "nosniff"
    for path in ("assets/index-a1.js.gz", "assets/index-a1.js.br", "assets/no.js", "../app.py"):
        answer = await house.client.get(f"/static/web/{path}")
        assert answer.status_code == 404, path
        assert "immutable" not in answer.headers["cache-control"]


async def test_a_page_with_many_files_is_not_asking_too_often(web: Path, sqlite_url: str) -> None:
    few = Limits(requests=0.1, burst=5)
    async with opened(sqlite_url, web=web, limits=few) as house:
        for _ in range(50):
            answer = await house.client.get("/static/web/assets/index-a1.js")
            assert answer.status_code == 200
        assert (await house.client.get("/")).status_code == 200
