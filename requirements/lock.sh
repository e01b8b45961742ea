#!/bin/sh
# Writes the lock files anew: hashes for every platform, no index lines and no host names.
set -eu
cd "$(dirname "$0")/.."
compile() { uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header "$@"; }
compile pyproject.toml -o requirements/run.txt
compile pyproject.toml --extra postgres -o requirements/postgres.txt
compile pyproject.toml --extra metrics -o requirements/metrics.txt
compile pyproject.toml --extra postgres --extra metrics requirements/test.in -o requirements/test.txt
compile requirements/build.in -o requirements/build.txt
compile requirements/check.in -o requirements/check.txt
compile requirements/litestream.in -o requirements/litestream.txt
