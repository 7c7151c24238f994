"""Records that are cut, mangled, foreign or huge: each gives a clear error with its line."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sacbe
from sacbe import BadRecord, Record
from sacbe.core.record import LARGEST
from tests.walks import Walk, walk_on

many = settings(max_examples=6 * settings().max_examples)
GAMES = sorted(sacbe.GAMES)
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def whole(name: str) -> str:
    """Return the record of a finished game with every kind of header entry."""
    game = sacbe.GAMES[name]
    players = game.players[0]
    seats = [option for option, description in game.options.items() if not description.values]
    chosen: dict[str, Any] = dict.fromkeys(seats, 1)
    record = Record.new(name, players, tags={"place": "Київ"}, **chosen)
    for id in walk_on(record.position.copy(), Walk(3, 0, [])):
        record.play(id)
    return record.text()


@cache
def lines(name: str) -> list[str]:
    return whole(name).splitlines()


def line_of(name: str, start: str) -> int:
    """Return the number of the first line that begins with `start`."""
    return next(i for i, line in enumerate(lines(name), start=1) if line.startswith(start))


def first_turn(name: str) -> int:
    return lines(name).index("") + 2


def refused(text: str, line: int | None = None, *mentions: str) -> BadRecord:
    """Check that a text is refused, with an error that says where and why; return the error."""
    with pytest.raises(BadRecord) as caught:
        Record.parse(text)
    error = caught.value
    said = str(error)
    assert said.strip()
    assert len(said) < 10_000
    assert error.line == error.message.params["line"]
    if line is not None:
        assert error.line == line, said
        assert f"Line {line:,}" in said or line == 0
    for mention in mentions:
        assert mention in said
    return error


def with_line(name: str, number: int, *instead: str) -> str:
    """Return the record with one line replaced."""
    changed = lines(name)[: number - 1] + list(instead) + lines(name)[number:]
    return "\n".join(changed) + "\n"


def check_said(error: BadRecord, most: int) -> None:
    """Check that an error has a text and points into the file."""
    assert str(error).strip()
    assert 0 <= error.line <= most


def check_tolerated(text: str) -> None:
    """Check that a text, if accepted, is a sound record that reads back the same."""
    try:
        record = Record.parse(text)
    except BadRecord as error:
        check_said(error, len(text.splitlines()) + 1)
        return
    record.verify()
    again = Record.parse(record.text())
    assert again.moves == record.moves
    assert again.position == record.position
    assert again.text() == record.text()


# Cut short.


@every_game
def test_cut_at_every_line(name: str) -> None:
    for kept in range(len(lines(name))):
        cut = "\n".join(lines(name)[:kept])
        error = refused(cut)
        assert error.line <= max(kept, 1)
        refused(cut + "\n")


@every_game
@many
@given(data=st.data())
def test_cut_at_any_byte(name: str, data: st.DataObject) -> None:
    whole_bytes = whole(name).encode()
    size = data.draw(st.integers(0, len(whole_bytes) - 2))  # a record may lack its last newline
    cut = whole_bytes[:size].decode(errors="ignore")
    refused(cut)


@every_game
def test_whole_without_the_last_newline(name: str) -> None:
    record = Record.parse(whole(name).rstrip("\n"))
    assert record.text() == whole(name)


# Mangled.


TEXTS = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["\n", "\r", "\x00", "\ufeff", "\u2028", "*", ",", " = ", ":", "0", "-1", "٣"]),
    st.integers(0, 10**30).map(str),
)


@every_game
@many
@given(data=st.data())
def test_mangled_characters(name: str, data: st.DataObject) -> None:
    text = whole(name)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        removed = data.draw(st.integers(0, 5))
        text = text[:at] + data.draw(TEXTS) + text[at + removed :]
    check_tolerated(text)


@every_game
@many
@given(data=st.data())
def test_mangled_header(name: str, data: st.DataObject) -> None:
    """Most of a record is turns, so the header has its own test."""
    header, rest = whole(name).split("\n\n", 1)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(header)))
        removed = data.draw(st.integers(0, 3))
        header = header[:at] + data.draw(TEXTS) + header[at + removed :]
    check_tolerated(header + "\n\n" + rest)


@every_game
@many
@given(data=st.data())
def test_mangled_lines(name: str, data: st.DataObject) -> None:
    mangled = list(lines(name))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(mangled) - 1))
        match data.draw(st.sampled_from(["delete", "double", "swap", "insert", "move"])):
            case "delete":
                del mangled[at]
            case "double":
                mangled.insert(at, mangled[at])
            case "swap":
                other = data.draw(st.integers(0, len(mangled) - 1))
                mangled[at], mangled[other] = mangled[other], mangled[at]
            case "insert":
                mangled.insert(at, data.draw(TEXTS))
            case "move":
                line = mangled.pop(at)
                mangled.insert(data.draw(st.integers(0, len(mangled))), line)
    check_tolerated("\n".join(mangled))


@every_game
@many
@given(data=st.data())
def test_mangled_bytes(
    name: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    mangled = bytearray(whole(name).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        mangled[data.draw(st.integers(0, len(mangled) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.mktemp("mangled") / "game.sacbe"
    path.write_bytes(mangled)
    try:
        record = Record.load(path)
    except BadRecord as error:
        check_said(error, len(mangled.decode(errors="replace").splitlines()) + 1)
    else:
        record.verify()
    assert path.read_bytes() == mangled


@every_game
@many
@given(data=st.data())
def test_a_turn_without_one_of_its_moves(name: str, data: st.DataObject) -> None:
    number = data.draw(st.integers(first_turn(name), len(lines(name)) - 1))
    head, _, rest = lines(name)[number - 1].partition(") ")
    moves, _, digest = rest.partition(" = ")
    tokens = moves.split(", ")
    del tokens[data.draw(st.integers(0, len(tokens) - 1))]
    refused(with_line(name, number, f"{head}) {', '.join(tokens)} = {digest}"), number)


@given(text=st.text(max_size=200))
def test_any_text_is_no_record(text: str) -> None:
    refused(text, 1)


# Wrong headers.


@every_game
@pytest.mark.parametrize(
    "first", ["", "sacbe record 2", "sacbe record", "SACBE RECORD 1", "{", "x" * 9999]
)
def test_wrong_first_line(name: str, first: str) -> None:
    refused(with_line(name, 1, first), 1, first[:20], "sacbe record 1")


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n", " ", "\ufeff"])
def test_empty(text: str) -> None:
    refused(text, 1, "sacbe record 1")


@every_game
@pytest.mark.parametrize("entry", ["game", "rules", "players", "moves"])
def test_missing_header_entry(name: str, entry: str) -> None:
    number = line_of(name, f"{entry}:")
    error = refused(with_line(name, number), None, entry)
    assert 1 <= error.line < first_turn(name)


@every_game
def test_duplicate_header_entries(name: str) -> None:
    for number in range(2, first_turn(name) - 1):
        line = lines(name)[number - 1]
        refused(with_line(name, number, line, line), number + 1, line.partition(":")[0])


@every_game
@pytest.mark.parametrize(
    "entry",
    [
        "colour: red",
        "seat 9: Ana",
        "seat x: Ana",
        "seat : Ana",
        "option nope: 1",
        "tag : x",
        "nonsense",
    ],
)
def test_unknown_header_entry(name: str, entry: str) -> None:
    refused(with_line(name, 2, entry, lines(name)[1]), 2, entry.partition(":")[0].strip())


@every_game
@pytest.mark.parametrize("rules", ["0", "99", "-1", "", "one", "1.0", "01", "9" * 5000])
def test_unknown_rules_version(name: str, rules: str) -> None:
    error = refused(with_line(name, line_of(name, "rules:"), f"rules: {rules}"), None, rules[:20])
    assert error.line == line_of(name, "rules:")
    assert str(sacbe.GAMES[name].rules_version) in str(error)


@every_game
@pytest.mark.parametrize("other", ["chess", "", "Tzolkin", "x" * 5000])
def test_unknown_game(name: str, other: str) -> None:
    number = line_of(name, "game:")
    refused(with_line(name, number, f"game: {other}"), number, other[:20], *GAMES)


@every_game
@pytest.mark.parametrize("entry", ["players", "moves"])
@pytest.mark.parametrize(
    "number",
    ["-1", "-0", "+2", "1.5", "2e0", "0x2", "", "two", "٢", "²", "2_0", "1" + "0" * 5000, "9" * 9],
    ids=lambda number: number[:10].encode("unicode_escape").decode(),
)
def test_wrong_numbers(name: str, entry: str, number: str) -> None:
    at = line_of(name, f"{entry}:")
    refused(with_line(name, at, f"{entry}: {number}"), at, number[:20])


@every_game
@pytest.mark.parametrize("players", ["0", "1"])
def test_too_few_players(name: str, players: str) -> None:
    at = line_of(name, "players:")
    refused(with_line(name, at, f"players: {players}"), at, players)


@every_game
def test_wrong_number_of_moves(name: str) -> None:
    at = line_of(name, "moves:")
    moves = int(lines(name)[at - 1].split()[1])
    for wrong in (0, 1, moves - 1, moves + 1):
        refused(with_line(name, at, f"moves: {wrong}"), None, f"{wrong:,}", f"{moves:,}")


@every_game
@pytest.mark.parametrize(
    "value",
    ["-1", "9", "x", "", "1.0", "True", "None", "1" * 5000, "0" * 5000],
    ids=lambda value: value[:10] or "empty",
)
def test_wrong_option(name: str, value: str) -> None:
    for option, description in sacbe.GAMES[name].options.items():
        if description.values:
            continue
        at = line_of(name, f"option {option}:")
        refused(with_line(name, at, f"option {option}: {value}"), at, option)


@every_game
@pytest.mark.parametrize(
    "seat", ["9" * 5000, "0" * 5000, "00", "-1", "+1", "²"], ids=lambda s: ascii(s[:5])
)
def test_wrong_seat_entry(name: str, seat: str) -> None:
    """This includes a second name for a seat whose number is spelt differently."""
    at = line_of(name, "seat 0:")
    refused(with_line(name, at, lines(name)[at - 1], f"seat {seat}: Ana"), at + 1, seat[:5])


@every_game
def test_names_are_optional(name: str) -> None:
    record = Record.parse(with_line(name, line_of(name, "seat 0:")))
    assert record.names[0] == "1"


# Wrong turns.


@every_game
def test_wrong_digest(name: str) -> None:
    for number in range(first_turn(name), len(lines(name))):
        head, _, digest = lines(name)[number - 1].rpartition(" = ")
        wrong = digest[:-1] + ("0" if digest[-1] != "0" else "1")
        if number < first_turn(name) + 5 or number > len(lines(name)) - 5:
            refused(with_line(name, number, f"{head} = {wrong}"), number, wrong, digest)
    number = first_turn(name)
    head, _, digest = lines(name)[number - 1].rpartition(" = ")
    for short in ("", digest[:4], digest + "0"):
        refused(with_line(name, number, f"{head} = {short}"), number)


@every_game
@pytest.mark.parametrize(
    "turn", ["-1", "999", "0" * 20, "9" * 5000, "x", "", "1.0", "٣"], ids=lambda t: ascii(t[:9])
)
def test_wrong_turn_number(name: str, turn: str) -> None:
    number = first_turn(name) + 3
    changed = re.sub(r"^\d+", turn, lines(name)[number - 1])
    refused(with_line(name, number, changed), number)


@every_game
@pytest.mark.parametrize(
    "seat", ["9", "-1", "x", "", "00", "9" * 5000, "²"], ids=lambda s: ascii(s[:9])
)
def test_wrong_seat(name: str, seat: str) -> None:
    number = first_turn(name) + 3
    changed = re.sub(r"\(.*?\)", f"({seat})", lines(name)[number - 1], count=1)
    refused(with_line(name, number, changed), number)


@every_game
def test_another_seat_and_another_mark(name: str) -> None:
    number = next(
        i
        for i in range(first_turn(name), len(lines(name)))
        if re.match(r"\d+ \(\d\) [a-z]", lines(name)[i - 1])
    )
    line = lines(name)[number - 1]
    seat = int(line[line.index("(") + 1])
    refused(with_line(name, number, line.replace(f"({seat})", f"({1 - seat})", 1)), number)
    refused(with_line(name, number, line.replace(f"({seat})", "(-)", 1)), number)
    refused(with_line(name, number, line.replace(") ", ") *", 1)), number)
    drawn = lines(name)[first_turn(name) - 1]
    assert "*" in drawn
    refused(with_line(name, first_turn(name), drawn.replace("*", "", 1)), first_turn(name))


@every_game
@pytest.mark.parametrize("token", ["xyzzy", "", "*", "x" * 5000], ids=lambda token: token[:5])
def test_unknown_move(name: str, token: str) -> None:
    number = first_turn(name) + 2
    head, _, rest = lines(name)[number - 1].partition(") ")
    refused(with_line(name, number, f"{head}) {token}, {rest}"), number, token.strip("*")[:20])


@every_game
def test_illegal_move(name: str) -> None:
    """The first move is played twice; the error names it and what would have been legal."""
    number = first_turn(name)
    head, _, rest = lines(name)[number - 1].partition(") ")
    token = rest.split(", ")[0]
    position = Record.parse(whole(name)).game.start(2)
    assert token.lstrip("*") in position.game.moves
    refused(with_line(name, number, f"{head}) {token}, {rest}"), number, token.lstrip("*"), "Legal")


@every_game
def test_turns_split_or_joined(name: str) -> None:
    number = first_turn(name) + 2
    one, two = lines(name)[number - 1], lines(name)[number]
    joined = one.rpartition(" = ")[0] + ", " + two.partition(") ")[2]
    changed = [*lines(name)[: number - 1], joined, *lines(name)[number + 1 :]]
    refused("\n".join(changed), number)


# The result.


@every_game
def test_wrong_result(name: str) -> None:
    number = len(lines(name))
    right = lines(name)[-1].removeprefix("result: ")
    for wrong in (
        "",
        "0",
        right + ", 0",
        right.replace(",", ";"),
        "9" * 5000,
        "1/0, 1/0",
        right[::-1],
    ):
        assert wrong != right
        refused(with_line(name, number, f"result: {wrong}"), number, wrong[:20], right)


@every_game
def test_missing_result(name: str) -> None:
    refused(with_line(name, len(lines(name))), len(lines(name)) - 1)


@every_game
def test_something_after_the_result(name: str) -> None:
    number = len(lines(name)) + 1
    for more in (lines(name)[-1], lines(name)[-2], "x", "result: 0"):
        refused(whole(name) + more, number)
    assert Record.parse(whole(name) + "\n \n\n").text() == whole(name)


@every_game
def test_moves_after_the_end(name: str) -> None:
    number = len(lines(name)) - 1
    line = lines(name)[number - 1]
    refused(with_line(name, number, line, line), number + 1)
    head, _, digest = line.rpartition(" = ")
    token = head.split(", ")[-1].partition(") ")[2] or head.split(", ")[-1]
    refused(with_line(name, number, f"{head}, {token} = {digest}"), number)


@every_game
def test_result_too_early(name: str) -> None:
    number = first_turn(name) + 3
    refused(with_line(name, number, lines(name)[-1]), number)


# Files.


@every_game
@pytest.mark.parametrize(
    "bad", [b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\x80", b"\xf8\x88\x80\x80\x80"]
)
def test_not_utf8(name: str, bad: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.sacbe"
    for number in (1, 3, first_turn(name) + 1, len(lines(name))):
        changed = [line.encode() for line in lines(name)]
        changed[number - 1] += bad
        data = b"\n".join(changed) + b"\n"
        path.write_bytes(data)
        with pytest.raises(BadRecord) as caught:
            Record.load(path)
        assert caught.value.line == number
        assert f"{data.index(bad):,}" in str(caught.value)
        assert path.read_bytes() == data


@every_game
def test_utf16(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sacbe"
    path.write_bytes(whole(name).encode("utf-16"))
    with pytest.raises(BadRecord) as caught:
        Record.load(path)
    assert caught.value.line == 1


@every_game
def test_bom_and_crlf_are_forgiven(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sacbe"
    path.write_bytes(b"\xef\xbb\xbf" + whole(name).replace("\n", "\r\n").encode())
    assert Record.load(path).text() == whole(name)


def test_huge_file(tmp_path: Path) -> None:
    """A file far beyond the limit is not read: this one would not fit into memory."""
    path = tmp_path / "huge.sacbe"
    with path.open("wb") as file:
        file.truncate(1 << 36)  # a sparse file: it takes no space on the disk
    with pytest.raises(BadRecord) as caught:
        Record.load(path)
    assert f"{LARGEST:,}" in str(caught.value)
    assert caught.value.line == 0
    assert path.stat().st_size == 1 << 36


def test_huge_text() -> None:
    refused("x" * (LARGEST + 1), 0, f"{LARGEST:,}")
    refused("x" * LARGEST, 1)


@every_game
def test_huge_line_or_header(name: str) -> None:
    """Long lines and headers within the size limit are refused, with a short message."""
    million = "x" * 1_000_000
    for number in (1, 2, first_turn(name), len(lines(name))):
        refused(with_line(name, number, million))
    many = [f"tag t{i}: x" for i in range(50_000)] + ["colour: red"]
    refused(with_line(name, 1, lines(name)[0], *many), len(many) + 1, "colour")
    refused(whole(name) + "\n" * 100_000 + "x", len(lines(name)) + 100_001)


def test_no_such_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Record.load(tmp_path / "nothing.sacbe")
    with pytest.raises(IsADirectoryError):
        Record.load(tmp_path)


@every_game
def test_loading_a_bad_file_leaves_it_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.sacbe"
    cut = whole(name).encode()[:-30]
    path.write_bytes(cut)
    os.utime(path, (1, 1))
    with pytest.raises(BadRecord):
        Record.load(path)
    assert path.read_bytes() == cut
    assert path.stat().st_mtime == 1
    assert os.listdir(tmp_path) == ["game.sacbe"]


@every_game
def test_a_failed_save_leaves_the_old_file(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.sacbe"
    record = Record.parse(whole(name))
    record.save(path)
    record.undo(5)
    for broken in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, broken, no_room)
            with pytest.raises(OSError, match="no room"):
                record.save(path)
        assert path.read_text(encoding="utf-8") == whole(name)
        assert os.listdir(tmp_path) == ["game.sacbe"]
    record.save(path)
    assert path.read_text(encoding="utf-8") == record.text() != whole(name)


def no_room(*_: object) -> None:
    raise OSError("no room")


@every_game
def test_saving_nowhere(name: str, tmp_path: Path) -> None:
    record = Record.parse(whole(name))
    with pytest.raises(FileNotFoundError):
        record.save(tmp_path / "no such folder" / "game.sacbe")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        record.save(tmp_path / "folder")
    assert os.listdir(tmp_path) == ["folder"]


@every_game
def test_a_tampered_record_does_not_verify(name: str) -> None:
    record = Record.parse(whole(name))
    record.moves.pop()
    with pytest.raises(BadRecord) as caught:
        record.verify()
    assert caught.value.line == 0
    assert str(caught.value).strip()
    record = Record.parse(whole(name))
    record.moves.append(record.moves[-1])
    with pytest.raises(BadRecord):
        record.verify()
    record = Record.parse(whole(name))
    record.moves[-1] = len(record.game.moves)
    with pytest.raises(BadRecord):
        record.verify()
