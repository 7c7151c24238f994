"""The shapes of requests and answers. A request with an unknown field is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from sacbe.core.view_types import MessageView
from sacbe.i18n import LANGUAGES
from sacbe.server import clock
from sacbe.server.routes.game_models import GameView, OptionShown
from sacbe.server.table_setup import BOTS

Name = Annotated[str, StringConstraints(max_length=80)]
Level = Literal[BOTS]  # type: ignore[valid-type]
Seq = Annotated[int, Field(ge=0, le=2_000_000_000)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[!-~]+$")]
LongKey = Annotated[str, StringConstraints(min_length=32, max_length=80, pattern=r"^[!-~]+$")]
LEAST_PLAYOUTS, MOST_PLAYOUTS, MOST_BEST = 50, 3000, 5
Playouts = Annotated[int, Field(ge=LEAST_PLAYOUTS, le=MOST_PLAYOUTS)]
LANGUAGE_NAMES = tuple(LANGUAGES)
Language = Literal[LANGUAGE_NAMES]  # type: ignore[valid-type]
Token = Annotated[str, StringConstraints(max_length=80)]
Cursor = Annotated[
    str, StringConstraints(max_length=60, pattern=r"^[0-9]{1,12}(\.[0-9]{1,20})?,[0-9a-z]{1,20}$")
]
"""Where a page ends: a moment and a table."""


class Asked(BaseModel):
    """What a client sends."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Untimed(Asked):
    kind: Literal["untimed"] = clock.UNTIMED
    late: Literal["bot", "others"] = "bot"
    bot: Level = "level:2"


class Live(Asked):
    """A clock for each player: `seconds` at the start, and `increment` more for each turn."""

    kind: Literal["live"]
    seconds: Annotated[int, Field(ge=10, le=24 * 3600)] = 1800
    increment: Annotated[int, Field(ge=0, le=3600)] = 20
    late: Literal["bot", "others"] = "bot"
    bot: Level = "level:2"


class Days(Asked):
    """`days` for each turn."""

    kind: Literal["days"]
    days: Annotated[float, Field(ge=0.01, le=60, strict=False)] = 3
    late: Literal["bot", "others"] = "others"
    bot: Level = "level:2"


Pace = Annotated[Untimed | Live | Days, Field(discriminator="kind")]


class PlaceAsked(Asked):
    """Who sits there: yourself, a bot, or anybody who comes."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""
    bot: Level | None = None


class TableAsked(Asked):
    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[PlaceAsked], Field(min_length=1, max_length=8)]
    options: dict[str, int | str] = Field(default_factory=dict, max_length=16)
    pace: Pace = Field(default_factory=Untimed)
    title: Name = ""
    public: bool = False
    hints: bool = True
    start: Literal["full", "host"] = "full"


class ClaimAsked(Asked):
    """With your own long, random `key`, you can send a claim again if no answer came: the answer
    has the same token. The token is derived from the key, so keep it secret."""

    name: Name = ""
    key: LongKey | None = None


class StartAsked(Asked):
    fill: Level | None = None


class BotAsked(Asked):
    bot: Level = "level:2"


class RevokeAsked(Asked):
    """With `open`, vacate the seat; otherwise the answer has a new token for the same player, but
    not while the game runs."""

    open: bool = False


class VoteAsked(Asked):
    seat: SeatNumber
    choice: Literal["bot", "wait", "end"]
    asked: Seq
    """Which vote: the `seq` that the table's `asked` has."""


class SeatChanges(Asked):
    name: Name | None = None
    webhook: Annotated[str, StringConstraints(max_length=500)] | None = None


class CommandAsked(Asked):
    key: Key
    base: Seq
    seat: SeatNumber
    move: Annotated[str, StringConstraints(min_length=1, max_length=200)]


class UndoAsked(Asked):
    key: Key
    base: Seq
    seat: SeatNumber
    to: Seq | None = None


