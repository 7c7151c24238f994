"""Tables of players: made, joined, started, left, handed over, played again. No rules of play."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.bots.levels import LEVELS
from sacbe.core.errors import BadOption
from sacbe.core.game import Game
from sacbe.core.position import Position
from sacbe.core.record import Record
from sacbe.core.registry import find_game
from sacbe.server import clock
from sacbe.server.desk import (
    ABANDONED,
    BOT,
    FINISHED,
    FROZEN,
    NOT_STARTED,
    OPEN,
    PERSON,
    RUNNING,
    Desk,
    Desks,
    Seat,
    load_row,
    load_seats,
)
from sacbe.server.errors import Refused, not_found
from sacbe.server.events import State, is_present, state_now
from sacbe.server.schema import GAMES, JOBS, SEATS
from sacbe.server.settings import Limits, Settings
from sacbe.server.tokens import Keys, hash_token, new_id, new_token

ME: Final = "me"
BOTS: Final = tuple(f"level:{number}" for number in LEVELS)
PAGE: Final = 50
FORGOTTEN: Final = 14 * clock.DAY
"""After so long an open table that was never started is closed."""


class Place(NamedTuple):
    """Who shall sit at a new table: the one who makes it (`me`), a bot, or whoever comes."""

    kind: str
    name: str = ""
    bot: str | None = None


class Plan(NamedTuple):
    """What a new table shall be."""

    game: str
    places: Sequence[Place]
    options: dict[str, Any]
    pace: dict[str, Any]
    title: str = ""
    public: bool = False
    hints: bool = True
    auto_start: bool = True


class Tokens(NamedTuple):
    """Said once, when a table is made."""

    game_id: str
    host: str
    invite: str
    seats: dict[int, str]


# Making tables.


async def create(
    desks: Desks,
    settings: Settings,
    plan: Plan,
    address: str,
    record: Record | None = None,
    moves: int = 0,
) -> Tokens:
    """Make a table; with a record, a study table that begins with so many of its moves."""
    rules = find_game(plan.game)
    players = rules.check_players(len(plan.places))
    given = rules.check_options(players, dict(plan.options))
    options = {name: value for name, value in given.items() if value is not None}
    tokens = Tokens(new_id(), new_token(), new_token(), {})
    study = record is not None
    # Whoever makes a study table holds all its seats with one token.
    mine = new_token()
    seats = [
        make_seat(number, place, tokens.seats, mine if study else new_token())
        for number, place in enumerate(plan.places)
    ]
    values = first_values(rules, tokens.game_id) | {
        "players": players,
        "options": options,
        "title": one_line(plan.title, 80),
        "public": plan.public,
        "study": study,
        "hints": plan.hints,
        "auto_start": plan.auto_start,
        "pace": plan.pace,
        "host_hash": hash_token(tokens.host),
        "invite_hash": hash_token(tokens.invite),
        "address_hash": hash_token(address),
    }
    async with desks.create(values, seats) as desk:
        await check_room(desk.connection, settings.limits, values["address_hash"])
        desk.append("created", study=study)
        if record is not None:
            await desk.study(record.moves[:moves])
        else:
            await begin_if_full(desk)
    return tokens


def first_values(rules: Game, game_id: str) -> dict[str, Any]:
    """The row of a table at which nothing has happened yet."""
    now = time.time()
    return {
        "id": game_id,
        "game": rules.name,
        "rules": rules.rules_version,
        "status": OPEN,
        "head": 0,
        "position_seq": 0,
        "chat_head": 0,
        "to_move": NOT_STARTED,
        "turn": 0,
        "since": now,
        "created": now,
        "updated": now,
    }


def make_seat(number: int, place: Place, tokens: dict[int, str], token: str) -> Seat:
    """A seat of a new table; the maker's own tokens are put into `tokens`."""
    if place.kind == BOT:
        return Seat(number, BOT, check_bot(place.bot), one_line(place.name), None, None, None)
    if place.kind == ME:
        tokens[number] = token
        return Seat(number, PERSON, None, one_line(place.name), hash_token(token), None, None)
    return Seat(number, OPEN, None, "", None, None, None)


