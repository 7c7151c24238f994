"""The web app: one page for all its addresses, and its files. It is built from `web/`; where that
was not done, plain pages answer."""

from __future__ import annotations

import mimetypes
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final

import orjson
from fastapi import APIRouter, Query, Request
from markupsafe import Markup
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from sacbe.server import pages
from sacbe.server.errors import not_found
from sacbe.server.pages import Lang, Page
from sacbe.server.routes.models import Cursor
from sacbe.server.sessions import ServicesIn

ROUTER = APIRouter(include_in_schema=False)
STATIC: Final = Path(__file__).parent / "static"
WEB: Final = STATIC / "web"
"""The folder of the built app."""
BOTH: Final = ["GET", "HEAD"]
SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}
"""Suffixes of the compressed files that the build made, the smallest first."""
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""Types of files: the system's may differ, and browsers must not guess."""
LINK: Final = Markup("\n    <link rel='{}' crossorigin href='/static/web/{}'>")
APP: Final = "src/start.ts"
HOME: Final = "src/pages/Home.svelte"
TABLE: Final = "src/table/Table.svelte"
FOR_EVER: Final = "public, max-age=31536000, immutable"


# The page.


def built(request: Request) -> str | None:
    """Return the app's page, if it was built. Read every time, to fit the files beside it."""
    folder: Path | None = request.app.state.web
    try:
        return None if folder is None else (folder / "index.html").read_text(encoding="utf-8")
    except OSError:
        return None


def ahead(request: Request, html: str, names: Iterable[str]) -> Markup:
    """Return links to files that the page needs as soon as it runs: a slow connection loads them
    together with the first ones, not after them."""
    folder: Path = request.app.state.web
    try:
        parts = orjson.loads((folder / ".vite" / "manifest.json").read_bytes())
    except OSError:
        return Markup()
    named = [name for name in names if name in parts]
    # The shared parts are the largest: they come first, as a browser loads few files at a time.
    shared = [part for name in named for part in parts[name].get("imports", ())]
    found = [parts[name] for name in dict.fromkeys(shared + named)]
    files = [("modulepreload", part["file"]) for part in found]
    files += [("stylesheet", style) for part in found for style in part.get("css", ())]
    return Markup().join(LINK.format(*file) for file in files if file[1] not in html)


def dressed(html: str, page: Page, links: Markup, plain: str, private: bool) -> str:
    """Return the page for a caller: with language, title, and links for readers without scripts."""
    head = Markup("<title>{}</title>\n<meta name='description' content='{}'>").format(
        page.say("app-title"), page.say("app-description")
    )
    if private:
        head += Markup("\n<meta name='robots' content='noindex, nofollow'>")
    without = Markup("\n<noscript><p>{} <a href='{}'>{}</a></p></noscript>").format(
        page.say("app-noscript"), plain + page.query, page.say("app-plain")
    )
    html = re.sub(r'<html lang="[^"]*"', f'<html lang="{page.words.language}"', html, count=1)
    # After the page's own script, which comes first.
    html = html.replace("</head>", f"{links}\n  </head>", 1)
    html = re.sub(r"<title>[^<]*</title>", lambda _: str(head), html, count=1)
    return re.sub(r"<body[^>]*>", lambda found: found[0] + str(without), html, count=1)


def answer(
    request: Request, lang: str | None, plain: str, private: bool, *parts: str
) -> Response | None:
    """Answer with the app, if it was built; `parts` of it are needed at once."""
    html = built(request)
    if html is None:
        return None
    page = Page(request, lang)
    links = ahead(request, html, (APP, *parts, f"virtual:words/{page.words.language}"))
    text = dressed(html, page, links, plain, private)
    return HTMLResponse(text, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


@ROUTER.api_route("/", methods=BOTH)
async def home(
    request: Request,
    services: ServicesIn,
    lang: Lang = None,
    before: Annotated[Cursor | None, Query()] = None,
) -> Response:
    """Show the home page."""
    found = answer(request, lang, "/plain", False, HOME)
    return found or await pages.index(request, services, lang, before)


@ROUTER.api_route("/new", methods=BOTH)
@ROUTER.api_route("/about", methods=BOTH)
@ROUTER.api_route("/tiles/{game}", methods=BOTH)
async def others(request: Request, lang: Lang = None) -> Response:
    """Show a page that only the app has."""
    found = answer(request, lang, "/plain", private=False)
    if found is None:
        raise not_found("page")
    return found


@ROUTER.api_route("/table/{id}", methods=BOTH)
@ROUTER.api_route("/table/{id}/review", methods=BOTH)
async def table(request: Request, services: ServicesIn, id: str, lang: Lang = None) -> Response:
    """Show a table. The app finds out whether it exists, as it may have a token for it."""
    part = "src/pages/Review.svelte" if request.url.path.endswith("/review") else TABLE
    found = answer(request, lang, f"/plain/table/{id}", True, part)
    return found or await pages.table(request, services, id, lang)


def missing(request: Request) -> Response | None:
    """Let the app say to people that an address is wrong; programs get JSON instead."""
    path = request.url.path
    if request.method not in BOTH or path.startswith(("/api/", "/static/")):
        return None
    if "text/html" not in request.headers.get("accept", ""):
        return None
    found = answer(request, None, "/plain", private=True)
    if found is not None:
        found.status_code = 404
    return found


# The files.


class Files(StaticFiles):
    """Serves files, compressed if the build compressed them and the caller accepts that."""

    async def check_config(self) -> None:
        """Accept a missing folder: the app may be built later."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.endswith(tuple(SUFFIXES.values())):
            raise HTTPException(404)
        answer = await super().get_response(path, scope)
        if Path(path).parts[:1] == ("assets",):  # named after their content
            answer.headers["Cache-Control"] = FOR_EVER
        return answer

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        path = os.fspath(full_path)
        found, headers = path, {"Vary": "Accept-Encoding"}
        for encoding in encodings(asked.get("accept-encoding", "")):
            packed = path + SUFFIXES[encoding]
            if os.path.isfile(packed):
                found, stat_result = packed, os.stat(packed)
                headers["Content-Encoding"] = encoding
                break
        response = FileResponse(
            found, status_code, headers, media_type=kind(path), stat_result=stat_result
        )
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response


def kind(path: str) -> str | None:
    """Return the type of a file.

    >>> kind("a/b.js"), kind("LICENSE")
    ('text/javascript', None)
    """
    return KINDS.get(Path(path).suffix) or mimetypes.guess_type(path)[0]


def encodings(header: str) -> Iterator[str]:
    """Yield the compressions that a caller accepts, the best first.

    >>> list(encodings("gzip, deflate, br;q=0.5")), list(encodings("br;q=0, gzip;q=1.0"))
    (['br', 'gzip'], ['gzip'])
    """
    refused = {"0", "0.0", "0.00", "0.000"}
    wanted = {
        name.strip().lower()
        for name, _, weight in (part.partition(";q=") for part in header.split(","))
        if weight.strip() not in refused
    }
    return (encoding for encoding in SUFFIXES if encoding in wanted)
