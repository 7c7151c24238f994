"""Tikal in sentences: a view told hex by hex, for screen readers and narrow screens."""

from __future__ import annotations

from typing import Any, Final

from sacbe.cli.faces import Company
from sacbe.core.message import Message
from sacbe.tikal import describe
from sacbe.tikal.data import (
    DIRECTIONS,
    HEX_NAMES,
    LETTERS,
    NEIGHBOUR,
    SIDES,
    START_HEX,
    STONES,
    TILE_IDS,
    TILES,
)

View = dict[str, Any]

ARROWS: Final = "↑↗↘↓↙↖"
"""Where a side of a hex looks, clockwise from the north."""


def lines(part: str, view: View, company: Company) -> list[str]:
    """A part of the board: "board", "players" or "tiles"."""
    if part == "players":
        return players(view, company)
    if part == "tiles":
        return tiles(view, company)
    return board(view, company)


# Facts that both the drawn board and the sentences state.


def situation(view: View, company: Company) -> list[str]:
    """Which game it is, whose turn, what is left of it, what is special about it."""
    out = [company.text("game-tikal"), company.text("cli-tikal-mode", mode=view["mode"])]
    if view["scoring"]:
        out.append(company.text("cli-tikal-scoring", kind=view["scoring"]))
    if view["to_move"] >= 0:
        out.append(company.text("cli-tikal-deciding", who=company.who(view["to_move"])))
    if view["action_points"] is not None:
        out.append(company.text("cli-tikal-points-left", count=view["action_points"]))
    return out


def auction(view: View, company: Company) -> list[str]:
    """Who has bid what, and who has passed. Nothing where no auction goes on."""
    now = view["auction"]
    if view["prompt"] is None or not view["prompt"]["key"].startswith("ask-bid"):
        return []
    if now["bidder"] is None:
        out = [company.text("cli-tikal-no-bid")]
    else:
        out = [
            company.text("cli-tikal-highest-bid", who=company.who(now["bidder"]), count=now["bid"])
        ]
    passed = [company.who(other["seat"]) for other in view["players"] if other["passed"]]
    if passed:
        out.append(company.text("cli-tikal-passed", who=company.join(passed)))
    return out


def letters_left(view: View, company: Company) -> list[str]:
    """How many tiles of each letter are still face down."""
    out: list[str] = []
    for letter in LETTERS:
        if left := sum(tile.startswith(letter) for tile in view["unseen_tiles"]):
            out.append(times(letter, left, company))
    return out


def steps_left(view: View, company: Company) -> list[str]:
    """How many temple steps of each number are left."""
    return [
        times(company.text("cli-tikal-step", number=step) if company.plain else step, left, company)
        for step, left in view["steps_left"].items()
        if left
    ]


def kinds(counts: dict[str, int], company: Company) -> list[str]:
    """Treasures by kind."""
    return [
        times(company.text(f"treasure-{kind}"), count, company)
        for kind, count in counts.items()
        if count
    ]


def times(what: str, count: int, company: Company) -> str:
    """So many of something, briefly."""
    key = "cli-tikal-times-plain" if company.plain else "cli-tikal-times"
    return company.text(key, what=what, count=count)


def stones(sides: list[int], company: Company) -> str:
    """Stones on the sides of a tile: with arrows, or where those may not be read aloud, in
    words."""
    names = [
        company.text(f"cli-tikal-side-{DIRECTIONS[side]}") if company.plain else ARROWS[side]
        for side in range(SIDES)
    ]
    key = "cli-tikal-stones-plain" if company.plain else "cli-tikal-stones"
    parts = [
        company.text(key, side=name, count=count)
        for name, count in zip(names, sides, strict=True)
        if count
    ]
    return (company.join(parts) if company.plain else " ".join(parts)) or company.text(
        "cli-tikal-no-stones"
    )


def tile_stones(tile: int, rotation: int) -> list[int]:
    """The stones of a tile, turned so, on each side."""
    at = SIDES * (SIDES * tile + rotation)
    return [int(STONES[at + side]) for side in range(SIDES)]


