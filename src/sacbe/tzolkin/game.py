"""Tzolk'in as a game: passes each entry of the agenda to the module of its rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.choices import Prompt
from sacbe.core.dice import Dice
from sacbe.core.facts import Fact
from sacbe.core.first_player import FIRST_OPTION, draw_first, first_choices
from sacbe.core.game import Game
from sacbe.core.moves import Move
from sacbe.core.position import CHANCE, DEPTH, Position, find_cells
from sacbe.core.view_types import View
from sacbe.tzolkin import (
    arrange,
    building,
    calendar,
    check,
    chichen_itza,
    food_day,
    imagine,
    length,
    palenque,
    placing,
    prompts,
    retrieving,
    scoring,
    secrets,
    set_up,
    technology,
    temples,
    uxmal,
    view,
)
from sacbe.tzolkin import data as d
from sacbe.tzolkin import position as p
from sacbe.tzolkin.evaluation import TzolkinEvaluation
from sacbe.tzolkin.holdings import CAUSE, holdings
from sacbe.tzolkin.moves import (
    M_ADVANCE,
    M_BEG,
    M_DEAL,
    M_DONE,
    M_END_TURN,
    M_FIRST,
    M_GAIN,
    M_KEEP,
    M_MONUMENT,
    M_NEUTRAL,
    M_PAY,
    M_PLACE,
    M_RETRIEVE,
    book,
)
from sacbe.tzolkin.observation import TzolkinObservation
from sacbe.tzolkin.position import player


class Tzolkin(Game):
    """Tzolk'in: The Mayan Calendar."""

    def __init__(self) -> None:
        super().__init__(
            name="tzolkin",
            players=(2, 3, 4),
            rules_version=2,
            options={"first": FIRST_OPTION},
            moves=book(),
            layout=p.LAYOUT,
            evaluation=TzolkinEvaluation(),
            observation=TzolkinObservation(),
        )
        self.empty: vec[i64] = vec[i64]([0] * p.SIZE)

    def set_up(self, players: int, options: dict[str, object]) -> Position:
        position = Position(self, self.empty[:])
        first = options["first"]
        set_up.prepare(position, players, first if isinstance(first, int) else -1)
        return position

    def arrange(self, position: Position, table: Mapping[str, Any]) -> Position:
        return arrange.arrange(position, table)

    def choices(self, position: Position) -> vec[i64]:
        cells = position.cells
        if cells[DEPTH] == 0:
            return vec[i64]()
        top = position.top()
        kind = cells[top]
        seat = cells[top + 1]
        a = cells[top + 2]
        b = cells[top + 3]
        if kind == p.TAKE_TURN:
            return turn_choices(position, seat)
        if kind == p.ACT:
            return retrieving.act_choices(position, seat, a, b)
        if kind == p.HARVEST:
            return palenque.choices(position, seat, a)
        if kind == p.ADVANCE:
            return technology.advance_choices(position, seat, b)
        if kind == p.PAY:
            return technology.pay_choices(position, seat, a)
        if kind == p.STEP_UP:
            return temples.step_choices(position, seat)
        if kind == p.TWO_STEPS:
            return temples.two_steps_choices(position, seat)
        if kind == p.ANGER:
            return temples.anger_choices(position, seat)
        if kind == p.BUILD:
            return building.choices(position, seat, a, b)
        if kind == p.USE_ARCHITECTURE:
            return building.architecture_choices(position, seat, a)
        if kind == p.SAVE:
            return building.save_choices(position, seat, a)
        if kind == p.MARKET:
            return uxmal.market_choices(position, seat, a, b)
        if kind == p.ANY_ACTION:
            return retrieving.any_action_choices(position, seat, a)
        if kind == p.GAIN:
            return technology.gain_choices(a)
        if kind == p.THEOLOGY_STEP:
            return chichen_itza.theology_choices(position, seat)
        if kind == p.CHOOSE_DAYS:
            return calendar.day_choices()
        if kind == p.KEEP:
            return find_cells(cells, p.WEALTH_AT, d.WEALTH, p.IN_HAND + seat, M_KEEP)
        if kind == p.REFILL:
            return set_up.refill_choices(position)
        if kind == p.DRAW_MONUMENT:
            return find_cells(cells, p.MONUMENT_AT, d.MONUMENTS, p.IN_DECK, M_MONUMENT)
        if kind == p.DEAL:
            return find_cells(cells, p.WEALTH_AT, d.WEALTH, p.FACE_DOWN, M_DEAL)
        if kind == p.DRAW_NEUTRAL:
            return find_cells(cells, p.WEALTH_AT, d.WEALTH, p.FACE_DOWN, M_NEUTRAL)
        assert kind == p.DRAW_FIRST
        return first_choices(position, M_FIRST)

    def apply(self, position: Position, id: i64) -> None:
        cells = position.cells
        top = position.top()
        kind = cells[top]
        seat = cells[top + 1]
        a = cells[top + 2]
        b = cells[top + 3]
        position.cause = cells[top + 4]
        if kind == p.TAKE_TURN:
            position.cause = id
            if id == M_END_TURN:
                position.pop()
                position.cause = -1
                calendar.end_turn(position, seat)
            elif id >= M_RETRIEVE:
                retrieving.retrieve(position, seat, id)
            elif id >= M_PLACE:
                placing.place(position, seat, id - M_PLACE)
            else:
                assert id == M_BEG
                placing.beg(position, seat)
        else:
            position.pop()
            if id != M_DONE:
                self.decide(position, kind, seat, a, b, id)
        self.settle(position)

    def decide(self, position: Position, kind: i64, seat: i64, a: i64, b: i64, id: i64) -> None:
        """Carry out a choice or a draw that has been taken off the agenda."""
        if kind == p.ACT:
            position.cause = id
            retrieving.act(position, seat, a, b, id)
        elif kind == p.HARVEST:
            palenque.harvest(position, seat, a, id)
        elif kind == p.ADVANCE:
            technology.advance(position, seat, id - M_ADVANCE, a, b)
        elif kind == p.PAY:
            technology.take_mix(position, seat, id - M_PAY, -1)
            if b == p.FOR_TEMPLES:
                position.push(p.TWO_STEPS, seat, 0, 0)
            else:
                technology.learn(position, seat, b, CAUSE)
        elif kind == p.STEP_UP or kind == p.TWO_STEPS:
            temples.step(position, seat, id)
        elif kind == p.ANGER:
            temples.anger(position, seat, id)
        elif kind == p.BUILD:
            building.build(position, seat, id, a, b)
        elif kind == p.USE_ARCHITECTURE:
            building.use_architecture(position, seat, a, id)
        elif kind == p.SAVE:
            building.save(position, seat, a, b, id)
        elif kind == p.MARKET:
            uxmal.trade(position, seat, a, id)
        elif kind == p.ANY_ACTION:
            position.cause = id
            retrieving.any_action(position, seat, id)
        elif kind == p.GAIN:
            technology.take_mix(position, seat, id - M_GAIN, 1)
        elif kind == p.THEOLOGY_STEP:
            technology.take_mix(position, seat, id - M_PAY, -1)
            position.push(p.STEP_UP, seat, 0, 0)
        elif kind == p.CHOOSE_DAYS:
            calendar.choose_days(position, seat, id)
        elif kind == p.KEEP:
            set_up.keep(position, seat, id)
        elif kind == p.REFILL:
            set_up.refill(position, id)
        elif kind == p.DRAW_MONUMENT:
            set_up.draw_monument(position, a, id)
        elif kind == p.DEAL:
            set_up.deal(position, a, id)
        elif kind == p.DRAW_NEUTRAL:
            set_up.draw_neutral(position, id)
        else:
            draw_first(position, p.FIRST, id - M_FIRST)

    def settle(self, position: Position) -> None:
        """Carry out whatever happens by itself, and drop entries that offer nothing, until somebody
        has to decide or something has to be drawn."""
        cells = position.cells
        while cells[DEPTH] > 0:
            top = position.top()
            kind = cells[top]
            seat = cells[top + 1]
            a = cells[top + 2]
            b = cells[top + 3]
            if kind < p.ALL_KEEP:
                if offers(position, kind, seat, a, b):
                    return
                position.pop()
                continue
            position.cause = cells[top + 4]
            position.pop()
            if kind == p.EFFECTS:
                building.effects(position, seat, a, b)
            elif kind == p.TURN_OVER:
                calendar.turn_over(position, seat)
            elif kind == p.CALENDAR:
                calendar.advance(position)
            elif kind == p.NEW_ROUND:
                calendar.new_round(position)
            elif kind == p.REWARDS:
                food_day.rewards(position)
            elif kind == p.ALL_KEEP:
                set_up.all_keep(position)
            else:
                assert kind == p.REVEAL
                set_up.reveal(position)

    def earlier_dump(self, dump: dict[str, Any], rules: int) -> dict[str, Any]:
        if rules == 1:  # a skull paid for a monument left the game, and was counted
            dump = {**dump, "skulls_spent": 0}
        return super().earlier_dump(dump, rules)

    def targets(self, position: Position, move: Move) -> tuple[str, ...]:
        if move.kind == "place":
            gear = move.id - M_PLACE
            return (f"space/{d.GEARS[gear]}/{placing.lowest_free(position, gear)}",)
        if move.kind in ("harvest_corn", "harvest_wood", "burn"):
            return (f"space/{d.GEARS[d.PALENQUE]}/{position.cells[position.top() + 2]}",)
        return move.targets

    def longest(self, players: int) -> int:
        return length.longest(players)

    def check(self, position: Position) -> None:
        check.check(position)

    def view(self, position: Position, seat: int | None) -> View:
        return view.view(position, seat)

    def imagine(self, view: Mapping[str, Any], dice: Dice) -> Position:
        return imagine.imagine(self, view, dice)

    def secret_of(self, position: Position, id: i64) -> i64:
        return secrets.secret_of(position)

    def revealed(self, position: Position, id: i64) -> bool:
        return secrets.revealed(position, id)

    def retell(
        self,
        players: SupportsIndex,
        options: Mapping[str, object],
        moves: Sequence[int],
        seat: SupportsIndex | None,
        dice: Dice | None = None,
    ) -> list[int]:
        return secrets.retell(self, players, options, moves, seat, dice)

    def prompt(self, position: Position) -> Prompt:
        return prompts.prompt(position)

    def holdings(self, position: Position, seat: int) -> dict[str, int]:
        return {} if seat == CHANCE else holdings(position, seat)

    def last_scoring(self, position: Position) -> list[Fact]:
        return scoring.last_scoring(position)

    def quarters(self, position: Position, seat: i64) -> i64:
        return position.cells[player(seat) + p.SCORE]

    def winners(self, position: Position) -> list[int]:
        return scoring.winners(position)


