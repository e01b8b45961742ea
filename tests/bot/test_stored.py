"""Sessions that earlier versions have stored go on, from wherever they were left."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.cli.db import check_database
from bot.screens.localized_view import LocalizedView
from bot.screens.table import table_message
from bot.sessions import errors
from bot.sessions.entry import Kind
from bot.sessions.moves import moves_of
from bot.sessions.replay import verify
from bot.sessions.rights import Person, answering
from bot.sessions.service import first
from bot.sessions.snapshot import Fit
from bot.sessions.view import View
from bot.store.migrate import upgrade
from bot.words.words import I18n
from engines.core.game import registry
from engines.core.script.run import Said
from tests.bot.stored import PEOPLE, Stored, opened
from tests.contract.player import Luck
from tests.contract.screens import screens
from tests.stored import unpack

STORED = {
    "a8e721a": ("burgundy",),
    "51439ba": ("burgundy", "macrobber"),
    "ad73656": ("burgundy", "caledonia", "london", "macrobber", "scythe"),
    "385034d": ("macrobber",),
}
GUILD = "77"
PRESSES = 8
I18N = I18n(registry.games())


@pytest.fixture
async def stored(commit: str, tmp_path: Path) -> AsyncIterator[Stored]:
    path = tmp_path / "automa.db"
    unpack(commit, path)
    upgrade(f"sqlite:///{path}")
    async with opened(commit, path) as found:
        yield found


def is_shown(view: View) -> bool:
    """Make every screen of how a session stands."""
    return all(screens(I18N.words(view.game.id), view))


@pytest.mark.parametrize(
    ("commit", "game"), [(commit, game) for commit, games in STORED.items() for game in games]
)
async def test_every_session_goes_on_and_back_and_is_exported(stored: Stored, game: str) -> None:
    for session in stored.ids(game):
        view = await stored.sessions.records.view(session)
        assert is_shown(view)
        luck = Luck(session)
        for _ in range(PRESSES):
            if view.is_ended:
                break
            assert view.questions or view.turns or view.fit == Fit.WAITING
            before = view.seq
            with suppress(errors.Mistake):  # what was typed, or chosen together, isn't always allowed
                view = await stored.press(view, luck)
                assert view.seq > before
        assert is_shown(view)
        with suppress(errors.NothingToUndo):
            view = await stored.undo(view)
        assert is_shown(await stored.sessions.records.view(session))
        view = await stored.ended(view)
        assert is_shown(view)
        report = verify(json.dumps(await stored.exported(view)), registry.games())
        assert report.is_complete
        # Where these rules would have dealt or told otherwise, it says from which entry on.
        assert report.fault is None or re.match(r"Entry \d+: the (answers|events|state)", report.fault)


@pytest.mark.parametrize("commit", STORED)
async def test_all_that_was_told_has_its_words(stored: Stored) -> None:
    """It is read under Look and Why? as long as the game lasts."""
    nameless: set[str] = set()
    for game in STORED[stored.commit]:
        words = I18N.words(game)
        for session in stored.ids(game):
            for move in moves_of(await stored.sessions.history.entries(session)):
                told = [move.label, *(event.text for event in move.events)]
                for event in move.events:
                    if event.trace:
                        told += [*event.trace.candidates, *(step.by for step in event.trace.steps)]
                nameless |= {f"{game} {one.id}" for one in told if one and words.plain(one) == one.id}
    assert nameless == set()


@pytest.mark.parametrize("commit", ["385034d"])
async def test_raids_with_a_question_that_is_asked_no_more_go_on_and_replay(stored: Stored) -> None:
    """Somebody was asked for their last card, without a bagpiper: now it is laid unasked."""
    sessions = stored.ids("macrobber")
    assert len(sessions) == 5
    for session in sessions:
        view = await stored.sessions.records.view(session)
        assert view.fit == Fit.WHOLE
        luck = Luck(session)
        for _ in range(PRESSES):
            view = await stored.press(view, luck)
        document = json.dumps(await stored.exported(await stored.ended(view)))
        assert verify(document, registry.games()).fault is None


@pytest.mark.parametrize("commit", ["51439ba"])
class TestClans:
    """People chose their clans at the start; now these are dealt, and nothing is asked."""

    async def waiting(self, stored: Stored) -> View:
        return await stored.sessions.records.view(stored.choosing()[0])

    async def test_the_table_says_so_and_has_the_button(self, stored: Stored) -> None:
        view = await self.waiting(stored)
        assert (view.fit, view.questions, view.state) == (Fit.WAITING, (), None)
        table = table_message(LocalizedView(I18N.words("macrobber"), view))
        assert "The rules have changed" in str(table["embeds"])
        assert "nothing for you to decide" not in str(table["embeds"])
        assert "Begin again" in str(table["components"])

    async def test_one_press_deals_the_clans_and_the_game_is_played(self, stored: Stored) -> None:
        view = await self.waiting(stored)
        view = await stored.sessions.begin_again(view.id, view.seq, Person(PEOPLE[0], GUILD))
        assert all(seat.clan for seat in view.state.seats)
        assert view.turns
        again = await stored.sessions.records.view(view.id)
        assert again.fit == Fit.WHOLE
        assert view.game.dump(again.state) == view.game.dump(view.state)

    async def test_nothing_else_plays_on_before_that(self, stored: Stored) -> None:
        view, by = await self.waiting(stored), Person(PEOPLE[0], GUILD)
        with pytest.raises(errors.BeginsAgain):
            await stored.sessions.move(view.id, view.seq, first, by)
        with pytest.raises(errors.NotOffered):
            await stored.sessions.rescue(view.id, view.seq, by)

    async def test_a_stranger_does_not_begin_it(self, stored: Stored) -> None:
        view = await self.waiting(stored)
        with pytest.raises(errors.NotSeated):
            await stored.sessions.begin_again(view.id, view.seq, Person("9999", GUILD))

    async def test_the_old_button_begins_it_too(self, stored: Stored) -> None:
        view = await self.waiting(stored)
        old = answering(Said("d.clan", "buchanan"))
        view = await stored.sessions.answer(view.id, view.seq, old, Person(PEOPLE[0], GUILD))
        assert view.entry.kind == Kind.RESTART
        assert view.turns

    async def test_an_undo_of_a_later_move_comes_back_to_it(self, stored: Stored) -> None:
        view = await self.waiting(stored)
        view = await stored.sessions.begin_again(view.id, view.seq, Person(PEOPLE[0], GUILD))
        view = await stored.undo(view)
        assert (await stored.sessions.records.view(view.id)).fit in (Fit.WAITING, Fit.WHOLE)

    async def test_db_check_names_it(
        self, stored: Stored, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DATABASE_URL", f"sqlite:///{stored.path}")
        assert check_database() == 1
        out, err = capsys.readouterr()
        assert "sound" not in out
        for session in stored.choosing():
            assert f"session {session} (macrobber) waits for a press" in err
        assert "(burgundy) begins its open move again" in err  # that one asks: who answers is all it needs
