"""`python -m tests.histories [FIRST [LAST]]` names the histories that no orderly process could have told.

With `--told` it prints all that happens, too. It sets `PYTHONHASHSEED=0`: sets of words have an order then,
and each history goes the same way each time.
"""

import os
import sys
from collections.abc import Iterator

from bot.store import schema
from tests import cluster
from tests.histories.backend import DEADLOCKS
from tests.histories.check import broken
from tests.histories.history import TABLES, History

HISTORIES = 200
ORDER = "PYTHONHASHSEED"
TOLD = "--told"


def found(numbers: range, *, is_told: bool) -> Iterator[str]:
    """Yield what is found in histories. The cluster of the run has to be announced."""
    running = cluster.running()
    assert running
    name = running.create()
    schema.upgrade(running.url(name))
    running.do(name, DEADLOCKS.format(name))
    for number in numbers:
        running.do(name, f"TRUNCATE {', '.join(TABLES)} CASCADE")
        history = History(number, running, name)
        if is_told:
            print(*history.told(), sep="\n")
        yield from (f"{number}: {one}" for one in broken(history))
    running.drop(name)


def main(words: list[str]) -> int:
    """Run histories and print what is found; return the exit code."""
    if os.environ.get(ORDER) != "0":
        os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], os.environ | {ORDER: "0"})
    if cluster.programs() is None:
        print(cluster.MISSING)
        return 1
    first, *last = (int(one) for one in words if one != TOLD) if words else (0, HISTORIES)
    numbers = range(first, last[0] if last else first + 1)
    is_first = cluster.FOLDER not in os.environ
    if is_first:
        cluster.announce()
    try:
        broken_ones = set()
        for one in found(numbers, is_told=TOLD in words):
            print(one, flush=True)
            broken_ones.add(one.partition(":")[0])
    finally:
        if is_first:
            cluster.put_away()
    print(f"{len(numbers)} histories, {len(broken_ones)} with something found")
    return int(bool(broken_ones))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
