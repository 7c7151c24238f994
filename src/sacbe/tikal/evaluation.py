"""What a position of Tikal is worth, in the words of the game.

One pass over the explored hexes counts temples, ruins and figures; then a figure's prospects are
carried along the roads, so that a figure on its way is worth more with every step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluation import POINT, Evaluation
from sacbe.core.position import AGENDA, DEPTH, FRAME, PLAYERS, Position
from sacbe.tikal.data import (
    ACROSS,
    ACTION_POINTS,
    BASE,
    CAMPS,
    EXPLORERS,
    GROUND,
    GUARDS,
    HEXES,
    KINDS,
    LEADER_WEIGHT,
    LETTER,
    MASKS,
    NEIGHBOUR,
    OF_EACH,
    PRINTED_LEVEL,
    RUINS,
    SIDES,
    STONES,
    TEMPLE,
    TERRAIN,
    TILES,
    TREASURE_POINTS,
    VOLCANO,
    VOLCANOES,
)
from sacbe.tikal.position import (
    BID,
    BIDDER,
    CAMP_HEX,
    CAMPS_SET,
    CHOOSE_TILE,
    DRAW_TILE,
    DRAW_TREASURE,
    EXPLORERS_ON,
    FACE_DOWN,
    FINAL_SCORING,
    GONE,
    GUARD_OF,
    GUARDS_SET,
    HELD,
    IN_STACK,
    LEADER_AT,
    LEADER_GUARD,
    LEVEL,
    MAKE_BID,
    MASKS_LEFT,
    ON,
    OPEN,
    ORDER,
    OWN_SPEND,
    PLACE_TILE,
    PLAYER,
    SCORE,
    SCORE_NOW,
    SCORING,
    SPEND,
    STEPS_LEFT,
    STRIDE,
    SUPPLY,
    TACTICAL,
    TAKE_TILE,
    TILE_AT,
    TOTEM,
    TREASURE,
    TURN_OVER,
    player,
)

TERMS: Final[tuple[str, ...]] = (
    "points",
    "temples_next",
    "temples_later",
    "guarded",
    "treasures",
    "ruins",
    "ways",
    "reserve",
    "camps",
    "guards_left",
    "action_points",
    "turns",
    "tile",
)
POINTS: Final = 0
TEMPLES_NEXT: Final = 1
TEMPLES_LATER: Final = 2
GUARDED: Final = 3
TREASURES: Final = 4
ON_RUINS: Final = 5
WAYS: Final = 6
RESERVE: Final = 7
CAMP_TERM: Final = 8
GUARDS_LEFT: Final = 9
ACTIONS: Final = 10
TURNS: Final = 11
TILE: Final = 12
assert len(TERMS) == TILE + 1

STANDINGS: Final[tuple[str, ...]] = (
    "behind_3",
    "behind_2",
    "behind_1",
    "level",
    "ahead_1",
    "ahead_2",
    "ahead_3",
    "ahead_4",
)
"""How a player's figures on a temple stand against the strongest of the others."""
FURTHEST_BEHIND: Final = -3
FURTHEST_AHEAD: Final = 4
STANDING_COUNT: Final = 8
assert len(STANDINGS) == STANDING_COUNT

