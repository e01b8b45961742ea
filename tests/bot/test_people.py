"""People at a table: what their seats are called and whom they go to, and who has won by their own points."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.screens.attachments import score_pictures
from bot.screens.localized_view import LocalizedView
from bot.screens.result import points_form, result_embed
from bot.screens.seat_mark import mark_of
from bot.screens.seats import other_line
from bot.screens.table import table_message
from bot.sessions import errors, seating
from bot.sessions.due import is_logged
from bot.sessions.export import export
from bot.sessions.replay import verify
from bot.sessions.result import open_seats
from bot.sessions.rights import Person
from bot.sessions.service import first
from bot.sessions.start import Start
from bot.sessions.view import View
from bot.words.words import I18n, Words
from engines.core.game import registry
from engines.core.text import text
from tests.bot.conftest import ADA, BEN, Table, play_out

CLEO = Person("1003", "77")
NAMED = ADA._replace(name="Ada")


async def test_a_stranger_neither_names_nor_gives(table: Table) -> None:
    await table.start(by=NAMED)
    for change in (seating.rename(CLEO.id, "p2", "Mine"), seating.hand_over(CLEO.id, "p2", BEN.id, "Ben")):
        with pytest.raises(errors.NotSeated):
            await table.sessions.seats.change(table.id, change, CLEO)


async def test_nobody_names_or_gives_the_seat_of_another(table: Table) -> None:
    await table.start(by=NAMED)
    await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
    for change in (seating.rename(BEN.id, "p1", "Mine"), seating.hand_over(BEN.id, "p1", CLEO.id, "Cleo")):
        with pytest.raises(errors.SeatTaken):
            await table.sessions.seats.change(table.id, change, BEN)


async def test_only_who_is_absent_loses_a_seat_and_only_to_the_table(table: Table) -> None:
    await table.start(by=NAMED)
    await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
    for by, is_absent, fault in ((ADA, False, errors.NotAsleep), (CLEO, True, errors.NotSeated)):
        with pytest.raises(fault):
            await table.sessions.seats.change(table.id, seating.free(by.id, "p2", is_absent), by)
    for seat in ("p1", "a1", "nowhere"):
        with pytest.raises(errors.NotOffered):
            await table.sessions.seats.change(table.id, seating.free(ADA.id, seat, is_absent=True), ADA)
    view = await table.sessions.seats.change(table.id, seating.free(ADA.id, "p2", is_absent=True), ADA)
    assert seating.free_seats(view) == ["p2"]


async def test_an_automas_seat_has_no_other_name(table: Table) -> None:
    await table.start(by=NAMED)
    with pytest.raises(errors.NotOffered):
        await table.sessions.seats.change(table.id, seating.rename(ADA.id, "a1", "Hal"), ADA)


async def test_a_seat_that_was_left_has_no_name_any_more(table: Table) -> None:
    await table.start(by=NAMED)
    await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN._replace(name="Ben"))
    view = await table.sessions.seats.change(table.id, seating.leave(BEN.id, ""), BEN)
    assert view.holders.name_of("p2") == ""
    assert seating.free_seats(view) == ["p2"]


async def test_a_named_seat_is_not_free_for_all(table: Table) -> None:
    await table.start(by=NAMED)
    view = await table.sessions.seats.change(table.id, seating.rename(ADA.id, "p2", "Bo"), ADA)
    assert seating.free_seats(view) == []
    with pytest.raises(errors.NoFreeSeat):
        await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
    view = await table.sessions.seats.change(table.id, seating.join(BEN.id, "p2"), BEN._replace(name="Ben"))
    assert view.holders.name_of("p2") == "Ben"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\U000e0041\U000e0062", "\u200d\u0301", "\u202e"]
)
async def test_a_name_that_can_not_be_seen_is_none(table: Table, name: str) -> None:
    words = I18n(registry.games()).words("pebbles")

    def told(view: View) -> str:
        return json.dumps(table_message(LocalizedView(words.named(view.names), view)), ensure_ascii=False)

    view = await table.start(by=ADA._replace(name=name))
    assert view.names == ()
    assert name not in told(view)
    view = await table.sessions.seats.change(table.id, seating.hand_over(ADA.id, "p2", BEN.id, name), ADA)
    assert (view.names, view.seats_by_name) == ((), {})
    assert name not in told(await table.sessions.records.view(table.id))
    view = await table.sessions.seats.change(table.id, seating.rename(BEN.id, "p2", "B\u3164en\u2800"), BEN)
    assert view.holders.name_of("p2") == "Ben"


async def test_who_sits_there_is_told_to_press_for_a_seat_that_nobody_holds(table: Table) -> None:
    words = I18n(registry.games()).words("burgundy")
    view = await table.sessions.start(Start("burgundy", {"players": 2}, "c-free"), NAMED)
    view = await table.sessions.move(view.id, None, first, NAMED)
    told = other_line(LocalizedView(words, view), "p2")
    assert told.endswith("has to act: whoever sits here presses for it.")
    assert (await table.sessions.move(view.id, None, first, NAMED)).seq == 3


async def test_a_line_ends_nobody_elses_turn(table: Table) -> None:
    table.id = (await table.sessions.start(Start("caledonia", {"players": 2}, "501"), NAMED)).id
    await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
    await table.do("begin")
    for question, answer in (("q.start", "55"), ("q.row", ["1", "24"]), ("q.tiles", "later")):
        await table.answer(question, answer)
    for seat, by in (("p1", ADA), ("p2", BEN), ("a1", ADA), ("a1", ADA), ("p2", BEN), ("p1", ADA)):
        view = await table.do(f"{'worker' if seat == 'a1' else 'placed'} seat={seat}", by)
        if view.questions:
            await table.answer("q.worker", "1")
    with pytest.raises(errors.LineEndsTurn):
        await table.sessions.report(table.id, None, "sold 2 wool", BEN)
    view = await table.sessions.report(table.id, None, "sold 2 wool; more", BEN)
    assert [one.seat for one in view.game.turns(view.state)] == ["p1", "p1"]
    view = await table.sessions.report(table.id, None, "took 24", ADA)
    assert [one.seat for one in view.game.turns(view.state)] == ["p2", "p2"]


@pytest.mark.parametrize("game", ["burgundy", "london", "scythe"])
async def test_what_a_person_did_has_the_mark_and_colour_of_their_seat(table: Table, game: str) -> None:
    words = I18n(registry.games(), is_strict=True).words(game)
    table.id = (await table.sessions.start(Start(game, {}, "501"), NAMED)).id
    view = await table.do("done seat=p1")
    mark = mark_of(view, ["p1"])
    assert mark is not None
    told = table_message(LocalizedView(words.named(view.names), view))["embeds"][0]
    assert (told["title"], told["color"]) == (f"{mark.icon} Ada is done", mark.colour)


async def test_that_a_person_is_done_is_no_message_of_its_own(table: Table) -> None:
    table.id = (await table.sessions.start(Start("scythe", {}, "501", manners={"log": "turns"}), NAMED)).id
    assert not is_logged(await table.do("done seat=p1"))
    view = await table.do("turn seat=a1")
    assert is_logged(await table.answer(view.questions[0].id, True) if view.questions else view)


async def test_points_count_only_for_the_end_that_they_were_entered_at(table: Table, words: Words) -> None:
    await table.start(by=NAMED)
    view = await table.turn()
    with pytest.raises(errors.NotOffered):
        await table.sessions.seats.enter_points(table.id, {"p1": 12}, ADA)
    await table.sessions.end(table.id, None, ADA)
    view = await table.sessions.seats.enter_points(table.id, {"p1": 12}, ADA)
    assert view.entered == {"p1": 12}
    assert table_message(LocalizedView(words, view))["embeds"][0]["title"] == "■ Ada wins with 12 points"
    await table.undo()
    view = await table.sessions.end(table.id, None, ADA)
    assert view.entered == {}
    assert "12" in str(points_form(LocalizedView(words, view)))


async def test_points_of_the_automa_are_not_for_people_to_enter(table: Table) -> None:
    await table.start(by=NAMED)
    view = await table.sessions.end(table.id, None, ADA)
    assert open_seats(view) == ["p1", "p2"]
    with pytest.raises(errors.NotOffered):
        await table.sessions.seats.enter_points(table.id, {"a1": 0}, ADA)


async def test_the_chart_has_everybody_the_best_first(table: Table, words: Words) -> None:
    await table.start(by=NAMED)
    await table.turn()
    await table.sessions.end(table.id, None, ADA)
    view = await table.sessions.seats.enter_points(table.id, {"p1": 3, "p2": 40}, ADA)
    assert view.game.pictures is not None
    first, *others = score_pictures(LocalizedView(words, view), view.game.pictures())
    assert first.picture.words == ("Points at the end: Player 2: 40 points, Automa: 4 points, Ada: 3 points",)
    assert others
    embed = result_embed(LocalizedView(words, view))
    assert embed is not None
    assert embed["title"] == "▲ Player 2 wins with 40 points"


@pytest.mark.parametrize(
    ("automas_win", "title"),
    [(False, "● Automa and ■ Ada share the win: 4 points"), (True, "● Automa wins with 4 points")],
)
async def test_who_is_level_on_points_shares_the_win_or_the_automa_has_it(
    table: Table, words: Words, automas_win: bool, title: str
) -> None:
    await table.start(by=NAMED)
    await table.turn()
    await table.sessions.end(table.id, None, ADA)
    view = await table.sessions.seats.enter_points(table.id, {"p1": 4}, ADA)
    why = (lambda _, tied: (text("offer-turn", name=" ".join(tied)),)) if automas_win else None
    view = replace(view, game=replace(view.game, automas_win_ties=automas_win, ties=why))
    embed = result_embed(LocalizedView(words, view))
    assert embed is not None
    assert embed["title"] == title
    assert ("a1 p1" in embed["description"]) is automas_win


async def test_a_tie_that_something_breaks_is_told_as_one(table: Table, words: Words) -> None:
    await table.start(by=NAMED)
    await table.turn()
    await table.sessions.end(table.id, None, ADA)
    view = await table.sessions.seats.enter_points(table.id, {"p1": 4}, ADA)
    view = replace(view, game=replace(view.game, ties=lambda _, __: (text("ui-list-separator"),)))
    embed = result_embed(LocalizedView(words, view))
    assert embed is not None
    assert embed["title"] == "Tied at 4: ● Automa and ■ Ada"
    ahead = await table.sessions.seats.enter_points(table.id, {"p1": 5}, ADA)
    embed = result_embed(LocalizedView(words, ahead))
    assert embed is not None
    assert embed["title"] == "■ Ada wins with 5 points"


async def test_without_a_state_there_is_nothing_to_enter(table: Table) -> None:
    view = await table.start(by=NAMED, pebbles=0)
    assert open_seats(replace(view, state=None)) == []


async def test_an_export_of_named_and_given_seats_replays(table: Table) -> None:
    await table.start(by=NAMED)
    await table.sessions.seats.change(table.id, seating.rename(ADA.id, "p1", "Countess"), ADA)
    await table.sessions.seats.change(table.id, seating.hand_over(ADA.id, "p1", BEN.id, "Ben"), ADA)
    await table.turn(by=BEN)
    await table.sessions.end(table.id, None, BEN)
    view = await table.sessions.seats.enter_points(table.id, {"p1": 12}, BEN)
    history = await table.sessions.history.entries(table.id)
    document = export(view.session, history, await table.sessions.records.holders(table.id))
    report = verify(json.dumps(document), registry.games())
    assert (report.fault, report.is_complete) == (None, True)
    assert "Countess" not in json.dumps(document)
    assert document["points"] == [{"seat": "p1", "points": 12, "by": "p2"}]


async def test_points_of_an_end_that_was_taken_back_are_in_no_export(table: Table) -> None:
    async def document() -> dict[str, Any]:
        current = await table.store.current(table.id)
        assert current is not None
        history = await table.sessions.history.entries(table.id)
        return export(current.session, history, await table.sessions.records.holders(table.id))

    await table.start(by=NAMED)
    await table.turn()
    await table.sessions.end(table.id, None, ADA)
    before = await document()
    await table.sessions.seats.enter_points(table.id, {"p1": 12}, ADA)
    after = await document()
    assert after.pop("points")
    assert after == before, "digests that were told stay as they are"
    await table.undo()
    assert "points" not in await document()
    await table.sessions.end(table.id, None, ADA)
    assert "points" not in await document()


async def test_a_game_taken_back_to_its_beginning_tells_who_agreed(table: Table, words: Words) -> None:
    await table.start(by=NAMED)
    await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
    await table.do("take colour=red n=1")
    view = await table.undo(asker=BEN)
    first = table_message(LocalizedView(words, view))["embeds"][0]
    assert first["title"] == "Undone: We took 1 red"
    assert first["description"].splitlines()[:1] == [
        f"<@{BEN.id}> asked for it, <@{ADA.id}> agreed.",
    ]


@pytest.mark.parametrize("people", ["1", "12"])
async def test_where_several_people_sit_a_question_says_who_answers(table: Table, people: str) -> None:
    words = I18n(registry.games(), is_strict=True).words("scythe")
    table.id = (await table.sessions.start(Start("scythe", {"seats": 3, "people": people}, "501"), NAMED)).id
    if people == "12":
        await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
    view = await table.do("lost player=p1")
    asked = table_message(LocalizedView(words.named(view.names), view))["embeds"][-1]
    assert asked.get("description", "") == ("● Ada answers." if people == "12" else "")


async def test_the_end_says_how_it_stands_and_what_was_done_last(table: Table, words: Words) -> None:
    view = await play_out(table)
    view = replace(view, run=tuple(event for event in view.told if event.seat))  # the end is nobody's move
    score, _ = table_message(LocalizedView(words, view))["embeds"]
    assert score["title"] == f"● Automa: {view.state.automa} points"
    assert "taken" in score["description"]
    game = replace(view.game, points=lambda _: {"a1": 9, "p1": 12, "p2": 3})
    score, *_ = table_message(LocalizedView(words, replace(view, game=game)))["embeds"]
    assert score["title"] == "■ Player 1 wins with 12 points"
    game = replace(view.game, points=lambda _: {"a1": 9, "a2": 12})
    score, *_ = table_message(LocalizedView(words, replace(view, game=game)))["embeds"]
    assert "leads with 12 points" in score["title"]
