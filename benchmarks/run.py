"""Compare Sacbe with others: python -m benchmarks.run [--part P] [--rounds N] [--json FILE]

Every contestant has its own process. Rounds are interleaved (A B C D, A B C D, ...), so that noise
on the machine affects all of them equally, and ratios are taken within a round.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from statistics import median
from typing import Any

import sacbe

ROOT = Path(__file__).parent.parent
OURS = ROOT / ".venv" / "bin" / "python"
OTHERS = ROOT / ".venv-bench" / "bin" / "python"

GAMES = tuple(sacbe.GAMES)

PARTS = ("engines", "envs")

FIGURES = {
    "playouts": "decisions/s, loop inside the engine",
    "driven": "decisions/s, loop in Python",
    "reported": "decisions/s, loop in Python, with all facts reported",
    "rollouts": "random games/s from the middle to the end, ours in a search tree",
    "copy": "µs to copy a position from the middle of a game",
    "legal": "µs to list the legal moves there",
    "steps": "moves/s of random games with observations and masks, on one core",
}


@dataclass(frozen=True)
class Contestant:
    name: str
    python: Path
    module: str
    args: tuple[str, ...] = ()
    env: dict[str, str] = field(default_factory=dict)
    build: str = ""
    part: str = "engines"
    root: Path = ROOT

    def measure(self, seconds: float) -> dict[str, Any]:
        env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | self.env
        command = [str(self.python), "-m", self.module, *self.args, str(seconds)]
        # Array libraries use all cores they can see.
        alone = one_core if self.part == "envs" else None
        done = subprocess.run(
            command,
            cwd=self.root,
            env=env,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
            preexec_fn=alone,
        )
        if done.returncode != 0:
            sys.exit(f"{self.name} failed: {' '.join(command)}")
        answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        if not answer["version"].endswith(self.build):
            sys.exit(f"{self.name} should run the {self.build} build, not {answer['version']}")
        return answer


def one_core() -> None:
    """Restrict this process to one core, where the system allows that."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


@dataclass(frozen=True)
class Target:
    """`mine` must be `least` times as good as `theirs`: more decisions, or fewer microseconds."""

    mine: tuple[str, str]
    theirs: tuple[str, str]
    least: float

    @property
    def label(self) -> str:
        (me, what), (they, their) = self.mine, self.theirs
        return f"{me}, {what} : {they}" + (f", {their}" if their != what else "")

    def ratio(self, figures: dict[str, dict[str, float]]) -> float:
        (me, what), (they, their) = self.mine, self.theirs
        ratio = figures[me][what] / figures[they][their]
        return 1 / ratio if what in ("copy", "legal") else ratio


CATAN = "catanatron"
CHESS = "OpenSpiel chess"
CONNECT_FOUR = "PettingZoo connect_four_v3"
PGX = "pgx backgammon, 1024"


def contestants(before: Path | None) -> Iterator[Contestant]:
    for game in GAMES:
        module = "benchmarks.play_sacbe"
        yield Contestant(f"{game} compiled", OURS, module, (game,), build="compiled")
        if before:
            yield Contestant(
                f"{game} before",
                before / ".venv" / "bin" / "python",
                module,
                (game,),
                build="compiled",
                root=before,
            )
        plain = {"PYTHONPATH": str(ROOT / "src")}
        yield Contestant(f"{game} plain", OURS, module, (game,), plain, build="plain")
    yield Contestant(CATAN, OTHERS, "benchmarks.play_catanatron")
    for game in ("chess", "backgammon"):
        yield Contestant(f"OpenSpiel {game}", OTHERS, "benchmarks.play_openspiel", (game,))
    for game, players, num in product(GAMES, ("2", "4"), ("256", "1024")):
        yield Contestant(
            vector(game, players, num),
            OURS,
            "benchmarks.play_vector",
            (game, players, num),
            build="compiled",
            part="envs",
        )
    yield Contestant(CONNECT_FOUR, OTHERS, "benchmarks.play_pettingzoo", part="envs")
    yield Contestant(PGX, OTHERS, "benchmarks.play_pgx", part="envs")


