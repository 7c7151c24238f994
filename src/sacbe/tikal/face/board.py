"""Tikal's board in the terminal: the map, what lies beside it, the players."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.face.narrator import Narrator
from sacbe.face.terminal import WIDEST, Cell, heading, lay, paint, wrap
from sacbe.tikal.data import TILE_IDS
from sacbe.tikal.face import describe, lines, map
from sacbe.tikal.view_types import TikalPlayerView, TikalView

WIDE: Final = 120
"""From here on there is room beside the map."""
GAP: Final = 2
ASIDE: Final = WIDE - map.WIDTH - GAP
NAME: Final = 16
POINTS: Final = 6
SCORE: Final = 16
SUPPLY: Final = 9
NUMBER: Final = 6
STATE: Final = 8
LINES: Final = 34
"""Title, map, legend, four players; treasures may take a line or two more."""
BELOW: Final = 8
"""What lies beside the map takes more lines below it, where there is no room beside."""


def board(view: TikalView, narrator: Narrator, whole: bool, width: int) -> RenderableType:
    """Draw the board; not whole: only what a turn is decided by."""
    title = heading(narrator.text("board-tikal-title", facts=facts(view, narrator)), width)
    if width < WIDEST:
        return Group(title, *narrow(view, narrator, whole, width))
    parts: list[RenderableType] = [title]
    drawn = map.draw(view, narrator)
    if width >= WIDE:
        parts += side_by_side(drawn, aside(view, narrator))
    else:
        parts += drawn
    parts.append(paint(narrator.text("board-tikal-legend"), "quiet"))
    if width < WIDE and whole:
        parts += [broken(line, width) for line in lines.beside(view, narrator)]
    return Group(*parts, *players(view, narrator, width))


def height(width: int) -> int:
    """Return how many lines the whole board takes at most."""
    return LINES if width >= WIDE else LINES + BELOW


def facts(view: TikalView, narrator: Narrator) -> str:
    """The heading of it all: whose turn it is, and what is left of it."""
    return " · ".join(lines.situation(view, narrator))


def broken(line: str, width: int) -> Text:
    """A sentence in lines that fit, the further ones indented."""
    return paint("\n  ".join(wrap(line, width - 2)))


def side_by_side(left: list[Text], right: list[Text]) -> list[Text]:
    """The map, and beside it what lies beside it."""
    out: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text(no_wrap=True)
        if number < len(right):
            line.append(" " * (map.WIDTH + GAP - cell_len(line.plain)))
            line.append_text(right[number])
        out.append(line)
    return out


def aside(view: TikalView, narrator: Narrator) -> list[Text]:
    """What lies beside the map: tiles, the auction, temple steps, treasures not yet seen."""
    out: list[Text] = []
    if view["tile"] is not None:
        out += section("board-tikal-aside-tile", tile_lines(view["tile"], narrator), narrator)
    if view["open_tiles"]:
        shown = [line for tile in view["open_tiles"] for line in tile_lines(tile, narrator)]
        out += section("board-tikal-aside-open", shown, narrator)
    if now := lines.auction(view, narrator):
        out += section("board-tikal-aside-auction", now, narrator)
    for key, parts in (
        ("board-tikal-aside-letters", lines.letters_left(view, narrator)),
        ("board-tikal-aside-steps", lines.steps_left(view, narrator)),
        ("board-tikal-aside-unseen", lines.kinds(view["unseen_treasures"], narrator)),
    ):
        text = " ".join(part.replace(" ", "\u00a0") for part in parts)
        out += section(key, [text or narrator.text("board-tikal-none")], narrator)
    return out


def section(key: str, texts: list[str], narrator: Narrator) -> list[Text]:
    """A heading and what belongs to it."""
    out = [paint(line, "quiet") for line in wrap(narrator.text(key), ASIDE)]
    for text in texts:
        out += [paint(line.replace("\u00a0", " ")) for line in wrap(text, ASIDE)]
    return out


def tile_lines(tile: str, narrator: Narrator) -> list[str]:
    """A tile, briefly."""
    terrain = describe.terrain(tile)
    name = narrator.text(describe.tile(tile))
    if terrain.key == "terrain-volcano":
        return [name]
    sides = lines.stones(lines.tile_stones(TILE_IDS.index(tile), 0), narrator)
    return [narrator.text("board-tikal-aside-line", tile=name, stones=sides.replace(" ", "\u00a0"))]


def players(view: TikalView, narrator: Narrator, width: int) -> list[RenderableType]:
    """Everybody's points, what would be added now, what is left to bring in, treasures."""
    tactical = view["mode"] == "tactical"
    heads = [("points", POINTS), ("now", SCORE), ("supply", SUPPLY)]
    heads += [("camps", NUMBER), ("guards", NUMBER)]
    if tactical:
        heads.append(("totem", STATE))
    rest = width - NAME - sum(column + 1 for _, column in heads) - 2 * GAP
    out: list[RenderableType] = list(
        lay(
            Cell("", NAME),
            *(Cell(narrator.text(f"board-tikal-head-{key}"), w, "quiet", True) for key, w in heads),
            Cell("", 1),
            Cell(narrator.text("board-tikal-head-treasures"), rest, "quiet"),
        )
    )
    for other in view["players"]:
        style = "bold" if other["seat"] == view["to_move"] else ""
        values = numbers(other, view["over"])
        if tactical:
            state = lines.totem(other, view)
            values.append(narrator.text("board-tikal-totem-brief", state=state))
        owned = [part.replace(" ", "\u00a0") for part in lines.kinds(other["treasures"], narrator)]
        out += lay(
            Cell(narrator.who(other["seat"]), NAME, style),
            *(
                Cell(value, column, style, right=True)
                for value, (_, column) in zip(values, heads, strict=True)
            ),
            Cell("", 1),
            Cell(" ".join(owned) or "–", rest, style),
        )
    return out


def numbers(other: TikalPlayerView, over: bool) -> list[str]:
    """A player's numbers, in the order of the columns. After the end nothing is scored any more."""
    would = other["would_score"]
    temples, treasures = would["temples"], would["treasures"]
    return [
        str(other["points"]),
        "–" if over else f"{temples} + {treasures} = {temples + treasures}",
        f"{other['explorers']}{' ' + map.LEADER if other['leader'] else '  '}",
        str(other["camps_left"]),
        str(other["guards_left"]),
    ]


def narrow(view: TikalView, narrator: Narrator, whole: bool, width: int) -> list[RenderableType]:
    """The board for screens of less than 100 columns, in sentences."""
    out = [lines.hex_line(name, view, narrator) for name in sorted(view["hexes"])] + lines.beside(
        view, narrator
    )
    if whole:
        out += lines.players(view, narrator)
    return [broken(line, width) for line in out]
