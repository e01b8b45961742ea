import asyncio
import json
import os
import re
import select
import signal
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.wire.conftest import Bot, Table

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def test_replay_names_the_first_entry_that_differs(table: Table, tmp_path: Path) -> None:
    await table.start(deck="shuffled")
    await table.slash("turn")
    sure = await table.slash("end")
    assert sure.message is not None
    await table.press(sure.message, "End the game")
    file = tmp_path / "game.json"
    ran = await table.bot.command("export", table.session, "--to", str(file))
    assert ran.returncode == 0
    document = json.loads(file.read_text())
    document["entries"][1]["said"][0][1] = 7
    file.write_text(json.dumps(document))
    ran = await table.bot.command("replay", str(file))
    assert ran.returncode == 1
    assert "Entry 2: the answers or draws differ." in ran.stderr


async def test_replay_of_what_is_no_export_is_one_line(bot: Bot, tmp_path: Path) -> None:
    file = tmp_path / "junk.json"
    file.write_bytes(b"\xff\xfe{")
    ran = await bot.command("replay", str(file))
    assert ran.returncode == 2
    assert len(ran.stderr.splitlines()) == 1


async def test_export_of_an_unknown_session(bot: Bot) -> None:
    ran = await bot.command("export", "nonesuch")
    assert ran.returncode == 1
    assert ran.stderr == "There is no session nonesuch.\n"


async def test_export_without_a_session_lists_those_that_run(table: Table) -> None:
    await table.start()
    ran = await table.bot.command("export")
    assert ran.returncode == 0
    assert [line.split()[:2] for line in ran.stdout.splitlines()] == [[table.session, "pebbles"]]


async def test_export_while_the_game_runs_has_no_seed(table: Table) -> None:
    await table.start(seed="hush hush", deck="shuffled")
    ran = await table.bot.command("export", table.session)
    assert json.loads(ran.stdout)["session"] == table.session
    assert "hush" not in ran.stdout


async def test_database_commands(bot: Bot) -> None:
    assert (await bot.command("db", "upgrade")).stdout == "The database is up to date.\n"
    ran = await bot.command("db", "backup")
    assert ran.returncode == 0
    made = Path(ran.stdout.strip())
    assert sorted(bot.folder.glob("automa.db.backup-*")) == [made, Path(f"{made}.proof")]
    assert ran.stderr.startswith(f"{made.name} is proved: ")
    assert (await bot.command("db", "prove", str(made))).stderr == ran.stderr
    assert (await bot.command("db", "prove", "nothing.db")).returncode == 1


async def test_scenarios_are_checked(bot: Bot, tmp_path: Path) -> None:
    file = tmp_path / "rules.yaml"
    file.write_text(
        """
game: pebbles
scenarios:
  - scenario: The automa takes from the largest pile
    rules: [pebbles.3]
    given: {options: {deck: sorted}}
    when: [turn]
    chance: [{die: 3}, {card: plain}]
    then: {state: {automa: 3, piles: {red: 1}}}
""",
        encoding="utf-8",
    )
    ran = await bot.command("scenario", str(file))
    assert (ran.returncode, ran.stdout) == (0, "1 scenarios, 0 failed.\n")
    file.write_text(file.read_text().replace("automa: 3", "automa: 4"), encoding="utf-8")
    ran = await bot.command("scenario", str(file))
    assert ran.returncode == 1
    assert "The automa takes from the largest pile" in ran.stderr
    file.write_text("scenarios: [", encoding="utf-8")
    ran = await bot.command("scenario", str(file))
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr


async def test_the_sandbox_needs_no_token_and_says_where_it_is_once_the_bot_is_there(bot: Bot) -> None:
    environment = bot.for_sandbox
    environment["LOG_LEVEL"] = "warning"
    # What is set for Discord itself is not for the sandbox.
    at_discord = "DISCORD_REST_PROXY=http://127.0.0.1:9\nSHARD_COUNT=4\nSHARD_IDS=1\n"
    (bot.folder / ".env").write_text(at_discord)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "sandbox",
        env=environment,
        cwd=bot.folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        assert b"forgotten when it stops" in await asyncio.wait_for(process.stdout.readline(), 15)
        line = (await asyncio.wait_for(process.stdout.readline(), 15)).decode()
        page = re.findall(r"http://127\.0\.0\.1:\d+/", line)[0]
        world = await asyncio.to_thread(_world_of, page)
        assert world["bot"]["online"]
        assert world["commands"]
    finally:
        process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), 20) == 0
        await process.communicate()


async def test_the_sandbox_refuses_a_database_and_leaves_it_alone(bot: Bot) -> None:
    theirs = bot.folder / "theirs.db"
    theirs.write_text("buy milk")
    before = theirs.stat()
    environment = bot.for_sandbox
    environment["DATABASE_URL"] = f"sqlite:///{theirs}"
    for words in (("sandbox",), ("run", "--or-sandbox")):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", *words),
            env=environment,
            cwd=bot.folder,
            stderr=asyncio.subprocess.PIPE,
        )
        _, told = await asyncio.wait_for(process.communicate(), 15)
        assert process.returncode == 2
        assert b"Nothing was started" in told
        assert len(told.splitlines()) == 1
    after = theirs.stat()
    assert theirs.read_text() == "buy milk"
    assert (after.st_mode, after.st_mtime_ns) == (before.st_mode, before.st_mtime_ns)
    assert list(bot.folder.glob("theirs*")) == [theirs]


def heed_hangup() -> None:
    """Let a process be ended by a hangup: tests that run under nohup would hand on that it is ignored."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.mark.parametrize("signum", [signal.SIGHUP, signal.SIGTERM, signal.SIGKILL])
async def test_however_the_sandbox_ends_no_process_is_left(bot: Bot, signum: signal.Signals) -> None:
    environment = bot.for_sandbox
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox"),
        env=environment,
        cwd=bot.folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        preexec_fn=heed_hangup,
    )
    assert process.stdout is not None
    for _ in range(2):
        assert await asyncio.wait_for(process.stdout.readline(), 15)
    ends = _ends_of_children(process.pid)
    assert ends
    process.send_signal(signum)
    await asyncio.wait_for(process.wait(), 20)
    for one in ends:
        over, _, _ = await asyncio.to_thread(select.select, [one], [], [], 20)
        os.close(one)
        assert over
    await process.communicate()


def _ends_of_children(pid: int) -> list[int]:
    """Return a file for each process that a process has started: it can be read once that is over."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [os.pidfd_open(int(one)) for one in children]


def _world_of(page: str) -> dict[str, dict[str, bool]]:
    """Return what the page is shown: it is told the token that it shows."""
    with urllib.request.urlopen(page) as response:
        token = re.findall('name="page-token" content="(.+?)"', response.read().decode())[0]
    request = urllib.request.Request(f"{page}sandbox/api/world", headers={"Page-Token": token})
    with urllib.request.urlopen(request) as response:
        answer: dict[str, dict[str, bool]] = json.load(response)
    return answer
