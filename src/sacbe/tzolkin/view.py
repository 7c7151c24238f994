"""What people and bots are shown: views, prompts, and what a move changes."""

from __future__ import annotations

from typing import Any, Final

from sacbe.core.message import Value
from sacbe.core.position import Position, Prompt
from sacbe.tzolkin.data import (
    ALTARS,
    BUILDING_IDS,
    BUILDINGS,
    FOOD_DAYS,
    GEARS,
    GOODS,
    GROUPS,
    LAST,
    MEAL,
    MONUMENT_IDS,
    MONUMENTS,
    ROW,
    TECHNOLOGIES,
    TEETH,
    TEMPLES,
    TOOTH,
    WEALTH,
    WEALTH_IDS,
    WORKERS,
)
from sacbe.tzolkin.food_day import meals
from sacbe.tzolkin.moves import gear_name, technology_name, tile_name
from sacbe.tzolkin.placing import lowest_free
from sacbe.tzolkin.position import (
    ACT,
    ADVANCE,
    AGE_NOW,
    ALTAR,
    ANGER,
    ANY_ACTION,
    BUILD,
    BUILDING_AT,
    BURNED,
    CALENDAR_CORN,
    CHOOSE_DAYS,
    CORN_TAKEN,
    CORN_TILES,
    DAY,
    DEAL,
    DRAW_FIRST,
    DRAW_MONUMENT,
    DRAW_NEUTRAL,
    FED,
    FIRST,
    FOR_TEMPLES,
    GAIN,
    HAND,
    HARVEST,
    IN_DECK,
    IN_HAND,
    KEEP,
    KEPT_BY,
    LEVEL,
    LIGHT,
    MARKET,
    MERCY,
    MODE,
    MONUMENT_AT,
    NEUTRAL,
    ON_SHOW,
    OWNED,
    PAY,
    PLACED,
    PLACING,
    QUARTERS,
    REFILL,
    RESERVE,
    RETRIEVING,
    SAVE,
    SCORE,
    SHOWN,
    SLOTS,
    STARTER,
    STEP,
    STEP_UP,
    SUPPLY_SKULLS,
    TAKE_TURN,
    TEETH_AT,
    THEOLOGY_STEP,
    TURNS,
    TWO_STEPS,
    USE_ARCHITECTURE,
    WEALTH_AT,
    WOOD_TAKEN,
    WOOD_TILES,
    player,
)

MODES: Final = {PLACING: "placing", RETRIEVING: "retrieving", MERCY: "mercy"}


def view(position: Position, seat: int | None) -> dict[str, Any]:
    """Everything but the wealth tiles in others' hands, and before all have chosen, their
    choice."""
    cells = position.cells
    secret = any_in_hand(position)
    fed: int = cells[FED]
    starter: int = cells[STARTER]
    gears: dict[str, object] = {}
    for gear in range(5):
        at = TEETH_AT + int(TOOTH[gear])
        teeth = [who_stands(int(cells[at + tooth])) for tooth in range(int(TEETH[gear]))]
        last: int = LAST[gear]
        free: int = lowest_free(position, gear)
        gears[GEARS[gear]] = {
            "spaces": teeth[: last + 1],
            "beyond": teeth[last + 1 :],
            "lowest_free": free if free >= 0 else None,
        }
    return {
        "calendar": {
            "day": int(cells[DAY]),
            "age": int(cells[AGE_NOW]),
            "food_days_held": fed,
            "next_food_day": int(FOOD_DAYS[fed]) if fed < len(FOOD_DAYS) else None,
            "corn": int(cells[CALENDAR_CORN]),
            "first": int(cells[FIRST]) if cells[FIRST] >= 0 else None,
            "turns_taken": int(cells[TURNS]),
            "starting_space": starter - 1 if starter > 0 else None,
        },
        "this_turn": {
            "mode": MODES.get(int(cells[MODE])),
            "placed": int(cells[PLACED]),
        },
        "gears": gears,
        "jungle": {
            str(group + 2): {
                "corn": int(cells[CORN_TILES + group]),
                "wood": int(cells[WOOD_TILES + group]),
            }
            for group in range(GROUPS)
        },
        "burned": int(cells[BURNED]),
        "skulls_left": int(cells[SUPPLY_SKULLS]),
        "altars": [altar for altar in range(1, ALTARS + 1) if cells[ALTAR + altar] > 0],
        "row": [
            BUILDING_IDS[cells[SLOTS + slot] - 1] if cells[SLOTS + slot] > 0 else None
            for slot in range(ROW)
        ],
        "unseen_buildings": [
            BUILDING_IDS[i] for i in range(BUILDINGS) if cells[BUILDING_AT + i] == IN_DECK
        ],
        "monuments": [
            MONUMENT_IDS[i] for i in range(MONUMENTS) if cells[MONUMENT_AT + i] == ON_SHOW
        ],
        "neutral_tiles": [WEALTH_IDS[i] for i in range(WEALTH) if cells[WEALTH_AT + i] == SHOWN],
        "players": [
            player_view(position, other, secret and other != seat)
            for other in range(position.players)
        ],
    }


def any_in_hand(position: Position) -> bool:
    """Whether wealth tiles are still to be chosen: until all have chosen, all is secret."""
    return any(IN_HAND <= position.cells[WEALTH_AT + i] < KEPT_BY for i in range(WEALTH))


def who_stands(number: int) -> int | str | None:
    """Who stands on a tooth: a seat, "neutral", or nobody."""
    if number == 0:
        return None
    return "neutral" if number == NEUTRAL else number - 1


