"""Tikal's choices in words: what each costs, what is left, and what a scoring round would then
give, before it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sacbe.cli import tikal_lines
from sacbe.cli.faces import Choice, Company
from sacbe.core.moves import Move
from sacbe.core.position import Position
from sacbe.tikal import describe
from sacbe.tikal.data import (
    EXPLORER,
    FIGURES,
    HEX_NAMES,
    NEIGHBOUR,
    SIDES,
    TILE_IDS,
)
from sacbe.tikal.expedition import Way, place_hex, ways
from sacbe.tikal.moves import M_BID, M_PASS, PLACES

View = dict[str, Any]
FEW: Final = 4
"""So many exchanges are listed at once; more open a list of their own."""
BRIEF: Final = 8
"""So many goals of a group are named before its list is opened."""


def choices(position: Position, company: Company) -> list[Choice]:
    """What is offered to the one who decides."""
    prompt = position.prompt()
    assert prompt is not None
    view: View = position.view(position.to_move)
    if prompt.key == "ask-place-tile":
        return placings(position, view, company)
    if prompt.key == "ask-choose":
        return [take(position, position.game.moves[id], company) for id in position.legal()]
    if prompt.key.startswith("ask-bid"):
        return bids(position, view, company)
    return actions(position, view, company)


# What a choice changes.


def played(position: Position, moves: tuple[int, ...]) -> Position:
    """The position after some moves."""
    after = position.copy()
    for id in moves:
        after.apply(id)
    return after


def effect(position: Position, moves: tuple[int, ...], company: Company) -> str:
    """Action points spent and left, and what a scoring round would give more or less."""
    seat = position.to_move
    before = position.game.holdings(position, seat)
    after = position.game.holdings(played(position, moves), seat)
    left = after["action_points"]
    parts = [company.text("cli-tikal-cost", count=before["action_points"] - left, left=left)]
    if more := after["would_score"] - before["would_score"]:
        parts.append(
            company.text("cli-tikal-more" if more > 0 else "cli-tikal-less", count=abs(more))
        )
    return company.sequence(parts)


def others(position: Position, moves: tuple[int, ...], company: Company) -> list[str]:
    """What a scoring round would give others more or less."""
    after = played(position, moves)
    out: list[str] = []
    for seat in range(position.players):
        if seat == position.to_move:
            continue
        holdings = position.game.holdings
        more = holdings(after, seat)["would_score"] - holdings(position, seat)["would_score"]
        if more:
            key = "cli-tikal-other-more" if more > 0 else "cli-tikal-other-less"
            out.append(company.text(key, who=company.who(seat), count=abs(more)))
    return out


def simple(
    position: Position, move: Move, title: str, company: Company, details: list[str]
) -> Choice:
    """A choice of one move with all that it changes."""
    told = [*details, *others(position, (move.id,), company)]
    price = effect(position, (move.id,), company)
    return Choice((move.id,), move.token, title, price, tuple(told))


# Tiles.


def placings(position: Position, view: View, company: Company) -> list[Choice]:
    """Where the tile can be laid, hex by hex; the rotations in a list of their own."""
    by_hex: dict[str, list[Move]] = {}
    for id in position.legal():
        move = position.game.moves[id]
        word, *rest = move.token.split()
        if word == "leave":
            return [Choice((id,), move.token, company.text(move.message))]
        by_hex.setdefault(rest[0], []).append(move)
    out: list[Choice] = []
    for name, moves in by_hex.items():
        title = company.text("cli-tikal-lay", hex=name)
        beside = company.text("cli-tikal-beside", hexes=neighbours(name, view, company))
        details: tuple[str, ...] = (beside,)
        if len(moves) == 1:
            only = moves[0]
            if describe.terrain(view["tile"]).key != "terrain-volcano":
                details += (rotation(position, name, only, view, company).title,)
            out.append(Choice((only.id,), only.token, title, details=details, word=name))
            continue
        more = tuple(rotation(position, name, move, view, company) for move in moves)
        count = company.text("cli-tikal-rotations", count=len(moves))
        out.append(Choice((), "", title, count, details, name, more))
    return out


def neighbours(name: str, view: View, company: Company) -> str:
    """What is explored around a hex, with the stones that lead there already."""
    out: list[str] = []
    hex = HEX_NAMES.index(name)
    for side in range(SIDES):
        beside = int(NEIGHBOUR[SIDES * hex + side])
        there = view["hexes"].get(HEX_NAMES[beside]) if beside >= 0 else None
        if there is None or there["terrain"] == "volcano":
            continue
        count = tikal_lines.own_stones(HEX_NAMES[beside], there)[(side + 3) % SIDES]
        what = tikal_lines.ground(there, company)
        out.append(
            company.text("cli-tikal-neighbour", hex=HEX_NAMES[beside], what=what, count=count)
        )
    return company.join(out) if out else company.text("cli-tikal-only-volcanoes")


def rotation(position: Position, name: str, move: Move, view: View, company: Company) -> Choice:
    """One way to turn the tile: its stones, and the roads that it would make."""
    tile = TILE_IDS.index(view["tile"])
    sides = tikal_lines.tile_stones(tile, int(move.token.split()[2]))
    after: View = played(position, (move.id,)).view(None)
    hex = HEX_NAMES.index(name)
    roads: list[str] = []
    closed: list[str] = []
    for side, price in enumerate(after["hexes"][name]["roads"]):
        beside = int(NEIGHBOUR[SIDES * hex + side])
        there = view["hexes"].get(HEX_NAMES[beside]) if beside >= 0 else None
        if price:
            roads.append(company.text("cli-tikal-road", hex=HEX_NAMES[beside], count=price))
        elif there is not None and there["terrain"] != "volcano":
            closed.append(HEX_NAMES[beside])
    parts = [company.text("cli-tikal-roads", roads=company.join(roads))]
    if closed:
        parts.append(company.text("cli-tikal-closed", hexes=company.join(closed)))
    stones = tikal_lines.stones(sides, company)
    title = company.text("cli-tikal-turned", stones=stones, roads=company.sequence(parts))
    return Choice((move.id,), move.token, title)


def take(position: Position, move: Move, company: Company) -> Choice:
    """A tile to take: what it is, and what a volcano sets off."""
    tile = move.token.split()[1]
    title = company.text("cli-tikal-take", tile=tikal_lines.tile_line(tile, company))
    volcano = describe.terrain(tile).key == "terrain-volcano"
    details = (company.text("cli-tikal-take-volcano"),) if volcano else ()
    return Choice((move.id,), move.token, title, details=details)


# The auction.


def bids(position: Position, view: View, company: Company) -> list[Choice]:
    """A number to bid, or to pass."""
    numbers = {id - M_BID + 1: id for id in position.legal() if id != M_PASS}
    moves = position.game.moves
    mine = view["players"][position.to_move]
    rivals = [
        company.who(other["seat"])
        for other in view["players"]
        if other["totem_up"] and not other["passed"] and other is not mine
    ]
    out: list[Choice] = []
    if numbers:
        against = company.text("cli-tikal-bid-against", who=company.join(rivals))
        token = moves[min(numbers.values())].token
        title = company.text("cli-tikal-bid", points=mine["points"])
        details: tuple[str, ...] = (against,) if rivals else ()
        if company.plain:  # nothing is drawn that would show what the auction is about
            details += (tikal_lines.open_tiles(view, company),)
        out.append(Choice((), token, title, details=details, numbers=numbers))
    passing = moves[M_PASS]
    details = (pass_outcome(view, company),)
    out.append(
        Choice(
            (M_PASS,), passing.token, company.text(passing.message), details=details, word="pass"
        )
    )
    return out


def pass_outcome(view: View, company: Company) -> str:
    """What passing leads to, as far as it is known."""
    now = view["auction"]
    if now["bidder"] is None:
        if now["first_pass"] is None:
            return company.text("cli-tikal-pass-first")
        who = company.who(now["first_pass"])
        return company.text("cli-tikal-pass-if-all", who=who)
    return company.text("cli-tikal-pass")


# Action points.


def actions(position: Position, view: View, company: Company) -> list[Choice]:
    """Everything that action points can be spent on, and to end the turn. Moves are grouped by
    figure, with the cheapest way to every goal."""
    legal = [position.game.moves[id] for id in position.legal()]
    words = {move: move.token.partition(" ")[0] for move in legal}
    out: list[Choice] = []
    for word in ("uncover", "recover", "guard", "camp", "enter"):
        out += [
            ACTIONS[word](position, move, view, company) for move in legal if words[move] == word
        ]
    out += marches(position, view, company)
    swaps = [exchange(position, m, company) for m in legal if words[m] == "exchange"]
    if len(swaps) > FEW:
        title = company.text("cli-tikal-exchanges")
        count = company.text("cli-tikal-possible", count=len(swaps))
        swaps = [Choice((), "", title, count, word="exchange", more=tuple(swaps))]
    return [*out, *swaps, end(position, legal[-1], view, company)]


def uncover(position: Position, move: Move, view: View, company: Company) -> Choice:
    """A temple grows."""
    name = move.token.split()[1]
    level = view["hexes"][name]["level"] + 1
    title = company.text("cli-tikal-uncover", hex=name, level=level)
    return simple(position, move, title, company, [])


def recover(position: Position, move: Move, view: View, company: Company) -> Choice:
    """A treasure is taken, nobody knows which."""
    name = move.token.split()[1]
    title = company.text("cli-tikal-recover", hex=name, count=view["hexes"][name]["treasures"])
    return simple(position, move, title, company, [])


def guard(position: Position, move: Move, view: View, company: Company) -> Choice:
    """A temple is held for good, and others of one's own are lost."""
    _, figure, name = move.token.split()
    here = view["hexes"][name]
    title = company.text("cli-tikal-set-guard", figure=figure, hex=name, level=here["level"])
    mine = here["figures"][position.to_move]
    lost = mine["explorers"] + int(mine["leader"]) - 1
    details = [company.text("cli-tikal-guard-lost", count=lost)] if lost else []
    return simple(position, move, title, company, details)


