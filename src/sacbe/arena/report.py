"""The report of a match: one page with charts and tables that needs nothing else."""

from __future__ import annotations

import math
import shlex
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from sacbe import charts
from sacbe.arena.match import Result
from sacbe.arena.statistics import bradley_terry, expected
from sacbe.arena.summary import (
    ENOUGH,
    Interval,
    Share,
    Standing,
    Summary,
    deal_rows,
    lineup_name,
    unpack_wins,
)
from sacbe.core.message import Message, Value

MOMENTS: Final = 40
"""At most so many points of a line that shows how ratings settled."""
BINS: Final = 16


class Speaker(Protocol):
    """Words and numbers in a language."""

    @property
    def language(self) -> str:
        """Its code."""

    def text(self, message: Message | str, **params: Value) -> str:
        """A message of the catalogue."""

    def whole(self, value: int) -> str:
        """A whole number."""

    def decimal(self, value: float) -> str:
        """A number with one decimal."""

    def percent(self, value: float) -> str:
        """A share."""

    def brief(self, value: float) -> str:
        """A number with as many decimals as it has."""

    def seconds(self, value: float) -> str:
        """A time."""

    def rating(self, value: float) -> str:
        """A rating."""


class Section(NamedTuple):
    """A part of the page."""

    id: str
    title: str
    text: str
    charts: list[Markup]
    table: Table | None = None
    wide: bool = False


class Table(NamedTuple):
    """A table: headings, and rows of cells. The first cell of a row names it; a row of one cell
    is the title of those that follow."""

    title: str
    headings: list[str]
    rows: list[list[Any]]
    texts: int = 1
    """How many columns are words, not numbers."""


