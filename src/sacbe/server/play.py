"""Moves and undo: the one way in which a position changes, for people and bots alike."""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple

import orjson
from sqlalchemy import bindparam, insert, select

from sacbe.core.errors import IllegalMove, MoveError, UnknownMove
from sacbe.server import views
from sacbe.server.desk import FINISHED, RUNNING, Desk, Desks
from sacbe.server.errors import Refused
from sacbe.server.events import State, state_at, whole_line
from sacbe.server.schema import COMMANDS, EVENTS
from sacbe.server.tokens import Keys

STORED: Final = select(COMMANDS.c.body, COMMANDS.c.answer).where(
    COMMANDS.c.game_id == bindparam("id"),
    COMMANDS.c.actor == bindparam("by"),
    COMMANDS.c.key == bindparam("named"),
)
STORE: Final = insert(COMMANDS)


class Command(NamedTuple):
    """What a client asks for: `base` is the last event it has seen, `key` is its own name for
    this command, so that sending it twice does it once."""

    kind: str
    seat: int
    key: str
    base: int
    move: str = ""
    to: int | None = None

    def body(self) -> str:
        """A hash of everything but the key."""
        said = [self.kind, self.seat, self.base, self.move, self.to]
        return hashlib.sha256(orjson.dumps(said)).hexdigest()


async def command(desks: Desks, game_id: str, keys: Keys, asked: Command) -> dict[str, Any]:
    """Carry a player's command out, once; the answer."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, asked.seat)
        stored = await stored_answer(desk, asked)
        if stored is not None:
            return await answer(desk, asked.seat, stored)
        if place.bot is not None:
            raise Refused(409, "error-server-bot-plays", seat=str(asked.seat))
        return await carry_out(desk, asked)


async def bot_command(desks: Desks, game_id: str, asked: Command, bot: str) -> None:
    """Carry a bot's move out, unless it comes too late: then it is refused like anybody's."""
    async with desks.open(game_id) as desk:
        if desk.find(asked.seat).bot != bot:
            raise Refused(409, "error-server-no-bot-plays", seat=str(asked.seat))
        await carry_out(desk, asked)


async def carry_out(desk: Desk, asked: Command) -> dict[str, Any]:
    """Check a command against the position as it stands, and do it."""
    reopened = asked.kind == "undo" and desk.row.study and desk.status == FINISHED
    if not reopened:
        desk.require_running()
    if asked.base > desk.head:
        raise Refused(422, "error-server-base", base=asked.base, head=desk.head)
    if asked.base < int(desk.get("position_seq")):
        raise await stale(desk, asked)
    first = desk.head + 1
    if asked.kind == "undo":
        await undo(desk, asked)
    else:
        await move(desk, asked)
    stored = {"first": first, "last": desk.head}
    desk_answer = await answer(desk, asked.seat, stored)
    await desk.connection.execute(
        STORE,
        {
            "game_id": desk.id,
            "actor": str(asked.seat),
            "key": asked.key,
            "body": asked.body(),
            "answer": stored,
            "time": desk.now,
        },
    )
    return desk_answer


async def stored_answer(desk: Desk, asked: Command) -> dict[str, Any] | None:
    """What was answered to the same command before."""
    which = {"id": desk.id, "by": str(asked.seat), "named": asked.key}
    row = (await desk.connection.execute(STORED, which)).first()
    if row is None:
        return None
    if row.body != asked.body():
        raise Refused(422, "error-server-key-used", name=asked.key)
    stored: dict[str, Any] = row.answer
    return stored


async def answer(desk: Desk, seat: int, stored: dict[str, Any]) -> dict[str, Any]:
    """The answer to a command: what happened, and the view that followed. Made of events alone,
    so that it is the same whenever it is asked for."""
    first, last = int(stored["first"]), int(stored["last"])
    if desk.events:
        events: list[Any] = [views.Event(**event) for event in desk.events]
        state = await desk.state()
    else:
        rows = await desk.connection.execute(
            select(EVENTS)
            .where(EVENTS.c.game_id == desk.id, EVENTS.c.seq >= first, EVENTS.c.seq <= last)
            .order_by(EVENTS.c.seq)
        )
        events = list(rows)
        state = await state_at(desk.connection, desk.row, last)
    return {
        **views.show(state, last, seat),
        "events": [views.tell(event, seat, state.position, desk.row.game) for event in events],
    }


async def stale(desk: Desk, asked: Command) -> Refused:
    """The client has not seen what happened last: here it is."""
    state = await desk.state()
    return Refused(409, "error-server-stale", base=asked.base, head=desk.head).having(
        now=views.show(state, desk.head, asked.seat)
    )


async def move(desk: Desk, asked: Command) -> None:
    """Play a move of the seat that is to move."""
    position = (await desk.state()).position
    if position.to_move != asked.seat:
        refused = Refused(422, "error-server-not-your-turn", seat=str(position.to_move))
        raise refused.having(legal=[])
    try:
        found = position.find(asked.move)
        if not position.is_legal(found):
            raise position.illegal(found)
    except (UnknownMove, IllegalMove) as error:
        raise illegal(error) from error
    await desk.move(found.id)


def illegal(error: MoveError) -> Refused:
    """The engine's refusal as the server says it."""
    return Refused(422, error.message.key, **error.message.params).having(legal=error.legal)


