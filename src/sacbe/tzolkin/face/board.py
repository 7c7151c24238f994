"""Tzolk'in's board in the terminal, drawn for 100 columns."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.core.position import Position
from sacbe.face.narrator import NEUTRAL, SHAPES, Narrator, points_text
from sacbe.face.terminal import WIDEST, Cell, broken, heading, lay, markers, paint, player_row, wrap
from sacbe.tzolkin import data as d
from sacbe.tzolkin.face import describe, lines
from sacbe.tzolkin.move_kinds import tile_name
from sacbe.tzolkin.view import goods_of
from sacbe.tzolkin.view_types import GearView, TzolkinView

NAME: Final = 13
ZERO: Final = 4
SPACE: Final = 12
LAST_SPACES: Final = 6
ALTAR: Final = 7
STEP: Final = 8
LEVEL: Final = 19
NUMBER: Final = 7
POINTS: Final = 6
MEALS: Final = 10
DAYS: Final = 27
DAY: Final = 3
TAKEN: Final = "✗"
STAIRS: Final = "▁▁▂▃▄▅▆▇█"
"""The height of each step of a temple."""


def board(view: TzolkinView, narrator: Narrator, whole: bool, width: int) -> RenderableType:
    """Draw the board; if not `whole`, only what a turn is decided by."""
    if width < WIDEST:
        return Group(*narrow(view, narrator, whole, width))
    parts: list[RenderableType] = [*calendar(view, narrator), *gears(view, narrator)]
    if whole:
        parts += temples(view, narrator) + technologies(view, narrator)
        parts += tiles(view, narrator)
    parts += players(view, narrator)
    if whole:
        parts += belongings(view, narrator)
    return Group(*parts)


def height(width: int) -> int:
    """Return how many lines the whole board takes at most."""
    return 75


def look(position: Position) -> object:
    """Return what the board shows. It is drawn at the start of a turn: within one, little
    changes."""
    return position.turn


def mark(who: int | str | None) -> str:
    """Return the shape of a player or a neutral worker, or a dot for nobody."""
    if who is None:
        return "·"
    return NEUTRAL if isinstance(who, str) else SHAPES[who]


# The parts of the board, top to bottom.


def title(view: TzolkinView, narrator: Narrator) -> str:
    """Return the title, with the day."""
    now = view["calendar"]
    return narrator.text(
        "board-title",
        game=narrator.text("game-tzolkin"),
        day=min(now["day"], DAYS),  # the day after the last only ends the game
        age=now["age"],
        food=lines.to_food_day(view, narrator),
    )


def calendar(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return the days, the Food Days, and what lies on the calendar."""
    now = view["calendar"]
    meals = [meal["day"] for meal in now["food_days"]]
    row = paint(narrator.text("board-days").ljust(NAME + 1), "quiet")
    for day in range(1, DAYS + 1):
        here = day == min(now["day"], DAYS)
        text = f"▸{day}" if here else "·" if day < now["day"] else str(day)
        row.append(" " * (DAY - len(text)))  # a two-digit current day borrows the gap before it
        row.append(text, "reverse bold" if here else "head" if day in meals else "quiet")
    food = [Cell(narrator.text("board-food-days"), NAME, "quiet")]
    last = 0
    for meal in now["food_days"]:
        key = "board-fed" if meal["held"] else f"board-label-{meal['gives']}"
        label = f"{narrator.text(key)} ┘"
        style = "quiet" if meal["held"] else "head"
        food.append(Cell(label, DAY * (meal["day"] - last) - 1, style, right=True))
        last = meal["day"]
    info = paint(narrator.sequence(lines.calendar_facts(view, narrator)))
    return [heading(title(view, narrator), WIDEST), row, *lay(*food), info]


