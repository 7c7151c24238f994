"""The WebSocket of a table: sends news to each client as soon as it happens.

Nothing is queued. A connection remembers what it has sent last; when it can send again, it sends
everything that has happened since. So a slow client gets fewer messages, and costs no more."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from sacbe.core.errors import SacbeError
from sacbe.server.answers import refusal, said
from sacbe.server.callers import caller_address, caller_language, is_own_origin
from sacbe.server.errors import Refused, Unavailable
from sacbe.server.hub import Presence
from sacbe.server.limits import Bucket, network
from sacbe.server.live_tables import LiveTable
from sacbe.server.protocols import ABORT
from sacbe.server.routes.chat import say
from sacbe.server.routes.models import Hello, Ping, Say, Sync, Where
from sacbe.server.services import Services
from sacbe.server.sessions import caller_keys, current_services, session_hash
from sacbe.server.table_access import SeenTable, require_visible
from sacbe.server.tokens import NO_KEYS, Keys, hash_token, is_token

ROUTER = APIRouter(tags=["socket"])
VERSION: Final = 1
SLOWEST: Final = 10.0
"""Seconds that a client may take to receive a message."""
HELLO: Final = 10.0
"""Seconds that a client may take to identify itself."""
AGAIN: Final = 2.0
"""Seconds before an unavailable database is asked again."""
REPLIES: Final = 8
"""Answers that may wait; further messages are not read until these are sent."""

FRAMES: Final[TypeAdapter[Hello | Ping | Sync | Say]] = TypeAdapter(
    Annotated[Hello | Ping | Sync | Say, Field(discriminator="type")]
)
"""What a client says, checked before anything is done."""

RESTART: Final = 1012
BAD: Final = 1008
TOO_LARGE: Final = 1009
FORBIDDEN: Final = 4003
NO_TABLE: Final = 4004


class Ended(Exception):
    """Closes the connection, with a code and a reason."""

    def __init__(self, code: int, why: SacbeError | None = None) -> None:
        super().__init__(code)
        self.code: int = code
        self.why: SacbeError | None = why


@ROUTER.websocket("/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str) -> None:
    """Connect one client to one table."""
    services = await current_services(websocket)
    address = network(caller_address(websocket))
    async with contextlib.AsyncExitStack() as stack:
        try:
            check_origin(websocket, services)
            keys = await caller_keys(websocket)
            await stack.enter_async_context(services.hub.connected(address))
        except Refused as refused:
            with contextlib.suppress(WebSocketDisconnect, OSError):
                await websocket.send_denial_response(refusal(websocket, refused))
            return
        with contextlib.suppress(WebSocketDisconnect):
            await accept(websocket)
            await Connection(services, websocket, id, keys).run()


async def accept(websocket: WebSocket) -> None:
    """Accept the connection, unless the client has left while the database was read."""
    try:
        await websocket.accept()
    except OSError:
        raise WebSocketDisconnect(1006) from None


def check_origin(websocket: WebSocket, services: Services) -> None:
    """Refuse foreign pages: a browser sends its cookie whichever page asks it to."""
    if "authorization" in websocket.headers or session_hash(websocket, services) is None:
        return
    if not is_own_origin(websocket, services.settings):
        raise Refused(403, "error-server-origin")


def is_known(websocket: WebSocket, services: Services) -> bool:
    """Whether the handshake identifies the client; otherwise a greeting must."""
    return "authorization" in websocket.headers or session_hash(websocket, services) is not None


def misshapen(error: ValidationError) -> Refused:
    """Return the refusal for the first problem of a message."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "type"
    return Refused(422, "error-server-request", where=where[:80], what=first["type"])


