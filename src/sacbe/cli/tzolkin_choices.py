"""Tzolk'in's choices in words: the full price and effect of each, before it is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sacbe.cli.faces import Choice, Company, asked
from sacbe.cli.tzolkin_actions import action
from sacbe.core.message import Message
from sacbe.core.moves import Move
from sacbe.core.position import Position
from sacbe.story.tzolkin import changed
from sacbe.tzolkin import describe
from sacbe.tzolkin.building import corn_price
from sacbe.tzolkin.data import (
    ACTIONS,
    BUILDING_IDS,
    CORN,
    DATA,
    GEARS,
    LAST,
    TECHNOLOGY_COST,
)
from sacbe.tzolkin.moves import START_SPACE
from sacbe.tzolkin.placing import price
from sacbe.tzolkin.position import player
from sacbe.tzolkin.retrieving import way

View = dict[str, Any]
Told = tuple[str, str, list[str]]


def choices(position: Position, company: Company) -> list[Choice]:
    """The legal moves, as they are offered to the one who decides."""
    view = position.view(position.to_move)
    out: list[Choice] = []
    for id in position.legal():
        move = position.game.moves[id]
        tell = TELLERS.get(move.token.partition(" ")[0], anything)
        title, effect, details = tell(position, move, view, company)
        out.append(Choice((id,), move.token, title, effect, tuple(details)))
    return out


def question(position: Position, company: Company) -> str:
    """What is being decided, of a turn only what can be done now."""
    kinds = {token.partition(" ")[0] for token in position.tokens()}
    if kinds == {"place"} and all(
        needs_mercy(position, token.split()[1]) for token in position.tokens()
    ):
        return company.text("cli-play-ask-mercy")
    prompt = position.prompt()
    assert prompt is not None
    if prompt.key == "ask-turn" and "retrieve" not in kinds:
        return company.text("only-place")
    if prompt.key == "ask-turn" and kinds == {"retrieve"}:
        return company.text("only-retrieve")
    if prompt.key in ("ask-turn-placing", "ask-turn-retrieving") and kinds == {"end"}:
        return company.text("only-end")
    return asked(position, company)


def needs_mercy(position: Position, name: str) -> bool:
    """Whether a worker is placed there although there is not enough corn (TZ-3.4)."""
    gear = START_SPACE if name == "start" else GEARS.index(name)
    return price(position, gear) > position.cells[player(position.to_move) + CORN]


def preview(position: Position, move: Move, company: Company) -> str:
    """What a move changes at once for the one who makes it."""
    return changed(position.preview(move), company)


# One function for each kind of move that needs more than its name and what it changes.


def anything(position: Position, move: Move, view: View, company: Company) -> Told:
    """A move whose name and effect say all."""
    return company.text(move.message), preview(position, move, company), []


def place(position: Position, move: Move, view: View, company: Company) -> Told:
    """Where the worker lands, what it costs, and what it could do tomorrow."""
    name = move.token.split()[1]
    cost = preview(position, move, company)
    details: list[str] = []
    if needs_mercy(position, name):
        corn = view["players"][position.to_move]["corn"]
        details.append(company.text("cli-play-mercy", count=corn))
    elif not cost:
        cost = company.text("cli-play-free")
    if name == "start":
        details.append(company.text("cli-play-start-first"))
        if corn := view["calendar"]["corn"]:
            details.append(company.text("cli-play-start-corn", count=corn))
        light = view["players"][position.to_move]["board"] == "light"
        if light and view["calendar"]["next_food_day"] is not None:
            details.append(company.text("cli-play-start-two-days"))
        return company.text(move.message), cost, details
    space: int = view["gears"][name]["lowest_free"]
    gear = company.text(f"gear-{name}")
    title = company.text("cli-play-place", gear=gear, space=space)
    if space == LAST[GEARS.index(name)]:
        return title, cost, [*details, company.text("cli-play-falls")]
    return title, cost, [*details, *tomorrow(position, name, space + 1, company)]


def tomorrow(position: Position, name: str, space: int, company: Company) -> list[str]:
    """What a worker on a space may do without more corn, as things stand."""
    seat, gear = position.to_move, GEARS.index(name)
    free = [
        number
        for number in range(1, int(ACTIONS[gear]) + 1)
        if way(position, seat, gear, space, number) == 0
    ]
    if len(free) == ACTIONS[gear]:
        what = company.text("cli-play-any-action", gear=company.text(f"gear-{name}"))
        return [company.text("cli-play-tomorrow", space=space, action=what)]
    out: list[str] = []
    for number in free:
        what = action(position, seat, name, number, company)
        if number == space:
            out.append(company.text("cli-play-tomorrow", space=space, action=what))
        else:  # by theology
            out.append(company.text("cli-play-may-do", space=number, count=0, action=what))
    return out


def retrieve(position: Position, move: Move, view: View, company: Company) -> Told:
    """Which actions would become possible."""
    _, name, space = move.token.split()
    gear = GEARS.index(name)
    after = position.copy()
    after.apply(move.id)
    details: list[str] = []
    for token in after.tokens():
        if not token.startswith("act "):
            continue
        number = int(token.split()[2])
        corn = int(way(after, position.to_move, gear, int(space), number))
        what = action(after, position.to_move, name, number, company)
        details.append(company.text("cli-play-may-do", space=number, count=corn, action=what))
    if not details:
        details.append(company.text("cli-play-may-do-nothing"))
    return company.text(move.message), "", details


def act(position: Position, move: Move, view: View, company: Company) -> Told:
    """An action as things stand, with the corn for stepping back."""
    _, name, number = move.token.split()
    title = company.text(
        "move-act",
        gear=company.text(f"gear-{name}"),
        space=int(number),
        action=action(position, position.to_move, name, int(number), company),
    )
    effect = preview(position, move, company)
    source = view["prompt"]["params"]
    details: list[str] = []
    if view["prompt"]["key"] == "ask-act":
        corn = int(way(position, position.to_move, GEARS.index(name), source["space"], int(number)))
        if corn > 0:
            details.append(company.text("act-step-back", count=corn))
    return title, effect, details


def nothing(position: Position, move: Move, view: View, company: Company) -> Told:
    """The worker goes home."""
    return company.text(move.message), "", [company.text("cli-play-goes-home")]


def beg(position: Position, move: Move, view: View, company: Company) -> Told:
    """Corn now, a step down next."""
    title, effect, _ = anything(position, move, view, company)
    return title, effect, [company.text("cli-play-anger-next")]


def advance(position: Position, move: Move, view: View, company: Company) -> Told:
    """What the level costs and brings."""
    technology = move.token.split()[1]
    level: int = view["players"][position.to_move]["technologies"][technology]
    if view["prompt"]["key"] == "ask-advance-free":
        price = company.text("cli-play-free")
    else:
        price = company.text("cli-play-price", count=int(TECHNOLOGY_COST[level]))
    key = "cli-play-bonus" if level == 3 else "cli-play-level"
    brings = company.text(f"cli-play-level-{technology}-{level + 1}")
    return company.text(move.message), price, [company.text(key, level=level + 1, what=brings)]


def rungs(position: Position, move: Move, view: View, company: Company) -> Told:
    """To which steps the markers move, and what those are worth."""
    up = move.token.startswith("step")
    mine = view["players"][position.to_move]["temples"]
    details = [
        rung(temple, mine[temple] + (1 if up else -1), company) for temple in move.token.split()[1:]
    ]
    return company.text(move.message), "", details


def rung(temple: str, step: int, company: Company) -> str:
    """A step of a temple: its points, and the goods of it."""
    rule = DATA["temples"][temple]
    good = rule["goods"].get(str(step))
    return company.text(
        "cli-play-rung-good" if good else "cli-play-rung",
        temple=company.text(f"temple-{temple}"),
        step=step,
        points=signed_points(rule["points"][step], company),
        good=company.text(f"good-{good}") if good else "",
    )


def signed_points(points: int, company: Company) -> str:
    """Points with a minus if they are lost."""
    what = company.text("amount-points", count=abs(points))
    return company.text("change", sign="−", what=what) if points < 0 else what


def build(position: Position, move: Move, view: View, company: Company) -> Told:
    """A tile's price and effects, and what is paid and gained at once."""
    tile = move.token.split()[1]
    what = describe.tile(tile, position.players)
    if view["prompt"]["key"] == "ask-build-corn":
        corn = int(corn_price(position, position.to_move, BUILDING_IDS.index(tile)))
        what = Message(what.key, {**what.params, "cost": Message("amount-corn", {"count": corn})})
    details = [company.text(what)]
    if tile.startswith("M"):
        worth = monument_worth(position, move, tile)
        details.append(company.text("cli-play-monument-now", count=worth))
    return company.text(move.message), preview(position, move, company), details


