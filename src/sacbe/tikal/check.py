"""Checks that a position is consistent: nothing is lost, and nothing appears from nowhere."""

from __future__ import annotations

from sacbe.core.checking import agenda, need
from sacbe.core.position import CHANCE, Position
from sacbe.tikal import data as d
from sacbe.tikal import position as p
from sacbe.tikal.data import most_points
from sacbe.tikal.position import figures, player


def check(position: Position) -> None:
    """Raise `BadPosition` unless everything on the table is consistent."""
    check_agenda(position)
    check_map(position)
    check_tiles(position)
    check_temples(position)
    check_treasures(position)
    check_figures(position)
    check_camps(position)
    check_auction(position)


def check_agenda(position: Position) -> None:
    """Check that play can lead to this agenda."""
    cells = position.cells
    players = position.players
    entries = agenda(position)
    kinds = [entry[0] for entry in entries]
    seats = [entry[1] for entry in entries]
    tactical = cells[p.TACTICAL] == 1
    first: int = cells[p.FIRST]
    need((first == -1) if kinds == [p.DRAW_FIRST] else (0 <= first < players), "TK-1.4", "first")
    for kind, seat, detail, _ in entries:
        known_seats = seat < players and (kind != p.DRAW_TREASURE or detail < players)
        need(known_seats, "TK-1.3", "agenda")
    order = [int(cells[p.ORDER + place]) for place in range(4)]
    ending = kinds[:1] in ([], [p.FINAL_SCORING])
    scorers = list(range(players)) if ending else []
    nobody = [-1] * (4 - len(scorers))
    need(sorted(order) == nobody + scorers and order[len(scorers) :] == nobody, "TK-7.1", "order")
    last: int = cells[p.LAST_PLACER]
    need(last < players and (last >= 0 or not ending), "TK-7.1", "last_placer")
    if ending and not tactical:
        right = [(last + 1 + place) % players for place in range(players)]
        need(order[:players] == right, "TK-7.1", "order")
    if not kinds:
        need(cells[p.ROUND] > 0, "TK-7.1", "scoring_rounds")
        return
    drawing = kinds[-1:] == [p.DRAW_TREASURE]
    rest = kinds[:-1] if drawing else kinds
    if drawing:
        need(rest[-1:] == [p.SPEND] and entries[-1][2] == seats[-2], "TK-4.5", "agenda")
    scoring = [p.SCORE_NOW, p.SPEND]
    turn = [p.TURN_OVER]
    volcano = [*turn, p.OWN_SPEND, p.SCORING, *scoring]
    known = [[p.DRAW_FIRST], [p.FINAL_SCORING, *scoring], [*turn, p.SPEND], volcano]
    known += [[*turn, p.SPEND, p.PLACE_TILE]]
    if tactical:
        known += [[p.AUCTION, p.DRAW_TILE], [p.MAKE_BID], [*turn, p.TAKE_TILE, p.CHOOSE_TILE]]
    else:
        known += [[*turn, p.TAKE_TILE, p.DRAW_TILE]]
    need(rest in known, "TK-2.1", "agenda")
    check_seats(position, rest, entries)
    holding = rest == volcano or rest[-1:] == [p.PLACE_TILE]
    need((cells[p.HELD] > 0) == holding, "TK-2.1", "held")
    if rest == volcano:
        need(d.TERRAIN[cells[p.HELD] - 1] == d.VOLCANO, "TK-6.1", "held")


def check_seats(position: Position, kinds: list[int], entries: list[list[int]]) -> None:
    """Check that everything in one turn belongs to one player."""
    players = position.players
    cells = position.cells
    seats = [entry[1] for entry in entries if entry[1] != CHANCE]
    if kinds[:1] == [p.TURN_OVER]:
        own = (p.TURN_OVER, p.TAKE_TILE, p.OWN_SPEND, p.PLACE_TILE)
        need(len({entry[1] for entry in entries if entry[0] in own}) == 1, "TK-2.1", "agenda")
    if p.SCORE_NOW in kinds:
        at = kinds.index(p.SCORE_NOW)
        done = entries[at - 1][2]
        scorer = entries[at][1]
        need(1 <= done <= players and entries[at + 1][1] == scorer, "TK-5.3", "agenda")
        if kinds[0] == p.FINAL_SCORING:
            need(scorer == cells[p.ORDER + done - 1], "TK-7.1", "agenda")
            need(entries[0][1] == cells[p.LAST_PLACER], "TK-7.1", "agenda")
        else:
            starter = entries[at - 1][1]
            need(starter == seats[0], "TK-6.1", "agenda")
            need(scorer == (starter + done - 1) % players, "TK-6.1", "agenda")
    elif p.SPEND in kinds:
        need(len(set(seats)) == 1, "TK-2.1", "agenda")
    if kinds[-1:] == [p.PLACE_TILE]:
        need(entries[-2][2] == 10, "TK-2.1", "agenda")
    if kinds[-1:] == [p.DRAW_TILE]:
        opened = sum(cells[p.TILE_AT + tile] == p.OPEN for tile in range(d.TILES))
        expected = players - opened if cells[p.TACTICAL] == 1 else 1
        need(entries[-1][2] == expected, "TK-8.1", "agenda")


