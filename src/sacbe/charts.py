"""Small charts as inline SVG, without scripts.

Positions are percentages and sizes are pixels: a chart fills the available width while its text
keeps its size, on a wide screen as on a phone. Series differ in shape as well as colour; colours
are variables of the page (`STYLE`), light and dark. Every chart has a title and a description for
screen readers. Callers pass numbers both as numbers and as text, because they know the language.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

ROW: Final = 50
"""Pixels of a row: a line of text, and below it what is drawn."""
AXIS: Final = 26
STEPS: Final = 4
"""The most steps of an axis: their numbers must fit on a phone."""
ROUND: Final = (1, 2, 2.5, 5, 10)

SHAPES: Final = (
    "M0-6 6 5H-6Z",
    "M-5.2 0a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0Z",
    "M-5-5H5V5H-5Z",
    "M0-6.5 6 0 0 6.5-6 0Z",
    "M0 6-6-5H6Z",
    "M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z",
    "M-6 0-3-5.2H3L6 0 3 5.2H-3Z",
    "M-6-3-3-6 0-3 3-6 6-3 3 0 6 3 3 6 0 3-3 6-6 3-3 0Z",
)
"""The marks of the series around their centre: triangle, circle, square, diamond, ..."""

STYLE: Final = (
    """
.chart { --c0: #b3402c; --c1: #47802a; --c2: #2f6fb5; --c3: #96690a;
  --c4: #1f7a5c; --c5: #7d5a86; --c6: #8a5a33; --c7: #6b655c;
  --chart-ink: #2b2622; --chart-quiet: #6f6450; --chart-line: #b9ac93;
  --chart-ground: #fbf8f1; }
@media (prefers-color-scheme: dark) {
.chart { --c0: #e8816c; --c1: #8fc667; --c2: #7db2ea; --c3: #dcb04d;
  --c4: #4fb58f; --c5: #c39bcd; --c6: #cf9a6b; --c7: #b0a899;
  --chart-ink: #f0e9dc; --chart-quiet: #b3a892; --chart-line: #5b5348;
  --chart-ground: #2a2622; } }
.chart { display: block; width: calc(100% - 20px); margin: 6px 10px; overflow: visible;
  font-size: 13px;
  font-variant-numeric: tabular-nums; }
.chart text { fill: var(--chart-ink); paint-order: stroke; stroke: var(--chart-ground);
  stroke-width: 3px; stroke-linejoin: round; }
.chart .quiet { fill: var(--chart-quiet); font-size: 12px; }
.chart .grid { stroke: var(--chart-line); stroke-width: 1; opacity: .55; }
.chart .base { stroke: var(--chart-line); stroke-width: 1.5; }
.chart .middle { stroke: var(--chart-quiet); stroke-width: 1.5; stroke-dasharray: 4 3; }
.chart .reach { stroke-width: 3; stroke-linecap: round; }
.chart .even { fill: none; stroke: var(--chart-ink); stroke-width: 2; }
.chart .curve { stroke-width: 2; stroke-linejoin: round;
  vector-effect: non-scaling-stroke; }
.chart rect { stroke: none; }
.chart .halo { stroke: var(--card, #fbf8f1); stroke-width: 4; stroke-linejoin: round;
  paint-order: stroke; }
.chart .moment path { stroke: var(--chart-ink); stroke-width: 1.5; }
.chart .loss { fill: none; stroke: var(--chart-quiet); stroke-width: 1.5; stroke-dasharray: 3 2; }
.chart.legend { display: inline-block; width: 14px; margin: 0 6px 0 0; vertical-align: -2px; }
"""
    + "".join(
        f".chart .s{number} {{ fill: var(--c{number}); stroke: var(--c{number}); }}\n"
        for number in range(len(SHAPES))
    )
    + ".chart .curve { fill: none; }\n"
)
"""The style rules for pages with charts."""


class Row(NamedTuple):
    """A row of `intervals` or `bars`."""

    label: str
    value: float
    text: str
    """The value, and its interval, as text."""
    low: float | None = None
    high: float | None = None
    even: float | None = None
    """A value to compare with, drawn as a tick."""
    series: int = 0


class Series(NamedTuple):
    """A line of `lines`."""

    label: str
    points: Sequence[tuple[float, float]]
    series: int = 0


class Axis:
    """Values along a width; its ends are round numbers.

    >>> axis = Axis([3, 17])
    >>> axis.ticks
    [0, 5, 10, 15, 20]
    >>> axis.at(5)
    25.0
    """

    def __init__(
        self, values: Sequence[float], least: float | None = None, most: float | None = None
    ) -> None:
        low = min(values) if least is None else least
        high = max(values) if most is None else most
        if high <= low:
            low, high = low - 1, high + 1
        step = round_step((high - low) / STEPS)
        first, last = reach(low, high, step)
        if last - first > STEPS:
            step = round_step(1.01 * step)
            first, last = reach(low, high, step)
        self.ticks: list[float] = [number * step for number in range(first, last + 1)]
        self.low, self.high = self.ticks[0], self.ticks[-1]

    def at(self, value: float) -> float:
        """Return where a value lies, in percent of the width."""
        return 100 * (value - self.low) / (self.high - self.low)


def reach(low: float, high: float, step: float) -> tuple[int, int]:
    """Return the multiples of a step that enclose both values.

    >>> reach(-3, 17, 5)
    (-1, 4)
    """
    return math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)


def round_step(wanted: float) -> float:
    """Return the smallest round step that is at least `wanted`.

    >>> round_step(3), round_step(0.07), round_step(120)
    (5, 0.1, 200)
    """
    size = 10.0 ** math.floor(math.log10(wanted))
    factor = next(step for step in ROUND if step * size >= wanted * (1 - 1e-9))
    return round(factor * size, 12) if size < 1 else factor * int(size)


def intervals(
    id: str,
    title: str,
    description: str,
    rows: Sequence[Row],
    form: Callable[[float], str],
    middle: float | None = None,
    least: float | None = None,
    most: float | None = None,
) -> Markup:
    """Draw values with their intervals, one below the other. `form` formats the numbers of the
    axis; `middle` is marked across all rows."""
    values = [middle, *(part for row in rows for part in (row.value, row.low, row.high, row.even))]
    axis = Axis([value for value in values if value is not None], least, most)
    parts = grid(axis, form, ROW * len(rows))
    if middle is not None:
        parts.append(vertical(axis.at(middle), 0, ROW * len(rows), "middle"))
    for number, row in enumerate(rows):
        y = ROW * number + 29
        parts += row_text(row, ROW * number)
        if row.low is not None and row.high is not None:
            ends = f"{short(axis.at(row.low))}%", f"{short(axis.at(row.high))}%"
            parts.append(line(f"reach s{colour(row.series)}", *ends, y, y))
        if row.even is not None:
            parts.append(vertical(axis.at(row.even), y - 9, y + 9, "even"))
        parts.append(mark(axis.at(row.value), y, row.series))
    return chart(id, title, description, ROW * len(rows) + AXIS, parts)


def bars(
    id: str, title: str, description: str, rows: Sequence[Row], form: Callable[[float], str]
) -> Markup:
    """Draw amounts from zero, one below the other, each with the mark of its series."""
    axis = Axis([0.0, *(row.value for row in rows)], least=0.0)
    parts = grid(axis, form, ROW * len(rows))
    for number, row in enumerate(rows):
        parts += row_text(row, ROW * number, marked=True)
        width = max(axis.at(row.value), 0.3)
        parts.append(bar(f"s{colour(row.series)}", "0", ROW * number + 23, width))
    return chart(id, title, description, ROW * len(rows) + AXIS, parts)


def balance(
    id: str,
    title: str,
    description: str,
    rows: Sequence[Row],
    form: Callable[[float], str],
    least: float = 0.0,
    most: float = 0.0,
) -> Markup:
    """Draw gains to the right of zero and losses to the left, one below the other. Charts with the
    same `least` and `most` can be compared."""
    axis = Axis([0.0, least, most, *(row.value for row in rows)])
    parts = grid(axis, form, ROW * len(rows))
    parts.append(vertical(axis.at(0), 0, ROW * len(rows), "base"))
    for number, row in enumerate(rows):
        parts += row_text(row, ROW * number)
        left, right = sorted((axis.at(0), axis.at(row.value)))
        kind = "loss" if row.value < 0 else f"s{colour(row.series)}"
        parts.append(bar(kind, f"{short(left)}%", ROW * number + 24, max(right - left, 0.3)))
    return chart(id, title, description, ROW * len(rows) + AXIS, parts)


def histogram(
    id: str,
    title: str,
    description: str,
    bins: Sequence[tuple[float, float, float]],
    form: Callable[[float], str],
    tallest: float | None = None,
    height: int = 120,
    series: int = 0,
    middle: float | None = None,
) -> Markup:
    """Draw how often values occur in each bin (from, below, count). Charts with the same bins and
    the same `tallest` can be compared; `middle` is a value to mark, such as the mean."""
    axis = Axis([bins[0][0], bins[-1][1]], bins[0][0], bins[-1][1])
    axis.low, axis.high = bins[0][0], bins[-1][1]
    axis.ticks = [tick for tick in axis.ticks if axis.low <= tick <= axis.high]
    most = max(count for _, _, count in bins) if tallest is None else tallest
    parts = grid(axis, form, height)
    for low, high, count in bins:
        if count:
            tall = max(height * count / (most or 1), 1.0)
            width = max(axis.at(high) - axis.at(low) - 0.4, 0.2)
            parts.append(
                Markup('<rect class="s{}" x="{}%" y="{}" width="{}%" height="{}"/>').format(
                    colour(series), *map(short, (axis.at(low), height - tall, width, tall))
                )
            )
    if middle is not None:
        parts.append(vertical(axis.at(middle), -4, height, "even"))
    return chart(id, title, description, height + AXIS, parts)


def lines(
    id: str,
    title: str,
    description: str,
    series: Sequence[Series],
    form_x: Callable[[float], str],
    form_y: Callable[[float], str],
    height: int = 240,
) -> Markup:
    """Draw one line for each series, marked at its end."""
    places = [x for one in series for x, _ in one.points]
    across = Axis(places)
    if min(places) < max(places):  # the lines fill the whole width
        across.low, across.high = min(places), max(places)
    whole = all(x == round(x) for x in places)
    across.ticks = [
        tick
        for tick in across.ticks
        if across.low <= tick <= across.high and (tick == round(tick) or not whole)
    ]
    down = Axis([y for one in series for _, y in one.points])
    parts = grid(across, form_x, height) + curves(series, across, down, form_y, height)
    return chart(id, title, description, height + AXIS, parts)


def timeline(
    id: str,
    title: str,
    description: str,
    series: Sequence[Series],
    form_x: Callable[[float], str],
    form_y: Callable[[float], str],
    events: Sequence[tuple[float, str]] = (),
    moments: Sequence[tuple[float, float, int, str]] = (),
    height: int = 260,
    least: float | None = None,
    most: float | None = None,
) -> Markup:
    """Draw values over a game, one line for each series, marked at its end. `events` are vertical
    lines, each with a name; `moments` are marked points of a series: where, how high, of which
    series, and what happened."""
    places = [x for one in series for x, _ in one.points]
    across = Axis(places)
    across.low = min(places)
    across.high = max(*places, across.low + 1)
    step = round_step((across.high - across.low) / 6)
    first, last = math.ceil(across.low / step), math.floor(across.high / step)
    across.ticks = [number * step for number in range(first, last + 1)]
    down = Axis([y for one in series for _, y in one.points], least, most)
    behind: list[Markup] = []
    for number, (x, name) in enumerate(events):
        at, top = across.at(x), -24 if number % 2 == 0 else -38
        behind.append(vertical(at, top, height, "middle"))
        shift, anchor = (-4, "end") if at > 25 else (4, "start")
        behind.append(
            Markup('<text class="quiet" x="{}%" y="{}" dx="{}" text-anchor="{}">{}</text>').format(
                short(at), top + 8, shift, anchor, name
            )
        )
    marked = [
        Markup('<g class="moment"><title>{}</title>{}</g>').format(
            what, mark(across.at(x), height * (1 - down.at(y) / 100), which)
        )
        for x, y, which, what in moments
    ]
    parts = grid(across, form_x, height)
    parts += curves(series, across, down, form_y, height, behind, marked, "quiet halo")
    above = 44 if events else 16  # room for the events' names
    inside = Markup('<svg y="{}" overflow="visible">{}</svg>').format(above, Markup("").join(parts))
    return chart(id, title, description, height + AXIS + above, [inside])


def legend_mark(series: int) -> Markup:
    """Draw a series' mark, for its name in a text or a table."""
    return Markup(
        '<svg class="chart legend" viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">'
        '<path class="mark s{}" d="{}"/></svg>'
    ).format(colour(series), SHAPES[colour(series)])


# Parts.


def chart(id: str, title: str, description: str, height: float, parts: Sequence[Markup]) -> Markup:
    """Return the whole picture; marks at the ends reach a few pixels into its margins."""
    return Markup(
        '<svg class="chart" role="img" aria-labelledby="{id}-title {id}-text" height="{height}">'
        '<title id="{id}-title">{title}</title><desc id="{id}-text">{text}</desc>'
        "{parts}</svg>"
    ).format(
        id=id, height=short(height), title=title, text=description, parts=Markup("").join(parts)
    )


def grid(axis: Axis, form: Callable[[float], str], height: float) -> list[Markup]:
    """Return the lines and the numbers of an axis below the chart."""
    parts = [vertical(axis.at(tick), 0, height, "grid") for tick in axis.ticks]
    parts.append(line("base", 0, "100%", height, height))
    for tick in axis.ticks:
        at = axis.at(tick)
        anchor = "start" if at < 3 else "end" if at > 97 else "middle"
        parts.append(
            Markup('<text class="quiet" x="{}%" y="{}" text-anchor="{}">{}</text>').format(
                short(at), short(height + 16), anchor, form(tick)
            )
        )
    return parts


def curves(
    series: Sequence[Series],
    across: Axis,
    down: Axis,
    form: Callable[[float], str],
    height: float,
    behind: Sequence[Markup] = (),
    marked: Sequence[Markup] = (),
    kind: str = "quiet",
) -> list[Markup]:
    """Return a curve for each series with a mark at its end, before an axis on the left. `behind`
    is drawn below the curves, `marked` above them."""
    levels = [(short(height * (1 - down.at(tick) / 100)), form(tick)) for tick in down.ticks]
    parts = [line("grid", 0, "100%", y, y) for y, _ in levels]
    parts += behind
    for one in series:
        path = " ".join(f"{short(across.at(x))},{short(100 - down.at(y))}" for x, y in one.points)
        parts.append(
            Markup(
                '<svg x="0" y="0" width="100%" height="{}" viewBox="0 0 100 100"'
                ' preserveAspectRatio="none" overflow="visible">'
                '<polyline class="curve s{}" points="{}"/></svg>'
            ).format(height, colour(one.series), path)
        )
    # The numbers are drawn above the curves, so that they stay readable.
    number = Markup('<text class="{}" x="0" y="{}" dy="-4">{}</text>')
    parts += [number.format(kind, y, text) for y, text in levels]
    parts += marked
    for one in series:
        x, y = one.points[-1]
        parts.append(mark(across.at(x), height * (1 - down.at(y) / 100), one.series))
    return parts


def row_text(row: Row, top: float, marked: bool = False) -> list[Markup]:
    """Return the text above a row: its name, after its mark if `marked`, and its value."""
    y = short(top + 15)
    parts = [
        Markup('<text x="{}" y="{}">{}</text>').format(18 if marked else 0, y, row.label),
        Markup('<text x="100%" y="{}" text-anchor="end">{}</text>').format(y, row.text),
    ]
    if marked:
        parts.append(
            Markup('<path class="s{}" transform="translate(7 {})" d="{}"/>').format(
                colour(row.series), short(top + 11), SHAPES[colour(row.series)]
            )
        )
    return parts


def line(kind: str, x1: object, x2: object, y1: object, y2: object) -> Markup:
    """Return a straight line."""
    return Markup('<line class="{}" x1="{}" x2="{}" y1="{}" y2="{}"/>').format(kind, x1, x2, y1, y2)


def vertical(at: float, top: float, bottom: float, kind: str) -> Markup:
    """Return a line down the chart."""
    x = f"{short(at)}%"
    return line(kind, x, x, short(top), short(bottom))


def bar(kind: str, left: str, top: float, width: float) -> Markup:
    """Return the bar of a row."""
    return Markup('<rect class="{}" x="{}" y="{}" width="{}%" height="12" rx="2"/>').format(
        kind, left, top, short(width)
    )


def mark(at: float, y: float, series: int) -> Markup:
    """Return a series' mark."""
    return Markup(
        '<svg x="{}%" y="{}" overflow="visible"><path class="mark s{}" d="{}"/></svg>'
    ).format(short(at), short(y), colour(series), SHAPES[colour(series)])


def colour(series: int) -> int:
    """Return the number of a series' colour; after the last colour comes the first."""
    return series % len(SHAPES)


def short(value: float) -> str:
    """Format a number for SVG.

    >>> short(12.3456), short(3.0)
    ('12.35', '3')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")
