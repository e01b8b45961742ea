"""`/automa privacy`: what is kept of a person is shown, brought and deleted, and the games stay sound."""

import json

import pytest

from bot.sessions.errors import NeedsOthers
from bot.sessions.export import export
from bot.sessions.holders import is_former
from bot.sessions.people import Wishes
from bot.sessions.replay import verify
from bot.sessions.rights import Person
from bot.sessions.seating import join, leave
from bot.sessions.waiting import Away, Waiting
from bot.shards.alone import everywhere
from bot.store.rows import Delivery, WaitRow
from bot.store.store import SqlStore
from engines.core.game.registry import games
from tests.bot.conftest import ADA, BEN, Table, meddle, play_out
from tests.bot.stage import Stage, play
from tests.bot.test_seating import CLEO
from tests.bot.test_told_seed import Three
from tests.faults.scene import Scene

BOTH = True
NAMED = ADA._replace(name="Ada Lovelace")


async def forget(table: Table, person: Person = ADA) -> None:
    """Let everything of a person go, as the bot does once it was asked to."""
    await table.sessions.privacy.say_farewell(person.id)
    for wish in await table.store.farewells():
        await table.sessions.privacy.carry_out(wish, everywhere)


async def whole(store: SqlStore) -> str:
    """All that the store holds of sessions, and of what servers keep, as text."""
    found = []
    for table in (
        "sessions",
        "entries",
        "holders",
        "names",
        "points",
        "mentions",
        "outbox",
        "posted",
        "kept",
        "forgotten",
        "notes",
        "people",
        "plans",
        "waits",
    ):
        rows = await store._read("It was not read", f"SELECT * FROM {table}")
        found += [repr(row) for row in rows]
    return "\n".join(found)


async def exported(table: Table) -> dict[str, object]:
    session = (await table.sessions.records.view(table.id)).session
    return export(session, await table.store.history(table.id), await table.store.holders(table.id))


async def test_nothing_of_a_person_is_left_after_a_game(table: Table) -> None:
    await play_out(table, by=NAMED)
    assert ADA.id in await whole(table.store)
    await forget(table)
    left = await whole(table.store)
    assert f"'{ADA.id}'" not in left
    assert f'"{ADA.id}"' not in left
    assert "Lovelace" not in left
    assert await table.store.farewells() == []


async def test_the_export_is_the_same_but_says_who_is_a_former_player(table: Table) -> None:
    await play_out(table, by=NAMED)
    before = await exported(table)
    await forget(table)
    after = await exported(table)
    assert after.pop("former") == ["p1"]
    assert after == before
    told = verify(json.dumps({**after, "former": ["p1"]}), games())
    assert told.fault is None
    assert told.former == ("p1",)


async def test_a_running_game_goes_on_without_them(table: Table) -> None:
    await table.start(by=NAMED)
    await table.sessions.seats.change(table.id, join(BEN.id), BEN)
    await table.turn(by=ADA)
    await forget(table)
    view = await table.sessions.records.view(table.id)
    assert view.holders.seat_of(ADA.id) is None
    assert view.holders.people == {BEN.id}
    assert view.seat("p1").is_free
    view = await table.sessions.seats.change(table.id, join("1003"), Person("1003", ADA.guild))
    assert view.holders.of("p1") == "1003"


async def test_what_others_did_stays_theirs(table: Table) -> None:
    await table.start(by=NAMED)
    await table.sessions.seats.change(table.id, join(BEN.id), BEN._replace(name="Ben"))
    await forget(table)
    view = await table.sessions.records.view(table.id)
    assert view.holders.name_of("p2") == "Ben"
    assert view.holders.of("p2") == BEN.id


async def test_what_they_wish_and_what_tables_know_of_it_goes(table: Table) -> None:
    await table.start(by=NAMED)
    wishes = Wishes(remind=3, zone="Asia/Tokyo", away=2**45)
    await table.store.set_wishes(ADA.id, wishes.to_json())
    known = Waiting(away={ADA.id: Away(2**45, False)}, muted={ADA.id: 1}, stopped=(ADA.id,))
    await table.store.wait(WaitRow(table.id, 0, 1, 0, 0, known.to_json()), [])
    (row,) = [one for one in await table.sessions.privacy.of(ADA.id) if one.what == "wish"]
    assert Wishes.read(row.text) == wishes
    assert f'"{ADA.id}"' in await whole(table.store)
    await forget(table)
    left = await whole(table.store)
    assert f"'{ADA.id}'" not in left
    assert f'"{ADA.id}"' not in left
    assert await table.store.wishes([ADA.id]) == {}


async def test_in_each_game_another_one_stands_in(table: Table) -> None:
    first = await table.start()
    second = await table.start(channel="501")
    await forget(table)
    stands = {
        row.author for one in (first, second) for row in (await table.store.holders(one.id)) if row.nr == 1
    }
    assert len(stands) == 2
    assert all(map(is_former, stands))


async def test_each_process_forgets_in_its_own_servers_and_the_wish_ends_with_the_last(table: Table) -> None:
    await table.start()
    await table.sessions.privacy.say_farewell(ADA.id)
    (wish,) = await table.store.farewells()
    await table.sessions.privacy.carry_out(wish, lambda _: False)
    assert ADA.id in await whole(table.store)
    assert await table.store.farewells() == [wish]
    await table.sessions.privacy.carry_out(wish, everywhere)
    assert await table.store.farewells() == []


