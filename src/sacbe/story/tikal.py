"""Tikal as a story: what a player did in a turn, what happened then, how it ended."""

from __future__ import annotations

from typing import Any, NamedTuple

from sacbe.core.position import CHANCE, Position
from sacbe.story.company import Company
from sacbe.story.steps import Step
from sacbe.tikal import describe
from sacbe.tikal.data import HEX_NAMES, NEIGHBOUR, SIDES, STARTING_POINTS
from sacbe.tikal.expedition import place_hex
from sacbe.tikal.moves import PLACES
from sacbe.tikal.scoring import highest_temple, temple_points, treasure_points
from sacbe.tikal.view import action_points, scoring_now

View = dict[str, Any]


def tell(turn: list[Step], company: Company, skip: int | None = None) -> list[str]:
    """A turn: its player's line (not if it is `skip`'s), then what happened after it."""
    out: list[str] = []
    seat = next((step.seat for step in turn if step.seat != CHANCE), None)
    if seat is not None and seat != skip:
        what = company.sequence([say(deed, company) for deed in deeds(turn)])
        if what:
            out.append(company.text("cli-play-story", who=company.who(seat), what=what))
    shown: list[str] = []
    for step in turn:
        if step.seat == CHANCE and step.move.token.startswith("tile "):
            shown.append(step.move.token.split()[1])
        out += happened(step, company)
    if shown and seen(turn[-1].before)["mode"] == "tactical":
        tiles = [company.text(describe.tile(tile)) for tile in shown]
        out.append(company.text("cli-tikal-story-open", tiles=company.sequence(tiles)))
    return out


def seen(position: Position) -> View:
    """A position as everybody sees it."""
    return position.view(None)


# What the player did.


class Deed(NamedTuple):
    """Something done in a turn, perhaps several times."""

    word: str
    what: tuple[str, ...]
    path: tuple[str, ...] = ()
    times: int = 1
    after: View = {}  # noqa: RUF012 - the hex afterwards; never written to


def deeds(turn: list[Step]) -> list[Deed]:
    """A turn's moves in a few parts; what was done again and again is one part."""
    out: list[Deed] = []
    for step in turn:
        deed = read(step)
        last = out[-1] if out else None
        if deed is None:
            continue
        if last is not None and goes_on(last, deed):
            out[-1] = last._replace(path=last.path + deed.path[1:])
        elif deed.word == "place" and last is not None and last.word == "choose":
            out[-1] = deed  # what was taken is told by what was laid
        elif deed.word == "treasure" and last is not None:
            out[-1] = last._replace(what=last.what + deed.what)
        elif last is not None and same(last, deed):
            out[-1] = last._replace(times=last.times + 1, after=deed.after)
        else:
            out.append(deed)
    return together(out)


def read(step: Step) -> Deed | None:
    """A move as a deed; None for what is told otherwise."""
    word, *rest = step.move.token.split()
    seat = step.seat
    if word == "treasure":
        return Deed(word, (rest[0],))
    if seat == CHANCE:
        return None
    if word == "enter":
        return Deed(word, (rest[0], spot(step.before, seat, rest[1])))
    if word in ("move", "transfer"):
        path = tuple(spot(step.before, seat, place) for place in rest[1:])
        return Deed("move", (rest[0],), path)
    if word == "end":
        left = action_points(step.before, seat)
        return Deed("end", (), times=left) if left else None
    if word in ("place", "leave"):
        rest = [seen(step.before)["tile"], *rest[:1]]
    after: View = seen(step.after)["hexes"].get(rest[-1], {}) if rest else {}
    return Deed(word, tuple(rest), after=after)


def spot(position: Position, seat: int, place: str) -> str:
    """The hex of the base camp, of a camp, or the hex itself."""
    if place not in PLACES:
        return place
    return HEX_NAMES[int(place_hex(position, seat, PLACES.index(place)))]


def goes_on(last: Deed, deed: Deed) -> bool:
    """Whether a figure just goes further."""
    return (
        last.word == deed.word == "move"
        and last.what == deed.what
        and last.path[-1] == deed.path[0]
        and deed.path[-1] not in last.path
    )


def same(last: Deed, deed: Deed) -> bool:
    """Whether something is done once more. Treasures are listed after their hex."""
    if last.word != deed.word or deed.word not in ("enter", "uncover", "recover"):
        return False
    return last.what[: len(deed.what)] == deed.what


def together(parts: list[Deed]) -> list[Deed]:
    """Figures that went the same way one after another went together."""
    out: list[Deed] = []
    for part in parts:
        last = out[-1] if out else None
        if last is not None and part.word == "move" and last[:3] == part[:3]:
            out[-1] = last._replace(times=last.times + 1)
        else:
            out.append(part)
    return out


def say(deed: Deed, company: Company) -> str:
    """A deed in words."""
    key = f"cli-tikal-story-{deed.word}"
    what = deed.what
    if deed.word == "place":
        return placed(deed, company)
    if deed.word in ("leave", "choose"):
        return company.text(key, tile=company.text(describe.tile(what[0])))
    if deed.word == "enter":
        return company.text(key, figure=what[0], hex=what[1], count=deed.times)
    if deed.word == "move":
        path = (" → " if not company.plain else ", ").join(deed.path)
        return company.text(key, figure=what[0], path=path, count=deed.times)
    if deed.word == "uncover":
        return company.text(key, hex=what[0], level=deed.after["level"], count=deed.times)
    if deed.word == "recover":
        found = [company.text(f"treasure-{kind}") for kind in what[1:]]
        if not found:  # only thought of: what would be found is not known
            return company.text("hint-tikal-recover", hex=what[0], count=deed.times)
        return company.text(key, hex=what[0], treasures=company.join(found), count=deed.times)
    if deed.word == "guard":
        return company.text(key, figure=what[0], hex=what[1], level=deed.after["level"])
    if deed.word == "exchange":
        wanted, _, seat, _, given = what
        return company.text(
            key,
            who=company.who(int(seat)),
            wanted=company.text(f"treasure-{wanted}"),
            given=company.text(f"treasure-{given}"),
        )
    if deed.word == "camp":
        return company.text(key, hex=what[0])
    if deed.word == "bid":
        return company.text(key, count=int(what[0]))
    return company.text(key, count=deed.times)  # pass, end


