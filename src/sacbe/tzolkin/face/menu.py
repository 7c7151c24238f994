"""Tzolk'in's choices in the terminal, with the full price and effect of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.core.message import Message
from sacbe.core.moves import Move
from sacbe.core.position import Position
from sacbe.face.game_face import MenuEntry
from sacbe.face.narrator import Narrator
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.building import corn_price
from sacbe.tzolkin.face import describe
from sacbe.tzolkin.face.actions import action
from sacbe.tzolkin.face.describe import changed
from sacbe.tzolkin.move_kinds import Act, Advance, OfTemple, OfTile, PlaceWorker, Retrieve, TwoSteps
from sacbe.tzolkin.moves import M_PLACE
from sacbe.tzolkin.placing import price
from sacbe.tzolkin.retrieving import way
from sacbe.tzolkin.scoring import last_scoring
from sacbe.tzolkin.view import view as view_of
from sacbe.tzolkin.view_types import TzolkinView

Said = tuple[str, str, list[str]]
"""A choice's title, what it changes at once, and what else to know."""


def menu(position: Position, narrator: Narrator) -> list[MenuEntry]:
    """Return the legal moves as a menu for the player who decides."""
    view = view_of(position, position.to_move)
    out: list[MenuEntry] = []
    for id in position.legal():
        move = position.game.moves[id]
        say = ENTRIES.get(move.kind, anything)
        title, effect, details = say(position, move, view, narrator)
        out.append(MenuEntry((id,), move.token, title, effect, tuple(details)))
    return out


def preview(position: Position, move: Move, narrator: Narrator) -> str:
    """Describe what a move changes at once for the player who makes it."""
    what = changed(position.preview(move), narrator)
    return narrator.text(what) if isinstance(what, Message) else what


# One function for each kind of move that needs more than its name and its preview.


