"""The line of moves after undos: an undo restores the line as it was at an event."""

from __future__ import annotations

from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as st

from sacbe.server.events import MOVE, UNDO, MoveLine, StoredMove, standing_moves


@given(st.data())
def test_an_undo_leads_back_to_how_it_stood(data: st.DataObject) -> None:
    """This holds over several undos, and with other events in between."""
    line: MoveLine[StoredMove] = MoveLine()
    stood: dict[int, list[int]] = {0: []}
    events = []
    for seq in range(1, data.draw(st.integers(1, 40)) + 1):
        now = stood[seq - 1]
        kind = data.draw(st.sampled_from([MOVE, MOVE, UNDO, "joined"]))
        payload: dict[str, object] = {}
        if kind == MOVE:
            payload = {"move": f"move {seq}", "turn": seq // 3}
            line.add(StoredMove(seq, 0, f"move {seq}", seq // 3, ""))
            stood[seq] = [*now, seq]
        elif kind == UNDO:
            to = data.draw(st.sampled_from([0, *now]))
            payload = {"to": to}
            removed = line.undo(to)
            stood[seq] = stood[to]
            assert stood[to] + [move.seq for move in removed] == now
        else:
            stood[seq] = now
        assert [move.seq for move in line.entries] == stood[seq]
        events.append(SimpleNamespace(seq=seq, seat=0, kind=kind, payload=payload, digest=None))
    found = standing_moves(events)  # type: ignore[arg-type]
    assert found == line.entries
    assert [move.token for move in found] == [f"move {seq}" for seq in stood[len(events)]]
