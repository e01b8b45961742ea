"""What holds for all tests: how they are spread over processes, how hypothesis draws, what the end tells."""

import gc
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

from engines.core.game import registry
from tests import cluster
from tests.engines.clauses import coverage, games

# Nothing here is encrypted: none of the hundred bots that start needs to read the machine's certificates.
os.environ["SSL_CERT_FILE"] = os.environ["SSL_CERT_DIR"] = os.devnull

settings.register_profile("ci", derandomize=True, deadline=None, database=None)
settings.register_profile("quick", settings.get_profile("ci"), max_examples=20)
settings.load_profile("ci")

ONE_BOT = tuple(
    f"tests/wire/test_{name}.py"
    for name in (
        *(
            "answer",
            "burgundy",
            "commands",
            "elsewhere",
            "errors",
            "exact",
            "first_minute",
            "forms",
            "hosted",
        ),
        *("hosted_trouble", "kept", "languages", "lines", "outbox", "outbox_races", "pictures", "points"),
        *("quiet", "scythe", "seats", "turn", "typed_languages"),
    )
)
"""Files on the wire whose tests share a bot: to start one takes longer than most of them."""
SPREAD = ("tests/wire/", "tests/faults/", "tests/histories/", "tests/browser/test_table.py")
"""Where each test is run by whoever is free."""
ALONE = ("tests/contract/test_game.py", "tests/contract/test_fuzz.py")
"""Files under contract that have no session in common with others."""
left_out: Counter[str] = Counter()
"""How many tests of which file were left out by a marker."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return four processes more than there are cores: the tests on the wire mostly wait."""
    return len(os.sched_getaffinity(0)) + 4


def unit_of(nodeid: str) -> str:
    """Return what one process runs: a file, for its tests share what they made; under contract a game.

    Tests with a bot each are spread, and so are the journeys in which everything goes wrong.
    """
    file, _, test = nodeid.partition("::")
    if file.startswith("tests/contract/"):
        game = next((id_ for id_ in registry.games() if id_ in test.lower()), "")
        return game if game and file not in ALONE else file + game
    return nodeid if file.startswith(SPREAD) and file not in ONE_BOT else file


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out unit after unit."""

    def _split_scope(self, nodeid: str) -> str:
        return unit_of(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    return Scheduling(config, log)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        cluster.announce()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        cluster.put_away()


@pytest.fixture(scope="session")
def made() -> str:
    """The name of a database without sessions on this run's PostgreSQL."""
    if (running := cluster.running()) is None:
        pytest.skip(cluster.MISSING)
    name = running.create()
    from bot.store import schema  # most tests need none

    schema.upgrade(running.url(name))
    return name


@pytest.fixture
def server(made: str) -> Iterator[str]:
    """The address of a database without sessions on a PostgreSQL server."""
    running = cluster.running()
    assert running
    with running.database(made) as address:
        yield address


def pytest_collection() -> None:
    """Collect without the garbage collector: nearly all that is made stays."""
    gc.disable()


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
    gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files of slow tests; those that wait for a bot lie evenly among those that compute."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    waiting = {item.path for item in items if any(map(item.get_closest_marker, ("wire", "browser")))}
    parts: dict[tuple[bool, bool], dict[str, int]] = {}
    for item in items:
        part = parts.setdefault((item.path not in slow, item.path in waiting), {})
        part.setdefault(unit_of(item.nodeid), len(part))

    def place(item: pytest.Item) -> tuple[bool, float]:
        is_quick = item.path not in slow
        part = parts[is_quick, item.path in waiting]
        return is_quick, part[unit_of(item.nodeid)] / len(part)

    items.sort(key=place)


def pytest_deselected(items: list[pytest.Item]) -> None:
    left_out.update(item.nodeid.partition("::")[0] for item in items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left_out"] = dict(left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take over what a process left out: each of them leaves out the same."""
    left_out.clear()
    left_out.update(getattr(node, "workeroutput", {}).get("left_out", {}))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what was left out and, after the tests of the engines, how many clauses have a scenario."""
    if left_out and terminalreporter.config.option.markexpr:
        terminalreporter.section("left out")
        for file, number in sorted(left_out.items()):
            terminalreporter.write_line(f"{file}: {number}")
    skipped = terminalreporter.stats.get("skipped", ())
    if without := sum(cluster.MISSING in str(one.longrepr) for one in skipped):
        terminalreporter.write_line(f"{cluster.MISSING}: {without} tests of the store on it were left out.")
    if any("No Litestream here" in str(one.longrepr) for one in skipped):
        terminalreporter.write_line("No Litestream here: the tests of its recipe were left out.")
    told = [one for reports in terminalreporter.stats.values() for one in reports]
    if any(getattr(one, "nodeid", "").startswith("tests/engines/") for one in told):
        terminalreporter.section("rule clauses")
        for game in games():
            terminalreporter.write_line(coverage(game))
