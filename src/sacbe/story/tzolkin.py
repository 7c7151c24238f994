"""Tzolk'in as a story: what a player did in a turn, what happened then, how it ended."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from sacbe.core.message import listing
from sacbe.core.position import CHANCE, Position
from sacbe.story.company import Company, quarters
from sacbe.story.steps import Step
from sacbe.tzolkin import describe
from sacbe.tzolkin.data import HUNGER
from sacbe.tzolkin.moves import tile_name
from sacbe.tzolkin.position import QUARTERS
from sacbe.tzolkin.scoring import last_scoring, workers_on_gears

View = dict[str, Any]


def tell(turn: list[Step], company: Company, skip: int | None = None) -> list[str]:
    """A turn: its player's line (not if it is `skip`'s), then what happened after it."""
    out: list[str] = []
    seat = next((step.seat for step in turn if step.seat != CHANCE), None)
    if seat is not None and seat != skip:
        what = company.sequence(deeds(done([step for step in turn if step.seat == seat]), company))
        if what:
            out.append(company.text("cli-play-story", who=company.who(seat), what=what))
    draws: list[Step] = []
    for step in turn:
        if step.seat == CHANCE:
            draws.append(step)
        if events := happened(step, company):
            out += drawn(draws, company) + events  # in the order in which it was seen
            draws = []
    return out + drawn(draws, company)


# What the player did.


def done(steps: list[Step]) -> list[Step]:
    """A player's moves without the business of a worker that is still being decided: only when it
    is done is it known what came of it."""
    before, after = steps[-1].before, steps[-1].after
    prompt = after.prompt()
    is_over = after.turn != before.turn or after.to_move == CHANCE  # new buildings end a turn
    if is_over or prompt is None or prompt.key.startswith("ask-turn"):
        return steps
    begun = [at for at, step in enumerate(steps) if step.move.token.startswith("retrieve ")]
    return steps[: begun[-1]] if begun else steps


def deeds(steps: list[Step], company: Company) -> list[str]:
    """A turn's moves in a few parts: begging, placing, each worker retrieved."""
    out: list[str] = []
    places: list[Step] = []
    groups: list[list[Step]] = []
    for step in steps:
        word = step.move.token.partition(" ")[0]
        if word == "place":
            places.append(step)
        elif word == "keep" and groups:
            continue  # said once for both tiles
        elif word in ("retrieve", "beg", "keep", "one", "two"):
            groups.append([step])
        elif word == "end":
            out += [group_deed(group, company) for group in groups]
            groups = []
            out += placing(places, company)
            places = []
            out += calendar_corn(step, company)
        elif groups:
            groups[-1].append(step)
    out += [group_deed(group, company) for group in groups]
    return [*out, *placing(places, company)]


def group_deed(group: list[Step], company: Company) -> str:
    """One worker's business, a plea, or a choice of its own."""
    token = group[0].move.token
    if token == "beg":
        return company.text("cli-play-story-beg", changes=difference(group, company))
    if token == "one day":
        return company.text("cli-play-story-one-day")
    if token == "two days":
        return company.text("cli-play-story-two-days")
    if token.startswith("keep"):
        return company.text("cli-play-story-keep")  # which ones is secret until all have chosen
    _, gear, space = token.split()
    parts: list[str] = []
    for step in group[1:]:
        word, _, rest = step.move.token.partition(" ")
        if word == "act" and rest != f"{gear} {space}":
            name, number = rest.split()
            parts.append(
                company.text(
                    "cli-play-story-action",
                    gear=company.text(f"gear-{name}"),
                    space=int(number),
                )
            )
        elif word == "build":
            parts.append(company.text("cli-play-story-build", tile=company.text(tile_name(rest))))
        elif word == "nothing":
            parts.append(company.text("cli-play-story-nothing"))
    if changes := difference(group, company):
        parts.append(changes)
    return company.text(
        "cli-play-story-retrieve",
        gear=company.text(f"gear-{gear}"),
        space=int(space),
        what=company.join(parts) if parts else company.text("cli-play-story-nothing"),
    )


def changed(changes: dict[str, int], company: Company) -> str:
    """Changes in words: with signs, or where signs may not be read aloud, as cost and gain."""
    if not changes:
        return ""
    if not company.plain:
        return company.text(describe.changes(changes))
    out: list[str] = []
    for key, sign in (("cli-plain-cost", -1), ("cli-plain-gain", 1)):
        # A loss without its sign reads the same as a gain: only the heading differs.
        part = [
            describe.counted(name, abs(amount))
            for name, amount in changes.items()
            if amount * sign > 0
        ]
        if part:
            out.append(company.text(key, what=company.text(listing(part))))
    return company.sequence(out)


