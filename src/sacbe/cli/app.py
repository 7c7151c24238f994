"""The `sacbe` command: its commands, its help in five languages, and the one place where errors
become a line for people and an exit code for programs."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

import sacbe
from sacbe.cli.arena import arena
from sacbe.cli.database import backup, restore, verify_database
from sacbe.cli.hint import hint
from sacbe.cli.options import Language, all_options, having
from sacbe.cli.perft import perft
from sacbe.cli.play import play
from sacbe.cli.render import render
from sacbe.cli.replay import replay
from sacbe.cli.review import review
from sacbe.cli.serve import serve
from sacbe.cli.simulate import simulate
from sacbe.cli.terminal import INTERRUPTED, BadArgument, discard_output, os_message
from sacbe.cli.verify import verify
from sacbe.core.arguments import shorten
from sacbe.core.choices import Option
from sacbe.core.errors import BadOption, SacbeError
from sacbe.core.message import Message
from sacbe.extras import missing_extra
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import printable
from sacbe.i18n.words import Words

BAD_INPUT: Final = 2
NO_READER: Final = 1
COMMANDS: Final = (
    play,
    serve,
    replay,
    render,
    simulate,
    arena,
    hint,
    review,
    verify,
    perft,
    verify_database,
    backup,
    restore,
)
# Typer exports only one of its errors; its parent is the base class of all of them.
USAGE_ERROR: Final[type[Exception]] = typer.BadParameter.__mro__[1]


def run(arguments: list[str]) -> int:
    """Run the command line and return the exit code."""
    prepare_output()
    words = Words(wanted_language(arguments))
    try:
        code = call(command_line(words), arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
        return NO_READER
    except KeyboardInterrupt:
        return complain(words, Message("cli-main-stopped"), INTERRUPTED)
    except SacbeError as error:
        return complain(words, error.message, BAD_INPUT)
    except USAGE_ERROR as error:
        return complain(words, usage_message(error, arguments), BAD_INPUT)
    except ImportError as error:
        missing = missing_extra(error.name or "")
        if missing is None:
            raise
        return complain(words, missing.message, BAD_INPUT)
    except OSError as error:
        with contextlib.suppress(OSError):
            discard_output()
        return complain(words, os_message(error), BAD_INPUT)
    return code


def prepare_output() -> None:
    """Keep a closed output, or characters that the terminal lacks, from stopping the program."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - for as long as the program runs
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def call(command: Any, arguments: list[str]) -> int:
    """Let Typer parse the arguments and call a command; return the exit code. Typer's `main` would
    handle errors itself."""
    try:
        with command.make_context("sacbe", list(arguments)) as context:
            result = command.invoke(context)
    except typer.Exit as leave:
        return leave.exit_code
    return result if isinstance(result, int) else 0


def complain(words: Words, message: Message, code: int) -> int:
    """Print a one-line error message to standard error; return `code`."""
    print(f"sacbe: {printable(words.text(message))}", file=sys.stderr)
    return code


def wanted_language(arguments: list[str]) -> str:
    """Return the language for help and errors, before the arguments are parsed.

    >>> wanted_language(["play", "tzolkin", "--lang", "pl"])
    'pl'
    >>> wanted_language(["play", "tzolkin", "--lang=uk"])
    'uk'
    """
    found: str | None = None
    for number, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and number + 1 < len(arguments):
            found = arguments[number + 1]
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
    try:
        return pick_language(found)
    except BadOption:  # said properly when the arguments are read in earnest
        return pick_language()


# Commands and help, for Typer.