def check_bot(level: str | None) -> str:
    """A bot that may sit at a table; raises `BadOption`."""
    if level not in BOTS:
        raise BadOption("error-server-bot", bot=str(level)[:40], known=", ".join(BOTS))
    return level


def one_line(text: str, most: int = 40) -> str:
    """A name or a title as it can be shown."""
    return " ".join("".join(c for c in text if c.isprintable()).split())[:most].strip()


async def check_room(connection: AsyncConnection, limits: Limits, address: str) -> None:
    """Whether another table may be made."""
    unfinished = GAMES.c.status.in_((OPEN, RUNNING))
    everything = select(func.count()).select_from(GAMES).where(unfinished)
    if int(await connection.scalar(everything) or 0) > limits.tables:
        raise Refused(503, "error-server-full")
    theirs = everything.where(GAMES.c.address_hash == address)
    if int(await connection.scalar(theirs) or 0) > limits.tables_each:
        raise Refused(429, "error-server-too-many-tables", most=limits.tables_each)


async def begin_if_full(desk: Desk) -> None:
    """Start a table that waits for nobody."""
    if desk.get("auto_start") and all(seat.kind != OPEN for seat in desk.seats):
        await desk.start()


async def rematch(desks: Desks, settings: Settings, game_id: str, keys: Keys) -> dict[str, Any]:
    """The same people at a new table, with the tokens they have; whoever asks first makes it,
    and is its host with the token of their seat."""
    async with desks.database.read() as connection:
        row = await load_row(connection, game_id)
        seats = await load_seats(connection, game_id)
    held = [seat for seat in seats if seat.token_hash in keys]
    if not held:
        raise Refused(403, "error-server-not-seated")
    if row.status not in (FINISHED, ABANDONED):
        raise Refused(409, "error-server-not-over")
    if row.rematch is not None:
        return {"table": row.rematch, "invite": None}
    invite = new_token()
    values = first_values(find_game(row.game), new_id()) | {
        "players": row.players,
        "options": row.options,
        "title": row.title,
        "public": row.public,
        "study": False,
        "hints": row.hints,
        "auto_start": False,
        "pace": row.pace,
        "host_hash": held[0].token_hash,
        "invite_hash": hash_token(invite),
        "address_hash": row.address_hash,
    }
    again = [seat_again(seat) for seat in seats]
    async with desks.open(game_id) as old:
        if old.row.rematch is not None:
            return {"table": old.row.rematch, "invite": None}
        async with desks.add(old.connection, values, again) as desk:
            await check_room(desk.connection, settings.limits, row.address_hash)
            desk.append("created", study=False, rematch_of=game_id)
        old.set(rematch=values["id"])
        old.append("rematch", held[0].seat, table=values["id"])
    return {"table": values["id"], "invite": invite}


def seat_again(seat: Seat) -> Seat:
    """A seat of a rematch: for whoever has it, for the bot that had it, or for whoever comes."""
    if seat.token_hash is not None:
        return Seat(seat.seat, PERSON, None, seat.name, seat.token_hash, None, seat.webhook)
    if seat.bot is not None:
        return Seat(seat.seat, BOT, seat.bot, seat.name, None, None, None)
    return Seat(seat.seat, OPEN, None, "", None, None, None)


# Coming and going.


async def claim(desks: Desks, game_id: str, keys: Keys, seat: int, name: str) -> str:
    """Sit down at an open seat; the seat's token."""
    token = new_token()
    async with desks.open(game_id) as desk:
        require_visible(desk.row, desk.seats, keys)
        place = desk.find(seat)
        if desk.status != OPEN:
            raise Refused(409, f"error-server-is-{desk.status}")
        if place.kind != OPEN:
            raise Refused(409, "error-server-seat-taken", seat=str(seat))
        place.kind, place.name, place.token_hash = PERSON, one_line(name), hash_token(token)
        desk.append("joined", seat, name=place.name)
        await begin_if_full(desk)
    return token


async def leave(desks: Desks, game_id: str, keys: Keys, seat: int) -> None:
    """Give a seat up: before the start it is open again, afterwards a bot plays on for good."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.append("left", seat, name=place.name)
        vacate(desk, place)


async def revoke(desks: Desks, game_id: str, keys: Keys, seat: int, open_again: bool) -> str | None:
    """The host takes a seat from whoever holds its token: a new token for the same player (to be
    given to them), or the seat is vacated."""
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        place = desk.find(seat)
        if place.token_hash is None:
            raise Refused(409, "error-server-seat-free", seat=str(seat))
        desk.append("revoked", seat, name=place.name)
        place.webhook = None
        if open_again:
            vacate(desk, place)
            return None
        token = new_token()
        place.token_hash = hash_token(token)
    return token


def vacate(desk: Desk, place: Seat) -> None:
    """Nobody holds the seat any more."""
    place.webhook = None
    if desk.status == OPEN:
        place.kind, place.name, place.token_hash, place.bot = OPEN, "", None, None
        return
    if desk.status == RUNNING:
        if place.bot is None:
            clock.hand_to_bot(desk, place.seat, desk.get("pace")["bot"], "left")
        place.kind = BOT
    place.token_hash = None


async def start(desks: Desks, game_id: str, keys: Keys, fill: str | None) -> None:
    """The host starts the game; open seats are filled with bots if one is named."""
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        if desk.status != OPEN:
            raise Refused(409, f"error-server-is-{desk.status}")
        for seat in desk.seats:
            if seat.kind == OPEN and fill is not None:
                seat.kind, seat.bot = BOT, check_bot(fill)
                desk.append("joined", seat.seat, name="", bot=fill)
        if any(seat.kind == OPEN for seat in desk.seats):
            raise Refused(409, "error-server-seats-open")
        await desk.start()


async def close(desks: Desks, game_id: str, keys: Keys) -> None:
    """The host closes a table: before the start at will, later only if no other person plays."""
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        if desk.status not in (OPEN, RUNNING):
            raise Refused(409, f"error-server-is-{desk.status}")
        people = {seat.token_hash for seat in desk.seats if seat.kind == PERSON} - keys
        if desk.status == RUNNING and people:
            raise Refused(409, "error-server-others-play")
        desk.append("abandoned", None, why="host")
        desk.set(status=ABANDONED, deadline=None, asked=None)


async def hand(desks: Desks, game_id: str, keys: Keys, seat: int, level: str) -> None:
    """A bot plays a person's seat until they take it back."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.require_running()
        if place.bot is not None:
            raise Refused(409, "error-server-bot-plays", seat=str(seat))
        clock.hand_to_bot(desk, seat, check_bot(level), "asked")


async def take_back(desks: Desks, game_id: str, keys: Keys, seat: int) -> None:
    """The person plays again."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.require_running()
        if place.bot is None:
            raise Refused(409, "error-server-no-bot-plays", seat=str(seat))
        clock.take_back(desk, seat)


async def vote(desks: Desks, game_id: str, keys: Keys, seat: int, choice: str) -> None:
    """What shall become of whoever is late."""
    async with desks.open(game_id) as desk:
        desk.require_seat(keys, seat)
        desk.require_running()
        clock.vote(desk, seat, choice)


async def change_seat(
    desks: Desks, game_id: str, keys: Keys, seat: int, changes: dict[str, Any]
) -> None:
    """A player's own name or webhook."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        if "webhook" in changes:
            place.webhook = changes["webhook"]
        if "name" in changes:
            place.name = one_line(changes["name"])
            desk.append("renamed", seat, name=place.name)


async def new_invite(desks: Desks, game_id: str, keys: Keys) -> str:
    """Another invitation; the old one opens nothing any more."""
    token = new_token()
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        desk.set(invite_hash=hash_token(token))
    return token


# Looking.


def require_visible(row: Row[Any], seats: list[Seat], keys: Keys) -> None:
    """Whether a caller may see the table; to others it does not exist."""
    if row.public or row.host_hash in keys or row.invite_hash in keys:
        return
    if not any(seat.token_hash in keys for seat in seats):
        raise not_found("table")