def own_stones(name: str, here: View) -> list[int]:
    """The stones that an explored hex itself shows."""
    if here["tile"] is None:
        printed = [int(hex) for hex in START_HEX]
        return tile_stones(TILES + printed.index(HEX_NAMES.index(name)), here["rotation"])
    return tile_stones(TILE_IDS.index(here["tile"]), here["rotation"])


def supply(player: View, company: Company) -> str:
    """What a player can still bring in."""
    return company.text(
        "cli-tikal-supply",
        count=player["explorers"],
        leader="yes" if player["leader"] else "no",
    )


def worth(player: View, company: Company) -> str:
    """What a scoring round would give now, and for what."""
    would = player["would_score"]
    return company.text("cli-tikal-worth", **would, count=would["temples"] + would["treasures"])


def status(view: View, seat: int, company: Company) -> str:
    """Everybody's points with what would be added now, and what the player can bring in."""
    each = [
        company.text(
            "cli-tikal-standing",
            who=company.who(other["seat"]),
            points=other["points"],
            would=sum(other["would_score"].values()),
        )
        for other in view["players"]
    ]
    standings = company.text("cli-tikal-standings", each=company.join(each))
    return company.sequence([standings, supply(view["players"][seat], company)])


# The sentences.


def board(view: View, company: Company) -> list[str]:
    """Everything on the map, and what lies beside it."""
    out = [company.sequence(situation(view, company))]
    out += [hex_line(name, view, company) for name in HEX_NAMES if name in view["hexes"]]
    unexplored = [name for name in HEX_NAMES if name not in view["hexes"]]
    if unexplored:
        out.append(company.text("cli-tikal-unexplored", hexes=company.join(unexplored)))
    return out + beside(view, company)


def open_tiles(view: View, company: Company) -> str:
    """The tiles to choose from."""
    shown = [tile_line(tile, company) for tile in view["open_tiles"]]
    return company.text("cli-tikal-open", tiles=company.sequence(shown))


def beside(view: View, company: Company) -> list[str]:
    """What lies beside the map."""
    out: list[str] = []
    if view["tile"] is not None:
        out.append(company.text("cli-tikal-to-lay", tile=tile_line(view["tile"], company)))
    if view["open_tiles"]:
        out.append(open_tiles(view, company))
    if now := auction(view, company):
        out.append(company.text("cli-tikal-auction", what=company.sequence(now)))
    if view["mode"] == "tactical":
        up = [company.who(other["seat"]) for other in view["players"] if other["totem_up"]]
        if up:
            out.append(company.text("cli-tikal-totems-up", who=company.join(up)))
    for key, parts in (
        ("cli-tikal-letters", letters_left(view, company)),
        ("cli-tikal-steps", steps_left(view, company)),
        ("cli-tikal-unseen", kinds(view["unseen_treasures"], company)),
    ):
        what = company.join(parts) if parts else company.text("cli-tikal-none")
        out.append(company.text(key, what=what))
    return out


def hex_line(name: str, view: View, company: Company) -> str:
    """A hex: what it is, whose, who is there, where its roads lead."""
    here = view["hexes"][name]
    parts = [ground(here, company), *presence(here, company), *ways(name, view, company)]
    return company.text("cli-tikal-hex", hex=name, what=company.sequence(parts))


def presence(here: View, company: Company) -> list[str]:
    """Whose a hex is, and who is there."""
    out: list[str] = []
    if here["guard"] is not None:
        who = company.who(here["guard"]["seat"])
        out.append(company.text("cli-tikal-guard", who=who, figure=here["guard"]["figure"]))
    elif here["held_by"] is not None:
        out.append(company.text("cli-tikal-held", who=company.who(here["held_by"])))
    if here["camp"] is not None:
        out.append(company.text("cli-tikal-camp", who=company.who(here["camp"])))
    return out + [
        company.text(
            "cli-tikal-group",
            who=company.who(seat),
            count=group["explorers"],
            leader="yes" if group["leader"] else "no",
        )
        for seat, group in enumerate(here["figures"])
        if group["explorers"] or group["leader"]
    ]


