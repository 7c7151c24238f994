"""Tikal's face in the terminal: the map, what lies beside it, the players."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli import tikal_choices, tikal_lines, tikal_map
from sacbe.cli.faces import Choice, Company, asked
from sacbe.cli.layout import Cell, lay, wrap
from sacbe.cli.screen import WIDEST, heading, paint
from sacbe.core.position import Position
from sacbe.story import tikal as story
from sacbe.story.steps import Step
from sacbe.tikal import describe
from sacbe.tikal.data import TILE_IDS

View = dict[str, Any]

WIDE: Final = 120
"""From here on there is room beside the map."""
GAP: Final = 2
ASIDE: Final = WIDE - tikal_map.WIDTH - GAP
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


class TikalFace:
    """How Tikal is shown and told; see `sacbe.cli.faces.Face`."""

    widest: int = WIDE
    example: str = "C4"

    def board(self, view: View, company: Company, whole: bool, width: int) -> RenderableType:
        title = heading(company.text("cli-tikal-title", facts=facts(view, company)), width)
        if width < WIDEST:
            return Group(title, *narrow(view, company, whole, width))
        parts: list[RenderableType] = [title]
        drawn = tikal_map.draw(view, company)
        if width >= WIDE:
            parts += side_by_side(drawn, aside(view, company))
        else:
            parts += drawn
        parts.append(paint(company.text("cli-tikal-legend"), "quiet"))
        if width < WIDE and whole:
            parts += [broken(line, width) for line in tikal_lines.beside(view, company)]
        return Group(*parts, *players(view, company, width))

    def height(self, view: View, width: int) -> int:
        return LINES if width >= WIDE else LINES + BELOW

    def look(self, position: Position) -> object:
        view: View = position.view(None)
        return view["hexes"], view["tile"], view["open_tiles"], view["auction"], view["players"]

    def lines(self, part: str, view: View, company: Company) -> list[str]:
        return tikal_lines.lines(part, view, company)

    def status(self, view: View, seat: int, company: Company) -> str:
        return tikal_lines.status(view, seat, company)

    def choices(self, position: Position, company: Company) -> list[Choice]:
        return tikal_choices.choices(position, company)

    def question(self, position: Position, company: Company) -> str:
        return asked(position, company)

    def is_secret(self, position: Position) -> bool:
        return False  # everything is open to everybody

    def tell(self, turn: list[Step], company: Company, skip: int | None) -> list[str]:
        return story.tell(turn, company, skip)

    def result(self, steps: list[Step], company: Company) -> tuple[list[str], list[list[str]]]:
        return story.result(steps, company)

    def tie_break(self, company: Company) -> str:
        return company.text("cli-tikal-tie-break")

    def help(self, company: Company) -> list[str]:
        return [company.text(f"cli-tikal-help-{key}") for key in ("place", "move", "bid")]


def facts(view: View, company: Company) -> str:
    """The heading of it all: whose turn it is, and what is left of it."""
    return " · ".join(tikal_lines.situation(view, company))


def broken(line: str, width: int) -> Text:
    """A sentence in lines that fit, the further ones indented."""
    return paint("\n  ".join(wrap(line, width - 2)))


def side_by_side(left: list[Text], right: list[Text]) -> list[Text]:
    """The map, and beside it what lies beside it."""
    out: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text(no_wrap=True)
        if number < len(right):
            line.append(" " * (tikal_map.WIDTH + GAP - cell_len(line.plain)))
            line.append_text(right[number])
        out.append(line)
    return out


def aside(view: View, company: Company) -> list[Text]:
    """What lies beside the map: tiles, the auction, temple steps, treasures not yet seen."""
    out: list[Text] = []
    if view["tile"] is not None:
        out += section("cli-tikal-aside-tile", tile_lines(view["tile"], company), company)
    if view["open_tiles"]:
        shown = [line for tile in view["open_tiles"] for line in tile_lines(tile, company)]
        out += section("cli-tikal-aside-open", shown, company)
    if now := tikal_lines.auction(view, company):
        out += section("cli-tikal-aside-auction", now, company)
    for key, parts in (
        ("cli-tikal-aside-letters", tikal_lines.letters_left(view, company)),
        ("cli-tikal-aside-steps", tikal_lines.steps_left(view, company)),
        ("cli-tikal-aside-unseen", tikal_lines.kinds(view["unseen_treasures"], company)),
    ):
        text = " ".join(part.replace(" ", "\u00a0") for part in parts)
        out += section(key, [text or company.text("cli-tikal-none")], company)
    return out


def section(key: str, texts: list[str], company: Company) -> list[Text]:
    """A heading and what belongs to it."""
    out = [paint(line, "quiet") for line in wrap(company.text(key), ASIDE)]
    for text in texts:
        out += [paint(line.replace("\u00a0", " ")) for line in wrap(text, ASIDE)]
    return out


def tile_lines(tile: str, company: Company) -> list[str]:
    """A tile, briefly."""
    terrain = describe.terrain(tile)
    name = company.text(describe.tile(tile))
    if terrain.key == "terrain-volcano":
        return [name]
    sides = tikal_lines.stones(tikal_lines.tile_stones(TILE_IDS.index(tile), 0), company)
    return [company.text("cli-tikal-aside-line", tile=name, stones=sides.replace(" ", "\u00a0"))]


def players(view: View, company: Company, width: int) -> list[RenderableType]:
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
            *(Cell(company.text(f"cli-tikal-head-{key}"), w, "quiet", True) for key, w in heads),
            Cell("", 1),
            Cell(company.text("cli-tikal-head-treasures"), rest, "quiet"),
        )
    )
    for other in view["players"]:
        style = "bold" if other["seat"] == view["to_move"] else ""
        values = numbers(other, view["over"])
        if tactical:
            state = tikal_lines.totem(other, view)
            values.append(company.text("cli-tikal-totem-brief", state=state))
        owned = [
            part.replace(" ", "\u00a0") for part in tikal_lines.kinds(other["treasures"], company)
        ]
        out += lay(
            Cell(company.who(other["seat"]), NAME, style),
            *(
                Cell(value, column, style, right=True)
                for value, (_, column) in zip(values, heads, strict=True)
            ),
            Cell("", 1),
            Cell(" ".join(owned) or "–", rest, style),
        )
    return out


def numbers(other: View, over: bool) -> list[str]:
    """A player's numbers, in the order of the columns. After the end nothing is scored any more."""
    would = other["would_score"]
    temples, treasures = would["temples"], would["treasures"]
    return [
        str(other["points"]),
        "–" if over else f"{temples} + {treasures} = {temples + treasures}",
        f"{other['explorers']}{' ' + tikal_map.LEADER if other['leader'] else '  '}",
        str(other["camps_left"]),
        str(other["guards_left"]),
    ]


def narrow(view: View, company: Company, whole: bool, width: int) -> list[RenderableType]:
    """The board for screens of less than 100 columns, in sentences."""
    out = [
        tikal_lines.hex_line(name, view, company) for name in sorted(view["hexes"])
    ] + tikal_lines.beside(view, company)
    if whole:
        out += tikal_lines.players(view, company)
    return [broken(line, width) for line in out]