WEIGHTS: Final[dict[str, int]] = {
    # How many of a hundred temples bring points in the next scoring round, by the standing:
    # in the own part of the round, while action points are left;
    "now_behind_3": 0,
    "now_behind_2": 3,
    "now_behind_1": 12,
    "now_level": 40,
    "now_ahead_1": 100,
    "now_ahead_2": 100,
    "now_ahead_3": 100,
    "now_ahead_4": 100,
    # when the round is on, or about to come;
    "soon_behind_3": 5,
    "soon_behind_2": 12,
    "soon_behind_1": 25,
    "soon_level": 40,
    "soon_ahead_1": 68,
    "soon_ahead_2": 80,
    "soon_ahead_3": 88,
    "soon_ahead_4": 93,
    # and in rounds after many turns. Held temples score more often than that, but holding them
    # takes more action points, which are counted elsewhere: lower numbers won more games.
    "later_behind_3": 6,
    "later_behind_2": 10,
    "later_behind_1": 15,
    "later_level": 22,
    "later_ahead_1": 34,
    "later_ahead_2": 44,
    "later_ahead_3": 54,
    "later_ahead_4": 62,
    # After how many tiles a player's standing says no more than it does about later rounds.
    "far": 8,
    # What a temple that can grow gains until later rounds.
    "growth": 60,
    # Points that the next treasure brings in a scoring round, and how much of that ruins promise
    # to a player who stands on them, in hundredths.
    "treasure": 130,
    "ruins": 75,
    # A chance to make a pair or a three, each time it scores.
    "pair": 20,
    "three": 40,
    # An action point saved on the way to something worth going to; what the second, third and
    # further figures on a hex have of it, in hundredths; what busy figures have of it.
    "step": 60,
    "second": 80,
    "third": 50,
    "further": 20,
    "busy": 8,
    # What figures in the supply promise, in hundredths of all that one of them could do; what the
    # last explorer in the supply is worth for each scoring round; the same for the leader,
    # wherever it is.
    "reserve": 15,
    "explorer": 3,
    "leader": 30,
    # For each scoring round: a camp not pitched yet; and, in tenths of hundredths, each action
    # point that camps save on the way to a temple, for each of its levels.
    "camp": 20,
    "saved": 10,
    # A guard not placed yet, for each scoring round after the next.
    "guard": 290,
    # An action point, and more for each scoring round to come.
    "action": 20,
    "action_round": 6,
    # A turn to come, more for each scoring round after the next, less for each player beyond two.
    "turn": 220,
    "turn_round": 80,
    "turn_crowd": 60,
    # A tile to be placed: a temple's level, a treasure of ruins, a clearing, a volcano.
    "tile_level": 40,
    "tile_treasure": 45,
    "tile_clearing": 20,
    "tile_volcano": -300,
}
"""The tunable numbers, in hundredths of a point unless it is said otherwise."""

VOLCANO_TILES: Final = vec[i64]([tile for tile in range(TILES) if TERRAIN[tile] == VOLCANO])
assert len(VOLCANO_TILES) == VOLCANOES
AFTER_LETTER: Final = vec[i64](
    [sum(LETTER[other] > LETTER[tile] for other in range(TILES)) for tile in range(TILES)]
)
"""How many tiles have a later letter."""
IN_LETTER: Final = vec[i64](
    [sum(LETTER[other] == LETTER[tile] for other in range(TILES)) for tile in range(TILES)]
)
"""How many tiles have the same letter."""
MOST_BORDERS: Final = 3 * HEXES
SWEEPS: Final = 6
OUT_OF_REACH: Final = 1000
FAR_AWAY: Final = 15
"""Where a way is so long, a longer one is no worse."""
TWELFTHS: Final = 12
PER_EXPLORER: Final[i64] = 2 * EXPLORERS * TWELFTHS
ENOUGH: Final = 5
"""So many explorers in the supply can do whatever is to be done next."""