def check_map(position: Position) -> None:
    """Check that the printed hexes are as printed, every tile lies once, and each hex has what its
    tile says."""
    cells = position.cells
    spending = any(entry[0] == p.SPEND for entry in agenda(position))
    seen: set[int] = set()
    for hex, name in enumerate(d.HEX_NAMES):
        on: int = cells[p.ON + hex]
        tile, rotation = divmod(on - 1, d.SIDES)
        if on == 0:
            here = (p.LEVEL, p.MASKS_LEFT, p.CAMP_OF, p.GUARD_OF, p.DONE_HERE)
            need(not any(cells[cell + hex] for cell in here), "TK-3.1", name)
            need(not anybody(position, hex), "TK-4.2", name)
            continue
        need(tile not in seen, "TK-1.2", name)
        seen.add(tile)
        if tile >= d.TILES:
            need(d.START_HEX[tile - d.TILES] == hex and rotation == 0, "TK-1.1", name)
        else:
            need(cells[p.TILE_AT + tile] == p.PLACED, "TK-1.2", d.TILE_IDS[tile])
            need(rotation < d.ROTATIONS[tile], "TK-3.1", name)
            need(touches_map(position, hex), "TK-3.1", name)
        ground: int = d.TERRAIN[tile]
        level: int = cells[p.LEVEL + hex]
        need(level >= d.PRINTED_LEVEL[tile] and (ground == d.TEMPLE or level == 0), "TK-4.4", name)
        need(cells[p.MASKS_LEFT + hex] <= d.MASKS[tile], "TK-3.3", name)
        need(ground != d.VOLCANO or not anybody(position, hex), "TK-3.2", name)
        done: int = cells[p.DONE_HERE + hex]
        need(done == 0 or ground in (d.TEMPLE, d.RUINS), "TK-4.4", name)
        need(done == 0 or spending, "TK-6.1", name)
        dug: int = d.MASKS[tile] - cells[p.MASKS_LEFT + hex]
        grown: int = level - d.PRINTED_LEVEL[tile]
        need(done <= (grown if ground == d.TEMPLE else dug), "TK-4.4", name)
    for start in range(d.STARTS):
        need(tile_on(position, int(d.START_HEX[start])) == d.TILES + start, "TK-1.1", "hexes")


def of_players(position: Position, cell: int) -> list[int]:
    """Return what every player has in one of their cells."""
    return [int(position.cells[player(seat) + cell]) for seat in range(position.players)]


def tile_on(position: Position, hex: int) -> int:
    """Return the tile on a hex; -1 if it is unexplored."""
    return (int(position.cells[p.ON + hex]) - 1) // d.SIDES


def anybody(position: Position, hex: int) -> bool:
    """Whether any figure stands on a hex."""
    return any(figures(position, seat, hex) > 0 for seat in range(position.players))


def touches_map(position: Position, hex: int) -> bool:
    """Whether a hex is next to an explored one."""
    beside = [int(d.NEIGHBOUR[d.SIDES * hex + side]) for side in range(d.SIDES)]
    return any(other >= 0 and position.cells[p.ON + other] > 0 for other in beside)


