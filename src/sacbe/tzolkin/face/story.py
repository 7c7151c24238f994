"""Tzolk'in as a story: what a player did in a turn, what happened then, and how the game ended."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from sacbe.core.facts import Fact, totals
from sacbe.core.message import Message, Value, listing
from sacbe.core.position import CHANCE, Position
from sacbe.face.narrator import Narrator, points_text, sequence
from sacbe.face.steps import Step, facts_of
from sacbe.tzolkin.data import GEARS, LAST
from sacbe.tzolkin.face.describe import changed
from sacbe.tzolkin.holdings import holdings
from sacbe.tzolkin.move_kinds import Act, OfTile, Retrieve, tile_name
from sacbe.tzolkin.position import QUARTERS
from sacbe.tzolkin.scoring import last_scoring, workers_on_gears

REWARDS: Final = ("food_day", "leader")
"""Where a Food Day's rewards come from."""
ENDINGS: Final = ("during", "corn", "skulls", "monuments", "total")
"""Where points came from at the end."""
OWN_SENTENCES: Final = {
    "keep": "story-keep",  # which tiles are kept is secret until all have chosen
    "one_day": "story-one-day",
    "two_days": "story-two-days",
}
"""Choices that get their own sentence."""


def tell(turn: list[Step], narrator: Narrator, skip: int | None = None) -> list[Message]:
    """Describe a turn: what its player did (unless that is `skip`), then what happened."""
    out: list[Message] = []
    seat = next((step.seat for step in turn if step.seat != CHANCE), None)
    if seat is not None and seat != skip:
        parts = deeds(settled([step for step in turn if step.seat == seat]), narrator)
        if parts:
            out.append(said_of(seat, parts, narrator))
    draws: list[Step] = []
    for step in turn:
        if step.seat == CHANCE:
            draws.append(step)
        if events := happened(step, narrator):
            out += drawn(draws, narrator) + events  # in the order in which it was seen
            draws = []
    return out + drawn(draws, narrator)


def said_of(seat: int, parts: list[Message], narrator: Narrator) -> Message:
    """Return a sentence about a player."""
    return Message("story-turn", {"who": narrator.who(seat), "what": sequence(parts)})


# What the player did.


def settled(steps: list[Step]) -> list[Step]:
    """Leave out a worker whose action is still being decided, since its outcome is unknown."""
    before, after = steps[-1].before, steps[-1].after
    prompt = after.prompt()
    is_over = after.turn != before.turn or after.to_move == CHANCE  # new buildings end a turn
    if is_over or prompt is None or prompt.kind == "turn":
        return steps
    begun = [at for at, step in enumerate(steps) if step.move.kind == "retrieve"]
    return steps[: begun[-1]] if begun else steps


def deeds(steps: list[Step], narrator: Narrator) -> list[Message]:
    """Describe a turn's moves in a few parts: begging, each worker retrieved, workers placed."""
    steps = [step for step in steps if step.seat != CHANCE]
    groups: list[list[Step]] = []
    placed: list[Step] = []
    for step in steps:
        kind = step.move.kind
        if kind in ("place", "place_start"):
            placed.append(step)
        elif kind in ("retrieve", "beg", "one_day", "two_days"):
            groups.append([step])
        elif kind == "keep" and not groups:  # one sentence for both tiles
            groups.append([step])
        elif kind != "end_turn" and groups:
            groups[-1].append(step)
    out = [deed(group, narrator) for group in groups]
    if placed:
        out.append(placing(placed, narrator))
    out += [
        Message("story-corn", {"count": fact.amount})
        for fact in facts_of(steps)
        if fact.source == "calendar" and fact.what == "corn"
    ]
    return out


