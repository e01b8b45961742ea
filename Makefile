# `make run` starts the bot, `make test` runs all tests; both set up what they need in .venv first.
PYTHON ?= python3
BIN := .venv/bin
CHECK := .venv-check/bin

.PHONY: run test check bench lock clean

run: .venv/run.done
	$(BIN)/python -m bot run --or-sandbox

test: .venv/test.done .venv-check/done
	$(BIN)/python -m pytest

check: .venv/test.done .venv-check/done
	$(CHECK)/ruff check .
	$(CHECK)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=. $(CHECK)/lint-imports

bench: .venv/test.done
	$(BIN)/python -m benchmarks

lock:
	requirements/lock.sh

clean:
	rm -rf .venv .venv-check .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/run.done: requirements/run.txt pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

.venv/test.done: requirements/test.txt .venv/run.done
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/test.txt
	touch $@

# The checks have a home of their own, so that the bot is tested and measured with what it runs with.
.venv-check/done: requirements/check.txt
	$(PYTHON) -m venv .venv-check
	$(CHECK)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/check.txt
	touch $@
