"""The log: what happened at a table as a story, one line a turn.

The story says what everybody saw, so that it is the same for all seats. What stands is told: a
turn that was taken back in part is told anew. An undo that goes back beyond its turn is a line of
its own."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from sacbe.core.position import CHANCE, Position
from sacbe.core.registry import find_game
from sacbe.i18n.words import Words
from sacbe.server import views
from sacbe.server.desk import BOT, FINISHED, FROZEN, OPEN, Seat
from sacbe.server.events import MOVE, UNDO, is_present
from sacbe.story.company import Company
from sacbe.story.games import LAST_POINTS, STORIES
from sacbe.story.steps import Step

REMEMBERED: Final = 200
"""Tales that are kept in memory, to be told on."""
STARTED: Final = "started"
AGREED: Final = "undo-agreed"
ENDINGS: Final = (".", "!", "?", "…")


class Line(NamedTuple):
    """A line of the log: a turn, or something that happened at the table."""

    seq: int
    """The last event that it tells."""
    first: int
    """The first one."""
    turn: int | None
    seat: int | None
    text: str


class Told(NamedTuple):
    """A turn that stands: its line, and its moves as long as it may still grow or shrink."""

    number: int
    first: int
    last: int
    line: Line | None
    steps: tuple[tuple[int, Step], ...]

    def has(self, seq: int) -> bool:
        """Whether an event falls into it."""
        return self.first <= seq <= self.last


class Tale(NamedTuple):
    """What was told of a table so far, and what it takes to tell on."""

    head: int
    position: Position | None
    turns: tuple[Told, ...]
    others: tuple[Line, ...]
    undos: tuple[tuple[int, int], ...]
    """The event of every undo, and the one that it went back to."""

    @property
    def lines(self) -> list[Line]:
        """All lines in order; a turn of which there is nothing to say has none."""
        told = [turn.line for turn in self.turns if turn.line is not None and turn.line.text]
        return sorted((*told, *self.others), key=lambda line: line.seq)


EMPTY: Final = Tale(0, None, (), (), ())


class Forgotten(Exception):
    """An undo leads further back than what is remembered: all must be told from the beginning."""


def can_tell(row: Any) -> bool:
    """Whether a table's moves can be told as a story: not if they are of other rules."""
    return is_present(row) and row.status != FROZEN


def names(seats: Iterable[Seat], words: Words) -> list[str]:
    """The players' names, as far as they have one."""
    return [
        seat.name
        or (words.text("web-seat-open") if seat.kind == OPEN else "")
        or (seat.bot if seat.kind == BOT and seat.bot else "")
        for seat in seats
    ]


def tell(tale: Tale, row: Any, events: Iterable[Any], company: Company) -> Tale:
    """The tale of a table with some more events. Raises `Forgotten` if it cannot be told on, and
    whatever the rules make of events that are not theirs, or damaged."""
    rules = find_game(row.game)
    head, position = tale.head, tale.position
    turns, others, undos = list(tale.turns), list(tale.others), list(tale.undos)
    digest: str | None = None
    agreed = False
    for event in events:
        head = event.seq
        if event.kind == MOVE:
            if position is None:
                raise ValueError("a move before the game has begun")
            before, position = position, position.copy()
            move = rules.moves.parse(event.payload["move"])
            position.apply(move.id)
            add(turns, event.seq, Step(before, move, position))
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
        line = line_of(event, None, row.game, company)
        if event.kind == FINISHED and position is not None and row.game in LAST_POINTS:
            points = LAST_POINTS[row.game](position, company)
            line = line._replace(text=paragraphs([line.text, *points]))
        others.append(line)
    # Moves are replayed without asking whether they are legal: what they lead to tells.
    if digest is not None and (position is None or position.digest() != digest):
        raise ValueError("another position than the stored one")
    last = len(turns) - 1
    told = [finished(turn, row.game, company, number == last) for number, turn in enumerate(turns)]
    return Tale(head, position, tuple(told), tuple(others), tuple(undos))


