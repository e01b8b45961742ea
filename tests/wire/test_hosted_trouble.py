"""Hosted games when something goes wrong: cut connections, kills, people who leave or hold a table up."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from sandbox.driver import Channel, Message, Person, Sandbox
from tests.wire.conftest import Bot, body, has, labels, own_server, running
from tests.wire.hall import Hall, asks
from tests.wire.test_forged import session_of

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]

POSTS = r"/channels/\d+/messages"
MENTION = "<@{}>"


@pytest.fixture
def hall(shared_bot: Bot, own_channel: Channel) -> Hall:
    return Hall(shared_bot.sandbox, shared_bot, own_channel)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def impatient_bot(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Bot]:
    """A bot to which everybody who doesn't play is asleep."""
    async with (
        Sandbox() as sandbox,
        running(sandbox, tmp_path_factory.mktemp("impatient"), ASLEEP_HOURS="0") as bot,
    ):
        yield bot


@pytest_asyncio.fixture(loop_scope="module")
async def impatient(impatient_bot: Bot) -> AsyncIterator[Hall]:
    """A table of that bot's."""
    async with own_server(impatient_bot) as channel:
        yield Hall(impatient_bot.sandbox, impatient_bot, channel)


async def wait_for_ben(hall: Hall, **options: Any) -> None:
    """Start a game in which Ada has had her turn and Ben has not."""
    await hall.start(automas=1, **options)
    await hall.press(hall.ben, "Join")
    await hall.until(lambda: hall.waits(hall.ada))
    await hall.play(hall.ada)
    await hall.until(lambda: hall.waits(hall.ben))


@pytest_asyncio.fixture(loop_scope="module")
async def pair(hall: Hall) -> Hall:
    """Ada and Ben against one automa; the game has begun."""
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.begins(hall.ada, hall.ben)
    await hall.until(lambda: hall.waits(hall.ada))
    return hall


@pytest_asyncio.fixture(loop_scope="module")
async def alone(hall: Hall) -> Hall:
    """Ada against two automas; the game has begun."""
    await hall.start()
    await hall.begins(hall.ada)
    await hall.until(lambda: hall.waits(hall.ada))
    return hall


def assert_told_once(hall: Hall) -> None:
    """Check that everybody was told of each turn, in their order, and of none twice."""
    assert [one[0] for one in hall.turns[:3]] == ["●", "■", "▲"]
    assert len(set(hall.turns)) == len(hall.turns)


async def play_a_round(hall: Hall) -> None:
    """Let Ada do what she has to until everybody was told of three turns and she is next."""
    while len(hall.turns) < 3 or not hall.waits(hall.ada):
        await hall.until(lambda: hall.waits(hall.ada))
        if len(hall.turns) < 3:
            await hall.play(hall.ada)


async def export(hall: Hall) -> dict[str, Any]:
    call = await hall.cleo.slash(hall.channel, "automa export")
    await hall.sandbox.settle()
    assert call.message is not None
    document: dict[str, Any] = json.loads(call.message.attachments[0].content)
    return document


async def ask_to_end(hall: Hall) -> Message:
    """Let Ada want the game to end; return what asks the others to agree."""
    sure = await hall.ada.slash(hall.channel, "automa end")
    await hall.sandbox.settle()
    assert sure.message is not None
    await hall.ada.press(sure.message, sure.message.buttons[0].custom_id)
    return await request(hall)


async def request(hall: Hall) -> Message:
    """Return what asks the others to agree, once it is there."""
    await hall.until(lambda: any(has(one, "Agree") for one in hall.messages))
    return next(one for one in reversed(hall.messages) if has(one, "Agree"))


async def seats_menu(hall: Hall, person: Person) -> Message:
    call = await hall.press(person, "Seats")
    assert call.message is not None
    return call.message


@pytest.mark.parametrize("has_arrived", [False, True])
async def test_a_turn_whose_message_is_cut_off_is_told_once(alone: Hall, has_arrived: bool) -> None:
    alone.sandbox.faults.drop("POST", POSTS, after=has_arrived)
    await play_a_round(alone)
    assert_told_once(alone)


