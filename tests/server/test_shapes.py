"""Views of a game match their description: every field, and no other."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import orjson
import pytest
from pydantic import TypeAdapter

import sacbe
from sacbe import Record
from sacbe.server import views
from sacbe.server.app import make_app
from sacbe.server.events import Event, State
from sacbe.server.routes.models import EventShown, ViewShown, WaysShown
from sacbe.server.settings import Settings
from tests.test_catalogues import messages

GOLDEN = Path(__file__).parents[1] / "golden"
SHAPES: dict[str, TypeAdapter[Any]] = {
    "ViewShown": TypeAdapter(ViewShown),
    "WaysShown": TypeAdapter(WaysShown),
    "EventShown": TypeAdapter(EventShown),
}
every_game = pytest.mark.parametrize("name", sorted(sacbe.GAMES))


@cache
def described(shape: str) -> jsonschema_rs.Validator:
    """Return a validator for a described shape, with everything it refers to."""
    schemas = make_app(Settings()).openapi()["components"]["schemas"]
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{shape}", "components": {"schemas": schemas}}
    )


def check(shape: str, shown: Any) -> None:
    """Check that all fields are declared; others would be lost in the declared type."""
    adapter = SHAPES[shape]
    shown = orjson.loads(orjson.dumps(shown))  # as it is sent
    assert adapter.dump_python(adapter.validate_python(shown)) == shown
    if shape != "EventShown":  # a union, which has no name there
        described(shape).validate(shown)


@every_game
def test_every_view_has_its_shape(name: str) -> None:
    """Checks some positions of the golden games, as every seat and a spectator see them."""
    for number, path in enumerate(sorted((GOLDEN / name).glob("*.sacbe"))):
        positions = list(Record.load(path).positions())
        for position in [*positions[number::41], positions[-1]]:
            for seat in (None, *range(position.players)):
                check("ViewShown", views.show(State(position, 9, 3), 9, seat))
            check("WaysShown", views.ways(State(position, 9, 3), 9, position.to_move))


@every_game
def test_every_option_has_its_shape(name: str) -> None:
    """Checks every move of the book, also those that no golden game has."""
    position = sacbe.GAMES[name].start(2)
    shown = views.show(State(position, 1, 1), 1, None)
    shown["options"] = [
        {**move.json(), "targets": list(move.targets), "preview": {"corn": -1}}
        for move in position.game.moves
    ]
    check("ViewShown", shown)


@every_game
def test_every_event_has_its_shape(name: str) -> None:
    game = sacbe.GAMES[name]
    for move in game.moves:
        payload = {"move": move.token, "turn": 3, "secret": None}
        event = Event("t", 5, 1, "move", payload, "digest", 12.5)
        check("EventShown", views.tell(event, 0, game.start(2), name))
    hidden = Event("t", 5, 1, "move", {"move": "x", "turn": 3, "secret": 1}, None, 1.0)
    check("EventShown", views.tell(hidden, 0, None, name))
    undo = Event("t", 5, 1, "undo", {"turn": 3, "to": 2}, None, 1.0)
    check("EventShown", views.tell(undo, 0, None, name))


def test_every_kind_of_event_is_described() -> None:
    """The description lists exactly the kinds of events that the log can have."""
    told = {key.removeprefix("log-") for key in messages("en") if key.startswith("log-")}
    for kind in told - {"move", "chance", "hidden", "undo"}:
        event = Event("t", 5, None, kind, {"name": "Ana"}, None, 1.0)
        check("EventShown", views.tell(event, None, None, "tikal"))
    kinds = make_app(Settings()).openapi()["components"]["schemas"]["TableEvent"]["properties"]
    assert set(kinds["kind"]["enum"]) == told - {"move", "chance", "hidden", "undo"}
