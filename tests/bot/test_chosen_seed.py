"""A seed that somebody has chosen: its hash tells nothing, and its chooser can know nobody's hand."""

import hashlib
import json
from functools import partial
from typing import Any

import pytest

from bot.screens.localized_view import LocalizedView
from bot.screens.look import ABOUT, look_message
from bot.screens.table import table_message
from bot.sessions import errors, seating
from bot.sessions.export import export
from bot.sessions.replay import verify
from bot.sessions.start import Origin, Start
from bot.store.sqlite import SqliteStore
from bot.words.words import I18n
from engines.core.game import registry
from engines.core.script.chance import commitment
from tests.bot.conftest import ADA, BEN, CHANNEL, Table, play_out
from tests.bot.test_seating import CLEO, Party

CHOSEN = "tuesday"
SALT = "5a17"


@pytest.fixture
def table(store: SqliteStore) -> Table:
    return Table(store, seeds=(SALT,))


async def exported(table: Table) -> dict[str, Any]:
    view = await table.sessions.records.view(table.id)
    history, holders = (
        await table.sessions.history.entries(table.id),
        await table.sessions.records.holders(table.id),
    )
    return export(view.session, history, holders)


async def test_its_hash_alone_does_not_let_it_be_guessed(table: Table) -> None:
    words = I18n(registry.games()).words("pebbles")
    view = await table.start(seed=CHOSEN)
    shown = (
        table_message(LocalizedView(words, view)),
        look_message(LocalizedView(words, view), ABOUT, ()),
        await exported(table),
    )
    bare = hashlib.sha256(CHOSEN.encode()).hexdigest()
    for told in map(str, shown):
        assert bare[:8] not in told
        assert SALT not in told.replace(view.session.commitment, "")
    assert view.session.commitment == hashlib.sha256(f"{SALT}:{CHOSEN}".encode()).hexdigest()
    assert SALT not in repr(view.session)


async def test_the_first_message_says_who_chose_it_also_when_undo_has_brought_it_back(table: Table) -> None:
    words = I18n(registry.games()).words("pebbles")
    await table.start(seed=CHOSEN)
    done = await table.do("take colour=red n=1")
    undone = await table.undo()
    again = await table.redo()
    await table.undo()
    read_again = await table.sessions.records.view(table.id)
    told = [
        f"The seed was chosen by <@{ADA.id}>" in str(table_message(LocalizedView(words, view)))
        for view in (done, undone, again, read_again)
    ]
    assert told == [False, True, False, True]
    assert "Undone: " in str(table_message(LocalizedView(words, read_again)))


async def test_it_still_gives_the_same_game(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    states = []
    for place, salt in enumerate(("one", "other")):
        table = Table(store)
        origin = Origin(partial(str.format, "session{}", place), partial(str, salt))
        monkeypatch.setattr(table.sessions, "_origin", origin)
        view = await table.start(channel=f"70{place}", seed=CHOSEN, deck="shuffled")
        states.append(view.entry.state)
        assert view.session.commitment != commitment(CHOSEN)
    assert states[0] == states[1]
    assert states[0] == (await Table(store, seeds=(CHOSEN,)).start(deck="shuffled")).entry.state


async def test_the_salt_is_told_with_the_seed_and_replay_checks_it(table: Table) -> None:
    words = I18n(registry.games()).words("pebbles")
    view = await play_out(table, seed=CHOSEN, deck="shuffled")
    told = str(table_message(LocalizedView(words, view)))
    assert f"The seed was `{CHOSEN}`, its salt `{SALT}`" in told
    document = await exported(table)
    assert document["salt"] == SALT
    report = verify(json.dumps(document), registry.games())
    assert (report.fault, report.is_complete) == (None, True)
    for wrong in ("", "other"):
        report = verify(json.dumps({**document, "salt": wrong}), registry.games())
        assert report.fault == "The seed is not the one that the commitment was made of."
    with_none = {key: one for key, one in document.items() if key != "salt"}
    assert verify(json.dumps(with_none), registry.games()).fault


async def test_the_bots_own_seed_needs_no_salt(table: Table) -> None:
    words = I18n(registry.games()).words("pebbles")
    view = await play_out(table, deck="shuffled")
    assert "salt" not in str(table_message(LocalizedView(words, view)))
    assert "salt" not in await exported(table)


async def test_a_bare_hash_of_before_still_replays(table: Table) -> None:
    await play_out(table, seed=CHOSEN, deck="shuffled")
    old = await exported(table)
    del old["salt"]
    old["commitment"] = commitment(CHOSEN)
    for one in old["entries"]:
        one.pop("digest")
    assert verify(json.dumps(old), registry.games()).fault is None


@pytest.fixture
def party(store: SqliteStore) -> Party:
    return Party(store)


@pytest.mark.parametrize("automas", [0, 1])
async def test_where_others_could_have_hands_it_starts_nothing(party: Party, automas: int) -> None:
    with pytest.raises(errors.Mistake) as refused:
        await party.sessions.start(Start("hosted", {}, CHANNEL, CHOSEN, (automas, "plain")), ADA)
    assert refused.value.text.id == "ui-seed-with-hands"
    with pytest.raises(errors.NoSession):
        await party.sessions.records.view_in(CHANNEL)


@pytest.mark.parametrize("automas", [2, 3])
async def test_who_plays_alone_with_it_stays_alone(party: Party, automas: int) -> None:
    view = await party.sessions.start(Start("hosted", {}, CHANNEL, CHOSEN, (automas, "plain")), ADA)
    party.id = view.id
    changes = [(seating.join(BEN.id, "s2"), BEN), (seating.join(BEN.id, "s1"), CLEO)]
    changes.append((seating.hand_over(ADA.id, "s3", BEN.id, "Ben"), ADA))
    for change, by in changes:
        with pytest.raises((errors.SeedChosen, errors.SeatTaken)):
            await party.reseat(change, by)
    if automas == 3:
        view = await party.reseat(seating.join(ADA.id, "s1"), ADA)
    assert view.holders.people == {ADA.id}
    # Even if Ada leaves: it is Ada who knows, and could come back.
    await party.reseat(seating.leave(ADA.id, "plain"), ADA)
    with pytest.raises(errors.SeedChosen):
        await party.reseat(seating.join(BEN.id, "s1"), BEN)


async def test_the_next_game_draws_its_own(table: Table) -> None:
    await play_out(table, seed=CHOSEN)
    view = await table.start()
    assert view.session.seed == SALT
    assert view.session.salt == ""
