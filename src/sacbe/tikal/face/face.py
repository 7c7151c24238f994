"""Tikal's face: where each way of showing the game is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rich.console import RenderableType

from sacbe.core.facts import Fact
from sacbe.core.message import Message
from sacbe.core.position import Position
from sacbe.face.game_face import Gain, GameFace, MenuEntry
from sacbe.face.narrator import Narrator
from sacbe.face.steps import Step
from sacbe.i18n.words import Words
from sacbe.tikal.face import board, lines, menu, sources, story, svg, text
from sacbe.tikal.view import view as view_of
from sacbe.tikal.view_types import TikalView


class TikalFace(GameFace):
    """How Tikal is shown and told."""

    view_type: Any = TikalView
    sources: tuple[str, ...] = tuple(sources.SOURCES)
    used_up: tuple[str, ...] = ("action_points", "turns", "tile")
    review_playouts: int = 200
    widest: int = board.WIDE
    example_tile: str = "C4"

    def tell(self, turn: list[Step], narrator: Narrator, skip: int | None = None) -> list[Message]:
        return story.tell(turn, narrator, skip)

    def deeds(self, steps: list[Step], narrator: Narrator) -> list[Message]:
        return story.deeds(steps, narrator)

    def last_points(self, position: Position, narrator: Narrator) -> list[Message]:
        return []  # the last scoring round has turns of its own

    def gain(self, step: Step, fact: Fact) -> Gain | None:
        return sources.gain(step.before, fact)

    def milestone(self, step: Step, fact: Fact) -> Message | None:
        return sources.scoring_round(step.before) if fact.what == "scoring_round" else None

    def decided(self, position: Position) -> Message:
        return sources.decided(position)

    def board(
        self, view: Mapping[str, Any], narrator: Narrator, whole: bool, width: int
    ) -> RenderableType:
        return board.board(cast("TikalView", view), narrator, whole, width)

    def height(self, width: int) -> int:
        return board.height(width)

    def look(self, position: Position) -> object:
        view = view_of(position, None)
        return view["hexes"], view["tile"], view["open_tiles"], view["auction"], view["players"]

    def lines(self, part: str, view: Mapping[str, Any], narrator: Narrator) -> list[str]:
        return lines.lines(part, cast("TikalView", view), narrator)

    def status(self, view: Mapping[str, Any], seat: int, narrator: Narrator) -> str:
        return lines.status(cast("TikalView", view), seat, narrator)

    def menu(self, position: Position, narrator: Narrator) -> list[MenuEntry]:
        return menu.menu(position, narrator)

    def result(self, steps: list[Step], narrator: Narrator) -> tuple[list[str], list[list[str]]]:
        return story.result(steps, narrator)

    def help(self, narrator: Narrator) -> list[str]:
        return [narrator.text(f"menu-tikal-help-{key}") for key in ("place", "move", "bid")]

    def svg(self, view: Mapping[str, Any], words: Words, names: Sequence[str], dark: bool) -> str:
        return svg.board(cast("TikalView", view), words, names, dark)

    def text(self, position: Position, seat: int | None) -> str:
        return text.board(position, seat)


FACE: Final = TikalFace()
