"""Tikal as a story: what a player did in a turn, what happened then, and how the game ended."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.core.facts import Fact
from sacbe.core.message import Message, Value, listing
from sacbe.core.position import CHANCE
from sacbe.face.narrator import Narrator, sequence
from sacbe.face.steps import Step, facts_of
from sacbe.tikal.data import STARTING_POINTS
from sacbe.tikal.expedition import spot
from sacbe.tikal.face import describe
from sacbe.tikal.move_kinds import (
    Bid,
    DrawTreasure,
    Enter,
    Exchange,
    OfHex,
    OfJungleTile,
    PlaceTile,
    PostGuard,
    Walk,
)
from sacbe.tikal.position import ROUND
from sacbe.tikal.scoring import highest_temple
from sacbe.tikal.view import view


def tell(turn: list[Step], narrator: Narrator, skip: int | None = None) -> list[Message]:
    """Describe a turn: what its player did (unless that is `skip`), then what happened."""
    out: list[Message] = []
    seat = next((step.seat for step in turn if step.seat != CHANCE), None)
    if seat is not None and seat != skip:
        parts = deeds(turn, narrator)
        if parts:
            params: dict[str, Value] = {"who": narrator.who(seat), "what": sequence(parts)}
            out.append(Message("story-turn", params))
    opened: list[Message] = []
    for step in turn:
        args = step.move.args
        if step.move.kind == "tile" and isinstance(args, OfJungleTile):
            opened.append(describe.tile(args.tile))
        out += happened(step, narrator)
    if opened and view(turn[-1].before, None)["mode"] == "tactical":
        out.append(Message("story-tikal-open", {"tiles": sequence(opened)}))
    return out


# What the player did.


class Deed(NamedTuple):
    """Something done in a turn, perhaps several times: consecutive steps described together. A
    figure's way is described by the hexes it passed."""

    kind: str
    steps: list[Step]
    path: tuple[str, ...] = ()
    times: int = 1


def deeds(turn: list[Step], narrator: Narrator) -> list[Message]:
    """Describe a turn's moves in a few parts."""
    return [message for deed in grouped(turn) if (message := say(deed, narrator)) is not None]


def grouped(turn: list[Step]) -> list[Deed]:
    """Combine repeated steps, and steps that belong to one way."""
    out: list[Deed] = []
    for step in turn:
        deed = Deed(step.move.kind, [step], path_of(step))
        last = out[-1] if out else None
        if deed.kind == "treasure" and last is not None:
            last.steps.append(step)
        elif step.seat == CHANCE:
            continue
        elif last is None:
            out.append(deed)
        elif goes_on(last, deed):
            out[-1] = last._replace(path=last.path + deed.path[1:])
        elif deed.kind in ("place_tile", "leave") and last.kind == "choose":
            out[-1] = deed  # placing a tile also says which one was taken
        elif deed.kind in ("enter", "uncover", "recover") and last.steps[0].move is step.move:
            last.steps.append(step)
            out[-1] = last._replace(times=last.times + 1)
        else:
            out.append(deed)
    return together(out)


def path_of(step: Step) -> tuple[str, ...]:
    """Return the hexes of a figure's step; empty for anything else."""
    args = step.move.args
    if not isinstance(args, Walk):
        return ()
    return spot(step.before, step.seat, args.start), spot(step.before, step.seat, args.end)


def figure_of(deed: Deed) -> str:
    """Return which figure moves."""
    args = deed.steps[0].move.args
    return args.figure if isinstance(args, Walk) else ""


def goes_on(last: Deed, deed: Deed) -> bool:
    """Whether the same figure just goes further."""
    return (
        bool(last.path and deed.path)
        and figure_of(last) == figure_of(deed)
        and last.path[-1] == deed.path[0]
        and deed.path[-1] not in last.path
    )


def together(parts: list[Deed]) -> list[Deed]:
    """Combine figures that went the same way one after another."""
    out: list[Deed] = []
    for part in parts:
        last = out[-1] if out else None
        same = last is not None and part.path and last.path == part.path
        if last is not None and same and figure_of(last) == figure_of(part):
            out[-1] = last._replace(times=last.times + 1)
        else:
            out.append(part)
    return out


def say(deed: Deed, narrator: Narrator) -> Message | None:
    """Describe a deed; None for the end of a turn that wasted nothing."""
    step = deed.steps[0]
    facts = facts_of(deed.steps)
    match step.move.args:
        case PlaceTile(hex=hex):
            return placed(str(view(step.before, None)["tile"]), hex, facts)
        case OfJungleTile(tile=tile):
            return Message("story-tikal-choose", {"tile": describe.tile(tile)})
        case Enter(figure=figure, place=place):
            hex = spot(step.before, step.seat, place)
            params: dict[str, Value] = {"figure": figure, "hex": hex, "count": deed.times}
            return Message("story-tikal-enter", params)
        case Walk(figure=figure):
            path = (", " if narrator.plain else " → ").join(deed.path)
            params = {"figure": figure, "path": path, "count": deed.times}
            return Message("story-tikal-move", params)
        case OfHex(hex=hex) if deed.kind == "uncover":
            level = max(fact.amount for fact in facts if fact.what == "level")
            params = {"hex": hex, "level": level, "count": deed.times}
            return Message("story-tikal-uncover", params)
        case OfHex(hex=hex) if deed.kind == "recover":
            return recovered(deed, hex)
        case OfHex(hex=hex):
            return Message("story-tikal-camp", {"hex": hex})
        case PostGuard(figure=figure, hex=hex):
            level = next(fact.amount for fact in facts if fact.what == "guarded")
            return Message("story-tikal-guard", {"figure": figure, "hex": hex, "level": level})
        case Exchange(seat=seat, wanted=wanted, given=given):
            params = {
                "who": narrator.who(seat),
                "wanted": Message(f"treasure-{wanted}"),
                "given": Message(f"treasure-{given}"),
            }
            return Message("story-tikal-exchange", params)
        case Bid(points=points):
            return Message("story-tikal-bid", {"count": points})
    if deed.kind == "leave":
        tile = str(view(step.before, None)["tile"])
        return Message("story-tikal-leave", {"tile": describe.tile(tile)})
    if deed.kind == "pass":
        return Message("story-tikal-pass")
    wasted = sum(fact.amount for fact in facts if fact.source == "end_turn")
    return Message("story-tikal-end", {"count": -wasted}) if wasted else None