class UndoAnswer(Asked):
    seat: SeatNumber
    accept: bool
    asked: Seq
    """Which question: the `seq` that the table's `asked` has."""


class ChatAsked(Asked):
    """A message; `seat` says who speaks if you hold several seats."""

    text: Annotated[str, StringConstraints(max_length=4000)]
    key: Key
    seat: SeatNumber | None = None


class SessionAsked(Asked):
    token: Token


class RecordAsked(Asked):
    """A record to study, with its first `moves`. Default: all."""

    record: str
    moves: Seq | None = None
    title: Name = ""


class StudyAsked(Asked):
    """A table to study, from the position after event `at`. Default: the last."""

    at: Seq | None = None
    title: Name = ""


class HintAsked(Asked):
    """The `best` ways to play that a search of `playouts` finds, described in `lang`. Default:
    the language of `Accept-Language`."""

    seat: SeatNumber
    best: Annotated[int, Field(ge=1, le=MOST_BEST)] = 3
    playouts: Playouts = 1000
    lang: Language | None = None


class ReviewAsked(Asked):
    """`playouts` for each turn. Default: what suits the game."""

    playouts: Playouts | None = None


# Messages over the WebSocket.


class Where(Asked):
    """What the address contains beside the table."""

    seat: SeatNumber | None = None
    since: Seq | None = None
    chat: Seq | None = None


class Hello(Where):
    """Who the client is, and what it has already seen."""

    type: Literal["hello"]
    token: Token | None = None


class Ping(Asked):
    type: Literal["ping"]


class Sync(Asked):
    """Ask for everything after event `since` again, with the tokens that the session has now."""

    type: Literal["sync"]
    since: Seq
    chat: Seq | None = None


class Say(ChatAsked):
    type: Literal["chat"]


# Answers, for the schema.


class Said(BaseModel):
    key: str
    params: dict[str, Any]
    text: str


class Refusal(BaseModel):
    error: Said


class SeatShown(BaseModel):
    seat: int
    kind: str
    name: str
    bot: str | None
    bank: float | None
    free: bool
    yours: bool


class UndoQuestion(BaseModel):
    """May `seat` go back to event `to`? `of` are the seats to answer; those in `agreed` did."""

    kind: Literal["undo"]
    seat: int
    seq: int
    to: int
    of: list[int]
    agreed: list[int]


class VoteQuestion(BaseModel):
    """What happens to `seat`, which is late? `of` are the seats to vote, with their `votes`."""

    kind: Literal["vote"]
    seat: int
    seq: int
    of: list[int]
    votes: dict[str, Literal["bot", "wait", "end"]]


class TableResult(BaseModel):
    """The points of every seat, written like “30” or “30 1/4”, and who won."""

    scores: list[str]
    winners: list[int]


class TableShown(BaseModel):
    id: str
    game: str
    options: dict[str, Any]
    rules: int
    players: int
    status: str
    title: str
    public: bool
    study: bool
    hints: bool
    start: Literal["full", "host"]
    pace: Pace
    head: int
    position_seq: int
    chat: int
    to_move: int | None
    turn: int
    since: float
    deadline: float | None
    asked: Annotated[UndoQuestion | VoteQuestion, Field(discriminator="kind")] | None
    result: TableResult | None
    rematch: str | None
    created: float
    updated: float
    seats: list[SeatShown]
    host: bool


class TableNow(TableShown):
    """A table, and the time of the server in seconds since 1970."""

    now: float


class TablesShown(BaseModel):
    """Tables; `next` is the `before` of the next page."""

    tables: list[TableShown]
    next: str | None
    now: float


class Link(BaseModel):
    token: str
    link: str


class TableMade(BaseModel):
    table: TableNow
    host: Link
    invite: Link
    seats: dict[str, Link]


class SeatClaimed(BaseModel):
    table: TableNow
    seat: Link


class SeatLeft(BaseModel):
    """The table as it is without you; null if you may no longer see it."""

    table: TableNow | None


class MaybeLink(BaseModel):
    table: TableNow
    seat: Link | None


