"""Several steps back at once: what goes is named first, and so is what a redo brings back of it."""

import pytest

from bot.screens.confirmations import sure_to_redo, sure_to_undo
from bot.screens.localized_view import LocalizedView
from bot.screens.seats import agree_message
from bot.sessions import errors, seating
from bot.sessions.outbox import Request, readable
from bot.words.words import Words
from tests.bot.conftest import ADA, BEN, Table
from tests.bot.test_export import exported, replayed
from tests.bot.test_seating import CLEVER, Party, party

__all__ = ["party"]

CODES = ("take colour=red n=1", "add colour=blue n=3", "take colour=blue n=7")
ASKED = "<@1001> asks to take back 2 moves, which others have seen."


async def played(table: Table) -> list[tuple[int, str]]:
    """Start and play three moves; return for each moment its entry and state."""
    views = [await table.start(deck="shuffled")]
    views += [await table.do(code) for code in CODES]
    return [(view.seq, view.entry.state) for view in views]


async def back_to(table: Table, to: int, *, confirmed: bool = True) -> str:
    view = await table.sessions.undo(table.id, None, ADA, confirmed=confirmed, to=to)
    return view.entry.state


async def test_goes_back_to_any_moment_and_one_redo_brings_all_back(table: Table) -> None:
    moments = await played(table)
    for seq, state in moments[:-1]:
        assert await back_to(table, seq) == state
        view = await table.sessions.redo(table.id, None, ADA, confirmed=True)
        assert view.entry.state == moments[-1][1]


async def test_what_goes_and_what_comes_back_is_named_first(table: Table, words: Words) -> None:
    moments = await played(table)
    with pytest.raises(errors.NeedsConfirm) as asked:
        await back_to(table, moments[1][0], confirmed=False)
    view = await table.sessions.records.view(table.id)
    told = sure_to_undo(LocalizedView(words, view), ADA.id, asked.value)["embeds"][0]["description"]
    assert told.splitlines() == [
        "These 2 moves go:",
        "• We added 3 blue",
        "• We took 7 blue",
        "What was drawn or rolled in them comes again. **Undo anyway?**",
    ]
    assert view.entry.state == moments[-1][1]
    await back_to(table, moments[1][0])
    with pytest.raises(errors.NeedsConfirm) as again:
        await table.redo()
    told = sure_to_redo(LocalizedView(words, view), ADA.id, again.value)["embeds"][0]["description"]
    assert told.splitlines()[0] == "These 2 moves come back:"


async def test_of_many_moves_the_last_are_named_and_all_are_counted(table: Table, words: Words) -> None:
    begun = await table.start(deck="shuffled")
    for _ in range(8):
        await table.do("take colour=red n=1")
        await table.do("add colour=red n=1")
    with pytest.raises(errors.NeedsConfirm) as asked:
        await back_to(table, begun.seq, confirmed=False)
    view = await table.sessions.records.view(table.id)
    lines = sure_to_undo(LocalizedView(words, view), ADA.id, asked.value)["embeds"][0]["description"]
    assert lines.splitlines()[:2] == ["These 16 moves go:", "… 6 before these"]


async def test_one_step_comes_back_without_a_question(table: Table) -> None:
    moments = await played(table)
    await back_to(table, moments[-2][0])
    assert (await table.redo()).entry.state == moments[-1][1]


async def test_the_present_moment_and_one_that_was_taken_back_lead_nowhere(table: Table) -> None:
    moments = await played(table)
    with pytest.raises(errors.NothingSince):
        await back_to(table, moments[-1][0])
    await back_to(table, moments[0][0])
    await table.do("take colour=red n=2")
    with pytest.raises(errors.MomentGone):
        await back_to(table, moments[2][0])
    with pytest.raises(errors.NothingSince):
        await back_to(table, 999)


async def test_to_the_moment_of_an_undo_is_to_where_that_led(table: Table) -> None:
    moments = await played(table)
    undone = await table.undo()
    await table.do("take colour=red n=2")
    await table.do("take colour=red n=1")
    assert await back_to(table, undone.seq) == moments[-2][1]


async def test_it_replays(table: Table) -> None:
    moments = await played(table)
    await back_to(table, moments[1][0])
    await table.sessions.redo(table.id, None, ADA, confirmed=True)
    await back_to(table, moments[0][0])
    await table.sessions.end(table.id, None, ADA)
    assert replayed(await exported(table)).fault is None


class TestOfSeveralPeople:
    async def test_the_others_are_asked_for_these_moves_and_take_back_all(
        self, table: Table, words: Words
    ) -> None:
        moments = await played(table)
        await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
        with pytest.raises(errors.NeedsAnother):
            await back_to(table, moments[1][0])
        await table.sessions.ask_to_agree(table.id, moments[-1][0], "undo", ADA, moments[1][0])
        (request,) = (
            one.out for one in readable(await table.store.due(table.id)) if isinstance(one.out, Request)
        )
        view, taken = await table.sessions.records.view(table.id), request.undone or 0
        history = table.sessions.history
        undone, moved = await history.view_after(view, taken), await history.moved(view, taken)
        shown = agree_message(LocalizedView(words, view), ADA.id, "undo", undone, moved=moved)
        assert shown["embeds"][0]["description"].splitlines() == [
            f"{ASKED} Does somebody else at the table agree?",
            "These 2 moves go:",
            "• We added 3 blue",
            "• We took 7 blue",
        ]
        view = await table.sessions.agree_to_undo(table.id, None, BEN, ADA.id, taken=taken)
        assert view.entry.state == moments[1][1]

    async def test_a_forged_step_takes_nothing_back(self, table: Table) -> None:
        moments = await played(table)
        await table.sessions.seats.change(table.id, seating.join(BEN.id), BEN)
        for taken in (1, 999):
            with pytest.raises(errors.RequestVoid):
                await table.sessions.agree_to_undo(table.id, None, BEN, ADA.id, taken=taken)
        with pytest.raises(errors.NeedsAnother):
            await table.sessions.agree_to_undo(table.id, None, BEN, BEN.id, taken=moments[1][0])
        assert (await table.sessions.records.view(table.id)).entry.state == moments[-1][1]


class TestWithHands:
    async def test_alone_with_automas_nobody_has_to_agree(self, party: Party) -> None:
        await party.start(automas=2)
        for seat in ("s1", "s2", "s3"):
            begun = await party.answer(f"clan.{seat}", 1, ADA if seat == "s1" else CLEVER)
        await party.turn(ADA)
        await party.answer("bid", 1, ADA)
        await party.answer("mine", 2, ADA)
        await party.answer("theirs", 3, CLEVER)
        view = await party.sessions.undo(party.id, None, ADA, confirmed=True, to=begun.seq)
        assert view.entry.state == begun.entry.state
