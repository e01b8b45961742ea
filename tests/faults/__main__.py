"""`python -m tests.faults`: run the net; with words the journeys whose names have them.

With `--first` it ends at the first promise that is broken, with `--times` it tells what each journey takes.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.faults.journeys import JOURNEYS, Journey
from tests.faults.net import Net
from tests.faults.seams import STORE

FIRST = "--first"


def broken(net: Net, journey: Journey) -> Iterator[str]:
    """Yield what goes wrong in a journey, and which touch it was that led to it."""
    began, runs = time.process_time(), 0
    bases = net.unbroken(journey)
    unbroken = [one for base in (*bases, *net.met(journey)) for one in base.broken]
    yield from (f"{journey.name}, with nothing going wrong: {one}" for one in unbroken)
    if unbroken:
        return
    orders = [*net.orders(journey, bases[0])]
    if FIRST in sys.argv:  # what Discord does finds most, the store has most to fail
        orders.sort(key=lambda one: bases[0].touches[one.number].kind == STORE)
    for order in orders:
        touch = bases[0].touches[order.number]
        runs += 1
        for one in net.run(journey, order, bases).broken:
            yield f"{journey.name}, {touch.name} ({touch.kind} {order.number}) {order.how}: {one}"
    if "--times" in sys.argv:
        took = time.process_time() - began
        print(
            f"{journey.name}: {len(bases[0].touches)} touches, {runs} runs, {took:.1f} s of CPU", flush=True
        )


def main(words: list[str]) -> int:
    names = [one for one in words if not one.startswith("--")]
    wanted = [one for one in JOURNEYS if not names or any(name in one.name for name in names)]
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        net = Net(Path(folder))
        for journey in wanted:
            for one in broken(net, journey):
                print(f"found: {one}", flush=True)
                faults += 1
                if FIRST in words:
                    return 1
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
