"""The report of a match: one self-contained page with charts and tables."""

from __future__ import annotations

import math
import shlex
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

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
from sacbe.arena.wording import Form, between, rating, seconds, share_cells
from sacbe.i18n.numbers import brief, decimal, percent, whole
from sacbe.i18n.words import Words
from sacbe.templates import templates_of

MOMENTS: Final = 40
"""Points of a line that shows how ratings settled, at most."""
BINS: Final = 16
SHARES: Final = ("bot", "won", "interval", "fair", "games")
"""The columns of a table of shares."""
METHOD: Final = ("deals", "won", "rating", "bootstrap", "points", "times", "forfeits")


class Section(NamedTuple):
    """A part of the page: charts, and a table if there are headings. The first cell of a row names
    it; a row of one cell is a title for the next rows."""

    key: str
    charts: list[Markup]
    headings: Sequence[str] = ()
    rows: Sequence[list[Any]] = ()
    texts: int = 1
    """How many columns are words, not numbers."""
    wide: bool = False


class ShadedCell(NamedTuple):
    """A cell with a smaller line below, and a shade from 0 to 100."""

    text: str
    below: str
    shade: int


def page(summary: Summary, results: list[Result], words: Words, games: int) -> str:
    """Return the report as HTML; `games` is the number asked for each line-up."""
    say = words.text
    plan = summary.plan
    writer = Writer(summary, words)
    facts = [
        ("games", whole(words, summary.games)),
        ("deals", whole(words, summary.deals)),
        ("players", whole(words, plan.players)),
        ("bots", whole(words, len(plan.bots))),
        ("seed", str(plan.seed)),
    ]
    return (
        templates_of("sacbe.arena")
        .get_template("report.html")
        .render(
            language=words.language,
            title=say("arena-page-title", game=say(f"game-{plan.game}")),
            subtitle=", ".join(plan.bots),
            style=Markup(charts.STYLE),
            facts=[(say(f"arena-fact-{key}"), value) for key, value in facts],
            notes=notes(summary, words),
            sections=writer.sections(results),
            method=[say(f"arena-method-{key}") for key in METHOD],
            command=command(summary, games),
            version=plan.version,
            build=say(f"build-{plan.build}"),
            say=say,
            part_title=writer.title,
            part_text=lambda key: say(f"arena-{key}-text"),
        )
    )


def notes(summary: Summary, words: Words) -> list[str]:
    """Return the notes at the top of the page."""
    found = []
    if summary.games < summary.wanted:
        found.append(words.text("arena-stopped", games=summary.games, wanted=summary.wanted))
    if summary.deals < ENOUGH:
        found.append(words.text("arena-few-deals", enough=ENOUGH))
    return found


