"""Options that commands share, and the games' own options.

Every command that starts a game takes the options of all games. The game itself checks whether it
has an option, and whether the value is valid."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from sacbe.bots import outside
from sacbe.cli.terminal import BadArgument
from sacbe.core.choices import Option
from sacbe.games import GAMES

Command = Callable[..., int]

# Options of several commands. Their help texts are catalogue keys, translated when shown.
GameName = Annotated[
    str, typer.Argument(metavar="cli-main-metavar-game", help="cli-main-argument-game")
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-main-option-json")]
Language = Annotated[
    str | None, typer.Option(metavar="cli-main-metavar-lang", help="cli-main-option-lang")
]
Code = Annotated[
    list[str] | None, typer.Option(metavar="cli-main-metavar-file", help="cli-play-option-code")
]
CodeSeconds = Annotated[
    float | None, typer.Option(metavar="N", help="cli-play-option-code-seconds")
]
CodeMemory = Annotated[int | None, typer.Option(metavar="N", help="cli-play-option-code-memory")]


def let_in(code: list[str] | None, seconds: float | None, memory: int | None) -> None:
    """Register the bots in these files, with these limits."""
    outside.set_limits(seconds, memory)
    for file in code or ():
        outside.register(file)


def all_options() -> dict[str, Option]:
    """Return the options of all games by name; of those that share a name, the first.

    >>> sorted(all_options())
    ['first', 'mode']
    """
    found: dict[str, Option] = {}
    for game in GAMES.values():
        for name, option in game.options.items():
            found.setdefault(name, option)
    return found


def having(name: str) -> list[str]:
    """Return the games that have an option.

    >>> having("mode")
    ['tikal']
    """
    return [game.name for game in GAMES.values() if name in game.options]


def takes_options(before: str) -> Callable[[Command], Command]:
    """Add the games' options to a command, listed before its parameter `before`. The command gets
    those that were typed as keyword arguments."""

    def extend(command: Command) -> Command:
        @functools.wraps(command)
        def extended(**given: Any) -> int:
            return command(
                **{
                    name: value
                    for name, value in given.items()
                    if name not in options or value is not None
                }
            )

        options = all_options()
        added = [parameter(name, option) for name, option in options.items()]
        signature = inspect.signature(command, eval_str=True)
        parameters: list[inspect.Parameter] = []
        for own in signature.parameters.values():
            if own.name == before:
                parameters += added
            if own.kind is not inspect.Parameter.VAR_KEYWORD:
                parameters.append(own.replace(kind=inspect.Parameter.KEYWORD_ONLY))
        extended.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        return extended

    return extend


def parameter(name: str, option: Option) -> inspect.Parameter:
    """Return an option as a parameter for Typer; its help is translated later."""
    kind = str if option.values else int
    metavar = "|".join(option.values) if option.values else "N"
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None,
        annotation=Annotated[kind | None, typer.Option(metavar=metavar, help=option.message.key)],
    )


def none_with_record(options: dict[str, object]) -> None:
    """Raise `BadArgument` if options are given for a recorded game, which has its own."""
    for name in options:
        raise BadArgument("cli-play-error-with-resume", option=f"--{name}")