def placed(deed: Deed, company: Company) -> str:
    """Which tile was laid where, and the roads it made."""
    tile, name = deed.what
    hex = HEX_NAMES.index(name)
    roads = [
        company.text(
            "cli-tikal-road", hex=HEX_NAMES[int(NEIGHBOUR[SIDES * hex + side])], count=price
        )
        for side, price in enumerate(deed.after["roads"])
        if price
    ]
    laid = company.text("cli-tikal-story-place", tile=company.text(describe.tile(tile)), hex=name)
    if not roads:
        return laid
    ways = company.text("cli-tikal-roads", roads=company.join(roads))
    return company.text("cli-play-effect", title=laid, effect=ways)


# What happened.


def happened(step: Step, company: Company) -> list[str]:
    """What a move set off for all: an auction won, a scoring round, points."""
    before, after = step.before, step.after
    token = step.move.token
    out: list[str] = []
    if step.seat == CHANCE and token.startswith("first "):
        out.append(company.text("cli-play-first", who=company.who(int(token.split()[1]))))
    if scored := scoring(step):
        temples, treasures = scored
        out.append(
            company.text(
                "cli-tikal-story-score",
                who=company.who(step.seat),
                count=temples + treasures,
                temples=temples,
                treasures=treasures,
                total=int(after.scores()[step.seat]),
            )
        )
    out += won(step, company)
    if scoring_now(after) is not None and scoring_now(before) is None:
        out.append(begins(step, company))
    return out


def scoring(step: Step) -> tuple[int, int] | None:
    """The points for temples and treasures that a player scores with a step, if it is so."""
    if step.move.token != "end turn" or scoring_now(step.before) is None:
        return None
    return (
        int(temple_points(step.before, step.seat)),
        int(treasure_points(step.before, step.seat)),
    )


def won(step: Step, company: Company) -> list[str]:
    """Who has the next turn of the tactical game, and what that cost."""
    prompt, following = step.before.prompt(), step.after.prompt()
    if following is None or following.key != "ask-choose":
        return []
    assert prompt is not None
    who = company.who(step.after.to_move)
    if not prompt.key.startswith("ask-bid"):
        return [company.text("cli-tikal-story-last", who=who)]
    seat = step.after.to_move
    paid = int(step.before.scores()[seat] - step.after.scores()[seat])
    if not paid:
        return [company.text("cli-tikal-story-all-passed", who=who)]
    return [company.text("cli-tikal-story-won", who=who, count=paid)]


def begins(step: Step, company: Company) -> str:
    """A scoring round begins: why, and in which order."""
    after = step.after
    if scoring_now(after) == "final":
        order = [company.who(seat) for seat in seen(after)["last_scoring_order"]]
        return company.text("cli-tikal-story-final", order=company.join(order))
    first = after.to_move
    seats = [(first + place) % after.players for place in range(after.players)]
    return company.text(
        "cli-tikal-story-volcano",
        who=company.who(first),
        tile=seen(after)["tile"],
        order=company.join([company.who(seat) for seat in seats]),
    )


# How it ended.


def result(steps: list[Step], company: Company) -> tuple[list[str], list[list[str]]]:
    """Where everybody's points came from, round by round."""
    position = steps[-1].after
    view = seen(position)
    tactical = view["mode"] == "tactical"
    rounds: int = view["scoring_rounds"]
    scored: dict[tuple[int, int], str] = {}
    paid = [0] * position.players
    for step in steps:
        if points := scoring(step):
            told = company.text("cli-tikal-result-sum", temples=points[0], treasures=points[1])
            # A sum is never broken into two lines.
            scored[seen(step.before)["scoring_rounds"], step.seat] = told.replace(" ", "\u00a0")
        elif step.seat != CHANCE:
            changes = zip(step.before.scores(), step.after.scores(), strict=True)
            paid = [sum_ + int(old - new) for sum_, (old, new) in zip(paid, changes, strict=True)]
    titles = [company.text("cli-play-result-player")]
    if tactical:
        titles += [company.text("cli-tikal-result-start"), company.text("cli-tikal-result-paid")]
    titles += [company.text("cli-tikal-result-volcano", number=n) for n in range(1, rounds)]
    titles += [company.text("cli-tikal-result-final"), company.text("cli-play-result-total")]
    titles += [company.text("cli-tikal-result-highest"), company.text("cli-tikal-result-treasures")]
    rows: list[list[str]] = []
    for seat, score in enumerate(position.scores()):
        row = [company.who(seat)]
        if tactical:
            row += [str(int(STARTING_POINTS)), f"−{paid[seat]}" if paid[seat] else "0"]
        row += [scored.get((number, seat), "–") for number in range(rounds)]
        treasures = sum(view["players"][seat]["treasures"].values())
        row += [str(int(score)), str(highest_temple(position, seat)), str(treasures)]
        rows.append(row)
    return titles, rows
