"""From any moment of each game another one goes on elsewhere, is shown, and is played on."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.screens.attachments import table_pictures
from bot.screens.localized_view import LocalizedView
from bot.screens.look import BOARD, look_message
from bot.screens.table import table_message
from bot.sessions.export import export
from bot.sessions.moment import Moment, goes_on
from bot.sessions.replay import verify
from bot.sessions.rights import Person
from bot.sessions.seating import join
from bot.sessions.service import Sessions
from bot.sessions.start import Origin
from bot.store.migrate import upgrade
from bot.store.rows import SessionRow
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n
from engines.core.game import Game, registry
from sandbox import limits
from tests.contract.player import NAME, SEED, option_sets, session

ADA = Person("1001", "77")
WORDS = I18n(registry.games(), is_strict=True)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    upgrade(f"sqlite:///{tmp_path}/automa.db")
    opened = SqliteStore(tmp_path / "automa.db")
    await opened.open()
    yield opened
    await opened.close()


@pytest.mark.parametrize("id_", registry.games())
async def test_each_state_can_be_played_on_from(id_: str, store: SqliteStore) -> None:
    game: Game[Any] = registry.games()[id_]
    options = option_sets(game)[0]
    played = session(game, options, NAME.format(0)).moves
    ids = iter("abcdefghijklmnopqrstuvwxyz234567")
    origin = Origin(lambda: f"sessio{next(ids)}2", lambda: "a seed")
    sessions = Sessions(store, registry.games(), lambda: 1, origin)
    row = SessionRow("before22", "77", "500", id_, "1", json.dumps(options), SEED, "", "ended", 0)
    running = [one for one in played if not game.is_over(one.after)]
    for number, one in enumerate(running[:: max(1, len(running) // 3)], 1):
        moment = Moment(row, game, game.dump(one.after), number, is_known=True)
        assert goes_on(moment)
        view = await sessions.forks.begin(moment, f"60{number}", ADA, is_same=False)
        local = LocalizedView.for_table(WORDS, view)
        assert not limits.check_message(table_message(local))
        assert not limits.check_message(look_message(local, BOARD, ()))
        if game.pictures:
            assert table_pictures(local, game.pictures())
        view = await sessions.seats.change(view.id, join(ADA.id), ADA)
        assert view.holders.seat_of(ADA.id)
        await sessions.end(view.id, None, ADA)
        current = await store.current(view.id)
        assert current
        history, holders = await store.history(view.id), await store.holders(view.id)
        assert verify(json.dumps(export(current.session, history, holders)), registry.games()).fault is None
