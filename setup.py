"""Builds Sacbe: decides whether to compile. Everything else is configured in pyproject.toml.

SACBE_COMPILE says what to do:
  auto  (default) compile where a C compiler and Python's headers work, else plain Python
  yes   compile, or fail
  no    plain Python

Both builds ship the same .py files; Python prefers a compiled module next to one.
"""

import ast
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.errors import CompileError, LinkError, PlatformError
from setuptools.extension import Extension

# Compiled together, as one group, so that calls between them stay plain C calls.
COMPILED = ("core", "tzolkin", "tikal", "bots")
# Not performance-critical: compiling these would only slow down the installation. Plain data
# classes also keep their docstrings this way.
PLAIN_FOLDERS = ("face",)
PLAIN = (
    "/arrange.py",
    "/arranging.py",
    "/check.py",
    "/choices.py",
    "/facts.py",
    "/length.py",
    "/message.py",
    "/move_kinds.py",
    "/core/moves.py",
    "/outside.py",
    "/outside_host.py",
    "/parallel_search.py",
    "/pause.py",
    "/record.py",
    "/registry.py",
    "/unavailable.py",
    "/view_types.py",
)


def sources() -> list[str]:
    root = Path("src", "sacbe")
    found = [path for name in COMPILED for path in (root / name).rglob("*.py")]
    return sorted(
        str(path)
        for path in found
        if not path.as_posix().endswith(PLAIN) and path.parent.name not in PLAIN_FOLDERS
    )


def why_no_compiler() -> str:
    """Return why no extension module can be built here; empty if one can."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            objects = compiler.compile(
                [str(probe)], output_dir=folder, include_dirs=[get_python_inc()]
            )
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except (CompileError, LinkError, PlatformError, OSError) as error:
            return str(error)
    return ""


def docstrings() -> dict[tuple[str, ...], str]:
    """Return the docstrings of all compiled modules, by the last part of the module's name and the
    names inside it."""
    found: dict[tuple[str, ...], str] = {}
    for source in sources():
        module = Path(source).parent.name if source.endswith("__init__.py") else Path(source).stem
        for node in ast.parse(Path(source).read_text(encoding="utf-8")).body:
            for item in (node, *(node.body if isinstance(node, ast.ClassDef) else [])):
                if isinstance(item, ast.ClassDef | ast.FunctionDef):
                    name = (item.name,) if item is node else (node.name, item.name)
                    found[module, *name] = ast.get_docstring(item) or ""
    return found


def add_docstrings(file: Path) -> None:
    """Put docstrings into generated C, so that `help()` shows them; mypyc leaves them out."""
    known = docstrings()

    def text(*names: str) -> str:
        found = known.get(names, "").encode()
        return "".join(
            chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}"
            for byte in found
        )

    def function(match: re.Match[str]) -> str:
        names = match[2].split("___")
        doc = text(*names[-3:]) or text(*names[-2:])
        return f'{match[1]}PyDoc_STR("{match[3]}{doc}")'

    def getter(match: re.Match[str]) -> str:
        module, owner = match[2].split("___")[-2:]
        doc = text(module, owner, match[3])
        return f'{match[1]}PyDoc_STR("{doc}"), NULL}}' if doc else match[0]

    def native_class(match: re.Match[str]) -> str:
        doc = next((known[key] for key in known if key[1:] == (match[2],)), "")
        key = next((key for key in known if key[1:] == (match[2],)), ())
        return f'{match[1]}PyDoc_STR("{match[3]}{text(*key) if doc else ""}")'

    code = file.read_text(encoding="utf-8")
    literal = r'PyDoc_STR\("((?:[^"\\]|\\.)*)"\)'
    code = re.sub(rf"(\(PyCFunction\)CPyPy_(\w+),\s*[\w| ]+,\s*){literal}", function, code)
    code = re.sub(r"(\(getter\)(\w+?)_get_(\w+),\s*NULL, )NULL, NULL\}", getter, code)
    code = re.sub(
        rf'(\.tp_name = "(\w+)",(?:(?!\.tp_name).)*?\.tp_doc = ){literal}',
        native_class,
        code,
        flags=re.DOTALL,
    )
    file.write_text(code, encoding="utf-8")


def extensions() -> list[Extension]:
    choice = os.environ.get("SACBE_COMPILE") or "auto"
    if choice not in ("auto", "yes", "no"):
        sys.exit(f"SACBE_COMPILE must be auto, yes or no, not {choice!r}")
    if choice == "yes" and "editable_wheel" in sys.argv:
        # Compiled modules would end up in src and shadow the sources being edited.
        sys.exit("sacbe: an editable install is always plain: use SACBE_COMPILE=auto or no for it")
    # Installers ask for metadata first, several times: only the real build needs to compile.
    if choice == "no" or not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []
    reason = why_no_compiler()
    if reason and choice == "yes":
        sys.exit(f"sacbe: SACBE_COMPILE=yes, but nothing can be compiled here: {reason}")
    if reason:
        print(f"sacbe: installing the plain Python build, slower but the same game: {reason}")
        return []
    from mypyc.build import mypycify

    # Otherwise a module that was compiled once and is plain now would be packaged again.
    for left in Path("build").glob("lib*"):
        shutil.rmtree(left)
    # Modules that stay plain may import packages that are missing during the build: ignore that. C
    # files go to build/, which git ignores; the group's name becomes that of the shared library.
    modules: list[Extension] = mypycify(
        ["--follow-imports=silent", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="sacbe",
        target_dir="build",
    )
    for file in Path("build").glob("__native_*.c"):
        add_docstrings(file)
    for module in modules:
        # A newer compiler may have new warnings about generated code: no reason to fail.
        module.extra_compile_args = [arg for arg in module.extra_compile_args if arg != "-Werror"]
        # Fused multiply-add, which only some processors have, would round differently.
        if os.name == "posix":
            module.extra_compile_args.append("-ffp-contract=off")
            # Nobody replaces our functions from outside, so small ones may be inlined.
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


setup(ext_modules=extensions())
