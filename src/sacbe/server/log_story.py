"""The log: what happened at a table as a story, one line a turn.

The story says what everybody saw, so it is the same for all seats. Only what stands appears: a turn
that was partly taken back is told again. An undo that goes back beyond its turn is a line of its
own."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
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
from sacbe.server.desk import BOT, FINISHED, FROZEN, OPEN, Seat
from sacbe.server.events import MOVE, UNDO, is_present

REMEMBERED: Final = 200
"""LogStories that are kept in memory, to be told on."""
STARTED: Final = "started"
AGREED: Final = "undo-agreed"
TURN: Final = "turn"
"""The kind of a line that tells a turn."""
ENDINGS: Final = (".", "!", "?", "…")


class Sentence(NamedTuple):
    """A message, its text in the reader's language, and what somebody did, without the name."""

    message: Message
    text: str
    what: str

    def json(self) -> dict[str, Any]:
        """Return the sentence as JSON."""
        return {**self.message.json(), "text": self.text, "what": self.what}


class Line(NamedTuple):
    """A line of the log: a turn, or something that happened at the table."""

    seq: int
    """The last event that it tells."""
    first: int
    """The first one."""
    kind: str
    """What kind of event it tells, or `TURN`."""
    turn: int | None
    seat: int | None
    said: tuple[Sentence, ...]

    @property
    def text(self) -> str:
        """The sentences one below the other, so that a Food Day is not lost behind a move."""
        return "\n".join(sentence.text for sentence in self.said)

    def json(self) -> dict[str, Any]:
        """Return the line as JSON: every sentence by key, parameters and text."""
        said = [sentence.json() for sentence in self.said]
        return {**self._asdict(), "said": said, "text": self.text}


class StoryTurn(NamedTuple):
    """A turn that stands: its line, and its moves as long as it may still grow or shrink."""

    number: int
    first: int
    last: int
    line: Line | None
    steps: tuple[tuple[int, Step], ...]

    def has(self, seq: int) -> bool:
        """Whether an event falls into it."""
        return self.first <= seq <= self.last


class LogStory(NamedTuple):
    """What was told of a table so far, and what it takes to tell on."""

    head: int
    position: Position | None
    turns: tuple[StoryTurn, ...]
    others: tuple[Line, ...]
    undos: tuple[tuple[int, int], ...]
    """The event of every undo, and the one that it went back to."""

    @property
    def lines(self) -> list[Line]:
        """All lines in order; a turn of which there is nothing to say has none."""
        told = [turn.line for turn in self.turns if turn.line is not None and turn.line.said]
        return sorted((*told, *self.others), key=lambda line: line.seq)


EMPTY: Final = LogStory(0, None, (), (), ())


class Forgotten(Exception):
    """An undo leads further back than what is remembered: all must be told from the beginning."""


def can_tell(row: Any) -> bool:
    """Whether a table's moves can be told as a story: not if they are of other rules."""
    return is_present(row) and row.status != FROZEN


def names(seats: Iterable[Seat], words: Words) -> list[str]:
    """The players' names, as far as they have one."""
    return [
        seat.name
        or (words.text("seat-open") if seat.kind == OPEN else "")
        or (seat.bot if seat.kind == BOT and seat.bot else "")
        for seat in seats
    ]


def tell(story: LogStory, row: Any, events: Iterable[Any], narrator: Narrator) -> LogStory:
    """The story of a table with some more events. Raises `Forgotten` if it cannot be told on, and
    whatever the rules make of events that are not theirs, or damaged."""
    rules = find_game(row.game)
    head, position = story.head, story.position
    turns, others, undos = list(story.turns), list(story.others), list(story.undos)
    digest: str | None = None
    agreed = False
    for event in events:
        head = event.seq
        if event.kind == MOVE:
            if position is None:
                raise ValueError("a move before the game has begun")
            step = take_step(position, rules.moves.parse(event.payload["move"]).id)
            position = step.after
            add(turns, event.seq, step)
            digest = event.digest
            continue
        if event.kind == STARTED:
            position = rules.start(row.players, **row.options)
        elif event.kind == UNDO:
            undos.append((event.seq, event.payload["to"]))
            former = position
            position = take_back(turns, event.payload["to"], position)
            digest = event.digest
            if not agreed and former and position and not ended(former, position):
                continue  # nobody's news: the turn goes on
            agreed = False
        agreed = agreed or event.kind == AGREED
        line = line_of(event, None, row.game, narrator)
        if event.kind == FINISHED and position is not None:
            points = find_face(rules).last_points(position, narrator)
            line = line._replace(said=(*line.said, *sentences(points, narrator)))
        others.append(line)
    # Moves are replayed without asking whether they are legal: what they lead to tells.
    if digest is not None and (position is None or position.digest() != digest):
        raise ValueError("another position than the stored one")
    last = len(turns) - 1
    told = [finished(turn, rules, narrator, number == last) for number, turn in enumerate(turns)]
    return LogStory(head, position, tuple(told), tuple(others), tuple(undos))


