"""Tikal in sentences, hex by hex, for screen readers and narrow screens."""

from __future__ import annotations

from typing import Final

from sacbe.core.message import Message
from sacbe.face.narrator import Narrator
from sacbe.tikal import data as d
from sacbe.tikal.face import describe
from sacbe.tikal.view_types import HexView, TikalPlayerView, TikalView

ARROWS: Final = "↑↗↘↓↙↖"
"""The direction of each side of a hex, clockwise from the north."""


def lines(part: str, view: TikalView, narrator: Narrator) -> list[str]:
    """Describe a part of the board: "board", "players" or "tiles"."""
    describe_part = {"board": board, "players": players, "tiles": tiles}[part]
    return describe_part(view, narrator)


def help(narrator: Narrator) -> list[str]:
    """Return what else can be typed in this game."""
    return [narrator.text(f"menu-tikal-help-{key}") for key in ("place", "move", "bid")]


# Facts that both the drawn board and the sentences state.


def situation(view: TikalView, narrator: Narrator) -> list[str]:
    """Describe which game it is, whose turn, what is left of it, and anything special about it."""
    out = [narrator.text("game-tikal"), narrator.text("board-tikal-mode", mode=view["mode"])]
    if view["scoring"]:
        out.append(narrator.text("board-tikal-scoring", kind=view["scoring"]))
    if view["to_move"] >= 0:
        out.append(narrator.text("board-deciding", who=narrator.who(view["to_move"])))
    if view["action_points"] is not None:
        out.append(narrator.text("board-tikal-points-left", count=view["action_points"]))
    return out


def auction(view: TikalView, narrator: Narrator) -> list[str]:
    """Describe who has bid what, and who has passed; nothing if there is no auction."""
    now = view["auction"]
    if view["prompt"] is None or view["prompt"]["kind"] != "bid":
        return []
    out = [narrator.text("board-tikal-no-bid")]
    if now["bidder"] is not None:
        who = narrator.who(now["bidder"])
        out = [narrator.text("board-tikal-highest-bid", who=who, count=now["bid"])]
    passed = [narrator.who(other["seat"]) for other in view["players"] if other["passed"]]
    if passed:
        out.append(narrator.text("board-tikal-passed", who=narrator.join(passed)))
    return out


def letters_left(view: TikalView, narrator: Narrator) -> list[str]:
    """Return how many tiles of each letter are still face down."""
    letters = [tile[0] for tile in view["unseen_tiles"]]
    return [times(letter, letters.count(letter), narrator) for letter in sorted(set(letters))]


def steps_left(view: TikalView, narrator: Narrator) -> list[str]:
    """Return how many temple steps of each number are left."""
    left = {step: count for step, count in view["steps_left"].items() if count}
    names = {step: narrator.text("board-tikal-step", number=step) for step in left}
    return [
        times(names[step] if narrator.plain else step, count, narrator)
        for step, count in left.items()
    ]


def kinds(counts: dict[str, int], narrator: Narrator) -> list[str]:
    """Describe treasures by kind."""
    return [
        times(narrator.text(f"treasure-{kind}"), count, narrator)
        for kind, count in counts.items()
        if count
    ]


def times(what: str, count: int, narrator: Narrator) -> str:
    """Describe `count` of something briefly."""
    key = "board-tikal-times-plain" if narrator.plain else "board-tikal-times"
    return narrator.text(key, what=what, count=count)


def stones(sides: list[int], narrator: Narrator) -> str:
    """Describe stones on the sides of a tile: with arrows or, where those may not be read aloud, in
    words."""
    names = [
        narrator.text(f"board-tikal-side-{d.DIRECTIONS[side]}") if narrator.plain else ARROWS[side]
        for side in range(d.SIDES)
    ]
    key = "board-tikal-stones-plain" if narrator.plain else "board-tikal-stones"
    parts = [
        narrator.text(key, side=name, count=count)
        for name, count in zip(names, sides, strict=True)
        if count
    ]
    return (narrator.join(parts) if narrator.plain else " ".join(parts)) or narrator.text(
        "board-tikal-no-stones"
    )


def tile_stones(tile: int, rotation: int) -> list[int]:
    """Return the stones on each side of a tile in a rotation."""
    at = d.SIDES * (d.SIDES * tile + rotation)
    return [int(d.STONES[at + side]) for side in range(d.SIDES)]