def gears(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return five rows of numbered spaces: who stands there, and what a worker from there may
    do."""
    skulls = narrator.text("board-skulls", count=view["skulls_left"])
    out: list[RenderableType] = [heading(f"{narrator.text('board-gears')} · {skulls}", WIDEST)]
    for gear in d.GEARS[:4]:
        out += small_gear(gear, view, narrator)
        if gear == "palenque":
            out += jungle(view, narrator)
    out += chichen_itza(view, narrator)
    out.append(paint(narrator.text("board-legend"), "quiet"))
    return out


def space_head(gear: GearView, space: int, width: int) -> Cell:
    """Return a space's number with who stands there, in brackets where the next worker goes."""
    who = gear["spaces"][space]
    if who is None and gear["lowest_free"] == space:
        return Cell(f"[{space}]", width, "head")
    return Cell(f"{space} {mark(who)}", width, "number" if who is not None else "quiet")


def small_gear(name: str, view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return Palenque, Yaxchilan, Tikal or Uxmal."""
    gear = view["gears"][name]
    widths = [ZERO] + [SPACE] * 5 + [LAST_SPACES] * 2
    top = [Cell(narrator.text(f"gear-{name}"), NAME, "head")]
    top += [space_head(gear, space, width) for space, width in enumerate(widths)]
    below = [Cell("", NAME), Cell("", ZERO)]
    for space in range(1, 6):
        below.append(Cell(narrator.text(f"board-space-{name}-{space}"), SPACE))
    below += [Cell("1–5", LAST_SPACES, "quiet")] * 2
    return lay(*top) + lay(*below)


def jungle(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return how many tiles are left under Palenque 2 to 5, each under its space."""
    label = NAME + 1 + ZERO + 1 + SPACE
    corn = [Cell(narrator.text("board-corn-tiles"), label, "quiet")]
    wood = [Cell(narrator.text("board-wood-tiles"), label, "quiet")]
    for group, left in view["jungle"].items():
        corn.append(Cell(str(left["corn"] - left["wood"]), SPACE, "quiet"))
        wood.append(Cell(str(left["wood"]) if group != "2" else "", SPACE, "quiet"))
    return lay(*corn) + lay(*wood)


def chichen_itza(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return the large gear: points, a resource, a step in a temple; each action only once."""
    gear = view["gears"]["chichen_itza"]
    label = NAME + 1 + ZERO
    top = [Cell(narrator.text("gear-chichen_itza"), NAME, "head"), space_head(gear, 0, ZERO)]
    points = [Cell(narrator.text("board-altar-points"), label, "quiet")]
    resources = [Cell(narrator.text("board-altar-resource"), label, "quiet")]
    for space in range(1, 10):
        altar = d.DATA["chichen_itza"][str(space)]
        taken = space in view["altars"]
        top.append(space_head(gear, space, ALTAR))
        points.append(Cell(TAKEN if taken else str(altar["points"]), ALTAR))
        resources.append(Cell("+1" if altar["resources"] and not taken else "", ALTAR))
    top.append(space_head(gear, 10, LAST_SPACES))
    points.append(Cell("1–9", LAST_SPACES, "quiet"))
    steps = [Cell(narrator.text("board-altar-step"), label, "quiet")]
    for temple in ("chaac", "kukulcan", "quetzalcoatl"):
        name = narrator.text(f"temple-{temple}")
        width = 3 * ALTAR + 1
        room = width - cell_len(name) - 4
        line = f"└{'─' * (room // 2)} {name} {'─' * (room - room // 2)}┘"
        steps.append(Cell(line, width + 1, temple))
    return lay(*top) + lay(*points) + lay(*resources) + lay(*steps)


def temples(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return three stairs, from the bottom on the left to the top on the right."""
    out: list[RenderableType] = [heading(narrator.text("board-temples"), WIDEST)]
    age = view["calendar"]["age"]
    for temple in d.TEMPLES:
        rule = d.DATA["temples"][temple]
        bonus = narrator.text("board-leader", count=rule["leader_bonus"][age - 1])
        steps = [Cell(narrator.text(f"temple-{temple}"), NAME, temple)]
        who = [Cell(bonus, NAME, "quiet")]
        for step, points in enumerate(rule["points"]):
            good = rule["goods"].get(str(step))
            worth = points_text(points)
            text = f"{worth} {narrator.text(f'board-good-{good}')}" if good else worth
            there = [other["seat"] for other in view["players"] if other["temples"][temple] == step]
            steps.append(Cell(text, STEP, "quiet"))
            shapes = markers(there)
            who.append(Cell(shapes + STAIRS[step] * (STEP - len(shapes)), STEP, temple))
        out += lay(*steps) + lay(*who)
    return out


def technologies(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return levels 0 to 3, what each gives, and the bonus beyond."""
    out: list[RenderableType] = [heading(narrator.text("board-technologies"), WIDEST)]
    for technology in d.TECHNOLOGIES:
        row = [Cell(narrator.text(f"technology-{technology}"), NAME, "head")]
        for level in range(5):
            there = [
                other["seat"]
                for other in view["players"]
                if other["technologies"][technology] == level
            ]
            if level == 0:
                row.append(Cell(markers(there) or "–", ZERO))
                continue
            effect = narrator.text(f"board-level-{technology}-{level}")
            number = "+" if level == 4 else str(level)
            pieces = [number, markers(there), effect]
            row.append(Cell(" ".join(piece for piece in pieces if piece), LEVEL))
        out += lay(*row)
    return out


def tiles(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return the row of buildings and the monuments, with price and effect."""
    left = lines.buildings_left(view)
    out: list[RenderableType] = [heading(narrator.text("board-buildings", count=left), WIDEST)]
    players = len(view["players"])
    out += [tile_line(tile, players, narrator) for tile in view["row"] if tile]
    out.append(heading(narrator.text("board-monuments"), WIDEST))
    out += [tile_line(tile, players, narrator) for tile in view["monuments"]]
    return out


def tile_line(tile: str, players: int, narrator: Narrator) -> Text:
    """Return a tile with its price and effect; further lines are indented."""
    name = narrator.text(tile_name(tile))
    details = narrator.text(describe.tile(tile, players))
    lines = wrap(narrator.text("board-tile", tile=name, details=details), WIDEST - 2)
    text = Text("\n  ".join(lines))
    text.stylize("bold", 0, len(name))
    return text


def players(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return everybody's goods, points and workers, and what the next Food Day will cost."""
    heads = [("board-points", POINTS)]
    heads += [(f"board-good-{good}", NUMBER) for good in d.GOODS]
    heads += [(f"board-workers-{where}", NUMBER) for where in ("hand", "gears", "supply")]
    heads += [("board-meals", MEALS)]
    out: list[RenderableType] = [heading(narrator.text("board-players"), WIDEST)]
    out += player_row("", [narrator.text(key) for key, _ in heads], heads, "quiet")
    for other in view["players"]:
        workers = (other["hand"], other["on_gears"], other["supply"])
        counts = [str(count) for count in (*goods_of(other).values(), *workers)]
        numbers = [points_text(other["points"]), *counts, lines.meals(other)]
        style = "bold" if other["seat"] == view["to_move"] else ""
        out += player_row(narrator.who(other["seat"]), numbers, heads, style)
    return out


def belongings(view: TzolkinView, narrator: Narrator) -> list[RenderableType]:
    """Return everybody's tiles and side of the board, one line each."""
    out: list[RenderableType] = []
    for other in view["players"]:
        facts = narrator.sequence(lines.belongings(other, narrator))
        line = narrator.text("story-turn", who=narrator.who(other["seat"]), what=facts)
        out.append(broken(line, WIDEST))
    return out


def narrow(view: TzolkinView, narrator: Narrator, whole: bool, width: int) -> list[RenderableType]:
    """Return the board for screens narrower than 100 columns: gears as strips, the rest in
    sentences."""
    out: list[RenderableType] = [heading(title(view, narrator), width)]
    out += [paint(fact) for fact in lines.calendar_facts(view, narrator)]
    for name in d.GEARS:
        gear = view["gears"][name]
        row = [Cell(narrator.text(f"gear-{name}"), NAME, "head")]
        row += [space_head(gear, space, ZERO) for space in range(len(gear["spaces"]))]
        out += lay(*row)
    out.append(paint(narrator.text("board-legend"), "quiet"))
    if whole:
        told = lines.beyond_gears(view, narrator)
        told += lines.players(view, narrator) + lines.on_show(view, narrator)
    else:
        seats = range(len(view["players"]))
        told = [lines.status(view, seat, narrator) for seat in seats]
    return out + [paint(line) for line in told]
