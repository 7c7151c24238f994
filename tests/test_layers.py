"""Imports point downwards only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import sacbe

ROOT = Path(sacbe.__file__).parent
LAYERS = (
    ("core", "i18n"),  # errors say in words what is wrong
    ("processes", "charts", "templates", "extras"),
    ("face",),
    ("tzolkin", "tikal"),
    ("games",),
    ("__init__",),
    ("bots",),
    ("arena", "envs", "review"),
    ("server",),
    ("cli",),
    ("__main__",),
)
"""From the lowest to the highest. A package imports only from layers below its own."""
LEVELS = {name: level for level, names in enumerate(LAYERS) for name in names}
EXCEPTIONS = {
    ("core", "i18n"),
    ("i18n", "core"),
    ("core", "face"),  # notebooks show the board of a position: imported when they do
}
RULES = ("tzolkin", "tikal")


def package(module: str) -> str:
    """Return the package of Sacbe that a module belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else "__init__"


def imports(path: Path) -> Iterator[str]:
    """Yield the modules of Sacbe that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "sacbe":
            names = [f"sacbe.{alias.name}" for alias in node.names]
            names = [name if package(name) in LEVELS else "sacbe" for name in names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "sacbe")


def files() -> Iterator[tuple[str, Path]]:
    for path in sorted(ROOT.rglob("*.py")):
        yield ".".join(("sacbe", *path.relative_to(ROOT).with_suffix("").parts)), path


def test_imports_point_downwards() -> None:
    wrong = [
        f"{module} imports {name}"
        for module, path in files()
        for name in imports(path)
        if (here := package(module)) != (there := package(name))
        and LEVELS[there] >= LEVELS[here]
        and (here, there) not in EXCEPTIONS
    ]
    assert wrong == []


def test_rules_import_the_core_alone() -> None:
    """The code that shows a game is in its folder `face`, above the rules."""
    wrong = [
        f"{module} imports {name}"
        for module, path in files()
        if package(module) in RULES and ".face" not in module
        for name in imports(path)
        if package(name) not in ("core", package(module)) or ".face" in name
    ]
    assert wrong == []


def test_each_class_has_a_name_of_its_own() -> None:
    found: dict[str, list[str]] = {}
    for module, path in files():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(module)
    assert {name: modules for name, modules in found.items() if len(modules) > 1} == {}
