"""A table as plain text, in English: whose turn it is, the board, what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sacbe.core.position import Position
from sacbe.face.narrator import COLOURS, points_text
from sacbe.i18n.words import Words
from sacbe.tikal.data import (
    COLUMNS,
    HEX_NAMES,
    HEXES,
    LETTERS,
    NEIGHBOUR,
    ROWS,
    SIDES,
    START_HEX,
    STONES,
    TILE_IDS,
    TILES,
)
from sacbe.tzolkin.data import AGE, BUILDING_IDS, GEARS, GOODS, TECHNOLOGIES, TEMPLES

View = dict[str, Any]

WORDS: Final = Words()
SHAPES: Final = "▲●■◆"
"""Each player's shape, by seat."""
NEUTRAL: Final = "✚"
DAYS: Final = 27
LABEL: Final = 25
SPACE: Final = 4
PLAYER: Final = 10
ROOM: Final = 12
"""Columns inside a hex; one more is the border to the next."""
TALL: Final = 4
"""Lines of a hex."""
ROADS: Final = " ①②③④⑤⑥"
"""What a road costs."""
HEAPS: Final = " ·:∴"
"""Stones that lead into the jungle: one, two, three."""


def who(seat: int) -> str:
    """A player.

    >>> who(2)
    '■ Blue'
    """
    return f"{SHAPES[seat]} {WORDS.text(f'colour-{COLOURS[seat]}')}"


def deciding(position: Position) -> str:
    """Who is to move and what is decided, or who has won."""
    prompt = position.prompt()
    if prompt is None:
        names = [who(seat) for seat in position.winners()]
        key = "cli-play-winner" if len(names) == 1 else "cli-play-winners"
        return f"{WORDS.text('cli-play-over')}. {WORDS.text(key, who=', '.join(names))}"
    asked = WORDS.text(prompt.message)
    if position.to_move < 0:
        return asked
    return f"{WORDS.text('cli-tikal-deciding', who=who(position.to_move))}: {asked}"


def table(players: Sequence[View], rows: Sequence[tuple[str, Sequence[object]]]) -> list[str]:
    """Numbers under the players they belong to."""
    out = [" " * LABEL + "".join(who(player["seat"]).rjust(PLAYER) for player in players)]
    for label, values in rows:
        out.append(label.ljust(LABEL) + "".join(str(value).rjust(PLAYER) for value in values))
    return out


# Tzolk'in.


def tzolkin(position: Position, seat: int | None) -> str:
    """Gears, tiles on show, and the players' boards."""
    view = position.view(seat)
    out = [tzolkin_title(view), deciding(position), calendar(view), "", *gears(view), ""]
    age = view["calendar"]["age"]
    deck = sum(AGE[BUILDING_IDS.index(tile)] == age for tile in view["unseen_buildings"])
    row = " ".join(tile or "–" for tile in view["row"])
    out.append(f"{WORDS.text('cli-board-buildings', count=deck)}: {row}")
    out.append(f"{WORDS.text('cli-board-monuments')}: {' '.join(view['monuments']) or '–'}")
    out += ["", *table(view["players"], numbers(view)), ""]
    out += [belongings(player) for player in view["players"]]
    return "\n".join(out)


def tzolkin_title(view: View) -> str:
    """Which day it is, and how far the next Food Day."""
    now = view["calendar"]
    food = WORDS.text("cli-board-food-none")
    if now["next_food_day"] is not None:
        kind = "goods" if now["food_days_held"] % 2 == 0 else "points"
        left = max(now["next_food_day"] - now["day"], 0)
        food = WORDS.text(f"cli-board-food-{kind}", count=left)
    game = WORDS.text("game-tzolkin")
    day = min(now["day"], DAYS)
    return WORDS.text("cli-board-title", game=game, day=day, age=now["age"], food=food)


def calendar(view: View) -> str:
    """First player, starting-player space, corn on the calendar, skulls."""
    now = view["calendar"]
    facts = []
    if now["first"] is not None:
        facts.append(WORDS.text("cli-board-first", who=who(now["first"])))
    if now["starting_space"] is None:
        facts.append(WORDS.text("cli-board-start-free"))
    else:
        facts.append(WORDS.text("cli-board-start", who=who(now["starting_space"])))
    facts.append(WORDS.text("cli-board-calendar-corn", count=now["corn"]))
    facts.append(WORDS.text("cli-board-skulls", count=view["skulls_left"]))
    return "; ".join(facts)


def gears(view: View) -> list[str]:
    """Who stands on which space; behind a bar, beyond the last one."""
    longest = max(len(view["gears"][gear]["spaces"]) for gear in GEARS)
    heads = spread([str(space) for space in range(longest)])
    out = [WORDS.text("cli-board-gears").ljust(LABEL) + heads]
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
            out.append(WORDS.text("cli-board-corn-tiles").ljust(LABEL) + spread(corn))
            out.append(WORDS.text("cli-board-wood-tiles").ljust(LABEL) + spread(wood))
    done = ["✗" if space in view["altars"] else "" for space in range(longest)]
    if any(done):
        out.append(WORDS.text("good-skull").ljust(LABEL) + spread(done).rstrip())
    return out


