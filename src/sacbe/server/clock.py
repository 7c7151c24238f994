"""Pace: no limit, a live clock, or days for a turn, and what happens when time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sacbe.server.errors import Refused

if TYPE_CHECKING:
    from sacbe.server.desk import Desk

UNTIMED: Final = "untimed"
LIVE: Final = "live"
DAYS: Final = "days"
DAY: Final = 86_400.0
LEAST: Final = 60.0
"""Seconds that whoever comes back, or is waited for, has at least."""
CHOICES: Final = ("bot", "wait", "end")


def start(desk: Desk) -> None:
    """Wind the clocks."""
    pace: dict[str, Any] = desk.get("pace")
    for seat in desk.seats:
        seat.bank = float(pace["seconds"]) if pace["kind"] == LIVE else None


def switch(desk: Desk, mover: int, turn: int, earned: bool = True) -> None:
    """The position has changed: whoever moved has used time, and earned some with a turn that
    was finished, not taken back; whoever is to move has some."""
    pace: dict[str, Any] = desk.get("pace")
    now_moves, now_turn = int(desk.get("to_move")), int(desk.get("turn"))
    if now_moves == mover and now_turn == turn:
        return
    if mover >= 0:
        spend(desk, mover, earned)
    desk.set(since=desk.now, deadline=None)
    if now_moves >= 0 and desk.seats[now_moves].is_person and desk.status == "running":
        desk.set(deadline=limit(desk, pace, now_moves))


def spend(desk: Desk, mover: int, earned: bool) -> None:
    """Take the time that was thought off a live clock; a finished turn earns some."""
    pace: dict[str, Any] = desk.get("pace")
    seat = desk.seats[mover]
    if pace["kind"] != LIVE or seat.bank is None or not seat.is_person:
        return
    seat.bank = max(seat.bank - (desk.now - float(desk.get("since"))), 0.0)
    if earned:
        seat.bank += float(pace["increment"])


def limit(desk: Desk, pace: dict[str, Any], mover: int) -> float | None:
    """When the time of whoever is to move is up."""
    if pace["kind"] == DAYS:
        return desk.now + float(pace["days"]) * DAY
    if pace["kind"] == LIVE:
        return desk.now + float(desk.seats[mover].bank or 0.0)
    return None


def hand_to_bot(desk: Desk, seat: int, level: str, why: str) -> None:
    """A bot plays on for a person, until they come back."""
    if int(desk.get("to_move")) == seat:
        spend(desk, seat, earned=False)
        desk.set(deadline=None, since=desk.now)
    desk.seats[seat].bot = level
    desk.append("handed", seat, bot=level, why=why)
    asked = desk.get("asked")
    if asked is not None and (asked["seat"] == seat or asked["kind"] == "undo"):
        desk.set(asked=None)


def take_back(desk: Desk, seat: int) -> None:
    """A person is back."""
    place = desk.seats[seat]
    place.bot = None
    desk.append("taken", seat)
    if place.bank is not None:
        place.bank = max(place.bank, LEAST)
    if desk.status == "running" and int(desk.get("to_move")) == seat:
        desk.set(since=desk.now, deadline=limit(desk, desk.get("pace"), seat))


def time_up(desk: Desk) -> bool:
    """Apply the table's rule if the time of whoever is to move is up; whether it was."""
    deadline = desk.get("deadline")
    if desk.status != "running" or deadline is None or deadline > desk.now:
        return False
    seat = int(desk.get("to_move"))
    pace: dict[str, Any] = desk.get("pace")
    spend(desk, seat, earned=False)
    desk.append("timeout", seat)
    desk.set(deadline=None, since=desk.now)
    if pace["late"] == "bot":
        hand_to_bot(desk, seat, pace["bot"], "time")
    elif desk.others(seat):
        desk.set(asked={"kind": "vote", "seat": seat, "votes": {}})
    return True


def vote(desk: Desk, seat: int, choice: str) -> None:
    """One of the others says what shall happen; more than half of them decide."""
    asked = desk.get("asked")
    if asked is None or asked["kind"] != "vote":
        raise Refused(409, "error-server-no-vote")
    late = int(asked["seat"])
    voters = desk.others(late)
    mine = desk.seats[seat].token_hash
    voter = next((other for other in voters if desk.seats[other].token_hash == mine), None)
    if voter is None:
        raise Refused(403, "error-server-not-asked")
    votes: dict[str, str] = {**asked["votes"], str(voter): choice}
    desk.append("vote", voter, choice=choice)
    desk.set(asked={**asked, "votes": votes})
    alike = sum(1 for other in voters if votes.get(str(other)) == choice)
    if 2 * alike > len(voters):
        decide(desk, late, choice)


def decide(desk: Desk, late: int, choice: str) -> None:
    """Do what the others decided about whoever is late."""
    desk.set(asked=None)
    pace: dict[str, Any] = desk.get("pace")
    if choice == "bot":
        hand_to_bot(desk, late, pace["bot"], "vote")
    elif choice == "wait":
        seat = desk.seats[late]
        if seat.bank is not None:
            seat.bank = max(seat.bank, LEAST, float(pace["seconds"]) / 4)
        desk.append("waited", late)
        desk.set(since=desk.now, deadline=limit(desk, pace, late))
    else:
        desk.append("abandoned", late, why="vote")
        desk.set(status="abandoned", deadline=None)
