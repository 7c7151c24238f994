"""What a client says over the WebSocket, checked before anything is done."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field, TypeAdapter, ValidationError

from sacbe.server.errors import Refused
from sacbe.server.routes.models import Asked, ChatAsked, SeatNumber, Seq, Token


class Hello(Asked):
    """Who calls, and what they have seen already."""

    type: Literal["hello"]
    token: Token | None = None
    seat: SeatNumber | None = None
    since: Seq | None = None
    chat: Seq | None = None


class Ping(Asked):
    type: Literal["ping"]


class Sync(Asked):
    """Tell everything after event `since` again, with the tokens that the session has now."""

    type: Literal["sync"]
    since: Seq
    chat: Seq | None = None


class Say(ChatAsked):
    type: Literal["chat"]


class Where(Asked):
    """What the address says beside the table."""

    seat: SeatNumber | None = None
    since: Seq | None = None
    chat: Seq | None = None


FRAMES: Final[TypeAdapter[Hello | Ping | Sync | Say]] = TypeAdapter(
    Annotated[Hello | Ping | Sync | Say, Field(discriminator="type")]
)


def misshapen(error: ValidationError) -> Refused:
    """The first thing that is wrong with what a client sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "type"
    return Refused(422, "error-server-request", where=where[:80], what=first["type"])
