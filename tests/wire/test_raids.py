"""Raids between two people over the wire: how often the one has to wait for the other."""

import pytest

from sandbox.driver import Channel, Message, Person
from tests.wire.conftest import Bot, body, has, labels
from tests.wire.hall import Hall

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

SEVERAL = "Several cards at once"


@pytest.fixture
def hall(shared_bot: Bot, own_channel: Channel) -> Hall:
    return Hall(shared_bot.sandbox, shared_bot, own_channel)


async def opened(hall: Hall, person: Person) -> Message:
    """Press Play and return the private message that comes."""
    call = await hall.press(person, "Play")
    assert call.message is not None
    return call.message


async def to_raid(hall: Hall) -> Message:
    """Let Ada raid Ben in her first turn, and return her message with the question for her first card."""
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.until(lambda: hall.waits(hall.ada))
    message = await opened(hall, hall.ada)
    while not has(message, "Raid "):
        if has(message, "No action"):
            await hall.press(hall.ada, "No action", message)
        else:
            await hall.ada.select(message, message.selects[0].custom_id, ["done"])
            await hall.sandbox.settle()
    raid = next(one for one in labels(message) if one.startswith("Raid ") and "Ben" in one)
    await hall.press(hall.ada, raid, message)
    await hall.press(hall.ada, "Confirm", message)
    return message


async def fight(hall: Hall, *, several: bool) -> list[Person]:
    """Fight the three rounds with whatever card is offered first; return who was waited for, in order."""
    awaited: list[Person] = []
    while True:
        person = next(one for one in (hall.ada, hall.ben) if hall.waits(one))
        message = await opened(hall, person)
        if "card of 3" not in body(message):
            return awaited
        awaited.append(person)
        if several:
            await hall.press(person, SEVERAL, message)
        while cards := [one for one in labels(message) if one.startswith("A ")]:
            await hall.press(person, cards[0], message)


async def test_a_raid_of_single_cards_waits_six_times(hall: Hall) -> None:
    await to_raid(hall)
    assert await fight(hall, several=False) == [hall.ada, hall.ben] * 3
    assert not hall.sandbox.refusals


async def test_a_raid_in_which_both_lay_several_cards_at_once_waits_twice(hall: Hall) -> None:
    message = await to_raid(hall)
    assert SEVERAL in labels(message)
    assert await fight(hall, several=True) == [hall.ada, hall.ben]
    assert not hall.sandbox.refusals


async def test_others_see_nothing_while_cards_are_laid_ahead(hall: Hall) -> None:
    message = await to_raid(hall)
    before = hall.shown
    await hall.press(hall.ada, SEVERAL, message)
    for place in ("1st", "2nd", "3rd"):
        assert f"several at once: {place} card of 3" in body(message)
        assert hall.shown == before
        await hall.press(hall.ada, next(one for one in labels(message) if one.startswith("A ")), message)
    assert hall.waits(hall.ben)
    assert "Laid ahead: " in body((await hall.press(hall.ada, "My hand")).message)
    assert "ahead" not in body((await hall.press(hall.ben, "My hand")).message)


async def test_a_card_laid_ahead_is_taken_back_before_the_last_is_chosen(hall: Hall) -> None:
    message = await to_raid(hall)
    asked = body(message)
    await hall.press(hall.ada, SEVERAL, message)
    await hall.press(hall.ada, next(one for one in labels(message) if one.startswith("A ")), message)
    assert "Laid ahead: " in body(message)
    for _ in range(2):
        await hall.press(hall.ada, "Take back", message)
    assert body(message) == asked
