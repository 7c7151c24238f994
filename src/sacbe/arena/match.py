"""One game between bots, from the first draw to the result."""

from __future__ import annotations

import contextlib
import json
import operator
import re
import time
from typing import Any, Final, NamedTuple

import sacbe
from sacbe import bots as all_bots
from sacbe.arena.schedule import BadArena, Plan, Task, derive, digest, sources
from sacbe.bots import Bot, outside
from sacbe.core.dice import Dice
from sacbe.core.message import Message
from sacbe.core.playout import draw
from sacbe.core.position import CHANCE, Position
from sacbe.core.registry import find_game
from sacbe.i18n import from_json, text


class Result(NamedTuple):
    """The result of a game. Lists are indexed by seat. Except for the times, it is the same
    whenever the game is played by bots that do not depend on the clock."""

    number: int
    lineup: int
    deal: int
    rotation: int
    bots: tuple[str, ...]
    points: tuple[float, ...]
    winners: tuple[int, ...]
    forfeit: int | None
    """The seat that could not continue; the game ended there."""
    reason: Message | None
    """Why it could not."""
    turns: int
    """Turns of the whole game."""
    decisions: tuple[int, ...]
    """How often each bot was asked; it is not asked if there is only one move."""
    thought: tuple[int, ...]
    """The number of turns in which each bot was asked."""
    digest: str
    """The digest of the last position."""
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    """The longest time of each bot for all decisions of a turn."""

    @property
    def finished(self) -> bool:
        """Whether the game reached its end, so that points are final."""
        return self.forfeit is None

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def json(self) -> dict[str, Any]:
        """Return the result as a line of the results file."""
        reason = None if self.reason is None else self.reason.json()
        return {**self._asdict(), "reason": reason}

    @staticmethod
    def load(data: dict[str, Any]) -> Result:
        """Read a result from a line of the results file. Raises any error if a field is missing or
        wrong, or if there are no words for the reason."""
        fields: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        if fields["reason"] is not None:
            json.dumps(fields["reason"], allow_nan=False)
            fields["reason"] = from_json(fields["reason"])
            text(fields["reason"]).encode()  # `ValueError` for letters that cannot be encoded
        result = Result(**fields)
        if not result.possible():
            raise ValueError("no game ends like this")
        return result

    def possible(self) -> bool:
        """Whether each field of a result that was read is possible."""
        seats = range(len(self.bots))
        lists = (self.points, self.decisions, self.thought, self.seconds, self.slowest)
        return (
            all(map(is_count, (self.number, self.lineup, self.deal, self.rotation, self.turns)))
            and all(isinstance(each, tuple) and len(each) == len(seats) for each in lists)
            and all(is_number(points) for points in self.points)
            and all(map(is_count, (*self.decisions, *self.thought)))
            and all(map(operator.le, self.thought, self.decisions))
            and all(is_number(value) and value >= 0 for value in (*self.seconds, *self.slowest))
            and all(map(operator.le, self.slowest, self.seconds))
            and isinstance(self.digest, str)
            and DIGEST.fullmatch(self.digest) is not None
            and isinstance(self.winners, tuple)
            and all(is_count(seat) and seat in seats for seat in self.winners)
            and 0 < len(self.winners) == len(set(self.winners))
            and (self.forfeit is None) == (self.reason is None)
            and (
                self.forfeit is None
                or (
                    is_count(self.forfeit)
                    and set(self.winners) == set(seats) - {self.forfeit}
                    and self.forfeit in seats
                )
            )
        )


DIGEST: Final = re.compile(r"[0-9a-f]{32}")
LARGEST: Final = 10**12
"""No number of a game is larger; sums of such numbers stay exact enough."""


def is_count(value: object) -> bool:
    """Whether a value is a whole number that can count things.

    >>> [is_count(value) for value in (0, 7, -1, 7.0, True, "7", None)]
    [True, True, False, False, False, False, False]
    """
    return type(value) is int and 0 <= value <= LARGEST