def check_tiles(position: Position) -> None:
    """Check that there are thirty-six tiles, each in one place, and that a letter begins only when
    the one before it is drawn."""
    cells = position.cells
    players = position.players
    where: list[int] = [int(cells[p.TILE_AT + tile]) for tile in range(d.TILES)]
    on_map = {tile_on(position, hex) for hex in range(d.HEXES)}
    left: list[int] = []
    drawn: list[int] = []
    for tile, name in enumerate(d.TILE_IDS):
        need((where[tile] == p.PLACED) == (tile in on_map), "TK-1.2", name)
        need((where[tile] == p.IN_HAND) == (cells[p.HELD] == tile + 1), "TK-2.1", name)
        (left if where[tile] == p.IN_STACK else drawn).append(int(d.LETTER[tile]))
    need(not left or not drawn or min(left) >= max(drawn), "TK-1.2", "tiles")
    entries = agenda(position)
    kinds = [entry[0] for entry in entries]
    if kinds[:1] == [p.FINAL_SCORING] or not kinds:
        need(all(place in (p.PLACED, p.OUT) for place in where), "TK-7.1", "tiles")
    totems = sum(of_players(position, p.TOTEM))
    to_draw = entries[-1][2] if kinds[-1:] == [p.DRAW_TILE] else 0
    need(to_draw <= len(left), "TK-8.1", "tiles")
    if kinds == [p.DRAW_FIRST]:
        need(len(left) == d.TILES, "TK-1.2", "tiles")
    if cells[p.TACTICAL] == 1 and kinds != [p.DRAW_FIRST]:
        need(len(left) % players == to_draw % players, "TK-8.1", "tiles")
        chosen = 1 if kinds[:1] == [p.TURN_OVER] and p.CHOOSE_TILE not in kinds else 0
        need(where.count(p.OPEN) == totems - chosen - to_draw, "TK-8.1", "tiles")
        need(to_draw == 0 or totems == players, "TK-8.1", "totem_up")
        if kinds[:1] == [p.TURN_OVER]:
            need(cells[player(entries[0][1]) + p.TOTEM] == 1, "TK-8.2", "totem_up")
    else:
        need(totems == 0 and p.OPEN not in where, "TK-8.1", "tiles")


def check_temples(position: Position) -> None:
    """Check that there are forty-eight steps, in the supply or on temples (TK-1.2), that guards
    stand on temples (TK-4.8), and that there was a scoring round for each volcano (TK-6.1)."""
    cells = position.cells
    used = [0] * (d.HIGHEST_STEP + 2)
    for hex, name in enumerate(d.HEX_NAMES):
        level: int = cells[p.LEVEL + hex]
        guard: int = cells[p.GUARD_OF + hex]
        if level > 0:
            for step in range(int(d.PRINTED_LEVEL[tile_on(position, hex)]) + 1, level + 1):
                used[step] += 1
        owner = (guard - 1) % p.LEADER_GUARD
        need(guard == 0 or (level > 0 and owner < position.players), "TK-4.8", name)
    for step, count in enumerate(used):
        need(cells[p.STEPS_LEFT + step] + count == d.STEP_COUNT[step], "TK-1.2", "steps_left")
    kinds = [entry[0] for entry in agenda(position)]
    begun = (p.PLACED, p.OUT) if p.SCORING in kinds else (p.PLACED, p.OUT, p.IN_HAND)
    rounds = 0 if kinds else 1
    for tile in range(d.TILES):
        rounds += d.TERRAIN[tile] == d.VOLCANO and cells[p.TILE_AT + tile] in begun
    need(cells[p.ROUND] == rounds, "TK-6.1", "scoring_rounds")
    done = scored_already(position)
    for seat in range(position.players):
        most: int = most_points(rounds + (1 if seat in done else 0))
        need(cells[player(seat) + p.SCORE] <= most, "TK-5.1", "points")


def scored_already(position: Position) -> list[int]:
    """Return the seats that have scored in the current scoring round."""
    players = position.players
    entries = agenda(position)
    kinds = [entry[0] for entry in entries]
    if p.SCORE_NOW not in kinds:
        return []
    _, starter, done, _ = entries[kinds.index(p.SCORE_NOW) - 1]
    if kinds[0] == p.FINAL_SCORING:
        return [int(position.cells[p.ORDER + place]) for place in range(done - 1)]
    return [(starter + place) % players for place in range(done - 1)]


