"""What must hold in every position: nothing is lost, nothing appears from nowhere."""

from __future__ import annotations

from sacbe.core.checking import agenda, need
from sacbe.core.position import CHANCE, Position
from sacbe.tikal.data import (
    CLEARING,
    EXPLORERS,
    GUARDS,
    HEX_NAMES,
    HEXES,
    HIGHEST_STEP,
    KIND_NAMES,
    KINDS,
    LETTER,
    MASKS,
    NEIGHBOUR,
    OF_EACH,
    PRINTED_LEVEL,
    ROTATIONS,
    RUINS,
    SIDES,
    START_HEX,
    STARTS,
    STEP_COUNT,
    TEMPLE,
    TERRAIN,
    TILE_IDS,
    TILES,
    VOLCANO,
    most_points,
)
from sacbe.tikal.position import (
    AUCTION,
    BID,
    BIDDER,
    CAMP_HEX,
    CAMP_OF,
    CAMPS_SET,
    CHOOSE_TILE,
    DONE_HERE,
    DRAW_FIRST,
    DRAW_TILE,
    DRAW_TREASURE,
    EXPLORERS_ON,
    FACE_DOWN,
    FINAL_SCORING,
    FIRST,
    FIRST_PASS,
    GONE,
    GUARD_OF,
    GUARDS_SET,
    HELD,
    IN_HAND,
    IN_STACK,
    LAST_PLACER,
    LEADER_AT,
    LEADER_GUARD,
    LEADER_LOST,
    LEVEL,
    LOST,
    MAKE_BID,
    MASKS_LEFT,
    ON,
    OPEN,
    ORDER,
    OUT,
    OWN_SPEND,
    PASSED,
    PLACE_TILE,
    PLACED,
    ROUND,
    SCORE,
    SCORE_NOW,
    SCORING,
    SPEND,
    STEPS_LEFT,
    SUPPLY,
    TACTICAL,
    TAKE_TILE,
    TILE_AT,
    TOTEM,
    TREASURE,
    TURN_OVER,
    figures,
    player,
)


def check(position: Position) -> None:
    """Raise `BadPosition` unless everything on the table makes sense together."""
    check_agenda(position)
    check_map(position)
    check_tiles(position)
    check_temples(position)
    check_treasures(position)
    check_figures(position)
    check_camps(position)
    check_auction(position)


def check_agenda(position: Position) -> None:
    """The agenda must be one that play can lead to."""
    cells = position.cells
    players = position.players
    entries = agenda(position)
    kinds = [entry[0] for entry in entries]
    seats = [entry[1] for entry in entries]
    tactical = cells[TACTICAL] == 1
    first: int = cells[FIRST]
    need((first == -1) if kinds == [DRAW_FIRST] else (0 <= first < players), "TK-1.4", "first")
    for seat, entry in zip(seats, entries, strict=True):
        need(
            seat < players and (entry[0] != DRAW_TREASURE or entry[2] < players), "TK-1.3", "agenda"
        )
    order = [int(cells[ORDER + place]) for place in range(4)]
    last_round = kinds[:1] == [FINAL_SCORING]
    over = not kinds
    if last_round or over:
        need(sorted(order[:players]) == list(range(players)), "TK-7.1", "order")
        need(all(seat == -1 for seat in order[players:]), "TK-7.1", "order")
    else:
        need(all(seat == -1 for seat in order), "TK-7.1", "order")
    last: int = cells[LAST_PLACER]
    need(last < players and (last >= 0 or not (over or last_round)), "TK-7.1", "last_placer")
    if (over or last_round) and not tactical:
        right = [(last + 1 + place) % players for place in range(players)]
        need(order[:players] == right, "TK-7.1", "order")
    if over:
        need(cells[ROUND] > 0, "TK-7.1", "scoring_rounds")
        return
    drawing = kinds[-1:] == [DRAW_TREASURE]
    rest = kinds[:-1] if drawing else kinds
    if drawing:
        need(rest[-1:] == [SPEND] and entries[-1][2] == seats[-2], "TK-4.5", "agenda")
    scoring = [SCORE_NOW, SPEND]
    turn = [TURN_OVER]
    volcano = [*turn, OWN_SPEND, SCORING, *scoring]
    known = [[DRAW_FIRST], [FINAL_SCORING, *scoring], [*turn, SPEND, PLACE_TILE], [*turn, SPEND]]
    known += [volcano]
    if tactical:
        known += [[AUCTION, DRAW_TILE], [MAKE_BID], [*turn, TAKE_TILE, CHOOSE_TILE]]
    else:
        known += [[*turn, TAKE_TILE, DRAW_TILE]]
    need(rest in known, "TK-2.1", "agenda")
    check_seats(position, rest, entries)
    holding = rest == volcano or rest[-1:] == [PLACE_TILE]
    need((cells[HELD] > 0) == holding, "TK-2.1", "held")
    if rest == volcano:
        need(TERRAIN[cells[HELD] - 1] == VOLCANO, "TK-6.1", "held")


