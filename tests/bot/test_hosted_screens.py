"""What a hosted game says: to everybody, to each seat, and to who asks how it is played."""

import itertools
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.screens.attachments import score_pictures
from bot.screens.help import game_help
from bot.screens.localized_view import LocalizedView
from bot.screens.panel import session_embed
from bot.screens.parts import PRIMARY, SECONDARY
from bot.screens.seat_menu import seat_rows
from bot.screens.seats import (
    agree_message,
    agreed_message,
    request_outcome,
    seat_lines,
    seat_message,
    waiting_line,
)
from bot.screens.table import table_message
from bot.screens.table_buttons import own_rows
from bot.screens.turn import move_line
from bot.sessions import seating
from bot.sessions.entry import Kind
from bot.sessions.holders import Holders
from bot.sessions.rights import Person
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n, Words
from engines.core.game import registry
from tests.bot.clans import DROVER, Clans, other_person, seat_of_turn, with_names
from tests.bot.conftest import ADA, BEN

STRANGER = "1099"


@pytest.fixture
def clans(store: SqliteStore) -> Clans:
    return Clans(store)


@pytest.fixture
def words() -> Words:
    return I18n(registry.games(), is_strict=True).words("macrobber")


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    return itertools.chain.from_iterable(row["components"] for row in payload["components"])


def styles(payload: dict[str, Any]) -> dict[str, int]:
    """Return the style of each button by its label."""
    return {part["label"]: part["style"] for part in parts(payload) if part["type"] == 2}


async def test_whose_turn_it_is_is_told_so_and_nothing_of_how_far_they_are(
    clans: Clans, words: Words
) -> None:
    view = await clans.begin()
    (seat,) = seating.waits_for(view)
    before = waiting_line(LocalizedView(words, view), seat)
    assert before == f"<@{view.holders.of(seat)}>, it's your turn: press **Play**."
    view = await clans.turn()
    assert waiting_line(LocalizedView(words, view), seat) == before
    for answer in ("done", "nothing"):
        view = await clans.answer(answer)
        assert waiting_line(LocalizedView(words, view), seat) == before


