"""The summary of a match: shares, ratings, points, times."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from sacbe.arena.match import Result
from sacbe.arena.schedule import Plan, derive
from sacbe.arena.statistics import bradley_terry, imaginary, middle95, resamples, wilson
from sacbe.core.message import Message

ROUNDS: Final = 1000
"""Rounds of the bootstrap."""
ENOUGH: Final = 30
"""With fewer deals than these, the bootstrap's intervals are too narrow."""

Interval = tuple[float, float]


class Share(NamedTuple):
    """A bot's share of the victories, in the games that it played."""

    games: int
    victories: float
    """A victory that k share counts as 1/k for each."""
    fair: float
    """The share of the seats that the bot held: its share of victories among equals."""

    @property
    def share(self) -> float:
        """The share of all victories."""
        return self.victories / self.games

    @property
    def interval(self) -> Interval:
        """Wilson's 95 % interval of the share."""
        return wilson(self.victories, self.games)

    def json(self) -> dict[str, Any]:
        """Return the data as JSON."""
        return {
            "games": self.games,
            "victories": self.victories,
            "share": self.share,
            "share_95": list(self.interval),
            "expected_share": self.fair,
        }


class Times(NamedTuple):
    """A bot's thinking times, in seconds."""

    decisions: int
    turns: int
    seconds: float
    slowest: float
    """The longest turn."""

    @property
    def a_move(self) -> float:
        """The mean of a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    @property
    def a_turn(self) -> float:
        """The mean of all decisions of a turn."""
        return self.seconds / self.turns if self.turns else 0.0


class Standing(NamedTuple):
    """A bot's results in the match."""

    bot: str
    share: Share
    rating: float
    rating_interval: Interval | None
    """None after only one deal."""
    points: float | None
    """Mean of the finished games; None if there are none."""
    points_interval: Interval | None
    forfeits: int
    times: Times

    def json(self) -> dict[str, Any]:
        """Return the data as JSON."""
        return {
            "bot": self.bot,
            **self.share.json(),
            "rating": self.rating,
            "rating_95": listed(self.rating_interval),
            "mean_points": self.points,
            "mean_points_95": listed(self.points_interval),
            "forfeits": self.forfeits,
            "decisions": self.times.decisions,
            "seconds_per_decision": self.times.a_move,
            "seconds_per_turn": self.times.a_turn,
            "slowest_turn": self.times.slowest,
        }


class LineupShares(NamedTuple):
    """A line-up's results: its bots, and each one's share."""

    lineup: tuple[str, ...]
    games: int
    shares: dict[str, Share]


class Summary(NamedTuple):
    """The summary of a match."""

    plan: Plan
    games: int
    wanted: int
    deals: int
    standings: list[Standing]
    """The bots in the order in which they were named."""
    tables: list[LineupShares]
    wins: list[list[float]]
    """How often one bot finished before another; a tie is a half for both."""
    seats: list[Share]
    """By seat, whichever bot sat there."""
    points: dict[str, list[float]]
    """By bot: its points in the finished games."""
    reasons: dict[str, list[tuple[Message, int]]]
    """By bot: why it could not continue, and how often."""

    @property
    def ranked(self) -> list[Standing]:
        """The bots, the strongest first."""
        return sorted(self.standings, key=lambda standing: -standing.rating)

    def json(self) -> dict[str, Any]:
        """Return the data as JSON."""
        header = self.plan.header()
        del header["sacbe-arena"]
        return {
            **header,
            "games": self.games,
            "games_wanted": self.wanted,
            "complete": self.games == self.wanted,
            "deals": self.deals,
            "standings": [standing.json() for standing in self.ranked],
            "lineups": [
                {
                    "lineup": list(table.lineup),
                    "games": table.games,
                    "bots": {bot: share.json() for bot, share in table.shares.items()},
                }
                for table in self.tables
            ],
            "comparisons": {
                one: {
                    other: self.wins[row][column]
                    for column, other in enumerate(self.plan.bots)
                    if column != row
                }
                for row, one in enumerate(self.plan.bots)
            },
            "seats": [{"seat": seat, **share.json()} for seat, share in enumerate(self.seats)],
            "forfeit_reasons": {
                bot: [{"message": reason.json(), "games": count} for reason, count in reasons]
                for bot, reasons in self.reasons.items()
            },
        }


def listed(interval: Interval | None) -> list[float] | None:
    """Return an interval as JSON."""
    return None if interval is None else list(interval)


def summarize(plan: Plan, results: Iterable[Result], wanted: int) -> Summary:
    """Summarize games, in any order; there must be at least one."""
    games = sorted(results, key=lambda result: result.number)
    rows = deal_rows(plan, games)
    number = len(plan.bots)
    totals = [sum(column) for column in zip(*rows, strict=True)]
    wins = unpack_wins(totals, number)
    ratings = bradley_terry(wins)
    means = unpack_means(totals, number)
    rating_draws: list[list[float]] = []
    points_draws: list[list[float | None]] = []
    if len(rows) > 1:
        dice = random.Random(derive("imaginary", plan.seed))
        for drawn in resamples(rows, ROUNDS, derive("bootstrap", plan.seed)):
            prior = imaginary(number, dice)
            rating_draws.append(bradley_terry(unpack_wins(drawn, number), prior, ratings))
            points_draws.append(unpack_means(drawn, number))
    standings = []
    for place, bot in enumerate(plan.bots):
        scores = [mean for draw in points_draws if (mean := draw[place]) is not None]
        standings.append(
            Standing(
                bot,
                share_of(bot, games),
                ratings[place],
                middle95([draw[place] for draw in rating_draws]) if rating_draws else None,
                means[place],
                middle95(scores) if scores else None,
                sum(result.forfeit is not None and gave_up(result) == bot for result in games),
                times_of(bot, games),
            )
        )
    return Summary(
        plan,
        len(games),
        wanted,
        len(rows),
        standings,
        tables_of(plan, games),
        wins,
        [seat_share(seat, games) for seat in range(plan.players)],
        {bot: points_of(bot, games) for bot in plan.bots},
        reasons_of(games),
    )