class TikalEvaluation(Evaluation):
    """Points so far, and what temples, treasures, figures and turns will still bring.

    >>> TikalEvaluation({"gold": 1})
    Traceback (most recent call last):
    KeyError: 'gold'
    """

    def __init__(self, weights: dict[str, int] | None = None) -> None:
        super().__init__(TERMS)
        table = dict(WEIGHTS)
        if weights is not None:
            for name, value in weights.items():
                if name not in table:
                    raise KeyError(name)
                table[name] = value
        self.now: vec[i64] = vec[i64]([table["now_" + name] for name in STANDINGS])
        self.soon: vec[i64] = vec[i64]([table["soon_" + name] for name in STANDINGS])
        self.later: vec[i64] = vec[i64]([table["later_" + name] for name in STANDINGS])
        self.far: i64 = table["far"]
        self.growth: i64 = table["growth"]
        self.treasure: i64 = table["treasure"]
        self.ruins: i64 = table["ruins"]
        self.pair: i64 = table["pair"]
        self.three: i64 = table["three"]
        self.step: i64 = table["step"]
        self.second: i64 = table["second"]
        self.third: i64 = table["third"]
        self.further: i64 = table["further"]
        self.busy: i64 = table["busy"]
        self.reserve: i64 = table["reserve"]
        self.explorer: i64 = table["explorer"]
        self.leader: i64 = table["leader"]
        self.camp: i64 = table["camp"]
        self.saved: i64 = table["saved"]
        self.guard: i64 = table["guard"]
        self.action: i64 = table["action"]
        self.action_round: i64 = table["action_round"]
        self.turn: i64 = table["turn"]
        self.turn_round: i64 = table["turn_round"]
        self.turn_crowd: i64 = table["turn_crowd"]
        self.tile_level: i64 = table["tile_level"]
        self.tile_treasure: i64 = table["tile_treasure"]
        self.tile_clearing: i64 = table["tile_clearing"]
        self.tile_volcano: i64 = table["tile_volcano"]
        # The roads of the map seen last, and room to count in: means nothing between two calls.
        self.map: vec[i64] = vec[i64]([0] * HEXES)
        self.roads: i64 = 0
        self.road_from: vec[i64] = vec[i64]([0] * MOST_BORDERS)
        self.road_to: vec[i64] = vec[i64]([0] * MOST_BORDERS)
        self.road_price: vec[i64] = vec[i64]([0] * MOST_BORDERS)
        self.worth: vec[i64] = vec[i64]([0] * HEXES)
        self.away: vec[i64] = vec[i64]([0] * HEXES)
        self.idle: vec[i64] = vec[i64]([0] * HEXES)
        self.chance: vec[i64] = vec[i64]([0] * STANDING_COUNT)

    def estimate(self, position: Position, seat: i64, out: vec[i64]) -> None:
        cells = position.cells
        term: i64
        for term in range(TILE + 1):
            out[term] = 0
        me = player(seat)
        out[POINTS] = cells[me + SCORE] * POINT
        depth = cells[DEPTH]
        if depth == 0:
            return
        players = cells[PLAYERS]

        # The agenda: whose turn it is, and which scoring round is on.
        owner: i64 = -1  # of the turn
        left: i64 = 0  # own action points
        full: i64 = 0  # own turns begun or to begin with all action points
        to_score: i64 = 0  # own parts in the scoring round that is on
        scoring_now = False  # in the own part
        final_on = False
        drawing: i64 = 0
        drawn_for: i64 = -1
        frame: i64
        for frame in range(depth):
            at = AGENDA + FRAME * frame
            kind = cells[at]
            who = cells[at + 1]
            if kind == TURN_OVER:
                owner = who
            elif kind == SPEND:
                if who == seat:
                    left = cells[at + 2]
            elif kind == OWN_SPEND or kind == TAKE_TILE:
                if who == seat:
                    full += 1
            elif kind == SCORE_NOW:
                if who == seat:
                    to_score = 1
                    scoring_now = True
            elif kind == SCORING:
                if (seat - who + players) % players >= cells[at + 2]:
                    to_score = 1
                    full += 1
            elif kind == FINAL_SCORING:
                final_on = True
                place: i64
                for place in range(cells[at + 2], players):
                    if cells[ORDER + place] == seat:
                        to_score = 1
                        full += 1
            elif kind == DRAW_TILE:
                drawing = cells[at + 2]
            elif kind == DRAW_TREASURE:
                drawn_for = cells[at + 2]

        # The tiles: turns and scoring rounds to come.
        stack: i64 = 0
        tile: i64
        for tile in range(TILES):
            if cells[TILE_AT + tile] == IN_STACK:
                stack += 1
        ahead: i64 = 0  # scoring rounds that have not begun
        wait: i64 = stack + 1  # tiles until the next one
        volcano: i64
        for volcano in range(VOLCANOES - 1, -1, -1):
            tile = VOLCANO_TILES[volcano]
            if cells[TILE_AT + tile] == IN_STACK:
                ahead += 1
                until = stack - AFTER_LETTER[tile]
                same = IN_LETTER[tile]
                if same > until:
                    same = until
                wait = until - same // 2
            elif cells[TILE_AT + tile] == OPEN:
                ahead += 1
                wait = 1
        if not final_on:
            ahead += 1
        rounds = to_score + ahead
        if rounds == 0:  # everything has been scored
            return
        turns = full
        if cells[TACTICAL] == 1:
            turns += (stack - drawing) // players
            if cells[me + TOTEM] == 1 and owner != seat:
                turns += 1
        elif owner >= 0:
            after = (seat - owner - 1 + players) % players
            turns += (stack - drawing + players - 1 - after) // players
        else:
            turns += stack // players
        turns += ahead
        # The rounds after the next, and the way to it, in twelfths: falls evenly with the tiles.
        phase: i64 = 0
        if ahead > 0:
            phase = (ahead - 1) * TWELFTHS + (wait if wait < TWELFTHS else TWELFTHS)
        if to_score == 1:
            wait = 0

        # Action points now and later.
        price = self.action + self.action_round * rounds
        out[ACTIONS] = left * price
        turn = self.turn + self.turn_round * phase // TWELFTHS - self.turn_crowd * (players - 2)
        out[TURNS] = turns * turn
        out[GUARDS_LEFT] = (GUARDS - cells[me + GUARDS_SET]) * self.guard * phase // TWELFTHS

        # How likely a temple scores next, by standing.
        chance = self.chance
        standing: i64
        if scoring_now:
            for standing in range(STANDING_COUNT):
                chance[standing] = self.now[standing]
                if left == 0 and standing <= -FURTHEST_BEHIND:
                    chance[standing] = 0
        else:
            if wait > self.far:
                wait = self.far
            for standing in range(STANDING_COUNT):
                chance[standing] = (
                    self.soon[standing] * (self.far - wait) + self.later[standing] * wait
                ) // self.far
        more = rounds - 1
        later = self.later
        growth = self.growth

        # Treasures.
        treasures: i64 = 0
        sets: i64 = 0
        unseen: i64 = 0
        next_one: i64 = 0
        for kind in range(KINDS):
            own = cells[me + TREASURE + kind]
            down = cells[FACE_DOWN + kind]
            treasures += TREASURE_POINTS[own]
            unseen += down
            if own < OF_EACH:
                next_one += down * (TREASURE_POINTS[own + 1] - TREASURE_POINTS[own])
            if down > 0:
                if own == 1:
                    sets += self.pair
                elif own == 2:
                    sets += self.three
        out[TREASURES] = (treasures * POINT + sets) * rounds
        if drawn_for == seat and unseen > 0:
            out[TREASURES] += next_one * rounds * POINT // unseen

        # The hexes.
        self.survey(cells)
        worth = self.worth
        idle = self.idle
        leader_hex = cells[me + LEADER_AT] - 1
        promise = self.treasure * rounds * self.ruins // 100
        certain: i64 = 0
        sum_next: i64 = 0
        sum_later: i64 = 0
        ruins: i64 = 0
        hex: i64
        other: i64
        for hex in range(HEXES):
            worth[hex] = 0
            on = cells[ON + hex]
            if on == 0:
                idle[hex] = 0
                continue
            ground = GROUND[on - 1]
            idle[hex] = cells[me + EXPLORERS_ON + hex]
            if leader_hex == hex:
                idle[hex] += 1
            if ground == TEMPLE:
                level = cells[LEVEL + hex]
                guard = cells[GUARD_OF + hex]
                if guard > 0:
                    if (guard - 1) % LEADER_GUARD == seat:
                        certain += level
                    continue
                mine = cells[me + EXPLORERS_ON + hex]
                if leader_hex == hex:
                    mine += LEADER_WEIGHT
                theirs: i64 = 0
                for other in range(players):
                    if other != seat:
                        at = PLAYER + STRIDE * other
                        weight = cells[at + EXPLORERS_ON + hex]
                        if cells[at + LEADER_AT] == hex + 1:
                            weight += LEADER_WEIGHT
                        if weight > theirs:
                            theirs = weight
                grown = level * 100
                if cells[STEPS_LEFT + level + 1] > 0:
                    grown += growth
                standing = mine - theirs
                if standing >= FURTHEST_AHEAD:
                    if standing - FURTHEST_AHEAD < idle[hex]:
                        idle[hex] = standing - FURTHEST_AHEAD
                    standing = STANDING_COUNT - 1
                elif standing <= FURTHEST_BEHIND:
                    standing = 0
                else:
                    idle[hex] = 0
                    standing -= FURTHEST_BEHIND
                has: i64 = 0
                if mine > 0:
                    soon = level * chance[standing]
                    then = grown * more * later[standing] // 100
                    sum_next += soon
                    sum_later += then
                    has = soon + then
                if standing < STANDING_COUNT - 1:
                    worth[hex] = (
                        level * chance[standing + 1]
                        + grown * more * later[standing + 1] // 100
                        - has
                    )
            elif ground == RUINS:
                masks = cells[MASKS_LEFT + hex]
                if masks > 0:
                    mine = idle[hex]
                    idle[hex] = mine - 2 if mine > 2 else 0
                    theirs = 0
                    for other in range(players):
                        if other != seat:
                            at = PLAYER + STRIDE * other
                            theirs += cells[at + EXPLORERS_ON + hex]
                            if cells[at + LEADER_AT] == hex + 1:
                                theirs += 1
                    # The first figure has two treasures in view, the second one more.
                    first = masks * 2 if masks < 2 else 4
                    second = masks * 2 if masks < 3 else 6
                    if theirs > 0:
                        first = first * 2 // 3
                        second = second * 2 // 3
                    if mine == 0:
                        worth[hex] = first * promise // 2
                    elif mine == 1:
                        ruins += first * promise // 2
                        worth[hex] = (second - first) * promise // 2
                    else:
                        ruins += second * promise // 2
        out[GUARDED] = certain * rounds * POINT
        out[TEMPLES_NEXT] = sum_next
        out[TEMPLES_LATER] = sum_later
        out[ON_RUINS] = ruins

        # What figures out of the supply could do, at the price of the way from the camps.
        supply = cells[me + SUPPLY]
        within: i64 = 0
        if supply > 0:
            away = self.away
            camps = cells[me + CAMPS_SET]
            saved: i64 = 0
            if camps > 0:
                self.measure(cells, me, 0)
                for hex in range(HEXES):
                    if cells[LEVEL + hex] > 0 and cells[GUARD_OF + hex] == 0:
                        way = away[hex]
                        saved += cells[LEVEL + hex] * (way if way < FAR_AWAY else FAR_AWAY)
            self.measure(cells, me, camps)
            for hex in range(HEXES):
                way = away[hex]
                if worth[hex] > 0:
                    gain = worth[hex] - self.step * way
                    if gain > 0:
                        within += gain
                if camps > 0 and cells[LEVEL + hex] > 0 and cells[GUARD_OF + hex] == 0:
                    saved -= cells[LEVEL + hex] * (way if way < FAR_AWAY else FAR_AWAY)
            if camps > 0:
                if supply < ENOUGH:
                    saved = saved * supply // ENOUGH
                out[CAMP_TERM] = saved * self.saved * phase // (10 * TWELFTHS)
        # What a figure could do from each hex, carried along roads and between camps.
        self.carry(cells, me)

        # Time: prospects count for less when few action points are to come.
        time = turns * ACTION_POINTS + left
        if time > 3 * ACTION_POINTS:
            time = 3 * ACTION_POINTS
        best = worth[BASE]
        camp: i64
        for camp in range(cells[me + CAMPS_SET]):
            hex = cells[me + CAMP_HEX + camp] - 1
            if worth[hex] > best:
                best = worth[hex]
        best -= self.step
        if best < 0:
            best = 0
        ways: i64 = 0
        for hex in range(HEXES):
            count = cells[me + EXPLORERS_ON + hex]
            if leader_hex == hex:
                count += 1
            if count == 0:
                continue
            gain = worth[hex] - best
            free = idle[hex]
            ways += gain * self.busy * (count - free)
            if free == 1:
                ways += gain * 100
            elif free == 2:
                ways += gain * (100 + self.second)
            elif free > 2:
                ways += gain * (100 + self.second + self.third + self.further * (free - 3))
        out[WAYS] = ways * time // (300 * ACTION_POINTS)
        usable = within * self.reserve // 100
        if supply < ENOUGH:
            usable = usable * supply // ENOUGH
        usable += supply * (2 * EXPLORERS - supply) * self.explorer * phase // PER_EXPLORER
        if cells[me + LEADER_AT] != GONE:
            usable += self.leader * phase // TWELFTHS
        out[RESERVE] = usable * time // (3 * ACTION_POINTS)
        out[CAMP_TERM] += (CAMPS - cells[me + CAMPS_SET]) * self.camp * phase // TWELFTHS
        out[CAMP_TERM] = out[CAMP_TERM] * time // (3 * ACTION_POINTS)

        # The tile in hand, or the tiles turned up and the bid for the first choice.
        if cells[HELD] > 0:
            top = AGENDA + FRAME * (depth - 1)
            if cells[top] == PLACE_TILE and cells[top + 1] == seat:
                out[TILE] = self.tile_worth(cells[HELD] - 1)
        if cells[TACTICAL] == 1:
            self.bargain(cells, seat, depth, owner, players, out)

    def tile_worth(self, tile: i64) -> i64:
        """What it is worth to place a tile where one likes."""
        ground = TERRAIN[tile]
        if ground == TEMPLE:
            return PRINTED_LEVEL[tile] * self.tile_level
        if ground == RUINS:
            return MASKS[tile] * self.tile_treasure
        if ground == VOLCANO:
            return self.tile_volcano
        return self.tile_clearing

    def bargain(
        self, cells: vec[i64], seat: i64, depth: i64, owner: i64, players: i64, out: vec[i64]
    ) -> None:
        """The tiles turned up: who chooses has the best of them, the others share the rest."""
        count: i64 = 0
        total: i64 = 0
        best: i64 = 0
        tile: i64
        for tile in range(TILES):
            if cells[TILE_AT + tile] == OPEN:
                count += 1
                value = self.tile_worth(tile)
                total += value
                if value > best:
                    best = value
        if count == 0:
            return
        top = AGENDA + FRAME * (depth - 1)
        chooser: i64 = -1
        pays: i64 = 0
        if cells[top] == CHOOSE_TILE:
            chooser = cells[top + 1]
        elif cells[top] == MAKE_BID:
            chooser = cells[BIDDER]
            pays = cells[BID] * POINT
        if chooser == seat:
            out[TILE] += best - pays
            return
        if cells[player(seat) + TOTEM] == 0 or owner == seat:
            return
        if chooser >= 0:
            total -= best
            count -= 1
        if count > 0:
            out[TILE] += total // count

    def survey(self, cells: vec[i64]) -> None:
        """The roads of the map, unless it is the one seen last."""
        map = self.map
        same = True
        hex: i64
        for hex in range(HEXES):
            if map[hex] != cells[ON + hex]:
                same = False
                map[hex] = cells[ON + hex]
        if same:
            return
        road_from = self.road_from
        road_to = self.road_to
        road_price = self.road_price
        roads: i64 = 0
        side: i64
        for hex in range(HEXES):
            here = map[hex] - 1
            if here < 0 or GROUND[here] == VOLCANO:
                continue
            for side in range(SIDES // 2):  # the other three are the neighbours'
                beside = NEIGHBOUR[SIDES * hex + side]
                if beside < 0:
                    continue
                there = map[beside] - 1
                if there < 0 or GROUND[there] == VOLCANO:
                    continue
                price = STONES[SIDES * here + side] + STONES[SIDES * there + ACROSS[side]]
                if price > 0:
                    road_from[roads] = hex
                    road_to[roads] = beside
                    road_price[roads] = price
                    roads += 1
        self.roads = roads

    def measure(self, cells: vec[i64], me: i64, camps: i64) -> None:
        """The price of bringing a figure from the supply to each hex."""
        away = self.away
        hex: i64
        for hex in range(HEXES):
            away[hex] = OUT_OF_REACH
        away[BASE] = 1
        camp: i64
        for camp in range(camps):
            away[cells[me + CAMP_HEX + camp] - 1] = 1
        road_from = self.road_from
        road_to = self.road_to
        road_price = self.road_price
        roads = self.roads
        _sweep: i64
        road: i64
        for _sweep in range(SWEEPS):
            changed = False
            for road in range(roads):
                here = road_from[road]
                there = road_to[road]
                price = road_price[road]
                if away[here] + price < away[there]:
                    away[there] = away[here] + price
                    changed = True
                elif away[there] + price < away[here]:
                    away[here] = away[there] + price
                    changed = True
            if not changed:
                return

    def carry(self, cells: vec[i64], me: i64) -> None:
        """What a figure could do somewhere is worth less for each action point on the way."""
        worth = self.worth
        road_from = self.road_from
        road_to = self.road_to
        road_price = self.road_price
        step = self.step
        roads = self.roads
        camps = cells[me + CAMPS_SET]
        first = cells[me + CAMP_HEX] - 1
        second = cells[me + CAMP_HEX + 1] - 1
        _sweep: i64
        road: i64
        for _sweep in range(SWEEPS):
            changed = False
            for road in range(roads):
                here = road_from[road]
                there = road_to[road]
                toll = road_price[road] * step
                if worth[there] - toll > worth[here]:
                    worth[here] = worth[there] - toll
                    changed = True
                elif worth[here] - toll > worth[there]:
                    worth[there] = worth[here] - toll
                    changed = True
            if camps > 0:
                best = worth[BASE]
                if worth[first] > best:
                    best = worth[first]
                if camps > 1 and worth[second] > best:
                    best = worth[second]
                best -= step
                if best > worth[BASE]:
                    worth[BASE] = best
                    changed = True
                if best > worth[first]:
                    worth[first] = best
                    changed = True
                if camps > 1 and best > worth[second]:
                    worth[second] = best
                    changed = True
            if not changed:
                return

    def remaining(self, position: Position) -> i64:
        cells = position.cells
        depth = cells[DEPTH]
        if depth == 0:
            return 0
        players = cells[PLAYERS]
        tiles: i64 = 0
        tile: i64
        for tile in range(TILES):
            where = cells[TILE_AT + tile]
            if where == IN_STACK or where == OPEN:
                tiles += 1 + (players if TERRAIN[tile] == VOLCANO else 0)
        tiles += players
        frame: i64
        for frame in range(depth):
            at = AGENDA + FRAME * frame
            kind = cells[at]
            if kind == SCORING:
                tiles += players - cells[at + 2]
            elif kind == FINAL_SCORING:
                tiles -= cells[at + 2]
            elif kind == SPEND or kind == OWN_SPEND:
                tiles += 1
        return tiles * 1000 // (TILES + (VOLCANOES + 1) * players + 1)

    def ahead(self, position: Position) -> i64:
        # In matches of equal time 1 won 85 % in the basic game and 10 % in the tactical one,
        # where every bid is a turn.
        return 1 + position.cells[TACTICAL]

    def doubt(self, position: Position) -> i64:
        # Fitted to who won games of greedy bots; with more players there are fewer points.
        players = position.cells[PLAYERS]
        if players == 2:
            return 3 * POINT + 25 * POINT * self.remaining(position) // 1000
        return 2 * POINT + (60 // players - 4) * POINT * self.remaining(position) // 1000
