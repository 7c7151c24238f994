"""What Tzolk'in's actions give a player now: with technologies, and without tiles and skulls that
are gone."""

from __future__ import annotations

from collections.abc import Callable

from sacbe.core.position import Position
from sacbe.face.narrator import Narrator
from sacbe.tzolkin import palenque, retrieving
from sacbe.tzolkin.data import ALTAR_RESOURCES, GEARS, TEMPLES
from sacbe.tzolkin.face import describe
from sacbe.tzolkin.moves import M_BURN, M_HARVEST_CORN, M_HARVEST_WOOD
from sacbe.tzolkin.position import ALTAR


def action(position: Position, seat: int, gear: str, number: int, narrator: Narrator) -> str:
    """Describe an action of a gear."""
    gains = gained(
        position, seat, lambda after: retrieving.do(after, seat, GEARS.index(gear), number)
    )
    if gear == "palenque":
        if number > 1:
            return harvest(position, seat, number, narrator)
        return narrator.text("menu-fish", corn=describe.amounts(gains))
    if gear == "yaxchilan":
        return narrator.text(describe.amounts(gains) if gains else "menu-no-skull")
    if gear == "chichen_itza":
        return altar(position, number, gains, narrator)
    if gear == "uxmal" and number == 3 and not gains:
        return narrator.text("menu-no-worker")
    return narrator.text(f"action-{gear}-{number}")


def gained(position: Position, seat: int, do: Callable[[Position], None]) -> dict[str, int]:
    """Return what a player would have more or less after `do`."""
    after = position.copy()
    do(after)
    before, now = position.game.holdings(position, seat), position.game.holdings(after, seat)
    return {name: now[name] - before[name] for name in now if now[name] != before[name]}


def harvest(position: Position, seat: int, number: int, narrator: Narrator) -> str:
    """Describe what is left to harvest, and the price of the corn under wood."""

    def amount(id: int) -> str:
        gains = gained(position, seat, lambda after: palenque.harvest(after, seat, number, id))
        return narrator.text(describe.amounts(gains))

    amounts = {id: amount(id) for id in palenque.choices(position, seat, number)}
    corn, wood, burned = (amounts.get(id) for id in (M_HARVEST_CORN, M_HARVEST_WOOD, M_BURN))
    if corn and wood:
        return narrator.text("menu-harvest-either", corn=corn, wood=wood)
    if wood and burned:
        return narrator.text("menu-harvest-burn", corn=burned, wood=wood)
    if what := corn or wood:
        return narrator.text("menu-harvest", what=what)
    return narrator.text("menu-harvest-none")


def altar(position: Position, number: int, gains: dict[str, int], narrator: Narrator) -> str:
    """Describe what a skull brings, if none lies there yet; a step beyond a temple's top is
    lost."""
    if position.cells[ALTAR + number]:
        return narrator.text("menu-altar-taken")
    if any(temple in gains for temple in TEMPLES):
        return narrator.text(f"action-chichen_itza-{number}")
    what = [narrator.text(describe.counted("quarter_points", gains["quarter_points"]))]
    if ALTAR_RESOURCES[number]:
        what.append(narrator.text("menu-resource"))
    return narrator.text("menu-altar", what=narrator.join(what))
