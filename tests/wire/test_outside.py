"""What is seen from outside of a bot that runs: its file, its calls, its figures."""

import json
import socket
from asyncio import to_thread
from urllib.request import urlopen

import pytest
from aiohttp import web

from sandbox.driver import Sandbox
from tests.wire.conftest import STOP_WITHIN, Bot, Table

pytestmark = [pytest.mark.wire, pytest.mark.slow]


async def test_a_bot_that_runs_is_seen_in_a_file_by_calls_and_in_figures(
    sandbox: Sandbox, idle_bot: Bot
) -> None:
    called = []

    async def hear(request: web.Request) -> web.Response:
        called.append(request.path)
        return web.Response()

    app = web.Application()
    app.router.add_get("/{rest:.*}", hear)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    def figures() -> str:
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            return str(answer.read().decode())

    health = idle_bot.folder / "health.json"
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/secret"
    await idle_bot.start(HEARTBEAT_URL=address, METRICS_PORT=str(port), PICTURES="on")
    await idle_bot.ready()
    await sandbox.until(lambda: bool(called) and health.exists(), STOP_WITHIN)
    assert called == ["/secret"]
    assert json.loads(health.read_text())["healthy"] is True
    table = Table(sandbox, idle_bot, sandbox.channel("general"))
    await table.start()
    await table.shows("")
    told = await to_thread(figures)
    for line in (
        'automa_presses_total{kind="start",outcome="done"} 1.0',
        "automa_answer_seconds_count 1.0",
        "automa_sessions_running 1.0",
        "automa_gateway_ready 1.0",
        "automa_healthy 1.0",
        'automa_database_seconds_count{work="write"}',
        'automa_pictures_total{outcome="drawn"}',
    ):
        assert line in told, line
    assert await idle_bot.stop() == 0
    assert not health.exists()
    assert "secret" not in idle_bot.logged()
    await runner.cleanup()
