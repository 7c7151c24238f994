"""Tikal's board in the terminal: the map, what lies beside it, the players."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.core.position import Position
from sacbe.face.narrator import Narrator
from sacbe.face.terminal import PLAYER, WIDEST, Cell, broken, heading, paint, player_row, wrap
from sacbe.tikal.data import TILE_IDS
from sacbe.tikal.face import describe, lines, map
from sacbe.tikal.view import view as view_of
from sacbe.tikal.view_types import TikalPlayerView, TikalView

WIDE: Final = 120
"""From this width on there is room next to the map."""
GAP: Final = 2
ASIDE: Final = WIDE - map.WIDTH - GAP
POINTS: Final = 6
SCORE: Final = 16
SUPPLY: Final = 9
NUMBER: Final = 6
STATE: Final = 8
LINES: Final = 34
"""Title, map, legend, four players; treasures may take one or two more lines."""
BELOW: Final = 8
"""Extra lines for what goes below the map if there is no room next to it."""


def board(view: TikalView, narrator: Narrator, whole: bool, width: int) -> RenderableType:
    """Draw the board; if not `whole`, only what a turn is decided by."""
    facts = " · ".join(lines.situation(view, narrator))
    title = heading(narrator.text("board-tikal-title", facts=facts), width)
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


def look(position: Position) -> object:
    """Return what the board shows."""
    view = view_of(position, None)
    return view["hexes"], view["tile"], view["open_tiles"], view["auction"], view["players"]


def side_by_side(left: list[Text], right: list[Text]) -> list[Text]:
    """Put two texts next to each other."""
    out: list[Text] = []
    for one, two in zip_longest(left, right, fillvalue=Text(no_wrap=True)):
        line = one.copy()
        if two:
            line.append(" " * (map.WIDTH + GAP - cell_len(line.plain)))
            line.append_text(two)
        out.append(line)
    return out


def aside(view: TikalView, narrator: Narrator) -> list[Text]:
    """Return what lies beside the map: tiles, the auction, temple steps, treasures not yet seen."""
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
    """Return a heading and the texts below it."""
    out = [paint(line, "quiet") for line in wrap(narrator.text(key), ASIDE)]
    for text in texts:
        out += [paint(line.replace("\u00a0", " ")) for line in wrap(text, ASIDE)]
    return out


def tile_lines(tile: str, narrator: Narrator) -> list[str]:
    """Describe a tile briefly."""
    terrain = describe.terrain(tile)
    name = narrator.text(describe.tile(tile))
    if terrain.key == "terrain-volcano":
        return [name]
    sides = lines.stones(lines.tile_stones(TILE_IDS.index(tile), 0), narrator)
    return [narrator.text("board-tikal-aside-line", tile=name, stones=sides.replace(" ", "\u00a0"))]


def players(view: TikalView, narrator: Narrator, width: int) -> list[RenderableType]:
    """Return everybody's points, what a scoring round would add now, what they can still bring in,
    and treasures."""
    tactical = view["mode"] == "tactical"
    heads = [("points", POINTS), ("now", SCORE), ("supply", SUPPLY)]
    heads += [("camps", NUMBER), ("guards", NUMBER)]
    if tactical:
        heads.append(("totem", STATE))
    rest = width - PLAYER - sum(column + 1 for _, column in heads) - 2 * GAP
    titles = [narrator.text(f"board-tikal-head-{key}") for key, _ in heads]
    treasures = Cell(narrator.text("board-tikal-head-treasures"), rest, "quiet")
    out = player_row("", titles, heads, "quiet", Cell("", 1), treasures)
    for other in view["players"]:
        style = "bold" if other["seat"] == view["to_move"] else ""
        values = numbers(other, view["over"])
        if tactical:
            values.append(narrator.text("board-tikal-totem-brief", state=lines.totem(other)))
        owned = [part.replace(" ", "\u00a0") for part in lines.kinds(other["treasures"], narrator)]
        treasures = Cell(" ".join(owned) or "–", rest, style)
        name = narrator.who(other["seat"])
        out += player_row(name, values, heads, style, Cell("", 1), treasures)
    return out


def numbers(other: TikalPlayerView, over: bool) -> list[str]:
    """Return a player's numbers, in the order of the columns. After the end nothing more is
    scored."""
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
    """Return the board in sentences, for screens narrower than 100 columns."""
    out = [lines.hex_line(name, view, narrator) for name in sorted(view["hexes"])]
    out += lines.beside(view, narrator)
    if whole:
        out += lines.players(view, narrator)
    return [broken(line, width) for line in out]
