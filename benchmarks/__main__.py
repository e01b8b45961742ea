"""`make bench`: the whole measurement, printed as the table of docs/performance.md."""

import argparse
import asyncio
import statistics
from collections.abc import Iterable
from dataclasses import dataclass, field

from benchmarks import alone
from benchmarks.loads import CHANNELS, IN_FLIGHT, Press, Table, in_flight, one_after_another
from benchmarks.report import Row, print_table
from benchmarks.subject import Subject, running

TIMES = 200
WARM_UP = 10
WAVES = 8
TURNS = 1000


@dataclass
class Figures:
    """What one run measured, in seconds and MB, by name."""

    values: dict[str, float] = field(default_factory=dict)

    def latencies(self, name: str, took: list[float]) -> None:
        """Keep p50 and p99."""
        self.values[f"{name} p50"] = statistics.median(took)
        self.values[f"{name} p99"] = statistics.quantiles(took, n=100)[98]


async def bare(kind: str, figures: Figures) -> None:
    """Measure a bare bot."""
    async with running(kind) as subject:
        table = Table(subject)
        figures.values[f"{kind} start"] = subject.start_up
        figures.values[f"{kind} ready MB"] = subject.memory()
        await one_after_another(table.ping, 50)
        figures.latencies(f"{kind} alone", await one_after_another(table.ping, TIMES))
        waves = [await in_flight(table.ping, 50 * (n % 2)) for n in range(WAVES)]
        figures.latencies(f"{kind} in flight", [one for wave in waves for one in wave])
        await one_after_another(table.ping, TURNS)
        figures.values[f"{kind} later MB"] = subject.memory()


async def automa(figures: Figures) -> None:
    """Measure automata turns on a dealt board, then the memory after 1,000 of them in 100 channels."""
    async with running("automa") as subject:
        figures.values["automa start"] = subject.start_up
        figures.values["automa ready MB"] = subject.memory()
        table = Table(subject)
        await table.start("dealt")
        turns = 0
        took: list[float] = []
        waves: list[float] = []
        while turns < TURNS:
            # A round has been begun in every channel: the next press is an automata's turn.
            if len(took) < TIMES + 50:
                took += await one_after_another(table.turn, CHANNELS)
            else:
                for first in range(0, CHANNELS, IN_FLIGHT):
                    waves += await in_flight(table.turn, first)
            turns += CHANNELS
            await subject.rest()
            await _everywhere(table.turn, subject)
        figures.latencies("turn alone", took[50:])
        figures.latencies("turn in flight", waves[: WAVES * IN_FLIGHT])
        figures.values["automa later MB"] = subject.memory()


async def pictures(figures: Figures) -> None:
    """Measure how soon the picture of a turn is there, and how long the bot's loop is held meanwhile."""
    async with running("probed") as subject:
        table = Table(subject)
        await table.open(0, "dealt")
        await subject.longest_hold()  # what a bot does once, at its very first press, is no drawing
        await table.start("dealt", first=1)
        seen = [await table.see(n) for n in range(CHANNELS)]
        figures.latencies("picture", [took for took, _ in seen[WARM_UP:]])
        figures.values["worker MB"] = subject.worker_memory()
        await subject.rest()
        await _everywhere(table.turn, subject)
        for first in range(0, CHANNELS, IN_FLIGHT):
            await in_flight(table.turn, first)
        await subject.rest()
        figures.values["longest hold"] = await subject.longest_hold()
        figures.values["largest picture"] = max(len(one.content) for one in table.pictures())


async def questions(figures: Figures) -> None:
    """Measure answers to the first question of a turn while people keep the board."""
    async with running("automa") as subject:
        table = Table(subject)
        await table.start("search")
        await _everywhere(table.turn, subject)
        figures.latencies("answer alone", await one_after_another(table.answer, CHANNELS))
        await subject.rest()
        await _to_question(table, subject)
        waves = [await in_flight(table.answer, first) for first in range(0, CHANNELS, IN_FLIGHT)]
        figures.latencies("answer in flight", [one for wave in waves for one in wave])


async def _to_question(table: Table, subject: Subject) -> None:
    """Play on in every channel until a question is open."""
    for n in range(CHANNELS):
        while not table.is_asking(n):
            await table.turn(n)
            await subject.sandbox.settle()


async def _everywhere(press: Press, subject: Subject) -> None:
    for n in range(CHANNELS):
        await press(n)
    await subject.rest()


async def one_run() -> Figures:
    """Measure everything once."""
    figures = Figures()
    for kind in ("B1", "B2"):
        await bare(kind, figures)
    await automa(figures)
    await questions(figures)
    await pictures(figures)
    figures.values["engine turn"], figures.values["engine game"] = alone.engine()
    saved, whole, commit = await alone.saved_move()
    figures.values |= {"saved move": saved, "whole call": whole, "bare commit": commit}
    return figures


def medians(runs: Iterable[Figures]) -> dict[str, float]:
    """Return the median of each value over the runs."""
    every = [run.values for run in runs]
    return {name: statistics.median(run[name] for run in every) for name in every[0]}


def rows(value: dict[str, float]) -> list[Row]:
    """Return the table: what was measured, ours, the yardstick, and the ratio to reach."""
    found = []
    for load in ("alone", "in flight"):
        for what in ("turn", "answer"):
            for part, most in (("p50", 2.5), ("p99", 3.0)):
                ours, theirs = value[f"{what} {load} {part}"], value[f"B2 {load} {part}"]
                found.append(Row(f"{what}, {load}, {part}", "ms", ours * 1e3, "B2", theirs * 1e3, most))
    found.append(Row("memory, ready", "MB", value["automa ready MB"], "B2", value["B2 ready MB"], 1.4))
    later = Row("memory, 1,000 turns later", "MB", value["automa later MB"], "B2", value["B2 later MB"], 1.4)
    found.append(later)
    found.append(Row("memory, the worker", "MB", value["worker MB"], "", 0, None))
    found += [
        Row(f"press to picture, {part}", "ms", value[f"picture {part}"] * 1e3, "", 0, 1000.0)
        for part in ("p50", "p99")
    ]
    found.append(Row("the largest picture", "kB", value["largest picture"] / 1e3, "", 0, 150.0))
    found.append(Row("the loop held at most", "ms", value["longest hold"] * 1e3, "", 0, 20.0))
    found.append(Row("start to ready", "ms", value["automa start"] * 1e3, "B1", value["B1 start"] * 1e3, 2.5))
    saved, whole, commit = (value[name] * 1e3 for name in ("saved move", "whole call", "bare commit"))
    found.append(Row("a move saved", "ms", saved, "commit", commit, 1 / 0.6))
    found.append(Row("a move read, run and saved", "ms", whole, "commit", commit, 1 / 0.6))
    found.append(Row("an engine turn", "ms", value["engine turn"] * 1e3, "", 0, 1.0))
    found.append(Row("a whole dealt game", "ms", value["engine game"] * 1e3, "", 0, None))
    return found


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="the medians of so many runs (default 5)")
    args = parser.parse_args()
    runs = []
    for number in range(args.runs):
        print(f"run {number + 1} of {args.runs}", flush=True)
        runs.append(await one_run())
    print_table(rows(medians(runs)), args.runs)


if __name__ == "__main__":
    asyncio.run(main())
