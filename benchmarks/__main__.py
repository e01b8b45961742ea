"""`make bench`: the whole measurement, printed as the table of docs/performance.md."""

import asyncio
import statistics
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any

import click

from benchmarks import alone, looks, many_servers, many_sessions, scythe
from benchmarks.journey import COURSES, Journey
from benchmarks.loads import CHANNELS, IN_FLIGHT, Table, each_saves, in_flight, one_after_another
from benchmarks.report import Row, print_table
from benchmarks.subject import Refused, running
from bot.log import setup_logs
from sandbox.interactions import TimedOut

TIMES = 200
WARM_UP = 10
WAVES = 8
TURNS = 1000
DRAWN = IN_FLIGHT
"""In so many channels turns are drawn: a turn with its panel takes a core 70 ms."""
TABLES = 10
"""Of each of the five games, for the journeys through them."""
SLOW = ((50, 0.02), (10, 0.2))
"""How many press at once, and by how many seconds each sync of the disk takes longer."""
REACH = {"alone": (2.0, 2.0), "in flight": (3.0, 2.5)}
"""The ratios to B2 that are to be reached, of the median and of the 99th percentile."""


@dataclass
class Figures:
    """What one run measured, in seconds and MiB, by name."""

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
        figures.values[f"{kind} first start"] = subject.first_start
        figures.values[f"{kind} ready MiB"] = subject.memory()
        await one_after_another(subject, table.ping, 50)
        worked = subject.cpu()
        figures.latencies(f"{kind} alone", await one_after_another(subject, table.ping, TIMES))
        figures.values[f"{kind} CPU"] = (subject.cpu() - worked) / TIMES
        waves = [await in_flight(subject, table.ping, 50 * (n % 2)) for n in range(WAVES)]
        figures.latencies(f"{kind} in flight", [one for wave in waves for one in wave])
        await one_after_another(subject, table.ping, TURNS)
        figures.values[f"{kind} later MiB"] = subject.memory()


