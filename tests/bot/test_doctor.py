"""What each check of `automa doctor` finds where something is wrong, and what it tells whom."""

import json
import os
import time
from collections.abc import AsyncIterator
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.backups.proof import Proof, note
from bot.doctor import program
from bot.doctor.application import application, clock, has
from bot.doctor.channels import channels
from bot.doctor.database import database
from bot.doctor.examine import safely
from bot.doctor.finding import Finding, Level, worst
from bot.doctor.report import as_json, as_text, for_an_issue, summary
from bot.settings import Settings
from bot.store import health, migrate
from bot.store.backup import backup
from bot.store.migrate import upgrade
from bot.store.sqlite import SqliteStore
from bot.wire.discord_parts import Route
from bot.wire.permissions import granted
from bot.wire.plain_http import PlainHttp
from sandbox.driver import Sandbox
from tests.bot.rows import other

NOW = 1_700_000_000.0
SEND, ADMINISTRATOR = 1 << 11, 1 << 3


def only(findings: list[Finding], check: str) -> Finding:
    (found,) = [one for one in findings if one.check == check]
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir(0o700)
    path = folder / "automa.db"
    upgrade(f"sqlite:///{path}")
    return path


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as running:
        yield running


@pytest.fixture
async def http(sandbox: Sandbox) -> AsyncIterator[PlainHttp]:
    async with PlainHttp(sandbox.api_base, sandbox.token) as open_one:
        yield open_one


async def run_in(path: Path, guild: int, channel: int) -> None:
    """Let a game run in a channel."""
    store = SqliteStore(path)
    await store.open()
    await store.create(*other(str(channel)[-8:], str(channel), guild=str(guild)), 100)
    await store.close()


async def seen(path: Path, http: PlainHttp | None) -> list[Finding]:
    return [one async for one in channels(f"sqlite:///{path}", http)]


def test_a_sound_database_with_a_backup_that_was_used_holds(path: Path) -> None:
    note(backup(f"sqlite:///{path}"), Proof())
    assert worst(database(path)) == Level.HOLDS


def test_without_a_backup_it_says_how_to_make_one(path: Path) -> None:
    found = only([*database(path)], "backup")
    assert found.level == Level.WARNING
    assert "automa db backup" in found.mend


def test_a_backup_that_is_a_month_old_is_told(path: Path) -> None:
    copy = backup(f"sqlite:///{path}")
    then = time.time() - 30 * 86_400
    os.utime(copy, (then, then))
    found = only([*database(path)], "backup")
    assert (found.level, found.where) == (Level.WARNING, str(copy.resolve()))
    assert "30 days" in found.says


def test_what_others_can_read_is_named_and_left_as_it_is(path: Path) -> None:
    path.chmod(0o644)
    found = only([*database(path)], "modes")
    assert (found.level, found.where) == (Level.WARNING, str(path.resolve()))
    assert path.stat().st_mode & 0o777 == 0o644


def test_a_damaged_database_is_a_fault(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[8192:12288] = b"\xff" * 4096
    path.write_bytes(content)
    assert worst(database(path)) == Level.FAULT


def test_another_programs_file_is_a_fault_and_is_not_touched(tmp_path: Path) -> None:
    theirs = tmp_path / "notes.txt"
    theirs.write_text("buy milk")
    (found,) = database(theirs)
    assert found.level == Level.FAULT
    assert str(tmp_path) not in found.says
    assert [one.name for one in tmp_path.iterdir()] == ["notes.txt"]


def test_another_users_database_is_not_opened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "is_anothers", lambda _: True)
    (found,) = database(path)
    assert found.level == Level.WARNING
    assert "chown" in found.mend


@pytest.mark.parametrize(("copies", "level"), [(0.5, Level.FAULT), (1.5, Level.WARNING), (3, Level.HOLDS)])
def test_room_for_a_copy_is_looked_for(
    path: Path, monkeypatch: pytest.MonkeyPatch, copies: float, level: Level
) -> None:
    monkeypatch.setattr(health, "room", lambda _: int(health.size(path) * copies))
    assert only([*database(path)], "space").level == level


