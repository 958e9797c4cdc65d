# Two commands do everything on a new machine: `make play` and `make test`.
# The package installed in .venv is compiled; with PYTHONPATH=src the same sources run interpreted.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print 2>/dev/null)
SOURCES := $(shell find src docs/rules docs/reference -type f -not -path '*/__pycache__/*' -not -path 'src/caravanserai/page/*')
ENGINE := $(shell find src/caravanserai/kernel src/caravanserai/games src/caravanserai/bots -name '*.py')
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play test lint types unit coverage compiled server-tests browser-tests web-tests research-tests bench instructions rules-report mutants screenshots docs lock format clean web install help

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /|/' | awk -F'|' '{printf "  make %-14s %s\n", $$1, $$2}'

play: install ## play in the browser: builds everything, serves on localhost and prints the address
	$(BIN)/caravanserai serve

test: install ## lint, types, unit, property, server and browser tests
	tools/check

# --- set-up ----------------------------------------------------------------------------------------

$(VENV)/tools: requirements/lock.txt
	@echo "── Python environment"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing: install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -r requirements/lock.txt
	@touch $@

$(VENV)/page: $(VENV)/tools $(WEB_SOURCES) $(shell find src -name '*.ftl' -o -path '*/view/*.py') src/caravanserai/server/protocol.py
	@echo "── the page"
	@tools/build-page
	@touch $@

$(VENV)/compiled: $(VENV)/tools $(ENGINE) hatch_build.py
	@echo "── compiling the engine (about a minute)"
	@$(BIN)/python hatch_build.py
	@touch $@

$(VENV)/installed: $(VENV)/page $(VENV)/compiled $(SOURCES) pyproject.toml
	@echo "── installing"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall .
	@touch $@

web: $(VENV)/page ## build the page
install: $(VENV)/tools ## install everything needed for playing and testing
	@$(MAKE) --no-print-directory -j2 $(VENV)/installed  # the page and the engine side by side

# --- the parts of `make test`, one by one -------------------------------------------------------------------

lint: $(VENV)/tools ## check style and architecture
	tools/check lint

types: $(VENV)/tools ## mypy, strict
	tools/check types

unit: $(VENV)/tools ## unit and property tests, interpreted
	tools/check unit

coverage: $(VENV)/tools ## which lines and branches of the engine the unit tests reach
	tools/check coverage

compiled: install ## the same tests on the compiled engine
	tools/check compiled

server-tests: install ## the server on real sockets
	tools/check server

web-tests: $(VENV)/page ## the page's own tests
	tools/check web

browser-tests: install ## whole games and every screen in a real browser
	tools/check browser

# --- the rest ---------------------------------------------------------------------------------------

rules-report: $(VENV)/tools ## how many of each game's rules are proved by tests
	@PYTHONPATH=src:. $(BIN)/python tests/rules.py

mutants: $(VENV)/tools ## whether the tests notice broken rules (GAME=emira ARGS="--sample 200 --seed 7")
	$(BIN)/python tools/mutants.py $(GAME) $(ARGS)

research-tests: install ## the checks of PettingZoo, Gymnasium and OpenSpiel, 1,000 equal games of each game through all of them (GAMES=…), notebooks
	tools/research-env
	CARAVANSERAI_RESEARCH_GAMES=$(or $(GAMES),1000) build/research-env/bin/python -m pytest tests/interfaces
	build/research-env/bin/python -m pytest --nbmake docs/notebooks

bench: install ## benchmark our games beside their peers
	$(BIN)/python bench/run.py

instructions: install ## what each decision and clone costs, beside the baseline (GAME=emira ARGS="--mode compiled")
	tools/system-package valgrind valgrind
	$(BIN)/python bench/instructions.py $(GAME) $(ARGS)

screenshots: install ## screenshots of every screen at 390 and 1440 px, in build/screenshots
	$(BIN)/python tools/screenshots.py

build/docs-env/ready: requirements/docs.txt
	@echo "── environment of the documentation"
	@$(PYTHON) -m venv build/docs-env
	@build/docs-env/bin/python -m pip install -qq --disable-pip-version-check -r requirements/docs.txt
	@touch $@

docs: build/docs-env/ready ## the documentation as a site, in build/site; broken links are errors
	NO_MKDOCS_2_WARNING=1 build/docs-env/bin/mkdocs build --strict

format: $(VENV)/tools ## format the sources
	$(BIN)/ruff check --fix-only -q . ; $(BIN)/ruff format -q .

lock: $(VENV)/tools ## record the installed versions in requirements/lock.txt
	$(BIN)/python -m pip freeze -q --all --exclude caravanserai --exclude pip | sort -f > requirements/lock.txt

clean: ## remove everything that was built or installed
	rm -rf build dist $(VENV) web/node_modules src/caravanserai/page .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis
