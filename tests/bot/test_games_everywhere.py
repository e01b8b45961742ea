"""`/automa games` in a message to the bot: one's games on all servers; what can't be done among people."""

from typing import Any

import pytest

from sandbox.calls import COMMAND, Call
from sandbox.commands import fill, find_entry
from sandbox.json import Json
from sandbox.payloads import user_json
from tests.bot.stage import Stage, play
from tests.faults.scene import Scene

TO_THE_BOT, AMONG_PEOPLE = 1, 2


def private(scene: Scene, person: str, context: int) -> Json:
    """Return in what an interaction in messages to the bot, or among people, differs from one on a server."""
    user = scene.people[person].user
    return {
        "guild_id": None,
        "guild": None,
        "member": None,
        "user": user_json(user),
        "channel_id": str(user.id),
        "channel": {"id": str(user.id), "type": 1},
        "context": context,
    }


async def tell(scene: Scene, person: str, command: str, context: int = TO_THE_BOT, **options: Any) -> Call:
    """Use a command in a message to the bot, or among people."""
    entry = find_entry(scene.world, scene.world.guild, f"automa {command}", "en-US")
    values, resolved = fill(scene.world, scene.world.guild, entry, options, locale="en-US")
    data = entry.data(scene.world.guild, values, resolved) | {"guild_id": None}
    user, forged = scene.people[person].user, private(scene, person, context)
    call = await scene.wires.interactions.begin(COMMAND, user, scene.channel, data, forged=forged)
    await scene.rest()
    return call


async def answer(scene: Scene, person: str, command: str, context: int = TO_THE_BOT) -> str:
    message = (await tell(scene, person, command, context)).message
    assert message is not None
    return message.text


def test_it_lists_the_games_of_all_servers(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        here = scene.channel
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.rest()
        scene.world.add_guild("Another table", ("there",))
        scene.channel = next(iter([*scene.world.guilds.values()][1].channels.values()))
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.rest()
        told = await answer(scene, "Ada", "games")
        assert "on all servers" in told
        assert f"<#{here.id}>" in told
        assert f"<#{scene.channel.id}>" in told
        assert "no game on any server" in await answer(scene, "Ben", "games")
        await scene.slash("Ada", "games")
        assert f"<#{here.id}>" not in scene.own("Ada")[0].text, "on a server it lists the games of that one"

    play(stage, doing)


def test_a_game_whose_channel_is_gone_is_named_but_not_shown_there(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.rest()
        gone, scene.channel = scene.channel, [*scene.world.guild.channels.values()][1]
        scene.world.delete_channel(gone)
        told = {"id": str(gone.id), "guild_id": str(gone.guild.id)}
        scene.bot._ear.servers.heard["CHANNEL_DELETE"](told)
        message = (await tell(scene, "Ada", "games")).message
        assert message is not None
        assert "its channel was deleted" in message.text
        assert not message.buttons

    play(stage, doing)


def test_what_is_kept_of_a_person_is_told_there_too(stage: Stage) -> None:
    async def doing(scene: Scene) -> None:
        await scene.slash("Ada", "start pebbles", deck="sorted")
        await scene.rest()
        assert "Games you sat in: 1" in await answer(scene, "Ada", "privacy")

    play(stage, doing)


@pytest.mark.parametrize("command", ["start pebbles", "settings", "cards", "turn", "status", "end", "export"])
def test_what_belongs_to_a_server_says_so(stage: Stage, command: str) -> None:
    async def doing(scene: Scene) -> None:
        assert "No game is played here" in await answer(scene, "Ada", command, AMONG_PEOPLE)
        assert not scene.disk.rows("SELECT * FROM sessions")

    play(stage, doing)