def camp(position: Position, move: Move, view: View, company: Company) -> Choice:
    """A place to bring figures in, for good."""
    name = move.token.split()[1]
    left = view["players"][position.to_move]["camps_left"] - 1
    title = company.text("cli-tikal-pitch", hex=name, left=left)
    return simple(position, move, title, company, [])


def enter(position: Position, move: Move, view: View, company: Company) -> Choice:
    """A figure out of the supply."""
    _, figure, place = move.token.split()
    name = HEX_NAMES[int(place_hex(position, position.to_move, PLACES.index(place)))]
    where = "base" if place == "base" else "camp"
    title = company.text("cli-tikal-enter", figure=figure, place=where, hex=name)
    return simple(position, move, title, company, [])


def exchange(position: Position, move: Move, company: Company) -> Choice:
    """Two treasures change hands."""
    _, wanted, _, seat, _, given = move.token.split()
    title = company.text(
        "cli-tikal-exchange",
        who=company.who(int(seat)),
        wanted=company.text(f"treasure-{wanted}"),
        given=company.text(f"treasure-{given}"),
    )
    return simple(position, move, title, company, [])


def end(position: Position, move: Move, view: View, company: Company) -> Choice:
    """What is lost, and in a scoring round, what is scored."""
    parts: list[str] = []
    if view["scoring"]:
        mine = view["players"][position.to_move]
        would = mine["would_score"]
        count = would["temples"] + would["treasures"]
        parts.append(company.text("cli-tikal-end-score", **would, count=count))
    if view["action_points"]:
        parts.append(company.text("cli-tikal-end-lost", count=view["action_points"]))
    return Choice((move.id,), move.token, company.text(move.message), company.sequence(parts))


