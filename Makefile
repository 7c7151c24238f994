# make play      set everything up and play in a browser: make play ARGS="--port 9000"
# make terminal  the same games in the terminal: make terminal GAME=tikal ARGS="--lang pl"
# make check     format, lint, types and quick unit tests, for every change: takes two minutes
# make test      set everything up and run every check: takes about 15 minutes on two cores
# make web       run only the checks of the web app
# make bench     compare the engine with others: make bench ARGS="--rounds 9 --json out.json"
# make examples  train a network, and play with OpenSpiel and PettingZoo: takes seven minutes
# make load      measure how many tables a server carries: make load ARGS="--parts main"
# make docs      build the pages into build/site
# make dist      build a wheel and an sdist, including the web app, into dist
# make format    format the code
# make clean     remove everything that make created
#
# PYTHON=... chooses the interpreter, SACBE_COMPILE=auto|yes|no the build.

ARGS =
GAME = tzolkin
BIN = .venv/bin
# Uses the Node in .venv, if one had to be installed.
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent run
PYTEST = $(BIN)/python -m pytest -q
PARALLEL = -n auto --dist worksteal
# Tests that need no server, no database, no browser and no other process.
QUICK = $(filter-out $(addprefix tests/test_,package.py processes.py site.py),\
	$(wildcard tests/test_*.py)) tests/tzolkin tests/tikal tests/bots tests/face

# The compiled build must be tested as installed, not from src.
unexport PYTHONPATH

.PHONY: play terminal check test web bench examples load docs dist format clean
.PHONY: setup-test checks lint types doctests test-quick test-plain test-compiled
# Some tests measure time, so they run alone; other checks run in parallel.
ifndef TOGETHER
.NOTPARALLEL:
endif

# A server for this machine only, with its tables in a file; Ctrl-C stops it.
play:
	@scripts/setup.sh play
	@$(BIN)/sacbe serve --open $(ARGS)

terminal:
	@scripts/setup.sh terminal
	@$(BIN)/sacbe play $(if $(findstring --resume,$(ARGS)),,$(GAME)) $(ARGS)

# Uses the sources, so that nothing has to be compiled after a change.
check:
	@[ -x $(BIN)/ruff ] || scripts/setup.sh test
	@$(MAKE) --no-print-directory TOGETHER=yes lint types test-quick

# Each check is its own target: `make -k test` continues after a failure.
test: checks test-plain test-compiled
	@echo "All checks passed."

setup-test:
	@$(if $(TOGETHER),:,scripts/setup.sh test)

# Keeps the output of each check together, if make can do that.
checks: setup-test
	@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) \
		TOGETHER=yes web types lint doctests docs

lint: setup-test
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: setup-test
	@echo "== mypy"
	@$(BIN)/mypy --num-workers 2

web: setup-test
	@echo "== web app"
	@$(NPM) lint
	@$(NPM) check
	@$(NPM) test

# Only Alembic runs the migrations; they cannot be imported.
doctests: setup-test
	@echo "== doctests"
	@PYTHONPATH=src $(PYTEST) --doctest-modules src/sacbe --ignore src/sacbe/server/migrations

test-quick: setup-test
	@echo "== quick tests, plain build"
	@PYTHONPATH=src SACBE_EXPECT_BUILD=plain SACBE_PROFILE=quick $(PYTEST) $(PARALLEL) \
		-m "not slow" $(QUICK)

# Most tests run with the compiled build only; tests/conftest.py lists those that need both.
test-plain: setup-test
	@echo "== tests, plain build"
	@PYTHONPATH=src SACBE_EXPECT_BUILD=plain $(PYTEST) $(PARALLEL) -m "not once"

test-compiled: setup-test
	@echo "== tests, compiled build"
	@SACBE_EXPECT_BUILD=compiled $(PYTEST) $(PARALLEL) -m "not alone"
	@SACBE_EXPECT_BUILD=compiled $(PYTEST) -m alone $$(grep -rl mark.alone tests --include="test_*.py")

docs: setup-test
	@echo "== pages"
	@$(BIN)/python scripts/pages.py

bench:
	@scripts/setup.sh bench
	@$(BIN)/python -m benchmarks.run $(ARGS)

# The first writes its curve and its network to build/examples.
examples:
	@scripts/setup.sh examples
	@echo "== PPO learns Tzolk'in"
	@$(BIN)/python -m examples.ppo $(ARGS)
	@echo "== OpenSpiel's tree search plays Tikal"
	@$(BIN)/python -m examples.openspiel_match
	@echo "== OpenSpiel's agents learn Tzolk'in"
	@$(BIN)/python -m examples.openspiel_learning
	@echo "== A tournament in PettingZoo"
	@$(BIN)/python -m examples.pettingzoo_tournament

# Installing these packages needs no Node.
dist:
	@scripts/setup.sh dist
	@rm -rf dist build/lib* build/bdist.*
	@$(BIN)/python -m build --outdir dist $(ARGS)

load:
	@scripts/setup.sh terminal
	@$(BIN)/python -m benchmarks.load $(ARGS)

format: setup-test
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(NPM) format

clean:
	rm -rf web/node_modules src/sacbe/server/static/web
	rm -rf .venv .venv-bench build src/*.egg-info .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks examples scripts -name __pycache__ -type d -prune -exec rm -rf {} +
