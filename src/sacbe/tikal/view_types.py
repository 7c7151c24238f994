"""The types of what a view contains."""

from __future__ import annotations

from typing_extensions import TypedDict

from sacbe.core.unavailable import UnavailableView
from sacbe.core.view import View


class AuctionView(TypedDict):
    """The auction: the highest bid (0: none), whose it is, and who passed first."""

    bid: int
    bidder: int | None
    first_pass: int | None


class GuardView(TypedDict):
    """A guard: whose it is, and whether it is an "explorer" or a "leader"."""

    seat: int
    figure: str


class FiguresView(TypedDict):
    """A player's figures on a hex."""

    explorers: int
    leader: bool


class HexView(TypedDict):
    """An explored hex. `tile` is None where the ground is printed on the board; `roads` are the
    prices of its borders, from the north clockwise (0: no road); `figures` are by seat; `held_by`
    says who would score the temple."""

    tile: str | None
    terrain: str
    rotation: int
    roads: list[int]
    level: int
    treasures: int
    done_this_turn: int
    camp: int | None
    guard: GuardView | None
    figures: list[FiguresView]
    held_by: int | None


class PlacementView(TypedDict):
    """A way to lay the tile on a hex: its rotation, and the roads it would make with their prices,
    by hex."""

    rotation: int
    roads: dict[str, int]


class ScoreView(TypedDict):
    """What a scoring round would give a player now."""

    temples: int
    treasures: int


class TikalPlayerView(TypedDict):
    """What a player has; `explorers` and `leader` are those still in the supply."""

    seat: int
    points: int
    explorers: int
    leader: bool
    explorers_lost: int
    leader_lost: bool
    camps: list[str]
    camps_left: int
    guards_left: int
    totem_up: bool
    passed: bool
    treasures: dict[str, int]
    would_score: ScoreView


class TikalView(View):
    """The whole table: what is face down is unknown to all alike.

    `action_points` are those left in the turn. `scoring` is "volcano" or "final" while a scoring
    round goes on. `tile` is the tile about to be placed, and `placements` says where the viewer
    may lay it, by hex. `unavailable` says why work on a hex cannot be done now.
    """

    mode: str
    first: int | None
    action_points: int | None
    scoring: str | None
    scoring_rounds: int
    tile: str | None
    last_placer: int | None
    open_tiles: list[str]
    unseen_tiles: list[str]
    unseen_treasures: dict[str, int]
    steps_left: dict[str, int]
    auction: AuctionView
    last_scoring_order: list[int]
    hexes: dict[str, HexView]
    placements: dict[str, list[PlacementView]]
    unavailable: list[UnavailableView]
    players: list[TikalPlayerView]
