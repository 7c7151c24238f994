"""`sacbe review`: the review of a finished game, as a page."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer

from sacbe.cli.options import AsJson, Language
from sacbe.cli.play import chosen_game
from sacbe.cli.saving import load
from sacbe.cli.screen import Screen
from sacbe.cli.terminal import BadArgument, check_range, print_json, progress_bar
from sacbe.face.narrator import TerminalNarrator
from sacbe.i18n.language import pick_language
from sacbe.i18n.numbers import printable
from sacbe.i18n.words import Words
from sacbe.review.review import review as look_again

MOST_PLAYOUTS: Final = 1_000_000
MOST_WORKERS: Final = 256
LARGEST_SEED: Final = 10**18


def review(
    file: Annotated[str, typer.Argument(metavar="cli-main-metavar-file", help="cli-review-file")],
    output: Annotated[
        str | None,
        typer.Option("--output", "-o", metavar="cli-main-metavar-file", help="cli-review-output"),
    ] = None,
    playouts: Annotated[
        int | None, typer.Option(metavar="N", help="cli-review-option-playouts")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="cli-review-option-seed")] = 1,
    workers: Annotated[
        int | None, typer.Option(metavar="N", help="cli-review-option-workers")
    ] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> int:
    """Review a game; return the exit code."""
    words = Words(pick_language(lang))
    record = load(file)
    chosen_game(record.game.name)
    if playouts is not None:
        check_range("--playouts", playouts, 1, MOST_PLAYOUTS)
    check_range("--seed", seed, -LARGEST_SEED, LARGEST_SEED)
    if workers is not None:
        check_range("--workers", workers, 1, MOST_WORKERS)
    if not record.position.is_over:
        raise BadArgument("error-review-unfinished", turns=record.position.turn)
    if output is None and not as_json:
        output = Path(file).with_suffix(".html").name
    if output is not None:
        check_writable(output)
        if Path(output).exists() and os.path.samefile(output, file):
            raise BadArgument("cli-review-error-same", file=printable(output))
    with progress_bar() as progress:
        task = progress.add_task(words.text("cli-review-progress"), total=None)
        found = look_again(
            record,
            playouts,
            seed,
            workers or os.cpu_count() or 1,
            lambda done, most: progress.update(task, completed=done, total=most),
        )
    if output is not None:
        from sacbe.review.page import page  # the only part that needs Jinja

        write(output, page(record, found, TerminalNarrator(words, record.names)))
    if as_json:
        print_json(found)
    elif output is not None:
        written = words.text("cli-review-written", file=printable(output))
        Screen(plain=True).say_whole(written)
    return 0


def check_writable(target: str) -> None:
    """Raise an `OSError` before the work begins if the result could not be written."""
    path = Path(target)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), target)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))


def write(target: str, text: str) -> None:
    """Write a file completely or not at all."""
    path = Path(target)
    handle, name = tempfile.mkstemp(prefix=path.name + ".", dir=path.parent)
    try:
        mask = os.umask(0)
        os.umask(mask)
        os.chmod(name, 0o666 & ~mask)
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
