"""Everything that leaves the server about a game passes through here: for pages, the WebSocket, the
log, replays, records and bots alike. It is made only from what a seat may know at the position in
question, so that what is hidden from the seat cannot change a byte of the answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sacbe.core.errors import UnknownMove
from sacbe.core.game import Game
from sacbe.core.message import Message, Value
from sacbe.core.position import Position
from sacbe.core.record import Record
from sacbe.core.registry import GAMES as RULES
from sacbe.i18n import from_json
from sacbe.server.events import MOVE, UNDO, State, StoredMove
from sacbe.server.table_rows import FINISHED, FROZEN


def show(state: State, seq: int, seat: int | None) -> dict[str, Any]:
    """Return what a seat, or a spectator, may know of a position. No other function makes views."""
    position = state.position
    mine = seat is not None and position.to_move == seat
    return {
        "seq": seq,
        "seat": seat,
        "view": position.view(seat),
        "options": [choice.json() for choice in position.options()] if mine else [],
        # Where an undo leads without asking anybody.
        "undo_to": state.free_to if mine and state.free_to < state.seq else None,
        "result": result(position),
    }


def bot_view(state: State, seat: int) -> dict[str, Any]:
    """Return what a bot gets: the view of its seat, and nothing else."""
    view: dict[str, Any] = show(state, state.seq, seat)["view"]
    return view


def ways(state: State, seq: int, seat: int | None) -> dict[str, Any]:
    """Return where the figures of a seat can go, if it is to move."""
    position = state.position
    mine = seat is not None and position.to_move == seat
    found = position.game.ways(position) if mine else []
    return {"seq": seq, "seat": seat, "ways": [way._asdict() for way in found]}


def result(position: Position) -> dict[str, Any] | None:
    """Return the points and the winners, once the game is over."""
    if not position.is_over:
        return None
    return {
        "scores": [
            {"numerator": score.numerator, "denominator": score.denominator}
            for score in position.scores()
        ],
        "winners": position.winners(),
    }


def tell(event: Any, seat: int | None, now: Position | None, game: str) -> dict[str, Any]:
    """Return an event as a seat, or a spectator, may know it at the current position."""
    payload: Mapping[str, Any] = event.payload if isinstance(event.payload, dict) else {}
    over = now is not None and now.is_over
    out: dict[str, Any] = {
        "seq": event.seq,
        "seat": event.seat,
        "kind": event.kind,
        "time": event.time,
        "digest": event.digest if over else None,
    }
    if event.kind == MOVE:
        rules = RULES.get(game)
        hidden = is_hidden(rules, payload, seat, now)
        out["turn"] = payload.get("turn")
        out["move"] = None if hidden else payload.get("move")
        out.update(fields(None if hidden else rules, out["move"]))
        out["secret_of"] = payload.get("secret")
    elif event.kind == UNDO:
        out["turn"] = payload.get("turn")
        out["to"] = payload.get("to")
    else:
        out["about"] = dict(payload)
    return out


def is_hidden(
    rules: Game | None, payload: Mapping[str, Any], seat: int | None, now: Position | None
) -> bool:
    """Whether a move is still another's secret."""
    owner = payload.get("secret")
    if owner is None or owner == seat:
        return False
    if rules is None or now is None:
        return True
    try:
        return not rules.revealed(now, rules.moves.parse(str(payload.get("move"))).id)
    except UnknownMove:
        return True


def fields(rules: Game | None, token: object) -> dict[str, Any]:
    """Return what a move is: its kind, arguments and words, if these rules know it."""
    if rules is None or not isinstance(token, str) or token not in rules.moves:
        return {"message": None, "move_kind": None, "args": None}
    move = rules.moves.parse(token)
    return {"message": move.message.json(), "move_kind": move.kind, "args": move.args._asdict()}


def make_record(
    row: Any, names: list[str], steps: Iterable[StoredMove], seat: int | None
) -> Record:
    """Return the game so far as a record. What is hidden from the seat is replaced by something
    that could have happened."""
    record = Record.new(
        row.game, row.players, names=names, tags={"table": row.id}, **dict(row.options)
    )
    for step in steps:
        record.play(step.token)
    if record.position.is_over:
        return record
    retold = record.retold(seat)
    retold.tags["table"] = row.id
    return retold


def stored_record(row: Any, names: list[str], steps: list[StoredMove], seat: int | None) -> str:
    """Return a record straight from what is stored, for games of rules that this server does not
    have. While such a game could still continue, what is hidden from the seat is replaced by `?`,
    and so are the digests, which would reveal it."""
    if row.status not in (FROZEN, FINISHED):
        steps = [
            step._replace(token=step.token if step.secret in (None, seat) else "?", digest="")
            for step in steps
        ]
    record = ["sacbe record 1", f"game: {row.game}", f"rules: {row.rules}"]
    record.append(f"players: {row.players}")
    options: dict[str, Any] = row.options if isinstance(row.options, dict) else {}
    record += [f"option {name}: {options[name]}" for name in sorted(options)]
    record += [f"seat {seat}: {name}" for seat, name in enumerate(names)]
    record += [f"tag table: {row.id}", f"moves: {len(steps)}", ""]
    record += turns(steps)
    if isinstance(row.result, dict):
        record.append("result: " + ", ".join(str(score) for score in row.result["scores"]))
    return "\n".join(record) + "\n"


def turns(steps: list[StoredMove]) -> list[str]:
    """Return the lines of a record, one a turn."""
    lines: list[str] = []
    tokens: list[str] = []
    seat = "-"
    for number, step in enumerate(steps):
        tokens.append(("*" if step.seat < 0 else "") + step.token)
        if step.seat >= 0:
            seat = str(step.seat)
        if number + 1 == len(steps) or steps[number + 1].turn != step.turn:
            lines.append(f"{step.turn} ({seat}) {', '.join(tokens)} = {step.digest[:12] or '?'}")
            tokens, seat = [], "-"
    return lines


def event_message(event: dict[str, Any], names: list[str]) -> Message:
    """Return the message that describes an event."""
    who = name_of(names, event["seat"])
    if event["kind"] == MOVE and event["move"] is not None:
        known = event["message"]
        what: Value = from_json(known) if known else event["move"]
        return Message("log-move" if who else "log-chance", {"who": who, "what": what})
    if event["kind"] == MOVE:
        return Message("log-hidden", {"who": name_of(names, event["secret_of"])})
    params: dict[str, Value] = {
        name: value
        for name, value in event.get("about", {}).items()
        if isinstance(value, str | int) and not isinstance(value, bool)
    }
    if event["kind"] == "joined" and params.get("name"):
        who = str(params["name"])  # not the player who sits there by now
    if not params.get("name"):
        params["name"] = who  # a player without a name is called by their seat
    return Message(f"log-{event['kind']}", {"who": who, **params})


def name_of(names: list[str], seat: int | None) -> str:
    """Return a player's name; none for chance and for nobody."""
    return names[seat] if seat is not None and 0 <= seat < len(names) else ""
