"""Whom an undo asks where several people play: nobody, for one's own last step."""

import pytest

from bot.sessions import errors, seating
from bot.sessions.rights import answering
from bot.sessions.service import Sessions
from bot.sessions.start import Origin, Start
from bot.sessions.view import View
from bot.store.sqlite import SqliteStore
from engines.core.game import registry
from engines.core.script.run import Said
from tests.bot.conftest import ADA, BEN, CHANNEL, do
from tests.contract.player import Luck


@pytest.fixture
def sessions(store: SqliteStore) -> Sessions:
    return Sessions(store, registry.games(), lambda: 1, Origin(lambda: "session2", lambda: "seed"))


async def begin(sessions: Sessions, **options: str) -> View:
    """Start a game of Burgundy that Ada and Ben play."""
    await sessions.start(Start("burgundy", {"players": 2} | options, CHANNEL), ADA)
    return await sessions.seats.change("session2", seating.join(BEN.id), BEN)


def reported(view: View) -> str:
    """Return the code of a tile that can be taken."""
    return next(one.move.code for one in view.reports if one.move.action == "take")


async def test_ones_own_report_is_taken_back_without_asking(sessions: Sessions) -> None:
    view = await begin(sessions, board="dealt")
    before = view.state
    view = await sessions.move("session2", None, do(reported(view)), ADA)
    with pytest.raises(errors.NeedsConfirm):
        await sessions.undo("session2", None, BEN)
    view = await sessions.undo("session2", None, ADA)
    assert view.state == before


async def test_once_the_other_is_awaited_they_are_asked(sessions: Sessions) -> None:
    await begin(sessions, board="dealt")
    await sessions.move("session2", None, do("done seat=p1"), ADA)
    with pytest.raises(errors.NeedsConfirm):
        await sessions.undo("session2", None, ADA)
    with pytest.raises(errors.NeedsAnother):
        await sessions.undo("session2", None, ADA, confirmed=True)


async def test_what_somebody_did_since_is_not_gone_through(sessions: Sessions) -> None:
    view = await begin(sessions, board="dealt")
    view = await sessions.move("session2", None, do(reported(view)), ADA)
    await sessions.move("session2", None, do(reported(view)), BEN)
    with pytest.raises(errors.NeedsConfirm):
        await sessions.undo("session2", None, ADA)


async def test_a_mistapped_answer_is_taken_back_by_who_gave_it(sessions: Sessions) -> None:
    view = await begin(sessions, board="search")
    for seat, by in (("p1", ADA), ("p2", BEN)):
        view = await sessions.move("session2", None, do(f"done seat={seat}"), by)
    view = await sessions.move("session2", None, lambda offers: next(iter(offers)), ADA)
    (question,) = view.questions
    view = await sessions.answer(
        "session2", None, answering(Said(question.id, Luck("one").answer(question))), ADA
    )
    assert view.questions != (question,)
    view = await sessions.undo("session2", None, ADA)
    assert view.questions == (question,)