def check_seats(position: Position, kinds: list[int], entries: list[list[int]]) -> None:
    """What belongs to one turn belongs to one player."""
    players = position.players
    cells = position.cells
    seats = [entry[1] for entry in entries if entry[1] != CHANCE]
    if kinds[:1] == [TURN_OVER]:
        own = [
            entry for entry in entries if entry[0] in (TURN_OVER, TAKE_TILE, OWN_SPEND, PLACE_TILE)
        ]
        need(len({entry[1] for entry in own}) == 1, "TK-2.1", "agenda")
    if SCORE_NOW in kinds:
        at = kinds.index(SCORE_NOW)
        done = entries[at - 1][2]
        scorer = entries[at][1]
        need(1 <= done <= players and entries[at + 1][1] == scorer, "TK-5.3", "agenda")
        if kinds[0] == FINAL_SCORING:
            need(scorer == cells[ORDER + done - 1], "TK-7.1", "agenda")
            need(entries[0][1] == cells[LAST_PLACER], "TK-7.1", "agenda")
        else:
            starter = entries[at - 1][1]
            need(starter == seats[0], "TK-6.1", "agenda")
            need(scorer == (starter + done - 1) % players, "TK-6.1", "agenda")
    elif SPEND in kinds:
        need(len(set(seats)) == 1, "TK-2.1", "agenda")
    if kinds[-1:] == [PLACE_TILE]:
        need(entries[-2][2] == 10, "TK-2.1", "agenda")
    if kinds[-1:] == [DRAW_TILE]:
        opened = sum(cells[TILE_AT + tile] == OPEN for tile in range(TILES))
        expected = players - opened if cells[TACTICAL] == 1 else 1
        need(entries[-1][2] == expected, "TK-8.1", "agenda")


def check_map(position: Position) -> None:
    """The printed hexes lie as printed; every tile lies once; each hex has what its tile says."""
    cells = position.cells
    spending = any(entry[0] == SPEND for entry in agenda(position))
    seen: set[int] = set()
    for hex in range(HEXES):
        name = HEX_NAMES[hex]
        on: int = cells[ON + hex]
        tile, rotation = divmod(on - 1, SIDES)
        if on == 0:
            for cell in (LEVEL, MASKS_LEFT, CAMP_OF, GUARD_OF, DONE_HERE):
                need(cells[cell + hex] == 0, "TK-3.1", name)
            need(not anybody(position, hex), "TK-4.2", name)
            continue
        need(tile not in seen, "TK-1.2", name)
        seen.add(tile)
        if tile >= TILES:
            need(START_HEX[tile - TILES] == hex and rotation == 0, "TK-1.1", name)
        else:
            need(cells[TILE_AT + tile] == PLACED, "TK-1.2", TILE_IDS[tile])
            need(rotation < ROTATIONS[tile], "TK-3.1", name)
            need(touches_map(position, hex), "TK-3.1", name)
        ground: int = TERRAIN[tile]
        level: int = cells[LEVEL + hex]
        need(level >= PRINTED_LEVEL[tile] and (ground == TEMPLE or level == 0), "TK-4.4", name)
        need(cells[MASKS_LEFT + hex] <= MASKS[tile], "TK-3.3", name)
        need(ground != VOLCANO or not anybody(position, hex), "TK-3.2", name)
        done: int = cells[DONE_HERE + hex]
        need(done == 0 or ground in (TEMPLE, RUINS), "TK-4.4", name)
        need(done == 0 or spending, "TK-6.1", name)
        dug: int = MASKS[tile] - cells[MASKS_LEFT + hex]
        grown: int = level - PRINTED_LEVEL[tile]
        need(done <= (grown if ground == TEMPLE else dug), "TK-4.4", name)
    for start in range(STARTS):
        need(tile_on(position, int(START_HEX[start])) == TILES + start, "TK-1.1", "hexes")


def tile_on(position: Position, hex: int) -> int:
    """The tile on a hex; -1 if it is unexplored."""
    return (int(position.cells[ON + hex]) - 1) // SIDES


def anybody(position: Position, hex: int) -> bool:
    """Whether any figure stands on a hex."""
    return any(figures(position, seat, hex) > 0 for seat in range(position.players))