def check_treasures(position: Position) -> None:
    """Check that there are three treasures of each kind, with as many face down as lie on ruins,
    printed or placed (TK-1.2)."""
    cells = position.cells
    unseen = 0
    for kind, name in enumerate(d.KIND_NAMES):
        count: int = cells[p.FACE_DOWN + kind]
        unseen += count
        owned = of_players(position, p.TREASURE + kind)
        need(count + sum(owned) == d.OF_EACH, "TK-1.2", name)
    hidden = int([entry[0] for entry in agenda(position)][-1:] == [p.DRAW_TREASURE])
    hidden += sum(int(cells[p.MASKS_LEFT + hex]) for hex in range(d.HEXES))
    for tile in range(d.TILES):
        if cells[p.TILE_AT + tile] != p.PLACED:
            hidden += int(d.MASKS[tile])
    need(unseen == hidden, "TK-3.3", "treasures_unseen")


def check_figures(position: Position) -> None:
    """Check that every player has eighteen explorers and a leader: in the supply, on the map, on
    guard, or out of the game (TK-1.3, TK-4.8)."""
    cells = position.cells
    guards = [int(cells[p.GUARD_OF + hex]) for hex in range(d.HEXES)]
    for seat in range(position.players):
        at = int(player(seat))
        on_map = sum(int(cells[at + p.EXPLORERS_ON + hex]) for hex in range(d.HEXES))
        on_guard = guards.count(seat + 1)
        leader_guards = guards.count(seat + 1 + p.LEADER_GUARD)
        total: int = cells[at + p.SUPPLY] + cells[at + p.LOST] + on_map + on_guard
        need(total == d.EXPLORERS, "TK-1.3", "explorers")
        gone = int(cells[at + p.LEADER_AT] == p.GONE)
        need(cells[at + p.LEADER_LOST] + leader_guards == gone, "TK-1.3", "leader")
        set_up: int = cells[at + p.GUARDS_SET]
        need(on_guard + leader_guards == set_up and set_up <= d.GUARDS, "TK-4.8", "guards_set")
        lost: int = cells[at + p.LOST] + cells[at + p.LEADER_LOST]
        need(lost == 0 or set_up > 0, "TK-4.8", "explorers_lost")


def check_camps(position: Position) -> None:
    """Check that camps are on clearings and empty ruins (TK-4.7)."""
    cells = position.cells
    pitched: dict[int, int] = {}
    for seat in range(position.players):
        at = int(player(seat))
        hexes = [int(cells[at + p.CAMP_HEX + i]) for i in range(2)]
        set_up: int = cells[at + p.CAMPS_SET]
        need([hex > 0 for hex in hexes] == [set_up > 0, set_up > 1], "TK-4.7", "camp_hexes")
        for hex in hexes[:set_up]:
            need(hex - 1 not in pitched, "TK-4.7", d.HEX_NAMES[hex - 1])
            pitched[hex - 1] = seat + 1
    for hex, name in enumerate(d.HEX_NAMES):
        camp: int = cells[p.CAMP_OF + hex]
        need(camp == pitched.get(hex, 0), "TK-4.7", name)
        if camp > 0:
            ground: int = d.TERRAIN[tile_on(position, hex)]
            empty = ground == d.RUINS and cells[p.MASKS_LEFT + hex] == 0
            need(ground == d.CLEARING or empty, "TK-4.7", name)


def check_auction(position: Position) -> None:
    """Check that bidders can pay their bids, and that the auction is not over yet (TK-8.2,
    TK-8.4)."""
    cells = position.cells
    players = position.players
    passed = [seat for seat in range(players) if cells[player(seat) + p.PASSED] == 1]
    up = [seat for seat in range(players) if cells[player(seat) + p.TOTEM] == 1]
    bidder: int = cells[p.BIDDER]
    first_pass: int = cells[p.FIRST_PASS]
    entries = agenda(position)
    if [entry[0] for entry in entries] != [p.MAKE_BID]:
        need(cells[p.BID] == 0 and bidder == -1, "TK-8.2", "bid")
        need(not passed and first_pass == -1, "TK-8.2", "passed")
        return
    mover = entries[0][1]
    left = [seat for seat in up if seat not in passed]
    need(all(seat in up for seat in passed), "TK-8.2", "passed")
    need(first_pass in passed if passed else first_pass == -1, "TK-8.4", "first_pass")
    need((bidder >= 0) == (cells[p.BID] > 0), "TK-8.2", "bid")
    if bidder >= 0:
        need(bidder in left and cells[p.BID] <= cells[player(bidder) + p.SCORE], "TK-8.4", "bid")
    need(mover in left and mover != bidder, "TK-8.2", "agenda")
    need(len(up) > 1, "TK-8.5", "totem_up")