def own_stones(name: str, here: HexView) -> list[int]:
    """Return the stones on an explored hex itself."""
    printed = [d.HEX_NAMES[hex] for hex in d.START_HEX]
    tile = [*d.TILE_IDS, *printed].index(here["tile"] or name)
    return tile_stones(tile, here["rotation"])


def supply(player: TikalPlayerView, narrator: Narrator) -> str:
    """Describe what a player can still bring in."""
    leader = "yes" if player["leader"] else "no"
    return narrator.text("board-tikal-supply", count=player["explorers"], leader=leader)


def worth(player: TikalPlayerView, narrator: Narrator) -> str:
    """Describe what a scoring round would give now, and for what."""
    would = player["would_score"]
    return narrator.text("board-tikal-worth", **would, count=would["temples"] + would["treasures"])


def status(view: TikalView, seat: int, narrator: Narrator) -> str:
    """Describe everybody's points with what would be added now, and what the player can bring
    in."""
    each = [
        narrator.text(
            "board-tikal-standing",
            who=narrator.who(other["seat"]),
            points=other["points"],
            would=other["would_score"]["temples"] + other["would_score"]["treasures"],
        )
        for other in view["players"]
    ]
    standings = narrator.text("board-tikal-standings", each=narrator.join(each))
    return narrator.sequence([standings, supply(view["players"][seat], narrator)])


# The sentences.


def board(view: TikalView, narrator: Narrator) -> list[str]:
    """Describe everything on the map and beside it."""
    out = [narrator.sequence(situation(view, narrator))]
    out += [hex_line(name, view, narrator) for name in d.HEX_NAMES if name in view["hexes"]]
    unexplored = [name for name in d.HEX_NAMES if name not in view["hexes"]]
    if unexplored:
        out.append(narrator.text("board-tikal-unexplored", hexes=narrator.join(unexplored)))
    return out + beside(view, narrator)


def open_tiles(view: TikalView, narrator: Narrator) -> str:
    """Describe the tiles to choose from."""
    shown = [tile_line(tile, narrator) for tile in view["open_tiles"]]
    return narrator.text("board-tikal-open", tiles=narrator.sequence(shown))


def beside(view: TikalView, narrator: Narrator) -> list[str]:
    """Describe what lies beside the map."""
    out: list[str] = []
    if view["tile"] is not None:
        out.append(narrator.text("board-tikal-to-place", tile=tile_line(view["tile"], narrator)))
    if view["open_tiles"]:
        out.append(open_tiles(view, narrator))
    if now := auction(view, narrator):
        out.append(narrator.text("board-tikal-auction", what=narrator.sequence(now)))
    if view["mode"] == "tactical":
        up = [narrator.who(other["seat"]) for other in view["players"] if other["totem_up"]]
        if up:
            out.append(narrator.text("board-tikal-totems-up", who=narrator.join(up)))
    for key, parts in (
        ("board-tikal-left-letters", letters_left(view, narrator)),
        ("board-tikal-left-steps", steps_left(view, narrator)),
        ("board-tikal-left-unseen", kinds(view["unseen_treasures"], narrator)),
    ):
        what = narrator.join(parts) if parts else narrator.text("board-tikal-none")
        out.append(narrator.text(key, what=what))
    return out


def hex_line(name: str, view: TikalView, narrator: Narrator) -> str:
    """Describe a hex: what it is, whose, who is there, where its roads lead."""
    here = view["hexes"][name]
    parts = [ground(here, narrator), *presence(here, narrator), *ways(name, view, narrator)]
    return narrator.text("board-tikal-hex", hex=name, what=narrator.sequence(parts))


def presence(here: HexView, narrator: Narrator) -> list[str]:
    """Describe who holds a hex, and who is there."""
    out: list[str] = []
    if here["guard"] is not None:
        who = narrator.who(here["guard"]["seat"])
        out.append(narrator.text("board-tikal-guard", who=who, figure=here["guard"]["figure"]))
    elif here["held_by"] is not None:
        out.append(narrator.text("board-tikal-held", who=narrator.who(here["held_by"])))
    if here["camp"] is not None:
        out.append(narrator.text("board-tikal-camp", who=narrator.who(here["camp"])))
    return out + [
        narrator.text(
            "board-tikal-group",
            who=narrator.who(seat),
            count=group["explorers"],
            leader="yes" if group["leader"] else "no",
        )
        for seat, group in enumerate(here["figures"])
        if group["explorers"] or group["leader"]
    ]