def monument_worth(position: Position, move: Move, tile: str) -> int:
    """What a monument would score if the game ended right after it is built."""
    from sacbe.tzolkin.scoring import last_scoring

    after = position.copy()
    after.apply(move.id)
    return int(last_scoring(after, position.to_move)[tile])


def keep(position: Position, move: Move, view: View, company: Company) -> Told:
    """What a wealth tile gives."""
    tile = move.token.split()[1]
    return company.text(move.message), company.text(describe.tile(tile, position.players)), []


def days(position: Position, move: Move, view: View, company: Company) -> Told:
    """To which day the calendar turns."""
    day: int = view["calendar"]["day"] + (2 if move.token == "two days" else 1)
    following = view["calendar"]["next_food_day"]
    details = [company.text("cli-play-jump-food")] if following and day >= following else []
    return company.text(move.message), company.text("cli-play-to-day", day=day), details


def end(position: Position, move: Move, view: View, company: Company) -> Told:
    """What happens then, as far as it is known."""
    now = view["calendar"]
    details: list[str] = []
    seat = position.to_move
    if now["starting_space"] == seat and now["corn"]:
        details.append(company.text("cli-play-end-corn", count=now["corn"]))
    if now["next_food_day"] is not None and now["day"] >= now["next_food_day"]:
        need = view["players"][seat]["meals"]
        corn = need["workers"] * need["corn_each"]
        details.append(company.text("cli-play-end-food", count=corn))
    return company.text(move.message), "", details


def enough(position: Position, move: Move, view: View, company: Company) -> Told:
    """Done with this, or not interested."""
    key = view["prompt"]["key"]
    traded: int = position.cells[position.top() + 2] if key == "ask-market" else 0
    if key in REFUSALS and not traded:
        return company.text("cli-play-decline"), "", []
    return company.text(move.message), "", []


def burn(position: Position, move: Move, view: View, company: Company) -> Told:
    """Corn now, a step down next."""
    return beg(position, move, view, company)


REFUSALS: Final = ("ask-theology", "ask-build-free-hand", "ask-any-action", "ask-market")
"""What nothing has been done of yet when it is offered; at the market until something is traded."""

TELLERS: Final[dict[str, Callable[[Position, Move, View, Company], Told]]] = {
    "place": place,
    "retrieve": retrieve,
    "act": act,
    "nothing": nothing,
    "beg": beg,
    "burn": burn,
    "advance": advance,
    "step": rungs,
    "anger": rungs,
    "build": build,
    "keep": keep,
    "one": days,
    "two": days,
    "end": end,
    "done": enough,
}