def vector(game: str, players: str, num: str) -> str:
    return f"{game} vector, {players} players, {num}"


def targets() -> Iterator[Target]:
    for game in GAMES:
        compiled, plain = f"{game} compiled", f"{game} plain"
        yield Target((compiled, "playouts"), (CATAN, "driven"), 25)
        yield Target((compiled, "playouts"), (CHESS, "playouts"), 3)
        yield Target((compiled, "driven"), (CATAN, "driven"), 10)
        yield Target((compiled, "copy"), (CATAN, "copy"), 20)
        yield Target((compiled, "rollouts"), (CATAN, "rollouts"), 25)
        yield Target((plain, "playouts"), (CATAN, "driven"), 1)
        for what in ("playouts", "rollouts", "copy", "legal"):
            yield Target((compiled, what), (f"{game} before", what), 0.99)
    for game, players, num in product(GAMES, ("2", "4"), ("256", "1024")):
        mine = (vector(game, players, num), "steps")
        yield Target(mine, (CONNECT_FOUR, "steps"), 10)
        yield Target(mine, (PGX, "steps"), 3)


def short(value: float) -> str:
    """Format a number with three significant digits: 3.12 M, 28.7 k, 0.412."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"


def spread(values: list[float]) -> str:
    return f"{short(median(values))} ({short(min(values))}–{short(max(values))})"


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def table(rows: list[list[str]]) -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description="Sacbe beside others, in one run.")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds (default: 7)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="for each figure in each round (default: 1)"
    )
    parser.add_argument("--part", choices=PARTS, help="only these contestants")
    parser.add_argument(
        "--before",
        type=Path,
        metavar="FOLDER",
        help="a checkout of an earlier Sacbe, set up with its own .venv, to compare with",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure there")
    options = parser.parse_args()

    entrants = [one for one in contestants(options.before) if options.part in (None, one.part)]
    rounds: list[dict[str, dict[str, float]]] = []
    versions: dict[str, str] = {}
    for number in range(options.rounds):
        figures = {}
        for entrant in entrants:
            progress = f"\rround {number + 1}/{options.rounds}: {entrant.name:30}"
            print(progress, end="", file=sys.stderr, flush=True)
            answer = entrant.measure(options.seconds)
            figures[entrant.name] = answer["figures"]
            versions[entrant.name] = f"{answer['version']}, Python {answer['python']}"
        rounds.append(figures)
    print("\r" + " " * 60, end="\r", file=sys.stderr)

    print(f"{processor()}, {os.cpu_count()} cores, {platform.system()}")
    print(
        f"{options.rounds} interleaved rounds, {options.seconds:g} s a figure, median (min–max)\n"
    )
    shown = [what for what in FIGURES if any(what in rounds[0][one.name] for one in entrants)]
    table(
        [["", *shown]]
        + [
            [
                entrant.name,
                *(
                    spread([figures[entrant.name][what] for figures in rounds])
                    if what in rounds[0][entrant.name]
                    else "-"
                    for what in shown
                ),
            ]
            for entrant in entrants
        ]
    )
    table([[name, FIGURES[name]] for name in shown])

    rows = [["times as good", "target", "median (min–max)", ""]]
    ratios = {}
    for target in targets():
        if not {target.mine[0], target.theirs[0]} <= rounds[0].keys():
            continue
        values = [target.ratio(figures) for figures in rounds]
        ratios[target.label] = {"target": target.least, "values": values}
        verdict = "reached" if median(values) >= target.least else "MISSED"
        rows.append([target.label, f"≥ {target.least:g}", spread(values), verdict])
    table(rows)

    if options.json:
        result = {
            "machine": {"processor": processor(), "cores": os.cpu_count()},
            "seconds": options.seconds,
            "versions": versions,
            "rounds": rounds,
            "ratios": ratios,
        }
        options.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
