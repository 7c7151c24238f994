"""The log: what happened at a table as a story, one line a turn.

The story contains only what everybody saw, so it is the same for all seats, and only what was not
undone: a turn that was partly undone gets a new line. An undo that goes back beyond its turn has
its own line."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final, NamedTuple

from sacbe.core.game import Game
from sacbe.core.message import Message
from sacbe.core.position import CHANCE, Position
from sacbe.core.registry import find_game
from sacbe.face import find_face
from sacbe.face.narrator import Narrator
from sacbe.face.steps import Step, take_step
from sacbe.i18n.words import Words
from sacbe.server import views
from sacbe.server.events import MOVE, UNDO, MoveLine, is_present
from sacbe.server.table_rows import BOT, FINISHED, FROZEN, OPEN, Seat

REMEMBERED: Final = 200
"""Logs that are kept in memory, to be continued."""
STARTED: Final = "started"
AGREED: Final = "undo-agreed"
TURN: Final = "turn"
"""The kind of a line that describes a turn."""
ENDINGS: Final = (".", "!", "?", "…")


class Sentence(NamedTuple):
    """A message, its text in the reader's language, and what somebody did, without the name."""

    message: Message
    text: str
    what: str

    def json(self) -> dict[str, Any]:
        """Return the sentence as JSON."""
        return {**self.message.json(), "text": self.text, "what": self.what}


class StoryLine(NamedTuple):
    """A line of the log: a turn, or something that happened at the table."""

    seq: int
    """Its last event."""
    first: int
    """Its first event."""
    kind: str
    """The kind of its event, or `TURN`."""
    turn: int | None
    seat: int | None
    said: tuple[Sentence, ...]

    @property
    def text(self) -> str:
        """One sentence per line, so that a Food Day is not lost behind a move."""
        return "\n".join(sentence.text for sentence in self.said)

    def json(self) -> dict[str, Any]:
        """Return the line as JSON: every sentence by key, parameters and text."""
        said = [sentence.json() for sentence in self.said]
        return {**self._asdict(), "said": said, "text": self.text}

    def has(self, seq: int) -> bool:
        """Whether an event falls into it."""
        return self.first <= seq <= self.seq


class ToldMove(NamedTuple):
    """A move that was not undone: its event, its turn, and its step while the turn may change."""

    seq: int
    turn: int
    step: Step | None


class LogStory(NamedTuple):
    """The log of a table so far, and what it takes to continue it."""

    head: int
    position: Position | None
    moves: tuple[ToldMove, ...]
    turns: tuple[StoryLine, ...]
    """The turns that were not undone."""
    others: tuple[StoryLine, ...]
    undos: tuple[tuple[int, int], ...]
    """The event of every undo, and the one that it went back to."""

    @property
    def lines(self) -> list[StoryLine]:
        """All lines in order; a turn with nothing to report has none."""
        told = [turn for turn in self.turns if turn.said]
        return sorted((*told, *self.others), key=lambda line: line.seq)


EMPTY: Final = LogStory(0, None, (), (), (), ())


class Forgotten(Exception):
    """An undo leads further back than what is remembered: the log must start again."""


def can_tell(row: Any) -> bool:
    """Whether a table's moves can be described: not if they are of other rules."""
    return is_present(row) and row.status != FROZEN


def names(seats: Iterable[Seat], words: Words) -> list[str]:
    """Return the players' names, where they have one."""
    return [
        seat.name
        or (words.text("seat-open") if seat.kind == OPEN else "")
        or (seat.bot if seat.kind == BOT and seat.bot else "")
        for seat in seats
    ]


def tell(story: LogStory, row: Any, events: Iterable[Any], narrator: Narrator) -> LogStory:
    """Continue the log of a table with some more events. Raises `Forgotten` if it cannot be
    continued, and any error that the rules raise for damaged or foreign events."""
    rules = find_game(row.game)
    head, position = story.head, story.position
    line = MoveLine(story.moves)
    others, undos = list(story.others), list(story.undos)
    digest: str | None = None
    agreed = False
    for event in events:
        head = event.seq
        if event.kind == MOVE:
            if position is None:
                raise ValueError("a move before the game has begun")
            step = take_step(position, rules.moves.parse(event.payload["move"]).id)
            add(line, event.seq, step)
            position = step.after
            digest = event.digest
            continue
        if event.kind == STARTED:
            position = rules.start(row.players, **row.options)
        elif event.kind == UNDO:
            undos.append((event.seq, event.payload["to"]))
            former = position
            position = take_back(line, event.payload["to"], position)
            digest = event.digest
            if not agreed and former and position and not ended(former, position):
                continue  # not news: the turn continues
            agreed = False
        agreed = agreed or event.kind == AGREED
        told = line_of(event, None, row.game, narrator)
        if event.kind == FINISHED and position is not None:
            points = find_face(rules).last_points(position, narrator)
            told = told._replace(said=(*told.said, *sentences(points, narrator)))
        others.append(told)
    # Moves are replayed without checking whether they are legal: the digest shows it.
    if digest is not None and (position is None or position.digest() != digest):
        raise ValueError("another position than the stored one")
    turns = told_turns(line.entries, story.turns, rules, narrator)
    last = line.last.turn if line.entries else 0
    # Only the last turn can still change.
    moves = [move if move.turn == last else move._replace(step=None) for move in line.entries]
    return LogStory(head, position, tuple(moves), tuple(turns), tuple(others), tuple(undos))


