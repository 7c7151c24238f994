"""Charts can be drawn and read, whatever the numbers."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from sacbe import charts
from sacbe.charts import Axis, Row, Series


def drawn(svg: Markup) -> ElementTree.Element:
    """Parse a picture, which must be well formed and have no impossible numbers."""
    assert "nan" not in svg
    assert "inf" not in svg
    return ElementTree.fromstring(str(svg))


def texts(picture: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in picture.iter("text")]


@pytest.mark.parametrize(
    "values", [[0.0], [5.0, 5.0], [-3.0, 4.0], [1e-9, 2e-9], [0.0, 1e7], [-700.5, -700.4]]
)
def test_axes_hold_their_values(values: list[float]) -> None:
    axis = Axis(values)
    assert 2 <= len(axis.ticks) <= 5
    assert axis.low < axis.high
    for value in values:
        assert -1e-6 <= axis.at(value) <= 100 + 1e-6


def test_intervals_have_words_and_shapes() -> None:
    rows = [
        Row("a & <b>", 5.0, "5 (4 – 6)", 4.0, 6.0, series=0),
        Row("c", -2.0, "−2", series=1),
        Row("d", 1.0, "1 (0 – 2)", 0.0, 2.0, even=1.5, series=9),
    ]
    picture = drawn(charts.intervals("x", "Title & more", "What it shows", rows, str, middle=0.0))
    assert picture.attrib["role"] == "img"
    assert picture.attrib["aria-labelledby"] == "x-title x-text"
    title, text = picture.find("title"), picture.find("desc")
    assert title is not None
    assert (title.attrib["id"], title.text) == ("x-title", "Title & more")
    assert text is not None
    assert text.text == "What it shows"
    assert {"a & <b>", "5 (4 – 6)", "c", "d"} <= set(texts(picture))
    shapes = [path.attrib["d"] for path in picture.iter("path")]
    assert len(set(shapes)) == 2  # the tenth series looks like the second
    assert charts.SHAPES[0] in shapes
    reaches = [line for line in picture.iter("line") if "reach" in line.attrib["class"]]
    assert len(reaches) == 2


def test_bars_begin_at_zero() -> None:
    rows = [Row("a", 3.0, "3"), Row("b", 0.0, "0", series=1)]
    picture = drawn(charts.bars("x", "t", "d", rows, lambda value: f"{value:g}"))
    widths = [float(bar.attrib["width"].rstrip("%")) for bar in picture.iter("rect")]
    assert widths[0] > 50
    assert 0 < widths[1] < 1
    assert "0" in texts(picture)
    drawn(charts.bars("x", "t", "d", [Row("a", 0.0, "0")], str))


def test_histograms_share_a_scale() -> None:
    bins = [(0.0, 5.0, 1.0), (5.0, 10.0, 0.0), (10.0, 15.0, 3.0)]
    picture = drawn(charts.histogram("x", "t", "d", bins, str, tallest=6.0, height=60, middle=7.0))
    heights = [float(bar.attrib["height"]) for bar in picture.iter("rect")]
    assert heights == [10, 30]
    drawn(charts.histogram("x", "t", "d", [(4.0, 5.0, 0.0)], str))


def test_lines_end_with_a_mark() -> None:
    series = [
        Series("a", [(1.0, 2.0), (2.0, -3.0), (4.0, 8.0)]),
        Series("b", [(1.0, 0.0), (4.0, 0.0)], 1),
    ]
    picture = drawn(charts.lines("x", "t", "d", series, str, str))
    assert len(list(picture.iter("polyline"))) == 2
    assert len(list(picture.iter("path"))) == 2
    drawn(charts.lines("x", "t", "d", [Series("a", [(3.0, 1.0)])], str, str))


def test_every_series_has_a_colour_in_both_themes() -> None:
    for number in range(len(charts.SHAPES)):
        assert charts.STYLE.count(f"--c{number}: ") == 2
        assert f".s{number} " in charts.STYLE
    assert len(set(charts.SHAPES)) == len(charts.SHAPES)
    assert drawn(charts.legend_mark(3)).attrib["aria-hidden"] == "true"
