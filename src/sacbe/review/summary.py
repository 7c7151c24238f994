"""The results of all looks at a game: chances, turning points, costly turns and sources of points,
as data for pages and programs, without words."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from sacbe.core.position import CHANCE, Position
from sacbe.core.record import Record
from sacbe.core.record import points as written
from sacbe.face.game_face import Gain
from sacbe.face.steps import Step, history
from sacbe.review.analysis import Line, reasons_json, rounded
from sacbe.review.lines import chosen
from sacbe.review.losses import LEAST_WINS, SURE, difference, loss, weight
from sacbe.review.sources import all_gains, by_source, decided, milestones
from sacbe.review.turns import Doubt, Look, Turn, shares

FORMAT: Final = "sacbe review 1"
SWINGS: Final = 3
LOSSES: Final = 3
"""Turning points, and costly turns, of each player at most."""


class ReviewData:
    """Gathers the results of all looks at a game."""

    def __init__(
        self,
        record: Record,
        turns: list[Turn],
        looks: dict[int, Look],
        doubts: dict[int, Doubt],
        playouts: int,
        seed: int,
    ) -> None:
        self.record: Record = record
        self.turns: list[Turn] = turns
        self.looks: dict[int, Look] = looks
        self.doubts: dict[int, Doubt] = doubts
        self.playouts: int = playouts
        self.seed: int = seed
        self.positions: list[Position] = list(record.positions())
        self.steps: list[Step] = history(record)
        self.gains: list[tuple[int, Gain]] = all_gains(record, self.steps)
        self.measured: dict[int, float] = {}
        """The error of each loss, by turn, where a measured loss lowered its player's chance."""

    def json(self) -> dict[str, Any]:
        """Return everything as JSON."""
        record = self.record
        position = record.position
        curve = self.curve()
        chose = self.chose()
        decisive = decided(position)
        return {
            "format": FORMAT,
            "game": record.game.name,
            "rules": record.game.rules_version,
            "players": record.players,
            "options": record.options,
            "names": record.names,
            "moves": len(record.moves),
            "digest": position.digest(),
            "playouts": self.playouts,
            "seed": self.seed,
            "scores": [written(score) for score in position.scores()],
            "winners": position.winners(),
            "decided": None if decisive is None else decisive.json(),
            "curve": curve,
            "milestones": [
                {"turn": number, "message": message.json()}
                for number, message in milestones(record, self.steps)
            ],
            "turns": [self.turn_json(turn) for turn in self.turns],
            "seats": [self.seat_json(seat, curve, chose) for seat in range(record.players)],
        }

    def curve(self) -> list[dict[str, Any]]:
        """Return the chances and the points after every turn. The last entry is the result."""
        out: list[dict[str, Any]] = []
        for turn, following in zip(self.turns, [*self.turns[1:], None], strict=True):
            value = self.looks[turn.number].after
            after = self.positions[-1 if following is None else following.first]
            wins, errors, expected = list(value.wins), list(value.errors), list(value.points)
            if following is None:
                wins, errors = shares(after), [0.0] * self.record.players
                expected = [float(score) for score in after.scores()]
            out.append(
                {
                    "turn": turn.number,
                    "seat": turn.seat,
                    "wins": rounded(wins),
                    "wins_error": rounded(errors),
                    "expected": rounded(expected),
                    "points": [float(score) for score in after.scores()],
                }
            )
        for number in range(len(out) - 1, 0, -1):
            self.regret(out[number - 1], out[number])
        return out

    def regret(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        """Raise a player's chance before a turn to what it was after it plus what the turn lost,
        unless something was drawn: about one turn, its own search knows more than the search of
        the whole table."""
        number, seat = after["turn"], after["seat"]
        if number not in self.doubts or self.drew(number):
            return
        lost = loss(self.doubts[number])
        stood = before["wins"][seat]
        could = min(1.0, after["wins"][seat] + lost.wins)
        if not lost.stands or could <= stood:
            return
        rest = (1 - could) / (1 - stood)
        wins = [
            could if other == seat else share * rest for other, share in enumerate(before["wins"])
        ]
        errors = [
            math.hypot(error * rest, share / (1 - stood) * lost.wins_error)
            for error, share in zip(before["wins_error"], before["wins"], strict=True)
        ]
        errors[seat] = math.hypot(after["wins_error"][seat], lost.wins_error)
        before["wins"], before["wins_error"] = rounded(wins), rounded(errors)
        self.measured[number] = lost.wins_error

    def drew(self, number: int) -> bool:
        """Whether something was drawn between the end of the turn before and the end of a turn."""
        at = next(at for at, turn in enumerate(self.turns) if turn.number == number)
        before, turn = self.turns[max(0, at - 1)], self.turns[at]
        moves = range(before.first + len(before.moves), turn.first + len(turn.moves))
        return any(self.positions[move].to_move == CHANCE for move in moves)

    def chose(self) -> dict[int, float]:
        """Return, for each turn in which nothing was drawn, how much its player's choice changed
        the chance to win: less than 0 if there was something better, more if nothing was as
        good."""
        out: dict[int, float] = {}
        for turn in self.turns:
            if not self.drew(turn.number):
                doubt = self.doubts.get(turn.number)
                look = self.looks[turn.number]
                out[turn.number] = -(difference(look)[0] if doubt is None else loss(doubt).wins)
        return out

    def turn_json(self, turn: Turn) -> dict[str, Any]:
        """Return a turn: what was played, what seemed better, and whether a second look agreed."""
        look = self.looks[turn.number]
        out: dict[str, Any] = {
            "turn": turn.number,
            "seat": turn.seat,
            "after": turn.first,
            "played": self.line_json(turn, look.played),
            "best": None if look.best is None else self.line_json(turn, look.best),
        }
        if look.best is not None and turn.number in self.doubts:
            lost = loss(self.doubts[turn.number])
            rivals = zip(look.best.rivals, look.played.rivals, strict=True)
            out["loss"] = {
                **dict(zip(lost._fields, rounded(lost), strict=True)),
                "stands": lost.stands,
                "reasons": reasons_json(look.best.against(look.played)),
                "rivals": rounded([better - worse for better, worse in rivals]),
            }
        return out

    def line_json(self, turn: Turn, line: Line) -> dict[str, Any]:
        """Return a line as tokens, with messages for what its player chooses."""
        book = self.record.game.moves
        choices = chosen(self.positions[turn.first], line.moves)
        return {
            "moves": [book[id].token for id in line.moves],
            "messages": [book[id].message.json() for id in choices],
            **line.value.json(),
        }

    def seat_json(
        self, seat: int, curve: list[dict[str, Any]], chose: Mapping[int, float]
    ) -> dict[str, Any]:
        """Return a player's points by source, turning points, and turns that lost most."""
        return {
            "seat": seat,
            "name": self.record.names[seat],
            "score": written(self.record.position.scores()[seat]),
            "sources": [
                {
                    "source": source.name,
                    "points": float(source.points),
                    "parts": [
                        {"message": message.json(), "points": float(points)}
                        for message, points in source.parts
                    ],
                }
                for source in by_source(self.record, self.gains, seat)
            ],
            "swings": swings(curve, seat, chose, self.measured),
            "losses": self.losses(seat),
        }

    def losses(self, seat: int) -> list[int]:
        """Return the turns that lost most, of those that a second look confirmed."""
        found: list[tuple[float, int]] = []
        for number, doubt in self.doubts.items():
            lost = loss(doubt)
            if lost.stands and self.looks[number].played.seat == seat:
                found.append((-weight(lost.wins, lost.points), number))
        return [number for _, number in sorted(found)[:LOSSES]]


def swings(
    curve: list[dict[str, Any]],
    seat: int,
    chose: Mapping[int, float],
    measured: Mapping[int, float],
) -> list[dict[str, Any]]:
    """Return a seat's turning points: its turns that changed its chance to win most, in the order
    of the game, if the change exceeds the noise of the search. Where nothing was drawn, the choice
    must account for half of the change: else the search has only changed its mind. `measured` has
    the errors of changes that were measured themselves.

    >>> before = {"turn": 1, "seat": 1, "wins": [0.5, 0.5], "wins_error": [0.01, 0.01]}
    >>> after = {"turn": 2, "seat": 0, "wins": [0.6, 0.4], "wins_error": [0.01, 0.01]}
    >>> swings([before, after], 0, {}, {})
    [{'turn': 2, 'wins': 0.1}]
    >>> swings([before, after | {"wins_error": [0.1, 0.1]}], 0, {}, {})
    []
    >>> swings([before, after], 0, {2: 0.02}, {})
    []
    """
    found: list[tuple[float, int]] = []
    for before, after in pairwise(curve):
        change = after["wins"][seat] - before["wins"][seat]
        error = measured.get(
            after["turn"], math.hypot(before["wins_error"][seat], after["wins_error"][seat])
        )
        sure = abs(change) >= LEAST_WINS and abs(change) > SURE * error
        due = chose.get(after["turn"], change) * math.copysign(1, change)
        if after["seat"] == seat and sure and due >= abs(change) / 2:
            found.append((change, after["turn"]))
    found.sort(key=lambda pair: (-abs(pair[0]), pair[1]))
    kept = sorted(found[:SWINGS], key=lambda pair: pair[1])
    return [{"turn": turn, "wins": rounded([change])[0]} for change, turn in kept]
