"""A hosted game over the wire: seats, private choices, automas that play by themselves."""

import asyncio
import json
import signal

import pytest

from sandbox.driver import Channel, Sandbox
from tests.wire.conftest import Bot, body, has, labels
from tests.wire.hall import ADA_BEGINS, Hall

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def hall(shared_bot: Bot, own_channel: Channel) -> Hall:
    return Hall(shared_bot.sandbox, shared_bot, own_channel)


def pings(sandbox: Sandbox) -> list[str]:
    """Return who was told by Discord, message by message."""
    return [
        user
        for record in sandbox.requests
        if record.method == "POST" and isinstance(record.body, dict) and record.status < 300
        for user in (record.body.get("allowed_mentions") or {}).get("users", ())
    ]


async def test_who_has_to_act_is_mentioned_once(hall: Hall) -> None:
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.begins(hall.ada, hall.ben)
    assert pings(hall.sandbox) == []  # it is Ada's turn, who has started
    first = hall.ada if hall.waits(hall.ada) else hall.ben
    before = len(pings(hall.sandbox))
    await hall.press(first, "Play")
    await hall.press(first, "My hand")
    await hall.sandbox.settle()
    assert len(pings(hall.sandbox)) == before
    assert not hall.sandbox.refusals


async def test_what_one_seat_sees_is_for_its_eyes_only(hall: Hall) -> None:
    await hall.start()
    await hall.begins(hall.ada)
    await hall.until(lambda: hall.waits(hall.ada))
    call = await hall.press(hall.ada, "My hand")
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "Your cards" in body(call.message)
    assert not any("Your cards" in body(one) for one in hall.channel.messages(hall.ben))


async def test_who_looks_before_the_first_turn_sees_the_board(hall: Hall) -> None:
    await hall.start()
    call = await hall.press(hall.ben, "Look")
    assert "Since your last turn" not in body(call.message)
    assert "In turn: " in body(call.message)


async def test_who_has_no_seat_is_told_so_and_nothing_happens(hall: Hall) -> None:
    panel = await hall.start()
    for label in ("Play", "My hand"):
        call = await hall.press(hall.ben, label, panel)
        assert call.message is not None
        assert call.message.is_ephemeral
        assert "Only people with a seat" in body(call.message)
    assert hall.waits(hall.ada)


async def test_acting_out_of_turn_shows_who_is_awaited(hall: Hall) -> None:
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.until(lambda: hall.waits(hall.ada))
    call = await hall.press(hall.ben, "Play")
    assert call.message is not None
    assert f"<@{hall.ada.id}>" in body(call.message)
    assert not [*call.message.buttons, *call.message.selects]


async def test_an_old_button_has_no_effect(hall: Hall) -> None:
    await hall.start()
    first = await hall.press(hall.ada, "Play")
    assert first.message is not None
    clan = first.message.buttons[0].custom_id
    await hall.choose(hall.ada, first.message)
    await hall.until(lambda: hall.waits(hall.ada))
    late = await hall.sandbox.press_raw(hall.ada, first.message, str(clan))
    await hall.sandbox.settle()
    assert late.message is not None
    assert "already" in body(late.message)


async def test_another_seats_question_is_read_by_nobody_else(hall: Hall) -> None:
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.until(lambda: hall.waits(hall.ada))
    call = await hall.press(hall.ada, "Play")
    assert call.message is not None
    mark = str(call.message.buttons[0].custom_id).split(":ans:")[0]
    for person in (hall.ben, hall.cleo):
        for verb in ("open:d.action", "page:d.action:0", "ans:d.action:done", "ans:d.action:x"):
            late = await hall.sandbox.press_raw(person, hall.panel, f"{mark}:{verb}")
            await hall.sandbox.settle()
            assert late.message is not None
            told = "Another seat has to act" if person is hall.ben else "Only people with a seat"
            assert told in body(late.message)


async def test_seats_fill_up_and_nobody_sits_twice(hall: Hall) -> None:
    await hall.start(automas=0)
    await hall.press(hall.ben, "Join")
    await hall.until(lambda: has(hall.panel, "Join"))
    again = await hall.press(hall.ben, "Join")
    assert f"<@{hall.ben.id}>" in body(again.message)  # Seats: who sits where
    panel = hall.panel
    both = await asyncio.gather(*(one.press(panel, label="Join") for one in (hall.cleo, hall.dora)))
    await hall.until(lambda: not has(hall.panel, "Join"))
    told = sorted(body(one.message) for one in both)
    assert sum("Every seat is taken" in one for one in told) == 1