def difference(steps: list[Step], company: Company) -> str:
    """What a player won and lost over some steps."""
    seat = steps[0].seat
    game = steps[0].before.game
    before = game.holdings(steps[0].before, seat)
    after = game.holdings(steps[-1].after, seat)
    return changed(
        {name: after[name] - before[name] for name in before if after[name] != before[name]},
        company,
    )


def placing(steps: list[Step], company: Company) -> list[str]:
    """The spaces that workers were placed on, and the corn for them all."""
    if not steps:
        return []
    places: list[str] = []
    for step in steps:
        gear = step.move.token.split()[1]
        if gear == "start":
            places.append(company.text("gear-start"))
            continue
        space = spaces(step.before, gear)["lowest_free"]
        places.append(
            company.text("cli-play-space", gear=company.text(f"gear-{gear}"), space=space)
        )
    cost = difference(steps, company)
    if steps[-1].after.view(None)["this_turn"]["mode"] == "mercy":
        mercy = company.text("cli-play-by-mercy")
        cost = company.join([cost, mercy]) if cost else mercy
    cost = cost or company.text("cli-play-free")
    return [
        company.text(
            "cli-play-story-place", count=len(places), places=company.join(places), cost=cost
        )
    ]


def spaces(position: Position, gear: str) -> View:
    """A gear as everybody sees it."""
    view: View = position.view(None)
    found: View = view["gears"][gear]
    return found


def calendar_corn(step: Step, company: Company) -> list[str]:
    """The corn that the starting-player space brings at the end of the turn."""
    now: View = step.before.view(None)["calendar"]
    if now["starting_space"] == step.seat and now["corn"]:
        return [company.text("cli-play-story-corn", count=now["corn"])]
    return []


# What happened.


def drawn(turn: list[Step], company: Company) -> list[str]:
    """What chance has turned up. What it deals into hands is nobody else's business."""
    out: list[str] = []
    for word, key in (("monument", "cli-play-drawn-monuments"), ("building", "cli-play-drawn-row")):
        ids = [
            step.move.token.split()[1]
            for step in turn
            if step.seat == CHANCE and step.move.token.startswith(word)
        ]
        if ids:
            # Monuments are all of one kind here: their ids say enough.
            names = ids if word == "monument" else [company.text(tile_name(id)) for id in ids]
            out.append(company.text(key, tiles=company.join(names)))
    out += neutral([step for step in turn if step.move.token.startswith("neutral ")], company)
    for step in turn:
        if step.seat == CHANCE and step.move.token.startswith("first "):
            seat = int(step.move.token.split()[1])
            out.append(company.text("cli-play-first", who=company.who(seat)))
    return out


def neutral(draws: list[Step], company: Company) -> list[str]:
    """Where neutral workers were put, and which tiles said so."""
    if not draws:
        return []
    places: list[str] = []
    for step in draws:
        before: View = step.before.view(None)["gears"]
        after: View = step.after.view(None)["gears"]
        for name, gear in after.items():
            title = company.text(f"gear-{name}")
            old = before[name]["spaces"] + before[name]["beyond"]
            for space, who in enumerate(gear["spaces"] + gear["beyond"]):
                if who == old[space]:
                    continue
                if space < len(gear["spaces"]):
                    places.append(company.text("cli-play-space", gear=title, space=space))
                else:
                    places.append(company.text("cli-play-beyond", gear=title))
    tiles = [step.move.token.split()[1] for step in draws]
    joined = company.join(places)
    return [company.text("cli-play-drawn-neutral", tiles=company.join(tiles), places=joined)]


def happened(step: Step, company: Company) -> list[str]:
    """What a move set off for all: the reveal, a Food Day, the calendar."""
    before: View = step.before.view(None)
    after: View = step.after.view(None)
    out: list[str] = []
    if before["players"][0]["wealth"] is None and after["players"][0]["wealth"] is not None:
        out += reveal(step, after, company)
    held: int = after["calendar"]["food_days_held"]
    if held > before["calendar"]["food_days_held"]:
        out += fed(step, before, after, company)
    if after["calendar"]["age"] != before["calendar"]["age"]:
        out.append(company.text("cli-play-age"))
    elif step.seat == CHANCE and held == before["calendar"]["food_days_held"]:
        out += points_rewarded(step, company)
    first, former = after["calendar"]["first"], before["calendar"]["first"]
    if former is not None and first != former and not after["over"]:
        out.append(company.text("cli-play-first", who=company.who(first)))
    passed = after["calendar"]["day"] - before["calendar"]["day"]
    if passed > 0:
        out += turned(passed, before, after, company)
    return out


def reveal(step: Step, after: View, company: Company) -> list[str]:
    """All have chosen their wealth tiles: which, and what those gave."""
    out: list[str] = []
    for player in after["players"]:
        if player["wealth"]:
            tiles = ", ".join(player["wealth"])
            who = company.who(player["seat"])
            gave = changed(net(step, player["seat"]), company)
            out.append(company.text("cli-play-reveal", who=who, tiles=tiles, changes=gave))
    return out