async def test_who_is_raided_is_told_by_whom(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.to_raid()
    raided = other_person(view)
    view = await clans.answer(view.questions[0].options[0].id)  # type: ignore[attr-defined]
    shown = table_message(LocalizedView(words, view))["embeds"][1]
    assert shown["title"].endswith(", defend: 1st card of 3")
    assert "description" not in shown
    line = waiting_line(LocalizedView(words, view), raided)
    assert line.startswith(f"<@{view.holders.of(raided)}>, ")
    assert line.endswith(" raids you: press **Play**.")


async def test_who_raids_is_told_which_card_to_lay(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.to_raid()
    assert table_message(LocalizedView(words, view))["embeds"][1]["title"].endswith(", attack: 1st card of 3")
    for _ in range(2):
        view = await clans.answer(view.questions[0].options[0].id)  # type: ignore[attr-defined]
    assert table_message(LocalizedView(words, view))["embeds"][1]["title"].endswith(", attack: 2nd card of 3")


async def test_the_table_stays_as_it_is_while_a_side_lays_several_cards_at_once(
    clans: Clans, words: Words
) -> None:
    await clans.begin()
    view = await clans.to_raid()
    for side in ("attack", "defend"):
        before, seat = table_message(LocalizedView(words, view))["embeds"][1], view.questions[0].to
        assert before["title"].endswith(f", {side}: 1st card of 3")
        view = await clans.answer("ahead")
        while view.questions[0].to == seat and view.questions[0].id == f"d.{side}":
            assert table_message(LocalizedView(words, view))["embeds"][1] == before
            assert view.public_seq < view.seq
            view = await clans.answer(view.questions[0].options[0].id)  # type: ignore[attr-defined]
    assert len(view.state.raid.rounds) == 3


async def test_an_undo_brings_back_what_was_laid_ahead(clans: Clans) -> None:
    await clans.begin()
    view = await clans.to_raid()
    raider, raided = seat_of_turn(view), other_person(view)
    await clans.answer("ahead")
    while view.questions[0].to == raider:
        view = await clans.answer(view.questions[0].options[0].id)  # type: ignore[attr-defined]
    before = view.state.raid
    assert len(before.ahead_of(raider).cards) == 2
    view = await clans.answer(view.questions[0].options[0].id)  # type: ignore[attr-defined]
    assert len(view.state.raid.ahead_of(raider).cards) == 1
    asker, other = (Person(view.holders.of(one), "77") for one in (raided, raider))
    await clans.sessions.agree_to_undo(clans.id, None, other, asker.id)
    assert (await clans.sessions.records.view(clans.id)).state.raid == before


async def test_after_a_raid_both_sides_are_told_to_lay_cards_back(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.to_raid()
    while len(view.questions) < 2:
        view = await clans.answer(view.questions[0].options[0].id)  # type: ignore[attr-defined]
    waiting = seating.waits_for(view)
    lines = table_message(LocalizedView(words, view))["embeds"][1]["description"].splitlines()
    assert lines == [f"<@{view.holders.of(one)}>, lay cards back: press **Play**." for one in waiting]


async def test_whose_turn_it_is_is_said_once(clans: Clans, words: Words) -> None:
    view = await clans.begin()
    shown = table_message(LocalizedView(words, view))["embeds"][1]
    assert shown["title"].endswith("it's your turn")
    assert "description" not in shown


async def test_automas_think_where_people_play_and_wait_for_a_press_where_they_are_alone(
    clans: Clans, words: Words
) -> None:
    view = await clans.start(automas=3)
    (seat,) = seating.waits_for(view)
    assert waiting_line(LocalizedView(words, view), seat).endswith(" is next.")
    shown = table_message(LocalizedView(words, view))["embeds"][1]
    assert shown["title"].endswith(" is next")
    assert "description" not in shown
    found = styles(table_message(LocalizedView(words, view)))
    assert (found["Next turn"], found["Five turns"]) == (PRIMARY, SECONDARY)
    other = next(one for one in view.seats if one != seat)
    await clans.turn()
    view = await clans.sessions.seats.change(clans.id, seating.join(ADA.id, other), ADA)
    assert waiting_line(LocalizedView(words, view), seat).endswith(" is thinking…")
    assert styles(table_message(LocalizedView(words, view)))["Wake the automa"] == SECONDARY


async def test_who_holds_which_seat_is_told(clans: Clans, words: Words) -> None:
    held = [line.split(": ")[1] for line in seat_lines(LocalizedView(words, await clans.begin()))]
    assert held == [f"<@{ADA.id}>", f"<@{BEN.id}>", "Drover"]


async def test_an_ended_game_is_in_nobodys_turn(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.sessions.end(clans.id, None, ADA, asker=BEN.id)
    assert session_embed(LocalizedView(words, view))["description"] == "This game has ended."
    assert next(iter(styles(table_message(LocalizedView(words, view))))) == "Again"


async def test_the_seat_whose_turn_comes_can_begin_it_from_its_private_message(
    clans: Clans, words: Words
) -> None:
    view = await clans.begin()
    (seat,) = seating.waits_for(view)
    other = next(one for one in ("s1", "s2") if one != seat)
    own, waiting = (
        seat_message(LocalizedView(words, view), seat),
        seat_message(LocalizedView(words, view), other),
    )
    assert "It's your turn" in own["embeds"][-1]["description"]
    assert styles(own) == {"Play": PRIMARY}
    assert f"Waiting for {'●■'[int(seat[1]) - 1]} " in waiting["embeds"][-1]["description"]
    assert not waiting["components"]


async def test_only_an_own_choice_that_nobody_has_seen_can_be_taken_back(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.turn()
    seat = seat_of_turn(view)
    assert "Take back" not in styles(seat_message(LocalizedView(words, view), seat))
    view = await clans.answer("done")
    assert styles(seat_message(LocalizedView(words, view), seat))["Take back"] == SECONDARY
    await clans.answer("nothing")
    view = await clans.answer("confirm")
    for one in view.seats:
        assert "Take back" not in styles(seat_message(LocalizedView(words, view), one))


async def test_only_the_way_forward_is_blue(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.turn()
    seat = seat_of_turn(view)
    await clans.answer("done")
    view = await clans.sessions.records.view(clans.id)
    assert set(styles(seat_message(LocalizedView(words, view), seat)).values()) == {SECONDARY}
    view = await clans.answer("nothing")
    found = styles(seat_message(LocalizedView(words, view), seat))
    assert [label for label, style in found.items() if style == PRIMARY] == ["Confirm"]


async def test_a_stranger_can_look_for_a_seat_and_who_is_awaited_can_play(clans: Clans, words: Words) -> None:
    view = await clans.begin()
    (seat,) = seating.waits_for(view)
    other = next(one for one in ("s1", "s2") if one != seat)
    rows = {
        one: own_rows(LocalizedView(words, view), one)
        for one in (STRANGER, *map(view.holders.of, (seat, other)))
    }
    assert [list(styles({"components": one})) for one in rows.values()] == [["Seats"], ["Play"], []]


async def test_where_a_free_seat_is_awaited_taking_it_comes_first(clans: Clans, words: Words) -> None:
    view = await clans.start()
    (acting,) = seating.waits_for(view)
    blue = {}
    for holder in (ADA.id, ""):
        rows = (replace(row, holder=holder if row.seat == acting else "") for row in view.holders.rows)
        found = styles(table_message(LocalizedView(words, replace(view, holders=Holders(tuple(rows))))))
        assert "Done" not in found
        blue[holder] = [label for label, style in found.items() if style == PRIMARY]
    assert blue == {ADA.id: ["Play"], "": ["Join"]}
    assert list(found)[:2] == ["Join", "Fill with automas"]


async def test_a_free_seat_that_once_got_a_name_is_still_free(clans: Clans, words: Words) -> None:
    view = await clans.start()
    rows = (replace(row, name="" if row.holder else "Uncle") for row in view.holders.rows)
    named = replace(view, holders=Holders(tuple(rows)))
    assert {"Join", "Fill with automas"} <= set(styles(table_message(LocalizedView(words, named))))
    assert "Uncle" not in "".join(seat_lines(LocalizedView(words, named)))


async def test_a_clan_has_a_name_of_its_own_and_is_called_by_no_persons(clans: Clans, words: Words) -> None:
    view = await clans.start()
    (menu,) = seat_rows(LocalizedView(words, view), ADA.id)[0]["components"]
    assert not any(one["label"].startswith("Name ") for one in menu["options"])


async def test_a_person_is_named_beside_the_clan_that_can_be_raided(clans: Clans, words: Words) -> None:
    view = await clans.begin()
    view = await clans.turn()
    view = with_names(await clans.answer("done"))
    raider, other = seat_of_turn(view), other_person(view)
    labels = [
        label
        for label in styles(seat_message(LocalizedView(words, view), raider))
        if label.startswith("Raid ")
    ]
    clan = next(words.plain(one.label) for one in view.all_seats if one.id == other)
    assert f"Raid {clan} ({view.holders.name_of(other)})" in labels
    assert sum("(" in label for label in labels) == 1  # an automa has no name of its own


async def test_the_final_picture_names_people_beside_their_clans(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = with_names(await clans.sessions.end(clans.id, None, ADA, asker=BEN.id))
    pictures = view.game.pictures
    assert pictures is not None
    told = " ".join(score_pictures(LocalizedView(words, view), pictures())[0].picture.words)
    for person in (ADA, BEN):
        (seat,) = (one for one in view.seats if view.holders.of(one) == person.id)
        clan = next(words.plain(one.label) for one in view.all_seats if one.id == seat)
        assert f"{clan} ({view.holders.name_of(seat)}): " in told


async def test_what_a_chosen_seed_refuses_is_not_offered(clans: Clans, words: Words) -> None:
    view = await clans.start()
    for salt, offered in (("", {"take", "pass"}), ("salt", set[str]())):
        there = replace(view, session=replace(view.session, salt=salt))
        rows = seat_rows(LocalizedView(words, there), BEN.id) + seat_rows(LocalizedView(words, there), ADA.id)
        values = [one["value"] for row in rows for one in row["components"][0]["options"]]
        assert {one.split(".")[0] for one in values} & {"take", "pass"} == offered


async def test_the_others_are_told_that_somebody_asks_them(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.turn()
    ending = agree_message(LocalizedView(words, view), ADA.id, "end", view)["embeds"][0]["description"]
    assert "asks to end the game: the seed and all hands become known." in ending
    payload = agree_message(LocalizedView(words, view), ADA.id, "undo", view)
    assert payload["allowed_mentions"] == {"parse": [], "users": [BEN.id]}
    assert payload["content"] == f"<@{BEN.id}>"
    assert "the last step of “Turn of " in payload["embeds"][0]["description"]


@pytest.mark.parametrize(("by", "told"), [(BEN, "said no."), (ADA, "wants it no more.")])
async def test_who_asked_says_no_to_nobody(clans: Clans, words: Words, by: Person, told: str) -> None:
    await clans.begin()
    view = await clans.turn()
    local = LocalizedView(words, view)
    outcome = request_outcome(local, ADA.id, by.id, is_yes=False)
    answered = agreed_message(local, ADA.id, "undo", view, outcome)
    assert answered["embeds"][0]["description"].endswith(f"<@{by.id}> {told} Nothing was changed.")


async def test_an_undo_in_the_middle_of_a_raid_is_told_with_who_agreed(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.to_raid()
    asker = view.holders.of(str(view.questions[0].to))
    other = next(one for one in (ADA, BEN) if one.id != asker)
    view = await clans.answer(view.questions[0].options[0].id)  # type: ignore[attr-defined]
    await clans.sessions.agree_to_undo(clans.id, None, other, asker)
    told = table_message(LocalizedView(words, await clans.sessions.records.view(clans.id)))["embeds"][0]
    assert told["title"].count("raids")
    what = words(view.label) if view.label else ""
    assert told["description"].startswith(
        f"The last step of “{what}” was taken back: <@{asker}> asked for it, <@{other.id}> agreed."
    )


async def test_the_start_tells_who_sits_there_and_who_chose_the_seed(clans: Clans, words: Words) -> None:
    view = await clans.start(automas=2, seed="evening")
    opening, waits = table_message(LocalizedView(words, view))["embeds"]
    whose = seat_lines(LocalizedView(words, view))[0]
    assert whose.endswith(f": <@{ADA.id}>")
    assert opening["description"] == f"{whose} · 2 × Drover"
    assert f"The seed was chosen by <@{ADA.id}>" in waits["description"]
    assert waits["footer"]["text"].endswith(f"…{view.session.commitment[-8:]}")


async def test_the_start_tells_which_seats_are_free(clans: Clans, words: Words) -> None:
    view = await clans.start(automas=1)
    opening, _ = table_message(LocalizedView(words, view))["embeds"]
    assert opening["description"] == " · ".join((*seat_lines(LocalizedView(words, view))[:2], "Drover"))


async def test_the_set_up_is_shown_as_nobodys_turn(clans: Clans, words: Words) -> None:
    view = await clans.begin()
    assert view.told[0].seat
    assert move_line(LocalizedView(words, view), None, view.told) == "MacRobber"


async def test_a_table_of_two_of_a_kind_counts_them(clans: Clans, words: Words) -> None:
    opening, _ = table_message(LocalizedView(words, await clans.start(automas=2)))["embeds"]
    assert opening["description"].endswith(f": <@{ADA.id}> · 2 × Drover")


async def test_the_end_says_whose_clan_each_is(clans: Clans, words: Words) -> None:
    await clans.begin()
    view = await clans.sessions.end(clans.id, None, ADA, asker=BEN.id)
    over = replace(view, kind=Kind.TURN)  # as if the last turn had ended it
    told = table_message(LocalizedView(words, over))["embeds"][0]["description"].splitlines()
    assert told[-1] == " · ".join(seat_lines(LocalizedView(words, view))[:2])


async def test_help_tells_of_the_buttons_and_of_the_game(clans: Clans, words: Words) -> None:
    view = await clans.begin()
    buttons, game = game_help(LocalizedView(words, view), words)["embeds"]
    assert buttons["title"] == "MacRobber in this channel"
    assert "**My hand**" in buttons["description"]
    assert game["description"] == words.say("game-help")
    assert game["footer"]["text"]


async def test_the_first_message_stays_until_somebody_lets_the_automa_begin(
    clans: Clans, words: Words
) -> None:
    view = await clans.start(drawn="alpha", automas=2)
    (seat,) = seating.waits_for(view)
    assert view.holders.of(seat) == DROVER.id
    shown = table_message(LocalizedView(words, view))["embeds"][1]
    assert shown["title"].endswith(" is next")
    assert shown["description"].splitlines()[0] == "Press **Next turn** to begin."
    found = styles(table_message(LocalizedView(words, view)))
    assert found["Next turn"] == PRIMARY
    assert "Wake the automa" not in found
    view = await clans.turn()
    assert "is thinking…" in table_message(LocalizedView(words, view))["embeds"][1]["title"]
