"""Tzolk'in's face in the terminal: a view drawn for 100 columns."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli import tzolkin_choices, tzolkin_lines
from sacbe.cli.faces import Choice, Company
from sacbe.cli.layout import Cell, lay, markers, wrap
from sacbe.cli.screen import NEUTRAL, SHAPES, WIDEST, heading, paint
from sacbe.core.position import Position
from sacbe.story import tzolkin as story
from sacbe.story.company import quarters
from sacbe.story.steps import Step
from sacbe.tzolkin import describe
from sacbe.tzolkin.data import DATA, FOOD_DAYS, GEARS, GOODS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.moves import tile_name

View = dict[str, Any]

NAME: Final = 13
ZERO: Final = 4
SPACE: Final = 12
LAST_SPACES: Final = 6
ALTAR: Final = 7
STEP: Final = 8
LEVEL: Final = 19
PLAYER: Final = 16
NUMBER: Final = 7
POINTS: Final = 6
MEALS: Final = 10
DAYS: Final = 27
DAY: Final = 3
TAKEN: Final = "✗"
STAIRS: Final = "▁▁▂▃▄▅▆▇█"
"""How high each step of a temple looks."""


class TzolkinFace:
    """How Tzolk'in is shown and told; see `sacbe.cli.faces.Face`."""

    widest: int = WIDEST
    example: str = "B07"

    def board(self, view: View, company: Company, whole: bool, width: int) -> RenderableType:
        if width < WIDEST:
            return Group(*narrow(view, company, whole, width))
        parts: list[RenderableType] = [*calendar(view, company), *gears(view, company)]
        if whole:
            parts += temples(view, company) + technologies(view, company)
            parts += tiles(view, company)
        parts += players(view, company)
        if whole:
            parts += belongings(view, company)
        return Group(*parts)

    def height(self, view: View, width: int) -> int:
        return 75

    def look(self, position: Position) -> object:
        return position.turn  # drawn when a turn begins: within one, little changes

    def lines(self, part: str, view: View, company: Company) -> list[str]:
        return tzolkin_lines.lines(part, view, company)

    def status(self, view: View, seat: int, company: Company) -> str:
        return tzolkin_lines.status(view, seat, company)

    def choices(self, position: Position, company: Company) -> list[Choice]:
        return tzolkin_choices.choices(position, company)

    def question(self, position: Position, company: Company) -> str:
        return tzolkin_choices.question(position, company)

    def is_secret(self, position: Position) -> bool:
        prompt = position.prompt()
        return prompt is not None and prompt.key == "ask-keep"

    def tell(self, turn: list[Step], company: Company, skip: int | None) -> list[str]:
        return story.tell(turn, company, skip)

    def result(self, steps: list[Step], company: Company) -> tuple[list[str], list[list[str]]]:
        return story.result(steps[-1].after, company)

    def tie_break(self, company: Company) -> str:
        return company.text("cli-play-tie-break")

    def help(self, company: Company) -> list[str]:
        return []


def mark(who: int | str | None) -> str:
    """Who stands somewhere, as a shape."""
    if who is None:
        return "·"
    return NEUTRAL if isinstance(who, str) else SHAPES[who]


# The parts of the board, top to bottom.


def title(view: View, company: Company, width: int = WIDEST) -> RenderableType:
    """The heading of it all: which day it is."""
    now = view["calendar"]
    text = company.text(
        "cli-board-title",
        game=company.text("game-tzolkin"),
        day=min(now["day"], DAYS),  # the last day of all only ends the game
        age=now["age"],
        food=tzolkin_lines.to_food_day(view, company),
    )
    return heading(text, width)


def calendar(view: View, company: Company) -> list[RenderableType]:
    """The days, where the Food Days are, and what lies on the calendar."""
    now = view["calendar"]
    days = [Cell(company.text("cli-board-days"), NAME, "quiet")]
    for day in range(1, DAYS + 1):
        text = "·" if day < now["day"] else str(day)
        here = day == now["day"] or (day == DAYS < now["day"])
        style = "reverse bold" if here else "head" if day in list(FOOD_DAYS) else "quiet"
        days.append(Cell(f"▸{day}" if here else text, DAY - 1, style, right=True))
    food = [Cell(company.text("cli-board-food-days"), NAME, "quiet")]
    last = 0
    for number, day in enumerate(int(day) for day in FOOD_DAYS):
        key = "cli-board-label-goods" if number % 2 == 0 else "cli-board-label-points"
        done = number < now["food_days_held"]
        label = company.text("cli-board-fed") if done else company.text(key)
        food.append(Cell(f"{label} ┘", DAY * (day - last) - 1, "quiet" if done else "head", True))
        last = day
    info = paint(company.sequence(tzolkin_lines.calendar_facts(view, company)))
    return [title(view, company), *_days(days), *lay(*food), info]


