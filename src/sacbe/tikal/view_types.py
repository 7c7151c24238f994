"""The types of what people and bots are shown of a position."""

from __future__ import annotations

from typing import Annotated, Literal

from typing_extensions import TypedDict

from sacbe.core.view_types import Keys, UnavailableView, View
from sacbe.tikal.data import KIND_NAMES, Figure, Terrain

Scoring = Literal["volcano", "final"]
"""The kinds of scoring rounds."""
ScoringState = Literal["scored", "now", "later"]
"""Whether a player has scored in the round that goes on."""


class AuctionView(TypedDict):
    """The auction: the highest bid (0: none), whose it is, and who passed first."""

    bid: int
    bidder: int | None
    first_pass: int | None


class GuardView(TypedDict):
    """A guard, and whose it is."""

    seat: int
    figure: Figure


class FiguresView(TypedDict):
    """A player's figures on a hex."""

    explorers: int
    leader: bool


class HexView(TypedDict):
    """An explored hex. `tile` is None where the ground is printed on the board; `roads` are the
    prices of its borders, from the north clockwise (0: no road); `figures` are by seat; `held_by`
    says who would score the temple."""

    tile: str | None
    terrain: Terrain
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


class PostView(TypedDict):
    """A figure that may become a guard, and the player's other figures there, which would leave the
    game."""

    figure: str
    leave: FiguresView


class ScoreView(TypedDict):
    """What a scoring round would give a player now."""

    temples: int
    treasures: int


class ScorerView(TypedDict):
    """A player's place in the scoring round that goes on."""

    seat: int
    state: ScoringState


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
    treasures: Annotated[dict[str, int], Keys(KIND_NAMES)]
    would_score: ScoreView


class TikalView(View):
    """The whole table: what is face down is unknown to all alike.

    `action_points` are those left in the turn. `scoring` and `scoring_order` say which scoring
    round goes on, if one does, and how far it is. `tile` is the tile about to be placed, and
    `placements` says where the viewer may lay it, by hex; `guards`, which figures may become guards
    there. `unavailable` says why work on a hex cannot be done now.
    """

    mode: Literal["basic", "tactical"]
    first: int | None
    action_points: int | None
    scoring: Scoring | None
    scoring_order: list[ScorerView]
    scoring_rounds: int
    tile: str | None
    last_placer: int | None
    open_tiles: list[str]
    unseen_tiles: list[str]
    unseen_treasures: Annotated[dict[str, int], Keys(KIND_NAMES)]
    steps_left: dict[str, int]
    auction: AuctionView
    last_scoring_order: list[int]
    hexes: dict[str, HexView]
    placements: dict[str, list[PlacementView]]
    guards: dict[str, list[PostView]]
    unavailable: list[UnavailableView]
    players: list[TikalPlayerView]
