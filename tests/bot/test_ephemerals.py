"""What one person was shown alone goes with their next press, also when the bot is stopped right then."""

import asyncio
from typing import Any, cast

import pytest

from bot.posts.ephemerals import Ephemerals
from bot.posts.traffic import Traffic
from bot.wire.reply import Reply


class MessagePictures:
    """A private message that somebody looks at."""

    def __init__(self, *, is_stuck: bool = False) -> None:
        self.is_there = True
        self._is_stuck = is_stuck

    async def remove(self) -> None:
        if self._is_stuck:
            await asyncio.Event().wait()
        self.is_there = False


@pytest.mark.parametrize("is_stuck", [False, True])
async def test_a_stop_waits_for_what_goes_but_not_for_ever(is_stuck: bool) -> None:
    ephemerals, shown = Ephemerals(Traffic()), MessagePictures(is_stuck=is_stuck)
    ephemerals.looked("ada", "table", cast(Reply, shown))
    ephemerals.pressed("ada", "table", is_private=False)
    await ephemerals.close(within=0.1)
    assert shown.is_there == is_stuck
    assert not _tasks()


async def test_all_that_somebody_was_refused_goes_with_their_next_press() -> None:
    ephemerals, refused = Ephemerals(Traffic()), [MessagePictures() for _ in range(6)]
    for number, one in enumerate(refused):
        ephemerals.refused("ada", cast(Reply, one), str(number))
    own = ephemerals.pressed("ada", "table", is_private=True, message="5")
    await ephemerals.close(within=1)
    assert [one.is_there for one in refused] == [False] * 5 + [True]
    assert own is not None
    ephemerals.stays("ada", own)  # a form was opened from it, and left
    ephemerals.pressed("ada", "elsewhere", is_private=False)
    await ephemerals.close(within=1)
    assert not refused[5].is_there


def _tasks() -> set[asyncio.Task[Any]]:
    return asyncio.all_tasks() - {asyncio.current_task()}