def touches_map(position: Position, hex: int) -> bool:
    """Whether an explored hex lies beside it."""
    beside = [int(NEIGHBOUR[SIDES * hex + side]) for side in range(SIDES)]
    return any(other >= 0 and position.cells[ON + other] > 0 for other in beside)


def check_tiles(position: Position) -> None:
    """Thirty-six tiles, each in one place; a letter begins when the one before it is drawn."""
    cells = position.cells
    players = position.players
    where: list[int] = [int(cells[TILE_AT + tile]) for tile in range(TILES)]
    on_map = {tile_on(position, hex) for hex in range(HEXES)}
    for tile in range(TILES):
        need((where[tile] == PLACED) == (tile in on_map), "TK-1.2", TILE_IDS[tile])
        need((where[tile] == IN_HAND) == (cells[HELD] == tile + 1), "TK-2.1", TILE_IDS[tile])
    left = [int(LETTER[tile]) for tile in range(TILES) if where[tile] == IN_STACK]
    drawn = [int(LETTER[tile]) for tile in range(TILES) if where[tile] != IN_STACK]
    need(not left or not drawn or min(left) >= max(drawn), "TK-1.2", "tiles")
    entries = agenda(position)
    kinds = [entry[0] for entry in entries]
    if kinds[:1] == [FINAL_SCORING] or not kinds:
        need(all(place in (PLACED, OUT) for place in where), "TK-7.1", "tiles")
    totems = sum(int(cells[player(seat) + TOTEM]) for seat in range(players))
    to_draw = entries[-1][2] if kinds[-1:] == [DRAW_TILE] else 0
    need(to_draw <= len(left), "TK-8.1", "tiles")
    if kinds == [DRAW_FIRST]:
        need(len(left) == TILES, "TK-1.2", "tiles")
    if cells[TACTICAL] == 1 and kinds != [DRAW_FIRST]:
        need(len(left) % players == to_draw % players, "TK-8.1", "tiles")
        chosen = 1 if kinds[:1] == [TURN_OVER] and CHOOSE_TILE not in kinds else 0
        need(where.count(OPEN) == totems - chosen - to_draw, "TK-8.1", "tiles")
        need(to_draw == 0 or totems == players, "TK-8.1", "totem_up")
        if kinds[:1] == [TURN_OVER]:
            need(cells[player(entries[0][1]) + TOTEM] == 1, "TK-8.2", "totem_up")
    else:
        need(totems == 0 and OPEN not in where, "TK-8.1", "tiles")


def check_temples(position: Position) -> None:
    """Forty-eight steps, lying open or on temples (TK-1.2); guards stand on temples (TK-4.8);
    a scoring round for each volcano (TK-6.1)."""
    cells = position.cells
    used = [0] * (HIGHEST_STEP + 2)
    for hex in range(HEXES):
        if cells[LEVEL + hex] > 0:
            tile = tile_on(position, hex)
            for step in range(int(PRINTED_LEVEL[tile]) + 1, int(cells[LEVEL + hex]) + 1):
                used[step] += 1
        guard: int = cells[GUARD_OF + hex]
        need(guard == 0 or cells[LEVEL + hex] > 0, "TK-4.8", HEX_NAMES[hex])
        need(guard == 0 or (guard - 1) % LEADER_GUARD < position.players, "TK-4.8", HEX_NAMES[hex])
    for step in range(HIGHEST_STEP + 2):
        count: int = STEP_COUNT[step]
        need(cells[STEPS_LEFT + step] + used[step] == count, "TK-1.2", "steps_left")
    kinds = [entry[0] for entry in agenda(position)]
    held: int = cells[HELD] - 1
    rounds = 0 if kinds else 1
    for tile in range(TILES):
        if TERRAIN[tile] == VOLCANO and cells[TILE_AT + tile] in (PLACED, OUT):
            rounds += 1
    if held >= 0 and TERRAIN[held] == VOLCANO and SCORING not in kinds:
        rounds += 1
    need(cells[ROUND] == rounds, "TK-6.1", "scoring_rounds")
    done = scored_already(position)
    for seat in range(position.players):
        most: int = most_points(rounds + (1 if seat in done else 0))
        need(cells[player(seat) + SCORE] <= most, "TK-5.1", "points")


def scored_already(position: Position) -> list[int]:
    """The seats that have scored in the scoring round that goes on."""
    players = position.players
    entries = agenda(position)
    kinds = [entry[0] for entry in entries]
    if SCORE_NOW not in kinds:
        return []
    _, starter, done, _ = entries[kinds.index(SCORE_NOW) - 1]
    if kinds[0] == FINAL_SCORING:
        return [int(position.cells[ORDER + place]) for place in range(done - 1)]
    return [(starter + place) % players for place in range(done - 1)]


