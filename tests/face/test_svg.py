"""Pictures of tables as SVG: valid, complete, the same for the same view, without secrets."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import sacbe
from sacbe import Position, Record
from sacbe.core.dice import Dice
from sacbe.face import board_svg
from sacbe.face.svg import HEIGHT, WIDTH, measure
from sacbe.i18n import LANGUAGES, from_json
from sacbe.i18n.words import Words
from sacbe.tikal.data import HEX_NAMES, TERRAINS
from sacbe.tikal.face.lines import own_stones
from tests.face.games import hidden, walk
from tests.walks import CASES

every_case = pytest.mark.parametrize(("name", "players"), CASES)
both_games = pytest.mark.parametrize("name", sorted(sacbe.GAMES))
SVG = "{http://www.w3.org/2000/svg}"
LARGEST = 150_000


def parsed(view: dict[str, Any], **given: Any) -> ET.Element:
    """Return a picture as XML; raise an error unless it is well formed."""
    return ET.fromstring(board_svg(view, **given))


def uses(picture: ET.Element) -> Counter[str]:
    """Count how often each predefined piece is drawn."""
    ids = {group.get("id") for group in picture.iter(f"{SVG}g")}
    found = [use.attrib["href"].removeprefix("#") for use in picture.iter(f"{SVG}use")]
    assert ids >= set(found)
    return Counter(id.removeprefix("sacbe-").removeprefix("dark-") for id in found)


def texts(picture: ET.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


def check_room(element: ET.Element, right: float = 0, down: float = 0) -> None:
    """Check that no text is outside the picture or too small to read."""
    if moved := re.fullmatch(r"translate\((\S+) (\S+)\)", element.get("transform", "")):
        right, down = right + float(moved[1]), down + float(moved[2])
    for child in element:
        check_room(child, right, down)
    if element.tag == f"{SVG}text":
        said, size = element.text or "", float(element.attrib["font-size"])
        long = measure(said, size, "font-weight" in element.attrib)
        part = {"start": 0, "middle": 0.5, "end": 1}[element.get("text-anchor", "start")]
        left = right + float(element.attrib["x"]) - part * long
        low = down + float(element.attrib["y"])
        assert 0 <= left <= left + long <= WIDTH, said
        assert size <= low <= HEIGHT - 0.25 * size, said
        assert size >= 7, said


@every_case
def test_all_through_a_game(name: str, players: int) -> None:
    """Light and dark, for every viewer, until the game is over."""
    words = [Words(language) for language in LANGUAGES]
    for number, position in enumerate(walk(name, players, players, 61)):
        view = position.view(None if number % 2 else players - 1)
        said = words[number % len(words)]
        svg = board_svg(view, said, dark=number % 3 == 0)
        assert len(svg.encode()) < LARGEST
        picture = ET.fromstring(svg)
        size = [picture.get(key) for key in ("width", "height", "viewBox")]
        assert size == ["960", "640", "0 0 960 640"]
        check_room(picture)
        title, description = (picture.findtext(SVG + part) or "" for part in ("title", "desc"))
        assert title == said.text(f"game-{name}")
        if view["prompt"] is not None:
            asked = said.text(from_json(view["prompt"]))
            assert asked in texts(picture)
            assert asked in description


@both_games
def test_same_view_same_picture(name: str) -> None:
    drawn = [board_svg(position.view(1)) for position in walk(name, 3, 2, 40)]
    again = [board_svg(position.view(1)) for position in walk(name, 3, 2, 40)]
    assert drawn == again
    assert all(one != two for one, two in pairwise(drawn))


@every_case
def test_languages_and_names(name: str, players: int) -> None:
    view = next(walk(name, players, 3, 1)).view(0)
    names = ['<b>"&', "Їжак", "x" * 40, "level:2"][:players]
    for language in LANGUAGES:
        picture = parsed(view, words=Words(language), names=names)
        assert picture.get("lang") == language
        assert set(names[:2]) <= set(texts(picture))
        assert players < 3 or any(text.endswith("xx…") for text in texts(picture))
        check_room(picture)


@both_games
def test_dark_has_other_colours(name: str) -> None:
    """Only the colours differ: both have the same elements with the same shapes."""
    view = next(walk(name, 2, 3, 1)).view()
    light, dark = parsed(view), parsed(view, dark=True)
    for one, two in zip(light.iter(), dark.iter(), strict=True):
        assert one.tag == two.tag
        assert one.get("d") == two.get("d")
        assert one.text == two.text
    assert board_svg(view) != board_svg(view, dark=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_of_tzolkin_is_there(players: int) -> None:
    for position in walk("tzolkin", players, 7, 37):
        view = position.view()
        picture = parsed(view)
        pieces, words = uses(picture), Counter(texts(picture))
        now = view["calendar"]
        standing = [gear["spaces"] + gear["beyond"] for gear in view["gears"].values()]
        workers = Counter(who for gear in standing for who in gear if who is not None)
        if now["starting_space"] is not None:
            workers[now["starting_space"]] += 1
        for who in (*range(4), "neutral"):
            assert pieces[f"worker-{who}"] == workers[who]
        fields = view["jungle"].values()
        assert pieces["field-wood"] == sum(field["wood"] for field in fields)
        assert pieces["field-corn"] == sum(field["corn"] - field["wood"] for field in fields)
        tiles = Counter(tile for tile in [*view["row"], *view["monuments"]] if tile)
        for player in view["players"]:
            tiles.update(player["buildings"] + player["monuments"])
            tiles.update(player["wealth"] or ["?"] * player["wealth_count"])
            tiles.update(player["wealth_hand"] or ["?"] * player["wealth_hand_count"])
        assert {tile: words[tile] for tile in tiles} == tiles


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [6, 7])
def test_all_of_tikal_is_there(players: int, seed: int) -> None:
    for position in walk("tikal", players, seed, 41):
        view = position.view()
        picture = parsed(view)
        pieces = uses(picture)
        hexes = view["hexes"]
        cards = [view["tile"]] if view["tile"] else view["open_tiles"]
        terrains = Counter(here["terrain"] for here in hexes.values())
        assert sum(pieces[terrain] for terrain in TERRAINS) == len(hexes) + len(cards)
        assert all(pieces[terrain] >= terrains[terrain] for terrain in TERRAINS)
        wild = set(HEX_NAMES) - set(hexes)
        assert sum(pieces[f"crowns-{kind}"] for kind in range(3)) == len(wild)
        assert set(HEX_NAMES) <= set(texts(picture))
        if not cards:
            laid = sum(sum(own_stones(name, here)) for name, here in hexes.items())
            assert pieces["slab"] == laid
            assert pieces["treasure"] == sum(here["treasures"] for here in hexes.values())
        guards = [here["guard"] for here in hexes.values() if here["guard"]]
        counts = []
        for seat in range(players):
            groups = [here["figures"][seat] for here in hexes.values()]
            own = Counter(guard["figure"] for guard in guards if guard["seat"] == seat)
            explorers = [group["explorers"] for group in groups if group["explorers"]]
            leaders = sum(group["leader"] for group in groups)
            assert pieces[f"explorer-{seat}"] == len(explorers) + own["explorer"]
            assert pieces[f"leader-{seat}"] == leaders + own["leader"]
            camps = sum(here["camp"] == seat for here in hexes.values())
            assert pieces[f"tent-{seat}"] == camps
            counts += [str(count) for count in explorers if count > 1]
        badges = [text.text for text in picture.iter(f"{SVG}text") if text.get("fill") == "#ffffff"]
        band = 2  # the accent's ink is white, too
        assert Counter(badges[:-band]) == Counter(counts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_do_not_show(players: int) -> None:
    """Tables that differ only in what is hidden from a seat look the same to it."""
    position = hidden(players)
    for seat in range(players):
        other = position.game.imagine(position.view(seat), Dice(seat))
        assert other != position
        assert board_svg(other.view(seat)) == board_svg(position.view(seat))
        assert board_svg(other.view()) == board_svg(position.view())
        owners = [owner for owner in range(players) if other.view(owner) != position.view(owner)]
        assert owners
        for owner in owners:
            assert board_svg(other.view(owner)) != board_svg(position.view(owner))


def test_notebooks_show_the_board() -> None:
    """They show it for a position or a record, as a spectator sees it."""
    position: Position = hidden(2)
    assert position._repr_svg_() == board_svg(position.view())
    record = Record.new("tikal", 2, names=["Ana", "Bohdan"])
    assert record._repr_svg_() == board_svg(record.position.view(), names=record.names)
    assert ">Bohdan<" in record._repr_svg_()


def test_winners_are_marked() -> None:
    """The band shows the shape of the player with the most points at the end."""
    *_, position = walk("tzolkin", 2, 9, 500)
    view = position.view()
    assert view["over"]
    picture = parsed(view)
    assert Words().text("result-over") in texts(picture)
    gold = [path for path in picture.iter(f"{SVG}path") if path.get("stroke") == "#c79a22"]
    assert len(gold) == len(position.winners()) == 1
