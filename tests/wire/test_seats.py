"""Seats of a table that people keep: named, handed over, given; and who has to agree to what."""

from functools import partial

import pytest

from sandbox.driver import Channel, Message, Person
from tests.wire.conftest import Bot, Table, body, has, labels

pytestmark = [pytest.mark.wire, pytest.mark.slow, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture
def table(shared_bot: Bot, own_channel: Channel) -> Table:
    return Table(shared_bot.sandbox, shared_bot, own_channel)


def panel(table: Table) -> Message:
    """The last message that everybody sees with buttons."""
    return next(one for one in reversed(table.messages(table.sandbox.user("Cleo"))) if one.buttons)


async def shown(table: Table, words: str, *, not_yet: str = "") -> None:
    """Wait until the table says so, and has no such button any more."""
    await table.sandbox.until(
        lambda: words in body(panel(table)) and not (not_yet and has(panel(table), not_yet)), within=15
    )


async def turns_to(table: Table, name: str, *, not_yet: str = "") -> None:
    """Wait until the table says whose turn it is; at its beginning that asks whether all is set up."""
    ends = ("it's your turn", "is your table ready?")
    await table.sandbox.until(
        lambda: (
            any(f"{name}, {end}" in body(panel(table)) for end in ends)
            and not (not_yet and has(panel(table), not_yet))
        ),
        within=15,
    )


async def seats(table: Table, user: Person | None = None) -> Message:
    call = await table.slash("seats", user)
    assert call.message is not None
    return call.message


async def burgundy(table: Table) -> None:
    """A dealt game of two people, of whom Ada sits."""
    await table.slash("start burgundy", board="dealt", players=2, seed="wire")


async def rename(table: Table, seat: str, name: str, user: Person | None = None) -> None:
    form = await table.select(await seats(table, user), f"name.{seat}", user=user)
    await (user or table.ada).submit(form, {"name": name})
    await table.sandbox.settle()


async def give(table: Table, seat: str, to: Person, user: Person | None = None) -> Message:
    asked = await table.select(await seats(table, user), f"pass.{seat}", user=user)
    assert asked.message is not None
    (menu,) = asked.message.selects
    call = await (user or table.ada).select(asked.message, menu.custom_id, [to])
    await table.sandbox.settle()
    return call.message or asked.message


async def test_a_seat_is_called_as_its_person_says(table: Table) -> None:
    await burgundy(table)
    await rename(table, "p1", "Countess Ada")
    await turns_to(table, " Countess Ada")
    await rename(table, "p1", "")
    await turns_to(table, "■ Ada")


async def test_a_name_is_shown_as_it_was_typed(table: Table) -> None:
    await burgundy(table)
    await rename(table, "p1", "**@everyone** <@1>")
    await shown(table, "everyone")
    told = body(panel(table))
    assert "**@everyone" not in told
    assert not panel(table).mentions_everyone
    assert not panel(table).mentions


async def test_a_named_seat_of_nobody_is_pressed_for_by_who_sits_there(
    table: Table,
) -> None:
    await burgundy(table)
    assert has(panel(table), "Join")
    await rename(table, "p2", "Bo")
    await turns_to(table, "Ada", not_yet="Join")
    assert "Bo, who isn't on Discord" in body(await seats(table))
    await table.done()
    await turns_to(table, "Bo")
    await table.done()
    assert "Bo, " not in body(panel(table))


async def test_a_named_seat_outlasts_a_restart_of_what_is_shown(table: Table) -> None:
    await burgundy(table)
    await rename(table, "p2", "Bo")
    await table.slash("status")
    assert "Bo" in body(await seats(table, table.ben))


async def test_a_seat_is_handed_over_and_everybody_is_told(table: Table) -> None:
    await burgundy(table)
    await give(table, "p1", table.ben)
    told = next(one for one in table.messages(table.sandbox.user("Cleo")) if "from now on" in body(one))
    mention = f"<@{table.ben.id}>"
    assert mention in (told.content or "")
    await turns_to(table, "Ben")
    assert mention not in (panel(table).content or "")  # once is enough
    refused = await table.press(panel(table), "Done", table.ada)
    assert refused.message is not None
    assert refused.message.is_ephemeral
    await table.done(table.ben)
    assert "Ben, " not in body(panel(table))


async def test_who_handed_a_seat_over_can_take_another_one(table: Table) -> None:
    await burgundy(table)
    await give(table, "p1", table.ben)
    await table.press(panel(table), "Join")
    await turns_to(table, "Ben", not_yet="Join")
    assert f"<@{table.ada.id}>" in body(await seats(table))


async def test_a_free_seat_is_given_to_somebody(table: Table) -> None:
    await burgundy(table)
    await give(table, "p2", table.ben)
    assert f"<@{table.ben.id}>" in body(await seats(table))
    await table.done()
    await turns_to(table, "Ben")


async def test_who_holds_a_seat_gets_no_second_one_and_a_bot_none(table: Table) -> None:
    await burgundy(table)
    assert "they hold one here already" in body(await give(table, "p2", table.ada))
    await table.press(panel(table), "Join", table.ben)
    call = await table.slash("seats", table.ben)
    assert call.message is not None
    assert "pass.p1" not in call.message.selects[0].values


async def test_the_seat_of_who_has_left_the_server_is_freed_and_the_game_goes_on(table: Table) -> None:
    await burgundy(table)
    dora = table.sandbox.add_user("Dora")
    await table.press(panel(table), "Join", dora)
    await table.done()
    await turns_to(table, "Dora")
    assert "give.p2" not in (await seats(table)).selects[0].values
    table.sandbox.remove_user(dora)
    sure = await table.select(await seats(table), "give.p2")
    assert sure.message is not None
    await table.press(sure.message, "Free the seat")
    told = next(one for one in table.messages(table.ben) if "▲ Player 2 is free from now on" in body(one))
    assert f"<@{dora.id}>" in (told.content or "")
    await shown(table, "▲ Player 2\n")
    await table.done()
    await turns_to(table, "Ada")
    ended = await table.slash("end")  # nobody else has to agree any more
    assert ended.message is not None
    await table.press(ended.message, "End the game")
    await table.sandbox.until(lambda: has(panel(table), "Again"))


async def test_who_has_left_the_server_is_passed_over(table: Table) -> None:
    await burgundy(table)
    dora = table.sandbox.add_user("Dora")
    await table.press(panel(table), "Join", dora)
    await table.done()
    table.sandbox.remove_user(dora)
    await table.select(await seats(table), "sleep.p2")
    await turns_to(table, "Ada")


async def test_a_stranger_names_and_gives_nothing(table: Table) -> None:
    await burgundy(table)
    cleo = table.sandbox.user("Cleo")
    shown = await seats(table, cleo)
    assert list(shown.selects[0].values) == ["take.p2"]
    field = {"type": 4, "custom_id": "name", "value": "Mine"}
    forged = {
        "custom_id": f"a1:{table.session}:1:rename:p2",
        "components": [{"type": 18, "component": field}],
    }
    call = await table.sandbox.send_raw(cleo, table.channel, 5, forged)
    assert "Only people with a seat" in body(call.message)
    assert "Mine" not in body(await seats(table))


async def test_a_stranger_is_refused_before_reading_or_typing_anything(table: Table) -> None:
    cleo = table.sandbox.user("Cleo")
    await table.slash("start caledonia", seed="wire")
    await table.press(panel(table), "The table is set up")
    refused = [
        await table.press(panel(table), "Type the answer", cleo),
        await table.slash("answer", cleo, text="much"),
        await table.slash("report", cleo, action="sold much"),
        await table.slash("fix", cleo, field="much", value="more"),
    ]
    await table.slash("answer", text="40 wool 2")
    await shown(table, "Which contracts lie face up?")
    first_page = table.table.selects[0].values
    refused.append(await table.press(table.table, "Next", cleo))
    assert table.table.selects[0].values == first_page
    for call in refused:
        assert call.modal is None
        assert "Only people with a seat at this table can do that." in body(call.message)


async def test_where_several_play_ending_needs_another_person(table: Table) -> None:
    await burgundy(table)
    await table.press(panel(table), "Join", table.ben)
    cleo = table.sandbox.user("Cleo")
    sure = await table.slash("end", table.ben)
    assert sure.message is not None
    await table.press(sure.message, "End the game", table.ben)
    asked = panel(table)
    assert labels(asked) == ["Agree: end the game", "No"]
    assert "asks to end the game: the seed becomes known." in body(asked)  # nobody has a hand here
    refused = await table.press(asked, "Agree: end the game", cleo)
    assert refused.message is not None
    assert refused.message.is_ephemeral
    own = await table.press(asked, "Agree: end the game", table.ben)
    assert "Another person at the table has to agree" in body(own.message)
    await table.press(asked, "Agree: end the game", table.ada)
    await table.sandbox.until(lambda: has(panel(table), "Again"))


async def test_who_may_manage_the_server_ends_any_game_at_once(table: Table) -> None:
    await burgundy(table)
    await table.press(panel(table), "Join", table.ben)
    boss = table.sandbox.add_user("Boss")
    refused = await table.slash("end", boss)
    assert "Only people with a seat" in body(refused.message)
    boss.user.permissions |= 1 << 5
    sure = await table.slash("end", boss)
    assert sure.message is not None
    await table.press(sure.message, "End the game", boss)
    await table.sandbox.until(lambda: has(panel(table), "Again"))


async def test_where_several_play_undoing_what_others_saw_needs_another_person(table: Table) -> None:
    await burgundy(table)
    await table.press(panel(table), "Join", table.ben)
    await table.done()
    await turns_to(table, "Ben")
    looks = [await table.press(table.table, "Look", one) for one in (table.ben, table.sandbox.user("Cleo"))]
    assert ["Since your last turn" in body(one.message) for one in looks] == [True, False]
    await table.press(table.table, "Undo")
    asked = table.table
    assert labels(asked) == ["Agree: take it back", "No"]
    await table.press(asked, "Agree: take it back", table.ben)
    await turns_to(table, "Ada")
    await table.sandbox.until(lambda: asked.is_deleted)  # the table says who agreed


async def test_a_second_undo_asks_for_the_step_that_it_takes_back(table: Table) -> None:
    await burgundy(table)
    await table.press(panel(table), "Join", table.ben)
    await table.done()
    await turns_to(table, "Ben")
    await table.done(table.ben)
    for undone in ("Ben is done", "Ada is done"):
        await shown(table, "", not_yet="Agree")
        await table.press(panel(table), "Undo")
        asked = panel(table)
        assert f"the last step of “{undone}”" in body(asked)
        await table.press(asked, "Agree: take it back", table.ben)
        await table.sandbox.until(partial(getattr, asked, "is_deleted"))


async def test_who_asks_the_others_is_told_that_they_cant_be_reached(table: Table) -> None:
    await burgundy(table)
    await table.press(panel(table), "Join", table.ben)
    await table.done()
    await turns_to(table, "Ben")
    table.sandbox.deny(table.channel, "send_messages")
    asked = await table.press(panel(table), "Undo")
    assert asked.message is not None
    assert "Please allow me: Send Messages" in (asked.message.content or "")
    form = await table.select(await seats(table), "name.p1")
    named = await table.ada.submit(form, {"name": "Countess"})
    assert "Please allow me: Send Messages" in body(named.message)
    await table.sandbox.until(lambda: asked.message is not None and asked.message.is_deleted)
    table.sandbox.allow(table.channel, "send_messages")


async def test_who_plays_alone_ends_and_undoes_without_asking(table: Table) -> None:
    await table.start()
    await table.press_panel("Let it rest")
    await table.press_panel("Undo")
    assert "Undone" in body(panel(table))
    sure = await table.slash("end")
    assert sure.message is not None
    await table.press(sure.message, "End the game")
    await table.sandbox.until(lambda: has(panel(table), "Again"))


async def test_the_end_is_taken_back_only_if_everybody_agrees_and_the_table_says_what_is_known(
    table: Table,
) -> None:
    cleo = table.sandbox.user("Cleo")
    await table.slash("start burgundy", board="dealt", players=3, seed="wire")
    for one in (table.ben, cleo):
        await table.press(panel(table), "Join", one)
    sure = await table.slash("end")
    assert sure.message is not None
    assert "the table then says that the seed is known" in body(sure.message)
    await table.press(sure.message, "End the game")
    await table.press(panel(table), "Agree: end the game", table.ben)
    await shown(table, "The seed was `wire`", not_yet="Agree")
    await table.press(panel(table), "Undo")
    asked = panel(table)
    assert "has told the seed" in body(asked)
    await table.press(asked, "Agree: take it back", table.ben)
    assert f"<@{table.ben.id}> agreed." in body(asked)
    assert labels(asked) == ["Agree: take it back", "No"]
    await table.press(asked, "Agree: take it back", table.ben)
    assert labels(asked) == ["Agree: take it back", "No"]
    await table.press(asked, "Agree: take it back", cleo)
    await shown(table, "The seed is known since", not_yet="Agree")
    assert f"<@{table.ben.id}>, <@{cleo.id}> agreed." in body(panel(table))


async def test_again_seats_the_same_people_by_the_same_names(table: Table) -> None:
    await burgundy(table)
    await rename(table, "p1", "Countess")
    await table.press(panel(table), "Join", table.ben)
    boss = table.sandbox.add_user("Boss")
    boss.user.permissions |= 1 << 5
    sure = await table.slash("end", boss)
    assert sure.message is not None
    await table.press(sure.message, "End the game", boss)
    await table.sandbox.until(lambda: has(panel(table), "Again"), within=15)
    refused = await table.press(panel(table), "Again", table.sandbox.user("Cleo"))
    assert "Only who sat at this table can do that. Nothing was changed;" in body(refused.message)
    await table.press(panel(table), "Again", table.ben)
    await turns_to(table, "Countess", not_yet="Join")
    told = body(await seats(table))
    assert f"Countess: <@{table.ada.id}>" in told
    assert f"Ben: <@{table.ben.id}>" in told


async def test_a_new_game_voids_what_the_last_one_asks_its_people(table: Table) -> None:
    await burgundy(table)
    await table.press(panel(table), "Join", table.ben)
    sure = await table.slash("end", table.ben)
    assert sure.message is not None
    await table.press(sure.message, "End the game", table.ben)
    await table.press(panel(table), "Agree: end the game", table.ada)
    await table.sandbox.until(lambda: has(panel(table), "Again"), within=15)
    end = panel(table)
    await table.press(end, "Undo", table.ben)
    asked = panel(table)
    assert labels(asked) == ["Agree: take it back", "No"]
    await table.press(end, "Again", table.ada)
    await table.sandbox.until(lambda: asked.is_deleted, within=15)
    await turns_to(table, "Ada")


async def test_who_sits_there_is_named_in_a_typed_line(table: Table) -> None:
    await table.slash("start london", players=2, seed="wire")
    await rename(table, "p2", "Ben of Kew")
    await table.slash("report", action="due 2 ben of kew")
    await shown(table, "AutoMartin pays 2 to Ben of Kew")
    assert "Ada: due 2" in body(panel(table))
    call = await table.slash("report", action="due 2 Bne")
    assert call.message is not None
    assert "AutoMartin can pay p1, p2, supply." in body(call.message)
    call = await table.slash("report", action="due 2 Ben of Kew; took t1")
    assert call.message is not None
    assert "Nothing lies on t1" in body(call.message)


async def test_a_late_report_is_recorded_once_something_is_picked_and_says_whose_it_is(table: Table) -> None:
    await burgundy(table)
    await table.press(panel(table), "Join", table.ben)
    await table.done()
    await turns_to(table, "Ben")
    mine = (await table.press(panel(table), "My turn")).message
    assert mine is not None
    record = next(one for one in mine.buttons if one.label == "Record")
    assert record.is_disabled
    await table.select(mine, mine.selects[0].values[0])
    await table.press(mine, "Record")
    await shown(table, "Ada: Took ")
    mine = (await table.press(panel(table), "My turn", table.ben)).message
    assert mine is not None
    await table.select(mine, mine.selects[0].values[0], user=table.ben)
    await table.press(mine, "Done", table.ben)
    await shown(table, "Ben takes ")


async def test_who_has_a_seat_and_presses_join_is_shown_seats(table: Table) -> None:
    await burgundy(table)
    call = await table.press(panel(table), "Join", table.ada)
    assert call.message is not None
    assert call.message.is_ephemeral
    assert f"<@{table.ada.id}>" in body(call.message)
    assert "Nothing was changed" not in body(call.message)
    assert call.message.selects
