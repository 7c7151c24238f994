"""Tzolk'in in the terminal: choices show their current effects, and the story is complete."""

from __future__ import annotations

import re

import pytest

import sacbe
from sacbe import Position
from sacbe.face.game_face import MenuEntry, question
from sacbe.face.narrator import Narrator, TerminalNarrator
from sacbe.face.steps import Step, history, take_step, turns
from sacbe.i18n import LANGUAGES
from sacbe.i18n.words import Words
from sacbe.tzolkin.data import GEARS
from sacbe.tzolkin.face import story
from sacbe.tzolkin.face.lines import lines
from sacbe.tzolkin.face.menu import menu
from sacbe.tzolkin.view import view as view_of
from tests.review.games import bots_game
from tests.tzolkin.table import Table, play

NAMES = ["Ana", "Bo", "Cy", "Di"]


def narrator(language: str = "en", plain: bool = False) -> Narrator:
    return TerminalNarrator(Words(language), NAMES, plain)


def offered(position: Position, token: str, language: str = "en") -> MenuEntry:
    """Return a choice as it is offered."""
    return next(choice for choice in menu(position, narrator(language)) if choice.token == token)


def tell(turn: list[Step], narrator: Narrator) -> list[str]:
    """Return a turn's story, in words."""
    return [narrator.text(message) for message in story.tell(turn, narrator)]


def steps(position: Position, *tokens: str) -> list[Step]:
    """Play moves and keep them as steps."""
    out: list[Step] = []
    for token in tokens:
        out.append(take_step(position.copy(), position.find(token).id))
        position.play(token)
    return out


def crowded(corn: int) -> Position:
    """Return a position in which the last player has `corn` corn, no affordable space, and no god
    to anger."""
    table = Table().workers(0, 5).workers(1, 5).starter(2)
    for gear in GEARS:
        for seat in range(corn + 1):
            table.stand(seat, gear, seat)
    table.temples(3, chaac=0, quetzalcoatl=0, kukulcan=0).goods(3, corn=corn)
    return table.last_turn().position()


# What a space offers.


def test_a_taken_altar_is_not_promised() -> None:
    table = Table().altars(1)
    (told,) = offered(table.position(), "place chichen_itza").details
    assert told == "after one day on space 1: nothing: a skull is already there"
    table.technologies(0, theology=1)
    told, next_one = offered(table.position(), "place chichen_itza").details
    assert "nothing" in told
    assert next_one == "action 2: skull: 5 points, 1 step up on Chaac"


def test_a_free_altar_is_told_as_printed_but_for_a_step_that_is_lost() -> None:
    position = Table().goods(0, skull=1).retrieve("chichen_itza", 6)
    title = "Chichen Itza 6: skull: 8 points, 1 step up on Kukulcan, 1 resource of your choice"
    assert offered(position, "act chichen_itza 6").title == title
    position = Table().goods(0, skull=1).temples(0, kukulcan=7).retrieve("chichen_itza", 6)
    title = "Chichen Itza 6: skull: 8 points, 1 resource of your choice"
    assert offered(position, "act chichen_itza 6").title == title


@pytest.mark.parametrize(
    ("table", "told"),
    [
        (Table(), "harvest 3 wood, or burn the wood for 7 corn and anger a god"),
        (Table().temples(0, chaac=0, quetzalcoatl=0, kukulcan=0), "harvest 3 wood"),
        (Table().jungle(4, 4, 3), "harvest 7 corn or 3 wood"),
        (Table().jungle(4, 2, 0), "harvest 7 corn"),
        (
            Table().technologies(0, agriculture=1, extraction=1),
            "harvest 4 wood, or burn the wood for 8 corn and anger a god",
        ),
        (Table().technologies(0, agriculture=2), "harvest 8 corn or 3 wood"),
        (Table().technologies(0, agriculture=3).jungle(4, 0, 0), "harvest 10 corn"),
    ],
)
def test_a_harvest_is_told_as_the_jungle_and_technologies_have_it(table: Table, told: str) -> None:
    position = table.stand(0, "palenque", 4).position()
    assert f"action 4: {told}" in offered(position, "retrieve palenque 4").details
    position.play("retrieve palenque 4")
    assert offered(position, "act palenque 4").title == f"Palenque 4: {told}"


