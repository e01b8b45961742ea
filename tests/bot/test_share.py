"""Each process takes its share of the requests that Discord allows a token."""

import asyncio

import pytest

from bot.wire.discord_parts import HTTPClient, Route
from bot.wire.faults import Replaced
from bot.wire.share import TOKENS, Share


@pytest.mark.parametrize("processes", [1, 2, 5])
async def test_a_process_sends_no_more_than_its_share_in_any_second(processes: int) -> None:
    now, sent = 100.0, list[float]()

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += max(seconds, 1 / 1024)

    share = Share(lambda: now, sleep)
    share.processes = processes
    for n in range(400):
        now += 0.5 if n % 100 == 99 else n % 5 // 4 / 128
        await share.turn()
        sent.append(now)
    assert max(sum(one <= other < one + 1.0 for other in sent) for one in sent) == TOKENS // processes


async def test_the_first_second_is_not_waited_for() -> None:
    async def sleep(_: float) -> None:
        raise AssertionError

    share = Share(lambda: 100.0, sleep)
    for _ in range(TOKENS):
        await share.turn()


async def test_who_may_have_lost_its_servers_posts_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []

    async def request(_: HTTPClient, route: Route) -> None:
        sent.append(route.path)

    monkeypatch.setattr(HTTPClient, "request", request)
    http, is_trusted = HTTPClient(asyncio.get_running_loop()), True
    Share().limit(http, lambda: is_trusted)
    post, ask = Route("POST", "/channels/7/messages"), Route("GET", "/users/@me")
    await http.request(post)
    is_trusted = False
    with pytest.raises(Replaced):
        await http.request(post)
    await http.request(ask)
    assert sent == [post.path, ask.path]


async def test_what_was_sent_into_a_channel_is_heard_although_nobody_waits_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arrives, arrived = asyncio.Event(), False

    async def request(*_: object) -> None:
        nonlocal arrived
        await arrives.wait()
        arrived = True

    monkeypatch.setattr(HTTPClient, "request", request)
    http, share = HTTPClient(asyncio.get_running_loop()), Share()
    share.limit(http, lambda: True)
    posting = asyncio.create_task(http.request(Route("POST", "/channels/7/messages")))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    posting.cancel()
    await asyncio.wait((posting,))
    assert posting.cancelled()
    arrives.set()
    await share.finish(within=60)
    assert arrived
