"""Creating tables: new ones, study tables of a record, rematches. No rules of play."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.bots.levels import LEVELS
from sacbe.core.errors import BadOption
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.registry import find_game
from sacbe.server.clock import DAY
from sacbe.server.desk import Desk, Desks
from sacbe.server.errors import Refused
from sacbe.server.limits import network
from sacbe.server.schema import GAMES
from sacbe.server.settings import Limits, Settings
from sacbe.server.table_access import require_visible
from sacbe.server.table_rows import (
    ABANDONED,
    BOT,
    FINISHED,
    NOT_STARTED,
    OPEN,
    PERSON,
    RUNNING,
    Seat,
)
from sacbe.server.tokens import Keys, hash_token, new_id, new_token

ME: Final = "me"
BOTS: Final = tuple(f"level:{number}" for number in LEVELS)
COUNTED: Final = 30 * DAY
"""Tables unused for this long do not count against the limits."""
AGAIN: Final = ("players", "options", "title", "public", "hints", "pace")
"""What a rematch takes over from the table before it."""
NAME: Final = 40
"""Characters of a player's name."""
TITLE: Final = 80
"""Characters of a table's title."""


class Place(NamedTuple):
    """A seat of a new table: for its maker (`me`), a bot, or anybody who comes (`open`)."""

    kind: str
    name: str = ""
    bot: str | None = None


class TablePlan(NamedTuple):
    """The settings of a new table."""

    game: str
    places: Sequence[Place]
    options: dict[str, Any]
    pace: dict[str, Any]
    title: str = ""
    public: bool = False
    hints: bool = True
    auto_start: bool = True


class TableTokens(NamedTuple):
    """A new table and its tokens, which are shown only once."""

    game_id: str
    host: str
    invite: str
    seats: dict[int, str]


async def create(
    desks: Desks,
    settings: Settings,
    plan: TablePlan,
    address: str,
    record: Record | None = None,
    moves: int = 0,
) -> TableTokens:
    """Make a table; with a record, a study table that begins with the first `moves` of it."""
    rules = find_game(plan.game)
    players = rules.check_players(len(plan.places))
    given = rules.check_options(players, dict(plan.options))
    options = {name: value for name, value in given.items() if value is not None}
    tokens = TableTokens(new_id(), new_token(), new_token(), {})
    study = record is not None
    # The maker of a study table holds all its seats with one token.
    mine = new_token()
    seats = [
        make_seat(number, place, tokens.seats, mine if study else new_token())
        for number, place in enumerate(plan.places)
    ]
    values = first_values(rules, tokens.game_id, address) | {
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
    }
    async with desks.create(values, seats) as desk:
        await check_room(desk.connection, settings.limits, values["address_hash"])
        desk.append("created", study=study)
        if record is not None:
            await desk.start(record.moves[:moves])
        else:
            await begin_if_full(desk)
    return tokens


def first_values(rules: Game, game_id: str, address: str) -> dict[str, Any]:
    """Return the row of a table at which nothing has happened yet."""
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
        # A household has one address for all its machines: their tables count together.
        "address_hash": hash_token(f"address:{network(address)}"),
        "since": now,
        "created": now,
        "updated": now,
    }


def make_seat(number: int, place: Place, tokens: dict[int, str], token: str) -> Seat:
    """Return a seat of a new table; if it is the maker's, put its token into `tokens`."""
    if place.kind == BOT:
        return Seat(number, BOT, check_bot(place.bot), one_line(place.name), None, None, None)
    if place.kind == ME:
        tokens[number] = token
        return Seat(number, PERSON, None, one_line(place.name), hash_token(token), None, None)
    return Seat(number, OPEN, None, "", None, None, None)


def check_bot(level: str | None) -> str:
    """Return a bot that may sit at a table; raises `BadOption`."""
    if level not in BOTS:
        raise BadOption("error-server-bot", bot=str(level)[:40], known=", ".join(BOTS))
    return level


def one_line(text: str, most: int = NAME) -> str:
    """Make a name or a title fit to be shown."""
    return " ".join("".join(c for c in text if c.isprintable()).split())[:most].strip()


async def check_room(connection: AsyncConnection, limits: Limits, address: str) -> None:
    """Refuse another table if there are too many, on the server or from one address."""
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
    """Make a new table for the same people, with the tokens they have. The first to ask is its
    host, with the token of their seat or of the old host."""
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
        values = {
            **first_values(find_game(row.game), new_id(), address),
            **{name: getattr(row, name) for name in AGAIN},
            "study": False,
            "auto_start": False,
            "host_hash": held[0].token_hash if held else row.host_hash,
            "invite_hash": hash_token(invite),
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
    """Return a seat of a rematch: for its holder, for the bot that had it, or open."""
    if seat.token_hash is not None:
        return Seat(seat.seat, PERSON, None, seat.name, seat.token_hash, None, seat.webhook)
    if seat.kind == BOT:
        return Seat(seat.seat, BOT, seat.bot, seat.name, None, None, None)
    return Seat(seat.seat, OPEN, None, "", None, None, None)