def spread(cells: Sequence[str]) -> str:
    """Cells of one width, side by side."""
    return "".join(cell.rjust(SPACE) for cell in cells)


def mark(stands: int | str | None) -> str:
    """Who stands on a tooth."""
    if stands is None:
        return "·"
    return NEUTRAL if isinstance(stands, str) else SHAPES[stands]


def numbers(view: View) -> list[tuple[str, list[object]]]:
    """Everybody's points, goods, workers, and how high they stand."""
    players = view["players"]
    start = view["calendar"]["starting_space"]
    rows: list[tuple[str, list[object]]] = [
        ("cli-board-points", [points_text(player["points"]) for player in players])
    ]
    rows += [(f"cli-board-good-{good}", [player[good] for player in players]) for good in GOODS]
    placed = [
        player["workers"] - player["hand"] - int(start == player["seat"]) for player in players
    ]
    rows += [
        ("cli-board-workers-hand", [player["hand"] for player in players]),
        ("cli-board-workers-gears", placed),
        ("cli-board-workers-supply", [player["supply"] for player in players]),
    ]
    meals = [player["meals"] for player in players]
    rows.append(("cli-board-meals", [meal["workers"] * meal["corn_each"] for meal in meals]))
    for temple in TEMPLES:
        rows.append((f"temple-{temple}", [player["temples"][temple] for player in players]))
    for name in TECHNOLOGIES:
        rows.append((f"technology-{name}", [player["technologies"][name] for player in players]))
    return [(WORDS.text(key), values) for key, values in rows]


def belongings(player: View) -> str:
    """A player's tiles; those that the seat may not see are only counted."""
    facts = list(player["buildings"]) + list(player["monuments"])
    wealth = player["wealth"] or ["?"] * player["wealth_count"]
    hand = player["wealth_hand"] or ["?"] * player["wealth_hand_count"]
    if wealth or hand:
        tiles = [", ".join(wealth), f"({', '.join(hand)})" if hand else ""]
        facts.append(WORDS.text("cli-board-wealth", tiles=" ".join(filter(None, tiles))))
    for key in ("corn", "wood"):
        if count := player[f"{key}_tiles"]:
            facts.append(WORDS.text(f"amount-{key}-tile", count=count))
    facts.append(WORDS.text(f"cli-board-{player['board']}"))
    return f"{who(player['seat'])}: {', '.join(facts)}"


# Tikal.


def tikal(position: Position, seat: int | None) -> str:
    """The map, what lies beside it, and what everybody has."""
    view = position.view(seat)
    title = [WORDS.text("game-tikal"), WORDS.text("cli-tikal-mode", mode=view["mode"])]
    if view["scoring"]:
        title.append(WORDS.text("cli-tikal-scoring", kind=view["scoring"]))
    if view["action_points"] is not None:
        title.append(WORDS.text("cli-tikal-points-left", count=view["action_points"]))
    out = [" · ".join(title), deciding(position), "", *land(view), ""]
    out += [*beside(view), "", *table(view["players"], explorers(view))]
    return "\n".join(out)


def land(view: View) -> list[str]:
    """The map: hexes in columns, every second one lower by half a hex, with the price of every
    road on its border."""
    paper = [[" "] * (COLUMNS * (ROOM + 1) + 1) for _ in range(ROWS * TALL + TALL // 2 + 1)]

    def put(x: int, y: int, text: str) -> None:
        paper[y][x : x + len(text)] = text

    for hex in range(HEXES):
        column, row = divmod(hex, ROWS)
        x, y = column * (ROOM + 1) + 1, row * TALL + (TALL // 2 if column % 2 else 0)
        name = HEX_NAMES[hex]
        here = view["hexes"].get(name)
        if here is None:
            put(x, y + 2, f" {name} ".center(ROOM, "░"))
            continue
        put(x, y, f"─{name}".ljust(ROOM, "─"))
        put(x, y + 1, ground(here).center(ROOM))
        for line, text in enumerate(figures(here)):
            put(x, y + 2 + line, text.center(ROOM))
        if row == ROWS - 1 or HEX_NAMES[hex + 1] not in view["hexes"]:
            put(x, y + TALL, "─" * ROOM)
    for hex in range(HEXES):
        here = view["hexes"].get(HEX_NAMES[hex])
        if here is not None:
            column, row = divmod(hex, ROWS)
            x, y = column * (ROOM + 1) + 1, row * TALL + (TALL // 2 if column % 2 else 0)
            spots = [(ROOM // 2, 0), (ROOM, 1), (ROOM, 3), (ROOM // 2, TALL), (-1, 3), (-1, 1)]
            for (right, down), price in zip(spots, prices(view, hex, here), strict=True):
                if price:
                    put(x + right, y + down, price)
    return ["".join(line).rstrip() for line in paper]


def prices(view: View, hex: int, here: View) -> list[str]:
    """What stands on the sides of an explored hex: a road's price, stones that lead into the
    jungle, or nothing."""
    printed = [int(start) for start in START_HEX]
    tile = TILE_IDS.index(here["tile"]) if here["tile"] else TILES + printed.index(hex)
    first = SIDES * (SIDES * tile + here["rotation"])
    out = []
    for side in range(SIDES):
        beside = int(NEIGHBOUR[SIDES * hex + side])
        stones = int(STONES[first + side])
        if here["roads"][side]:
            out.append(ROADS[here["roads"][side]])
        elif beside >= 0 and HEX_NAMES[beside] not in view["hexes"] and stones:
            out.append(HEAPS[stones])
        else:
            out.append("")
    return out


def ground(here: View) -> str:
    """What a hex is; a temple with its level and who holds it, in brackets by a guard."""
    word = WORDS.text(f"cli-tikal-map-{here['terrain']}")
    if here["camp"] is not None:
        return f"{WORDS.text('cli-tikal-map-camp')} {SHAPES[here['camp']]}"
    if here["terrain"] == "temple":
        holder = here["held_by"]
        if here["guard"] is not None:
            return f"{word} {here['level']}[{SHAPES[here['guard']['seat']]}]"
        return f"{word} {here['level']}" + ("" if holder is None else f" {SHAPES[holder]}")
    if here["treasures"]:
        return f"{word} {'◦' * here['treasures']}"
    return word


def figures(here: View) -> list[str]:
    """Everybody's explorers, and a star for the leader, in one line or two."""
    groups = [
        SHAPES[seat]
        + (str(group["explorers"]) if group["explorers"] else "")
        + "★" * group["leader"]
        for seat, group in enumerate(here["figures"])
        if group["explorers"] or group["leader"]
    ]
    text = " ".join(groups)
    if len(text) <= ROOM:
        return [text]
    return [" ".join(groups[:2]), " ".join(groups[2:])]


def beside(view: View) -> list[str]:
    """Tiles at hand, the auction, and what is left to be found."""
    out = []
    if view["tile"]:
        out.append(WORDS.text("cli-tikal-to-lay", tile=view["tile"]))
    if view["open_tiles"]:
        out.append(WORDS.text("cli-tikal-open", tiles=", ".join(view["open_tiles"])))
    if view["prompt"] is not None and view["prompt"]["key"].startswith("ask-bid"):
        now = view["auction"]
        bid = WORDS.text("cli-tikal-no-bid")
        if now["bidder"] is not None:
            name = who(now["bidder"])
            bid = WORDS.text("cli-tikal-highest-bid", who=name, count=now["bid"])
        out.append(WORDS.text("cli-tikal-auction", what=bid))
    unseen = [tile[0] for tile in view["unseen_tiles"]]
    left = {
        "letters": {letter: unseen.count(letter) for letter in LETTERS},
        "steps": view["steps_left"],
        "unseen": kinds(view["unseen_treasures"]),
    }
    for key, counts in left.items():
        out.append(WORDS.text(f"cli-tikal-{key}", what=counted(counts)))
    return out


def kinds(treasures: dict[str, int]) -> dict[str, int]:
    """Treasures by the words for them."""
    return {WORDS.text(f"treasure-{kind}"): count for kind, count in treasures.items()}


def counted(counts: dict[str, int]) -> str:
    """How many of each, briefly."""
    texts = [
        WORDS.text("cli-tikal-times", what=what, count=count)
        for what, count in counts.items()
        if count
    ]
    return ", ".join(texts) or "–"


def explorers(view: View) -> list[tuple[str, list[object]]]:
    """Everybody's points, what a scoring round would add, what is left, treasures."""
    players = view["players"]
    rows: list[tuple[str, list[object]]] = [
        ("cli-tikal-head-points", [player["points"] for player in players]),
        ("cli-tikal-head-now", [f"+{sum(player['would_score'].values())}" for player in players]),
        (
            "cli-tikal-head-supply",
            [f"{player['explorers']}{' ★' if player['leader'] else ''}" for player in players],
        ),
        ("cli-tikal-head-camps", [player["camps_left"] for player in players]),
        ("cli-tikal-head-guards", [player["guards_left"] for player in players]),
    ]
    if view["over"]:
        del rows[1]  # nothing is scored any more
    if view["mode"] == "tactical":
        states = [
            "passed" if player["passed"] else "up" if player["totem_up"] else "down"
            for player in players
        ]
        words = [WORDS.text("cli-tikal-totem-brief", state=state) for state in states]
        rows.append(("cli-tikal-head-totem", list(words)))
    for kind in players[0]["treasures"]:
        rows.append((f"treasure-{kind}", [player["treasures"][kind] or "–" for player in players]))
    return [(WORDS.text(key), values) for key, values in rows]
