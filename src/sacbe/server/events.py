"""From events to positions.

Moves and undos are events, and nothing is ever erased. Snapshots save replaying the events before
them; they could all be dropped."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from sqlalchemy import Row, and_, bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sacbe.core.arguments import whole
from sacbe.core.errors import SacbeError
from sacbe.core.game import Game
from sacbe.core.position import CHANCE, Position
from sacbe.core.registry import GAMES as RULES
from sacbe.core.registry import find_game
from sacbe.server.errors import Refused
from sacbe.server.schema import EVENTS, SNAPSHOTS

MOVE: Final = "move"
UNDO: Final = "undo"
EVERY: Final = 64
"""Changes of the position between two snapshots, at most."""
EVERYTHING: Final = 1_000_000
"""More events than a table ever has."""
REMEMBERED: Final = 1000
"""Tables whose last position is kept in memory."""
EVENTS_OF: Final = (
    select(EVENTS)
    .where(
        EVENTS.c.game_id == bindparam("id"),
        EVENTS.c.seq > bindparam("since"),
        EVENTS.c.seq <= bindparam("last"),
    )
    .order_by(EVENTS.c.seq)
    .limit(bindparam("most"))
)
MOVES_OF: Final = EVENTS_OF.where(EVENTS.c.kind.in_((MOVE, UNDO)))
"""Events that change the position."""


class Numbered(Protocol):
    """Something that came from an event."""

    @property
    def seq(self) -> int:
        """The number of the event."""


Entry = TypeVar("Entry", bound=Numbered)


class MoveLine(Generic[Entry]):
    """The moves that remain after undos, in order. An entry is what a reader of events needs to
    know about a move: its token, the position after it, or its description.

    >>> from types import SimpleNamespace
    >>> line = MoveLine(SimpleNamespace(seq=seq) for seq in (3, 4, 7))
    >>> [entry.seq for entry in line.undo(to=3)], [entry.seq for entry in line.entries]
    ([4, 7], [3])
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries: list[Entry] = list(entries)

    @property
    def last(self) -> Entry:
        return self.entries[-1]

    def add(self, entry: Entry) -> None:
        """Add a move."""
        self.entries.append(entry)

    def undo(self, to: int) -> list[Entry]:
        """Remove the moves after event `to`, and return them in order."""
        kept = len(self.entries)
        while kept and self.entries[kept - 1].seq > to:
            kept -= 1
        removed = self.entries[kept:]
        del self.entries[kept:]
        return removed


class State(NamedTuple):
    """A position, the event that made it, and how far back its mover may undo without asking: to
    the last event that revealed something, or that another seat decided."""

    position: Position
    seq: int
    free_to: int

    def after(self, seq: int, id: int) -> State:
        """Return the state after one more move."""
        position = self.position.copy()
        position.apply(id)
        before = self.position
        same = position.turn == before.turn and position.to_move == before.to_move
        by_person = before.to_move >= 0
        return State(position, seq, self.free_to if same and by_person else seq)

    def json(self, rules: int | None = None) -> dict[str, Any]:
        """Return the state as a snapshot stores it, or as earlier rules would have stored it."""
        dump, game = self.position.dump(), self.position.game
        if rules is not None and rules != game.rules_version:
            dump = game.earlier_dump(dump, rules)
        return {"position": dump, "seq": self.seq, "free_to": self.free_to}


class Event(NamedTuple):
    """An event that is being written, in the shape of a row of the database."""

    game_id: str
    seq: int
    seat: int | None
    kind: str
    payload: dict[str, Any]
    digest: str | None
    time: float


class StoredMove(NamedTuple):
    """A move of the line that is being played, as its event stored it."""

    seq: int
    seat: int
    token: str
    turn: int
    digest: str
    secret: int | None = None


def is_present(row: Any) -> bool:
    """Whether a game is of the rules version that this server has."""
    rules = RULES.get(row.game)
    return rules is not None and bool(row.rules == rules.rules_version)


@contextmanager
def replaying() -> Iterator[None]:
    """A context that turns any error over damaged or foreign events into one refusal."""
    try:
        yield
    except Exception as error:
        raise Refused(409, "error-server-is-frozen") from error


def first_state(row: Row[Any], seq: int) -> State:
    """Return the state of a table that event `seq` starts."""
    rules = find_game(row.game)
    return State(rules.start(row.players, **row.options), seq, seq)


def standing_moves(events: Iterable[Row[Any]]) -> list[StoredMove]:
    """Return the moves of some events that were not undone."""
    line: MoveLine[StoredMove] = MoveLine()
    for event in events:
        # A record can be asked for even if an event is damaged.
        payload: dict[str, Any] = event.payload if isinstance(event.payload, dict) else {}
        if event.kind == MOVE:
            seat = CHANCE if event.seat is None else event.seat
            token, turn = str(payload.get("move", "?")), whole(payload.get("turn")) or 0
            secret = whole(payload.get("secret"))
            line.add(StoredMove(event.seq, seat, token, turn, event.digest or "", secret))
        elif event.kind == UNDO and (to := whole(payload.get("to"))) is not None:
            line.undo(to)
    return line.entries


async def whole_line(connection: AsyncConnection, game_id: str, seq: int) -> list[StoredMove]:
    """Return the moves that stood after event `seq`, from the beginning."""
    return standing_moves(await event_rows(connection, game_id, 0, seq, moves_only=True))


