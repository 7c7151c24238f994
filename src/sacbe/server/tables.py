"""Tables of players: made, joined, started, left, handed over, played again. No rules of play."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Float,
    Row,
    Select,
    exists,
    func,
    literal,
    or_,
    select,
    tuple_,
    union,
)
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
from sacbe.server.errors import Refused, Unavailable, not_found
from sacbe.server.events import State, is_present, state_now
from sacbe.server.limits import network
from sacbe.server.schema import GAMES, JOBS, SEATS
from sacbe.server.settings import Limits, Settings
from sacbe.server.tokens import Keys, claimed_token, hash_token, new_id, new_token

ME: Final = "me"
BOTS: Final = tuple(f"level:{number}" for number in LEVELS)
PAGE: Final = 50
FORGOTTEN: Final = 14 * clock.DAY
"""After so long an open table that was never started is closed."""
DESERTED: Final = 60 * clock.DAY
"""After so long a table is closed that is only for study, or that everybody has left."""
COUNTED: Final = 30 * clock.DAY
"""A table that nobody has used for so long does not count against the limits."""
NAME: Final = 40
"""Characters of a player's name."""
TITLE: Final = 80
"""Characters of a table's title."""


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


class Filter(NamedTuple):
    """Which tables are looked for; None: it does not matter."""

    game: str | None = None
    status: str | None = None
    players: int | None = None
    pace: str | None = None
    free: bool = False


ALL: Final = Filter()


class Listed(NamedTuple):
    """Tables, and where the next page begins if there is one."""

    tables: list[dict[str, Any]]
    next: str | None


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
        "title": one_line(plan.title, TITLE),
        "public": plan.public,
        "study": study,
        "hints": plan.hints,
        "auto_start": plan.auto_start,
        "pace": plan.pace,
        "host_hash": hash_token(tokens.host),
        "invite_hash": hash_token(tokens.invite),
        "address_hash": address_hash(address),
    }
    async with desks.create(values, seats) as desk:
        await check_room(desk.connection, settings.limits, values["address_hash"])
        desk.append("created", study=study)
        if record is not None:
            await desk.start(record.moves[:moves])
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


def address_hash(address: str) -> str:
    """Whose tables count together: a household has one address for all its machines."""
    return hash_token(f"address:{network(address)}")


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


def one_line(text: str, most: int = NAME) -> str:
    """A name or a title as it can be shown."""
    return " ".join("".join(c for c in text if c.isprintable()).split())[:most].strip()


async def check_room(connection: AsyncConnection, limits: Limits, address: str) -> None:
    """Whether another table may be made."""
    everything = (
        select(func.count())
        .select_from(GAMES)
        .where(GAMES.c.status.in_((OPEN, RUNNING)), GAMES.c.updated > time.time() - COUNTED)
    )
    if int(await connection.scalar(everything) or 0) > limits.tables:
        raise Refused(503, "error-server-full")
    theirs = everything.where(GAMES.c.address_hash == address)
    if int(await connection.scalar(theirs) or 0) > limits.tables_each:
        raise Refused(429, "error-server-too-many-tables", most=limits.tables_each)


async def begin_if_full(desk: Desk) -> None:
    """Start a table that waits for nobody."""
    if desk.get("auto_start") and all(seat.kind != OPEN for seat in desk.seats):
        await desk.start()


async def rematch(
    desks: Desks, settings: Settings, game_id: str, keys: Keys, address: str
) -> dict[str, Any]:
    """The same people at a new table, with the tokens they have; whoever asks first makes it,
    and is its host with the token of their seat, or with the host's."""
    invite = new_token()
    async with desks.open(game_id) as old:
        row = old.row
        require_visible(row, old.seats, keys)
        held = [seat for seat in old.seats if seat.token_hash in keys]
        if not held and not old.is_host(keys):
            raise Refused(403, "error-server-not-seated")
        if old.status not in (FINISHED, ABANDONED):
            raise Refused(409, "error-server-not-over")
        if row.rematch is not None:
            return {"table": row.rematch, "invite": None}
        again = [seat_again(seat) for seat in old.seats]
        require_people(seat.kind for seat in again)
        values = first_values(find_game(row.game), new_id()) | {
            "players": row.players,
            "options": row.options,
            "title": row.title,
            "public": row.public,
            "study": False,
            "hints": row.hints,
            "auto_start": False,
            "pace": row.pace,
            "host_hash": held[0].token_hash if held else row.host_hash,
            "invite_hash": hash_token(invite),
            "address_hash": address_hash(address),
        }
        async with desks.add(old.connection, values, again) as desk:
            await check_room(desk.connection, settings.limits, values["address_hash"])
            desk.append("created", study=False, rematch_of=game_id)
        old.set(rematch=values["id"])
        old.append("rematch", held[0].seat if held else None, table=values["id"])
    return {"table": values["id"], "invite": invite}


def require_people(kinds: Iterable[str]) -> None:
    """Refuse a table where bots would play among themselves."""
    if all(kind == BOT for kind in kinds):
        raise Refused(422, "error-server-no-people")