def test_an_empty_field_is_not_promised_for_tomorrow() -> None:
    table = Table().jungle(4, 0, 0).goods(0, corn=9)
    table.stand(1, "palenque", 0, 1, 2).stand(2, "palenque", 3)
    table.data["palenque"][3], table.data["palenque"][4] = 0, 3
    (told,) = offered(table.position(), "place palenque").details
    assert told == "after one day on space 4: nothing: no tile is left to harvest"


def test_goods_are_told_with_technologies() -> None:
    position = Table().technologies(0, extraction=2).retrieve("yaxchilan", 5)
    assert offered(position, "act yaxchilan 5").title == "Yaxchilan 5: 2 corn, 2 stone, 1 gold"
    position = Table().technologies(0, agriculture=2).retrieve("palenque", 1)
    assert offered(position, "act palenque 1").title == "Palenque 1: fish for 4 corn"


def test_no_skull_and_no_worker_is_promised_that_is_not_left() -> None:
    table = Table().goods(3, skull=13).stand(1, "yaxchilan", 0, 1, 2).goods(0, corn=9)
    (told,) = offered(table.position(), "place yaxchilan").details
    assert told.endswith("on space 4: nothing: no skull is left")
    table = Table().workers(0, 6).stand(1, "uxmal", 0, 1).goods(0, corn=9)
    (told,) = offered(table.position(), "place uxmal").details
    assert told.endswith("on space 3: nothing: all your workers are in play")


def test_building_with_corn_says_the_price_in_corn() -> None:
    position = Table().row("B01").goods(0, corn=9).act("uxmal", 4)
    build = offered(position, "build B01")
    assert build.effect.startswith("−2 corn")
    assert build.details[0].startswith("costs 2 corn; ")
    assert "wood" not in build.details[0]


# Mercy, and the wording of the question.


@pytest.mark.parametrize("corn", [0, 1])
def test_mercy_is_said_before_and_after(corn: int) -> None:
    position = crowded(corn)
    assert question(position, narrator()).startswith("You cannot afford any space.")
    for choice in menu(position, narrator()):
        assert "you cannot place another worker" in choice.details[0]
        assert choice.effect == ("−1 corn" if corn else "")
    choice = menu(position, narrator())[0]
    assert ("all your corn" if corn else "pay none") in choice.details[0]
    story = tell(steps(position, choice.token), narrator())
    assert story[0].endswith(
        "−1 corn, by the mercy of the gods)" if corn else "(by the mercy of the gods)"
    )


def test_without_need_nothing_is_said_of_mercy() -> None:
    position = Table().position()
    choice = offered(position, "place palenque")
    assert choice.effect == "free"
    assert not any("mercy" in detail for detail in choice.details)


def test_the_question_asks_only_for_what_can_be_done() -> None:
    table = Table().temples(0, chaac=0, quetzalcoatl=0, kukulcan=0)
    position = table.position()
    assert question(position, narrator()) == "Your turn: place workers."
    position = table.goods(0, corn=9).stand(0, "palenque", 1).position()
    assert question(position, narrator()) == "Your turn: place workers or pick workers up."
    position.play("retrieve palenque 1")
    assert question(position, narrator()) == "What does the worker from Palenque 1 do?"
    position.play("nothing")
    assert question(position, narrator()) == "Nothing left to do: end your turn."
    position = table.stand(0, "palenque", 2, 3).position()
    assert question(position, narrator()) == "Your turn: pick up workers."


# Declining.


def test_what_is_only_offered_is_declined() -> None:
    table = Table().technologies(0, theology=2).goods(0, skull=1, wood=1)
    assert offered(table.act("chichen_itza", 1), "done").title == "Decline"
    position = Table().row("B08", "B01").goods(0, corn=9, wood=9, stone=9, gold=9).act("tikal", 2)
    play(position, "build B08", "step chaac")
    assert question(position, narrator()) == "Build one more building?"
    assert offered(position, "done").title == "Decline"
    position = Table().age_2().row("B21").goods(0, corn=9, wood=9, stone=9, gold=9).act("tikal", 2)
    position.play("build B21")
    assert question(position, narrator()) == "Which action do you take for 1 corn?"
    assert offered(position, "done").title == "Decline"


def test_a_second_building_is_not_declined_but_enough() -> None:
    position = Table().row("B01", "B02").goods(0, wood=9, stone=9, gold=9).act("tikal", 4)
    position.play("build B01")
    assert offered(position, "done").title == "Done"


