"""Moves and undo: the only way to change a position, for people and bots alike."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import orjson
from sqlalchemy import func, select

from sacbe.core.errors import IllegalMove, UnknownMove
from sacbe.server import views
from sacbe.server.desk import Desk, Desks
from sacbe.server.errors import Refused
from sacbe.server.events import (
    UNDO,
    StoredMove,
    event_rows,
    standing_moves,
    started_at,
    state_at,
    whole_line,
)
from sacbe.server.schema import EVENTS
from sacbe.server.table_rows import FINISHED
from sacbe.server.tokens import NO_KEYS, Keys

MOST_EVENTS: Final = 5000
"""Events after which undo is refused. No game is that long: somebody moves and undoes without end,
and each undo makes the next ones more expensive."""


class Command(NamedTuple):
    """What a client asks for. `base` is the last event it has seen. `key` is its own name for this
    command: the same command sent twice is carried out once."""

    kind: str
    seat: int
    key: str
    base: int
    move: str = ""
    to: int | None = None

    def body(self) -> str:
        """Return a hash of everything but the key."""
        said = [self.kind, self.seat, self.base, self.move, self.to]
        return hashlib.sha256(orjson.dumps(said)).hexdigest()


async def command(desks: Desks, game_id: str, keys: Keys, asked: Command) -> dict[str, Any]:
    """Carry out a player's command, once; return the answer."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, asked.seat)
        stored = await desk.stored_answer(str(asked.seat), asked.key, asked.body())
        if stored is not None:
            return await answer(desk, asked.seat, stored)
        if place.bot is not None:
            raise Refused(409, "error-server-bot-plays", seat=str(asked.seat))
        return await carry_out(desk, keys, asked)


async def bot_command(desks: Desks, game_id: str, asked: Command, bot: str) -> None:
    """Carry out a bot's move; one that comes too late is refused like a player's."""
    async with desks.open(game_id) as desk:
        if desk.find(asked.seat).bot != bot:
            raise Refused(409, "error-server-no-bot-plays", seat=str(asked.seat))
        await carry_out(desk, NO_KEYS, asked)


async def carry_out(desk: Desk, keys: Keys, asked: Command) -> dict[str, Any]:
    """Check a command against the current position, and carry it out."""
    reopened = asked.kind == "undo" and desk.row.study and desk.status == FINISHED
    if not reopened:
        desk.require_running()
    if asked.base > desk.head:
        raise Refused(422, "error-server-base", base=asked.base, head=desk.head)
    if asked.base < int(desk.get("position_seq")):
        now = views.show(await desk.state(), desk.head, asked.seat)
        raise Refused(409, "error-server-stale", base=asked.base, head=desk.head).having(now=now)
    first = desk.head + 1
    if asked.kind == "undo":
        await undo(desk, keys, asked)
    else:
        await move(desk, asked)
    stored = {"first": first, "last": desk.head}
    await desk.store_answer(str(asked.seat), asked.key, asked.body(), stored)
    return await answer(desk, asked.seat, stored)


async def answer(desk: Desk, seat: int, stored: dict[str, Any]) -> dict[str, Any]:
    """Return what a command did, and the view after it: from events alone, so always the same."""
    first, last = int(stored["first"]), int(stored["last"])
    if desk.events:
        events: Sequence[Any] = desk.events
        state = await desk.state()
    else:
        events = await event_rows(desk.connection, desk.id, first - 1, last)
        state = await state_at(desk.connection, desk.row, last)
    return {
        **views.show(state, last, seat),
        "events": [views.tell(event, seat, state.position, desk.row.game) for event in events],
    }


async def move(desk: Desk, asked: Command) -> None:
    """Play a move of the seat to move."""
    position = (await desk.state()).position
    if position.to_move != asked.seat:
        refused = Refused(422, "error-server-not-your-turn", seat=str(position.to_move))
        raise refused.having(legal=[])
    try:
        found = position.find(asked.move)
        if not position.is_legal(found):
            raise position.illegal(found)
    except (UnknownMove, IllegalMove) as error:
        refused = Refused(422, error.message.key, **error.message.params)
        raise refused.having(legal=error.legal) from error
    await desk.move(found.id)


# Undo.


async def undo(desk: Desk, keys: Keys, asked: Command) -> None:
    """Undo moves: at once where it affects nobody else, otherwise ask the others."""
    if desk.head > MOST_EVENTS and not desk.row.study:
        raise Refused(409, "error-server-too-many-undos")
    state = await desk.state()
    others = [] if desk.row.study else desk.others(asked.seat, keys)
    pending = desk.get("asked")
    mine = state.position.to_move == asked.seat
    to: int | None = None
    if mine:
        last = await event_rows(desk.connection, desk.id, state.free_to, desk.head, MOST_EVENTS)
        to = nearest(standing_moves(last), state.free_to, asked, {asked.seat})
    if to is None and pending is not None and others:
        raise Refused(409, "error-server-asked-already")
    if to is not None:
        await desk.undo(asked.seat, to)
        return
    to = await target(desk, asked)
    gone = await desk.connection.scalar(
        select(func.max(EVENTS.c.seq)).where(
            EVENTS.c.game_id == desk.id,
            EVENTS.c.kind.in_(("left", "revoked")),
            EVENTS.c.seat != asked.seat,
        )
    )
    if gone is not None and to < gone and not desk.row.study:
        raise Refused(409, "error-server-undo-left")
    if not others:
        await desk.undo(asked.seat, to)
        return
    seq = desk.append("undo-asked", asked.seat, to=to)
    question = {"kind": "undo", "seat": asked.seat, "seq": seq, "to": to}
    desk.set(asked={**question, "of": others, "agreed": []})


def nearest(moves: list[StoredMove], first: int, asked: Command, seats: set[int]) -> int | None:
    """Return where an undo leads within the last moves, which begin after event `first`: before
    the last choice of these seats, or to the event that was asked for. None if it leads further."""
    stops = [first, *(move.seq for move in moves)]
    if asked.to is not None:
        return asked.to if asked.to in stops[:-1] else None
    for number in range(len(moves) - 1, -1, -1):
        if moves[number].seat in seats:
            return stops[number]
    return None


async def target(desk: Desk, asked: Command) -> int:
    """Return where an undo leads that takes back more than the last choices."""
    mine = desk.seats[asked.seat].token_hash
    held = {seat.seat for seat in desk.seats if seat.token_hash == mine}
    moves = await whole_line(desk.connection, desk.id, desk.head)
    found = nearest(moves, await started_at(desk.connection, desk.id), asked, held)
    if found is None and asked.to is not None:
        raise Refused(422, "error-server-undo-target", to=asked.to)
    if found is None:
        raise Refused(409, "error-server-nothing-to-undo")
    return found


async def answer_undo(
    desks: Desks, game_id: str, keys: Keys, seat: int, accept: bool, seq: int
) -> None:
    """Agree to another's undo, or refuse it; once all have agreed, it is done. The player who asked
    may withdraw the question."""
    async with desks.open(game_id) as desk:
        desk.require_seat(keys, seat)
        desk.require_running()
        pending = desk.get("asked")
        if pending is None or pending["kind"] != UNDO or pending["seq"] != seq:
            raise Refused(409, "error-server-no-undo-asked")
        withdrawn = not accept and seat == pending["seat"]
        if seat not in pending["of"] and not withdrawn:
            raise Refused(403, "error-server-not-asked")
        if not accept:
            desk.append("undo-refused", seat)
            desk.set(asked=None)
            return
        desk.append("undo-agreed", seat)
        desk.set(asked={**pending, "agreed": sorted({*pending["agreed"], seat})})
        await desk.recount()