def anything(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe a move whose name and preview say everything."""
    return narrator.text(move.message), preview(position, move, narrator), []


def place(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe where the worker lands, what it costs, and what it could do tomorrow."""
    cost = preview(position, move, narrator)
    details: list[str] = []
    corn = view["players"][position.to_move]["corn"]
    if price(position, move.id - M_PLACE) > corn:  # TZ-3.4
        details.append(narrator.text("menu-mercy", count=corn))
    elif not cost:
        cost = narrator.text("story-free")
    if not isinstance(move.args, PlaceWorker):
        return narrator.text(move.message), cost, details + start_space(position, view, narrator)
    gear = move.args.gear
    space = view["gears"][gear]["lowest_free"]
    assert space is not None
    title = narrator.text("menu-place", gear=Message(f"gear-{gear}"), space=space)
    if space == d.LAST[d.GEARS.index(gear)]:
        return title, cost, [*details, narrator.text("menu-falls")]
    return title, cost, [*details, *tomorrow(position, gear, space + 1, narrator)]


def start_space(position: Position, view: TzolkinView, narrator: Narrator) -> list[str]:
    """Describe what the starting-player space brings."""
    details = [narrator.text("menu-start-first")]
    if corn := view["calendar"]["corn"]:
        details.append(narrator.text("menu-start-corn", count=corn))
    light = view["players"][position.to_move]["board"] == "light"
    if light and view["calendar"]["next_food_day"] is not None:
        details.append(narrator.text("menu-start-two-days"))
    return details


def tomorrow(position: Position, name: str, space: int, narrator: Narrator) -> list[str]:
    """Describe what a worker on a space could do now without more corn."""
    seat, gear = position.to_move, d.GEARS.index(name)
    free = [
        number
        for number in range(1, int(d.ACTIONS[gear]) + 1)
        if way(position, seat, gear, space, number) == 0
    ]
    if len(free) == d.ACTIONS[gear]:
        what = narrator.text("menu-any-action", gear=Message(f"gear-{name}"))
        return [narrator.text("menu-tomorrow", space=space, action=what)]
    out: list[str] = []
    for number in free:
        what = action(position, seat, name, number, narrator)
        if number == space:
            out.append(narrator.text("menu-tomorrow", space=space, action=what))
        else:  # by theology
            out.append(narrator.text("menu-action", space=number, count=0, action=what))
    return out


def retrieve(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe which actions would become possible."""
    assert isinstance(move.args, Retrieve)
    after = position.copy()
    after.apply(move.id)
    corn = view_of(after, position.to_move)["step_back"] or {}
    details: list[str] = []
    for id in after.legal():
        args = after.game.moves[id].args
        if isinstance(args, Act):
            what = action(after, position.to_move, args.gear, args.space, narrator)
            count = corn[str(args.space)]
            details.append(narrator.text("menu-action", space=args.space, count=count, action=what))
    if not details:
        details.append(narrator.text("menu-no-action"))
    return narrator.text(move.message), "", details


def act(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe an action as it is now, with the corn for stepping back."""
    assert isinstance(move.args, Act)
    gear, space = move.args.gear, move.args.space
    what = action(position, position.to_move, gear, space, narrator)
    title = narrator.text("move-act", gear=Message(f"gear-{gear}"), space=space, action=what)
    corn = (view["step_back"] or {}).get(str(space), 0)
    details = [narrator.text("act-step-back", count=corn)] if corn else []
    return title, preview(position, move, narrator), details


def nothing(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe doing nothing: the worker goes home."""
    return narrator.text(move.message), "", [narrator.text("menu-returns")]


def angering(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe begging: corn now, a step down next."""
    title, effect, _ = anything(position, move, view, narrator)
    return title, effect, [narrator.text("menu-anger-next")]


def advance(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe what the level costs and brings."""
    assert isinstance(move.args, Advance) and view["prompt"] is not None
    technology = move.args.technology
    level = view["players"][position.to_move]["technologies"][technology]
    if view["prompt"]["args"]["how"] == "free":
        price = narrator.text("story-free")
    else:
        price = narrator.text("menu-price", count=int(d.TECHNOLOGY_COST[level]))
    key = "menu-bonus" if level == d.MASTERED else "menu-level"
    brings = narrator.text(f"menu-level-{technology}-{level + 1}")
    return narrator.text(move.message), price, [narrator.text(key, level=level + 1, what=brings)]


def steps(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe the steps that the markers move to, and their value."""
    args = move.args
    assert isinstance(args, OfTemple | TwoSteps)
    temples = [args.temple] if isinstance(args, OfTemple) else [args.one, args.two]
    by = -1 if move.kind == "anger" else 1
    mine = view["players"][position.to_move]["temples"]
    details = [temple_step(temple, mine[temple] + by, narrator) for temple in temples]
    return narrator.text(move.message), "", details


def temple_step(temple: str, step: int, narrator: Narrator) -> str:
    """Describe a step of a temple: its points, and its goods."""
    rule = d.DATA["temples"][temple]
    good = rule["goods"].get(str(step))
    return narrator.text(
        "menu-step-good" if good else "menu-step",
        temple=Message(f"temple-{temple}"),
        step=step,
        points=signed_points(rule["points"][step], narrator),
        good=Message(f"good-{good}") if good else "",
    )


def signed_points(points: int, narrator: Narrator) -> str:
    """Format points, with a minus if they are lost."""
    what = Message("amount-points", {"count": abs(points)})
    return narrator.text("change", sign="−", what=what) if points < 0 else narrator.text(what)


def build(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe a tile's price and effects, and what is paid and gained at once."""
    assert isinstance(move.args, OfTile) and view["prompt"] is not None
    tile = move.args.tile
    what = describe.tile(tile, position.players)
    if view["prompt"]["args"]["where"] == "uxmal_4":
        corn = int(corn_price(position, position.to_move, d.BUILDING_IDS.index(tile)))
        what = Message(what.key, {**what.params, "cost": Message("amount-corn", {"count": corn})})
    details = [narrator.text(what)]
    if tile in d.MONUMENT_IDS:
        worth = monument_worth(position, move, tile)
        details.append(narrator.text("menu-monument-now", count=worth))
    return narrator.text(move.message), preview(position, move, narrator), details


def monument_worth(position: Position, move: Move, tile: str) -> int:
    """Return what a monument would score if the game ended right after it is built."""
    after = position.copy()
    after.apply(move.id)
    return sum(fact.amount for fact in last_scoring(after) if fact.detail == tile) // p.QUARTERS


def keep(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe what a wealth tile gives."""
    assert isinstance(move.args, OfTile)
    what = narrator.text(describe.tile(move.args.tile, position.players))
    return narrator.text(move.message), "", [what]


def days(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe the day that the calendar turns to."""
    day = view["calendar"]["day"] + (2 if move.kind == "two_days" else 1)
    following = view["calendar"]["next_food_day"]
    details = [narrator.text("menu-jump-food")] if following and day >= following else []
    return narrator.text(move.message), narrator.text("menu-day", day=day), details


def end(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe what happens at the end of the turn, as far as it is known."""
    now = view["calendar"]
    details: list[str] = []
    seat = position.to_move
    if now["starting_space"] == seat and now["corn"]:
        details.append(narrator.text("menu-end-corn", count=now["corn"]))
    if now["next_food_day"] is not None and now["day"] >= now["next_food_day"]:
        corn = view["players"][seat]["meals"]["corn"]
        details.append(narrator.text("menu-end-food", count=corn))
    return narrator.text(move.message), "", details


def done(position: Position, move: Move, view: TzolkinView, narrator: Narrator) -> Said:
    """Describe declining, or being done with something."""
    prompt = view["prompt"]
    assert prompt is not None
    begun = prompt["args"].get("traded") or prompt["args"].get("where") == "tikal_4_again"
    if prompt["kind"] in OPTIONAL and not begun:
        return narrator.text("menu-decline"), "", []
    return narrator.text(move.message), "", []


OPTIONAL: Final = ("theology", "build", "any_action", "market")
"""What can be declined when offered, unless some of it has been done."""

ENTRIES: Final[dict[str, Callable[[Position, Move, TzolkinView, Narrator], Said]]] = {
    "place": place,
    "place_start": place,
    "retrieve": retrieve,
    "act": act,
    "nothing": nothing,
    "beg": angering,
    "burn": angering,
    "advance": advance,
    "step": steps,
    "two_steps": steps,
    "anger": steps,
    "build": build,
    "keep": keep,
    "one_day": days,
    "two_days": days,
    "end_turn": end,
    "done": done,
}
