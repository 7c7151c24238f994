"""Tikal as a game: passes each entry of the agenda to the module of its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.choices import Journey, Option, Prompt
from sacbe.core.dice import Dice
from sacbe.core.facts import Fact
from sacbe.core.first_player import FIRST_OPTION, draw_first, first_choices
from sacbe.core.game import QUARTERS, Game
from sacbe.core.message import Message
from sacbe.core.moves import Move
from sacbe.core.position import CHANCE, DEPTH, Position, find_cells
from sacbe.core.view_types import View
from sacbe.tikal import (
    arrange,
    auction,
    check,
    imagine,
    length,
    prompts,
    scoring,
    set_up,
    tiles,
    treasures,
    turns,
    view,
    ways,
)
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.evaluation import TikalEvaluation
from sacbe.tikal.expedition import spot
from sacbe.tikal.holdings import holdings
from sacbe.tikal.move_kinds import Enter, Walk
from sacbe.tikal.moves import M_CHOOSE, M_END_TURN, M_FIRST, M_TILE, M_TREASURE, book
from sacbe.tikal.observation import TikalObservation
from sacbe.tikal.position import player


class Tikal(Game):
    """Tikal, the basic and the tactical game."""

    def __init__(self) -> None:
        super().__init__(
            name="tikal",
            players=(2, 3, 4),
            rules_version=1,
            options={
                "first": FIRST_OPTION,
                "mode": Option(("basic", "tactical"), "basic", Message("option-mode")),
            },
            moves=book(),
            layout=p.LAYOUT,
            evaluation=TikalEvaluation(),
            observation=TikalObservation(),
        )
        self.empty: vec[i64] = vec[i64]([0] * p.SIZE)

    def set_up(self, players: int, options: dict[str, object]) -> Position:
        position = Position(self, self.empty[:])
        set_up.prepare(position, players, options["mode"] == "tactical")
        first = options["first"]
        if isinstance(first, int):
            self.apply(position, M_FIRST + first)
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
        if kind == p.SPEND:
            return turns.spend_choices(position, seat, cells[top + 2])
        if kind == p.PLACE_TILE:
            return tiles.place_choices(position)
        if kind == p.MAKE_BID:
            return auction.bid_choices(position, seat)
        if kind == p.CHOOSE_TILE:
            return find_cells(cells, p.TILE_AT, d.TILES, p.OPEN, M_CHOOSE)
        if kind == p.DRAW_TILE:
            return tiles.draw_choices(position)
        if kind == p.DRAW_TREASURE:
            return treasures.draw_choices(position)
        assert kind == p.DRAW_FIRST
        return first_choices(position, M_FIRST)

    def weight(self, position: Position, id: i64) -> i64:
        if id >= M_TREASURE and position.cells[position.top()] == p.DRAW_TREASURE:
            return position.cells[p.FACE_DOWN + id - M_TREASURE]
        return 1

    def apply(self, position: Position, id: i64) -> None:
        cells = position.cells
        top = position.top()
        kind = cells[top]
        seat = cells[top + 1]
        a = cells[top + 2]
        position.cause = id
        if kind == p.SPEND and id != M_END_TURN:
            price = turns.spend(position, seat, id)
            cells[top + 2] -= price
            if position.facts is not None:
                position.note(seat, "action_points", -price, self.moves[id].kind, "")
            return
        position.pop()
        if kind == p.SPEND:
            turns.stop_spending(position, seat, a)
        elif kind == p.PLACE_TILE:
            tiles.place(position, id)
        elif kind == p.MAKE_BID:
            auction.bid(position, seat, id)
        elif kind == p.CHOOSE_TILE:
            tiles.take(position, id - M_CHOOSE)
        elif kind == p.DRAW_TILE:
            self.turn_up(position, id - M_TILE, a)
        elif kind == p.DRAW_TREASURE:
            treasures.draw(position, a, id)
        elif kind == p.DRAW_FIRST:
            draw_first(position, p.FIRST, id - M_FIRST)
            next_up: i64 = p.NEW_ROUND if cells[p.TACTICAL] == 1 else p.NEW_TURN
            position.push(next_up, cells[p.FIRST], 0, 0)
        self.settle(position)

    def turn_up(self, position: Position, tile: i64, left: i64) -> None:
        """Turn up a tile: to be placed or, in the tactical game, to be chosen (TK-8.1)."""
        if position.cells[p.TACTICAL] == 0:
            tiles.take(position, tile)
            return
        position.cells[p.TILE_AT + tile] = p.OPEN
        if left > 1:
            position.push(p.DRAW_TILE, CHANCE, left - 1, 0)

    def settle(self, position: Position) -> None:
        """Carry out whatever happens by itself, until somebody has to decide or something has to be
        drawn."""
        cells = position.cells
        while cells[DEPTH] > 0:
            top = position.top()
            kind = cells[top]
            if kind < p.NEW_TURN:
                return
            seat = cells[top + 1]
            a = cells[top + 2]
            position.cause = -1
            position.pop()
            if kind == p.NEW_TURN or kind == p.NEW_ROUND:
                if not tiles.any_left(position):
                    turns.start_final_scoring(position)
                elif kind == p.NEW_TURN:
                    turns.new_turn(position, seat)
                else:
                    auction.new_round(position, seat)
            elif kind == p.AUCTION:
                auction.open_auction(position, seat)
            elif kind == p.TAKE_TILE:
                turns.take_tile(position, seat)
            elif kind == p.OWN_SPEND:
                turns.own_spend(position, seat)
            elif kind == p.SCORING:
                turns.scoring(position, seat, a)
            elif kind == p.SCORE_NOW:
                scoring.score(position, seat)
            elif kind == p.FINAL_SCORING:
                turns.final_scoring(position, seat, a)
            else:
                assert kind == p.TURN_OVER
                if cells[p.TACTICAL] == 1:
                    auction.turn_over(position, seat)
                else:
                    turns.turn_over(position, seat)

    def targets(self, position: Position, move: Move) -> tuple[str, ...]:
        args = move.args
        if isinstance(args, Enter):
            return (f"hex/{spot(position, position.to_move, args.place)}",)
        if move.kind == "transfer" and isinstance(args, Walk):
            return (f"hex/{spot(position, position.to_move, args.end)}",)
        return move.targets

    def longest(self, players: int) -> int:
        return length.longest(players)

    def check(self, position: Position) -> None:
        check.check(position)

    def view(self, position: Position, seat: int | None) -> View:
        return view.view(position, seat)

    def imagine(self, view: Mapping[str, Any], dice: Dice) -> Position:
        return imagine.imagine(self, view, dice)

    def ways(self, position: Position) -> list[Journey]:
        return ways.journeys(position)

    def prompt(self, position: Position) -> Prompt:
        return prompts.prompt(position)

    def holdings(self, position: Position, seat: int) -> dict[str, int]:
        return {} if seat == CHANCE else holdings(position, seat)

    def last_scoring(self, position: Position) -> list[Fact]:
        return scoring.last_scoring(position)

    def quarters(self, position: Position, seat: i64) -> i64:
        return QUARTERS * position.cells[player(seat) + p.SCORE]

    def winners(self, position: Position) -> list[int]:
        return scoring.winners(position)
