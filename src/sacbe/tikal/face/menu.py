"""Tikal's choices in words: what each costs, what is left, and what a scoring round would then
give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.message import Message
from sacbe.core.moves import Move
from sacbe.core.position import Position
from sacbe.face.game_face import MenuEntry
from sacbe.face.narrator import Narrator
from sacbe.tikal import data as d
from sacbe.tikal.expedition import Way, spot, ways
from sacbe.tikal.face import lines
from sacbe.tikal.face.describe import is_volcano
from sacbe.tikal.move_kinds import Enter, Exchange, OfHex, OfJungleTile, PlaceTile, PostGuard, Walk
from sacbe.tikal.moves import M_BID, M_PASS
from sacbe.tikal.view import view as view_of
from sacbe.tikal.view_types import TikalView

FEW: Final = 4
"""The most exchanges that are listed at once; more open their own list."""
BRIEF: Final = 8
"""The most goals of a group that are named before its list is opened."""


def menu(position: Position, narrator: Narrator) -> list[MenuEntry]:
    """Return the menu for the player who decides."""
    prompt = position.prompt()
    assert prompt is not None
    view = view_of(position, position.to_move)
    if prompt.kind == "place":
        return placings(position, view, narrator)
    if prompt.kind == "choose":
        return [take(position, position.game.moves[id], narrator) for id in position.legal()]
    if prompt.kind == "bid":
        return bids(position, view, narrator)
    return actions(position, view, narrator)


# What a choice changes.


def played(position: Position, moves: tuple[int, ...]) -> Position:
    """Return the position after some moves."""
    after = position.copy()
    for id in moves:
        after.apply(id)
    return after


def effect(position: Position, moves: tuple[int, ...], narrator: Narrator) -> str:
    """Describe action points spent and left, and what a scoring round would give more or less."""
    seat = position.to_move
    before = position.game.holdings(position, seat)
    after = position.game.holdings(played(position, moves), seat)
    left = after["action_points"]
    parts = [narrator.text("menu-tikal-cost", count=before["action_points"] - left, left=left)]
    if more := after["would_score"] - before["would_score"]:
        parts.append(
            narrator.text("menu-tikal-more" if more > 0 else "menu-tikal-less", count=abs(more))
        )
    return narrator.sequence(parts)


def others(position: Position, moves: tuple[int, ...], narrator: Narrator) -> list[str]:
    """Describe what a scoring round would give others more or less."""
    after = played(position, moves)
    out: list[str] = []
    for seat in range(position.players):
        if seat == position.to_move:
            continue
        holdings = position.game.holdings
        more = holdings(after, seat)["would_score"] - holdings(position, seat)["would_score"]
        if more:
            key = "menu-tikal-other-more" if more > 0 else "menu-tikal-other-less"
            out.append(narrator.text(key, who=narrator.who(seat), count=abs(more)))
    return out


def simple(
    position: Position, move: Move, title: str, narrator: Narrator, details: list[str]
) -> MenuEntry:
    """Return a choice of one move, with everything it changes."""
    told = [*details, *others(position, (move.id,), narrator)]
    price = effect(position, (move.id,), narrator)
    return MenuEntry((move.id,), move.token, title, price, tuple(told))


# Tiles.


def placings(position: Position, view: TikalView, narrator: Narrator) -> list[MenuEntry]:
    """Return where the tile can be placed, hex by hex, with a list of rotations each."""
    by_hex: dict[str, list[Move]] = {}
    for id in position.legal():
        move = position.game.moves[id]
        if not isinstance(move.args, PlaceTile):  # it fits nowhere
            return [MenuEntry((id,), move.token, narrator.text(move.message))]
        by_hex.setdefault(move.args.hex, []).append(move)
    out: list[MenuEntry] = []
    for name, moves in by_hex.items():
        title = narrator.text("menu-tikal-place", hex=name)
        beside = narrator.text("menu-tikal-beside", hexes=neighbours(name, view, narrator))
        details: tuple[str, ...] = (beside,)
        if len(moves) == 1:
            only = moves[0]
            if not is_volcano(view["tile"]):
                details += (rotation(position, name, only, view, narrator).title,)
            out.append(MenuEntry((only.id,), only.token, title, details=details, word=name))
            continue
        more = tuple(rotation(position, name, move, view, narrator) for move in moves)
        count = narrator.text("menu-tikal-rotations", count=len(moves))
        out.append(MenuEntry((), "", title, count, details, name, more))
    return out


def neighbours(name: str, view: TikalView, narrator: Narrator) -> str:
    """Describe the explored hexes around a hex, with the stones that already lead there."""
    out: list[str] = []
    hex = d.HEX_NAMES.index(name)
    for side in range(d.SIDES):
        beside = int(d.NEIGHBOUR[d.SIDES * hex + side])
        there = view["hexes"].get(d.HEX_NAMES[beside]) if beside >= 0 else None
        if there is None or there["terrain"] == "volcano":
            continue
        count = lines.own_stones(d.HEX_NAMES[beside], there)[(side + 3) % d.SIDES]
        what = lines.ground(there, narrator)
        out.append(
            narrator.text("menu-tikal-neighbour", hex=d.HEX_NAMES[beside], what=what, count=count)
        )
    return narrator.join(out) if out else narrator.text("menu-tikal-only-volcanoes")


def rotation(
    position: Position, name: str, move: Move, view: TikalView, narrator: Narrator
) -> MenuEntry:
    """Return one rotation of the tile: its stones, and the roads it would make."""
    assert isinstance(move.args, PlaceTile) and view["tile"] is not None
    turned = move.args.rotation
    sides = lines.tile_stones(d.TILE_IDS.index(view["tile"]), turned)
    made = next(way["roads"] for way in view["placements"][name] if way["rotation"] == turned)
    roads = [narrator.text("story-tikal-road", hex=hex, count=price) for hex, price in made.items()]
    closed: list[str] = []
    for side in range(d.SIDES):
        beside = int(d.NEIGHBOUR[d.SIDES * d.HEX_NAMES.index(name) + side])
        there = view["hexes"].get(d.HEX_NAMES[beside]) if beside >= 0 else None
        if there is not None and there["terrain"] != "volcano" and d.HEX_NAMES[beside] not in made:
            closed.append(d.HEX_NAMES[beside])
    parts = [narrator.text("story-tikal-roads", roads=narrator.join(roads))]
    if closed:
        parts.append(narrator.text("menu-tikal-closed", hexes=narrator.join(closed)))
    stones = lines.stones(sides, narrator)
    title = narrator.text("menu-tikal-rotated", stones=stones, roads=narrator.sequence(parts))
    return MenuEntry((move.id,), move.token, title)


def take(position: Position, move: Move, narrator: Narrator) -> MenuEntry:
    """Return a tile to take: what it is, and what a volcano causes."""
    assert isinstance(move.args, OfJungleTile)
    tile = move.args.tile
    title = narrator.text("menu-tikal-take", tile=lines.tile_line(tile, narrator))
    details = (narrator.text("menu-tikal-take-volcano"),) if is_volcano(tile) else ()
    return MenuEntry((move.id,), move.token, title, details=details)


# The auction.


def bids(position: Position, view: TikalView, narrator: Narrator) -> list[MenuEntry]:
    """Return the bids: a number, or passing."""
    numbers = {id - M_BID + 1: id for id in position.legal() if id != M_PASS}
    moves = position.game.moves
    mine = view["players"][position.to_move]
    rivals = [
        narrator.who(other["seat"])
        for other in view["players"]
        if other["totem_up"] and not other["passed"] and other is not mine
    ]
    out: list[MenuEntry] = []
    if numbers:
        against = narrator.text("menu-tikal-bid-against", who=narrator.join(rivals))
        token = moves[min(numbers.values())].token
        title = narrator.text("menu-tikal-bid", points=mine["points"])
        details: tuple[str, ...] = (against,) if rivals else ()
        if narrator.plain:  # nothing else on the screen shows what the auction is about
            details += (lines.open_tiles(view, narrator),)
        out.append(MenuEntry((), token, title, details=details, numbers=numbers))
    passing = moves[M_PASS]
    details = (pass_outcome(view, narrator),)
    out.append(
        MenuEntry(
            (M_PASS,), passing.token, narrator.text(passing.message), details=details, word="pass"
        )
    )
    return out


def pass_outcome(view: TikalView, narrator: Narrator) -> str:
    """Describe what passing leads to, as far as it is known."""
    now = view["auction"]
    if now["bidder"] is None:
        if now["first_pass"] is None:
            return narrator.text("menu-tikal-pass-first")
        who = narrator.who(now["first_pass"])
        return narrator.text("menu-tikal-pass-if-all", who=who)
    return narrator.text("menu-tikal-pass")


# Action points.


def actions(position: Position, view: TikalView, narrator: Narrator) -> list[MenuEntry]:
    """Return everything that action points can be spent on, and ending the turn. Moves are grouped
    by figure, with the cheapest way to every goal."""
    legal = [position.game.moves[id] for id in position.legal()]
    out: list[MenuEntry] = []
    for kind, entry in ACTIONS.items():
        out += [entry(position, move, view, narrator) for move in legal if move.kind == kind]
    out += marches(position, view, narrator)
    swaps = [exchange(position, move, narrator) for move in legal if move.kind == "exchange"]
    if len(swaps) > FEW:
        title = narrator.text("menu-tikal-exchanges")
        count = narrator.text("menu-tikal-possible", count=len(swaps))
        swaps = [MenuEntry((), "", title, count, word="exchange", more=tuple(swaps))]
    return [*out, *swaps, end(position, legal[-1], view, narrator)]


def uncover(position: Position, move: Move, view: TikalView, narrator: Narrator) -> MenuEntry:
    """Describe uncovering a step of a temple."""
    assert isinstance(move.args, OfHex)
    name = move.args.hex
    level = view["hexes"][name]["level"] + 1
    title = narrator.text("menu-tikal-uncover", hex=name, level=level)
    return simple(position, move, title, narrator, [])


def recover(position: Position, move: Move, view: TikalView, narrator: Narrator) -> MenuEntry:
    """Describe recovering a treasure; nobody knows which."""
    assert isinstance(move.args, OfHex)
    name = move.args.hex
    title = narrator.text("menu-tikal-recover", hex=name, count=view["hexes"][name]["treasures"])
    return simple(position, move, title, narrator, [])


def guard(position: Position, move: Move, view: TikalView, narrator: Narrator) -> MenuEntry:
    """Describe posting a guard: the temple is held for good, and the player's other figures there
    are lost."""
    assert isinstance(move.args, PostGuard)
    figure, name = move.args
    here = view["hexes"][name]
    title = narrator.text("menu-tikal-set-guard", figure=figure, hex=name, level=here["level"])
    mine = here["figures"][position.to_move]
    lost = mine["explorers"] + int(mine["leader"]) - 1
    details = [narrator.text("menu-tikal-guard-lost", count=lost)] if lost else []
    return simple(position, move, title, narrator, details)


def camp(position: Position, move: Move, view: TikalView, narrator: Narrator) -> MenuEntry:
    """Describe pitching a camp: a place to bring figures in, for good."""
    assert isinstance(move.args, OfHex)
    name = move.args.hex
    left = view["players"][position.to_move]["camps_left"] - 1
    title = narrator.text("menu-tikal-camp", hex=name, left=left)
    return simple(position, move, title, narrator, [])


def enter(position: Position, move: Move, view: TikalView, narrator: Narrator) -> MenuEntry:
    """Describe bringing in a figure from the supply."""
    assert isinstance(move.args, Enter)
    figure, place = move.args
    name = spot(position, position.to_move, place)
    where = "base" if place == "base" else "camp"
    title = narrator.text("menu-tikal-enter", figure=figure, place=where, hex=name)
    return simple(position, move, title, narrator, [])


def exchange(position: Position, move: Move, narrator: Narrator) -> MenuEntry:
    """Describe an exchange of two treasures."""
    assert isinstance(move.args, Exchange)
    seat, wanted, given = move.args
    title = narrator.text(
        "menu-tikal-exchange",
        who=narrator.who(seat),
        wanted=Message(f"treasure-{wanted}"),
        given=Message(f"treasure-{given}"),
    )
    return simple(position, move, title, narrator, [])


def end(position: Position, move: Move, view: TikalView, narrator: Narrator) -> MenuEntry:
    """Describe what is lost and, in a scoring round, what is scored."""
    parts: list[str] = []
    if view["scoring"]:
        mine = view["players"][position.to_move]
        would = mine["would_score"]
        count = would["temples"] + would["treasures"]
        parts.append(narrator.text("menu-tikal-end-score", **would, count=count))
    if view["action_points"]:
        parts.append(narrator.text("menu-tikal-end-lost", count=view["action_points"]))
    return MenuEntry((move.id,), move.token, narrator.text(move.message), narrator.sequence(parts))


ACTIONS: Final[dict[str, Callable[[Position, Move, TikalView, Narrator], MenuEntry]]] = {
    "uncover": uncover,
    "recover": recover,
    "guard": guard,
    "camp": camp,
    "enter": enter,
}


# Moving.


def marches(position: Position, view: TikalView, narrator: Narrator) -> list[MenuEntry]:
    """Return a list of goals for each group of figures, near and far, with the cheapest way
    there."""
    seat = position.to_move
    out: list[MenuEntry] = []
    for name, here in view["hexes"].items():
        group = here["figures"][seat]
        for figure, kind in enumerate(d.FIGURES):
            count = group["explorers"] if figure == d.EXPLORER else int(group["leader"])
            if not count:
                continue
            goals = march(position, figure, name, view)
            if goals:
                alone = figure != d.EXPLORER and not group["explorers"]
                word = name if figure == d.EXPLORER or alone else "leader"
                title = narrator.text("menu-tikal-move", figure=kind, hex=name, count=count)
                prices = [
                    narrator.text("menu-tikal-price", hex=end, count=way.price)
                    for end, way in goals
                ]
                if len(prices) > BRIEF:  # the list that opens has them all
                    prices = [*prices[:BRIEF], "…"]
                brief = (narrator.text("menu-tikal-goals", goals=narrator.join(prices)),)
                more = tuple(goal(position, end, way, view, narrator) for end, way in goals)
                alias = "leader" if alone else ""
                out.append(
                    MenuEntry((), "", title, details=brief, word=word, more=more, alias=alias)
                )
    return out


def march(position: Position, figure: int, start: str, view: TikalView) -> list[tuple[str, Way]]:
    """Return a figure's goals that the action points left can pay for, the cheapest first."""
    found = ways(position, position.to_move, figure, d.HEX_NAMES.index(start))
    goals = sorted((way.price, hex) for hex, way in found.items())
    left = view["action_points"] or 0
    return [(d.HEX_NAMES[hex], found[hex]) for price, hex in goals if 0 < price <= left]


def goal(position: Position, name: str, way: Way, view: TikalView, narrator: Narrator) -> MenuEntry:
    """Return a goal: what is there, and the way to it."""
    here = view["hexes"][name]
    parts = [lines.ground(here, narrator), *lines.presence(here, narrator)]
    title = narrator.text("menu-tikal-goal", hex=name, what=narrator.sequence(parts))
    moves = tuple(way.moves)
    stops = [stop(position, id) for id in way.moves[:-1]]
    details = [narrator.text("menu-tikal-via", hexes=narrator.join(stops))] if stops else []
    details += others(position, moves, narrator)
    token = position.game.moves[moves[0]].token if len(moves) == 1 else ""
    price = effect(position, moves, narrator)
    return MenuEntry(moves, token, title, price, tuple(details), word=name)


def stop(position: Position, id: int) -> str:
    """Return where a step leads."""
    args = position.game.moves[id].args
    assert isinstance(args, Walk)
    return spot(position, position.to_move, args.end)