def recovered(deed: Deed, hex: str) -> Message:
    """Describe which treasures were found; in a line that is only considered, nobody can know."""
    params: dict[str, Value] = {"hex": hex, "count": deed.times}
    found = [step.move.args for step in deed.steps if isinstance(step.move.args, DrawTreasure)]
    if not found:
        return Message("story-tikal-recover-unknown", params)
    treasures = listing([Message(f"treasure-{args.treasure}") for args in found])
    return Message("story-tikal-recover", {**params, "treasures": treasures})


def placed(tile: str, hex: str, facts: list[Fact]) -> Message:
    """Describe which tile was placed where, and the roads it made."""
    laid = Message("story-tikal-place", {"tile": describe.tile(tile), "hex": hex})
    roads = [
        Message("story-tikal-road", {"hex": fact.detail, "count": fact.amount})
        for fact in facts
        if fact.what == "road"
    ]
    if not roads:
        return laid
    effect = Message("story-tikal-roads", {"roads": listing(roads)})
    return Message("story-with-effect", {"title": laid, "effect": effect})


# What happened.


def happened(step: Step, narrator: Narrator) -> list[Message]:
    """Describe what a move caused for all: points, an auction won, a scoring round."""
    out: list[Message] = []
    order: list[str] = []
    for fact in step.facts:
        who = narrator.who(fact.seat) if fact.seat >= 0 else ""
        if fact.what == "first":
            out.append(Message("story-first", {"who": who}))
        elif fact.what == "plays_next":
            key = {"bid": "won", "last": "last", "all_passed": "all-passed"}[fact.source]
            out.append(Message(f"story-tikal-{key}", {"who": who, "count": fact.amount}))
        elif fact.what == "scores":
            order.append(who)
            if len(order) == step.after.players:
                params: dict[str, Value] = {"who": order[0], "order": listing(order)}
                out.append(
                    Message(f"story-tikal-{fact.source}", {**params, "tile": str(fact.detail)})
                )
    if (scored := scoring(step)) is not None:
        temples, treasures = scored
        total = int(step.after.scores()[step.seat])
        points: dict[str, Value] = {"temples": temples, "treasures": treasures, "total": total}
        who = narrator.who(step.seat)
        out.insert(
            0, Message("story-tikal-score", {"who": who, "count": temples + treasures, **points})
        )
    return out


def scoring(step: Step) -> tuple[int, int] | None:
    """Return the points for temples and for treasures that a player scores with a step; None if
    nobody scores."""
    if step.move.kind != "end_turn" or view(step.before, None)["scoring"] is None:
        return None
    points = {"temples": 0, "treasures": 0}
    for fact in step.facts:
        if fact.what == "points" and fact.source in points:
            points[fact.source] += fact.amount
    return points["temples"], points["treasures"]


# How it ended.


def result(steps: list[Step], narrator: Narrator) -> tuple[list[str], list[list[str]]]:
    """Return a table of where everybody's points came from, round by round: headings, and a row per
    player."""
    position = steps[-1].after
    last = view(position, None)
    tactical = last["mode"] == "tactical"
    rounds = last["scoring_rounds"]
    scored: dict[tuple[int, int], str] = {}
    paid = [0] * position.players
    for step in steps:
        if (points := scoring(step)) is not None:
            text = narrator.text("result-tikal-sum", temples=points[0], treasures=points[1])
            # Never break a sum into two lines.
            scored[int(step.before.cells[ROUND]), step.seat] = text.replace(" ", "\u00a0")
        for fact in step.facts:
            if fact.source == "auction":
                paid[fact.seat] -= fact.amount
    titles = [narrator.text("result-player")]
    if tactical:
        titles += [narrator.text("result-tikal-start"), narrator.text("result-tikal-paid")]
    titles += [narrator.text("result-tikal-volcano", number=n) for n in range(1, rounds)]
    titles += [narrator.text("result-tikal-final"), narrator.text("result-total")]
    titles += [
        narrator.text("result-tikal-highest"),
        narrator.text("result-tikal-treasures"),
    ]
    rows: list[list[str]] = []
    for seat, score in enumerate(position.scores()):
        row = [narrator.who(seat)]
        if tactical:
            row += [str(int(STARTING_POINTS)), f"−{paid[seat]}" if paid[seat] else "0"]
        row += [scored.get((number, seat), "–") for number in range(rounds)]
        treasures = sum(last["players"][seat]["treasures"].values())
        row += [str(int(score)), str(highest_temple(position, seat)), str(treasures)]
        rows.append(row)
    return titles, rows
