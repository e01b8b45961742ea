"""The image's steps make a bot that runs as nobody in particular, and writes into its volume alone."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from sandbox.driver import Sandbox
from tests.checks.image import Image, context, steps
from tests.checks.wheel import ROOT

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
MOUNTS = ("unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt")
ALONE = shutil.which("unshare") is not None and subprocess.run(MOUNTS, check=False).returncode == 0
"""Whether this machine lets a test have mounts of its own, as root can."""


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    """What the Dockerfile makes, where somebody else than root can look into it."""
    with TemporaryDirectory(prefix="automa-image-") as folder:
        Path(folder).chmod(0o755)
        made = Image(Path(folder))
        made.build()
        yield made


def test_no_secret_and_no_game_comes_into_it() -> None:
    assert {file.name for file in context()}.isdisjoint({".env", ".git", "data", "tests", ".venv"})
    assert all(file.exists() for file in context())


def test_what_builds_it_stays_out_of_it() -> None:
    taken = list(steps())
    after = taken[[name for name, _ in taken].index("FROM", 1) :]
    assert [rest.split()[-2] for name, rest in after if name == "COPY"] == ["/opt/automa", "/data"]
    assert "RUN" not in dict(after)
    user, group = dict(after)["USER"].split(":")
    assert int(user) > 0 < int(group)


@pytest.mark.slow
def test_without_a_token_it_says_what_to_do(image: Image) -> None:
    ran = image.run(*image.words("CMD"))
    assert ran.returncode == 2
    assert ran.stderr.startswith("DISCORD_TOKEN is missing: expected the bot's token, from https://")


@pytest.mark.slow
def test_its_health_is_asked_of_the_bot(image: Image) -> None:
    entry, *words = image.words("HEALTHCHECK")
    assert [entry] == image.words("ENTRYPOINT")
    ran = image.run(*words)
    assert ran.returncode == 1
    assert "the bot doesn't run" in ran.stderr


@pytest.mark.slow
@pytest.mark.wire
@pytest.mark.skipif(not ALONE, reason="mounts of its own need root")
async def test_it_plays_where_only_the_volume_can_be_written(image: Image) -> None:
    async with Sandbox() as sandbox:
        around = image.environment | {"DISCORD_TOKEN": sandbox.token, "DISCORD_API_BASE": sandbox.api_base}

        async def begun(*words: str) -> asyncio.subprocess.Process:
            return await asyncio.create_subprocess_exec(*image.contained(*words), env=around)

        bot = await begun(*image.words("ENTRYPOINT"), *image.words("CMD"))
        try:
            await sandbox.ready(60)
            ada, channel = sandbox.user("Ada"), sandbox.channel("general")
            await ada.slash(channel, "automa start burgundy", board="dealt")
            await sandbox.until(lambda: any(one.attachments for one in channel.messages(ada)), 60)
            await sandbox.until(image.volume.joinpath("health.json").exists, 60)
            asked = await begun(*image.words("HEALTHCHECK"))
            assert await asked.wait() == 0
            assert image.owners() == {image.user}
        finally:
            if bot.returncode is None:
                bot.terminate()
            assert await asyncio.wait_for(bot.wait(), 20) == 0


@pytest.mark.skipif(not ALONE, reason="mounts of its own need root")
@pytest.mark.slow
def test_the_stand_in_for_a_container_writes_nowhere_else(image: Image) -> None:
    """Or the test above would show nothing."""
    for place in (image.place("/opt/automa"), "/etc", str(ROOT), "/"):
        command = image.contained("touch", f"{place}/written")
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        assert ran.returncode == 1
        assert "written" in ran.stderr
    assert image.user != os.getuid()


def test_compose_runs_it_as_it_is_meant() -> None:
    service = COMPOSE["services"]["automa"]
    ends = dict(steps())
    assert service["read_only"] is True
    assert service["volumes"] == [f"games:{ends['VOLUME']}"]
    assert "games" in COMPOSE["volumes"]
    name, default = service["environment"]["DATABASE_URL"].strip("${}").split(":-")
    assert name == "DATABASE_URL", "what .env says would be overruled"
    assert f"DATABASE_URL={default}" in ends["ENV"]
    assert service["restart"] == "unless-stopped"
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert {name.lower() for name in service["environment"]} <= Settings.model_fields.keys()


def test_compose_lets_no_log_fill_the_disk() -> None:
    for service in COMPOSE["services"].values():
        assert service["logging"]["driver"] == "json-file"
        assert service["logging"]["options"].keys() == {"max-size", "max-file"}