def _days(days: list[Cell]) -> list[RenderableType]:
    """The row of days; a two-digit current day borrows the gap before it."""
    row = paint(days[0].text.ljust(NAME + 1), days[0].style)
    for cell in days[1:]:
        room = DAY - len(cell.text)
        row.append(" " * room)
        row.append(cell.text, style=cell.style)
    return [row]


def gears(view: View, company: Company) -> list[RenderableType]:
    """Five rows of numbered spaces: who stands there, what a worker from there may do."""
    skulls = company.text("cli-board-skulls", count=view["skulls_left"])
    out: list[RenderableType] = [heading(f"{company.text('cli-board-gears')} · {skulls}", WIDEST)]
    for gear in GEARS[:4]:
        out += small_gear(gear, view, company)
        if gear == "palenque":
            out += jungle(view, company)
    out += chichen_itza(view, company)
    out.append(paint(company.text("cli-board-legend"), "quiet"))
    return out


def space_head(gear: View, space: int, width: int) -> Cell:
    """A space's number with who stands there; in brackets where the next worker goes."""
    who = gear["spaces"][space]
    if who is None and gear["lowest_free"] == space:
        return Cell(f"[{space}]", width, "head")
    return Cell(f"{space} {mark(who)}", width, "number" if who is not None else "quiet")


def small_gear(name: str, view: View, company: Company) -> list[RenderableType]:
    """Palenque, Yaxchilan, Tikal or Uxmal."""
    gear = view["gears"][name]
    widths = [ZERO] + [SPACE] * 5 + [LAST_SPACES] * 2
    top = [Cell(company.text(f"gear-{name}"), NAME, "head")]
    top += [space_head(gear, space, width) for space, width in enumerate(widths)]
    below = [Cell("", NAME), Cell("", ZERO)]
    for space in range(1, 6):
        below.append(Cell(company.text(f"cli-board-space-{name}-{space}"), SPACE))
    below += [Cell("1–5", LAST_SPACES, "quiet")] * 2
    return lay(*top) + lay(*below)


def jungle(view: View, company: Company) -> list[RenderableType]:
    """How many tiles are left under Palenque 2 to 5, each under its space."""
    label = NAME + 1 + ZERO + 1 + SPACE
    corn = [Cell(company.text("cli-board-corn-tiles"), label, "quiet")]
    wood = [Cell(company.text("cli-board-wood-tiles"), label, "quiet")]
    for group, left in view["jungle"].items():
        corn.append(Cell(str(left["corn"] - left["wood"]), SPACE, "quiet"))
        wood.append(Cell(str(left["wood"]) if group != "2" else "", SPACE, "quiet"))
    return lay(*corn) + lay(*wood)


def chichen_itza(view: View, company: Company) -> list[RenderableType]:
    """The large gear: points, a resource, a step in a temple; each action only once."""
    gear = view["gears"]["chichen_itza"]
    label = NAME + 1 + ZERO
    top = [Cell(company.text("gear-chichen_itza"), NAME, "head"), space_head(gear, 0, ZERO)]
    points = [Cell(company.text("cli-board-altar-points"), label, "quiet")]
    resources = [Cell(company.text("cli-board-altar-resource"), label, "quiet")]
    for space in range(1, 10):
        altar = DATA["chichen_itza"][str(space)]
        taken = space in view["altars"]
        top.append(space_head(gear, space, ALTAR))
        points.append(Cell(TAKEN if taken else str(altar["points"]), ALTAR))
        resources.append(Cell("+1" if altar["resources"] and not taken else "", ALTAR))
    top.append(space_head(gear, 10, LAST_SPACES))
    points.append(Cell("1–9", LAST_SPACES, "quiet"))
    steps = [Cell(company.text("cli-board-altar-step"), label, "quiet")]
    for temple in ("chaac", "kukulcan", "quetzalcoatl"):
        name = company.text(f"temple-{temple}")
        width = 3 * ALTAR + 1
        room = width - cell_len(name) - 4
        line = f"└{'─' * (room // 2)} {name} {'─' * (room - room // 2)}┘"
        steps.append(Cell(line, width + 1, temple))
    return lay(*top) + lay(*points) + lay(*resources) + lay(*steps)


def temples(view: View, company: Company) -> list[RenderableType]:
    """Three stairs, from the bottom on the left to the top on the right."""
    out: list[RenderableType] = [heading(company.text("cli-board-temples"), WIDEST)]
    age = view["calendar"]["age"]
    for temple in TEMPLES:
        rule = DATA["temples"][temple]
        bonus = company.text("cli-board-leader", count=rule["leader_bonus"][age - 1])
        steps = [Cell(company.text(f"temple-{temple}"), NAME, temple)]
        who = [Cell(bonus, NAME, "quiet")]
        for step, points in enumerate(rule["points"]):
            good = rule["goods"].get(str(step))
            worth = quarters(points)
            text = f"{worth} {company.text(f'cli-board-good-{good}')}" if good else worth
            there = [other["seat"] for other in view["players"] if other["temples"][temple] == step]
            steps.append(Cell(text, STEP, "quiet"))
            shapes = markers(there)
            who.append(Cell(shapes + STAIRS[step] * (STEP - len(shapes)), STEP, temple))
        out += lay(*steps) + lay(*who)
    return out