def test_a_database_of_another_version_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = migrate.shipped()
    monkeypatch.setattr(migrate, "shipped", lambda: [*known, "9999_later"])
    found = only([*database(path)], "version")
    assert (found.level, "9999_later" in found.says) == (Level.WARNING, True)
    monkeypatch.setattr(migrate, "shipped", lambda: known[:-1])
    found = only([*database(path)], "version")
    assert (found.level, known[-1] in found.says) == (Level.FAULT, True)


def test_before_the_first_start_nothing_is_made(tmp_path: Path) -> None:
    assert worst(database(tmp_path / "later" / "automa.db")) == Level.HOLDS
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize(
    ("off", "level"), [(1, Level.HOLDS), (20, Level.WARNING), (-20, Level.WARNING), (-3600, Level.FAULT)]
)
def test_the_clock_is_compared_with_discords(off: float, level: Level) -> None:
    found = clock(formatdate(NOW, usegmt=True), NOW + off)
    assert found.level == level
    if off == -3600:
        assert "3600 seconds behind" in found.says


def test_an_answer_without_a_date_tells_nothing_of_the_clock() -> None:
    assert clock("", NOW).level == Level.UNKNOWN


def test_commands_are_the_same_though_discord_leaves_out_defaults() -> None:
    sent = {"name": "automa", "options": [{"name": "seed", "required": False}]}
    stored = {"id": "1", "name": "automa", "options": [{"name": "seed"}], "nsfw": False}
    assert has(stored, sent)
    assert not has(stored, sent | {"options": []})
    assert not has(stored, sent | {"description": "Sit down"})


async def test_a_look_alike_that_has_all_holds_but_for_the_commands(http: PlainHttp) -> None:
    found = [one async for one in application(http)]
    assert {one.check for one in found if one.level != Level.HOLDS} == {"commands"}
    assert "1000 of 1000" in only(found, "identifies").says


async def test_a_wrong_token_is_one_fault_and_the_rest_is_unknown(sandbox: Sandbox) -> None:
    async with PlainHttp(sandbox.api_base, "wrong") as http:
        found = [one async for one in application(http)]
    assert [(one.check, one.level) for one in found if one.level != Level.UNKNOWN] == [("token", Level.FAULT)]
    assert "Reset Token" in only(found, "token").mend


async def test_without_a_network_each_check_of_discord_says_so(path: Path) -> None:
    await run_in(path, 1, 2)
    async with PlainHttp("http://127.0.0.1:9/api/v10", "token") as http:
        found = [*[one async for one in application(http)], *await seen(path, http)]
    assert {one.level for one in found} == {Level.UNKNOWN}
    assert all("could not be reached" in one.says for one in found)