async def event_rows(
    connection: AsyncConnection,
    game_id: str,
    since: int,
    last: int,
    most: int = EVERYTHING,
    moves_only: bool = False,
) -> Sequence[Row[Any]]:
    """Return events (with `moves_only`: moves and undos) after `since` up to `last`."""
    asked = {"id": game_id, "since": since, "last": last, "most": most}
    return (await connection.execute(MOVES_OF if moves_only else EVENTS_OF, asked)).all()


async def started_at(connection: AsyncConnection, game_id: str) -> int:
    """Return the event that started a table; 0 if it has not been started."""
    found = await connection.scalar(
        select(EVENTS.c.seq).where(EVENTS.c.game_id == game_id, EVENTS.c.kind == "started")
    )
    return int(found or 0)


async def state_at(connection: AsyncConnection, row: Row[Any], seq: int) -> State:
    """Return the state after event `seq` of a table that has been started."""
    if not is_present(row):
        raise Refused(409, "error-server-is-frozen")
    rules = RULES[row.game]
    kept = await newest_snapshot(connection, rules, row.id, seq)
    if kept is not None:
        after, state = kept
        rest = await replay_from(connection, row.id, state, after, seq)
        if rest is not None:
            return rest
    start = await started_at(connection, row.id)
    steps = await whole_line(connection, row.id, seq)
    with replaying():
        state = first_state(row, start)
        for step in steps:
            state = state.after(step.seq, rules.moves.parse(step.token).id)
        if steps:
            check_digest(state, steps[-1].digest)
    return state


def check_digest(state: State, digest: str | None) -> None:
    """Check a replayed position: moves are replayed without checking whether they are legal."""
    if state.position.digest() != digest:
        raise ValueError(f"event {state.seq}: another position than the stored one")


async def newest_snapshot(
    connection: AsyncConnection, rules: Game, game_id: str, seq: int
) -> tuple[int, State] | None:
    """Return the last snapshot up to event `seq`: its event, and the state. None if there is none,
    or if it is damaged, of other rules, or does not match its event: it is only a shortcut."""
    query = (
        select(SNAPSHOTS.c.seq, SNAPSHOTS.c.state, EVENTS.c.digest)
        .join(
            EVENTS,
            and_(EVENTS.c.game_id == SNAPSHOTS.c.game_id, EVENTS.c.seq == SNAPSHOTS.c.seq),
        )
        .where(SNAPSHOTS.c.game_id == game_id, SNAPSHOTS.c.seq <= seq)
        .order_by(SNAPSHOTS.c.seq.desc())
        .limit(1)
    )
    try:
        found = (await connection.execute(query)).first()
        if found is None:
            return None
        # After an undo, an earlier event made the position.
        kept: dict[str, Any] = found.state
        state = State(rules.load(kept["position"]), int(kept["seq"]), int(kept["free_to"]))
        check_digest(state, found.digest)
    except (SacbeError, KeyError, TypeError, ValueError):
        return None
    return int(found.seq), state


async def replay_from(
    connection: AsyncConnection, game_id: str, start: State, after: int, seq: int
) -> State | None:
    """Return the state after event `seq`, from the one after event `after`; see `replay`."""
    return replay(start, await event_rows(connection, game_id, after, seq, moves_only=True))


def replay(start: State, rows: Iterable[Any]) -> State | None:
    """Return the state after some moves and undos; None if one leads back to before the start."""
    moves = start.position.game.moves
    line = MoveLine([start])
    digest: str | None = None
    with replaying():
        for event in rows:
            digest = event.digest
            if event.kind == MOVE:
                line.add(line.last.after(event.seq, moves.parse(event.payload["move"]).id))
            elif event.payload["to"] < start.seq:
                return None
            else:
                line.undo(event.payload["to"])
        if digest is not None:
            check_digest(line.last, digest)
    return line.last


class RecentStates:
    """The last states of recent tables, used only if the database confirms them."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most: int = most
        self.states: OrderedDict[str, tuple[int, State]] = OrderedDict()

    def get(self, game_id: str, position_seq: int) -> State | None:
        """Return the state that event `position_seq` made, if it is remembered."""
        found = self.states.get(game_id)
        if found is None or found[0] != position_seq:
            return None
        self.states.move_to_end(game_id)
        return found[1]

    def put(self, game_id: str, position_seq: int, state: State) -> None:
        """Remember a state that has been committed."""
        self.states[game_id] = (position_seq, state)
        self.states.move_to_end(game_id)
        while len(self.states) > self.most:
            self.states.popitem(last=False)

    def before(self, game_id: str, position_seq: int) -> tuple[int, State] | None:
        """Return an earlier state, and the event after which it was current."""
        found = self.states.get(game_id)
        return found if found is not None and found[0] < position_seq else None


async def state_now(
    connection: AsyncConnection, recent: RecentStates, row: Row[Any], position_seq: int
) -> State:
    """Return the state that event `position_seq` made, the last that changed the position: as
    remembered, a few events further (made by another process), or read from the database."""
    found = recent.get(row.id, position_seq)
    if found is not None:
        return found
    earlier = recent.before(row.id, position_seq)
    if earlier is not None:
        after, start = earlier
        found = await replay_from(connection, row.id, start, after, position_seq)
    return found or await state_at(connection, row, position_seq)
