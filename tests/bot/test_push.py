"""The commands come to Discord however often it fails at first."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.presses import command_push as push
from bot.store.sqlite import SqliteStore
from bot.worker.line import Table
from bot.worker.workers import NO_TABLE, Workers
from engines.core.game.registry import games
from tests.commands import own_games

pytestmark = pytest.mark.slow


class Discord:
    """Takes the commands, after it has answered with these statuses; keeps how long the bot paused."""

    application_id = 7

    def __init__(self, *statuses: int) -> None:
        self.statuses = list(statuses)
        self.taken: list[Any] = []
        self.paused: list[float] = []

    async def request(self, route: Any, **options: Any) -> Any:
        assert route.path == "/applications/{application_id}/commands"
        assert route.url.endswith(f"/applications/{self.application_id}/commands")
        if self.statuses:
            status = self.statuses.pop(0)
            response: Any = SimpleNamespace(status=status, reason="")
            raise discord.HTTPException(response, {"code": 50035, "message": "Not like this"})
        self.taken.append(options["json"])

    async def sleep(self, seconds: float) -> None:
        self.paused.append(seconds)


async def pushed(to: Discord, store: SqliteStore, source: str = "present") -> None:
    await push.push_commands(to, to.application_id, source, store, to.sleep)


async def test_pauses_grow_while_discord_fails(store: SqliteStore) -> None:
    to = Discord(500, 429, 503)
    await pushed(to, store)
    assert to.taken[0][0]["name"] == "automa"
    assert to.paused == [2, 4, 8]


async def test_what_has_not_changed_is_not_pushed_again(store: SqliteStore) -> None:
    await pushed(Discord(), store)
    again = Discord()
    await pushed(again, store)
    assert (again.taken, again.paused) == ([], [])


async def test_at_a_first_start_nobody_waits_until_the_commands_are_made(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gives_up(_seconds: float) -> None:
        raise TimeoutError

    monkeypatch.setattr(push, "games", own_games)
    monkeypatch.setattr(push, "Workers", lambda idle, name: Workers(idle, 1, "tests.bot.dead_worker", name))
    to = Discord()
    monkeypatch.setattr(to, "sleep", gives_up)
    with pytest.raises(TimeoutError):
        await pushed(to, store)
    assert to.taken[0][0]["name"] == "automa"


async def test_commands_that_were_shipped_before_a_change_are_put_right(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "shipped_tree", lambda _: [{"name": "automa", "description": "As it was"}])
    to = Discord()
    await pushed(to, store)
    assert [one[0]["description"] for one in to.taken] == [
        "As it was",
        "Let an automa sit down at your table",
    ]


async def test_where_another_game_is_installed_too_all_commands_come_at_once(store: SqliteStore) -> None:
    assert own_games() != list(games())
    to = Discord()
    await pushed(to, store)
    assert len(to.taken) == 1


@pytest.mark.parametrize("status", [400, 401, 403])
async def test_a_refusal_is_told_with_what_discord_said_and_not_hammered(
    store: SqliteStore, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    to = Discord(status)
    await pushed(to, store)
    assert to.paused == [3600]
    assert to.taken
    told = capsys.readouterr()
    assert "Not like this" in told.out + told.err


async def test_no_pause_is_longer_than_an_hour(store: SqliteStore) -> None:
    to = Discord(*(500,) * 15)
    await pushed(to, store)
    assert to.paused[-2:] == [3600, 3600]


async def test_a_worker_that_fails_at_first_is_started_again(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    modules = ["tests.bot.dead_worker", "tests.bot.dead_worker", "bot.worker"]
    monkeypatch.setattr(push, "Workers", lambda idle, name: Workers(idle, 1, modules.pop(0), name))
    to = Discord()
    await pushed(to, store)
    assert (len(to.taken), to.paused) == (1, [2, 4])


async def test_a_worker_gets_more_time_at_each_try(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float] = []

    class Slow(Workers):
        async def do(
            self, task: str, head: Any, body: bytes, within: float, table: Table = NO_TABLE
        ) -> bytes:
            given.append(within)
            is_enough = within > 100
            return await super().do(task, head, body, within if is_enough else 0.0, table)

    monkeypatch.setattr(push, "Workers", Slow)
    to = Discord()
    await pushed(to, store)
    assert (given, len(to.taken)) == ([60, 120], 1)
