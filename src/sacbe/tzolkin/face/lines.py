"""Tzolk'in in sentences, from top to bottom, for screen readers and narrow screens."""

from __future__ import annotations

from sacbe.face.narrator import Narrator, points_text
from sacbe.tzolkin.data import DATA, GEARS, TECHNOLOGIES, TEMPLES
from sacbe.tzolkin.face import describe
from sacbe.tzolkin.move_kinds import tile_name
from sacbe.tzolkin.view import goods_of
from sacbe.tzolkin.view_types import TzolkinPlayerView, TzolkinView


def lines(part: str, view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe a part of the board: "board", "players" or "tiles"."""
    describe_part = {"board": board, "players": players, "tiles": tiles}[part]
    return describe_part(view, narrator)


# Facts that both the drawn board and the sentences state.


def to_food_day(view: TzolkinView, narrator: Narrator) -> str:
    """Describe how far off the next Food Day is, and what it brings."""
    now = view["calendar"]
    following = now["next_food_day"]
    if following is None:
        return narrator.text("board-food-none")
    gives = now["food_days"][now["food_days_held"]]["gives"]
    return narrator.text(f"board-food-{gives}", count=max(following - now["day"], 0))


def calendar_facts(view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe the first player, the starting-player space, and the corn on the calendar."""
    now = view["calendar"]
    facts: list[str] = []
    if now["first"] is not None:
        facts.append(narrator.text("board-first", who=narrator.who(now["first"])))
    if now["starting_space"] is None:
        facts.append(narrator.text("board-start-free"))
    else:
        facts.append(narrator.text("board-start", who=narrator.who(now["starting_space"])))
    facts.append(narrator.text("board-calendar-corn", count=now["corn"]))
    return facts


def buildings_left(view: TzolkinView) -> int:
    """Return how many buildings of the current age are still to come."""
    return view["buildings_left"][str(view["calendar"]["age"])]


def meals(player: TzolkinPlayerView) -> str:
    """Return what the next Food Day asks of a player, as a sum."""
    need = player["meals"]
    return f"{need['workers']} × {need['corn_each']} = {need['corn']}"


def belongings(player: TzolkinPlayerView, narrator: Narrator) -> list[str]:
    """Describe a player's tiles and side of the board."""
    facts: list[str] = []
    if player["wealth"]:
        facts.append(narrator.text("board-wealth", tiles=", ".join(player["wealth"])))
    owned = [narrator.text(tile_name(tile)) for tile in player["buildings"] + player["monuments"]]
    if owned:
        facts.append(narrator.join(owned))
    harvested = {"corn": player["corn_tiles"], "wood": player["wood_tiles"]}
    tiles = [(f"amount-{kind}-tile", count) for kind, count in harvested.items() if count]
    if tiles:
        facts.append(narrator.join([narrator.text(key, count=count) for key, count in tiles]))
    facts.append(narrator.text(f"board-side-{player['board']}"))
    return facts


def status(view: TzolkinView, seat: int, narrator: Narrator) -> str:
    """Describe what a player has, in one line."""
    mine = view["players"][seat]
    goods = [narrator.text(f"amount-{good}", count=n) for good, n in goods_of(mine).items()]
    return narrator.text(
        "board-status",
        who=narrator.who(seat),
        goods=narrator.join(goods),
        hand=mine["hand"],
        points=points_text(mine["points"]),
    )


# The sentences.


def board(view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe the calendar, gears, jungle, temples and technologies."""
    now = view["calendar"]
    out = [
        narrator.text("board-plain-day", day=now["day"], age=now["age"]),
        to_food_day(view, narrator),
        *calendar_facts(view, narrator),
        narrator.text("board-skulls", count=view["skulls_left"]),
    ]
    for gear in GEARS:
        out += gear_lines(gear, view, narrator)
    return out + beyond_gears(view, narrator)


def beyond_gears(view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe the jungle, temples and technologies."""
    out: list[str] = []
    for group, left in view["jungle"].items():
        corn, wood = left["corn"] - left["wood"], left["wood"]
        out.append(narrator.text("board-plain-jungle", space=int(group), corn=corn, wood=wood))
    out += [temple_line(temple, view, narrator) for temple in TEMPLES]
    out += [technology_line(technology, view, narrator) for technology in TECHNOLOGIES]
    return out


def gear_lines(gear_name: str, view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe who stands on a gear, and where the next worker would go."""
    gear = view["gears"][gear_name]
    title = narrator.text(f"gear-{gear_name}")
    standing: list[str] = []
    for space, who in enumerate(gear["spaces"]):
        if who is not None:
            name = narrator.text("board-neutral") if who == "neutral" else narrator.who(who)
            standing.append(narrator.text("board-plain-space", space=space, who=name))
    everybody = narrator.sequence(standing) or narrator.text("board-plain-nobody")
    out = [narrator.text("board-plain-gear", gear=title, who=everybody)]
    if gear["lowest_free"] is None:
        out.append(narrator.text("board-plain-gear-full", gear=title))
    else:
        out.append(narrator.text("board-plain-gear-free", gear=title, space=gear["lowest_free"]))
    if gear_name == "chichen_itza" and view["altars"]:
        out.append(narrator.text("board-plain-altars", spaces=", ".join(map(str, view["altars"]))))
    return out


def temple_line(temple: str, view: TzolkinView, narrator: Narrator) -> str:
    """Describe where everybody stands in a temple, and what it is worth."""
    rule = DATA["temples"][temple]
    where = [
        narrator.text(
            "board-plain-step",
            who=narrator.who(other["seat"]),
            step=other["temples"][temple],
            points=points_text(rule["points"][other["temples"][temple]]),
        )
        for other in view["players"]
    ]
    bonus = rule["leader_bonus"][view["calendar"]["age"] - 1]
    return narrator.text(
        "board-plain-temple",
        temple=narrator.text(f"temple-{temple}"),
        who=narrator.sequence(where),
        top=len(rule["points"]) - 1,
        bonus=bonus,
    )


def technology_line(technology: str, view: TzolkinView, narrator: Narrator) -> str:
    """Describe everybody's level."""
    levels = [
        narrator.text(
            "board-plain-level",
            who=narrator.who(other["seat"]),
            level=other["technologies"][technology],
        )
        for other in view["players"]
    ]
    return narrator.text(
        "board-plain-technology",
        technology=narrator.text(f"technology-{technology}"),
        who=narrator.sequence(levels),
    )


def players(view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe everything the players have."""
    out: list[str] = []
    for other in view["players"]:
        seat, on_gears, need = other["seat"], other["on_gears"], other["meals"]
        out.append(status(view, seat, narrator))
        out.append(narrator.text("board-plain-workers", gears=on_gears, supply=other["supply"]))
        if view["calendar"]["starting_space"] == seat:
            out.append(narrator.text("board-plain-worker-start"))
        out.append(narrator.text("board-plain-meals", count=need["workers"], corn=need["corn"]))
        out.append(narrator.sequence(belongings(other, narrator)))
    return out


def on_show(view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe the row of buildings and the monuments, with price and effect."""
    row = [tile for tile in view["row"] if tile]
    buildings = narrator.text("board-buildings", count=buildings_left(view))
    monuments = narrator.text("board-monuments")
    return tile_groups([(buildings, row), (monuments, view["monuments"])], view, narrator)


def tiles(view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe all tiles that matter, with price and effect: on show, still to come, owned."""
    groups: list[tuple[str, list[str]]] = []
    for other in view["players"]:
        owned = other["buildings"] + other["monuments"] + (other["wealth"] or [])
        owned += other["wealth_hand"] or []
        if owned:
            title = narrator.text("board-owned", who=narrator.who(other["seat"]))
            groups.append((title, owned))
    groups.append((narrator.text("board-unseen"), view["unseen_buildings"]))
    return on_show(view, narrator) + tile_groups(groups, view, narrator)


def tile_groups(
    groups: list[tuple[str, list[str]]], view: TzolkinView, narrator: Narrator
) -> list[str]:
    """Describe tiles under their headings."""
    count = len(view["players"])
    out: list[str] = []
    for title, ids in groups:
        out.append(title)
        out += [tile_line(tile, count, narrator) for tile in ids]
    return out


def tile_line(tile: str, players: int, narrator: Narrator) -> str:
    """Describe a tile."""
    details = describe.tile(tile, players)
    return narrator.text("board-tile", tile=tile_name(tile), details=details)