class Localized:
    """Help in the user's language. Options hold catalogue keys, translated when help is shown."""

    words: Words = Words()

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        this: Any = self
        # Typer's braces around required arguments mean nothing to users.
        pieces = " ".join(this.collect_usage_pieces(ctx)).replace("{", "").replace("}", "")
        usage = self.words.text("cli-main-help-usage") + " "
        formatter.write_usage(ctx.command_path, pieces, prefix=usage)

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = self.words.text("cli-main-option-help")
            option.display_type_rich = no_type
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        # Only help needs these, and they are slow to import.
        from typer import rich_utils

        rich_utils.ARGUMENTS_PANEL_TITLE = self.words.text("cli-main-help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = self.words.text("cli-main-help-options")
        rich_utils.COMMANDS_PANEL_TITLE = self.words.text("cli-main-help-commands")
        rich_utils.REQUIRED_LONG_STRING = f"[{self.words.text('cli-main-help-required')}]"
        rich_utils.DEFAULT_STRING = f"[{self.words.text('cli-main-help-default')} {{}}]"
        super().format_help(ctx, formatter)  # type: ignore[misc]


def command_line(words: Words) -> Any:
    """Return the command line with all its commands, in one language."""

    class Command(Localized, TyperCommand):
        pass

    class Group(Localized, TyperGroup):
        def resolve_command(self, ctx: Any, args: list[str]) -> Any:
            if self.get_command(ctx, args[0]) is None:
                known = ", ".join(self.list_commands(ctx))
                raise BadArgument("cli-main-no-command", command=shorten(args[0]), known=known)
            return super().resolve_command(ctx, args)

    Command.words = Group.words = words
    app = typer.Typer(
        cls=Group,
        add_completion=False,
        pretty_exceptions_enable=False,
        help=words.text("cli-main-help"),
        epilog=words.text("cli-main-help-epilog"),
        options_metavar=f"[{words.text('cli-main-metavar-options')}]",
        subcommand_metavar=words.text("cli-main-metavar-command"),
    )
    app.callback(invoke_without_command=True)(general)
    for function in COMMANDS:
        name = command_name(function)
        app.command(
            name,
            cls=Command,
            help=words.text(f"cli-{name}-help"),
            options_metavar=f"[{words.text('cli-main-metavar-options')}]",
        )(function)
    group: Any = typer.main.get_command(app)
    for command in (group, *group.commands.values()):
        for parameter in command.params:
            translate(words, parameter)
    return group


def command_name(function: Callable[..., Any]) -> str:
    """Return the name that calls a command.

    >>> command_name(verify_database)
    'verify-database'
    """
    return function.__name__.replace("_", "-")


def translate(words: Words, parameter: Any) -> None:
    """Translate those of an option's texts that are catalogue keys."""
    for name in ("help", "metavar"):
        value = getattr(parameter, name, None)
        if isinstance(value, str) and value.startswith("cli-"):
            setattr(parameter, name, words.text(value))
    option = all_options().get(parameter.name)
    if option is not None:
        parameter.help = option_help(words, parameter.name, option)
    if parameter.metavar is None or parameter.param_type_name == "argument":
        parameter.display_type_rich = no_type


def option_help(words: Words, name: str, option: Option) -> str:
    """Return the help of a game's option, which names the games if not all have it."""
    text = words.text(option.message)
    games = having(name)
    if len(games) == len(sacbe.GAMES):
        return text
    return words.text("cli-main-option-only", text=text, games=", ".join(games))


def no_type(ctx: Any) -> None:
    """Hide the type that Typer would show: <bool> for a flag, <str> for a file."""


def general(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-main-option-version")] = False,
    lang: Language = None,
) -> None:
    """Handle the options before the name of a command."""
    words = Words(pick_language(lang))
    if version:
        print_version(words)
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit
    if lang is not None:
        context.default_map = {command_name(function): {"lang": lang} for function in COMMANDS}


def print_version(words: Words) -> None:
    """Print the version, which build is running, and how to get the faster one."""
    build = words.text(f"build-{sacbe.BUILD}")
    print(words.text("cli-main-version", version=sacbe.__version__, build=build))
    if sacbe.BUILD == "plain":
        command = "SACBE_COMPILE=yes pip install --force-reinstall ."
        print(words.text("cli-main-get-compiled", command=command))


# Usage errors.


def usage_message(error: Any, arguments: list[str]) -> Message:
    """Return the catalogue's message for a usage error. Typer's own are in English only."""
    kind = type(error).__name__
    names = [command_name(function) for function in COMMANDS]
    command = next((argument for argument in arguments if argument in names), None)
    help = "sacbe --help" if command is None else f"sacbe {command} --help"
    name = parameter_name(getattr(error, "param", None))
    option = shorten(str(getattr(error, "option_name", "")))
    if kind == "NoSuchOption":
        close = ", ".join(getattr(error, "possibilities", None) or [])
        key = "cli-main-no-option-close" if close else "cli-main-no-option"
        return Message(key, {"option": option, "close": close, "help": help})
    if kind == "MissingParameter":
        return Message("cli-main-missing", {"name": name, "help": help})
    if kind == "BadParameter" and takes_number(error.param):
        return Message("cli-main-not-whole", {"name": name})
    if kind == "BadParameter":
        return Message("cli-main-bad-value", {"name": name, "help": help})
    if kind == "BadOptionUsage":
        # Only options without a value fail when they are given one.
        given = any(argument.startswith(option + "=") for argument in arguments)
        key = "cli-main-option-no-value" if given else "cli-main-option-needs-value"
        return Message(key, {"option": option, "help": help})
    return Message("cli-main-usage", {"help": help})


def parameter_name(parameter: Any) -> str:
    """Return an option or argument as the user types it."""
    if parameter is None:
        return ""
    options = [option for option in parameter.opts if option.startswith("-")]
    return str(options[0] if options else parameter.metavar or parameter.name)


def takes_number(parameter: Any) -> bool:
    """Whether an option takes a whole number."""
    descriptor = getattr(parameter, "type_descriptor", None)
    return getattr(descriptor, "annotation", None) is int