def ended(former: Position, position: Position) -> bool:
    """Whether a turn, or the game, was over that was taken back."""
    return former.is_over or former.turn != position.turn


def add(turns: list[Told], seq: int, step: Step) -> None:
    """One more move: of the last turn, or of a new one."""
    number = step.before.turn
    if turns and turns[-1].number == number:
        old = turns[-1]
        if not old.steps:
            raise Forgotten
        turns[-1] = Told(number, old.first, seq, None, (*old.steps, (seq, step)))
    else:
        turns.append(Told(number, seq, seq, None, ((seq, step),)))


def take_back(turns: list[Told], to: int, position: Position | None) -> Position | None:
    """Forget the moves after event `to`; the position that stands then."""
    while turns and turns[-1].last > to:
        old = turns.pop()
        if not old.steps:
            raise Forgotten
        kept = tuple((seq, step) for seq, step in old.steps if seq <= to)
        position = old.steps[len(kept)][1].before
        if kept:
            turns.append(Told(old.number, old.first, kept[-1][0], None, kept))
    return position


def finished(turn: Told, game: str, company: Company, is_last: bool) -> Told:
    """A turn with its line. Only the last one can still change."""
    line = turn.line
    if line is None:
        steps = [step for _, step in turn.steps]
        seat = next((step.seat for step in steps if step.seat != CHANCE), None)
        line = Line(turn.last, turn.first, turn.number, seat, story(game, steps, company))
    return turn._replace(line=line, steps=turn.steps if is_last else ())


def story(game: str, steps: list[Step], company: Company) -> str:
    """A turn in words."""
    if game in STORIES:
        return paragraphs(STORIES[game](steps, company))
    said = company.sequence([company.text(step.move.message) for step in steps])
    return sentence(said) if said else ""


def paragraphs(said: Iterable[str]) -> str:
    """Sentences one below the other: a Food Day is not lost behind what a player did."""
    return "\n".join(sentence(text) for text in said)


def sentence(text: str) -> str:
    """A text that others may follow.

    >>> sentence("Ana: passes"), sentence("Day 3.")
    ('Ana: passes.', 'Day 3.')
    """
    return text if text.endswith(ENDINGS) else f"{text}."


def line_of(event: Any, seat: int | None, game: str, company: Company) -> Line:
    """An event by itself. What is another's secret stays one."""
    told = views.tell(event, seat, None, game)
    said = views.in_words(told, company.names, company.words)
    turn = told.get("turn") if event.kind == MOVE else None
    return Line(event.seq, event.seq, turn, event.seat, said)


def since(tale: Tale, seq: int) -> tuple[int, list[Line]]:
    """What is new for somebody who knows the log up to an event: from where on all they know is to
    be replaced, and by which lines. A turn that has grown, or was taken back in part, is told
    whole."""
    start = seq
    for at, to in tale.undos:
        if at > seq:
            # What ends there now may have gone on before.
            start = min([start, to, *(turn.first - 1 for turn in tale.turns if turn.has(to))])
    while cut := [turn for turn in tale.turns if turn.has(start) and turn.last > start]:
        start = cut[0].first - 1
    return start, [line for line in tale.lines if line.seq > start]


class Tales:
    """The tales that were told last. Each belongs to a table, a language and the names there."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most: int = most
        self.tales: OrderedDict[tuple[object, ...], Tale] = OrderedDict()

    def get(self, key: tuple[object, ...], head: int) -> Tale:
        """The tale to tell on; an empty one if none is remembered. Another process may have told
        more than the caller has read: that is not for them."""
        found = self.tales.get(key, EMPTY)
        return found if found.head <= head else EMPTY

    def put(self, key: tuple[object, ...], tale: Tale) -> None:
        """Remember a tale, unless a longer one is known."""
        if self.tales.get(key, EMPTY).head <= tale.head:
            self.tales[key] = tale
        self.tales.move_to_end(key)
        while len(self.tales) > self.most:
            self.tales.popitem(last=False)
