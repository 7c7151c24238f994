"""Pace: untimed, a live clock, or days for a turn, and what happens when time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sacbe.server.errors import Refused

if TYPE_CHECKING:
    from sacbe.server.desk import Desk
    from sacbe.server.events import StoredMove

UNTIMED: Final = "untimed"
LIVE: Final = "live"
DAYS: Final = "days"
DAY: Final = 86_400.0
LEAST: Final = 60.0
"""Seconds that a player who comes back, or is waited for, has at least."""
VOTE: Final = 300.0
"""Seconds for a vote at a live table; at others it is a day."""
LATE: Final = ("time", "vote")
"""Reasons why a bot plays for a player who was too slow."""
CHOICES: Final = ("bot", "wait", "end")


def start(desk: Desk) -> None:
    """Set the clocks."""
    pace: dict[str, Any] = desk.get("pace")
    for seat in desk.seats:
        seat.bank = float(pace["seconds"]) if pace["kind"] == LIVE else None


def switch(desk: Desk, mover: int, turn: int, earned: bool = True) -> None:
    """Switch the clocks after the position has changed: the mover has used time, and earned some
    if a turn was finished (not taken back); the next player's time begins. A vote about a late
    player ends with their turn, not before."""
    now_moves, now_turn = int(desk.get("to_move")), int(desk.get("turn"))
    if now_moves == mover and now_turn == turn:
        return
    if mover >= 0:
        spend(desk, mover, earned)
    desk.set(since=desk.now, deadline=None)
    asked = desk.get("asked")
    if asked is not None and asked["kind"] == "vote":
        desk.set(asked=None)
    if now_moves >= 0 and desk.seats[now_moves].is_person and desk.status == "running":
        desk.set(deadline=limit(desk, desk.get("pace"), now_moves))


def take_earned(desk: Desk, steps: list[StoredMove], to: int) -> None:
    """Take back what undone turns had earned on a live clock."""
    pace: dict[str, Any] = desk.get("pace")
    finished = {
        (step.turn, step.seat)
        for step in steps
        if step.seq > to and step.seat >= 0 and step.turn < int(desk.get("turn"))
    }
    for _, seat in finished:
        bank = desk.seats[seat].bank
        if pace["kind"] == LIVE and bank is not None:
            desk.seats[seat].bank = max(bank - float(pace["increment"]), 0.0)


def spend(desk: Desk, mover: int, earned: bool) -> None:
    """Subtract the thinking time from a live clock; a finished turn earns some."""
    pace: dict[str, Any] = desk.get("pace")
    seat = desk.seats[mover]
    if pace["kind"] != LIVE or seat.bank is None or not seat.is_person:
        return
    thought = max(desk.now - float(desk.get("since")), 0.0)
    seat.bank = max(seat.bank - thought, 0.0)
    if earned:
        seat.bank += float(pace["increment"])


def limit(desk: Desk, pace: dict[str, Any], mover: int) -> float | None:
    """Return when the mover's time is up."""
    if pace["kind"] == DAYS:
        return desk.now + float(pace["days"]) * DAY
    if pace["kind"] == LIVE:
        return desk.now + float(desk.seats[mover].bank or 0.0)
    return None


def hand_to_bot(desk: Desk, seat: int, level: str, why: str) -> None:
    """Let a bot play for a person until they come back."""
    place = desk.seats[seat]
    asked = desk.get("asked")
    place.paused = {"turn": int(desk.get("turn")), "deadline": None, "late": why in LATE}
    if int(desk.get("to_move")) == seat:
        spend(desk, seat, earned=False)
        if asked is None or asked["kind"] != "vote":  # else it is the deadline of the vote
            place.paused["deadline"] = desk.get("deadline")
        desk.set(deadline=None, since=desk.now)
    place.bot = level
    desk.append("handed", seat, bot=level, why=why)
    if asked is not None and asked["seat"] == seat:
        desk.set(asked=None)