def ground(here: View, company: Company) -> str:
    """What an explored hex is."""
    key = f"terrain-{here['terrain']}"
    return company.text(Message(key, {"level": here["level"], "count": here["treasures"]}))


def ways(name: str, view: View, company: Company) -> list[str]:
    """The roads of a hex, and the stones that lead into the jungle."""
    here = view["hexes"][name]
    hex = HEX_NAMES.index(name)
    roads: list[str] = []
    heaps: list[str] = []
    for side, count in enumerate(own_stones(name, here)):
        beside = int(NEIGHBOUR[SIDES * hex + side])
        if beside < 0:
            continue
        there = HEX_NAMES[beside]
        if here["roads"][side]:
            roads.append(company.text("cli-tikal-road", hex=there, count=here["roads"][side]))
        elif count and there not in view["hexes"]:
            heaps.append(company.text("cli-tikal-heap", hex=there, count=count))
    out: list[str] = []
    if roads:
        out.append(company.text("cli-tikal-roads", roads=company.join(roads)))
    elif here["terrain"] != "volcano":
        out.append(company.text("cli-tikal-no-roads"))
    if heaps:
        out.append(company.text("cli-tikal-heaps", heaps=company.join(heaps)))
    return out


def players(view: View, company: Company) -> list[str]:
    """Everything everybody has."""
    out: list[str] = []
    for other in view["players"]:
        parts = [company.text("amount-points", count=other["points"]), worth(other, company)]
        parts.append(supply(other, company))
        parts.append(company.text("cli-tikal-camps-left", count=other["camps_left"]))
        parts.append(company.text("cli-tikal-guards-left", count=other["guards_left"]))
        if other["explorers_lost"] or other["leader_lost"]:
            leader = "yes" if other["leader_lost"] else "no"
            parts.append(
                company.text("cli-tikal-lost", count=other["explorers_lost"], leader=leader)
            )
        owned = kinds(other["treasures"], company)
        what = company.join(owned) if owned else company.text("cli-tikal-none")
        parts.append(company.text("cli-tikal-owned", what=what))
        if view["mode"] == "tactical":
            parts.append(company.text("cli-tikal-totem", state=totem(other, view)))
        who = company.who(other["seat"])
        out.append(company.text("cli-play-story", who=who, what=company.sequence(parts)))
    return out


def totem(player: View, view: View) -> str:
    """A player's part in the round: still in, out of this auction, or done."""
    if not player["totem_up"]:
        return "down"
    return "passed" if player["passed"] else "up"


def tiles(view: View, company: Company) -> list[str]:
    """Open tiles, the tile at hand, and all that are still to come."""
    out: list[str] = []
    if view["tile"] is not None:
        out.append(company.text("cli-tikal-tile-at-hand"))
        out.append(tile_line(view["tile"], company))
    if view["open_tiles"]:
        out.append(company.text("cli-tikal-tiles-open"))
        out += [tile_line(tile, company) for tile in view["open_tiles"]]
    out.append(company.text("cli-tikal-tiles-to-come", count=len(view["unseen_tiles"])))
    out += [tile_line(tile, company) for tile in view["unseen_tiles"]]
    placed = [(name, here["tile"]) for name, here in view["hexes"].items() if here["tile"]]
    if placed:
        out.append(company.text("cli-tikal-tiles-placed"))
        out += [
            company.text("cli-tikal-tile-on", tile=tile_line(tile, company), hex=name)
            for name, tile in placed
        ]
    return out


def tile_line(tile: str, company: Company) -> str:
    """A tile in words, its stones as it lies before it is turned."""
    terrain = describe.terrain(tile)
    details = company.text(terrain)
    if terrain.key != "terrain-volcano":
        sides = stones(tile_stones(TILE_IDS.index(tile), 0), company)
        details = company.text("cli-tikal-with-stones", what=details, stones=sides)
    return company.text("cli-board-tile", tile=tile, details=details)