def fed(step: Step, before: View, after: View, company: Company) -> list[str]:
    """A Food Day: who ate, who went hungry, what the temples gave."""
    number: int = after["calendar"]["food_days_held"]
    key = "cli-play-food-goods" if number % 2 == 1 else "cli-play-food-points"
    out = [company.text(key, number=number)]
    for player in before["players"]:
        seat = player["seat"]
        changes = net(step, seat)
        corn = -changes.pop("corn", 0)
        if before["calendar"]["starting_space"] == seat:
            corn += before["calendar"]["corn"]  # taken just before, and told with the turn
        workers, price = player["meals"]["workers"], player["meals"]["corn_each"]
        eaten = corn // price if price else workers
        if workers == 0:
            parts = [company.text("cli-play-farms-feed")]
        else:
            farms = player["workers"] - workers
            parts = [company.text("cli-play-farms-feed-some", count=farms)] if farms else []
            if eaten or not farms:
                parts.append(company.text("cli-play-fed", count=eaten, corn=corn))
        if hungry := workers - eaten:
            lost = int(HUNGER) * hungry
            parts.append(company.text("cli-play-hungry", count=hungry, points=lost))
            changes["quarter_points"] = changes.get("quarter_points", 0) + QUARTERS * lost
        parts += gains(changes, company)
        what = company.sequence(parts)
        out.append(company.text("cli-play-story", who=company.who(seat), what=what))
    return out


def points_rewarded(step: Step, company: Company) -> list[str]:
    """The temples' points when age 1 ends: they come once the new buildings are turned up. No
    other draw changes points."""
    out: list[str] = []
    for seat in range(step.before.players):
        points = net(step, seat).get("quarter_points", 0)
        if parts := gains({"quarter_points": points}, company):
            who = company.who(seat)
            out.append(company.text("cli-play-story", who=who, what=company.sequence(parts)))
    return out


def net(step: Step, seat: int) -> dict[str, int]:
    """What a step changed for a seat, the last scoring left out: the result has it."""
    game = step.before.game
    before, after = game.holdings(step.before, seat), game.holdings(step.after, seat)
    if step.after.is_over:
        last = sum(last_scoring(step.after, seat).values(), Fraction(0))
        after["quarter_points"] -= int(QUARTERS * last)
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def gains(changes: dict[str, int], company: Company) -> list[str]:
    """Rewards in words, if there are any."""
    real = {name: amount for name, amount in changes.items() if amount}
    return [company.text("cli-play-reward", what=changed(real, company))] if real else []


def turned(passed: int, before: View, after: View, company: Company) -> list[str]:
    """The calendar has turned: who fell off, which day it is."""
    out: list[str] = []
    for name, gear in before["gears"].items():
        who = gear["spaces"][-1]
        if isinstance(who, int):
            where = company.text(f"gear-{name}")
            out.append(company.text("cli-play-fell", who=company.who(who), gear=where))
    if not after["over"]:
        key = "cli-play-day" if passed == 1 else "cli-play-two-days"
        out.append(company.text(key, day=after["calendar"]["day"]))
    return out


# How it ended.


def came_from(position: Position, seat: int) -> tuple[Fraction, dict[str, Fraction], Fraction]:
    """A seat's points: those won during the game, each part of the last scoring, and what its
    monuments are worth together."""
    part = last_scoring(position, seat)
    monuments = sum((part[id] for id in part if id.startswith("M")), Fraction(0))
    return position.scores()[seat] - sum(part.values(), Fraction(0)), part, monuments


def last_points(position: Position, company: Company) -> list[str]:
    """What everybody's goods and monuments were worth in the end, as sentences."""
    out: list[str] = []
    for seat, score in enumerate(position.scores()):
        during, part, monuments = came_from(position, seat)
        out.append(
            company.text(
                "cli-play-last-points",
                who=company.who(seat),
                during=quarters(during),
                corn=quarters(part["corn"]),
                skulls=quarters(part["skull"]),
                monuments=quarters(monuments),
                total=quarters(score),
            )
        )
    return out


def result(position: Position, company: Company) -> tuple[list[str], list[list[str]]]:
    """Where everybody's points came from."""
    titles = [
        company.text(f"cli-play-result-{column}")
        for column in ("player", "game", "corn", "skulls", "monuments", "total", "workers")
    ]
    rows: list[list[str]] = []
    for seat, score in enumerate(position.scores()):
        during, part, monuments = came_from(position, seat)
        listed = ", ".join(f"{id} {quarters(part[id])}" for id in part if id.startswith("M"))
        told = f"{quarters(monuments)} ({listed})" if listed else quarters(monuments)
        rows.append(
            [
                company.who(seat),
                quarters(during),
                quarters(part["corn"]),
                quarters(part["skull"]),
                told,
                quarters(score),
                str(workers_on_gears(position, seat)),
            ]
        )
    return titles, rows