def turn_choices(position: Position, seat: i64) -> vec[i64]:
    """Return the choices of a turn: beg, then place or retrieve, then end it (TZ-2.2, TZ-3.3 to
    TZ-3.5)."""
    mode = position.cells[p.MODE]
    out = vec[i64](capacity=16)
    if mode == p.UNDECIDED:
        can_beg = placing.can_beg(position, seat)
        if can_beg:
            out = append(out, M_BEG)
        out = placing.choices(position, seat, out)
        out = retrieving.choices(position, seat, out)
        if len(out) == 0:
            out = placing.mercy_choices(position, out)
        return out
    if mode == p.PLACING:
        out = placing.choices(position, seat, out)
    elif mode == p.RETRIEVING:
        out = retrieving.choices(position, seat, out)
    else:
        assert mode == p.MERCY
    return append(out, M_END_TURN)


def offers(position: Position, kind: i64, seat: i64, a: i64, b: i64) -> bool:
    """Whether an entry of the agenda still has something to choose or to draw."""
    if kind == p.STEP_UP or kind == p.TWO_STEPS:
        return temples.any_can_rise(position, seat)
    if kind == p.BUILD and (a == p.AT_TIKAL_4_AGAIN or a == p.BY_BUILDING):
        return building.possible(position, seat, a, b, 0)
    if kind == p.ADVANCE and b != p.FREE_LEVEL:
        return b != p.OPTIONAL or technology.any_advance(position, seat, True)
    if kind == p.MARKET:
        return len(uxmal.market_choices(position, seat, a, 1)) > 0
    if kind == p.ANY_ACTION:
        return retrieving.any_action_possible(position.cells[player(seat) + d.CORN])
    if kind == p.THEOLOGY_STEP:
        return chichen_itza.theology_possible(position, seat)
    if kind == p.REFILL:
        return set_up.can_refill(position)
    if kind == p.DRAW_NEUTRAL:
        return position.cells[p.NEUTRAL_LEFT] > 0
    return True