def check_treasures(position: Position) -> None:
    """Three of each kind; face down are as many as lie on ruins, printed or placed (TK-1.2)."""
    cells = position.cells
    unseen = 0
    for kind in range(KINDS):
        count: int = cells[FACE_DOWN + kind]
        unseen += count
        for seat in range(position.players):
            count += int(cells[player(seat) + TREASURE + kind])
        need(count == OF_EACH, "TK-1.2", KIND_NAMES[kind])
    hidden = 1 if [entry[0] for entry in agenda(position)][-1:] == [DRAW_TREASURE] else 0
    for hex in range(HEXES):
        hidden += int(cells[MASKS_LEFT + hex])
    for tile in range(TILES):
        if cells[TILE_AT + tile] != PLACED:
            hidden += int(MASKS[tile])
    need(unseen == hidden, "TK-3.3", "treasures_unseen")


def check_figures(position: Position) -> None:
    """Eighteen explorers and a leader a player: in the supply, on the map, on guard, or out of
    the game (TK-1.3, TK-4.8)."""
    cells = position.cells
    guards = [int(cells[GUARD_OF + hex]) for hex in range(HEXES)]
    for seat in range(position.players):
        at = int(player(seat))
        on_map = sum(int(cells[at + EXPLORERS_ON + hex]) for hex in range(HEXES))
        on_guard = guards.count(seat + 1)
        leader_guards = guards.count(seat + 1 + LEADER_GUARD)
        total: int = cells[at + SUPPLY] + cells[at + LOST] + on_map + on_guard
        need(total == EXPLORERS, "TK-1.3", "explorers")
        gone = cells[at + LEADER_AT] == GONE
        need(gone == (cells[at + LEADER_LOST] + leader_guards == 1), "TK-1.3", "leader")
        need(cells[at + LEADER_LOST] + leader_guards <= 1, "TK-1.3", "leader")
        set_up: int = cells[at + GUARDS_SET]
        need(on_guard + leader_guards == set_up and set_up <= GUARDS, "TK-4.8", "guards_set")
        lost: int = cells[at + LOST] + cells[at + LEADER_LOST]
        need(lost == 0 or set_up > 0, "TK-4.8", "explorers_lost")


def check_camps(position: Position) -> None:
    """Camps stand where they were pitched, on clearings and empty ruins (TK-4.7)."""
    cells = position.cells
    pitched: dict[int, int] = {}
    for seat in range(position.players):
        at = int(player(seat))
        hexes = [int(cells[at + CAMP_HEX + i]) for i in range(2)]
        set_up: int = cells[at + CAMPS_SET]
        need([hex > 0 for hex in hexes] == [set_up > 0, set_up > 1], "TK-4.7", "camp_hexes")
        for hex in hexes[:set_up]:
            need(hex - 1 not in pitched, "TK-4.7", HEX_NAMES[hex - 1])
            pitched[hex - 1] = seat + 1
    for hex in range(HEXES):
        camp: int = cells[CAMP_OF + hex]
        need(camp == pitched.get(hex, 0), "TK-4.7", HEX_NAMES[hex])
        if camp > 0:
            ground: int = TERRAIN[tile_on(position, hex)]
            empty = ground == RUINS and cells[MASKS_LEFT + hex] == 0
            need(ground == CLEARING or empty, "TK-4.7", HEX_NAMES[hex])


def check_auction(position: Position) -> None:
    """Bids belong to those who can pay them, and the auction is not over yet (TK-8.2, TK-8.4)."""
    cells = position.cells
    players = position.players
    passed = [seat for seat in range(players) if cells[player(seat) + PASSED] == 1]
    up = [seat for seat in range(players) if cells[player(seat) + TOTEM] == 1]
    bidder: int = cells[BIDDER]
    first_pass: int = cells[FIRST_PASS]
    entries = agenda(position)
    if [entry[0] for entry in entries] != [MAKE_BID]:
        need(cells[BID] == 0 and bidder == -1, "TK-8.2", "bid")
        need(not passed and first_pass == -1, "TK-8.2", "passed")
        return
    mover = entries[0][1]
    left = [seat for seat in up if seat not in passed]
    need(all(seat in up for seat in passed), "TK-8.2", "passed")
    need(first_pass in passed if passed else first_pass == -1, "TK-8.4", "first_pass")
    need((bidder >= 0) == (cells[BID] > 0), "TK-8.2", "bid")
    if bidder >= 0:
        need(bidder in left and cells[BID] <= cells[player(bidder) + SCORE], "TK-8.4", "bid")
    need(mover in left and mover != bidder, "TK-8.2", "agenda")
    need(len(up) > 1, "TK-8.5", "totem_up")
