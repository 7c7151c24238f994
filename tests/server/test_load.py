"""A small run of the load measurement, to keep it working."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import load
from benchmarks.load_players import SEATS, Command, News, Notes, Plan


def test_a_few_tables() -> None:
    run = load.measure(Plan(tables=4, bot_tables=1, think=0.1, seconds=5.0, warm=3.0))
    assert run["refused"] == {}
    assert run["commands"]["count"] > 20
    assert run["bot moves/s"] > 0
    # Nearly every command causes news for three others.
    assert run["news"]["count"] > 2 * run["commands"]["count"]
    assert 0 < run["commands"]["median"] <= run["commands"]["p95"] <= run["commands"]["most"]
    assert run["news"]["median"] > 0
    assert run["server cpu"] > 0
    assert run["memory MB"][0] > 0
    for part in ("main", "tables", "length"):
        head, *rows = load.rows_of(part, [run])
        assert rows
        assert all(len(row) == len(head) for row in rows)


def test_news_are_counted_from_their_command() -> None:
    notes = Notes(
        commands=[Command(7, 0, 12, 1.0, 1.5)],
        news=[
            News(7, 0, 10, 12, 1.4),  # the mover knows already
            News(7, 1, 9, 11, 1.1),  # earlier news
            News(7, 1, 11, 13, 1.6),
            News(7, 2, 11, 12, 1.45),
            News(8, 3, 11, 12, 1.2),  # another game
        ],
    )
    sent, answered = load.news_delays(notes)
    assert sent == pytest.approx([0.6, 0.45])
    assert answered == pytest.approx([0.1, -0.05])
    assert len(sent) < SEATS


def test_thirds_of_games() -> None:
    commands = [Command(1, 0, seq, 0.0, seq / 1000) for seq in (5, 50, 99)]
    commands.append(Command(2, 0, 5, 0.0, 1.0))  # not over
    found = load.thirds(Notes(commands=commands, lengths={1: 99}))
    assert [third.most for third in found] == [5.0, 50.0, 99.0]


def test_figures_are_put_into_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{load.BEGIN}\nold\n{load.END}\nafter\n", encoding="utf-8")
    load.write_report(page, "new")
    told = page.read_text(encoding="utf-8")
    assert told == f"before\n{load.BEGIN}\nnew\n{load.END}\nafter\n"
    page.write_text("nothing", encoding="utf-8")
    with pytest.raises(SystemExit):
        load.write_report(page, "new")
