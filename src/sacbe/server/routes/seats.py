"""Seats: claimed, left, handed to a bot and taken back."""

from __future__ import annotations

from fastapi import APIRouter

from sacbe.server import seating, table_access, webhooks
from sacbe.server.answers import Answer
from sacbe.server.errors import Refused
from sacbe.server.routes.common import done, link, shaped
from sacbe.server.routes.models import (
    BotAsked,
    ClaimAsked,
    Done,
    MaybeLink,
    RevokeAsked,
    SeatChanges,
    SeatClaimed,
    SeatLeft,
    SeatNumber,
)
from sacbe.server.sessions import KeysIn, ServicesIn
from sacbe.server.tokens import hash_token

ROUTER = APIRouter(tags=["seats"])
SEAT = "/tables/{id}/seats/{seat}"


@ROUTER.post(SEAT + "/claim", responses=shaped(SeatClaimed))
async def claim(
    services: ServicesIn, keys: KeysIn, id: str, seat: SeatNumber, asked: ClaimAsked
) -> Answer:
    """Sit down at an open seat, of a public table or with the invitation; in a running game at a
    seat that somebody left. The answer has the seat's token, which is shown only once."""
    token = await seating.claim(services.desks, id, keys, seat, asked.name, asked.key)
    both = keys | {hash_token(token)}
    return await done(services, id, both, seat=link(services, id, "seat", token))


@ROUTER.post(SEAT + "/leave", responses=shaped(SeatLeft))
async def leave(services: ServicesIn, keys: KeysIn, id: str, seat: SeatNumber) -> Answer:
    """Give up your seat. In a running game, a bot plays on until somebody else sits down. The
    answer has the table if you may still see it."""
    await seating.leave(services.desks, id, keys, seat)
    try:
        return await done(services, id, keys)
    except Refused as refused:
        if refused.status != 404:
            raise
        return Answer({"table": None})


@ROUTER.post(SEAT + "/renew", responses=shaped(SeatClaimed))
async def renew(services: ServicesIn, keys: KeysIn, id: str, seat: SeatNumber) -> Answer:
    """Get a new token for your seat, if somebody else may know the old one, which opens nothing at
    this table any more."""
    token = await seating.renew(services.desks, id, keys, seat)
    both = keys | {hash_token(token)}
    return await done(services, id, both, seat=link(services, id, "seat", token))


@ROUTER.post(SEAT + "/bot", responses=shaped(Done))
async def hand(
    services: ServicesIn, keys: KeysIn, id: str, seat: SeatNumber, asked: BotAsked
) -> Answer:
    """Let a bot play your seat until you take it back."""
    await seating.hand(services.desks, id, keys, seat, asked.bot)
    return await done(services, id, keys)


@ROUTER.post(SEAT + "/back", responses=shaped(Done))
async def take_back(services: ServicesIn, keys: KeysIn, id: str, seat: SeatNumber) -> Answer:
    """Take your seat back from the bot."""
    await seating.take_back(services.desks, id, keys, seat)
    return await done(services, id, keys)


@ROUTER.post(SEAT + "/revoke", responses=shaped(MaybeLink))
async def revoke(
    services: ServicesIn, keys: KeysIn, id: str, seat: SeatNumber, asked: RevokeAsked
) -> Answer:
    """As the host, revoke a seat's token: get a new one for the same player, unless the game is
    running, or vacate the seat."""
    token = await seating.revoke(services.desks, id, keys, seat, asked.open)
    if token is not None:
        keys |= {hash_token(token)}
    return await done(services, id, keys, seat=token and link(services, id, "seat", token))


@ROUTER.patch(SEAT, responses=shaped(Done))
async def change(
    services: ServicesIn, keys: KeysIn, id: str, seat: SeatNumber, asked: SeatChanges
) -> Answer:
    """Change your name at the table, or the webhook that is called on your turn (null: none)."""
    changes = asked.model_dump(exclude_unset=True)
    if changes.get("name") is None:
        changes.pop("name", None)
    if changes.get("webhook"):
        await table_access.require_holder(services.desks, id, keys, seat)
        await webhooks.find_target(changes["webhook"], services.settings.local_webhooks)
    await seating.change_seat(services.desks, id, keys, seat, changes)
    return await done(services, id, keys)