def technologies(view: View, company: Company) -> list[RenderableType]:
    """Levels 0 to 3, what each brings, and the bonus beyond."""
    out: list[RenderableType] = [heading(company.text("cli-board-technologies"), WIDEST)]
    for technology in TECHNOLOGIES:
        row = [Cell(company.text(f"technology-{technology}"), NAME, "head")]
        for level in range(5):
            there = [
                other["seat"]
                for other in view["players"]
                if other["technologies"][technology] == level
            ]
            if level == 0:
                row.append(Cell(markers(there) or "–", ZERO))
                continue
            effect = company.text(f"cli-board-level-{technology}-{level}")
            number = "+" if level == 4 else str(level)
            pieces = [number, markers(there), effect]
            row.append(Cell(" ".join(piece for piece in pieces if piece), LEVEL))
        out += lay(*row)
    return out


def tiles(view: View, company: Company) -> list[RenderableType]:
    """The row of buildings and the monuments, with price and effect."""
    left = tzolkin_lines.in_deck(view)
    out: list[RenderableType] = [heading(company.text("cli-board-buildings", count=left), WIDEST)]
    players = len(view["players"])
    out += [tile_line(tile, players, company) for tile in view["row"] if tile]
    out.append(heading(company.text("cli-board-monuments"), WIDEST))
    out += [tile_line(tile, players, company) for tile in view["monuments"]]
    return out


def tile_line(tile: str, players: int, company: Company) -> Text:
    """A tile with its price and effect; what does not fit goes on, indented."""
    name = company.text(tile_name(tile))
    details = company.text(describe.tile(tile, players))
    lines = wrap(company.text("cli-board-tile", tile=name, details=details), WIDEST - 2)
    text = Text("\n  ".join(lines))
    text.stylize("bold", 0, len(name))
    return text


def players(view: View, company: Company) -> list[RenderableType]:
    """Everybody's goods, points, workers, and what the next Food Day will cost."""
    heads = [("cli-board-points", POINTS)]
    heads += [(f"cli-board-good-{good}", NUMBER) for good in GOODS]
    heads += [(f"cli-board-workers-{where}", NUMBER) for where in ("hand", "gears", "supply")]
    heads += [("cli-board-meals", MEALS)]
    out: list[RenderableType] = [heading(company.text("cli-board-players"), WIDEST)]
    out += lay(
        Cell("", PLAYER),
        *(Cell(company.text(key), width, "quiet", right=True) for key, width in heads),
    )
    for other in view["players"]:
        seat = other["seat"]
        numbers = [quarters(other["points"])] + [str(other[good]) for good in GOODS]
        numbers += [
            str(other["hand"]),
            str(tzolkin_lines.on_gears(view, other)),
            str(other["supply"]),
            tzolkin_lines.meals(other),
        ]
        style = "bold" if seat == view["to_move"] else ""
        out += lay(
            Cell(company.who(seat), PLAYER, style),
            *(
                Cell(number, width, style, right=True)
                for number, (_, width) in zip(numbers, heads, strict=True)
            ),
        )
    return out


def belongings(view: View, company: Company) -> list[RenderableType]:
    """Everybody's tiles and side of the board, a line each."""
    out: list[RenderableType] = []
    for other in view["players"]:
        facts = company.sequence(tzolkin_lines.belongings(other, company))
        line = company.text("cli-play-story", who=company.who(other["seat"]), what=facts)
        out.append(paint("\n  ".join(wrap(line, WIDEST - 2))))
    return out


def narrow(view: View, company: Company, whole: bool, width: int) -> list[RenderableType]:
    """The board for screens of less than 100 columns: gears as strips, the rest in sentences."""
    out: list[RenderableType] = [title(view, company, width)]
    out += [paint(fact) for fact in tzolkin_lines.calendar_facts(view, company)]
    for name in GEARS:
        gear = view["gears"][name]
        row = [Cell(company.text(f"gear-{name}"), NAME, "head")]
        row += [space_head(gear, space, ZERO) for space in range(len(gear["spaces"]))]
        out += lay(*row)
    out.append(paint(company.text("cli-board-legend"), "quiet"))
    if whole:
        lines = tzolkin_lines.beyond_gears(view, company)
        lines += tzolkin_lines.players(view, company) + tzolkin_lines.on_show(view, company)
    else:
        seats = range(len(view["players"]))
        lines = [tzolkin_lines.status(view, seat, company) for seat in seats]
    return out + [paint(line) for line in lines]