class Connection:
    """One client at one table."""

    def __init__(self, services: Services, websocket: WebSocket, game_id: str, keys: Keys) -> None:
        self.services: Services = services
        self.socket: WebSocket = websocket
        self.id: str = game_id
        self.language: str = caller_language(websocket)
        self.handshake_keys: Keys = keys
        self.said_keys: Keys = NO_KEYS
        self.keys: Keys = keys
        self.live: LiveTable | None = None
        # What the client asked for.
        self.wanted: int | None = None
        self.is_ready: bool = False
        self.since: int | None = None
        # What the client has.
        self.is_welcome: bool = False
        self.is_waiting: bool = False  # it knows that the database is unavailable
        self.held: tuple[int, ...] = ()
        self.seat: int | None = None
        self.sent: int = 0
        self.chat_sent: int | None = None
        self.present: Presence | None = None
        # What the client must get even if nothing has happened.
        self.again: bool = True
        self.view_due: bool = True
        self.replies: asyncio.Queue[bytes] = asyncio.Queue(REPLIES)
        self.ending: Ended | None = None
        self.woken: asyncio.Event = asyncio.Event()
        self.bucket: Bucket = Bucket(
            services.settings.limits.frames, services.settings.limits.frame_burst
        )

    # Called by the hub.

    def places(self) -> tuple[int, ...] | None:
        if not self.is_welcome:
            return None
        if self.wanted is not None:
            return (self.wanted,) if self.wanted in self.held else ()
        return self.held

    def wake(self) -> None:
        self.woken.set()

    def leave(self) -> None:
        self.end(Ended(RESTART))

    def end(self, how: Ended) -> None:
        """Close the connection as soon as the reason can be sent."""
        if self.ending is None:
            self.ending = how
        self.woken.set()

    # The life of a connection.

    async def run(self) -> None:
        """Receive and send until one of both ends."""
        self.read_address()
        waiting = asyncio.get_running_loop().call_later(HELLO, self.not_greeted)
        listener = asyncio.create_task(self.listen())
        teller = asyncio.create_task(self.tell())
        try:
            await asyncio.wait((listener, teller), return_when=asyncio.FIRST_COMPLETED)
            if self.ending is not None:
                await teller
        finally:
            waiting.cancel()
            listener.cancel()
            teller.cancel()
            if self.live is not None:
                self.services.live_tables.leave(self.live, self)
            results = await asyncio.gather(listener, teller, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result

    def read_address(self) -> None:
        """Read what the address of the handshake asks for."""
        asked = {name: value for name, value in self.socket.query_params.items() if value}
        try:
            where = Where.model_validate(asked, strict=False)
        except ValidationError as error:
            self.end(Ended(BAD, misshapen(error)))
            return
        self.wanted, self.since, self.chat_sent = where.seat, where.since, where.chat
        if is_known(self.socket, self.services):
            self.enter()

    def enter(self) -> None:
        """Join the table: the client is identified."""
        if self.live is None:
            self.live = self.services.live_tables.enter(self.id, self)
        self.is_ready = True
        self.is_welcome = False
        self.again = True
        self.woken.set()

    def not_greeted(self) -> None:
        if not self.is_ready:
            self.end(Ended(BAD, Refused(401, "error-server-hello")))

    # Receiving.

    async def listen(self) -> None:
        """Receive messages until the client is gone, or misbehaves."""
        try:
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self.hear(message)
        except Ended as how:
            self.end(how)

    async def hear(self, message: Any) -> None:
        """Handle one message of the client."""
        limits = self.services.settings.limits
        if not self.bucket.take():
            raise Ended(BAD, Refused(429, "error-server-too-often"))
        text: str | None = message.get("text")
        size = len(message["bytes"]) if text is None else len(text.encode())
        if size > limits.frame:
            raise Ended(TOO_LARGE, Refused(413, "error-server-too-large", most=limits.frame))
        try:
            asked = orjson.loads(text) if text is not None else None
        except orjson.JSONDecodeError:
            asked = None
        if not isinstance(asked, dict):
            raise Ended(BAD, Refused(422, "error-server-frame"))
        try:
            await self.do(FRAMES.validate_python(asked))
        except ValidationError as error:
            await self.reply(self.error(misshapen(error)))
        except SacbeError as error:
            key = asked.get("key")
            more = {"key": key} if isinstance(key, str) else {}
            await self.reply({**self.error(error), **more})

    async def do(self, asked: Hello | Ping | Sync | Say) -> None:
        """Do what the client asks for."""
        if isinstance(asked, Ping):
            await self.reply({"type": "pong", "now": time.time()})
        elif isinstance(asked, Hello):
            self.greet(asked)
        elif not self.is_ready:
            raise Ended(BAD, Refused(401, "error-server-hello"))
        elif isinstance(asked, Sync):
            try:
                await self.read_keys()
            finally:  # even if the database is unavailable: then the news come later
                self.since = asked.since
                if asked.chat is not None:
                    self.chat_sent = asked.chat
                self.again = True
                self.view_due = True
                self.woken.set()
        else:
            seat = self.wanted if asked.seat is None else asked.seat
            number = await say(self.services, self.id, self.keys, seat, asked.text, asked.key)
            await self.reply({"type": "said", "key": asked.key, "number": number})

    def greet(self, asked: Hello) -> None:
        """Take a client's token: the first one, or another later."""
        self.said_keys = NO_KEYS
        if asked.token is not None:
            if not is_token(asked.token):
                raise Ended(FORBIDDEN, Refused(401, "error-server-token"))
            self.said_keys = frozenset((hash_token(asked.token),))
        self.keys = self.handshake_keys | self.said_keys
        self.held = ()
        if asked.seat is not None:
            self.wanted = asked.seat
        if asked.since is not None:
            self.since = asked.since
        if asked.chat is not None:
            self.chat_sent = asked.chat
        self.enter()

    async def read_keys(self) -> None:
        """Read the tokens of the browser's session again; if they changed, welcome it again."""
        self.handshake_keys = await caller_keys(self.socket)
        keys = self.handshake_keys | self.said_keys
        if keys != self.keys:
            self.keys = keys
            self.enter()

    async def reply(self, content: dict[str, Any]) -> None:
        """Queue an answer, once there is room for it."""
        await self.replies.put(orjson.dumps(content))
        self.woken.set()

    def error(self, error: SacbeError) -> dict[str, Any]:
        return {"type": "error", "error": said(error.message, self.language)}

    # Sending: nothing is sent elsewhere.

    async def tell(self) -> None:
        """Send everything that the client does not know yet, whenever there is something."""
        try:
            while True:
                await self.woken.wait()
                self.woken.clear()
                await self.tell_all()
        except Ended as how:
            self.ending = how
            await self.say_goodbye(how)

    async def tell_all(self) -> None:
        while not self.replies.empty():
            await self.send(self.replies.get_nowait().decode())
        if self.ending is not None:
            raise self.ending
        if not self.is_ready:
            return
        try:
            while (text := await self.next_text()) is not None:
                await self.send(text)
        except Unavailable as error:
            if not self.is_welcome and not self.is_waiting:
                self.is_waiting = True
                await self.send(orjson.dumps(self.error(error)).decode())
            asyncio.get_running_loop().call_later(AGAIN, self.woken.set)

    async def send(self, text: str) -> None:
        try:
            async with asyncio.timeout(SLOWEST):
                await self.socket.send_text(text)
        except TimeoutError:
            self.cut_off()
            raise WebSocketDisconnect(1006) from None

    async def say_goodbye(self, how: Ended) -> None:
        """Send the reason, and close; do not wait forever."""
        try:
            async with asyncio.timeout(SLOWEST):
                if how.why is not None:
                    await self.socket.send_text(orjson.dumps(self.error(how.why)).decode())
                await self.socket.close(how.code)
        except TimeoutError:
            self.cut_off()

    def cut_off(self) -> None:
        """Abort the connection of a client that does not read."""
        extension = self.socket.scope.get("extensions", {}).get(ABORT)
        if extension is not None:
            extension["abort"]()

    async def next_text(self) -> str | None:
        """Return the next message for the client; None if it knows everything."""
        live = self.live
        assert live is not None
        again, self.again = self.again, False
        try:
            await live.fresh(again)
        except Unavailable:
            self.again = again
            raise
        except Refused as refused:
            raise Ended(NO_TABLE, refused) from None
        seen = self.look(live)
        if not self.is_welcome:
            return self.welcome(live, seen)
        if self.since is not None:
            # A client that is ahead of this server gets everything from the start.
            self.sent = self.since if self.since <= live.head else 0
            self.since = None
        if self.view_due or self.sent != live.head:
            events = await live.events_after(self.sent)
            return self.news(live, self.look(live), events)
        if self.chat_sent is None:
            self.chat_sent = live.chat
        elif self.chat_sent > live.chat:
            self.chat_sent = 0
        if self.chat_sent < live.chat:
            messages = await live.talk_after(self.chat_sent)
            self.chat_sent = messages[-1].number if messages else live.chat
            if messages:
                return f'{{"type":"chat","messages":{live.talk_text(messages)}}}'
        present = live.spot.present
        if present is not None and present != self.present:
            self.present = present
            told = {"type": "presence", "seats": present.seats, "watching": present.watching}
            return orjson.dumps(told).decode()
        return None

    def look(self, live: LiveTable) -> SeenTable:
        """Return the table as the client sees it; close the connection if it no longer may."""
        seen = SeenTable(live.row, live.seats, self.keys)
        held = tuple(seen.held)
        try:
            require_visible(seen.row, seen.seats, self.keys)
        except Refused as refused:
            lost = bool(self.held)
            raise Ended(FORBIDDEN if lost else NO_TABLE, refused) from None
        if not set(self.held) <= set(held):
            raise Ended(FORBIDDEN, Refused(403, "error-server-seat-lost"))
        try:
            self.seat = seen.seat(self.wanted)
        except Refused as refused:
            raise Ended(FORBIDDEN, refused) from None
        if held != self.held or not self.is_welcome:
            self.held = held
            self.services.hub.moved(self.id)
        return seen

    def welcome(self, live: LiveTable, seen: SeenTable) -> str:
        """Return the first message to a client."""
        self.is_welcome = True
        self.view_due = True
        self.present = None
        self.sent = live.head
        return (
            f'{{"type":"welcome","version":{VERSION},"now":{time.time()},"head":{live.head},'
            f'"seat":{"null" if self.seat is None else self.seat},'
            f'"table":{live.table_text(seen)}}}'
        )

    def news(self, live: LiveTable, seen: SeenTable, events: Sequence[Any]) -> str:
        """Return what has happened, and the current view. If that takes several messages, the view
        comes with the last one."""
        since = self.sent
        self.sent = int(events[-1].seq) if events else live.head
        more = self.sent < live.head
        self.view_due = more
        return (
            f'{{"type":"news","now":{time.time()},"from":{since},"to":{self.sent},'
            f'"more":{"true" if more else "false"},'
            f'"events":{live.events_text(events, self.seat)},'
            f'"view":{"null" if more else live.view_text(self.seat)},'
            f'"table":{"null" if more else live.table_text(seen)}}}'
        )