async def automa(figures: Figures) -> None:
    """Measure the memory after 1,000 automata turns in 100 channels; nothing is drawn."""
    async with running("automa", PICTURES="off") as subject:
        figures.values["automa start"] = subject.start_up
        figures.values["automa first start"] = subject.first_start
        figures.values["automa ready MiB"] = subject.memory()
        table = Table(subject)
        await table.start("dealt", "all")
        for _ in range(TURNS // CHANNELS):
            # The person is done, the automata takes its turn, the next round begins.
            with each_saves(subject, CHANNELS):
                for n in range(CHANNELS):
                    await table.turn(n)
            await subject.rest()
        figures.values["automa later MiB"] = subject.memory()


async def turns(figures: Figures) -> None:
    """Measure automata turns on a dealt board, how soon their pictures are there, and what drawing costs."""
    async with running("probed") as subject:
        table = Table(subject, DRAWN)
        await table.open(0, "dealt")
        await subject.longest_hold()  # what a bot does once, at its very first press, is no drawing
        await table.start("dealt", first=1)
        await table.play_until(table.is_automata_next)
        figures.latencies("turn alone", (await one_after_another(subject, table.turn, DRAWN))[WARM_UP:])
        await subject.rest()
        await table.play_until(table.is_automata_next)
        figures.latencies("turn in flight", await in_flight(subject, table.turn, 0))
        await subject.rest()
        await table.play_until(table.is_automata_next)
        with each_saves(subject, DRAWN):
            seen = [await table.see(n) for n in range(DRAWN)]
        figures.latencies("picture", [took for took, _ in seen[WARM_UP:]])
        figures.values["worker MiB"] = subject.worker_memory()
        await subject.rest()
        figures.values["longest hold"] = await subject.longest_hold()
        figures.values["largest picture"] = max(len(one.content) for one in table.pictures())
        figures.values["drawn MiB"] = subject.memory()
        figures.latencies("drawing", await alone.drawings(subject.drawn()[WARM_UP - DRAWN :]))


async def questions(figures: Figures) -> None:
    """Measure answers to the first question of a turn while people keep the board."""
    async with running("automa") as subject:
        table = Table(subject, DRAWN)
        await table.start("search")
        await table.play_until(table.is_asking)
        figures.latencies("answer alone", await one_after_another(subject, table.answer, DRAWN))
        await subject.rest()
        await table.play_until(table.is_asking)
        figures.latencies("answer in flight", await in_flight(subject, table.answer, 0))
        await subject.rest()


async def five_games(figures: Figures) -> None:
    """Measure what a press of journeys through all five games costs, pictures included, and the memory."""
    async with running("automa") as subject:
        tables = [[Journey(subject, one, f"{one.game}-{n}") for n in range(TABLES)] for one in COURSES]
        every = [one for journeys in tables for one in journeys]

        async def each(step: Callable[[Journey], Coroutine[Any, Any, None]]) -> None:
            for journeys in tables:
                for one in journeys:
                    await step(one)
                await subject.rest()

        worked = subject.cpu()
        await each(Journey.begin)
        while sum(one.saved for one in every) < TURNS + len(every):
            await each(Journey.go_on)
        figures.values["five games MiB"] = subject.memory() + subject.worker_memory()
        for step in (Journey.look, Journey.undo, Journey.end):
            await each(step)
        figures.values["journeys' presses"] = presses = sum(one.presses for one in every)
        figures.values["journeys' saved"] = sum(one.saved for one in every)
        figures.values["automa CPU"] = (subject.cpu() - worked) / presses


async def slow_disk(figures: Figures) -> None:
    """Count the presses at one moment that fail where each sync of the disk takes longer."""
    for at_once, longer in SLOW:
        async with running("slow disk", SYNC_LONGER=str(longer)) as subject:
            table = Table(subject, at_once)
            await table.start("dealt", "all")
            before = subject.saved()
            tries = await asyncio.gather(*map(table.turn, range(at_once)), return_exceptions=True)
            await subject.rest()
            waiting = [one for n in range(at_once) for one in table.messages(n) if one.is_thinking]
            late = [one for one in tries if isinstance(one, TimedOut)]
            unsaved = before + at_once - subject.saved()
            figures.values[f"failed, {longer} s"] = max(len(late) + len(waiting), unsaved)


async def servers(figures: Figures) -> None:
    """Measure a start among many servers, and one of a bare bot among as many."""
    for kind in ("B1", "automa"):
        found = await many_servers.cost(kind)
        figures.values |= {
            f"{kind} servers read": found.ready,
            f"{kind} KiB a server": found.per_server,
            f"{kind} servers MiB": found.memory,
        }


async def engine(figures: Figures) -> None:
    """Measure what needs no Discord."""
    figures.values["engine turn"], figures.values["engine game"] = alone.engine()
    figures.values["machina turn"], figures.values["machina game"] = alone.engine("caledonia")
    figures.values["asking turn"] = alone.asking_turn()
    figures.values["continued line"] = alone.continued_line()
    figures.values["Scythe turn"] = scythe.automa_turn()
    figures.values["Scythe line"] = scythe.continued_line()
    figures.values["Scythe map"], figures.values["Scythe size"] = scythe.drawn_map()
    figures.values["resumed"], figures.values["resumed requests"] = await many_sessions.start()
    short, long = await looks.looks()
    figures.values["longer look"] = long / short
    saved, whole, commit = await alone.saved_move()
    figures.values |= {"saved move": saved, "whole call": whole, "bare commit": commit}


PARTS: tuple[tuple[str, Callable[[Figures], Coroutine[Any, Any, None]]], ...] = (
    ("B1", lambda figures: bare("B1", figures)),
    ("B2", lambda figures: bare("B2", figures)),
    ("memory", automa),
    ("turns", turns),
    ("answers", questions),
    ("five games", five_games),
    ("slow disk", slow_disk),
    ("many servers", servers),
    ("engine", engine),
)
"""What a run measures, one after the other."""


def medians(runs: Iterable[Figures]) -> dict[str, float]:
    """Return the median of each value over the runs."""
    every = [run.values for run in runs]
    return {name: statistics.median(run[name] for run in every) for name in every[0]}


def rows(value: dict[str, float]) -> list[Row]:
    """Return the table: what was measured, ours, the yardstick, and the ratio to reach."""
    found = []
    for load in ("alone", "in flight"):
        for what in ("turn", "answer"):
            for part, most in zip(("p50", "p99"), REACH[load], strict=True):
                ours, theirs = value[f"{what} {load} {part}"], value[f"B2 {load} {part}"]
                found.append(Row(f"{what}, {load}, {part}", "ms", ours * 1e3, "B2", theirs * 1e3, most))
    ours, theirs = value["automa CPU"] * 1e3, value["B2 CPU"] * 1e3
    found.append(Row("CPU of a press, with all that follows", "ms", ours, "B2", theirs, 4.0))
    found.append(Row("presses of the journeys", "", value["journeys' presses"], "", 0, None))
    found.append(Row("of them saved", "", value["journeys' saved"], "", 0, None))
    found += [
        Row(
            f"{at_once} presses at once, each sync {longer * 1e3:g} ms longer: failed", "", failed, "", 0, 0.0
        )
        for at_once, longer in SLOW
        for failed in [value[f"failed, {longer} s"]]
    ]
    found.append(Row("memory, ready", "MiB", value["automa ready MiB"], "B2", value["B2 ready MiB"], 1.4))
    for what, name in (
        (f"memory, {TURNS:,} turns later", "automa later MiB"),
        (f"memory, {3 * DRAWN} turns with pictures later", "drawn MiB"),
    ):
        found.append(Row(what, "MiB", value[name], "B2", value["B2 later MiB"], 1.4))
    both = value["five games MiB"]
    found.append(Row(f"bot and worker, {TURNS:,} turns of all five games later", "MiB", both, "", 0, 100.0))
    found.append(Row("memory, the worker", "MiB", value["worker MiB"], "", 0, None))
    found += [
        Row(f"press to picture, {part}", "ms", value[f"picture {part}"] * 1e3, "", 0, 1000.0)
        for part in ("p50", "p99")
    ]
    seen, drawing = value["picture p50"] * 1e3, value["drawing p50"] * 1e3
    found.append(Row("press to picture, p50, to the drawing", "ms", seen, "drawn alone", drawing, 1.3))
    found.append(Row("the largest picture", "kB", value["largest picture"] / 1e3, "", 0, 150.0))
    found.append(Row("the loop held at most", "ms", value["longest hold"] * 1e3, "", 0, 20.0))
    found.append(Row("start to ready", "ms", value["automa start"] * 1e3, "B1", value["B1 start"] * 1e3, 2.5))
    what = f"Look with {looks.LONG:,} entries / with {looks.SHORT}"
    found.append(Row(what, "", value["longer look"], "", 0, 1.2))
    first, bare_first = value["automa first start"] * 1e3, value["B1 first start"] * 1e3
    found.append(Row("start with 10,000 running sessions", "s", value["resumed"], "", 0, 5.0))
    found.append(Row("what that sends", "requests", value["resumed requests"], "", 0, 0.0))
    among = f"{many_servers.SERVERS:,} servers"
    read, bare_read = value["automa servers read"], value["B1 servers read"]
    found.append(Row(f"start to ready among {among}", "s", read, "B1", bare_read, 1.0))
    found.append(Row("memory a server", "KiB", value["automa KiB a server"], "", 0, 2.0))
    found.append(Row("memory a server, of a bare bot", "KiB", value["B1 KiB a server"], "", 0, None))
    found.append(Row(f"bot and worker among {among}", "MiB", value["automa servers MiB"], "", 0, 130.0))
    found.append(Row("first start to usable", "ms", first, "B1", bare_first, 1.5))
    saved, whole, commit = (value[name] * 1e3 for name in ("saved move", "whole call", "bare commit"))
    found.append(Row("a move saved", "ms", saved, "commit", commit, 1 / 0.6))
    found.append(Row("a move read, run and saved", "ms", whole, "commit", commit, 1 / 0.6))
    found.append(Row("an engine turn", "ms", value["engine turn"] * 1e3, "", 0, 1.0))
    found.append(Row("an engine turn, London", "ms", value["asking turn"] * 1e3, "", 0, 2.0))
    found.append(Row("a line continued, 60 units, p99", "ms", value["continued line"] * 1e3, "", 0, 10.0))
    found.append(Row("Scythe, 65 units: a turn", "ms", value["Scythe turn"] * 1e3, "", 0, 5.0))
    found.append(Row("Scythe: a line continued, p99", "ms", value["Scythe line"] * 1e3, "", 0, 10.0))
    found.append(Row("Scythe: the map drawn", "ms", value["Scythe map"] * 1e3, "", 0, 250.0))
    found.append(Row("Scythe: the map's picture", "kB", value["Scythe size"] / 1e3, "", 0, 150.0))
    found.append(Row("a whole dealt game", "ms", value["engine game"] * 1e3, "", 0, None))
    found.append(Row("a MacHina's turn", "ms", value["machina turn"] * 1e3, "", 0, 2.0))
    found.append(Row("a whole game with a MacHina", "ms", value["machina game"] * 1e3, "", 0, 100.0))
    return found


@click.command(help=__doc__)
@click.option(
    "--runs", type=click.IntRange(1), default=3, show_default=True, help="The table has their medians."
)
def main(runs: int) -> None:
    """Measure and print the table; a press that is refused ends it."""
    setup_logs("text", "warning")
    steps = [(number, name, measure) for number in range(1, runs + 1) for name, measure in PARTS]
    figures = [Figures() for _ in range(runs)]
    with click.progressbar(
        steps, label="Measuring", item_show_func=lambda step: step and f"run {step[0]} of {runs}: {step[1]}"
    ) as bar:
        for number, _, measure in bar:
            bar.render_progress()
            try:
                asyncio.run(measure(figures[number - 1]))
            except Refused as fault:
                raise click.ClickException(f"A press was refused, so nothing is measured. {fault}") from None
    print_table(rows(medians(figures)), runs)


if __name__ == "__main__":
    main()