class Seen(NamedTuple):
    """A table as it was read, for a caller who may see it."""

    row: Row[Any]
    seats: list[Seat]
    keys: Keys

    @property
    def held(self) -> list[int]:
        """The seats the caller plays."""
        return [seat.seat for seat in self.seats if seat.token_hash in self.keys]

    @property
    def is_started(self) -> bool:
        return int(self.row.position_seq) > 0

    def seat(self, wanted: int | None) -> int | None:
        """As whom the caller looks: the seat that was asked for, else the one of theirs that is
        to move, else their first, else a spectator."""
        held = self.held
        if wanted is not None:
            if wanted not in held:
                raise Refused(403, "error-server-not-your-seat", seat=str(wanted))
            return wanted
        if self.row.to_move in held:
            return int(self.row.to_move)
        return held[0] if held else None

    def names(self) -> list[str]:
        """The players' names for a record."""
        return [seat.name or seat.bot or str(seat.seat + 1) for seat in self.seats]


async def look(connection: AsyncConnection, game_id: str, keys: Keys) -> Seen:
    """A table, for whoever may see it."""
    row = await load_row(connection, game_id)
    seats = await load_seats(connection, game_id)
    require_visible(row, seats, keys)
    return Seen(row, seats, keys)


async def now_state(connection: AsyncConnection, desks: Desks, row: Row[Any]) -> State:
    """The position of a table as its row says."""
    if row.position_seq == 0:
        raise Refused(409, "error-server-is-open")
    if not is_present(row) or row.status == FROZEN:
        raise Refused(409, "error-server-is-frozen")
    found = await state_now(connection, desks.recent, row, row.position_seq)
    desks.recent.put(row.id, row.position_seq, found)
    return found


async def now_position(connection: AsyncConnection, desks: Desks, row: Row[Any]) -> Position | None:
    """The position of a table, None if it has none that these rules can show."""
    try:
        return (await now_state(connection, desks, row)).position
    except Refused:
        return None


def describe(seen: Seen) -> dict[str, Any]:
    """What a table is, for everybody who may see it. Nothing of the game itself."""
    row = seen.row
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "rules": row.rules,
        "players": row.players,
        "status": row.status,
        "title": row.title,
        "public": row.public,
        "study": row.study,
        "hints": row.hints,
        "pace": row.pace,
        "head": row.head,
        "position_seq": row.position_seq,
        "chat": row.chat_head,
        "to_move": row.to_move if row.to_move >= 0 else None,
        "turn": row.turn,
        "since": row.since,
        "deadline": row.deadline,
        "asked": row.asked,
        "result": row.result,
        "rematch": row.rematch,
        "created": row.created,
        "updated": row.updated,
        "seats": [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "bank": seat.bank,
                "yours": seat.seat in seen.held,
            }
            for seat in seen.seats
        ],
        "host": row.host_hash in seen.keys,
    }


async def listing(
    connection: AsyncConnection,
    keys: Keys,
    game: str | None,
    status: str | None,
    mine: bool,
    before: float | None,
    limit: int = PAGE,
) -> list[dict[str, Any]]:
    """Tables that a caller may see, the last used first."""
    seated = exists().where(SEATS.c.game_id == GAMES.c.id, SEATS.c.token_hash.in_(keys))
    own: ColumnElement[bool] = or_(
        seated, GAMES.c.host_hash.in_(keys), GAMES.c.invite_hash.in_(keys)
    )
    query = select(GAMES).order_by(GAMES.c.updated.desc(), GAMES.c.id).limit(min(limit, PAGE))
    if mine:
        query = query.where(own)
    else:
        query = query.where(or_(GAMES.c.public, own) if keys else GAMES.c.public)
    if game is not None:
        query = query.where(GAMES.c.game == game)
    if status is not None:
        query = query.where(GAMES.c.status == status)
    if before is not None:
        query = query.where(GAMES.c.updated < before)
    rows = (await connection.execute(query)).all()
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    found = await connection.execute(
        select(SEATS).where(SEATS.c.game_id.in_(list(seats))).order_by(SEATS.c.seat)
    )
    for row in found:
        values = row._asdict()
        seats[values.pop("game_id")].append(Seat(**values))
    return [describe(Seen(row, seats[row.id], keys)) for row in rows]


async def waiting_jobs(connection: AsyncConnection, game_id: str) -> int:
    """Hints and reviews of a table that are not finished."""
    return int(
        await connection.scalar(
            select(func.count())
            .select_from(JOBS)
            .where(
                JOBS.c.game_id == game_id,
                JOBS.c.kind.in_(("hint", "review")),
                JOBS.c.status.in_(("waiting", "leased")),
            )
        )
        or 0
    )