def deed(group: list[Step], narrator: Narrator) -> Message:
    """Describe one worker's action, begging, or another choice."""
    first = group[0].move
    if first.kind == "beg":
        return Message("story-beg", {"changes": gained(group, narrator)})
    if not isinstance(first.args, Retrieve):
        return Message(OWN_SENTENCES[first.kind])
    worker = first.args
    parts: list[Message | str] = []
    for step in group[1:]:
        args = step.move.args
        if isinstance(args, Act) and (args.gear, args.space) != (worker.gear, worker.space):
            where: dict[str, Value] = {"gear": Message(f"gear-{args.gear}"), "space": args.space}
            parts.append(Message("story-action", where))
        elif step.move.kind == "build" and isinstance(args, OfTile):
            parts.append(Message("story-build", {"tile": tile_name(args.tile)}))
        elif step.move.kind == "nothing":
            parts.append(Message("story-nothing"))
    if changes := gained(group, narrator):
        parts.append(changes)
    what = listing(parts) if parts else Message("story-nothing")
    gear = Message(f"gear-{worker.gear}")
    return Message("story-retrieve", {"gear": gear, "space": worker.space, "what": what})


def gained(steps: list[Step], narrator: Narrator) -> Message | str:
    """Describe what the player gained and lost over some steps."""
    seat = steps[0].seat
    return changed(net(steps[0].before, seat, facts_of(steps)), narrator)


def net(position: Position, seat: int, facts: list[Fact]) -> dict[str, int]:
    """Add up what facts changed of a player's holdings, in the order in which stories list them."""
    amounts = totals(facts, seat)
    return {name: amounts[name] for name in holdings(position, seat) if name in amounts}


def placing(steps: list[Step], narrator: Narrator) -> Message:
    """Describe the spaces on which workers were placed, and the corn for all of them."""
    facts = [fact for fact in facts_of(steps) if fact.what == "placed"]
    places = [place(fact.source, fact.amount) for fact in facts]
    costs: list[Message | str] = []
    if cost := gained(steps, narrator):
        costs.append(cost)
    if any(fact.detail == "mercy" for fact in facts):
        costs.append(Message("story-by-mercy"))
    return Message(
        "story-place",
        {
            "count": len(places),
            "places": listing(places),
            "cost": listing(costs) if costs else Message("story-free"),
        },
    )


def place(gear: str, tooth: int) -> Message:
    """Name a space of a gear, a tooth beyond its spaces, or the starting-player space."""
    name = Message(f"gear-{gear}")
    if gear == "start":
        return name
    if tooth > LAST[GEARS.index(gear)]:
        return Message("story-beyond", {"gear": name})
    return Message("story-space", {"gear": name, "space": tooth})


# What happened.


def drawn(steps: list[Step], narrator: Narrator) -> list[Message]:
    """Describe what chance turned up, except what it dealt into hands."""
    tiles: dict[str, list[str]] = {"monument": [], "building": [], "neutral": []}
    for step in steps:
        if step.move.kind in tiles and isinstance(step.move.args, OfTile):
            tiles[step.move.kind].append(step.move.args.tile)
    out: list[Message] = []
    if tiles["monument"]:  # there are several: their ids are enough
        out.append(Message("story-drawn-monuments", {"tiles": listing(tiles["monument"])}))
    if tiles["building"]:
        names = [tile_name(tile) for tile in tiles["building"]]
        out.append(Message("story-drawn-row", {"tiles": listing(names)}))
    facts = facts_of(steps)
    if tiles["neutral"]:
        places = [place(fact.source, fact.amount) for fact in facts if fact.what == "neutral"]
        params = {"tiles": listing(tiles["neutral"]), "places": listing(places)}
        out.append(Message("story-drawn-neutral", params))
    return out + [
        Message("story-first", {"who": narrator.who(fact.seat)})
        for fact in facts
        if fact.what == "first" and fact.source == "draw"
    ]


def happened(step: Step, narrator: Narrator) -> list[Message]:
    """Describe what a move caused for all: the reveal, a Food Day, the calendar."""
    out = reveal(step, narrator)
    meals = [fact for fact in step.facts if fact.what == "food_day"]
    out += [Message(f"story-food-{fact.detail}", {"number": fact.amount}) for fact in meals]
    for seat in range(step.before.players):
        parts = (fed(step, seat) if meals else []) + rewarded(step, seat, narrator)
        if parts:
            out.append(said_of(seat, parts, narrator))
    for fact in step.facts:
        if fact.what == "age":
            out.append(Message("story-age"))
        elif fact.what == "first" and fact.source == "calendar" and not step.after.is_over:
            out.append(Message("story-first", {"who": narrator.who(fact.seat)}))
        elif fact.what == "fell":
            gear = Message(f"gear-{fact.source}")
            out.append(Message("story-fell", {"who": narrator.who(fact.seat), "gear": gear}))
        elif fact.what == "day" and not step.after.is_over:
            key = "story-day" if fact.amount == 1 else "story-day-after-two"
            out.append(Message(key, {"day": fact.detail}))
    return out