async def test_what_begins_after_the_wish_is_kept(table: Table) -> None:
    await table.sessions.privacy.say_farewell(ADA.id)
    view = await table.start()
    for wish in await table.store.farewells():
        await table.sessions.privacy.carry_out(wish, everywhere)
    assert (await table.store.holders(view.id))[0].author == ADA.id


async def test_also_games_that_are_not_installed_any_more_forget_them(table: Table) -> None:
    await table.start(by=NAMED)
    meddle(table.store, "UPDATE sessions SET game = 'gone'")
    table.store.forget_all()
    await forget(table)
    assert f"'{ADA.id}'" not in await whole(table.store)


async def test_what_a_server_keeps_stays_but_not_who_has_kept_it(table: Table) -> None:
    meddle(table.store, f"INSERT INTO kept VALUES ('77', 'pebbles', 'cards', 'a', '1', '{ADA.id}', 0)")
    await forget(table)
    (row,) = await table.store.kept("77", "pebbles")
    assert (row.key, is_former(row.author)) == ("a", True)


async def test_what_a_server_can_bring_back_does_not_say_who_had_kept_it(table: Table) -> None:
    meddle(
        table.store, f"INSERT INTO forgotten VALUES ('77', 'pebbles', 'cards', 'a', '1', '{ADA.id}', 0, 1)"
    )
    (row,) = await table.sessions.privacy.of(ADA.id)
    assert (row.what, row.place) == ("kept", "a")
    await forget(table)
    (left,) = await table.store.forgotten("77", "pebbles", "cards", 0)
    assert (left.kept.key, is_former(left.kept.author)) == ("a", True)


async def test_who_has_agreed_with_others_to_go_on_is_forgotten_beside_them(table: Table) -> None:
    three = Three(table)
    await three.ended()
    await three.ask(ADA)
    with pytest.raises(NeedsOthers):
        await three.agree(BEN, ADA)
    assert BEN.id in await whole(table.store)
    await forget(table, BEN)
    assert BEN.id not in await whole(table.store)
    assert not (await three.agree(CLEO, ADA)).is_ended


async def test_what_was_told_meanwhile_and_is_not_written_down_yet_forgets_them_too(table: Table) -> None:
    await table.start()
    table.store.note(Delivery(table.id, mentioned=json.dumps(["", ADA.id])))
    await table.store.forget_person(table.id, ADA.id, "former-1")
    await table.store.write_down()
    assert ADA.id not in await whole(table.store)


async def test_who_has_only_entered_points_is_forgotten(table: Table) -> None:
    await table.start()
    await table.sessions.seats.change(table.id, leave(ADA.id, ""), ADA)
    await table.sessions.end(table.id, None, ADA)
    await table.sessions.seats.enter_points(table.id, {"p1": 3}, BEN)
    assert BEN.id in await whole(table.store)
    await forget(table, BEN)
    assert BEN.id not in await whole(table.store)


def test_it_shows_how_much_is_kept_and_brings_it(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.slash("Ada", "report", action="took 1 red")
        await scene.rest()
        await scene.slash("Ada", "privacy")
        assert "Games you sat in: 1, on servers: 1" in scene.own("Ada")[0].text
        assert "You have said nothing by `/automa me`" in scene.own("Ada")[0].text
        await scene.press("Ada", "As a file")
        await scene.rest()
        (file,) = scene.own("Ada")[0].attachments
        told = json.loads(file.content)
        assert told["person"] == str(scene.people["Ada"].id)
        assert [one["game"] for one in told["seats"]] == ["pebbles"]
        assert len(told["pressed"]) == 2
        await scene.slash("Ben", "privacy")
        assert "Games you sat in: 0" in scene.own("Ben")[0].text

    play(stage, doing)


def test_deleting_asks_first_and_is_on_disk_before_it_is_said(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.rest()
        await scene.slash("Ada", "privacy")
        await scene.press("Ada", "Delete")
        assert not scene.disk.rows("SELECT * FROM farewells")
        await scene.press("Ada", "Delete")
        assert "being deleted" in scene.own("Ada")[0].text
        assert scene.disk.rows("SELECT person FROM farewells") == [(str(scene.people["Ada"].id),)]
        scene.bot.kill(is_power=True)
        scene.bot.start()
        scene.bot.tidy()
        await scene.rest()
        assert not scene.disk.rows("SELECT * FROM farewells")
        assert not scene.disk.rows(f"SELECT * FROM holders WHERE holder = '{scene.people['Ada'].id}'")

    play(stage, doing)


def test_look_calls_them_a_former_player(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.slash("Ada", "end")
        await scene.press("Ada", "End the game")
        await scene.rest()
        await scene.slash("Ada", "privacy")
        await scene.press("Ada", "Delete")
        await scene.press("Ada", "Delete")
        scene.bot.tidy()
        await scene.rest()
        await scene.slash("Ben", "look")
        assert "former player" in scene.own("Ben")[0].text

    play(stage, doing)