def seat_again(seat: Seat) -> Seat:
    """A seat of a rematch: for whoever has it, for the bot that had it, or for whoever comes."""
    if seat.token_hash is not None:
        return Seat(seat.seat, PERSON, None, seat.name, seat.token_hash, None, seat.webhook)
    if seat.kind == BOT:
        return Seat(seat.seat, BOT, seat.bot, seat.name, None, None, None)
    return Seat(seat.seat, OPEN, None, "", None, None, None)


# Coming and going.


def is_vacated(seat: Seat) -> bool:
    """Whether somebody has left this seat in a running game, and a bot plays on until another
    comes. A seat that was a bot's from the beginning is not for people."""
    return seat.kind == PERSON and seat.token_hash is None and seat.bot is not None


def is_free(seat: Seat, status: str) -> bool:
    """Whether somebody may sit down here."""
    return seat.kind == OPEN if status == OPEN else status == RUNNING and is_vacated(seat)


async def claim(
    desks: Desks, game_id: str, keys: Keys, seat: int, name: str, key: str | None = None
) -> str:
    """Sit down at an open seat, or at one that was left; the seat's token. With a key, whoever
    sits there by the same claim already is given the same token again."""
    token = new_token() if key is None else claimed_token(game_id, seat, key)
    async with desks.open(game_id) as desk:
        require_visible(desk.row, desk.seats, keys)
        place = desk.find(seat)
        if place.token_hash == hash_token(token):
            return token
        if not is_free(place, desk.status):
            if desk.status != OPEN:
                raise Refused(409, f"error-server-is-{desk.status}")
            raise Refused(409, "error-server-seat-taken", seat=str(seat))
        place.kind, place.name, place.token_hash = PERSON, one_line(name), hash_token(token)
        desk.append("joined", seat, name=place.name)
        if desk.status == OPEN:
            await begin_if_full(desk)
        else:
            clock.take_back(desk, seat)
    return token


async def leave(desks: Desks, game_id: str, keys: Keys, seat: int) -> None:
    """Give a seat up: before the start it is open again, afterwards a bot plays on until somebody
    else sits down."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.append("left", seat, name=place.name)
        vacate(desk, place)


async def renew(desks: Desks, game_id: str, keys: Keys, seat: int) -> str:
    """Another token for whoever holds a seat; the old one opens nothing here any more."""
    async with desks.open(game_id) as desk:
        place = desk.require_seat(keys, seat)
        desk.append("renewed", seat, name=place.name)
        return change_token(desk, place)


async def revoke(desks: Desks, game_id: str, keys: Keys, seat: int, open_again: bool) -> str | None:
    """The host takes a seat from whoever holds its token: a new token for the same player (to be
    given to them), or the seat is vacated.

    While a game runs nobody is given the token of another's seat: a host could move for them."""
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        place = desk.find(seat)
        if place.token_hash is None:
            raise Refused(409, "error-server-seat-free", seat=str(seat))
        if desk.status == RUNNING and not open_again:
            raise Refused(403, "error-server-host-plays")
        desk.append("revoked", seat, name=place.name)
        if open_again:
            vacate(desk, place)
            return None
        place.webhook = None
        return change_token(desk, place)


def change_token(desk: Desk, place: Seat) -> str:
    """A new token for all seats of the table that the old one opens, and for its host if that is
    the same person."""
    old, token = place.token_hash, new_token()
    for seat in desk.seats:
        if seat.token_hash == old:
            seat.token_hash = hash_token(token)
    if desk.get("host_hash") == old:
        desk.set(host_hash=hash_token(token))
    return token


def vacate(desk: Desk, place: Seat) -> None:
    """Nobody holds the seat any more."""
    old = place.token_hash
    place.webhook = None
    if desk.status == OPEN:
        place.kind, place.name, place.bot = OPEN, "", None
    elif desk.status == RUNNING and place.bot is None:
        clock.hand_to_bot(desk, place.seat, desk.get("pace")["bot"], "left")
    place.token_hash = None
    pass_on_host(desk, place.seat, old)


def pass_on_host(desk: Desk, seat: int, old: str | None) -> None:
    """If the host was whoever held a seat, the next person at the table is host now. A table that
    everybody has left stays with them: somebody must be able to close it."""
    if desk.get("host_hash") != old:
        return
    hashes = [one.token_hash for one in desk.seats[seat:] + desk.seats[:seat]]
    if old not in hashes:
        desk.set(host_hash=next((one for one in hashes if one is not None), old))


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
        require_people(seat.kind for seat in desk.seats)
        await desk.start()


async def close(desks: Desks, game_id: str, keys: Keys) -> None:
    """The host closes a table: before the start at will, later only if no other person plays."""
    async with desks.open(game_id) as desk:
        desk.require_host(keys)
        if desk.status not in (OPEN, RUNNING):
            raise Refused(409, f"error-server-is-{desk.status}")
        people = {seat.token_hash for seat in desk.seats} - {None, *keys}
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


async def vote(desks: Desks, game_id: str, keys: Keys, seat: int, choice: str, seq: int) -> None:
    """What shall become of whoever is late."""
    async with desks.open(game_id) as desk:
        desk.require_seat(keys, seat)
        desk.require_running()
        clock.vote(desk, seat, choice, seq)


