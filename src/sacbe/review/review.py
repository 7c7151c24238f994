"""A whole game, looked at again: how the chances went, what decided it, which turns lost most, and
where the points came from. The result is data for pages and programs, in no language yet."""

from __future__ import annotations

import math
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from fractions import Fraction
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeVar

from sacbe.bots.parent import leave_with_parent
from sacbe.core.errors import SacbeError
from sacbe.core.position import CHANCE, Position
from sacbe.core.record import Record
from sacbe.core.record import points as written
from sacbe.face import find_face
from sacbe.face.game_face import Gain
from sacbe.face.steps import Step, history
from sacbe.review import analysis
from sacbe.review.analysis import Budget, Line, Moves, Reason, Value
from sacbe.review.sources import all_gains, by_source, decided, milestones
from sacbe.review.telling import whole_turn

FORMAT: Final = "sacbe review 1"
LINES: Final = 3
"""Lines that are compared with what was played."""
DOUBTED: Final = 5
"""Turns of each player that are looked at again."""
REPEATS: Final = ((0.5, 1.0), (1.0, 2.0), (1.0, 0.5), (1.5, 1.0))
"""Those are measured anew as often, each time in another way: with more or fewer playouts, by a
search that is more or less curious, and with another seed. Where nothing is drawn, the seed alone
would change nothing, and the noise would seem to be none."""
SURE: Final = 2.353
"""Standard errors that a loss must exceed, and what changes in a turning point: it would be 95 %,
one-sided, were the repeats independent."""
CURVE: Final = 4
"""The chances after a turn are measured as often as a doubt, each time with so many times fewer
playouts in all, shared among as many searches as there are players."""
LEAST_WINS: Final = 0.02
LEAST_POINTS: Final = 1.5
"""A smaller loss is not worth naming."""
SWINGS: Final = 3
LOSSES: Final = 3
"""Told of each player at most."""
POINT_WORTH: Final = 0.01
"""What a point counts beside the probability of winning when losses are put in order."""


class Unfinished(SacbeError):
    """A game that is not over yet cannot be reviewed."""


class WorkerDied(SacbeError):
    """A process that worked on a review is no more."""


class Turn(NamedTuple):
    """A turn of a recorded game: from the seat's first choice to its last one."""

    number: int
    seat: int
    first: int
    """How many moves were made before it."""
    moves: Moves


class Standing(NamedTuple):
    """How the seats stood after a turn, as it really went."""

    wins: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard errors of the chances to win."""
    points: tuple[float, ...]


class Look(NamedTuple):
    """What a first look at a turn found."""

    number: int
    played: Line
    best: Line | None
    """None if there was nothing to choose."""
    after: Standing


class Doubt(NamedTuple):
    """What came of measuring a turn again: how much better the better line was, each time."""

    number: int
    wins: list[float]
    points: list[float]


Progress = Callable[[int, int], None]
Result = TypeVar("Result")


def review(
    record: Record,
    playouts: int | None = None,
    seed: int = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Everything about a finished game, as JSON. The same record, playouts and seed always give
    the same, however many processes work on it; `progress` is told how much of how much is done.
    Raises `Unfinished`."""
    playouts = find_face(record.game).review_playouts if playouts is None else playouts
    if not record.position.is_over:
        raise Unfinished("error-review-unfinished", turns=record.position.turn)
    turns = all_turns(record)
    with Crew(record, playouts, seed, workers) as crew:
        # Nobody knows yet how many turns will be looked at again: at most so many.
        most = len(turns) + record.players * DOUBTED
        report = progress or _silent
        looks = crew.look(turns, lambda done: report(done, most))
        doubtful = doubted(looks, record.players)
        doubts = crew.doubt(doubtful, lambda done: report(len(turns) + done, most))
        report(most, most)
    return Story(record, turns, looks, doubts, playouts, seed).json()


def _silent(done: int, most: int) -> None:
    pass


def all_turns(record: Record) -> list[Turn]:
    """The turns in which somebody chose something."""
    out: list[Turn] = []
    position = record.game.start(record.players, **record.options)
    for number, id in enumerate(record.moves):
        seat = position.to_move
        if seat != CHANCE:
            if out and out[-1].number == position.turn and out[-1].seat == seat:
                out[-1] = out[-1]._replace(moves=tuple(record.moves[out[-1].first : number + 1]))
            else:
                out.append(Turn(position.turn, seat, number, (id,)))
        position.apply(id)
    return out


# Looking at turns, in this process or in several.


