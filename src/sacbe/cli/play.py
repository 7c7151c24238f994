"""`sacbe play`: a game in the terminal, between people and bots."""

from __future__ import annotations

import os
import secrets
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.cells import cell_len

from sacbe import bots
from sacbe.bots import BadBot, outside
from sacbe.cli.opponents import PERSON, USUAL
from sacbe.cli.options import (
    Code,
    CodeMemory,
    CodeSeconds,
    Language,
    let_in,
    none_with_record,
    takes_options,
)
from sacbe.cli.saving import Keeper, load
from sacbe.cli.screen import Screen
from sacbe.cli.session import SEAT_TAG, Session
from sacbe.cli.terminal import BadArgument
from sacbe.core.arguments import shorten
from sacbe.core.game import Game
from sacbe.core.record import Record
from sacbe.core.registry import GAMES, find_game
from sacbe.face import find_face
from sacbe.face.narrator import LONGEST_NAME, TerminalNarrator
from sacbe.i18n.language import pick_language
from sacbe.i18n.words import Words


@takes_options(before="seed")
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="cli-main-metavar-game", help="cli-play-argument-game")
    ] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="cli-play-metavar-seats", help="cli-play-option-seats")
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="cli-play-metavar-names", help="cli-play-option-names")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="cli-play-option-seed")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-option-plain")] = False,
    save: Annotated[
        str | None, typer.Option(metavar="cli-main-metavar-file", help="cli-play-option-save")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="cli-main-metavar-file", help="cli-play-option-resume")
    ] = None,
    code: Code = None,
    code_seconds: CodeSeconds = None,
    code_memory: CodeMemory = None,
    lang: Language = None,
    **options: object,
) -> int:
    """Play a game to its end, or until somebody quits; return the exit code."""
    words = Words(pick_language(lang))
    let_in(code, code_seconds, code_memory)
    if resume is not None:
        record, kinds = resumed(resume, game, seats, names, options)
        same = save is None or os.path.realpath(save) == os.path.realpath(resume)
        keeper = Keeper(Path(resume)) if same else Keeper.for_new_game(record.game.name, save)
    else:
        found = chosen_game(game)
        record, kinds = new_game(found, seats, names, options)
        keeper = Keeper.for_new_game(found.name, save)
    face = find_face(record.game)
    screen = Screen(plain, face.widest)
    narrator = TerminalNarrator(words, record.names, screen.plain)
    chance = secrets.randbits(62) if seed is None else seed
    manner = "".join(f" --code {shlex.quote(os.path.abspath(file))}" for file in code or ())
    manner += "" if code_seconds is None else f" --code-seconds {code_seconds:g}"
    manner += "" if code_memory is None else f" --code-memory {code_memory}"
    manner += ("" if lang is None else f" --lang {words.language}") + (" --plain" if plain else "")
    return Session(record, kinds, face, narrator, screen, keeper, chance, manner).run()


def chosen_game(name: str | None) -> Game:
    """Return the chosen game; if there is only one, it need not be named."""
    if name is None:
        if len(GAMES) > 1:
            raise BadArgument("cli-play-error-game", known=", ".join(sorted(GAMES)))
        name = next(iter(GAMES))
    return find_game(name)


def new_game(
    game: Game, seats: str | None, names: str | None, options: dict[str, object]
) -> tuple[Record, list[str]]:
    """Return the record of a new game, and who sits where."""
    kinds = check_seats(game, seats if seats is not None else usual_seats(game))
    given = None if names is None else check_names(names, len(kinds))
    tags = {SEAT_TAG: ",".join(kinds)}
    return Record.new(game, len(kinds), given, tags, **options), kinds


def resumed(
    file: str, game: str | None, seats: str | None, names: str | None, options: dict[str, object]
) -> tuple[Record, list[str]]:
    """Return a saved game, and who sits where."""
    none_with_record(options if names is None else {"names": names})
    record = load(file)
    if game is not None and find_game(game) is not record.game:
        raise BadArgument("cli-play-error-other-game", game=game, found=record.game.name)
    chosen_game(record.game.name)
    known = seats if seats is not None else record.tags.get(SEAT_TAG)
    if known is None:
        example = ",".join([PERSON] + [USUAL] * (record.players - 1))
        raise BadArgument("cli-play-error-no-seats", example=example)
    kinds = check_seats(record.game, known, record.players)
    record.tags[SEAT_TAG] = ",".join(kinds)
    return record, kinds


def usual_seats(game: Game) -> str:
    """Return the default seats: a person and two bots, or as many as the game has room for."""
    count = min(max(game.players), max(3, min(game.players)))
    return ",".join([PERSON] + [USUAL] * (count - 1))


def check_seats(game: Game, text: str, players: int | None = None) -> list[str]:
    """Return who sits where; raise a `BadArgument` that lists what is possible."""
    kinds = [check_seat(kind.strip()) for kind in text.split(",")]
    allowed = game.players if players is None else (players,)
    if len(kinds) not in allowed:
        raise BadArgument(
            "cli-play-error-seats",
            count=len(kinds),
            game=game.name,
            known=", ".join(str(number) for number in allowed),
            example=",".join([PERSON] + [USUAL] * (max(allowed) - 1)),
        )
    return kinds


def check_seat(text: str) -> str:
    """Return who sits there, by the bot's exact name; raise an error that lists what is possible.

    >>> check_seat("Me"), check_seat("LEVEL:3")
    ('me', 'level:3')
    """
    kind = outside.find(text) or text.lower()
    if kind == PERSON:
        return kind
    try:
        bots.check(kind)
    except BadBot as error:
        if error.message.key != "error-bot":
            raise
        known = f"{PERSON}, {error.message.params['known']}"
        raise BadArgument("cli-play-error-seat", seat=shorten(text), known=known) from None
    return kind


def check_names(text: str, players: int) -> list[str]:
    """Return the players' names, empty where none are given; raise `BadArgument`."""
    names = [" ".join(name.split()) for name in text.split(",")]
    if len(names) != players:
        raise BadArgument("cli-play-error-names", count=len(names), players=players)
    for name in names:
        if not name.isprintable():
            raise BadArgument("cli-play-error-name-letters", name=shorten(ascii(name)))
        if cell_len(name) > LONGEST_NAME:
            raise BadArgument("cli-play-error-name-long", name=shorten(name), most=LONGEST_NAME)
        if name and sum(other.casefold() == name.casefold() for other in names) > 1:
            raise BadArgument("cli-play-error-name-twice", name=name)
    return [name or str(seat + 1) for seat, name in enumerate(names)]