def take_back(desk: Desk, seat: int) -> None:
    """Let a person play again. Their turn lasts no longer than if they had stayed, unless the bot
    has finished it meanwhile. A turn for which they were late is the bot's to finish."""
    place = desk.seats[seat]
    paused = place.paused or {"turn": -1, "deadline": None, "late": False}
    same = paused["turn"] == int(desk.get("turn"))
    if same and paused["late"] and int(desk.get("to_move")) == seat:
        raise Refused(409, "error-server-bot-finishes")
    place.bot, place.paused = None, None
    desk.append("taken", seat)
    if place.bank is not None and not same:
        place.bank = max(place.bank, LEAST)
    if desk.status == "running" and int(desk.get("to_move")) == seat:
        pace: dict[str, Any] = desk.get("pace")
        kept = paused["deadline"] if same and pace["kind"] == DAYS else None
        desk.set(since=desk.now, deadline=kept or limit(desk, pace, seat))


def time_up(desk: Desk) -> bool:
    """Apply the table's rule if the mover's time is up; return whether it was."""
    deadline = desk.get("deadline")
    if desk.status != "running" or deadline is None or deadline > desk.now:
        return False
    pace: dict[str, Any] = desk.get("pace")
    asked = desk.get("asked")
    if asked is not None and asked["kind"] == "vote":
        decide(desk, int(asked["seat"]), most_wanted(asked["votes"]))
        return True
    seat = int(desk.get("to_move"))
    spend(desk, seat, earned=False)
    seq = desk.append("timeout", seat)
    desk.set(deadline=None, since=desk.now)
    voters = [other for other in desk.others(seat) if desk.seats[other].is_person]
    if pace["late"] == "bot" or not voters:
        hand_to_bot(desk, seat, pace["bot"], "time")
    else:
        until = desk.now + (DAY if pace["kind"] == DAYS else VOTE)
        desk.set(
            asked={"kind": "vote", "seat": seat, "seq": seq, "of": voters, "votes": {}},
            deadline=until,
        )
    return True


def most_wanted(votes: dict[str, str]) -> str:
    """Return what most voted for when the vote's time is up; without a winner, a bot plays."""
    counts = sorted((list(votes.values()).count(choice), choice) for choice in CHOICES)
    (second, _), (most, choice) = counts[-2:]
    return choice if most > second else "bot"


def vote(desk: Desk, seat: int, choice: str, seq: int) -> None:
    """Count a vote on what happens to a late player; more than half of the voters decide."""
    asked = desk.get("asked")
    if asked is None or asked["kind"] != "vote" or asked["seq"] != seq:
        raise Refused(409, "error-server-no-vote")
    if seat not in asked["of"]:
        raise Refused(403, "error-server-not-asked")
    desk.append("vote", seat, choice=choice)
    desk.set(asked={**asked, "votes": {**asked["votes"], str(seat): choice}})
    count(desk)


def count(desk: Desk) -> None:
    """Decide a vote if more than half of the voters want the same."""
    asked = desk.get("asked")
    voters = [seat for seat in asked["of"] if desk.seats[seat].is_person]
    votes = {name: choice for name, choice in asked["votes"].items() if int(name) in voters}
    desk.set(asked={**asked, "of": voters, "votes": votes})
    for choice in CHOICES:
        if 2 * list(votes.values()).count(choice) > len(voters):
            decide(desk, int(asked["seat"]), choice)
            return
    if not voters:
        decide(desk, int(asked["seat"]), "bot")


def decide(desk: Desk, late: int, choice: str) -> None:
    """Carry out what the others decided about a late player."""
    pace: dict[str, Any] = desk.get("pace")
    if choice == "bot":
        hand_to_bot(desk, late, pace["bot"], "vote")
    elif choice == "wait":
        seat = desk.seats[late]
        if seat.bank is not None:
            seat.bank = max(seat.bank, LEAST, float(pace["seconds"]) / 4)
        desk.append("waited", late)
        desk.set(asked=None, since=desk.now, deadline=limit(desk, pace, late))
    else:
        desk.append("abandoned", late, why="vote")
        desk.set(asked=None, status="abandoned", deadline=None)