class Desk:
    """Everything needed to look at any turn of a game."""

    def __init__(self, record: Record, playouts: int, seed: int) -> None:
        self.turns: dict[int, Turn] = {turn.number: turn for turn in all_turns(record)}
        wanted = {turn.first: turn.number for turn in self.turns.values()}
        self.starts: dict[int, Position] = {
            wanted[number]: position
            for number, position in enumerate(record.positions())
            if number in wanted
        }
        done = {turn.first + len(turn.moves): turn.number for turn in self.turns.values()}
        self.ends: dict[int, Position] = {
            done[number]: position
            for number, position in enumerate(record.positions())
            if number in done
        }
        self.playouts: int = playouts
        self.seed: int = seed

    def seed_of(self, number: int, repeat: int = 0) -> int:
        """Every turn has seeds of its own."""
        return (self.seed * 10_007 + number) * 101 + repeat

    def look(self, number: int) -> Look:
        """What was played and the best line found, both measured in the same way, on what the
        seat could know."""
        turn = self.turns[number]
        seed = self.seed_of(number)
        worlds = analysis.imagine(self.starts[number].view(turn.seat), seed)
        lines = [turn.moves]
        if not analysis.forced(worlds[0], turn.moves):
            budget = Budget(self.playouts, 0.0)
            same = analysis.names(worlds[0], turn.moves, whole_turn)
            found = analysis.find_lines(worlds, LINES + 1, budget, seed, tell=whole_turn)
            lines += [
                moves for moves in found if not same & analysis.names(worlds[0], moves, whole_turn)
            ][:LINES]
        measured = self.measure(worlds, lines, turn.seat, seed, max(1, self.playouts // 2))
        played, others = measured[0], measured[1:]
        best = max(others, key=lambda line: line.value.hope) if others else None
        return Look(number, played, best, self.standing(number))

    def standing(self, number: int) -> Standing:
        """How everybody stood after a turn, by what its player knew then. Who has just moved
        looks better to the evaluation than who has not. So playouts end after one more turn,
        after two, and so on up to a whole round, equally often: from one turn to the next, that
        is the same for all."""
        end = self.ends[number]
        players = range(end.players)
        if end.is_over:
            scores = tuple(float(score) for score in end.scores())
            return Standing(tuple(shares(end)), (0.0,) * end.players, scores)
        seat = self.turns[number].seat
        playouts = self.playouts / (CURVE * end.players)
        found: list[tuple[list[float], list[float]]] = []
        for repeat, (share, curious) in enumerate(REPEATS, 1):
            seed = self.seed_of(number, repeat)
            budget = Budget(max(1, round(playouts * share)), 0.0)
            worlds = analysis.imagine(end.view(seat), seed)
            values = [
                analysis.measure([worlds], seat, budget, seed, ahead=ahead, curious=curious)[0]
                for ahead in range(1, end.players + 1)
            ]
            found.append(
                (
                    [sum(value.wins[s] for value in values) / len(values) for s in players],
                    [sum(value.points[s] for value in values) / len(values) for s in players],
                )
            )
        wins = [mean_and_error([each[s] for each, _ in found]) for s in players]
        return Standing(
            tuple(mean for mean, _ in wins),
            tuple(error for _, error in wins),
            tuple(sum(each[s] for _, each in found) / len(found) for s in players),
        )

    def measure(
        self,
        worlds: list[Position],
        lines: list[Moves],
        seat: int,
        seed: int,
        playouts: int,
        curious: float = 1.0,
    ) -> list[Line]:
        """Lines with what they are worth."""
        budget = Budget(playouts, 0.0)
        ends = [analysis.endings(worlds, moves, seed) for moves in lines]
        values = analysis.measure(ends, seat, budget, seed, curious=curious)
        return [
            analysis.describe(worlds, moves, value, seat, seed)
            for moves, value in zip(lines, values, strict=True)
        ]

    def doubt(self, number: int, better: Moves) -> Doubt:
        """Compare a better line with what was played again and again, each time in another
        way."""
        turn = self.turns[number]
        wins: list[float] = []
        points: list[float] = []
        for repeat, (share, curious) in enumerate(REPEATS, 1):
            seed = self.seed_of(number, repeat)
            worlds = analysis.imagine(self.starts[number].view(turn.seat), seed)
            lines = [turn.moves, better]
            playouts = max(1, round(self.playouts * share))
            played, best = self.measure(worlds, lines, turn.seat, seed, playouts, curious)
            wins.append(best.value.wins[turn.seat] - played.value.wins[turn.seat])
            points.append(best.value.lead(turn.seat) - played.value.lead(turn.seat))
        return Doubt(number, wins, points)


_desks: list[Desk] = []  # in each process, its own


def _sit_down(text: str, playouts: int, seed: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is heard by who started the work
    leave_with_parent()
    _desks.append(Desk(Record.parse(text), playouts, seed))


def _look(number: int) -> Look:
    return _desks[-1].look(number)


def _doubt(number: int, better: Moves) -> Doubt:
    return _desks[-1].doubt(number, better)


class Crew:
    """Looks at turns: in this process, or in several at once."""

    def __init__(self, record: Record, playouts: int, seed: int, workers: int) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.desk: Desk = Desk(record, playouts, seed)
        if workers > 1:
            self.pool = ProcessPoolExecutor(
                workers,
                multiprocessing.get_context("spawn"),
                _sit_down,
                (record.text(), playouts, seed),
            )

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *error: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=error[0] is None, cancel_futures=True)

    def look(self, turns: list[Turn], report: Callable[[int], None]) -> dict[int, Look]:
        """A first look at all turns."""
        found: dict[int, Look] = {}
        if self.pool is None:
            for turn in turns:
                found[turn.number] = self.desk.look(turn.number)
                report(len(found))
            return found
        waiting = [self.pool.submit(_look, turn.number) for turn in turns]
        for look in finished(waiting):
            found[look.number] = look
            report(len(found))
        return found

    def doubt(self, doubtful: list[Look], report: Callable[[int], None]) -> dict[int, Doubt]:
        """A second look at some turns."""
        found: dict[int, Doubt] = {}
        pairs = [(look.number, look.best.moves) for look in doubtful if look.best is not None]
        if self.pool is None:
            for number, better in pairs:
                found[number] = self.desk.doubt(number, better)
                report(len(found))
            return found
        waiting = [self.pool.submit(_doubt, number, better) for number, better in pairs]
        for doubt in finished(waiting):
            found[doubt.number] = doubt
            report(len(found))
        return found


def finished(waiting: Sequence[Future[Result]]) -> Iterator[Result]:
    """Results as they come in."""
    try:
        for future in as_completed(waiting):
            yield future.result()
    except BrokenProcessPool as error:
        raise WorkerDied("error-review-worker-died") from error


# What counts as a loss.


def difference(look: Look) -> tuple[float, float]:
    """How much better the best line looked than what was played: in winning, and in points."""
    if look.best is None:
        return 0.0, 0.0
    seat = look.played.seat
    return (
        look.best.value.wins[seat] - look.played.value.wins[seat],
        look.best.value.lead(seat) - look.played.value.lead(seat),
    )


def weight(wins: float, points: float) -> float:
    """What losses are put in order by."""
    return wins + POINT_WORTH * points


def doubted(looks: dict[int, Look], players: int) -> list[Look]:
    """The turns of each player that seem to have lost most."""
    out: list[Look] = []
    for seat in range(players):
        own = [looks[number] for number in sorted(looks) if looks[number].played.seat == seat]
        seeming = [
            look
            for look in own
            if difference(look)[0] >= LEAST_WINS / 2 or difference(look)[1] >= LEAST_POINTS / 2
        ]
        seeming.sort(key=lambda look: -weight(*difference(look)))
        out += seeming[:DOUBTED]
    return out


class Loss(NamedTuple):
    """How much a turn lost, and how sure that is."""

    wins: float
    wins_error: float
    points: float
    points_error: float

    @property
    def stands(self) -> bool:
        """Whether the search can tell the loss from its own noise."""
        by_wins = self.wins >= LEAST_WINS and self.wins > SURE * self.wins_error
        by_points = self.points >= LEAST_POINTS and self.points > SURE * self.points_error
        # Neither may be lost for the other: fewer points for a better chance is no mistake.
        return (by_wins and self.points > -LEAST_POINTS) or (by_points and self.wins > -LEAST_WINS)


def loss(doubt: Doubt) -> Loss:
    """The mean of all repeats, and its standard error.

    >>> loss(Doubt(7, wins=[0.125, 0.125], points=[3.0, 5.0]))
    Loss(wins=0.125, wins_error=0.0, points=4.0, points_error=1.0)
    """
    return Loss(*mean_and_error(doubt.wins), *mean_and_error(doubt.points))


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean of some values, and its standard error."""
    mean = sum(values) / len(values)
    squares = sum((value - mean) ** 2 for value in values)
    return mean, math.sqrt(squares / (len(values) - 1) / len(values))


# The whole.


class Story:
    """What all looks at a game came to."""

    def __init__(
        self,
        record: Record,
        turns: list[Turn],
        looks: dict[int, Look],
        doubts: dict[int, Doubt],
        playouts: int,
        seed: int,
    ) -> None:
        self.record: Record = record
        self.turns: list[Turn] = turns
        self.looks: dict[int, Look] = looks
        self.doubts: dict[int, Doubt] = doubts
        self.playouts: int = playouts
        self.seed: int = seed
        self.positions: list[Position] = list(record.positions())
        self.steps: list[Step] = history(record)
        self.gains: list[tuple[int, Gain]] = all_gains(record, self.steps)
        self.measured: dict[int, float] = {}
        """By turn, where its player's chance fell by a loss that was measured, the loss's error."""

    def json(self) -> dict[str, Any]:
        """Everything, as JSON."""
        record = self.record
        position = record.position
        curve = self.curve()
        chose = self.chose()
        decisive = decided(position)
        return {
            "format": FORMAT,
            "game": record.game.name,
            "rules": record.game.rules_version,
            "players": record.players,
            "options": record.options,
            "names": record.names,
            "moves": len(record.moves),
            "digest": position.digest(),
            "playouts": self.playouts,
            "seed": self.seed,
            "scores": [written(score) for score in position.scores()],
            "winners": position.winners(),
            "decided": None if decisive is None else decisive.json(),
            "curve": curve,
            "milestones": [
                {"turn": number, "message": message.json()}
                for number, message in milestones(record, self.steps)
            ],
            "turns": [self.turn_json(turn) for turn in self.turns],
            "seats": [self.seat_json(seat, curve, chose) for seat in range(record.players)],
        }

    def curve(self) -> list[dict[str, Any]]:
        """How the chances and the points stood after every turn. The last entry is the result."""
        out: list[dict[str, Any]] = []
        for turn, following in zip(self.turns, [*self.turns[1:], None], strict=True):
            value = self.looks[turn.number].after
            after = self.positions[-1 if following is None else following.first]
            wins, errors, expected = list(value.wins), list(value.errors), list(value.points)
            if following is None:
                wins, errors = shares(after), [0.0] * self.record.players
                expected = [float(score) for score in after.scores()]
            out.append(
                {
                    "turn": turn.number,
                    "seat": turn.seat,
                    "wins": rounded(wins),
                    "wins_error": rounded(errors),
                    "expected": rounded(expected),
                    "points": [float(score) for score in after.scores()],
                }
            )
        for number in range(len(out) - 1, 0, -1):
            self.regret(out[number - 1], out[number])
        return out

    def regret(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """Before a turn that lost something, and in which nothing was drawn, its player stood at
        least as well as after it, and by so much better: the search of one turn knows more about
        it than that of the whole table did."""
        number, seat = after["turn"], after["seat"]
        if number not in self.doubts or self.drew(number):
            return
        lost = loss(self.doubts[number])
        stood = before["wins"][seat]
        could = min(1.0, after["wins"][seat] + lost.wins)
        if not lost.stands or could <= stood:
            return
        rest = (1 - could) / (1 - stood)
        wins = [
            could if other == seat else share * rest for other, share in enumerate(before["wins"])
        ]
        errors = [
            math.hypot(error * rest, share / (1 - stood) * lost.wins_error)
            for error, share in zip(before["wins_error"], before["wins"], strict=True)
        ]
        errors[seat] = math.hypot(after["wins_error"][seat], lost.wins_error)
        before["wins"], before["wins_error"] = rounded(wins), rounded(errors)
        self.measured[number] = lost.wins_error

    def drew(self, number: int) -> bool:
        """Whether something was drawn from the end of the turn before to the end of a turn."""
        at = next(at for at, turn in enumerate(self.turns) if turn.number == number)
        before, turn = self.turns[max(0, at - 1)], self.turns[at]
        moves = range(before.first + len(before.moves), turn.first + len(turn.moves))
        return any(self.positions[move].to_move == CHANCE for move in moves)

    def chose(self) -> dict[int, float]:
        """By turn, where nothing was drawn, how much its player's choice changed the chance to
        win: less than 0 if there was something better, more if there was nothing as good."""
        out: dict[int, float] = {}
        for turn in self.turns:
            if not self.drew(turn.number):
                doubt = self.doubts.get(turn.number)
                look = self.looks[turn.number]
                out[turn.number] = -(difference(look)[0] if doubt is None else loss(doubt).wins)
        return out

    def turn_json(self, turn: Turn) -> dict[str, Any]:
        """A turn: what was played, what seemed better, and whether that stood a second look."""
        look = self.looks[turn.number]
        out: dict[str, Any] = {
            "turn": turn.number,
            "seat": turn.seat,
            "after": turn.first,
            "played": self.line_json(turn, look.played),
            "best": None if look.best is None else self.line_json(turn, look.best),
        }
        if look.best is not None and turn.number in self.doubts:
            lost = loss(self.doubts[turn.number])
            out["loss"] = {
                "wins": rounded([lost.wins])[0],
                "wins_error": rounded([lost.wins_error])[0],
                "points": rounded([lost.points])[0],
                "points_error": rounded([lost.points_error])[0],
                "stands": lost.stands,
                "reasons": reasons_json(look.best.against(look.played)),
                "rivals": rounded(
                    [
                        better - worse
                        for better, worse in zip(look.best.rivals, look.played.rivals, strict=True)
                    ]
                ),
            }
        return out

    def line_json(self, turn: Turn, line: Line) -> dict[str, Any]:
        """A line, by its tokens, and what its player chooses in it in words of no language."""
        book = self.record.game.moves
        chosen = analysis.chosen(self.positions[turn.first], line.moves)
        return {
            "moves": [book[id].token for id in line.moves],
            "messages": [book[id].message.json() for id in chosen],
            **value_json(line.value),
        }

    def seat_json(
        self, seat: int, curve: list[dict[str, Any]], chose: Mapping[int, float]
    ) -> dict[str, Any]:
        """A player: the points by source, the turning points, the turns that lost most."""
        return {
            "seat": seat,
            "name": self.record.names[seat],
            "score": written(self.record.position.scores()[seat]),
            "sources": [
                {
                    "source": source.name,
                    "points": number_json(source.points),
                    "parts": [
                        {"message": message.json(), "points": number_json(points)}
                        for message, points in source.parts
                    ],
                }
                for source in by_source(self.record, self.gains, seat)
            ],
            "swings": swings(curve, seat, chose, self.measured),
            "losses": self.losses(seat),
        }

    def losses(self, seat: int) -> list[int]:
        """The turns that lost most, of those that stood a second look."""
        found: list[tuple[float, int]] = []
        for number, doubt in self.doubts.items():
            lost = loss(doubt)
            if lost.stands and self.looks[number].played.seat == seat:
                found.append((-weight(lost.wins, lost.points), number))
        return [number for _, number in sorted(found)[:LOSSES]]


def shares(position: Position) -> list[float]:
    """The victory of a game that is over, for every seat."""
    winners = position.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(position.players)]


def swings(
    curve: list[dict[str, Any]],
    seat: int,
    chose: Mapping[int, float],
    measured: Mapping[int, float],
) -> list[dict[str, Any]]:
    """The own turns in which a seat's probability of winning changed most, in the order of the
    game, if the search can tell the change from its own noise. Where nothing was drawn, what was
    chosen must account for half of it: else the search has only changed its mind. Some changes are
    measured as such, with an error of their own.

    >>> before = {"turn": 1, "seat": 1, "wins": [0.5, 0.5], "wins_error": [0.01, 0.01]}
    >>> after = {"turn": 2, "seat": 0, "wins": [0.6, 0.4], "wins_error": [0.01, 0.01]}
    >>> swings([before, after], 0, {}, {})
    [{'turn': 2, 'wins': 0.1}]
    >>> swings([before, after | {"wins_error": [0.1, 0.1]}], 0, {}, {})
    []
    >>> swings([before, after], 0, {2: 0.02}, {})
    []
    """
    found: list[tuple[float, int]] = []
    for before, after in pairwise(curve):
        change = after["wins"][seat] - before["wins"][seat]
        error = measured.get(
            after["turn"], math.hypot(before["wins_error"][seat], after["wins_error"][seat])
        )
        sure = abs(change) >= LEAST_WINS and abs(change) > SURE * error
        due = chose.get(after["turn"], change) * math.copysign(1, change)
        if after["seat"] == seat and sure and due >= abs(change) / 2:
            found.append((change, after["turn"]))
    found.sort(key=lambda pair: (-abs(pair[0]), pair[1]))
    kept = sorted(found[:SWINGS], key=lambda pair: pair[1])
    return [{"turn": turn, "wins": rounded([change])[0]} for change, turn in kept]


def value_json(value: Value) -> dict[str, Any]:
    """What a line is worth, as JSON."""
    return {"wins": rounded(value.wins), "points": rounded(value.points)}


def reasons_json(reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    """Reasons as JSON."""
    return [{"term": reason.term, "points": round(reason.points, 2)} for reason in reasons]


def rounded(values: Sequence[float]) -> list[float]:
    """Numbers with as many digits as can mean something."""
    return [round(value, 4) + 0.0 for value in values]


def number_json(points: Fraction) -> float:
    """Exact points as a number; quarters are exact in binary."""
    return float(points)
