"""Where the figures of the player to move can go with the action points left (TK-4.2, TK-4.3)."""

from __future__ import annotations

from sacbe.core.choices import Journey
from sacbe.core.position import DEPTH, Position
from sacbe.tikal.data import FIGURES, HEX_NAMES, HEXES
from sacbe.tikal.expedition import Way, spot, stands, ways
from sacbe.tikal.move_kinds import Walk
from sacbe.tikal.position import SPEND


def journeys(position: Position) -> list[Journey]:
    """Return the cheapest way of each figure to every other hex that it can pay for, the nearest
    first. Figures of a kind on the same hex share a way.

    >>> import sacbe
    >>> position = sacbe.GAMES["tikal"].start(2, first=0)
    >>> for token in ("tile A1", "place b3 0", "enter explorer base"):
    ...     position.play(token)
    >>> [(way.figure, way.start, way.end, way.cost) for way in journeys(position)][:2]
    [('explorer', 'a5', 'b4', 1), ('explorer', 'a5', 'a4', 2)]
    """
    cells = position.cells
    if cells[DEPTH] == 0 or cells[position.top()] != SPEND:
        return []
    seat: int = position.to_move
    points: int = cells[position.top() + 2]
    found: list[Journey] = []
    for figure in range(len(FIGURES)):
        for hex in range(HEXES):
            if stands(position, seat, figure, hex):
                near = ways(position, seat, figure, hex)
                for end in sorted(near, key=lambda there: near[there].price):
                    if 0 < near[end].price <= points:
                        found.append(journey(position, seat, figure, hex, end, near[end]))
    return found


def journey(position: Position, seat: int, figure: int, start: int, end: int, way: Way) -> Journey:
    """Return a way with the hexes that it passes."""
    moves = [position.game.moves[id] for id in way.moves]
    path = [HEX_NAMES[start]]
    for move in moves:
        assert isinstance(move.args, Walk)
        path.append(spot(position, seat, move.args.end))
    tokens = [move.token for move in moves]
    return Journey(FIGURES[figure], HEX_NAMES[start], HEX_NAMES[end], way.price, tokens, path)