def reveal(step: Step, narrator: Narrator) -> list[Message]:
    """Describe which wealth tiles were kept, and what they gave."""
    out: list[Message] = []
    for seat in range(step.before.players):
        tiles = [
            str(fact.detail) for fact in step.facts if fact.what == "wealth" and fact.seat == seat
        ]
        if tiles:
            gave = net(step.before, seat, [fact for fact in step.facts if fact.source == "wealth"])
            who = narrator.who(seat)
            params = {"who": who, "tiles": ", ".join(tiles), "changes": changed(gave, narrator)}
            out.append(Message("story-reveal", params))
    return out


def fed(step: Step, seat: int) -> list[Message]:
    """Describe how a player's workers were fed."""
    amounts = totals(step.facts, seat)
    meals = totals([fact for fact in step.facts if fact.source == "meal"], seat)
    lost = totals([fact for fact in step.facts if fact.source == "hunger"], seat)
    farms, hungry = amounts.get("fed_by_farms", 0), amounts.get("hungry", 0)
    fed, corn = amounts.get("fed", 0), -meals.get("corn", 0)
    if not fed and not hungry:
        return [Message("story-farms-feed")]
    out: list[Message] = []
    if farms:
        out.append(Message("story-farms-feed-some", {"count": farms}))
    if fed or not farms:
        out.append(Message("story-fed", {"count": fed, "corn": corn}))
    if hungry:
        points = -lost["quarter_points"] // QUARTERS
        out.append(Message("story-hungry", {"count": hungry, "points": points}))
    return out


def rewarded(step: Step, seat: int, narrator: Narrator) -> list[Message]:
    """Describe what the temples gave a player, if anything."""
    facts = [fact for fact in step.facts if fact.source in REWARDS]
    gave = changed(net(step.before, seat, facts), narrator)
    return [Message("story-reward", {"what": gave})] if gave else []


# How it ended.


def came_from(position: Position, seat: int) -> tuple[dict[str, str], dict[str, str]]:
    """Return where a seat's points came from: won during the game, corn, skulls, all monuments and
    the total; and each monument's by its id."""
    parts = {"corn": Fraction(0), "skulls": Fraction(0)}
    monuments: dict[str, Fraction] = {}
    for fact in last_scoring(position):
        if fact.seat == seat:
            into = monuments if fact.detail else parts
            into[str(fact.detail or fact.source)] = Fraction(fact.amount, QUARTERS)
    parts["monuments"] = sum(monuments.values(), Fraction(0))
    parts["total"] = position.scores()[seat]
    parts["during"] = 2 * parts["total"] - sum(parts.values(), Fraction(0))
    written = {name: points_text(parts[name]) for name in ENDINGS}
    return written, {tile: points_text(points) for tile, points in monuments.items()}


def last_points(position: Position, narrator: Narrator) -> list[Message]:
    """Describe what everybody's goods and monuments were worth at the end."""
    return [
        Message("story-last-points", {"who": narrator.who(seat), **came_from(position, seat)[0]})
        for seat in range(position.players)
    ]


def result(steps: list[Step], narrator: Narrator) -> tuple[list[str], list[list[str]]]:
    """Return a table of where everybody's points came from: headings, and a row per player."""
    position = steps[-1].after
    titles = [
        narrator.text(f"result-{column}")
        for column in ("player", "game", "corn", "skulls", "monuments", "total", "workers")
    ]
    rows: list[list[str]] = []
    for seat in range(position.players):
        parts, monuments = came_from(position, seat)
        if monuments:
            listed = ", ".join(f"{tile} {points}" for tile, points in monuments.items())
            parts["monuments"] += f" ({listed})"
        workers = str(workers_on_gears(position, seat))
        rows.append([narrator.who(seat), *parts.values(), workers])
    return titles, rows