async def test_killed_before_a_turn_is_told_the_next_start_tells_it(alone: Hall) -> None:
    hall = alone
    hold = hall.sandbox.faults.hold("POST", POSTS, times=None)
    playing = asyncio.ensure_future(play_a_round(hall))
    await hold.reached(30.0)
    await hall.bot.stop(signal.SIGKILL)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    hall.sandbox.faults.clear()
    await hall.sandbox.offline()
    await hall.bot.start()
    await hall.sandbox.ready()
    await play_a_round(hall)
    assert_told_once(hall)
    hall.sandbox.refusals.clear()


async def test_who_has_left_a_seat_sees_nothing_more_of_it(pair: Hall) -> None:
    hall = pair
    await hall.press(hall.ben, "My hand")
    menu = await seats_menu(hall, hall.ben)
    await hall.ben.select(menu, menu.selects[0].custom_id, ["leave"])
    await hall.press(hall.ben, "Leave the seat", menu)
    await hall.until(lambda: any("is played by Drover from now on" in body(one) for one in hall.messages))
    private = [one for one in hall.channel.messages(hall.ben) if one.is_ephemeral]
    seen = [body(one) for one in private]
    for _ in range(2):
        await hall.until(lambda: hall.waits(hall.ada))
        await hall.play(hall.ada)
    assert [body(one) for one in private] == seen
    assert not any(one.buttons or one.selects for one in private)


async def test_a_present_persons_seat_is_not_given_away_but_that_of_who_left_the_server(pair: Hall) -> None:
    hall = pair
    menu = await seats_menu(hall, hall.ada)
    assert "give.s2.drover" not in menu.selects[0].values
    hall.sandbox.remove_user(hall.ben)
    hall.sandbox.add_user(hall.ben.name)  # for the tests that follow
    menu = await seats_menu(hall, hall.ada)
    asked = await hall.ada.select(menu, menu.selects[0].custom_id, ["give.s2.drover"])
    await hall.sandbox.settle()
    assert asked.message is not None
    await hall.ada.press(asked.message, asked.message.buttons[0].custom_id)
    await hall.until(lambda: any("is played by Drover from now on" in body(one) for one in hall.messages))
    await hall.until(lambda: hall.waits(hall.ada))


async def test_more_automas_than_seats_are_refused(hall: Hall) -> None:
    call = await hall.ada.slash(hall.channel, "automa start macrobber", automas=4)
    await hall.sandbox.settle()
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "4 automas don't fit" in body(call.message)
    assert not hall.messages


async def test_a_plan_and_its_undoing_are_nobody_elses_business(pair: Hall) -> None:
    hall = pair
    player = hall.ada
    call = await hall.press(player, "Play")
    assert call.message is not None
    public, said = len(hall.messages), [body(one) for one in hall.messages]
    menu = call.message.selects[0] if call.message.selects else None
    if menu is not None:
        await player.select(call.message, menu.custom_id, [menu.values[0]])
    else:
        await player.press(call.message, call.message.buttons[0].custom_id)
    await hall.sandbox.settle()
    assert '"private"' not in json.dumps((await export(hall))["entries"][-1])
    buttons = labels(hall.panel)
    back = await hall.press(player, "Undo")
    assert back.message is not None
    assert back.message.is_ephemeral
    assert asks(back.message)
    asked = body(back.message)
    twice = await hall.press(player, "Undo")
    assert body(twice.message) == asked
    again = await player.slash(hall.channel, "automa redo")
    await hall.sandbox.settle()
    assert again.message is not None
    assert again.message.is_ephemeral
    assert body(again.message) != asked
    assert (len(hall.messages), [body(one) for one in hall.messages]) == (public, said)
    assert labels(hall.panel) == buttons


async def test_after_the_end_nothing_is_asked_any_more(pair: Hall) -> None:
    hall = pair
    call = await hall.press(hall.ada, "Play")
    assert call.message is not None
    asked = await ask_to_end(hall)
    await hall.ben.press(asked, asked.buttons[0].custom_id)
    private = call.message
    await hall.until(lambda: hall.is_over and private.is_deleted)


