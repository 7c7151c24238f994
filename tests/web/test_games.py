"""Whole games of two people and two bots, from the invitation to the final scores."""

from __future__ import annotations

import unicodedata
from fractions import Fraction
from typing import Any

import pytest
from playwright.sync_api import expect

from sacbe.core.record import Record
from sacbe.face.narrator import COLOURS
from tests.web.conftest import PHONE, Someone
from tests.web.people import Person, play_out, said
from tests.web.tables import Tables

GAMES = [
    pytest.param("tzolkin", {}, id="tzolkin"),
    pytest.param("tikal", {"mode": "basic"}, id="tikal-basic"),
    pytest.param("tikal", {"mode": "tactical"}, id="tikal-tactical"),
]


def bot_at(seat: int) -> str:
    """Return the name of a bot without a name of its own."""
    return said("bot-of", colour=said(f"colour-{COLOURS[seat]}"), level=1)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_two_people_and_two_bots_play_to_the_final_scores(
    game: str, options: dict[str, Any], tables: Tables, someone: Someone
) -> None:
    """One is on a laptop, one on a phone. Both see the server's ranking, and the record of the game
    is right."""
    table = tables.make(game, "oo11", options=options, title="Friday")
    ana = Person(someone(), "Ana", seed=1, lazy=0.9)
    bohdan = Person(someone(PHONE), "Bohdan", seed=2, lazy=0.9)
    ana.sit(table.invitation)
    expect(ana.text("web-table-wait-others", count=1)).to_be_visible()
    bohdan.sit(table.invitation)
    play_out([ana, bohdan])

    info = table.info()
    told = sorted(
        (seat["name"] or bot_at(seat["seat"]), quarters(score))
        for seat, score in zip(info["seats"], info["result"]["scores"], strict=True)
    )
    for person in (ana, bohdan):
        ranking = [(name, number(text)) for name, text in person.ranking()]
        points = [points for _, points in ranking]
        assert points == sorted(points, reverse=True)
        assert sorted(ranking) == told
    assert Record.parse(table.call("GET", "/record")).verify().position.is_over


def number(text: str) -> float:
    """Parse points as a page writes them: 45 ¼, or −½."""
    sign = -1 if text.startswith("−") else 1
    return sign * sum(
        unicodedata.numeric(part) if part in "¼½¾" else int(part)
        for part in text.lstrip("−").split()
    )


def quarters(score: str) -> float:
    """Parse points as records write them: 45 1/4, or -1/2."""
    sign = -1 if score.startswith("-") else 1
    return sign * float(sum(Fraction(part) for part in score.lstrip("-").split()))
