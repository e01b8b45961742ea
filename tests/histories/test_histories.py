"""Whatever becomes of processes and their cables, what people see one orderly process could have told."""

from collections.abc import Iterator

import pytest

from bot.store import schema
from tests import cluster
from tests.histories.check import broken
from tests.histories.history import TABLES, History

pytestmark = pytest.mark.slow

HISTORIES = 200
PARTS = 10


@pytest.fixture(scope="module")
def server() -> Iterator[tuple[cluster.Cluster, str]]:
    if (running := cluster.running()) is None:
        pytest.skip(cluster.MISSING)
    name = running.create()
    schema.upgrade(running.url(name))
    yield running, name
    running.drop(name)


@pytest.mark.parametrize("part", range(PARTS))
def test_one_orderly_process_could_have_told_it(server: tuple[cluster.Cluster, str], part: int) -> None:
    found = {}
    for number in range(part, HISTORIES, PARTS):
        server[0].do(server[1], f"TRUNCATE {', '.join(TABLES)} CASCADE")
        found[number] = [*broken(History(number, *server))]
    assert {number: one for number, one in found.items() if one} == {}