class Invited(BaseModel):
    invite: Link


class RematchMade(BaseModel):
    table: str
    invite: Link | None


class ScoreShown(BaseModel):
    """Points, exactly: in some games they come in quarters."""

    numerator: int
    denominator: int


class ResultShown(BaseModel):
    """The points of every seat, and who won."""

    scores: list[ScoreShown]
    winners: list[int]


class ViewShown(BaseModel):
    """What you may know of a position, and your choices if it is your turn. You can go back to
    event `undo_to` without asking anybody."""

    seq: int
    seat: int | None
    view: GameView
    options: list[OptionShown]
    undo_to: int | None
    result: ResultShown | None


class WayShown(BaseModel):
    """The cheapest way of a figure: its cost, the moves to send one after another, and every place
    on the way."""

    figure: str
    start: str
    end: str
    cost: int
    moves: list[str]
    path: list[str]


class WaysShown(BaseModel):
    seq: int
    seat: int | None
    ways: list[WayShown]


class AnyEvent(BaseModel):
    """Something that happened at a table. Digests are shown when the game is over."""

    seq: int
    seat: int | None
    time: float
    digest: str | None


class MoveEvent(AnyEvent):
    """A move. `move` is null while it is the secret of another seat, `secret_of`."""

    kind: Literal["move"]
    turn: int | None
    move: str | None
    move_kind: str | None
    args: dict[str, int | str | list[str]] | None
    message: MessageView | None
    secret_of: int | None


class UndoEvent(AnyEvent):
    """An undo of all moves after event `to`."""

    kind: Literal["undo"]
    turn: int | None
    to: int


class TableEvent(AnyEvent):
    """Anything else; `about` says more."""

    kind: Literal[
        "abandoned",
        "created",
        "finished",
        "frozen",
        "handed",
        "joined",
        "left",
        "rematch",
        "renamed",
        "renewed",
        "revoked",
        "started",
        "taken",
        "timeout",
        "undo-agreed",
        "undo-asked",
        "undo-refused",
        "vote",
        "waited",
    ]
    about: dict[str, Any]


EventShown = Annotated[MoveEvent | UndoEvent | TableEvent, Field(discriminator="kind")]


class CommandDone(ViewShown):
    events: list[EventShown]


class EventsShown(BaseModel):
    head: int
    events: list[EventShown]


class ChatMessage(BaseModel):
    number: int
    seat: int | None
    name: str
    text: str
    time: float


class ChatShown(BaseModel):
    head: int
    messages: list[ChatMessage]


class ChatDone(BaseModel):
    number: int


class SentenceShown(BaseModel):
    """A message of the catalogues with its parameters, its text in your language, and `what` the
    player did, without the name ("" if it is about no player)."""

    key: str
    params: dict[str, int | str | MessageView]
    text: str
    what: str


class LogLine(BaseModel):
    """A turn (`kind` is `turn`), from its event `first` to its last so far, `seq`; or something
    that happened at the table, which is one event of that kind."""

    seq: int
    first: int
    kind: str
    turn: int | None
    seat: int | None
    said: list[SentenceShown]
    text: str


class LogShown(BaseModel):
    """The lines of the log whose `seq` is greater than `from`."""

    model_config = ConfigDict(populate_by_name=True)

    head: int
    start: int = Field(alias="from")
    lines: list[LogLine]


class SessionShown(BaseModel):
    tables: list[TableShown]


class Done(BaseModel):
    table: TableNow


class PresenceShown(BaseModel):
    """Who is connected: the seats, and how many others watch."""

    seats: list[int]
    watching: int


class JobShown(BaseModel):
    """A hint or a review: its result or error, and its progress from 0 to 1."""

    id: str
    kind: Literal["hint", "review"]
    table: str
    status: Literal["waiting", "running", "done", "failed"]
    progress: float
    result: dict[str, Any] | None
    error: Said | None


class JobMade(BaseModel):
    job: JobShown
