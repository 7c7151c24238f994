"""The report is complete, self-contained and accessible."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from sacbe.arena.match import Result
from sacbe.arena.report import page
from sacbe.arena.schedule import Plan
from sacbe.arena.summary import summarize
from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import Words
from tests.arena.helpers import failed, made, plan_of

EMPTY = {"meta", "br"}
WICKED = '<script>alert("&")</script>'


class Checker(HTMLParser):
    """Checks that every element is closed, and collects the elements."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def games_of(plan: Plan, deals: int) -> list[Result]:
    """Return games with made-up points."""
    found = []
    for number in range(deals * plan.players * len(plan.lineups)):
        task = plan.task(number)
        points = tuple(
            float((plan.bots.index(bot) * 7 + number * 13 + seat * 5) % 60) - 4
            for seat, bot in enumerate(task.bots)
        )
        winners = tuple(seat for seat, own in enumerate(points) if own == max(points))
        rest = {name: getattr(task, name) for name in ("number", "lineup", "deal", "rotation")}
        found.append(made(points, winners, task.bots, **rest))
    return found


def html_of(plan: Plan, results: list[Result], language: str = "en") -> str:
    summary = summarize(plan, results, plan.total(10))
    return page(summary, results, Words(language), 10)


@pytest.fixture(scope="module")
def html() -> str:
    plan = plan_of("random", WICKED, "greedy", players=3)
    return html_of(plan, games_of(plan, 5))


def test_well_formed(html: str) -> None:
    checker = Checker()
    checker.feed(html)
    checker.close()
    assert checker.open == []
    ids = [str(attrs["id"]) for _, attrs in checker.seen if "id" in attrs]
    assert len(ids) == len(set(ids)) > 10
    for _, attrs in checker.seen:
        for name in (attrs.get("aria-labelledby") or "").split():
            assert name in ids


def test_it_needs_nothing_else(html: str) -> None:
    checker = Checker()
    checker.feed(html)
    tags = {tag for tag, _ in checker.seen}
    assert not tags & {"script", "link", "img", "iframe", "object", "audio", "video", "use"}
    for _, attrs in checker.seen:
        assert not set(attrs) & {"src", "href", "onload", "onclick", "xlink:href"}
    assert "http" not in html
    assert "url(" not in html
    assert "@import" not in html
    assert WICKED not in html
    assert "&lt;script&gt;" in html


def test_charts_can_be_read_without_seeing_them(html: str) -> None:
    drawn = re.findall(r'<svg class="chart" role="img".*?</desc>', html, re.DOTALL)
    assert len(drawn) >= 8
    for opening in drawn:
        svg = ElementTree.fromstring(opening + "</svg>")
        title, text = svg.find("title"), svg.find("desc")
        assert title is not None
        assert title.text
        assert text is not None
        assert text.text
    for svg_text in re.findall(r"<div>(<svg class=\"chart\" role.*?</svg>)</div>", html, re.DOTALL):
        ElementTree.fromstring(svg_text)


def test_light_and_dark_wide_and_narrow(html: str) -> None:
    assert "prefers-color-scheme: dark" in html
    assert 'content="width=device-width, initial-scale=1"' in html
    assert "@media (max-width" in html


def test_wide_tables_scroll_inside_their_card(html: str) -> None:
    """A shadow shows that there is more, where scroll bars are hidden."""
    around = re.findall(r'<div class="(\w+)"[^>]*>\s*<table>', html)
    assert around == ["scroll"] * html.count("<table>")
    assert len(around) > 3
    style = re.search(r"\.scroll \{.*?\}", html, re.DOTALL)
    assert style is not None
    assert "overflow-x: auto" in style[0]
    assert style[0].count("no-repeat local") == style[0].count("no-repeat scroll") == 2
    assert ".parts { display: grid; grid-template-columns: minmax(0, 1fr);" in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    plan = plan_of("random", "greedy", game="tikal", gauntlet=True, players=4)
    text = html_of(plan, games_of(plan, 2), language)
    assert f'<html lang="{language}">' in text


def test_few_games_and_forfeits() -> None:
    """A report on one finished game and one forfeit."""
    plan = plan_of("random", "greedy")
    names = ("random", "greedy")
    text = html_of(plan, [made((1.0, 2.0), (1,), names)])
    assert "Stopped early: this is 1 game out of 10." in text
    assert "Fewer than 30 deals were played" in text
    gone = [made((1.0, 2.0), (1,), names, forfeit=0, reason=failed("out of <time>"))]
    text = html_of(plan, gone)
    assert "b crashed: out of &lt;time&gt;" in text
    assert "out of &lt;time&gt;" in html_of(plan, gone, "uk")
    assert "crashed" not in html_of(plan, gone, "uk")
    assert "Forfeits" in text


def test_it_says_how_to_play_it_again() -> None:
    plan = plan_of("random", "greedy", game="tikal", options={"mode": "tactical"}, seed=3)
    text = html_of(plan, games_of(plan, 2))
    assert (
        "sacbe arena tikal --bots random,greedy --players 2 --games 10 --seed 3 --mode tactical"
        in text
    )
