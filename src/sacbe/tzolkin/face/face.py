"""Tzolk'in's face: where each way of showing the game is found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from rich.console import RenderableType

from sacbe.core.facts import Fact
from sacbe.core.message import Message
from sacbe.core.position import CHANCE, Position
from sacbe.face.game_face import Gain, GameFace, MenuEntry
from sacbe.face.narrator import Narrator
from sacbe.face.steps import Step
from sacbe.face.terminal import WIDEST
from sacbe.i18n.words import Words
from sacbe.tzolkin.face import board, lines, menu, sources, story, svg, text
from sacbe.tzolkin.view_types import TzolkinView


class TzolkinFace(GameFace):
    """How Tzolk'in is shown and told."""

    view_type: Any = TzolkinView
    sources: tuple[str, ...] = tuple(sources.SOURCES)
    used_up: tuple[str, ...] = ("turn",)
    waning: tuple[str, ...] = ("workers", "technologies")
    review_playouts: int = 1400
    widest: int = WIDEST
    example_tile: str = "B07"

    def tell(self, turn: list[Step], narrator: Narrator, skip: int | None = None) -> list[Message]:
        return story.tell(turn, narrator, skip)

    def deeds(self, steps: list[Step], narrator: Narrator) -> list[Message]:
        return story.deeds([step for step in steps if step.seat != CHANCE], narrator)

    def last_points(self, position: Position, narrator: Narrator) -> list[Message]:
        return story.last_points(position, narrator)

    def gain(self, step: Step, fact: Fact) -> Gain | None:
        return sources.gain(fact)

    def milestone(self, step: Step, fact: Fact) -> Message | None:
        return sources.food_day(fact.amount) if fact.what == "food_day" else None

    def decided(self, position: Position) -> Message:
        return Message("review-decided-workers")

    def board(
        self, view: Mapping[str, Any], narrator: Narrator, whole: bool, width: int
    ) -> RenderableType:
        return board.board(cast("TzolkinView", view), narrator, whole, width)

    def height(self, width: int) -> int:
        return board.HEIGHT

    def look(self, position: Position) -> object:
        return position.turn  # drawn when a turn begins: within one, little changes

    def lines(self, part: str, view: Mapping[str, Any], narrator: Narrator) -> list[str]:
        return lines.lines(part, cast("TzolkinView", view), narrator)

    def status(self, view: Mapping[str, Any], seat: int, narrator: Narrator) -> str:
        return lines.status(cast("TzolkinView", view), seat, narrator)

    def menu(self, position: Position, narrator: Narrator) -> list[MenuEntry]:
        return menu.menu(position, narrator)

    def result(self, steps: list[Step], narrator: Narrator) -> tuple[list[str], list[list[str]]]:
        return story.result(steps[-1].after, narrator)

    def svg(self, view: Mapping[str, Any], words: Words, names: Sequence[str], dark: bool) -> str:
        return svg.board(cast("TzolkinView", view), words, names, dark)

    def text(self, position: Position, seat: int | None) -> str:
        return text.board(position, seat)


FACE: Final = TzolkinFace()