async def test_free_seats_are_filled_with_automas(hall: Hall) -> None:
    await hall.start(automas=0)
    asked = await hall.press(hall.ada, "Fill with automas")
    assert asked.message is not None
    assert labels(asked.message) == ["Drover", "Reiver", "Chieftain"]
    await hall.press(hall.ada, "Reiver", asked.message)
    await hall.until(lambda: "Reiver" in body(hall.panel))
    await hall.begins(hall.ada)


async def test_a_seat_is_handed_to_an_automa_and_back(hall: Hall) -> None:
    await hall.start(automas=1)
    await hall.press(hall.ben, "Join")
    await hall.begins(hall.ada, hall.ben)
    menu = await hall.press(hall.ben, "Seats")
    assert menu.message is not None
    await hall.ben.select(menu.message, menu.message.selects[0].custom_id, ["leave"])
    assert "an automa plays it (Drover)" in body(menu.message)
    assert hall.waits(hall.ada) or hall.waits(hall.ben)  # nothing has happened yet
    await hall.press(hall.ben, "Leave the seat", menu.message)
    await hall.until(lambda: any("is played by Drover from now on" in body(one) for one in hall.messages))
    await hall.until(lambda: hall.waits(hall.ada))
    menu = await hall.press(hall.ben, "Seats")
    assert menu.message is not None
    takes = [value for value in menu.message.selects[0].values if value.startswith("take.")]
    assert "take.s2" in takes
    assert "take.s3" not in takes  # he has seen what another seat may not show
    await hall.ben.select(menu.message, menu.message.selects[0].custom_id, ["take.s2"])
    told = f"is played by <@{hall.ben.id}> from now on"
    await hall.until(lambda: any(told in body(one) for one in hall.messages))


async def test_an_automa_like_the_tables_takes_over_and_onlookers_need_the_table(hall: Hall) -> None:
    await hall.start(automas=1, strength="reiver")
    await hall.press(hall.ben, "Join")
    await hall.begins(hall.ada, hall.ben)
    menu = (await hall.press(hall.ben, "Seats")).message
    assert menu is not None
    await hall.ben.select(menu, menu.selects[0].custom_id, ["leave"])
    assert "an automa plays it (Reiver)" in body(menu)
    await hall.press(hall.ben, "Leave the seat", menu)
    await hall.until(lambda: any("is played by Reiver from now on" in body(one) for one in hall.messages))
    await hall.until(lambda: hall.waits(hall.ada))
    looked = (await hall.press(hall.cleo, "Seats")).message
    assert looked is not None
    assert "take.s3" in looked.selects[0].values
    assert "take.s2" not in looked.selects[0].values
    forged = await hall.sandbox.press_raw(
        hall.cleo, looked, looked.selects[0].custom_id, component_type=3, values=["take.s2"]
    )
    assert "plays that seat for somebody who has left it" in body(forged.message)
    offered = (await hall.press(hall.ada, "Seats")).message
    assert offered is not None
    assert "pass.s2" in offered.selects[0].values  # the table agrees by giving it


async def test_automas_alone_play_for_whoever_watches(hall: Hall) -> None:
    await hall.start(automas=3, strength="reiver")
    await hall.until(lambda: has(hall.panel, "Next turn"))
    for turn in (1, 2):
        await hall.press(hall.cleo, "Next turn")
        await hall.until(lambda turn=turn: len(hall.turns) == turn and bool(hall.panel.buttons))  # type: ignore[misc]


async def test_killed_in_the_middle_the_game_goes_on(hall: Hall) -> None:
    await hall.start()
    call = await hall.press(hall.ada, "Play")
    assert call.message is not None
    await hall.ada.press(call.message, call.message.buttons[0].custom_id)
    await hall.bot.restart(signal.SIGKILL)
    await hall.until(lambda: hall.waits(hall.ada))
    await hall.play(hall.ada)


async def test_a_running_export_and_the_log_tell_nothing_private(hall: Hall) -> None:
    await hall.start()
    await hall.begins(hall.ada)
    await hall.until(lambda: hall.waits(hall.ada))
    await hall.play(hall.ada)
    await hall.until(lambda: hall.waits(hall.ada))
    call = await hall.ada.slash(hall.channel, "automa export")
    await hall.sandbox.settle()
    assert call.message is not None
    document = json.loads(call.message.attachments[0].content)
    secret = [one for one in document["entries"] if one["input"].get("private")]
    assert secret
    assert all("value" not in one["input"] and "thought" not in one["input"] for one in secret)
    said = json.dumps([one["said"] for one in document["entries"]])
    assert '"d.' not in said
    assert "seed" not in document
    assert '"d.' not in hall.bot.logged()


