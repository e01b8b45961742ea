"""The settings of a server: who sees and changes them, what they forbid, and what games begin with."""

from typing import Any

import pytest

from bot.sessions.servers import ServerSettings
from bot.store.errors import KeptChanged
from bot.store.rows import ServerRow
from bot.store.store import SqlStore
from sandbox.guild import Channel, Message
from tests.bot.conftest import ADA
from tests.bot.stage import Stage, play
from tests.faults.scene import Scene

BOTH = True


async def choose(scene: Scene, name: str, *values: Any, person: str = "Ada") -> None:
    """Choose the values of a setting in the newest message that has its menu, on whatever page it is."""
    known = [one.custom_id for message in own(scene, person)[:1] for one in message.selects]
    if not any(f":set:{name}:" in one for one in known):
        await scene.slash(person, "settings")
    for _ in range(3):
        message = own(scene, person)[0]
        for menu in message.selects:
            if f":set:{name}:" in menu.custom_id:
                await scene.people[person].select(message, menu.custom_id, list(values))
                await scene.rest()
                return
        await scene.people[person].press(message, label="More settings")
    raise AssertionError(f"there is no menu for {name}")


def own(scene: Scene, person: str = "Ada") -> list[Message]:
    return scene.own(person)


def threads(channel: Channel) -> list[Channel]:
    return [one for one in channel.guild.channels.values() if one.parent is channel]


def told(scene: Scene, person: str = "Ben") -> str:
    """What a person alone was told last."""
    return own(scene, person)[0].text


