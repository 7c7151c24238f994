"""Chat at a table. It is not part of the game: messages are not events."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import Final

from fastapi import APIRouter
from sqlalchemy import insert

from sacbe.server.answers import Answer
from sacbe.server.desk import Desk
from sacbe.server.errors import Refused
from sacbe.server.live_tables import chat_message, chat_rows
from sacbe.server.routes.common import shaped
from sacbe.server.routes.models import ChatAsked, ChatDone, ChatShown, Seq
from sacbe.server.schema import CHAT
from sacbe.server.services import Services
from sacbe.server.sessions import KeysIn, ServicesIn
from sacbe.server.table_access import look, require_visible
from sacbe.server.tokens import Keys

ROUTER = APIRouter(tags=["chat"])
HOST: Final = "host"
DIRECTIONS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text after them."""


@ROUTER.get("/tables/{id}/chat", responses=shaped(ChatShown))
async def chat(services: ServicesIn, keys: KeysIn, id: str, since: Seq | None = None) -> Answer:
    """Return the first messages after number `since`; without `since`, the last ones."""
    async with services.database.read() as connection:
        seen = await look(connection, id, keys)
        rows = await chat_rows(connection, id, since, seen.row.chat_head)
    return Answer({"head": seen.row.chat_head, "messages": [chat_message(row) for row in rows]})


@ROUTER.post("/tables/{id}/chat", responses=shaped(ChatDone))
async def write(services: ServicesIn, keys: KeysIn, id: str, asked: ChatAsked) -> Answer:
    """Send a message to everybody who sees the table, if you hold a seat or are the host. `key` is
    your own name for the message: sent twice, it appears once."""
    return Answer({"number": await say(services, id, keys, asked.seat, asked.text, asked.key)})


async def say(
    services: Services, game_id: str, keys: Keys, seat: int | None, text: str, key: str
) -> int:
    """Store a message, once; return its number."""
    said = clean(text, services.settings.limits.chat)
    body = hashlib.sha256(said.encode()).hexdigest()
    async with services.desks.open(game_id) as desk:
        require_visible(desk.row, desk.seats, keys)
        speaker = find_speaker(desk, keys, seat)
        actor = HOST if speaker is None else f"c{speaker}"
        stored = await desk.stored_answer(actor, key, body)
        if stored is not None:
            return int(stored["number"])
        if not services.talkers.take(f"{game_id} {actor}"):
            raise Refused(429, "error-server-too-often")
        number = int(desk.get("chat_head")) + 1
        message = {
            "game_id": game_id,
            "number": number,
            "seat": speaker,
            "name": desk.seats[speaker].name if speaker is not None else "",
            "text": said,
            "time": desk.now,
        }
        await desk.connection.execute(insert(CHAT), message)
        await desk.store_answer(actor, key, body, {"number": number})
        desk.set(chat_head=number)
    return number


def find_speaker(desk: Desk, keys: Keys, seat: int | None) -> int | None:
    """Return the seat that speaks: the one named, else the caller's first; None for the host."""
    if seat is not None:
        return desk.require_seat(keys, seat).seat
    held = desk.held(keys)
    if held:
        return held[0]
    if not desk.is_host(keys):
        raise Refused(403, "error-server-not-seated")
    return None


def clean(text: str, most: int) -> str:
    """Return a message as it is stored: one line that cannot affect its surroundings.

    >>> clean("  hola  ", 500)
    'hola'
    >>> clean("a\\x00b", 500)
    Traceback (most recent call last):
    sacbe.server.errors.Refused: ...
    """
    said = text.strip()
    if not said or len(said) > most:
        raise Refused(422, "error-server-chat-length", most=most)
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in said) or any(
        letter in DIRECTIONS for letter in said
    ):
        raise Refused(422, "error-server-chat-letters")
    return said