async def test_help_tells_who_asks_alone_how_the_game_is_played(hall: Hall) -> None:
    await hall.start(seed=ADA_BEGINS)
    assert f"The seed was chosen by <@{hall.ada.id}>" in body(hall.panel)
    call = await hall.ben.slash(hall.channel, "automa help")
    await hall.sandbox.settle()
    assert call.message is not None
    assert call.message.is_ephemeral
    assert "MacRobber in this channel" in body(call.message)
    assert "any button may be pressed by anybody" not in body(call.message).lower()


async def test_a_refusal_is_one_sentence_and_a_link_to_the_panel(hall: Hall) -> None:
    panel = await hall.start()
    call = await hall.press(hall.ben, "My hand")
    assert call.message is not None
    (told,) = call.message.embeds
    assert f"/{hall.channel.id}/{panel.id})" in told["description"]
    assert labels(call.message) == ["Seats"]


async def test_there_is_nothing_to_report(hall: Hall) -> None:
    await hall.start()
    call = await hall.ada.slash(hall.channel, "automa report", action="x")
    await hall.sandbox.settle()
    assert "The bot keeps everything of this game" in body(call.message)


async def test_in_the_middle_of_a_turn_there_is_nothing_to_correct(hall: Hall) -> None:
    await hall.start()
    await hall.begins(hall.ada)
    await hall.press(hall.ada, "Play")
    call = await hall.ada.slash(hall.channel, "automa fix", field="x", value="y")
    await hall.sandbox.settle()
    assert "The bot keeps everything of this game" in body(call.message)


async def test_the_last_choice_is_taken_back_by_who_made_it(hall: Hall) -> None:
    await hall.start()
    await hall.begins(hall.ada)
    await hall.until(lambda: hall.waits(hall.ada))
    call = await hall.press(hall.ada, "Play")
    assert call.message is not None
    asked = body(call.message)
    if has(call.message, "No action"):
        await hall.press(hall.ada, "No action", call.message)
    else:
        await hall.ada.select(call.message, call.message.selects[0].custom_id, ["done"])
        await hall.sandbox.settle()
    assert body(call.message) != asked
    await hall.press(hall.ada, "Take back", call.message)
    assert body(call.message) == asked


async def test_status_after_the_end_says_so_also_where_others_play(hall: Hall) -> None:
    await hall.start()
    sure = await hall.ada.slash(hall.channel, "automa end")
    await hall.sandbox.settle()
    assert sure.message is not None
    await hall.press(hall.ada, "End the game", sure.message)
    await hall.ada.slash(hall.sandbox.channel("quiet-corner"), "automa start macrobber", seed="wire")
    await hall.sandbox.settle()
    call = await hall.ada.slash(hall.channel, "automa status")
    await hall.sandbox.settle()
    assert "The game in this channel has ended. On this server:" in body(call.message)


async def test_a_seed_is_for_who_plays_alone_with_automas(hall: Hall) -> None:
    refused = await hall.ada.slash(hall.channel, "automa start macrobber", automas=1, seed="tuesday")
    await hall.sandbox.settle()
    assert "can work out every hand" in body(refused.message)
    assert "No game was started" in body(refused.message)
    assert not hall.messages
    await hall.start(seed="tuesday")
    call = await hall.press(hall.ben, "Seats")
    assert call.message is not None
    assert not call.message.selects
    assert "nobody else can sit down here" in body(call.message)


async def test_a_choice_that_a_newer_table_has_pushed_up_comes_down(hall: Hall) -> None:
    await hall.start()
    await hall.begins(hall.ada)
    await hall.until(lambda: hall.waits(hall.ada))
    choice = (await hall.press(hall.ada, "Play")).message
    assert choice is not None
    await hall.ada.slash(hall.channel, "automa status")
    await hall.until(lambda: choice.is_deleted)
    *_, table, last = hall.channel.messages(hall.ada)
    assert not table.is_ephemeral
    assert last.is_ephemeral
    assert labels(last) == labels(choice)
    await hall.choose(hall.ada, last)
    assert not hall.sandbox.refusals