async def test_an_end_that_has_told_all_hands_stands(pair: Hall) -> None:
    hall = pair
    sure = await hall.ada.slash(hall.channel, "automa end")
    await hall.sandbox.settle()
    assert "can't be undone" in body(sure.message)
    asked = await ask_to_end(hall)
    assert "That can't be undone" in body(asked)
    await hall.press(hall.ben, "Agree: end the game", asked)
    await hall.until(lambda: hall.is_over and has(hall.panel, "Again"))
    assert "seed" in await export(hall)
    assert not has(hall.panel, "Undo")
    shown = labels(hall.panel)
    session, seq = session_of(hall.panel)
    agree = f"a1:{session}:{seq}:undoyes:{hall.ada.id}:undo:1"
    for call in (
        await hall.ada.slash(hall.channel, "automa undo"),
        await hall.sandbox.press_raw(hall.ben, hall.panel, f"a1:{session}:{seq}:undo"),
        await hall.sandbox.press_raw(hall.ben, hall.panel, agree),
    ):
        await hall.sandbox.settle()
        assert "can't be undone" in body(call.message)
    assert labels(hall.panel) == shown


async def test_the_others_are_asked_once_whether_they_agree(pair: Hall) -> None:
    hall = pair
    first, other = hall.ada, hall.ben
    await hall.play(first)
    await hall.until(lambda: hall.waits(hall.ada) or hall.waits(hall.ben))
    before = len(hall.messages)
    await hall.press(first, "Undo")
    asked = await request(hall)
    assert MENTION.format(other.id) in asked.content
    again = await first.slash(hall.channel, "automa undo")
    await hall.sandbox.settle()
    assert "asked already" in body(again.message)
    others = await other.slash(hall.channel, "automa undo")
    await hall.sandbox.settle()
    assert f"{MENTION.format(first.id)} has asked already" in body(others.message)
    assert len(hall.messages) == before + 1
    label = next(one.label for one in asked.buttons)
    await hall.press(other, label or "", asked)
    await hall.until(lambda: hall.waits(first))


async def test_who_is_asked_can_say_no_and_then_be_asked_again(pair: Hall) -> None:
    hall = pair
    asked = await ask_to_end(hall)
    await hall.press(hall.ben, "No", asked)
    assert f"{MENTION.format(hall.ben.id)} said no." in body(asked)
    assert not asked.buttons
    await hall.until(lambda: hall.waits(hall.ada))  # the table is the last message again
    again = await ask_to_end(hall)
    assert again is not asked
    await hall.press(hall.ben, "Agree: end the game", again)
    await hall.until(lambda: hall.is_over and asked.is_deleted and again.is_deleted)
    assert any(f"asked for it, {MENTION.format(hall.ben.id)} agreed." in body(one) for one in hall.messages)


async def test_a_request_is_void_once_something_has_happened(pair: Hall) -> None:
    hall, panel = pair, pair.panel
    asked = await ask_to_end(hall)
    agree = asked.buttons[0].custom_id
    assert agree is not None
    call = await hall.press(hall.ada, "Play", panel)
    while call.message is not None and asks(call.message):
        call = await hall.choose(hall.ada, call.message)
    await hall.until(lambda: asked.is_deleted)
    late = await hall.sandbox.press_raw(hall.ben, asked, agree)
    await hall.sandbox.settle()
    assert "out of date" in body(late.message)
    assert "already done" not in body(late.message)
    assert not hall.is_over


async def test_a_plan_made_meanwhile_goes_with_what_its_owner_agrees_to(pair: Hall) -> None:
    hall = pair
    call = await hall.press(hall.ada, "Play")
    while call.message is not None and asks(call.message):
        label = next(one for one in ("No action", "Neither", "Confirm") if has(call.message, one))
        call = await hall.press(hall.ada, label, call.message)
    await hall.until(lambda: hall.waits(hall.ada) or hall.waits(hall.ben))
    other, panel = (hall.ben, hall.panel) if hall.waits(hall.ben) else (hall.ada, hall.panel)
    mover = hall.ada if other is hall.ben else hall.ben
    call = await hall.press(other, "Play", panel)
    assert call.message is not None
    await hall.press(mover, "Undo", panel)
    asked = await request(hall)
    await hall.choose(other, call.message)
    assert asked.buttons
    await hall.press(other, "Agree: take it back", asked)
    await hall.until(lambda: any("agreed." in body(one) and one is not asked for one in hall.messages))