ACTIONS: Final[dict[str, Callable[[Position, Move, View, Company], Choice]]] = {
    "uncover": uncover,
    "recover": recover,
    "guard": guard,
    "camp": camp,
    "enter": enter,
}


# Moving.


def marches(position: Position, view: View, company: Company) -> list[Choice]:
    """For each group of figures a list of goals, near and far, with the cheapest way there."""
    seat = position.to_move
    out: list[Choice] = []
    for name, here in view["hexes"].items():
        group = here["figures"][seat]
        for figure, kind in enumerate(FIGURES):
            count = group["explorers"] if figure == EXPLORER else int(group["leader"])
            if not count:
                continue
            goals = march(position, figure, name, view)
            if goals:
                alone = figure != EXPLORER and not group["explorers"]
                word = name if figure == EXPLORER or alone else "leader"
                title = company.text("cli-tikal-march", figure=kind, hex=name, count=count)
                prices = [
                    company.text("cli-tikal-price", hex=end, count=way.price) for end, way in goals
                ]
                if len(prices) > BRIEF:  # the list that opens has them all
                    prices = [*prices[:BRIEF], "…"]
                brief = (company.text("cli-tikal-goals", goals=company.join(prices)),)
                more = tuple(goal(position, end, way, view, company) for end, way in goals)
                alias = "leader" if alone else ""
                out.append(Choice((), "", title, details=brief, word=word, more=more, alias=alias))
    return out


def march(position: Position, figure: int, start: str, view: View) -> list[tuple[str, Way]]:
    """The goals of a figure that the action points left can pay for, the cheapest first."""
    found = ways(position, position.to_move, figure, HEX_NAMES.index(start))
    goals = sorted((way.price, hex) for hex, way in found.items())
    return [
        (HEX_NAMES[hex], found[hex]) for price, hex in goals if 0 < price <= view["action_points"]
    ]


def goal(position: Position, name: str, way: Way, view: View, company: Company) -> Choice:
    """Somewhere to go: what is there, and by which way."""
    here = view["hexes"][name]
    parts = [tikal_lines.ground(here, company), *tikal_lines.presence(here, company)]
    title = company.text("cli-tikal-goal", hex=name, what=company.sequence(parts))
    moves = tuple(way.moves)
    stops = [stop(position, id) for id in way.moves[:-1]]
    details = [company.text("cli-tikal-by", hexes=company.join(stops))] if stops else []
    details += others(position, moves, company)
    token = position.game.moves[moves[0]].token if len(moves) == 1 else ""
    price = effect(position, moves, company)
    return Choice(moves, token, title, price, tuple(details), word=name)


def stop(position: Position, id: int) -> str:
    """Where a step of a way leads."""
    *_, end = position.game.moves[id].token.split()
    if end in PLACES:
        return HEX_NAMES[int(place_hex(position, position.to_move, PLACES.index(end)))]
    return end
