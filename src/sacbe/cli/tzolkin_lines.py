"""Tzolk'in in sentences: a view told top-down, for screen readers and narrow screens."""

from __future__ import annotations

from typing import Any

from sacbe.cli.faces import Company
from sacbe.core.message import Message
from sacbe.story.company import quarters
from sacbe.tzolkin import describe
from sacbe.tzolkin.data import AGE, BUILDING_IDS, DATA, GEARS, GOODS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.moves import tile_name

View = dict[str, Any]


def lines(part: str, view: View, company: Company) -> list[str]:
    """A part of the board: "board", "players" or "tiles"."""
    if part == "players":
        return players(view, company)
    if part == "tiles":
        return tiles(view, company)
    return board(view, company)


# Facts that both the drawn board and the sentences state.


def to_food_day(view: View, company: Company) -> str:
    """How far the next Food Day is, and what it brings."""
    now = view["calendar"]
    following = now["next_food_day"]
    if following is None:
        return company.text("cli-board-food-none")
    days = max(following - now["day"], 0)
    key = "cli-board-food-goods" if now["food_days_held"] % 2 == 0 else "cli-board-food-points"
    return company.text(key, count=days)


def calendar_facts(view: View, company: Company) -> list[str]:
    """First player, starting-player space, corn on the calendar."""
    now = view["calendar"]
    facts: list[str] = []
    if now["first"] is not None:
        facts.append(company.text("cli-board-first", who=company.who(now["first"])))
    if now["starting_space"] is None:
        facts.append(company.text("cli-board-start-free"))
    else:
        facts.append(company.text("cli-board-start", who=company.who(now["starting_space"])))
    facts.append(company.text("cli-board-calendar-corn", count=now["corn"]))
    return facts


def in_deck(view: View) -> int:
    """How many buildings of the current age are still to come."""
    age = view["calendar"]["age"]
    return sum(AGE[BUILDING_IDS.index(tile)] == age for tile in view["unseen_buildings"])


def on_gears(view: View, player: View) -> int:
    """How many workers a player has on gears: one on the starting-player space is on none."""
    starting: bool = view["calendar"]["starting_space"] == player["seat"]
    placed: int = player["workers"] - player["hand"]
    return placed - int(starting)


def meals(player: View) -> str:
    """What the next Food Day asks of a player, as a sum."""
    need = player["meals"]
    hungry, price = need["workers"], need["corn_each"]
    return f"{hungry} × {price} = {hungry * price}"


def belongings(player: View, company: Company) -> list[str]:
    """A player's tiles and side of the board."""
    facts: list[str] = []
    if player["wealth"]:
        facts.append(company.text("cli-board-wealth", tiles=", ".join(player["wealth"])))
    owned = [company.text(tile_name(tile)) for tile in player["buildings"] + player["monuments"]]
    if owned:
        facts.append(company.join(owned))
    harvested = [
        company.text(f"amount-{kind}-tile", count=player[f"{kind}_tiles"])
        for kind in ("corn", "wood")
        if player[f"{kind}_tiles"]
    ]
    if harvested:
        facts.append(company.join(harvested))
    facts.append(company.text(f"cli-board-{player['board']}"))
    return facts


def status(view: View, seat: int, company: Company) -> str:
    """What a player has, in one line."""
    mine = view["players"][seat]
    goods = [company.text(f"amount-{good}", count=mine[good]) for good in GOODS]
    return company.text(
        "cli-play-status",
        who=company.who(seat),
        goods=company.join(goods),
        hand=mine["hand"],
        points=quarters(mine["points"]),
    )


# The sentences.


def board(view: View, company: Company) -> list[str]:
    """Calendar, gears, jungle, temples, technologies."""
    now = view["calendar"]
    out = [
        company.text("cli-plain-day", day=now["day"], age=now["age"]),
        to_food_day(view, company),
        *calendar_facts(view, company),
        company.text("cli-board-skulls", count=view["skulls_left"]),
    ]
    for gear in GEARS:
        out += gear_lines(gear, view, company)
    return out + beyond_gears(view, company)


def beyond_gears(view: View, company: Company) -> list[str]:
    """Jungle, temples, technologies."""
    out: list[str] = []
    for group, left in view["jungle"].items():
        out.append(
            company.text(
                "cli-plain-jungle",
                space=int(group),
                corn=left["corn"] - left["wood"],
                wood=left["wood"],
            )
        )
    out += [temple_line(temple, view, company) for temple in TEMPLES]
    out += [technology_line(technology, view, company) for technology in TECHNOLOGIES]
    return out


