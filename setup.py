"""Builds Sacbe: everything but the choice of compiling stands in pyproject.toml.

SACBE_COMPILE says what to do:
  auto  (default) compile where a C compiler and Python's headers work, else plain Python
  yes   compile, or fail
  no    plain Python

Both builds ship the same .py files; where a compiled module lies beside one, Python prefers it.
"""

import os
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.errors import CompileError, LinkError, PlatformError
from setuptools.extension import Extension

# Compiled together, as one group, so that calls between them stay plain C calls.
COMPILED = ("core", "tzolkin", "tikal", "bots")
# Off every fast path: compiling these would make installing slower and nothing faster.
PLAIN_FOLDERS = ("face",)
PLAIN = (
    "check.py",
    "crowd.py",
    "length.py",
    "outside.py",
    "outside_host.py",
    "parent.py",
    "pause.py",
    "view_types.py",
)


def sources() -> list[str]:
    root = Path("src", "sacbe")
    found = [path for name in COMPILED for path in (root / name).rglob("*.py")]
    return sorted(
        str(path)
        for path in found
        if path.name not in PLAIN and path.parent.name not in PLAIN_FOLDERS
    )


def why_no_compiler() -> str:
    """The reason why no extension module can be built here; empty if one can."""
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


def extensions() -> list[Extension]:
    choice = os.environ.get("SACBE_COMPILE") or "auto"
    if choice not in ("auto", "yes", "no"):
        sys.exit(f"SACBE_COMPILE must be auto, yes or no, not {choice!r}")
    if choice == "yes" and "editable_wheel" in sys.argv:
        # Compiled modules would lie in src, and shadow the sources that are being edited.
        sys.exit("sacbe: an editable install is always plain: use SACBE_COMPILE=auto or no for it")
    # An installer asks for metadata first, several times: only the real build needs compiling.
    if choice == "no" or not {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
        return []
    reason = why_no_compiler()
    if reason and choice == "yes":
        sys.exit(f"sacbe: SACBE_COMPILE=yes, but nothing can be compiled here: {reason}")
    if reason:
        print(f"sacbe: installing the plain Python build, slower but the same game: {reason}")
        return []
    from mypyc.build import mypycify

    # Modules that stay plain may import what is not installed where the build happens: silent.
    # C files go to build/, which git ignores; the group's name names the shared library.
    modules: list[Extension] = mypycify(
        ["--follow-imports=silent", *sources()],
        opt_level="3",
        debug_level="0",
        group_name="sacbe",
        target_dir="build",
    )
    for module in modules:
        # A compiler newer than ours may warn of something new in generated code: no reason to fail.
        module.extra_compile_args = [arg for arg in module.extra_compile_args if arg != "-Werror"]
        # Multiplying and adding in one step, as some processors can, would give other sums there.
        if os.name == "posix":
            module.extra_compile_args.append("-ffp-contract=off")
            # Nobody replaces a function of ours from outside: small ones may be compiled in place.
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


setup(ext_modules=extensions())
