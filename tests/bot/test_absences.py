"""What is gone is remembered for a minute: the bot's own requests are shared by all servers."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.wire import absences
from bot.wire.absences import Absences
from bot.wire.faults import UNKNOWN_MEMBER, Refusal


class Http:
    """A Discord that counts what it is asked; what is `gone` it doesn't know."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.gone: set[str] = set()
        self.status = 404

    async def request(self, route: Any, **_: Any) -> dict[str, Any]:
        name = route.url.rpartition("/")[2]
        self.asked.append(name)
        await asyncio.sleep(0)
        if name in self.gone:
            answer: Any = SimpleNamespace(status=self.status, reason="")
            raise Refusal(answer, {"code": UNKNOWN_MEMBER, "message": ""})
        return {}


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def http() -> Http:
    return Http()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def absent(http: Http, clock: Clock) -> Absences:
    return Absences(http, clock)


async def test_what_is_gone_is_asked_for_once_a_minute(absent: Absences, http: Http, clock: Clock) -> None:
    http.gone = {"5", "6"}
    for _ in range(9):
        assert await absent.is_gone("5")
        assert await absent.has_left("77", "6")
    assert http.asked == ["5", "6"]
    clock.now += 60
    assert await absent.is_gone("5")
    assert http.asked == ["5", "6", "5"]


async def test_who_has_just_left_is_noticed_and_who_is_here_is_asked_for_twice_a_minute(
    absent: Absences, http: Http, clock: Clock
) -> None:
    assert not await absent.has_left("77", "6")
    http.gone = {"6"}
    assert await absent.has_left("77", "6")
    http.asked.clear()
    for _ in range(9):
        assert not await absent.has_left("77", "7")
    assert http.asked == ["7", "7"]
    clock.now += 60
    assert not await absent.has_left("77", "7")
    assert http.asked == ["7"] * 3


async def test_who_asks_at_the_same_time_waits_for_one_answer(absent: Absences, http: Http) -> None:
    http.gone = {"5"}
    asking = [asyncio.create_task(absent.is_gone("5")) for _ in range(50)]
    await asyncio.sleep(0)
    asking[0].cancel()
    assert await asyncio.gather(*asking[1:]) == [True] * 49
    assert http.asked == ["5"]


async def test_what_discord_does_not_tell_is_asked_once_more(absent: Absences, http: Http) -> None:
    http.gone, http.status = {"6"}, 500
    with pytest.raises(Refusal):
        await absent.has_left("77", "6")
    http.status = 404
    assert await absent.has_left("77", "6")


async def test_what_discord_never_tells_is_not_asked_at_every_press(absent: Absences, http: Http) -> None:
    http.gone, http.status = {"6"}, 500
    for _ in range(9):
        with pytest.raises(Refusal):
            await absent.has_left("77", "6")
    assert len(http.asked) == 2


async def test_what_is_remembered_is_bounded(
    absent: Absences, http: Http, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absences, "MOST_REMEMBERED", 3)
    http.gone = {str(n) for n in range(9)}
    for n in range(9):
        assert await absent.is_gone(str(n))
    assert len(absent._known) == 3