def test_who_may_not_manage_the_server_sees_nothing_of_it(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ben", "settings")
        assert "the permission Manage Server" in told(scene)
        assert not own(scene, "Ben")[0].selects
        assert not scene.public

    play(stage, doing)


def test_a_right_that_is_gone_changes_nothing_any_more(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "settings")
        scene.people["Ada"].user.permissions = scene.people["Ben"].user.permissions
        await choose(scene, "start", "managers")
        assert "Manage Server" in told(scene, "Ada")
        assert not scene.disk.rows("SELECT * FROM servers")

    play(stage, doing)


def test_a_change_is_shown_to_who_made_it_and_told_to_all(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await choose(scene, "start", "managers")
        ada = scene.people["Ada"].id
        assert "Who may start a game:** Who may manage the server" in told(scene, "Ada")
        assert "It's saved." in told(scene, "Ada")
        (line,) = scene.public
        assert f"<@{ada}> has changed" in line.text
        assert "Who may start a game:** Who may manage the server" in line.text
        assert not line.mentions, "nobody is called by it"

    play(stage, doing)


def test_the_same_again_is_told_to_nobody_else(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await choose(scene, "end", "all")
        assert "Nothing was changed" in told(scene, "Ada")
        assert not scene.public

    play(stage, doing)


def test_what_is_usual_again_leaves_nothing_behind(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await choose(scene, "pictures", "no")
        await choose(scene, "pictures", "yes")
        assert scene.disk.rows("SELECT settings FROM servers") == [("{}",)]

    play(stage, doing)


def test_only_managers_start_if_it_is_set_so(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await choose(scene, "start", "managers")
        for command in ("start pebbles", "start pebbles deck"):
            options = {"deck": "sorted"} if command.endswith("deck") else {}
            await scene.slash("Ben", command.removesuffix(" deck"), **options)
            assert "only who may manage it starts games" in told(scene)
        assert not scene.disk.rows("SELECT * FROM sessions")
        await scene.slash("Ada", "start pebbles", deck="sorted")
        assert scene.disk.rows("SELECT status FROM sessions") == [("running",)]

    play(stage, doing)


def test_a_menu_that_is_open_already_starts_nothing_any_more(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ben", "start pebbles")
        await choose(scene, "start", "managers")
        await scene.press("Ben", "Start")
        assert "only who may manage it starts games" in told(scene)
        assert not scene.disk.rows("SELECT * FROM sessions")

    play(stage, doing)


def test_playing_on_from_a_game_and_taking_one_in_are_starts_too(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ben", "start pebbles", deck="sorted")
        await scene.press("Ben", "Turn")
        await scene.slash("Ben", "history")
        await scene.press("Ben", "Play on from here")
        await choose(scene, "start", "managers")
        await scene.press("Ben", "In a thread, new seed")
        assert "only who may manage it starts games" in told(scene)
        await scene.slash("Ben", "history")
        await scene.press("Ben", "Play on from here")
        assert "only who may manage it starts games" in told(scene)
        ((id_,),) = scene.disk.rows("SELECT id FROM sessions")
        scene.channel = scene.world.add_channel("there", scene.world.guild)
        await scene.slash("Ben", "import", game=id_)
        assert "only who may manage it starts games" in told(scene)
        assert len(scene.disk.rows("SELECT * FROM sessions")) == 1
        assert not threads(scene.channel)

    play(stage, doing)


def test_games_start_only_where_they_may_threads_of_these_included(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        here, games = scene.channel, scene.world.add_channel("games", scene.world.guild)
        await choose(scene, "channels", games)
        await scene.slash("Ada", "start pebbles", deck="sorted")
        assert f"games start only in <#{games.id}>" in told(scene, "Ada")
        scene.channel = games
        await scene.slash("Ben", "start pebbles", deck="sorted", thread=True)
        await scene.rest()
        ((thread,),) = scene.disk.rows("SELECT channel FROM sessions")
        assert thread not in (str(here.id), str(games.id))
        scene.channel = next(one for one in threads(games) if str(one.id) == thread)
        await scene.slash("Ben", "end")
        await scene.press("Ben", "End the game")
        await scene.rest()
        await scene.slash("Ben", "start pebbles", deck="sorted")
        assert len(scene.disk.rows("SELECT * FROM sessions")) == 2

    play(stage, doing)


def test_only_managers_end_a_game_early_if_it_is_set_so(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ben", "start pebbles", deck="sorted")
        await scene.rest()
        await scene.slash("Ben", "end")
        await choose(scene, "end", "managers")
        await scene.press("Ben", "End the game")
        assert "only who may manage it ends games early" in told(scene)
        await scene.slash("Ben", "end")
        assert "only who may manage it ends games early" in told(scene)
        assert scene.disk.rows("SELECT status FROM sessions") == [("running",)]
        await scene.slash("Ada", "end")
        await scene.press("Ada", "End the game")
        await scene.rest()
        assert scene.disk.rows("SELECT status FROM sessions") == [("ended",)]

    play(stage, doing)


def test_a_game_begins_as_the_server_wants_it(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await choose(scene, "language", "nl")
        await choose(scene, "log", "turns")
        await choose(scene, "speed", "daily")
        await choose(scene, "thread", "yes")
        await choose(scene, "pictures", "no")
        assert "ingesteld" in scene.public[-1].text, "from then on the server is told in its language"
        await scene.slash("Ben", "start pebbles", deck="sorted")
        await scene.rest()
        ((channel, options, language),) = scene.disk.rows(
            "SELECT channel, options, language FROM sessions JOIN languages ON session = id"
        )
        assert (language, '"log": "turns"' in options) == ("nl", True)
        assert '"speed": "daily"' in options
        scene.channel = next(one for one in threads(scene.channel) if str(one.id) == channel)
        assert not scene.table.attachments, "words stand in for the picture"
        assert scene.table.text

    play(stage, doing)


def test_a_server_has_a_speed_and_reminders_where_none_is_agreed(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await choose(scene, "remind", "12")
        assert "Reminders where no speed is agreed:** after 12 hours" in scene.public[-1].text
        await scene.slash("Ben", "start pebbles", deck="sorted")
        await scene.rest()
        assert "On this server who is waited for is reminded after 12 hours" in scene.table.text
        await scene.slash("Ben", "end")
        await scene.press("Ben", "End the game")
        await choose(scene, "speed", "daily")
        await scene.slash("Ben", "start pebbles", deck="sorted")
        await scene.rest()
        assert "Agreed: a move a day" in scene.table.text
        assert "On this server" not in scene.table.text

    play(stage, doing)


def test_the_menu_of_a_start_proposes_what_was_chosen_for_the_server(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ben", "start pebbles", deck="sorted", language="en", log="table")
        await scene.slash("Ben", "end")
        await scene.press("Ben", "End the game")
        await scene.rest()
        await choose(scene, "language", "nl")
        await choose(scene, "log", "turns")
        await scene.slash("Ben", "start pebbles")
        await scene.press("Ben", "Start")
        await scene.rest()
        query = (
            "SELECT options, language FROM sessions JOIN languages ON session = id WHERE status = 'running'"
        )
        ((options, language),) = scene.disk.rows(query)
        assert (language, '"log": "turns"' in options) == ("nl", True)

    play(stage, doing)


def test_what_is_typed_at_the_start_counts_more(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await choose(scene, "language", "nl")
        await choose(scene, "thread", "yes")
        await scene.slash("Ben", "start pebbles", deck="sorted", language="en", thread=False)
        await scene.rest()
        assert scene.disk.rows("SELECT channel, language FROM sessions JOIN languages ON session = id") == [
            (str(scene.channel.id), "en")
        ]

    play(stage, doing)


def test_a_running_game_keeps_its_pictures(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ben", "start pebbles", deck="sorted")
        await scene.rest()
        await choose(scene, "pictures", "no")
        await scene.press("Ben", "Turn")
        await scene.rest()
        assert scene.table.attachments
        await scene.slash("Ben", "end")
        await scene.press("Ben", "End the game")
        await scene.rest()
        await scene.press("Ben", "Again")
        await scene.rest()
        assert not scene.table.attachments

    play(stage, doing)


async def test_of_two_changes_at_once_one_is_refused(store: SqlStore) -> None:
    before = ServerSettings.of(await store.server(ADA.guild))
    first, second = before.changed("start", ["managers"]), before.changed("end", ["managers"])
    await store.set_server(before.row, first.row)
    with pytest.raises(KeptChanged):
        await store.set_server(before.row, second.row)
    assert ServerSettings.of(await store.server(ADA.guild)) == first


@pytest.mark.parametrize("settings", ["", "[]", '{"start": "nobody", "channels": 7, "later": true}'])
def test_what_another_version_has_left_is_as_usual(settings: str) -> None:
    read = ServerSettings.of(ServerRow("77", settings))
    assert (read.value("start"), read.channels, read.language) == ("all", (), "")