def player_view(position: Position, seat: int, secret: bool) -> dict[str, object]:
    """A player's board; wealth tiles only if they are not secret."""
    cells = position.cells
    at = int(player(seat))
    tiles: list[int] = [int(cells[WEALTH_AT + i]) for i in range(WEALTH)]
    workers = WORKERS - int(cells[at + RESERVE])
    # A kept tile may feed a worker: until it is revealed, meals must not tell.
    hungry, price = (workers, MEAL) if secret else meals(position, seat)
    out: dict[str, object] = {
        "seat": seat,
        "points": int(cells[at + SCORE]) / QUARTERS,  # quarters are exact in binary
    }
    for good, name in enumerate(GOODS):
        out[name] = int(cells[at + good])
    out.update(
        {
            "hand": int(cells[at + HAND]),
            "supply": int(cells[at + RESERVE]),
            "workers": workers,
            "meals": {"workers": int(hungry), "corn_each": int(price)},
            "board": "light" if cells[at + LIGHT] > 0 else "dark",
            "corn_tiles": int(cells[at + CORN_TAKEN]),
            "wood_tiles": int(cells[at + WOOD_TAKEN]),
            "temples": {TEMPLES[i]: int(cells[at + STEP + i]) for i in range(3)},
            "technologies": {TECHNOLOGIES[i]: int(cells[at + LEVEL + i]) for i in range(4)},
            "buildings": [
                BUILDING_IDS[i] for i in range(BUILDINGS) if cells[BUILDING_AT + i] == OWNED + seat
            ],
            "monuments": [
                MONUMENT_IDS[i] for i in range(MONUMENTS) if cells[MONUMENT_AT + i] == OWNED + seat
            ],
            "wealth": None
            if secret
            else [WEALTH_IDS[i] for i in range(WEALTH) if tiles[i] == KEPT_BY + seat],
            "wealth_hand": None
            if secret
            else [WEALTH_IDS[i] for i in range(WEALTH) if tiles[i] == IN_HAND + seat],
            # How many there are is no secret: everybody sees the backs.
            "wealth_count": tiles.count(KEPT_BY + seat),
            "wealth_hand_count": tiles.count(IN_HAND + seat),
        }
    )
    return out


def holdings(position: Position, seat: int) -> dict[str, int]:
    """What a player has that a move may change; points in quarters."""
    cells = position.cells
    at = int(player(seat))
    out: dict[str, int] = {name: int(cells[at + good]) for good, name in enumerate(GOODS)}
    out["quarter_points"] = int(cells[at + SCORE])
    out["worker"] = WORKERS - int(cells[at + RESERVE])
    for i, name in enumerate(TEMPLES):
        out[name] = int(cells[at + STEP + i])
    for i, name in enumerate(TECHNOLOGIES):
        out[name] = int(cells[at + LEVEL + i])
    out["corn_tile"] = int(cells[at + CORN_TAKEN])
    out["wood_tile"] = int(cells[at + WOOD_TAKEN])
    return out


def prompt(position: Position) -> Prompt:
    """What is being decided."""
    cells = position.cells
    top = position.top()
    kind, a, b = int(cells[top]), int(cells[top + 2]), int(cells[top + 3])
    source: int = cells[top + 4]
    key = PROMPTS[kind]
    params: dict[str, Value] = {}
    if kind == DEAL:
        params = {"player": a + 1}
    elif kind == ACT:
        params = {"gear": gear_name(a), "space": b}
    elif kind == HARVEST:
        params = {"space": a}
    elif kind == PAY:
        params = {"count": a}
        if b != FOR_TEMPLES:
            key = "ask-pay-technology"
            params["technology"] = technology_name(b)
    elif kind == ADVANCE:
        key = ("ask-advance", "ask-advance-free", "ask-advance-more")[b]
        params = {"count": a}
    elif kind == BUILD:
        key = (
            "ask-build",
            "ask-build-or-monument",
            "ask-build-more",
            "ask-build-free-hand",
            "ask-build-corn",
        )[a]
    elif kind in (USE_ARCHITECTURE, SAVE):
        params = {"tile": tile_name(BUILDING_IDS[a])}
    elif kind == GAIN:
        params = {"count": a}
    elif kind == TAKE_TURN and cells[MODE] in MODES:
        key = f"ask-turn-{MODES[int(cells[MODE])]}"
    elif kind == REFILL:
        params = {"age": int(cells[AGE_NOW])}
    return Prompt(key, params, position.game.moves[source].token if source >= 0 else "")


PROMPTS: Final = {
    DRAW_FIRST: "ask-first",
    DRAW_MONUMENT: "ask-monument",
    REFILL: "ask-refill",
    DEAL: "ask-deal",
    DRAW_NEUTRAL: "ask-neutral",
    KEEP: "ask-keep",
    TAKE_TURN: "ask-turn",
    ACT: "ask-act",
    HARVEST: "ask-harvest",
    ADVANCE: "ask-advance",
    PAY: "ask-pay-temples",
    STEP_UP: "ask-step",
    TWO_STEPS: "ask-two-steps",
    ANGER: "ask-anger",
    BUILD: "ask-build",
    USE_ARCHITECTURE: "ask-architecture",
    SAVE: "ask-save",
    MARKET: "ask-market",
    ANY_ACTION: "ask-any-action",
    GAIN: "ask-gain",
    THEOLOGY_STEP: "ask-theology",
    CHOOSE_DAYS: "ask-days",
}