# Undo.


async def undo(desk: Desk, asked: Command) -> None:
    """Take moves back: at once where that takes nothing from anybody, else by asking."""
    state = await desk.state()
    to = await target(desk, state, asked.to)
    mine = state.position.to_move == asked.seat
    others = desk.others(asked.seat)
    if (mine and to >= state.free_to) or desk.row.study or not others:
        await take_back(desk, asked.seat, to)
        return
    pending = desk.get("asked")
    if pending is not None:
        raise Refused(409, "error-server-asked-already")
    desk.append("undo-asked", asked.seat, to=to)
    desk.set(asked={"kind": "undo", "seat": asked.seat, "to": to, "agreed": []})


async def take_back(desk: Desk, seat: int, to: int) -> None:
    """Go back; a study table that was over goes on."""
    if desk.status == FINISHED:
        desk.set(status=RUNNING, result=None)
    await desk.undo(seat, to)


async def target(desk: Desk, state: State, to: int | None) -> int:
    """The event to go back to: the one before the last choice that somebody made, or the one
    that was asked for, if the line that is being played contains it."""
    steps = await whole_line(desk.connection, desk.id, desk.head)
    if not steps:
        raise Refused(409, "error-server-nothing-to-undo")
    stops = [steps[0].seq - 1, *(step.seq for step in steps)]
    if to is not None:
        if to not in stops[:-1]:
            raise Refused(422, "error-server-undo-target", to=to)
        return to
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].seat >= 0:
            return stops[number]
    raise Refused(409, "error-server-nothing-to-undo")


async def answer_undo(desks: Desks, game_id: str, keys: Keys, seat: int, accept: bool) -> None:
    """One of the others agrees to an undo, or not; when all have agreed it is done."""
    async with desks.open(game_id) as desk:
        desk.require_seat(keys, seat)
        desk.require_running()
        pending = desk.get("asked")
        if pending is None or pending["kind"] != "undo":
            raise Refused(409, "error-server-no-undo-asked")
        asker = int(pending["seat"])
        mine = desk.seats[seat].token_hash
        others = desk.others(asker)
        me = next((other for other in others if desk.seats[other].token_hash == mine), None)
        if me is None:
            raise Refused(403, "error-server-not-asked")
        if not accept:
            desk.append("undo-refused", me)
            desk.set(asked=None)
            return
        agreed = sorted({*pending["agreed"], me})
        desk.append("undo-agreed", me)
        desk.set(asked={**pending, "agreed": agreed})
        if set(others) <= set(agreed):
            await take_back(desk, asker, int(pending["to"]))
