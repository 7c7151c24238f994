"""A review as one self-contained page: no scripts, nothing from elsewhere."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any, Final

from markupsafe import Markup, escape

from sacbe import charts
from sacbe.core.position import Position
from sacbe.core.record import Record
from sacbe.face import find_face
from sacbe.face.narrator import SHAPES, Narrator, points_text
from sacbe.i18n import from_json
from sacbe.i18n.numbers import signed
from sacbe.review.analysis import Reason, lead
from sacbe.review.losses import LEAST_POINTS, LEAST_WINS
from sacbe.review.turns import REPEATS
from sacbe.review.wording import (
    MOST_REASONS,
    chance,
    comes_later,
    line_text,
    reason_text,
    share,
    told,
)
from sacbe.templates import templates_of

EARLY: Final = 0.3
LATE: Final = 0.85
"""The parts of a game up to which a lead is early, and from which on it is late."""
LOW: Final = 0.5
"""A winner whose chance was once below this part of an equal share has come back."""
MOST_AGAINST: Final = 2
RIVAL: Final = 1.0
"""Points that a turn must take from another player, or give, to be mentioned."""


class ReviewPage:
    """Fills the page, in a language."""

    def __init__(self, record: Record, data: dict[str, Any], narrator: Narrator) -> None:
        self.record: Record = record
        self.data: dict[str, Any] = data
        self.narrator: Narrator = narrator
        self.turns: dict[int, dict[str, Any]] = {turn["turn"]: turn for turn in data["turns"]}
        self.positions: list[Position] = list(record.positions())
        self.scores: list[Fraction] = record.position.scores()

    def text(self, key: str, **params: Any) -> str:
        """Return a message of the catalogue."""
        return self.narrator.text(key, **params)

    def values(self) -> dict[str, Any]:
        """Return the values of the template."""
        return {
            "language": self.narrator.words.language,
            "title": self.text("review-title", game=self.text(f"game-{self.record.game.name}")),
            "result": self.result(),
            "story": self.story(),
            "seats": [
                {
                    "seat": seat,
                    "name": self.narrator.names[seat],
                    "points": points_text(score),
                    "won": seat in self.data["winners"],
                }
                for seat, score in enumerate(self.scores)
            ],
            "chances": self.chances(),
            "points": self.points("points"),
            "expected": self.points("expected"),
            "table": self.table(),
            "cards": [self.card(seat) for seat in range(self.record.players)],
            "repeats": len(REPEATS),
            "playouts": self.data["playouts"],
            "seed": str(self.data["seed"]),
            "style": Markup(charts.STYLE),
            "text": self.text,
        }

    # The result.

    def result(self) -> str:
        """Describe who won, and how if points alone did not decide."""
        winners = self.data["winners"]
        said = self.text(
            "review-won" if len(winners) == 1 else "review-shared",
            who=self.narrator.join([self.narrator.who(seat) for seat in winners]),
            points=points_text(self.scores[winners[0]]),
        )
        decided = self.data["decided"]
        if decided is None:
            return said
        return self.text("review-decided", result=said, how=self.narrator.text(from_json(decided)))

    def story(self) -> str:
        """Describe the game in a sentence."""
        winners = self.data["winners"]
        if len(winners) > 1:
            return self.text("review-story-shared")
        winner = winners[0]
        curve = self.data["curve"]
        # The seat most likely to win; of equals, the first.
        leaders = [entry["wins"].index(max(entry["wins"])) for entry in curve]
        ahead = len(leaders) - 1  # since when the winner has been ahead
        while ahead > 0 and leaders[ahead - 1] == winner:
            ahead -= 1
        changes = sum(one != two for one, two in pairwise(leaders))
        chances = [entry["wins"][winner] for entry in curve]
        lowest = chances.index(min(chances))
        parts: dict[str, Any] = {
            "who": self.narrator.who(winner),
            "turn": curve[ahead]["turn"],
            "low": curve[lowest]["turn"],
            "last": curve[-1]["turn"],
            "chance": chance(self.narrator, chances[lowest]),
            "count": changes,
        }
        if ahead <= EARLY * len(curve):
            return self.text("review-story-clear", **parts)
        if chances[lowest] < LOW / self.record.players and lowest > EARLY * len(curve):
            return self.text("review-story-comeback", **parts)
        if ahead >= LATE * len(curve):
            return self.text("review-story-late", **parts)
        return self.text("review-story-changes", **parts)

    # The charts.

    def events(self) -> list[tuple[float, str]]:
        """Return the milestones of the game."""
        said = [self.narrator.text(from_json(one["message"])) for one in self.data["milestones"]]
        return [
            (float(one["turn"]), text[:1].upper() + text[1:])
            for one, text in zip(self.data["milestones"], said, strict=True)
        ]

    def series(self, part: str) -> list[charts.Series]:
        """Return a line of a chart for each player."""
        return [
            charts.Series(
                self.narrator.names[seat],
                [(float(entry["turn"]), entry[part][seat]) for entry in self.data["curve"]],
                seat,
            )
            for seat in range(self.record.players)
        ]

    def chances(self) -> Markup:
        """Draw the chances to win."""
        curve = self.data["curve"]
        at = {entry["turn"]: entry for entry in curve}
        moments = [
            (
                float(swing["turn"]),
                at[swing["turn"]]["wins"][seat["seat"]],
                seat["seat"],
                self.text(
                    "review-swing-moment",
                    who=self.narrator.who(seat["seat"]),
                    turn=swing["turn"],
                    change=share(self.narrator, swing["wins"]),
                ),
            )
            for seat in self.data["seats"]
            for swing in seat["swings"]
        ]
        ends = " ".join(
            self.text(
                "review-chances-end",
                who=self.narrator.who(seat),
                first=chance(self.narrator, curve[0]["wins"][seat]),
                last=chance(self.narrator, curve[-1]["wins"][seat]),
            )
            for seat in range(self.record.players)
        )
        return charts.timeline(
            "chances",
            self.text("review-chances-title"),
            self.text("review-chances-describe", ends=ends),
            self.series("wins"),
            lambda x: str(round(x)),
            lambda y: chance(self.narrator, y),
            self.events(),
            moments,
            least=0.0,
            most=1.0,
        )

    def points(self, part: str) -> Markup:
        """Draw the points, or the expected points."""
        title = self.text(f"review-{part}-title")
        ends = self.narrator.join(
            [
                self.text(
                    "review-points-end", who=self.narrator.who(seat), points=points_text(score)
                )
                for seat, score in enumerate(self.scores)
            ]
        )
        return charts.timeline(
            part,
            title,
            self.text("review-points-describe", title=title, ends=ends),
            self.series(part),
            lambda x: str(round(x)),
            lambda y: str(round(y)).replace("-", "−"),
            self.events(),
            height=200,
        )

    # The sources.

    def table(self) -> dict[str, Any]:
        """Return the table of everybody's points by source."""
        rows: list[tuple[str, list[str]]] = []
        amounts = [
            {source["source"]: points_text(source["points"]) for source in seat["sources"]}
            for seat in self.data["seats"]
        ]
        for name in find_face(self.record.game).sources:
            if any(name in own for own in amounts):
                rows.append((self.source(name), [own.get(name, "–") for own in amounts]))
        return {
            "names": self.narrator.names,
            "rows": rows,
            "total": [points_text(score) for score in self.scores],
        }

    def source(self, name: str) -> str:
        """Return a source's name."""
        return self.text(f"source-{self.record.game.name}-{name}")

    def bars(self, seat: int) -> Markup:
        """Draw a player's points by source."""
        sources = self.data["seats"][seat]["sources"]
        everything = [s["points"] for one in self.data["seats"] for s in one["sources"]]
        rows = [
            charts.Row(
                self.source(one["source"]), one["points"], points_text(one["points"]), series=seat
            )
            for one in sources
        ]
        said = [self.text("review-seat-part", what=row.label, points=row.text) for row in rows]
        return charts.balance(
            f"sources-{seat}",
            self.text("review-seat-sources"),
            self.text(
                "review-seat-sources-describe",
                who=self.narrator.who(seat),
                parts=self.narrator.join(said),
            ),
            rows,
            lambda x: str(round(x)).replace("-", "−"),
            min(everything),
            max(everything),
        )

    def details(self, seat: int) -> list[str]:
        """Describe the parts of a player's points."""
        out: list[str] = []
        for source in self.data["seats"][seat]["sources"]:
            parts = [
                self.text(
                    "review-seat-part",
                    what=self.narrator.text(from_json(part["message"])),
                    points=points_text(part["points"]),
                )
                for part in source["parts"]
            ]
            if parts:
                title, value = self.source(source["source"]), self.narrator.join(parts)
                out.append(self.text("result-line", title=title, value=value))
        return out

    # The players.

    def card(self, seat: int) -> dict[str, Any]:
        """Return a player's part of the page."""
        data = self.data["seats"][seat]
        return {
            "seat": seat,
            "name": self.narrator.names[seat],
            "points": self.text("review-seat-points", points=points_text(self.scores[seat])),
            "won": seat in self.data["winners"],
            "chart": self.bars(seat),
            "details": self.details(seat),
            "swings": [
                {
                    "title": self.text(
                        "review-swing",
                        turn=swing["turn"],
                        change=share(self.narrator, swing["wins"]),
                    ),
                    "text": self.line(swing["turn"], "played"),
                }
                for swing in data["swings"]
            ],
            "losses": [self.lost(number) for number in data["losses"]],
        }

    def line(self, number: int, which: str) -> str:
        """Describe what was played in a turn, or what was better."""
        turn = self.turns[number]
        book = self.record.game.moves
        ids = [book.parse(token).id for token in turn[which]["moves"]]
        start = self.positions[turn["after"]]
        return line_text(start, ids, self.narrator, whole=True, real=which == "played")

    def lost(self, number: int) -> dict[str, Any]:
        """Describe a costly turn."""
        turn = self.turns[number]
        loss = turn["loss"]
        wins = share(self.narrator, loss["wins"]).lstrip("+")
        points = signed(self.narrator.words, loss["points"]).lstrip("+")
        key = "review-loss-both"
        if loss["wins"] < LEAST_WINS:
            key = "review-loss-points"
        elif loss["points"] < LEAST_POINTS:
            key = "review-loss-wins"
        because, though = self.reasons(turn)
        return {
            "title": self.text("review-loss-title", turn=number),
            "cost": self.text(key, loss=wins, points=points),
            "played": self.line(number, "played"),
            "better": self.line(number, "best"),
            "because": because,
            "though": though,
        }

    def reasons(self, turn: dict[str, Any]) -> tuple[list[str], list[str]]:
        """Describe why another line was better, and what speaks against it."""
        seat = turn["seat"]
        loss = turn["loss"]
        found = [Reason(reason["term"], reason["points"]) for reason in loss["reasons"]]
        good = told([reason for reason in found if reason.points > 0], MOST_REASONS)
        bad = told([reason for reason in found if reason.points < 0], MOST_AGAINST)
        game = self.record.game.name
        because = [reason_text(game, reason, self.narrator) for reason in good]
        though = [reason_text(game, reason, self.narrator) for reason in bad]
        rivals = [
            (abs(change), other)
            for other, change in enumerate(loss["rivals"])
            if other != seat and abs(change) >= RIVAL
        ]
        if rivals:
            other = max(rivals)[1]
            change = loss["rivals"][other]
            said = self.text(
                "reason-rival",
                way="up" if change > 0 else "down",
                who=self.narrator.who(other),
                points=signed(self.narrator.words, change),
            )
            (though if change > 0 else because).append(said)
        if not because or comes_later(lead(loss["rivals"], seat), loss["points"]):
            because.append(self.text("reason-later"))
        return because, though


def shapes(text: str) -> Markup:
    """Colour every player's shape in a text."""
    out = escape(text)
    for seat, shape in enumerate(SHAPES):
        out = Markup(
            str(out).replace(shape, f'<span class="p{seat}" aria-hidden="true">{shape}</span>')
        )
    return out


def page(record: Record, data: dict[str, Any], narrator: Narrator) -> str:
    """Return the page of a review, as HTML."""
    environment = templates_of("sacbe.review")
    environment.filters["shapes"] = shapes
    environment.filters["mark"] = charts.legend_mark
    template = environment.get_template("review.html")
    return template.render(**ReviewPage(record, data, narrator).values()) + "\n"