async def change_seat(
    desks: Desks, game_id: str, keys: Keys, seat: int, changes: dict[str, Any]
) -> None:
    """A player's own name or webhook, which has been checked."""
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


async def require_holder(desks: Desks, game_id: str, keys: Keys, seat: int) -> None:
    """Refuse whoever does not hold a seat, before anything is done for them."""
    async with desks.database.read() as connection:
        (await look(connection, game_id, keys)).seat(seat)


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
    except Unavailable:
        raise
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
        "start": "full" if row.auto_start else "host",
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
                "free": is_free(seat, row.status),
                "yours": seat.seat in seen.held,
            }
            for seat in seen.seats
        ],
        "host": row.host_hash in seen.keys,
    }


async def listing(
    connection: AsyncConnection,
    keys: Keys,
    mine: bool = False,
    wanted: Filter = ALL,
    before: str | None = None,
    limit: int | None = None,
) -> Listed:
    """Tables that a caller may see, the last used first; `before` is the `next` of another page.

    The public ones and the caller's own are found each by their own index, and then mixed."""
    most = min(PAGE if limit is None else limit, PAGE)
    sources: list[Select[Any]] = []
    if not mine:
        sources.append(public_tables())
    if keys:
        sources.append(tables_of(keys))
    if not sources:
        return Listed([], None)
    # The order is the database's alone: not every language sorts ids alike.
    ids = (filtered(source, wanted, before).limit(most + 1).subquery().c.id for source in sources)
    page = last_first(select(GAMES).where(GAMES.c.id.in_(union(*map(select, ids)))))
    rows = (await connection.execute(page.limit(most + 1))).all()
    more, rows = len(rows) > most, rows[:most]
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for one in await connection.execute(
        select(SEATS).where(SEATS.c.game_id.in_(list(seats))).order_by(SEATS.c.seat)
    ):
        values = one._asdict()
        seats[values.pop("game_id")].append(Seat(**values))
    return Listed(
        [describe(Seen(row, seats[row.id], keys)) for row in rows],
        f"{float(rows[-1].updated)!r},{rows[-1].id}" if more else None,
    )


def public_tables() -> Select[Any]:
    """Tables that everybody may see."""
    return select(GAMES).where(GAMES.c.public)


def tables_of(keys: Keys) -> Select[Any]:
    """Tables that a caller's own tokens open."""
    return select(GAMES).where(
        GAMES.c.id.in_(
            union(
                select(SEATS.c.game_id).where(SEATS.c.token_hash.in_(keys)),
                select(GAMES.c.id).where(GAMES.c.host_hash.in_(keys)),
                select(GAMES.c.id).where(GAMES.c.invite_hash.in_(keys)),
            )
        )
    )


def last_first(query: Select[Any]) -> Select[Any]:
    """Tables in the order of the list: the last used first."""
    return query.order_by(GAMES.c.updated.desc(), GAMES.c.id.desc())


def filtered(query: Select[Any], wanted: Filter, before: str | None) -> Select[Any]:
    """Those of the tables that are wanted, the last used first; where several were used at the
    same moment, no page skips one."""
    rules: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        rules.append(GAMES.c.game == wanted.game)
    if wanted.status is not None:
        rules.append(GAMES.c.status == wanted.status)
    if wanted.players is not None:
        rules.append(GAMES.c.players == wanted.players)
    if wanted.pace is not None:
        rules.append(GAMES.c.pace["kind"].as_string() == wanted.pace)
    if wanted.free:
        # The same as `is_free`. Said so that it is not looked up: the order has an index, too.
        rules.append(GAMES.c.status.not_in((FINISHED, ABANDONED, FROZEN)))
        rules.append(
            exists().where(
                SEATS.c.game_id == GAMES.c.id, SEATS.c.token_hash.is_(None), SEATS.c.kind != BOT
            )
        )
    if before is not None:
        moment, _, id = before.partition(",")
        last = tuple_(literal(float(moment), Float), literal(id))
        rules.append(tuple_(GAMES.c.updated, GAMES.c.id) < last)
    return last_first(query.where(*rules))


async def opens_something(connection: AsyncConnection, key: str) -> bool:
    """Whether a token opens any table."""
    return bool(
        await connection.scalar(
            select(
                or_(
                    exists().where(SEATS.c.token_hash == key),
                    exists().where(GAMES.c.host_hash == key),
                    exists().where(GAMES.c.invite_hash == key),
                )
            )
        )
    )


async def waiting_studies(connection: AsyncConnection, address: str) -> int:
    """Hints and reviews that are not finished, of all tables that one address has made."""
    return int(
        await connection.scalar(
            select(func.count())
            .select_from(JOBS.join(GAMES, GAMES.c.id == JOBS.c.game_id))
            .where(
                JOBS.c.kind.in_(("hint", "review")),
                JOBS.c.status.in_(("waiting", "leased")),
                GAMES.c.address_hash == address,
            )
        )
        or 0
    )