def is_number(value: object) -> bool:
    """Whether a value is a number to calculate with.

    >>> [is_number(value) for value in (-7.5, 7, float("nan"), float("inf"), True, "7")]
    [True, True, False, False, False, False]
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return -LARGEST <= value <= LARGEST


class Chance:
    """The draws of a deal. Each kind of draw has its own stream of random numbers, so that the
    stack of tiles has the same order however many treasures are drawn meanwhile."""

    def __init__(self, seed: int, deal: int) -> None:
        self.seed = seed
        self.deal = deal
        self.streams: dict[str, Dice] = {}

    def draw(self, position: Position) -> int:
        """Draw the next move of chance."""
        prompt = position.prompt()
        assert prompt is not None
        asked = prompt.message.json()
        key = str(derive(asked))
        if key not in self.streams:
            self.streams[key] = Dice(derive("chance", self.seed, self.deal, asked))
        return draw(position, self.streams[key], position.choices())


def register(plan: Plan) -> None:
    """Register the bots of the plan's files in this process."""
    if plan.limits is not None:
        outside.set_limits(*plan.limits)
    for path in plan.code:
        outside.register(path)


def check_bots(plan: Plan) -> None:
    """Raise `BadBot` unless every bot of the plan is known."""
    register(plan)
    for spec in plan.bots:
        all_bots.check(spec)


_prepared: set[Plan] = set()


def work(plan: Plan, number: int) -> Result:
    """Play a game of a plan, in any process or on any machine."""
    if plan not in _prepared:
        here = (sources(), sacbe.BUILD, tuple(digest(path) for path in plan.code))
        if here != (plan.sources, plan.build, plan.digests):
            raise BadArena("error-arena-other-machine")
        register(plan)
        _prepared.add(plan)
    return play(plan, plan.task(number))


class ThinkingTimes:
    """The thinking times of all seats."""

    def __init__(self, players: int) -> None:
        self.decisions = [0] * players
        self.turns: list[dict[int, float]] = [{} for _ in range(players)]

    def add(self, seat: int, turn: int, seconds: float) -> None:
        """Count a decision of a turn."""
        self.decisions[seat] += 1
        self.turns[seat][turn] = self.turns[seat].get(turn, 0.0) + seconds


class _GivesUp(Exception):
    """A seat cannot continue."""

    def __init__(self, seat: int, reason: Message) -> None:
        super().__init__()
        self.seat = seat
        self.reason = reason


def play(plan: Plan, task: Task) -> Result:
    """Play a game."""
    game = find_game(plan.game)
    position = game.start(plan.players, **dict(plan.options))
    clock = ThinkingTimes(plan.players)
    bots: list[Bot] = []
    loser: _GivesUp | None = None
    try:
        for seat, spec in enumerate(task.bots):
            seed = derive("bot", plan.seed, task.deal, task.rotation, seat)
            try:
                bots.append(all_bots.make(spec, seed))
            except all_bots.Forfeit as error:
                raise _GivesUp(seat, error.message) from error
        go_on(position, Chance(plan.seed, task.deal), task.bots, bots, clock)
    except _GivesUp as error:
        loser = error
    finally:
        for bot in bots:
            with contextlib.suppress(Exception):
                getattr(bot, "close", lambda: None)()
    if loser is None:
        winners = position.winners()
    else:
        winners = [seat for seat in range(plan.players) if seat != loser.seat]
    return Result(
        *task,
        tuple(float(points) for points in position.scores()),
        tuple(winners),
        None if loser is None else loser.seat,
        None if loser is None else loser.reason,
        position.turn,
        tuple(clock.decisions),
        tuple(len(turns) for turns in clock.turns),
        position.digest(),
        tuple(round(sum(turns.values()), 6) for turns in clock.turns),
        tuple(round(max(turns.values(), default=0.0), 6) for turns in clock.turns),
    )


def go_on(
    position: Position,
    chance: Chance,
    specs: tuple[str, ...],
    bots: list[Bot],
    clock: ThinkingTimes,
) -> None:
    """Play to the end. Where there is only one move, the bot is not asked."""
    while not position.is_over:
        seat = position.to_move
        if seat == CHANCE:
            position.apply(chance.draw(position))
            continue
        legal = position.legal()
        if len(legal) == 1:
            position.apply(legal[0])
            continue
        view = position.view(seat)
        turn = position.turn
        began = time.perf_counter()
        try:
            try:
                token = bots[seat].choose(view)
            finally:  # also the time of an answer that is too late
                clock.add(seat, turn, time.perf_counter() - began)
            if token not in position.tokens():
                raise outside.illegal(specs[seat], str(token), position.tokens())
        except all_bots.Forfeit as error:
            raise _GivesUp(seat, error.message) from error
        except Exception as error:  # the match continues whatever a bot does
            what = f"{type(error).__name__}: {error}"
            failure = all_bots.Forfeit("error-arena-bot-failed", bot=specs[seat], what=what)
            raise _GivesUp(seat, failure.message) from error
        position.play(token)