def test_at_the_market_it_is_enough_once_something_is_traded() -> None:
    position = Table().goods(0, corn=9).act("uxmal", 2)
    position.play("buy wood")
    assert offered(position, "done").title == "Done"
    position = Table().age_2().goods(0, stone=9, gold=9).act("tikal", 2)
    position.play("build B18")
    assert offered(position, "done").title == "Decline"
    position.play("sell gold")
    assert offered(position, "done").title == "Done"


# The story.


def test_the_new_first_player_is_told_also_when_days_are_chosen() -> None:
    position = Table().last_turn().position()
    turn = steps(position, "place start", "end turn")
    assert position.tokens() == ["one day", "two days"]
    assert "Starting player: ◆ Di." in tell(turn, narrator())
    assert not any(
        "Starting player" in line for line in tell(steps(position, "one day"), narrator())
    )


def test_the_new_first_player_is_told_once_where_no_days_are_chosen() -> None:
    position = Table().dark(3).last_turn().position()
    told = tell(steps(position, "place start", "end turn"), narrator())
    assert told[-2:] == ["Starting player: ◆ Di.", "The calendar advances. Day 2."]


def test_whom_the_farms_feed_is_told() -> None:
    """TZ-7.3: B01, B02 and B03 feed a worker each; the others eat corn, or go hungry."""
    table = Table().day(8).goods(1, corn=2).goods(2, corn=0).owns(1, "B03").owns(2, "B01", "B02")
    position = table.last_turn().position()
    turn = steps(position, "place palenque", "end turn")
    while position.to_move == sacbe.CHANCE:
        turn += steps(position, position.tokens()[0])
    told = tell(turn, narrator())
    hungry = "1 worker goes hungry (points lost: 3)"
    assert f"● Bo: the farms feed 1 worker; 1 worker eats 2 corn; {hungry}" in told
    assert f"■ Cy: the farms feed 2 workers; {hungry}" in told


@pytest.mark.parametrize("seed", range(3))
def test_every_worker_of_a_turn_is_told(seed: int) -> None:
    """This includes turns after which new buildings are drawn."""
    record = bots_game("tzolkin", 3, seed=seed)
    refilled = 0
    for turn in turns(history(record)):
        told = " ".join(tell(turn, narrator()))
        words = [step.move.token.split() for step in turn]
        drawn = any(word[0] == "building" for word in words)
        for word in words:
            if word[0] == "retrieve":
                gear = narrator().text(f"gear-{word[1]}")
                assert f"picks up from {gear} {word[2]}" in told
                refilled += drawn
            elif word[0] == "build":
                assert f" {word[1]}" in told.partition("New in the row")[0]
    assert refilled


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neutral_workers_and_their_tiles_are_told(players: int) -> None:
    position = sacbe.GAMES["tzolkin"].start(players, first=0)
    turn: list[Step] = []
    while position.to_move == sacbe.CHANCE:
        turn += steps(position, position.tokens()[-1])
    told = [line for line in tell(turn, narrator()) if line.startswith("Neutral workers")]
    view = position.view(None)
    assert len(told) == (players < 4)
    for line in told:
        assert re.findall(r"W\d\d", line) == [
            step.move.token.split()[1] for step in turn if step.move.token.startswith("neutral")
        ]
        places = line.partition("): ")[2].rstrip(".").split(", ")
        standing = [
            f"{narrator().text(f'gear-{name}')} {space}"
            for name, gear in view["gears"].items()
            for space, who in enumerate(gear["spaces"])
            if who == "neutral"
        ]
        hidden = sum(len([w for w in gear["beyond"] if w]) for gear in view["gears"].values())
        assert sorted(place for place in places if "beyond" not in place) == sorted(standing)
        assert sum("beyond the last space" in place for place in places) == hidden


# Workers on the board.


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_worker_on_the_starting_player_space_is_on_no_gear(language: str) -> None:
    position = Table().position()
    position.play("place start")
    view = position.view(0)
    assert [player["on_gears"] for player in view["players"]] == [0, 0, 0, 0]
    friends = narrator(language, plain=True)
    told = lines("players", view_of(position, 0), friends)
    assert told.count(friends.text("board-plain-worker-start")) == 1
    assert friends.text("board-plain-workers", gears=0, supply=3) in told
