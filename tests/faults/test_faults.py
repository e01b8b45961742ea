"""Whatever goes wrong at one moment, what the bot promises holds."""

from collections.abc import Iterator

import pytest

from tests import cluster
from tests.faults.journeys import JOURNEYS, REPORT, Journey
from tests.faults.net import MET, Net
from tests.faults.seams import STORE, Order
from tests.faults.server import ServerDisk

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Net:
    return Net(tmp_path_factory.mktemp("net"))


@pytest.fixture(scope="module")
def server_net(made: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Net]:
    here = cluster.running()
    assert here
    name = here.create(made)
    disk = ServerDisk(here, name)
    yield Net(tmp_path_factory.mktemp("net"), disk)
    disk.close()
    here.drop(name)


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda one: one.name.replace(" ", "-"))
def test_whatever_goes_wrong_once_the_promises_hold(net: Net, journey: Journey) -> None:
    bases = net.unbroken(journey)
    assert [one.broken for one in (*bases, *net.met(journey)) if one.broken] == []
    found = {order: net.run(journey, order, bases).broken for order in net.orders(journey, bases[0])}
    assert {order: broken for order, broken in found.items() if broken} == {}


def test_what_was_typed_comes_below_what_people_say_although_the_bot_is_killed(net: Net) -> None:
    bases = net.unbroken(REPORT)
    saved = [touch.name for touch in bases[0].touches].index("append")
    run = net.run(REPORT, Order(saved, "kill"), bases)
    assert run.broken == ()
    assert run.tale.acted == bases[0].tale.acted  # nobody has had to type it again


@pytest.mark.parametrize("journey", JOURNEYS, ids=lambda one: one.name.replace(" ", "-"))
def test_whatever_goes_wrong_with_a_server_once_the_promises_hold(server_net: Net, journey: Journey) -> None:
    """What the store does goes wrong, once each; all else goes wrong on a file."""
    bases = server_net.unbroken(journey)
    assert [one.broken for one in bases if one.broken] == []
    orders = [
        one
        for one in server_net.orders(journey, bases[0])
        if bases[0].touches[one.number].kind == STORE and one.how not in MET
    ]
    found = {order: server_net.run(journey, order, bases).broken for order in orders}
    assert {order: broken for order, broken in found.items() if broken} == {}
