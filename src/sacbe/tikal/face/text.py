"""Tikal's table as plain text: whose turn it is, the map, what everybody has."""

from __future__ import annotations

from typing import Final

from sacbe.core.position import Position
from sacbe.face.narrator import Narrator
from sacbe.face.text import WORDS, Row, deciding, table, who
from sacbe.tikal import data as d
from sacbe.tikal.face import lines, map
from sacbe.tikal.view import view as view_of
from sacbe.tikal.view_types import HexView, TikalPlayerView, TikalView

ENGLISH: Final = Narrator(WORDS, [])
ROOM: Final = 12
"""Columns inside a hex; one more is the border to the next."""
TALL: Final = 4
"""Lines per hex."""
ROADS: Final = " ①②③④⑤⑥"
"""The price of a road."""
HEAPS: Final = " ·:∴"
"""Stones that lead into the jungle: one, two, three."""


def board(position: Position, seat: int | None = None) -> str:
    """Describe a table: see `sacbe.face.board_text`."""
    view = view_of(position, seat)
    title = [WORDS.text("game-tikal"), WORDS.text("board-tikal-mode", mode=view["mode"])]
    if view["scoring"]:
        title.append(WORDS.text("board-tikal-scoring", kind=view["scoring"]))
    if view["action_points"] is not None:
        title.append(WORDS.text("board-tikal-points-left", count=view["action_points"]))
    out = [" · ".join(title), deciding(position), "", *land(view), ""]
    out += [*beside(view), "", *table(view["players"], explorers(view))]
    return "\n".join(out)


def land(view: TikalView) -> list[str]:
    """Return the map: hexes in columns, every second one lower by half a hex, with the price of
    every road on its border."""
    paper = [[" "] * (d.COLUMNS * (ROOM + 1) + 1) for _ in range(d.ROWS * TALL + TALL // 2 + 1)]

    def put(hex: int, right: int, down: int, text: str) -> None:
        column, row = divmod(hex, d.ROWS)
        x = column * (ROOM + 1) + 1 + right
        paper[row * TALL + column % 2 * TALL // 2 + down][x : x + len(text)] = text

    hexes = view["hexes"]
    for hex, name in enumerate(d.HEX_NAMES):
        if name not in hexes:
            put(hex, 0, 2, f" {name} ".center(ROOM, "░"))
            continue
        put(hex, 0, 0, f"─{name}".ljust(ROOM, "─"))
        word = "".join(part for part, _ in map.what(hexes[name], ENGLISH))
        for line, text in enumerate([word, *figures(hexes[name])], start=1):
            put(hex, 0, line, text.center(ROOM))
        if hex % d.ROWS == d.ROWS - 1 or d.HEX_NAMES[hex + 1] not in hexes:
            put(hex, 0, TALL, "─" * ROOM)
    spots = ((ROOM // 2, 0), (ROOM, 1), (ROOM, 3), (ROOM // 2, TALL), (-1, 3), (-1, 1))
    for hex, name in enumerate(d.HEX_NAMES):
        for side, heap in enumerate(lines.own_stones(name, hexes[name]) if name in hexes else ()):
            beside, price = int(d.NEIGHBOUR[d.SIDES * hex + side]), hexes[name]["roads"][side]
            if price:
                put(hex, *spots[side], ROADS[price])
            elif heap and beside >= 0 and d.HEX_NAMES[beside] not in hexes:
                put(hex, *spots[side], HEAPS[heap])
    return ["".join(line).rstrip() for line in paper]


def figures(here: HexView) -> list[str]:
    """Return everybody's explorers, and a star for the leader, in one or two lines."""
    groups = map.figures(here)
    text = " ".join(groups)
    if len(text) <= ROOM:
        return [text]
    return [" ".join(groups[:2]), " ".join(groups[2:])]


def beside(view: TikalView) -> list[str]:
    """Return tiles at hand, the auction, and what is left to be found."""
    out = []
    if view["tile"]:
        out.append(WORDS.text("board-tikal-to-place", tile=view["tile"]))
    if view["open_tiles"]:
        out.append(WORDS.text("board-tikal-open", tiles=", ".join(view["open_tiles"])))
    if view["prompt"] is not None and view["prompt"]["kind"] == "bid":
        now = view["auction"]
        bid = WORDS.text("board-tikal-no-bid")
        if now["bidder"] is not None:
            name = who(now["bidder"])
            bid = WORDS.text("board-tikal-highest-bid", who=name, count=now["bid"])
        out.append(WORDS.text("board-tikal-auction", what=bid))
    unseen = [tile[0] for tile in view["unseen_tiles"]]
    treasures = view["unseen_treasures"].items()
    left = {
        "letters": {letter: unseen.count(letter) for letter in d.LETTERS},
        "steps": view["steps_left"],
        "unseen": {WORDS.text(f"treasure-{kind}"): count for kind, count in treasures},
    }
    for key, counts in left.items():
        told = [
            WORDS.text("board-tikal-times", what=what, count=count)
            for what, count in counts.items()
            if count
        ]
        out.append(WORDS.text(f"board-tikal-left-{key}", what=", ".join(told) or "–"))
    return out


def would_score(player: TikalPlayerView) -> int:
    """Return what a scoring round would add."""
    return player["would_score"]["temples"] + player["would_score"]["treasures"]


def explorers(view: TikalView) -> list[Row]:
    """Return everybody's points, what a scoring round would add, what is left, and treasures."""
    players = view["players"]
    rows: list[Row] = [
        ("board-tikal-head-points", [player["points"] for player in players]),
        ("board-tikal-head-now", [f"+{would_score(player)}" for player in players]),
        (
            "board-tikal-head-supply",
            [f"{player['explorers']}{' ★' if player['leader'] else ''}" for player in players],
        ),
        ("board-tikal-head-camps", [player["camps_left"] for player in players]),
        ("board-tikal-head-guards", [player["guards_left"] for player in players]),
    ]
    if view["over"]:
        del rows[1]  # nothing more is scored
    if view["mode"] == "tactical":
        words = [
            WORDS.text("board-tikal-totem-brief", state=lines.totem(player)) for player in players
        ]
        rows.append(("board-tikal-head-totem", list(words)))
    for kind in players[0]["treasures"]:
        rows.append((f"treasure-{kind}", [player["treasures"][kind] or "–" for player in players]))
    return [(WORDS.text(key), values) for key, values in rows]
