# `make run` starts the bot, `make test` runs all tests; each sets up what it needs in .venv first.
PYTHON ?= python3
BIN := .venv/bin
CHECK := .venv-check/bin
RUNS ?= 3
WORKERS ?= auto
# What Python compiles is kept for the hundreds of processes that the tests start, whatever the shell says.
PYTEST = PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses=$(WORKERS) --dist=loadscope --no-loadscope-reorder
# Compiled as pip compiles a package: else each start does it anew where Python keeps nothing.
COMPILE = $(BIN)/python -m compileall -q bot engines sandbox
QUIET := --quiet --disable-pip-version-check
OLD := Automa needs Python 3.11 or newer. Install one and name it: make install PYTHON=python3.11
IS_NEW = @$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo '$(OLD)' >&2; exit 1; }
# What was installed for another Python, or before the folder was moved, is installed anew.
BROKEN := $(shell for one in .venv .venv-check; do test ! -d $$one || \
	{ $$one/bin/python -c 'import click' && grep -qF "$(CURDIR)/$$one/" $$one/bin/pip; } 2>/dev/null || \
	echo $$one; done)
$(if $(BROKEN),$(shell rm -rf $(BROKEN)))

.PHONY: run install test test-quick check bench lock clean

run: install
	$(BIN)/python -m bot run --or-sandbox

install: .venv/run.done

# Side by side: `make test TESTS=tests/wire` runs a part, `WORKERS=0` runs it in one process.
test: .venv/test.done .venv-check/done
	$(PYTEST) $(TESTS)

# Without what takes long, and with fewer examples where hypothesis draws them.
test-quick: .venv/test.done .venv-check/done
	$(PYTEST) -m "not slow" --hypothesis-profile=quick $(TESTS)

check: .venv/test.done .venv-check/done
	$(CHECK)/ruff check .
	$(CHECK)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=. $(CHECK)/lint-imports
	$(CHECK)/hadolint Dockerfile
	$(CHECK)/zizmor --offline --quiet .github

# The medians of three runs: six to eight minutes on two cores.
bench: .venv/test.done
	$(COMPILE)
	$(BIN)/python -m benchmarks --runs=$(RUNS)

lock:
	requirements/lock.sh

clean:
	rm -rf .venv .venv-check .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# What builds the package lies in a folder of its own: the bot never sees it.
.venv/run.done: requirements/run.txt requirements/build.txt pyproject.toml
	$(IS_NEW)
	$(PYTHON) -m venv .venv
	$(BIN)/pip install $(QUIET) --require-hashes -r requirements/run.txt
	$(BIN)/pip install $(QUIET) --require-hashes -r requirements/build.txt --target .venv/build --upgrade
	PYTHONPATH=.venv/build $(BIN)/pip install $(QUIET) --no-deps --no-build-isolation --editable .
	$(COMPILE)
	touch $@

.venv/test.done: requirements/test.txt .venv/run.done
	$(BIN)/pip install $(QUIET) --require-hashes -r requirements/test.txt
	touch $@

# The checks have a home of their own, so that the bot is tested and measured with what it runs with.
.venv-check/done: requirements/check.txt
	$(IS_NEW)
	$(PYTHON) -m venv .venv-check
	$(CHECK)/pip install $(QUIET) --require-hashes -r requirements/check.txt
	touch $@