def gear_lines(name: str, view: View, company: Company) -> list[str]:
    """Who stands on a gear, and where the next worker would go."""
    gear = view["gears"][name]
    title = company.text(f"gear-{name}")
    standing = [
        company.text(
            "cli-plain-space",
            space=space,
            who=company.text("cli-board-neutral") if isinstance(who, str) else company.who(who),
        )
        for space, who in enumerate(gear["spaces"])
        if who is not None
    ]
    nobody = company.text("cli-plain-nobody")
    out = [
        company.text(
            "cli-plain-gear", gear=title, who=company.sequence(standing) if standing else nobody
        )
    ]
    if gear["lowest_free"] is None:
        out.append(company.text("cli-plain-gear-full", gear=title))
    else:
        out.append(company.text("cli-plain-gear-free", gear=title, space=gear["lowest_free"]))
    if name == "chichen_itza" and view["altars"]:
        out.append(company.text("cli-plain-altars", spaces=", ".join(map(str, view["altars"]))))
    return out


def temple_line(temple: str, view: View, company: Company) -> str:
    """Where everybody stands in a temple, and what it is worth."""
    rule = DATA["temples"][temple]
    where = [
        company.text(
            "cli-plain-step",
            who=company.who(other["seat"]),
            step=other["temples"][temple],
            points=quarters(rule["points"][other["temples"][temple]]),
        )
        for other in view["players"]
    ]
    bonus = rule["leader_bonus"][view["calendar"]["age"] - 1]
    return company.text(
        "cli-plain-temple",
        temple=company.text(f"temple-{temple}"),
        who=company.sequence(where),
        top=len(rule["points"]) - 1,
        bonus=bonus,
    )


def technology_line(technology: str, view: View, company: Company) -> str:
    """Everybody's level."""
    levels = [
        company.text(
            "cli-plain-level",
            who=company.who(other["seat"]),
            level=other["technologies"][technology],
        )
        for other in view["players"]
    ]
    return company.text(
        "cli-plain-technology",
        technology=company.text(f"technology-{technology}"),
        who=company.sequence(levels),
    )


def players(view: View, company: Company) -> list[str]:
    """Everything everybody has."""
    out: list[str] = []
    for other in view["players"]:
        seat = other["seat"]
        out.append(status(view, seat, company))
        out.append(
            company.text(
                "cli-plain-workers",
                gears=on_gears(view, other),
                supply=other["supply"],
            )
        )
        if view["calendar"]["starting_space"] == seat:
            out.append(company.text("cli-plain-worker-start"))
        need = other["meals"]
        out.append(
            company.text(
                "cli-plain-meals",
                count=need["workers"],
                corn=need["workers"] * need["corn_each"],
            )
        )
        out.append(company.sequence(belongings(other, company)))
    return out


def on_show(view: View, company: Company) -> list[str]:
    """The row of buildings and the monuments, with price and effect."""
    row = [tile for tile in view["row"] if tile]
    return tile_groups(
        [
            (company.text("cli-board-buildings", count=in_deck(view)), row),
            (company.text("cli-board-monuments"), view["monuments"]),
        ],
        view,
        company,
    )


def tiles(view: View, company: Company) -> list[str]:
    """All tiles that matter, with price and effect: on show, still to come, owned."""
    groups: list[tuple[str, list[str]]] = []
    for other in view["players"]:
        owned = other["buildings"] + other["monuments"] + (other["wealth"] or [])
        owned += other["wealth_hand"] or []
        if owned:
            title = company.text("cli-board-owned", who=company.who(other["seat"]))
            groups.append((title, owned))
    groups.append((company.text("cli-board-unseen"), view["unseen_buildings"]))
    return on_show(view, company) + tile_groups(groups, view, company)


def tile_groups(groups: list[tuple[str, list[str]]], view: View, company: Company) -> list[str]:
    """Tiles under their headings."""
    count = len(view["players"])
    out: list[str] = []
    for title, ids in groups:
        out.append(title)
        out += [tile_line(tile, count, company) for tile in ids]
    return out


def tile_line(tile: str, players: int, company: Company) -> str:
    """A tile in words."""
    details: Message = describe.tile(tile, players)
    return company.text(
        "cli-board-tile", tile=company.text(tile_name(tile)), details=company.text(details)
    )