async def test_who_started_and_left_can_end_it_if_somebody_at_the_table_agrees(pair: Hall) -> None:
    hall = pair
    menu = await seats_menu(hall, hall.ada)
    await hall.ada.select(menu, menu.selects[0].custom_id, ["leave"])
    await hall.press(hall.ada, "Leave the seat", menu)
    await hall.until(lambda: any("is played by Drover from now on" in body(one) for one in hall.messages))
    await hall.press(hall.ben, "Next turn")
    await hall.until(lambda: hall.waits(hall.ben))
    asked = await ask_to_end(hall)
    assert not hall.is_over
    await hall.ben.press(asked, asked.buttons[0].custom_id)
    await hall.until(lambda: hall.is_over)


async def test_who_plays_is_told_which_permission_the_channel_lacks(pair: Hall) -> None:
    hall = pair
    player = hall.ada
    hall.sandbox.deny(hall.channel, "send_messages")
    call = await hall.press(player, "Play")
    assert call.message is not None
    assert "Send Messages" in call.message.content
    hall.sandbox.allow(hall.channel, "send_messages")


async def test_automas_alone_take_five_turns_for_one_press(hall: Hall) -> None:
    await hall.start(automas=3)
    await hall.until(lambda: has(hall.panel, "Five turns"))
    await hall.press(hall.cleo, "Five turns")
    await hall.until(lambda: len(hall.turns) == 5 and bool(hall.panel.buttons))


async def do_in_seats(hall: Hall, person: Person, what: str) -> Message:
    menu = await seats_menu(hall, person)
    call = await person.select(menu, menu.selects[0].custom_id, [what])
    await hall.sandbox.settle()
    assert call.message is not None
    return call.message


@pytest.mark.parametrize("answers", ["default", "automa"])
async def test_who_joined_and_never_plays_is_passed_over(impatient: Hall, answers: str) -> None:
    hall = impatient
    await wait_for_ben(hall, asleep=answers)
    await do_in_seats(hall, hall.ada, "sleep.s2")
    await hall.until(
        lambda: any("let the bot answer for it this one time" in body(one) for one in hall.messages)
    )


async def test_the_seat_of_who_never_plays_is_given_to_an_automa(impatient: Hall) -> None:
    hall = impatient
    await wait_for_ben(hall)
    sure = await do_in_seats(hall, hall.ada, "give.s2.drover")
    await hall.ada.press(sure, sure.buttons[0].custom_id)
    await hall.until(lambda: any("is played by Drover from now on" in body(one) for one in hall.messages))


@pytest.mark.parametrize("what", ["sleep.s2", "give.s2.drover"])
async def test_who_has_just_joined_is_still_here(hall: Hall, what: str) -> None:
    await wait_for_ben(hall)
    menu = await seats_menu(hall, hall.ada)
    assert what not in menu.selects[0].values
    assert hall.waits(hall.ben)


async def test_a_bad_name_of_a_clan_can_be_tried_again_with_what_was_typed(alone: Hall) -> None:
    hall = alone
    call = await hall.press(hall.ada, "Seats")
    assert call.message is not None
    menu = call.message.selects[0]
    name = next(value for value in menu.values if value.startswith("fix."))
    form = await hall.ada.select(call.message, menu.custom_id, [name])
    assert form.modal is not None
    assert form.modal["components"][0]["component"]["max_length"] == 10
    wrong = await hall.ada.submit(form, {"text": "@everyone"})
    assert wrong.message is not None
    assert "Nothing was changed." in body(wrong.message)
    again = await hall.ada.press(wrong.message, label="Try again")
    assert again.modal is not None
    assert again.modal["components"][0]["component"]["value"] == "@everyone"
    await hall.ada.submit(again, {"text": "Glenmore"})
    await hall.until(lambda: "is now ● Glenmore" in body(hall.panel))