def ended(former: Position, position: Position) -> bool:
    """Whether an undo went back beyond the end of a turn or of the game."""
    return former.is_over or former.turn != position.turn


def add(line: MoveLine[ToldMove], seq: int, step: Step) -> None:
    """Add a move; raises `Forgotten` if its turn was taken for finished."""
    turn = step.before.turn
    if line.entries and line.last.turn == turn and line.last.step is None:
        raise Forgotten
    line.add(ToldMove(seq, turn, step))


def take_back(line: MoveLine[ToldMove], to: int, position: Position | None) -> Position | None:
    """Forget the moves after event `to`; return the resulting position."""
    removed = line.undo(to)
    if not removed:
        return position
    first = removed[0].step
    if first is None:
        raise Forgotten
    return first.before


def told_turns(
    moves: Iterable[ToldMove], known: Iterable[StoryLine], game: Game, narrator: Narrator
) -> list[StoryLine]:
    """Return a line for each turn of some moves, known or made now."""
    lines = {(turn.first, turn.seq): turn for turn in known}
    out: list[StoryLine] = []
    for number, group in groupby(moves, lambda move: move.turn):
        turn = list(group)
        first, last = turn[0].seq, turn[-1].seq
        line = lines.get((first, last))
        if line is None:
            steps = [move.step for move in turn if move.step is not None]
            seat = next((step.seat for step in steps if step.seat != CHANCE), None)
            said = sentences(find_face(game).tell(steps, narrator), narrator)
            line = StoryLine(last, first, TURN, number, seat, said)
        out.append(line)
    return out


def sentences(messages: Iterable[Message], narrator: Narrator) -> tuple[Sentence, ...]:
    """Put messages into words, each as its own sentence."""
    return tuple(
        Sentence(message, *(sentence(text) for text in texts(message, narrator)))
        for message in messages
    )


def texts(message: Message, narrator: Narrator) -> tuple[str, str]:
    """Return a message in words, and what the player did in it ("" if it is about no player)."""
    what = message.params.get("what", "")
    return narrator.text(message), narrator.text(what) if isinstance(what, Message) else str(what)


def sentence(text: str) -> str:
    """End a text with a full stop, if it has no ending of its own.

    >>> sentence("Ana: passes"), sentence("Day 3.")
    ('Ana: passes.', 'Day 3.')
    """
    return text if not text or text.endswith(ENDINGS) else f"{text}."


def line_of(event: Any, seat: int | None, game: str, narrator: Narrator) -> StoryLine:
    """Return the line of one event. Another player's secret stays one."""
    told = views.tell(event, seat, None, game)
    message = views.event_message(told, narrator.names)
    try:
        said = Sentence(message, *texts(message, narrator))
    except LookupError:  # of another version, with other parameters
        said = Sentence(Message("text", {"text": event.kind}), event.kind, "")
    turn = told.get("turn") if event.kind == MOVE else None
    return StoryLine(event.seq, event.seq, event.kind, turn, event.seat, (said,))


def since(story: LogStory, seq: int) -> tuple[int, list[StoryLine]]:
    """Return what is new for a reader who knows the log up to an event: from which event on to
    replace what they have, and by which lines. A turn that has grown or shrunk comes whole."""
    start = seq
    for at, to in story.undos:
        if at > seq:
            # The turn that ends there now may have been longer.
            start = min([start, to, *(turn.first - 1 for turn in story.turns if turn.has(to))])
    while cut := [turn for turn in story.turns if turn.has(start) and turn.seq > start]:
        start = cut[0].first - 1
    return start, [line for line in story.lines if line.seq > start]


class LogStories:
    """The logs used last. Each belongs to a table, a language and the players' names."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most: int = most
        self.stories: OrderedDict[tuple[object, ...], LogStory] = OrderedDict()

    def get(self, key: tuple[object, ...], head: int) -> LogStory:
        """Return the log to continue; an empty one if none up to event `head` is remembered."""
        found = self.stories.get(key, EMPTY)
        return found if found.head <= head else EMPTY

    def put(self, key: tuple[object, ...], story: LogStory) -> None:
        """Remember a log, unless a longer one is known."""
        if self.stories.get(key, EMPTY).head <= story.head:
            self.stories[key] = story
        self.stories.move_to_end(key)
        while len(self.stories) > self.most:
            self.stories.popitem(last=False)
