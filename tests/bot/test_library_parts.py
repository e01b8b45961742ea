"""What the bot uses of its libraries beyond their documentation is still there, and still what it was.

Each part lies in one file, which says what it is for. If a test fails after an upgrade, that file needs
another way, or the library stays at its version.
"""

import inspect
import re
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import aiosqlite
import discord
import pytest
from babel import localedata

ROOT = Path(__file__).parents[2]
DISCORD = ("discord.py", "bot/wire/discord_parts.py")
AIOSQLITE = ("aiosqlite", "bot/store/writer.py")
FLUENT = ("fluent.runtime", "bot/words/bundle.py")
IT: Any = object()
"""Stands for any value, also for the object whose method it is."""
NAMES = (
    (DISCORD, "discord.http:Route.BASE"),
    (DISCORD, "discord.gateway:DiscordWebSocket.DEFAULT_GATEWAY"),
    (DISCORD, "discord:VoiceClient.warn_nacl"),
    (DISCORD, "discord:VoiceClient.warn_dave"),
)
CALLS: tuple[tuple[tuple[str, str], str, tuple[Any, ...], dict[str, Any]], ...] = (
    (DISCORD, "discord.http:Route", ("GET", "/channels/{channel_id}"), {"channel_id": "1"}),
    (DISCORD, "discord.http:HTTPClient.request", (IT, IT), {"form": [], "params": {}}),
    (DISCORD, "discord.http:HTTPClient.request", (IT, IT), {"json": {}}),
    (DISCORD, "discord.http:HTTPClient.close", (IT,), {}),
    (DISCORD, "discord.http:HTTPClient.get_bot_gateway", (IT,), {}),
    (DISCORD, "discord.http:HTTPClient.ws_connect", (IT, "wss://"), {"compress": 0}),
    (DISCORD, "discord:AutoShardedClient.launch_shards", (IT,), {}),
    (DISCORD, "discord:AutoShardedClient.launch_shard", (IT, IT, 0), {"initial": True}),
    (AIOSQLITE, "aiosqlite:Connection._execute", (IT, IT, IT), {}),
    (FLUENT, "fluent.runtime:FluentBundle._get_babel_locale", (IT,), {}),
    (FLUENT, "fluent.runtime.resolver:CurrentEnvironment", (), {"args": {}}),
    (FLUENT, "fluent.runtime.resolver:ResolverEnvironment", (), {"context": IT, "current": IT, "errors": []}),
)
HOMES = {
    r"discord\.(http|gateway|webhook|state|shard|utils)": "bot/wire/discord_parts.py",
    "aiosqlite": "bot/store/writer.py",
    r"(fluent\.runtime|babel)": "bot/words/bundle.py",
}


def part(owner: tuple[str, str], path: str) -> Any:
    """Return a part of a library, or fail and name it."""
    library, home = owner
    module, names = path.split(":")
    try:
        found: Any = import_module(module)
        for name in names.split("."):
            found = getattr(found, name)
    except (ImportError, AttributeError):
        pytest.fail(f"{library} {version(library)} has no {path} any more, which {home} uses")
    return found


@pytest.mark.parametrize(("owner", "path"), NAMES)
def test_the_name_is_there(owner: tuple[str, str], path: str) -> None:
    part(owner, path)


@pytest.mark.parametrize(("owner", "path", "args", "named"), CALLS)
def test_it_is_called_as_before(
    owner: tuple[str, str], path: str, args: tuple[Any, ...], named: dict[str, Any]
) -> None:
    library, home = owner
    signature = inspect.signature(part(owner, path))
    try:
        signature.bind(*args, **named)
    except TypeError as fault:
        pytest.fail(f"{library} {version(library)}: {path}{signature}: {fault}, as {home} calls it")


@pytest.mark.parametrize("path", ["http.request", "_connection.parsers", "_connection._get_websocket"])
def test_a_client_has_it(path: str) -> None:
    found: Any = discord.AutoShardedClient(intents=discord.Intents.none())
    library, home = DISCORD
    for name in path.split("."):
        found = getattr(found, name, None)
        assert found is not None, (
            f"{library} {version(library)} has no Client.{path} any more, as {home} uses it"
        )
    assert path != "_connection.parsers" or {"READY", "RESUMED", "INTERACTION_CREATE"} <= set(found)


@pytest.mark.parametrize(
    ("owner", "name"), [("DiscordWebSocket", "_keep_alive"), ("KeepAliveHandler", "_last_ack")]
)
def test_a_gateway_notes_what_was_acknowledged(owner: str, name: str) -> None:
    library, home = DISCORD
    made = inspect.getsource(part(DISCORD, f"discord.gateway:{owner}.__init__"))
    assert f"self.{name}:" in made, f"{library} {version(library)} has no {name} any more, as {home} uses it"


async def test_aiosqlite_does_work_in_one_go_and_returns_what_it_returns() -> None:
    async with aiosqlite.connect(":memory:") as db:
        done = await db._execute(lambda one, other: (one, other), 1, 2)  # type: ignore[no-untyped-call]
    assert done == (1, 2), (
        "aiosqlite's Connection._execute, which bot/store/writer.py uses, does something else"
    )


def test_a_bundle_loads_no_locale_data(monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.words.bundle import Bundle

    def load(*_: object, **__: object) -> None:
        pytest.fail("FluentBundle asks Babel and not _get_babel_locale, which bot/words/bundle.py relies on")

    monkeypatch.setattr(localedata, "load", load)
    Bundle("en")


def test_a_private_part_is_used_in_these_files_only() -> None:
    marked = (file for file in (ROOT / "bot").rglob("*.py") if "# noqa: SLF001" in file.read_text("utf-8"))
    own = "bot/words/words.py"  # a copy of itself
    assert {file.relative_to(ROOT).as_posix() for file in marked} <= {DISCORD[1], AIOSQLITE[1], own}


@pytest.mark.parametrize(("modules", "home"), HOMES.items())
def test_no_other_file_imports_it(modules: str, home: str) -> None:
    importing = re.compile(rf"^\s*(?:from|import) {modules}\b", re.MULTILINE)
    files = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "bot").rglob("*.py")
        if importing.search(file.read_text(encoding="utf-8"))
    }
    assert files == {home}
