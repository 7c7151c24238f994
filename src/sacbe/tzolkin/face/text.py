"""Tzolk'in's table as plain text: whose turn it is, the gears, what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sacbe.core.position import Position
from sacbe.face.narrator import TerminalNarrator, points_text
from sacbe.face.text import LABEL, WORDS, Row, deciding, table, who
from sacbe.tzolkin.data import GEARS, GOODS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.face import lines
from sacbe.tzolkin.face.board import mark, title
from sacbe.tzolkin.view import goods_of
from sacbe.tzolkin.view import view as view_of
from sacbe.tzolkin.view_types import TzolkinPlayerView, TzolkinView

SPACE: Final = 4
"""Columns per space."""


def board(position: Position, seat: int | None = None) -> str:
    """Describe a table: see `sacbe.face.board_text`."""
    view = view_of(position, seat)
    out = [title(view, narrator(view)), deciding(position), calendar(view), "", *gears(view), ""]
    deck = lines.buildings_left(view)
    row = " ".join(tile or "–" for tile in view["row"])
    out.append(f"{WORDS.text('board-buildings', count=deck)}: {row}")
    out.append(f"{WORDS.text('board-monuments')}: {' '.join(view['monuments']) or '–'}")
    out += ["", *table(view["players"], numbers(view)), ""]
    out += [belongings(player) for player in view["players"]]
    return "\n".join(out)


def calendar(view: TzolkinView) -> str:
    """Describe the first player, the starting-player space, the corn on the calendar, and the
    skulls."""
    facts = lines.calendar_facts(view, narrator(view))
    return "; ".join([*facts, WORDS.text("board-skulls", count=view["skulls_left"])])


def narrator(view: TzolkinView) -> TerminalNarrator:
    """Return a narrator in English."""
    return TerminalNarrator(WORDS, [""] * len(view["players"]))


def gears(view: TzolkinView) -> list[str]:
    """Return who stands on which space and, after a bar, beyond the last one."""
    longest = max(len(view["gears"][gear]["spaces"]) for gear in GEARS)
    heads = spread([str(space) for space in range(longest)])
    out = [WORDS.text("board-gears").ljust(LABEL) + heads]
    for gear in GEARS:
        now = view["gears"][gear]
        line = spread([mark(stands) for stands in now["spaces"]])
        if any(stands is not None for stands in now["beyond"]):
            line += spread(["|", *(mark(stands) for stands in now["beyond"])])
        out.append(WORDS.text(f"gear-{gear}").ljust(LABEL) + line)
        if gear == "palenque":
            corn, wood = ["", ""], ["", ""]
            for left in view["jungle"].values():
                corn.append(str(left["corn"] - left["wood"]))
                wood.append(str(left["wood"]))
            out.append(WORDS.text("board-corn-tiles").ljust(LABEL) + spread(corn))
            out.append(WORDS.text("board-wood-tiles").ljust(LABEL) + spread(wood))
    done = ["✗" if space in view["altars"] else "" for space in range(longest)]
    if any(done):
        out.append(WORDS.text("good-skull").ljust(LABEL) + spread(done).rstrip())
    return out


def spread(cells: Sequence[str]) -> str:
    """Lay out cells of the same width side by side."""
    return "".join(cell.rjust(SPACE) for cell in cells)


def numbers(view: TzolkinView) -> list[Row]:
    """Return everybody's points, goods, workers, and temple steps."""
    players = view["players"]
    rows: list[Row] = [("board-points", [points_text(player["points"]) for player in players])]
    goods = [goods_of(player) for player in players]
    rows += [(f"board-good-{good}", [one[good] for one in goods]) for good in GOODS]
    rows += [
        ("board-workers-hand", [player["hand"] for player in players]),
        ("board-workers-gears", [player["on_gears"] for player in players]),
        ("board-workers-supply", [player["supply"] for player in players]),
    ]
    rows.append(("board-meals", [player["meals"]["corn"] for player in players]))
    for temple in TEMPLES:
        rows.append((f"temple-{temple}", [player["temples"][temple] for player in players]))
    for name in TECHNOLOGIES:
        rows.append((f"technology-{name}", [player["technologies"][name] for player in players]))
    return [(WORDS.text(key), values) for key, values in rows]


def belongings(player: TzolkinPlayerView) -> str:
    """Return a player's tiles; tiles that the seat may not see are only counted."""
    facts = list(player["buildings"]) + list(player["monuments"])
    wealth = player["wealth"] or ["?"] * player["wealth_count"]
    hand = player["wealth_hand"] or ["?"] * player["wealth_hand_count"]
    if wealth or hand:
        tiles = [", ".join(wealth), f"({', '.join(hand)})" if hand else ""]
        facts.append(WORDS.text("board-wealth", tiles=" ".join(filter(None, tiles))))
    for key, count in (("corn", player["corn_tiles"]), ("wood", player["wood_tiles"])):
        if count:
            facts.append(WORDS.text(f"amount-{key}-tile", count=count))
    facts.append(WORDS.text(f"board-side-{player['board']}"))
    return f"{who(player['seat'])}: {', '.join(facts)}"