# Comparisons and points, deal by deal. A row holds, for each pair of bots, how often the first came
# before the second and the second before the first; then for each bot its points and its games.


def deal_rows(plan: Plan, games: list[Result]) -> list[list[float]]:
    """Return a row for each deal; the bootstrap draws whole deals, as their games share draws."""
    number = len(plan.bots)
    places = {bot: place for place, bot in enumerate(plan.bots)}
    rows: dict[int, list[float]] = {}
    for result in games:
        row = rows.setdefault(result.deal, [0.0] * (number * number + 2 * number))
        for one, other, score in comparisons(result):
            row[places[one] * number + places[other]] += score
        if result.finished:
            for bot, points in zip(result.bots, result.points, strict=True):
                row[number * number + places[bot]] += points
                row[number * number + number + places[bot]] += 1
    return [rows[deal] for deal in sorted(rows)]


def comparisons(result: Result) -> Iterator[tuple[str, str, float]]:
    """Yield which bot finished before which, for every two seats with different bots: by final
    points, a tie being a half for both. A bot that forfeits is behind all others, and those are not
    compared."""
    for one, bot in enumerate(result.bots):
        for other, rival in enumerate(result.bots):
            if bot == rival:
                continue
            if result.finished:
                mine, theirs = result.points[one], result.points[other]
                yield bot, rival, 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
            elif result.forfeit == other:
                yield bot, rival, 1.0


def unpack_wins(row: list[float], number: int) -> list[list[float]]:
    """Return the comparisons of a row."""
    return [row[one * number : (one + 1) * number] for one in range(number)]


def unpack_means(row: list[float], number: int) -> list[float | None]:
    """Return the mean points of a row."""
    points = row[number * number : number * number + number]
    games = row[number * number + number :]
    return [total / count if count else None for total, count in zip(points, games, strict=True)]


# One bot's, one line-up's, one seat's.


def share_of(bot: str, games: Iterable[Result]) -> Share:
    """Return a bot's share of the games that it played."""
    number, victories, fair = 0, [], []
    for result in games:
        seats = [seat for seat, other in enumerate(result.bots) if other == bot]
        if seats:
            number += 1
            fair.append(len(seats) / len(result.bots))
            victories += [result.share(seat) for seat in seats]
    return Share(number, math.fsum(victories), math.fsum(fair) / number if number else 0.0)


def seat_share(seat: int, games: list[Result]) -> Share:
    """Return a seat's share of all games."""
    victories = math.fsum(result.share(seat) for result in games)
    return Share(len(games), victories, 1 / len(games[0].bots))


def tables_of(plan: Plan, games: list[Result]) -> list[LineupShares]:
    """Return the results of each line-up that has played."""
    found = []
    for place, lineup in enumerate(plan.lineups):
        own = [result for result in games if result.lineup == place]
        if own:
            shares = {bot: share_of(bot, own) for bot in dict.fromkeys(lineup)}
            found.append(LineupShares(lineup, len(own), shares))
    return found


def lineup_name(lineup: tuple[str, ...]) -> str:
    """Format a line-up for people.

    >>> lineup_name(("search:200", "greedy", "greedy"))
    'search:200, 2 × greedy'
    """
    counts = {bot: lineup.count(bot) for bot in lineup}
    return ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in counts.items())


def gave_up(result: Result) -> str:
    """Return the bot that forfeited."""
    assert result.forfeit is not None
    return result.bots[result.forfeit]


def reasons_of(games: list[Result]) -> dict[str, list[tuple[Message, int]]]:
    """Return why bots forfeited, and how often."""
    found: dict[str, dict[str, tuple[Message, int]]] = {}
    for result in games:
        if result.forfeit is not None and result.reason is not None:
            counts = found.setdefault(gave_up(result), {})
            key = json.dumps(result.reason.json(), sort_keys=True)
            _, count = counts.get(key, (result.reason, 0))
            counts[key] = (result.reason, count + 1)
    return {bot: list(counts.values()) for bot, counts in found.items()}


def played(bot: str, games: list[Result]) -> Iterator[tuple[Result, int]]:
    """Yield each seat that a bot had in a game."""
    for result in games:
        for seat, other in enumerate(result.bots):
            if other == bot:
                yield result, seat


def points_of(bot: str, games: list[Result]) -> list[float]:
    """Return a bot's points in all finished games."""
    return [result.points[seat] for result, seat in played(bot, games) if result.finished]


def times_of(bot: str, games: list[Result]) -> Times:
    """Return a bot's thinking times."""
    decisions, turns, seconds, slowest = 0, 0, [], 0.0
    for result, seat in played(bot, games):
        decisions += result.decisions[seat]
        turns += result.thought[seat]
        seconds.append(result.seconds[seat])
        slowest = max(slowest, result.slowest[seat])
    return Times(decisions, turns, math.fsum(seconds), slowest)
