import asyncio
import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.log import bind, get_logger, setup_logs


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.contextvars.clear_contextvars()
    structlog.reset_defaults()


def test_a_json_line_is_one_object() -> None:
    out = io.StringIO()
    setup_logs("json", "info", out)
    get_logger().info("turn-saved", game="burgundy")
    line = json.loads(out.getvalue())
    assert line["event"] == "turn-saved"
    assert line["game"] == "burgundy"
    assert line["level"] == "info"
    assert line["logger"] == __name__
    assert line["timestamp"].endswith("Z")


def test_a_text_line_tells_the_same() -> None:
    out = io.StringIO()
    setup_logs("text", "info", out)
    get_logger().info("turn-saved", game="burgundy")
    (line,) = out.getvalue().splitlines()
    for part in ("info", "turn-saved", __name__, "game=burgundy"):
        assert part in line
    assert "\x1b" not in line


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_libraries_log_in_the_same_manner(log_format: str) -> None:
    out = io.StringIO()
    setup_logs("json" if log_format == "json" else "text", "info", out)
    logging.getLogger("discord.client").warning("shard %s is gone", 7)
    (line,) = out.getvalue().splitlines()
    assert "shard 7 is gone" in line
    assert "discord.client" in line
    assert line.startswith("{") == (log_format == "json")


def test_nothing_below_the_level_is_logged() -> None:
    out = io.StringIO()
    setup_logs("json", "warning", out)
    get_logger().info("quiet")
    logging.getLogger("discord").info("quiet")
    logging.getLogger("bot").info("quiet")
    assert out.getvalue() == ""


def test_debug_lines_of_libraries_are_never_shown() -> None:
    out = io.StringIO()
    setup_logs("json", "debug", out)
    for name in ("discord.gateway", "aiosqlite", "aiohttp.client"):
        logging.getLogger(name).debug("a whole message")
    get_logger().debug("ours")
    assert [json.loads(line)["event"] for line in out.getvalue().splitlines()] == ["ours"]


@pytest.mark.parametrize("key", ["token", "discord_token", "Token"])
def test_tokens_are_dropped(key: str) -> None:
    out = io.StringIO()
    setup_logs("json", "info", out)
    get_logger().info("login", **{key: "hush"}, user="me")
    logging.getLogger("discord").info("login", extra={key: "hush"})
    assert "hush" not in out.getvalue()
    assert "me" in out.getvalue()


def test_tokens_in_addresses_are_blotted_out() -> None:
    out = io.StringIO()
    setup_logs("text", "info", out)
    log = logging.getLogger("discord.http")
    log.warning("429 at %s", "https://discord.com/api/v10/webhooks/12/hush/messages/@original")
    log.warning("404 at %s", "https://discord.com/api/v10/interactions/34/hush/callback?with_response=1")
    assert "hush" not in out.getvalue()
    assert "/webhooks/12/…/messages/@original" in out.getvalue()
    assert "/interactions/34/…/callback?with_response=1" in out.getvalue()


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_traceback_shows_no_values(log_format: str) -> None:
    out = io.StringIO()
    setup_logs("json" if log_format == "json" else "text", "info", out)

    def fail(state: str) -> int:
        return len(state) // 0

    try:
        fail("hu" + "sh")
    except ZeroDivisionError:
        get_logger().exception("internal-error", id="e1")
    assert "ZeroDivisionError" in out.getvalue()
    assert "hush" not in out.getvalue()


async def test_session_and_entry_stay_with_their_task() -> None:
    out = io.StringIO()
    setup_logs("json", "info", out)
    log = get_logger()

    async def press(session: str, entry: int) -> None:
        bind(session=session, entry=entry)
        await asyncio.sleep(0)
        log.info("press")

    await asyncio.gather(press("aaaaaaaa", 1), press("bbbbbbbb", 2))
    logging.getLogger("bot").info("idle")
    first, second, idle = (json.loads(line) for line in out.getvalue().splitlines())
    assert (first["session"], first["entry"]) == ("aaaaaaaa", 1)
    assert (second["session"], second["entry"]) == ("bbbbbbbb", 2)
    assert "session" not in idle


def test_a_second_setup_takes_the_place_of_the_first() -> None:
    first, second = io.StringIO(), io.StringIO()
    setup_logs("json", "info", first)
    setup_logs("json", "info", second)
    get_logger().info("once")
    assert first.getvalue() == ""
    assert second.getvalue().count("once") == 1
