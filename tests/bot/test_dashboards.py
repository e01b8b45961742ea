"""The dashboard of a server: what it lists, when it is changed, and what becomes of it."""

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing

from sandbox.feed import Change, MessageEdited
from sandbox.guild import Channel, Message
from sandbox.permissions import bits
from tests.bot.stage import Stage
from tests.bot.test_server_settings import choose, told
from tests.faults.befores import to_plan
from tests.faults.scene import Scene
from tests.faults.store import Disk


def play(stage: Stage, doing: Callable[[Scene, Channel], Awaitable[None]]) -> None:
    """Do something where a channel waits for a dashboard."""
    with stage.scene() as scene:
        scene.bot.keep_dashboards()
        scene.play(doing(scene, scene.world.add_channel("tables", scene.world.guild)))


def boards(channel: Channel) -> list[Message]:
    return [one for one in channel.messages() if one.author.is_bot]


def board(channel: Channel) -> Message:
    (message,) = boards(channel)
    return message


async def begin(scene: Scene) -> None:
    await scene.slash("Ben", "start pebbles", deck="sorted", thread=False)
    await scene.rest()


class Edits:
    """How often messages of a channel were changed."""

    def __init__(self, scene: Scene, channel: Channel) -> None:
        self.at: list[float] = []
        self._scene, self._channel = scene, channel
        scene.world.feed.listen(self._hear)

    def _hear(self, change: Change) -> None:
        if isinstance(change, MessageEdited) and change.message.channel is self._channel:
            self.at.append(self._scene.loop.time())


def test_it_is_there_at_once_and_lists_the_tables(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await begin(scene)
        await choose(scene, "dashboard", channel)
        assert f"<#{channel.id}>" in told(scene, "Ada")
        text = board(channel).text
        assert "Pebbles" in text
        assert f"<#{scene.channel.id}>" in text
        assert f"/{scene.channel.id}/{scene.table.id})" in text, "the way to the table"
        assert "<t:" in text, "since when"

    play(stage, doing)


def test_without_games_it_says_so(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        assert "No game runs" in board(channel).text

    play(stage, doing)


def test_it_follows_what_happens_at_most_once_a_minute(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        edits = Edits(scene, channel)
        await begin(scene)
        assert "Pebbles" in board(channel).text
        for _ in range(3):
            await scene.slash("Ben", "report", action="took 1 red")
            await scene.slash("Ben", "undo")
        await scene.rest()
        await scene.slash("Ben", "end")
        await scene.press("Ben", "End the game")
        await scene.rest()
        assert "No game runs" in board(channel).text
        assert len(edits.at) >= 2
        gaps = [later - before for before, later in zip(edits.at, edits.at[1:], strict=False)]
        assert min(gaps) >= 60

    play(stage, doing)


def test_a_press_writes_nothing_for_it(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        await begin(scene)
        assert isinstance(scene.disk, Disk)
        before = len(scene.disk.writes)
        await scene.slash("Ben", "report", action="took 1 red")
        await scene.rest()
        assert scene.disk.writes[before:] == [True, False]

    play(stage, doing)


def test_what_a_seat_plans_unseen_changes_nothing_on_it(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await to_plan(scene)
        await choose(scene, "dashboard", channel)
        await scene.rest()
        edits = Edits(scene, channel)
        await scene.press("Ada", "No action")
        await scene.rest()
        assert not edits.at
        assert scene.disk.rows("SELECT MAX(seq) FROM entries") > [(1,)], "something was planned"

    play(stage, doing)


def test_it_is_the_same_message_after_a_restart_and_says_what_happened_meanwhile(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        before = board(channel).id
        await scene.slash("Ben", "start pebbles", deck="sorted", thread=False)
        scene.bot.kill()
        scene.bot.start()
        scene.bot.keep_dashboards()
        await scene.rest()
        assert board(channel).id == before
        assert "Pebbles" in board(channel).text

    play(stage, doing)


def test_a_deleted_one_is_posted_anew_once(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        scene.world.delete_message(board(channel))
        await begin(scene)
        again = board(channel).id
        await scene.slash("Ben", "report", action="took 1 red")
        await scene.rest()
        assert board(channel).id == again

    play(stage, doing)


def test_with_its_channel_gone_there_is_none_and_the_server_is_told(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        await begin(scene)
        scene.world.delete_channel(channel)
        await scene.slash("Ben", "report", action="took 1 red")
        await scene.rest()
        assert scene.disk.rows("SELECT board, message FROM servers") == [("", "")]
        assert sum("my dashboard was deleted" in one.text for one in scene.public) == 1

    play(stage, doing)


def test_while_the_bot_is_no_member_its_channel_is_not_taken_for_deleted(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        await scene.slash("Ben", "start pebbles", deck="sorted", thread=False)
        scene.bot.kill()
        assert isinstance(scene.disk, Disk)
        with closing(sqlite3.connect(scene.disk.path)) as db, db:
            db.execute("UPDATE servers SET gone = 1")
        edits = Edits(scene, channel)
        scene.bot.start()
        scene.bot.keep_dashboards()
        await scene.rest()
        assert not edits.at
        assert scene.disk.rows("SELECT board FROM servers") == [(str(channel.id),)]

    play(stage, doing)


def test_where_the_bot_may_not_write_there_is_none_and_the_other_stays(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        before = board(channel)
        closed = scene.world.add_channel("closed", scene.world.guild)
        closed.denied = bits("send_messages")
        public = len(scene.public)
        await choose(scene, "dashboard", closed)
        assert "I can't write there" in told(scene, "Ada")
        assert len(scene.public) == public, "nothing was changed, so nothing is told"
        await begin(scene)
        assert board(channel) is before
        assert "Pebbles" in before.text

    play(stage, doing)


def test_it_moves_and_goes(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        await choose(scene, "dashboard", other := scene.world.add_channel("other", scene.world.guild))
        assert not boards(channel)
        assert board(other)
        await choose(scene, "dashboard")
        await begin(scene)
        assert not boards(other)

    play(stage, doing)


def test_another_process_leaves_it_alone(stage: Stage) -> None:
    async def doing(scene: Scene, channel: Channel) -> None:
        await choose(scene, "dashboard", channel)
        scene.bot.context.dashboards._serves = lambda _: False
        edits = Edits(scene, channel)
        await begin(scene)
        assert not edits.at

    play(stage, doing)
