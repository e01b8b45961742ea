"""Each process takes its share of the requests that Discord allows a token."""

import pytest

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
