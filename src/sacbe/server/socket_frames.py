"""What a client says over the WebSocket, checked before anything is done."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from sacbe.server.errors import Refused
from sacbe.server.routes.models import Asked, ChatAsked, SeatNumber, Seq, Token


class Hello(Asked):
    """Who the client is, and what it has already seen."""

    type: Literal["hello"]
    token: Token | None = None
    seat: SeatNumber | None = None
    since: Seq | None = None
    chat: Seq | None = None


class Ping(Asked):
    type: Literal["ping"]


class Sync(Asked):
    """Asks for everything after event `since` again, with the tokens that the session has now."""

    type: Literal["sync"]
    since: Seq
    chat: Seq | None = None


class Say(ChatAsked):
    type: Literal["chat"]


class Where(Asked):
    """What the address contains beside the table."""

    seat: SeatNumber | None = None
    since: Seq | None = None
    chat: Seq | None = None


FRAMES: Final[TypeAdapter[Hello | Ping | Sync | Say]] = TypeAdapter(
    Annotated[Hello | Ping | Sync | Say, Field(discriminator="type")]
)


def misshapen(error: ValidationError) -> Refused:
    """Return the refusal for the first problem of a message."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "type"
    return Refused(422, "error-server-request", where=where[:80], what=first["type"])