def ground(here: HexView, narrator: Narrator) -> str:
    """Describe what an explored hex is."""
    key = f"terrain-{here['terrain']}"
    return narrator.text(Message(key, {"level": here["level"], "count": here["treasures"]}))


def ways(name: str, view: TikalView, narrator: Narrator) -> list[str]:
    """Describe the roads of a hex, and the stones that lead into the jungle."""
    here = view["hexes"][name]
    hex = d.HEX_NAMES.index(name)
    roads: list[str] = []
    heaps: list[str] = []
    for side, count in enumerate(own_stones(name, here)):
        beside = int(d.NEIGHBOUR[d.SIDES * hex + side])
        if beside < 0:
            continue
        there = d.HEX_NAMES[beside]
        if here["roads"][side]:
            roads.append(narrator.text("story-tikal-road", hex=there, count=here["roads"][side]))
        elif count and there not in view["hexes"]:
            heaps.append(narrator.text("board-tikal-heap", hex=there, count=count))
    out: list[str] = []
    if roads:
        out.append(narrator.text("story-tikal-roads", roads=narrator.join(roads)))
    elif here["terrain"] != "volcano":
        out.append(narrator.text("board-tikal-no-roads"))
    if heaps:
        out.append(narrator.text("board-tikal-heaps", heaps=narrator.join(heaps)))
    return out


def players(view: TikalView, narrator: Narrator) -> list[str]:
    """Describe everything the players have."""
    out: list[str] = []
    for other in view["players"]:
        parts = [narrator.text("amount-points", count=other["points"]), worth(other, narrator)]
        parts.append(supply(other, narrator))
        parts.append(narrator.text("board-tikal-camps-left", count=other["camps_left"]))
        parts.append(narrator.text("board-tikal-guards-left", count=other["guards_left"]))
        if other["explorers_lost"] or other["leader_lost"]:
            leader = "yes" if other["leader_lost"] else "no"
            parts.append(
                narrator.text("board-tikal-lost", count=other["explorers_lost"], leader=leader)
            )
        owned = kinds(other["treasures"], narrator)
        what = narrator.join(owned) if owned else narrator.text("board-tikal-none")
        parts.append(narrator.text("board-tikal-owned", what=what))
        if view["mode"] == "tactical":
            parts.append(narrator.text("board-tikal-totem", state=totem(other)))
        who = narrator.who(other["seat"])
        out.append(narrator.text("story-turn", who=who, what=narrator.sequence(parts)))
    return out


def totem(player: TikalPlayerView) -> str:
    """Describe a player's part in the round: still in, out of this auction, or done."""
    if not player["totem_up"]:
        return "down"
    return "passed" if player["passed"] else "up"


def tiles(view: TikalView, narrator: Narrator) -> list[str]:
    """Describe open tiles, the tile at hand, and all tiles still to come."""
    out: list[str] = []
    if view["tile"] is not None:
        out.append(narrator.text("board-tikal-tile-at-hand"))
        out.append(tile_line(view["tile"], narrator))
    if view["open_tiles"]:
        out.append(narrator.text("board-tikal-tiles-open"))
        out += [tile_line(tile, narrator) for tile in view["open_tiles"]]
    out.append(narrator.text("board-tikal-tiles-to-come", count=len(view["unseen_tiles"])))
    out += [tile_line(tile, narrator) for tile in view["unseen_tiles"]]
    placed = [(name, here["tile"]) for name, here in view["hexes"].items() if here["tile"]]
    if placed:
        out.append(narrator.text("board-tikal-tiles-placed"))
        out += [
            narrator.text("board-tikal-tile-on", tile=tile_line(tile, narrator), hex=name)
            for name, tile in placed
        ]
    return out


def tile_line(tile: str, narrator: Narrator) -> str:
    """Describe a tile, with its stones as before any rotation."""
    terrain = describe.terrain(tile)
    details = narrator.text(terrain)
    if terrain.key != "terrain-volcano":
        sides = stones(tile_stones(d.TILE_IDS.index(tile), 0), narrator)
        details = narrator.text("board-tikal-with-stones", what=details, stones=sides)
    return narrator.text("board-tile", tile=tile, details=details)