def ended(former: Position, position: Position) -> bool:
    """Whether a turn, or the game, was over that was taken back."""
    return former.is_over or former.turn != position.turn


def add(turns: list[StoryTurn], seq: int, step: Step) -> None:
    """One more move: of the last turn, or of a new one."""
    number = step.before.turn
    if turns and turns[-1].number == number:
        old = turns[-1]
        if not old.steps:
            raise Forgotten
        turns[-1] = StoryTurn(number, old.first, seq, None, (*old.steps, (seq, step)))
    else:
        turns.append(StoryTurn(number, seq, seq, None, ((seq, step),)))


def take_back(turns: list[StoryTurn], to: int, position: Position | None) -> Position | None:
    """Forget the moves after event `to`; the position that stands then."""
    while turns and turns[-1].last > to:
        old = turns.pop()
        if not old.steps:
            raise Forgotten
        kept = tuple((seq, step) for seq, step in old.steps if seq <= to)
        position = old.steps[len(kept)][1].before
        if kept:
            turns.append(StoryTurn(old.number, old.first, kept[-1][0], None, kept))
    return position


def finished(turn: StoryTurn, game: Game, narrator: Narrator, is_last: bool) -> StoryTurn:
    """A turn with its line. Only the last one can still change."""
    line = turn.line
    if line is None:
        steps = [step for _, step in turn.steps]
        seat = next((step.seat for step in steps if step.seat != CHANCE), None)
        said = sentences(find_face(game).tell(steps, narrator), narrator)
        line = Line(turn.last, turn.first, TURN, turn.number, seat, said)
    return turn._replace(line=line, steps=turn.steps if is_last else ())


def sentences(messages: Iterable[Message], narrator: Narrator) -> tuple[Sentence, ...]:
    """Put messages into words, each as a sentence of its own."""
    return tuple(
        Sentence(message, *(sentence(text) for text in texts(message, narrator)))
        for message in messages
    )


def texts(message: Message, narrator: Narrator) -> tuple[str, str]:
    """Return a message in words, and what somebody did in it ("" if it tells no deed)."""
    what = message.params.get("what", "")
    return narrator.text(message), narrator.text(what) if isinstance(what, Message) else str(what)


def sentence(text: str) -> str:
    """End a text with a full stop, if it has no ending of its own.

    >>> sentence("Ana: passes"), sentence("Day 3.")
    ('Ana: passes.', 'Day 3.')
    """
    return text if not text or text.endswith(ENDINGS) else f"{text}."


def line_of(event: Any, seat: int | None, game: str, narrator: Narrator) -> Line:
    """Tell one event by itself. What is another player's secret stays one."""
    told = views.tell(event, seat, None, game)
    message = views.event_message(told, narrator.names)
    try:
        said = Sentence(message, *texts(message, narrator))
    except LookupError:  # of another version, which said more or less
        said = Sentence(Message("text", {"text": event.kind}), event.kind, "")
    turn = told.get("turn") if event.kind == MOVE else None
    return Line(event.seq, event.seq, event.kind, turn, event.seat, (said,))


def since(story: LogStory, seq: int) -> tuple[int, list[Line]]:
    """What is new for somebody who knows the log up to an event: from where on all they know is to
    be replaced, and by which lines. A turn that has grown, or was taken back in part, is told
    whole."""
    start = seq
    for at, to in story.undos:
        if at > seq:
            # What ends there now may have gone on before.
            start = min([start, to, *(turn.first - 1 for turn in story.turns if turn.has(to))])
    while cut := [turn for turn in story.turns if turn.has(start) and turn.last > start]:
        start = cut[0].first - 1
    return start, [line for line in story.lines if line.seq > start]


class LogStories:
    """The stories that were told last. Each belongs to a table, a language and the names there."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most: int = most
        self.stories: OrderedDict[tuple[object, ...], LogStory] = OrderedDict()

    def get(self, key: tuple[object, ...], head: int) -> LogStory:
        """The story to tell on; an empty one if none is remembered. Another process may have told
        more than the caller has read: that is not for them."""
        found = self.stories.get(key, EMPTY)
        return found if found.head <= head else EMPTY

    def put(self, key: tuple[object, ...], story: LogStory) -> None:
        """Remember a story, unless a longer one is known."""
        if self.stories.get(key, EMPTY).head <= story.head:
            self.stories[key] = story
        self.stories.move_to_end(key)
        while len(self.stories) > self.most:
            self.stories.popitem(last=False)