async def answered(**answers: Any) -> list[Finding]:
    """Return what is found where Discord answers so, by the last part of the path."""
    plain = {"me": {"id": "5", "username": "automa", "name": "Automa", "flags": 0}}

    async def answer(request: web.Request) -> web.Response:
        told = (plain | answers).get(request.path.rpartition("/")[2].lstrip("@"))
        return web.json_response({"message": "404"} if told is None else told, status=200 if told else 404)

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    try:
        async with PlainHttp(f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10", "token") as http:
            return [one async for one in application(http)]
    finally:
        await runner.cleanup()


def logins(left: int) -> dict[str, Any]:
    limit = {"total": 1000, "remaining": left, "reset_after": 7_200_000, "max_concurrency": 1}
    return {"url": "wss://", "shards": 1, "session_start_limit": limit}


async def test_a_check_that_fails_itself_stops_no_other() -> None:
    async def broken() -> AsyncIterator[Finding]:
        yield FOUND[0]
        raise KeyError("hush")

    found = [one async for one in safely("clock", broken())]
    assert [one.level for one in found] == [Level.HOLDS, Level.UNKNOWN]
    assert "KeyError" in found[1].says
    assert "hush" not in found[1].says


@pytest.mark.parametrize(("left", "level"), [(0, Level.FAULT), (40, Level.WARNING), (900, Level.HOLDS)])
async def test_few_logins_are_told_before_there_are_none(left: int, level: Level) -> None:
    found = only(await answered(bot=logins(left)), "identifies")
    assert found.level == level
    assert f"{left} of 1000 logins are left, all of them again in 120 minutes" in found.says


async def test_logins_that_nobody_tells_are_unknown() -> None:
    assert only(await answered(), "identifies").level == Level.UNKNOWN


async def test_presses_that_go_to_an_address_are_a_fault() -> None:
    about = {"id": "5", "username": "a", "flags": 0, "interactions_endpoint_url": "https://elsewhere.example"}
    found = only(await answered(me=about), "application")
    assert found.level == Level.FAULT
    assert "Interactions Endpoint URL" in found.mend


async def test_a_privileged_intent_is_not_needed() -> None:
    about = {"id": "5", "username": "a", "flags": 1 << 19}
    found = only(await answered(me=about), "intents")
    assert found.level == Level.HOLDS
    assert "message content can be switched off" in found.says


async def test_a_channel_where_the_bot_may_do_all_holds(
    path: Path, sandbox: Sandbox, http: PlainHttp
) -> None:
    await run_in(path, sandbox.guild.id, sandbox.channel("general").id)
    assert worst(await seen(path, http)) == Level.HOLDS


@pytest.mark.parametrize(
    ("permission", "level", "told"),
    [
        ("view_channel", Level.FAULT, "View Channel"),
        ("send_messages", Level.FAULT, "Send Messages"),
        ("attach_files", Level.WARNING, "Attach Files"),
        ("read_message_history", Level.WARNING, "Read Message History"),
    ],
)
async def test_a_permission_that_lacks_is_named_with_its_channel(
    path: Path, sandbox: Sandbox, http: PlainHttp, permission: str, level: Level, told: str
) -> None:
    table, quiet = sandbox.channel("general"), sandbox.channel("quiet-corner")
    await run_in(path, sandbox.guild.id, table.id)
    await run_in(path, sandbox.guild.id, quiet.id)
    sandbox.deny(table, permission)
    (found,) = await seen(path, http)
    assert (found.level, found.guild, found.channel) == (level, str(sandbox.guild.id), str(table.id))
    assert told in found.says


async def test_in_a_thread_other_permissions_count(path: Path, sandbox: Sandbox, http: PlainHttp) -> None:
    table = sandbox.channel("general")
    route = Route("POST", "/channels/{channel_id}/threads", channel_id=table.id)
    thread = await http.request(route, json={"name": "A game", "type": 11})
    await run_in(path, sandbox.guild.id, int(thread["id"]))
    sandbox.deny(table, "send_messages")
    assert worst(await seen(path, http)) == Level.HOLDS
    sandbox.deny(table, "send_messages_in_threads")
    (found,) = await seen(path, http)
    assert "Send Messages in Threads" in found.says


async def test_a_deleted_channel_and_a_server_that_was_left_are_told(
    path: Path, sandbox: Sandbox, http: PlainHttp
) -> None:
    other = sandbox.add_guild("Elsewhere", "hall")
    gone = sandbox.channel("general")
    await run_in(path, other.id, sandbox.channel("hall").id)
    await run_in(path, sandbox.guild.id, gone.id)
    sandbox.delete_channel(gone)
    (found,) = [one for one in await seen(path, http) if one.level != Level.HOLDS]
    assert (found.channel, "was deleted" in found.says) == (str(gone.id), True)
    sandbox.kick()
    (found,) = [one for one in await seen(path, http) if one.level != Level.HOLDS]
    assert (found.guild, "isn't in any more" in found.says) == ("", True)


async def test_drawing_that_is_off_is_no_fault() -> None:
    settings = Settings.model_validate({"discord_token": "t", "pictures": "off"})
    assert (await program.drawing(settings)).level == Level.HOLDS


async def test_pictures_with_letters_are_drawn() -> None:
    assert (await program.drawing(None)).level == Level.HOLDS
    assert program.fonts().level == Level.HOLDS


async def test_without_its_fonts_a_picture_has_no_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.core.picture.font.FONT_FILES", (Path("/nowhere/Inter.otf"),))
    assert program.fonts().level == Level.FAULT
    found = await program.drawing(None)
    assert (found.level, "no letters" in found.says) == (Level.FAULT, True)


def test_settings_tell_where_they_come_from_and_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("DISCORD_TOKEN=hush\nWORKERS=2\n")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", "sqlite:////home/ada/automa.db")
    given = {"workers": 2, "heartbeat_url": "http://ping/hush", "health_folder": "/home/ada/hush"}
    given |= {"faults_to": "Ada <ada@hush.example>", "discord_rest_proxy": "http://proxy.hush:8080"}
    loaded = Settings.model_validate({"discord_token": "hush", **given})
    says = program.settings(loaded, ()).says
    assert "WORKERS=2 (.env)" in says
    assert "DISCORD_TOKEN=set (.env)" in says
    assert "DATABASE_URL=sqlite:///... (environment)" in says
    assert "LOG_LEVEL=info (default)" in says
    assert "HEARTBEAT_URL=set" in says
    assert "HEALTH_FOLDER=set" in says
    assert "FAULTS_TO=set" in says
    assert "DISCORD_REST_PROXY=set" in says
    assert "hush" not in says


FOUND = [
    Finding("clock", Level.HOLDS, "it agrees"),
    Finding("channels", Level.FAULT, "it lacks that in 123456789012345678", "No table.", "Allow it.", "hall"),
    Finding("space", Level.WARNING, "in /home/ada/games hush is said", "Soon.", "Make room.", "/home/ada"),
]


def test_the_worst_counts() -> None:
    assert worst(FOUND) == Level.FAULT
    assert summary(FOUND) == "1 fault, 1 warning, 1 holds."
    assert summary(FOUND[:1]) == "All 1 checks hold."


def test_a_fault_is_told_with_what_it_means_and_what_mends_it() -> None:
    told = as_text(FOUND[1])
    assert [line.split()[0] for line in told.splitlines()] == ["FAULT", "where", "means", "mend"]
    assert "Allow it." in told


def test_json_says_all_of_it_and_can_be_read_back() -> None:
    told = json.loads(as_json(FOUND))
    assert told["worst"] == "fault"
    assert [Finding.of_json(one) for one in told["findings"]] == FOUND


def test_what_goes_into_an_issue_names_nobody() -> None:
    told = for_an_issue(FOUND, ["hush"])
    assert "it lacks that in ..." in told
    for hidden in ("123456789012345678", "ada", "hush", "hall"):
        assert hidden not in told


@pytest.mark.parametrize(
    ("roles", "overwrites", "may"),
    [
        ({"1": SEND}, [], True),
        ({"1": 0}, [], False),
        ({"1": 0, "2": SEND}, [], True),
        ({"1": SEND}, [("1", 0, SEND)], False),
        ({"1": SEND}, [("1", 0, SEND), ("2", SEND, 0)], True),
        ({"1": SEND}, [("2", 0, SEND), ("3", SEND, 0)], True),
        ({"1": SEND}, [("2", SEND, 0), ("9", 0, SEND)], False),
        ({"1": SEND}, [("7", 0, SEND)], True),
        ({"1": 0, "2": ADMINISTRATOR}, [("9", 0, SEND)], True),
    ],
)
def test_roles_count_first_then_what_the_channel_says_of_them_and_of_the_bot(
    roles: dict[str, int], overwrites: list[tuple[str, int, int]], may: bool
) -> None:
    guild = {"id": "1", "owner_id": "8", "roles": [{"id": one, "permissions": roles[one]} for one in roles]}
    channel = {
        "permission_overwrites": [
            {"id": id_, "allow": str(allow), "deny": str(deny)} for id_, allow, deny in overwrites
        ]
    }
    member = {"user": {"id": "9"}, "roles": ["2", "3"]}
    assert granted(guild, member, channel).send_messages == may