def command(summary: Summary, games: int) -> str:
    """Return the command for the same match."""
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

    def __init__(self, summary: Summary, words: Words) -> None:
        self.summary = summary
        self.words = words
        self.say = words.text
        self.series = {bot: number for number, bot in enumerate(summary.plan.bots)}

    def sections(self, results: list[Result]) -> list[Section]:
        """Return all parts, in the order of the page."""
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
        """Return a bot's name with its mark."""
        return charts.legend_mark(self.series[bot]) + Markup("{}").format(bot)

    def with_interval(self, value: float, interval: Interval | None, form: Form) -> str:
        """Format a value, and how sure it is."""
        text = form(self.words, value)
        return text if interval is None else f"{text} ({between(self.words, interval, form)})"

    def row(self, bot: str, value: float, interval: Interval | None, form: Form) -> charts.Row:
        """Return a bot's row of a chart."""
        low, high = interval or (None, None)
        text = self.with_interval(value, interval, form)
        return charts.Row(bot, value, text, low, high, series=self.series[bot])

    def told(self, rows: list[charts.Row]) -> str:
        """Describe the rows of a chart in a sentence, for readers who do not see it."""
        return "; ".join(f"{row.label}: {row.text}" for row in rows)

    def headings(self, *keys: str) -> list[str]:
        """Return the headings of a table."""
        return [self.say(f"arena-head-{key}") for key in keys]

    def title(self, key: str) -> str:
        """Return a part's title."""
        return self.say(f"arena-{key}-title")

    def intervals(
        self, key: str, rows: list[charts.Row], form: Callable[[float], str], **ends: float
    ) -> Markup:
        """Draw the intervals of a part."""
        return charts.intervals(key, self.title(key), self.told(rows), rows, form, **ends)

    def ratings(self) -> Section:
        """Show how strong each bot is."""
        rows = [
            self.row(standing.bot, standing.rating, standing.rating_interval, rating)
            for standing in self.summary.ranked
        ]
        cells = [
            [
                self.named(standing.bot),
                rating(self.words, standing.rating),
                between(self.words, standing.rating_interval, rating),
            ]
            for standing in self.summary.ranked
        ]
        drawn = self.intervals("ratings", rows, self.axis_rating, middle=0.0)
        return Section("ratings", [drawn], self.headings("bot", "rating", "interval"), cells)

    def share_row(self, label: str, share: Share, series: int) -> charts.Row:
        """Return the row of a share in a chart."""
        text = self.with_interval(share.share, share.interval, percent)
        return charts.Row(label, share.share, text, *share.interval, share.fair, series)

    def victories(self) -> Section:
        """Show how much each bot won."""
        rows = [
            self.share_row(standing.bot, standing.share, self.series[standing.bot])
            for standing in self.summary.ranked
        ]
        cells = [
            self.share_cells(standing.bot, standing.share, standing.share.games)
            for standing in self.summary.ranked
        ]
        drawn = self.intervals("won", rows, self.axis_percent, least=0.0, most=1.0)
        return Section("won", [drawn], self.headings(*SHARES), cells)

    def share_cells(self, bot: str, share: Share, games: int) -> list[Any]:
        """Return the row of a share in a table."""
        return [self.named(bot), *share_cells(self.words, share), whole(self.words, games)]

    def lineups(self) -> Section:
        """Show how much each bot won in each line-up."""
        rows: list[list[Any]] = []
        for table in self.summary.tables:
            rows.append([lineup_name(table.lineup)])
            rows += [self.share_cells(bot, one, table.games) for bot, one in table.shares.items()]
        return Section("lineups", [], self.headings(*SHARES), rows, wide=True)

    def pairs(self) -> Section:
        """Show how often each bot finished before each other."""
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
                texts = percent(self.words, score), percent(self.words, promised)
                row.append(ShadedCell(*texts, round(100 * score)))
            rows.append(row)
        return Section("pairs", [], [self.say("arena-pairs-corner"), *bots], rows, wide=True)

    def points(self) -> Section:
        """Show how many points each bot made."""
        rows = [
            self.row(standing.bot, standing.points, standing.points_interval, decimal)
            for standing in self.summary.ranked
            if standing.points is not None
        ]
        drawn = [self.intervals("points", rows, self.number), *self.histograms()] if rows else []
        return Section("points", drawn, wide=True)

    def histograms(self) -> list[Markup]:
        """Draw how each bot's points were spread, on the same scale."""
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
                f"{self.number(low)}–{self.number(high)}: {percent(self.words, share)}"
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
        """Format a number of an axis, as short as possible."""
        return brief(self.words, value)

    def axis_rating(self, value: float) -> str:
        """Format a rating of an axis."""
        return rating(self.words, value)

    def axis_percent(self, value: float) -> str:
        """Format a share of an axis."""
        return f"{brief(self.words, 100 * value)}%"

    def settled(self, results: list[Result]) -> Section | None:
        """Show how the ratings changed as deals were added; None for very few."""
        plan = self.summary.plan
        ordered = sorted(results, key=lambda result: result.number)
        rows = deal_rows(plan, ordered)
        if len(rows) < 4:
            return None
        number = len(plan.bots)
        moments = sorted({max(2, len(rows) * k // MOMENTS) for k in range(1, MOMENTS + 1)})
        totals = [0.0] * len(rows[0])
        ratings: list[tuple[int, list[float]]] = []
        for deal, row in enumerate(rows, start=1):
            totals = [total + part for total, part in zip(totals, row, strict=True)]
            if deal in moments:
                ratings.append((deal, bradley_terry(unpack_wins(totals, number))))
        series = [
            charts.Series(bot, [(deal, found[place]) for deal, found in ratings], place)
            for bot, place in self.series.items()
        ]
        told = "; ".join(
            f"{one.label}: {rating(self.words, one.points[0][1])} → "
            f"{rating(self.words, one.points[-1][1])}"
            for one in series
        )
        legend = Markup('<p class="legend">{}</p>').format(
            Markup(" ").join(
                Markup("<span>{}</span>").format(self.named(standing.bot))
                for standing in self.summary.ranked
            )
        )
        title = self.title("settled")
        drawn = charts.lines("settled", title, told, series, self.number, self.axis_rating)
        return Section("settled", [legend, drawn])

    def times(self) -> Section:
        """Show how long each bot thought."""
        rows: list[charts.Row] = []
        cells: list[list[Any]] = []
        for standing in self.summary.ranked:
            bot, times = standing.bot, standing.times
            text = seconds(self.words, times.a_turn)
            rows.append(charts.Row(bot, times.a_turn, text, series=self.series[bot]))
            cells.append(
                [
                    self.named(bot),
                    seconds(self.words, times.a_move),
                    text,
                    seconds(self.words, times.slowest),
                    whole(self.words, standing.forfeits),
                ]
            )
        drawn = charts.bars("times", self.title("times"), self.told(rows), rows, self.number)
        headings = self.headings("bot", "move", "turn", "slowest", "forfeits")
        return Section("times", [drawn], headings, cells, wide=True)

    def seats(self, wide: bool) -> Section:
        """Show how much each seat won, whichever bot sat there."""
        rows = [
            self.share_row(self.say("arena-seat", seat=seat), share, seat)
            for seat, share in enumerate(self.summary.seats)
        ]
        drawn = self.intervals("seats", rows, self.axis_percent, least=0.0)
        return Section("seats", [drawn], wide=wide)

    def forfeits(self) -> Section:
        """Show which bots could not continue, and why."""
        rows = [
            [self.named(bot), self.say(reason), whole(self.words, count)]
            for bot, reasons in self.summary.reasons.items()
            for reason, count in reasons
        ]
        bot, games = self.headings("bot", "games")
        headings = [bot, self.say("arena-forfeits-reason"), games]
        return Section("forfeits", [], headings, rows, texts=2, wide=True)
