"""Plain pages for readers without scripts: the list of tables, and a table. They also replace the
web app where that was not built. Everything a person reads is in the language of the caller."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Annotated, Any, Final

from babel.dates import format_datetime, format_timedelta
from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, Response

import sacbe
from sacbe.core.message import Value
from sacbe.face.narrator import COLOURS, SHAPES
from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import Words
from sacbe.server import table_list
from sacbe.server.callers import caller_language
from sacbe.server.errors import Refused
from sacbe.server.log_story import StoryLine
from sacbe.server.routes.models import Cursor
from sacbe.server.routes.play import log_of
from sacbe.server.sessions import ServicesIn, caller_keys
from sacbe.server.table_access import describe, look
from sacbe.server.tokens import NO_KEYS, Keys
from sacbe.templates import templates_of

ROUTER = APIRouter(include_in_schema=False)
LINES: Final = 40
"""The last lines of the log that a page shows."""

Lang = Annotated[str | None, Query(max_length=8)]


class Page:
    """What every page needs."""

    def __init__(self, request: Request, lang: str | None) -> None:
        language = lang if lang in LANGUAGES else caller_language(request)
        self.words: Words = Words(language)
        self.path: str = request.url.path
        self.query: str = f"?lang={lang}" if lang in LANGUAGES else ""
        self.now: float = time.time()

    def say(self, name: str, **params: Value) -> str:
        """Return a text of the pages."""
        return self.words.text(f"page-{name}", **params)

    def answer(self, template: str, status: int = 200, **values: Any) -> Response:
        """Answer with a page."""
        return HTMLResponse(self.html(template, **values), status)

    def html(self, template: str, **values: Any) -> str:
        return TEMPLATES.get_template(template).render(
            say=self.say,
            language=self.words.language,
            languages=LANGUAGES,
            path=self.path,
            query=self.query,
            **values,
        )

    # Tables in words.

    def table(self, table: dict[str, Any]) -> dict[str, Any]:
        """Return a table as a page shows it."""
        game: str = table["game"]
        known = game in sacbe.GAMES
        mover = table["to_move"]
        running = table["status"] == "running"
        return {
            "id": table["id"],
            "title": table["title"],
            "game": self.words.text(f"game-{game}") if known else game,
            "players": [self.player(seat) for seat in table["seats"]],
            "status": table["status"],
            "said": self.say(f"status-{table['status']}"),
            "mover": self.player(table["seats"][mover]) if running and mover is not None else None,
            "turn": table["turn"],
            "updated": self.ago(table["updated"]),
            "moment": self.moment(table["updated"]),
            "machine": datetime.fromtimestamp(table["updated"], UTC).isoformat(timespec="seconds"),
            "pace": self.pace(table["pace"]),
            "result": self.result(table),
            "study": table["study"],
            "public": table["public"],
            "started": table["position_seq"] > 0,
        }

    def player(self, seat: dict[str, Any]) -> dict[str, Any]:
        """Return who sits at a seat, with the shape of the seat."""
        number: int = seat["seat"]
        bot: str | None = seat["bot"]
        name: str = seat["name"]
        if not name and seat["kind"] == "open":
            name = self.say("seat-open")
        elif not name and seat["kind"] != "bot":
            name = self.words.text(f"colour-{COLOURS[number % len(COLOURS)]}")
        level = self.say("bot", level=bot.rpartition(":")[2]) if bot is not None else ""
        return {
            "name": name or level,
            "more": level if name else "",
            "shape": SHAPES[number % len(SHAPES)],
            "colour": f"p{number % len(SHAPES)}",
            "open": seat["kind"] == "open",
            "yours": seat["yours"],
        }

    def pace(self, pace: dict[str, Any]) -> str:
        """Describe the pace of a table."""
        if pace["kind"] == "live":
            seconds = int(pace["seconds"])
            return self.say("pace-live", minutes=f"{seconds / 60:g}", increment=pace["increment"])
        if pace["kind"] == "days":
            return self.say("pace-days", days=f"{pace['days']:g}")
        return self.say("pace-untimed")

    def result(self, table: dict[str, Any]) -> list[dict[str, Any]]:
        """Return everybody's points, the winners' first."""
        found = table["result"]
        if found is None:
            return []
        rows = [
            {"player": self.player(seat), "points": str(score), "won": number in found["winners"]}
            for number, (seat, score) in enumerate(
                zip(table["seats"], found["scores"], strict=False)
            )
        ]
        return sorted(rows, key=lambda row: not row["won"])

    def ago(self, moment: float) -> str:
        """Describe how long ago a moment was."""
        seconds = max(round(self.now - moment), 0)
        return format_timedelta(-seconds, add_direction=True, locale=self.words.language)

    def moment(self, moment: float) -> str:
        """Format a moment in UTC, as the caller's time zone is unknown."""
        at = datetime.fromtimestamp(moment, UTC)
        return format_datetime(at, "medium", locale=self.words.language)


TEMPLATES: Final = templates_of("sacbe.server")


async def keys_of(request: Request) -> Keys:
    """Return the tokens of a browser; a bad token counts as none, as a page is shown anyway."""
    try:
        return await caller_keys(request)
    except Refused as error:
        if error.status != 401:
            raise
        return NO_KEYS


@ROUTER.get("/plain")
async def index(
    request: Request,
    services: ServicesIn,
    lang: Lang = None,
    before: Annotated[Cursor | None, Query()] = None,
) -> Response:
    """List the reader's own tables, and the public ones."""
    page = Page(request, lang)
    keys = await keys_of(request)
    async with services.database.read() as connection:
        public = await table_list.listing(connection, NO_KEYS, before=before)
        mine = await table_list.listing(connection, keys if before is None else NO_KEYS, mine=True)
    return page.answer(
        "index.html",
        mine=[page.table(table) for table in mine.tables],
        public=[page.table(table) for table in public.tables],
        older=public.next,
        first=before is None,
    )


@ROUTER.get("/plain/table/{id}")
async def table(request: Request, services: ServicesIn, id: str, lang: Lang = None) -> Response:
    """Show a table, and what happened there. For a caller who may not see it, it does not exist;
    the token of a link only arrives with the script, which asks again."""
    page = Page(request, lang)
    keys = await keys_of(request)
    try:
        async with services.database.read() as connection:
            seen = await look(connection, id, keys)
    except Refused as error:
        if error.status != 404:
            raise
        return page.answer("missing.html", 404, table=id)
    _, lines = await log_of(services, seen, seen.seat(None), 0, page.words)
    return page.answer(
        "table.html",
        table=page.table(describe(seen)),
        lines=[shown(line) for line in reversed(lines[-LINES:])],
        more=len(lines) > LINES,
    )


def shown(line: StoryLine) -> dict[str, Any]:
    """Return a line of the log, with the shape of its player."""
    whose = line.seat is not None and line.seat >= 0
    return {
        "seq": line.seq,
        "text": line.text,
        "colour": f"p{line.seat}" if whose else "",
        "shape": SHAPES[(line.seat or 0) % len(SHAPES)] if whose else "",
    }