def page(summary: Summary, results: list[Result], speaker: Speaker, games: int) -> str:
    """The report as HTML; `games` is what was asked for each line-up."""
    environment = Environment(
        loader=PackageLoader("sacbe.arena"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    say = speaker.text
    plan = summary.plan
    writer = Writer(summary, speaker)
    facts = [
        ("games", speaker.whole(summary.games)),
        ("deals", speaker.whole(summary.deals)),
        ("players", speaker.whole(plan.players)),
        ("bots", speaker.whole(len(plan.bots))),
        ("seed", str(plan.seed)),
    ]
    return environment.get_template("report.html").render(
        language=speaker.language,
        title=say("arena-page-title", game=say(f"game-{plan.game}")),
        subtitle=", ".join(plan.bots),
        style=Markup(charts.STYLE),
        facts=[(say(f"arena-fact-{key}"), value) for key, value in facts],
        notes=notes(summary, speaker),
        sections=writer.sections(results),
        method_title=say("arena-method-title"),
        method=[say(f"arena-method-{key}") for key in METHOD],
        again_title=say("arena-again-title"),
        command=command(summary, games),
        made=say(
            "arena-page-made",
            version=plan.version,
            build=say(f"cli-main-build-{plan.build}"),
        ),
    )


def notes(summary: Summary, speaker: Speaker) -> list[str]:
    """What to know before anything else."""
    found = []
    if summary.games < summary.wanted:
        found.append(speaker.text("cli-arena-stopped", games=summary.games, wanted=summary.wanted))
    if summary.deals < ENOUGH:
        found.append(speaker.text("cli-arena-few-deals", enough=ENOUGH))
    return found


METHOD: Final = ("deals", "won", "rating", "bootstrap", "points", "times", "forfeits")


def command(summary: Summary, games: int) -> str:
    """What to type for the same match."""
    plan = summary.plan
    words = ["sacbe", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--players", str(plan.players), "--games", str(games), "--seed", str(plan.seed)]
    if plan.gauntlet:
        words.append("--gauntlet")
    for path in plan.code:
        words += ["--code", path]
    for name, value in plan.options:
        if value is not None:
            words += [f"--{name}", str(value)]
    return shlex.join(words)


class Writer:
    """Writes the parts of the page."""

    def __init__(self, summary: Summary, speaker: Speaker) -> None:
        self.summary = summary
        self.speaker = speaker
        self.say = speaker.text
        self.series = {bot: number for number, bot in enumerate(summary.plan.bots)}

    def sections(self, results: list[Result]) -> list[Section]:
        """All parts, in the order of the page."""
        found = [self.ratings(), self.victories()]
        if len(self.summary.tables) > 1:
            found.append(self.lineups())
        found += [self.pairs(), self.points()]
        settled = self.settled(results)
        if settled is not None:
            found.append(settled)
        found += [self.seats(wide=settled is None), self.times()]
        if self.summary.reasons:
            found.append(self.forfeits())
        return found

    def named(self, bot: str) -> Markup:
        """A bot's name with its mark."""
        return charts.legend_mark(self.series[bot]) + Markup("{}").format(bot)

    def between(self, interval: Interval | None, form: Callable[[float], str]) -> str:
        """An interval, if there is one."""
        if interval is None:
            return "–"
        return f"{form(interval[0])}\u00a0–\u00a0{form(interval[1])}"

    def with_interval(
        self, value: float, interval: Interval | None, form: Callable[[float], str]
    ) -> str:
        """A value, and how sure it is."""
        if interval is None:
            return form(value)
        return f"{form(value)} ({self.between(interval, form)})"

    def row(
        self, bot: str, value: float, interval: Interval | None, form: Callable[[float], str]
    ) -> charts.Row:
        """A bot in a chart."""
        low, high = interval or (None, None)
        text = self.with_interval(value, interval, form)
        return charts.Row(bot, value, text, low, high, series=self.series[bot])

    def told(self, rows: list[charts.Row]) -> str:
        """Rows of a chart as a sentence, for those who do not see it."""
        return "; ".join(f"{row.label}: {row.text}" for row in rows)

    def headings(self, *keys: str) -> list[str]:
        """The headings of a table."""
        return [self.say(f"cli-arena-head-{key}") for key in keys]

    def titled(self, key: str) -> tuple[str, str]:
        """A part's title, and what it says."""
        return self.say(f"arena-{key}-title"), self.say(f"arena-{key}-text")

    def ratings(self) -> Section:
        """How strong each bot is."""
        title, text = self.titled("ratings")
        rating = self.speaker.rating
        rows = [
            self.row(standing.bot, standing.rating, standing.rating_interval, rating)
            for standing in self.summary.ranked
        ]
        drawn = charts.intervals("ratings", title, self.told(rows), rows, rating, middle=0.0)
        table = Table(
            title,
            self.headings("bot", "rating", "interval"),
            [
                [
                    self.named(standing.bot),
                    rating(standing.rating),
                    self.between(standing.rating_interval, rating),
                ]
                for standing in self.summary.ranked
            ],
        )
        return Section("ratings", title, text, [drawn], table)

    def share_cells(self, share: Share) -> list[str]:
        """A share in a table."""
        percent = self.speaker.percent
        return [
            percent(share.share),
            self.between(share.interval, percent),
            percent(share.fair),
        ]

    def share_row(self, label: str, share: Share, series: int) -> charts.Row:
        """A share in a chart."""
        text = self.with_interval(share.share, share.interval, self.speaker.percent)
        return charts.Row(label, share.share, text, *share.interval, share.fair, series)

    def victories(self) -> Section:
        """How much each bot won."""
        title, text = self.titled("won")
        rows = [
            self.share_row(standing.bot, standing.share, self.series[standing.bot])
            for standing in self.summary.ranked
        ]
        drawn = charts.intervals(
            "won", title, self.told(rows), rows, self.axis_percent, least=0.0, most=1.0
        )
        table = Table(
            title,
            self.headings("bot", "won", "interval", "fair", "games"),
            [
                [
                    self.named(standing.bot),
                    *self.share_cells(standing.share),
                    self.speaker.whole(standing.share.games),
                ]
                for standing in self.summary.ranked
            ],
        )
        return Section("won", title, text, [drawn], table)

    def lineups(self) -> Section:
        """How much each bot won in each line-up."""
        title, text = self.titled("lineups")
        rows: list[list[Any]] = []
        for table in self.summary.tables:
            rows.append([lineup_name(table.lineup)])
            for bot, share in table.shares.items():
                games = self.speaker.whole(table.games)
                rows.append([self.named(bot), *self.share_cells(share), games])
        headings = self.headings("bot", "won", "interval", "fair", "games")
        return Section("lineups", title, text, [], Table(title, headings, rows), wide=True)

    def pairs(self) -> Section:
        """How often each bot came before each other."""
        title, text = self.titled("pairs")
        bots = [standing.bot for standing in self.summary.ranked]
        ratings = {standing.bot: standing.rating for standing in self.summary.standings}
        rows: list[list[Any]] = []
        for one in bots:
            row: list[Any] = [self.named(one)]
            for other in bots:
                wins = self.summary.wins[self.series[one]][self.series[other]]
                losses = self.summary.wins[self.series[other]][self.series[one]]
                if one == other or not wins + losses:
                    row.append("·" if one == other else "–")
                    continue
                score = wins / (wins + losses)
                promised = expected(ratings[one] - ratings[other])
                row.append(
                    Cell(
                        self.speaker.percent(score),
                        self.speaker.percent(promised),
                        round(100 * score),
                    )
                )
            rows.append(row)
        headings = [self.say("arena-pairs-corner"), *bots]
        return Section("pairs", title, text, [], Table(title, headings, rows), wide=True)

    def points(self) -> Section:
        """How many points each bot made."""
        title, text = self.titled("points")
        decimal = self.speaker.decimal
        rows = [
            self.row(standing.bot, standing.points, standing.points_interval, decimal)
            for standing in self.summary.ranked
            if standing.points is not None
        ]
        drawn: list[Markup] = []
        if rows:
            drawn.append(charts.intervals("points", title, self.told(rows), rows, self.number))
            drawn += self.histograms()
        return Section("points", title, text, drawn, wide=True)

    def histograms(self) -> list[Markup]:
        """How each bot's points were spread; the same scale for all."""
        every = [points for all in self.summary.points.values() for points in all]
        width = charts.round_step(max(max(every) - min(every), 1.0) / BINS)
        first, last = math.floor(min(every) / width), math.floor(max(every) / width)
        counted: list[tuple[Standing, list[tuple[float, float, float]]]] = []
        for standing in self.summary.ranked:
            all = self.summary.points[standing.bot]
            if all:
                counts = [0] * (last - first + 1)
                for value in all:
                    counts[math.floor(value / width) - first] += 1
                bins = [
                    ((first + place) * width, (first + place + 1) * width, count / len(all))
                    for place, count in enumerate(counts)
                ]
                counted.append((standing, bins))
        tallest = max(share for _, bins in counted for _, _, share in bins)
        drawn = []
        for standing, bins in counted:
            number = self.series[standing.bot]
            assert standing.points is not None
            title = self.say("arena-points-spread", bot=standing.bot)
            told = "; ".join(
                f"{self.number(low)}–{self.number(high)}: {self.speaker.percent(share)}"
                for low, high, share in bins
                if share
            )
            drawn.append(
                Markup('<figure class="small"><figcaption>{}{}</figcaption>{}</figure>').format(
                    charts.legend_mark(number),
                    title,
                    charts.histogram(
                        f"spread-{number}",
                        title,
                        told,
                        bins,
                        self.number,
                        tallest,
                        series=number,
                        middle=standing.points,
                    ),
                )
            )
        return drawn

    def number(self, value: float) -> str:
        """A number of an axis, as short as it can be."""
        return self.speaker.brief(value)

    def axis_percent(self, value: float) -> str:
        """A share of an axis."""
        return f"{self.speaker.brief(100 * value)}%"

    def settled(self, results: list[Result]) -> Section | None:
        """How the ratings changed as deals were added; None for very few."""
        plan = self.summary.plan
        ordered = sorted(results, key=lambda result: result.number)
        rows = deal_rows(plan, ordered)
        if len(rows) < 4:
            return None
        title, text = self.titled("settled")
        number = len(plan.bots)
        moments = sorted({max(2, len(rows) * k // MOMENTS) for k in range(1, MOMENTS + 1)})
        totals = [0.0] * len(rows[0])
        ratings: list[tuple[int, list[float]]] = []
        for deal, row in enumerate(rows, start=1):
            totals = [total + part for total, part in zip(totals, row, strict=True)]
            if deal in moments:
                ratings.append((deal, bradley_terry(unpack_wins(totals, number))))
        series = [
            charts.Series(
                bot,
                [(deal, found[self.series[bot]]) for deal, found in ratings],
                self.series[bot],
            )
            for bot in plan.bots
        ]
        told = "; ".join(
            f"{one.label}: {self.speaker.rating(one.points[0][1])} → "
            f"{self.speaker.rating(one.points[-1][1])}"
            for one in series
        )
        legend = Markup('<p class="legend">{}</p>').format(
            Markup(" ").join(
                Markup("<span>{}</span>").format(self.named(standing.bot))
                for standing in self.summary.ranked
            )
        )
        drawn = charts.lines("settled", title, told, series, self.number, self.speaker.rating)
        return Section("settled", title, text, [legend, drawn])

    def times(self) -> Section:
        """How long each bot thought."""
        title, text = self.titled("times")
        seconds = self.speaker.seconds
        rows = [
            charts.Row(
                standing.bot,
                standing.times.a_turn,
                seconds(standing.times.a_turn),
                series=self.series[standing.bot],
            )
            for standing in self.summary.ranked
        ]
        drawn = charts.bars("times", title, self.told(rows), rows, self.number)
        table = Table(
            title,
            self.headings("bot", "move", "turn", "slowest", "forfeits"),
            [
                [
                    self.named(standing.bot),
                    seconds(standing.times.a_move),
                    seconds(standing.times.a_turn),
                    seconds(standing.times.slowest),
                    self.speaker.whole(standing.forfeits),
                ]
                for standing in self.summary.ranked
            ],
        )
        return Section("times", title, text, [drawn], table, wide=True)

    def seats(self, wide: bool) -> Section:
        """How much each seat won, whoever sat there."""
        title, text = self.titled("seats")
        rows = [
            self.share_row(self.say("cli-simulate-seat", seat=seat), share, seat)
            for seat, share in enumerate(self.summary.seats)
        ]
        drawn = charts.intervals(
            "seats", title, self.told(rows), rows, self.axis_percent, least=0.0
        )
        return Section("seats", title, text, [drawn], wide=wide)

    def forfeits(self) -> Section:
        """Who could not go on, and why."""
        title, text = self.titled("forfeits")
        rows = [
            [self.named(bot), self.say(reason), self.speaker.whole(count)]
            for bot, reasons in self.summary.reasons.items()
            for reason, count in reasons
        ]
        headings = [
            *self.headings("bot"),
            self.say("arena-forfeits-reason"),
            *self.headings("games"),
        ]
        return Section("forfeits", title, text, [], Table(title, headings, rows, 2), wide=True)


class Cell(NamedTuple):
    """A cell with a smaller line below, and a shade from 0 to 100."""

    text: str
    below: str
    shade: int
